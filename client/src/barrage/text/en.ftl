### The words of the drawings of Barrage, English: over those of the client where both have one.
###
### Every language has the same keys with the same arguments.

## The table

table-group-build = Construction
table-group-officer = Officers
table-group-green = Green contracts
table-group-yellow = Yellow contracts
table-group-red = Red contracts
table-group-national = National contracts
table-group-starting = Starting contracts
# $before, $after (numbers): places on the energy track
table-rank-change = place { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, bonuses and maluses { $more }, energy { $energy }
table-turns = { $n ->
    [one] wheel turned { $n } time
   *[other] wheel turned { $n } times
}
table-energy = Energy track
table-companies = Companies
table-tab-actions = Actions
table-tab-draft = Draft
table-tab-mine = My company
table-tab-contracts = Contracts
table-tab-all = All companies
table-phone-map = Map
table-phone-actions = Actions
table-phone-mine = Mine
table-phone-contracts = Offer
table-phone-all = All
table-phone-log = Log
table-fold = Map
table-forecast = Water forecast
table-resign-text = You give this game up for good. A bot plays your company on, or the game ends if too few people are left.
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } wins with { $points } VP
   *[other] { $names } win with { $points } VP
}
table-key-arrows = on the map: along the river and across its banks; in a list: from choice to choice
table-key-along = along the conduit to its powerhouses
table-key-card = card of the thing in focus
table-key-forecast = water forecast
table-key-areas = to the map, actions, companies, energy, log
table-key-zoom = zoom in, zoom out, whole map
table-read-map = Map by basin
table-read-offer = Offer
# $n (number)
table-read-basin = Basin { $n }
table-read-flows = flows to basin { $n }
table-read-exit = leaves the map
# $owner: a company or neutral; numbers: level, drops, capacity
table-read-dam = dam of { $owner }, level { $level }, { $drops } of { $capacity } drops
table-read-red = red border
table-read-empty = empty
table-read-legal = can be chosen
# numbers
table-read-pieces = built: bases { $bases }, elevations { $elevations }, conduits { $conduits }, powerhouses { $powerhouses }
# $list: names
table-read-officer = officer: { $list }
table-read-wheel = on the wheel: { $list }
table-read-tiles = technology tiles at hand: { $list }
table-read-contracts = contracts: { $list }
table-read-fulfilled = fulfilled: { $list }
table-read-works = external works: { $list }
table-read-buildings = private buildings: { $list }
table-read-passed = has passed
table-read-display = Contracts on display
table-read-national = National contracts
table-read-patents = Patent office
table-read-external = External works
table-read-private = Private buildings
table-read-bonus = Bonus tiles
table-read-objective = Objective
table-read-spaces = Engineers on action spaces
# $name: a company; $n (number)
table-read-stands = { $name }, engineers: { $n }

## Settings and pictures

game-what = Four rivers run from the mountains to the plains. Build dams to hold their water, conduits to lead it and powerhouses to make current of it. The stronger the conduit, the more energy each drop gives – and what you do not catch, another will. Machines you use up come back when your construction wheel has turned once round.
settings-owners = Colours of the companies
settings-owners-hint = Only on your screen. Emblem, letter and texture stay.
settings-owner-reset = As printed

## Action spaces. Parts of one sentence, joined by commas

# $n (number): credits
boards-printed = { $n ->
    [one] costs { $n } credit
   *[other] costs { $n } credits
}
boards-red = red border, 3 credits more
boards-bank-any = any number of engineers
# $fewest (number): 3 or 4
boards-closed-few = closed with fewer than { $fewest } players
boards-closed = closed
boards-empty = empty
boards-used = used
boards-legal = can be chosen
# $company: its name; $n (number): engineers
boards-stands = { $n ->
    [one] { $company } with { $n } engineer
   *[other] { $company } with { $n } engineers
}
# $company: its name
boards-built-by = built by { $company }
boards-tile-gone = the technology tile is gone
boards-work-gone = Performed this round

## Construction

boards-construction = Construction
boards-construction-spaces = Construction spaces of this round
# $n (number): pieces on the company board, perhaps 0
boards-pieces = { $n ->
    [0] no piece left
    [one] { $n } piece left
   *[other] { $n } pieces left
}

## Contracts, piles

boards-private-contracts = Private contracts
boards-national-contracts = National contracts
boards-national-none = All national contracts have been fulfilled.
# $pile: one of the next three; $n (number): tiles left, perhaps 0
boards-pile = { $pile }: { $n } left
# $colour: one of colour-…
boards-pile-contracts = pile of contracts, { $colour }
# $level: I, II, III
boards-pile-tiles = pile of technology tiles, level { $level }
# $pile: A, B, C
boards-pile-works = pile of external works { $pile }

## Private buildings

# $building: its name
boards-slots = Slots: { $building }
boards-spaces = Action spaces: { $building }

## Energy track and rounds

boards-energy-track = Energy track
# $company: its name; $n (number)
boards-energy-of = { $company }: { $n } energy
# $n (number): rank or turn order, from 1
boards-place = place { $n }
boards-if-ended = If the round ended now:
boards-bonus-tiles = Bonus tiles of the rounds
boards-this-round = this round
boards-scored = scored
# $n, $of (numbers)
boards-round-of = Round { $n } of { $of }
boards-order = Turn order
boards-you = you
boards-asked = to answer
boards-passed = has passed

## Automa

boards-automa = Automa
boards-automa-actions = Actions
boards-automa-criteria = Criteria
# $n: number of the tile
boards-automa-card = Automa tile { $n }: open its card
boards-automa-none = Turned over at the first turn of an Automa.
boards-automa-stack = stack of Automa tiles
boards-automa-discards = discarded Automa tiles
# $code: a basin, or a conduit as in 3A
boards-automa-code = then from { $code } on
# $order: letters, as in D, C, B, A
boards-automa-streams = headstreams in the order { $order }

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, now { $before }
company-board-of = Company board of { $company }
company-board-legal = can be chosen
company-board-built = built
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: { $n } of { $of } built
# $bonus: with its sign, as in +1
company-board-bonus = production bonus { $bonus }
company-board-ability-lit = in force
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] from the third powerhouse on
   *[other] from powerhouse { $n } on
}
company-board-construction = construction
company-board-red = red border, 3 credits more
company-board-used = used this round
company-board-tiles = technology tiles
company-board-tiles-none = All of them are on the wheel.
company-board-leaves = { $name }, goes onto the wheel
company-board-contracts = Contracts
company-board-contracts-none = No contracts yet. The contract office has some.
company-board-fulfilled = { $n } fulfilled
company-board-copies = copies { $officer }
company-board-on-officer = { $n ->
    [one] { $n } engineer on the tile
   *[other] { $n } engineers on the tile
}

wheel-of = Construction wheel of { $company }
wheel-open = open
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] back with the next turn of the wheel
   *[other] back after { $n } turns of the wheel
}
wheel-next = { $n ->
    [one] Comes back next turn
   *[other] Next back, in { $n } turns
}
wheel-none = Nothing is on its way back.

company-strip-all = Companies in turn order
company-strip-automa = Automa, { $level }
company-strip-bot = Bot
company-strip-bot-for = Bot for { $name }
company-strip-you = { $name } (you)
company-strip-away = away
company-strip-asked = to answer
company-strip-passed = passed

draft-title-pair = Company and officer
draft-help-pair = Whoever picks last plays first in round 1. Each company comes with its officer.
draft-title-company = Company
draft-help-company = Any company that is still free; the officer comes next.
draft-title-officer = Officer
draft-help-officer = Any officer that is still free. The ability holds from the start.
draft-title-contract = Starting contract
draft-help-contract = You have it from the start, and fulfil it like any other.
draft-contracts = Starting contracts
draft-taken = Taken so far

card-layer-income = Income
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n ->
    [2] 2nd
   *[other] { $n }th
}

map-title = River map
map-role = map
map-desc = Arrow down and up follow the river. Arrow left and right cross to the other bank: left conduit, dam, right conduit. Shift and arrow down follow a conduit to its powerhouses. N and P go to the next and previous legal place, Enter chooses, I opens the card. Plus, minus and zero zoom.

# $basin (number)
map-base-upper = Basin { $basin }, upper base space
map-base-lower = Basin { $basin }, lower base space
# $basin, $value, $end (numbers)
map-conduit-left = Basin { $basin }, left conduit space, production value { $value }, feeds basin { $end }
map-conduit-right = Basin { $basin }, right conduit space, production value { $value }, feeds basin { $end }
# $n (number): which space of the basin
map-powerhouse = Basin { $basin }, powerhouse space { $n }
# $key: A to D
map-headstream = Headstream { $key }, feeds basin { $basin }
map-waiting = { $n ->
    [0] no drops waiting
    [one] { $n } drop waiting
   *[other] { $n } drops waiting
}
# $drops: four numbers with commas
map-rounds = drops of rounds 1 to 4: { $drops }
# $n (number): credits
map-red = red border, { $n ->
    [one] { $n } credit more
   *[other] { $n } credits more
}
# once something stands there
map-red-built = red border
map-empty = empty
# $owner: a company or "neutral"
map-dam = { $owner }: dam of level { $level }, { $drops } of { $capacity } drops
map-conduit-built = { $owner }: conduit
map-powerhouse-built = { $owner }: powerhouse
map-legal = legal

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: now choose the conduit. Escape takes it back.
map-pick-dam = { $place }: now choose the dam. Escape takes it back.

map-tools = Map view
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
# $n (number): how many
map-next-legal = Next legal place, { $n } in all
map-loupe = Magnifier
map-loupe-close = Close the magnifier
