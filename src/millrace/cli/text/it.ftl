### The words of the terminal client, Italian. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Round { $n } di { $of }
ui-phase-setup = preparazione
ui-phase-over = fine del gioco
ui-order = Ordine di Turno
ui-objective = Obiettivo

## Map (exit: 8, legend: 20)

ui-exit = uscita
ui-legend-drop = ● Goccia ○ posto
ui-legend-neutral = # Diga Neutrale
ui-legend-red = +3 bordo rosso
ui-legend-conduit = 3▸8 valore▸bacino

## Energy track (bonus tiles: 14)

ui-track = Tracciato Energia
ui-track-note = ricompensa piena della tessera Bonus dalla barra in poi
ui-BT_contracts = Contratti ×{ $n }
ui-BT_bases = Basi ×{ $n }
ui-BT_elevations = Elevazioni ×{ $n }
ui-BT_conduits = Condotte ×{ $n }
ui-BT_powerhouses = Centrali ×{ $n }
ui-BT_advanced_tech = Avanzate ×{ $n }
ui-if-now = Se il round finisse ora:
ui-vp = PV
# $n (number)
ui-plus-credits = +{ $n }¤

## Boards (rows: 10)

ui-board = Plancia Azioni
ui-board-note = ♙ Ingegneri  ¤ Crediti  +3 bordo rosso
ui-build = Costruzione
# $n (number): the construction space that is used next, 1 to 4
ui-build-space = spazio { $n } di 4
ui-build-none = nessuno spazio libero
ui-row-water_place2 = 2 Gocce
ui-row-water_flow1 = 1 scorre
ui-row-workshop_turn1 = Ruota 1
ui-row-workshop_turn2 = Ruota 2
ui-row-workshop_turn3 = Ruota 3
ui-row-machinery_excavator = Escavatore
ui-row-machinery_any = a scelta
ui-row-machinery_both = entrambi
ui-row-contract_take1 = prendi 1
ui-row-contract_take1b = prendi 1
ui-row-contract_take2 = prendi 2
# $officer: the name
ui-copy = copia { $officer }
ui-joker = jolly

## Contracts

ui-contracts = Contratti
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ Energia richiesta · pile { $left }
ui-effect-rotate = Ruota di { $n }
ui-effect-free-conduit = Condotta gratuita di valore ≤ { $most }

## Companies (columns: 7, VP 4)

ui-companies = Compagnie
ui-col-vp = PV
ui-col-credits = Crediti
ui-col-excavators = Escav.
ui-col-mixers = Beton.
ui-col-engineers = Ingegn.
ui-col-energy = Energia
ui-tiles = Tessere:
ui-wheel = Ruota:
ui-built = Costruiti:
ui-hand = Contratti:
ui-incomes = Rendita:
ui-fulfilled = Contratti soddisfatti:
ui-officer = Ufficiale Esecutivo:
ui-ability = Abilità speciale:
ui-ability-on = abilità speciale attiva
ui-ability-off = dalla terza Centrale
# $n (number)
ui-production-bonus = produzione +{ $n }
# $structure: the name; $n, $of (numbers): pieces built
ui-income-row = Rendita, { $structure } { $n }/{ $of }:
# $ability: a sentence
ui-third = Dalla terza Centrale: { $ability }
ui-passed = ha passato
# $bot: the name of the player made of code
ui-computer = computer, { $bot }

## Question

ui-question = Domanda
ui-question-note = numero o notazione · ?numero = effetti · ? notazione = perché no · help
ui-turn-note = ♙ Ingegneri · ¤ Crediti · ?numero = effetti · ? notazione = perché no · help
ui-news = Che cosa è successo
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Poi: { $question }
ui-then-draw = Poi si pesca qualcosa.
ui-then-over = Poi il gioco finisce.
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Benvenuti. `help` elenca i comandi; una riga vuota ridisegna il tavolo.
# $n (number): columns
ui-narrow = La finestra ha meno di { $n } colonne: le righe verranno spezzate.
# $n (number): options
ui-no-number = { $n ->
    [one] C'è solo l'opzione 1.
   *[other] Le opzioni vanno da 1 a { $n }.
}
# $text: what was typed
ui-not-understood = Non capisco: “{ $text }”. `options` elenca le risposte, `help` i comandi.
ui-no-company = Nessuna Compagnia si chiama “{ $text }”.
ui-why-help = ? e il numero di un'opzione dice che cosa causerebbe: dove finisce ogni Goccia, chi paga chi, quale Rendita si scopre. ? e la notazione di qualcos'altro dice perché non si può scegliere, come in `? build elevation` o `? space turbine_plus2_L`.
ui-save-how = Dite dove: `save FILE`. `save FILE !` sostituisce un file.
# $path: the file; $why: what the system says
ui-save-exists = { $path } esiste già; `save FILE !` lo sostituisce.
ui-save-failed = Impossibile scrivere { $path }: { $why }
ui-saved = Salvato in { $path }
ui-no-autosave = Il gioco non può salvarsi da solo: { $why }. Usate `save FILE`.
# $languages: their codes
ui-languages = Lingue: { $languages }
ui-farewell = Il gioco è salvato. Per continuare: millrace play barrage --load { $path }
ui-kept = Registrazione: { $path }

ui-help =
    3                risponde con l'opzione 3
    build base       risponde in notazione; maiuscole indifferenti
    (riga vuota)     l'unica opzione, o di nuovo il tavolo
    ?3               che cosa causerebbe l'opzione 3
    ? site B7U       perché qualcosa non si può scegliere, con la regola
    options          tutte le opzioni, a parole e in notazione
    map, board       la Mappa; la Plancia Azioni
    contracts        i Contratti esposti
    company X        una Compagnia per intero: lettera, nome o numero
    log, log all     che cosa è successo da poco o dall'inizio; log 20: tanti turni
    undo             ritira la vostra ultima risposta
    save FILE        salva il gioco; save FILE ! sostituisce un file
    language en      altre parole: en, pl, ru, it
    quit             esce; il gioco resta salvato

## The end

ui-final = Punteggio finale
ui-points-start = all'inizio
ui-points-contracts = Contratti
ui-points-incomes = Rendite
ui-points-fees = Condotte usate da altri
ui-points-tiles = tessere Tecnologia Avanzata
ui-points-rank = classifica dell'Energia
ui-points-track = nessuna Energia
ui-points-bonus = tessere Bonus
ui-points-objective = tessera Obiettivo
ui-points-leftovers = Macchinari e Crediti avanzati
ui-points-held = Gocce trattenute dalle proprie Dighe
ui-points-other = altro
ui-points-total = PV
ui-points-tie = Energia dell'ultimo round (spareggio)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Vincitore: { $names }
   *[other] Pareggio. Vincitori: { $names }
}
