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

## Contracts

ui-contracts = Kontrakty
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ wymagana Energia · stosy { $left }
ui-effect-rotate = obrót Koła o { $n }
ui-effect-free-conduit = darmowy Kanał o wartości ≤ { $most }

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
ui-fulfilled = Zrealizowane Kontrakty:
ui-officer = Dyrektor Wykonawczy:
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
# $bot: the name of the player made of code
ui-computer = komputer, { $bot }

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
# $seat: whose turn
ui-turn-of = { $seat }

## Answers of the desk

ui-welcome = Witamy. `help` wymienia polecenia; pusty wiersz rysuje stół od nowa.
# $n (number): columns
ui-narrow = Okno ma mniej niż { $n } kolumn: wiersze będą łamane.
# $n (number): options
ui-no-number = { $n ->
    [one] Jest tylko opcja 1.
   *[other] Opcje mają numery od 1 do { $n }.
}
# $text: what was typed
ui-not-understood = Nie rozumiem: „{ $text }”. `options` wymienia odpowiedzi, `help` polecenia.
ui-no-company = Żadna Spółka nie nazywa się „{ $text }”.
ui-why-help = ? z numerem opcji mówi, co ona spowoduje: gdzie zatrzyma się każda Kropla Wody, kto komu płaci, jaki Przychód się odsłania. ? z zapisem czegokolwiek innego mówi, dlaczego nie można tego wybrać, na przykład `? build elevation` albo `? space turbine_plus2_L`.
ui-save-how = Podaj plik: `save PLIK`. `save PLIK !` zastępuje istniejący.
# $path: the file; $why: what the system says
ui-save-exists = { $path } już istnieje; `save PLIK !` go zastąpi.
ui-save-failed = Nie można zapisać { $path }: { $why }
ui-saved = Zapisano w { $path }
ui-no-autosave = Gra nie może się sama zapisywać: { $why }. Użyj `save PLIK`.
# $languages: their codes
ui-languages = Języki: { $languages }
ui-farewell = Gra jest zachowana. Ciąg dalszy: millrace play barrage --load { $path }
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
    company X        jedna Spółka w całości: litera, nazwa lub numer
    log, log all     co się działo ostatnio lub od początku; log 20: tyle tur
    undo             cofnij swoją ostatnią odpowiedź
    save PLIK        zapisz grę; save PLIK ! zastępuje istniejący plik
    language en      inne słowa: en, pl, ru, it
    quit             wyjdź; gra zostaje zachowana

## The end

ui-final = Końcowa punktacja
ui-points-start = na początku
ui-points-contracts = Kontrakty
ui-points-incomes = Przychody
ui-points-fees = Kanały użyte przez innych
ui-points-tiles = kafle Zaawansowanej Technologii
ui-points-rank = ranking Energii
ui-points-track = brak Energii
ui-points-bonus = kafle Premii
ui-points-objective = kafel Celu
ui-points-leftovers = pozostałe Maszyny i Kredyty
ui-points-held = Krople Wody przy własnych Tamach
ui-points-other = inne
ui-points-total = PZ
ui-points-tie = Energia ostatniej rundy (przy remisie)
# $n (number): of winners; $names: theirs
ui-winners = { $n ->
    [one] Zwycięzca: { $names }
   *[other] Remis. Zwycięzcy: { $names }
}
