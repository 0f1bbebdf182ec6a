### The words of the table, English: question, choices, turns of Automas, log, text view.
###
### Every language has the same keys with the same arguments.

## Question and choices

table-question = Question
table-options = Choices
table-chosen = Chosen so far
table-only-choice = (the only choice)
# $n (number)
table-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
table-waiting = Waiting
table-latest = Just now
# $question: a whole question of the game
table-your-turn = Your turn. { $question }
# $name: a person
table-turn-of = { $name }’s turn
# $name: a person
table-hand-over = { $name }’s turn. Hand the screen over.
table-hand-over-hint = Hand the screen over. All hands are covered.
# $name: a person
table-i-am = I am { $name }
table-cover = Cover my hand
table-hint = Point at a choice to see what it causes. Anything else says why it cannot be chosen.
table-which = Which of these?
# $time: a day and an hour
table-due = due { $time }
table-next-legal = Next choice

## What a choice would cause

table-then = Then: { $question }
table-ends-turn = Ends your turn
table-reveals = Reveals something: cannot be undone alone
table-not-whole = What follows from this cannot be known yet.
# $after: an amount in words; $before (number)
table-change = { $after } instead of { $before }

## Confirming, refusing, going back

table-confirm = Confirm
table-do-it = Do it
table-end-turn = Do it and end the turn
table-back = Back
table-close = Close
table-not-now = Not now
# $name: a company; $choice: an option
table-late-legal = { $name } moved first. Your choice is still legal: { $choice }. Do it?
table-late-gone = { $name } moved first. Your choice is no longer possible: { $choice }.
# before the number of a rule (B4.2.6)
table-clause = Rule
table-undo = Undo
table-undo-last = Take the last answer back
table-undo-step = Undo step
table-redo = Redo
table-restart = Restart turn
table-undo-ask-title = Ask to take back
# $n (number)
table-undo-ask-text = { $n ->
    [one] { $n } answer would be taken back. Everybody affected has to agree.
   *[other] { $n } answers would be taken back. Everybody affected has to agree.
}
table-undo-ask = Ask the others
# $name: a company
table-undo-asked = { $name } asks to take this back:
# $names: companies
table-undo-awaits = Waiting for: { $names }
table-undo-agree = Agree
table-undo-decline = Decline
# $line, $to: lines of the book
table-rules-changed = This game was begun under other rules. Under those of this server it goes another way from line { $line } on; it can go on from line { $to }.
table-continue = Go on under these rules
# $name: a seat
table-continue-asked = { $name } asks to go on under the rules as they are now.
table-undo-to-here = Go back to before this

## The turn of an Automa

table-automa = Turn of { $name }
# $level: one of level-…
table-automa-level = (Automa, { $level })
# $n, $of (numbers)
table-step = step { $n } of { $of }
table-step-back = Step back
table-step-next = Next step
table-play = Play
table-pause = Pause
table-skip = Skip
table-step-tried = passed over
table-step-performed = performed
table-step-considered = considered
table-step-narrowed = narrowed down
table-step-chosen = chosen
table-step-note = remark

## Parts of the table

table-tools = Tools
table-work = Boards
table-tab-log = Log
table-sheet-up = Raise the sheet
table-sheet-down = Lower the sheet
table-list = List
table-fold = Board
table-forecast = Forecast
table-text-view = Text view
table-board-view = Board
table-menu = Menu
table-settings = Settings
table-home = All tables
table-language = Language
# $n (number)
table-watching = { $n ->
    [one] { $n } person looks on
   *[other] { $n } people look on
}

## Seats

table-seat = Seat { $n }
table-seat-you = (you)
# $level: one of level-…
table-seat-automa = Automa, { $level }
table-seat-bot = bot
table-seat-here = at the table
table-seat-away = away
table-seat-resigned = has resigned, a bot plays on
table-seat-stand-in = a bot plays in the meantime
# $name: a person
table-long-away = { $name } has been away for a while.
table-return = Take my seat back
table-let-bot = Let a bot play for me
table-replace = Let a bot play on
table-resign = Resign
table-resign-who = Who resigns
table-resign-text = You give this game up for good. A bot plays your seat on, or the game ends if too few people are left.
table-resign-yes = Resign for good

## Log and chat

# $n: the number of the round
table-round = Round { $n }
table-log-older = Earlier lines
table-log-undo = takes back
table-why = Why?
# $source: what caused it
table-because = ({ $source })
table-causes = Causes
# $place: as on the map (B7U)
table-show-place = Show { $place } on the board
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something to the table
table-chat-send = Send
# $n (number)
table-ears-more = { $n ->
    [one] { $n } more event; it is in the log.
   *[other] { $n } more events; they are in the log.
}

## The end

table-over = The game is over
table-results = Results
# $names: seats; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win with { $points } points
}
table-points = Points by source
table-points-how = Points by source and over the game
table-points-sources = By source
table-points-periods = Over the game
table-total = Total
table-seed = Seed:
table-commitment = Its fingerprint, published at the start:
table-record = Record
table-see-board = See the board
table-again = Play again

## Keys

table-keys = Keys
table-key-tab = next area or button
table-key-enter = choose; the second time confirm
table-key-numbers = the choice of that number
table-key-next = next, previous choice
table-key-undo = undo
table-key-redo = redo
table-key-restart = restart the turn
table-key-why = why, or why not
table-key-text = text view
table-key-question = to the question
table-key-escape = close, step back
table-key-help = this list

## Text view

table-read-situation = Situation
# $order: companies
table-read-order = Turn order: { $order }
# $name: a company
table-read-you = You are { $name }
table-command = Command
table-command-do = Do
table-command-hint = The number of a choice, its words or its place; “why” and a place; “undo”, “redo”, “restart”, “yes”, “no”.
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] { $n } choice fits. Write more of it.
   *[other] { $n } choices fit. Write more of it.
}

## A game without drawings

plain-yes = yes
plain-no = no
plain-seats = Seats
plain-state = State of the game
plain-key-arrows = in a list: from choice to choice
plain-key-areas = to the seats, the state, the log

## Cards

table-card-pin = Keep this card open
table-card-rules = Rules
