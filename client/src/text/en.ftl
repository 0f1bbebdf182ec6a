### The words of the client, English: the frame around the games.
###
### Every language has the same keys with the same arguments.

app-name = Millrace
app-claim = an open table for board games
skip-to-content = Skip to the content
close = Close
cancel = Cancel
copy = Copy
copied = Copied
copy-failed = Copying is not allowed here: the text is selected, copy it yourself.
try-again = Try again
to-home = All tables
loading = Laying out the paper…
guest-name = Guest
your-turn-title = Your turn
page-title = { $page } · Millrace
language = Language
theme = Paper
theme-system = as the system
theme-light = light
theme-dark = dark
theme-now = { $theme ->
    [light] Switch to dark paper
   *[other] Switch to light paper
}
header-account = Who you are
header-settings = Settings
nobody-yet = Not named yet

## Home

home-title = Tables
home-games = Games
home-your-turn = Your turn
home-yours = Your tables
home-open = Open tables
home-watch = To look at
home-open-none = Nobody is looking for players at the moment. Open a table: it will stand here.
home-play-now = Play now: solo against bots
home-new-table = New table
home-play-here = Play here together
home-join = Join by a link
home-join-field = The link or code you were given
home-join-go = Go to the table
home-join-fault = This is not a link to a table. It looks like { $example }.
open-table = Open
sit-down = Sit down
look-on = Look on
round-of = Round { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] 0
}
phase-waiting = { $free ->
    [0] about to begin
    [one] { $free } chair free
   *[other] { $free } chairs free
}
phase-setup = Set-up
phase-over = Over
waits-for = waits for { $name }
chair-free = free chair
chair-bot = Bot
chair-machine = { $kind } ({ $level })
chair-seat = Chair { $n }
deadline-in = answer { $when }
pace-live = live
pace-1d = one day a turn
pace-3d = three days a turn
pace-7d = a week a turn
bot-greedy-short = quick gain
bot-random-short = at random

## New table

new-title = New table
new-solo-title = Solo against bots
new-here-title = Together at this screen
# $game: its title; $seats (number); $company: who sits there
new-summary = { $game } for { $seats }: { $company }.
new-company-people = { $n ->
    [0] you
    [one] you and { $n } more person
   *[other] you and { $n } more people
}
new-company-here = { $n } more at this screen
new-company-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
new-pace-live = Played live.
new-pace-1d = One day for each turn.
new-pace-3d = Three days for each turn.
new-pace-7d = A week for each turn.
new-seen-alone = Nobody else can see it.
new-seen-private = Only who has a link gets in.
new-seen-public = Anybody may sit down or look on.
new-chairs = Chairs
new-chairs-hint = From { $least } to { $most }. At least one person; you take the first chair.
new-add-chair = Add a chair
new-remove-chair = Take chair { $n } away
new-chair-kind = Who sits on chair { $n }
new-here-field = Name of the person on chair { $n }
new-here-name = Player { $n }
new-kind-person = Person
new-kind-here = Person here
new-kind-bot = Bot
new-level = How strong the machine on chair { $n } is
new-bot = How the bot on chair { $n } plays
new-setup = Set-up
new-as-usual = as usual
new-game = Game
new-option = { $name }: { $value }
new-played-with = Played with { $list }.
new-with-seed = a seed of your own
# $off, $chosen: options or seats of the game
new-switched-off = { $off } was switched off: it does not go with { $chosen }.
new-by-clause = (Rule { $clause })
new-seed = Seed
new-seed-hint = The same seed deals the same game. Empty: nobody knows the cards, and the server proves afterwards that it did not choose them.
new-pace = Pace
new-who = Who may come
new-public = Public table
new-public-hint = It stands in the list; anybody may sit on a free chair or look on.
new-name = Name of the table
new-name-hint = Empty: it is called “{ $name }”.
new-default-name = { $name }’s table
new-default-solo-name = { $name }, solo
new-your-name = Your name at the table
new-your-name-hint = You can change it at any time; no account is needed.
new-create = Create the table
new-start = Start the game
new-creating = The table is being laid…

## Waiting room

waiting-lead = { $free ->
    [0] Everybody is here.
    [one] One chair is still free.
   *[other] { $free } chairs are still free.
}
waiting-begins = The game begins as soon as the host starts it.
waiting-host-begins = Fill the free chairs with people or bots, then start.
waiting-invite = Invite
waiting-invite-seat = Link to chair { $n }
waiting-invite-watch = Link to look on
waiting-invite-hint = The link under a free chair leads to that chair. Whoever opens it first sits there.
waiting-fill-bot = Give it to a bot
waiting-seat-here = Somebody at this screen
waiting-fill-all = Fill all with bots
waiting-free-again = Keep it free for a person
waiting-start = Start the game
waiting-start-not = Some chairs are still free.
waiting-leave = Get up
waiting-close = Close the table
waiting-close-ask = Close this table? Nobody can play at it any more.
waiting-chat = Chat
waiting-chat-field = Your message
waiting-chat-send = Send
waiting-chat-none = Nothing has been said yet.
waiting-host = host
waiting-you = you
waiting-beside = at this screen
waiting-here = is here
waiting-away = is away
waiting-sit = Sit down here
waiting-table = The table seen from above, { $taken } of { $seats } chairs taken
waiting-what = What is this game?
waiting-watching = { $n ->
    [one] { $n } person is looking on
   *[other] { $n } people are looking on
}
closed-title = This table was closed
closed-lead = Its host has closed it before the game began.

## Join

join-title = You are invited
join-lead = { $host } has kept a chair for you at “{ $table }”.
join-watch-lead = You may look on at “{ $table }”.
join-plain-lead = A chair is kept for you.
join-plain-watch-lead = You may look on at this table.
join-sit = Sit down
join-look = Look on

## Account

account-title = Who you are
account-name = Your name
account-save = Save the name
account-saved = Saved.
account-guest = You are a guest: this browser remembers you.
account-none = Nobody has asked for your name yet. It is made when you first sit down; or choose it now.
account-make = Be this guest
account-login-as = You are logged in as { $login }.
account-recovery = Come back on any device
account-recovery-hint = This link is you. Keep it like a key: whoever has it plays in your place. A new link replaces the last one.
account-recovery-show = Make a link
account-recovery-field = Your own link
account-create = Make a login
account-create-hint = Then you can come back with a name and a password, without the link.
account-login = Login
account-login-hint = 3 to 40 letters, digits, dots, dashes.
account-password = Password
account-password-hint = At least 8 characters.
account-create-go = Make the login
account-log-in = Log in
account-log-in-hint = If you have a login already.
account-log-in-warning = Tables of the guest you are now stay with that guest: keep its link first.
account-log-out = Log out
account-log-out-ask = You are a guest without a login. Without your own link you cannot come back. Log out all the same?

## Recover

recover-title = Welcome back
recover-going = Looking for your tables…
recover-none = This link is not complete. Open it exactly as you kept it.

## Settings

settings-title = Settings
settings-hint = They are kept in this browser only and hold at once.
settings-look = Look
settings-text-size = Size of text
settings-text-size-now = { $n } %
settings-motion-sound = Motion and sound
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = full
settings-motion-none = none
settings-motion-none-hint = Nothing travels; what changed is outlined for a moment.
settings-sound = Sounds
settings-sound-hint = Stone, pipe and ratchet, softly; one tone when it is your turn.
settings-play = Play
settings-confirm = Ask before a choice is sent
settings-confirm-always = always
settings-confirm-irreversible = when final
settings-confirm-never = never
settings-confirm-always-hint = Every choice has to be confirmed.
settings-confirm-irreversible-hint = Only what ends your turn or reveals something has to be confirmed.
settings-confirm-never-hint = A click is a choice. What reveals nothing can still be undone.
settings-auto = Answer for me when there is only one choice
settings-auto-hint = The log says so each time.
settings-automa = Turns of the Automa
settings-automa-click = step by step
settings-automa-slow = slow
settings-automa-normal = normal
settings-automa-fast = fast
settings-automa-skip = at once
settings-reset = Put everything back
settings-reset-done = Everything is as it was at first; the language stays.

## States

not-found-title = Nothing is drawn here
not-found-lead = This address leads nowhere. The table may have been closed, or a letter of the link is missing.
table-not-found-title = There is no such table
private-title = This table is private
private-lead = Ask its host for a link: each one leads to a chair, or to a place to look on.
gone-title = The server does not answer
gone-lead = Nothing is lost: every answer you gave is in the book of the table. We go on looking for it.
gone-for-now = The server does not answer. Nothing is lost: try again in a moment.
chunk-title = This page has been renewed meanwhile
chunk-lead = Load it anew to go on; nothing is lost.
live-reconnecting = Connection lost, trying again ({ $n })
live-stale = The connection is slow; waiting for a sign of life.
live-gone = The server does not answer. Still looking for it.
live-ended = The server has closed the connection. { $reason }

## Refusals over HTTP: what is wrong, and the way out; those of the live connection are in live/

refused-other = That did not work ({ $code }). Try again; nothing has changed.
refused-fixed-chair = Chairs of this kind are chosen with the table: open a new one.
refused-bad-invite = This invitation does not fit. Ask the host of the table for a new link.
refused-bad-link = This link no longer leads to anybody. A newer one may have replaced it.
refused-bad-login = Login and password do not fit: check both.
refused-bad-options = These options do not go together: change the chairs or the set-up.
refused-begun = The game has begun: you can look on, but not sit down.
refused-chairs-free = Some chairs are free: invite people or fill them with bots.
refused-cross-origin = This page is not served by this server: open its own address.
refused-forbidden = This is not allowed.
refused-has-account = You have a login already.
refused-illegal = This is not possible now.
refused-internal = Something is wrong with the server. Nothing you did is lost: try again later.
refused-invalid = Something in the form cannot be read: names need a letter, and a password must not be the login.
refused-known = You have a name already: change it under “Who you are”.
refused-login-taken = Somebody has this login: choose another.
refused-no-game = There is no such game here.
refused-no-language = There are no words in this language.
refused-no-person = At least one chair must be for a person.
refused-no-seat = There is no such chair at this table.
refused-nobody = The server does not know you any more: choose a name or come back with your own link.
refused-not-found = There is nothing at this address.
refused-not-host = Only the host of the table may do this.
refused-not-json = The server did not understand this page. Load it anew.
refused-not-seated = You do not sit at this table.
refused-nothing-to-undo = There is nothing you could take back alone.
refused-seat-taken = This chair is taken: choose another.
refused-too-large = This is too large to send.
refused-too-many = Too often in a short time: wait a moment and try again.
refused-unavailable = The server cannot reach its database. Try again in a moment.
refused-wrong-method = The server did not understand this page. Load it anew.
problem-other-rules = This game was begun under other rules, which this server no longer has.
