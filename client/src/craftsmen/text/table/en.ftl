### The words of the drawings of Craftsmen, English: the table itself.
###
### Every language has the same keys with the same arguments.

## A seat by who sits there: `seat` of the game with the same forms. $name: a person, or a bot's name

seat-named = { $name }
    .marker = a marker of { $name }

## Tabs; on a narrow screen each has one short word

table-tab-town = Town
table-tab-market = Market
table-tab-planner = Planner
table-tab-stores = Harbour, granary, fair
table-tab-estate = My estate
table-tab-hand = My hand
table-tab-all = Everybody
table-phone-town = Town
table-phone-market = Market
table-phone-stores = Stores
table-phone-estate = Estate
table-phone-hand = Hand
table-phone-all = All
table-phone-log = Log

## Keys

table-key-card = card of the thing in focus
table-key-planner = market or planner
table-key-arrows = along the queues, the market, the granary, the ships
table-key-areas = to the town, market, harbour, estate, hand, log
