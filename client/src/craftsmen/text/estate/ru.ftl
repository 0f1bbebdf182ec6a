### The words of the drawings of Craftsmen, Russian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = Ф
estate-letter-green = З
estate-letter-blue = С
estate-letter-red = К

## Cards

estate-raw = сырьё

## The estate

estate-title = Мой ряд зданий
# $name: whose
estate-title-of = Ряд зданий: { $name }
# $n (number): complete sets of the four colours; $points (number): what they score
estate-sets = { $n ->
    [0] комплекта четырёх цветов пока нет
    [one] { $n } комплект четырёх цветов: { $points } оч. в год
    [few] { $n } комплекта четырёх цветов: { $points } оч. в год
   *[many] { $n } комплектов четырёх цветов: { $points } оч. в год
}
estate-end-left = Левый край
estate-end-right = Правый край
# $top, $bottom: one of colour-…
estate-end-takes = сверху { $top } или снизу { $bottom }
estate-meets-top = совпадает сверху
estate-meets-bottom = совпадает снизу
estate-meets-free = совпадать не обязано
estate-meets-not = здесь не подходит:
estate-meets-privilege = с привилегией можно
estate-other-card = Другая карта
# $n (number): the cost of the cards put down
estate-cost-so-far = Пока к оплате { $n }; платите один раз, в конце.
# $goods: names of goods
estate-lies = На ней лежит: { $goods }
# $good: one of good-…; $card: the message card
estate-onto = { $good } на: { $card }
# $good: one of good-…
estate-ready = { $good }: готово, 1 очко труда
# $good: what would be made; $goods: what is missing
estate-lacks = { $good }: не хватает: { $goods }

## Means

estate-plate = Что у вас есть
# $n (number): place in turn order; $of (number): players
estate-you-nth = вы, { $n } из { $of }
estate-nth = { $n } из { $of }
estate-points = очки
estate-to-send = отправить
estate-privileges = привилегии
estate-work-tokens = жетоны труда
estate-on-fair = на ярмарке
estate-bonus = бонус

## The hand

estate-hand = Моя рука
# $n (number): cards; $most (number): the limit
estate-hand-keeps = { $n ->
    [one] { $n } карта капитала
    [few] { $n } карты капитала
   *[many] { $n } карт капитала
}; в конце сезона не больше { $most }
# $capital, $cards (number): how many
estate-hand-covered = Рука закрыта: { $capital ->
    [one] { $capital } карта капитала
    [few] { $capital } карты капитала
   *[many] { $capital } карт капитала
}, { $cards ->
    [one] { $cards } карта здания
    [few] { $cards } карты зданий
   *[many] { $cards } карт зданий
}.
estate-hand-none = Руки закрыты: их видят только владельцы.
estate-no-cards = Карт зданий на руке нет.
# $n (number): cards of one colour; $worth (number): their worth together
estate-set = набор из { $n } = { $worth }
estate-worth = всего стоит
# $n (number): in capital
estate-cost = Постройка стоит { $n }
estate-fits-left = слева
estate-fits-right = справа
estate-fits-both = с двух краёв
# $card: another card of the hand
estate-fits-beside = рядом: { $card }
estate-fits-nowhere = не подходит

## Paying

# $sum (number): what would lie there with this card; $n (number): what would still be due
estate-pay-due = { $sum }: ещё { $n }
estate-pay-exact = { $sum } ровно
estate-pay-lost = { $sum }: потеря { $n }
estate-pay-down = выложена
estate-pay-colour = другой цвет
estate-pay-needless = не нужна
# $n (number): laid down; $due (number): to pay
estate-pay-of = { $n } из { $due }
estate-pay-still = осталось { $n }
estate-pay-over = { $n } пропадает, сдачи нет
estate-pay-over-short = потеря { $n }
estate-pay-exactly = ровно
# $n (number): what the rest of the hand is worth
estate-leaves = остаётся { $n }
estate-pay-ways = лучшие способы
estate-pay-back = Забрать карты
estate-undo = Отменить
estate-pay-missing = Заплатить: ещё { $n }
estate-pay-more = Заплатить { $n } за { $due }
estate-pay = Заплатить { $n }
# $n (number): what is due
estate-pay-any = К оплате { $n }, любые цвета
# $colours: names of colours
estate-pay-colours = К оплате { $n }, цвета: { $colours }
estate-hand-worth = Рука стоит { $n }

## Auctions

# $building: one of building-…
estate-auction = Аукцион: { $building }
# $n (number): if nobody outbids the opener
estate-auction-draws = { $n ->
    [one] бургомистр тянет { $n } карту
    [few] бургомистр тянет { $n } карты
   *[many] бургомистр тянет { $n } карт
}
estate-auction-mayor = Бургомистр
estate-auction-out = пас
estate-auction-in = в торге
estate-auction-bid = ставка { $n }
estate-auction-leads = впереди: { $n }
estate-auction-col-bid = ставка
estate-auction-col-cards = дешевле всего
estate-auction-col-leaves = останется
estate-bid = Ставлю { $n }
estate-bid-yours = Ваша ставка
estate-bid-less = Меньше
estate-bid-more = Больше
estate-bid-cheapest = дешевле всего
# $n (number): of the worth of the hand
estate-bid-leaves = остаётся { $n } из { $worth }
estate-bid-most = можно до { $n }
estate-bid-none = Вашей руки не хватает на большую ставку.
estate-bid-pass = Уступить
estate-not-alone = одному не отменить

## Crafting

# $n (number): work points
estate-work-left = { $n ->
    [one] остаётся { $n } очко труда
    [few] остаётся { $n } очка труда
   *[many] остаётся { $n } очков труда
}
