### The words of the drawings of Craftsmen, Russian: the planner, the other players, the ledger and the end.
###
### Every language has the same keys with the same arguments.

## Планировщик

planner-goods = Товары для плана
planner-missing = { $n ->
    [one] не хватает { $n } здания
    [few] не хватает { $n } зданий
    [many] не хватает { $n } зданий
   *[other] не хватает { $n } здания
}
planner-have = уже есть
planner-ready = лежит: { $building }
planner-in-hand = в руке, стройка { $n }
planner-face-up = открыта, { $n }
planner-hidden = не видно
planner-gone = все построены
planner-fair = { $good }: или один из ваших кубиков на ярмарке.
planner-through-fair = { $good }: или любое другое через ярмарку, на 1 очко труда больше.
planner-granary = { $good }: или из амбара за 1 карту капитала.
planner-granary-owner = { $good }: или из амбара, 1 карта капитала получателю: { $name }.
planner-work = { $n ->
    [one] очко труда
    [few] очка труда
    [many] очков труда
   *[other] очка труда
}
planner-work-left = у вас осталось { $n }
planner-work-each = у помощника { $n }
planner-capital = капитал
planner-capital-parts = { $build } постройка, { $buy } покупка; у вас { $worth }
planner-all-built = всё построено
planner-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
planner-pays-made = производство { $n }
planner-pays-ship = корабль { $n }
planner-pays-line = первая линия { $n }
planner-no-room = на кораблях нет места
planner-pin = нужна для вашего плана
planner-onlooker = Планы видят только игроки.
planner-need = Что для этого нужно?
planner-need-close = Назад к плану
planner-need-buy = Покупка стоит { $price }; ваши карты её цветов стоят { $worth }.
planner-need-in-hand = В вашей руке.
planner-need-build = Постройка стоит { $n }.
planner-need-fits = Подходит: { $side }.
planner-need-no-fit = Сейчас не подходит ни к одному концу.
planner-need-beside = Подходит рядом: { $cards }.
planner-need-serves = Для чего: { $goods }.
planner-title = Планировщик
planner-show = Показать планы
planner-hide = Скрыть планы
planner-lies-ready = Уже лежит: { $goods }.

## Игроки

players-title = Игроки
players-you = вы
players-now = сейчас
players-next = следующий
players-passed = больше не отправляет
players-waits = ждёт
players-done = готово
players-to-send = отправить: { $n }
players-on-fair = { $n ->
    [one] { $n } кубик на ярмарке
    [few] { $n } кубика на ярмарке
    [many] { $n } кубиков на ярмарке
   *[other] { $n } кубика на ярмарке
}
players-estate-of = Здания: { $name }
players-year-end = Если бы год кончился сейчас
players-worth-change = карты стоят { $after } вместо { $before }

## Книга

ledger-title = Книга гильдии
ledger-all = L: вся книга
ledger-season = прошлый сезон
ledger-page = Доход: год { $year }, { $season }
ledger-page-close = Закрыть страницу
ledger-page-hint = Пробел закрывает страницу.
ledger-nothing = без очков

## Конец

end-winner = { $n ->
    [one] Мастер гильдии
   *[other] Мастера гильдии
}

## Стол словами

read-empty = пусто
read-closed = закрыто
read-legal = можно выбрать
read-may-send = можно встать сюда
read-fee = за карту капитала или { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, получает: { $name }
read-draws = бесплатно, карту берёт: { $name }
read-own-disc = бесплатно, на своего помощника
read-free = бесплатно
read-acts = очередь действия: { $n }
read-privilege = с привилегией
read-on-it = сверху: { $name }
read-privilege-is = Привилегия: { $text }
read-used = Использовали привилегию: { $names }.
read-town = Город
read-stores = Рынок, амбар и ярмарка
read-market = Рынок
read-tier = { $tier }: покупка { $price }, постройка { $build }. Открыты: { $cards }. В стопке: { $pile }.
read-capital = Открытый капитал: { $up }. В стопке: { $pile }. В сбросе: { $discards }.
read-mayor = Бургомистр вытянул: { $cards }.
read-granary = { $good }: внизу – { $lower }, вверху – { $upper }
read-harbour = Порт
read-ship-bonus = Премия за большинство кубиков, по порядку: { $bonus }.
read-untaken = ещё не взят
read-building-with = { $card }, лежит: { $goods }
read-row = Здания слева направо: { $cards }.
read-year-end = Если бы год кончился сейчас: корабли { $ships }, город { $city }, амбар { $granary }, всего { $n }.
read-you-are = { $name } (вы)
read-hand = Ваша рука
read-colour = { $colour }: { $cards }; стоят { $worth }.
read-worth = Весь капитал стоит { $n }.
read-fits = подходит: { $side }
read-fits-not = не подходит ни к одному концу
read-beside = подходит рядом: { $cards }
read-phase-start = подготовка
read-phase-over = игра окончена
read-acting = Действует { $name }: { $town }.
read-track = Шкала смены порядка: { $order }.
read-auction = Аукцион: { $card }. Высшая ставка { $bid }: { $name }. Участвуют: { $left }.
read-offer = Бургомистр предлагает { $n }.
read-payment = { $name }: к оплате { $n }, выложено { $worth }.
read-pool = Ратуша: жетоны привилегии { $privilege }, жетоны труда { $work }.
