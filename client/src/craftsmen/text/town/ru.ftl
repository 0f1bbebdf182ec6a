### The words of the drawings of Craftsmen, Russian: the town, market, granary, fair and harbour.
###
### Every language has the same keys with the same arguments.

## The town

town-title = Город
town-now = сейчас
town-done = завершено
town-closed = Зимой закрыто
town-everybody = Действует каждый, по порядку хода
town-count = { $n } из { $most }
town-pool = запас
town-picture = Использовали привилегию: { $who }
town-does-bankers = 4 капитала, сбросьте 2
town-does-builders = Постройте до 2 карт
town-does-notary = Покупка или аукцион
town-does-craft_guild = { work-points }
town-does-merchants = Купите из амбара
town-does-town_hall = Жетон или смена порядка
town-privilege-bankers = сбросьте только 1
town-privilege-builders = одна без совпадения
town-privilege-notary = 3 карты из стопки
town-privilege-craft_guild = 2 сырья за 1 очко
town-privilege-merchants = платите с ярмарки

## A queue space: what stands under it, and what is said about going there

queue-price-free = даром
queue-price-own = своё
queue-or = или
queue-empty = пусто
queue-struck = закрыто при 2 игроках
queue-label = { $town }, { $space }: { $who }
send-free = бесплатно
send-own = поверх своего помощника, бесплатно
send-fee = поверх чужого помощника: { $name } получает карту капитала или { points }
send-draws = поверх чужого помощника, бесплатно: { $name } берёт карту капитала
send-acts = номер { $n } в очереди
send-privilege = с привилегией

## The calendar and the turn order

calendar-year = Год { $n } из { $of }
calendar-start = начало игры
calendar-over = игра окончена
order-now = порядок
order-next = следующий сезон
order-place = { $n }: { $name }
order-you = вы
order-asked = сейчас решает
order-passed = спасовал(а)

## Market, granary, fair, harbour

market-faces = Рынок и план
market-capital = капитал
market-card = { $card }, цена { $n }
market-tier = { $tier }: в стопке { $n }
market-none = Нет карты
market-face-up = Открыта: { $capital }
market-pile = Стопка: { $n }
market-used = Сброс: { $n }
market-used-short = сброс
granary-remark = сначала продают нижний
granary-row = { $good }. Нижний: { $lower }. Верхний: { $upper }
fair-remark = кубик заменяет любое сырьё
fair-stall = Прилавок ({ $name }): { $n } из { $most }
harbour-title = Гавань
harbour-bonus = за первую полную линию
ship-shelf = { $good } ({ points }): { $who }
bonus-taken = { $token }: у кого { $name }

## Cards: what stands beside a number

card-privilege = Привилегия:
card-cost = стоимость постройки
card-price = цена покупки
card-vp = очки за производство
card-work = очки труда вместе с материалами
card-bonus = жетон бонуса
card-mayor = карты, которые берёт бургомистр
card-cards = карт в игре
card-pile = карт в стопке
card-value = достоинство
card-copies = карт этого вида
card-discarded = из них в сбросе
card-ship = корабль { $ship }, кубик
