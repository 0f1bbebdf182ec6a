# Слова формы нового стола и командной строки.

ferry-title = Переправа
ferry-about = К причалу подходят лодки, и ящики всех игроков хотят на тот берег. Самый тяжёлый приносит плату, если не упадёт за борт.
ferry-facts = от 2 до 4 игроков · четверть часа
ferry-fog = Туман
ferry-fog-hint = Ящики грузят втёмную и открывают, когда лодка отходит. Не летом.
ferry-season = Время года
ferry-season-spring = Весна
ferry-season-spring-hint = Приходят шесть лодок.
ferry-season-autumn = Осень
ferry-season-autumn-hint = Приходят восемь лодок.
ferry-season-summer = Лето
ferry-season-summer-hint = Приходят десять лодок.
