"""The integer names of Barrage: components, operations, actions, sources and events.

Ranges are dense and only ever appended to: records, masks and trained policies depend on them.
"""

from __future__ import annotations

from typing import Final

# Seats and owners -----------------------------------------------------------------------------------------
EMPTY: Final = -1
NEUTRAL: Final = 4  # the owner of the three neutral dams
MAX_SEATS: Final = 4
ROUNDS: Final = 5
MOST: Final = 99  # of energy, credits or machines at once: a real game never comes near

# Structures; a technology tile of kind JOKER allows any of them
BASE: Final = 0
ELEVATION: Final = 1
CONDUIT: Final = 2
POWERHOUSE: Final = 3
BUILDING: Final = 4
JOKER: Final = 5
N_STRUCTURES: Final = 5

# Levels of an Automa; a person has level PERSON
PERSON: Final = 0
LOW: Final = 1
MEDIUM: Final = 2
HIGH: Final = 3
VERY_HIGH: Final = 4

# How companies and officers come to the people; stands in the frame that draws who is first
DRAFT: Final = 0
RANDOM: Final = 1
FREE: Final = 2

# Areas
NOWHERE: Final = -1  # private buildings are not on the map
MOUNTAIN: Final = 0
HILL: Final = 1
PLAIN: Final = 2

# Places: basins are 1..12; the dams and the conduits of basin b are numbered 2(b-1) and 2(b-1)+1
N_BASINS: Final = 12
N_DAMS: Final = 20
N_CONDUITS: Final = 20
N_HOUSES: Final = 23
N_HEADSTREAMS: Final = 4

# Sites: base spaces, conduit spaces, powerhouse spaces, then four slots on each private building
SITE_CONDUIT: Final = N_DAMS
SITE_HOUSE: Final = SITE_CONDUIT + N_CONDUITS
SITE_BUILDING: Final = SITE_HOUSE + N_HOUSES
N_BUILDINGS: Final = 10
SLOTS: Final = 4  # on each private building, and as many action spaces
N_SITES: Final = SITE_BUILDING + N_BUILDINGS * SLOTS

# Components
N_SPACES: Final = 79  # 33 on the management board, 3 in the patent office, 3 external works, 40 on buildings
N_WORKS: Final = 15
N_AUTOMA_TILES: Final = 20
N_TILES: Final = 26
N_CONTRACTS: Final = 55
N_COMPANIES: Final = 5
N_OFFICERS: Final = 11
N_HEAD_TILES: Final = 8
N_BONUS_TILES: Final = 8
N_OBJECTIVES: Final = 6
N_START_TILES: Final = 10

BANK: Final = 14
PATENT_SPACES: Final = 33
WORK_SPACES: Final = 36
BUILDING_SPACES: Final = 39  # + building x SLOTS + space
BLOCKED: Final = -1  # a management space closed by the number of participants

FIRST_STARTING: Final = 0  # contracts: starting 0-3, national 4-9, green, yellow, red
FIRST_NATIONAL: Final = 4
FIRST_PRIVATE: Final = 10
PILE_SIZE: Final = 15
FIRST_ADVANCED: Final = 6  # technology tiles: basic 0-5, then six per level, then the special ones
TILES_PER_LEVEL: Final = 6
SP_ANTON: Final = 24
SP_LESLIE: Final = 25

NO_OFFICER: Final = -1
CONTRACT_LIMIT: Final = 3
SURCHARGE: Final = 3  # credits for anything with a red border
PATENT_COST: Final = 5
ENGINEERS: Final = 12
SEGMENTS: Final = 6

# Actions --------------------------------------------------------------------------------------------------
SKIP: Final = 0
PASS: Final = 1
A_BUILD: Final = 2  # + structure
A_SPACE: Final = A_BUILD + N_STRUCTURES
A_SITE: Final = A_SPACE + N_SPACES
A_TILE: Final = A_SITE + N_SITES
A_COPY: Final = A_TILE + N_TILES  # the tile that Anton's special tile imitates
A_PAY: Final = A_COPY + N_TILES  # + excavators x PAY_RADIX + mixers; what is missing is paid in credits
PAY_RADIX: Final = 11
A_SYSTEM: Final = A_PAY + PAY_RADIX * PAY_RADIX  # + dam x 2 + side of the conduit
A_DROPS: Final = A_SYSTEM + 2 * N_DAMS  # + number of drops to produce with
A_ENGINEERS: Final = A_DROPS + 5  # + number of engineers for the bank
A_EXCAVATORS: Final = A_ENGINEERS + ENGINEERS + 1  # + how many of the machines of choice are excavators
A_HEAD: Final = A_EXCAVATORS + 6
A_CONTRACT: Final = A_HEAD + N_HEADSTREAMS
A_OFFICER: Final = A_CONTRACT + N_CONTRACTS
A_COMPANY: Final = A_OFFICER + N_OFFICERS
A_HEAD_TILE: Final = A_COMPANY + N_COMPANIES
A_BONUS: Final = A_HEAD_TILE + N_HEAD_TILES
A_OBJECTIVE: Final = A_BONUS + N_BONUS_TILES
A_START_TILE: Final = A_OBJECTIVE + N_OBJECTIVES
A_SEAT: Final = A_START_TILE + N_START_TILES
A_WORK: Final = A_SEAT + MAX_SEATS  # external works
A_USE: Final = A_WORK + N_WORKS  # + private building: perform its action
A_SEGMENT: Final = A_USE + N_BUILDINGS  # + segment of the wheel
A_ARCHITECT: Final = A_SEGMENT + SEGMENTS  # it was the architect: take another turn
A_AUTOMA_TILE: Final = A_ARCHITECT + 1
N_ACTIONS: Final = A_AUTOMA_TILE + N_AUTOMA_TILES

# Sources: an action number (the component that caused it), or one of these
S_INCOME: Final = N_ACTIONS  # + structure x 3 + place in the row
S_COMPANY: Final = S_INCOME + 9  # + company: its special ability
S_CONSTRUCTION: Final = S_COMPANY + N_COMPANIES  # + construction space 0-3
S_MAHIRI: Final = S_CONSTRUCTION + 4  # + space 0-1 of her tile
S_RANK: Final = S_MAHIRI + 2
S_TRACK: Final = S_RANK + 1
S_LEFTOVERS: Final = S_TRACK + 1
S_HELD: Final = S_LEFTOVERS + 1
S_RULES: Final = S_HELD + 1
S_MARGOT: Final = S_RULES + 1
N_SOURCES: Final = S_MARGOT + 1

# Operations -----------------------------------------------------------------------------------------------
OP_ROUND: Final = 0
OP_INCOMES: Final = 1
OP_INCOME: Final = 2
OP_HEADSTREAMS: Final = 3
OP_ACTIONS: Final = 4
OP_END_TURN: Final = 5
OP_WATER: Final = 6
OP_SCORING: Final = 7
OP_END_ROUND: Final = 8
OP_FINAL: Final = 9
OP_DEAL_HEADSTREAM: Final = 10
OP_DEAL_BONUS: Final = 11
OP_DEAL_OBJECTIVE: Final = 12
OP_DEAL_NATIONAL: Final = 13
OP_DEAL_CONTRACT: Final = 14
OP_DEAL_START_TILE: Final = 15
OP_DEAL_TILE: Final = 16
OP_DEAL_COMPANY: Final = 17
OP_DEAL_OFFICER: Final = 18
OP_DEAL_STARTING: Final = 19
OP_DEAL_ASIDE: Final = 20
OP_DEAL_FIRST: Final = 21
OP_SEATING: Final = 22
OP_DRAFT_COMPANY: Final = 23
OP_DRAFT_CONTRACT: Final = 24
OP_TURN: Final = 25
OP_SITE: Final = 26
OP_TILE: Final = 27
OP_COPY: Final = 28
OP_PAY: Final = 29
OP_BANK: Final = 30
OP_TAKE_CONTRACT: Final = 31
OP_LIMIT: Final = 32
OP_TAKE_TILE: Final = 33
OP_PRODUCE: Final = 34
OP_PRODUCE_MAY: Final = 35
OP_PRODUCE_AGAIN: Final = 36
OP_DROPS: Final = 37
OP_FULFIL: Final = 38
OP_CREDITS: Final = 39
OP_EXCAVATORS: Final = 40
OP_MIXERS: Final = 41
OP_VP: Final = 42
OP_ENERGY: Final = 43
OP_MACHINES: Final = 44
OP_ROTATE: Final = 45
OP_PLACE_DROPS: Final = 46
OP_FLOW_DROPS: Final = 47
OP_FREE_BUILD: Final = 48
OP_CONTRACT_ENERGY: Final = 49
OP_FILL_EMPTY_DAMS: Final = 50
OP_ROTATE_PER_ELEVATION: Final = 51
OP_CREDITS_PER_VALUE: Final = 52
OP_ENERGY_PER_BASE: Final = 53
OP_FILL_DAM: Final = 54
OP_ENERGY_PER_VALUE: Final = 55
OP_VP_PER_RAISED_DAM: Final = 56
OP_VP_PER_POWERHOUSE: Final = 57
OP_VP_PER_ADVANCED: Final = 58
OP_WORK: Final = 59
OP_LOAN: Final = 60
OP_FULFIL_FREE: Final = 61
OP_TAKE_PATENT: Final = 62
OP_DROP_ON_DAM: Final = 63
OP_REFILL: Final = 64
OP_RETRIEVE_TILE: Final = 65
OP_RETRIEVE_MACHINES: Final = 66
OP_RETRIEVE_SPLIT: Final = 67
OP_USE_BUILDING: Final = 68
OP_SCORE_BUILDING: Final = 69
OP_ARCHITECT: Final = 70
OP_EXTRA_TURN: Final = 71
OP_DEAL_WORK: Final = 72
OP_DEAL_BUILDING: Final = 73
OP_DEAL_REMOVED: Final = 74
OP_DEAL_AUTOMA_COMPANY: Final = 75
OP_DEAL_AUTOMA_ORDER: Final = 76
OP_DEAL_AUTOMA_TILE: Final = 77
OP_AUTOMA_TURN: Final = 78
OP_AUTOMA_ENTRY: Final = 79
OP_AUTOMA_MACHINES: Final = 80
OP_AUTOMA_PLACE_DROPS: Final = 81
OP_AUTOMA_FLOW_DROPS: Final = 82
OP_AUTOMA_FREE_BUILD: Final = 83
OP_AUTOMA_FULFIL: Final = 84
OP_AUTOMA_PRODUCE: Final = 85
OP_AUTOMA_PRODUCE_AGAIN: Final = 86
OP_AUTOMA_REFILL: Final = 87
OP_AUTOMA_FULFIL_FREE: Final = 88
OP_AUTOMA_TAKE_PATENT: Final = 89
OP_INVEST_WORK: Final = 90
OP_DEAL_SEAT_COMPANY: Final = 91
OP_DEAL_SEAT_CONTRACT: Final = 92
OP_PICK_COMPANY: Final = 93
OP_PICK_OFFICER: Final = 94
OP_AFTER_PRODUCTION: Final = 95
N_OPS: Final = 96

# Events: what a, b mean stands behind each ----------------------------------------------------------------
E_DEALT: Final = 0  # a: the component, as an action
E_ROUND: Final = 1  # a: round
E_PHASE: Final = 2  # a: phase 0-4
E_CREDITS: Final = 3  # a: gained, or paid when negative
E_EXCAVATORS: Final = 4  # a: gained
E_MIXERS: Final = 5  # a: gained
E_VP: Final = 6  # a: gained, or lost when negative
E_ENERGY: Final = 7  # a: steps on the track
E_ENGINEERS: Final = 8  # a: how many placed; the source says where
E_RETURN: Final = 9  # a: engineers back from the boards
E_INVEST: Final = 10  # a: tile or EMPTY, b: excavators x 16 + mixers
E_ROTATE: Final = 11  # a: segments
E_RECOVER: Final = 12  # a: tile or EMPTY, b: excavators x 16 + mixers
E_BUILT: Final = 13  # a: structure, b: site
E_REVEAL: Final = 14  # a: S_INCOME number of the income
E_WAITS: Final = 15  # a: headstream the drop waits on
E_HEAD_DROPS: Final = 16  # a: headstream, b: drops put there by the round
E_HELD: Final = 17  # a: dam that stops a flowing drop, b: the headstream or system it came from, as an action
E_LEAVES: Final = 18  # a: exit 0-1, b: the same
E_ADDED: Final = 19  # a: dam, b: drops put straight behind it
E_SPENT: Final = 20  # a: system, b: drops turbined
E_PRODUCED: Final = 21  # a: energy, b: system
E_FULFILLED: Final = 22  # a: contract
E_TOOK: Final = 23  # a: contract
E_DISCARDED: Final = 24  # a: contract
E_PATENT: Final = 25  # a: tile
E_CLEARED: Final = 26  # a: tile that leaves the patent office
E_COPIES: Final = 27  # a: officer
E_PICKED: Final = 28  # a: company
E_PASSED: Final = 29
E_FORFEIT: Final = 30  # a: the operation that found nothing to do
E_ORDER: Final = 31  # a: place in the new turn order
E_WINS: Final = 32
E_FLOWS: Final = 33  # a: headstream a drop flows from at once
E_WORK: Final = 34  # a: external work
E_RETRIEVED: Final = 35  # a: tile or EMPTY, b: excavators x 16 + mixers, from the middle of the wheel
E_AGAIN: Final = 36  # the architect takes another turn
E_REMOVED: Final = 37  # a: tile put back in the box
E_UNDER: Final = 38  # a: contract put under its pile
E_AUTOMA_TILES: Final = 39  # a: tile with the entries, b: tile with the criteria
E_AUTOMA_TRIED: Final = 40  # a: tile x 16 + entry, b: the condition that failed
E_AUTOMA_DOES: Final = 41  # a: tile x 16 + entry, b: engineers
E_AUTOMA_ELIGIBLE: Final = 42  # a: structure, b: site
E_AUTOMA_KEPT: Final = 43  # a: step of the placement, b: site kept
E_AUTOMA_CHOSEN: Final = 44  # a: structure, b: site
E_AUTOMA_SYSTEM: Final = 45  # a: energy, b: system considered
E_AS_AUTOMA: Final = 46  # this turn is played by the Automa procedure
E_BESIDE: Final = 47  # a: section, b: engineers that stand beside it, all its spaces being taken
E_WORK_LEAVES: Final = 48  # a: external work
E_AUTOMA_INSTEAD: Final = 49  # a: officer who changes the construction, b: structure, or EMPTY for a work
E_CHOSE: Final = 50  # a: company, its officer not chosen yet
E_AUTOMA_WEIGHS: Final = (
    51  # a: gain of drops, else 0, b: what an Automa could choose, as an action or DROPS_ON
)
E_AUTOMA_PREFERS: Final = 52  # a: reason (automa/choosing.py), b: what it keeps
E_AUTOMA_PICKS: Final = 53  # a: the first reason of the choice, b: what is chosen
E_AUTOMA_NONE: Final = 54  # a: reason why there was nothing to choose
E_AUTOMA_INCOME: Final = 55  # a: the tile with the criteria; told if the income leaves something to choose
N_EVENTS: Final = 56

# Drops on headstreams: their numbers as digits, that of headstream A last
DROPS_ON: Final = N_SOURCES
DROPS_RADIX: Final = 5

PHASE_INCOME: Final = 0
PHASE_ACTIONS: Final = 1
PHASE_WATER: Final = 2
PHASE_SCORING: Final = 3
PHASE_END: Final = 4
