### The words of the terminal, Polish: what knows no game. Every language has the same keys with the same
### arguments. Some texts must be short: the number of cells they may take stands behind them.

## Chairs and phases

ui-phase-setup = przygotowanie
# $n (number): of the seat
ui-seat = Gracz { $n }
ui-passed = po spasowaniu
# $bot: the name of the player made of code
ui-computer = komputer, { $bot }

## Question

ui-question = Pytanie
ui-question-note = numer lub zapis · ?numer = skutki · ? zapis = dlaczego nie · help
ui-news = Co się wydarzyło
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Potem: { $question }
ui-then-draw = Potem następuje losowanie.
ui-then-over = Potem gra się kończy.
# where the hand of another player decides
ui-then-others = Potem zależy to od innego gracza.
refused-reveals-between = Między tymi odpowiedziami coś jest losowane: podaj najpierw pierwsze z nich.
# $seat: whose turn
ui-turn-of = { $seat }
# $tried, $weighed (numbers): actions passed over, and steps that led to a choice
ui-weighed = pominięte akcje: { $tried }, kroki wyboru: { $weighed } (`why`)

## Answers of the prompt

ui-welcome = Witamy. `help` wymienia polecenia; pusty wiersz rysuje stół od nowa.
# $n (number): columns
ui-narrow = Okno ma mniej niż { $n } kolumn: wiersze będą łamane.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Klawiaturę dostaje { $seat }, naciśnij Enter
# $n (number): options
ui-no-number = { $n ->
    [one] Jest tylko opcja 1.
   *[other] Opcje mają numery od 1 do { $n }.
}
# $text: what was typed
ui-not-understood = Nie rozumiem: „{ $text }”. `options` wymienia odpowiedzi, `help` polecenia.
ui-why-help = ? i numer opcji mówi, co ona spowoduje. ? i zapis czegoś innego mówi, dlaczego nie ma tego wśród opcji.
ui-undo-drawn = Od twojej ostatniej odpowiedzi coś wylosowano; tego nie da się cofnąć.
ui-undo-bot = Od tego czasu odpowiedział gracz komputerowy.
ui-save-how = Podaj plik: `save PLIK`. `save PLIK !` zastępuje istniejący.
ui-rule-how = Podaj numer: `rule NUMER`. Numery stoją w nawiasach za odmowami i wyjaśnieniami.
ui-no-clauses = Zasady tej gry nie są jeszcze spisane w programie.
# $text: what was typed
ui-no-clause = Żadna zasada nie ma numeru „{ $text }”.
# $path: the file; $why: what the system says
ui-save-exists = { $path } już istnieje; `save PLIK !` go zastąpi.
ui-save-failed = Nie można zapisać { $path }: { $why }
ui-saved = Zapisano w { $path }
ui-no-autosave = Gra nie może się sama zapisywać: { $why }. Użyj `save PLIK`.
# $languages: their codes
ui-languages = Języki: { $languages }
# $game: its name; $path: the file
ui-farewell = Gra zapisana. Ciąg dalszy: millrace play { $game } --load { $path }
ui-kept = Zapis gry: { $path }

# before and after the lines of the game
ui-help-answers =
    3                odpowiedź: opcja 3
    (zapis)          odpowiedź w zapisie; wielkość liter dowolna
    (…); (…)         kilka odpowiedzi w jednym wierszu
    (pusty wiersz)   jedyna opcja albo stół od nowa
    ?3               co spowoduje opcja 3
    ? (zapis)        dlaczego czegoś nie można wybrać, z numerem zasady
    options          wszystkie opcje słowami i w zapisie
# a game without drawings of its own
ui-text-help =
    table            cały stół
ui-help-table =
    rule NUMER       brzmienie zasady
    log, log all     co się działo ostatnio lub od początku; log 20: tyle tur
    undo             cofnij swoją ostatnią odpowiedź, póki nic nie wylosowano
    save PLIK        zapisz grę (nic w niej nie jest ukryte); save PLIK ! zastępuje plik
    language en      zmień język: en, pl, ru, it
    quit             wyjdź; gra zostaje zachowana

## The end

ui-final = Końcowa punktacja
ui-points-total = PZ
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Zwycięzca: { $names }
   *[other] Remis. Zwycięzcy: { $names }
}
