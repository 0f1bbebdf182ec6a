### The words of the drawings of Craftsmen, Italian: the town, market, granary, fair and harbour.
###
### Every language has the same keys with the same arguments.

## The town

town-title = Città
town-now = ora
town-done = finito
town-closed = Chiuso d'inverno
town-everybody = Agisce ognuno, in ordine di turno
town-count = { $n } di { $most }
town-pool = riserva
town-picture = Hanno usato il privilegio: { $who }
town-does-bankers = 4 capitali, scartane 2
town-does-builders = Costruisci fino a 2 carte
town-does-notary = Compra o metti all'asta
town-does-craft_guild = { work-points }
town-does-merchants = Compra dal granaio
town-does-town_hall = Gettone o cambio d'ordine
town-privilege-bankers = scartane solo 1
town-privilege-builders = una senza corrispondenza
town-privilege-notary = scegli tra 3 della pila
town-privilege-craft_guild = 2 materie per 1 punto
town-privilege-merchants = paga con la fiera

## A queue space: what stands under it, and what is said about going there

queue-price-free = gratis
queue-price-own = tuo
queue-or = o
queue-empty = vuoto
queue-struck = chiuso in 2 giocatori
queue-label = { $town }, { $space }: { $who }
send-free = gratis
send-own = sul tuo assistente, gratis
send-fee = sull'assistente di { $name }, che riceve una carta capitale o { points }
send-draws = sull'assistente di { $name }, che pesca una carta capitale; a te non costa nulla
send-acts = numero { $n } ad agire qui
send-privilege = con il privilegio

## The calendar and the turn order

calendar-year = Anno { $n } di { $of }
calendar-start = inizio della partita
calendar-over = partita finita
order-now = ordine
order-next = prossima stagione
order-place = { $n }: { $name }
order-you = tu
order-asked = decide ora
order-passed = ha passato

## Market, granary, fair, harbour

market-faces = Mercato e piano
market-capital = capitale
market-card = { $card }, prezzo { $n }
market-tier = { $tier }: { $n } nella pila
market-none = Nessuna carta
market-face-up = Scoperta: { $capital }
market-pile = Pila: { $n }
market-used = Pila degli scarti: { $n }
market-used-short = scarti
granary-remark = prima si vende l'inferiore
granary-row = { $good }. Inferiore: { $lower }. Superiore: { $upper }
fair-remark = un cubetto vale una materia prima qualsiasi
fair-stall = Banco di { $name }: { $n } di { $most }
harbour-title = Porto
harbour-bonus = per la prima linea intera
ship-shelf = { $good } ({ points }): { $who }
bonus-taken = { $token }: ce l'ha { $name }

## Cards: what stands beside a number

card-privilege = Privilegio:
card-cost = costo di costruzione
card-price = prezzo d'acquisto
card-vp = punti per produrlo
card-work = punti lavoro, materiali compresi
card-bonus = gettone bonus
card-mayor = carte pescate dal borgomastro
card-cards = carte nel gioco
card-pile = carte nella pila
card-value = valore
card-copies = carte di questo tipo
card-discarded = di cui scartate
card-ship = nave { $ship }, un segnalino
