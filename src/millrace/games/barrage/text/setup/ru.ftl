# The words of the new-table form and of the command line: the game, its options, its own seats.

barrage-title = Плотина
barrage-about = Перекрывайте реки, прокладывайте трубопроводы, продавайте ток: пять раундов в Альпах двадцатых годов, которых не было.
barrage-facts = от 1 до 4 игроков · около двух часов · с Автомой и проектом «Легватер»
barrage-automa = Автома
barrage-automa-low-hint = Многое прощает: ни дохода, ни бонуса выработки.
barrage-automa-medium-hint = Достойный соперник: с доходом и бонусами, без способности компании.
barrage-automa-high-hint = Сильная: пользуется новаторскими технологиями и способностью своей компании.
barrage-automa-very-high-hint = Переизбыток мощности: на неё работает и управляющий.
barrage-leeghwater = Проект «Легватер»
barrage-leeghwater-hint = Добавляет Нидерланды, частные здания и сторонние заказы.
barrage-introductory = Вводная игра
barrage-introductory-hint = Спокойное начало: компании и управляющие заданы, патентного бюро нет. Без Автом и без «Легватера».
barrage-choice = Компании и управляющие
barrage-choice-draft = Драфт
barrage-choice-random = Наугад
barrage-choice-free = Свободно
barrage-choice-draft-hint = Пары из компании и управляющего выкладываются и берутся по очереди; кто выбирает последним, ходит первым.
barrage-choice-random-hint = Каждому месту достаётся случайная пара.
barrage-choice-free-hint = Каждый берёт любую свободную компанию, затем любого свободного управляющего из коробки.
barrage-automa-low = низкий
barrage-automa-medium = средний
barrage-automa-high = высокий
barrage-automa-very-high = очень высокий
barrage-play-now = Играть сейчас: одному против Автомы
barrage-solo = Одному против Автомы
