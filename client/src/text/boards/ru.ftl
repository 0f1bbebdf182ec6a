### Планшеты Barrage: заголовки и то, что клетка или жетон говорит слушающим.

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
