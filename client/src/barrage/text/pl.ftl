### The words of the drawings of Barrage, Polish: over those of the client where both have one.
###
### Every language has the same keys with the same arguments.

## The table

table-group-build = Budowa
table-group-officer = Dyrektorzy Wykonawczy
table-group-green = Zielone Kontrakty
table-group-yellow = Żółte Kontrakty
table-group-red = Czerwone Kontrakty
table-group-national = Kontrakty Państwowe
table-group-starting = Kontrakty Początkowe
# $before, $after (numbers): places on the energy track
table-rank-change = miejsce { $before } → { $after }
# all numbers: drops, production value, their product, what is added, the energy
table-sum = { $drops } × { $value } = { $product }, premie i kary { $more }, energia { $energy }
table-turns = { $n ->
    [one] Koło obrócone { $n } raz
    [few] Koło obrócone { $n } razy
   *[many] Koło obrócone { $n } razy
}
table-energy = Tor Energii
table-companies = Spółki
table-tab-actions = Akcje
table-tab-draft = Wybór
table-tab-mine = Moja Spółka
table-tab-contracts = Kontrakty
table-tab-all = Wszystkie Spółki
table-phone-map = Mapa
table-phone-actions = Akcje
table-phone-mine = Moja
table-phone-contracts = Oferta
table-phone-all = Wszyscy
table-phone-log = Dziennik
table-fold = Mapa
table-forecast = Prognoza wody
table-resign-text = Rezygnujesz z tej partii ostatecznie. Twoją Spółką pokieruje bot, a jeśli zostanie za mało osób, partia się skończy.
# $names: companies; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] Wygrywa: { $names } ({ $points } PZ)
   *[other] Wygrywają: { $names } ({ $points } PZ)
}
table-key-arrows = na mapie: wzdłuż rzeki i między brzegami; na liście: między możliwościami
table-key-along = wzdłuż Kanału do Elektrowni
table-key-card = karta wskazanej rzeczy
table-key-forecast = prognoza wody
table-key-areas = do mapy, akcji, Spółek, energii, dziennika
table-key-zoom = powiększ, pomniejsz, cała mapa
table-read-map = Mapa według zbiorników
table-read-offer = Oferta
# $n (number)
table-read-basin = Zbiornik { $n }
table-read-flows = spływa do zbiornika { $n }
table-read-exit = opuszcza mapę
# $owner: a company or neutral; numbers: level, drops, capacity
table-read-dam = Tama ({ $owner }), poziom { $level }, Krople Wody: { $drops } z { $capacity }
table-read-red = czerwony obrys
table-read-empty = puste
table-read-legal = można wybrać
# numbers
table-read-pieces = zbudowano: Podstawy { $bases }, Podwyższenia { $elevations }, Kanały { $conduits }, Elektrownie { $powerhouses }
# $list: names
table-read-officer = Dyrektor Wykonawczy: { $list }
table-read-wheel = na Kole Budowy: { $list }
table-read-tiles = kafle Technologii pod ręką: { $list }
table-read-contracts = Kontrakty: { $list }
table-read-fulfilled = zrealizowane: { $list }
table-read-works = Zagraniczne Zlecenia: { $list }
table-read-buildings = Prywatne Inwestycje: { $list }
table-read-passed = spasowano
table-read-display = Wyłożone Kontrakty
table-read-national = Kontrakty Państwowe
table-read-patents = Biuro Patentowe
table-read-external = Zagraniczne Zlecenia
table-read-private = Prywatne Inwestycje
table-read-bonus = Kafle Premii
table-read-objective = Cel
table-read-spaces = Inżynierowie na polach akcji
# $name: a company; $n (number)
table-read-stands = { $name }, Inżynierowie: { $n }

## Settings and pictures

game-what = Cztery rzeki płyną z gór na równiny. Buduj Tamy, by zatrzymać ich wodę, Kanały, by ją poprowadzić, i Elektrownie, by zamienić ją w prąd. Im więcej wart jest Kanał, tym więcej Energii daje kropla – a czego nie złapiesz ty, złapie ktoś inny. Zużyte maszyny wracają, gdy twoje Koło Budowy obróci się raz dookoła.
settings-owners = Kolory Spółek
settings-owners-hint = Tylko na twoim ekranie. Godło, litera i faktura zostają.
settings-owner-reset = Jak w pudełku

## Pola akcji

boards-printed = { $n ->
    [one] koszt: { $n } Kredyt
    [few] koszt: { $n } Kredyty
    [many] koszt: { $n } Kredytów
   *[other] koszt: { $n } Kredytu
}
boards-red = czerwony obrys, 3 Kredyty więcej
boards-bank-any = dowolna liczba Inżynierów
boards-closed-few = zamknięte, gdy graczy jest mniej niż { $fewest }
boards-closed = zamknięte
boards-empty = puste
boards-used = zajęte
boards-legal = można wybrać
boards-stands = { $n ->
    [one] { $company }: { $n } Inżynier
    [few] { $company }: { $n } Inżynierów
    [many] { $company }: { $n } Inżynierów
   *[other] { $company }: { $n } Inżyniera
}
boards-built-by = Budynek: { $company }
boards-tile-gone = kafla Technologii już nie ma
boards-work-gone = Wykonane w tej rundzie

## Budowa

boards-construction = Budowa
boards-construction-spaces = Pola akcji Budowy w tej rundzie
boards-pieces = { $n ->
    [0] brak elementów
    [one] pozostał { $n } element
    [few] pozostały { $n } elementy
    [many] pozostało { $n } elementów
   *[other] pozostało { $n } elementu
}

## Kontrakty, stosy

boards-private-contracts = Kontrakty Prywatne
boards-national-contracts = Kontrakty Państwowe
boards-national-none = Wszystkie Kontrakty Państwowe zostały zrealizowane.
boards-pile = { $pile }: pozostało { $n }
boards-pile-contracts = stos Kontraktów, { $colour }
boards-pile-tiles = stos kafli Technologii, poziom { $level }
boards-pile-works = stos Zagranicznych Zleceń { $pile }

## Prywatne Inwestycje

boards-slots = Miejsca na Budynki: { $building }
boards-spaces = Pola akcji: { $building }

## Tor Energii i rundy

boards-energy-track = Tor Energii
boards-energy-of = { $company }: Energia { $n }
boards-place = miejsce { $n }
boards-if-ended = Gdyby runda skończyła się teraz:
boards-bonus-tiles = Kafle Premii kolejnych rund
boards-this-round = ta runda
boards-scored = podliczony
boards-round-of = Runda { $n } z { $of }
boards-order = Kolejność
boards-you = ty
boards-asked = odpowiada teraz
boards-passed = pas

## Automa

boards-automa = Automa
boards-automa-actions = Akcje
boards-automa-criteria = Kryteria
boards-automa-card = Kafel Automy { $n }: otwórz kartę
boards-automa-none = Odkrywany w pierwszej turze Automy.
boards-automa-stack = stos kafli Automy
boards-automa-discards = odrzucone kafle Automy
boards-automa-code = następnie od { $code }
boards-automa-streams = Źródła w kolejności { $order }

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, teraz { $before }
company-board-of = Plansza Spółki: { $company }
company-board-legal = można wybrać
company-board-built = zbudowane
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: zbudowane { $n } z { $of }
# $bonus: with its sign, as in +1
company-board-bonus = premia do Produkcji { $bonus }
company-board-ability-lit = działa
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] od trzeciej Elektrowni
   *[other] od Elektrowni nr { $n }
}
company-board-construction = Budowa
company-board-red = czerwony obrys, 3 Kredyty więcej
company-board-used = użyte w tej rundzie
company-board-tiles = kafle Technologii
company-board-tiles-none = Wszystkie leżą na Kole.
company-board-leaves = { $name }, trafia na Koło
company-board-contracts = Kontrakty
company-board-contracts-none = Nie ma jeszcze Kontraktów. Można je wziąć w Dziale Handlowym.
company-board-fulfilled = { $n ->
    [one] { $n } zrealizowany
    [few] { $n } zrealizowane
   *[other] { $n } zrealizowanych
}
company-board-copies = kopiuje: { $officer }
company-board-on-officer = { $n ->
    [one] { $n } Inżynier na kaflu
    [few] { $n } Inżynierów na kaflu
   *[other] { $n } Inżynierów na kaflu
}

wheel-of = Koło Budowy: { $company }
wheel-open = otwarty
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] wraca przy następnym obrocie Koła
    [few] wraca po { $n } obrotach Koła
   *[other] wraca po { $n } obrotach Koła
}
wheel-next = { $n ->
    [one] Wraca przy następnym obrocie
    [few] Najbliższy powrót za { $n } obroty
   *[other] Najbliższy powrót za { $n } obrotów
}
wheel-none = Nic nie jest w drodze powrotnej.

company-strip-all = Spółki w kolejności gry
company-strip-automa = Automa, { $level }
company-strip-bot = Bot
company-strip-bot-for = Bot za: { $name }
company-strip-you = { $name } (ty)
company-strip-away = poza stołem
company-strip-asked = odpowiada
company-strip-passed = spasowano

draft-title-pair = Spółka i Dyrektor Wykonawczy
draft-help-pair = Kto wybiera ostatni, ten zaczyna rundę 1. Każda Spółka ma swojego Dyrektora.
draft-title-company = Spółka
draft-help-company = Dowolna wolna Spółka; potem wybór Dyrektora.
draft-title-officer = Dyrektor Wykonawczy
draft-help-officer = Dowolny wolny Dyrektor. Jego zdolność działa od początku gry.
draft-title-contract = Kontrakt początkowy
draft-help-contract = Masz go od początku i realizujesz tak jak każdy inny.
draft-contracts = Kontrakty początkowe
draft-taken = Już wybrane

card-layer-income = Przychód
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }.

map-title = Mapa rzek
map-role = mapa
map-desc = Strzałki w dół i w górę prowadzą wzdłuż rzeki. Strzałki w lewo i w prawo prowadzą na drugi brzeg: lewy Kanał, Tama, prawy Kanał. Shift i strzałka w dół prowadzą wzdłuż Kanału do Elektrowni. N i P przechodzą do następnego i poprzedniego dozwolonego miejsca, Enter wybiera, I otwiera kartę. Plus, minus i zero zmieniają powiększenie.

# $basin (number)
map-base-upper = Zbiornik { $basin }, górne pole Podstawy
map-base-lower = Zbiornik { $basin }, dolne pole Podstawy
# $basin, $value, $end (numbers)
map-conduit-left = Zbiornik { $basin }, lewe pole Kanału, wartość Produkcji { $value }, prowadzi do zbiornika { $end }
map-conduit-right = Zbiornik { $basin }, prawe pole Kanału, wartość Produkcji { $value }, prowadzi do zbiornika { $end }
# $n (number): which space of the basin
map-powerhouse = Zbiornik { $basin }, pole Elektrowni { $n }
# $key: A to D
map-headstream = Źródło { $key }, zasila zbiornik { $basin }
map-waiting = { $n ->
    [0] nie czeka żadna Kropla Wody
    [one] czeka { $n } Kropla Wody
    [few] czekają { $n } Krople Wody
    [many] czeka { $n } Kropel Wody
   *[other] czeka { $n } Kropli Wody
}
# $drops: four numbers with commas
map-rounds = Krople Wody w rundach od 1 do 4: { $drops }
# $n (number): credits
map-red = czerwony obrys, { $n ->
    [one] { $n } Kredyt więcej
    [few] { $n } Kredyty więcej
    [many] { $n } Kredytów więcej
   *[other] { $n } Kredytu więcej
}
# once something stands there
map-red-built = czerwony obrys
map-empty = puste
# $owner: a company or "neutral"
map-dam = { $owner }: Tama poziomu { $level }, Krople Wody: { $drops } z { $capacity }
map-conduit-built = { $owner }: Kanał
map-powerhouse-built = { $owner }: Elektrownia
map-legal = dozwolone

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: teraz wybierz Kanał. Escape cofa wybór.
map-pick-dam = { $place }: teraz wybierz Tamę. Escape cofa wybór.

map-tools = Widok mapy
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Cała mapa
# $n (number): how many
map-next-legal = Następne dozwolone miejsce, razem { $n }
map-loupe = Lupa
map-loupe-close = Zamknij lupę
