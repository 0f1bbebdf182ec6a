### The words of the table, Italian: question, choices, turns of Automas, log, text view.
###
### Every language has the same keys with the same arguments.

## Question and choices

table-question = Domanda
table-options = Scelte
table-chosen = Scelto finora
table-only-choice = (unica scelta)
# $n (number)
table-count = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}
table-waiting = In attesa
table-latest = Appena successo
# $question: a whole question of the game
table-your-turn = Tocca a te. { $question }
# $name: a person
table-turn-of = Tocca a { $name }
# $name: a person
table-hand-over = Tocca a { $name }. Passa lo schermo.
table-hand-over-hint = Passa lo schermo. Tutte le mani sono coperte.
# $name: a person
table-i-am = Sono { $name }
table-cover = Copri la mia mano
table-hint = Indica una scelta per vedere che cosa provoca. Tutto il resto spiega perché non si può scegliere.
table-which = Quale di queste?
# $time: a day and an hour
table-due = entro { $time }
table-next-legal = Scelta successiva

## What a choice would cause

table-then = Poi: { $question }
table-ends-turn = Termina il tuo turno
table-reveals = Rivela qualcosa: non si può annullare da soli
table-not-whole = Il resto non si può ancora sapere.
# $after: an amount in words; $before (number)
table-change = { $after } invece di { $before }

## Confirming, refusing, going back

table-confirm = Conferma
table-do-it = Esegui
table-end-turn = Esegui e termina il turno
table-back = Indietro
table-close = Chiudi
table-not-now = Non ora
# $name: a company; $choice: an option
table-late-legal = { $name } ha mosso prima. La tua scelta è ancora possibile: { $choice }. Eseguirla?
table-late-gone = { $name } ha mosso prima. La tua scelta non è più possibile: { $choice }.
# before the number of a rule (B4.2.6)
table-clause = Regola
table-undo = Annulla
table-undo-last = Annulla l’ultima risposta
table-undo-step = Annulla passo
table-redo = Ripeti
table-restart = Ricomincia il turno
table-undo-ask-title = Chiedi di annullare
# $n (number)
table-undo-ask-text = { $n ->
    [one] { $n } risposta verrebbe annullata. Tutti gli interessati devono essere d’accordo.
   *[other] { $n } risposte verrebbero annullate. Tutti gli interessati devono essere d’accordo.
}
table-undo-ask = Chiedi agli altri
# $name: a company
table-undo-asked = { $name } chiede di annullare:
# $names: companies
table-undo-awaits = In attesa di: { $names }
table-undo-agree = Accetta
table-undo-decline = Rifiuta
# $line, $to: lines of the book
table-rules-changed = Questa partita è cominciata con altre regole. Con quelle di questo server va diversamente dalla riga { $line }; può continuare dalla riga { $to }.
table-continue = Continua con queste regole
# $name: a seat
table-continue-asked = { $name } chiede di continuare con le regole attuali.
table-undo-to-here = Torna a prima di questo

## The turn of an Automa

table-automa = Turno di { $name }
# $level: one of level-…
table-automa-level = (Automa, { $level })
# $n, $of (numbers)
table-step = passo { $n } di { $of }
table-step-back = Passo indietro
table-step-next = Passo successivo
table-play = Riproduci
table-pause = Pausa
table-skip = Salta
table-step-tried = scartato
table-step-performed = eseguito
table-step-considered = considerato
table-step-narrowed = ristretto
table-step-chosen = scelto
table-step-note = nota

## Parts of the table

table-tools = Strumenti
table-work = Plance
table-tab-log = Registro
table-sheet-up = Alza il foglio
table-sheet-down = Abbassa il foglio
table-list = Elenco
table-fold = Tabellone
table-forecast = Previsione
table-text-view = Vista testuale
table-board-view = Tabellone
table-menu = Menu
table-settings = Impostazioni
table-home = Tutti i tavoli
table-language = Lingua
# $n (number)
table-watching = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}

## Seats

table-seat = Posto { $n }
table-seat-you = (tu)
# $level: one of level-…
table-seat-automa = Automa, { $level }
table-seat-bot = bot
table-seat-here = al tavolo
table-seat-away = assente
table-seat-resigned = si è ritirato, gioca un bot
table-seat-stand-in = nel frattempo gioca un bot
# $name: a person
table-long-away = { $name } è via da un po’.
table-return = Riprendi il mio posto
table-let-bot = Fai giocare un bot per me
table-replace = Fai continuare un bot
table-resign = Ritirati
table-resign-who = Chi si ritira
table-resign-text = Abbandoni questa partita per sempre. Un bot gioca al tuo posto, oppure la partita finisce se restano troppo poche persone.
table-resign-yes = Sì, mi ritiro

## Log and chat

# $n: the number of the round
table-round = Round { $n }
table-log-older = Righe precedenti
table-log-undo = annulla
table-why = Perché?
# $source: what caused it
table-because = ({ $source })
table-causes = Cause
# $place: as on the map (B7U)
table-show-place = Mostra { $place } sul tabellone
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-write = Di’ qualcosa al tavolo
table-chat-send = Invia
# $n (number)
table-ears-more = { $n ->
    [one] Ancora { $n } evento; è nel registro.
   *[other] Ancora { $n } eventi; sono nel registro.
}

## The end

table-over = La partita è finita
table-results = Risultati
# $names: seats; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } vince con { $points } punti
   *[other] { $names } vincono con { $points } punti
}
table-points = Punti per fonte
table-points-how = Punti per fonte e nel corso della partita
table-points-sources = Per fonte
table-points-periods = Nel corso della partita
table-total = Totale
table-seed = Seme:
table-commitment = La sua impronta, pubblicata all’inizio:
table-record = Verbale
table-see-board = Guarda il tabellone
table-again = Gioca ancora

## Keys

table-keys = Tasti
table-key-tab = area o pulsante successivo
table-key-enter = scegli; la seconda volta conferma
table-key-numbers = la scelta con quel numero
table-key-next = scelta successiva, precedente
table-key-undo = annulla
table-key-redo = ripeti
table-key-restart = ricomincia il turno
table-key-why = perché sì o perché no
table-key-text = vista testuale
table-key-question = alla domanda
table-key-escape = chiudi, indietro
table-key-help = questo elenco

## Text view

table-read-situation = Situazione
# $order: companies
table-read-order = Ordine di turno: { $order }
# $name: a company
table-read-you = Giochi come { $name }
table-command = Comando
table-command-do = Esegui
table-command-hint = Il numero di una scelta, le sue parole o il suo luogo; «why» e un luogo; «undo», «redo», «restart», «yes», «no».
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] Corrisponde { $n } scelta. Scrivi di più.
   *[other] Corrispondono { $n } scelte. Scrivi di più.
}

## A game without drawings

plain-yes = sì
plain-no = no
plain-seats = Posti
plain-state = Stato della partita
plain-key-arrows = in una lista: da una scelta all’altra
plain-key-areas = ai posti, allo stato, al registro

## Cards

table-card-pin = Tieni aperta questa scheda
table-card-rules = Regole
