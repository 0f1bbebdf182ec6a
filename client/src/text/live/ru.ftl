## Что происходит рядом с игрой. $name: человек; $n: стул, считая с 1

note-opened = { $name } открывает стол
note-sat = { $name } садится за стол
note-watches = { $name } смотрит
note-left = { $name } встаёт из-за стола
note-chair-bot = Бот занимает стул { $n }
note-chair-free = Стул { $n } снова свободен
note-start = Игра начинается
note-secret = Тайный ответ
note-undone = Ход взят назад
note-replaced = Вместо игрока { $name } играет бот
note-returned = { $name } снова в игре
note-resigned = { $name } сдаётся
note-closed = Стол закрыт
note-undo-asked = { $name } просит взять ход назад
note-undo-agreed = { $name } соглашается
note-undo-declined = { $name } не соглашается

## Почему отказано. Ничего не изменилось

refused-no-name = Сначала назовите себя, потом можно писать.
refused-only-looking = Вы здесь зритель. Чтобы играть, сядьте за стол.
refused-not-begun = Игра ещё не началась.
refused-game-over = Игра окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-resigned = Вы сдались в этой игре.
refused-bot-plays = За вас играет бот. Сначала верните себе место.
refused-stale = На столе уже другое положение. Посмотрите ещё раз и выберите.
refused-undo-revealed = С тех пор что-то открылось. Попросите остальных согласиться.
refused-undo-answered = С тех пор ответил кто-то другой. Попросите его согласиться.
refused-undo-nothing = Брать назад нечего.
refused-no-such-line = Игра не может вернуться к строке { $line }.
refused-nobody-asks = Вашего слова никто не ждёт.
refused-no-person-there = Место { $seat } не принадлежит человеку.
refused-bot-plays-there = На месте { $seat } уже играет бот.
refused-not-away = Человек на месте { $seat } отсутствует слишком недолго.
refused-plays-already = Вы и так играете сами.
refused-other-rules = Эта игра начата по другим правилам ({ $theirs }); этот сервер играет по { $ours }.
refused-busy = Слишком много всего сразу. Попробуйте ещё раз.
refused-key-used = Это сообщение уже было отправлено с другим смыслом.
refused-too-fast = Слишком много сообщений. Подождите немного.
refused-not-text = Сервер читает только текстовые сообщения.
refused-too-big = Сообщение слишком длинное: не больше { $most } байт.
refused-bad-message = Сервер не может прочитать сообщение: { $detail }
refused-no-hello = Первое сообщение должно быть приветствием.
refused-too-slow = Соединение слишком медленное и было закрыто.
refused-too-many-faults = Слишком много отказов. Загрузите страницу заново.
refused-restarting = Сервер перезапускается. Через мгновение вы вернётесь за стол.
refused-no-table = Такого стола нет.
refused-private-table = Этот стол закрытый. Попросите у хозяина приглашение.
refused-bad-origin = Этой странице нельзя подключаться к серверу.
refused-server = Сервер не смог это записать. Ничего не потеряно; попробуйте ещё раз.
