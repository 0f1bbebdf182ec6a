### The words of the drawings of Craftsmen, English: the town, market, granary, fair and harbour.
###
### Every language has the same keys with the same arguments.

## The town

town-title = Town
town-now = now
town-done = done
town-closed = Closed in winter
town-everybody = Everybody acts, in turn order
# $n, $most (numbers): assistants in a building
town-count = { $n } of { $most }
town-pool = pool
# $who: names, perhaps none
town-picture = Used the privilege: { $who }
# What a town building does, in the few words that have room on it. $n (number): work points of the year
town-does-bankers = Gain 4 capital, drop 2
town-does-builders = Build up to 2 cards
town-does-notary = Buy or auction a card
town-does-craft_guild = { work-points }
town-does-merchants = Buy from the granary
town-does-town_hall = Token, or change order
# What its privilege adds
town-privilege-bankers = drop only 1
town-privilege-builders = one need not match
town-privilege-notary = sift 3 of a pile
town-privilege-craft_guild = 2 raw for 1 point
town-privilege-merchants = pay by fair cube

## A queue space: what stands under it, and what is said about going there

queue-price-free = free
queue-price-own = own
# between a card and points: either
queue-or = or
queue-empty = empty
queue-struck = closed with 2 players
# $town, $space: their names; $who: the names of those who stand there, or queue-empty
queue-label = { $town }, { $space }: { $who }
send-free = free of charge
send-own = on your own assistant, free of charge
# $name: whose assistant is covered; $n (number): points
send-fee = on { $name }, who gets a capital card or { points }
send-draws = on { $name }, who draws a capital card; it costs you nothing
# $n (number): how many act there before and with this one
send-acts = number { $n } to act here
send-privilege = with the privilege

## The calendar and the turn order

# $n, $of (numbers): years
calendar-year = Year { $n } of { $of }
calendar-start = start of the game
calendar-over = the game is over
order-now = order
order-next = next season
# $n (number): place; $name: who
order-place = { $n }: { $name }
order-you = you
order-asked = asked now
order-passed = has passed

## Market, granary, fair, harbour

market-faces = Market and planner
market-capital = capital
# $card: its name; $n (number): what it costs to buy
market-card = { $card }, price { $n }
# $tier: basic, extended, advanced; $n (number): cards in its pile
market-tier = { $tier }: { $n } left in the pile
market-none = No card
market-face-up = Face up: { $capital }
market-pile = Draw pile: { $n }
market-used = Discard pile: { $n }
market-used-short = used
granary-remark = the lower one is sold first
# $good; $lower, $upper: whose markers lie there
granary-row = { $good }. Lower: { $lower }. Upper: { $upper }
fair-remark = a cube may stand for any raw material
# $name: whose stall; $n, $most (numbers): cubes
fair-stall = Stall of { $name }: { $n } of { $most }
harbour-title = Harbour
harbour-bonus = for the first whole line
# $good; $n (number): points of a marker; $who: whose markers
ship-shelf = { $good } ({ points }): { $who }
# $token: its name; $name: who has it
bonus-taken = { $token }: { $name } has it

## Cards: what stands beside a number

card-privilege = Privilege:
card-cost = costs to build
card-price = price to buy
card-vp = points for making it
card-work = work points, all that goes into it included
card-bonus = bonus token
card-mayor = capital cards the mayor draws
card-cards = cards in the game
card-pile = cards left in the pile
card-value = value
card-copies = cards of this kind
card-discarded = of them discarded
# $ship: its Roman numeral
card-ship = ship { $ship }, a marker
