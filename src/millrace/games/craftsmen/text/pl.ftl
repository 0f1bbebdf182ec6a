### The words of Craftsmen, Polish.
###
### Keys and arguments are those of en.ftl, where each argument is explained. Terms are those of the glossary,
### section 0 of docs/rules/craftsmen.md. Cubes and markers are both "znacznik", an input icon is an "ikona
### składnika", to stack is "dołożyć pomocnika". Attributes are forms: `.acc` the accusative, `.gen` the
### genitive, `.many` the genitive plural, `.ins` the instrumental, `.fem` the feminine, `.at` with the
### preposition of a place, `.marker` whose marker it is; the message itself is a nominative. A participant
### stands before a colon, so that no verb has to agree with the name; a building card stands in quotes.

## Participants

seat = Gracz { $n }
    .marker = znacznik gracza { $n }
natural = naturalny znacznik
    .marker = naturalny znacznik

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Goods

good-wood = drewno
    .acc = drewno
good-iron_ore = ruda żelaza
    .acc = rudę żelaza
good-flax = len
    .acc = len
good-wheat = pszenica
    .acc = pszenicę
good-cow = krowa
    .acc = krowę
good-wax = wosk
    .acc = wosk
good-grapes = winogrona
    .acc = winogrona
good-barrel = beczka
    .acc = beczkę
good-rope = lina
    .acc = linę
good-leather = skóra
    .acc = skórę
good-paper = papier
    .acc = papier
good-iron = żelazo
    .acc = żelazo
good-cloth = tkanina
    .acc = tkaninę
good-flour = mąka
    .acc = mąkę
good-meat = mięso
    .acc = mięso
good-weapons = broń
    .acc = broń
good-tools = narzędzia
    .acc = narzędzia
good-clothes = ubrania
    .acc = ubrania
good-books = książki
    .acc = książki
good-candles = świece
    .acc = świece
good-wine = wino
    .acc = wino
good-beer = piwo
    .acc = piwo
good-bread = chleb
    .acc = chleb

## Colours, seasons

# .fem, .acc: said of a capital card; .acc is its instrumental too
colour-violet = fioletowy
    .fem = fioletowa
    .acc = fioletową
colour-green = zielony
    .fem = zielona
    .acc = zieloną
colour-blue = niebieski
    .fem = niebieska
    .acc = niebieską
colour-red = czerwony
    .fem = czerwona
    .acc = czerwoną

season-spring = wiosna
season-summer = lato
season-autumn = jesień
season-winter = zima

season-text = Wysyłacie pomocników, potem kolejno działa sześć budynków miasta. Kto użył najmniej przywilejów, bierze żeton przywileju. Tor zmiany kolejności wyznacza nową kolejność.
season-text-winter = Bez pomocników. Każdy może budować (etap II), a potem pracować (etap IV). Następnie punktuje się rok: statki, miasto, spichlerz, inwestycje.

## Capital cards ($colour: one of colour-…; $value (number): 1 to 3)

capital = { $colour-fem } { $value }
    .acc = { $colour-acc } kartę kapitału { $value }
    .ins = { $colour-acc } kartą kapitału { $value }

## Building cards

building-sawmill = tartak
building-mine = kopalnia
building-flax_plantation = plantacja lnu
building-wheat_farm = pole pszenicy
building-pasture = pastwisko
building-apiary = pasieka
building-vineyard = winnica
building-cooperage = bednarz
building-paper_mill = papiernia
building-ropery = powroźnik
building-weaver = tkacz
building-tannery = garbarz
building-butcher = rzeźnik
building-smelter = huta
building-mill = młyn
building-armourer = płatnerz
building-toolmaker = kowal
building-tailor = krawiec
building-bookbinder = introligator
building-chandler = świecarnia
building-winery = winiarnia
building-brewery = browar
building-bakery = piekarnia

# The number of each text: points for making the good
building-sawmill-text = Produkuje drewno.
building-mine-text = Produkuje rudę żelaza.
building-flax_plantation-text = Produkuje len.
building-wheat_farm-text = Produkuje pszenicę.
building-pasture-text = Produkuje krowy.
building-apiary-text = Produkuje wosk.
building-vineyard-text = Produkuje winogrona.
building-cooperage-text = Produkuje beczki z drewna. 1 punkt uznania.
building-paper_mill-text = Produkuje papier z drewna. 1 punkt uznania.
building-ropery-text = Produkuje liny z lnu. 1 punkt uznania.
building-weaver-text = Produkuje tkaninę z lnu. 1 punkt uznania.
building-tannery-text = Produkuje skórę z krów. 1 punkt uznania.
building-butcher-text = Produkuje mięso z krów. 1 punkt uznania, gdy trafi na statek.
building-smelter-text = Produkuje żelazo z rudy żelaza. 1 punkt uznania.
building-mill-text = Produkuje mąkę z pszenicy. 1 punkt uznania.
building-armourer-text = Produkuje broń z żelaza i skóry. 4 punkty uznania, gdy trafi na statek.
building-toolmaker-text = Produkuje narzędzia z żelaza i drewna. 3 punkty uznania, gdy trafią na statek.
building-tailor-text = Produkuje ubrania z tkaniny i skóry. 4 punkty uznania, gdy trafią na statek.
building-bookbinder-text = Produkuje książki z papieru i skóry. 4 punkty uznania, gdy trafią na statek.
building-chandler-text = Produkuje świece z wosku i liny. 3 punkty uznania, gdy trafią na statek.
building-winery-text = Produkuje wino z winogron i beczki. 3 punkty uznania, gdy trafi na statek.
building-brewery-text = Produkuje piwo z pszenicy i beczki. 3 punkty uznania, gdy trafi na statek.
building-bakery-text = Produkuje chleb z mąki i drewna. 3 punkty uznania, gdy trafi na statek.

card = { $building } ({ $top }/{ $bottom })

# said of a building; .gen: of one, .many: of several
tier-basic = podstawowy
    .gen = budynku podstawowego
    .many = budynków podstawowych
tier-extended = rozszerzony
    .gen = budynku rozszerzonego
    .many = budynków rozszerzonych
tier-advanced = zaawansowany
    .gen = budynku zaawansowanego
    .many = budynków zaawansowanych
tier-sawmill = tartak
    .gen = tartaku
    .many = tartaków

# The numbers of each text, in this order: cost to build, price to buy, cards the mayor draws
tier-basic-text = Produkuje surowce. Koszt budowy 2, cena zakupu 3; w licytacji burmistrz dobiera 1 kartę kapitału.
tier-extended-text = Produkuje półprodukty. Koszt budowy 3, cena zakupu 5; w licytacji burmistrz dobiera 2 karty kapitału.
tier-advanced-text = Produkuje produkty końcowe. Koszt budowy 6, cena zakupu 10; w licytacji burmistrz dobiera 3 karty kapitału.
tier-sawmill-text = Produkuje surowiec. Budynek początkowy, bez opłat.

## The town

town-bankers = Gildia bankierów
    .gen = Gildii bankierów
    .at = w Gildii bankierów
town-builders = Gildia budowniczych
    .gen = Gildii budowniczych
    .at = w Gildii budowniczych
town-notary = Notariusz
    .gen = Notariusza
    .at = u Notariusza
town-craft_guild = Cech rzemiosł
    .gen = Cechu rzemiosł
    .at = w Cechu rzemiosł
town-merchants = Gildia kupców
    .gen = Gildii kupców
    .at = w Gildii kupców
town-town_hall = Ratusz
    .gen = Ratusza
    .at = w Ratuszu

town-bankers-text = Zdobądź 4 karty kapitału: weź 1 lub 2 odkryte, a resztę dobierz ze stosu. Następnie odrzuć 2 karty.
town-builders-text = Zbuduj do 2 kart budynków z ręki na końcach swojego rzędu. Karta musi pasować do sąsiedniej kolorem górnej albo dolnej połowy.
town-notary-text = Kup odkrytą kartę budynku za karty kapitału w jej kolorach albo wystaw ją na licytację.
town-craft_guild-text = Otrzymujesz 3 punkty pracy w roku 1, 4 w roku 2, 5 w roku 3. Za każdy wytwarzasz surowiec, półprodukt lub produkt końcowy albo dokonujesz wymiany na jarmarku.
town-merchants-text = Kup za 1 kartę kapitału dolny półprodukt z rzędu w spichlerzu. Trafia on na twoją pustą ikonę składnika. Karta za naturalny znacznik zostaje odrzucona; w innym wypadku otrzymuje ją właściciel znacznika.
town-town_hall-text = Weź żeton przywileju lub żeton pracy albo przejdź na tor zmiany kolejności (nie w grze na 2 osoby). Nikt nie może mieć więcej niż 3 żetony jednego rodzaju.

town-bankers-privilege = Odrzuć tylko 1 kartę.
town-builders-privilege = Jedna z budowanych kart nie musi pasować.
town-notary-privilege = Przed akcją lub po niej dobierz 3 karty z jednego stosu budynków i dodaj 2 odkryte karty tego samego poziomu. Odkryj 2 z tych 5 kart, a pozostałe 3 odłóż w dowolnej kolejności na wierzch albo na spód stosu.
town-craft_guild-privilege = Raz za 1 punkt pracy wytwarzasz 2 surowce.
town-merchants-privilege = Zapłać 1 swoim znacznikiem z jarmarku. Właściciel kupionego znacznika zamiast karty dokłada wtedy 1 znacznik na jarmark.
town-town_hall-privilege = Brak.

space-gold = pole ze złotą obwódką
space-silver = pole ze srebrną obwódką
space-ribbon = pole z zieloną wstążką
space-privilege = { space-gold } (przywilej)

space-gold-text = Pomocnik może skorzystać z przywileju budynku. Dołożenie pomocnika na pomocnika innego gracza kosztuje kartę kapitału albo tyle punktów uznania, ile wynosi numer roku; w grze na 2 osoby jest bezpłatne, a drugi gracz dobiera kartę kapitału.
space-silver-text = Dołożenie pomocnika na pomocnika innego gracza kosztuje kartę kapitału albo tyle punktów uznania, ile wynosi numer roku; w grze na 2 osoby jest bezpłatne, a drugi gracz dobiera kartę kapitału.
space-ribbon-text = Dołożenie pomocnika jest bezpłatne.

queue-acts = działa jako { $n }.
queue-free = { $space }, { queue-acts }
queue-own = { $space }, bezpłatnie na własnym pomocniku, { queue-acts }
queue-ribbon = { $space }, bezpłatnie na pomocniku ({ $owner }), { queue-acts }
queue-draws = { $space }, bezpłatnie na pomocniku ({ $owner } dobiera kartę kapitału), { queue-acts }
queue-fee = { $space }, na pomocniku ({ $owner }) za kartę kapitału albo { $points }, { queue-acts }

## Places on the table

place-fair = jarmark
place-granary = spichlerz
place-row = rząd budynków
place-hand = ręka
place-pile = stos dobierania
place-discards = stos kart odrzuconych
place-order = kolejność
place-track = tor zmiany kolejności
place-mayor = burmistrz
place-bonus = żetony bonusowe
ship = statek { $n }
ship-bonus = { $place }. miejsce: { points }
bonus-token = żeton bonusowy za { $good-acc } ({ points })

side-left = lewy koniec
    .at = na lewym końcu
side-right = prawy koniec
    .at = na prawym końcu
side-both = oba końce
    .at = na obu końcach

## Amounts ($n: number)

points = { $n ->
    [one] { $n } punkt uznania
    [few] { $n } punkty uznania
    [many] { $n } punktów uznania
   *[other] { $n } punktu uznania
}
work-points = { $n ->
    [one] { $n } punkt pracy
    [few] { $n } punkty pracy
    [many] { $n } punktów pracy
   *[other] { $n } punktu pracy
}
capital-cards = { $n ->
    [one] { $n } karta kapitału
    [few] { $n } karty kapitału
    [many] { $n } kart kapitału
   *[other] { $n } karty kapitału
}
building-cards = { $n ->
    [one] { $n } karta budynku
    [few] { $n } karty budynków
    [many] { $n } kart budynków
   *[other] { $n } karty budynku
}
assistants = { $n ->
    [one] { $n } pomocnik
    [few] { $n } pomocników
    [many] { $n } pomocników
   *[other] { $n } pomocnika
}
privilege-tokens = { $n ->
    [one] { $n } żeton przywileju
    [few] { $n } żetony przywileju
    [many] { $n } żetonów przywileju
   *[other] { $n } żetonu przywileju
}
work-tokens = { $n ->
    [one] { $n } żeton pracy
    [few] { $n } żetony pracy
    [many] { $n } żetonów pracy
   *[other] { $n } żetonu pracy
}
cubes = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znacznika
}

## Years, phases, stages

year = Rok { $n }
phase-assistants = faza pomocników
phase-buildings = faza budynków
phase-end = faza końcowa
phase-year-end = punktacja na koniec roku
stage = { $n ->
    [1] Etap I
    [2] Etap II
    [3] Etap III
    [4] Etap IV
    [5] Etap V
    [6] Etap VI
   *[other] Etap { $n }
}

## Plans

plan-needs = { $work ->
    [one] { $good }: { $work } punkt pracy
    [few] { $good }: { $work } punkty pracy
    [many] { $good }: { $work } punktów pracy
   *[other] { $good }: { $work } punktu pracy
}
plan-missing = Jeszcze niezbudowane: { $building }
plan-ready = Już na miejscu: { $good }
plan-granary = W spichlerzu: { $good }
plan-costs = Kapitał: { $build } na budowę, { $buy } na zakup; twoja ręka jest warta { $worth }
plan-pays = Zysk: { points }
plan-fits = Pasuje { $side-at }: { $card }

## Questions. $seat: who is asked; chance is asked too, and has no name

question-draw = Która karta kapitału zostaje dobrana?
question-draw-building = Która karta budynku zostaje dobrana?
question-deal-sawmill = Który tartak zostaje rozdany?
question-turn-up-capital = Która karta kapitału zostaje odkryta?
question-turn-up = Która karta budynku zostaje odkryta?
question-swap-card = { $seat }: którą kartę budynku wymienić na wierzchnią kartę jej stosu?
question-swap-sawmill = { $seat }: który tartak zamiast własnego?
question-send = { $seat }: dokąd wysłać pomocnika?
question-stack = { $seat }: na które pole dołożyć pomocnika? ({ $town })
question-fee = { $seat }: czym zapłacić za dołożenie pomocnika? (otrzymuje: { $owner })
question-limit = { $seat }: którą kartę kapitału odrzucić? (limit kart na ręce: { $n })
question-bankers = { $seat }: którą odkrytą kartę kapitału wziąć?
question-bankers-more = { $seat }: wziąć drugą odkrytą kartę kapitału czy dobrać ze stosu?
question-bankers-discard = { $seat }: którą kartę kapitału odrzucić? (pozostało: { $n })
question-build = { $seat }: którą kartę budynku zbudować?
question-side = { $seat }: na którym końcu rzędu zbudować kartę „{ $card }”?
question-pay = { $worth ->
    [0] { $seat }: którymi kartami kapitału zapłacić? (do zapłaty: { $n })
   *[other] { $seat }: którą kartę kapitału dołożyć? (wyłożono { $worth } z { $n })
}
question-notary = { $done ->
    [0] { $seat }: którą kartę budynku kupić albo wystawić na licytację?
   *[other] { $seat }: czy skorzystać z przywileju po akcji?
}
question-open = { $seat }: jaka oferta otwierająca za kartę „{ $card }”?
question-bid = { $seat }: czy przebić ofertę { $n } ({ $owner }) za kartę „{ $card }”?
question-mayor-draw = Którą kartę kapitału dobiera burmistrz?
question-mayor-answer = { $seat }: czy przebić ofertę burmistrza, która wynosi { $n }?
question-look-tier = { $seat }: który stos budynków przejrzeć?
question-look-draw = Która karta budynku trafia do przejrzenia?
question-look-show = { $seat }: którą kartę budynku odkryć?
question-look-where = { $seat }: gdzie odłożyć pozostałe karty?
question-look-order = { $seat }: która z pozostałych kart leży najwyżej?
question-craft = { $seat }: na co wydać następny punkt pracy? (pozostało: { $n })
question-raw = { $seat }: który surowiec wytworzyć? (pozostało: { $n })
question-raw-place = { $seat }: gdzie położyć { $good-acc }?
question-trade-place = { $seat }: na którą ikonę składnika trafia znacznik z jarmarku?
question-half-place = { $seat }: gdzie położyć { $good-acc }?
question-granary-reward = { $seat }: którą kartę kapitału wziąć za dostawę?
question-ship = { $seat }: na który statek załadować { $good-acc }?
question-bribe = { $seat }: którą kartą kapitału przekupić kapitana?
question-merchants = { $seat }: który półprodukt kupić?
question-merchant-slot = { $seat }: na którą ikonę składnika trafia półprodukt?
question-merchant-pay = { $seat }: którą kartą kapitału zapłacić za { $owner-marker }?
question-town-hall = { $seat }: która akcja w Ratuszu?
question-token = { $seat }: czy wydać żeton pracy?
question-invest = { $n ->
    [0] { $seat }: czy zainwestować 4 karty kapitału, po jednej w każdym kolorze, za sumę ich wartości? Najpierw kolor { $colour }
   *[other] { $seat }: którą kartę zainwestować? Teraz kolor { $colour } ({ $n } z 4, suma { $sum })
}

## Options

option-skip-keep = Zachowaj to, co masz
option-skip-enough = Wystarczy
option-skip-lose = Pogódź się ze stratą
option-skip-save = Nie wydawaj żetonu pracy
option-skip-invest = Nie inwestuj
option-skip-waive = Zrezygnuj z akcji
option-pass = Spasuj
option-points = Zapłać: { points }
option-draw = Dobierz ze stosu
option-draw-rest = Dobierz ze stosu wszystkie pozostałe karty: { $n }
option-left = Na lewym końcu
option-right = Na prawym końcu
option-top = Na wierzch stosu
option-bottom = Na spód stosu
option-privilege = Skorzystaj z przywileju
option-token = Skorzystaj z przywileju dzięki żetonowi
# $n (number): the hand limit
option-privilege-vain = Skorzystaj z przywileju (na próżno: zachowana karta przekracza limit kart na ręce: { $n })
option-token-vain = Skorzystaj z przywileju dzięki żetonowi (na próżno: zachowana karta przekracza limit kart na ręce: { $n })
# $n (number): what the payment would be worth beyond what is due
option-pay-loses = { $capital } (przepadnie co najmniej { $n }: reszty się nie wydaje)
option-fair = Na jarmark
option-trade = Wymiana na jarmarku
option-take-privilege = Weź żeton przywileju
option-take-work = Weź żeton pracy
option-change-order = Przejdź na tor zmiany kolejności
option-spend = Wydaj żeton pracy
option-send = { $town }: { $place }
option-send-stack = { $town }: dołóż pomocnika
option-buy = Kup za { $n } kartami w jej kolorach: { $card }
option-build = Zbuduj za { $n }: { $card }
option-auction = Wystaw na licytację: { $card }
option-bid = Zaoferuj { $n }
option-make = Wytwórz { $good-acc }
option-work = Wytwórz { $good-acc }: { $card }
option-input = Na kartę „{ $card }”: { $good }
option-granary = Spichlerz: { $good }
option-ship = Statek { $n }
option-bribe = Statek { $n }, z przekupieniem kapitana

## Events. Where a card is secret, the variant -hidden is told

event-capital-up = Zostaje odkryta karta kapitału: { $capital }
event-building-up = Zostaje odkryta karta budynku: { $card }
event-drew = { $seat }: dobiera { $capital-acc }
event-drew-hidden = { $seat }: dobiera kartę kapitału
event-drew-building = { $seat }: dobiera kartę „{ $card }”
event-drew-building-hidden = { $seat }: dobiera kartę budynku
event-sawmill = { $seat }: zaczyna z kartą „{ $card }”
event-swapped = { $seat }: wymienia kartę { $tier-gen }
event-order = { $seat }: { $n }. miejsce na torze kolejności
event-season = Rok { $year }: { $season }
event-phase-assistants = Rozpoczyna się { phase-assistants }
event-phase-buildings = Rozpoczyna się { phase-buildings }
event-phase-end = Rozpoczyna się { phase-end }
event-phase-year-end = Rozpoczyna się { phase-year-end }
event-stage = { stage }: { $town }
event-points = { $seat }: zdobywa { points }
event-loses-points = { $seat }: traci { points }
event-sent = { $seat }: wysyła pomocnika do { $town-gen } ({ $space })
event-stacked = { $seat }: dokłada pomocnika { $town-at } ({ $space })
event-gives = { $seat }: oddaje { $capital-acc }, otrzymuje ją { $owner }
event-gives-hidden = { $seat }: oddaje kartę kapitału, otrzymuje ją { $owner }
event-passed = { $seat }: pasuje
event-waived = { $seat }: kończy akcję { $town-at }
event-took = { $seat }: bierze { $capital-acc }
event-discarded = { $seat }: odrzuca { $capital-acc }
event-paid = { $seat }: płaci { $capital-ins }
event-reshuffled = Stos kart odrzuconych staje się stosem dobierania: { capital-cards }
event-privilege = { $seat }: korzysta z przywileju { $town-at }
event-privilege-token = { $seat }: korzysta dzięki żetonowi z przywileju { $town-at }
event-built-left = { $seat }: buduje na lewym końcu kartę „{ $card }”
event-built-right = { $seat }: buduje na prawym końcu kartę „{ $card }”
event-bonus = { $seat }: bierze { bonus-token }
event-bought = { $seat }: bierze na rękę kartę „{ $card }”
event-opens = { $seat }: wystawia na licytację kartę „{ $card }”, oferta otwierająca: { $n }
event-bids = { $seat }: oferuje { $n }
event-mayor = Burmistrz dobiera { $capital-acc }
event-mayor-offers = Burmistrz oferuje { $n }
event-under = Trafia pod swój stos: { $card }
event-looks = { $seat }: przegląda stos { $tier-many }
event-shown = { $seat }: odkrywa kartę „{ $card }”
event-returned-top = { $seat }: odkłada na wierzch stosu kartę „{ $card }”
event-returned-top-hidden = { $seat }: odkłada na wierzch stosu kartę budynku
event-returned-bottom = { $seat }: odkłada na spód stosu kartę „{ $card }”
event-returned-bottom-hidden = { $seat }: odkłada na spód stosu kartę budynku
event-raw = { $seat }: wytwarza { $good-acc }
event-fair = { $seat }: kładzie znacznik na jarmarku
event-leaves-fair = { $seat }: zabiera znacznik z jarmarku
event-input = { $seat }: kładzie { $good-acc } na karcie „{ $card }”
event-made = { $seat }: wytwarza jednostkę na karcie „{ $card }”
event-granary = { $seat }: dostarcza { $good-acc } do spichlerza
event-granary-pushes = { $seat }: dostarcza { $good-acc } do spichlerza i wypycha { $owner-marker }
event-shipped = { $seat }: ładuje { $good-acc } na statek { $n }
event-shipped-pushes = { $seat }: ładuje { $good-acc } na statek { $n } i wypycha { $owner-marker }
event-lost = { $seat }: traci { $good-acc } (bez załadunku na statek)
event-merchant = { $seat }: kupuje { $good-acc } ze spichlerza ({ $owner-marker })
event-takes-privilege = { $seat }: bierze żeton przywileju
event-takes-work = { $seat }: bierze żeton pracy
event-returns-privilege = { $seat }: oddaje żeton przywileju
event-returns-work = { $seat }: wydaje żeton pracy
event-track = { $seat }: { $n }. miejsce na torze zmiany kolejności
event-ship-rank = { $seat }: { $n }. miejsce na statku { $ship }
event-invested = { $seat }: inwestuje { $capital-acc }
event-wins = { $seat }: wygrywa z wynikiem: { points }

## Sources: because of what an event happens

source-fee = opłata za dołożenie pomocnika
source-idle = niewysłani pomocnicy
source-ship = statki
source-city = miasto
source-granary = spichlerz
source-investment = inwestycja
source-bonus = żeton bonusowy
source-rules = zasady

## Points: where they come from, at the end of the game

points-period = Rok { $n }
points-start = na początku
points-made = wytworzone towary
points-ships = statki
points-city = miasto
points-granary = spichlerz
points-investment = inwestycje
points-bonus = żetony bonusowe
points-idle = niewysłani pomocnicy
points-fee = opłaty za dołożenie pomocnika

## The view, where it is read as text

view-year = rok
view-season = pora roku
view-phase = faza
view-phase-start = początek gry
view-phase-over = koniec gry
view-stage = bieżący etap
view-stage-n = { $n ->
    [0] żaden
   *[other] { stage }
}
view-stages-over = ukończone etapy
view-acting = pomocnik, który teraz działa
view-acting-town = budynek w mieście
view-seat = gracz
view-space = pole kolejki
view-is-upper = na innym pomocniku
view-work = punkty pracy
view-left = pozostało
view-auction = licytacja
view-auction-left = nadal licytują
view-auction-left-n = { seat }
view-card = karta budynku
view-opener = licytację otwiera
view-opener-n = { seat }
view-bid = najwyższa oferta
view-by = oferent
view-by-n = { $n ->
    [0] nikt
   *[other] { seat }
}
view-offer = oferta burmistrza
view-bids = oferty, na które cię stać
view-bids-bid = oferta
view-bids-cards = zapłata
view-over = przepadnie
view-leaves = wartość pozostałych kart na ręce
view-path = { "" }
view-payment = zapłata
view-due = do zapłaty
view-payment-colours = przyjmowane kolory
view-laid = zapłacono dotąd
view-payment-worth = wartość dotychczasowej zapłaty
view-ways = sposoby zapłaty
view-ways-cards = karty kapitału
view-parts = { "" }
view-build = budowa
view-cost = koszt dotąd
view-built = wyłożone karty
view-most = najwięcej kart
view-is-free = następna karta nie musi pasować
view-build-ends = { "" }
view-year-end = punkty, gdyby rok skończył się teraz
view-year-end-at = { seat }
view-year-end-granary = spichlerz
view-year-end-granary-n = { $n }
view-city = miasto
view-total = razem
view-order = kolejność
view-capital = karty kapitału
view-pile = kart w stosie
view-discards = stos kart odrzuconych
view-up = odkryte
view-mayor = dobrane przez burmistrza
view-market = karty budynków do zdobycia
view-town = miasto
view-queue = kolejka (pomocnik dolny, potem górny)
view-queue-at = { $n ->
    [1] { space-gold }
    [2] { space-silver }
   *[other] { space-ribbon }
}
view-queue-n = { seat }
view-picture = { "" }
view-places = { "" }
view-track = tor zmiany kolejności
view-track-n = { seat }
view-granary = spichlerz (znacznik dolny, potem górny)
view-granary-n = { seat }
view-granary-none = puste
view-granary-natural = { natural }
view-ships = statki
view-ships-at = { ship }
view-good = towar
view-vp = punkty uznania
view-slots = znaczniki (lewy, potem prawy)
view-slots-n = { seat }
view-slots-none = puste
view-tokens = żetony w Ratuszu
view-tokens-privilege = żetony przywileju
view-tokens-work = żetony pracy
view-bonus = żetony bonusowe
view-bonus-n = { seat }
view-looked = przeglądane karty
view-seats = gracze
view-worth = wartość
view-colours = według kolorów
view-colours-cards = karty
view-colour = kolor
view-cards = karty budynków
view-fits = gdzie pasują twoje karty
view-ends = w twoim rzędzie
view-ends-left = { side-left }
view-ends-right = { side-right }
view-beside = obok kart
view-row = rząd budynków
view-filled = składniki
view-fair = znaczniki na jarmarku
view-privileges = żetony przywileju
view-works = żetony pracy
view-assistants = pomocnicy do wysłania
view-passed = pas
view-pictures = przywileje wykorzystane w tej porze roku

## Reasons: why an action is not offered

reason-game-over = Gra jest zakończona.
reason-not-your-turn = To nie twoja tura.
reason-nothing = Możesz to teraz zrobić.
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-not-asked = To nie jest odpowiedź na bieżące pytanie.
reason-no-privilege-here = Nie ma tu przywileju, z którego można skorzystać.
reason-privilege-used = Przywilej tego pomocnika jest już wykorzystany.
reason-no-token = Nie masz żetonu przywileju.
reason-no-token-needed = Ten pomocnik stoi na polu ze złotą obwódką: żeton nie jest potrzebny.
reason-not-on-gold = Ten pomocnik nie stoi na polu ze złotą obwódką.
reason-privilege-useless = Przywilej nic by tu nie dał.
reason-two-assistants = Masz tam już 2 pomocników: { $town }.
reason-town-full = { $most ->
    [one] Mieści się tam najwyżej { $most } pomocnik: { $town }.
    [few] Mieści się tam najwyżej { $most } pomocników: { $town }.
    [many] Mieści się tam najwyżej { $most } pomocników: { $town }.
   *[other] Mieści się tam najwyżej { $most } pomocnika: { $town }.
}
reason-fee = { $points ->
    [one] Dołożenie tam pomocnika kosztuje kartę kapitału albo { $points } punkt uznania; nie masz ani karty, ani punktów.
    [few] Dołożenie tam pomocnika kosztuje kartę kapitału albo { $points } punkty uznania; nie masz ani karty, ani tylu punktów.
    [many] Dołożenie tam pomocnika kosztuje kartę kapitału albo { $points } punktów uznania; nie masz ani karty, ani tylu punktów.
   *[other] Dołożenie tam pomocnika kosztuje kartę kapitału albo { $points } punktu uznania; nie masz ani karty, ani tylu punktów.
}
reason-leftmost = Najpierw zajmuje się wolne pole najbardziej z lewej: { $space }.
reason-space-closed = W grze na 2 osoby to pole jest zamknięte.
reason-space-full = Na tym polu leży już dwóch pomocników.
reason-points = { $need ->
    [one] Koszt to { $need } punkt uznania; masz { $have }.
    [few] Koszt to { $need } punkty uznania; masz { $have }.
    [many] Koszt to { $need } punktów uznania; masz { $have }.
   *[other] Koszt to { $need } punktu uznania; masz { $have }.
}
reason-no-such-card = Nie ma jej na twojej ręce: { $capital }.
reason-not-face-up = Nie jest odkryta: { $capital }.
reason-not-in-hand = Nie ma tej karty na twojej ręce: { $card }.
reason-not-in-box = Nie ma go wśród nieużytych tartaków: { $card }.
reason-no-match = Nie pasuje do żadnego końca twojego rzędu: { $card }.
reason-worth = Koszt to { $need }; twoje karty kapitału są warte { $have }.
reason-wrong-colour = Tego koloru nie ma na karcie budynku: { $capital }.
reason-other-colour = Po jednej karcie każdego koloru, kolor po kolorze; jeszcze nie ta: { $capital }.
reason-wasteful = Do zapłaty: { $need }. Z tą kartą płacisz o jedną kartę za dużo.
reason-action-done = Ta akcja jest już wykonana.
reason-no-card-there = Nie leży tam żadna karta budynku.
reason-worth-in-colours = Karta „{ $card }” kosztuje { $need }; twoje karty kapitału w jej kolorach są warte { $have }.
reason-bid-low = Zaoferuj co najmniej { $need }.
reason-bid-high = Twoje karty kapitału są warte tylko { $have }.
reason-no-building = Nie masz budynku, który produkuje { $good-acc }.
reason-no-room = Nie ma pustej ikony składnika ani miejsca na jarmarku: { $good }.
reason-fair-empty = Nie masz znacznika na jarmarku.
reason-no-raw-icon = Nie masz pustej ikony składnika dla surowca.
reason-not-built = Nie ma tej karty w twoim rzędzie: { $card }.
reason-makes-raw = Karta „{ $card }” produkuje surowiec; wybierz zamiast niej sam towar.
reason-input-missing = Na karcie „{ $card }” brakuje składnika: { $good }.
reason-fair-full = Nie masz miejsca na jarmarku.
reason-no-such-icon = Nie masz takiej ikony składnika.
reason-icon-filled = Ta ikona składnika jest już zajęta: { $card }.
reason-other-good = Ta ikona składnika przyjmuje inny towar: { $good }.
reason-must-ship = Na statku jest miejsce, więc trzeba załadować ten towar: { $good }.
reason-ship-without-row = Ten statek tego nie przyjmuje: { $good }.
reason-own-marker = Przekupienie kapitana usunęłoby twój własny znacznik.
reason-no-bribe = Nie masz karty kapitału, aby przekupić kapitana.
reason-row-empty = Ten rząd spichlerza jest pusty: { $good }.
reason-own-goods = Dolny znacznik w tym rzędzie należy do ciebie: { $good }.
reason-no-icon = Nie masz na to pustej ikony składnika: { $good }.
reason-no-capital = Nie masz karty kapitału.
reason-tokens-most = { $most ->
    [one] Masz już { $most } żeton tego rodzaju.
    [few] Masz już { $most } żetony tego rodzaju.
    [many] Masz już { $most } żetonów tego rodzaju.
   *[other] Masz już { $most } żetonu tego rodzaju.
}
reason-pool-empty = Nie ma już żetonów tego rodzaju.
reason-two-players = W grze na 2 osoby kolejności się tu nie zmienia.
reason-on-track = Twój pomocnik jest już na torze zmiany kolejności.
reason-track-full = Wszystkie pola toru zmiany kolejności są zajęte (liczba pól: { $most }).
reason-four-colours = Inwestycja wymaga 4 kart kapitału w 4 kolorach; któregoś koloru ci brakuje.
reason-over-limit = { $have ->
    [one] Masz { $have } kartę kapitału; dozwolone: { $most }.
    [few] Masz { $have } karty kapitału; dozwolone: { $most }.
    [many] Masz { $have } kart kapitału; dozwolone: { $most }.
   *[other] Masz { $have } karty kapitału; dozwolone: { $most }.
}
