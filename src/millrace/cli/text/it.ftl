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
ui-BT_external_works = Lavori ×{ $n }
ui-BT_buildings = Edifici ×{ $n }
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
# $building: the name
ui-use = { $building } (spazio proprio)
# $n (number): credits in the symbol of an action
ui-cost = { $n }¤
ui-extra = Plancia Azioni aggiuntiva
ui-extra-note = PV · Escavatori/Betoniere · posti per Edifici · spazi azione
ui-no-extra = Gli Edifici Privati e i Lavori Esterni fanno parte del Progetto Leeghwater.

## Contracts

ui-contracts = Contratti
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ Energia richiesta · pile { $left }

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
ui-buildings = Edifici:
ui-works = Lavori:
ui-fulfilled = Contratti soddisfatti:
ui-officer = Ufficiale Esecutivo:
ui-level = Livello di difficoltà:
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
ui-unused = non usato
ui-architect-here = Architetto disponibile
ui-architect-out = Architetto piazzato
ui-margot-free = spazio proprio libero
ui-margot-used = spazio proprio usato
# $level: one of level-…
ui-automa-name = Automa ({ $level })
# $bot: the name of the player made of code
ui-computer = computer, { $bot }

## Automa tiles (columns: 31)

ui-automa-tiles = Tessere Automa
# $left, $gone (numbers): tiles
ui-stack-note = { $left } nella pila, { $gone } scartate · ┄ il turno continua
# $top, $criteria (numbers): tiles as printed; $left (number): tiles under the top one
ui-automa-line = Tessere Automa { $top } e { $criteria } (Criteri), { $left } nella pila · `automa` le mostra, `why` spiega
ui-automa-first = Tessera Automa { $top } in cima, { $left } nella pila · `automa` la mostra
ui-no-automa = Qui non gioca nessun Automa.
# $n (number): of the tile
ui-entries-of = Tessera { $n }, azioni
ui-criteria-next = Tessera { $n }, Criteri del prossimo turno
ui-criteria-last = Tessera { $n }, Criteri dell'ultimo turno
ui-column-dams = Basi, Elevazioni
ui-column-conduits = Condotte
ui-column-houses = Centrali
# $n (number): basin; $code: conduit, as in 7B
ui-code-basin = codice: bacino { $n }
ui-code-conduit = codice: Condotta { $code }
# $letters: as in B A D C
ui-letters = Sorgenti in caso di parità: { $letters }

## Why an Automa did it

# $tried, $sites, $systems (numbers)
ui-weighed = azioni saltate: { $tried }, spazi confrontati: { $sites }, sistemi confrontati: { $systems } (`why`)

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
# where the hand of another player decides
ui-then-others = Poi dipende da un altro giocatore.
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

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
ui-no-company = Nessuna Compagnia si chiama “{ $text }”.
ui-why-help = `why` da solo spiega gli ultimi turni degli Automa. ? e il numero di un'opzione dicono che cosa provoca: dove si ferma ogni Goccia, chi paga chi, quale Rendita si scopre. ? e la notazione di qualcos'altro dicono perché non è tra le opzioni, come in `? build elevation` o `? space turbine_plus2_L`.
ui-undo-automa = Dopo la tua ultima risposta un Automa ha pescato una tessera; ciò che si è visto resta. ?numero mostra prima della risposta che cosa provoca.
ui-undo-drawn = Dopo la tua ultima risposta è stato pescato qualcosa; ciò che si è visto resta.
ui-undo-bot = Nel frattempo ha risposto un giocatore computer.
ui-save-how = Dite dove: `save FILE`. `save FILE !` sostituisce un file.
# $path: the file; $why: what the system says
ui-save-exists = { $path } esiste già; `save FILE !` lo sostituisce.
ui-save-failed = Impossibile scrivere { $path }: { $why }
ui-saved = Salvato in { $path }
ui-no-autosave = Il gioco non può salvarsi da solo: { $why }. Usate `save FILE`.
# $languages: their codes
ui-languages = Lingue: { $languages }
# $game: its name; $path: the file
ui-farewell = Il gioco è salvato. Per continuare: millrace play { $game } --load { $path }
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
    buildings        la Plancia Azioni aggiuntiva (anche: works)
    automa           le tessere Automa
    why, why G       come gli Automa sono arrivati agli ultimi turni; quello di una Compagnia
    company X        una Compagnia per intero: lettera, nome o numero
    log, log all     che cosa è successo da poco o dall'inizio; log 20: tanti turni
    undo             ritira la vostra ultima risposta
    save FILE        salva il gioco; save FILE ! sostituisce un file
    language en      altre parole: en, pl, ru, it
    quit             esce; il gioco resta salvato

## The end

ui-final = Punteggio finale
ui-points-total = PV
ui-points-tie = Energia dell'ultimo round (spareggio)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Vincitore: { $names }
   *[other] Pareggio. Vincitori: { $names }
}

## The companion of a cardboard table

ui-deck-welcome = Gli Automa del vostro tavolo. `help` elenca i comandi; tutto viene conservato da sé.
# $n (number): tiles
ui-deck-stack = tessere nella pila: { $n }
ui-deck-next = `next` inizia il turno del prossimo Automa; `next 2` quello del secondo.
ui-deck-next-round = Nessun Automa ha più Ingegneri. `next` inizia il round successivo.
ui-deck-over = Nessun Automa ha più Ingegneri, e questo era l'ultimo round.
# $entries, $criteria (numbers): of the tiles
ui-deck-tiles = azioni della tessera { $entries }, Criteri della tessera { $criteria }
# $n (number): of the entry
ui-deck-entry = Azione { $n }
ui-deck-note = yes · no · yes 1 = con 1 Ingegnere · entry 4 = la prima possibile · back · help
ui-deck-if = Condizione:
ui-deck-ask = È possibile?
ui-deck-ask-always = Viene eseguita: yes.
ui-deck-verdict = Secondo la posizione
ui-deck-draw = Il seguito dipende dal Contratto che pescherete.
ui-deck-accept = Una riga vuota accetta la prossima di queste risposte, `go` tutte.
ui-deck-low = Bassa tensione: senza il bonus di produzione.
ui-deck-high = Dall'alta tensione in poi contano gli effetti speciali della tessera Tecnologia, anche per Ingegneri e Macchinari (A7.3).
ui-deck-officer = Sovraccarico: l'Ufficiale Esecutivo può mettere altro al posto di questa costruzione (A7.4, L8.12, L8.13).

# $bonus (number): see signed-bonus; $full (number): energy; $colour: one of colour-…
ui-if-production = un sistema produce almeno 1 Energia con { signed-bonus } e il bonus di produzione; la sua Energia è inferiore a { $full } oppure non è da solo al primo posto; la sua produzione migliore raggiunge la richiesta di un Contratto esposto (colore: { $colour }).
# $n (number): drops
ui-if-waiting = con al massimo { $n } Gocce in più sulle Sorgenti le sue Dighe trattengono dopo la fase Acqua più Gocce che senza.
ui-if-flowing = { $n ->
    [one] con una Goccia che scorre subito le sue Dighe trattengono più Gocce.
   *[other] con al massimo { $n } Gocce che scorrono subito le sue Dighe trattengono più Gocce.
}
ui-if-office = sempre.
# $structure: one of structure-…
ui-if-construct = { $structure }: resta un pezzo; una tessera Tecnologia disponibile lo permette; uno spazio costruzione adatto è libero; i Macchinari bastano per almeno uno.
ui-if-building = restano un Edificio e una tessera adatta, e un Edificio Privato in cui non ha ancora costruito ha un posto libero per il quale bastano i Macchinari.
ui-if-workshop = sulla sua Ruota c'è una tessera Tecnologia o un Macchinario.
ui-if-machinery = non è l'ultimo round.
ui-if-patent = nell'Ufficio Tecnologie c'è una tessera Tecnologia Avanzata adatta ({ $structure }) o una jolly.
ui-if-works = ha i Macchinari per almeno un Lavoro Esterno esposto.
ui-if-bank = sempre.

# $entry: one of entry-…; $colour: one of colour-…; $letters: headstreams, as in B A D C
ui-do-production = Ingegneri sul primo spazio libero della Produzione. Produce il sistema con più Energia, con tutte le Gocce della sua Diga; in parità una Diga Neutrale, poi la prima Condotta a partire dal codice. Poi il Contratto con la richiesta raggiungibile più alta, Privato o Nazionale, in parità quello più a destra; la ricompensa subito.
ui-do-waiting = Ingegneri sul primo spazio libero della Gestione dell'Acqua. Piazza il minor numero di Gocce con il guadagno maggiore; in parità le Sorgenti nell'ordine { $letters }. Il turno continua.
ui-do-flowing = Ingegneri sul primo spazio libero della Gestione dell'Acqua. Fai scorrere il minor numero di Gocce con il guadagno maggiore; in parità le Sorgenti nell'ordine { $letters }. Il turno continua.
ui-do-office = Ingegneri sul primo spazio libero dell'Ufficio Contratti. I Contratti esposti (colore: { $colour }) vanno sotto la loro pila, ne arrivano di nuovi; 2 Energia. Il turno continua.
ui-do-construct = Ingegneri sulla plancia Compagnia. Usa la tessera Tecnologia di livello più alto, la jolly per ultima; Macchinari e tessera sulla Ruota, muovila di 1, una Rendita scoperta subito; un bordo rosso costa 3 PV. Lo spazio, ogni passo solo tra quelli rimasti, saltato se non ne lascerebbe nessuno:
ui-do-building = Ingegneri sulla plancia Compagnia; Macchinari e tessera sulla Ruota, muovila di 1. Nella direzione mostrata il primo Edificio Privato in cui può costruire; il suo posto libero meno caro, 3 PV per il terzo o il quarto. Il primo spazio azione di quell'Edificio resta chiuso da ora in poi.
ui-do-workshop = Ingegneri sul primo spazio libero della Manutenzione. { $entry }.
ui-do-machinery = Ingegneri sul primo spazio libero degli Acquisti. { $entry }. Macchinari a scelta uno alla volta: il tipo di cui ha meno, in parità un Escavatore.
ui-do-patent = Ingegneri sul primo spazio libero dell'Ufficio Tecnologie; perde 2 PV. Prendi la tessera di livello più alto; quella della struttura prima di una jolly, poi la più in alto.
ui-do-works = Nell'ordine mostrato il primo Lavoro Esterno per cui ha i Macchinari: Ingegneri sul suo spazio, Macchinari nella riserva generale, la ricompensa subito.
ui-do-bank = 1 Ingegnere in Banca, 1 PV.

ui-place-completes = spazi che completano un sistema: una Diga propria o Neutrale, una Condotta costruita, una Centrale propria
# $criterion: its number and its name
ui-place-criterion = criterio { $criterion }
# $code: one of ui-code-…
ui-place-code = il primo, contando in avanti e in circolo, { $code }
ui-place-border = senza bordo rosso, se c'è scelta

# What contradicts the table: numbers are as printed or as counted by people
ui-deck-not-understood = Non capito: “{ $text }”. `help` elenca i comandi.
ui-deck-no-step = Non è un passo: “{ $step }”.
ui-deck-no-back = Non c'è nulla da annullare.
ui-deck-closed = Nessun turno è in corso: `next` ne inizia uno.
ui-deck-open = Il turno non è finito: l'azione { $n } è possibile?
ui-deck-no-automa = Non c'è l'Automa { $n }, vanno da 1 a { $most }.
ui-deck-passed = L'Automa { $n } non ha più Ingegneri e ha passato.
ui-deck-too-many = Non si possono piazzare tanti Ingegneri ({ $n }): ne restano { $left }.
ui-deck-more-than-shown = Non si possono piazzare tanti Ingegneri ({ $n }): l'azione ne mostra { $most }.
ui-deck-always = L'azione { $n } è sempre possibile.
ui-deck-no-entry = Indica quale: restano le azioni da { $first } a { $last }.
ui-deck-no-tile = Non c'è la tessera Automa { $n }, vanno da 1 a { $most }.
ui-deck-discarded = La tessera Automa { $n } è più in basso tra gli scarti.
ui-deck-same = La tessera Automa { $n } non può mostrare entrambi i lati.
ui-deck-tiles-how = Indica entrambi i numeri: `tiles 7 12`, prima le azioni, poi i Criteri.
ui-deck-tiles-late = A un'azione si è già risposto: prima `back`.
ui-deck-position-how = Indica il file: `position FILE`.
# $why: one of condition-…; $clause: number of the rule
ui-deck-impossible = L'azione { $n } non è possibile: { $why } ({ $clause }).
ui-deck-possible = Secondo la posizione l'azione { $n } è possibile.
# $told: what was said, $known: what is known
ui-deck-engineers = Secondo la posizione per l'azione { $n } gli Ingegneri sono { $known }, non { $told }.
ui-deck-other-company = La posizione non ha un Automa con questa Compagnia: { $company }.
ui-deck-other-level = Nella posizione questo Automa è di un altro livello: { $told }, qui { $known }.
ui-deck-other-round = La posizione è del round { $told }, qui è il round { $known }.
ui-deck-other-box = La posizione e questo tavolo non concordano sul Progetto Leeghwater.
ui-deck-other-engineers = Nella posizione questo Automa ha Ingegneri disponibili: { $told }, qui { $known }.
# $path: the file; $why: what the system says
ui-deck-not-kept = Non si può conservare in { $path }: { $why }.

ui-deck-help =
    next, next 2     inizia un turno: del prossimo Automa o del secondo; inizia un round
    yes, no          l'azione è possibile o no (anche: sì)
    yes 1            viene eseguita con 1 Ingegnere
    entry 4          no a quelle prima, sì all'azione 4
    back             annulla l'ultimo passo
    tiles 7 12       la coppia sul vostro tavolo: azioni, Criteri
    tile 7           i due lati di una tessera
    position FILE    una posizione risponde per il resto del turno e dice dove costruire
    (riga vuota)     la prossima risposta della posizione, o di nuovo le tessere
    go               tutte le risposte della posizione
    language pl      altre parole: en, pl, ru, it
    quit             esci; tutto è conservato

## Craftsmen (titolo del calendario, poi le parti del tavolo; le note stanno dietro il titolo in una riga)

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Anno { $n } di { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = gettoni rimasti: ◆{ $privilege } privilegio, ▲{ $work } lavoro
ui-c-town = Città
ui-c-town-note = g oro, s argento, r nastro: disco inferiore/superiore · ★ privilegio usato
ui-c-market = Mercato
ui-c-colours = compra/costruisci, ▤ mazzo · metà sopra/sotto: V viola, G verde, B blu, R rosso
# $n (number): what it costs
ui-c-cost = costa { $n }
ui-c-capital = capitale scoperto
ui-c-ships = Navi
ui-c-ships-note = + per più segnalini · valore di ogni segnalino · [vecchio][nuovo]
ui-c-granary-note = segnalino inferiore/superiore · ○ naturale
ui-c-players = Giocatori
ui-c-players-note = ■ materiale, □ vuoto · ◆ gettoni privilegio · ▲ gettoni lavoro · ● aiutanti
# $n (number): the best worth of the capital cards
ui-c-worth = valore massimo { $n }
ui-c-hand-note = ◀ ▶ si adatta a quell'estremità della tua fila
ui-c-looked = Stai guardando:
ui-c-in-hand = in mano
ui-c-face-up = scoperta
# $n (number): building types
ui-c-missing = { $n ->
    [one] manca { $n } edificio
   *[other] mancano { $n } edifici
}
ui-c-fits = Carte edificio che si adattano a un'estremità della fila:
ui-c-no-fit = Nessuna carta edificio, in mano o scoperta, si adatta a un'estremità della fila.
# $text: what was typed
ui-c-no-good = Nessuna merce si chiama “{ $text }”.
ui-c-why-help = ? e il numero di un'opzione dicono che cosa provoca. ? e la notazione di qualcos'altro dicono perché non è tra le opzioni, come in `? send notary` o `? make flax`.
ui-c-help =
    3                risponde con l'opzione 3
    send notary      risponde in notazione; maiuscole indifferenti
    (riga vuota)     l'unica opzione, o di nuovo il tavolo
    ?3               che cosa causerebbe l'opzione 3
    ? make flax      perché qualcosa non si può scegliere, con la regola
    options          tutte le opzioni, a parole e in notazione
    table            tutto; town, market, board, players, hand: parti del tavolo
    board            navi, granaio e gettoni bonus
    plan beer        che cosa serve per un'altra unità: punti lavoro, edifici; plan: tutte le merci
    fits             carte edificio, in mano e scoperte, che si adattano alla tua fila
    log, log all     che cosa è successo da poco o dall'inizio; log 20: tanti turni
    undo             ritira la vostra ultima risposta, finché non si pesca nulla
    save FILE        salva il gioco (con le mani di tutti); save FILE ! sostituisce un file
    language en      altre parole: en, pl, ru, it
    quit             esce; il gioco resta salvato

ui-points-c-hand = carte capitale in mano (spareggio)
ui-points-c-order = posto nell'ordine di turno (spareggio)
