### The words of Barrage at the terminal, Polish. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Runda { $n } z { $of }
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
ui-unused = nieużywane
ui-architect-here = Architekt dostępny
ui-architect-out = Architekt umieszczony
ui-margot-free = własne pole wolne
# $level: one of level-…
ui-automa-name = Automa ({ $level })
ui-margot-used = własne pole użyte

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


## Question and answers

ui-turn-note = ♙ Inżynierowie · ¤ Kredyty · ?numer = skutki · ? zapis = dlaczego nie · help
ui-no-company = Żadna Spółka nie nazywa się „{ $text }”.
ui-barrage-why-help = Samo `why` wyjaśnia ostatnie tury Autom. ? i numer opcji mówi, co ona spowoduje: gdzie zatrzyma się każda Kropla Wody, kto komu płaci, jaki Przychód się odsłoni. ? i zapis czegoś innego mówi, dlaczego nie ma tego wśród opcji, na przykład `? build elevation` albo `? space turbine_plus2_L`.
ui-undo-automa = Od twojej ostatniej odpowiedzi Automa odkryła kafel; tego nie da się cofnąć. ?numer pokazuje przed odpowiedzią, co spowoduje.
ui-barrage-help =
    map, board       Mapa; plansza Zarządu
    contracts        wyłożone Kontrakty
    buildings        dodatkowa plansza Zarządu (także: works)
    automa           kafle Automy
    why, why G       jak Automy doszły do ostatnich tur; tura jednej Spółki
    company X        jedna Spółka w całości: litera, nazwa lub numer

## The end of a game of Barrage

ui-points-tie = Energia ostatniej rundy (przy remisie)
