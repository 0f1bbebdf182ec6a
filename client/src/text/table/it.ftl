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
table-hint = Indica una scelta per vedere che cosa provoca. Tutto il resto spiega perché non si può scegliere.
table-which = Quale di queste?
# $time: a day and an hour
table-due = entro { $time }
table-group-build = Costruzione
table-group-officer = Ufficiali Esecutivi
table-group-green = Contratti verdi
table-group-yellow = Contratti gialli
table-group-red = Contratti rossi
table-group-national = Contratti Nazionali
table-group-starting = Contratti Iniziali
table-next-legal = Scelta successiva

## What a choice would cause

table-then = Poi: { $question }
table-ends-turn = Termina il tuo turno
table-reveals = Rivela qualcosa: non si può annullare da soli
# $after: an amount in words; $before (number)
table-change = { $after } invece di { $before }
# $before, $after (numbers): places on the energy track
table-rank-change = posto { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, bonus e malus { $more }, energia { $energy }
table-turns = { $n ->
    [one] ruota girata { $n } volta
   *[other] ruota girata { $n } volte
}

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
table-energy = Tracciato Energia
table-companies = Compagnie
table-tab-actions = Azioni
table-tab-draft = Scelta iniziale
table-tab-mine = La mia compagnia
table-tab-contracts = Contratti
table-tab-all = Tutte le compagnie
table-tab-log = Registro
table-phone-map = Mappa
table-phone-actions = Azioni
table-phone-mine = La mia
table-phone-contracts = Offerta
table-phone-all = Tutte
table-phone-log = Registro
table-sheet-up = Alza il foglio
table-sheet-down = Abbassa il foglio
table-list = Elenco
table-fold = Mappa
table-forecast = Previsione dell’acqua
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
table-resign-text = Abbandoni questa partita per sempre. Un bot porta avanti la tua compagnia, oppure la partita finisce se restano troppo poche persone.
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
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } vince con { $points } PV
   *[other] { $names } vincono con { $points } PV
}
table-points = Punti per fonte
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
table-key-arrows = sulla mappa: lungo il fiume e fra le rive; in un elenco: da una scelta all’altra
table-key-along = lungo la Condotta fino alle Centrali
table-key-undo = annulla
table-key-redo = ripeti
table-key-restart = ricomincia il turno
table-key-why = perché sì o perché no
table-key-card = scheda dell’oggetto indicato
table-key-forecast = previsione dell’acqua
table-key-text = vista testuale
table-key-question = alla domanda
table-key-areas = a mappa, azioni, compagnie, energia, registro
table-key-zoom = ingrandisci, rimpicciolisci, mappa intera
table-key-escape = chiudi, indietro
table-key-help = questo elenco

## Text view

table-read-situation = Situazione
table-read-map = Mappa per bacino
table-read-offer = Offerta
# $order: companies
table-read-order = Ordine di turno: { $order }
# $name: a company
table-read-you = La tua compagnia: { $name }
# $n (number)
table-read-basin = Bacino { $n }
table-read-flows = scorre verso il bacino { $n }
table-read-exit = esce dalla mappa
# $owner: a company or neutral; numbers: level, drops, capacity
table-read-dam = Diga ({ $owner }), livello { $level }, Gocce: { $drops } su { $capacity }
table-read-red = bordo rosso
table-read-empty = vuoto
table-read-legal = si può scegliere
# numbers
table-read-pieces = costruiti: Basi { $bases }, Elevazioni { $elevations }, Condotte { $conduits }, Centrali { $powerhouses }
# $list: names
table-read-officer = Ufficiale Esecutivo: { $list }
table-read-wheel = sulla Ruota di Costruzione: { $list }
table-read-tiles = tessere Tecnologia a disposizione: { $list }
table-read-contracts = Contratti: { $list }
table-read-fulfilled = soddisfatti: { $list }
table-read-works = Lavori Esterni: { $list }
table-read-buildings = Edifici Privati: { $list }
table-read-passed = ha passato
table-read-display = Contratti esposti
table-read-national = Contratti Nazionali
table-read-patents = Ufficio Tecnologie
table-read-external = Lavori Esterni
table-read-private = Edifici Privati
table-read-bonus = Tessere Bonus
table-read-objective = Obiettivo
table-read-spaces = Ingegneri sugli spazi azione
# $name: a company; $n (number)
table-read-stands = { $name }, Ingegneri: { $n }
table-command = Comando
table-command-do = Esegui
table-command-hint = Il numero di una scelta, le sue parole o il suo luogo; «why» e un luogo; «undo», «redo», «restart», «yes», «no».
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] Corrisponde { $n } scelta. Scrivi di più.
   *[other] Corrispondono { $n } scelte. Scrivi di più.
}
