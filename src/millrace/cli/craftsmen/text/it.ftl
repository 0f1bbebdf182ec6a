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
ui-c-send = `town` dice che cosa danno gli edifici e i loro privilegi.
# $n, $of (numbers): assistants of the same player
ui-c-assistant = Agisce il tuo assistente { $n } di { $of } in questo edificio.
ui-c-over = { $n } di troppo
ui-c-leaves = lascia una mano di valore { $n }
ui-c-laid = sul tavolo, valore { $n }, ancora da pagare { $due }
ui-c-ways = Modi di pagare: { $n }, i migliori per primi. Puoi anche indicare le carte, come `{ $cards }`.
ui-c-no-payment = { $cards } non è un pagamento: valore { $n }, da pagare { $due }, e nessuna carta può essere di troppo.
ui-c-work = Punti lavoro: { $steps }
ui-c-highest = offerta più alta { $n } ({ $owner })
ui-c-offer = il borgomastro offre { $n }
ui-c-still-in = in gara:
ui-c-only = Qui non puoi fare altro. La domanda viene posta lo stesso, perché nessuno lo sappia.
# $text: what the privilege does
ui-c-privilege = Privilegio: { $text }
ui-c-capital = capitale scoperto
ui-c-ships = Navi
ui-c-ships-note = + per più segnalini · valore di ogni segnalino · [vecchio][nuovo]
ui-c-granary-note = segnalino inferiore/superiore · ○ naturale
ui-c-players = Giocatori
ui-c-players-note = ■ materiale, □ vuoto · ◆ gettoni privilegio · ▲ gettoni lavoro · ● assistenti
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
    V2 B1            paga con queste carte, tutte insieme
    plan beer        che cosa serve per un'altra unità: punti lavoro, edifici; plan: tutte le merci
    fits             carte edificio, in mano e scoperte, che si adattano alla tua fila

ui-points-c-hand = carte capitale in mano (spareggio)
ui-points-c-order = posto nell'ordine di turno (spareggio)
