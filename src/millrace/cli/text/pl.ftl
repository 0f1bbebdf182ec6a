### The words of the terminal client, Polish. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Runda { $n } z { $of }
ui-phase-setup = przygotowanie
ui-phase-over = koniec gry
ui-order = Kolejność
ui-objective = Cel

## Map (exit: 8, legend: 20)

ui-exit = ujście
ui-legend-drop = ● Kropla ○ miejsce
ui-legend-neutral = # neutralna Tama
ui-legend-red = +3 czerwony obrys
ui-legend-conduit = 3▸8 wartość▸zbiornik

## Energy track (bonus tiles: 14)

ui-track = Tor Energii
ui-track-note = pełna nagroda kafla Premii od kreski
ui-BT_contracts = Kontrakty ×{ $n }
ui-BT_bases = Podstawy ×{ $n }
ui-BT_elevations = Podwyższ. ×{ $n }
ui-BT_conduits = Kanały ×{ $n }
ui-BT_powerhouses = Elektrow. ×{ $n }
ui-BT_advanced_tech = kafle Zaaw. ×{ $n }
ui-BT_external_works = Zlecenia ×{ $n }
ui-BT_buildings = Budynki ×{ $n }
ui-if-now = Gdyby runda kończyła się teraz:
ui-vp = PZ
# $n (number)
ui-plus-credits = +{ $n }¤

## Boards (rows: 10)

ui-board = Plansza Zarządu
ui-board-note = ♙ Inżynierowie  ¤ Kredyty  +3 czerwony obrys
ui-build = Budowa
# $n (number): the construction space that is used next, 1 to 4
ui-build-space = pole { $n } z 4
ui-build-none = brak wolnego pola
ui-row-water_place2 = 2 Krople
ui-row-water_flow1 = 1 spływa
ui-row-workshop_turn1 = obrót o 1
ui-row-workshop_turn2 = obrót o 2
ui-row-workshop_turn3 = obrót o 3
ui-row-machinery_excavator = Koparka
ui-row-machinery_any = do wyboru
ui-row-machinery_both = po jednej
ui-row-contract_take1 = weź 1
ui-row-contract_take1b = weź 1
ui-row-contract_take2 = weź 2
# $officer: the name
ui-copy = skopiuj: { $officer }
ui-joker = uniwersalny
# $building: the name
ui-use = { $building } (własne pole)
# $n (number): credits in the symbol of an action
ui-cost = { $n }¤
ui-extra = Dodatkowa plansza Zarządu
ui-extra-note = PZ · Koparki/Betoniarki · miejsca na Budynki · pola akcji
ui-no-extra = Prywatne Inwestycje i Zagraniczne Zlecenia należą do Projektu Leeghwatera.

## Contracts

ui-contracts = Kontrakty
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ wymagana Energia · stosy { $left }

## Companies (columns: 7, VP 4)

ui-companies = Spółki
ui-col-vp = PZ
ui-col-credits = Kredyty
ui-col-excavators = Koparki
ui-col-mixers = Betoni.
ui-col-engineers = Inżyn.
ui-col-energy = Energia
ui-tiles = Kafle:
ui-wheel = Koło:
ui-built = Zbudowane:
ui-hand = Kontrakty:
ui-incomes = Przychód:
ui-buildings = Inwestycje:
ui-works = Zlecenia:
ui-fulfilled = Zrealizowane Kontrakty:
ui-officer = Dyrektor Wykonawczy:
ui-level = Poziom trudności:
ui-ability = Specjalna zdolność:
ui-ability-on = specjalna zdolność aktywna
ui-ability-off = od trzeciej Elektrowni
# $n (number)
ui-production-bonus = Produkcja +{ $n }
# $structure: the name; $n, $of (numbers): pieces built
ui-income-row = Przychód, { $structure } { $n }/{ $of }:
# $ability: a sentence
ui-third = Od trzeciej Elektrowni: { $ability }
ui-passed = po spasowaniu
ui-unused = nieużywane
ui-architect-here = Architekt dostępny
ui-architect-out = Architekt umieszczony
ui-margot-free = własne pole wolne
ui-margot-used = własne pole użyte
# $level: one of level-…
ui-automa-name = Automa ({ $level })
# $bot: the name of the player made of code
ui-computer = komputer, { $bot }

## Automa tiles (columns: 31)

ui-automa-tiles = Kafle Automy
# $left, $gone (numbers): tiles
ui-stack-note = w stosie { $left }, odrzucone { $gone } · ┄ tura trwa dalej
# $top, $criteria (numbers): tiles as printed; $left (number): tiles under the top one
ui-automa-line = Kafle Automy { $top } i { $criteria } (Kryteria), w stosie { $left } · `automa` je pokazuje, `why` wyjaśnia
ui-automa-first = Kafel Automy { $top } na wierzchu, w stosie { $left } · `automa` go pokazuje
ui-no-automa = Nie gra tu żadna Automa.
# $n (number): of the tile
ui-entries-of = Kafel { $n }, akcje
ui-criteria-next = Kafel { $n }, Kryteria następnej tury
ui-criteria-last = Kafel { $n }, Kryteria ostatniej tury
ui-column-dams = Podstawy, Podwyższenia
ui-column-conduits = Kanały
ui-column-houses = Elektrownie
# $n (number): basin; $code: conduit, as in 7B
ui-code-basin = kod: zbiornik { $n }
ui-code-conduit = kod: Kanał { $code }
# $letters: as in B A D C
ui-letters = Źródła przy remisie: { $letters }

## Why an Automa did it

# $tried, $sites, $systems (numbers)
ui-weighed = pominięte akcje: { $tried }, porównane pola: { $sites }, porównane systemy: { $systems } (`why`)

## Question

ui-question = Pytanie
ui-question-note = numer lub zapis · ?numer = skutki · ? zapis = dlaczego nie · help
ui-turn-note = ♙ Inżynierowie · ¤ Kredyty · ?numer = skutki · ? zapis = dlaczego nie · help
ui-news = Co się wydarzyło
# $n (number): how often the same thing happened in a row
ui-times = ×{ $n }
# $question: the next question
ui-then = Potem: { $question }
ui-then-draw = Potem następuje losowanie.
ui-then-over = Potem gra się kończy.
# where the hand of another player decides
ui-then-others = Potem zależy to od innego gracza.
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Witamy. `help` wymienia polecenia; pusty wiersz rysuje stół od nowa.
# $n (number): columns
ui-narrow = Okno ma mniej niż { $n } kolumn: wiersze będą łamane.
# $seat: whose turn to sit at the keyboard
ui-hand-over = Klawiaturę dostaje { $seat }, naciśnij Enter
# $n (number): options
ui-no-number = { $n ->
    [one] Jest tylko opcja 1.
   *[other] Opcje mają numery od 1 do { $n }.
}
# $text: what was typed
ui-not-understood = Nie rozumiem: „{ $text }”. `options` wymienia odpowiedzi, `help` polecenia.
ui-no-company = Żadna Spółka nie nazywa się „{ $text }”.
ui-why-help = Samo `why` wyjaśnia ostatnie tury Autom. ? i numer opcji mówi, co ona spowoduje: gdzie zatrzyma się każda Kropla Wody, kto komu płaci, jaki Przychód się odsłoni. ? i zapis czegoś innego mówi, dlaczego nie ma tego wśród opcji, na przykład `? build elevation` albo `? space turbine_plus2_L`.
ui-undo-automa = Od twojej ostatniej odpowiedzi Automa odkryła kafel; tego nie da się cofnąć. ?numer pokazuje przed odpowiedzią, co spowoduje.
ui-undo-drawn = Od twojej ostatniej odpowiedzi coś wylosowano; tego nie da się cofnąć.
ui-undo-bot = Od tego czasu odpowiedział gracz komputerowy.
ui-save-how = Podaj plik: `save PLIK`. `save PLIK !` zastępuje istniejący.
# $path: the file; $why: what the system says
ui-save-exists = { $path } już istnieje; `save PLIK !` go zastąpi.
ui-save-failed = Nie można zapisać { $path }: { $why }
ui-saved = Zapisano w { $path }
ui-no-autosave = Gra nie może się sama zapisywać: { $why }. Użyj `save PLIK`.
# $languages: their codes
ui-languages = Języki: { $languages }
# $game: its name; $path: the file
ui-farewell = Gra jest zachowana. Ciąg dalszy: millrace play { $game } --load { $path }
ui-kept = Zapis gry: { $path }

ui-help =
    3                odpowiedź: opcja 3
    build base       odpowiedź w zapisie; wielkość liter dowolna
    (pusty wiersz)   jedyna opcja albo stół od nowa
    ?3               co spowoduje opcja 3
    ? site B7U       dlaczego czegoś nie można wybrać, z numerem zasady
    options          wszystkie opcje słowami i w zapisie
    map, board       Mapa; plansza Zarządu
    contracts        wyłożone Kontrakty
    buildings        dodatkowa plansza Zarządu (także: works)
    automa           kafle Automy
    why, why G       jak Automy doszły do ostatnich tur; tura jednej Spółki
    company X        jedna Spółka w całości: litera, nazwa lub numer
    log, log all     co się działo ostatnio lub od początku; log 20: tyle tur
    undo             cofnij swoją ostatnią odpowiedź
    save PLIK        zapisz grę; save PLIK ! zastępuje istniejący plik
    language en      inne słowa: en, pl, ru, it
    quit             wyjdź; gra zostaje zachowana

## The end

ui-final = Końcowa punktacja
ui-points-total = PZ
ui-points-tie = Energia ostatniej rundy (przy remisie)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Zwycięzca: { $names }
   *[other] Remis. Zwycięzcy: { $names }
}

## The companion of a cardboard table

ui-deck-welcome = Automy przy twoim stole. `help` podaje polecenia; wszystko zapisuje się samo.
# $n (number): tiles
ui-deck-stack = kafle w stosie: { $n }
ui-deck-next = `next` zaczyna turę następnej Automy; `next 2` turę drugiej.
ui-deck-next-round = Żadna Automa nie ma już Inżynierów. `next` zaczyna następną rundę.
ui-deck-over = Żadna Automa nie ma już Inżynierów, a to była ostatnia runda.
# $entries, $criteria (numbers): of the tiles
ui-deck-tiles = akcje kafla { $entries }, Kryteria kafla { $criteria }
# $n (number): of the entry
ui-deck-entry = Akcja { $n }
ui-deck-note = yes · no · yes 1 = z 1 Inżynierem · entry 4 = pierwsza możliwa · back · help
ui-deck-if = Warunek:
ui-deck-ask = Czy jest możliwa?
ui-deck-ask-always = Zostaje wykonana: yes.
ui-deck-verdict = Według pozycji
ui-deck-draw = Dalszy ciąg zależy od Kontraktu, który dobierzecie.
ui-deck-accept = Pusty wiersz przyjmuje następną z tych odpowiedzi, `go` wszystkie.
ui-deck-low = Niskie napięcie: bez premii do Produkcji.
ui-deck-high = Od wysokiego napięcia: liczą się efekty specjalne kafla Technologii, także dla Inżynierów i Maszyn (A7.3).
ui-deck-officer = Niezwyciężona: Dyrektor Wykonawczy może zastąpić tę Budowę czymś innym (A7.4, L8.12, L8.13).

# $bonus (number): see signed-bonus; $full (number): energy; $colour: one of colour-…
ui-if-production = system produkcyjny z { signed-bonus } i premią do Produkcji daje co najmniej 1 Energię; jej Energia jest mniejsza niż { $full } albo nie jest sama na pierwszym miejscu; jej najlepsza Produkcja wystarcza na wyłożony Kontrakt (kolor: { $colour }).
# $n (number): drops
ui-if-waiting = dzięki co najwyżej { $n } dodatkowym Kroplom Wody na Źródłach jej własne Tamy zatrzymają po fazie Spływu Wody więcej Kropli niż bez nich.
ui-if-flowing = { $n ->
    [one] dzięki Kropli Wody, która natychmiast spływa, jej własne Tamy zatrzymają więcej Kropli.
   *[other] dzięki co najwyżej { $n } natychmiast spływającym Kroplom Wody jej własne Tamy zatrzymają więcej Kropli.
}
ui-if-office = zawsze.
# $structure: one of structure-…
ui-if-construct = { $structure }: został element; dostępny kafel Technologii na to pozwala; pokazane pole Budowy jest wolne; Maszyn wystarcza na jedno z nich.
ui-if-building = został Budynek i kafel dla niego, a jakaś Prywatna Inwestycja, w której jeszcze nie ma Budynku, ma wolne miejsce, na które wystarcza Maszyn.
ui-if-workshop = na jej Kole leży kafel Technologii lub Maszyna.
ui-if-machinery = to nie jest ostatnia runda.
ui-if-patent = w Biurze Patentowym leży odpowiedni kafel Zaawansowanej Technologii ({ $structure }) lub uniwersalny.
ui-if-works = ma Maszyny na co najmniej jedno wyłożone Zagraniczne Zlecenie.
ui-if-bank = zawsze.

# $entry: one of entry-…; $colour: one of colour-…; $letters: headstreams, as in B A D C
ui-do-production = Inżynierowie na pierwsze wolne pole Stacji Turbin. Produkuje system o największej Energii, wszystkimi Kroplami swojej Tamy; przy remisie neutralna Tama, potem pierwszy Kanał od kodu. Następnie Kontrakt o najwyższych osiągalnych wymaganiach, Prywatny lub Państwowy, przy remisie leżący bardziej na prawo; nagroda od razu.
ui-do-waiting = Inżynierowie na pierwsze wolne pole Gospodarki Wodnej. Połóż jak najmniej Kropli z największym zyskiem; przy remisie Źródła w kolejności { $letters }. Tura trwa dalej.
ui-do-flowing = Inżynierowie na pierwsze wolne pole Gospodarki Wodnej. Niech spłynie jak najmniej Kropli z największym zyskiem; przy remisie Źródła w kolejności { $letters }. Tura trwa dalej.
ui-do-office = Inżynierowie na pierwsze wolne pole Działu Handlowego. Wyłożone Kontrakty (kolor: { $colour }) idą pod swój stos, przychodzą nowe; 2 Energii. Tura trwa dalej.
ui-do-construct = Inżynierowie na planszę Spółki. Użyj kafla Technologii najwyższego poziomu, uniwersalnego na końcu; Maszyny i kafel na Koło, obrót o 1, odsłonięty Przychód od razu; czerwony obrys kosztuje 3 PZ. Pole, każdy krok tylko wśród pozostałych, pominięty, gdyby nie zostało żadne:
ui-do-building = Inżynierowie na planszę Spółki; Maszyny i kafel na Koło, obrót o 1. W pokazanym kierunku pierwsza Prywatna Inwestycja, w której może budować; najtańsze wolne miejsce, trzecie lub czwarte za 3 PZ. Pierwsze pole akcji tej Inwestycji jest odtąd zamknięte.
ui-do-workshop = Inżynierowie na pierwsze wolne pole Warsztatu. { $entry }.
ui-do-machinery = Inżynierowie na pierwsze wolne pole Dostawcy Maszyn. { $entry }. Maszyny do wyboru po jednej: tej, której ma mniej, przy remisie Koparka.
ui-do-patent = Inżynierowie na pierwsze wolne pole Biura Patentowego; strata 2 PZ. Weź kafel najwyższego poziomu; dla konstrukcji przed uniwersalnym, potem położony najwyżej.
ui-do-works = W pokazanej kolejności pierwsze Zagraniczne Zlecenie, na które ma Maszyny: Inżynierowie na jego pole, Maszyny do zasobów ogólnych, nagroda od razu.
ui-do-bank = 1 Inżynier do Banku, 1 PZ.

ui-place-completes = pola, które dopełniają system produkcyjny: własna lub neutralna Tama, zbudowany Kanał, własna Elektrownia
# $criterion: its number and its name
ui-place-criterion = kryterium { $criterion }
# $code: one of ui-code-…
ui-place-code = pierwsze pole, licząc w górę i dookoła od: { $code }
ui-place-border = bez czerwonego obrysu, jeśli jest wybór

# What contradicts the table: numbers are as printed or as counted by people
ui-deck-not-understood = Niezrozumiałe: „{ $text }”. `help` podaje polecenia.
ui-deck-no-step = To nie krok: „{ $step }”.
ui-deck-no-back = Nie ma do czego wracać.
ui-deck-closed = Żadna tura nie trwa: `next` zaczyna następną.
ui-deck-open = Tura trwa: czy akcja { $n } jest możliwa?
ui-deck-no-automa = Nie ma Automy { $n }, są od 1 do { $most }.
ui-deck-passed = Automa { $n } nie ma już Inżynierów i spasowała.
ui-deck-too-many = Nie można umieścić tylu Inżynierów ({ $n }): zostało { $left }.
ui-deck-more-than-shown = Nie można umieścić tylu Inżynierów ({ $n }): akcja pokazuje { $most }.
ui-deck-always = Akcja { $n } jest zawsze możliwa.
ui-deck-no-entry = Podaj którą: zostały akcje od { $first } do { $last }.
ui-deck-no-tile = Nie ma kafla Automy { $n }, są od 1 do { $most }.
ui-deck-discarded = Kafel Automy { $n } leży głębiej na stosie odrzuconych.
ui-deck-same = Kafel Automy { $n } nie może pokazywać obu stron.
ui-deck-tiles-how = Podaj oba numery: `tiles 7 12`, najpierw akcje, potem Kryteria.
ui-deck-tiles-late = Jest już odpowiedź o akcji: najpierw `back`.
ui-deck-position-how = Podaj plik: `position PLIK`.
# $why: one of condition-…; $clause: number of the rule
ui-deck-impossible = Akcja { $n } nie jest możliwa: { $why } ({ $clause }).
ui-deck-possible = Według pozycji akcja { $n } jest możliwa.
# $told: what was said, $known: what is known
ui-deck-engineers = Według pozycji akcja { $n } wymaga Inżynierów: { $known }, nie { $told }.
ui-deck-other-company = W pozycji nie ma Automy z tą Spółką: { $company }.
ui-deck-other-level = W pozycji ta Automa ma inny poziom: { $told }, tutaj { $known }.
ui-deck-other-round = Pozycja jest z rundy { $told }, tutaj trwa runda { $known }.
ui-deck-other-box = Pozycja i ten stół różnią się co do Projektu Leeghwatera.
ui-deck-other-engineers = W pozycji ta Automa ma dostępnych Inżynierów: { $told }, tutaj { $known }.
# $path: the file; $why: what the system says
ui-deck-not-kept = Nie można tego zapisać w { $path }: { $why }.

ui-deck-help =
    next, next 2     zacznij turę: następnej Automy albo drugiej; zacznij rundę
    yes, no          akcja jest możliwa albo nie (także: tak, nie)
    yes 1            wykonana z 1 Inżynierem
    entry 4          nie dla wcześniejszych, tak dla akcji 4
    back             cofnij ostatni krok
    tiles 7 12       para kafli na waszym stole: akcje, Kryteria
    tile 7           obie strony kafla
    position PLIK    pozycja odpowiada za resztę tury i mówi, gdzie budować
    (pusty wiersz)   następna odpowiedź pozycji albo znowu kafle
    go               wszystkie odpowiedzi pozycji
    language pl      inne słowa: en, pl, ru, it
    quit             wyjdź; wszystko jest zapisane

## Craftsmen (tytuł kalendarza, potem części stołu; uwagi stoją za tytułem w jednym wierszu)

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Rok { $n } z { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = żetony w puli: ◆{ $privilege } przywileju, ▲{ $work } pracy
ui-c-town = Miasto
ui-c-town-note = g złote, s srebrne, r zielona wstążka: dolny/górny pomocnik · ★ użyty przywilej
ui-c-market = Rynek
ui-c-colours = kupno/budowa, ▤ stos · góra/dół: V fioletowy, G zielony, B niebieski, R czerwony
# $n (number): what it costs
ui-c-cost = koszt { $n }
ui-c-capital = odkryty kapitał
ui-c-ships = Statki
ui-c-ships-note = + za najwięcej znaczników · wartość znacznika · [starszy][nowszy]
ui-c-granary-note = dolny/górny znacznik · ○ naturalny
ui-c-players = Gracze
ui-c-players-note = ■ surowiec jest, □ brak · ◆ żetony przywileju · ▲ żetony pracy · ● pomocnicy
# $n (number): the best worth of the capital cards
ui-c-worth = największa wartość { $n }
ui-c-hand-note = ◀ ▶ pasuje do tego końca twojego rzędu
ui-c-looked = Oglądasz:
ui-c-in-hand = na ręce
ui-c-face-up = odkryte
# $n (number): building types
ui-c-missing = { $n ->
    [one] brakuje { $n } budynku
    [few] brakuje { $n } budynków
    [many] brakuje { $n } budynków
   *[other] brakuje { $n } budynku
}
ui-c-fits = Karty budynków, które pasują do końca rzędu:
ui-c-no-fit = Żadna karta budynku, na ręce ani odkryta, nie pasuje do końca rzędu.
# $text: what was typed
ui-c-no-good = Żaden towar nie nazywa się „{ $text }”.
ui-c-why-help = ? i numer opcji mówi, co ona spowoduje. ? i zapis czegoś innego mówi, dlaczego nie ma tego wśród opcji, na przykład `? send notary` albo `? make flax`.
ui-c-help =
    3                odpowiedź: opcja 3
    send notary      odpowiedź w zapisie; wielkość liter dowolna
    (pusty wiersz)   jedyna opcja albo stół od nowa
    ?3               co spowoduje opcja 3
    ? make flax      dlaczego czegoś nie można wybrać, z numerem zasady
    options          wszystkie opcje słowami i w zapisie
    table            wszystko; town, market, board, players, hand: części stołu
    board            statki, spichlerz i żetony bonusowe
    plan beer        czego wymaga jeszcze jedna sztuka: punkty pracy, budynki; plan: wszystkie
    fits             karty budynków, na ręce i odkryte, które pasują do końca rzędu
    log, log all     co się działo ostatnio lub od początku; log 20: tyle tur
    undo             cofnij swoją ostatnią odpowiedź, póki nic nie wylosowano
    save PLIK        zapisz grę (z kartami wszystkich); save PLIK ! zastępuje plik
    language en      inne słowa: en, pl, ru, it
    quit             wyjdź; gra zostaje zachowana

ui-points-c-hand = karty kapitału na ręce (przy remisie)
ui-points-c-order = miejsce w kolejności (przy remisie)
