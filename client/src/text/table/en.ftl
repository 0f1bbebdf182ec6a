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
table-hint = Point at a choice to see what it causes. Anything else says why it cannot be chosen.
table-which = Which of these?
# $time: a day and an hour
table-due = due { $time }
table-group-build = Construction
table-group-officer = Officers
table-group-green = Green contracts
table-group-yellow = Yellow contracts
table-group-red = Red contracts
table-group-national = National contracts
table-group-starting = Starting contracts
table-next-legal = Next choice

## What a choice would cause

table-then = Then: { $question }
table-ends-turn = Ends your turn
table-reveals = Reveals something: cannot be undone alone
# $after: an amount in words; $before (number)
table-change = { $after } instead of { $before }
# $before, $after (numbers): places on the energy track
table-rank-change = place { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, bonuses and maluses { $more }, energy { $energy }
table-turns = { $n ->
    [one] wheel turned { $n } time
   *[other] wheel turned { $n } times
}

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
table-energy = Energy track
table-companies = Companies
table-tab-actions = Actions
table-tab-draft = Draft
table-tab-mine = My company
table-tab-contracts = Contracts
table-tab-all = All companies
table-tab-log = Log
table-phone-map = Map
table-phone-actions = Actions
table-phone-mine = Mine
table-phone-contracts = Offer
table-phone-all = All
table-phone-log = Log
table-sheet-up = Raise the sheet
table-sheet-down = Lower the sheet
table-list = List
table-fold = Map
table-forecast = Water forecast
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
table-resign-text = You give this game up for good. A bot plays your company on, or the game ends if too few people are left.
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
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } wins with { $points } VP
   *[other] { $names } win with { $points } VP
}
table-points = Points by source
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
table-key-arrows = on the map: along the river and across its banks; in a list: from choice to choice
table-key-along = along the conduit to its powerhouses
table-key-undo = undo
table-key-redo = redo
table-key-restart = restart the turn
table-key-why = why, or why not
table-key-card = card of the thing in focus
table-key-forecast = water forecast
table-key-text = text view
table-key-question = to the question
table-key-areas = to the map, actions, companies, energy, log
table-key-zoom = zoom in, zoom out, whole map
table-key-escape = close, step back
table-key-help = this list

## Text view

table-read-situation = Situation
table-read-map = Map by basin
table-read-offer = Offer
# $order: companies
table-read-order = Turn order: { $order }
# $name: a company
table-read-you = You are { $name }
# $n (number)
table-read-basin = Basin { $n }
table-read-flows = flows to basin { $n }
table-read-exit = leaves the map
# $owner: a company or neutral; numbers: level, drops, capacity
table-read-dam = dam of { $owner }, level { $level }, { $drops } of { $capacity } drops
table-read-red = red border
table-read-empty = empty
table-read-legal = can be chosen
# numbers
table-read-pieces = built: bases { $bases }, elevations { $elevations }, conduits { $conduits }, powerhouses { $powerhouses }
# $list: names
table-read-officer = officer: { $list }
table-read-wheel = on the wheel: { $list }
table-read-tiles = technology tiles at hand: { $list }
table-read-contracts = contracts: { $list }
table-read-fulfilled = fulfilled: { $list }
table-read-works = external works: { $list }
table-read-buildings = private buildings: { $list }
table-read-passed = has passed
table-read-display = Contracts on display
table-read-national = National contracts
table-read-patents = Patent office
table-read-external = External works
table-read-private = Private buildings
table-read-bonus = Bonus tiles
table-read-objective = Objective
table-read-spaces = Engineers on action spaces
# $name: a company; $n (number)
table-read-stands = { $name }, engineers: { $n }
table-command = Command
table-command-do = Do
table-command-hint = The number of a choice, its words or its place; “why” and a place; “undo”, “redo”, “restart”, “yes”, “no”.
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] { $n } choice fits. Write more of it.
   *[other] { $n } choices fit. Write more of it.
}
