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
company-netherlands = Netherlands

company-usa-ability = Each drop that flows past the powerhouse spaces of a basin with one of your powerhouses gives you 1 energy, in anybody's turn. It fulfils no contract.
company-germany-ability = After each production action you may produce once more with a different powerhouse, without any bonus or malus. You may fulfil another contract with it.
company-italy-ability = After each production action gain 3 energy. It fulfils no contract.
company-france-ability = The requirement of every contract you fulfil is 3 lower. The energy on the track stays the same.
company-netherlands-ability = After each production action you may put 1 drop behind another of your own dams that has room.

## Executive officers

officer-wilhelm = Wilhelm Adler
officer-graziano = Graziano Del Monte
officer-viktor = Viktor Fiesler
officer-jill = Jill McDowell
officer-solomon = Solomon P. Jordan
officer-anton = Anton Krylov
officer-mahiri = Mahiri Sekibo
officer-simone = Simone Luciani
officer-tommaso = Tommaso Battista
officer-leslie = Leslie Spencer
officer-margot = Margot Fouché
officer-none = no officer

officer-wilhelm-ability = Your bases cost 3 excavators in every area.
officer-graziano-ability = Your dams of level 3 hold up to 4 drops.
officer-viktor-ability = In a production action, drops times production value counts as at least 4 before any bonus or malus.
officer-jill-ability = You may pay for a conduit with 1 mixer per production value instead of 2 excavators. The two cannot be mixed.
officer-solomon-ability = In a construction action you may pay 3 credits instead of each machine.
officer-anton-ability = You have a special technology tile. Insert it as a copy of a technology tile that is on your wheel.
officer-mahiri-ability = Before your action place 1 engineer here to copy another officer for this turn. The second time in a round costs 3 credits more.
officer-simone-ability = You may keep 4 contracts. With one production action you may fulfil any number of contracts whose requirements together do not exceed its energy.
officer-tommaso-ability = One of your engineers is the architect. Placed alone on a space for exactly 1 engineer, but not in the bank, he lets you take another turn at once.
officer-leslie-ability = You have a special technology tile. With it, insert the machines of an external work into your wheel instead of losing them, then rotate the wheel by 1.
officer-margot-ability = Once per round place 1 engineer here to perform the action of a private building you have activated. Pay the cost in its symbol.
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
section-works = external works
section-private = private buildings

colour-green = green
colour-yellow = yellow
colour-red = red

## Levels: who decides, and how an Automa of each difficulty level plays

level-person = player
level-low = low voltage
level-medium = medium
level-high = high voltage
level-very-high = overpowered

level-person-text = Decides freely.
level-low-text = The Automa tiles decide. VP stand for credits. No income, no production bonus, no special effects of technology tiles, no special ability, no officer.
level-medium-text = The Automa tiles decide. VP stand for credits. Income and production bonuses as for a player; no special effects of technology tiles, no special ability, no officer.
level-high-text = The Automa tiles decide. VP stand for credits. Income, production bonuses, special effects of technology tiles and, from the third powerhouse on, the special ability of the company; no officer.
level-very-high-text = The Automa tiles decide. VP stand for credits. Everything a high voltage Automa has, and the officer of its company.

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

# $bonus (number): bonus or malus of a production action, -2 to 3
signed-bonus = { $bonus ->
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
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
# $building: the message building-…; $n (number): slot 1 to 4
site-building = { $building }, slot { $n }
    .short = { $building }, slot { $n }
dam = dam { $key }
headstream = headstream { $key }
# $heads: letters of headstreams, one for each drop, as in A, A, C
drops-on = drops: { $heads }
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
bonus-BT_external_works = bonus tile: external works
bonus-BT_buildings = bonus tile: buildings

bonus-BT_contracts-text = 2 VP per fulfilled contract
bonus-BT_bases-text = 4 VP per base built
bonus-BT_elevations-text = 4 VP per elevation built
bonus-BT_conduits-text = 4 VP per conduit built
bonus-BT_powerhouses-text = 5 VP per powerhouse built
bonus-BT_advanced_tech-text = 4 VP per advanced technology tile
bonus-BT_external_works-text = 5 VP per fulfilled external work
bonus-BT_buildings-text = 4 VP per building built

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

## Private buildings and external works

building-cofferdam = Cofferdam
building-control_station = Control Station
building-customer_office = Customer Office
building-development_office = Development Office
building-energy_relay_field = Energy Relay Field
building-financial_division = Financial Division
building-loan_agency = Loan Agency
building-research_lab = Research Lab
building-robot_factory = Robot Factory
building-wind_farm = Wind Farm

# The last three numbers of each text, in this order: excavators and mixers to build it, VP at the end
building-cofferdam-text = Put a drop behind an own or neutral dam that has room. To build: 2 excavators and 1 mixer. 3 VP at the end of the game.
building-control_station-text = Production action with bonus +3. To build: 4 excavators and 3 mixers. 5 VP at the end of the game.
building-customer_office-text = Pay 3 credits to fulfil a face-up contract of your supply without energy. To build: 3 excavators and 5 mixers. 7 VP at the end of the game.
building-development_office-text = Take back a technology tile from your wheel; the machines of its segment stay. To build: 1 excavator and 2 mixers. 3 VP at the end of the game.
building-energy_relay_field-text = Pay 1 credit to gain 4 energy. It fulfils no contract. To build: 4 excavators and 1 mixer. 4 VP at the end of the game.
building-financial_division-text = Gain 5 credits. To build: 3 excavators and 4 mixers. 6 VP at the end of the game.
building-loan_agency-text = Perform an available external work, paying 2 credits instead of each machine. To build: 1 excavator and 3 mixers. 4 VP at the end of the game.
building-research_lab-text = Take back half of the machines, rounded down, of one segment of your wheel. To build: 2 excavators and 2 mixers. 4 VP at the end of the game.
building-robot_factory-text = Pay 1 credit to gain 2 machines of choice. To build: 1 excavator and 5 mixers. 5 VP at the end of the game.
building-wind_farm-text = Pay 2 credits to gain 5 energy; you may fulfil a contract with it. To build: 6 excavators and 2 mixers. 5 VP at the end of the game.

# $key: as on the tile (A1); $excavators, $mixers (numbers): what it takes, one of them may be 0
work = external work { $key } ({ machine-set })
# $n (number): how often the wheel has been rotated since the machines were inserted; 0 is the open segment
segment = { $n ->
    [0] open segment
   *[other] segment { $n }
}

## Automa tiles

# $n (number): 1 to 20, as printed
automa-tile = Automa tile { $n }

# Entries of an action side. $bonus: see signed-bonus; $colour: one of colour-…, of a contract on display
entry-production = production { signed-bonus } with a { $colour } contract in reach
# $n (number): drops
entry-waiting = water management: { drops }
entry-flowing = { $n ->
    [one] water management: { $n } flowing drop
   *[other] water management: { $n } flowing drops
}
entry-office = contract office: replace the { $colour } contracts
# $structure: not a building
entry-construct = construction: { $structure }
entry-base-mountains = construction: base in the mountains
entry-base-hills = construction: base in the hills
# $value (number): least production value
entry-conduit-least = construction: conduit of production value { $value } or more
entry-building-down = construction: first building from the top
entry-building-up = construction: first building from the bottom
# $n (number): segments; $vp (number): VP lost, perhaps 0
entry-workshop = { $vp ->
    [0] workshop: rotate by { $n }
   *[other] workshop: rotate by { $n }, lose { $vp } VP
}
# $choice (number): machines of choice; if it is 0, $excavators and $mixers; $vp (number): VP lost
entry-machinery = { $choice ->
    [0] machinery shop: { machine-set }, lose { $vp } VP
    [one] machinery shop: { $choice } machine of choice, lose { $vp } VP
   *[other] machinery shop: { $choice } machines of choice, lose { $vp } VP
}
# $structure: perhaps a building
entry-patent = patent office: { $structure } tile or joker tile
# $order: positions, as in 2, 3, 1
entry-works = external work, positions in the order { $order }
entry-bank = bank

# Conditions: why an entry is passed over
condition-possible = possible
condition-no-piece = no piece is left
condition-no-tile = no technology tile at hand
condition-no-machines = not enough machines
condition-no-space = no building space is open
condition-no-system = no system produces energy
condition-leading = already first, with the energy for the full reward
condition-no-contract = no contract of this colour in reach
condition-no-gain = no drop would be held by an own dam
condition-wheel-empty = the wheel is empty
condition-last-round = last round
condition-no-patent = no such technology tile on display
condition-no-work = not enough machines for any external work
condition-not-in-box = not part of this game

# Steps and criteria of the placement: why a building space stays
step-completes = completes a production system
step-officer = mountains first, then hills (Wilhelm Adler)
step-tile = suits the level II conduit tile
step-code = next from the placement code
step-border = red border only where it costs nothing
step-direction = first in the direction of the entry
step-cheapest = cheapest free slot
step-productive = its system would produce the most energy
criterion-best-conduit = linked to the strongest built conduit
criterion-own-powerhouse = linked to an own powerhouse
criterion-most-water = most drops would reach it
criterion-red-border = red-bordered
criterion-upstream-powerhouse = below a powerhouse, with no dam between
criterion-downstream-dam = leads to an own dam, or else to no opponent's dam
criterion-strongest = highest production value
criterion-second-strongest = second highest production value
criterion-dam-own-first = dam at its start: own, else neutral, else an opponent's
criterion-powerhouse-own-first = powerhouse at its end: own, else an opponent's
criterion-dam-opponent-first = dam at its start: an opponent's, else neutral, else own
criterion-powerhouse-opponent-first = powerhouse at its end: an opponent's, else own
criterion-own-dam = linked to an own dam
criterion-plains = in the plains
criterion-basin-5 = in basin 5
criterion-basin-6 = in basin 6
criterion-basin-7 = in basin 7
criterion-feeds-own = feeds an own dam, or else no opponent's dam
criterion-avoids-opponent = feeds no opponent's dam, or else an own dam

# Reasons: why an Automa prefers something, or why there was nothing to choose
prefer-most-energy = most energy
prefer-neutral-dam = neutral dam
prefer-conduit-code = next from the placement code of conduits
prefer-highest-contract = highest requirement
prefer-rightmost = furthest right
prefer-many-contracts = as many contracts as the energy covers
prefer-most-gain = most drops held by own dams
prefer-fewest-drops = fewest drops
prefer-most-steps = most energy from flowing water
prefer-letters = headstream letters of the criteria side
prefer-level = highest level
prefer-specific = specific tile before joker tile
prefer-topmost = topmost
prefer-priority = first in the order of positions
prefer-fewer = the kind of which there are fewer
prefer-mixers = mixers first (Jill McDowell)
prefer-other-kind = the other kind for what is missing
prefer-for-vp = 3 VP for a missing machine (Solomon P. Jordan)
prefer-one-drop = one drop is enough (Viktor Fiesler)
prefer-no-gain = no drop would be held by an own dam
prefer-no-contract = no contract in reach
prefer-no-tile = no technology tile on display
prefer-no-dam = no other own dam has room
prefer-no-system = no system produces energy

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
space-external_1 = external work, top
space-external_2 = external work, middle
space-external_3 = external work, bottom
# $building: the message building-…; $n (number): 1 to 4
space-private = { $building }, space { $n }

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
effect-take-patent = take an advanced technology tile free of charge
effect-work = perform the external work
effect-loan = external work for 2 credits per machine
effect-drop-on-dam = 1 drop behind an own or neutral dam
effect-retrieve-tile = take back 1 technology tile from the wheel
effect-retrieve-machines = take back half of the machines of a segment
effect-fulfil-any = fulfil any contract without energy
effect-fulfil-up-to = fulfil a contract of up to { $most } energy without energy

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
question-deal-work = Which external work is drawn?
question-deal-building = Which private building is drawn?
question-deal-removed = Which technology tile leaves the game?
question-deal-automa-company = Which company does the Automa get?
question-deal-seat-company = { $seat }: which company is dealt?
question-deal-seat-contract = { $seat }: which starting contract is dealt?
question-deal-automa-order = Which Automa is next in turn order?
question-deal-automa-tile = Which Automa tile shows the actions?
question-draft-company = { $seat }: which company and officer?
question-draft-contract = { $seat }: which starting contract?
question-pick-company = { $seat }: which company?
question-pick-officer = { $seat }: which officer?
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
# $work: the message work; asked of whoever may put its machines into the wheel (Leslie Spencer)
question-work = { $seat }: where do the machines go? ({ $work })
question-loan = { $seat }: which external work to perform for credits?
question-fulfil-free = { $seat }: which contract to fulfil without energy?
question-take-patent = { $seat }: which advanced technology tile to take?
question-drop-on-dam = { $seat }: behind which dam to put a drop?
question-refill = { $seat }: behind which other own dam to put a drop?
question-retrieve-tile = { $seat }: which technology tile to take back from the wheel?
question-retrieve-machines = { $seat }: from which segment to take back half of the machines?
question-retrieve-split = { $seat }: which machines to take back?
question-use-building = { $seat }: perform the action at once? ({ $building })
# the engineer just placed alone may have been the architect (Tommaso Battista)
question-architect = { $seat }: was it the architect, for another turn?

## Options

option-skip-fulfil = Fulfil no contract
option-skip-drops = No more drops
option-skip-build = Do not place it
option-skip-produce = Do not produce
option-skip-invest = Back to the general supply
option-skip-refill = No drop
option-skip-use = Do not perform it
option-skip-architect = No, an engineer
option-skip-other = Skip
option-pass = Pass
option-build = Build { $structure-one }
option-copy-officer = Copy { $officer }
option-pair = { $company } with { $officer }
option-copy-tile = Copy the { $tile }
option-invest-work = Into the wheel, and rotate it by 1
option-use = Perform the action: { $building }
option-architect = Yes, the architect: another turn
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
event-loses-excavators = { $seat } loses { excavators }
event-loses-mixers = { $seat } loses { mixers }
event-vp = { $seat } scores { vp }
event-loses-vp = { $seat } loses { vp }
# a step on the energy track; after a production it follows event-produced
event-energy = { $seat } advances { $n } on the energy track
event-engineers = { $seat } places { engineers }
event-return = { $seat } takes back { engineers }
event-invest = { $seat } inserts into the wheel: { $tile }, { machine-set }
event-invest-machines = { $seat } inserts into the wheel: { machine-set }
event-rotate = { $seat } rotates the wheel by { $n }
event-recover = { $seat } takes back from the wheel: { $tile }, { machine-set }
event-recover-machines = { $seat } takes back from the wheel: { machine-set }
event-retrieved = { $seat } takes back early from the wheel: { $tile }
event-retrieved-machines = { $seat } takes back early from the wheel: { machine-set }
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
# a production is told in three events: with what, how much, and the step on the energy track
event-spent = { $seat } produces with { drops }: { $system }
event-produced = { $seat }: the production yields { energy }
event-fulfilled = { $seat } fulfils { $contract }
event-took = { $seat } takes { $contract }
event-discarded = { $seat } discards { $contract }
event-patent = { $seat } takes { $tile }
event-cleared = Leaves the patent office: { $tile }
event-removed = Leaves the game: { $tile }
event-work = { $seat } performs { $work }
event-work-leaves = { $work } leaves the game
event-under = Under its pile: { $contract }
# $section: one of section-…; $n (number): engineers
event-beside = { $seat } finds no free space and puts { engineers } beside: { $section }
event-again = { $seat } takes another turn
event-as-automa = { $seat } plays this turn like a medium Automa
event-copies = { $seat } copies { $officer }
# $chair (number): the chair at the table; $seat: the same, already by the name of the company
event-picked = Player { $chair } takes { $company } with { $officer }
event-chose = Player { $chair } takes { $company }
event-passed = { $seat } passes
event-forfeit = { $seat } cannot place { $structure-one } and forfeits it
# $n (number): place in the new turn order
event-order = { $seat } is number { $n } in turn order
# $n (number): victory points
event-wins = { $seat } wins with { vp }

## Events that explain the turn of an Automa

# $entries, $criteria (numbers): of Automa tiles, as printed
event-automa-tiles = { $seat }: actions of Automa tile { $entries }, criteria of Automa tile { $criteria }
event-automa-income = { $seat }: income, criteria of Automa tile { $criteria }
# $entry: one of entry-…; $condition: one of condition-…; $clause: number of the rule (A5.4.1)
event-automa-tried = { $seat } passes over "{ $entry }": { $condition } ({ $clause })
# $n (number): engineers that are placed, perhaps 0
event-automa-does = { $seat } performs "{ $entry }" ({ engineers })
# $site: a key of the map (B7U), not a message
event-automa-eligible = { $seat } considers { $site } ({ $structure })
# $structure (text): what is built instead, or source-external-work
event-automa-instead = { $seat }: { $officer } puts something else in its place: { $structure }
# $step: one of step-… or criterion-…
event-automa-kept = { $site } stays: { $step }
event-automa-chosen = { $seat } chooses { $site } ({ $structure })
# $energy (number): what it would produce
event-automa-system = { $seat } considers { $energy } energy: { $system }
# $thing: a contract, tile, work, payment or drops-on; $reason: one of prefer-…
event-automa-weighs = { $seat } weighs { $thing }
event-automa-prefers = { $thing } stays: { $reason }
event-automa-picks = { $seat } takes { $thing }
event-automa-none = { $seat }: { $reason }

## Why an Automa did it

# $entries, $criteria (numbers): of Automa tiles, as printed
why-turn = { $seat }: actions of tile { $entries }, criteria of tile { $criteria }
why-income = { $seat }: income, criteria of tile { $criteria }
# $number (number): of the entry on its tile; $entry: one of entry-…; $condition: one of condition-…
why-tried = { $number } { $entry }: { $condition }
# $n (number): engineers
why-performed = { $number } { $entry }, { engineers }
why-system = { $energy } energy: { $system }
# $n (number): spaces; $sites: their keys, or why-listed
why-eligible = { $structure }, eligible ({ $n }): { $sites }
# $site: its key, or the name of a slot
why-only = { $structure }: only { $site } is eligible
# $step: one of step-… or criterion-…, or why-code
why-kept = { $step }: { $sites }
# $code: a basin, or a conduit as on the map (1A)
why-code = { $step } { $code }
why-listed = { $sites }; { $site }
why-drop = drop behind a dam
# $n (number): things; $things: one of them, or why-listed
why-weighed = weighed ({ $n }): { $things }
why-preferred = { $reason }: { $things }
# $gain (number): drops that own dams would hold
why-gain = { $thing } (+{ $gain })
# $n (number): engineers the entry shows
why-last-engineers = the entry shows { engineers }; all that are left are placed
why-no-engineers = the technology tile needs no engineers
# $space: one of space-…
why-stands = first free space: { $space }
why-beside = no free space, the engineers stand beside it: { $section }
why-forfeit = no space for it, forfeited: { $structure }
why-again = the architect goes alone: another turn follows

## Sources: because of what an event happens

# $structure: whose row of the company board; $place (number): 1 to 3
source-income = { $structure } income { $place }
source-ability = special ability of { $company }
# $n (number): 1 to 4
source-construction = construction space { $n }
# $n (number): 1 or 2
source-mahiri = Mahiri Sekibo, space { $n }
source-external-work = an external work
source-margot = Margot Fouché, own space
source-rank = energy ranking
source-track = energy track
source-leftovers = machines and credits left
source-held = drops held by own dams
source-rules = rules

## Points: where they come from, at the end of the game

points-period = Round { $n }
points-start = at the start
points-contracts = contracts
points-incomes = incomes
points-fees = conduits used by others
points-tiles = advanced technology tiles
points-works = external works
points-buildings = private buildings
points-entries = entries of Automa tiles
points-spent = paid instead of credits
points-rank = energy ranking
points-track = energy track
points-bonus = bonus tiles
points-objective = objective tile
points-leftovers = machines and credits left
points-held = drops held by own dams
points-other = other

## Reasons: why an action is not offered

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
# asked about an action that is offered
reason-nothing = Nothing stands in the way of it.
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
reason-jill-or-joker = Jill McDowell's price cannot be paid with the level II joker tile.
# $excavators, $mixers (numbers): the cost
reason-payment = Not a payment for a cost of { machine-set }.
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
# $need, $have (numbers): what the contract requires, and what the energy or the reward reaches
reason-energy = Not enough for { $contract }: { $need } needed, { $have } at hand.
reason-national-stays = National contracts cannot be taken: { $contract }.
reason-not-on-display = Not on display: { $contract }.
reason-over-limit = You have more contracts than you may keep: discard one.
reason-bank-least = Place at least 1 engineer in the bank.
# $n (number): machines of choice
reason-machines-split = { $n ->
    [one] You gain { $n } machine in all.
   *[other] You gain { $n } machines in all.
}
reason-one-drop-least = At least 1 drop must be placed.
reason-not-offered = Not among those to choose from.
reason-closed-by-automa = Closed by an Automa for the rest of the game: { $space }.
reason-not-activated = You have no building there: { $building }.
reason-used-already = You have already been there this round: { $building }.
reason-activated-already = You already have a building there: { $building }.
# $fewest (number): 4
reason-slot-closed = This slot is open only with { $fewest } or more players.
reason-work-gone = The external work is no longer available.
# $excavators, $mixers (numbers): what the external work takes
reason-work-machines = The external work takes { machine-set }.
reason-no-loan = You have too few credits for any external work: 2 per machine.
reason-not-margot = Only Margot Fouché uses private buildings in this way.
reason-margot-used = You have already used this space this round.
reason-no-room = No own or neutral dam has room for a drop.
reason-no-open-contract = You have no contract to fulfil.
reason-wheel-no-tile = No technology tile is on your wheel.
reason-wheel-no-machines = No segment of your wheel holds 2 machines.
reason-no-dam = Not a dam: { $site }.
reason-dam-just-used = The dam on { $site-short } has just produced.
reason-dam-full = The dam on { $site-short } has no room.
# $n (number): the player who has it
reason-taken = Player { $n } has it already.
# asked at the start of a turn about a place of the board that another answer comes before
reason-build-first = This space is open to you: first choose to build { $structure-one }.
reason-space-first = First choose the action space: { $space }.
reason-take-first = To take a contract, first choose a space of the contract office.
reason-energy-first = Contracts are fulfilled with the energy of a production: first choose a space of the turbine station.
reason-produce-first = This system is ready: first choose a space of the turbine station.
reason-drops-first = To place drops, first choose a space of the water management.
reason-tile-first = Technology tiles are used to build: first choose what to build.
reason-board-first = Your company board is for building: first choose what to build.
# $owner: another participant
reason-other-board = Only its owner may use this company board ({ $owner }).
reason-wheel-turns = Wheels turn by themselves: there is no segment to choose now.
reason-no-decision = Nobody chooses this: the rules or a draw decide.

## Cards: what a component does, in plain sentences

# $n (number): engineers, or credits in all
card-space-engineers = Takes { engineers }.
card-space-credits = Costs { credits }.
card-space-border = Costs { credits }, 3 of them for the red border.
# $fewest (number): 3 or 4
card-space-fewest = Closed with fewer than { $fewest } players.
card-space-turbine = Production action with { signed-bonus }: drops times production value, then the bonus or malus.
card-space-waiting = Put up to 2 drops, at least 1, on headstreams of your choice. They flow in the water phase.
card-space-flowing = Put 1 drop on a headstream of your choice. It flows at once.
card-space-bank = Place any number of engineers, at least 1, and gain 1 credit for each. The bank is never occupied.
# $n (number): segments
card-space-workshop = Rotate your wheel by { $n }. Whatever arrives in the open segment returns to you.
card-space-machinery = Gain the machines shown. They are yours at once.
# $n (number): contracts
card-space-contract = { $n ->
    [one] Take { $n } contract from the display.
   *[other] Take { $n } contracts from the display.
}
card-space-patent = Take the advanced technology tile of this place. You may use it from your next turn on.
card-space-works = Perform the external work of this place: its machines go back to the general supply, and you gain its reward at once.
# $building: the message building-…
card-space-private = The action of { $building }, for whoever has a building there. Once per round for each company.

# $excavators, $mixers (numbers)
card-site-base = A base here takes { $excavators } excavators, each elevation on it { $mixers } mixers.
card-site-one-base = A company may have 1 base in a basin.
# $value, $basin, $end, $excavators (numbers)
card-site-conduit = A conduit here takes { $excavators } excavators. It leads from the dams of basin { $basin } to the powerhouses of basin { $end } and gives { $value } energy for each drop.
card-site-fee = Whoever uses the conduit of another pays the owner 1 credit per drop; the owner also scores 1 VP per drop.
card-site-powerhouse = A powerhouse takes 2 mixers, and 1 more for each you have already built. It is fed by the conduits that end in basin { $basin }.
card-site-one-powerhouse = A company may have 1 powerhouse in a basin.
# $building: the message building-…
card-site-building = A building here lets its company use the action of { $building }. A company may have 1 building there.
card-site-border = The red border costs 3 credits more.

card-headstream = Drops on it wait for the water phase; then they flow into basin { $basin }.
# $drops (text): drops of rounds 1 to 4, as in 0-2-2-0
card-head-tile = In rounds 1 to 4 as many drops are put on its headstream: { $drops }.

# $energy (number)
card-contract-fulfil = Fulfil it with one production of at least { $energy } energy. The energy stays on the energy track.
card-contract-private = Take it in the contract office. You may keep 3 contracts that are not fulfilled.
card-contract-national = Nobody can take it: whoever produces the energy first may fulfil it.
card-contract-starting = You have it from the start. It counts towards the 3 contracts you may keep.

# before the special ability of a company
card-company = Each company has its own incomes. The third powerhouse switches on its special ability:
# $excavators, $mixers (numbers): either may be 0
card-work = Takes { machine-set } back to the general supply. The reward comes at once.
card-building-slot = Only companies with a building there may perform its action.
card-bonus = Scored at the end of its round. For the full reward your energy must reach the section of the round; for each section below it the reward is 4 VP less, and below 6 energy there is none.
card-objective = At the end of the game places 1, 2 and 3 score 15, 10 and 5 VP; an Automa scores 20, 15 and 10.
# $entry: one of entry-…; $n (number): engineers
card-automa-dashed = { $entry } ({ engineers }; the turn goes on)
card-automa-entry = { $entry } ({ engineers }; ends the turn)
# $first, $second, $third: messages criterion-…; $code: a basin, or a conduit as on the map (1A)
card-automa-dams = Bases and elevations: { $first }; { $second }; { $third }; then from basin { $code } on
card-automa-conduits = Conduits: { $first }; { $second }; { $third }; then from conduit { $code } on
card-automa-powerhouses = Powerhouses: { $first }; { $second }; { $third }; then from basin { $code } on
# $order: letters, as in A, B, C, D
card-automa-headstreams = Headstreams: { $order }

## Terms: things without a tile of their own

term-credit = credit
term-credit-text = Money. It pays for red borders, machines, technology tiles and the conduits of others. At the end of the game every 5 credits and machines left are worth 1 VP.
term-vp = victory point (VP)
term-vp-text = Most VP at the end of the game win.
term-excavator = excavator
term-excavator-text = A machine for bases, conduits and buildings. It is not spent: it goes onto the wheel and returns when the wheel has come round.
term-mixer = concrete mixer
term-mixer-text = A machine for elevations, powerhouses and buildings. It is not spent: it goes onto the wheel and returns when the wheel has come round.
term-machine = machine of choice
term-machine-text = An excavator or a mixer, as you like; several may be split.
term-engineer = engineer
term-engineer-text = Each company has 12. Every action takes engineers; they return at the end of the round. Who has none left passes.
term-architect = architect
term-architect-text = Counts as an engineer. Placed alone on a space for exactly 1 engineer, but not in the bank, he lets Tommaso Battista take another turn at once.
term-energy = energy
term-energy-text = Counted on the energy track and back to 0 after each round. Energy of a production may also fulfil a contract at once; it cannot be saved.
term-contract-energy = energy for a contract
term-contract-energy-text = Moves you on the energy track, and at once you may fulfil a contract with it as with a production.
term-drop = water drop
term-drop-text = Waits on a headstream or is held by a dam. A production uses drops; afterwards they flow on.
term-flowing-drop = flowing drop
term-flowing-drop-text = A drop that does not wait for the water phase: it flows from the headstream at once, until a dam holds it or it leaves the map.
term-basin = basin
term-basin-text = A numbered part of the map. Water meets its powerhouse spaces first, then the upper base space, then the lower one, then flows to the next basin.
term-dam = dam
term-dam-text = A base with up to 2 elevations. It holds as many drops as it is levels high; a full dam lets water pass.
term-neutral-dam = neutral dam
term-neutral-dam-text = Belongs to nobody. Everybody may produce with its drops; nobody may elevate it.
term-base-text = The lowest piece of a dam: 3 excavators in the plains, 4 in the hills, 5 in the mountains. A company may have 1 base in a basin.
term-elevation-text = Makes an own dam higher: 2 mixers in the plains, 3 in the hills, 4 in the mountains. A dam has 3 levels at most.
term-conduit-text = Leads drops from the dams of its basin to the powerhouses where it ends. It takes 2 excavators per production value. Others pay its owner 1 credit per drop.
term-powerhouse-text = Turns drops into energy. The first takes 2 mixers, each further one 1 mixer more. A company may have 1 powerhouse in a basin.
term-building-text = Stands on a private building and lets its company use the action there. It scores the VP of the private building at the end of the game.
term-wheel = construction wheel
term-wheel-text = What you insert for a construction, technology tile and machines, goes into the open segment; then the wheel rotates by 1. After six rotations it returns to you.
term-technology = technology tile
term-technology-text = Every construction takes a tile that shows the structure, or a joker tile. It goes onto the wheel with the machines.
term-contract = contract
term-contract-text = After a production you may fulfil one contract that asks for no more than its energy, and gain the reward at once.
term-income = income
term-income-text = The second, fourth and fifth piece of a row reveal an income: you gain it at once and at the start of each later round.
term-production-bonus = production bonus
term-production-bonus-text = Two powerhouses add 1 energy to each of your productions, four add 3.
term-ability = special ability
term-ability-text = The third powerhouse switches on the special ability of the company for the rest of the game.
term-officer = executive officer
term-officer-text = Has an ability from the start of the game.
term-construction = construction space
term-construction-text = The four private spaces of a company board, used from left to right: 1, 2, 3 and 3 engineers; the fourth costs 3 credits.
term-red-border = red border
term-red-border-text = A space with a red border costs 3 credits more, for engineers as for bases and powerhouses.
term-order = turn order
term-order-text = Next round the company with the least energy begins. Among companies with equal energy the order is reversed.
term-track = energy track
term-track-text = At the end of the round the most energy scores 6 VP, the second most 2 VP. Each company gains the credits of the last mark it has reached; with 0 energy it gains 3 credits and loses 3 VP.
term-bonus-tile = bonus tile
term-bonus-tile-text = One for each round. It scores what its symbol shows, in full if your energy reaches the section of the round.
term-objective-tile = objective tile
term-objective-tile-text = One for the whole game: at its end places 1, 2 and 3 score 15, 10 and 5 VP.
term-automa = Automa
term-automa-text = A player without decisions: in each turn the entries of one Automa tile are tried in order, and the criteria of another choose the place.
term-turbine-text = Production actions: water of a dam through a conduit to one of your powerhouses becomes energy.
term-water-text = Put drops on headstreams: two that wait for the water phase, or one that flows at once.
term-bank-text = 1 credit for each engineer. Open to everybody, any number of times.
term-workshop-text = Rotate your wheel, so that machines and technology tiles return sooner.
term-machinery-text = Buy machines for credits.
term-contract-office-text = Take contracts from the display. It is refilled at the end of the turn.
term-patent-text = Take an advanced technology tile for 2 engineers and 5 credits.
term-works-text = Give machines for an external work and gain its reward at once.
term-private-text = Build here to use an action that only companies with a building have.
