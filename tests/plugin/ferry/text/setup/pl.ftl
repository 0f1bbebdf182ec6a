# Słowa formularza nowego stołu i wiersza poleceń.

ferry-title = Przeprawa
ferry-about = Łodzie przybijają do nabrzeża, a skrzynie wszystkich chcą na drugi brzeg. Najcięższa zarabia opłatę, chyba że wypadnie za burtę.
ferry-facts = 2 do 4 graczy · kwadrans
ferry-fog = Mgła
ferry-fog-hint = Skrzynie ładuje się zakryte i odkrywa, gdy łódź odpływa. Nie latem.
ferry-season = Pora roku
ferry-season-spring = Wiosna
ferry-season-spring-hint = Przypływa sześć łodzi.
ferry-season-autumn = Jesień
ferry-season-autumn-hint = Przypływa osiem łodzi.
ferry-season-summer = Lato
ferry-season-summer-hint = Przypływa dziesięć łodzi.
