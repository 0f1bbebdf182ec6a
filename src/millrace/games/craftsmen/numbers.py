"""The integer names of Craftsmen: operations, actions and events.

Ranges are dense and only ever appended to: records, masks and trained policies depend on them.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1
NATURAL: Final = 5  # the owner of a natural marker
MAX_SEATS: Final = 5

# Actions --------------------------------------------------------------------------------------------------
SKIP: Final = 0
PASS: Final = 1
A_TOWN: Final = PASS + 1  # + town building
A_SPACE: Final = A_TOWN + 6  # + queue space to stack on
A_KIND: Final = A_SPACE + 3  # + kind of capital card
A_POINTS: Final = A_KIND + 12  # pay the fee in points
A_DRAW: Final = A_POINTS + 1  # the top card of the pile
A_CARD: Final = A_DRAW + 1  # + building card
A_LEFT: Final = A_CARD + 70
A_RIGHT: Final = A_LEFT + 1
A_BUY: Final = A_RIGHT + 1  # + place on display: tier x 2 + place
A_AUCTION: Final = A_BUY + 6  # + place on display
A_BID: Final = A_AUCTION + 6  # + bid
A_TIER: Final = A_BID + 61  # + tier
A_TOP: Final = A_TIER + 3
A_BOTTOM: Final = A_TOP + 1
A_PRIVILEGE: Final = A_BOTTOM + 1  # of the gold space
A_TOKEN: Final = A_PRIVILEGE + 1  # the privilege, by returning a token
A_GOOD: Final = A_TOKEN + 1  # + raw material to make
A_FAIR: Final = A_GOOD + 7  # to the fair
A_TRADE: Final = A_FAIR + 1  # from the fair
A_SLOT: Final = A_TRADE + 1  # + building card x 2 + input icon
A_ROW: Final = A_SLOT + 140  # + row of the granary
A_SHIP: Final = A_ROW + 7  # + ship
A_TAKE_PRIVILEGE: Final = A_SHIP + 4
A_TAKE_WORK: Final = A_TAKE_PRIVILEGE + 1
A_CHANGE_ORDER: Final = A_TAKE_WORK + 1
A_SPEND: Final = A_CHANGE_ORDER + 1  # a work token
A_CAPITAL: Final = A_SPEND + 1  # + capital card, drawn by chance
N_ACTIONS: Final = A_CAPITAL + 48
BID_MOST: Final = 60

# Sources of events: an action number (a building card), or one of these
S_RULES: Final = 0
S_FEE: Final = N_ACTIONS
S_IDLE: Final = S_FEE + 1
S_SHIP: Final = S_IDLE + 1
S_CITY: Final = S_SHIP + 1
S_GRANARY: Final = S_CITY + 1
S_INVESTMENT: Final = S_GRANARY + 1
S_BONUS: Final = S_INVESTMENT + 1
N_SOURCES: Final = S_BONUS + 1

# Operations -----------------------------------------------------------------------------------------------
OP_SEASON: Final = 0
OP_DRAW: Final = 1
OP_DRAW_BUILDING: Final = 2
OP_DEAL_SAWMILL: Final = 3
OP_TURN_UP_CAPITAL: Final = 4
OP_TURN_UP: Final = 5
OP_START: Final = 6
OP_SWAP_CARD: Final = 7
OP_SWAP_BACK: Final = 8
OP_SWAP_SAWMILL: Final = 9
OP_ASSISTANTS: Final = 10
OP_SEND: Final = 11
OP_STACK: Final = 12
OP_FEE: Final = 13
OP_IDLE: Final = 14
OP_LIMIT: Final = 15
OP_LIMITS: Final = 16
OP_STAGE: Final = 17
OP_REFILL: Final = 18
OP_BANKERS: Final = 19
OP_BANKERS_MORE: Final = 20
OP_BANKERS_DISCARD: Final = 21
OP_BUILD: Final = 22
OP_SIDE: Final = 23
OP_BONUS: Final = 24
OP_PAY: Final = 25
OP_NOTARY: Final = 26
OP_OPEN: Final = 27
OP_BID: Final = 28
OP_MAYOR: Final = 29
OP_MAYOR_DRAW: Final = 30
OP_MAYOR_ANSWER: Final = 31
OP_TAKE_CARD: Final = 32
OP_LOOK_TIER: Final = 33
OP_LOOK_DRAW: Final = 34
OP_LOOK_SHOW: Final = 35
OP_LOOK_WHERE: Final = 36
OP_LOOK_ORDER: Final = 37
OP_CRAFT: Final = 38
OP_RAW: Final = 39
OP_RAW_PLACE: Final = 40
OP_TRADE_PLACE: Final = 41
OP_HALF_PLACE: Final = 42
OP_GRANARY_REWARD: Final = 43
OP_SHIP: Final = 44
OP_BRIBE: Final = 45
OP_MERCHANTS: Final = 46
OP_MERCHANT_SLOT: Final = 47
OP_MERCHANT_PAY: Final = 48
OP_TOWN_HALL: Final = 49
OP_GAP: Final = 50
OP_TOKEN: Final = 51
OP_END_SEASON: Final = 52
OP_WINTER: Final = 53
OP_YEAR_END: Final = 54
OP_INVEST: Final = 55
OP_CLEAN_UP: Final = 56
OP_NEXT_SEASON: Final = 57
OP_FINAL: Final = 58
N_OPS: Final = 59

# Events: what a, b mean stands behind each ----------------------------------------------------------------
E_DEALT_UP: Final = 0  # a: capital card turned face up
E_BUILDING_UP: Final = 1  # a: building card turned face up
E_DREW: Final = 2  # a: capital card drawn; only its owner may know which
E_DREW_BUILDING: Final = 3  # a: building card drawn; only its owner may know which
E_SAWMILL: Final = 4  # a: sawmill built at the start
E_SWAPPED: Final = 5  # a: tier of the card exchanged at the start
E_ORDER: Final = 6  # a: place in the turn order
E_SEASON: Final = 7  # a: year, b: season
E_PHASE: Final = 8  # a: phase
E_STAGE: Final = 9  # a: town building
E_POINTS: Final = 10  # a: gained, or lost when negative
E_SENT: Final = 11  # a: town building, b: queue space
E_STACKED: Final = 12  # a: town building, b: queue space
E_FEE_CARD: Final = 13  # a: capital card, b: who receives it; only the two may know which
E_PASSED: Final = 14
E_WAIVED: Final = 15
E_TOOK: Final = 16  # a: capital card taken face up
E_DISCARDED: Final = 17  # a: capital card
E_PAID: Final = 18  # a: capital card
E_RESHUFFLED: Final = 19  # a: cards of the discard pile that become the draw pile
E_PRIVILEGE: Final = 20  # a: town building, b: 1 if a token paid for it
E_BUILT: Final = 21  # a: building card, b: 0 at the left end, 1 at the right end
E_BONUS: Final = 22  # a: bonus token
E_BOUGHT: Final = 23  # a: building card
E_OPENS: Final = 24  # a: building card, b: bid
E_BIDS: Final = 25  # a: bid
E_MAYOR: Final = 26  # a: capital card the mayor draws
E_MAYOR_OFFERS: Final = 27  # a: offer
E_UNDER: Final = 28  # a: building card that goes under its pile
E_LOOKS: Final = 29  # a: tier
E_SHOWN: Final = 30  # a: building card put face up
E_RETURNED: Final = (
    31  # a: building card returned to its pile, b: 0 on top, 1 at the bottom; only its owner may know which
)
E_RAW: Final = 32  # a: good
E_FAIR: Final = 33  # a: cubes on the fair, plus or minus
E_INPUT: Final = 34  # a: building card, b: its input icon that is filled
E_MADE: Final = 35  # a: building card that made its good
E_GRANARY: Final = 36  # a: row, b: whose marker was pushed out, or EMPTY
E_SHIPPED: Final = 37  # a: row of a hold, b: whose marker was pushed out, or EMPTY
E_LOST: Final = 38  # a: good that found no room
E_MERCHANT: Final = 39  # a: row, b: whose marker was bought
E_TOKEN: Final = 40  # a: 0 privilege, 1 work; b: plus or minus 1
E_TRACK: Final = 41  # a: place on the order-change track
E_SHIP_RANK: Final = 42  # a: ship, b: place
E_INVESTED: Final = 43  # a: capital card
E_WINS: Final = 44
N_EVENTS: Final = 45

PHASE_ASSISTANTS: Final = 0
PHASE_BUILDINGS: Final = 1
PHASE_END: Final = 2
PHASE_YEAR_END: Final = 3
