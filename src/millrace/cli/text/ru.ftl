### The words of the terminal, Russian: what knows no game. Every language has the same keys with the same
### arguments. Some texts must be short: the number of cells they may take stands behind them.

## Chairs and phases

ui-phase-setup = подготовка
# $n (number): of the seat
ui-seat = Игрок { $n }
ui-passed = пас
# $bot: the name of the player made of code
ui-computer = компьютер, { $bot }

## Question

ui-question = Вопрос
ui-question-note = номер или запись · ?номер = последствия · ? запись = почему нельзя · help
ui-news = Что произошло
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Затем: { $question }
ui-then-draw = Затем что-то вытягивается.
ui-then-over = Затем игра кончается.
# where the hand of another player decides
ui-then-others = Затем дело за другим игроком.
refused-reveals-between = Между этими ответами что-то вытягивается: сначала дайте только первые.
# $seat: whose turn
ui-turn-of = { $seat }
# $tried, $weighed (numbers): actions passed over, and steps that led to a choice
ui-weighed = пропущено действий: { $tried }, шагов выбора: { $weighed } (`why`)

## Answers of the prompt

ui-welcome = Добро пожаловать. `help` — список команд; пустая строка рисует стол заново.
# $n (number): columns
ui-narrow = Ширина окна меньше { $n } столбцов: строки будут переноситься.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Клавиатуру берёт { $seat }, нажмите Enter
# $n (number): options
ui-no-number = { $n ->
    [1] Есть только вариант 1.
   *[other] Варианты — от 1 до { $n }.
}
# $text: what was typed
ui-not-understood = Непонятно: «{ $text }». `options` — список ответов, `help` — список команд.
ui-why-help = ? и номер варианта говорит, что он вызовет. ? и запись чего-то другого говорит, почему этого нет среди вариантов.
ui-undo-drawn = После вашего ответа что-то было вытянуто; увиденное не отменить.
ui-undo-bot = После этого ответил компьютерный игрок.
ui-save-how = Укажите файл: `save ФАЙЛ`. `save ФАЙЛ !` заменяет имеющийся.
ui-rule-how = Назовите номер: `rule НОМЕР`. Номера стоят в скобках после отказов и объяснений.
ui-no-clauses = Пункты правил этой игры в программе пока не записаны.
# $text: what was typed
ui-no-clause = Нет пункта «{ $text }».
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

# before and after the lines of the game
ui-help-answers =
    3                ответ: вариант 3
    (запись)         ответ записью; регистр не важен
    (…); (…)         несколько ответов в одной строке
    (пустая строка)  единственный вариант или стол заново
    ?3               что вызовет вариант 3
    ? (запись)       почему чего-то нельзя выбрать, с номером правила
    options          все варианты словами и записью
# a game without drawings of its own
ui-text-help =
    table            весь стол
ui-help-table =
    rule НОМЕР       текст пункта правил
    log, log all     что было недавно или с начала; log 20: столько ходов
    undo             взять назад свой последний ответ, пока ничего не вытянуто
    save ФАЙЛ        сохранить игру (в ней ничего не скрыто); save ФАЙЛ ! заменяет файл
    language en      сменить язык: en, pl, ru, it
    quit             выйти; игра сохраняется

## The end

ui-final = Финальный подсчёт очков
ui-points-total = ПО
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [1] Победитель: { $names }
   *[other] Ничья. Победители: { $names }
}
