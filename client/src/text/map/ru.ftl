### Карта рек, по-русски. Части названия места соединяются запятыми.

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
