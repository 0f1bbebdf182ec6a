### The words of the terminal client, English. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Round { $n } of { $of }
ui-phase-setup = setup
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
ui-passed = passed
ui-unused = not used
ui-architect-here = architect at hand
ui-architect-out = architect placed
ui-margot-free = own space free
ui-margot-used = own space used
# $level: one of level-…
ui-automa-name = Automa ({ $level })
# $bot: the name of the player made of code
ui-computer = computer, { $bot }

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

# $tried, $sites, $systems (numbers)
ui-weighed = passed over: { $tried }, spaces compared: { $sites }, systems compared: { $systems } (`why`)

## Question

ui-question = Question
ui-question-note = number or notation · ?number = what it causes · ? notation = why not · help
ui-turn-note = ♙ engineers · ¤ credits · ?number = what it causes · ? notation = why not · help
ui-news = What happened
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Then: { $question }
ui-then-draw = Then something is drawn.
ui-then-over = Then the game is over.
# where the hand of another player decides
ui-then-others = Then it depends on another player.
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Welcome. `help` lists the commands; an empty line draws the table again.
# $n (number): columns
ui-narrow = The window is narrower than { $n } columns: lines will be broken.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Pass the keyboard to { $seat }, press Enter
# $n (number): options
ui-no-number = { $n ->
    [one] There is only option 1.
   *[other] Options go from 1 to { $n }.
}
# $text: what was typed
ui-not-understood = Not understood: “{ $text }”. `options` lists the answers, `help` the commands.
ui-no-company = No company is called “{ $text }”.
ui-why-help = `why` alone explains the last turns of the Automas. ? and the number of an option tells what it would cause: where each drop ends, who pays whom, which income is revealed. ? and the notation of anything else tells why it is not offered, as in `? build elevation` or `? space turbine_plus2_L`.
ui-undo-automa = An Automa has drawn a tile since your last answer; what has been seen stays. ?number shows before you answer what it would cause.
ui-undo-drawn = Something has been drawn since your last answer; what has been seen stays.
ui-undo-bot = A computer player has answered since.
ui-save-how = Say where: `save FILE`. `save FILE !` replaces a file.
# $path: the file; $why: what the system says
ui-save-exists = { $path } exists; `save FILE !` replaces it.
ui-save-failed = Cannot write { $path }: { $why }
ui-saved = Saved in { $path }
ui-no-autosave = The game cannot be kept by itself: { $why }. Use `save FILE`.
# $languages: their codes
ui-languages = Languages: { $languages }
# $game: its name; $path: the file
ui-farewell = The game is kept. Go on with: millrace play { $game } --load { $path }
ui-kept = Record: { $path }

ui-help =
    3                answer with option 3
    build base       answer in notation; any case
    (empty line)     the only option, or the table again
    ?3               what option 3 would cause
    ? site B7U       why something is not offered, with its clause
    options          all options in words, with their notation
    map, board       the map; the management board
    contracts        contracts on display
    buildings        the extra management board (also: works)
    automa           the Automa tiles
    why, why G       how the Automas came to their last turns; that of one company
    company X        one company in full: letter, name or number
    log, log all     what happened last, or from the beginning; log 20: so many turns
    undo             take back your last answer
    save FILE        write a record; save FILE ! replaces a file
    language pl      other words: en, pl, ru, it
    quit             leave; the game is kept

## The end

ui-final = Final scoring
ui-points-total = VP
ui-points-tie = energy of the last round (breaks ties)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Winner: { $names }
   *[other] Tie. Winners: { $names }
}

## The companion of a cardboard table

ui-deck-welcome = The Automas of your table. `help` lists the commands; everything is kept as you go.
# $n (number): tiles
ui-deck-stack = { $n } tiles in the stack
ui-deck-next = `next` begins the next turn of an Automa; `next 2` that of the second one.
ui-deck-next-round = No Automa has engineers left. `next` begins the next round.
ui-deck-over = No Automa has engineers left, and this was the last round.
# $entries, $criteria (numbers): of the tiles
ui-deck-tiles = actions of tile { $entries }, criteria of tile { $criteria }
# $n (number): of the entry
ui-deck-entry = Entry { $n }
ui-deck-note = yes · no · yes 1 = with 1 engineer · entry 4 = the first possible one · back · help
ui-deck-if = Condition:
ui-deck-ask = Is it possible?
ui-deck-ask-always = It is performed: yes.
ui-deck-verdict = By the position
ui-deck-draw = Then it depends on the contract that you draw.
ui-deck-accept = An empty line takes the next of these answers, `go` takes all of them.
ui-deck-low = Low voltage: without the production bonus.
ui-deck-high = From high voltage on: special effects of the technology tile count, also for engineers and machines (A7.3).
ui-deck-officer = Overpowered: the officer may put something else in place of this construction (A7.4, L8.12, L8.13).

# $bonus (number): see signed-bonus; $full (number): energy; $colour: one of colour-…
ui-if-production = a production system produces at least 1 energy with { signed-bonus } and the production bonus; its energy is below { $full }, or it is not alone in first place; its best production reaches the requirement of a { $colour } contract on display.
# $n (number): drops
ui-if-waiting = up to { $n } drops more on the headstreams let its own dams hold more drops after the water phase than without them.
ui-if-flowing = { $n ->
    [one] a drop that flows at once lets its own dams hold more drops.
   *[other] up to { $n } drops that flow at once let its own dams hold more drops.
}
ui-if-office = always.
# $structure: one of structure-…
ui-if-construct = { $structure }: a piece is left; a technology tile at hand allows it; a building space as shown is open; the machines suffice for one of them.
ui-if-building = a building piece and a tile for it are left, and some private building where it has none yet has an open slot it has the machines for.
ui-if-workshop = a technology tile or a machine is on its wheel.
ui-if-machinery = it is not the last round.
ui-if-patent = the patent office shows an advanced technology tile for this or a joker tile ({ $structure }).
ui-if-works = it has the machines for at least one external work on display.
ui-if-bank = always.

# $entry: one of entry-…; $colour: one of colour-…; $letters: headstreams, as in B A D C
ui-do-production = Engineers onto the first free space of the turbine station. The system of the largest energy produces with all drops of its dam; in a tie a neutral dam, then the first conduit from the code on. Then the contract of the highest requirement within reach, private or national, the one further right in a tie; its reward at once.
ui-do-waiting = Engineers onto the first free space of water management. Put the fewest drops with the largest gain; in a tie headstreams in the order { $letters }. The turn goes on.
ui-do-flowing = Engineers onto the first free space of water management. Let the fewest drops with the largest gain flow; in a tie headstreams in the order { $letters }. The turn goes on.
ui-do-office = Engineers onto the first free space of the contract office. The { $colour } contracts on display go under their pile, new ones come; 2 energy. The turn goes on.
ui-do-construct = Engineers onto the company board. Use the technology tile of the highest level, a joker last; machines and tile onto the wheel, rotate by 1, a revealed income at once; a red border costs 3 VP. The space, each step only among those left, and skipped if it would leave none:
ui-do-building = Engineers onto the company board; machines and tile onto the wheel, rotate by 1. In the direction shown, the first private building it can build on; its cheapest open slot, 3 VP for the third or fourth. The first action space of that building is closed from now on.
ui-do-workshop = Engineers onto the first free space of the workshop. { $entry }.
ui-do-machinery = Engineers onto the first free space of the machinery shop. { $entry }. Machines of choice one by one: the kind it has fewer of, an excavator in a tie.
ui-do-patent = Engineers onto the first free space of the patent office; lose 2 VP. Take the tile of the highest level; one for the structure before a joker, then the topmost.
ui-do-works = In the order shown, the first external work it has the machines for: engineers onto its space, machines back to the supply, its reward at once.
ui-do-bank = 1 engineer into the bank, 1 VP.

ui-place-completes = spaces that complete a production system: an own or neutral dam, a built conduit, an own powerhouse
# $criterion: its number and its name
ui-place-criterion = criterion { $criterion }
# $code: one of ui-code-…
ui-place-code = the first one, counting upwards and around from the { $code }
ui-place-border = without a red border, if there is a choice

# What contradicts the table: numbers are as printed or as counted by people
ui-deck-not-understood = Not understood: “{ $text }”. `help` lists the commands.
ui-deck-no-step = Not a step: “{ $step }”.
ui-deck-no-back = There is nothing to go back over.
ui-deck-closed = No turn is under way: `next` begins one.
ui-deck-open = The turn is not over: is entry { $n } possible?
ui-deck-no-automa = There is no Automa { $n }, they go from 1 to { $most }.
ui-deck-passed = Automa { $n } has no engineers left and has passed.
ui-deck-too-many = { $n } engineers cannot be placed: { $left } left.
ui-deck-more-than-shown = { $n } engineers cannot be placed: the entry shows { $most }.
ui-deck-always = Entry { $n } is always possible.
ui-deck-no-entry = Say which: entries { $first } to { $last } are left.
ui-deck-no-tile = There is no Automa tile { $n }, they go from 1 to { $most }.
ui-deck-discarded = Automa tile { $n } lies deeper in the discard pile.
ui-deck-same = Automa tile { $n } cannot show both sides.
ui-deck-tiles-how = Say both numbers: `tiles 7 12`, actions first, then criteria.
ui-deck-tiles-late = An entry has been answered: go `back` first.
ui-deck-position-how = Say which file: `position FILE`.
# $why: one of condition-…; $clause: number of the rule
ui-deck-impossible = Entry { $n } is not possible: { $why } ({ $clause }).
ui-deck-possible = By the position entry { $n } is possible.
# $told: what was said, $known: what is known
ui-deck-engineers = By the position the engineers of entry { $n } are { $known }, not { $told }.
ui-deck-other-company = The position has no Automa with this company: { $company }.
ui-deck-other-level = In the position this Automa is of another level: { $told }, here { $known }.
ui-deck-other-round = The position is of round { $told }, here it is round { $known }.
ui-deck-other-box = The position and this table differ about the Leeghwater Project.
ui-deck-other-engineers = In the position this Automa has { $told } engineers at hand, here { $known }.
# $path: the file; $why: what the system says
ui-deck-not-kept = This cannot be kept in { $path }: { $why }.

ui-deck-help =
    next, next 2     begin a turn: of the next Automa, or of the second one; begin a round
    yes, no          the entry is possible, or not
    yes 1            it is performed with 1 engineer
    entry 4          no to those before it, yes to entry 4
    back             take back the last step
    tiles 7 12       the pair as it lies on your table: actions, criteria
    tile 7           both sides of a tile
    position FILE    a position answers for the rest of the turn, and says where to build
    (empty line)     the position's next answer, or the tiles again
    go               all answers of the position
    language pl      other words: en, pl, ru, it
    quit             leave; everything is kept

## Craftsmen (title of the calendar, then the parts of the table; notes stand behind a title in one line)

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Year { $n } of { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = tokens left: ◆{ $privilege } privilege, ▲{ $work } work
ui-c-town = Town
ui-c-town-note = g gold, s silver, r green ribbon: lower/upper disc · ★ privilege used
ui-c-market = Market
ui-c-colours = buy/build, ▤ pile · upper/lower half: V violet, G green, B blue, R red
# $n (number): what it costs
ui-c-cost = costs { $n }
ui-c-capital = capital face up
ui-c-ships = Ships
ui-c-ships-note = + for most markers · value of each marker · [older][newer]
ui-c-granary-note = lower/upper marker · ○ natural
ui-c-players = Players
ui-c-players-note = ■ input filled, □ empty · ◆ privilege tokens · ▲ work tokens · ● assistants at hand
# $n (number): the best worth of the capital cards
ui-c-worth = best worth { $n }
ui-c-hand-note = ◀ ▶ matches that end of your row
ui-c-looked = You look at:
ui-c-in-hand = in hand
ui-c-face-up = face up
# $n (number): building types
ui-c-missing = { $n ->
    [one] { $n } building missing
   *[other] { $n } buildings missing
}
ui-c-fits = Building cards that match an end of the row:
ui-c-no-fit = No building card in hand or face up matches an end of the row.
# $text: what was typed
ui-c-no-good = No good is called “{ $text }”.
ui-c-why-help = ? and the number of an option tells what it would cause. ? and the notation of anything else tells why it is not offered, as in `? send notary` or `? make flax`.
ui-c-help =
    3                answer with option 3
    send notary      answer in notation; any case
    (empty line)     the only option, or the table again
    ?3               what option 3 would cause
    ? make flax      why something is not offered, with its clause
    options          all options in words, with their notation
    table            everything; town, market, board, players, hand: parts of it
    board            ships, granary and bonus tokens
    plan beer        what one more unit takes: work points, inputs, buildings; plan: all goods
    fits             building cards in hand and face up that match an end of your row
    log, log all     what happened last, or from the beginning; log 20: so many turns
    undo             take back your last answer, until something is drawn
    save FILE        write a record (it shows all hands); save FILE ! replaces a file
    language pl      other words: en, pl, ru, it
    quit             leave; the game is kept

ui-points-c-hand = capital cards in hand (break ties)
ui-points-c-order = place in turn order (breaks ties)
