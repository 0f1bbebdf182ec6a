### The words of the drawings of Craftsmen, English: the planner, the other players, the ledger and the end.
###
### Every language has the same keys with the same arguments.

## The planner

planner-goods = Goods to plan
planner-missing = { $n ->
    [one] { $n } building missing
   *[other] { $n } buildings missing
}
planner-have = there already
# $building: on which the good lies
planner-ready = on the { $building }
# $n (number): what it costs to build
planner-in-hand = hand, build { $n }
# $n (number): its price
planner-face-up = face up, { $n }
planner-hidden = not in sight
planner-gone = all built
# $good: a raw material
planner-fair = { $good }: or one of your cubes on the fair.
planner-through-fair = { $good }: or any other by way of the fair, 1 work point more.
# $good: a half-product; $name: whose marker it is
planner-granary = { $good }: or from the granary for 1 capital card.
planner-granary-owner = { $good }: or from the granary, 1 capital card to { $name }.
planner-work = { $n ->
    [one] work point
   *[other] work points
}
planner-work-left = you have { $n } left
planner-work-each = an assistant has { $n }
planner-capital = capital
# $build, $buy: what it costs; $worth: of your hand
planner-capital-parts = { $build } to build, { $buy } to buy; you have { $worth }
planner-all-built = everything is built
planner-points = { $n ->
    [one] point
   *[other] points
}
planner-pays-made = making { $n }
planner-pays-ship = ship { $n }
planner-pays-line = first line { $n }
planner-no-room = no room on a ship
planner-pin = helps with your plan
planner-onlooker = Plans are for those who play.
planner-need = What would this need?
planner-need-close = Back to the plan
# $price (number); $worth (number): of your capital cards in its colours
planner-need-buy = Costs { $price } to buy; your cards in its colours are worth { $worth }.
planner-need-in-hand = In your hand.
planner-need-build = Costs { $n } to build.
# $side: left end, right end, both ends
planner-need-fits = Fits: { $side }.
planner-need-no-fit = Fits neither end now.
# $cards: buildings in your hand
planner-need-beside = Fits beside: { $cards }.
# $goods: what it is part of
planner-need-serves = Serves: { $goods }.
planner-title = Planner
planner-show = Show the plans
planner-hide = Hide the plans
# $goods: that lie on input icons
planner-lies-ready = Lies ready: { $goods }.

## The players

players-title = Players
players-you = you
players-now = now
players-next = next
players-passed = done sending
players-waits = waits
players-done = done
players-to-send = { $n } to send
players-on-fair = { $n ->
    [one] { $n } cube on the fair
   *[other] { $n } cubes on the fair
}
players-estate-of = Estate of { $name }
players-year-end = If the year ended now
# $before, $after (number): what the capital cards in hand are worth
players-worth-change = hand worth { $after } instead of { $before }

## The ledger

ledger-title = Ledger
ledger-all = L opens all
ledger-season = last season
# $year (number); $season: one of season-…
ledger-page = Gains: year { $year }, { $season }
ledger-page-close = Close the page
ledger-page-hint = Space closes the page.
ledger-nothing = no points

## The end
# $names: seats; $n (number): how many; $points (number)
end-winner = { $n ->
    [one] Master of the guild
   *[other] Masters of the guild
}

## The table in sentences

read-empty = empty
read-closed = closed
read-legal = can be chosen
read-may-send = you may go here
# $n (number): points; $name: who is paid
read-fee = for a capital card or { $n ->
    [one] { $n } point
   *[other] { $n } points
} to { $name }
read-draws = free, { $name } draws a card
read-own-disc = free, on your own disc
read-free = free
# $n (number): the n-th to act there
read-acts = { $n }. to act
read-privilege = with the privilege
read-on-it = on top { $name }
read-privilege-is = Privilege: { $text }
read-used = Have used the privilege: { $names }.
read-town = The town
read-stores = Market, granary and fair
read-market = Market
# $cards: face up; $price, $build, $pile (number)
read-tier = { $tier }: { $price } to buy, { $build } to build. Face up: { $cards }. In the pile: { $pile }.
read-capital = Capital face up: { $up }. In the pile: { $pile }. Discarded: { $discards }.
read-mayor = The mayor has drawn: { $cards }.
# The lower marker is sold first
read-granary = { $good }: lower { $lower }, upper { $upper }
read-harbour = Harbour
# $bonus: points for most markers, second most, ...
read-ship-bonus = Bonus for most markers, in order: { $bonus }.
read-untaken = not taken yet
read-building-with = { $card } with { $goods }
read-row = Buildings from left to right: { $cards }.
read-year-end = If the year ended now: ships { $ships }, city { $city }, granary { $granary }, together { $n }.
read-you-are = { $name } (you)
read-hand = Your hand
# $cards: values; $worth (number)
read-colour = { $colour }: { $cards }; worth { $worth }.
read-worth = Capital worth { $n } in all.
read-fits = fits: { $side }
read-fits-not = fits neither end
read-beside = fits beside { $cards }
read-phase-start = set-up
read-phase-over = the game is over
read-acting = { $name } acts: { $town }.
read-track = Order-change track: { $order }.
# $left: seats still in it
read-auction = Auction of { $card }: highest bid { $bid } by { $name }; still in: { $left }.
read-offer = The mayor offers { $n }.
# $n (number): due; $worth (number): laid so far
read-payment = { $name } pays { $n }; laid so far: { $worth }.
read-pool = Town hall: privilege tokens { $privilege }, work tokens { $work }.
