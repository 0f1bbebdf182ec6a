### The words of Craftsmen at the terminal, Polish. Every language has the same keys with the same arguments.
### First the title of the calendar, then the parts of the table; notes stand behind a title in one line.

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Rok { $n } z { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = żetony w puli: ◆{ $privilege } przywileju, ▲{ $work } pracy
ui-c-town = Miasto
ui-c-town-note = g złote, s srebrne, r zielona wstążka: dolny/górny pomocnik · ★ użyty przywilej
ui-c-market = Rynek
ui-c-colours = kupno/budowa, ▤ stos · góra/dół: V fioletowy, G zielony, B niebieski, R czerwony
ui-c-send = `town` mówi, co dają budynki i ich przywileje.
# $n, $of (numbers): assistants of the same player
ui-c-assistant = Działa twój pomocnik { $n } z { $of } w tym budynku.
ui-c-over = { $n } za dużo
ui-c-leaves = zostanie ręka o wartości { $n }
ui-c-laid = wyłożone, wartość { $n }, do zapłaty jeszcze { $due }
ui-c-ways = Sposoby zapłaty: { $n }, najlepsze najpierw. Możesz też podać karty, np. `{ $cards }`.
ui-c-no-payment = { $cards } to nie zapłata: wartość { $n }, do zapłaty { $due }, a żadna karta nie może być zbędna.
ui-c-work = Punkty pracy: { $steps }
ui-c-highest = najwyższa oferta { $n } ({ $owner })
ui-c-offer = burmistrz oferuje { $n }
ui-c-still-in = licytują:
ui-c-only = Nic innego nie możesz tu zrobić. Pytanie pada mimo to, żeby nikt się tego nie dowiedział.
# $text: what the privilege does
ui-c-privilege = Przywilej: { $text }
ui-c-capital = odkryty kapitał
ui-c-ships = Statki
ui-c-ships-note = + za najwięcej znaczników · wartość znacznika · [starszy][nowszy]
ui-c-granary-note = dolny/górny znacznik · ○ naturalny
ui-c-players = Gracze
ui-c-players-note = ■ składnik jest, □ brak · ◆ żetony przywileju · ▲ żetony pracy · ● pomocnicy
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
    table            wszystko; town, market, board, players, hand: części stołu
    board            statki, spichlerz i żetony bonusowe
    V2 B1            zapłać tymi kartami, wszystkimi naraz
    plan beer        czego wymaga jeszcze jedna sztuka: punkty pracy, budynki; plan: wszystkie
    fits             karty budynków, na ręce i odkryte, które pasują do końca rzędu

ui-points-c-hand = karty kapitału na ręce (przy remisie)
ui-points-c-order = miejsce w kolejności (przy remisie)
