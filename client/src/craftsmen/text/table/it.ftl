### The words of the drawings of Craftsmen, Italian: the table itself.
###
### Every language has the same keys with the same arguments.

## A seat by who sits there: `seat` of the game with the same forms. $name: a person, or a bot's name

seat-named = { $name }
    .marker = un segnalino di { $name }
    .to = a { $name }

## Tabs; on a narrow screen each has one short word

table-tab-town = Città
table-tab-market = Mercato
table-tab-planner = Piano
table-tab-stores = Porto, granaio, fiera
table-tab-estate = La mia tenuta
table-tab-hand = La mia mano
table-tab-all = Tutti
table-phone-town = Città
table-phone-market = Mercato
table-phone-stores = Depositi
table-phone-estate = Tenuta
table-phone-hand = Mano
table-phone-all = Tutti
table-phone-log = Registro

## Keys

table-key-card = scheda della cosa scelta
table-key-planner = mercato o piano
table-key-arrows = lungo le code, il mercato, il granaio, le navi
table-key-areas = a città, mercato, porto, tenuta, mano, registro
