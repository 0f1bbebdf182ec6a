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

## Contracts

ui-contracts = Контракты
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ требуемая энергия · стопки { $left }
ui-effect-rotate = поворот колеса на { $n }
ui-effect-free-conduit = бесплатный трубопровод мощностью ≤ { $most }

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
ui-fulfilled = Выполненные контракты:
ui-officer = Управляющий:
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
# $bot: the name of the player made of code
ui-computer = компьютер, { $bot }

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
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Добро пожаловать. `help` — список команд; пустая строка рисует стол заново.
# $n (number): columns
ui-narrow = Окно уже { $n } столбцов: строки будут переноситься.
# $n (number): options
ui-no-number = { $n ->
    [1] Есть только вариант 1.
   *[other] Варианты — от 1 до { $n }.
}
# $text: what was typed
ui-not-understood = Непонятно: «{ $text }». `options` — список ответов, `help` — список команд.
ui-no-company = Нет компании «{ $text }».
ui-why-help = ? и номер варианта — что он вызовет: где остановится каждая капля воды, кто кому платит, какой доход откроется. ? и запись чего-то другого — почему этого нельзя выбрать, например `? build elevation` или `? space turbine_plus2_L`.
ui-save-how = Укажите файл: `save ФАЙЛ`. `save ФАЙЛ !` заменяет имеющийся.
# $path: the file; $why: what the system says
ui-save-exists = { $path } уже есть; `save ФАЙЛ !` заменит его.
ui-save-failed = Не удаётся записать { $path }: { $why }
ui-saved = Сохранено в { $path }
ui-no-autosave = Игра не может сохраняться сама: { $why }. Есть команда `save ФАЙЛ`.
# $languages: their codes
ui-languages = Языки: { $languages }
ui-farewell = Игра сохранена. Продолжить: millrace play barrage --load { $path }
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
    company X        одна компания целиком: буква, название или номер
    log, log all     что было недавно или с начала; log 20: столько ходов
    undo             взять назад свой последний ответ
    save ФАЙЛ        сохранить игру; save ФАЙЛ ! заменяет имеющийся файл
    language en      другой язык: en, pl, ru, it
    quit             выйти; игра сохраняется

## The end

ui-final = Финальный подсчёт очков
ui-points-start = в начале
ui-points-contracts = контракты
ui-points-incomes = доходы
ui-points-fees = чужие капли в своих трубопроводах
ui-points-tiles = жетоны новаторских технологий
ui-points-rank = места по энергии
ui-points-track = без энергии
ui-points-bonus = жетоны бонуса
ui-points-objective = жетон цели
ui-points-leftovers = оставшиеся техника и кредиты
ui-points-held = капли воды за своими плотинами
ui-points-other = прочее
ui-points-total = ПО
ui-points-tie = энергия последнего раунда (при ничьей)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [1] Победитель: { $names }
   *[other] Ничья. Победители: { $names }
}
