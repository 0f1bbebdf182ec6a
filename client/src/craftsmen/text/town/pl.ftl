### The words of the drawings of Craftsmen, Polish: the town, market, granary, fair and harbour.
###
### Every language has the same keys with the same arguments.

## The town

town-title = Miasto
town-now = teraz
town-done = po akcji
town-closed = Zimą nieczynne
town-everybody = Działa każdy, w kolejności graczy
town-count = { $n } z { $most }
town-pool = pula
town-picture = Użyli przywileju: { $who }
town-does-bankers = 4 kapitału, odrzuć 2
town-does-builders = Zbuduj do 2 kart
town-does-notary = Kup lub zlicytuj kartę
town-does-craft_guild = { work-points }
town-does-merchants = Kup ze spichlerza
town-does-town_hall = Żeton lub kolejność
town-privilege-bankers = odrzuć tylko 1
town-privilege-builders = jedna nie musi pasować
town-privilege-notary = przejrzyj 3 ze stosu
town-privilege-craft_guild = 2 surowce za 1 punkt
town-privilege-merchants = płać z jarmarku

## A queue space: what stands under it, and what is said about going there

queue-price-free = gratis
queue-price-own = własne
queue-or = lub
queue-empty = puste
queue-struck = zamknięte przy 2 graczach
queue-label = { $town }, { $space }: { $who }
send-free = bezpłatnie
send-own = na własnym pomocniku, bezpłatnie
send-fee = na cudzym pomocniku: { $name } dostaje kartę kapitału albo { points }
send-draws = na cudzym pomocniku, bezpłatnie: { $name } dobiera kartę kapitału
send-acts = numer { $n } w kolejce
send-privilege = z przywilejem

## The calendar and the turn order

calendar-year = Rok { $n } z { $of }
calendar-start = początek gry
calendar-over = koniec gry
order-now = kolejność
order-next = następna pora
order-place = { $n }: { $name }
order-you = ty
order-asked = teraz decyduje
order-passed = spasował(a)

## Market, granary, fair, harbour

market-faces = Rynek i planer
market-capital = kapitał
market-card = { $card }, cena { $n }
market-tier = { $tier }: w stosie { $n }
market-none = Brak karty
market-face-up = Odkryta: { $capital }
market-pile = Stos: { $n }
market-used = Karty odrzucone: { $n }
market-used-short = zużyte
granary-remark = najpierw sprzedaje się dolny
granary-row = { $good }. Dolny: { $lower }. Górny: { $upper }
fair-remark = znacznik zastępuje dowolny surowiec
fair-stall = Stragan ({ $name }): { $n } z { $most }
harbour-title = Port
harbour-bonus = za pierwszą całą linię
ship-shelf = { $good } ({ points }): { $who }
bonus-taken = { $token }: ma { $name }

## Cards: what stands beside a number

card-privilege = Przywilej:
card-cost = koszt budowy
card-price = cena zakupu
card-vp = punkty za wytworzenie
card-work = punkty pracy razem ze składnikami
card-bonus = żeton bonusowy
card-mayor = karty dobierane przez burmistrza
card-cards = karty w grze
card-pile = karty w stosie
card-value = wartość
card-copies = kart tego rodzaju
card-discarded = w tym odrzuconych
card-ship = statek { $ship }, znacznik
