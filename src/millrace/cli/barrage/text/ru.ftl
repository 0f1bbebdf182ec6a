### The words of Barrage at the terminal, Russian. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Плотина
# $n, $of (numbers): the round, and how many there are
ui-title-round = Раунд { $n } из { $of }
ui-phase-over = конец игры
ui-order = Порядок хода
ui-objective = Цель

## Map (exit: 8, legend: 20)

ui-exit = выход
ui-legend-drop = ● капля ○ место
ui-legend-neutral = # нейтр. плотина
ui-legend-red = +3 красная рамка
ui-legend-conduit = 3▸8 мощность▸водоём

## Energy track (bonus tiles: 14)

ui-track = Шкала энергии
ui-track-note = полная награда жетона бонуса — от черты
ui-BT_contracts = контракты ×{ $n }
ui-BT_bases = основания ×{ $n }
ui-BT_elevations = насыпи ×{ $n }
ui-BT_conduits = трубопр. ×{ $n }
ui-BT_powerhouses = эл.станции ×{ $n }
ui-BT_advanced_tech = новат. ж. ×{ $n }
ui-BT_external_works = заказы ×{ $n }
ui-BT_buildings = здания ×{ $n }
ui-if-now = Если бы раунд кончился сейчас:
ui-vp = ПО
# $n (number)
ui-plus-credits = +{ $n }¤

## Boards (rows: 10)

ui-board = Планшет руководства
ui-board-note = ♙ инженеры  ¤ кредиты  +3 красная рамка
ui-build = Стройка
# $n (number): the construction space that is used next, 1 to 4
ui-build-space = область { $n } из 4
ui-build-none = областей не осталось
ui-row-water_place2 = 2 капли
ui-row-water_flow1 = 1 течёт
ui-row-workshop_turn1 = поворот 1
ui-row-workshop_turn2 = поворот 2
ui-row-workshop_turn3 = поворот 3
ui-row-machinery_excavator = экскаватор
ui-row-machinery_any = на выбор
ui-row-machinery_both = оба вида
ui-row-contract_take1 = взять 1
ui-row-contract_take1b = взять 1
ui-row-contract_take2 = взять 2
# $officer: the name
ui-copy = копия: { $officer }
ui-joker = джокер
# $building: the name
ui-use = { $building } (своя область)
# $n (number): credits in the symbol of an action
ui-cost = { $n }¤
ui-extra = Новый планшет руководства
ui-extra-note = ПО · экскаваторы/бетоносмесители · места · области действий
ui-no-extra = Частные здания и сторонние заказы относятся к проекту «Легватер».

## Contracts

ui-contracts = Контракты
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ требуемая энергия · стопки { $left }

## Companies (columns: 7, VP 4)

ui-companies = Компании
ui-col-vp = ПО
ui-col-credits = кредиты
ui-col-excavators = экскав.
ui-col-mixers = бетон.
ui-col-engineers = инжен.
ui-col-energy = энергия
ui-tiles = Жетоны:
ui-wheel = Колесо:
ui-built = Построено:
ui-hand = Контракты:
ui-incomes = Доход:
ui-buildings = Здания:
ui-works = Заказы:
ui-fulfilled = Выполненные контракты:
ui-officer = Управляющий:
ui-level = Уровень сложности:
ui-ability = Способность:
ui-ability-on = способность действует
ui-ability-off = с третьей электростанции
# $n (number)
ui-production-bonus = выработка +{ $n }
# $structure: the name; $n, $of (numbers): pieces built
ui-income-row = Доход, { $structure } { $n }/{ $of }:
# $ability: a sentence
ui-third = С третьей электростанции: { $ability }
ui-unused = не используется
ui-architect-here = архитектор в запасе
ui-architect-out = архитектор выставлен
ui-margot-free = своя область свободна
# $level: one of level-…
ui-automa-name = Автома ({ $level })
ui-margot-used = своя область занята

## Automa tiles (columns: 31)

ui-automa-tiles = Жетоны Автомы
# $left, $gone (numbers): tiles
ui-stack-note = в стопке { $left }, сброшено { $gone } · ┄ ход продолжается
# $top, $criteria (numbers): tiles as printed; $left (number): tiles under the top one
ui-automa-line = Жетоны Автомы { $top } и { $criteria } (критерии), в стопке { $left } · `automa` покажет, `why` объяснит
ui-automa-first = Жетон Автомы { $top } сверху, в стопке { $left } · `automa` покажет его
ui-no-automa = Автом в этой игре нет.
# $n (number): of the tile
ui-entries-of = Жетон { $n }, действия
ui-criteria-next = Жетон { $n }, критерии следующего хода
ui-criteria-last = Жетон { $n }, критерии последнего хода
ui-column-dams = основания, насыпи
ui-column-conduits = трубопроводы
ui-column-houses = электростанции
# $n (number): basin; $code: conduit, as in 7B
ui-code-basin = номер: водоём { $n }
ui-code-conduit = номер: трубопровод { $code }
# $letters: as in B A D C
ui-letters = Истоки рек при ничьей: { $letters }

## Why an Automa did it


## Question and answers

ui-turn-note = ♙ инженеры · ¤ кредиты · ?номер = последствия · ? запись = почему нельзя · help
ui-no-company = Нет компании «{ $text }».
ui-barrage-why-help = Одно слово `why` объясняет последние ходы Автом. ? и номер варианта — что он вызовет: где остановится каждая капля воды, кто кому платит, какой доход откроется. ? и запись чего-то другого — почему этого нельзя выбрать, например `? build elevation` или `? space turbine_plus2_L`.
ui-undo-automa = После вашего ответа Автома открыла жетон; увиденное не отменить. ?номер до ответа покажет, что он вызовет.
ui-barrage-help =
    map, board       игровое поле; планшет руководства
    contracts        выложенные контракты
    buildings        новый планшет руководства (также: works)
    automa           жетоны Автомы
    why, why G       как Автомы пришли к последним ходам; ход одной компании
    company X        одна компания целиком: буква, название или номер

## The end of a game of Barrage

ui-points-tie = энергия последнего раунда (при ничьей)
