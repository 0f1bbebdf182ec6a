## What happens beside the game. $name: a person; $n: a chair, counted from 1

note-opened = { $name } opens the table
note-sat = { $name } sits down
note-watches = { $name } looks on
note-left = { $name } gets up
note-chair-bot = A bot takes chair { $n }
note-chair-free = Chair { $n } is free again
note-start = The game begins
note-secret = A secret answer
note-undone = Taken back
note-replaced = A bot plays for { $name }
note-returned = { $name } is back
note-resigned = { $name } resigns
note-closed = The table was closed
note-undo-asked = { $name } asks to take something back
note-undo-agreed = { $name } agrees
note-undo-declined = { $name } does not agree

## Why something was refused. Nothing has changed

refused-no-name = Say your name first, then you can write here.
refused-only-looking = You look on here. Sit down at a table to play.
refused-not-begun = The game has not begun yet.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-resigned = You have resigned from this game.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-stale = The table has moved on. Look again and choose.
refused-undo-revealed = Something was revealed since. Ask the others to take it back.
refused-undo-answered = Somebody else has answered since. Ask them to take it back.
refused-undo-nothing = There is nothing to take back.
refused-no-such-line = The game cannot go back to line { $line }.
refused-nobody-asks = Nobody is waiting for your word.
refused-no-person-there = Seat { $seat } is not a person’s.
refused-bot-plays-there = A bot already plays seat { $seat }.
refused-not-away = The person at seat { $seat } has not been away long enough.
refused-plays-already = You already play your own seat.
refused-other-rules = This game was begun under other rules ({ $theirs }); this server plays { $ours }.
refused-busy = Too much is happening at once. Try again.
refused-key-used = This message was sent before with another meaning.
refused-too-fast = Too many messages. Wait a moment.
refused-not-text = The server reads text messages only.
refused-too-big = The message is too long: at most { $most } bytes.
refused-bad-message = The server cannot read this message: { $detail }
refused-no-hello = The first message must say hello.
refused-too-slow = The connection is too slow and was closed.
refused-too-many-faults = Too many messages were refused. Load the page again.
refused-restarting = The server restarts. You will be back in a moment.
refused-no-table = There is no such table.
refused-private-table = This table is private. Ask its host for an invitation.
refused-bad-origin = This page may not connect to the server.
refused-server = The server could not write this down. Nothing is lost; try again.
