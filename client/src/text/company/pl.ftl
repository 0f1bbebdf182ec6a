### Plansze Spółek, koło, wybór Spółek i karty elementów, po polsku.

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

card-layer-pin = Zostaw tę kartę otwartą
card-layer-rules = Zasady
card-layer-income = Przychód
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }.
