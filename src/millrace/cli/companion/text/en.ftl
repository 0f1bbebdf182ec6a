### The words of the companion of a cardboard table, English. Every language has the same keys with the same
### arguments. Terms are those of the glossary, chapter G of docs/rules/barrage.md.

ui-deck-welcome = The Automas of your table. `help` lists the commands; everything is kept as you go.
# $n (number): tiles
ui-deck-stack = { $n ->
    [one] { $n } tile in the stack
   *[other] { $n } tiles in the stack
}
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
ui-do-workshop = Engineers onto the first free space of the workshop: { $entry }.
ui-do-machinery = Engineers onto the first free space of the machinery shop: { $entry }. Machines of choice one by one: the kind it has fewer of, an excavator in a tie.
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
ui-deck-other-engineers = { $told ->
    [one] In the position this Automa has { $told } engineer at hand, here { $known }.
   *[other] In the position this Automa has { $told } engineers at hand, here { $known }.
}
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
