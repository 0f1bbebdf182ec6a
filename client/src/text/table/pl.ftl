### The words of the table, Polish: question, choices, turns of Automas, log, text view.
###
### Every language has the same keys with the same arguments.

## Question and choices

table-question = Pytanie
table-options = Możliwości
table-chosen = Dotąd wybrano
table-only-choice = (jedyna możliwość)
# $n (number)
table-count = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
table-waiting = Czekamy
table-latest = Przed chwilą
# $question: a whole question of the game
table-your-turn = Twoja kolej. { $question }
# $name: a person
table-turn-of = Kolej: { $name }
# $name: a person
table-hand-over = Kolej: { $name }. Przekaż ekran.
table-hand-over-hint = Przekaż ekran. Wszystkie ręce są zakryte.
# $name: a person
table-i-am = To ja: { $name }
table-cover = Zakryj moją rękę
table-hint = Wskaż możliwość, a zobaczysz, co spowoduje. Wszystko inne powie, dlaczego nie można tego wybrać.
table-which = Która z tych możliwości?
# $time: a day and an hour
table-due = do { $time }
table-next-legal = Następna możliwość

## What a choice would cause

table-then = Potem: { $question }
table-ends-turn = Kończy twoją turę
table-reveals = Odkrywa coś nowego: sam tego nie cofniesz
table-not-whole = Dalszych skutków jeszcze nie można znać.
# $after: an amount in words; $before (number)
table-change = { $after } zamiast { $before }

## Confirming, refusing, going back

table-confirm = Potwierdzenie
table-do-it = Wykonaj
table-end-turn = Wykonaj i zakończ turę
table-back = Wróć
table-close = Zamknij
table-not-now = Nie teraz
# $name: a company; $choice: an option
table-late-legal = Najpierw ruch: { $name }. Twój wybór jest nadal dozwolony: { $choice }. Wykonać?
table-late-gone = Najpierw ruch: { $name }. Twój wybór nie jest już możliwy: { $choice }.
# before the number of a rule (B4.2.6)
table-clause = Reguła
table-undo = Cofnij
table-undo-last = Cofnij ostatnią odpowiedź
table-undo-step = Cofnij krok
table-redo = Ponów
table-restart = Tura od nowa
table-undo-ask-title = Poproś o cofnięcie
# $n (number)
table-undo-ask-text = { $n ->
    [one] { $n } odpowiedź zostałaby cofnięta. Wszyscy, których to dotyczy, muszą się zgodzić.
    [few] { $n } odpowiedzi zostałyby cofnięte. Wszyscy, których to dotyczy, muszą się zgodzić.
   *[many] { $n } odpowiedzi zostałoby cofniętych. Wszyscy, których to dotyczy, muszą się zgodzić.
}
table-undo-ask = Zapytaj pozostałych
# $name: a company
table-undo-asked = { $name } prosi o cofnięcie:
# $names: companies
table-undo-awaits = Czekamy na: { $names }
table-undo-agree = Zgoda
table-undo-decline = Odmów
# $line, $to: lines of the book
table-rules-changed = Tę grę zaczęto według innych zasad. Według zasad tego serwera od wpisu { $line } toczy się inaczej; można grać dalej od wpisu { $to }.
table-continue = Graj dalej według tych zasad
# $name: a seat
table-continue-asked = { $name } prosi, by grać dalej według obecnych zasad.
table-undo-to-here = Cofnij do chwili sprzed tego

## The turn of an Automa

table-automa = Tura: { $name }
# $level: one of level-…
table-automa-level = (Automa, { $level })
# $n, $of (numbers)
table-step = krok { $n } z { $of }
table-step-back = Krok wstecz
table-step-next = Następny krok
table-play = Odtwarzaj
table-pause = Pauza
table-skip = Pomiń
table-step-tried = pominięte
table-step-performed = wykonane
table-step-considered = rozważane
table-step-narrowed = zawężone
table-step-chosen = wybrane
table-step-note = uwaga

## Parts of the table

table-tools = Narzędzia
table-work = Plansze
table-tab-log = Dziennik
table-sheet-up = Podnieś arkusz
table-sheet-down = Opuść arkusz
table-list = Lista
table-fold = Plansza
table-forecast = Prognoza
table-text-view = Widok tekstowy
table-board-view = Plansza
table-menu = Menu
table-settings = Ustawienia
table-home = Wszystkie stoły
table-language = Język
# $n (number)
table-watching = { $n ->
    [one] { $n } osoba się przygląda
    [few] { $n } osoby się przyglądają
   *[many] { $n } osób się przygląda
}

## Seats

table-seat = Miejsce { $n }
table-seat-you = (ty)
# $level: one of level-…
table-seat-automa = Automa, { $level }
table-seat-bot = bot
table-seat-here = przy stole
table-seat-away = nieobecny gracz
table-seat-resigned = poddanie partii, gra bot
table-seat-stand-in = na razie gra bot
# $name: a person
table-long-away = { $name }: dłuższa nieobecność.
table-return = Wracam na swoje miejsce
table-let-bot = Niech bot zagra za mnie
table-replace = Niech dalej gra bot
table-resign = Poddaj partię
table-resign-who = Kto się poddaje
table-resign-text = Rezygnujesz z tej partii ostatecznie. Za ciebie zagra dalej bot, a jeśli zostanie za mało osób, partia się skończy.
table-resign-yes = Poddaję partię

## Log and chat

# $n: the number of the round
table-round = Runda { $n }
table-log-older = Wcześniejsze wpisy
table-log-undo = cofnięcie
table-why = Dlaczego?
# $source: what caused it
table-because = ({ $source })
table-causes = Przyczyny
# $place: as on the map (B7U)
table-show-place = Pokaż { $place } na planszy
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-write = Powiedz coś przy stole
table-chat-send = Wyślij
# $n (number)
table-ears-more = { $n ->
    [one] Jeszcze { $n } zdarzenie; jest w dzienniku.
    [few] Jeszcze { $n } zdarzenia; są w dzienniku.
   *[many] Jeszcze { $n } zdarzeń; są w dzienniku.
}

## The end

table-over = Koniec gry
table-results = Wyniki
# $names: seats; $n (number): how many; $points (number)
table-winners = { $n ->
    [one] Wygrywa: { $names } ({ $points } pkt)
   *[other] Wygrywają: { $names } ({ $points } pkt)
}
table-points = Punkty według źródeł
table-points-how = Punkty według źródeł i w czasie gry
table-points-sources = Według źródeł
table-points-periods = W czasie gry
table-total = Razem
table-seed = Ziarno losowości:
table-commitment = Jego odcisk, ogłoszony na początku:
table-record = Zapis partii
table-see-board = Zobacz planszę
table-again = Zagraj ponownie

## Keys

table-keys = Klawisze
table-key-tab = następny obszar lub przycisk
table-key-enter = wybierz; za drugim razem potwierdź
table-key-numbers = możliwość o tym numerze
table-key-next = następna, poprzednia możliwość
table-key-undo = cofnij
table-key-redo = ponów
table-key-restart = tura od nowa
table-key-why = dlaczego tak lub nie
table-key-text = widok tekstowy
table-key-question = do pytania
table-key-escape = zamknij, wróć
table-key-help = ta lista

## Text view

table-read-situation = Sytuacja
# $order: companies
table-read-order = Kolejność: { $order }
# $name: a company
table-read-you = Grasz jako: { $name }
table-command = Polecenie
table-command-do = Wykonaj
table-command-hint = Numer możliwości, jej słowa lub miejsce; „why” i miejsce; „undo”, „redo”, „restart”, „yes”, „no”.
# $n (number), perhaps 0
table-command-matches = { $n ->
    [one] Pasuje { $n } możliwość. Napisz więcej.
    [few] Pasują { $n } możliwości. Napisz więcej.
   *[many] Pasuje { $n } możliwości. Napisz więcej.
}

## A game without drawings

plain-yes = tak
plain-no = nie
plain-seats = Miejsca
plain-state = Stan gry
plain-key-arrows = na liście: od możliwości do możliwości
plain-key-areas = do miejsc, stanu gry, dziennika

## Cards

table-card-pin = Zostaw tę kartę otwartą
table-card-rules = Zasady
