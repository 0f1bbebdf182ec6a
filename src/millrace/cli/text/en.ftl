### The words of the terminal, English: what knows no game. Every language has the same keys with the same
### arguments. Some texts must be short: the number of cells they may take stands behind them.

## Chairs and phases

ui-phase-setup = setup
# $n (number): of the seat
ui-seat = Player { $n }
ui-passed = passed
# $bot: the name of the player made of code
ui-computer = computer, { $bot }

## Question

ui-question = Question
ui-question-note = number or notation · ?number = what it causes · ? notation = why not · help
ui-news = What happened
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Then: { $question }
ui-then-draw = Then something is drawn.
ui-then-over = Then the game is over.
# where the hand of another player decides
ui-then-others = Then it depends on another player.
# answers in one line, with a draw between them
refused-reveals-between = Something is drawn between these answers: give the first ones alone.
# $seat: whose turn
ui-turn-of = { $seat }
# $tried, $weighed (numbers): actions passed over, and steps that led to a choice
ui-weighed = passed over: { $tried }, steps of the choice: { $weighed } (`why`)

## Answers of the prompt

ui-welcome = Welcome. `help` lists the commands; an empty line draws the table again.
# $n (number): columns
ui-narrow = The window is narrower than { $n } columns: lines will be broken.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Pass the keyboard to { $seat }, press Enter
# $n (number): options
ui-no-number = { $n ->
    [one] There is only option 1.
   *[other] Options go from 1 to { $n }.
}
# $text: what was typed
ui-not-understood = Not understood: “{ $text }”. `options` lists the answers, `help` the commands.
ui-why-help = ? and the number of an option tells what it would cause. ? and the notation of anything else tells why it is not offered.
ui-undo-drawn = Something has been drawn since your last answer; what has been seen stays.
ui-undo-bot = A computer player has answered since.
ui-save-how = Say where: `save FILE`. `save FILE !` replaces a file.
ui-rule-how = Say which: `rule NUMBER`. Numbers stand in brackets behind refusals and explanations.
ui-no-clauses = The clauses of this game are not written out in this program yet.
# $text: what was typed
ui-no-clause = No clause is called “{ $text }”.
# $path: the file; $why: what the system says
ui-save-exists = { $path } exists; `save FILE !` replaces it.
ui-save-failed = Cannot write { $path }: { $why }
ui-saved = Saved in { $path }
ui-no-autosave = Autosave failed: { $why }. Use `save FILE`.
# $languages: their codes
ui-languages = Languages: { $languages }
# $game: its name; $path: the file
ui-farewell = Game saved. Continue with: millrace play { $game } --load { $path }
ui-kept = Record: { $path }

# before and after the lines of the game
ui-help-answers =
    3                answer with option 3
    (notation)       answer in notation; any case
    (…); (…)         several answers in one line
    (empty line)     the only option, or the table again
    ?3               what option 3 would cause
    ? (notation)     why something is not offered, with its clause
    options          all options in words, with their notation
# a game without drawings of its own
ui-text-help =
    table            the whole table
ui-help-table =
    rule NUMBER      the words of a clause
    log, log all     what happened last, or from the beginning; log 20: so many turns
    undo             take back your last answer, until something is drawn
    save FILE        write a record (nothing in it is hidden); save FILE ! replaces a file
    language pl      change the language: en, pl, ru, it
    quit             leave; the game is kept

## The end

ui-final = Final scoring
ui-points-total = VP
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Winner: { $names }
   *[other] Tie. Winners: { $names }
}
