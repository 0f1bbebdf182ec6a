### The words of Craftsmen, English.
###
### Every language has the same keys with the same arguments. Terms are those of the glossary, section 0 of
### docs/rules/craftsmen.md. An argument is a number or the text of another message; of such a message the
### attributes are at hand too: where $good is given, $good-one is its attribute `.one`. A language adds the
### attributes (cases, articles) its own sentences need. Numbers may be 0 where a variant [0] stands.

## Participants

# $n (number): the chair at the table, from 1
seat = Player { $n }
    .marker = Player { $n }'s marker
# the owner of a natural marker
natural = natural marker
    .marker = a natural marker

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Goods

good-wood = wood
    .one = wood
good-iron_ore = iron ore
    .one = iron ore
good-flax = flax
    .one = flax
good-wheat = wheat
    .one = wheat
good-cow = cow
    .one = a cow
good-wax = wax
    .one = wax
good-grapes = grapes
    .one = grapes
good-barrel = barrel
    .one = a barrel
good-rope = rope
    .one = a rope
good-leather = leather
    .one = leather
good-paper = paper
    .one = paper
good-iron = iron
    .one = iron
good-cloth = cloth
    .one = cloth
good-flour = flour
    .one = flour
good-meat = meat
    .one = meat
good-weapons = weapons
    .one = weapons
good-tools = tools
    .one = tools
good-clothes = clothes
    .one = clothes
good-books = books
    .one = books
good-candles = candles
    .one = candles
good-wine = wine
    .one = wine
good-beer = beer
    .one = beer
good-bread = bread
    .one = bread

## Colours, seasons

colour-violet = violet
colour-green = green
colour-blue = blue
colour-red = red

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

# what a season brings
season-text = Assistants are sent, then the six town buildings act in their order. Whoever used the fewest privileges takes a privilege token. The order-change track gives the new turn order.
season-text-winter = No assistants. Everybody may build (stage II), then work (stage IV). Then the year is scored: ships, city, granary, investments.

## Capital cards ($colour: one of colour-…; $value (number): 1 to 3)

capital = { $colour } { $value }
    .one = a { $colour } { $value }

## Building cards

building-sawmill = sawmill
building-mine = mine
building-flax_plantation = flax plantation
building-wheat_farm = wheat farm
building-pasture = pasture
building-apiary = apiary
building-vineyard = vineyard
building-cooperage = cooperage
building-paper_mill = paper mill
building-ropery = ropery
building-weaver = weaver
building-tannery = tannery
building-butcher = butcher
building-smelter = smelter
building-mill = mill
building-armourer = armourer
building-toolmaker = toolmaker
building-tailor = tailor
building-bookbinder = bookbinder
building-chandler = chandler
building-winery = winery
building-brewery = brewery
building-bakery = bakery

# The number of each text: points for making the good
building-sawmill-text = Makes wood.
building-mine-text = Makes iron ore.
building-flax_plantation-text = Makes flax.
building-wheat_farm-text = Makes wheat.
building-pasture-text = Makes cows.
building-apiary-text = Makes wax.
building-vineyard-text = Makes grapes.
building-cooperage-text = Makes barrels from wood. 1 point.
building-paper_mill-text = Makes paper from wood. 1 point.
building-ropery-text = Makes ropes from flax. 1 point.
building-weaver-text = Makes cloth from flax. 1 point.
building-tannery-text = Makes leather from cows. 1 point.
building-butcher-text = Makes meat from cows. 1 point when it is shipped.
building-smelter-text = Makes iron from iron ore. 1 point.
building-mill-text = Makes flour from wheat. 1 point.
building-armourer-text = Makes weapons from iron and leather. 4 points when they are shipped.
building-toolmaker-text = Makes tools from iron and wood. 3 points when they are shipped.
building-tailor-text = Makes clothes from cloth and leather. 4 points when they are shipped.
building-bookbinder-text = Makes books from paper and leather. 4 points when they are shipped.
building-chandler-text = Makes candles from wax and rope. 3 points when they are shipped.
building-winery-text = Makes wine from grapes and barrels. 3 points when it is shipped.
building-brewery-text = Makes beer from wheat and barrels. 3 points when it is shipped.
building-bakery-text = Makes bread from flour and wood. 3 points when it is shipped.

# $building: one of building-…; $top, $bottom: colours of the upper and the lower half, one of colour-…
card = { $building } ({ $top }/{ $bottom })

tier-basic = basic
tier-extended = extended
tier-advanced = advanced
tier-sawmill = sawmill

# The numbers of each text, in this order: cost to build, price to buy, cards the mayor draws
tier-basic-text = Makes raw materials. Costs 2 to build and 3 to buy; in an auction the mayor draws 1 capital card.
tier-extended-text = Makes half-products. Costs 3 to build and 5 to buy; in an auction the mayor draws 2 capital cards.
tier-advanced-text = Makes final goods. Costs 6 to build and 10 to buy; in an auction the mayor draws 3 capital cards.
tier-sawmill-text = Makes a raw material. Your first building, free of charge.

## The town

town-bankers = bankers' guild
town-builders = builders' guild
town-notary = notary
town-craft_guild = craftsmen's guild
town-merchants = merchants' guild
town-town_hall = town hall

town-bankers-text = Gain 4 capital cards: take 1 or 2 of the face-up ones, draw the rest. Then discard 2 cards.
town-builders-text = Build up to 2 building cards from your hand at the ends of your row. A card must match its neighbour in the colour of the upper half or of the lower half.
town-notary-text = Buy a face-up building card with capital cards of its colours, or put it up for auction.
town-craft_guild-text = Receive 3 work points in year 1, 4 in year 2, 5 in year 3. Each pays for a raw material, a trade at the fair, a half-product or a final good.
town-merchants-text = Buy the lower half-product of a row of the granary for 1 capital card. It goes onto one of your empty input icons. For a natural marker the card is discarded; otherwise the marker's owner gets it.
town-town_hall-text = Take a privilege token or a work token, or go onto the order-change track (not with 2 players). You can hold at most 3 tokens of a kind.

town-bankers-privilege = Discard only 1 card.
town-builders-privilege = One of the cards you build need not match.
town-notary-privilege = Before or after the action, draw 3 cards of a building pile and add the 2 face-up ones of its tier. Put 2 of the 5 face up and return the other 3 to the top or to the bottom of the pile, in any order.
town-craft_guild-privilege = Once, 1 work point makes 2 raw materials.
town-merchants-privilege = Pay with 1 of your cubes on the fair. The owner of the marker then puts 1 cube on the fair instead of getting a card.
town-town_hall-privilege = None.

space-gold = gold space
space-silver = silver space
space-ribbon = green-ribbon space
# the gold space as one takes it
space-privilege = { space-gold } (privilege)

space-gold-text = The assistant may use the privilege of the building. Stacking on another player's assistant costs a capital card or as many points as the number of the year; with 2 players it is free and the other player draws a capital card.
space-silver-text = Stacking on another player's assistant costs a capital card or as many points as the number of the year; with 2 players it is free and the other player draws a capital card.
space-ribbon-text = Stacking is free of charge.

# Where an assistant would go. $space: one of space-…; $n (number): as which it would act; $owner: whose
# assistant lies below; $points: the message points
queue-acts = { $n ->
    [1] acts 1st
    [2] acts 2nd
    [3] acts 3rd
   *[other] acts { $n }th
}
queue-free = { $space }, { queue-acts }
queue-own = { $space }, free on your own assistant, { queue-acts }
queue-ribbon = { $space }, free on top of { $owner }, { queue-acts }
queue-draws = { $space }, free on top of { $owner }, who draws a capital card, { queue-acts }
queue-fee = { $space }, on top of { $owner } for a capital card or { $points }, { queue-acts }

## Places on the table

place-fair = fair
place-granary = granary
place-row = row of buildings
place-hand = hand
place-pile = draw pile
place-discards = discard pile
place-order = turn order
place-track = order-change track
place-mayor = mayor
place-bonus = bonus tokens
# $n (number): 1 to 4
ship = ship { $n }
# Majority bonus of a ship. $place (number): by number of markers; $n (number): points
ship-bonus = { $place ->
    [1] 1st: { points }
    [2] 2nd: { points }
    [3] 3rd: { points }
   *[other] { $place }th: { points }
}
# $good: a final good; $n (number): points
bonus-token = bonus token for { $good } ({ points })

side-left = left end
side-right = right end
side-both = both ends

## Amounts ($n: number)

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
work-points = { $n ->
    [one] { $n } work point
   *[other] { $n } work points
}
capital-cards = { $n ->
    [one] { $n } capital card
   *[other] { $n } capital cards
}
building-cards = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
assistants = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
privilege-tokens = { $n ->
    [one] { $n } privilege token
   *[other] { $n } privilege tokens
}
work-tokens = { $n ->
    [one] { $n } work token
   *[other] { $n } work tokens
}
cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}

## Years, phases, stages

# $n (number): 1 to 3
year = Year { $n }
phase-assistants = assistants
phase-buildings = buildings
phase-end = end of season
phase-year-end = year-end scoring
# $n (number): 1 to 6
stage = { $n ->
    [1] Stage I
    [2] Stage II
    [3] Stage III
    [4] Stage IV
    [5] Stage V
    [6] Stage VI
   *[other] Stage { $n }
}

## Plans

# $good: one of good-…; $work (number): work points one unit takes from here
plan-needs = { $work ->
    [one] { $good }: { $work } work point
   *[other] { $good }: { $work } work points
}
# $building: one of building-…
plan-missing = Not built yet: { $building }
# $good: lies on an input icon
plan-ready = Already there: { $good }
# $good: a half-product whose row of the granary spares work
plan-granary = In the granary: { $good }
# $build, $buy: what the missing buildings cost; $worth: of the capital cards in hand
plan-costs = Capital: { $build } to build, { $buy } to buy; your hand is worth { $worth }
plan-pays = Would pay { points }
# $card: the message card; $side: one of side-…
plan-fits = Fits ({ $side }): { $card }

## Questions. $seat: who is asked; chance is asked too, and has no name

question-draw = Which capital card is drawn?
question-draw-building = Which building card is drawn?
question-deal-sawmill = Which sawmill is dealt?
question-turn-up-capital = Which capital card is turned face up?
question-turn-up = Which building card is turned face up?
question-swap-card = { $seat }: which building card to exchange for the top card of its pile?
question-swap-sawmill = { $seat }: which sawmill instead of yours?
question-send = { $seat }: where to send an assistant?
# $town: one of town-…
question-stack = { $seat }: on which space to stack? ({ $town })
# $owner: whose disc is covered
question-fee = { $seat }: what to pay { $owner } for stacking?
# $n (number): the limit, 8 or 10
question-limit = { $seat }: which capital card to discard? (hand limit { $n })
question-bankers = { $seat }: which face-up capital card to take?
question-bankers-more = { $seat }: take a second face-up capital card, or draw from the pile?
# $n (number): cards still to discard
question-bankers-discard = { $seat }: which capital card to discard? ({ $n } to go)
question-build = { $seat }: which building card to build?
question-side = { $seat }: at which end to build the { $card }?
# $n (number): what is due
# $worth (number): what the cards laid so far are worth
question-pay = { $worth ->
    [0] { $seat }: which capital cards to pay? ({ $n } due)
   *[other] { $seat }: which capital card next? ({ $worth } of { $n } laid)
}
# $done (number): 1 once the action is done
question-notary = { $done ->
    [0] { $seat }: which building card to buy or to put up for auction?
   *[other] { $seat }: use the privilege after the action?
}
question-open = { $seat }: which opening bid for the { $card }?
# $n (number): the highest bid; $owner: who bid it
question-bid = { $seat }: top { $owner }'s bid of { $n } for the { $card }?
question-mayor-draw = Which capital card does the mayor draw?
# $n (number): the mayor's offer
question-mayor-answer = { $seat }: top the mayor's offer of { $n }?
question-look-tier = { $seat }: which pile to look through?
question-look-draw = Which building card is looked at?
question-look-show = { $seat }: which building card to put face up?
question-look-where = { $seat }: where to return the other cards?
question-look-order = { $seat }: which of the cards left goes on top?
# $n (number): work points left
question-craft = { $seat }: what to do with the next work point? ({ $n } left)
# $n (number): raw materials still to make with one work point, 2 or 1
question-raw = { $seat }: which raw material to make? ({ $n } to go)
question-raw-place = { $seat }: where to put { $good-one }?
question-trade-place = { $seat }: where to put the cube from the fair?
question-half-place = { $seat }: where to put { $good-one }?
question-granary-reward = { $seat }: which capital card to take for the delivery?
question-ship = { $seat }: onto which ship to load { $good-one }?
question-bribe = { $seat }: which capital card to bribe the captain with?
question-merchants = { $seat }: which half-product to buy?
question-merchant-slot = { $seat }: which input icon does it go onto?
# $owner: whose marker is bought, perhaps `natural`
question-merchant-pay = { $seat }: which capital card to pay for { $owner-marker }?
question-town-hall = { $seat }: what to do in the town hall?
question-token = { $seat }: spend a work token?
# $colour: the one asked for; $n, $sum (numbers): cards invested, and their values together
question-invest = { $n ->
    [0] { $seat }: invest 4 capital cards, one of each colour, for the sum of their values? First { $colour }
   *[other] { $seat }: which card to invest next? Now { $colour } ({ $n } of 4, sum { $sum })
}

## Options

option-skip-keep = Keep what you have
option-skip-enough = That is enough
option-skip-lose = Accept the loss
option-skip-save = Keep your work tokens
option-skip-invest = Do not invest
option-skip-waive = Skip the action
option-pass = Pass
# the fee for stacking
option-points = Pay { points }
option-draw = Draw from the pile
# $n (number): cards
option-draw-rest = Draw all the others from the pile: { $n }
option-left = At the left end
option-right = At the right end
option-top = To the top of the pile
option-bottom = To the bottom of the pile
option-privilege = Use the privilege
option-token = Use the privilege with a token
# $n (number): the hand limit
option-privilege-vain = Use the privilege (in vain: the card it saves is over the hand limit of { $n })
option-token-vain = Use the privilege with a token (in vain: the card it saves is over the hand limit of { $n })
# $n (number): what the payment would be worth beyond what is due
option-pay-loses = { $capital } (at least { $n } is lost: no change is given)
option-fair = To the fair
option-trade = Trade at the fair
option-take-privilege = Take a privilege token
option-take-work = Take a work token
option-change-order = Go onto the order-change track
option-spend = Spend a work token
# $town: one of town-…; $place: one of queue-…
option-send = { $town }: { $place }
# where there is more than one to choose from
option-send-stack = { $town }: stack
# $n (number): the price
option-buy = Buy the { $card } for { $n } in its colours
# $n (number): the cost
option-build = Build the { $card } for { $n }
option-auction = Auction the { $card }
option-bid = Bid { $n }
option-make = Make { $good-one }
# a half-product or a final good. $card: the building that makes it
option-work = Make { $good-one }: { $card }
# $card: whose input icon; $good: what the icon takes
option-input = Onto the { $card }: { $good }
# a row of the granary, to deliver to or to buy from
option-granary = Granary: { $good }
# $n (number): ship 1 to 4
option-ship = Ship { $n }
option-bribe = Ship { $n }, bribing the captain

## Events. Where a card is secret, the variant -hidden is told

event-capital-up = Turned face up: { $capital }
event-building-up = Turned face up: { $card }
event-drew = { $seat } draws { $capital-one }
event-drew-hidden = { $seat } draws a capital card
event-drew-building = { $seat } draws the { $card }
event-drew-building-hidden = { $seat } draws a building card
event-sawmill = { $seat } starts with the { $card }
# $tier: one of tier-…
event-swapped = { $seat } exchanges a building card ({ $tier })
# $n (number): place in the turn order
event-order = { $n ->
    [1] { $seat } is 1st in turn order
    [2] { $seat } is 2nd in turn order
    [3] { $seat } is 3rd in turn order
   *[other] { $seat } is { $n }th in turn order
}
# $year (number); $season: one of season-…
event-season = Year { $year }: { $season }
event-phase-assistants = Phase: { phase-assistants }
event-phase-buildings = Phase: { phase-buildings }
event-phase-end = Phase: { phase-end }
event-phase-year-end = Phase: { phase-year-end }
# $n (number): 1 to 6
event-stage = { stage }: { $town }
event-points = { $seat } scores { points }
event-loses-points = { $seat } loses { points }
# $space: one of space-…
event-sent = { $seat } sends an assistant: { $town }, { $space }
event-stacked = { $seat } stacks an assistant: { $town }, { $space }
event-gives = { $seat } gives { $owner } { $capital-one }
event-gives-hidden = { $seat } gives { $owner } a capital card
event-passed = { $seat } passes
# the whole action, or what is left of it
event-waived = { $seat } ends the action: { $town }
event-took = { $seat } takes { $capital-one }
event-discarded = { $seat } discards { $capital-one }
event-paid = { $seat } pays { $capital-one }
# $n (number): cards
event-reshuffled = The discard pile is shuffled into a new draw pile: { capital-cards }
event-privilege = { $seat } uses the privilege: { $town }
event-privilege-token = { $seat } uses the privilege with a token: { $town }
event-built-left = { $seat } builds the { $card } at the left end
event-built-right = { $seat } builds the { $card } at the right end
event-bonus = { $seat } takes the { bonus-token }
# bought, or won in an auction
event-bought = { $seat } takes the { $card }
# $n (number): the opening bid
event-opens = { $seat } auctions the { $card }, opening bid { $n }
event-bids = { $seat } bids { $n }
event-mayor = The mayor draws { $capital-one }
# $n (number): may be 0
event-mayor-offers = The mayor offers { $n }
event-under = Under its pile: { $card }
event-looks = { $seat } looks into a pile ({ $tier })
event-shown = { $seat } puts the { $card } face up
event-returned-top = { $seat } returns the { $card } to the top of its pile
event-returned-top-hidden = { $seat } returns a building card to the top of its pile
event-returned-bottom = { $seat } returns the { $card } to the bottom of its pile
event-returned-bottom-hidden = { $seat } returns a building card to the bottom of its pile
event-raw = { $seat } makes { $good-one }
event-fair = { $seat } puts a cube on the fair
event-leaves-fair = { $seat } takes a cube from the fair
event-input = { $seat } puts { $good-one } onto the { $card }
event-made = { $seat } produces in the { $card }
event-granary = { $seat } delivers { $good-one } to the granary
# $owner: whose marker leaves, perhaps `natural`
event-granary-pushes = { $seat } delivers { $good-one } to the granary and pushes out { $owner-marker }
# $n (number): ship 1 to 4
event-shipped = { $seat } loads { $good-one } onto ship { $n }
event-shipped-pushes = { $seat } loads { $good-one } onto ship { $n } and pushes out { $owner-marker }
event-lost = { $seat } loses { $good-one }: not shipped
event-merchant = { $seat } buys { $good-one } from the granary ({ $owner-marker })
event-takes-privilege = { $seat } takes a privilege token
event-takes-work = { $seat } takes a work token
event-returns-privilege = { $seat } returns a privilege token
event-returns-work = { $seat } spends a work token
# $n (number): place on the track
event-track = { $n ->
    [1] { $seat } is 1st on the order-change track
    [2] { $seat } is 2nd on the order-change track
    [3] { $seat } is 3rd on the order-change track
   *[other] { $seat } is { $n }th on the order-change track
}
# $ship (number): 1 to 4; $n (number): place by markers
event-ship-rank = { $n ->
    [1] { $seat } is 1st on ship { $ship }
    [2] { $seat } is 2nd on ship { $ship }
    [3] { $seat } is 3rd on ship { $ship }
   *[other] { $seat } is { $n }th on ship { $ship }
}
event-invested = { $seat } invests { $capital-one }
# $n (number): points
event-wins = { $seat } wins with { points }

## Sources: because of what an event happens

source-fee = fee for stacking
source-idle = assistants not sent
source-ship = ships
source-city = city
source-granary = granary
source-investment = investment
source-bonus = bonus token
source-rules = rules

## Points: where they come from, at the end of the game

points-period = Year { $n }
points-start = at the start
points-made = goods made
points-ships = ships
points-city = city
points-granary = granary
points-investment = investments
points-bonus = bonus tokens
points-idle = assistants not sent
points-fee = fees for stacking

## The view, where it is read as text: what its fields are called, and how their numbers (-n), their empty places
## (-none) and the lines of their lists (-at) are said. What has no name is for programs. $n (number)

view-year = year
view-season = season
view-phase = phase
view-phase-start = start of the game
view-phase-over = end of the game
view-stage = stage under way
view-stage-n = { $n ->
    [0] none
   *[other] { stage }
}
view-stages-over = stages done
view-acting = assistant acting now
view-acting-town = town building
view-seat = player
view-space = queue space
view-is-upper = stacked
view-work = work points
view-left = left
view-auction = auction
view-auction-left = still bidding
view-auction-left-n = { seat }
view-card = building card
view-opener = opened by
view-opener-n = { seat }
view-bid = highest bid
view-by = bid by
view-by-n = { $n ->
    [0] nobody
   *[other] { seat }
}
view-offer = the mayor's offer
view-bids = bids you can pay
view-bids-bid = bid
view-bids-cards = paid with
view-over = worth lost
view-leaves = worth left in hand
view-path = { "" }
view-payment = payment
view-due = due
view-payment-colours = colours accepted
view-laid = paid so far
view-payment-worth = worth so far
view-ways = ways to pay
view-ways-cards = capital cards
view-parts = { "" }
view-build = building
view-cost = cost so far
view-built = cards put down
view-most = cards at most
view-is-free = the next card need not match
view-build-ends = { "" }
view-year-end = points if the year ended now
view-year-end-at = { seat }
view-year-end-granary = granary
view-year-end-granary-n = { $n }
view-city = city
view-total = total
view-order = turn order
view-capital = capital cards
view-pile = cards in the pile
view-discards = discard pile
view-up = face up
view-mayor = drawn by the mayor
view-market = building cards on offer
view-town = town
view-queue = queue (lower, then upper assistant)
view-queue-at = { $n ->
    [1] { space-gold }
    [2] { space-silver }
   *[other] { space-ribbon }
}
view-queue-n = { seat }
view-picture = { "" }
view-places = { "" }
view-track = order-change track
view-track-n = { seat }
view-granary = granary (lower, then upper marker)
view-granary-n = { seat }
view-granary-none = empty
view-granary-natural = { natural }
view-ships = ships
view-ships-at = { ship }
view-good = good
view-vp = points
view-slots = markers (left, then right)
view-slots-n = { seat }
view-slots-none = empty
view-tokens = tokens in the town hall
view-tokens-privilege = privilege tokens
view-tokens-work = work tokens
view-bonus = bonus tokens
view-bonus-n = { seat }
view-looked = cards looked at
view-seats = players
view-worth = worth
view-colours = by colour
view-colours-cards = cards
view-colour = colour
view-cards = building cards
view-fits = where your cards fit
view-ends = in your row
view-ends-left = { side-left }
view-ends-right = { side-right }
view-beside = beside
view-row = row of buildings
view-filled = inputs
view-fair = cubes on the fair
view-privileges = privilege tokens
view-works = work tokens
view-assistants = assistants to send
view-passed = passed
view-pictures = privileges used this season

## Reasons: why an action is not offered

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
# asked about an action that is offered
reason-nothing = You can do this now.
reason-nothing-to-undo = There is nothing to undo.
reason-not-asked = That isn't an answer to the current question.
reason-no-privilege-here = There is no privilege to use here.
reason-privilege-used = This assistant has used the privilege already.
reason-no-token = You have no privilege token.
reason-no-token-needed = This assistant stands on the gold space: no token is needed.
reason-not-on-gold = This assistant does not stand on the gold space.
reason-privilege-useless = The privilege would have no effect here.
reason-two-assistants = You already have 2 assistants there: { $town }.
# $most (number): 4 to 6
reason-town-full = No more than { $most } assistants fit there: { $town }.
# $points (number): of the fee, 1 to 3
reason-fee = { $points ->
    [one] Stacking there costs a capital card or { $points } point; you have neither.
   *[other] Stacking there costs a capital card or { $points } points; you have neither.
}
# $space: one of space-…
reason-leftmost = The leftmost empty space comes first: { $space }.
reason-space-closed = This space is closed with 2 players.
reason-space-full = Two assistants already lie on this space.
# $need, $have (numbers); $have may be 0
reason-points = { $need ->
    [one] It costs { $need } point; you have { $have }.
   *[other] It costs { $need } points; you have { $have }.
}
reason-no-such-card = Not in your hand: { $capital }.
reason-not-face-up = Not face up: { $capital }.
reason-not-in-hand = Not in your hand: { $card }.
reason-not-in-box = Not one of the unused sawmills: { $card }.
reason-no-match = Matches neither end of your row: { $card }.
# $need, $have (numbers): worth of capital cards; $have may be 0
reason-worth = It costs { $need }; your capital cards are worth { $have }.
reason-wrong-colour = This colour does not occur on the building card: { $capital }.
reason-other-colour = One card of each colour, colour by colour; not its turn: { $capital }.
# $need (number): still due
reason-wasteful = Due: { $need }. With this card you'd pay one card too many.
reason-action-done = You have done this already.
reason-no-card-there = No building card lies there.
reason-worth-in-colours = The { $card } costs { $need }; your capital cards of its colours are worth { $have }.
reason-bid-low = Bid at least { $need }.
reason-bid-high = Your capital cards are worth only { $have }.
reason-no-building = You have no building that makes { $good-one }.
reason-no-room = No empty input icon and no room on the fair: { $good }.
reason-fair-empty = You have no cube on the fair.
reason-no-raw-icon = You have no empty input icon for a raw material.
reason-not-built = Not in your row: { $card }.
reason-makes-raw = Makes a raw material; choose the good instead: { $card }.
reason-input-missing = The { $card } lacks an input: { $good }.
reason-fair-full = You have no room on the fair.
reason-no-such-icon = You have no such input icon.
reason-icon-filled = This input icon is filled already: { $card }.
reason-other-good = This input icon takes another good: { $good }.
reason-must-ship = A ship has room for it, so it must be shipped: { $good }.
reason-ship-without-row = This ship does not take it: { $good }.
reason-own-marker = The bribe would remove your own marker.
reason-no-bribe = You have no capital card to bribe the captain with.
reason-row-empty = This row of the granary is empty: { $good }.
reason-own-goods = The lower marker of this row is your own: { $good }.
reason-no-icon = You have no empty input icon for it: { $good }.
reason-no-capital = You have no capital card.
# $most (number): 3
reason-tokens-most = You already hold { $most } tokens of this kind.
reason-pool-empty = No token of this kind is left.
reason-two-players = With 2 players the turn order is not changed here.
reason-on-track = You are already on the order-change track.
# $most (number): 3
reason-track-full = All { $most } spaces of the order-change track are taken.
reason-four-colours = An investment takes 4 capital cards of 4 colours; you lack a colour.
# $have, $most (numbers)
reason-over-limit = You hold { $have } capital cards; { $most } are allowed.
