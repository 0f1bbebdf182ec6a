### The words of Craftsmen at the terminal, Russian. Every language has the same keys with the same arguments.
### First the title of the calendar, then the parts of the table; notes stand behind a title in one line.

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Год { $n } из { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = осталось жетонов: ◆{ $privilege } привилегии, ▲{ $work } труда
ui-c-town = Город
ui-c-town-note = g золото, s серебро, r лента: нижний/верхний помощник · ★ привилегия использована
ui-c-market = Рынок
ui-c-colours = купить/построить, ▤ стопка · верх/низ: V фиолетовый, G зелёный, B синий, R красный
ui-c-send = `town` говорит, что дают здания и их привилегии.
# $n, $of (numbers): assistants of the same player
ui-c-assistant = Действует ваш помощник { $n } из { $of } в этом здании.
ui-c-over = лишних { $n }
ui-c-leaves = останется рука стоимостью { $n }
ui-c-laid = выложено, стоимость { $n }, ещё к оплате { $due }
ui-c-ways = Способов оплаты: { $n }, лучшие первыми. Можно и назвать карты, например `{ $cards }`.
ui-c-no-payment = { $cards } не годится: стоимость { $n }, к оплате { $due }, и ни одна карта не должна быть лишней.
ui-c-work = Очки труда: { $steps }
ui-c-highest = высшая ставка { $n } ({ $owner })
ui-c-offer = бургомистр предлагает { $n }
ui-c-still-in = торгуются:
ui-c-only = Больше здесь ничего сделать нельзя. Вас всё равно спрашивают, чтобы никто этого не узнал.
# $text: what the privilege does
ui-c-privilege = Привилегия: { $text }
ui-c-capital = открытый капитал
ui-c-ships = Корабли
ui-c-ships-note = + за большинство кубиков · цена каждого кубика · [старый][новый]
ui-c-granary-note = нижний/верхний кубик · ○ нейтральный
ui-c-players = Игроки
ui-c-players-note = ■ материал есть, □ нет · ◆ жетоны привилегии · ▲ жетоны труда · ● помощники
# $n (number): the best worth of the capital cards
ui-c-worth = лучшая стоимость { $n }
ui-c-hand-note = ◀ ▶ подходит к этому концу вашего ряда
ui-c-looked = Вы смотрите:
ui-c-in-hand = в руке
ui-c-face-up = открыта
# $n (number): building types
ui-c-missing = { $n ->
    [one] не хватает { $n } здания
    [few] не хватает { $n } зданий
    [many] не хватает { $n } зданий
   *[other] не хватает { $n } здания
}
ui-c-fits = Карты зданий, которые подходят к концу ряда:
ui-c-no-fit = Ни одна карта здания, в руке или открытая, не подходит к концу ряда.
# $text: what was typed
ui-c-no-good = Нет товара «{ $text }».
ui-c-why-help = ? и номер варианта — что он вызовет. ? и запись чего-то другого — почему этого нельзя выбрать, например `? send notary` или `? make flax`.
ui-c-help =
    table            всё; town, market, board, players, hand: части стола
    board            корабли, амбар и жетоны бонуса
    V2 B1            заплатить этими картами, всеми сразу
    plan beer        чего требует ещё одна единица: очки труда, здания; plan: все товары
    fits             карты зданий, в руке и открытые, которые подходят к концу ряда

ui-points-c-hand = карты капитала в руке (при ничьей)
ui-points-c-order = место в порядке хода (при ничьей)
