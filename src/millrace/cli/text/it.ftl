### The words of the terminal, Italian: what knows no game. Every language has the same keys with the same
### arguments. Some texts must be short: the number of cells they may take stands behind them.

## Chairs and phases

ui-phase-setup = preparazione
# $n (number): of the seat
ui-seat = Giocatore { $n }
ui-passed = ha passato
# $bot: the name of the player made of code
ui-computer = computer, { $bot }

## Question

ui-question = Domanda
ui-question-note = numero o notazione · ?numero = effetti · ? notazione = perché no · help
ui-news = Che cosa è successo
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Poi: { $question }
ui-then-draw = Poi si pesca qualcosa.
ui-then-over = Poi il gioco finisce.
# where the hand of another player decides
ui-then-others = Poi dipende da un altro giocatore.
refused-reveals-between = Tra queste risposte viene pescato qualcosa: dai prima solo le prime.
# $seat: whose turn
ui-turn-of = { $seat }
# $tried, $weighed (numbers): actions passed over, and steps that led to a choice
ui-weighed = azioni saltate: { $tried }, passi della scelta: { $weighed } (`why`)

## Answers of the prompt

ui-welcome = Benvenuti. `help` elenca i comandi; una riga vuota ridisegna il tavolo.
# $n (number): columns
ui-narrow = La finestra ha meno di { $n } colonne: le righe verranno spezzate.
# $seat: whose turn to sit at the keyboard
ui-hand-over = La tastiera passa a { $seat }, premere Invio
# $n (number): options
ui-no-number = { $n ->
    [one] C'è solo l'opzione 1.
   *[other] Le opzioni vanno da 1 a { $n }.
}
# $text: what was typed
ui-not-understood = Non capisco: “{ $text }”. `options` elenca le risposte, `help` i comandi.
ui-why-help = ? e il numero di un'opzione dicono che cosa causerebbe. ? e la notazione di qualcos'altro dicono perché non è fra le opzioni.
ui-undo-drawn = Dopo la tua ultima risposta è stato pescato qualcosa; ciò che si è visto resta.
ui-undo-bot = Nel frattempo ha risposto un giocatore computer.
ui-save-how = Indica dove: `save FILE`. `save FILE !` sostituisce un file.
ui-rule-how = Indica quale: `rule NUMERO`. I numeri stanno tra parentesi dopo rifiuti e spiegazioni.
ui-no-clauses = Le regole di questo gioco non sono ancora scritte nel programma.
# $text: what was typed
ui-no-clause = Nessuna regola ha il numero “{ $text }”.
# $path: the file; $why: what the system says
ui-save-exists = { $path } esiste già; `save FILE !` lo sostituisce.
ui-save-failed = Impossibile scrivere { $path }: { $why }
ui-saved = Salvato in { $path }
ui-no-autosave = Il gioco non può salvarsi da solo: { $why }. Usa `save FILE`.
# $languages: their codes
ui-languages = Lingue: { $languages }
# $game: its name; $path: the file
ui-farewell = Il gioco è salvato. Per continuare: millrace play { $game } --load { $path }
ui-kept = Registrazione: { $path }

# before and after the lines of the game
ui-help-answers =
    3                risponde con l'opzione 3
    (notazione)      risponde in notazione; maiuscole indifferenti
    (…); (…)         più risposte in una riga
    (riga vuota)     l'unica opzione, o di nuovo il tavolo
    ?3               che cosa causerebbe l'opzione 3
    ? (notazione)    perché qualcosa non si può scegliere, con la regola
    options          tutte le opzioni, a parole e in notazione
# a game without drawings of its own
ui-text-help =
    table            tutto il tavolo
ui-help-table =
    rule NUMERO      il testo di una regola
    log, log all     che cosa è successo da poco o dall'inizio; log 20: tanti turni
    undo             ritira la tua ultima risposta, finché non si pesca nulla
    save FILE        salva il gioco (con tutto ciò che è segreto); save FILE ! sostituisce un file
    language en      cambia lingua: en, pl, ru, it
    quit             esce; il gioco resta salvato

## The end

ui-final = Punteggio finale
ui-points-total = PV
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Vincitore: { $names }
   *[other] Pareggio. Vincitori: { $names }
}
