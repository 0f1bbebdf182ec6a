### The words of the terminal client, Russian. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Раунд { $n } из { $of }
ui-phase-setup = подготовка
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
ui-passed = пас
ui-unused = не используется
ui-architect-here = архитектор в запасе
ui-architect-out = архитектор выставлен
ui-margot-free = своя область свободна
ui-margot-used = своя область занята
# $level: one of level-…
ui-automa-name = Автома ({ $level })
# $bot: the name of the player made of code
ui-computer = компьютер, { $bot }

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

# $tried, $sites, $systems (numbers)
ui-weighed = пропущено действий: { $tried }, сравнено клеток: { $sites }, систем: { $systems } (`why`)

## Question

ui-question = Вопрос
ui-question-note = номер или запись · ?номер = последствия · ? запись = почему нельзя · help
ui-turn-note = ♙ инженеры · ¤ кредиты · ?номер = последствия · ? запись = почему нельзя · help
ui-news = Что произошло
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Затем: { $question }
ui-then-draw = Затем что-то вытягивается.
ui-then-over = Затем игра кончается.
# where the hand of another player decides
ui-then-others = Затем дело за другим игроком.
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Добро пожаловать. `help` — список команд; пустая строка рисует стол заново.
# $n (number): columns
ui-narrow = Окно уже { $n } столбцов: строки будут переноситься.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Клавиатуру берёт { $seat }, нажмите Enter
# $n (number): options
ui-no-number = { $n ->
    [1] Есть только вариант 1.
   *[other] Варианты — от 1 до { $n }.
}
# $text: what was typed
ui-not-understood = Непонятно: «{ $text }». `options` — список ответов, `help` — список команд.
ui-no-company = Нет компании «{ $text }».
ui-why-help = Одно слово `why` объясняет последние ходы Автом. ? и номер варианта — что он вызовет: где остановится каждая капля воды, кто кому платит, какой доход откроется. ? и запись чего-то другого — почему этого нельзя выбрать, например `? build elevation` или `? space turbine_plus2_L`.
ui-undo-automa = После вашего ответа Автома открыла жетон; увиденное не отменить. ?номер до ответа покажет, что он вызовет.
ui-undo-drawn = После вашего ответа что-то было вытянуто; увиденное не отменить.
ui-undo-bot = После этого ответил компьютерный игрок.
ui-save-how = Укажите файл: `save ФАЙЛ`. `save ФАЙЛ !` заменяет имеющийся.
# $path: the file; $why: what the system says
ui-save-exists = { $path } уже есть; `save ФАЙЛ !` заменит его.
ui-save-failed = Не удаётся записать { $path }: { $why }
ui-saved = Сохранено в { $path }
ui-no-autosave = Игра не может сохраняться сама: { $why }. Есть команда `save ФАЙЛ`.
# $languages: their codes
ui-languages = Языки: { $languages }
# $game: its name; $path: the file
ui-farewell = Игра сохранена. Продолжить: millrace play { $game } --load { $path }
ui-kept = Запись игры: { $path }

ui-help =
    3                ответ: вариант 3
    build base       ответ записью; регистр не важен
    (пустая строка)  единственный вариант или стол заново
    ?3               что вызовет вариант 3
    ? site B7U       почему чего-то нельзя выбрать, с номером правила
    options          все варианты словами и записью
    map, board       игровое поле; планшет руководства
    contracts        выложенные контракты
    buildings        новый планшет руководства (также: works)
    automa           жетоны Автомы
    why, why G       как Автомы пришли к последним ходам; ход одной компании
    company X        одна компания целиком: буква, название или номер
    log, log all     что было недавно или с начала; log 20: столько ходов
    undo             взять назад свой последний ответ
    save ФАЙЛ        сохранить игру; save ФАЙЛ ! заменяет имеющийся файл
    language en      другой язык: en, pl, ru, it
    quit             выйти; игра сохраняется

## The end

ui-final = Финальный подсчёт очков
ui-points-total = ПО
ui-points-tie = энергия последнего раунда (при ничьей)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [1] Победитель: { $names }
   *[other] Ничья. Победители: { $names }
}

## The companion of a cardboard table

ui-deck-welcome = Автомы за вашим столом. `help` — список команд; всё сохраняется само.
# $n (number): tiles
ui-deck-stack = жетонов в стопке: { $n }
ui-deck-next = `next` начинает ход следующей Автомы; `next 2` — ход второй.
ui-deck-next-round = Ни у одной Автомы не осталось инженеров. `next` начинает следующий раунд.
ui-deck-over = Ни у одной Автомы не осталось инженеров, и это был последний раунд.
# $entries, $criteria (numbers): of the tiles
ui-deck-tiles = действия жетона { $entries }, критерии жетона { $criteria }
# $n (number): of the entry
ui-deck-entry = Действие { $n }
ui-deck-note = yes · no · yes 1 = с 1 инженером · entry 4 = первое возможное · back · help
ui-deck-if = Условие:
ui-deck-ask = Возможно ли оно?
ui-deck-ask-always = Оно выполняется: yes.
ui-deck-verdict = По позиции
ui-deck-draw = Дальнейшее зависит от контракта, который вы вытянете.
ui-deck-accept = Пустая строка принимает следующий из этих ответов, `go` — все.
ui-deck-low = Низкое напряжение: без бонуса к выработке.
ui-deck-high = С высокого напряжения действуют особые эффекты жетона технологии, в том числе для инженеров и техники (A7.3).
ui-deck-officer = Переизбыток мощности: управляющий может заменить это строительство другим действием (A7.4, L8.12, L8.13).

# $bonus (number): see signed-bonus; $full (number): energy; $colour: one of colour-…
ui-if-production = система вырабатывает не меньше 1 энергии с { signed-bonus } и бонусом к выработке; её энергия меньше { $full } или она не единственная на первом месте; лучшей выработки хватает на выложенный контракт (цвет: { $colour }).
# $n (number): drops
ui-if-waiting = благодаря новым каплям воды на истоках рек (не больше { $n }) её собственные плотины после фазы течения сдержат больше капель, чем без них.
ui-if-flowing = { $n ->
    [one] благодаря сразу текущей капле воды её собственные плотины сдержат больше капель.
   *[other] благодаря сразу текущим каплям воды (не больше { $n }) её собственные плотины сдержат больше капель.
}
ui-if-office = всегда.
# $structure: one of structure-…
ui-if-construct = { $structure }: осталась деталь; доступный жетон технологии это позволяет; есть свободная подходящая клетка строительства; техники хватает хотя бы на одну из них.
ui-if-building = осталось здание и есть жетон для него, и у какого-то частного здания, где её здания ещё нет, есть свободное место, на которое хватает техники.
ui-if-workshop = на её колесе есть жетон технологии или техника.
ui-if-machinery = это не последний раунд.
ui-if-patent = в патентном бюро лежит подходящий жетон новаторской технологии ({ $structure }) или джокер.
ui-if-works = техники хватает хотя бы на один выложенный сторонний заказ.
ui-if-bank = всегда.

# $entry: one of entry-…; $colour: one of colour-…; $letters: headstreams, as in B A D C
ui-do-production = Инженеры — на первую свободную область турбинного зала. Вырабатывает система с наибольшей энергией, всеми каплями своей плотины; при ничьей — нейтральная плотина, затем первый трубопровод начиная с номера. Затем контракт с наибольшим доступным требованием, частный или государственный, при ничьей — тот, что правее; награда сразу.
ui-do-waiting = Инженеры — на первую свободную область водообеспечения. Поместите наименьшее число капель с наибольшей пользой; при ничьей истоки в порядке { $letters }. Ход продолжается.
ui-do-flowing = Инженеры — на первую свободную область водообеспечения. Пусть потечёт наименьшее число капель с наибольшей пользой; при ничьей истоки в порядке { $letters }. Ход продолжается.
ui-do-office = Инженеры — на первую свободную область отдела контрактов. Выложенные контракты (цвет: { $colour }) уходят под свою стопку, приходят новые; 2 энергии. Ход продолжается.
ui-do-construct = Инженеры — на планшет компании. Используйте жетон технологии наивысшего уровня, джокер последним; техника и жетон — на колесо, поворот на 1, открытый доход сразу; красная рамка стоит 3 ПО. Клетка: каждый шаг — только среди оставшихся, и пропускается, если не осталось бы ни одной:
ui-do-building = Инженеры — на планшет компании; техника и жетон — на колесо, поворот на 1. В указанном направлении первое частное здание, где она может строить; самое дешёвое свободное место, третье или четвёртое за 3 ПО. Первая область действия этого здания с этого момента закрыта.
ui-do-workshop = Инженеры — на первую свободную область мастерской. { $entry }.
ui-do-machinery = Инженеры — на первую свободную область сборочного цеха. { $entry }. Техника на выбор по одной: той, которой меньше, при ничьей экскаватор.
ui-do-patent = Инженеры — на первую свободную область патентного бюро; потеря 2 ПО. Возьмите жетон наивысшего уровня; для сооружения раньше джокера, затем верхний.
ui-do-works = В указанном порядке первый сторонний заказ, на который хватает техники: инженеры — на его область, техника — в общий запас, награда сразу.
ui-do-bank = 1 инженер в банк, 1 ПО.

ui-place-completes = клетки, которые завершают систему: своя или нейтральная плотина, построенный трубопровод, своя электростанция
# $criterion: its number and its name
ui-place-criterion = критерий { $criterion }
# $code: one of ui-code-…
ui-place-code = первая клетка при счёте вверх и по кругу, { $code }
ui-place-border = без красной рамки, если есть выбор

# What contradicts the table: numbers are as printed or as counted by people
ui-deck-not-understood = Непонятно: «{ $text }». `help` — список команд.
ui-deck-no-step = Это не шаг: «{ $step }».
ui-deck-no-back = Возвращаться некуда.
ui-deck-closed = Ход не начат: `next` начинает его.
ui-deck-open = Ход не закончен: возможно ли действие { $n }?
ui-deck-no-automa = Автомы { $n } нет, они от 1 до { $most }.
ui-deck-passed = У Автомы { $n } не осталось инженеров, она спасовала.
ui-deck-too-many = Столько инженеров ({ $n }) поместить нельзя: осталось { $left }.
ui-deck-more-than-shown = Столько инженеров ({ $n }) поместить нельзя: действие показывает { $most }.
ui-deck-always = Действие { $n } возможно всегда.
ui-deck-no-entry = Укажите какое: остались действия с { $first } по { $last }.
ui-deck-no-tile = Жетона Автомы { $n } нет, они от 1 до { $most }.
ui-deck-discarded = Жетон Автомы { $n } лежит глубже в сбросе.
ui-deck-same = Жетон Автомы { $n } не может показывать обе стороны.
ui-deck-tiles-how = Укажите оба номера: `tiles 7 12`, сначала действия, затем критерии.
ui-deck-tiles-late = О действии уже отвечено: сначала `back`.
ui-deck-position-how = Укажите файл: `position ФАЙЛ`.
# $why: one of condition-…; $clause: number of the rule
ui-deck-impossible = Действие { $n } невозможно: { $why } ({ $clause }).
ui-deck-possible = По позиции действие { $n } возможно.
# $told: what was said, $known: what is known
ui-deck-engineers = По позиции действие { $n } требует инженеров: { $known }, а не { $told }.
ui-deck-other-company = В позиции нет Автомы с этой компанией: { $company }.
ui-deck-other-level = В позиции уровень этой Автомы другой: { $told }, здесь { $known }.
ui-deck-other-round = В позиции раунд { $told }, здесь раунд { $known }.
ui-deck-other-box = Позиция и этот стол расходятся насчёт проекта «Легватер».
ui-deck-other-engineers = В позиции у этой Автомы инженеров в запасе: { $told }, здесь { $known }.
# $path: the file; $why: what the system says
ui-deck-not-kept = Не удаётся сохранить в { $path }: { $why }.

ui-deck-help =
    next, next 2     начать ход: следующей Автомы или второй; начать раунд
    yes, no          действие возможно или нет (также: да, нет)
    yes 1            выполняется с 1 инженером
    entry 4          нет для предыдущих, да для действия 4
    back             отменить последний шаг
    tiles 7 12       пара жетонов на вашем столе: действия, критерии
    tile 7           обе стороны жетона
    position ФАЙЛ    позиция отвечает за остаток хода и говорит, где строить
    (пустая строка)  следующий ответ позиции или снова жетоны
    go               все ответы позиции
    language pl      другие слова: en, pl, ru, it
    quit             выйти; всё сохранено

## Craftsmen (заголовок календаря, затем части стола; пояснения стоят за заголовком в одну строку)

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Год { $n } из { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = осталось жетонов: ◆{ $privilege } привилегии, ▲{ $work } работы
ui-c-town = Город
ui-c-town-note = g золото, s серебро, r лента: нижний/верхний помощник · ★ привилегия использована
ui-c-market = Рынок
ui-c-colours = купить/построить, ▤ стопка · верх/низ: V фиолетовый, G зелёный, B синий, R красный
# $n (number): what it costs
ui-c-cost = стоит { $n }
ui-c-capital = открытый капитал
ui-c-ships = Корабли
ui-c-ships-note = + за большинство кубиков · цена каждого кубика · [старый][новый]
ui-c-granary-note = нижний/верхний кубик · ○ нейтральный
ui-c-players = Игроки
ui-c-players-note = ■ сырьё есть, □ нет · ◆ жетоны привилегии · ▲ жетоны работы · ● помощники
# $n (number): the best worth of the capital cards
ui-c-worth = лучшая стоимость { $n }
ui-c-hand-note = ◀ ▶ подходит к этому концу вашего ряда
ui-c-looked = Вы смотрите:
ui-c-in-hand = на руке
ui-c-face-up = открыта
# $n (number): building types
ui-c-missing = { $n ->
    [one] не хватает { $n } здания
    [few] не хватает { $n } зданий
    [many] не хватает { $n } зданий
   *[other] не хватает { $n } здания
}
ui-c-fits = Карты зданий, которые подходят к концу ряда:
ui-c-no-fit = Ни одна карта здания, на руке или открытая, не подходит к концу ряда.
# $text: what was typed
ui-c-no-good = Нет товара «{ $text }».
ui-c-why-help = ? и номер варианта — что он вызовет. ? и запись чего-то другого — почему этого нельзя выбрать, например `? send notary` или `? make flax`.
ui-c-help =
    3                ответ: вариант 3
    send notary      ответ записью; регистр не важен
    (пустая строка)  единственный вариант или стол заново
    ?3               что вызовет вариант 3
    ? make flax      почему чего-то нельзя выбрать, с номером правила
    options          все варианты словами и записью
    table            всё; town, market, board, players, hand: части стола
    board            корабли, амбар и жетоны бонуса
    plan beer        чего требует ещё одна единица: очки работы, здания; plan: все товары
    fits             карты зданий, на руке и открытые, которые подходят к концу ряда
    log, log all     что было недавно или с начала; log 20: столько ходов
    undo             взять назад свой последний ответ, пока ничего не вытянуто
    save ФАЙЛ        сохранить игру (в ней видны все руки); save ФАЙЛ ! заменяет файл
    language en      другой язык: en, pl, ru, it
    quit             выйти; игра сохраняется

ui-points-c-hand = карты капитала на руке (при ничьей)
ui-points-c-order = место в порядке хода (при ничьей)
