### The words of the drawings of Craftsmen, Polish: the planner, the other players, the ledger and the end.
###
### Every language has the same keys with the same arguments.

## Planista

planner-goods = Towary do zaplanowania
planner-missing = { $n ->
    [one] brakuje { $n } budynku
   *[other] brakuje { $n } budynków
}
planner-have = już jest
planner-ready = leży: { $building }
planner-in-hand = ręka, budowa { $n }
planner-face-up = odkryty, { $n }
planner-hidden = nie widać
planner-gone = wszystkie zbudowane
planner-fair = { $good }: albo jeden z twoich znaczników na jarmarku.
planner-through-fair = { $good }: albo dowolny inny przez jarmark, 1 punkt pracy więcej.
planner-granary = { $good }: albo ze spichlerza za 1 kartę kapitału.
planner-granary-owner = { $good }: albo ze spichlerza, 1 karta kapitału dla: { $name }.
planner-work = { $n ->
    [one] punkt pracy
    [few] punkty pracy
    [many] punktów pracy
   *[other] punktu pracy
}
planner-work-left = zostało ci { $n }
planner-work-each = pomocnik ma { $n }
planner-capital = kapitał
planner-capital-parts = { $build } budowa, { $buy } zakup; masz { $worth }
planner-all-built = wszystko zbudowane
planner-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
planner-pays-made = wytwarzanie { $n }
planner-pays-ship = statek { $n }
planner-pays-line = pierwsza linia { $n }
planner-no-room = brak miejsca na statkach
planner-pin = pomaga w twoim planie
planner-onlooker = Plany są dla grających.
planner-need = Czego to wymaga?
planner-need-close = Wróć do planu
planner-need-buy = Kosztuje { $price }; twoje karty w jego kolorach są warte { $worth }.
planner-need-in-hand = Masz na ręce.
planner-need-build = Budowa kosztuje { $n }.
planner-need-fits = Pasuje: { $side }.
planner-need-no-fit = Teraz nie pasuje do żadnego końca.
planner-need-beside = Pasuje obok: { $cards }.
planner-need-serves = Służy do: { $goods }.
planner-title = Planista
planner-show = Pokaż plany
planner-hide = Ukryj plany
planner-lies-ready = Leży gotowe: { $goods }.

## Gracze

players-title = Gracze
players-you = ty
players-now = teraz
players-next = następny
players-passed = już nie wysyła
players-waits = czeka
players-done = gotowe
players-to-send = do wysłania: { $n }
players-on-fair = { $n ->
    [one] { $n } znacznik na jarmarku
    [few] { $n } znaczniki na jarmarku
    [many] { $n } znaczników na jarmarku
   *[other] { $n } znacznika na jarmarku
}
players-estate-of = Budynki: { $name }
players-year-end = Gdyby rok skończył się teraz
players-worth-change = wartość ręki { $after } zamiast { $before }

## Księga

ledger-title = Księga
ledger-all = L: całość
ledger-season = ostatnia pora
ledger-page = Zyski: rok { $year }, { $season }
ledger-page-close = Zamknij stronę
ledger-page-hint = Spacja zamyka stronę.
ledger-nothing = bez punktów

## Koniec

end-winner = { $n ->
    [one] Mistrz cechu
   *[other] Mistrzowie cechu
}

## Stół w zdaniach

read-empty = puste
read-closed = zamknięte
read-legal = można wybrać
read-may-send = możesz tu stanąć
read-fee = za kartę kapitału albo { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, otrzymuje: { $name }
read-draws = za darmo, kartę dobiera: { $name }
read-own-disc = za darmo, na własnym pomocniku
read-free = za darmo
read-acts = kolejność działania: { $n }
read-privilege = z przywilejem
read-on-it = na wierzchu: { $name }
read-privilege-is = Przywilej: { $text }
read-used = Przywileju użyli: { $names }.
read-town = Miasto
read-stores = Targ, spichlerz i jarmark
read-market = Targ
read-tier = { $tier }: zakup { $price }, budowa { $build }. Odkryte: { $cards }. W stosie: { $pile }.
read-capital = Odkryty kapitał: { $up }. W stosie: { $pile }. Odrzucone: { $discards }.
read-mayor = Burmistrz dobrał: { $cards }.
read-granary = { $good }: dół – { $lower }, góra – { $upper }
read-harbour = Port
read-ship-bonus = Premia za najwięcej znaczników, po kolei: { $bonus }.
read-untaken = jeszcze do wzięcia
read-building-with = { $card }, na nim: { $goods }
read-row = Budynki od lewej do prawej: { $cards }.
read-year-end = Gdyby rok skończył się teraz: statki { $ships }, miasto { $city }, spichlerz { $granary }, razem { $n }.
read-you-are = { $name } (ty)
read-hand = Twoja ręka
read-colour = { $colour }: { $cards }; wartość { $worth }.
read-worth = Cały kapitał jest wart { $n }.
read-fits = pasuje: { $side }
read-fits-not = nie pasuje do żadnego końca
read-beside = pasuje obok: { $cards }
read-phase-start = przygotowanie
read-phase-over = koniec gry
read-acting = Działa { $name }: { $town }.
read-track = Tor zmiany kolejności: { $order }.
read-auction = Licytacja: { $card }. Najwyższa oferta { $bid }: { $name }. Licytują: { $left }.
read-offer = Burmistrz oferuje { $n }.
read-payment = { $name }: do zapłaty { $n }, wyłożono { $worth }.
read-pool = Ratusz: żetony przywileju { $privilege }, żetony pracy { $work }.
