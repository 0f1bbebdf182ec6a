### The words of the drawings of Craftsmen, Russian: the table itself.
###
### Every language has the same keys with the same arguments.

## A seat by who sits there: `seat` of the game with the same forms. $name: a person, or a bot's name

seat-named = { $name }
    .marker = кубик игрока { $name }

## Tabs; on a narrow screen each has one short word

table-tab-town = Город
table-tab-market = Рынок
table-tab-planner = План
table-tab-stores = Гавань, амбар, ярмарка
table-tab-estate = Моё поместье
table-tab-hand = Моя рука
table-tab-all = Все
table-phone-town = Город
table-phone-market = Рынок
table-phone-stores = Склады
table-phone-estate = Ряд
table-phone-hand = Рука
table-phone-all = Все
table-phone-log = Журнал

## Keys

table-key-card = карточка выбранного
table-key-planner = рынок или план
table-key-arrows = вдоль очередей, рынка, амбара, кораблей
table-key-areas = к городу, рынку, гавани, поместью, руке, журналу
