### The words of Craftsmen, Italian. Keys, arguments and comments: en.ftl.
###
### There is no Italian edition to follow. The terms chosen here:
### appreciation point: punto; season: stagione; phase: fase; stage: tappa; assistant: assistente; queue space:
### spazio; gold, silver, green-ribbon space: spazio oro, argento, con nastro verde; privilege: privilegio;
### token: gettone; work point: punto lavoro; capital card: carta capitale; building card: carta edificio;
### basic, extended, advanced: base, ampliato, avanzato; row: fila; input icon: icona; raw material: materia
### prima; good: merce; half-product: semilavorato; final good: prodotto finito; production line: linea di produzione;
### fair: fiera; granary: granaio; marker: segnalino; natural marker: segnalino naturale; cube: cubetto;
### hold, captain: stiva, capitano; mayor: borgomastro; turn order, order-change track: ordine di turno,
### tracciato del cambio d'ordine; guild of bankers, builders, merchants: gilda dei banchieri, dei costruttori,
### dei mercanti; craftsmen's guild: corporazione degli artigiani; town hall: municipio.

## Participants

seat = Giocatore { $n }
    .marker = un segnalino del Giocatore { $n }
    .to = al Giocatore { $n }
natural = segnalino naturale
    .marker = un segnalino naturale

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Goods

good-wood = legno
    .one = del legno
good-iron_ore = minerale di ferro
    .one = del minerale di ferro
good-flax = lino
    .one = del lino
good-wheat = grano
    .one = del grano
good-cow = mucca
    .one = una mucca
good-wax = cera
    .one = della cera
good-grapes = uva
    .one = dell'uva
good-barrel = botte
    .one = una botte
good-rope = corda
    .one = una corda
good-leather = cuoio
    .one = del cuoio
good-paper = carta
    .one = della carta
good-iron = ferro
    .one = del ferro
good-cloth = stoffa
    .one = della stoffa
good-flour = farina
    .one = della farina
good-meat = carne
    .one = della carne
good-weapons = armi
    .one = delle armi
good-tools = attrezzi
    .one = degli attrezzi
good-clothes = abiti
    .one = degli abiti
good-books = libri
    .one = dei libri
good-candles = candele
    .one = delle candele
good-wine = vino
    .one = del vino
good-beer = birra
    .one = della birra
good-bread = pane
    .one = del pane

## Colours, seasons

# .fem: said of a capital card
colour-violet = viola
    .fem = viola
colour-green = verde
    .fem = verde
colour-blue = blu
    .fem = blu
colour-red = rosso
    .fem = rossa

season-spring = primavera
season-summer = estate
season-autumn = autunno
season-winter = inverno

season-text = Si mandano gli assistenti, poi agiscono in ordine i sei edifici della città. Chi ha usato meno privilegi prende un gettone privilegio. Il tracciato del cambio d'ordine dà il nuovo ordine di turno.
season-text-winter = Niente assistenti. Ognuno può costruire (fase II), poi produrre (fase IV). Quindi si valuta l'anno: navi, città, granaio, investimenti.

## Capital cards

capital = { $colour-fem } { $value }
    .the = la carta capitale { $colour-fem } { $value }

## Building cards

building-sawmill = segheria
    .the = la segheria
    .in = nella segheria
building-mine = miniera
    .the = la miniera
    .in = nella miniera
building-flax_plantation = piantagione di lino
    .the = la piantagione di lino
    .in = nella piantagione di lino
building-wheat_farm = campo di grano
    .the = il campo di grano
    .in = nel campo di grano
building-pasture = pascolo
    .the = il pascolo
    .in = nel pascolo
building-apiary = apiario
    .the = l'apiario
    .in = nell'apiario
building-vineyard = vigneto
    .the = il vigneto
    .in = nel vigneto
building-cooperage = bottega del bottaio
    .the = la bottega del bottaio
    .in = nella bottega del bottaio
building-paper_mill = cartiera
    .the = la cartiera
    .in = nella cartiera
building-ropery = corderia
    .the = la corderia
    .in = nella corderia
building-weaver = tessitoria
    .the = la tessitoria
    .in = nella tessitoria
building-tannery = conceria
    .the = la conceria
    .in = nella conceria
building-butcher = macelleria
    .the = la macelleria
    .in = nella macelleria
building-smelter = fonderia
    .the = la fonderia
    .in = nella fonderia
building-mill = mulino
    .the = il mulino
    .in = nel mulino
building-armourer = armeria
    .the = l'armeria
    .in = nell'armeria
building-toolmaker = officina degli attrezzi
    .the = l'officina degli attrezzi
    .in = nell'officina degli attrezzi
building-tailor = sartoria
    .the = la sartoria
    .in = nella sartoria
building-bookbinder = legatoria
    .the = la legatoria
    .in = nella legatoria
building-chandler = cereria
    .the = la cereria
    .in = nella cereria
building-winery = cantina
    .the = la cantina
    .in = nella cantina
building-brewery = birrificio
    .the = il birrificio
    .in = nel birrificio
building-bakery = panificio
    .the = il panificio
    .in = nel panificio

building-sawmill-text = Produce legno.
building-mine-text = Produce minerale di ferro.
building-flax_plantation-text = Produce lino.
building-wheat_farm-text = Produce grano.
building-pasture-text = Produce mucche.
building-apiary-text = Produce cera.
building-vineyard-text = Produce uva.
building-cooperage-text = Produce botti dal legno. 1 punto.
building-paper_mill-text = Produce carta dal legno. 1 punto.
building-ropery-text = Produce corde dal lino. 1 punto.
building-weaver-text = Produce stoffa dal lino. 1 punto.
building-tannery-text = Produce cuoio dalle mucche. 1 punto.
building-butcher-text = Produce carne dalle mucche. 1 punto quando viene caricata su una nave.
building-smelter-text = Produce ferro dal minerale di ferro. 1 punto.
building-mill-text = Produce farina dal grano. 1 punto.
building-armourer-text = Produce armi da ferro e cuoio. 4 punti quando vengono caricate su una nave.
building-toolmaker-text = Produce attrezzi da ferro e legno. 3 punti quando vengono caricati su una nave.
building-tailor-text = Produce abiti da stoffa e cuoio. 4 punti quando vengono caricati su una nave.
building-bookbinder-text = Produce libri da carta e cuoio. 4 punti quando vengono caricati su una nave.
building-chandler-text = Produce candele da cera e corde. 3 punti quando vengono caricate su una nave.
building-winery-text = Produce vino da uva e botti. 3 punti quando viene caricato su una nave.
building-brewery-text = Produce birra da grano e botti. 3 punti quando viene caricata su una nave.
building-bakery-text = Produce pane da farina e legno. 3 punti quando viene caricato su una nave.

card = { $building } ({ $top }/{ $bottom })
    .the = { $building-the } ({ $top }/{ $bottom })
    .in = { $building-in } ({ $top }/{ $bottom })

tier-basic = edificio base
tier-extended = edificio ampliato
tier-advanced = edificio avanzato
tier-sawmill = segheria

tier-basic-text = Produce materie prime. Costa 2 da costruire e 3 da comprare; all'asta il borgomastro pesca 1 carta capitale.
tier-extended-text = Produce semilavorati. Costa 3 da costruire e 5 da comprare; all'asta il borgomastro pesca 2 carte capitale.
tier-advanced-text = Produce prodotti finiti. Costa 6 da costruire e 10 da comprare; all'asta il borgomastro pesca 3 carte capitale.
tier-sawmill-text = Produce una materia prima. È l'edificio iniziale, gratuito.

## The town

town-bankers = gilda dei banchieri
town-builders = gilda dei costruttori
town-notary = notaio
town-craft_guild = corporazione degli artigiani
town-merchants = gilda dei mercanti
town-town_hall = municipio

town-bankers-text = Ottieni 4 carte capitale: prendine 1 o 2 tra quelle scoperte e pesca le altre. Poi scarta 2 carte.
town-builders-text = Costruisci fino a 2 carte edificio della tua mano alle estremità della tua fila. Una carta deve avere la metà superiore o quella inferiore dello stesso colore della carta vicina.
town-notary-text = Compra una carta edificio scoperta con carte capitale dei suoi colori, oppure mettila all'asta.
town-craft_guild-text = Ricevi 3 punti lavoro nell'anno 1, 4 nell'anno 2, 5 nell'anno 3. Ognuno paga una materia prima, uno scambio alla fiera, un semilavorato o un prodotto finito.
town-merchants-text = Compra il semilavorato inferiore di una riga del granaio per 1 carta capitale. Va su una tua icona vuota. Per un segnalino naturale la carta si scarta; altrimenti va al proprietario del segnalino.
town-town_hall-text = Prendi un gettone privilegio o un gettone lavoro, oppure vai sul tracciato del cambio d'ordine (non in 2 giocatori). Nessuno tiene più di 3 gettoni dello stesso tipo.

town-bankers-privilege = Scarta solo 1 carta.
town-builders-privilege = Una delle carte costruite può non corrispondere alla vicina.
town-notary-privilege = Prima o dopo l'azione pesca 3 carte di una pila di edifici e aggiungi le 2 scoperte dello stesso livello. Scoprine 2 delle 5 e rimetti le altre 3 in cima o in fondo alla pila, nell'ordine che vuoi.
town-craft_guild-privilege = Una volta, 1 punto lavoro produce 2 materie prime.
town-merchants-privilege = Paga con 1 tuo cubetto della fiera. Il proprietario del segnalino mette allora 1 cubetto sulla fiera invece di ricevere una carta.
town-town_hall-privilege = Nessuno.

space-gold = spazio oro
space-silver = spazio argento
space-ribbon = spazio con nastro verde
space-privilege = { space-gold } (privilegio)

space-gold-text = L'assistente può usare il privilegio dell'edificio. Impilare sull'assistente di un altro giocatore costa una carta capitale o tanti punti quanto il numero dell'anno; in 2 giocatori è gratis e l'altro giocatore pesca una carta capitale.
space-silver-text = Impilare sull'assistente di un altro giocatore costa una carta capitale o tanti punti quanto il numero dell'anno; in 2 giocatori è gratis e l'altro giocatore pesca una carta capitale.
space-ribbon-text = Impilare è gratis.

queue-acts = agisce per { $n }º
queue-free = { $space }, { queue-acts }
queue-own = { $space }, gratis su un tuo assistente, { queue-acts }
queue-ribbon = { $space }, gratis su un assistente ({ $owner }), { queue-acts }
queue-draws = { $space }, gratis su un assistente ({ $owner } pesca una carta capitale), { queue-acts }
queue-fee = { $space }, su un assistente ({ $owner }) per una carta capitale o { $points }, { queue-acts }

## Places on the table

place-fair = fiera
place-granary = granaio
place-row = fila di edifici
place-hand = mano
place-pile = mazzo
place-discards = pila degli scarti
place-order = ordine di turno
place-track = tracciato del cambio d'ordine
place-mayor = borgomastro
place-bonus = gettoni bonus
ship = nave { $n }
ship-bonus = { $place }º posto: { points }
bonus-token = gettone bonus per { $good } ({ points })

side-left = estremità sinistra
side-right = estremità destra
side-both = entrambe le estremità

## Amounts

points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
work-points = { $n ->
    [one] { $n } punto lavoro
   *[other] { $n } punti lavoro
}
capital-cards = { $n ->
    [one] { $n } carta capitale
   *[other] { $n } carte capitale
}
building-cards = { $n ->
    [one] { $n } carta edificio
   *[other] { $n } carte edificio
}
assistants = { $n ->
    [one] { $n } assistente
   *[other] { $n } assistenti
}
privilege-tokens = { $n ->
    [one] { $n } gettone privilegio
   *[other] { $n } gettoni privilegio
}
work-tokens = { $n ->
    [one] { $n } gettone lavoro
   *[other] { $n } gettoni lavoro
}
cubes = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}

## Years, phases, stages

year = Anno { $n }
phase-assistants = assistenti
phase-buildings = edifici
phase-end = fine della stagione
phase-year-end = punteggio di fine anno
stage = { $n ->
    [1] Tappa I
    [2] Tappa II
    [3] Tappa III
    [4] Tappa IV
    [5] Tappa V
    [6] Tappa VI
   *[other] Tappa { $n }
}

## Plans

plan-needs = { $work ->
    [one] { $good }: { $work } punto lavoro
   *[other] { $good }: { $work } punti lavoro
}
plan-missing = Non ancora costruito: { $building }
plan-ready = Già pronto: { $good }
plan-granary = Nel granaio: { $good }
plan-costs = Capitale: { $build } per costruire, { $buy } per comprare; la tua mano vale { $worth }
plan-pays = Darebbe { points }
plan-fits = Si può costruire ({ $side }): { $card }

## Questions

question-draw = Quale carta capitale viene pescata?
question-draw-building = Quale carta edificio viene pescata?
question-deal-sawmill = Quale segheria viene distribuita?
question-turn-up-capital = Quale carta capitale viene scoperta?
question-turn-up = Quale carta edificio viene scoperta?
question-swap-card = { $seat }: quale carta edificio scambiare con la prima della sua pila?
question-swap-sawmill = { $seat }: quale segheria al posto della tua?
question-send = { $seat }: dove mandare un assistente?
question-stack = { $seat }: su quale spazio impilare? ({ $town })
question-fee = { $seat }: che cosa pagare { $owner-to } per impilare?
question-limit = { $seat }: quale carta capitale scartare? (limite della mano { $n })
question-bankers = { $seat }: quale carta capitale scoperta prendere?
question-bankers-more = { $seat }: prendere una seconda carta capitale scoperta o pescare?
question-bankers-discard = { $seat }: quale carta capitale scartare? (ancora { $n })
question-build = { $seat }: quale carta edificio costruire?
question-side = { $seat }: a quale estremità costruire { $card-the }?
question-pay = { $worth ->
    [0] { $seat }: con quali carte capitale pagare? (da pagare { $n })
   *[other] { $seat }: quale carta capitale aggiungere? (finora { $worth } di { $n })
}
question-notary = { $done ->
    [0] { $seat }: quale carta edificio comprare o mettere all'asta?
   *[other] { $seat }: usare il privilegio dopo l'azione?
}
question-open = { $seat }: quale offerta iniziale per { $card-the }?
question-bid = { $seat }: offrire più di { $n } ({ $owner }) per { $card-the }?
question-mayor-draw = Quale carta capitale pesca il borgomastro?
question-mayor-answer = { $seat }: offrire più del borgomastro ({ $n })?
question-look-tier = { $seat }: in quale pila guardare?
question-look-draw = Quale carta edificio viene guardata?
question-look-show = { $seat }: quale carta edificio scoprire?
question-look-where = { $seat }: dove rimettere le altre carte?
question-look-order = { $seat }: quale delle carte rimaste sta più in alto?
question-craft = { $seat }: che cosa fare con il prossimo punto lavoro? (ancora { $n })
question-raw = { $seat }: quale materia prima produrre? (ancora { $n })
question-raw-place = { $seat }: dove mettere { $good-one }?
question-trade-place = { $seat }: su quale icona va il cubetto della fiera?
question-half-place = { $seat }: dove mettere { $good-one }?
question-granary-reward = { $seat }: quale carta capitale per la consegna?
question-ship = { $seat }: su quale nave caricare { $good-one }?
question-bribe = { $seat }: con quale carta capitale corrompere il capitano?
question-merchants = { $seat }: quale semilavorato comprare?
question-merchant-slot = { $seat }: su quale icona va?
question-merchant-pay = { $seat }: quale carta capitale pagare per { $owner-marker }?
question-town-hall = { $seat }: che cosa fare in municipio?
question-token = { $seat }: spendere un gettone lavoro?
question-invest = { $n ->
    [0] { $seat }: investire 4 carte capitale, una per colore, per la somma dei loro valori? Prima il { $colour }
   *[other] { $seat }: quale carta investire? Ora il { $colour } ({ $n } di 4, somma { $sum })
}

## Options

option-skip-keep = Tieni quello che hai
option-skip-enough = Basta così
option-skip-lose = Accetta la perdita
option-skip-save = Non spendere gettoni lavoro
option-skip-invest = Non investire
option-skip-waive = Rinuncia all'azione
option-pass = Passa
option-points = Paga { points }
option-draw = Pesca dal mazzo
option-draw-rest = Pesca dal mazzo tutte le altre: { $n }
option-left = All'estremità sinistra
option-right = All'estremità destra
option-top = In cima alla pila
option-bottom = In fondo alla pila
option-privilege = Usa il privilegio
option-token = Usa il privilegio con un gettone
# $n (number): the hand limit
option-privilege-vain = Usa il privilegio (invano: la carta salvata supera il limite della mano: { $n })
option-token-vain = Usa il privilegio con un gettone (invano: la carta salvata supera il limite della mano: { $n })
# $n (number): what the payment would be worth beyond what is due
option-pay-loses = { $capital } (si perde almeno { $n }: non si dà resto)
option-fair = Alla fiera
option-trade = Scambio alla fiera
option-take-privilege = Prendi un gettone privilegio
option-take-work = Prendi un gettone lavoro
option-change-order = Vai sul tracciato del cambio d'ordine
option-spend = Spendi un gettone lavoro
option-send = { $town }: { $place }
option-send-stack = { $town }: impila
option-buy = Compra { $card-the } per { $n } nei suoi colori
option-build = Costruisci { $card-the } per { $n }
option-auction = Metti all'asta { $card-the }
option-bid = Offri { $n }
option-make = Produci { $good-one }
option-work = Produci { $good-one }: { $card }
option-input = Metti { $card-in }: { $good }
option-granary = Granaio: { $good }
option-ship = Nave { $n }
option-bribe = Nave { $n }, corrompendo il capitano

## Events

event-capital-up = Viene scoperta: { $capital }
event-building-up = Viene scoperta: { $card }
event-drew = { $seat } pesca { $capital-the }
event-drew-hidden = { $seat } pesca una carta capitale
event-drew-building = { $seat } pesca { $card-the }
event-drew-building-hidden = { $seat } pesca una carta edificio
event-sawmill = { $seat } comincia con { $card-the }
event-swapped = { $seat } scambia una carta edificio ({ $tier })
event-order = { $seat } è al { $n }º posto nell'ordine di turno
event-season = Anno { $year }: { $season }
event-phase-assistants = Fase: { phase-assistants }
event-phase-buildings = Fase: { phase-buildings }
event-phase-end = Fase: { phase-end }
event-phase-year-end = Fase: { phase-year-end }
event-stage = { stage }: { $town }
event-points = { $seat } ottiene { points }
event-loses-points = { $seat } perde { points }
event-sent = { $seat } manda un assistente: { $town }, { $space }
event-stacked = { $seat } impila un assistente: { $town }, { $space }
event-gives = { $seat } dà { $owner-to } { $capital-the }
event-gives-hidden = { $seat } dà { $owner-to } una carta capitale
event-passed = { $seat } passa
event-waived = { $seat } termina l'azione: { $town }
event-took = { $seat } prende { $capital-the }
event-discarded = { $seat } scarta { $capital-the }
event-paid = { $seat } paga con { $capital-the }
event-reshuffled = Gli scarti diventano il nuovo mazzo: { capital-cards }
event-privilege = { $seat } usa il privilegio: { $town }
event-privilege-token = { $seat } usa il privilegio con un gettone: { $town }
event-built-left = { $seat } costruisce { $card-the } all'estremità sinistra
event-built-right = { $seat } costruisce { $card-the } all'estremità destra
event-bonus = { $seat } prende il { bonus-token }
event-bought = { $seat } prende in mano { $card-the }
event-opens = { $seat } mette all'asta { $card-the }, offerta iniziale { $n }
event-bids = { $seat } offre { $n }
event-mayor = Il borgomastro pesca { $capital-the }
event-mayor-offers = Il borgomastro offre { $n }
event-under = Sotto la sua pila: { $card }
event-looks = { $seat } guarda in una pila ({ $tier })
event-shown = { $seat } scopre { $card-the }
event-returned-top = { $seat } rimette { $card-the } in cima alla pila
event-returned-top-hidden = { $seat } rimette una carta edificio in cima alla pila
event-returned-bottom = { $seat } rimette { $card-the } in fondo alla pila
event-returned-bottom-hidden = { $seat } rimette una carta edificio in fondo alla pila
event-raw = { $seat } produce { $good-one }
event-fair = { $seat } mette un cubetto sulla fiera
event-leaves-fair = { $seat } toglie un cubetto dalla fiera
event-input = { $seat } mette { $good-one } { $card-in }
event-made = { $seat } produce { $card-in }
event-granary = { $seat } consegna { $good-one } al granaio
event-granary-pushes = { $seat } consegna { $good-one } al granaio e fa uscire { $owner-marker }
event-shipped = { $seat } carica { $good-one } sulla nave { $n }
event-shipped-pushes = { $seat } carica { $good-one } sulla nave { $n } e fa uscire { $owner-marker }
event-lost = { $seat } perde { $good-one }: nessun carico
event-merchant = { $seat } compra { $good-one } dal granaio ({ $owner-marker })
event-takes-privilege = { $seat } prende un gettone privilegio
event-takes-work = { $seat } prende un gettone lavoro
event-returns-privilege = { $seat } restituisce un gettone privilegio
event-returns-work = { $seat } spende un gettone lavoro
event-track = { $seat } è al { $n }º posto sul tracciato del cambio d'ordine
event-ship-rank = { $seat } è al { $n }º posto sulla nave { $ship }
event-invested = { $seat } investe { $capital-the }
event-wins = { $seat } vince con { points }

## Sources

source-fee = compenso per impilare
source-idle = assistenti non mandati
source-ship = navi
source-city = città
source-granary = granaio
source-investment = investimento
source-bonus = gettone bonus
source-rules = regole

## Points: where they come from, at the end of the game

points-period = Anno { $n }
points-start = all'inizio
points-made = merci prodotte
points-ships = navi
points-city = città
points-granary = granaio
points-investment = investimenti
points-bonus = gettoni bonus
points-idle = assistenti non mandati
points-fee = pagamenti per impilare

## The view, where it is read as text

view-year = anno
view-season = stagione
view-phase = fase
view-phase-start = inizio della partita
view-phase-over = fine della partita
view-stage = tappa in corso
view-stage-n = { $n ->
    [0] nessuna
   *[other] { stage }
}
view-stages-over = tappe concluse
view-acting = assistente che agisce ora
view-acting-town = edificio della città
view-seat = giocatore
view-space = spazio della coda
view-is-upper = impilato
view-work = punti lavoro
view-left = restano
view-auction = asta
view-auction-left = ancora in gara
view-auction-left-n = { seat }
view-card = carta edificio
view-opener = aperta da
view-opener-n = { seat }
view-bid = offerta più alta
view-by = offerta di
view-by-n = { $n ->
    [0] nessuno
   *[other] { seat }
}
view-offer = offerta del borgomastro
view-bids = offerte che puoi pagare
view-bids-bid = offerta
view-bids-cards = pagata con
view-over = valore perso
view-leaves = valore che resta in mano
view-path = { "" }
view-payment = pagamento
view-due = da pagare
view-payment-colours = colori accettati
view-laid = pagato finora
view-payment-worth = valore finora
view-ways = modi di pagare
view-ways-cards = carte capitale
view-parts = { "" }
view-build = costruzione
view-cost = costo finora
view-built = carte posate
view-most = carte al massimo
view-is-free = la prossima carta non deve combaciare
view-build-ends = { "" }
view-year-end = punti se l'anno finisse ora
view-year-end-at = { seat }
view-year-end-granary = granaio
view-year-end-granary-n = { $n }
view-city = città
view-total = totale
view-order = ordine di turno
view-capital = carte capitale
view-pile = carte nella pila
view-discards = pila degli scarti
view-up = scoperte
view-mayor = pescate dal borgomastro
view-market = carte edificio disponibili
view-town = città
view-queue = coda (assistente sotto, poi sopra)
view-queue-at = { $n ->
    [1] { space-gold }
    [2] { space-silver }
   *[other] { space-ribbon }
}
view-queue-n = { seat }
view-picture = { "" }
view-places = { "" }
view-track = tracciato del cambio d'ordine
view-track-n = { seat }
view-granary = granaio (segnalino inferiore, poi superiore)
view-granary-n = { seat }
view-granary-none = vuoto
view-granary-natural = { natural }
view-ships = navi
view-ships-at = { ship }
view-good = merce
view-vp = punti
view-slots = segnalini (sinistro, poi destro)
view-slots-n = { seat }
view-slots-none = vuoto
view-tokens = gettoni nel municipio
view-tokens-privilege = gettoni privilegio
view-tokens-work = gettoni lavoro
view-bonus = gettoni bonus
view-bonus-n = { seat }
view-looked = carte guardate
view-seats = giocatori
view-worth = valore
view-colours = per colore
view-colours-cards = carte
view-colour = colore
view-cards = carte edificio
view-fits = dove si possono costruire le tue carte
view-ends = nella tua fila
view-ends-left = { side-left }
view-ends-right = { side-right }
view-beside = accanto a
view-row = fila di edifici
view-filled = materiali
view-fair = cubetti sulla fiera
view-privileges = gettoni privilegio
view-works = gettoni lavoro
view-assistants = assistenti da mandare
view-passed = ha passato
view-pictures = privilegi usati in questa stagione

## Reasons

reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-nothing = Puoi farlo ora.
reason-nothing-to-undo = Non c'è niente da annullare.
reason-not-asked = Non è una risposta alla domanda attuale.
reason-no-privilege-here = Qui non c'è nessun privilegio da usare.
reason-privilege-used = Questo assistente ha già usato il privilegio.
reason-no-token = Non hai gettoni privilegio.
reason-no-token-needed = Questo assistente sta sullo spazio oro: non serve un gettone.
reason-not-on-gold = Questo assistente non sta sullo spazio oro.
reason-privilege-useless = Qui il privilegio non avrebbe effetto.
reason-two-assistants = Hai già 2 assistenti lì: { $town }.
reason-town-full = Lì non c'è posto per più di { $most } assistenti: { $town }.
reason-fee = { $points ->
    [one] Impilare lì costa una carta capitale o { $points } punto; non hai né l'una né l'altro.
   *[other] Impilare lì costa una carta capitale o { $points } punti; non hai né l'una né gli altri.
}
reason-leftmost = Prima si occupa lo spazio libero più a sinistra: { $space }.
reason-space-closed = Questo spazio è chiuso in 2 giocatori.
reason-space-full = Su questo spazio ci sono già due assistenti.
reason-points = { $need ->
    [one] Costa { $need } punto; ne hai { $have }.
   *[other] Costa { $need } punti; ne hai { $have }.
}
reason-no-such-card = Non è nella tua mano: { $capital }.
reason-not-face-up = Non è scoperta: { $capital }.
reason-not-in-hand = Non è nella tua mano: { $card }.
reason-not-in-box = Non è una delle segherie inutilizzate: { $card }.
reason-no-match = Non corrisponde a nessuna estremità della tua fila: { $card }.
reason-worth = Costa { $need }; le tue carte capitale valgono { $have }.
reason-wrong-colour = Questo colore non c'è sulla carta edificio: { $capital }.
reason-other-colour = Una carta di ogni colore, un colore alla volta; non è il suo turno: { $capital }.
reason-wasteful = Da pagare: { $need }. Con questa carta pagheresti una carta di troppo.
reason-action-done = Questa azione è già stata fatta.
reason-no-card-there = Lì non c'è nessuna carta edificio.
reason-worth-in-colours = Comprare { $card-the } costa { $need }; le tue carte capitale dei suoi colori valgono { $have }.
reason-bid-low = Offri almeno { $need }.
reason-bid-high = Le tue carte capitale valgono solo { $have }.
reason-no-building = Nessun tuo edificio produce { $good-one }.
reason-no-room = Nessuna icona vuota e nessun posto sulla fiera: { $good }.
reason-fair-empty = Non hai cubetti sulla fiera.
reason-no-raw-icon = Non hai icone vuote per una materia prima.
reason-not-built = Non è nella tua fila: { $card }.
reason-makes-raw = Produce una materia prima; scegli invece la merce: { $card }.
reason-input-missing = Manca { $card-in }: { $good }.
reason-fair-full = Non hai posto sulla fiera.
reason-no-such-icon = Non hai questa icona.
reason-icon-filled = Questa icona è già occupata: { $card }.
reason-other-good = Questa icona vuole un'altra merce: { $good }.
reason-must-ship = Una nave ha posto, quindi bisogna caricare: { $good }.
reason-ship-without-row = Questa nave non trasporta questa merce: { $good }.
reason-own-marker = La corruzione toglierebbe un tuo segnalino.
reason-no-bribe = Non hai carte capitale per corrompere il capitano.
reason-row-empty = Questa riga del granaio è vuota: { $good }.
reason-own-goods = Il segnalino inferiore di questa riga è tuo: { $good }.
reason-no-icon = Non hai icone vuote adatte: { $good }.
reason-no-capital = Non hai carte capitale.
reason-tokens-most = Hai già { $most } gettoni di questo tipo.
reason-pool-empty = Non restano gettoni di questo tipo.
reason-two-players = In 2 giocatori qui l'ordine di turno non si cambia.
reason-on-track = Sei già sul tracciato del cambio d'ordine.
reason-track-full = Tutti i { $most } spazi del tracciato del cambio d'ordine sono occupati.
reason-four-colours = Un investimento richiede 4 carte capitale di 4 colori; ti manca un colore.
reason-over-limit = Hai { $have } carte capitale; ne sono permesse { $most }.
