### The words of the drawings of Craftsmen, Italian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = Vi
estate-letter-green = Ve
estate-letter-blue = B
estate-letter-red = R

## Cards

estate-raw = grezzo

## The estate

estate-title = La mia fila di edifici
# $name: whose
estate-title-of = Fila di edifici: { $name }
# $n (number): complete sets of the four colours; $points (number): what they score
estate-sets = { $n ->
    [0] ancora nessun gruppo di quattro colori
    [one] un gruppo di quattro colori: { $points } punti ogni anno
   *[other] { $n } gruppi di quattro colori: { $points } punti ogni anno
}
estate-end-left = Estremità sinistra
estate-end-right = Estremità destra
# $top, $bottom: one of colour-…
estate-end-takes = { $top } sopra oppure { $bottom } sotto
estate-meets-top = combacia sopra
estate-meets-bottom = combacia sotto
estate-meets-free = non deve combaciare
estate-meets-not = qui non combacia:
estate-meets-privilege = con il privilegio è possibile
estate-other-card = Un'altra carta
# $n (number): the cost of the cards put down
estate-cost-so-far = Finora { $n } da pagare; paghi una volta, alla fine.
# $goods: names of goods
estate-lies = Sopra: { $goods }
# $good: one of good-…; $card: the message card
estate-onto = { $good } su: { $card }
# $good: one of good-…
estate-ready = { $good }: pronto, 1 punto lavoro
# $good: what would be made; $goods: what is missing
estate-lacks = { $good }: manca { $goods }

## Means

estate-plate = Che cosa hai
# $n (number): place in turn order; $of (number): players
estate-you-nth = tu, { $n } di { $of }
estate-nth = { $n } di { $of }
estate-points = punti
estate-to-send = da inviare
estate-privileges = privilegi
estate-work-tokens = gettoni lavoro
estate-on-fair = alla fiera
estate-bonus = bonus

## The hand

estate-hand = La mia mano
# $n (number): cards; $most (number): the limit
estate-hand-keeps = { $n ->
    [one] una carta capitale
   *[other] { $n } carte capitale
}; a fine stagione al massimo { $most }
# $capital, $cards (number): how many
estate-hand-covered = La mano è coperta: { $capital ->
    [one] una carta capitale
   *[other] { $capital } carte capitale
}, { $cards ->
    [one] una carta edificio
   *[other] { $cards } carte edificio
}.
estate-hand-none = Le mani sono coperte: le vedono solo i proprietari.
estate-no-cards = Nessuna carta edificio in mano.
# $n (number): cards of one colour; $worth (number): their worth together
estate-set = gruppo di { $n } = { $worth }
estate-worth = valgono insieme
# $n (number): in capital
estate-cost = Costa { $n } da costruire
estate-fits-left = a sinistra
estate-fits-right = a destra
estate-fits-both = ai due lati
# $card: another card of the hand
estate-fits-beside = accanto: { $card }
estate-fits-nowhere = non combacia

## Paying

# $sum (number): what would lie there with this card; $n (number): what would still be due
estate-pay-due = { $sum }: manca { $n }
estate-pay-exact = { $sum } esatto
estate-pay-lost = { $sum }: perso { $n }
estate-pay-down = posata
estate-pay-colour = altro colore
estate-pay-needless = non serve
# $n (number): laid down; $due (number): to pay
estate-pay-of = { $n } di { $due }
estate-pay-still = ancora { $n }
estate-pay-over = { $n } perso, non si dà resto
estate-pay-over-short = perso { $n }
estate-pay-exactly = esatto
# $n (number): what the rest of the hand is worth
estate-leaves = restano { $n }
estate-pay-ways = i modi migliori
estate-pay-back = Riprendi tutto
estate-undo = Annulla
estate-pay-missing = Paga: manca { $n }
estate-pay-more = Paga { $n } per { $due }
estate-pay = Paga { $n }
# $n (number): what is due
estate-pay-any = Paga { $n }, colori qualsiasi
# $colours: names of colours
estate-pay-colours = Paga { $n }, colori: { $colours }
estate-hand-worth = La mano vale { $n }

## Auctions

# $building: one of building-…
estate-auction = Asta: { $building }
# $n (number): if nobody outbids the opener
estate-auction-draws = { $n ->
    [one] il borgomastro pesca una carta
   *[other] il borgomastro pesca { $n } carte
}
estate-auction-mayor = Borgomastro
estate-auction-out = passa
estate-auction-in = in gara
estate-auction-bid = offre { $n }
estate-auction-leads = in testa con { $n }
estate-auction-col-bid = offerta
estate-auction-col-cards = carte più economiche
estate-auction-col-leaves = ti restano
estate-bid = Offri { $n }
estate-bid-yours = La tua offerta
estate-bid-less = Meno
estate-bid-more = Di più
estate-bid-cheapest = al minimo
# $n (number): of the worth of the hand
estate-bid-leaves = restano { $n } di { $worth }
estate-bid-most = fino a { $n }
estate-bid-none = La tua mano non basta per offrire di più.
estate-bid-pass = Lascia perdere
estate-not-alone = non si annulla da soli

## Crafting

# $n (number): work points
estate-work-left = { $n ->
    [one] resta un punto lavoro
   *[other] restano { $n } punti lavoro
}
