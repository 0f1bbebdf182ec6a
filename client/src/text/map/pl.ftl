### Mapa rzek, po polsku. Części nazwy miejsca są łączone przecinkami.

map-title = Mapa rzek
map-role = mapa
map-desc = Strzałki w dół i w górę prowadzą wzdłuż rzeki. Strzałki w lewo i w prawo prowadzą na drugi brzeg: lewy Kanał, Tama, prawy Kanał. Shift i strzałka w dół prowadzą wzdłuż Kanału do Elektrowni. N i P przechodzą do następnego i poprzedniego dozwolonego miejsca, Enter wybiera, I otwiera kartę. Plus, minus i zero zmieniają powiększenie.

# $basin (number)
map-base-upper = Zbiornik { $basin }, górne pole Podstawy
map-base-lower = Zbiornik { $basin }, dolne pole Podstawy
# $basin, $value, $end (numbers)
map-conduit-left = Zbiornik { $basin }, lewe pole Kanału, wartość Produkcji { $value }, prowadzi do zbiornika { $end }
map-conduit-right = Zbiornik { $basin }, prawe pole Kanału, wartość Produkcji { $value }, prowadzi do zbiornika { $end }
# $n (number): which space of the basin
map-powerhouse = Zbiornik { $basin }, pole Elektrowni { $n }
# $key: A to D
map-headstream = Źródło { $key }, zasila zbiornik { $basin }
map-waiting = { $n ->
    [0] nie czeka żadna Kropla Wody
    [one] czeka { $n } Kropla Wody
    [few] czekają { $n } Krople Wody
    [many] czeka { $n } Kropel Wody
   *[other] czeka { $n } Kropli Wody
}
# $drops: four numbers with commas
map-rounds = Krople Wody w rundach od 1 do 4: { $drops }
# $n (number): credits
map-red = czerwony obrys, { $n ->
    [one] { $n } Kredyt więcej
    [few] { $n } Kredyty więcej
    [many] { $n } Kredytów więcej
   *[other] { $n } Kredytu więcej
}
# once something stands there
map-red-built = czerwony obrys
map-empty = puste
# $owner: a company or "neutral"
map-dam = { $owner }: Tama poziomu { $level }, Krople Wody: { $drops } z { $capacity }
map-conduit-built = { $owner }: Kanał
map-powerhouse-built = { $owner }: Elektrownia
map-legal = dozwolone

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: teraz wybierz Kanał. Escape cofa wybór.
map-pick-dam = { $place }: teraz wybierz Tamę. Escape cofa wybór.

map-tools = Widok mapy
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Cała mapa
# $n (number): how many
map-next-legal = Następne dozwolone miejsce, razem { $n }
map-loupe = Lupa
map-loupe-close = Zamknij lupę
