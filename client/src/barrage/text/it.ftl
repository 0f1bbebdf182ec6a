### The words of the drawings of Barrage, Italian: over those of the client where both have one.
###
### Every language has the same keys with the same arguments.

## The table

table-group-build = Costruzione
table-group-officer = Ufficiali Esecutivi
table-group-green = Contratti verdi
table-group-yellow = Contratti gialli
table-group-red = Contratti rossi
table-group-national = Contratti Nazionali
table-group-starting = Contratti Iniziali
# $before, $after (numbers): places on the energy track
table-rank-change = posto { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, bonus e malus { $more }, energia { $energy }
table-turns = { $n ->
    [one] ruota girata { $n } volta
   *[other] ruota girata { $n } volte
}
table-energy = Tracciato Energia
table-companies = Compagnie
table-tab-actions = Azioni
table-tab-draft = Scelta iniziale
table-tab-mine = La mia compagnia
table-tab-contracts = Contratti
table-tab-all = Tutte le compagnie
table-phone-map = Mappa
table-phone-actions = Azioni
table-phone-mine = La mia
table-phone-contracts = Offerta
table-phone-all = Tutte
table-phone-log = Registro
table-fold = Mappa
table-forecast = Previsione dell’acqua
table-resign-text = Abbandoni questa partita per sempre. Un bot porta avanti la tua compagnia, oppure la partita finisce se restano troppo poche persone.
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] { $names } vince con { $points } PV
   *[other] { $names } vincono con { $points } PV
}
table-key-arrows = sulla mappa: lungo il fiume e fra le rive; in un elenco: da una scelta all’altra
table-key-along = lungo la Condotta fino alle Centrali
table-key-card = scheda dell’oggetto indicato
table-key-forecast = previsione dell’acqua
table-key-areas = a mappa, azioni, compagnie, energia, registro
table-key-zoom = ingrandisci, rimpicciolisci, mappa intera
table-read-map = Mappa per bacino
table-read-offer = Offerta
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

## Settings and pictures

game-what = Quattro fiumi scendono dai monti alle pianure. Costruisci Dighe per trattenerne l’acqua, Condotte per guidarla e Centrali per farne corrente. Più vale la Condotta, più energia dà ogni goccia – e ciò che non prendi tu, lo prenderà un altro. Le macchine usate tornano quando la tua Ruota di Costruzione ha compiuto un giro.
settings-owners = Colori delle Compagnie
settings-owners-hint = Solo sul tuo schermo. Emblema, lettera e trama restano.
settings-owner-reset = Come stampato

## Spazi azione

boards-printed = { $n ->
    [one] costa { $n } Credito
   *[other] costa { $n } Crediti
}
boards-red = bordo rosso, 3 Crediti in più
boards-bank-any = qualsiasi numero di Ingegneri
boards-closed-few = chiuso con meno di { $fewest } giocatori
boards-closed = chiuso
boards-empty = libero
boards-used = occupato
boards-legal = si può scegliere
boards-stands = { $n ->
    [one] { $company } con { $n } Ingegnere
   *[other] { $company } con { $n } Ingegneri
}
boards-built-by = costruito: { $company }
boards-tile-gone = la tessera Tecnologia non c'è più
boards-work-gone = Eseguito in questo round

## Costruzione

boards-construction = Costruzione
boards-construction-spaces = Spazi di costruzione di questo round
boards-pieces = { $n ->
    [0] nessun pezzo rimasto
    [one] { $n } pezzo rimasto
   *[other] { $n } pezzi rimasti
}

## Contratti, pile

boards-private-contracts = Contratti Privati
boards-national-contracts = Contratti Nazionali
boards-national-none = Tutti i Contratti Nazionali sono stati soddisfatti.
boards-pile = { $pile }: { $n } rimasti
boards-pile-contracts = pila dei Contratti, { $colour }
boards-pile-tiles = pila delle tessere Tecnologia, livello { $level }
boards-pile-works = pila dei Lavori Esterni { $pile }

## Edifici Privati

boards-slots = Posti per Edifici: { $building }
boards-spaces = Spazi azione: { $building }

## Tracciato Energia e round

boards-energy-track = Tracciato Energia
boards-energy-of = { $company }: { $n } Energia
boards-place = posto { $n }
boards-if-ended = Se il round finisse ora:
boards-bonus-tiles = Tessere Bonus dei round
boards-this-round = questo round
boards-scored = conteggiata
boards-round-of = Round { $n } di { $of }
boards-order = Ordine di Turno
boards-you = tu
boards-asked = deve rispondere
boards-passed = ha passato

## Automa

boards-automa = Automa
boards-automa-actions = Azioni
boards-automa-criteria = Criteri
boards-automa-card = Tessera Automa { $n }: apri la scheda
boards-automa-none = Si scopre al primo turno di un Automa.
boards-automa-stack = pila delle tessere Automa
boards-automa-discards = tessere Automa scartate
boards-automa-code = poi da { $code } in avanti
boards-automa-streams = Sorgenti nell'ordine { $order }

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, ora { $before }
company-board-of = Plancia della compagnia: { $company }
company-board-legal = si può scegliere
company-board-built = costruito
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: { $n } su { $of }
# $bonus: with its sign, as in +1
company-board-bonus = bonus di produzione { $bonus }
company-board-ability-lit = attiva
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] dalla terza Centrale
   *[other] dalla Centrale n. { $n }
}
company-board-construction = Costruzione
company-board-red = bordo rosso, 3 crediti in più
company-board-used = usato in questo round
company-board-tiles = tessere Tecnologia
company-board-tiles-none = Sono tutte sulla Ruota.
company-board-leaves = { $name }, va sulla Ruota
company-board-contracts = Contratti
company-board-contracts-none = Ancora nessun Contratto. Si prendono all’Ufficio Contratti.
company-board-fulfilled = { $n ->
    [one] { $n } soddisfatto
   *[other] { $n } soddisfatti
}
company-board-copies = copia { $officer }
company-board-on-officer = { $n ->
    [one] { $n } Ingegnere sulla tessera
   *[other] { $n } Ingegneri sulla tessera
}

wheel-of = Ruota di Costruzione: { $company }
wheel-open = aperto
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] torna al prossimo movimento della Ruota
   *[other] torna dopo { $n } movimenti della Ruota
}
wheel-next = { $n ->
    [one] Torna al prossimo movimento
   *[other] Il primo ritorno è tra { $n } movimenti
}
wheel-none = Nulla sta tornando.

company-strip-all = Compagnie in ordine di turno
company-strip-automa = Automa, { $level }
company-strip-bot = Bot
company-strip-bot-for = Bot per { $name }
company-strip-you = { $name } (tu)
company-strip-away = assente
company-strip-asked = risponde
company-strip-passed = ha passato

draft-title-pair = Compagnia e Ufficiale Esecutivo
draft-help-pair = Chi sceglie per ultimo gioca per primo nel round 1. Ogni Compagnia ha il suo Ufficiale Esecutivo.
draft-title-company = Compagnia
draft-help-company = Una compagnia ancora libera; poi si sceglie l’Ufficiale Esecutivo.
draft-title-officer = Ufficiale Esecutivo
draft-help-officer = Un Ufficiale ancora libero. L’abilità vale dall’inizio.
draft-title-contract = Contratto iniziale
draft-help-contract = È tuo dall’inizio e si soddisfa come gli altri.
draft-contracts = Contratti iniziali
draft-taken = Già presi

card-layer-income = Rendita
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }°

map-title = Mappa dei fiumi
map-role = mappa
map-desc = Le frecce giù e su seguono il fiume. Le frecce sinistra e destra passano sull'altra riva: Condotta sinistra, Diga, Condotta destra. Maiusc e freccia giù seguono una Condotta fino alle Centrali. N e P vanno al luogo consentito successivo e precedente, Invio sceglie, I apre la scheda. Più, meno e zero cambiano l'ingrandimento.

# $basin (number)
map-base-upper = Bacino { $basin }, spazio Base superiore
map-base-lower = Bacino { $basin }, spazio Base inferiore
# $basin, $value, $end (numbers)
map-conduit-left = Bacino { $basin }, spazio Condotta sinistro, valore di produzione { $value }, porta al bacino { $end }
map-conduit-right = Bacino { $basin }, spazio Condotta destro, valore di produzione { $value }, porta al bacino { $end }
# $n (number): which space of the basin
map-powerhouse = Bacino { $basin }, spazio Centrale { $n }
# $key: A to D
map-headstream = Sorgente { $key }, alimenta il bacino { $basin }
map-waiting = { $n ->
    [0] nessuna Goccia in attesa
    [one] { $n } Goccia in attesa
   *[other] { $n } Gocce in attesa
}
# $drops: four numbers with commas
map-rounds = Gocce nei round da 1 a 4: { $drops }
# $n (number): credits
map-red = bordo rosso, { $n ->
    [one] { $n } Credito in più
   *[other] { $n } Crediti in più
}
# once something stands there
map-red-built = bordo rosso
map-empty = vuoto
# $owner: a company or "neutral"
map-dam = { $owner }: Diga di livello { $level }, Gocce: { $drops } su { $capacity }
map-conduit-built = { $owner }: Condotta
map-powerhouse-built = { $owner }: Centrale
map-legal = consentito

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: ora scegli la Condotta. Esc annulla.
map-pick-dam = { $place }: ora scegli la Diga. Esc annulla.

map-tools = Vista della mappa
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mappa intera
# $n (number): how many
map-next-legal = Prossimo luogo consentito, { $n } in tutto
map-loupe = Lente
map-loupe-close = Chiudi la lente
