### Le parole di Ferry, in italiano.

seat = Giocatore { $n }

## Barche

boat-raft = zattera
    .the = la zattera
    .on = sulla zattera
boat-canoe = canoa
    .the = la canoa
    .on = sulla canoa
boat-punt = barchino
    .the = il barchino
    .on = sul barchino
boat-rowboat = barca a remi
    .the = la barca a remi
    .on = sulla barca a remi
boat-longboat = lancia
    .the = la lancia
    .on = sulla lancia
boat-cutter = cutter
    .the = il cutter
    .on = sul cutter
boat-sloop = sloop
    .the = lo sloop
    .on = sullo sloop
boat-lighter = bettolina
    .the = la bettolina
    .on = sulla bettolina
boat-barge = chiatta
    .the = la chiatta
    .on = sulla chiatta
boat-steamer = piroscafo
    .the = il piroscafo
    .on = sul piroscafo

## Domande

question-boat = Quale barca arriva?
question-draw = Quale cassa viene pescata?
question-load = { $seat }: quale cassa va { $boat-on }? (porta { $hold })
question-lash = { $seat }: legare la cassa? ({ $n ->
    [one] resta { $n } corda
   *[other] restano { $n } corde
})

## Risposte

option-wait = aspetta un'altra barca
option-loose = lasciala slegata
option-lash = legala
option-load = carica la cassa { $n }
option-draw = cassa { $n }

## Eventi

event-arrived = Arriva al molo { $boat-the }
event-loaded = { $seat } carica la cassa { $n }
event-loaded-hidden = { $seat } carica una cassa coperta
event-waited = { $seat } aspetta
event-lashed = { $seat } lega la cassa
event-turned = { $seat } scopre la cassa { $n }
event-overboard = La cassa { $n } di { $seat } cade in acqua
event-crossed = Attraversa il fiume { $boat-the }
event-sank = Affonda { $boat-the }
event-points = { $seat } guadagna { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
event-points-lost = { $seat } perde { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
event-drew = { $seat } pesca la cassa { $n }
event-drew-hidden = { $seat } pesca una cassa
event-won = { $seat } vince con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## A causa di che cosa

source-rules = regole
source-waiting = attesa
source-fare = nolo
source-freight = trasporto
source-wreck = naufragio
points-start = all'inizio
points-fare = noli
points-freight = trasporto
points-waiting = attesa
points-wreck = naufragi

## Perché no

reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-nothing = Nulla lo impedisce.
reason-nothing-to-undo = Non c'è nulla da annullare.
reason-not-asked = Questo non risponde alla domanda.
reason-not-in-hand = La cassa { $n } non è nella tua mano.

## Il tavolo

view-season = stagione
view-season-spring = primavera
view-season-autumn = autunno
view-season-summer = estate
view-fog = nebbia
view-round = barca
view-boats = di
view-boat = al molo
view-boat-raft = { boat-raft }
view-boat-canoe = { boat-canoe }
view-boat-punt = { boat-punt }
view-boat-rowboat = { boat-rowboat }
view-boat-longboat = { boat-longboat }
view-boat-cutter = { boat-cutter }
view-boat-sloop = { boat-sloop }
view-boat-lighter = { boat-lighter }
view-boat-barge = { boat-barge }
view-boat-steamer = { boat-steamer }
view-hold = porta
view-fare = nolo
view-weight = peso
view-order = ordine
view-aboard = a bordo
view-lashed = legata
view-seat = giocatore
view-seats = giocatori
view-vp = punti
view-ropes = corde
view-crates = casse
view-hand = mano
