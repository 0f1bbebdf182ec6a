### The words of Craftsmen, Russian.
###
### Keys and arguments are those of en.ftl, where each argument is explained. The game has no Russian edition, so
### the terms are chosen here:
###   point – очко признания; work point – очко труда; year – год; season – сезон; phase – фаза; stage – этап
###   assistant – помощник; queue space – место; to stack – поставить поверх; privilege – привилегия
###   privilege token – жетон привилегии; work token – жетон труда; bonus token – жетон бонуса
###   capital card – карта капитала; building card – карта здания; upper and lower half – верхняя и нижняя половина
###   draw pile, discard pile – стопка, сброс; row – ряд; input icon – значок материала
###   basic, extended, advanced – базовое, расширенное, продвинутое здание; sawmill – лесопилка
###   raw material – сырьё; half-product – полуфабрикат; final good – готовое изделие; good – товар
###   fair – ярмарка; granary – амбар; cube, marker – кубик; natural marker – нейтральный кубик
###   ship, captain – корабль, капитан; mayor – бургомистр; auction, bid – аукцион, ставка
###   turn order, order-change track – порядок хода, шкала смены порядка
###   bankers', builders', craftsmen's, merchants' guild – Гильдия банкиров, строителей, ремесленников, купцов;
###   notary – Нотариус; town hall – Ратуша
###
### Attributes are forms: `.acc` the accusative, `.gen` the genitive, `.many` the genitive plural, `.ins` the
### instrumental, `.fem` the feminine, `.to` and `.at` with the preposition of a direction and of a place,
### `.marker` whose cube it is; the message itself is a nominative. A participant stands before a colon, so that
### no verb has to agree with the name; a building card stands in quotes.

## Participants

seat = Игрок { $n }
    .marker = кубик игрока { $n }
natural = нейтральный кубик
    .marker = нейтральный кубик

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Goods

good-wood = древесина
    .acc = древесину
good-iron_ore = железная руда
    .acc = железную руду
good-flax = лён
    .acc = лён
good-wheat = пшеница
    .acc = пшеницу
good-cow = корова
    .acc = корову
good-wax = воск
    .acc = воск
good-grapes = виноград
    .acc = виноград
good-barrel = бочка
    .acc = бочку
good-rope = верёвка
    .acc = верёвку
good-leather = кожа
    .acc = кожу
good-paper = бумага
    .acc = бумагу
good-iron = железо
    .acc = железо
good-cloth = ткань
    .acc = ткань
good-flour = мука
    .acc = муку
good-meat = мясо
    .acc = мясо
good-weapons = оружие
    .acc = оружие
good-tools = инструменты
    .acc = инструменты
good-clothes = одежда
    .acc = одежду
good-books = книги
    .acc = книги
good-candles = свечи
    .acc = свечи
good-wine = вино
    .acc = вино
good-beer = пиво
    .acc = пиво
good-bread = хлеб
    .acc = хлеб

## Colours, seasons

# .fem, .acc, .ins: said of a capital card
colour-violet = фиолетовый
    .fem = фиолетовая
    .acc = фиолетовую
    .ins = фиолетовой
colour-green = зелёный
    .fem = зелёная
    .acc = зелёную
    .ins = зелёной
colour-blue = синий
    .fem = синяя
    .acc = синюю
    .ins = синей
colour-red = красный
    .fem = красная
    .acc = красную
    .ins = красной

season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима

season-text = Отправляются помощники, затем по порядку действуют шесть зданий города. Кто использовал меньше всего привилегий, берёт жетон привилегии. Шкала смены порядка задаёт новый порядок хода.
season-text-winter = Без помощников. Каждый может строить (этап II), а затем производить (этап IV). Потом подводятся итоги года: корабли, город, амбар, вложения.

## Capital cards ($colour: one of colour-…; $value (number): 1 to 3)

capital = { $colour-fem } { $value }
    .acc = { $colour-acc } карту капитала { $value }
    .ins = { $colour-ins } картой капитала { $value }

## Building cards

building-sawmill = лесопилка
building-mine = рудник
building-flax_plantation = льняное поле
building-wheat_farm = пшеничное поле
building-pasture = пастбище
building-apiary = пасека
building-vineyard = виноградник
building-cooperage = бондарня
building-paper_mill = бумажная мельница
building-ropery = верёвочная мастерская
building-weaver = ткацкая мастерская
building-tannery = кожевня
building-butcher = мясная лавка
building-smelter = плавильня
building-mill = мельница
building-armourer = оружейная мастерская
building-toolmaker = кузница
building-tailor = портняжная мастерская
building-bookbinder = переплётная мастерская
building-chandler = свечная мастерская
building-winery = винодельня
building-brewery = пивоварня
building-bakery = пекарня

# The number of each text: points for making the good
building-sawmill-text = Производит древесину.
building-mine-text = Производит железную руду.
building-flax_plantation-text = Производит лён.
building-wheat_farm-text = Производит пшеницу.
building-pasture-text = Производит коров.
building-apiary-text = Производит воск.
building-vineyard-text = Производит виноград.
building-cooperage-text = Производит бочки из древесины. 1 очко признания.
building-paper_mill-text = Производит бумагу из древесины. 1 очко признания.
building-ropery-text = Производит верёвки из льна. 1 очко признания.
building-weaver-text = Производит ткань из льна. 1 очко признания.
building-tannery-text = Производит кожу из коров. 1 очко признания.
building-butcher-text = Производит мясо из коров. 1 очко признания, если товар погружён на корабль.
building-smelter-text = Производит железо из железной руды. 1 очко признания.
building-mill-text = Производит муку из пшеницы. 1 очко признания.
building-armourer-text = Производит оружие из железа и кожи. 4 очка признания, если товар погружён на корабль.
building-toolmaker-text = Производит инструменты из железа и древесины. 3 очка признания, если товар погружён на корабль.
building-tailor-text = Производит одежду из ткани и кожи. 4 очка признания, если товар погружён на корабль.
building-bookbinder-text = Производит книги из бумаги и кожи. 4 очка признания, если товар погружён на корабль.
building-chandler-text = Производит свечи из воска и верёвки. 3 очка признания, если товар погружён на корабль.
building-winery-text = Производит вино из винограда и бочки. 3 очка признания, если товар погружён на корабль.
building-brewery-text = Производит пиво из пшеницы и бочки. 3 очка признания, если товар погружён на корабль.
building-bakery-text = Производит хлеб из муки и древесины. 3 очка признания, если товар погружён на корабль.

card = { $building } ({ $top }/{ $bottom })

# said of a building; .gen: of one, .many: of several
tier-basic = базовое
    .gen = базового здания
    .many = базовых зданий
tier-extended = расширенное
    .gen = расширенного здания
    .many = расширенных зданий
tier-advanced = продвинутое
    .gen = продвинутого здания
    .many = продвинутых зданий
tier-sawmill = лесопилка
    .gen = лесопилки
    .many = лесопилок

# The numbers of each text, in this order: cost to build, price to buy, cards the mayor draws
tier-basic-text = Производит сырьё. Стоимость постройки 2, цена покупки 3; на аукционе бургомистр тянет 1 карту капитала.
tier-extended-text = Производит полуфабрикаты. Стоимость постройки 3, цена покупки 5; на аукционе бургомистр тянет 2 карты капитала.
tier-advanced-text = Производит готовые изделия. Стоимость постройки 6, цена покупки 10; на аукционе бургомистр тянет 3 карты капитала.
tier-sawmill-text = Производит сырьё. Начальное здание, бесплатно.

## The town

town-bankers = Гильдия банкиров
    .to = в Гильдию банкиров
    .at = в Гильдии банкиров
town-builders = Гильдия строителей
    .to = в Гильдию строителей
    .at = в Гильдии строителей
town-notary = Нотариус
    .to = к Нотариусу
    .at = у Нотариуса
town-craft_guild = Гильдия ремесленников
    .to = в Гильдию ремесленников
    .at = в Гильдии ремесленников
town-merchants = Гильдия купцов
    .to = в Гильдию купцов
    .at = в Гильдии купцов
town-town_hall = Ратуша
    .to = в Ратушу
    .at = в Ратуше

town-bankers-text = Получите 4 карты капитала: возьмите 1 или 2 открытые, остальные возьмите из стопки. Затем сбросьте 2 карты.
town-builders-text = Постройте до 2 карт зданий из руки на концах своего ряда. Карта должна совпадать с соседней цветом верхней или нижней половины.
town-notary-text = Купите открытую карту здания за карты капитала её цветов или выставьте её на аукцион.
town-craft_guild-text = Получите 3 очка труда в 1-й год, 4 во 2-й, 5 в 3-й. За каждое можно произвести сырьё, полуфабрикат или готовое изделие либо совершить обмен на ярмарке.
town-merchants-text = Купите за 1 карту капитала нижний полуфабрикат из ряда амбара. Он попадает на ваш пустой значок материала. Карта за нейтральный кубик сбрасывается; в остальных случаях её получает владелец кубика.
town-town_hall-text = Возьмите жетон привилегии или жетон труда либо перейдите на шкалу смены порядка (не при 2 игроках). Ни у кого не может быть больше 3 жетонов одного вида.

town-bankers-privilege = Сбросьте только 1 карту.
town-builders-privilege = Одна из построенных карт может не совпадать цветом.
town-notary-privilege = До или после действия возьмите 3 карты из одной стопки зданий и добавьте 2 открытые карты того же уровня. Откройте 2 из этих 5 карт, а остальные 3 верните в любом порядке на верх стопки или под неё.
town-craft_guild-privilege = Один раз 1 очко труда даёт 2 единицы сырья.
town-merchants-privilege = Заплатите 1 своим кубиком с ярмарки. Владелец купленного кубика вместо карты ставит 1 кубик на ярмарку.
town-town_hall-privilege = Нет.

space-gold = золотое место
space-silver = серебряное место
space-ribbon = место с зелёной лентой
space-privilege = { space-gold } (привилегия)

space-gold-text = Помощник может использовать привилегию здания. Поставить своего помощника поверх чужого стоит карту капитала или столько очков признания, каков номер года; при 2 игроках это бесплатно, а другой игрок берёт карту капитала из стопки.
space-silver-text = Поставить своего помощника поверх чужого стоит карту капитала или столько очков признания, каков номер года; при 2 игроках это бесплатно, а другой игрок берёт карту капитала из стопки.
space-ribbon-text = Поставить помощника поверх другого можно бесплатно.

queue-acts = действует { $n }-м
queue-free = { $space }, { queue-acts }
queue-own = { $space }, бесплатно поверх своего помощника, { queue-acts }
queue-ribbon = { $space }, бесплатно поверх помощника ({ $owner }), { queue-acts }
queue-draws = { $space }, бесплатно поверх помощника ({ $owner } берёт карту капитала), { queue-acts }
queue-fee = { $space }, поверх помощника ({ $owner }) за карту капитала или { $points }, { queue-acts }

## Places on the table

place-fair = ярмарка
place-granary = амбар
place-row = ряд зданий
place-hand = рука
place-pile = стопка
place-discards = сброс
place-order = порядок хода
place-track = шкала смены порядка
place-mayor = бургомистр
place-bonus = жетоны бонуса
ship = корабль { $n }
ship-bonus = { $place }-е место: { points }
bonus-token = жетон бонуса за { $good-acc } ({ points })

side-left = левый конец
    .at = на левом конце
side-right = правый конец
    .at = на правом конце
side-both = оба конца
    .at = на обоих концах

## Amounts ($n: number)

points = { $n ->
    [one] { $n } очко признания
    [few] { $n } очка признания
    [many] { $n } очков признания
   *[other] { $n } очка признания
}
work-points = { $n ->
    [one] { $n } очко труда
    [few] { $n } очка труда
    [many] { $n } очков труда
   *[other] { $n } очка труда
}
capital-cards = { $n ->
    [one] { $n } карта капитала
    [few] { $n } карты капитала
    [many] { $n } карт капитала
   *[other] { $n } карты капитала
}
building-cards = { $n ->
    [one] { $n } карта здания
    [few] { $n } карты зданий
    [many] { $n } карт зданий
   *[other] { $n } карты здания
}
assistants = { $n ->
    [one] { $n } помощник
    [few] { $n } помощника
    [many] { $n } помощников
   *[other] { $n } помощника
}
privilege-tokens = { $n ->
    [one] { $n } жетон привилегии
    [few] { $n } жетона привилегии
    [many] { $n } жетонов привилегии
   *[other] { $n } жетона привилегии
}
work-tokens = { $n ->
    [one] { $n } жетон труда
    [few] { $n } жетона труда
    [many] { $n } жетонов труда
   *[other] { $n } жетона труда
}
cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}

## Years, phases, stages

year = Год { $n }
phase-assistants = фаза помощников
phase-buildings = фаза зданий
phase-end = завершающая фаза
phase-year-end = подсчёт очков в конце года
stage = { $n ->
    [1] Этап I
    [2] Этап II
    [3] Этап III
    [4] Этап IV
    [5] Этап V
    [6] Этап VI
   *[other] Этап { $n }
}

## Plans

plan-needs = { $work ->
    [one] { $good }: { $work } очко труда
    [few] { $good }: { $work } очка труда
    [many] { $good }: { $work } очков труда
   *[other] { $good }: { $work } очка труда
}
plan-missing = Ещё не построено: { $building }
plan-ready = Уже на месте: { $good }
plan-granary = В амбаре: { $good }
plan-costs = Капитал: { $build } на постройку, { $buy } на покупку; ваши карты стоят { $worth }
plan-pays = Принесёт: { points }
plan-fits = Подходит { $side-at }: { $card }

## Questions. $seat: who is asked; chance is asked too, and has no name

question-draw = Какая карта капитала выпадает?
question-draw-building = Какая карта здания выпадает?
question-deal-sawmill = Какая лесопилка выпадает?
question-turn-up-capital = Какая карта капитала открывается?
question-turn-up = Какая карта здания открывается?
question-swap-card = { $seat }: какую карту здания обменять на верхнюю карту её стопки?
question-swap-sawmill = { $seat }: какую лесопилку взять вместо своей?
question-send = { $seat }: куда отправить помощника?
question-stack = { $seat }: на какое место поставить помощника поверх другого? ({ $town })
question-fee = { $seat }: чем заплатить за место поверх другого помощника? (получает { $owner })
question-limit = { $seat }: какую карту капитала сбросить? (предел карт в руке: { $n })
question-bankers = { $seat }: какую открытую карту капитала взять?
question-bankers-more = { $seat }: взять вторую открытую карту капитала или брать из стопки?
question-bankers-discard = { $seat }: какую карту капитала сбросить? (осталось: { $n })
question-build = { $seat }: какую карту здания построить?
question-side = { $seat }: на каком конце ряда построить карту «{ $card }»?
question-pay = { $worth ->
    [0] { $seat }: какими картами капитала заплатить? (к оплате: { $n })
   *[other] { $seat }: какую карту капитала добавить? (выложено { $worth } из { $n })
}
question-notary = { $done ->
    [0] { $seat }: какую карту здания купить или выставить на аукцион?
   *[other] { $seat }: использовать привилегию после действия?
}
question-open = { $seat }: какова начальная ставка за карту «{ $card }»?
question-bid = { $seat }: перебить ставку { $n } ({ $owner }) за карту «{ $card }»?
question-mayor-draw = Какую карту капитала тянет бургомистр?
question-mayor-answer = { $seat }: перебить ставку бургомистра, равную { $n }?
question-look-tier = { $seat }: какую стопку зданий посмотреть?
question-look-draw = Какая карта здания попадает в просмотр?
question-look-show = { $seat }: какую карту здания открыть?
question-look-where = { $seat }: куда вернуть остальные карты?
question-look-order = { $seat }: какая из оставшихся карт лежит выше всех?
question-craft = { $seat }: на что потратить следующее очко труда? (осталось: { $n })
question-raw = { $seat }: какое сырьё произвести? (осталось: { $n })
question-raw-place = { $seat }: куда положить { $good-acc }?
question-trade-place = { $seat }: на какой значок материала положить кубик с ярмарки?
question-half-place = { $seat }: куда положить { $good-acc }?
question-granary-reward = { $seat }: какую карту капитала взять за поставку?
question-ship = { $seat }: на какой корабль погрузить { $good-acc }?
question-bribe = { $seat }: какой картой капитала подкупить капитана?
question-merchants = { $seat }: какой полуфабрикат купить?
question-merchant-slot = { $seat }: на какой значок материала положить полуфабрикат?
question-merchant-pay = { $seat }: какой картой капитала заплатить за { $owner-marker }?
question-town-hall = { $seat }: какое действие в Ратуше?
question-token = { $seat }: потратить жетон труда?
question-invest = { $n ->
    [0] { $seat }: вложить 4 карты капитала, по одной каждого цвета, за сумму их значений? Сначала цвет: { $colour }
   *[other] { $seat }: какую карту вложить? Теперь цвет: { $colour } ({ $n } из 4, сумма { $sum })
}

## Options

option-skip-keep = Оставить что есть
option-skip-enough = Достаточно
option-skip-lose = Смириться с потерей
option-skip-save = Не тратить жетон труда
option-skip-invest = Не вкладывать
option-skip-waive = Отказаться от действия
option-pass = Спасовать
option-points = Заплатить: { points }
option-draw = Взять из стопки
option-draw-rest = Взять все остальные карты из стопки: { $n }
option-left = На левом конце
option-right = На правом конце
option-top = На верх стопки
option-bottom = Под стопку
option-privilege = Использовать привилегию
option-token = Использовать привилегию с помощью жетона
# $n (number): the hand limit
option-privilege-vain = Использовать привилегию (впустую: сохранённая карта сверх предела карт в руке: { $n })
option-token-vain = Использовать привилегию с помощью жетона (впустую: сохранённая карта сверх предела карт в руке: { $n })
# $n (number): what the payment would be worth beyond what is due
option-pay-loses = { $capital } (пропадёт не меньше { $n }: сдачи не дают)
option-fair = На ярмарку
option-trade = Обмен на ярмарке
option-take-privilege = Взять жетон привилегии
option-take-work = Взять жетон труда
option-change-order = Перейти на шкалу смены порядка
option-spend = Потратить жетон труда
option-send = { $town }: { $place }
option-send-stack = { $town }: поставить поверх
option-buy = Купить за { $n } картами её цветов: { $card }
option-build = Построить за { $n }: { $card }
option-auction = Выставить на аукцион: { $card }
option-bid = Поставить { $n }
option-make = Произвести { $good-acc }
option-work = Произвести { $good-acc }: { $card }
option-input = На карту «{ $card }»: { $good }
option-granary = Амбар: { $good }
option-ship = Корабль { $n }
option-bribe = Корабль { $n }, с подкупом капитана

## Events. Where a card is secret, the variant -hidden is told

event-capital-up = Открывается карта капитала: { $capital }
event-building-up = Открывается карта здания: { $card }
event-drew = { $seat }: берёт из стопки { $capital-acc }
event-drew-hidden = { $seat }: берёт из стопки карту капитала
event-drew-building = { $seat }: берёт из стопки карту «{ $card }»
event-drew-building-hidden = { $seat }: берёт из стопки карту здания
event-sawmill = { $seat }: начинает с картой «{ $card }»
event-swapped = { $seat }: обменивает карту { $tier-gen }
event-order = { $seat }: { $n }-е место в порядке хода
event-season = Год { $year }: { $season }
event-phase-assistants = Начинается { phase-assistants }
event-phase-buildings = Начинается { phase-buildings }
event-phase-end = Начинается { phase-end }
event-phase-year-end = Начинается { phase-year-end }
event-stage = { stage }: { $town }
event-points = { $seat }: получает { points }
event-loses-points = { $seat }: теряет { points }
event-sent = { $seat }: отправляет помощника { $town-to } ({ $space })
event-stacked = { $seat }: ставит помощника поверх другого { $town-at } ({ $space })
event-gives = { $seat }: отдаёт { $capital-acc }, её получает { $owner }
event-gives-hidden = { $seat }: отдаёт карту капитала, её получает { $owner }
event-passed = { $seat }: пасует
event-waived = { $seat }: завершает действие { $town-at }
event-took = { $seat }: берёт { $capital-acc }
event-discarded = { $seat }: сбрасывает { $capital-acc }
event-paid = { $seat }: платит { $capital-ins }
event-reshuffled = Сброс становится новой стопкой: { capital-cards }
event-privilege = { $seat }: использует привилегию { $town-at }
event-privilege-token = { $seat }: использует с помощью жетона привилегию { $town-at }
event-built-left = { $seat }: строит на левом конце карту «{ $card }»
event-built-right = { $seat }: строит на правом конце карту «{ $card }»
event-bonus = { $seat }: берёт { bonus-token }
event-bought = { $seat }: берёт в руку карту «{ $card }»
event-opens = { $seat }: выставляет на аукцион карту «{ $card }», начальная ставка: { $n }
event-bids = { $seat }: ставит { $n }
event-mayor = Бургомистр тянет { $capital-acc }
event-mayor-offers = Бургомистр ставит { $n }
event-under = Уходит под свою стопку: { $card }
event-looks = { $seat }: смотрит стопку { $tier-many }
event-shown = { $seat }: открывает карту «{ $card }»
event-returned-top = { $seat }: возвращает на верх стопки карту «{ $card }»
event-returned-top-hidden = { $seat }: возвращает на верх стопки карту здания
event-returned-bottom = { $seat }: возвращает под стопку карту «{ $card }»
event-returned-bottom-hidden = { $seat }: возвращает под стопку карту здания
event-raw = { $seat }: производит { $good-acc }
event-fair = { $seat }: ставит кубик на ярмарку
event-leaves-fair = { $seat }: забирает кубик с ярмарки
event-input = { $seat }: кладёт { $good-acc } на карту «{ $card }»
event-made = { $seat }: производит единицу товара на карте «{ $card }»
event-granary = { $seat }: поставляет { $good-acc } в амбар
event-granary-pushes = { $seat }: поставляет { $good-acc } в амбар и вытесняет { $owner-marker }
event-shipped = { $seat }: грузит { $good-acc } на корабль { $n }
event-shipped-pushes = { $seat }: грузит { $good-acc } на корабль { $n } и вытесняет { $owner-marker }
event-lost = { $seat }: теряет { $good-acc } (без погрузки на корабль)
event-merchant = { $seat }: покупает { $good-acc } из амбара ({ $owner-marker })
event-takes-privilege = { $seat }: берёт жетон привилегии
event-takes-work = { $seat }: берёт жетон труда
event-returns-privilege = { $seat }: возвращает жетон привилегии
event-returns-work = { $seat }: тратит жетон труда
event-track = { $seat }: { $n }-е место на шкале смены порядка
event-ship-rank = { $seat }: { $n }-е место на корабле { $ship }
event-invested = { $seat }: вкладывает { $capital-acc }
event-wins = { $seat }: побеждает с результатом: { points }

## Sources: because of what an event happens

source-fee = плата за место поверх другого помощника
source-idle = неотправленные помощники
source-ship = корабли
source-city = город
source-granary = амбар
source-investment = вложение
source-bonus = жетон бонуса
source-rules = правила

## Points: where they come from, at the end of the game

points-period = Год { $n }
points-start = в начале
points-made = произведённые товары
points-ships = корабли
points-city = город
points-granary = амбар
points-investment = вложения
points-bonus = жетоны бонуса
points-idle = неотправленные помощники
points-fee = плата за место поверх другого помощника

## The view, where it is read as text

view-year = год
view-season = сезон
view-phase = фаза
view-phase-start = начало игры
view-phase-over = конец игры
view-stage = текущий этап
view-stage-n = { $n ->
    [0] нет
   *[other] { stage }
}
view-stages-over = завершено этапов
view-acting = сейчас действует помощник
view-acting-town = здание города
view-seat = игрок
view-space = место в очереди
view-is-upper = поверх другого
view-work = очки труда
view-left = осталось
view-auction = аукцион
view-auction-left = ещё торгуются
view-auction-left-n = { seat }
view-card = карта здания
view-opener = аукцион открывает
view-opener-n = { seat }
view-bid = высшая ставка
view-by = чья ставка
view-by-n = { $n ->
    [0] ничья
   *[other] { seat }
}
view-offer = ставка бургомистра
view-bids = ставки, которые вам по силам
view-bids-bid = ставка
view-bids-cards = плата
view-over = пропадёт
view-leaves = стоимость оставшихся в руке
view-path = { "" }
view-payment = оплата
view-due = к оплате
view-payment-colours = принимаемые цвета
view-laid = уже уплачено
view-payment-worth = стоимость уплаченного
view-ways = способы оплаты
view-ways-cards = карты капитала
view-parts = { "" }
view-build = строительство
view-cost = стоимость пока
view-built = выложено карт
view-most = не больше карт
view-is-free = следующая карта может не совпадать
view-build-ends = { "" }
view-year-end = очки, если бы год закончился сейчас
view-year-end-at = { seat }
view-year-end-granary = амбар
view-year-end-granary-n = { $n }
view-city = город
view-total = всего
view-order = порядок хода
view-capital = карты капитала
view-pile = карт в стопке
view-discards = сброс
view-up = открытые
view-mayor = вытянул бургомистр
view-market = карты зданий на выбор
view-town = город
view-queue = очередь (нижний помощник, затем верхний)
view-queue-at = { $n ->
    [1] { space-gold }
    [2] { space-silver }
   *[other] { space-ribbon }
}
view-queue-n = { seat }
view-picture = { "" }
view-places = { "" }
view-track = шкала смены порядка
view-track-n = { seat }
view-granary = амбар (нижний кубик, затем верхний)
view-granary-n = { seat }
view-granary-none = пусто
view-granary-natural = { natural }
view-ships = корабли
view-ships-at = { ship }
view-good = товар
view-vp = очки признания
view-slots = кубики (левый, затем правый)
view-slots-n = { seat }
view-slots-none = пусто
view-tokens = жетоны в Ратуше
view-tokens-privilege = жетоны привилегии
view-tokens-work = жетоны труда
view-bonus = жетоны бонуса
view-bonus-n = { seat }
view-looked = просматриваемые карты
view-seats = игроки
view-worth = стоимость
view-colours = по цветам
view-colours-cards = карты
view-colour = цвет
view-cards = карты зданий
view-fits = куда подходят ваши карты
view-ends = в вашем ряду
view-ends-left = { side-left }
view-ends-right = { side-right }
view-beside = рядом с картами
view-row = ряд зданий
view-filled = материалы
view-fair = кубики на ярмарке
view-privileges = жетоны привилегии
view-works = жетоны труда
view-assistants = помощники в запасе
view-passed = пас
view-pictures = привилегии, использованные в этом сезоне

## Reasons: why an action is not offered

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-nothing = Это можно сделать сейчас.
reason-nothing-to-undo = Отменять нечего.
reason-not-asked = Это не ответ на текущий вопрос.
reason-no-privilege-here = Здесь нет привилегии, которую можно использовать.
reason-privilege-used = Привилегия этого помощника уже использована.
reason-no-token = У вас нет жетона привилегии.
reason-no-token-needed = Этот помощник стоит на золотом месте: жетон не нужен.
reason-not-on-gold = Этот помощник стоит не на золотом месте.
reason-privilege-useless = Привилегия здесь ничего не даст.
reason-two-assistants = У вас там уже 2 помощника: { $town }.
reason-town-full = { $most ->
    [one] Там помещается не больше { $most } помощника: { $town }.
    [few] Там помещается не больше { $most } помощников: { $town }.
    [many] Там помещается не больше { $most } помощников: { $town }.
   *[other] Там помещается не больше { $most } помощника: { $town }.
}
reason-fee = { $points ->
    [one] Поставить там помощника поверх чужого стоит карту капитала или { $points } очко признания; у вас нет ни карты, ни очков.
    [few] Поставить там помощника поверх чужого стоит карту капитала или { $points } очка признания; у вас нет ни карты, ни стольких очков.
    [many] Поставить там помощника поверх чужого стоит карту капитала или { $points } очков признания; у вас нет ни карты, ни стольких очков.
   *[other] Поставить там помощника поверх чужого стоит карту капитала или { $points } очка признания; у вас нет ни карты, ни стольких очков.
}
reason-leftmost = Сначала занимают самое левое свободное место: { $space }.
reason-space-closed = При 2 игроках это место закрыто.
reason-space-full = На этом месте уже два помощника.
reason-points = { $need ->
    [one] Стоимость — { $need } очко признания; у вас { $have }.
    [few] Стоимость — { $need } очка признания; у вас { $have }.
    [many] Стоимость — { $need } очков признания; у вас { $have }.
   *[other] Стоимость — { $need } очка признания; у вас { $have }.
}
reason-no-such-card = Нет у вас в руке: { $capital }.
reason-not-face-up = Не открыта: { $capital }.
reason-not-in-hand = Этой карты нет у вас в руке: { $card }.
reason-not-in-box = Среди неиспользованных лесопилок такой нет: { $card }.
reason-no-match = Не подходит ни к одному концу вашего ряда: { $card }.
reason-worth = Стоимость — { $need }; ваши карты капитала стоят { $have }.
reason-wrong-colour = Этого цвета нет на карте здания: { $capital }.
reason-other-colour = По одной карте каждого цвета, цвет за цветом; сейчас не её черёд: { $capital }.
reason-wasteful = К оплате: { $need }. С этой картой вы платите на одну карту больше, чем нужно.
reason-action-done = Это действие уже выполнено.
reason-no-card-there = Там нет карты здания.
reason-worth-in-colours = Карта «{ $card }» стоит { $need }; ваши карты капитала её цветов стоят { $have }.
reason-bid-low = Ставка должна быть не меньше { $need }.
reason-bid-high = Ваши карты капитала стоят только { $have }.
reason-no-building = У вас нет здания, которое производит { $good-acc }.
reason-no-room = Нет ни пустого значка материала, ни места на ярмарке: { $good }.
reason-fair-empty = У вас нет кубика на ярмарке.
reason-no-raw-icon = У вас нет пустого значка материала для сырья.
reason-not-built = Этой карты нет в вашем ряду: { $card }.
reason-makes-raw = Карта «{ $card }» производит сырьё; выберите вместо неё сам товар.
reason-input-missing = На карте «{ $card }» не хватает материала: { $good }.
reason-fair-full = У вас нет места на ярмарке.
reason-no-such-icon = У вас нет такого значка материала.
reason-icon-filled = Этот значок материала уже занят: { $card }.
reason-other-good = Этот значок материала принимает другой товар: { $good }.
reason-must-ship = На корабле есть место, поэтому товар нужно погрузить: { $good }.
reason-ship-without-row = Этот корабль не принимает такой товар: { $good }.
reason-own-marker = Подкуп убрал бы ваш собственный кубик.
reason-no-bribe = У вас нет карты капитала, чтобы подкупить капитана.
reason-row-empty = Этот ряд амбара пуст: { $good }.
reason-own-goods = Нижний кубик этого ряда — ваш: { $good }.
reason-no-icon = У вас нет пустого значка материала для этого товара: { $good }.
reason-no-capital = У вас нет карты капитала.
reason-tokens-most = { $most ->
    [one] У вас уже { $most } жетон этого вида.
    [few] У вас уже { $most } жетона этого вида.
    [many] У вас уже { $most } жетонов этого вида.
   *[other] У вас уже { $most } жетона этого вида.
}
reason-pool-empty = Жетонов этого вида больше нет.
reason-two-players = При 2 игроках порядок хода здесь не меняется.
reason-on-track = Ваш помощник уже на шкале смены порядка.
reason-track-full = Все места шкалы смены порядка заняты (всего мест: { $most }).
reason-four-colours = Для вложения нужны 4 карты капитала 4 цветов; какого-то цвета у вас нет.
reason-over-limit = { $have ->
    [one] У вас { $have } карта капитала; разрешено не больше { $most }.
    [few] У вас { $have } карты капитала; разрешено не больше { $most }.
    [many] У вас { $have } карт капитала; разрешено не больше { $most }.
   *[other] У вас { $have } карты капитала; разрешено не больше { $most }.
}
