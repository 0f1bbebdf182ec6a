### Plansze Barrage: nagłówki i to, co pole lub kafel mówi słuchającym.

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
