### Słowa gry Ferry, po polsku.

seat = Gracz { $n }

## Łodzie

boat-raft = tratwa
    .acc = tratwę
boat-canoe = kanu
    .acc = kanu
boat-punt = pychówka
    .acc = pychówkę
boat-rowboat = łódka
    .acc = łódkę
boat-longboat = szalupa
    .acc = szalupę
boat-cutter = kuter
    .acc = kuter
boat-sloop = slup
    .acc = slup
boat-lighter = lichtuga
    .acc = lichtugę
boat-barge = barka
    .acc = barkę
boat-steamer = parowiec
    .acc = parowiec

## Pytania

question-boat = Jaka łódź przypływa?
question-draw = Która skrzynia zostaje dobrana?
question-load = { $seat }: która skrzynia trafi na { $boat-acc }? (udźwig: { $hold })
question-lash = { $seat }: przywiązać skrzynię? (zostaje { $n ->
    [one] { $n } lina
    [few] { $n } liny
   *[many] { $n } lin
})

## Odpowiedzi

option-wait = poczekaj na następną łódź
option-loose = zostaw luzem
option-lash = przywiąż
option-load = załaduj skrzynię { $n }
option-draw = skrzynia { $n }

## Wydarzenia

event-arrived = Do nabrzeża przybija { $boat }
event-loaded = { $seat } ładuje skrzynię { $n }
event-loaded-hidden = { $seat } ładuje zakrytą skrzynię
event-waited = { $seat } czeka
event-lashed = { $seat } przywiązuje skrzynię
event-turned = { $seat } odkrywa skrzynię { $n }
event-overboard = Skrzynia { $n } ({ $seat }) wypada za burtę
event-crossed = Rzekę przepływa { $boat }
event-sank = Tonie { $boat }
event-points = { $seat } zdobywa { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
event-points-lost = { $seat } traci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
event-drew = { $seat } dobiera skrzynię { $n }
event-drew-hidden = { $seat } dobiera skrzynię
event-won = { $seat } wygrywa, mając { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Z czego

source-rules = zasady
source-waiting = czekanie
source-fare = opłata
source-freight = przewóz
source-wreck = zatonięcie
points-start = na początku
points-fare = opłaty
points-freight = przewóz
points-waiting = czekanie
points-wreck = zatonięcia

## Dlaczego nie

reason-game-over = Gra jest skończona.
reason-not-your-turn = To nie twoja kolej.
reason-nothing = Nic nie stoi na przeszkodzie.
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-not-asked = To nie jest odpowiedź na to pytanie.
reason-not-in-hand = Skrzyni { $n } nie ma w twojej ręce.

## Stół

view-season = pora roku
view-season-spring = wiosna
view-season-autumn = jesień
view-season-summer = lato
view-fog = mgła
view-round = łódź
view-boats = z
view-boat = przy nabrzeżu
view-boat-raft = { boat-raft }
view-boat-canoe = { boat-canoe }
view-boat-punt = { boat-punt }
view-boat-rowboat = { boat-rowboat }
view-boat-longboat = { boat-longboat }
view-boat-cutter = { boat-cutter }
view-boat-sloop = { boat-sloop }
view-boat-lighter = { boat-lighter }
view-boat-barge = { boat-barge }
view-boat-steamer = { boat-steamer }
view-hold = udźwig
view-fare = opłata
view-weight = ciężar
view-order = kolejność
view-aboard = na pokładzie
view-lashed = przywiązana
view-seat = gracz
view-seats = gracze
view-vp = punkty
view-ropes = liny
view-crates = skrzynie
view-hand = ręka
