### The words of Barrage, Russian.
###
### Keys and arguments are those of en.ftl, where each argument is explained. Terms are those of the glossary,
### chapter G of docs/rules/barrage.md. Attributes are cases: `.acc` the accusative, `.gen` the genitive; the
### message itself is a nominative. A participant stands before a colon, so that no verb has to agree with the
### name. Tiles, contracts, incomes, headstreams and machines need no accusative: theirs is the nominative.

## Participants

seat = Игрок { $n }
# feminine: it is said of a dam
neutral = нейтральная

## Companies

company-usa = США
company-germany = Германия
company-italy = Италия
company-france = Франция
company-netherlands = Нидерланды

company-usa-ability = Каждая капля воды, протекающая мимо клеток электростанций в водоёме с вашей электростанцией, приносит вам 1 единицу энергии, в том числе в ход других игроков. Выполнять контракты этой энергией нельзя.
company-germany-ability = После каждого действия выработки вы можете провести ещё одну выработку на другой электростанции, без бонусов и штрафов. Её энергией можно выполнить ещё один контракт.
company-italy-ability = После каждого действия выработки вы получаете 3 единицы энергии. Выполнять контракты этой энергией нельзя.
company-france-ability = Требование каждого контракта, который вы выполняете, ниже на 3. Энергия на шкале энергии не меняется.
company-netherlands-ability = После каждого действия выработки вы можете поместить 1 каплю воды за другую свою плотину, за которой есть место.

## Executive officers

officer-wilhelm = Вильгельм Адлер
officer-graziano = Грациано дель Монте
officer-viktor = Виктор Фислер
officer-jill = Джилл Макдауэлл
officer-solomon = Соломон П. Джордан
officer-anton = Антон Крылов
officer-mahiri = Махири Секибо
officer-simone = Симоне Лучани
officer-tommaso = Томмазо Баттиста
officer-leslie = Лесли Спенсер
officer-margot = Марго Фуше
officer-none = без управляющего

officer-wilhelm-ability = Ваши основания стоят 3 экскаватора в любой зоне.
officer-graziano-ability = Ваши плотины высотой 3 сдерживают до 4 капель воды.
officer-viktor-ability = В действии выработки число капель воды, умноженное на мощность трубопровода, даёт не меньше 4 — до учёта бонусов и штрафов.
officer-jill-ability = За трубопровод можно платить бетоносмесителями: по 1 вместо 2 экскаваторов за каждую единицу мощности. Смешивать два вида техники нельзя.
officer-solomon-ability = В действии строительства вы можете заплатить 3 кредита вместо каждой единицы техники.
officer-anton-ability = У вас есть жетон особой технологии. Вы помещаете его на колесо как копию жетона технологии, который лежит на вашем колесе.
officer-mahiri-ability = Перед своим действием поместите сюда 1 инженера, чтобы на этот ход скопировать способность другого управляющего. Второй раз за раунд стоит ещё 3 кредита.
officer-simone-ability = Вы можете оставить 4 контракта. Одним действием выработки можно выполнить любое число контрактов, если сумма их требований не превышает выработанной энергии.
officer-tommaso-ability = Один из ваших инженеров — архитектор. Если поместить его одного в область ровно для 1 инженера, но не в банк, вы немедленно делаете ещё один ход.
officer-leslie-ability = У вас есть жетон особой технологии. С ним вы помещаете технику стороннего заказа на колесо, а не теряете её, и затем поворачиваете колесо на 1 сектор.
officer-margot-ability = Один раз за раунд поместите сюда 1 инженера, чтобы выполнить действие частного здания, где стоит ваше здание. Вы платите стоимость, указанную в его символе действия.
officer-none-ability = Без способности.

## Structures, areas, sections

structure-base = основание
    .acc = основание
    .gen = основания
structure-elevation = насыпь
    .acc = насыпь
    .gen = насыпи
structure-conduit = трубопровод
    .acc = трубопровод
    .gen = трубопровода
structure-powerhouse = электростанция
    .acc = электростанцию
    .gen = электростанции
structure-building = здание
    .acc = здание
    .gen = здания

area-mountain = горы
area-hill = холмы
area-plain = равнины

section-turbine = турбинный зал
section-water = водообеспечение
section-bank = банк
section-workshop = мастерская
section-machinery = сборочный цех
section-contract = отдел контрактов
section-patent = патентное бюро
section-works = сторонние заказы
section-private = частные здания

# masculine: it is said of a contract; .gen: of several contracts
colour-green = зелёный
    .gen = зелёных
colour-yellow = жёлтый
    .gen = жёлтых
colour-red = красный
    .gen = красных

## Levels: who decides, and how an Automa of each difficulty level plays

level-person = игрок
level-low = низкое напряжение
level-medium = средний
level-high = высокое напряжение
level-very-high = переизбыток мощности

level-person-text = Решает самостоятельно.
level-low-text = Решают жетоны Автомы. Вместо кредитов — ПО. Без дохода, без бонусов к выработке, без особых эффектов жетонов технологий, без способности и без управляющего.
level-medium-text = Решают жетоны Автомы. Вместо кредитов — ПО. Доход и бонусы к выработке как у игрока; без особых эффектов жетонов технологий, без способности и без управляющего.
level-high-text = Решают жетоны Автомы. Вместо кредитов — ПО. Доход, бонусы к выработке, особые эффекты жетонов технологий и, начиная с третьей электростанции, способность компании; без управляющего.
level-very-high-text = Решают жетоны Автомы. Вместо кредитов — ПО. Всё то же, что на уровне «высокое напряжение», а также управляющий компании.

## Amounts ($n: number)

amount = { $n }
credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
    [many] { $n } кредитов
   *[other] { $n } кредита
}
excavators = { $n ->
    [one] { $n } экскаватор
    [few] { $n } экскаватора
    [many] { $n } экскаваторов
   *[other] { $n } экскаватора
}
mixers = { $n ->
    [one] { $n } бетоносмеситель
    [few] { $n } бетоносмесителя
    [many] { $n } бетоносмесителей
   *[other] { $n } бетоносмесителя
}
vp = { $n } ПО
energy = { $n ->
    [one] { $n } единица энергии
    [few] { $n } единицы энергии
    [many] { $n } единиц энергии
   *[other] { $n } единицы энергии
}
    .acc = { $n ->
        [one] { $n } единицу энергии
        [few] { $n } единицы энергии
        [many] { $n } единиц энергии
       *[other] { $n } единицы энергии
    }
engineers = { $n ->
    [one] { $n } инженер
    [few] { $n } инженера
    [many] { $n } инженеров
   *[other] { $n } инженера
}
    .acc = { $n ->
        [one] { $n } инженера
        [few] { $n } инженеров
        [many] { $n } инженеров
       *[other] { $n } инженера
    }
drops = { $n ->
    [one] { $n } капля воды
    [few] { $n } капли воды
    [many] { $n } капель воды
   *[other] { $n } капли воды
}
    .acc = { $n ->
        [one] { $n } каплю воды
        [few] { $n } капли воды
        [many] { $n } капель воды
       *[other] { $n } капли воды
    }

# .named: the same with the word for it
signed-bonus = { $bonus ->
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
   *[other] { $bonus }
}
    .named = { $bonus ->
        [-2] штраф −2
        [-1] штраф −1
        [0] без бонуса
        [1] бонус +1
        [2] бонус +2
        [3] бонус +3
       *[other] бонус { $bonus }
    }
# excavators, a joining word if there are both, mixers
machine-set = { $excavators ->
    [0] { $mixers ->
        [0] без техники
       *[other] { "" }
    }
    [one] { $excavators } экскаватор
    [few] { $excavators } экскаватора
    [many] { $excavators } экскаваторов
   *[other] { $excavators } экскаватора
}{ $excavators ->
    [0] { "" }
   *[other] { $mixers ->
        [0] { "" }
       *[other] { " и " }
    }
}{ $mixers ->
    [0] { "" }
    [one] { $mixers } бетоносмеситель
    [few] { $mixers } бетоносмесителя
    [many] { $mixers } бетоносмесителей
   *[other] { $mixers } бетоносмесителя
}

## Places on the map

site-base = клетка основания { $key } (водоём { $basin })
    .short = { $key }
site-conduit = клетка трубопровода { $key } (из водоёма { $basin } в водоём { $end }, мощность { $value })
    .short = { $key }
site-powerhouse = клетка электростанции { $key } (водоём { $basin })
    .short = { $key }
# .short follows the word "клетка" in every sentence
site-building = клетка здания { $n } ({ $building })
    .short = { $n } ({ $building })
dam = плотина { $key }
headstream = исток реки { $key }
    .gen = истока реки { $key }
drops-on = капли воды: { $heads }
system = плотина { $dam }, трубопровод { $conduit }, электростанция в водоёме { $basin }

## Contracts ($key: as on the tile; $energy (number): the requirement)

contract-green = зелёный контракт { $key } (энергия: { $energy })
contract-yellow = жёлтый контракт { $key } (энергия: { $energy })
contract-red = красный контракт { $key } (энергия: { $energy })
contract-national = государственный контракт { $key } (энергия: { $energy })
contract-starting = начальный контракт { $key } (энергия: { $energy })

## Tiles of the set-up

headstream-tile = жетон истока реки { $key } (капли воды: { $drops })
start-tile = жетон начальной подготовки: нейтральная { $dam }, высота { $level }

bonus-BT_contracts = жетон бонуса: контракты
bonus-BT_bases = жетон бонуса: основания
bonus-BT_elevations = жетон бонуса: насыпи
bonus-BT_conduits = жетон бонуса: трубопроводы
bonus-BT_powerhouses = жетон бонуса: электростанции
bonus-BT_advanced_tech = жетон бонуса: жетоны новаторских технологий
bonus-BT_external_works = жетон бонуса: сторонние заказы
bonus-BT_buildings = жетон бонуса: здания

bonus-BT_contracts-text = 2 ПО за каждый выполненный контракт
bonus-BT_bases-text = 4 ПО за каждое построенное основание
bonus-BT_elevations-text = 4 ПО за каждую построенную насыпь
bonus-BT_conduits-text = 4 ПО за каждый построенный трубопровод
bonus-BT_powerhouses-text = 5 ПО за каждую построенную электростанцию
bonus-BT_advanced_tech-text = 4 ПО за каждый жетон новаторской технологии
bonus-BT_external_works-text = 5 ПО за каждый выполненный сторонний заказ
bonus-BT_buildings-text = 4 ПО за каждое построенное здание

objective-OBJ_red_border = жетон цели: клетки с красной рамкой
objective-OBJ_most_area = жетон цели: самая застроенная зона
objective-OBJ_connected_bases = жетон цели: соединённые основания
objective-OBJ_fewest_area = жетон цели: наименее застроенная зона
objective-OBJ_basins_1 = жетон цели: водоёмы с сооружением
objective-OBJ_basins_3 = жетон цели: водоёмы с 3 сооружениями

objective-OBJ_red_border-text = Больше всего оснований и электростанций на клетках с красной рамкой
objective-OBJ_most_area-text = Больше всего сооружений в той зоне, где их у вас больше всего
objective-OBJ_connected_bases-text = Больше всего оснований, соединённых своим трубопроводом со своей электростанцией
objective-OBJ_fewest_area-text = Больше всего сооружений в той зоне, где их у вас меньше всего
objective-OBJ_basins_1-text = Больше всего водоёмов, где есть хотя бы 1 ваше сооружение
objective-OBJ_basins_3-text = Больше всего водоёмов, где есть хотя бы 3 ваших сооружения

## Technology tiles

tile-BASIC_base = жетон базовой технологии (основание)
tile-BASIC_elevation = жетон базовой технологии (насыпь)
tile-BASIC_conduit = жетон базовой технологии (трубопровод)
tile-BASIC_powerhouse = жетон базовой технологии (электростанция)
tile-BASIC_building = жетон базовой технологии (здание)
tile-BASIC_joker = жетон базовой технологии-джокера
tile-A1_base = жетон новаторской технологии I (основание)
tile-A1_elevation = жетон новаторской технологии I (насыпь)
tile-A1_conduit = жетон новаторской технологии I (трубопровод)
tile-A1_powerhouse = жетон новаторской технологии I (электростанция)
tile-A1_building = жетон новаторской технологии I (здание)
tile-A1_joker = жетон новаторской технологии-джокера I
tile-A2_base = жетон новаторской технологии II (основание)
tile-A2_elevation = жетон новаторской технологии II (насыпь)
tile-A2_conduit = жетон новаторской технологии II (трубопровод)
tile-A2_powerhouse = жетон новаторской технологии II (электростанция)
tile-A2_building = жетон новаторской технологии II (здание)
tile-A2_joker = жетон новаторской технологии-джокера II
tile-A3_base = жетон новаторской технологии III (основание)
tile-A3_elevation = жетон новаторской технологии III (насыпь)
tile-A3_conduit = жетон новаторской технологии III (трубопровод)
tile-A3_powerhouse = жетон новаторской технологии III (электростанция)
tile-A3_building = жетон новаторской технологии III (здание)
tile-A3_joker = жетон новаторской технологии-джокера III
tile-SP_anton = жетон особой технологии (Антон Крылов)
tile-SP_leslie = жетон особой технологии (Лесли Спенсер)

tile-BASIC_base-effect = Позволяет построить основание.
tile-BASIC_elevation-effect = Позволяет построить насыпь.
tile-BASIC_conduit-effect = Позволяет построить трубопровод.
tile-BASIC_powerhouse-effect = Позволяет построить электростанцию.
tile-BASIC_building-effect = Позволяет построить здание.
tile-BASIC_joker-effect = Позволяет построить любое сооружение.
tile-A1_base-effect = Позволяет построить основание. Затем поместите по 1 капле воды за каждую свою плотину, которая не сдерживает ни одной.
tile-A1_elevation-effect = Позволяет построить насыпь. Затем поверните колесо на 1 сектор за каждую построенную вами насыпь.
tile-A1_conduit-effect = Позволяет построить трубопровод. Затем вы получаете по 2 кредита за каждую единицу его мощности.
tile-A1_powerhouse-effect = Позволяет построить электростанцию без инженеров.
tile-A1_building-effect = Позволяет построить здание. Затем вы можете немедленно выполнить его действие без инженеров.
tile-A1_joker-effect = Позволяет построить любое сооружение. Клетка строительства с красной рамкой не требует кредитов.
tile-A2_base-effect = Позволяет построить основание. Затем вы получаете 1 единицу энергии за каждое построенное вами основание; этой энергией можно выполнить контракт.
tile-A2_elevation-effect = Позволяет построить насыпь. Затем заполните эту плотину каплями воды.
tile-A2_conduit-effect = Позволяет построить трубопровод не более чем за 5 экскаваторов.
tile-A2_powerhouse-effect = Позволяет построить электростанцию. Затем вы можете выполнить действие выработки с бонусом +2.
tile-A2_building-effect = Позволяет построить здание за технику только одного из двух видов.
tile-A2_joker-effect = Позволяет построить любое сооружение. Экскаваторы и бетоносмесители заменяют друг друга.
tile-A3_base-effect = Позволяет построить основание без инженеров и без экскаваторов.
tile-A3_elevation-effect = Позволяет построить насыпь. Затем вы получаете 3 ПО за каждую свою плотину высотой 2 или 3.
tile-A3_conduit-effect = Позволяет построить трубопровод. Затем вы получаете по 2 единицы энергии за каждую единицу его мощности; этой энергией можно выполнить контракт.
tile-A3_powerhouse-effect = Позволяет построить электростанцию. Затем вы получаете 3 ПО за каждую построенную вами электростанцию.
tile-A3_building-effect = Позволяет построить здание. Вы получаете его ПО сейчас и ещё раз в конце игры.
tile-A3_joker-effect = Позволяет построить любое сооружение. Затем вы получаете 3 ПО за каждый свой жетон новаторской технологии.
tile-SP_anton-effect = Копия жетона технологии, который лежит на вашем колесе.
tile-SP_leslie-effect = Помещает на ваше колесо технику стороннего заказа.

## Private buildings and external works

building-cofferdam = перемычка
building-control_station = станция управления
building-customer_office = отдел по работе с клиентами
building-development_office = бюро разработок
building-energy_relay_field = поле ретрансляторов энергии
building-financial_division = финансовый отдел
building-loan_agency = кредитное агентство
building-research_lab = исследовательская лаборатория
building-robot_factory = завод роботов
building-wind_farm = ветропарк

building-cofferdam-text = Поместите каплю воды за свою или нейтральную плотину, за которой есть место. Стоимость строительства: 2 экскаватора и 1 бетоносмеситель. 3 ПО в конце игры.
building-control_station-text = Действие выработки с бонусом +3. Стоимость строительства: 4 экскаватора и 3 бетоносмесителя. 5 ПО в конце игры.
building-customer_office-text = Заплатите 3 кредита, чтобы выполнить без энергии открытый контракт из своего личного запаса. Стоимость строительства: 3 экскаватора и 5 бетоносмесителей. 7 ПО в конце игры.
building-development_office-text = Заберите с колеса жетон технологии; техника его сектора остаётся. Стоимость строительства: 1 экскаватор и 2 бетоносмесителя. 3 ПО в конце игры.
building-energy_relay_field-text = Заплатите 1 кредит, чтобы получить 4 единицы энергии. Выполнять контракты этой энергией нельзя. Стоимость строительства: 4 экскаватора и 1 бетоносмеситель. 4 ПО в конце игры.
building-financial_division-text = Вы получаете 5 кредитов. Стоимость строительства: 3 экскаватора и 4 бетоносмесителя. 6 ПО в конце игры.
building-loan_agency-text = Выполните доступный сторонний заказ, заплатив 2 кредита вместо каждой единицы техники. Стоимость строительства: 1 экскаватор и 3 бетоносмесителя. 4 ПО в конце игры.
building-research_lab-text = Заберите половину техники (с округлением вниз) из одного сектора своего колеса. Стоимость строительства: 2 экскаватора и 2 бетоносмесителя. 4 ПО в конце игры.
building-robot_factory-text = Заплатите 1 кредит, чтобы получить 2 единицы техники на выбор. Стоимость строительства: 1 экскаватор и 5 бетоносмесителей. 5 ПО в конце игры.
building-wind_farm-text = Заплатите 2 кредита, чтобы получить 5 единиц энергии; этой энергией можно выполнить контракт. Стоимость строительства: 6 экскаваторов и 2 бетоносмесителя. 5 ПО в конце игры.

work = сторонний заказ { $key } ({ machine-set })
segment = { $n ->
    [0] открытый сектор
   *[other] сектор { $n }
}

## Automa tiles

automa-tile = жетон Автомы { $n }

entry-production = выработка { signed-bonus }, если доступен { $colour } контракт
entry-waiting = водообеспечение: { drops }
entry-flowing = { $n ->
    [one] водообеспечение: { $n } капля воды сразу течёт
    [few] водообеспечение: { $n } капли воды сразу текут
    [many] водообеспечение: { $n } капель воды сразу текут
   *[other] водообеспечение: { $n } капли воды сразу текут
}
entry-office = отдел контрактов: замена { $colour-gen } контрактов
entry-construct = строительство: { $structure }
entry-base-mountains = строительство: основание в горах
entry-base-hills = строительство: основание на холмах
entry-conduit-least = строительство: трубопровод мощностью не менее { $value }
entry-building-down = строительство: первое здание сверху
entry-building-up = строительство: первое здание снизу
entry-workshop = { $vp ->
    [0] мастерская: поворот на { $n }
   *[other] мастерская: поворот на { $n }, потеря { $vp } ПО
}
entry-machinery = { $choice ->
    [0] сборочный цех: { machine-set }, потеря { $vp } ПО
    [one] сборочный цех: { $choice } единица техники на выбор, потеря { $vp } ПО
    [few] сборочный цех: { $choice } единицы техники на выбор, потеря { $vp } ПО
    [many] сборочный цех: { $choice } единиц техники на выбор, потеря { $vp } ПО
   *[other] сборочный цех: { $choice } единицы техники на выбор, потеря { $vp } ПО
}
entry-patent = патентное бюро: жетон технологии ({ $structure }) или жетон технологии-джокера
entry-works = сторонний заказ, позиции в порядке { $order }
entry-bank = банк

condition-possible = можно выполнить
condition-no-piece = такого сооружения больше нет на планшете
condition-no-tile = нет доступного жетона технологии
condition-no-machines = не хватает техники
condition-no-space = нет доступной клетки строительства
condition-no-system = ни одна система не вырабатывает энергию
condition-leading = уже первое место, и энергии хватает на полную награду
condition-no-contract = энергии не хватает ни на один контракт этого цвета
condition-no-gain = ни одна своя плотина не сдержала бы каплю воды
condition-wheel-empty = колесо пусто
condition-last-round = последний раунд
condition-no-patent = такой жетон технологии не выложен
condition-no-work = техники не хватает ни на один сторонний заказ
condition-not-in-box = не входит в эту игру

# feminine: they are said of a "клетка"
step-completes = завершает систему
step-officer = сначала горы, затем холмы (Вильгельм Адлер)
step-tile = подходит для жетона новаторской технологии II (трубопровод)
step-code = первая по порядку от номера
step-border = красная рамка только там, где она ничего не стоит
step-direction = первое в направлении записи
step-cheapest = самая дешёвая свободная клетка здания
step-productive = её система выработала бы больше всего энергии
criterion-best-conduit = соединена с самым мощным построенным трубопроводом
criterion-own-powerhouse = соединена со своей электростанцией
criterion-most-water = сюда дотечёт больше всего капель воды
criterion-red-border = с красной рамкой
criterion-upstream-powerhouse = ниже электростанции по течению, без плотины между ними
criterion-downstream-dam = ведёт к своей плотине, а если такой клетки нет, не ведёт к плотине соперника
criterion-strongest = наибольшая мощность
criterion-second-strongest = вторая по величине мощность
criterion-dam-own-first = плотина в начале трубопровода: своя, затем нейтральная, затем плотина соперника
criterion-powerhouse-own-first = электростанция в конце трубопровода: своя, затем электростанция соперника
criterion-dam-opponent-first = плотина в начале трубопровода: плотина соперника, затем нейтральная, затем своя
criterion-powerhouse-opponent-first = электростанция в конце трубопровода: электростанция соперника, затем своя
criterion-own-dam = соединена со своей плотиной
criterion-plains = на равнинах
criterion-basin-5 = в водоёме 5
criterion-basin-6 = в водоёме 6
criterion-basin-7 = в водоёме 7
criterion-feeds-own = питает свою плотину, а если такой клетки нет, не питает плотину соперника
criterion-avoids-opponent = не питает плотину соперника, а если такой клетки нет, питает свою плотину

# Reasons: why an Automa prefers something, or why there was nothing to choose
prefer-most-energy = больше всего энергии
prefer-neutral-dam = нейтральная плотина
prefer-conduit-code = следующий от номера трубопроводов
prefer-highest-contract = наибольшее требование
prefer-rightmost = правее остальных
prefer-many-contracts = столько контрактов, на сколько хватает энергии
prefer-most-gain = больше всего капель за своими плотинами
prefer-fewest-drops = меньше всего капель
prefer-most-steps = больше всего энергии от текущей воды
prefer-letters = буквы истоков на стороне с критериями
prefer-level = наивысший уровень
prefer-specific = обычный жетон раньше джокера
prefer-topmost = выше остальных
prefer-priority = первый в порядке позиций
prefer-fewer = вид техники, которого меньше
prefer-mixers = сначала бетоносмесители (Джилл Макдауэлл)
prefer-other-kind = другой вид техники вместо недостающей
prefer-for-vp = 3 ПО за недостающую технику (Соломон П. Джордан)
prefer-one-drop = достаточно одной капли (Виктор Фислер)
prefer-no-gain = ни одна своя плотина не сдержала бы каплю
prefer-no-contract = нет доступного по энергии контракта
prefer-no-tile = нет открытого жетона технологии
prefer-no-dam = ни у одной другой своей плотины нет места
prefer-no-system = ни одна система не вырабатывает энергию

## Action spaces

space-turbine_plus2_L = турбинный зал +2, слева
space-turbine_plus2_R = турбинный зал +2, справа
space-turbine_plus1_L = турбинный зал +1, слева
space-turbine_plus1_R = турбинный зал +1, справа
space-turbine_zero_L = турбинный зал ±0, слева
space-turbine_zero_R = турбинный зал ±0, справа
space-turbine_minus1_L = турбинный зал −1, слева
space-turbine_minus1_R = турбинный зал −1, справа
space-turbine_minus2_L = турбинный зал −2, слева
space-turbine_minus2_R = турбинный зал −2, справа
space-water_place2_L = водообеспечение: 2 капли воды, слева
space-water_place2_R = водообеспечение: 2 капли воды, справа
space-water_flow1_L = водообеспечение: 1 капля воды сразу течёт, слева
space-water_flow1_R = водообеспечение: 1 капля воды сразу течёт, справа
space-bank = банк
space-workshop_turn1_L = мастерская: поворот на 1, слева
space-workshop_turn1_R = мастерская: поворот на 1, справа
space-workshop_turn2_L = мастерская: поворот на 2, слева
space-workshop_turn2_R = мастерская: поворот на 2, справа
space-workshop_turn3_L = мастерская: поворот на 3, слева
space-workshop_turn3_R = мастерская: поворот на 3, справа
space-machinery_excavator_L = сборочный цех: экскаватор, слева
space-machinery_excavator_R = сборочный цех: экскаватор, справа
space-machinery_any_L = сборочный цех: техника на выбор, слева
space-machinery_any_R = сборочный цех: техника на выбор, справа
space-machinery_both_L = сборочный цех: экскаватор и бетоносмеситель, слева
space-machinery_both_R = сборочный цех: экскаватор и бетоносмеситель, справа
space-contract_take1_L = отдел контрактов: 1 контракт, слева
space-contract_take1_R = отдел контрактов: 1 контракт, справа
space-contract_take1b_L = отдел контрактов: 1 контракт (второй ряд), слева
space-contract_take1b_R = отдел контрактов: 1 контракт (второй ряд), справа
space-contract_take2_L = отдел контрактов: 2 контракта, слева
space-contract_take2_R = отдел контрактов: 2 контракта, справа
space-patent_1 = патентное бюро, вверху
space-patent_2 = патентное бюро, посередине
space-patent_3 = патентное бюро, внизу
space-external_1 = сторонний заказ, вверху
space-external_2 = сторонний заказ, посередине
space-external_3 = сторонний заказ, внизу
space-private = { $building }, область { $n }

## Effects: parts of rewards, incomes and action spaces ($n, $most: numbers)

effect-credits = { credits }
effect-vp = { vp }
effect-excavators = { excavators }
effect-mixers = { mixers }
effect-machines = { $n ->
    [one] { $n } единица техники на выбор
    [few] { $n } единицы техники на выбор
    [many] { $n } единиц техники на выбор
   *[other] { $n } единицы техники на выбор
}
effect-energy = { energy }
effect-contract-energy = { energy } для контракта
effect-rotate = { $n ->
    [one] поворот колеса на { $n } сектор
    [few] поворот колеса на { $n } сектора
    [many] поворот колеса на { $n } секторов
   *[other] поворот колеса на { $n } сектора
}
effect-place-drops = { drops }
effect-flow-drops = { $n ->
    [one] { $n } капля воды сразу течёт
    [few] { $n } капли воды сразу текут
    [many] { $n } капель воды сразу текут
   *[other] { $n } капли воды сразу текут
}
effect-free-base = бесплатное основание ({ $areas })
areas-one = { $first }
areas-two = { $first } или { $second }
areas-all = любая зона
effect-free-elevation = бесплатная насыпь
effect-free-conduit = бесплатный трубопровод мощностью не более { $most }
effect-free-powerhouse = бесплатная электростанция
effect-production = выработка { signed-bonus }
effect-bank = 1 кредит за каждого инженера
effect-take-contracts = { $n ->
    [one] взять { $n } контракт
    [few] взять { $n } контракта
    [many] взять { $n } контрактов
   *[other] взять { $n } контракта
}
effect-take-tile = взять жетон новаторской технологии
effect-take-patent = взять бесплатно жетон новаторской технологии
effect-work = выполнить сторонний заказ
effect-loan = сторонний заказ по 2 кредита за единицу техники
effect-drop-on-dam = 1 капля воды за свою или нейтральную плотину
effect-retrieve-tile = забрать с колеса 1 жетон технологии
effect-retrieve-machines = забрать половину техники из одного сектора
effect-fulfil-any = выполнить любой контракт без энергии
effect-fulfil-up-to = выполнить без энергии контракт с требованием не более { $most }

## Rounds and phases

round = Раунд { $n }
phase-income = фаза дохода и истоков рек
phase-actions = фаза действий
phase-water = фаза течения
phase-scoring = фаза подсчёта очков
phase-end = фаза конца раунда

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Questions. $seat: who is asked; chance is asked too, and has no name

question-deal-headstream = Какой жетон истока реки выпадает?
question-deal-bonus = Какой жетон бонуса выпадает?
question-deal-objective = Какой жетон цели выпадает?
question-deal-national = Какой государственный контракт выпадает?
question-deal-contract = Какой контракт выпадает?
question-deal-start-tile = Какой жетон начальной подготовки выпадает?
question-deal-tile = Какой жетон технологии выпадает?
question-deal-company = Какая компания выпадает?
question-deal-officer = Какой управляющий выпадает?
question-deal-starting = Какой начальный контракт выпадает?
question-deal-aside = Какой управляющий откладывается?
question-deal-first = Кто первый игрок?
question-deal-work = Какой сторонний заказ выпадает?
question-deal-building = Какое частное здание выпадает?
question-deal-removed = Какой жетон технологии покидает игру?
question-deal-automa-company = Какую компанию получает Автома?
question-deal-seat-company = { $seat }: какая компания достаётся?
question-deal-seat-contract = { $seat }: какой начальный контракт достаётся?
question-deal-automa-order = Какая Автома следующая в порядке хода?
question-deal-automa-tile = Какой жетон Автомы показывает действия?
question-draft-company = { $seat }: какая компания и какой управляющий?
question-draft-contract = { $seat }: какой начальный контракт?
question-pick-company = { $seat }: какая компания?
question-pick-officer = { $seat }: какой управляющий?
question-turn = { $seat }: какое действие?
question-site = { $seat }: где построить { $structure-acc }?
question-tile = { $seat }: какой жетон технологии использовать, чтобы построить { $structure-acc } на клетке { $site-short }?
question-copy = { $seat }: какой жетон на колесе скопировать, чтобы построить { $structure-acc } на клетке { $site-short }?
question-pay = { $seat }: как заплатить за { $structure-acc } на клетке { $site-short }?
question-bank = { $seat }: сколько инженеров поместить в банк?
question-take-contract = { $seat }: какой контракт взять? (осталось: { $n })
question-limit = { $seat }: какой контракт сбросить?
question-produce = { $seat }: какая система вырабатывает энергию? ({ signed-bonus.named })
question-produce-may = { $seat }: вырабатывать ли энергию сейчас и какой системой? ({ signed-bonus.named })
question-produce-again = { $seat }: вырабатывать ли энергию ещё раз и какой системой?
question-drops = { $seat }: сколько капель воды? ({ $system })
question-fulfil = { $seat }: какой контракт выполнить? (доступно: { energy })
question-machines = { $seat }: { $n ->
    [one] какую технику получить? ({ $n } единица)
    [few] какую технику получить? ({ $n } единицы)
    [many] какую технику получить? ({ $n } единиц)
   *[other] какую технику получить? ({ $n } единицы)
}
question-place-drops = { $seat }: на какой исток реки поместить каплю воды? (осталось: { $n })
question-flow-drops = { $seat }: с какого истока реки течёт капля воды? (осталось: { $n })
question-free-build = { $seat }: где бесплатно поместить { $structure-acc }?
question-work = { $seat }: куда поместить технику? — { $work }
question-loan = { $seat }: какой сторонний заказ выполнить за кредиты?
question-fulfil-free = { $seat }: какой контракт выполнить без энергии?
question-take-patent = { $seat }: какой жетон новаторской технологии взять?
question-drop-on-dam = { $seat }: за какую плотину поместить каплю воды?
question-refill = { $seat }: за какую другую свою плотину поместить каплю воды?
question-retrieve-tile = { $seat }: какой жетон технологии забрать с колеса?
question-retrieve-machines = { $seat }: из какого сектора забрать половину техники?
question-retrieve-split = { $seat }: какую технику забрать?
question-use-building = { $seat }: выполнить действие немедленно? ({ $building })
question-architect = { $seat }: это архитектор, который даёт ещё один ход?

## Options

option-skip-fulfil = Не выполнять контракт
option-skip-drops = Больше не помещать капель воды
option-skip-build = Не помещать
option-skip-produce = Не вырабатывать энергию
option-skip-invest = В общий запас
option-skip-refill = Без капли воды
option-skip-use = Не выполнять
option-skip-architect = Нет, это инженер
option-skip-other = Пропустить
option-pass = Спасовать
option-build = Построить { $structure-acc }
option-copy-officer = Скопировать способность: { $officer }
option-pair = { $company } — { $officer }
option-copy-tile = Скопировать { $tile }
option-invest-work = На колесо, с поворотом на 1 сектор
option-use = Выполнить действие: { $building }
option-architect = Да, это архитектор: ещё один ход
option-pay = { $credits ->
    [0] На колесо: { machine-set }
    [one] На колесо: { machine-set }; заплатить { $credits } кредит
    [few] На колесо: { machine-set }; заплатить { $credits } кредита
    [many] На колесо: { machine-set }; заплатить { $credits } кредитов
   *[other] На колесо: { machine-set }; заплатить { $credits } кредита
}
option-drops = { drops } (энергия: { $energy })
option-engineers = { engineers }
option-machines = { machine-set }
option-system = { $drops ->
    [one] { $system }: до { $drops } капли воды, энергия: { $energy }
    [few] { $system }: до { $drops } капель воды, энергия: { $energy }
    [many] { $system }: до { $drops } капель воды, энергия: { $energy }
   *[other] { $system }: до { $drops } капли воды, энергия: { $energy }
}
option-system-fee = { $drops ->
    [one] { $system }: до { $drops } капли воды, энергия: { $energy }; плата владельцу трубопровода ({ $owner }): 1 кредит за каплю
    [few] { $system }: до { $drops } капель воды, энергия: { $energy }; плата владельцу трубопровода ({ $owner }): 1 кредит за каплю
    [many] { $system }: до { $drops } капель воды, энергия: { $energy }; плата владельцу трубопровода ({ $owner }): 1 кредит за каплю
   *[other] { $system }: до { $drops } капли воды, энергия: { $energy }; плата владельцу трубопровода ({ $owner }): 1 кредит за каплю
}

## Events

event-dealt = Случайный выбор: { $thing }
event-round = Начинается раунд { $n }
event-phase-income = Начинается { phase-income }
event-phase-actions = Начинается { phase-actions }
event-phase-water = Начинается { phase-water }
event-phase-scoring = Начинается { phase-scoring }
event-phase-end = Начинается { phase-end }
event-credits = { $seat }: получает { credits }
event-pays = { $seat }: платит { credits }
event-excavators = { $seat }: получает { excavators }
event-mixers = { $seat }: получает { mixers }
event-loses-excavators = { $seat }: теряет { excavators }
event-loses-mixers = { $seat }: теряет { mixers }
event-vp = { $seat }: получает { vp }
event-loses-vp = { $seat }: теряет { vp }
event-energy = { $seat }: продвигается по шкале энергии на { $n }
event-engineers = { $seat }: помещает { engineers.acc }
event-return = { $seat }: забирает обратно { engineers.acc }
event-invest = { $seat }: помещает на колесо { $tile }, { machine-set }
event-invest-machines = { $seat }: помещает на колесо { machine-set }
event-rotate = { $n ->
    [one] { $seat }: поворачивает колесо на { $n } сектор
    [few] { $seat }: поворачивает колесо на { $n } сектора
    [many] { $seat }: поворачивает колесо на { $n } секторов
   *[other] { $seat }: поворачивает колесо на { $n } сектора
}
event-recover = { $seat }: забирает с колеса { $tile }, { machine-set }
event-recover-machines = { $seat }: забирает с колеса { machine-set }
event-retrieved = { $seat }: досрочно забирает с колеса { $tile }
event-retrieved-machines = { $seat }: досрочно забирает с колеса { machine-set }
event-built = { $seat }: строит { $structure-acc } на клетке { $site-short }
event-reveal = { $seat }: открывает { $income }
event-waits = { $seat }: помещает каплю воды на { $head }
event-flows = { $seat }: капля воды течёт с { $head-gen }
event-head-drops = { $n ->
    [one] На { $head } попадает { $n } капля воды
    [few] На { $head } попадают { $n } капли воды
    [many] На { $head } попадают { $n } капель воды
   *[other] На { $head } попадают { $n } капли воды
}
event-held = Каплю воды сдерживает { $dam } ({ $seat })
event-leaves-left = Капля воды покидает игровое поле у водоёма 11
event-leaves-right = Капля воды покидает игровое поле у водоёма 12
event-added = Пополняется { $dam } ({ $seat }): { drops }
event-spent = { $seat }: использует для выработки { drops.acc } — { $system }
event-produced = { $seat }: выработка даёт { energy.acc }
event-fulfilled = { $seat }: выполняет { $contract }
event-took = { $seat }: берёт { $contract }
event-discarded = { $seat }: сбрасывает { $contract }
event-patent = { $seat }: берёт { $tile }
event-cleared = Покидает патентное бюро: { $tile }
event-removed = Покидает игру: { $tile }
event-work = { $seat }: выполняет { $work }
event-work-leaves = { $work } выходит из игры
event-under = Уходит под свою стопку: { $contract }
event-beside = { $seat }: помещает { engineers.acc } рядом (нет свободной области: { $section })
event-again = { $seat }: делает ещё один ход
event-as-automa = { $seat }: проводит этот ход как Автома среднего уровня сложности
event-copies = { $seat }: копирует способность — { $officer }
event-picked = Игрок { $chair } выбирает: { $company } — { $officer }
event-chose = Игрок { $chair } выбирает: { $company }
event-passed = { $seat }: пасует
event-forfeit = { $seat }: не может поместить { $structure-acc } и теряет эту награду
event-order = { $seat }: { $n }-е место в порядке хода
event-wins = { $seat }: побеждает с результатом { vp }

## Events that explain the turn of an Automa

event-automa-tiles = { $seat }: действия — жетон Автомы { $entries }, критерии — жетон Автомы { $criteria }
event-automa-income = { $seat }: доход, критерии — жетон Автомы { $criteria }
event-automa-tried = { $seat }: пропускает «{ $entry }» — { $condition } ({ $clause })
event-automa-does = { $seat }: выполняет «{ $entry }» ({ engineers })
event-automa-eligible = { $seat }: рассматривает клетку { $site } ({ $structure })
# $structure (text): what is built instead, or source-external-work
event-automa-instead = { $seat }: { $officer } меняет строительство на: { $structure }
event-automa-kept = Клетка { $site } остаётся: { $step }
event-automa-chosen = { $seat }: выбирает клетку { $site } ({ $structure })
event-automa-system = { $seat }: рассматривает систему (энергия: { $energy }) — { $system }
event-automa-weighs = { $seat }: рассматривает — { $thing }
event-automa-prefers = Остаётся { $thing }: { $reason }
event-automa-picks = { $seat }: выбирает — { $thing }
event-automa-none = { $seat }: { $reason }

## Why an Automa did it

why-turn = { $seat }: действия жетона { $entries }, критерии жетона { $criteria }
why-income = { $seat }: доход, критерии жетона { $criteria }
why-tried = { $number } { $entry }: { $condition }
why-performed = { $number } { $entry }, { engineers }
why-system = энергия { $energy }: { $system }
why-eligible = { $structure }, подходящие клетки ({ $n }): { $sites }
why-only = { $structure }: подходит только { $site }
why-kept = { $step }: { $sites }
why-code = { $step } { $code }
why-listed = { $sites }; { $site }
why-drop = капля воды за плотину
why-weighed = рассматривается ({ $n }): { $things }
why-preferred = { $reason }: { $things }
why-gain = { $thing } (+{ $gain })
why-last-engineers = в записи { engineers }; помещаются все оставшиеся
why-no-engineers = для этого жетона технологии инженеры не нужны
why-stands = первая свободная область: { $space }
why-beside = свободных областей нет, инженеры стоят рядом: { $section }
why-forfeit = клетки нет, награда теряется: { $structure }
why-again = архитектор идёт один: следует ещё один ход

## Sources: because of what an event happens

source-income = доход { $place } ({ $structure })
source-ability = способность ({ $company })
source-construction = область действия строительства { $n }
source-mahiri = Махири Секибо, область { $n }
source-external-work = сторонний заказ
source-margot = Марго Фуше, своя область
source-rank = места по энергии
source-track = шкала энергии
source-leftovers = оставшиеся техника и кредиты
source-held = капли воды за своими плотинами
source-rules = правила

## Points: where they come from, at the end of the game

points-period = Раунд { $n }
points-start = в начале
points-contracts = контракты
points-incomes = доходы
points-fees = чужие капли в своих трубопроводах
points-tiles = жетоны новаторских технологий
points-works = сторонние заказы
points-buildings = частные здания
points-entries = действия жетонов Автомы
points-spent = уплачено вместо кредитов
points-rank = места по энергии
points-track = шкала энергии
points-bonus = жетоны бонуса
points-objective = жетон цели
points-leftovers = оставшиеся техника и кредиты
points-held = капли воды за своими плотинами
points-other = прочее

## Reasons: why an action is not offered

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-nothing = Этому ничто не мешает.
reason-nothing-to-undo = Отменять нечего.
reason-not-asked = Это не ответ на заданный вопрос.
reason-copied-must-act = Скопировав способность управляющего, вы должны выполнить действие.
reason-has-engineers = Вы не можете спасовать: у вас ещё { engineers }.
reason-not-in-box = Не входит в эту игру: { $thing }.
reason-no-piece = На планшете компании больше нет сооружения: { $structure }.
reason-no-site = Нет свободной клетки строительства для { $structure-gen }.
reason-no-tile = У вас нет доступного жетона технологии для { $structure-gen }.
reason-no-construction-space = Все ваши области действия строительства в этом раунде заняты.
reason-engineers = { $need ->
    [one] Нужен { $need } инженер; у вас { $have }.
    [few] Нужно { $need } инженера; у вас { $have }.
    [many] Нужно { $need } инженеров; у вас { $have }.
   *[other] Нужно { $need } инженера; у вас { $have }.
}
reason-credits = { $need ->
    [one] Стоимость — { $need } кредит; у вас { $have }.
    [few] Стоимость — { $need } кредита; у вас { $have }.
    [many] Стоимость — { $need } кредитов; у вас { $have }.
   *[other] Стоимость — { $need } кредита; у вас { $have }.
}
reason-border = { $need ->
    [one] Стоимость с учётом красной рамки — { $need } кредит; у вас { $have }.
    [few] Стоимость с учётом красной рамки — { $need } кредита; у вас { $have }.
    [many] Стоимость с учётом красной рамки — { $need } кредитов; у вас { $have }.
   *[other] Стоимость с учётом красной рамки — { $need } кредита; у вас { $have }.
}
reason-excavators = { $need ->
    [one] Для клетки { $site-short } нужен { $need } экскаватор; у вас { $have }.
    [few] Для клетки { $site-short } нужно { $need } экскаватора; у вас { $have }.
    [many] Для клетки { $site-short } нужно { $need } экскаваторов; у вас { $have }.
   *[other] Для клетки { $site-short } нужно { $need } экскаватора; у вас { $have }.
}
reason-mixers = { $need ->
    [one] Для клетки { $site-short } нужен { $need } бетоносмеситель; у вас { $have }.
    [few] Для клетки { $site-short } нужно { $need } бетоносмесителя; у вас { $have }.
    [many] Для клетки { $site-short } нужно { $need } бетоносмесителей; у вас { $have }.
   *[other] Для клетки { $site-short } нужно { $need } бетоносмесителя; у вас { $have }.
}
reason-closed-introductory = Недоступно во вводной игре: { $space }.
reason-closed = Доступно, если игроков не меньше { $fewest }: { $space }.
reason-occupied = Занято ({ $owner }): { $space }.
reason-tile-gone = Жетона технологии в этой области уже нет.
reason-no-contracts = Нет ни одного выложенного контракта.
reason-no-system = У вас нет полной системы с водой.
reason-fee = { $have ->
    [one] Трубопровод стоит 1 кредит за каплю воды; на это у вас остаётся { $have } кредит.
    [few] Трубопровод стоит 1 кредит за каплю воды; на это у вас остаётся { $have } кредита.
    [many] Трубопровод стоит 1 кредит за каплю воды; на это у вас остаётся { $have } кредитов.
   *[other] Трубопровод стоит 1 кредит за каплю воды; на это у вас остаётся { $have } кредита.
}
reason-no-energy = Это не даёт энергии ({ signed-bonus.named }).
reason-not-mahiri = Способности управляющих копирует только Махири Секибо.
reason-copied-already = Копировать способность можно только один раз за ход.
reason-copied-twice = Копировать способность можно не больше двух раз за раунд.
reason-officer-away = Не участвует в игре или уже у вас: { $officer }.
reason-no-action-left = После копирования этой способности у вас не останется ни одного действия.
reason-wrong-site = Здесь нельзя построить { $structure-acc }: { $site }.
reason-neutral-dam = Плотина на клетке { $site-short } нейтральная: строить на ней насыпь нельзя никому.
reason-not-own-dam = У вас нет плотины на клетке { $site-short }.
reason-dam-full-height = Высота плотины на клетке { $site-short } уже 3.
# every site is a "клетка": feminine
reason-built-on = Занята ({ $owner }): { $site }.
reason-second-base = У вас уже есть основание в водоёме { $basin }.
reason-second-powerhouse = У вас уже есть электростанция в водоёме { $basin }.
reason-free-value = Награда допускает мощность не более { $most }; здесь она { $value }.
reason-free-area = Награда не распространяется на зону клетки { $site-short }.
reason-nothing-to-copy = На вашем колесе нет жетона технологии, который можно скопировать.
reason-tile-on-wheel = Ещё на вашем колесе: { $tile }.
reason-tile-not-yours = Не принадлежит вам: { $tile }.
reason-tile-wrong = Не позволяет построить { $structure-acc }: { $tile }.
reason-tile-not-on-wheel = Нет на вашем колесе: { $tile }.
reason-no-mixing = За этот трубопровод нельзя платить экскаваторами и бетоносмесителями одновременно.
reason-jill-or-joker = Цену Джилл Макдауэлл нельзя заплатить с жетоном технологии-джокера уровня II.
reason-payment = Так заплатить нельзя (стоимость: { machine-set }).
reason-not-your-water = Эта плотина не ваша и не нейтральная: { $system }.
reason-no-water = Плотина не сдерживает ни одной капли воды: { $system }.
reason-no-conduit = Трубопровод не построен: { $system }.
reason-no-powerhouse = У вас нет электростанции в водоёме { $basin }.
reason-same-powerhouse = Для второй выработки нужна другая электростанция, не та, что в водоёме { $basin }.
reason-drops-held = { $have ->
    [one] Плотина сдерживает { $have } каплю воды: используйте не меньше одной и не больше всех.
    [few] Плотина сдерживает { $have } капли воды: используйте не меньше одной и не больше всех.
    [many] Плотина сдерживает { $have } капель воды: используйте не меньше одной и не больше всех.
   *[other] Плотина сдерживает { $have } капли воды: используйте не меньше одной и не больше всех.
}
reason-fulfilled = Уже выполнен: { $contract }.
reason-national-gone = Недоступен: { $contract }.
reason-not-your-contract = Нет в вашем личном запасе: { $contract }.
reason-energy = Не хватает (нужно { $need }, есть { $have }): { $contract }.
reason-national-stays = Государственные контракты брать нельзя: { $contract }.
reason-not-on-display = Не выложен: { $contract }.
reason-over-limit = У вас больше контрактов, чем можно оставить: сбросьте один.
reason-bank-least = Поместите в банк не меньше 1 инженера.
reason-machines-split = { $n ->
    [one] Всего вы получаете { $n } единицу техники.
    [few] Всего вы получаете { $n } единицы техники.
    [many] Всего вы получаете { $n } единиц техники.
   *[other] Всего вы получаете { $n } единицы техники.
}
reason-one-drop-least = Нужно поместить не меньше 1 капли воды.
reason-not-offered = Этого нет среди доступных вариантов.
reason-closed-by-automa = Закрыто Автомой до конца игры: { $space }.
reason-not-activated = У вас там нет здания: { $building }.
reason-used-already = Вы уже использовали это частное здание в этом раунде: { $building }.
reason-activated-already = У вас там уже есть здание: { $building }.
reason-slot-closed = Эта клетка здания доступна, если игроков не меньше { $fewest }.
reason-work-gone = Этот сторонний заказ уже недоступен.
reason-work-machines = У вас нет техники на этот сторонний заказ (стоимость: { machine-set }).
reason-no-loan = Ваших кредитов не хватает ни на один сторонний заказ: по 2 за единицу техники.
reason-not-margot = Так использует частные здания только Марго Фуше.
reason-margot-used = Вы уже использовали эту область в этом раунде.
reason-no-room = Ни за одной своей или нейтральной плотиной нет места для капли воды.
reason-no-open-contract = У вас нет контракта, который можно выполнить.
reason-wheel-no-tile = На вашем колесе нет жетона технологии.
reason-wheel-no-machines = Ни в одном секторе вашего колеса нет 2 единиц техники.
reason-no-dam = Здесь нет плотины: { $site }.
reason-dam-just-used = Плотина на клетке { $site-short } только что использована для выработки.
reason-dam-full = За плотиной на клетке { $site-short } нет места.
reason-taken = Уже у игрока { $n }.
reason-build-first = Эта клетка вам доступна: сначала выберите построить { $structure-acc }.
reason-space-first = Сначала выберите область действия: { $space }.
reason-take-first = Чтобы взять контракт, сначала выберите область отдела контрактов.
reason-energy-first = Контракты выполняются энергией выработки: сначала выберите область турбинного зала.
reason-produce-first = Эта система готова: сначала выберите область турбинного зала.
reason-drops-first = Чтобы поместить капли воды, сначала выберите область водообеспечения.
reason-tile-first = Жетоны технологий нужны для строительства: сначала выберите, что построить.
reason-board-first = Планшет компании нужен для строительства: сначала выберите, что построить.
reason-other-board = Этим планшетом компании пользуется только его владелец ({ $owner }).
reason-wheel-turns = Колёса вращаются сами: сектор сейчас не выбирают.
reason-no-decision = Этого никто не выбирает: решают правила или жребий.

## Cards: what a component does, in plain sentences

card-space-engineers = Требуется: { engineers }.
card-space-credits = Стоимость: { credits }.
card-space-border = Стоимость: { credits }, из них 3 за красную рамку.
card-space-fewest = Недоступно, если игроков меньше { $fewest }.
card-space-turbine = Действие выработки ({ signed-bonus.named }): число капель воды, умноженное на мощность, затем бонус или штраф.
card-space-waiting = Поместите до 2 капель воды, не меньше 1, на истоки рек по выбору. Они потекут в фазу течения.
card-space-flowing = Поместите 1 каплю воды на исток реки по выбору. Она сразу течёт.
card-space-bank = Поместите любое число инженеров, не меньше 1, и получите по 1 кредиту за каждого. Банк никогда не бывает занят.
card-space-workshop = { $n ->
    [one] Поверните своё колесо на { $n } сектор. Всё, что попадёт в открытый сектор, возвращается к вам.
    [few] Поверните своё колесо на { $n } сектора. Всё, что попадёт в открытый сектор, возвращается к вам.
    [many] Поверните своё колесо на { $n } секторов. Всё, что попадёт в открытый сектор, возвращается к вам.
   *[other] Поверните своё колесо на { $n } сектора. Всё, что попадёт в открытый сектор, возвращается к вам.
}
card-space-machinery = Вы получаете показанную технику. Ею сразу можно пользоваться.
card-space-contract = { $n ->
    [one] Возьмите { $n } выложенный контракт.
    [few] Возьмите { $n } выложенных контракта.
    [many] Возьмите { $n } выложенных контрактов.
   *[other] Возьмите { $n } выложенного контракта.
}
card-space-patent = Возьмите жетон новаторской технологии с этого места. Им можно пользоваться со следующего вашего хода.
card-space-works = Выполните сторонний заказ с этого места: его техника уходит в общий запас, а награду вы получаете немедленно.
card-space-private = Действие частного здания ({ $building }) для тех, у кого там есть здание. Один раз за раунд для каждой компании.

card-site-base = Основание на этой клетке — экскаваторы: { $excavators }; каждая насыпь на нём — бетоносмесители: { $mixers }.
card-site-one-base = У компании может быть 1 основание в водоёме.
card-site-conduit = Трубопровод на этой клетке — экскаваторы: { $excavators }. Он ведёт от плотин водоёма { $basin } к электростанциям водоёма { $end }; энергия за каждую каплю воды: { $value }.
card-site-fee = Тот, кто пользуется чужим трубопроводом, платит владельцу 1 кредит за каплю воды; владелец также получает 1 ПО за каплю.
card-site-powerhouse = Электростанция стоит 2 бетоносмесителя и ещё по 1 за каждую уже построенную вами. Её питают трубопроводы, которые ведут в водоём { $basin }.
card-site-one-powerhouse = У компании может быть 1 электростанция в водоёме.
card-site-building = Здание на этой клетке позволяет компании выполнять действие частного здания ({ $building }). У компании может быть там 1 здание.
card-site-border = Красная рамка стоит ещё 3 кредита.

card-headstream = Капли воды ждут здесь фазы течения, а затем текут в водоём { $basin }.
card-head-tile = В раундах с 1 по 4 на его исток реки помещают столько капель воды: { $drops }.

card-contract-fulfil = Выполняется одной выработкой, которая даёт не меньше энергии: { $energy }. Энергия остаётся на шкале энергии.
card-contract-private = Возьмите его в отделе контрактов. Вы можете оставить 3 невыполненных контракта.
card-contract-national = Взять его нельзя: его может выполнить тот, кто первым выработает достаточно энергии.
card-contract-starting = Он у вас с начала игры и входит в число 3 контрактов, которые можно оставить.

card-company = У каждой компании свои доходы. Третья электростанция включает её способность:
card-work = В общий запас уходит: { machine-set }. Награду вы получаете немедленно.
card-building-slot = Его действие доступно только компаниям, у которых там есть здание.
card-bonus = Приносит ПО в конце своего раунда. Полную награду даёт энергия, которая достигла секции этого раунда; за каждую недостающую секцию награда на 4 ПО меньше, а если энергии меньше 6, её нет.
card-objective = В конце игры места 1, 2 и 3 приносят 15, 10 и 5 ПО; Автома получает 20, 15 и 10.
card-automa-dashed = { $entry } ({ engineers }; ход продолжается)
card-automa-entry = { $entry } ({ engineers }; завершает ход)
card-automa-dams = Основания и насыпи: { $first }; { $second }; { $third }; затем начиная с водоёма { $code }
card-automa-conduits = Трубопроводы: { $first }; { $second }; { $third }; затем начиная с трубопровода { $code }
card-automa-powerhouses = Электростанции: { $first }; { $second }; { $third }; затем начиная с водоёма { $code }
card-automa-headstreams = Истоки рек: { $order }

## Terms: things without a tile of their own

term-credit = кредит
term-credit-text = Деньги. Ими платят за красные рамки, технику, жетоны технологий и чужие трубопроводы. В конце игры каждые 5 оставшихся кредитов и единиц техники приносят 1 ПО.
term-vp = победное очко (ПО)
term-vp-text = В конце игры побеждает тот, у кого больше всего ПО.
term-excavator = экскаватор
term-excavator-text = Техника для оснований, трубопроводов и зданий. Она не тратится: её помещают на колесо, и она возвращается, когда колесо сделает полный оборот.
term-mixer = бетоносмеситель
term-mixer-text = Техника для насыпей, электростанций и зданий. Она не тратится: её помещают на колесо, и она возвращается, когда колесо сделает полный оборот.
term-machine = техника на выбор
term-machine-text = Экскаватор или бетоносмеситель, на выбор; несколько единиц можно разделить как угодно.
term-engineer = инженер
term-engineer-text = У каждой компании их 12. Каждое действие требует инженеров; они возвращаются в конце раунда. Тот, у кого их не осталось, пасует.
term-architect = архитектор
term-architect-text = Считается инженером. Если поместить его одного в область ровно для 1 инженера, но не в банк, он сразу даёт ещё один ход (Томмазо Баттиста).
term-energy = энергия
term-energy-text = Отмечается на шкале энергии и после каждого раунда возвращается к 0. Энергией выработки можно сразу выполнить контракт; сохранить её нельзя.
term-contract-energy = энергия для контракта
term-contract-energy-text = Продвигает вас по шкале энергии, и ею сразу можно выполнить контракт, как энергией выработки.
term-drop = капля воды
term-drop-text = Ждёт на истоке реки, или её сдерживает плотина. Выработка использует капли, после чего они текут дальше.
term-flowing-drop = капля воды, которая сразу течёт
term-flowing-drop-text = Она не ждёт фазы течения: сразу течёт с истока реки, пока её не сдержит плотина или пока она не покинет игровое поле.
term-basin = водоём
term-basin-text = Пронумерованная часть игрового поля. Вода проходит сначала клетки электростанций, затем верхнюю и нижнюю клетки основания, а затем течёт в следующий водоём.
term-dam = плотина
term-dam-text = Основание и до 2 насыпей на нём. Она сдерживает столько капель воды, какова её высота; полная плотина пропускает воду.
term-neutral-dam = нейтральная плотина
term-neutral-dam-text = Не принадлежит никому. Её капли для выработки могут использовать все; строить на ней насыпь нельзя никому.
term-base-text = Нижняя часть плотины: 3 экскаватора на равнинах, 4 на холмах, 5 в горах. У компании может быть 1 основание в водоёме.
term-elevation-text = Делает свою плотину выше: 2 бетоносмесителя на равнинах, 3 на холмах, 4 в горах. Высота плотины — не больше 3.
term-conduit-text = Ведёт капли воды от плотин своего водоёма к электростанциям в конце. Стоит 2 экскаватора за единицу мощности. Другие платят владельцу 1 кредит за каплю.
term-powerhouse-text = Превращает капли воды в энергию. Первая стоит 2 бетоносмесителя, каждая следующая на 1 больше. У компании может быть 1 электростанция в водоёме.
term-building-text = Стоит на частном здании и позволяет компании выполнять его действие. В конце игры приносит ПО этого частного здания.
term-wheel = колесо строительства
term-wheel-text = Жетон технологии и технику для строительства помещают в открытый сектор, после чего колесо поворачивается на 1 сектор. Они возвращаются к вам после шести поворотов.
term-technology = жетон технологии
term-technology-text = Каждое строительство требует жетона, на котором показано это сооружение, или джокера. Он попадает на колесо вместе с техникой.
term-contract = контракт
term-contract-text = После выработки можно выполнить один контракт, который требует не больше её энергии; награду вы получаете немедленно.
term-income = доход
term-income-text = Второе, четвёртое и пятое сооружение ряда открывают доход: вы получаете его сразу и в начале каждого следующего раунда.
term-production-bonus = бонус к выработке
term-production-bonus-text = Две электростанции добавляют 1 единицу энергии к каждой вашей выработке, четыре — 3 единицы.
term-ability = способность
term-ability-text = Третья электростанция включает способность компании до конца игры.
term-officer = управляющий
term-officer-text = Его способность действует с начала игры.
term-construction = область действия строительства
term-construction-text = Четыре личные области планшета компании, слева направо: 1, 2, 3 и 3 инженера; четвёртая стоит 3 кредита.
term-red-border = красная рамка
term-red-border-text = Место с красной рамкой стоит ещё 3 кредита — и для инженеров, и для оснований с электростанциями.
term-order = порядок хода
term-order-text = Следующий раунд начинает компания с наименьшей энергией. При равной энергии порядок меняется на обратный.
term-track = шкала энергии
term-track-text = В конце раунда больше всего энергии приносит 6 ПО, второе место — 2 ПО. Каждая компания получает кредиты последней достигнутой отметки; при 0 энергии она получает 3 кредита и теряет 3 ПО.
term-bonus-tile = жетон бонуса
term-bonus-tile-text = По одному на раунд. Приносит ПО за то, что показывает его символ, — полностью, если ваша энергия достигла секции этого раунда.
term-objective-tile = жетон цели
term-objective-tile-text = Один на всю игру: в конце места 1, 2 и 3 приносят 15, 10 и 5 ПО.
term-automa = Автома
term-automa-text = Игрок без решений: каждый ход по порядку проверяются записи одного жетона Автомы, а критерии другого выбирают место.
term-turbine-text = Действия выработки: вода из-за плотины идёт по трубопроводу к одной из ваших электростанций и становится энергией.
term-water-text = Капли воды на истоки рек: две, которые ждут фазы течения, или одна, которая сразу течёт.
term-bank-text = 1 кредит за каждого инженера. Доступен всем, сколько угодно раз.
term-workshop-text = Поверните своё колесо, чтобы техника и жетоны технологий вернулись раньше.
term-machinery-text = Купите технику за кредиты.
term-contract-office-text = Возьмите выложенные контракты. Их пополняют в конце хода.
term-patent-text = Возьмите жетон новаторской технологии за 2 инженеров и 5 кредитов.
term-works-text = Отдайте технику за сторонний заказ и немедленно получите его награду.
term-private-text = Постройте здесь здание, чтобы выполнять действие, доступное только компаниям со зданием.
