### The words of the drawings of Craftsmen, Polish: the table itself.
###
### Every language has the same keys with the same arguments.

## A seat by who sits there: `seat` of the game with the same forms. $name: a person, or a bot's name

seat-named = { $name }
    .marker = znacznik gracza { $name }

## Tabs; on a narrow screen each has one short word

table-tab-town = Miasto
table-tab-market = Rynek
table-tab-planner = Planer
table-tab-stores = Port, spichlerz, jarmark
table-tab-estate = Moja posiadłość
table-tab-hand = Moja ręka
table-tab-all = Wszyscy
table-phone-town = Miasto
table-phone-market = Rynek
table-phone-stores = Składy
table-phone-estate = Dobra
table-phone-hand = Ręka
table-phone-all = Wszyscy
table-phone-log = Zapis

## Keys

table-key-card = karta wskazanej rzeczy
table-key-planner = rynek albo planer
table-key-arrows = wzdłuż kolejek, rynku, spichlerza, statków
table-key-areas = do miasta, rynku, portu, posiadłości, ręki, zapisu
