### Слова клиента, русский: рамка вокруг игр.
###
### В каждом языке те же ключи с теми же аргументами.

app-name = Millrace
app-claim = открытый стол для настольных игр
skip-to-content = К содержанию
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
copy-failed = Копировать здесь нельзя: текст выделен, скопируйте его сами.
try-again = Попробовать ещё раз
to-home = Все столы
loading = Раскладываем бумаги…
guest-name = Гость
your-turn-title = Ваш ход
page-title = { $page } · Millrace
language = Язык
theme = Бумага
theme-system = как в системе
theme-light = светлая
theme-dark = тёмная
theme-now = { $theme ->
    [light] Перейти на тёмную бумагу
   *[other] Перейти на светлую бумагу
}
header-account = Кто вы
header-settings = Настройки
nobody-yet = Пока без имени

## Home

home-title = Столы
home-games = Игры
home-your-turn = Ваш ход
home-yours = Ваши столы
home-open = Открытые столы
home-watch = Можно посмотреть
home-open-none = Сейчас никто не ищет игроков. Откройте стол: он появится здесь.
home-play-now = Играть сейчас: одному против ботов
home-new-table = Новый стол
home-play-here = Играть здесь вместе
home-join = Войти по ссылке
home-join-field = Ссылка или код, которые вам дали
home-join-go = К столу
home-join-fault = Это не ссылка на стол. Она выглядит так: { $example }.
open-table = Открыть
sit-down = Сесть
look-on = Смотреть
round-of = Раунд { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] 0
}
phase-waiting = { $free ->
    [0] вот-вот начнётся
    [one] { $free } свободный стул
    [few] { $free } свободных стула
   *[other] { $free } свободных стульев
}
phase-setup = Подготовка
phase-over = Окончена
waits-for = ожидается { $name }
chair-free = свободный стул
chair-bot = Бот
chair-machine = { $kind } ({ $level })
chair-seat = Стул { $n }
deadline-in = ответить { $when }
pace-live = вживую
pace-1d = день на ход
pace-3d = три дня на ход
pace-7d = неделя на ход
bot-greedy-short = быстрая выгода
bot-random-short = наугад

## New table

new-title = Новый стол
new-solo-title = Одному против ботов
new-here-title = Вместе за этим экраном
# $game: its title; $seats (number); $company: who sits there
new-summary = { $game }, игроков: { $seats } – { $company }.
new-company-people = { $n ->
    [0] вы
    [one] вы и ещё { $n } человек
    [few] вы и ещё { $n } человека
   *[other] вы и ещё { $n } человек
}
new-company-here = { $n ->
    [one] ещё { $n } человек за этим экраном
    [few] ещё { $n } человека за этим экраном
   *[other] ещё { $n } человек за этим экраном
}
new-company-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
new-pace-live = Играем вживую.
new-pace-1d = День на каждый ход.
new-pace-3d = Три дня на каждый ход.
new-pace-7d = Неделя на каждый ход.
new-seen-alone = Больше никто его не видит.
new-seen-private = Войдёт только тот, у кого есть ссылка.
new-seen-public = Любой может сесть или смотреть.
new-chairs = Стулья
new-chairs-hint = От { $least } до { $most }. Хотя бы один человек; первый стул ваш.
new-add-chair = Поставить стул
new-remove-chair = Убрать стул { $n }
new-chair-kind = Кто сидит на стуле { $n }
new-here-field = Имя человека на стуле { $n }
new-here-name = Игрок { $n }
new-kind-person = Человек
new-kind-here = Человек здесь
new-kind-bot = Бот
new-level = Насколько сильна машина на стуле { $n }
new-bot = Как играет бот на стуле { $n }
new-setup = Подготовка
new-as-usual = как обычно
new-game = Игра
new-option = { $name }: { $value }
new-played-with = В игре: { $list }.
new-with-seed = своё зерно
# $off, $chosen: options or seats of the game
new-switched-off = Выключено: { $off }. Это не сочетается с выбором: { $chosen }.
new-by-clause = (Правило { $clause })
new-seed = Зерно
new-seed-hint = Одно и то же зерно раздаёт одну и ту же игру. Пусто: карт не знает никто, а сервер после игры доказывает, что не выбирал их.
new-pace = Темп
new-who = Кто может прийти
new-public = Открытый для всех стол
new-public-hint = Он стоит в списке; любой может сесть на свободный стул или смотреть.
new-name = Название стола
new-name-hint = Пусто: он называется «{ $name }».
new-default-name = Стол: { $name }
new-default-solo-name = { $name }, соло
new-your-name = Ваше имя за столом
new-your-name-hint = Его можно сменить когда угодно; учётная запись не нужна.
new-create = Открыть стол
new-start = Начать игру
new-creating = Накрываем на стол…

## Waiting room

waiting-lead = { $free ->
    [0] Все на месте.
    [one] Ещё свободен { $free } стул.
    [few] Ещё свободны { $free } стула.
   *[other] Ещё свободны { $free } стульев.
}
waiting-begins = Игра начнётся, когда её начнёт хозяин стола.
waiting-host-begins = Посадите на свободные стулья людей или ботов и начинайте.
waiting-invite = Пригласить
waiting-invite-seat = Ссылка на стул { $n }
waiting-invite-watch = Ссылка для зрителя
waiting-invite-hint = Ссылка под свободным стулом ведёт к этому стулу. На него сядет тот, кто откроет её первым.
waiting-fill-bot = Отдать боту
waiting-seat-here = Кто-то за этим экраном
waiting-fill-all = Отдать все ботам
waiting-free-again = Оставить человеку
waiting-start = Начать игру
waiting-start-not = Некоторые стулья ещё свободны.
waiting-leave = Встать из-за стола
waiting-close = Закрыть стол
waiting-close-ask = Закрыть этот стол? Играть за ним больше никто не сможет.
waiting-chat = Разговор
waiting-chat-field = Ваше сообщение
waiting-chat-send = Отправить
waiting-chat-none = Пока ничего не сказано.
waiting-host = хозяин
waiting-you = вы
waiting-beside = за этим экраном
waiting-here = здесь
waiting-away = не здесь
waiting-sit = Сесть сюда
waiting-table = Стол, вид сверху, занято стульев: { $taken } из { $seats }
waiting-what = Что это за игра?
waiting-watching = { $n ->
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[other] смотрят { $n } человек
}
closed-title = Этот стол закрыт
closed-lead = Хозяин закрыл его до начала игры.

## Join

join-title = Вас пригласили
join-lead = { $host } держит для вас стул за столом «{ $table }».
join-watch-lead = Вы можете смотреть на стол «{ $table }».
join-plain-lead = Для вас оставлен стул.
join-plain-watch-lead = Вы можете смотреть на этот стол.
join-sit = Сесть
join-look = Смотреть

## Account

account-title = Кто вы
account-name = Ваше имя
account-save = Сохранить имя
account-saved = Сохранено.
account-guest = Вы гость: этот браузер вас помнит.
account-none = Вашего имени ещё никто не спрашивал. Оно появится, когда вы впервые сядете за стол; или выберите его сейчас.
account-make = Быть этим гостем
account-login-as = Ваш логин – { $login }.
account-recovery = Вернуться с любого устройства
account-recovery-hint = Эта ссылка и есть вы. Храните её как ключ: у кого она, тот играет вместо вас. Новая ссылка заменяет прежнюю.
account-recovery-show = Создать ссылку
account-recovery-field = Ваша личная ссылка
account-create = Завести логин
account-create-hint = Тогда можно возвращаться с логином и паролем, без ссылки.
account-login = Логин
account-login-hint = От 3 до 40 латинских букв, цифр, точек, дефисов.
account-password = Пароль
account-password-hint = Не меньше 8 знаков.
account-create-go = Завести логин
account-log-in = Войти
account-log-in-hint = Если у вас уже есть логин.
account-log-in-warning = Столы гостя, которым вы сейчас являетесь, останутся у него: сначала сохраните его ссылку.
account-log-out = Выйти
account-log-out-ask = Вы гость без логина. Без личной ссылки вернуться нельзя. Всё равно выйти?

## Recover

recover-title = С возвращением
recover-going = Ищем ваши столы…
recover-none = Эта ссылка неполная. Откройте её точно такой, какой сохранили.

## Settings

settings-title = Настройки
settings-hint = Хранятся только в этом браузере и действуют сразу.
settings-look = Вид
settings-text-size = Размер текста
settings-text-size-now = { $n } %
settings-motion-sound = Движение и звук
settings-motion = Движение
settings-motion-system = как в системе
settings-motion-full = полное
settings-motion-none = нет
settings-motion-none-hint = Ничто не перемещается; изменившееся на миг обводится.
settings-sound = Звуки
settings-sound-hint = Камень, труба и храповик, тихо; один тон, когда наступает ваш ход.
settings-play = Игра
settings-confirm = Спрашивать, прежде чем отправить выбор
settings-confirm-always = всегда
settings-confirm-irreversible = если окончательный
settings-confirm-never = никогда
settings-confirm-always-hint = Каждый выбор нужно подтвердить.
settings-confirm-irreversible-hint = Подтверждать нужно только то, что завершает ход или что-то открывает.
settings-confirm-never-hint = Щелчок – это выбор. Что ничего не открывает, можно отменить.
settings-auto = Отвечать за меня, когда вариант только один
settings-auto-hint = Журнал каждый раз об этом говорит.
settings-automa = Ходы Автомы
settings-automa-click = по шагам
settings-automa-slow = медленно
settings-automa-normal = обычно
settings-automa-fast = быстро
settings-automa-skip = сразу
settings-reset = Вернуть всё как было
settings-reset-done = Всё как в начале; язык остался.

## States

not-found-title = Здесь ничего не нарисовано
not-found-lead = Этот адрес никуда не ведёт. Стол могли закрыть, или в ссылке не хватает буквы.
table-not-found-title = Такого стола нет
private-title = Этот стол закрыт для посторонних
private-lead = Попросите у хозяина ссылку: каждая ведёт к стулу или к месту зрителя.
gone-title = Сервер не отвечает
gone-lead = Ничего не потеряно: каждый ваш ответ записан в книге стола. Мы продолжаем искать сервер.
gone-for-now = Сервер не отвечает. Ничего не потеряно: попробуйте через минуту.
chunk-title = Тем временем эта страница обновилась
chunk-lead = Загрузите её заново, чтобы продолжить; ничего не потеряно.
live-reconnecting = Связь потеряна, пробуем снова ({ $n })
live-stale = Связь медленная; ждём признаков жизни.
live-gone = Сервер не отвечает. Продолжаем его искать.
live-ended = Сервер закрыл соединение. { $reason }

## Refusals over HTTP: what is wrong, and the way out; those of the live connection are in live/

refused-other = Не получилось ({ $code }). Попробуйте ещё раз; ничего не изменилось.
refused-fixed-chair = Такие стулья выбирают вместе со столом: откройте новый.
refused-bad-invite = Это приглашение не подходит. Попросите у хозяина стола новую ссылку.
refused-bad-link = Эта ссылка больше ни к кому не ведёт. Возможно, её заменила новая.
refused-bad-login = Логин и пароль не подходят: проверьте оба.
refused-bad-options = Эти настройки не сочетаются: измените стулья или подготовку.
refused-begun = Игра началась: можно смотреть, но не сесть.
refused-chairs-free = Некоторые стулья свободны: пригласите людей или отдайте их ботам.
refused-cross-origin = Эта страница не с этого сервера: откройте его собственный адрес.
refused-forbidden = Это не разрешено.
refused-has-account = У вас уже есть логин.
refused-illegal = Сейчас это невозможно.
refused-internal = На сервере что-то не так. Ничего из сделанного вами не потеряно: попробуйте позже.
refused-invalid = Что-то в форме нельзя прочесть: в имени нужна буква, а пароль не может быть логином.
refused-known = У вас уже есть имя: смените его на странице «Кто вы».
refused-login-taken = Такой логин уже есть: выберите другой.
refused-no-game = Такой игры здесь нет.
refused-no-language = На этом языке слов нет.
refused-no-person = Хотя бы один стул должен быть для человека.
refused-no-seat = За этим столом нет такого стула.
refused-nobody = Сервер вас больше не знает: выберите имя или вернитесь по личной ссылке.
refused-not-found = По этому адресу ничего нет.
refused-not-host = Это может сделать только хозяин стола.
refused-not-json = Сервер не понял эту страницу. Загрузите её заново.
refused-not-seated = Вы не сидите за этим столом.
refused-nothing-to-undo = Нет ничего, что можно отменить в одиночку.
refused-seat-taken = Этот стул занят: выберите другой.
refused-too-large = Это слишком велико для отправки.
refused-too-many = Слишком часто за короткое время: подождите и попробуйте ещё раз.
refused-unavailable = Сервер не может связаться с базой данных. Попробуйте через минуту.
refused-wrong-method = Сервер не понял эту страницу. Загрузите её заново.
problem-other-rules = Эта игра начата по другим правилам, которых на этом сервере больше нет.
