### Планшеты компаний, колесо, выбор компаний и карточки, по-русски.

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

card-layer-pin = Оставить карточку открытой
card-layer-rules = Правила
card-layer-income = Доход
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }-я
