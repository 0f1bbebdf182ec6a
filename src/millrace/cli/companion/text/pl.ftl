### The words of the companion of a cardboard table, Polish. Every language has the same keys with the same
### arguments. Terms are those of the glossary, chapter G of docs/rules/barrage.md.

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
ui-if-production = system produkcyjny z { signed-bonus } i premią do Produkcji daje co najmniej 1 jednostkę Energii; jej Energia jest mniejsza niż { $full } albo nie jest sama na pierwszym miejscu; jej najlepsza Produkcja wystarcza na wyłożony Kontrakt (kolor: { $colour }).
# $n (number): drops
ui-if-waiting = dzięki co najwyżej { $n } dodatkowym Kroplom Wody na Źródłach jej własne Tamy zatrzymają po fazie Spływu Wody więcej Kropel niż bez nich.
ui-if-flowing = { $n ->
    [one] dzięki Kropli Wody, która natychmiast spływa, jej własne Tamy zatrzymają więcej Kropel.
   *[other] dzięki co najwyżej { $n } natychmiast spływającym Kroplom Wody jej własne Tamy zatrzymają więcej Kropel.
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
ui-do-waiting = Inżynierowie na pierwsze wolne pole Gospodarki Wodnej. Połóż jak najmniej Kropel z największym zyskiem; przy remisie Źródła w kolejności { $letters }. Tura trwa dalej.
ui-do-flowing = Inżynierowie na pierwsze wolne pole Gospodarki Wodnej. Niech spłynie jak najmniej Kropel z największym zyskiem; przy remisie Źródła w kolejności { $letters }. Tura trwa dalej.
ui-do-office = Inżynierowie na pierwsze wolne pole Działu Handlowego. Wyłożone Kontrakty (kolor: { $colour }) idą pod swój stos, przychodzą nowe; 2 jednostki Energii. Tura trwa dalej.
ui-do-construct = Inżynierowie na planszę Spółki. Użyj kafla Technologii najwyższego poziomu, uniwersalnego na końcu; Maszyny i kafel na Koło, obrót o 1, odsłonięty Przychód od razu; czerwony obrys kosztuje 3 PZ. Pole, każdy krok tylko wśród pozostałych, pominięty, gdyby nie zostało żadne:
ui-do-building = Inżynierowie na planszę Spółki; Maszyny i kafel na Koło, obrót o 1. W pokazanym kierunku pierwsza Prywatna Inwestycja, w której może budować; najtańsze wolne miejsce, trzecie lub czwarte za 3 PZ. Pierwsze pole akcji tej Inwestycji jest odtąd zamknięte.
ui-do-workshop = Inżynierowie na pierwsze wolne pole Warsztatu: { $entry }.
ui-do-machinery = Inżynierowie na pierwsze wolne pole Dostawcy Maszyn: { $entry }. Maszyny do wyboru po jednej: tej, której ma mniej, przy remisie Koparka.
ui-do-patent = Inżynierowie na pierwsze wolne pole Biura Patentowego; strata 2 PZ. Weź kafel najwyższego poziomu; dla konstrukcji przed uniwersalnym, potem położony najwyżej.
ui-do-works = W pokazanej kolejności pierwsze Zagraniczne Zlecenie, na które ma Maszyny: Inżynierowie na jego pole, Maszyny do zasobów ogólnych, nagroda od razu.
ui-do-bank = 1 Inżynier do Banku, 1 PZ.

ui-place-completes = pola, które dopełniają system produkcyjny: własna lub neutralna Tama, zbudowany Kanał, własna Elektrownia
# $criterion: its number and its name
ui-place-criterion = kryterium { $criterion }
# $code: one of ui-code-…
ui-place-code = pierwsze pole, licząc w górę i dookoła, { $code }
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
