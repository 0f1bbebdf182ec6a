### Слова игры Ferry, по-русски.

seat = Игрок { $n }

## Лодки

boat-raft = плот
    .acc = плот
boat-canoe = каноэ
    .acc = каноэ
boat-punt = плоскодонка
    .acc = плоскодонку
boat-rowboat = лодка
    .acc = лодку
boat-longboat = шлюпка
    .acc = шлюпку
boat-cutter = катер
    .acc = катер
boat-sloop = шлюп
    .acc = шлюп
boat-lighter = лихтер
    .acc = лихтер
boat-barge = баржа
    .acc = баржу
boat-steamer = пароход
    .acc = пароход

## Вопросы

question-boat = Какая лодка приходит?
question-draw = Какой ящик взят?
question-load = { $seat }: какой ящик погрузить на { $boat-acc }? (поднимает { $hold })
question-lash = { $seat }: привязать ящик? (осталось: { $n ->
    [one] { $n } верёвка
    [few] { $n } верёвки
   *[many] { $n } верёвок
})

## Ответы

option-wait = ждать другой лодки
option-loose = не привязывать
option-lash = привязать
option-load = погрузить ящик { $n }
option-draw = ящик { $n }

## События

event-arrived = К причалу подходит { $boat }
event-loaded = { $seat } грузит ящик { $n }
event-loaded-hidden = { $seat } грузит ящик втёмную
event-waited = { $seat } ждёт
event-lashed = { $seat } привязывает ящик
event-turned = { $seat } открывает ящик { $n }
event-overboard = Ящик { $n } ({ $seat }) падает за борт
event-crossed = Реку пересекает { $boat }
event-sank = Тонет { $boat }
event-points = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
event-points-lost = { $seat } теряет { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
event-drew = { $seat } берёт ящик { $n }
event-drew-hidden = { $seat } берёт ящик
event-won = { $seat } побеждает: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## За что

source-rules = правила
source-waiting = ожидание
source-fare = плата
source-freight = провоз
source-wreck = крушение
points-start = в начале
points-fare = плата
points-freight = провоз
points-waiting = ожидание
points-wreck = крушения

## Почему нет

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-nothing = Этому ничто не мешает.
reason-nothing-to-undo = Отменять нечего.
reason-not-asked = Это не ответ на вопрос.
reason-not-in-hand = Ящика { $n } нет у вас в руке.

## Стол

view-season = время года
view-season-spring = весна
view-season-autumn = осень
view-season-summer = лето
view-fog = туман
view-round = лодка
view-boats = из
view-boat = у причала
view-boat-raft = { boat-raft }
view-boat-canoe = { boat-canoe }
view-boat-punt = { boat-punt }
view-boat-rowboat = { boat-rowboat }
view-boat-longboat = { boat-longboat }
view-boat-cutter = { boat-cutter }
view-boat-sloop = { boat-sloop }
view-boat-lighter = { boat-lighter }
view-boat-barge = { boat-barge }
view-boat-steamer = { boat-steamer }
view-hold = поднимает
view-fare = плата
view-weight = вес
view-order = порядок
view-aboard = на борту
view-lashed = привязан
view-seat = игрок
view-seats = игроки
view-vp = очки
view-ropes = верёвки
view-crates = ящики
view-hand = рука
