### The words of the drawings of Barrage, Russian: over those of the client where both have one.
###
### Every language has the same keys with the same arguments.

## The table

table-group-build = Строительство
table-group-officer = Управляющие
table-group-green = Зелёные контракты
table-group-yellow = Жёлтые контракты
table-group-red = Красные контракты
table-group-national = Государственные контракты
table-group-starting = Начальные контракты
# $before, $after (numbers): places on the energy track
table-rank-change = место { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, бонусы и штрафы { $more }, энергия { $energy }
table-turns = { $n ->
    [one] колесо повёрнуто { $n } раз
    [few] колесо повёрнуто { $n } раза
   *[many] колесо повёрнуто { $n } раз
}
table-energy = Шкала энергии
table-companies = Компании
table-tab-actions = Действия
table-tab-draft = Выбор
table-tab-mine = Моя компания
table-tab-contracts = Контракты
table-tab-all = Все компании
table-phone-map = Поле
table-phone-actions = Действия
table-phone-mine = Моя
table-phone-contracts = Контракты
table-phone-all = Все
table-phone-log = Журнал
table-fold = Поле
table-forecast = Прогноз воды
table-resign-text = Вы окончательно сдаёте эту партию. За вашу компанию доиграет бот, а если людей останется слишком мало, игра закончится.
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] Победитель: { $names } ({ $points } ПО)
   *[other] Победители: { $names } ({ $points } ПО)
}
table-key-arrows = на поле: вдоль реки и между берегами; в списке: между вариантами
table-key-along = вдоль трубопровода к электростанциям
table-key-card = карточка выбранного предмета
table-key-forecast = прогноз воды
table-key-areas = к полю, действиям, компаниям, энергии, журналу
table-key-zoom = крупнее, мельче, всё поле
table-read-map = Поле по водоёмам
table-read-offer = Предложение
# $n (number)
table-read-basin = Водоём { $n }
table-read-flows = стекает в водоём { $n }
table-read-exit = уходит с поля
# $owner: a company or neutral; numbers: level, drops, capacity
table-read-dam = плотина ({ $owner }), уровень { $level }, капли: { $drops } из { $capacity }
table-read-red = красная рамка
table-read-empty = пусто
table-read-legal = можно выбрать
# numbers
table-read-pieces = построено: основания { $bases }, насыпи { $elevations }, трубопроводы { $conduits }, электростанции { $powerhouses }
# $list: names
table-read-officer = управляющий: { $list }
table-read-wheel = на колесе: { $list }
table-read-tiles = жетоны технологий под рукой: { $list }
table-read-contracts = контракты: { $list }
table-read-fulfilled = выполнено: { $list }
table-read-works = сторонние заказы: { $list }
table-read-buildings = частные здания: { $list }
table-read-passed = спасовано
table-read-display = Выложенные контракты
table-read-national = Государственные контракты
table-read-patents = Патентное бюро
table-read-external = Сторонние заказы
table-read-private = Частные здания
table-read-bonus = Жетоны бонусов
table-read-objective = Цель
table-read-spaces = Инженеры в областях действий
# $name: a company; $n (number)
table-read-stands = { $name }, инженеры: { $n }

## Settings and pictures

game-what = Четыре реки текут с гор на равнины. Стройте плотины, чтобы удержать их воду, трубопроводы, чтобы её провести, и электростанции, чтобы сделать из неё ток. Чем мощнее трубопровод, тем больше энергии даёт каждая капля – а что не поймаете вы, поймает другой. Потраченные машины вернутся, когда ваше колесо строительства сделает полный оборот.
settings-owners = Цвета компаний
settings-owners-hint = Только на вашем экране. Эмблема, буква и узор остаются.
settings-owner-reset = Как напечатано

## Области действий

boards-printed = { $n ->
    [one] стоит { $n } кредит
    [few] стоит { $n } кредита
    [many] стоит { $n } кредитов
   *[other] стоит { $n } кредита
}
boards-red = красная рамка, на 3 кредита дороже
boards-bank-any = любое число инженеров
boards-closed-few = закрыто, если игроков меньше { $fewest }
boards-closed = закрыто
boards-empty = свободно
boards-used = занято
boards-legal = можно выбрать
boards-stands = { $n ->
    [one] { $company }: { $n } инженер
    [few] { $company }: { $n } инженера
    [many] { $company }: { $n } инженеров
   *[other] { $company }: { $n } инженера
}
boards-built-by = здание: { $company }
boards-tile-gone = жетона технологии уже нет
boards-work-gone = Выполнен в этом раунде

## Строительство

boards-construction = Строительство
boards-construction-spaces = Области строительства в этом раунде
boards-pieces = { $n ->
    [0] ничего не осталось
    [one] осталась { $n } фишка
    [few] осталось { $n } фишки
    [many] осталось { $n } фишек
   *[other] осталось { $n } фишки
}

## Контракты, стопки

boards-private-contracts = Частные контракты
boards-national-contracts = Государственные контракты
boards-national-none = Все государственные контракты выполнены.
boards-pile = { $pile }: осталось { $n }
boards-pile-contracts = стопка контрактов, { $colour }
boards-pile-tiles = стопка жетонов технологий, уровень { $level }
boards-pile-works = стопка сторонних заказов { $pile }

## Частные здания

boards-slots = Места для зданий: { $building }
boards-spaces = Области действий: { $building }

## Шкала энергии и раунды

boards-energy-track = Шкала энергии
boards-energy-of = { $company }: энергия { $n }
boards-place = место { $n }
boards-if-ended = Если бы раунд закончился сейчас:
boards-bonus-tiles = Жетоны бонусов по раундам
boards-this-round = этот раунд
boards-scored = подсчитан
boards-round-of = Раунд { $n } из { $of }
boards-order = Порядок хода
boards-you = вы
boards-asked = отвечает сейчас
boards-passed = пас

## Автома

boards-automa = Автома
boards-automa-actions = Действия
boards-automa-criteria = Критерии
boards-automa-card = Жетон Автомы { $n }: открыть карточку
boards-automa-none = Откроется в первый ход Автомы.
boards-automa-stack = стопка жетонов Автомы
boards-automa-discards = сброшенные жетоны Автомы
boards-automa-code = затем начиная с { $code }
boards-automa-streams = истоки рек в порядке { $order }

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, сейчас { $before }
company-board-of = Планшет компании: { $company }
company-board-legal = можно выбрать
company-board-built = построено
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: построено { $n } из { $of }
# $bonus: with its sign, as in +1
company-board-bonus = бонус к выработке { $bonus }
company-board-ability-lit = действует
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] с третьей электростанции
   *[other] с электростанции № { $n }
}
company-board-construction = строительство
company-board-red = красная рамка, на 3 кредита дороже
company-board-used = занято в этом раунде
company-board-tiles = жетоны технологий
company-board-tiles-none = Все лежат на колесе.
company-board-leaves = { $name }, уходит на колесо
company-board-contracts = Контракты
company-board-contracts-none = Контрактов пока нет. Их берут в отделе контрактов.
company-board-fulfilled = { $n ->
    [one] { $n } выполнен
   *[other] { $n } выполнено
}
company-board-copies = копирует: { $officer }
company-board-on-officer = { $n ->
    [one] { $n } инженер на жетоне
    [few] { $n } инженера на жетоне
   *[other] { $n } инженеров на жетоне
}

wheel-of = Колесо строительства: { $company }
wheel-open = открыт
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] вернётся через { $n } поворот колеса
    [few] вернётся через { $n } поворота колеса
   *[other] вернётся через { $n } поворотов колеса
}
wheel-next = { $n ->
    [1] Вернётся при следующем повороте
    [few] Ближайшее вернётся через { $n } поворота
   *[other] Ближайшее вернётся через { $n } поворотов
}
wheel-none = Пока ничего не возвращается.

company-strip-all = Компании в порядке хода
company-strip-automa = Автома, { $level }
company-strip-bot = Бот
company-strip-bot-for = Бот вместо: { $name }
company-strip-you = { $name } (вы)
company-strip-away = не за столом
company-strip-asked = отвечает
company-strip-passed = пас

draft-title-pair = Компания и управляющий
draft-help-pair = Кто выбирает последним, ходит первым в раунде 1. У каждой компании свой управляющий.
draft-title-company = Компания
draft-help-company = Любая свободная компания; затем управляющий.
draft-title-officer = Управляющий
draft-help-officer = Любой свободный управляющий. Способность действует с начала игры.
draft-title-contract = Начальный контракт
draft-help-contract = Он у вас с начала игры и выполняется как любой другой.
draft-contracts = Начальные контракты
draft-taken = Уже выбрано

card-layer-income = Доход
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }-я

map-title = Карта рек
map-role = карта
map-desc = Стрелки вниз и вверх ведут вдоль реки. Стрелки влево и вправо ведут на другой берег: левый трубопровод, плотина, правый трубопровод. Shift со стрелкой вниз ведёт вдоль трубопровода к электростанциям. N и P переходят к следующему и предыдущему доступному месту, Enter выбирает, I открывает карточку. Плюс, минус и ноль меняют масштаб.

# $basin (number)
map-base-upper = Водоём { $basin }, верхняя клетка основания
map-base-lower = Водоём { $basin }, нижняя клетка основания
# $basin, $value, $end (numbers)
map-conduit-left = Водоём { $basin }, левая клетка трубопровода, мощность { $value }, ведёт в водоём { $end }
map-conduit-right = Водоём { $basin }, правая клетка трубопровода, мощность { $value }, ведёт в водоём { $end }
# $n (number): which space of the basin
map-powerhouse = Водоём { $basin }, клетка электростанции { $n }
# $key: A to D
map-headstream = Исток реки { $key }, питает водоём { $basin }
map-waiting = { $n ->
    [0] капель воды нет
    [one] ждёт { $n } капля воды
    [few] ждут { $n } капли воды
    [many] ждут { $n } капель воды
   *[other] ждут { $n } капли воды
}
# $drops: four numbers with commas
map-rounds = капли воды в раундах с 1 по 4: { $drops }
# $n (number): credits
map-red = красная рамка, на { $n ->
    [one] { $n } кредит дороже
    [few] { $n } кредита дороже
    [many] { $n } кредитов дороже
   *[other] { $n } кредита дороже
}
# once something stands there
map-red-built = красная рамка
map-empty = свободно
# $owner: a company or "neutral"
map-dam = { $owner }: плотина высоты { $level }, капли воды: { $drops } из { $capacity }
map-conduit-built = { $owner }: трубопровод
map-powerhouse-built = { $owner }: электростанция
map-legal = доступно

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: теперь выберите трубопровод. Escape отменяет.
map-pick-dam = { $place }: теперь выберите плотину. Escape отменяет.

map-tools = Вид карты
map-zoom-in = Крупнее
map-zoom-out = Мельче
map-fit = Вся карта
# $n (number): how many
map-next-legal = Следующее доступное место, всего { $n }
map-loupe = Лупа
map-loupe-close = Закрыть лупу
