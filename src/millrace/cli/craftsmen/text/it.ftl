### The words of Craftsmen at the terminal, Italian. Every language has the same keys with the same arguments.
### First the title of the calendar, then the parts of the table; notes stand behind a title in one line.

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
# $n (number): what it costs; $colours: letters
ui-c-price = costa { $n }, colori { $colours }
# $tier: one of tier-…
ui-c-swap = con la carta in cima al suo mazzo, { $tier }
# $n (number): capital cards
ui-c-draws = tutte le restanti, { capital-cards }
# $owner: who lies below; $points: the message points
ui-c-fee = paga una carta capitale o { $points } (riceve: { $owner })
ui-c-free = impilare è gratis
ui-c-free-draw = impilare è gratis, { $owner } pesca una carta capitale
ui-c-send = `town` dice che cosa danno gli edifici e i loro privilegi.
# $n, $of (numbers): assistants of the same player
ui-c-assistant = Agisce il tuo assistente { $n } di { $of } in questo edificio.
# $n (number): what is due
ui-c-none-chosen = Ancora nessuna scelta, da pagare { $n }. Le carte si pagano insieme quando bastano.
ui-c-chosen = Scelte:
# $n, $due (numbers): worth of the cards chosen, and what is left to pay
ui-c-worth-due = valgono { $n }, restano da pagare { $due }
ui-c-left-due = restano { $n }
# $cards: those that go with it
ui-c-with = completa il pagamento, con { $cards }
ui-c-completes = completa il pagamento
# $n (number): what the payment is worth more than is due
ui-c-over = { $n } di troppo
# $of (number): colours; $n (number): those invested; $sum (number): of the values
ui-c-invest = Un investimento richiede { $of } carte, una per colore, e dà la somma dei loro valori.
ui-c-invested = Colori investiti: { $n } di { $of }, somma finora { $sum }.
# $text: what the privilege does
ui-c-privilege = Privilegio: { $text }
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
    table            tutto; town, market, board, players, hand: parti del tavolo
    board            navi, granaio e gettoni bonus
    plan beer        che cosa serve per un'altra unità: punti lavoro, edifici; plan: tutte le merci
    fits             carte edificio, in mano e scoperte, che si adattano alla tua fila

ui-points-c-hand = carte capitale in mano (spareggio)
ui-points-c-order = posto nell'ordine di turno (spareggio)
