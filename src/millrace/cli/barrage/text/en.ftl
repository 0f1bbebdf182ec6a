### The words of Barrage at the terminal, English. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Round { $n } of { $of }
ui-phase-over = end of the game
ui-order = Turn order
ui-objective = Objective

## Map (exit: 8, legend: 20)

ui-exit = exit
ui-legend-drop = ● drop ○ room
ui-legend-neutral = # neutral dam
ui-legend-red = +3 red border
ui-legend-conduit = 3▸8 value▸basin

## Energy track (bonus tiles: 14)

ui-track = Energy track
ui-track-note = full reward of the bonus tile from the bar on
ui-BT_contracts = contracts ×{ $n }
ui-BT_bases = bases ×{ $n }
ui-BT_elevations = elevations ×{ $n }
ui-BT_conduits = conduits ×{ $n }
ui-BT_powerhouses = powerhouses ×{ $n }
ui-BT_advanced_tech = adv. tiles ×{ $n }
ui-BT_external_works = works ×{ $n }
ui-BT_buildings = buildings ×{ $n }
ui-if-now = If the round ended now:
ui-vp = VP
# $n (number)
ui-plus-credits = +{ $n }¤

## Boards (rows: 10)

ui-board = Management board
ui-board-note = ♙ engineers  ¤ credits  +3 red border
ui-build = Build
# $n (number): the construction space that is used next, 1 to 4
ui-build-space = space { $n } of 4
ui-build-none = no space left
ui-row-water_place2 = 2 drops
ui-row-water_flow1 = 1 flows
ui-row-workshop_turn1 = rotate 1
ui-row-workshop_turn2 = rotate 2
ui-row-workshop_turn3 = rotate 3
ui-row-machinery_excavator = excavator
ui-row-machinery_any = of choice
ui-row-machinery_both = both
ui-row-contract_take1 = take 1
ui-row-contract_take1b = take 1
ui-row-contract_take2 = take 2
# $officer: the name
ui-copy = copy { $officer }
ui-joker = joker
# $building: the name
ui-use = { $building } (own space)
# $n (number): credits in the symbol of an action
ui-cost = { $n }¤
ui-extra = Extra management board
ui-extra-note = VP · excavators/mixers · building slots · action spaces
ui-no-extra = Private buildings and external works belong to the Leeghwater Project.

## Contracts

ui-contracts = Contracts
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ energy needed · piles { $left }

## Companies (columns: 7, VP 4)

ui-companies = Companies
ui-col-vp = VP
ui-col-credits = credits
ui-col-excavators = excav.
ui-col-mixers = mixers
ui-col-engineers = engin.
ui-col-energy = energy
ui-tiles = Tiles:
ui-wheel = Wheel:
ui-built = Built:
ui-hand = Contracts:
ui-incomes = Income:
ui-buildings = Buildings:
ui-works = Works:
ui-fulfilled = Fulfilled contracts:
ui-officer = Officer:
ui-level = Level:
ui-ability = Special ability:
ui-ability-on = special ability active
ui-ability-off = from the third powerhouse
# $n (number)
ui-production-bonus = production +{ $n }
# $structure: the name; $n, $of (numbers): pieces built
ui-income-row = Income, { $structure } { $n }/{ $of }:
# $ability: a sentence
ui-third = From the third powerhouse: { $ability }
ui-unused = not used
ui-architect-here = architect at hand
ui-architect-out = architect placed
ui-margot-free = own space free
# $level: one of level-…
ui-automa-name = Automa ({ $level })
ui-margot-used = own space used

## Automa tiles (columns: 31)

ui-automa-tiles = Automa tiles
# $left, $gone (numbers): tiles
ui-stack-note = { $left } in the stack, { $gone } discarded · ┄ the turn goes on after it
# $top, $criteria (numbers): tiles as printed; $left (number): tiles under the top one
ui-automa-line = Automa tiles { $top } and { $criteria } (criteria), { $left } in the stack · `automa` shows them, `why` explains
ui-automa-first = Automa tile { $top } on top, { $left } in the stack · `automa` shows it
ui-no-automa = No Automa plays here.
# $n (number): of the tile
ui-entries-of = Tile { $n }, actions
ui-criteria-next = Tile { $n }, criteria of the next turn
ui-criteria-last = Tile { $n }, criteria of the last turn
ui-column-dams = bases, elevations
ui-column-conduits = conduits
ui-column-houses = powerhouses
# $n (number): basin; $code: conduit, as in 7B
ui-code-basin = code: basin { $n }
ui-code-conduit = code: conduit { $code }
# $letters: as in B A D C
ui-letters = Headstreams in ties: { $letters }

## Why an Automa did it


## Question and answers

ui-turn-note = ♙ engineers · ¤ credits · ?number = what it causes · ? notation = why not · help
ui-no-company = No company is called “{ $text }”.
ui-barrage-why-help = `why` alone explains the last turns of the Automas. ? and the number of an option tells what it would cause: where each drop ends, who pays whom, which income is revealed. ? and the notation of anything else tells why it is not offered, as in `? build elevation` or `? space turbine_plus2_L`.
ui-undo-automa = An Automa has drawn a tile since your last answer; what has been seen stays. ?number shows before you answer what it would cause.
ui-barrage-help =
    map, board       the map; the management board
    contracts        contracts on display
    buildings        the extra management board (also: works)
    automa           the Automa tiles
    why, why G       how the Automas came to their last turns; that of one company
    company X        one company in full: letter, name or number

## The end of a game of Barrage

ui-points-tie = energy of the last round (breaks ties)
