### The words of the table, Russian: question, choices, turns of Automas, log, text view.
###
### Every language has the same keys with the same arguments.

## Question and choices

table-question = Вопрос
table-options = Варианты
table-chosen = Уже выбрано
table-only-choice = (единственный вариант)
# $n (number)
table-count = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
table-waiting = Ожидание
table-latest = Только что
# $question: a whole question of the game
table-your-turn = Ваш ход. { $question }
# $name: a person
table-turn-of = Ходит { $name }
# $name: a person
table-hand-over = Ходит { $name }. Передайте экран.
table-hand-over-hint = Передайте экран. Все карты на руках закрыты.
# $name: a person
table-i-am = Я — { $name }
table-cover = Закрыть мои карты
table-hint = Наведите на вариант, чтобы увидеть последствия. Всё остальное объяснит, почему его нельзя выбрать.
table-which = Какой из этих вариантов?
# $time: a day and an hour
table-due = до { $time }
table-next-legal = Следующий вариант

## What a choice would cause

table-then = Затем: { $question }
table-ends-turn = Завершает ваш ход
table-reveals = Открывает новое: отменить в одиночку нельзя
table-not-whole = Что будет дальше, пока знать нельзя.
# $after: an amount in words; $before (number)
table-change = { $after } вместо { $before }

## Confirming, refusing, going back

table-confirm = Подтверждение
table-do-it = Выполнить
table-end-turn = Выполнить и завершить ход
table-back = Назад
table-close = Закрыть
table-not-now = Не сейчас
# $name: a company; $choice: an option
table-late-legal = Раньше походили: { $name }. Ваш выбор всё ещё возможен: { $choice }. Выполнить?
table-late-gone = Раньше походили: { $name }. Ваш выбор больше невозможен: { $choice }.
# before the number of a rule (B4.2.6)
table-clause = Правило
table-undo = Отменить
table-undo-last = Отменить последний ответ
table-undo-step = Отменить шаг
table-redo = Повторить
table-restart = Ход заново
table-undo-ask-title = Попросить отменить
# $n (number)
table-undo-ask-text = { $n ->
    [one] { $n } ответ будет отменён. Все, кого это касается, должны согласиться.
    [few] { $n } ответа будут отменены. Все, кого это касается, должны согласиться.
   *[many] { $n } ответов будут отменены. Все, кого это касается, должны согласиться.
}
table-undo-ask = Спросить остальных
# $name: a company
table-undo-asked = { $name } просит отменить:
# $names: companies
table-undo-awaits = Ждём: { $names }
table-undo-agree = Согласиться
table-undo-decline = Отказать
# $line, $to: lines of the book
table-rules-changed = Эту партию начали по другим правилам. По правилам этого сервера она идёт иначе со строки { $line }; продолжить можно со строки { $to }.
table-continue = Продолжить по этим правилам
# $name: a seat
table-continue-asked = { $name } просит продолжить по нынешним правилам.
table-undo-to-here = Вернуться до этого

## The turn of an Automa

table-automa = Ход: { $name }
# $level: one of level-…
table-automa-level = (Автома, { $level })
# $n, $of (numbers)
table-step = шаг { $n } из { $of }
table-step-back = Шаг назад
table-step-next = Следующий шаг
table-play = Воспроизвести
table-pause = Пауза
table-skip = Пропустить
table-step-tried = пропущено
table-step-performed = выполнено
table-step-considered = рассмотрено
table-step-narrowed = сужено
table-step-chosen = выбрано
table-step-note = замечание

## Parts of the table

table-tools = Инструменты
table-work = Планшеты
table-tab-log = Журнал
table-sheet-up = Поднять лист
table-sheet-down = Опустить лист
table-list = Список
table-fold = Поле
table-forecast = Прогноз
table-text-view = Текстовый вид
table-board-view = Поле
table-menu = Меню
table-settings = Настройки
table-home = Все столы
table-language = Язык
# $n (number)
table-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

## Seats

table-seat = Место { $n }
table-seat-you = (вы)
# $level: one of level-…
table-seat-automa = Автома, { $level }
table-seat-bot = бот
table-seat-here = за столом
table-seat-away = не за столом
table-seat-resigned = партия сдана, играет бот
table-seat-stand-in = пока играет бот
# $name: a person
table-long-away = { $name } давно не за столом.
table-return = Вернуться на своё место
table-let-bot = Пусть за меня играет бот
table-replace = Пусть дальше играет бот
table-resign = Сдаться
table-resign-who = Кто сдаётся
table-resign-text = Вы окончательно сдаёте эту партию. За вас доиграет бот, а если людей останется слишком мало, игра закончится.
table-resign-yes = Да, сдаюсь

## Log and chat

# $n: the number of the round
table-round = Раунд { $n }
table-log-older = Более ранние записи
table-log-undo = отмена
table-why = Почему?
# $source: what caused it
table-because = ({ $source })
table-causes = Причины
# $place: as on the map (B7U)
table-show-place = Показать { $place } на поле
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-write = Сказать что-нибудь за столом
table-chat-send = Отправить
# $n (number)
table-ears-more = { $n ->
    [one] Ещё { $n } событие; оно в журнале.
    [few] Ещё { $n } события; они в журнале.
   *[many] Ещё { $n } событий; они в журнале.
}

## The end

table-over = Игра окончена
table-results = Результаты
# $names: seats; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] Победитель: { $names } (очки: { $points })
   *[other] Победители: { $names } (очки: { $points })
}
table-points = Очки по источникам
table-points-how = Очки по источникам и по ходу игры
table-points-sources = По источникам
table-points-periods = По ходу игры
table-total = Всего
table-seed = Зерно случайности:
table-commitment = Его отпечаток, объявленный в начале:
table-record = Запись партии
table-see-board = Посмотреть поле
table-again = Сыграть ещё раз

## Keys

table-keys = Клавиши
table-key-tab = следующая область или кнопка
table-key-enter = выбрать; второй раз подтвердить
table-key-numbers = вариант с этим номером
table-key-next = следующий, предыдущий вариант
table-key-undo = отменить
table-key-redo = повторить
table-key-restart = ход заново
table-key-why = почему да или нет
table-key-text = текстовый вид
table-key-question = к вопросу
table-key-escape = закрыть, назад
table-key-help = этот список

## Text view

table-read-situation = Положение
# $order: companies
table-read-order = Порядок хода: { $order }
# $name: a company
table-read-you = Вы играете за: { $name }
table-command = Команда
table-command-do = Выполнить
table-command-hint = Номер варианта, его слова или место; «why» и место; «undo», «redo», «restart», «yes», «no».
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] Подходит { $n } вариант. Напишите подробнее.
    [few] Подходят { $n } варианта. Напишите подробнее.
   *[many] Подходит { $n } вариантов. Напишите подробнее.
}

## A game without drawings

plain-yes = да
plain-no = нет
plain-seats = Места
plain-state = Положение в игре
plain-key-arrows = в списке: от варианта к варианту
plain-key-areas = к местам, положению, журналу

## Cards

table-card-pin = Оставить карточку открытой
table-card-rules = Правила
