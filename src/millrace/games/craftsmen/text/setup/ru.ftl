# The words of the new-table form and of the command line: the game, its options, its own seats.

craftsmen-title = Ремесленники
craftsmen-about = Стройте ряд мастерских, превращайте сырьё в товары и грузите их на корабли: три года в средневековом порту.
craftsmen-facts = от 2 до 5 игроков · около двух часов · карты в руке тайные
