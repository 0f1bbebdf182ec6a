### The words of Barrage, English.
###
### Every language has the same keys with the same arguments. Terms are those of the glossary, chapter G of
### docs/rules/barrage.md. An argument is a number or the text of another message; of such a message the
### attributes are at hand too: where $structure is given, $structure-one is its attribute `.one`. A language
### adds the attributes (cases, articles) its own sentences need. Numbers may be 0 where a variant [0] stands.

## Participants

# $n (number): the chair at the table, from 1
seat = Player { $n }
# the owner of a neutral dam
neutral = neutral

## Companies

company-usa = USA
company-germany = Germany
company-italy = Italy
company-france = France

company-usa-ability = Each drop that flows past the powerhouse spaces of a basin with one of your powerhouses gives you 1 energy, in anybody's turn. It fulfils no contract.
company-germany-ability = After each production action you may produce once more with a different powerhouse, without any bonus or malus. You may fulfil another contract with it.
company-italy-ability = After each production action gain 3 energy. It fulfils no contract.
company-france-ability = The requirement of every contract you fulfil is 3 lower. The energy on the track stays the same.

## Executive officers

officer-wilhelm = Wilhelm Adler
officer-graziano = Graziano Del Monte
officer-viktor = Viktor Fiesler
officer-jill = Jill McDowell
officer-solomon = Solomon P. Jordan
officer-anton = Anton Krylov
officer-mahiri = Mahiri Sekibo
officer-none = no officer

officer-wilhelm-ability = Your bases cost 3 excavators in every area.
officer-graziano-ability = Your dams of level 3 hold up to 4 drops.
officer-viktor-ability = In a production action, drops times production value counts as at least 4 before any bonus or malus.
officer-jill-ability = You may pay for a conduit with 1 mixer per production value instead of 2 excavators. The two cannot be mixed.
officer-solomon-ability = In a construction action you may pay 3 credits instead of each machine.
officer-anton-ability = You have a special technology tile. Insert it as a copy of a technology tile that is on your wheel.
officer-mahiri-ability = Before your action place 1 engineer here to copy another officer for this turn. The second time in a round costs 3 credits more.
officer-none-ability = No special ability.

## Structures, areas, sections

structure-base = base
    .one = a base
structure-elevation = elevation
    .one = an elevation
structure-conduit = conduit
    .one = a conduit
structure-powerhouse = powerhouse
    .one = a powerhouse
structure-building = building
    .one = a building

area-mountain = mountains
area-hill = hills
area-plain = plains

section-turbine = turbine station
section-water = water management
section-bank = bank
section-workshop = workshop
section-machinery = machinery shop
section-contract = contract office
section-patent = patent office

## Amounts ($n: number)

amount = { $n }
credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
excavators = { $n ->
    [one] { $n } excavator
   *[other] { $n } excavators
}
mixers = { $n ->
    [one] { $n } mixer
   *[other] { $n } mixers
}
vp = { $n } VP
energy = { $n } energy
engineers = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
drops = { $n ->
    [one] { $n } drop
   *[other] { $n } drops
}

# $bonus (number): bonus or malus of a production action, -2 to 2
signed-bonus = { $bonus ->
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
   *[other] { $bonus }
}
# $excavators, $mixers (numbers): either or both may be 0
machine-set = { $mixers ->
    [0] { $excavators ->
        [0] no machines
        [one] { $excavators } excavator
       *[other] { $excavators } excavators
    }
    [one] { $excavators ->
        [0] { $mixers } mixer
        [one] { $excavators } excavator and { $mixers } mixer
       *[other] { $excavators } excavators and { $mixers } mixer
    }
   *[other] { $excavators ->
        [0] { $mixers } mixers
        [one] { $excavators } excavator and { $mixers } mixers
       *[other] { $excavators } excavators and { $mixers } mixers
    }
}

## Places on the map

# $key: as on the map (B7U, C5A, P8_3); $basin, $end, $value (numbers)
site-base = base space { $key } (basin { $basin })
    .short = { $key }
site-conduit = conduit space { $key } (basin { $basin } to { $end }, production value { $value })
    .short = { $key }
site-powerhouse = powerhouse space { $key } (basin { $basin })
    .short = { $key }
dam = dam { $key }
headstream = headstream { $key }
# $dam, $conduit: keys on the map; $basin (number) of the powerhouse
system = dam { $dam }, conduit { $conduit }, powerhouse in basin { $basin }

## Contracts ($key: as on the tile; $energy (number): the requirement)

contract-green = green contract { $key } ({ $energy } energy)
contract-yellow = yellow contract { $key } ({ $energy } energy)
contract-red = red contract { $key } ({ $energy } energy)
contract-national = national contract { $key } ({ $energy } energy)
contract-starting = starting contract { $key } ({ $energy } energy)

## Tiles of the set-up

# $drops: drops of rounds 1 to 4, as in 0-2-2-0
headstream-tile = headstream tile { $key } (drops { $drops })
# $dam: the message `dam`; $level (number)
start-tile = starting tile: neutral { $dam }, level { $level }

bonus-BT_contracts = bonus tile: contracts
bonus-BT_bases = bonus tile: bases
bonus-BT_elevations = bonus tile: elevations
bonus-BT_conduits = bonus tile: conduits
bonus-BT_powerhouses = bonus tile: powerhouses
bonus-BT_advanced_tech = bonus tile: advanced technology tiles

bonus-BT_contracts-text = 2 VP per fulfilled contract
bonus-BT_bases-text = 4 VP per base built
bonus-BT_elevations-text = 4 VP per elevation built
bonus-BT_conduits-text = 4 VP per conduit built
bonus-BT_powerhouses-text = 5 VP per powerhouse built
bonus-BT_advanced_tech-text = 4 VP per advanced technology tile

objective-OBJ_red_border = objective tile: red-bordered spaces
objective-OBJ_most_area = objective tile: strongest area
objective-OBJ_connected_bases = objective tile: connected bases
objective-OBJ_fewest_area = objective tile: weakest area
objective-OBJ_basins_1 = objective tile: basins with a structure
objective-OBJ_basins_3 = objective tile: basins with 3 structures

objective-OBJ_red_border-text = Most bases and powerhouses on red-bordered spaces
objective-OBJ_most_area-text = Most structures in the area where you have the most
objective-OBJ_connected_bases-text = Most bases connected to an own powerhouse by an own conduit
objective-OBJ_fewest_area-text = Most structures in the area where you have the fewest
objective-OBJ_basins_1-text = Most basins with at least 1 own structure
objective-OBJ_basins_3-text = Most basins with at least 3 own structures

## Technology tiles

tile-BASIC_base = basic base tile
tile-BASIC_elevation = basic elevation tile
tile-BASIC_conduit = basic conduit tile
tile-BASIC_powerhouse = basic powerhouse tile
tile-BASIC_building = basic building tile
tile-BASIC_joker = basic joker tile
tile-A1_base = level I base tile
tile-A1_elevation = level I elevation tile
tile-A1_conduit = level I conduit tile
tile-A1_powerhouse = level I powerhouse tile
tile-A1_building = level I building tile
tile-A1_joker = level I joker tile
tile-A2_base = level II base tile
tile-A2_elevation = level II elevation tile
tile-A2_conduit = level II conduit tile
tile-A2_powerhouse = level II powerhouse tile
tile-A2_building = level II building tile
tile-A2_joker = level II joker tile
tile-A3_base = level III base tile
tile-A3_elevation = level III elevation tile
tile-A3_conduit = level III conduit tile
tile-A3_powerhouse = level III powerhouse tile
tile-A3_building = level III building tile
tile-A3_joker = level III joker tile
tile-SP_anton = Anton's special technology tile
tile-SP_leslie = Leslie's special technology tile

tile-BASIC_base-effect = Builds a base.
tile-BASIC_elevation-effect = Builds an elevation.
tile-BASIC_conduit-effect = Builds a conduit.
tile-BASIC_powerhouse-effect = Builds a powerhouse.
tile-BASIC_building-effect = Builds a building.
tile-BASIC_joker-effect = Builds any structure.
tile-A1_base-effect = Builds a base. Then put 1 drop behind each of your dams that holds none.
tile-A1_elevation-effect = Builds an elevation. Then rotate the wheel by 1 per elevation you have built.
tile-A1_conduit-effect = Builds a conduit. Then gain 2 credits per production value of it.
tile-A1_powerhouse-effect = Builds a powerhouse without engineers.
tile-A1_building-effect = Builds a building. Then you may perform its action at once, without engineers.
tile-A1_joker-effect = Builds any structure. A red-bordered building space costs no credits.
tile-A2_base-effect = Builds a base. Then gain 1 energy per base you have built; you may fulfil a contract with it.
tile-A2_elevation-effect = Builds an elevation. Then fill that dam with drops.
tile-A2_conduit-effect = Builds a conduit for at most 5 excavators.
tile-A2_powerhouse-effect = Builds a powerhouse. Then you may perform a production action with bonus +2.
tile-A2_building-effect = Builds a building for only one of the two kinds of machines.
tile-A2_joker-effect = Builds any structure. Excavators and mixers replace each other.
tile-A3_base-effect = Builds a base without engineers and without excavators.
tile-A3_elevation-effect = Builds an elevation. Then score 3 VP per own dam of level 2 or 3.
tile-A3_conduit-effect = Builds a conduit. Then gain 2 energy per production value of it; you may fulfil a contract with it.
tile-A3_powerhouse-effect = Builds a powerhouse. Then score 3 VP per powerhouse you have built.
tile-A3_building-effect = Builds a building. Score its VP now and again at the end of the game.
tile-A3_joker-effect = Builds any structure. Then score 3 VP per advanced technology tile you own.
tile-SP_anton-effect = A copy of a technology tile that is on your wheel.
tile-SP_leslie-effect = Inserts the machines of an external work into your wheel.

## Action spaces

space-turbine_plus2_L = turbine station +2, left
space-turbine_plus2_R = turbine station +2, right
space-turbine_plus1_L = turbine station +1, left
space-turbine_plus1_R = turbine station +1, right
space-turbine_zero_L = turbine station ±0, left
space-turbine_zero_R = turbine station ±0, right
space-turbine_minus1_L = turbine station −1, left
space-turbine_minus1_R = turbine station −1, right
space-turbine_minus2_L = turbine station −2, left
space-turbine_minus2_R = turbine station −2, right
space-water_place2_L = water management: 2 drops, left
space-water_place2_R = water management: 2 drops, right
space-water_flow1_L = water management: 1 flowing drop, left
space-water_flow1_R = water management: 1 flowing drop, right
space-bank = bank
space-workshop_turn1_L = workshop: rotate by 1, left
space-workshop_turn1_R = workshop: rotate by 1, right
space-workshop_turn2_L = workshop: rotate by 2, left
space-workshop_turn2_R = workshop: rotate by 2, right
space-workshop_turn3_L = workshop: rotate by 3, left
space-workshop_turn3_R = workshop: rotate by 3, right
space-machinery_excavator_L = machinery shop: excavator, left
space-machinery_excavator_R = machinery shop: excavator, right
space-machinery_any_L = machinery shop: machine of choice, left
space-machinery_any_R = machinery shop: machine of choice, right
space-machinery_both_L = machinery shop: excavator and mixer, left
space-machinery_both_R = machinery shop: excavator and mixer, right
space-contract_take1_L = contract office: 1 contract, left
space-contract_take1_R = contract office: 1 contract, right
space-contract_take1b_L = contract office: 1 contract (second row), left
space-contract_take1b_R = contract office: 1 contract (second row), right
space-contract_take2_L = contract office: 2 contracts, left
space-contract_take2_R = contract office: 2 contracts, right
space-patent_1 = patent office, top
space-patent_2 = patent office, middle
space-patent_3 = patent office, bottom

## Effects: parts of rewards, incomes and action spaces ($n, $most: numbers)

effect-credits = { credits }
effect-vp = { vp }
effect-excavators = { excavators }
effect-mixers = { mixers }
effect-machines = { $n ->
    [one] { $n } machine of choice
   *[other] { $n } machines of choice
}
effect-energy = { energy }
effect-contract-energy = { energy } for a contract
effect-rotate = rotate the wheel by { $n }
effect-place-drops = { drops }
effect-flow-drops = { $n ->
    [one] { $n } flowing drop
   *[other] { $n } flowing drops
}
# $areas: the messages of area-… joined by the next three
effect-free-base = free base ({ $areas })
areas-one = { $first }
areas-two = { $first } or { $second }
areas-all = any area
effect-free-elevation = free elevation
effect-free-conduit = free conduit of production value { $most } or less
effect-free-powerhouse = free powerhouse
# $bonus (number): see signed-bonus
effect-production = production { signed-bonus }
effect-bank = 1 credit per engineer
effect-take-contracts = { $n ->
    [one] take { $n } contract
   *[other] take { $n } contracts
}
effect-take-tile = take the advanced technology tile

## Rounds and phases

# $n (number): 1 to 5
round = Round { $n }
phase-income = income and headstreams
phase-actions = actions
phase-water = water
phase-scoring = scoring
phase-end = end of round

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Questions. $seat: who is asked; chance is asked too, and has no name

question-deal-headstream = Which headstream tile is drawn?
question-deal-bonus = Which bonus tile is drawn?
question-deal-objective = Which objective tile is drawn?
question-deal-national = Which national contract is drawn?
question-deal-contract = Which contract is drawn?
question-deal-start-tile = Which starting tile is drawn?
question-deal-tile = Which technology tile is drawn?
question-deal-company = Which company is drawn?
question-deal-officer = Which officer is drawn?
question-deal-starting = Which starting contract is drawn?
question-deal-aside = Which officer is set aside?
question-deal-first = Who is first?
question-draft-company = { $seat }: which company and officer?
question-draft-contract = { $seat }: which starting contract?
question-turn = { $seat }: which action?
question-site = { $seat }: where to build { $structure-one }?
question-tile = { $seat }: which technology tile for { $structure-one } on { $site-short }?
question-copy = { $seat }: which tile on the wheel to copy for { $structure-one } on { $site-short }?
question-pay = { $seat }: how to pay for { $structure-one } on { $site-short }?
question-bank = { $seat }: how many engineers for the bank?
# $n (number): contracts still to take
question-take-contract = { $seat }: which contract to take? ({ $n } to go)
question-limit = { $seat }: which contract to discard?
question-produce = { $seat }: which system produces? (bonus { signed-bonus })
question-produce-may = { $seat }: produce now, with which system? (bonus { signed-bonus })
question-produce-again = { $seat }: produce once more, with which system?
question-drops = { $seat }: how many drops? ({ $system })
# $n (number): the energy at hand
question-fulfil = { $seat }: which contract to fulfil with { energy }?
# $n (number): machines of choice
question-machines = { $seat }: { $n ->
    [one] which machine to gain?
   *[other] which { $n } machines to gain?
}
# $n (number): drops still to place
question-place-drops = { $seat }: on which headstream to put a drop? ({ $n } to go)
question-flow-drops = { $seat }: from which headstream does a drop flow? ({ $n } to go)
question-free-build = { $seat }: where to place { $structure-one } for free?

## Options

option-skip-fulfil = Fulfil no contract
option-skip-drops = No more drops
option-skip-build = Do not place it
option-skip-produce = Do not produce
option-skip-other = Skip
option-pass = Pass
option-build = Build { $structure-one }
option-copy-officer = Copy { $officer }
option-pair = { $company } with { $officer }
option-copy-tile = Copy the { $tile }
# $excavators, $mixers, $credits (numbers): any of them may be 0
option-pay = { $credits ->
    [0] Insert { machine-set }
    [one] Insert { machine-set }, pay { $credits } credit
   *[other] Insert { machine-set }, pay { $credits } credits
}
option-drops = { $n ->
    [one] { $n } drop for { $energy } energy
   *[other] { $n } drops for { $energy } energy
}
option-engineers = { engineers }
option-machines = { machine-set }
# $drops, $energy (numbers): with all drops of the dam
option-system = { $drops ->
    [one] { $system }: up to { $drops } drop, { $energy } energy
   *[other] { $system }: up to { $drops } drops, { $energy } energy
}
# $owner: whose conduit it is; the fee is 1 credit per drop
option-system-fee = { $drops ->
    [one] { $system }: up to { $drops } drop, { $energy } energy; 1 credit per drop to { $owner }
   *[other] { $system }: up to { $drops } drops, { $energy } energy; 1 credit per drop to { $owner }
}

## Events

event-dealt = Drawn: { $thing }
event-round = Round { $n } begins
event-phase-income = Phase: { phase-income }
event-phase-actions = Phase: { phase-actions }
event-phase-water = Phase: { phase-water }
event-phase-scoring = Phase: { phase-scoring }
event-phase-end = Phase: { phase-end }
event-credits = { $seat } gains { credits }
event-pays = { $seat } pays { credits }
event-excavators = { $seat } gains { excavators }
event-mixers = { $seat } gains { mixers }
event-vp = { $seat } scores { vp }
event-loses-vp = { $seat } loses { vp }
event-energy = { $seat } gains { energy }
event-engineers = { $seat } places { engineers }
event-return = { $seat } takes back { engineers }
event-invest = { $seat } inserts into the wheel: { $tile }, { machine-set }
event-invest-machines = { $seat } inserts into the wheel: { machine-set }
event-rotate = { $seat } rotates the wheel by { $n }
event-recover = { $seat } takes back from the wheel: { $tile }, { machine-set }
event-recover-machines = { $seat } takes back from the wheel: { machine-set }
event-built = { $seat } builds { $structure-one } on { $site-short }
event-reveal = { $seat } reveals the { $income }
event-waits = { $seat } puts a drop on { $head }
event-flows = { $seat }: a drop flows from { $head }
event-head-drops = { $n ->
    [one] { $n } drop is put on { $head }
   *[other] { $n } drops are put on { $head }
}
# $seat: the owner of the dam, perhaps `neutral`
event-held = A drop stops at { $dam } ({ $seat })
event-leaves-left = A drop leaves the map at basin 11
event-leaves-right = A drop leaves the map at basin 12
event-added = { $n ->
    [one] { $n } drop is put behind { $dam } ({ $seat })
   *[other] { $n } drops are put behind { $dam } ({ $seat })
}
event-spent = { $seat } uses { drops }: { $system }
event-produced = { $seat } produces { energy }
event-fulfilled = { $seat } fulfils { $contract }
event-took = { $seat } takes { $contract }
event-discarded = { $seat } discards { $contract }
event-patent = { $seat } takes { $tile }
event-cleared = Leaves the patent office: { $tile }
event-copies = { $seat } copies { $officer }
# $chair (number): the chair at the table; $seat: the same, already by the name of the company
event-picked = Player { $chair } takes { $company } with { $officer }
event-passed = { $seat } passes
event-forfeit = { $seat } cannot place { $structure-one } and forfeits it
# $n (number): place in the new turn order
event-order = { $seat } is number { $n } in turn order
# $n (number): victory points
event-wins = { $seat } wins with { vp }

## Sources: because of what an event happens

# $structure: whose row of the company board; $place (number): 1 to 3
source-income = { $structure } income { $place }
source-ability = special ability of { $company }
# $n (number): 1 to 4
source-construction = construction space { $n }
# $n (number): 1 or 2
source-mahiri = Mahiri Sekibo, space { $n }
source-rank = energy ranking
source-track = energy track
source-leftovers = machines and credits left
source-held = drops held by own dams
source-rules = rules

## Reasons: why an action is not offered

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-nothing-to-undo = There is nothing to undo.
reason-not-asked = This does not answer the question.
reason-copied-must-act = After copying an officer you must perform an action.
# $n (number): engineers left
reason-has-engineers = You cannot pass: you still have { engineers }.
reason-not-in-box = Not part of this game: { $thing }.
reason-no-piece = No piece left on the company board: { $structure }.
reason-no-site = No building space is free for { $structure-one }.
reason-no-tile = You have no technology tile at hand for { $structure-one }.
reason-no-construction-space = All your construction spaces are occupied this round.
# $need, $have (numbers); $have may be 0
reason-engineers = { $need ->
    [one] It takes { $need } engineer; you have { $have }.
   *[other] It takes { $need } engineers; you have { $have }.
}
reason-credits = { $need ->
    [one] It costs { $need } credit; you have { $have }.
   *[other] It costs { $need } credits; you have { $have }.
}
reason-border = { $need ->
    [one] With the red border it costs { $need } credit; you have { $have }.
   *[other] With the red border it costs { $need } credits; you have { $have }.
}
reason-excavators = { $need ->
    [one] { $site-short } takes { $need } excavator; you have { $have }.
   *[other] { $site-short } takes { $need } excavators; you have { $have }.
}
reason-mixers = { $need ->
    [one] { $site-short } takes { $need } mixer; you have { $have }.
   *[other] { $site-short } takes { $need } mixers; you have { $have }.
}
reason-closed-introductory = Closed in the introductory game: { $space }.
# $fewest (number): 3 or 4
reason-closed = Open only with { $fewest } or more players: { $space }.
reason-occupied = Occupied ({ $owner }): { $space }.
reason-tile-gone = The technology tile of this space is gone.
reason-no-contracts = No contract is on display.
reason-no-system = You have no complete production system with water.
# $have (number): credits left for the fee
reason-fee = { $have ->
    [one] The conduit costs 1 credit per drop; you have { $have } credit left for it.
   *[other] The conduit costs 1 credit per drop; you have { $have } credits left for it.
}
reason-no-energy = With bonus { signed-bonus } this produces no energy.
reason-not-mahiri = Only Mahiri Sekibo copies officers.
reason-copied-already = You have already copied an officer this turn.
reason-copied-twice = You have already copied twice this round.
reason-officer-away = Not in this game, or your own: { $officer }.
reason-no-action-left = No action would be left after copying this officer.
reason-wrong-site = Not a space for { $structure-one }: { $site }.
reason-neutral-dam = The dam on { $site-short } is neutral: nobody may elevate it.
reason-not-own-dam = You have no dam on { $site-short }.
reason-dam-full-height = The dam on { $site-short } is of level 3 already.
# $owner: perhaps `neutral`
reason-built-on = Occupied ({ $owner }): { $site }.
reason-second-base = You already have a base in basin { $basin }.
reason-second-powerhouse = You already have a powerhouse in basin { $basin }.
# $most, $value (numbers): production values
reason-free-value = The reward allows a production value of { $most } at most; this one is { $value }.
reason-free-area = The reward does not allow the area of { $site-short }.
reason-nothing-to-copy = No technology tile on your wheel fits to be copied.
reason-tile-on-wheel = Still on your wheel: { $tile }.
reason-tile-not-yours = Not yours: { $tile }.
reason-tile-wrong = The { $tile } does not build { $structure-one }.
reason-tile-not-on-wheel = Not on your wheel: { $tile }.
reason-no-mixing = Excavators and mixers cannot be mixed for this conduit.
# $due (number): machines
reason-payment = { $due ->
    [one] Not a payment for a cost of { $due } machine.
   *[other] Not a payment for a cost of { $due } machines.
}
reason-not-your-water = The dam is neither yours nor neutral: { $system }.
reason-no-water = The dam holds no drop: { $system }.
reason-no-conduit = The conduit is not built: { $system }.
reason-no-powerhouse = You have no powerhouse in basin { $basin }.
reason-same-powerhouse = The second production needs another powerhouse than that of basin { $basin }.
# $have (number): drops behind the dam
reason-drops-held = { $have ->
    [one] The dam holds { $have } drop: use at least 1, at most all.
   *[other] The dam holds { $have } drops: use at least 1, at most all.
}
reason-fulfilled = Already fulfilled: { $contract }.
reason-national-gone = Not available: { $contract }.
reason-not-your-contract = Not in your supply: { $contract }.
# $need, $have (numbers): energy
reason-energy = Not enough energy for { $contract }: { $need } needed, { $have } produced.
reason-national-stays = National contracts cannot be taken: { $contract }.
reason-not-on-display = Not on display: { $contract }.
reason-over-limit = You may keep 3 contracts: discard one.
reason-bank-least = Place at least 1 engineer in the bank.
# $n (number): machines of choice
reason-machines-split = { $n ->
    [one] You gain { $n } machine in all.
   *[other] You gain { $n } machines in all.
}
reason-one-drop-least = At least 1 drop must be placed.
reason-not-offered = Not among those to choose from.
