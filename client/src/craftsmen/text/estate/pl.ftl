### The words of the drawings of Craftsmen, Polish: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = F
estate-letter-green = Z
estate-letter-blue = N
estate-letter-red = C

## Cards

estate-raw = surowiec

## The estate

estate-title = Mój rząd budynków
# $name: whose
estate-title-of = Rząd budynków: { $name }
# $n (number): complete sets of the four colours; $points (number): what they score
estate-sets = { $n ->
    [0] jeszcze bez kompletu czterech kolorów
    [one] komplet czterech kolorów: { $points } pkt co rok
    [few] { $n } komplety czterech kolorów: { $points } pkt co rok
   *[many] { $n } kompletów czterech kolorów: { $points } pkt co rok
}
estate-end-left = Lewy koniec
estate-end-right = Prawy koniec
# $top, $bottom: one of colour-…
estate-end-takes = { $top } u góry albo { $bottom } u dołu
estate-meets-top = pasuje u góry
estate-meets-bottom = pasuje u dołu
estate-meets-free = nie musi pasować
estate-meets-not = tu nie pasuje:
estate-meets-privilege = z przywilejem wolno
estate-other-card = Inna karta
# $n (number): the cost of the cards put down
estate-cost-so-far = Do zapłaty na razie { $n }; płacisz raz, na końcu.
# $goods: names of goods
estate-lies = Leży na niej: { $goods }
# $good: one of good-…; $card: the message card
estate-onto = { $good } na: { $card }
# $good: one of good-…
estate-ready = { $good }: gotowe, 1 punkt pracy
# $good: what would be made; $goods: what is missing
estate-lacks = { $good }: brakuje: { $goods }

## Means

estate-plate = Twoje zasoby
# $n (number): place in turn order; $of (number): players
estate-you-nth = ty, { $n } z { $of }
estate-nth = { $n } z { $of }
estate-points = punkty
estate-to-send = do wysłania
estate-privileges = przywileje
estate-work-tokens = żetony pracy
estate-on-fair = na jarmarku
estate-bonus = bonus

## The hand

estate-hand = Moja ręka
# $n (number): cards; $most (number): the limit
estate-hand-keeps = { $n ->
    [one] jedna karta kapitału
    [few] { $n } karty kapitału
   *[many] { $n } kart kapitału
}; pod koniec sezonu najwyżej { $most }
# $capital, $cards (number): how many
estate-hand-covered = Ręka zakryta: { $capital ->
    [one] jedna karta kapitału
    [few] { $capital } karty kapitału
   *[many] { $capital } kart kapitału
}, { $cards ->
    [one] jedna karta budynku
    [few] { $cards } karty budynków
   *[many] { $cards } kart budynków
}.
estate-hand-none = Ręce są zakryte: widzą je tylko właściciele.
estate-no-cards = Brak kart budynków na ręce.
# $n (number): cards of one colour; $worth (number): their worth together
estate-set = komplet { $n } = { $worth }
estate-worth = razem warte
# $n (number): in capital
estate-cost = Koszt budowy { $n }
estate-fits-left = z lewej
estate-fits-right = z prawej
estate-fits-both = z obu stron
# $card: another card of the hand
estate-fits-beside = obok: { $card }
estate-fits-nowhere = nie pasuje

## Paying

# $sum (number): what would lie there with this card; $n (number): what would still be due
estate-pay-due = { $sum }: brak { $n }
estate-pay-exact = { $sum } równo
estate-pay-lost = { $sum }: strata { $n }
estate-pay-down = wyłożona
estate-pay-colour = inny kolor
estate-pay-needless = zbędna
# $n (number): laid down; $due (number): to pay
estate-pay-of = { $n } z { $due }
estate-pay-still = brakuje jeszcze { $n }
estate-pay-over = { $n } przepada, reszty się nie wydaje
estate-pay-over-short = strata { $n }
estate-pay-exactly = równo
# $n (number): what the rest of the hand is worth
estate-leaves = zostaje { $n }
estate-pay-ways = najlepsze sposoby
estate-pay-back = Cofnij karty
estate-undo = Cofnij
estate-pay-missing = Zapłać: brak { $n }
estate-pay-more = Zapłać { $n } za { $due }
estate-pay = Zapłać { $n }
# $n (number): what is due
estate-pay-any = Zapłać { $n }, dowolne kolory
# $colours: names of colours
estate-pay-colours = Zapłać { $n }, kolory: { $colours }
estate-hand-worth = Ręka warta { $n }

## Auctions

# $building: one of building-…
estate-auction = Licytacja: { $building }
# $n (number): if nobody outbids the opener
estate-auction-draws = { $n ->
    [one] burmistrz dobiera jedną kartę
    [few] burmistrz dobiera { $n } karty
   *[many] burmistrz dobiera { $n } kart
}
estate-auction-mayor = Burmistrz
estate-auction-out = pasuje
estate-auction-in = jeszcze w grze
estate-auction-bid = oferta { $n }
estate-auction-leads = prowadzi: { $n }
estate-auction-col-bid = oferta
estate-auction-col-cards = najtańsze karty
estate-auction-col-leaves = zostaje
estate-bid = Licytuj { $n }
estate-bid-yours = Twoja oferta
estate-bid-less = Mniej
estate-bid-more = Więcej
estate-bid-cheapest = najtaniej
# $n (number): of the worth of the hand
estate-bid-leaves = zostaje { $n } z { $worth }
estate-bid-most = możliwe do { $n }
estate-bid-none = Twoja ręka nie starcza na wyższą ofertę.
estate-bid-pass = Odpuszczam
estate-not-alone = nie cofniesz tego samodzielnie

## Crafting

# $n (number): work points
estate-work-left = { $n ->
    [one] został jeden punkt pracy
    [few] zostały { $n } punkty pracy
   *[many] zostało { $n } punktów pracy
}
