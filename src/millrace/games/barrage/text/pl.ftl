### The words of Barrage, Polish.
###
### Keys and arguments are those of en.ftl, where each argument is explained. Terms are those of the glossary,
### chapter G of docs/rules/barrage.md, with their capitals. Attributes are cases: `.acc` the accusative, `.gen`
### the genitive, `.loc` the locative; the message itself is a nominative. A participant stands before a colon,
### so that no verb has to agree with the name. Tiles, contracts, incomes and headstreams need no accusative:
### theirs is the nominative.

## Participants

seat = Gracz { $n }
# feminine: it is said of a dam or a structure
neutral = neutralna

## Companies

company-usa = USA
company-germany = Niemcy
company-italy = Włochy
company-france = Francja
company-netherlands = Niderlandy

company-usa-ability = Każda Kropla Wody, która spływa obok pól Elektrowni w zbiorniku z twoją Elektrownią, daje ci 1 jednostkę Energii, także w turach innych graczy. Nie możesz nią realizować Kontraktów.
company-germany-ability = Po każdej akcji Produkcji możesz wykonać jeszcze jedną Produkcję z użyciem innej Elektrowni, bez żadnych premii i kar. Możesz dzięki niej zrealizować kolejny Kontrakt.
company-italy-ability = Po każdej akcji Produkcji zdobywasz 3 jednostki Energii. Nie możesz nimi realizować Kontraktów.
company-france-ability = Wymagania Energii każdego Kontraktu, który realizujesz, są o 3 niższe. Energia na Torze Energii się nie zmienia.
company-netherlands-ability = Po każdej akcji Produkcji możesz umieścić 1 Kroplę Wody przy innej swojej Tamie, przy której jest miejsce.

## Executive officers

officer-wilhelm = Wilhelm Adler
officer-graziano = Graziano Del Monte
officer-viktor = Viktor Fiesler
officer-jill = Jill McDowell
officer-solomon = Solomon P. Jordan
officer-anton = Anton Krylov
officer-mahiri = Mahiri Sekibo
officer-simone = Simone Luciani
officer-tommaso = Tommaso Battista
officer-leslie = Leslie Spencer
officer-margot = Margot Fouché
officer-none = bez Dyrektora Wykonawczego

officer-wilhelm-ability = Twoje Podstawy kosztują 3 Koparki na każdym obszarze.
officer-graziano-ability = Twoje Tamy poziomu 3 przetrzymują do 4 Kropel Wody.
officer-viktor-ability = W akcji Produkcji liczba Kropel Wody pomnożona przez wartość Produkcji daje co najmniej 4, zanim doliczysz premie i kary.
officer-jill-ability = Za Kanał możesz zapłacić 1 Betoniarką zamiast 2 Koparkami za każdy punkt wartości Produkcji. Nie możesz łączyć obu sposobów.
officer-solomon-ability = W akcji Budowy możesz zapłacić 3 Kredyty zamiast każdej Maszyny.
officer-anton-ability = Masz kafel Specjalnej Technologii. Umieszczasz go na Kole jako kopię kafla Technologii, który leży na twoim Kole.
officer-mahiri-ability = Przed swoją akcją umieść tu 1 Inżyniera, aby na tę turę skopiować zdolność innego Dyrektora Wykonawczego. Drugi raz w tej samej rundzie kosztuje dodatkowo 3 Kredyty.
officer-simone-ability = Możesz zachować 4 Kontrakty. Jedną akcją Produkcji możesz zrealizować dowolnie wiele Kontraktów, których łączne wymagania Energii nie przekraczają wyprodukowanej Energii.
officer-tommaso-ability = Jeden z twoich Inżynierów to Architekt. Umieszczony samodzielnie na polu dla dokładnie 1 Inżyniera, ale nie w Banku, pozwala ci natychmiast wykonać kolejną turę.
officer-leslie-ability = Masz kafel Specjalnej Technologii. Dzięki niemu umieszczasz Maszyny Zagranicznego Zlecenia na Kole, zamiast je tracić, a następnie obracasz Koło o 1 segment.
officer-margot-ability = Raz na rundę umieść tu 1 Inżyniera, aby wykonać akcję Prywatnej Inwestycji, na której masz Budynek. Płacisz koszt podany w jej symbolu akcji.
officer-none-ability = Bez specjalnej zdolności.

## Structures, areas, sections

structure-base = Podstawa
    .acc = Podstawę
    .gen = Podstawy
structure-elevation = Podwyższenie
    .acc = Podwyższenie
    .gen = Podwyższenia
structure-conduit = Kanał
    .acc = Kanał
    .gen = Kanału
structure-powerhouse = Elektrownia
    .acc = Elektrownię
    .gen = Elektrowni
structure-building = Budynek
    .acc = Budynek
    .gen = Budynku

area-mountain = Góry
area-hill = Wzgórza
area-plain = Równiny

section-turbine = Stacja Turbin
section-water = Gospodarka Wodna
section-bank = Bank
section-workshop = Warsztat
section-machinery = Dostawca Maszyn
section-contract = Dział Handlowy
section-patent = Biuro Patentowe
section-works = Zagraniczne Zlecenia
section-private = Prywatne Inwestycje

# masculine: it is said of a contract; .gen: of several contracts
colour-green = zielony
    .gen = zielonych
colour-yellow = żółty
    .gen = żółtych
colour-red = czerwony
    .gen = czerwonych

## Levels: who decides, and how an Automa of each difficulty level plays

level-person = gracz
level-low = niskie napięcie
level-medium = średni
level-high = wysokie napięcie
level-very-high = Niezwyciężona

level-person-text = Decyduje samodzielnie.
level-low-text = Decydują kafle Automy. Zamiast Kredytów używa PZ. Bez Przychodu, bez premii do Produkcji, bez efektów specjalnych kafli Technologii, bez specjalnej zdolności i bez Dyrektora Wykonawczego.
level-medium-text = Decydują kafle Automy. Zamiast Kredytów używa PZ. Przychód i premie do Produkcji jak u gracza; bez efektów specjalnych kafli Technologii, bez specjalnej zdolności i bez Dyrektora Wykonawczego.
level-high-text = Decydują kafle Automy. Zamiast Kredytów używa PZ. Przychód, premie do Produkcji, efekty specjalne kafli Technologii oraz, od trzeciej Elektrowni, specjalna zdolność Spółki; bez Dyrektora Wykonawczego.
level-very-high-text = Decydują kafle Automy. Zamiast Kredytów używa PZ. Wszystko to, co na poziomie „wysokie napięcie”, a ponadto Dyrektor Wykonawczy Spółki.

## Amounts ($n: number)

amount = { $n }
credits = { $n ->
    [one] { $n } Kredyt
    [few] { $n } Kredyty
    [many] { $n } Kredytów
   *[other] { $n } Kredytu
}
excavators = { $n ->
    [one] { $n } Koparka
    [few] { $n } Koparki
    [many] { $n } Koparek
   *[other] { $n } Koparki
}
    .acc = { $n ->
        [one] { $n } Koparkę
        [few] { $n } Koparki
        [many] { $n } Koparek
       *[other] { $n } Koparki
    }
mixers = { $n ->
    [one] { $n } Betoniarka
    [few] { $n } Betoniarki
    [many] { $n } Betoniarek
   *[other] { $n } Betoniarki
}
    .acc = { $n ->
        [one] { $n } Betoniarkę
        [few] { $n } Betoniarki
        [many] { $n } Betoniarek
       *[other] { $n } Betoniarki
    }
vp = { $n } PZ
energy = { $n ->
    [one] { $n } jednostka Energii
    [few] { $n } jednostki Energii
    [many] { $n } jednostek Energii
   *[other] { $n } jednostki Energii
}
    .acc = { $n ->
        [one] { $n } jednostkę Energii
        [few] { $n } jednostki Energii
        [many] { $n } jednostek Energii
       *[other] { $n } jednostki Energii
    }
engineers = { $n ->
    [one] { $n } Inżynier
    [few] { $n } Inżynierów
    [many] { $n } Inżynierów
   *[other] { $n } Inżyniera
}
    .acc = { $n ->
        [one] { $n } Inżyniera
        [few] { $n } Inżynierów
        [many] { $n } Inżynierów
       *[other] { $n } Inżyniera
    }
drops = { $n ->
    [one] { $n } Kropla Wody
    [few] { $n } Krople Wody
    [many] { $n } Kropel Wody
   *[other] { $n } Kropli Wody
}
    .acc = { $n ->
        [one] { $n } Kroplę Wody
        [few] { $n } Krople Wody
        [many] { $n } Kropel Wody
       *[other] { $n } Kropli Wody
    }

# .named: the same with the word for it
signed-bonus = { $bonus ->
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
   *[other] { $bonus }
}
    .named = { $bonus ->
        [-2] kara −2
        [-1] kara −1
        [0] bez premii
        [1] premia +1
        [2] premia +2
        [3] premia +3
       *[other] premia { $bonus }
    }
# excavators, a joining word if there are both, mixers
machine-set = { $excavators ->
    [0] { $mixers ->
        [0] bez Maszyn
       *[other] { "" }
    }
    [one] { $excavators } Koparka
    [few] { $excavators } Koparki
    [many] { $excavators } Koparek
   *[other] { $excavators } Koparki
}{ $excavators ->
    [0] { "" }
   *[other] { $mixers ->
        [0] { "" }
       *[other] { " i " }
    }
}{ $mixers ->
    [0] { "" }
    [one] { $mixers } Betoniarka
    [few] { $mixers } Betoniarki
    [many] { $mixers } Betoniarek
   *[other] { $mixers } Betoniarki
}
    .acc = { $excavators ->
        [0] { $mixers ->
            [0] bez Maszyn
           *[other] { "" }
        }
        [one] { $excavators } Koparkę
        [few] { $excavators } Koparki
        [many] { $excavators } Koparek
       *[other] { $excavators } Koparki
    }{ $excavators ->
        [0] { "" }
       *[other] { $mixers ->
            [0] { "" }
           *[other] { " i " }
        }
    }{ $mixers ->
        [0] { "" }
        [one] { $mixers } Betoniarkę
        [few] { $mixers } Betoniarki
        [many] { $mixers } Betoniarek
       *[other] { $mixers } Betoniarki
    }

## Places on the map

site-base = pole Podstawy { $key } (zbiornik { $basin })
    .short = { $key }
site-conduit = pole Kanału { $key } (ze zbiornika { $basin } do zbiornika { $end }, wartość Produkcji { $value })
    .short = { $key }
site-powerhouse = pole Elektrowni { $key } (zbiornik { $basin })
    .short = { $key }
# .short follows the word "pole" in every sentence
site-building = pole Budynku { $n } ({ $building })
    .short = { $n } ({ $building })
dam = Tama { $key }
headstream = Źródło { $key }
    .gen = Źródła { $key }
    .loc = Źródle { $key }
drops-on = Krople Wody: { $heads }
system = Tama { $dam }, Kanał { $conduit }, Elektrownia w zbiorniku { $basin }

## Contracts ($key: as on the tile; $energy (number): the requirement)

contract-green = zielony Kontrakt { $key } (Energia: { $energy })
contract-yellow = żółty Kontrakt { $key } (Energia: { $energy })
contract-red = czerwony Kontrakt { $key } (Energia: { $energy })
contract-national = Kontrakt Państwowy { $key } (Energia: { $energy })
contract-starting = Kontrakt Początkowy { $key } (Energia: { $energy })

## Tiles of the set-up

headstream-tile = kafel Źródła { $key } (Krople Wody: { $drops })
start-tile = kafel Przygotowania: neutralna { $dam }, poziom { $level }

bonus-BT_contracts = kafel Premii: Kontrakty
bonus-BT_bases = kafel Premii: Podstawy
bonus-BT_elevations = kafel Premii: Podwyższenia
bonus-BT_conduits = kafel Premii: Kanały
bonus-BT_powerhouses = kafel Premii: Elektrownie
bonus-BT_advanced_tech = kafel Premii: kafle Zaawansowanej Technologii
bonus-BT_external_works = kafel Premii: Zagraniczne Zlecenia
bonus-BT_buildings = kafel Premii: Budynki

bonus-BT_contracts-text = 2 PZ za każdy zrealizowany Kontrakt
bonus-BT_bases-text = 4 PZ za każdą zbudowaną Podstawę
bonus-BT_elevations-text = 4 PZ za każde zbudowane Podwyższenie
bonus-BT_conduits-text = 4 PZ za każdy zbudowany Kanał
bonus-BT_powerhouses-text = 5 PZ za każdą zbudowaną Elektrownię
bonus-BT_advanced_tech-text = 4 PZ za każdy kafel Zaawansowanej Technologii
bonus-BT_external_works-text = 5 PZ za każde wykonane Zagraniczne Zlecenie
bonus-BT_buildings-text = 4 PZ za każdy zbudowany Budynek

objective-OBJ_red_border = kafel Celu: pola z czerwonym obrysem
objective-OBJ_most_area = kafel Celu: najsilniejszy obszar
objective-OBJ_connected_bases = kafel Celu: połączone Podstawy
objective-OBJ_fewest_area = kafel Celu: najsłabszy obszar
objective-OBJ_basins_1 = kafel Celu: zbiorniki z Konstrukcją
objective-OBJ_basins_3 = kafel Celu: zbiorniki z 3 Konstrukcjami

objective-OBJ_red_border-text = Najwięcej Podstaw i Elektrowni na polach z czerwonym obrysem
objective-OBJ_most_area-text = Najwięcej Konstrukcji na obszarze, na którym masz ich najwięcej
objective-OBJ_connected_bases-text = Najwięcej Podstaw połączonych własnym Kanałem z własną Elektrownią
objective-OBJ_fewest_area-text = Najwięcej Konstrukcji na obszarze, na którym masz ich najmniej
objective-OBJ_basins_1-text = Najwięcej zbiorników z co najmniej 1 własną Konstrukcją
objective-OBJ_basins_3-text = Najwięcej zbiorników z co najmniej 3 własnymi Konstrukcjami

## Technology tiles

tile-BASIC_base = kafel Technologii Podstawowej (Podstawa)
tile-BASIC_elevation = kafel Technologii Podstawowej (Podwyższenie)
tile-BASIC_conduit = kafel Technologii Podstawowej (Kanał)
tile-BASIC_powerhouse = kafel Technologii Podstawowej (Elektrownia)
tile-BASIC_building = kafel Technologii Podstawowej (Budynek)
tile-BASIC_joker = uniwersalny kafel Technologii Podstawowej
tile-A1_base = kafel Zaawansowanej Technologii I (Podstawa)
tile-A1_elevation = kafel Zaawansowanej Technologii I (Podwyższenie)
tile-A1_conduit = kafel Zaawansowanej Technologii I (Kanał)
tile-A1_powerhouse = kafel Zaawansowanej Technologii I (Elektrownia)
tile-A1_building = kafel Zaawansowanej Technologii I (Budynek)
tile-A1_joker = uniwersalny kafel Zaawansowanej Technologii I
tile-A2_base = kafel Zaawansowanej Technologii II (Podstawa)
tile-A2_elevation = kafel Zaawansowanej Technologii II (Podwyższenie)
tile-A2_conduit = kafel Zaawansowanej Technologii II (Kanał)
tile-A2_powerhouse = kafel Zaawansowanej Technologii II (Elektrownia)
tile-A2_building = kafel Zaawansowanej Technologii II (Budynek)
tile-A2_joker = uniwersalny kafel Zaawansowanej Technologii II
tile-A3_base = kafel Zaawansowanej Technologii III (Podstawa)
tile-A3_elevation = kafel Zaawansowanej Technologii III (Podwyższenie)
tile-A3_conduit = kafel Zaawansowanej Technologii III (Kanał)
tile-A3_powerhouse = kafel Zaawansowanej Technologii III (Elektrownia)
tile-A3_building = kafel Zaawansowanej Technologii III (Budynek)
tile-A3_joker = uniwersalny kafel Zaawansowanej Technologii III
tile-SP_anton = kafel Specjalnej Technologii (Anton Krylov)
tile-SP_leslie = kafel Specjalnej Technologii (Leslie Spencer)

tile-BASIC_base-effect = Pozwala zbudować Podstawę.
tile-BASIC_elevation-effect = Pozwala zbudować Podwyższenie.
tile-BASIC_conduit-effect = Pozwala zbudować Kanał.
tile-BASIC_powerhouse-effect = Pozwala zbudować Elektrownię.
tile-BASIC_building-effect = Pozwala zbudować Budynek.
tile-BASIC_joker-effect = Pozwala zbudować dowolną Konstrukcję.
tile-A1_base-effect = Pozwala zbudować Podstawę. Następnie umieść po 1 Kropli Wody przy każdej swojej Tamie, która żadnej nie przetrzymuje.
tile-A1_elevation-effect = Pozwala zbudować Podwyższenie. Następnie obróć Koło o 1 segment za każde zbudowane przez ciebie Podwyższenie.
tile-A1_conduit-effect = Pozwala zbudować Kanał. Następnie zdobywasz po 2 Kredyty za każdy punkt jego wartości Produkcji.
tile-A1_powerhouse-effect = Pozwala zbudować Elektrownię bez Inżynierów.
tile-A1_building-effect = Pozwala zbudować Budynek. Następnie możesz natychmiast wykonać jego akcję bez Inżynierów.
tile-A1_joker-effect = Pozwala zbudować dowolną Konstrukcję. Za pole Budowy z czerwonym obrysem nie płacisz Kredytów.
tile-A2_base-effect = Pozwala zbudować Podstawę. Następnie zdobywasz 1 jednostkę Energii za każdą zbudowaną przez ciebie Podstawę; możesz dzięki tej Energii zrealizować Kontrakt.
tile-A2_elevation-effect = Pozwala zbudować Podwyższenie. Następnie napełnij tę Tamę Kroplami Wody.
tile-A2_conduit-effect = Pozwala zbudować Kanał za co najwyżej 5 Koparek.
tile-A2_powerhouse-effect = Pozwala zbudować Elektrownię. Następnie możesz wykonać akcję Produkcji z premią +2.
tile-A2_building-effect = Pozwala zbudować Budynek za Maszyny tylko jednego z dwóch rodzajów.
tile-A2_joker-effect = Pozwala zbudować dowolną Konstrukcję. Koparki i Betoniarki mogą się wzajemnie zastępować.
tile-A3_base-effect = Pozwala zbudować Podstawę bez Inżynierów i bez Koparek.
tile-A3_elevation-effect = Pozwala zbudować Podwyższenie. Następnie zdobywasz 3 PZ za każdą swoją Tamę poziomu 2 lub 3.
tile-A3_conduit-effect = Pozwala zbudować Kanał. Następnie zdobywasz po 2 jednostki Energii za każdy punkt jego wartości Produkcji; możesz dzięki tej Energii zrealizować Kontrakt.
tile-A3_powerhouse-effect = Pozwala zbudować Elektrownię. Następnie zdobywasz 3 PZ za każdą zbudowaną przez ciebie Elektrownię.
tile-A3_building-effect = Pozwala zbudować Budynek. Zdobywasz jego PZ teraz i ponownie na koniec gry.
tile-A3_joker-effect = Pozwala zbudować dowolną Konstrukcję. Następnie zdobywasz 3 PZ za każdy swój kafel Zaawansowanej Technologii.
tile-SP_anton-effect = Kopia kafla Technologii, który leży na twoim Kole.
tile-SP_leslie-effect = Umieszcza na twoim Kole Maszyny Zagranicznego Zlecenia.

## Private buildings and external works

building-cofferdam = Grodza
building-control_station = Stacja Kontrolna
building-customer_office = Biuro Obsługi Klienta
building-development_office = Biuro Rozwoju
building-energy_relay_field = Sieć Przekaźników Energii
building-financial_division = Dział Finansowy
building-loan_agency = Agencja Pożyczkowa
building-research_lab = Laboratorium Badawcze
building-robot_factory = Fabryka Robotów
building-wind_farm = Farma Wiatrowa

building-cofferdam-text = Umieść Kroplę Wody przy własnej lub neutralnej Tamie, przy której jest miejsce. Koszt budowy: 2 Koparki i 1 Betoniarka. 3 PZ na koniec gry.
building-control_station-text = Akcja Produkcji z premią +3. Koszt budowy: 4 Koparki i 3 Betoniarki. 5 PZ na koniec gry.
building-customer_office-text = Zapłać 3 Kredyty, aby zrealizować bez Energii odkryty Kontrakt ze swoich zasobów. Koszt budowy: 3 Koparki i 5 Betoniarek. 7 PZ na koniec gry.
building-development_office-text = Odzyskaj kafel Technologii ze swojego Koła; Maszyny z jego segmentu zostają. Koszt budowy: 1 Koparka i 2 Betoniarki. 3 PZ na koniec gry.
building-energy_relay_field-text = Zapłać 1 Kredyt, aby zdobyć 4 jednostki Energii. Nie możesz nimi realizować Kontraktów. Koszt budowy: 4 Koparki i 1 Betoniarka. 4 PZ na koniec gry.
building-financial_division-text = Zdobywasz 5 Kredytów. Koszt budowy: 3 Koparki i 4 Betoniarki. 6 PZ na koniec gry.
building-loan_agency-text = Wykonaj dostępne Zagraniczne Zlecenie, płacąc 2 Kredyty zamiast każdej Maszyny. Koszt budowy: 1 Koparka i 3 Betoniarki. 4 PZ na koniec gry.
building-research_lab-text = Odzyskaj połowę Maszyn (zaokrąglając w dół) z jednego segmentu swojego Koła. Koszt budowy: 2 Koparki i 2 Betoniarki. 4 PZ na koniec gry.
building-robot_factory-text = Zapłać 1 Kredyt, aby zdobyć 2 dowolne Maszyny. Koszt budowy: 1 Koparka i 5 Betoniarek. 5 PZ na koniec gry.
building-wind_farm-text = Zapłać 2 Kredyty, aby zdobyć 5 jednostek Energii; możesz dzięki tej Energii zrealizować Kontrakt. Koszt budowy: 6 Koparek i 2 Betoniarki. 5 PZ na koniec gry.

work = Zagraniczne Zlecenie { $key } ({ machine-set })
segment = { $n ->
    [0] otwarty segment
   *[other] segment { $n }
}

## Automa tiles

automa-tile = kafel Automy { $n }

entry-production = Produkcja { signed-bonus }, jeśli w zasięgu jest { $colour } Kontrakt
entry-waiting = Gospodarka Wodna: { drops }
entry-flowing = { $n ->
    [one] Gospodarka Wodna: { $n } spływająca Kropla Wody
    [few] Gospodarka Wodna: { $n } spływające Krople Wody
    [many] Gospodarka Wodna: { $n } spływających Kropel Wody
   *[other] Gospodarka Wodna: { $n } spływającej Kropli Wody
}
entry-office = Dział Handlowy: wymiana { $colour-gen } Kontraktów
entry-construct = Budowa: { $structure }
entry-base-mountains = Budowa: Podstawa w Górach
entry-base-hills = Budowa: Podstawa na Wzgórzach
entry-conduit-least = Budowa: Kanał o wartości Produkcji co najmniej { $value }
entry-building-down = Budowa: pierwszy Budynek od góry
entry-building-up = Budowa: pierwszy Budynek od dołu
entry-workshop = { $vp ->
    [0] Warsztat: obrót o { $n }
   *[other] Warsztat: obrót o { $n }, strata { $vp } PZ
}
entry-machinery = { $choice ->
    [0] Dostawca Maszyn: { machine-set }, strata { $vp } PZ
    [one] Dostawca Maszyn: { $choice } dowolna Maszyna, strata { $vp } PZ
    [few] Dostawca Maszyn: { $choice } dowolne Maszyny, strata { $vp } PZ
    [many] Dostawca Maszyn: { $choice } dowolnych Maszyn, strata { $vp } PZ
   *[other] Dostawca Maszyn: { $choice } dowolnej Maszyny, strata { $vp } PZ
}
entry-patent = Biuro Patentowe: kafel Technologii ({ $structure }) lub uniwersalny kafel Technologii
entry-works = Zagraniczne Zlecenie, pozycje w kolejności { $order }
entry-bank = Bank

condition-possible = można wykonać
condition-no-piece = nie ma już takiego elementu
condition-no-tile = brak dostępnego kafla Technologii
condition-no-machines = za mało Maszyn
condition-no-space = brak dostępnego pola Budowy
condition-no-system = żaden system produkcyjny nie daje Energii
condition-leading = zajęte pierwsze miejsce i dość Energii na pełną nagrodę
condition-no-contract = żaden Kontrakt tego koloru nie jest w zasięgu
condition-no-gain = żadna własna Tama nie zatrzymałaby Kropli Wody
condition-wheel-empty = Koło jest puste
condition-last-round = ostatnia runda
condition-no-patent = nie ma takiego wyłożonego kafla Technologii
condition-no-work = za mało Maszyn na którekolwiek Zagraniczne Zlecenie
condition-not-in-box = nie należy do tej gry

# neuter: they are said of a "pole"
step-completes = dopełnia system produkcyjny
step-officer = najpierw Góry, potem Wzgórza (Wilhelm Adler)
step-tile = pasuje do kafla Zaawansowanej Technologii II (Kanał)
step-code = pierwsze w kolejności od kodu
step-border = czerwony obrys tylko tam, gdzie nic nie kosztuje
step-direction = pierwsza w kierunku z wpisu
step-cheapest = najtańsze wolne pole Budynku
step-productive = jej system wyprodukowałby najwięcej Energii
criterion-best-conduit = połączone z najsilniejszym zbudowanym Kanałem
criterion-own-powerhouse = połączone z własną Elektrownią
criterion-most-water = dotarłoby tu najwięcej Kropel Wody
criterion-red-border = z czerwonym obrysem
criterion-upstream-powerhouse = poniżej Elektrowni, bez Tamy po drodze
criterion-downstream-dam = prowadzi do własnej Tamy, a jeśli nie ma takiego pola, nie prowadzi do Tamy przeciwnika
criterion-strongest = najwyższa wartość Produkcji
criterion-second-strongest = druga najwyższa wartość Produkcji
criterion-dam-own-first = Tama na początku Kanału: własna, potem neutralna, potem przeciwnika
criterion-powerhouse-own-first = Elektrownia na końcu Kanału: własna, potem przeciwnika
criterion-dam-opponent-first = Tama na początku Kanału: przeciwnika, potem neutralna, potem własna
criterion-powerhouse-opponent-first = Elektrownia na końcu Kanału: przeciwnika, potem własna
criterion-own-dam = połączone z własną Tamą
criterion-plains = na Równinach
criterion-basin-5 = w zbiorniku 5
criterion-basin-6 = w zbiorniku 6
criterion-basin-7 = w zbiorniku 7
criterion-feeds-own = zasila własną Tamę, a jeśli nie ma takiego pola, nie zasila Tamy przeciwnika
criterion-avoids-opponent = nie zasila Tamy przeciwnika, a jeśli nie ma takiego pola, zasila własną Tamę

# Reasons: why an Automa prefers something, or why there was nothing to choose
prefer-most-energy = najwięcej Energii
prefer-neutral-dam = neutralna Tama
prefer-conduit-code = następny od kodu Kanałów
prefer-highest-contract = najwyższe wymagania Energii
prefer-rightmost = najbardziej na prawo
prefer-many-contracts = tyle Kontraktów, na ile wystarcza Energii
prefer-most-gain = najwięcej Kropli zatrzymanych przez własne Tamy
prefer-fewest-drops = najmniej Kropli
prefer-most-steps = najwięcej Energii ze spływającej wody
prefer-letters = litery Źródeł na stronie z Kryteriami
prefer-level = najwyższy poziom
prefer-specific = zwykły kafel przed uniwersalnym
prefer-topmost = najwyżej położony
prefer-priority = pierwsze w kolejności pozycji
prefer-fewer = rodzaj, którego jest mniej
prefer-mixers = najpierw Betoniarki (Jill McDowell)
prefer-other-kind = drugi rodzaj zamiast brakujących
prefer-for-vp = 3 PZ za brakującą Maszynę (Solomon P. Jordan)
prefer-one-drop = wystarcza jedna Kropla (Viktor Fiesler)
prefer-no-gain = żadna własna Tama nie zatrzymałaby Kropli
prefer-no-contract = brak Kontraktu w zasięgu
prefer-no-tile = brak wyłożonego kafla Technologii
prefer-no-dam = żadna inna własna Tama nie ma miejsca
prefer-no-system = żaden system nie produkuje Energii

## Action spaces

space-turbine_plus2_L = Stacja Turbin +2, lewe pole
space-turbine_plus2_R = Stacja Turbin +2, prawe pole
space-turbine_plus1_L = Stacja Turbin +1, lewe pole
space-turbine_plus1_R = Stacja Turbin +1, prawe pole
space-turbine_zero_L = Stacja Turbin ±0, lewe pole
space-turbine_zero_R = Stacja Turbin ±0, prawe pole
space-turbine_minus1_L = Stacja Turbin −1, lewe pole
space-turbine_minus1_R = Stacja Turbin −1, prawe pole
space-turbine_minus2_L = Stacja Turbin −2, lewe pole
space-turbine_minus2_R = Stacja Turbin −2, prawe pole
space-water_place2_L = Gospodarka Wodna: 2 Krople Wody, lewe pole
space-water_place2_R = Gospodarka Wodna: 2 Krople Wody, prawe pole
space-water_flow1_L = Gospodarka Wodna: 1 spływająca Kropla Wody, lewe pole
space-water_flow1_R = Gospodarka Wodna: 1 spływająca Kropla Wody, prawe pole
space-bank = Bank
space-workshop_turn1_L = Warsztat: obrót o 1, lewe pole
space-workshop_turn1_R = Warsztat: obrót o 1, prawe pole
space-workshop_turn2_L = Warsztat: obrót o 2, lewe pole
space-workshop_turn2_R = Warsztat: obrót o 2, prawe pole
space-workshop_turn3_L = Warsztat: obrót o 3, lewe pole
space-workshop_turn3_R = Warsztat: obrót o 3, prawe pole
space-machinery_excavator_L = Dostawca Maszyn: Koparka, lewe pole
space-machinery_excavator_R = Dostawca Maszyn: Koparka, prawe pole
space-machinery_any_L = Dostawca Maszyn: dowolna Maszyna, lewe pole
space-machinery_any_R = Dostawca Maszyn: dowolna Maszyna, prawe pole
space-machinery_both_L = Dostawca Maszyn: Koparka i Betoniarka, lewe pole
space-machinery_both_R = Dostawca Maszyn: Koparka i Betoniarka, prawe pole
space-contract_take1_L = Dział Handlowy: 1 Kontrakt, lewe pole
space-contract_take1_R = Dział Handlowy: 1 Kontrakt, prawe pole
space-contract_take1b_L = Dział Handlowy: 1 Kontrakt (drugi rząd), lewe pole
space-contract_take1b_R = Dział Handlowy: 1 Kontrakt (drugi rząd), prawe pole
space-contract_take2_L = Dział Handlowy: 2 Kontrakty, lewe pole
space-contract_take2_R = Dział Handlowy: 2 Kontrakty, prawe pole
space-patent_1 = Biuro Patentowe, górne pole
space-patent_2 = Biuro Patentowe, środkowe pole
space-patent_3 = Biuro Patentowe, dolne pole
space-external_1 = Zagraniczne Zlecenie, górne pole
space-external_2 = Zagraniczne Zlecenie, środkowe pole
space-external_3 = Zagraniczne Zlecenie, dolne pole
space-private = { $building }, pole { $n }

## Effects: parts of rewards, incomes and action spaces ($n, $most: numbers)

effect-credits = { credits }
effect-vp = { vp }
effect-excavators = { excavators }
effect-mixers = { mixers }
effect-machines = { $n ->
    [one] { $n } dowolna Maszyna
    [few] { $n } dowolne Maszyny
    [many] { $n } dowolnych Maszyn
   *[other] { $n } dowolnej Maszyny
}
effect-energy = { energy }
effect-contract-energy = { energy } na Kontrakt
effect-rotate = { $n ->
    [one] obrót Koła o { $n } segment
    [few] obrót Koła o { $n } segmenty
    [many] obrót Koła o { $n } segmentów
   *[other] obrót Koła o { $n } segmentu
}
effect-place-drops = { drops }
effect-flow-drops = { $n ->
    [one] { $n } spływająca Kropla Wody
    [few] { $n } spływające Krople Wody
    [many] { $n } spływających Kropel Wody
   *[other] { $n } spływającej Kropli Wody
}
effect-free-base = darmowa Podstawa ({ $areas })
areas-one = { $first }
areas-two = { $first } lub { $second }
areas-all = dowolny obszar
effect-free-elevation = darmowe Podwyższenie
effect-free-conduit = darmowy Kanał o wartości Produkcji co najwyżej { $most }
effect-free-powerhouse = darmowa Elektrownia
effect-production = Produkcja { signed-bonus }
effect-bank = 1 Kredyt za każdego Inżyniera
effect-take-contracts = { $n ->
    [one] weź { $n } Kontrakt
    [few] weź { $n } Kontrakty
    [many] weź { $n } Kontraktów
   *[other] weź { $n } Kontraktu
}
effect-take-tile = weź kafel Zaawansowanej Technologii
effect-take-patent = weź za darmo kafel Zaawansowanej Technologii
effect-work = wykonaj Zagraniczne Zlecenie
effect-loan = Zagraniczne Zlecenie po 2 Kredyty za Maszynę
effect-drop-on-dam = 1 Kropla Wody przy własnej lub neutralnej Tamie
effect-retrieve-tile = odzyskaj z Koła 1 kafel Technologii
effect-retrieve-machines = odzyskaj połowę Maszyn z jednego segmentu
effect-fulfil-any = zrealizuj dowolny Kontrakt bez Energii
effect-fulfil-up-to = zrealizuj bez Energii Kontrakt o wymaganiach Energii co najwyżej { $most }

## Rounds and phases

round = Runda { $n }
phase-income = faza Przychodu oraz Źródeł
phase-actions = faza Akcji
phase-water = faza Spływu Wody
phase-scoring = faza Punktacji
phase-end = faza Końca Rundy

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Questions. $seat: who is asked; chance is asked too, and has no name

question-deal-headstream = Który kafel Źródła zostaje wylosowany?
question-deal-bonus = Który kafel Premii zostaje wylosowany?
question-deal-objective = Który kafel Celu zostaje wylosowany?
question-deal-national = Który Kontrakt Państwowy zostaje wylosowany?
question-deal-contract = Który Kontrakt zostaje wylosowany?
question-deal-start-tile = Który kafel Przygotowania zostaje wylosowany?
question-deal-tile = Który kafel Technologii zostaje wylosowany?
question-deal-company = Która Spółka zostaje wylosowana?
question-deal-officer = Który Dyrektor Wykonawczy zostaje wylosowany?
question-deal-starting = Który Kontrakt Początkowy zostaje wylosowany?
question-deal-aside = Który Dyrektor Wykonawczy zostaje odłożony?
question-deal-first = Kto jest pierwszym graczem?
question-deal-work = Które Zagraniczne Zlecenie zostaje wylosowane?
question-deal-building = Która Prywatna Inwestycja zostaje wylosowana?
question-deal-removed = Który kafel Technologii opuszcza grę?
question-deal-automa-company = Którą Spółkę otrzymuje Automa?
question-deal-seat-company = { $seat }: która Spółka zostaje przydzielona?
question-deal-seat-contract = { $seat }: który Kontrakt Początkowy zostaje przydzielony?
question-deal-automa-order = Która Automa jest następna w Kolejności?
question-deal-automa-tile = Który kafel Automy pokazuje akcje?
question-draft-company = { $seat }: która Spółka i który Dyrektor Wykonawczy?
question-draft-contract = { $seat }: który Kontrakt Początkowy?
question-pick-company = { $seat }: która Spółka?
question-pick-officer = { $seat }: który Dyrektor Wykonawczy?
question-turn = { $seat }: która akcja?
question-site = { $seat }: gdzie zbudować { $structure-acc }?
question-tile = { $seat }: którego kafla Technologii użyć, aby zbudować { $structure-acc } na polu { $site-short }?
question-copy = { $seat }: który kafel z Koła skopiować, aby zbudować { $structure-acc } na polu { $site-short }?
question-pay = { $seat }: jak zapłacić za { $structure-acc } na polu { $site-short }?
question-bank = { $seat }: ilu Inżynierów umieścić w Banku?
question-take-contract = { $seat }: który Kontrakt wziąć? (pozostało: { $n })
question-limit = { $seat }: który Kontrakt odrzucić?
question-produce = { $seat }: którego systemu produkcyjnego użyć? ({ signed-bonus.named })
question-produce-may = { $seat }: czy produkować teraz i którym systemem produkcyjnym? ({ signed-bonus.named })
question-produce-again = { $seat }: czy produkować jeszcze raz i którym systemem produkcyjnym?
question-drops = { $seat }: ile Kropel Wody? ({ $system })
question-fulfil = { $seat }: który Kontrakt zrealizować? (dostępne: { energy })
question-machines = { $seat }: { $n ->
    [one] którą Maszynę otrzymać?
    [few] które { $n } Maszyny otrzymać?
    [many] które { $n } Maszyn otrzymać?
   *[other] które { $n } Maszyny otrzymać?
}
question-place-drops = { $seat }: na którym Źródle umieścić Kroplę Wody? (pozostało: { $n })
question-flow-drops = { $seat }: z którego Źródła spływa Kropla Wody? (pozostało: { $n })
question-free-build = { $seat }: gdzie umieścić za darmo { $structure-acc }?
question-work = { $seat }: dokąd trafiają Maszyny? – { $work }
question-loan = { $seat }: które Zagraniczne Zlecenie wykonać za Kredyty?
question-fulfil-free = { $seat }: który Kontrakt zrealizować bez Energii?
question-take-patent = { $seat }: który kafel Zaawansowanej Technologii wziąć?
question-drop-on-dam = { $seat }: przy której Tamie umieścić Kroplę Wody?
question-refill = { $seat }: przy której innej własnej Tamie umieścić Kroplę Wody?
question-retrieve-tile = { $seat }: który kafel Technologii odzyskać z Koła?
question-retrieve-machines = { $seat }: z którego segmentu odzyskać połowę Maszyn?
question-retrieve-split = { $seat }: które Maszyny odzyskać?
question-use-building = { $seat }: czy natychmiast wykonać akcję? ({ $building })
question-architect = { $seat }: czy to Architekt, który daje kolejną turę?

## Options

option-skip-fulfil = Nie realizuj Kontraktu
option-skip-drops = Bez kolejnych Kropel Wody
option-skip-build = Nie umieszczaj
option-skip-produce = Nie produkuj
option-skip-invest = Do zasobów ogólnych
option-skip-refill = Bez Kropli Wody
option-skip-use = Nie wykonuj
option-skip-architect = Nie, to Inżynier
option-skip-other = Pomiń
option-pass = Spasuj
option-build = Zbuduj { $structure-acc }
option-copy-officer = Skopiuj zdolność: { $officer }
option-pair = { $company } – { $officer }
option-copy-tile = Skopiuj { $tile }
option-invest-work = Na Koło, z obrotem o 1 segment
option-use = Wykonaj akcję: { $building }
option-architect = Tak, to Architekt: kolejna tura
option-pay = { $credits ->
    [0] Na Koło: { machine-set }
    [one] Na Koło: { machine-set }; zapłać { $credits } Kredyt
    [few] Na Koło: { machine-set }; zapłać { $credits } Kredyty
    [many] Na Koło: { machine-set }; zapłać { $credits } Kredytów
   *[other] Na Koło: { machine-set }; zapłać { $credits } Kredytu
}
option-drops = { drops } (Energia: { $energy })
option-engineers = { engineers }
option-machines = { machine-set }
option-system = { $drops ->
    [one] { $system }: do { $drops } Kropli Wody, Energia: { $energy }
    [few] { $system }: do { $drops } Kropel Wody, Energia: { $energy }
    [many] { $system }: do { $drops } Kropel Wody, Energia: { $energy }
   *[other] { $system }: do { $drops } Kropli Wody, Energia: { $energy }
}
option-system-fee = { $drops ->
    [one] { $system }: do { $drops } Kropli Wody, Energia: { $energy }; opłata dla właściciela Kanału ({ $owner }): 1 Kredyt za Kroplę
    [few] { $system }: do { $drops } Kropel Wody, Energia: { $energy }; opłata dla właściciela Kanału ({ $owner }): 1 Kredyt za Kroplę
    [many] { $system }: do { $drops } Kropel Wody, Energia: { $energy }; opłata dla właściciela Kanału ({ $owner }): 1 Kredyt za Kroplę
   *[other] { $system }: do { $drops } Kropli Wody, Energia: { $energy }; opłata dla właściciela Kanału ({ $owner }): 1 Kredyt za Kroplę
}

## Events

event-dealt = Wylosowano: { $thing }
event-round = Rozpoczyna się runda { $n }
event-phase-income = Rozpoczyna się { phase-income }
event-phase-actions = Rozpoczyna się { phase-actions }
event-phase-water = Rozpoczyna się { phase-water }
event-phase-scoring = Rozpoczyna się { phase-scoring }
event-phase-end = Rozpoczyna się { phase-end }
event-credits = { $seat }: zdobywa { credits }
event-pays = { $seat }: płaci { credits }
event-excavators = { $seat }: zdobywa { excavators.acc }
event-mixers = { $seat }: zdobywa { mixers.acc }
event-loses-excavators = { $seat }: traci { excavators.acc }
event-loses-mixers = { $seat }: traci { mixers.acc }
event-vp = { $seat }: zdobywa { vp }
event-loses-vp = { $seat }: traci { vp }
event-energy = { $seat }: przesuwa się na Torze Energii o { $n }
event-engineers = { $seat }: umieszcza { engineers.acc }
event-return = { $seat }: odzyskuje { engineers.acc }
event-invest = { $seat }: umieszcza na Kole { $tile }, { machine-set.acc }
event-invest-machines = { $seat }: umieszcza na Kole { machine-set.acc }
event-rotate = { $n ->
    [one] { $seat }: obraca Koło o { $n } segment
    [few] { $seat }: obraca Koło o { $n } segmenty
    [many] { $seat }: obraca Koło o { $n } segmentów
   *[other] { $seat }: obraca Koło o { $n } segmentu
}
event-recover = { $seat }: odzyskuje z Koła { $tile }, { machine-set.acc }
event-recover-machines = { $seat }: odzyskuje z Koła { machine-set.acc }
event-retrieved = { $seat }: odzyskuje z Koła przed czasem { $tile }
event-retrieved-machines = { $seat }: odzyskuje z Koła przed czasem { machine-set.acc }
event-built = { $seat }: buduje { $structure-acc } na polu { $site-short }
event-reveal = { $seat }: odkrywa { $income }
event-waits = { $seat }: umieszcza Kroplę Wody na { $head-loc }
event-flows = { $seat }: Kropla Wody spływa ze { $head-gen }
event-head-drops = { $n ->
    [one] { $n } Kropla Wody trafia na { $head }
    [few] { $n } Krople Wody trafiają na { $head }
    [many] { $n } Kropel Wody trafia na { $head }
   *[other] { $n } Kropli Wody trafia na { $head }
}
event-held = { $dam } ({ $seat }) zatrzymuje Kroplę Wody
event-leaves-left = Kropla Wody opuszcza Mapę przy zbiorniku 11
event-leaves-right = Kropla Wody opuszcza Mapę przy zbiorniku 12
event-added = { $dam } ({ $seat }) otrzymuje { drops.acc }
event-spent = { $seat }: zużywa do Produkcji { drops.acc } – { $system }
event-produced = { $seat }: Produkcja daje { energy.acc }
event-fulfilled = { $seat }: realizuje { $contract }
event-took = { $seat }: bierze { $contract }
event-discarded = { $seat }: odrzuca { $contract }
event-patent = { $seat }: bierze { $tile }
event-cleared = Opuszcza Biuro Patentowe: { $tile }
event-removed = Opuszcza grę: { $tile }
event-work = { $seat }: wykonuje { $work }
event-work-leaves = { $work } opuszcza grę
event-under = Trafia pod swój stos: { $contract }
event-beside = { $seat }: umieszcza { engineers.acc } obok (brak wolnego pola: { $section })
event-again = { $seat }: wykonuje kolejną turę
event-as-automa = { $seat }: rozgrywa tę turę jak Automa na średnim poziomie trudności
event-copies = { $seat }: kopiuje zdolność – { $officer }
event-picked = Gracz { $chair } wybiera: { $company } – { $officer }
event-chose = Gracz { $chair } wybiera: { $company }
event-passed = { $seat }: pasuje
event-forfeit = { $seat }: nie może umieścić { $structure-gen } i traci tę nagrodę
event-order = { $seat }: { $n }. miejsce w Kolejności
event-wins = { $seat }: wygrywa z wynikiem { vp }

## Events that explain the turn of an Automa

event-automa-tiles = { $seat }: akcje – kafel Automy { $entries }, kryteria – kafel Automy { $criteria }
event-automa-income = { $seat }: Przychód, kryteria – kafel Automy { $criteria }
event-automa-tried = { $seat }: pomija „{ $entry }” – { $condition } ({ $clause })
event-automa-does = { $seat }: wykonuje „{ $entry }” ({ engineers })
event-automa-eligible = { $seat }: rozważa pole { $site } ({ $structure })
# $structure (text): what is built instead, or source-external-work
event-automa-instead = { $seat }: { $officer } zmienia budowę na: { $structure }
event-automa-kept = Pole { $site } zostaje: { $step }
event-automa-chosen = { $seat }: wybiera pole { $site } ({ $structure })
event-automa-system = { $seat }: rozważa system (Energia: { $energy }) – { $system }
event-automa-weighs = { $seat }: rozważa { $thing }
event-automa-prefers = Zostaje { $thing }: { $reason }
event-automa-picks = { $seat }: wybiera { $thing }
event-automa-none = { $seat }: { $reason }

## Why an Automa did it

why-turn = { $seat }: akcje kafla { $entries }, Kryteria kafla { $criteria }
why-income = { $seat }: Przychód, Kryteria kafla { $criteria }
why-tried = { $number } { $entry }: { $condition }
why-performed = { $number } { $entry }, { engineers }
why-system = { $energy } Energii: { $system }
why-eligible = { $structure }, możliwe pola ({ $n }): { $sites }
why-only = { $structure }: możliwe tylko { $site }
why-kept = { $step }: { $sites }
why-code = { $step } { $code }
why-listed = { $sites }; { $site }
why-drop = Kropla Wody na Tamę
why-weighed = rozważane ({ $n }): { $things }
why-preferred = { $reason }: { $things }
why-gain = { $thing } (+{ $gain })
why-last-engineers = wpis pokazuje { engineers }; umieszcza wszystkich, którzy zostali
why-no-engineers = kafel Technologii nie wymaga Inżynierów
why-stands = pierwsze wolne pole: { $space }
why-beside = brak wolnego pola, Inżynierowie stoją obok: { $section }
why-forfeit = nie ma na to pola, przepada: { $structure }
why-again = Architekt idzie sam: następuje kolejna tura

## Sources: because of what an event happens

source-income = Przychód { $place } ({ $structure })
source-ability = specjalna zdolność ({ $company })
source-construction = pole akcji Budowy { $n }
source-mahiri = Mahiri Sekibo, pole { $n }
source-external-work = Zagraniczne Zlecenie
source-margot = Margot Fouché, własne pole
source-rank = ranking Energii
source-track = Tor Energii
source-leftovers = pozostałe Maszyny i Kredyty
source-held = Krople Wody przy własnych Tamach
source-rules = zasady

## Points: where they come from, at the end of the game

points-period = Runda { $n }
points-start = na początku
points-contracts = Kontrakty
points-incomes = Przychody
points-fees = Kanały użyte przez innych
points-tiles = kafle Zaawansowanej Technologii
points-works = Zagraniczne Zlecenia
points-buildings = Prywatne Inwestycje
points-entries = akcje kafli Automy
points-spent = zapłacone zamiast Kredytów
points-rank = ranking Energii
points-track = tor Energii
points-bonus = kafle Premii
points-objective = kafel Celu
points-leftovers = pozostałe Maszyny i Kredyty
points-held = Krople Wody przy własnych Tamach
points-other = inne

## Reasons: why an action is not offered

reason-game-over = Gra jest zakończona.
reason-not-your-turn = To nie twoja tura.
reason-nothing = Nic nie stoi temu na przeszkodzie.
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-not-asked = To nie jest odpowiedź na to pytanie.
reason-copied-must-act = Po skopiowaniu zdolności Dyrektora Wykonawczego musisz wykonać akcję.
reason-has-engineers = Nie możesz spasować: masz jeszcze { engineers.acc }.
reason-not-in-box = Nie należy do tej gry: { $thing }.
reason-no-piece = Na planszy Spółki nie ma już elementu: { $structure }.
reason-no-site = Nie ma wolnego pola Budowy dla { $structure-gen }.
reason-no-tile = Nie masz dostępnego kafla Technologii dla { $structure-gen }.
reason-no-construction-space = Wszystkie twoje pola akcji Budowy są w tej rundzie zajęte.
reason-engineers = { $need ->
    [one] Potrzeba { $need } Inżyniera; masz { $have }.
    [few] Potrzeba { $need } Inżynierów; masz { $have }.
    [many] Potrzeba { $need } Inżynierów; masz { $have }.
   *[other] Potrzeba { $need } Inżyniera; masz { $have }.
}
reason-credits = { $need ->
    [one] Koszt to { $need } Kredyt; masz { $have }.
    [few] Koszt to { $need } Kredyty; masz { $have }.
    [many] Koszt to { $need } Kredytów; masz { $have }.
   *[other] Koszt to { $need } Kredytu; masz { $have }.
}
reason-border = { $need ->
    [one] Koszt wraz z czerwonym obrysem to { $need } Kredyt; masz { $have }.
    [few] Koszt wraz z czerwonym obrysem to { $need } Kredyty; masz { $have }.
    [many] Koszt wraz z czerwonym obrysem to { $need } Kredytów; masz { $have }.
   *[other] Koszt wraz z czerwonym obrysem to { $need } Kredytu; masz { $have }.
}
reason-excavators = { $need ->
    [one] Pole { $site-short } wymaga { $need } Koparki; masz { $have }.
    [few] Pole { $site-short } wymaga { $need } Koparek; masz { $have }.
    [many] Pole { $site-short } wymaga { $need } Koparek; masz { $have }.
   *[other] Pole { $site-short } wymaga { $need } Koparki; masz { $have }.
}
reason-mixers = { $need ->
    [one] Pole { $site-short } wymaga { $need } Betoniarki; masz { $have }.
    [few] Pole { $site-short } wymaga { $need } Betoniarek; masz { $have }.
    [many] Pole { $site-short } wymaga { $need } Betoniarek; masz { $have }.
   *[other] Pole { $site-short } wymaga { $need } Betoniarki; masz { $have }.
}
reason-closed-introductory = Niedostępne w pierwszej rozgrywce: { $space }.
reason-closed = Dostępne, gdy graczy jest co najmniej { $fewest }: { $space }.
reason-occupied = Zajęte ({ $owner }): { $space }.
reason-tile-gone = Kafla Technologii z tego pola już nie ma.
reason-no-contracts = Nie ma żadnego wyłożonego Kontraktu.
reason-no-system = Nie masz pełnego systemu produkcyjnego z wodą.
reason-fee = { $have ->
    [one] Kanał kosztuje 1 Kredyt za każdą Kroplę Wody; zostaje ci na to { $have } Kredyt.
    [few] Kanał kosztuje 1 Kredyt za każdą Kroplę Wody; zostają ci na to { $have } Kredyty.
    [many] Kanał kosztuje 1 Kredyt za każdą Kroplę Wody; zostaje ci na to { $have } Kredytów.
   *[other] Kanał kosztuje 1 Kredyt za każdą Kroplę Wody; zostaje ci na to { $have } Kredytu.
}
reason-no-energy = To nie daje Energii ({ signed-bonus.named }).
reason-not-mahiri = Tylko Mahiri Sekibo kopiuje zdolności Dyrektorów Wykonawczych.
reason-copied-already = Zdolność można skopiować tylko raz w turze.
reason-copied-twice = Zdolność można skopiować najwyżej dwa razy w rundzie.
reason-officer-away = Nie bierze udziału w grze albo należy do ciebie: { $officer }.
reason-no-action-left = Po skopiowaniu tej zdolności nie zostałaby ci żadna akcja.
reason-wrong-site = Tu nie można zbudować { $structure-gen }: { $site }.
reason-neutral-dam = Tama na polu { $site-short } jest neutralna: nikt nie może jej podwyższyć.
reason-not-own-dam = Nie masz Tamy na polu { $site-short }.
reason-dam-full-height = Tama na polu { $site-short } ma już poziom 3.
reason-built-on = Stoi tu już Konstrukcja ({ $owner }): { $site }.
reason-second-base = Masz już Podstawę w zbiorniku { $basin }.
reason-second-powerhouse = Masz już Elektrownię w zbiorniku { $basin }.
reason-free-value = Nagroda dopuszcza wartość Produkcji co najwyżej { $most }; tutaj wynosi ona { $value }.
reason-free-area = Nagroda nie obejmuje obszaru pola { $site-short }.
reason-nothing-to-copy = Na twoim Kole nie ma kafla Technologii, który można skopiować.
reason-tile-on-wheel = Nadal na twoim Kole: { $tile }.
reason-tile-not-yours = Nie należy do ciebie: { $tile }.
reason-tile-wrong = Nie pozwala zbudować { $structure-gen }: { $tile }.
reason-tile-not-on-wheel = Nie leży na twoim Kole: { $tile }.
reason-no-mixing = Za ten Kanał nie można zapłacić jednocześnie Koparkami i Betoniarkami.
reason-jill-or-joker = Ceny Jill McDowell nie można zapłacić z uniwersalnym kaflem Technologii poziomu II.
reason-payment = Tak nie można zapłacić (koszt: { machine-set }).
reason-not-your-water = Ta Tama nie jest ani twoja, ani neutralna: { $system }.
reason-no-water = Tama nie przetrzymuje Kropel Wody: { $system }.
reason-no-conduit = Kanał nie jest zbudowany: { $system }.
reason-no-powerhouse = Nie masz Elektrowni w zbiorniku { $basin }.
reason-same-powerhouse = Druga Produkcja wymaga innej Elektrowni niż ta w zbiorniku { $basin }.
reason-drops-held = { $have ->
    [one] Tama przetrzymuje { $have } Kroplę Wody: użyj co najmniej 1, najwyżej wszystkich.
    [few] Tama przetrzymuje { $have } Krople Wody: użyj co najmniej 1, najwyżej wszystkich.
    [many] Tama przetrzymuje { $have } Kropel Wody: użyj co najmniej 1, najwyżej wszystkich.
   *[other] Tama przetrzymuje { $have } Kropli Wody: użyj co najmniej 1, najwyżej wszystkich.
}
reason-fulfilled = Już zrealizowany: { $contract }.
reason-national-gone = Niedostępny: { $contract }.
reason-not-your-contract = Nie ma go w twoich zasobach: { $contract }.
reason-energy = Za mało (potrzeba { $need }, dostępne { $have }): { $contract }.
reason-national-stays = Kontraktów Państwowych nie można brać: { $contract }.
reason-not-on-display = Nie jest wyłożony: { $contract }.
reason-over-limit = Masz więcej Kontraktów, niż możesz zachować: odrzuć jeden.
reason-bank-least = Umieść w Banku co najmniej 1 Inżyniera.
reason-machines-split = { $n ->
    [one] Otrzymujesz łącznie { $n } Maszynę.
    [few] Otrzymujesz łącznie { $n } Maszyny.
    [many] Otrzymujesz łącznie { $n } Maszyn.
   *[other] Otrzymujesz łącznie { $n } Maszyny.
}
reason-one-drop-least = Musisz umieścić co najmniej 1 Kroplę Wody.
reason-not-offered = Nie ma tego wśród możliwości do wyboru.
reason-closed-by-automa = Zamknięte przez Automę do końca gry: { $space }.
reason-not-activated = Nie masz tam Budynku: { $building }.
reason-used-already = Z tej Prywatnej Inwestycji można korzystać tylko raz w rundzie: { $building }.
reason-activated-already = Masz już tam Budynek: { $building }.
reason-slot-closed = To pole Budynku jest dostępne, gdy graczy jest co najmniej { $fewest }.
reason-work-gone = To Zagraniczne Zlecenie nie jest już dostępne.
reason-work-machines = Nie masz Maszyn na to Zagraniczne Zlecenie (koszt: { machine-set }).
reason-no-loan = Masz za mało Kredytów na którekolwiek Zagraniczne Zlecenie: 2 za każdą Maszynę.
reason-not-margot = Tylko Margot Fouché korzysta w ten sposób z Prywatnych Inwestycji.
reason-margot-used = Z tego pola można korzystać tylko raz w rundzie.
reason-no-room = Przy żadnej własnej ani neutralnej Tamie nie ma miejsca na Kroplę Wody.
reason-no-open-contract = Nie masz Kontraktu, który można zrealizować.
reason-wheel-no-tile = Na twoim Kole nie ma kafla Technologii.
reason-wheel-no-machines = W żadnym segmencie twojego Koła nie ma 2 Maszyn.
reason-no-dam = Nie ma tu Tamy: { $site }.
reason-dam-just-used = Tama na polu { $site-short } została właśnie użyta do Produkcji.
reason-dam-full = Przy Tamie na polu { $site-short } nie ma miejsca.
reason-taken = Należy już do gracza { $n }.
reason-build-first = To pole jest dla ciebie dostępne: najpierw wybierz, że budujesz { $structure-acc }.
reason-space-first = Najpierw wybierz pole akcji: { $space }.
reason-take-first = Aby wziąć Kontrakt, wybierz najpierw pole Działu Handlowego.
reason-energy-first = Kontrakty realizuje się Energią z Produkcji: najpierw wybierz pole Stacji Turbin.
reason-produce-first = Ten system jest gotowy: najpierw wybierz pole Stacji Turbin.
reason-drops-first = Aby umieścić Krople Wody, wybierz najpierw pole Gospodarki Wodnej.
reason-tile-first = Kafle Technologii służą do Budowy: najpierw wybierz, co budujesz.
reason-board-first = Plansza Spółki służy do Budowy: najpierw wybierz, co budujesz.
reason-other-board = Z tej planszy Spółki korzysta tylko jej właściciel ({ $owner }).
reason-wheel-turns = Koła obracają się same: teraz nie wybiera się segmentu.
reason-no-decision = Tego nikt nie wybiera: rozstrzygają zasady albo losowanie.

## Cards: what a component does, in plain sentences

card-space-engineers = Wymaga: { engineers }.
card-space-credits = Koszt: { credits }.
card-space-border = Koszt: { credits }, w tym 3 za czerwony obrys.
card-space-fewest = Niedostępne, gdy graczy jest mniej niż { $fewest }.
card-space-turbine = Akcja Produkcji ({ signed-bonus.named }): liczba Kropel Wody razy wartość Produkcji, potem premia lub kara.
card-space-waiting = Umieść do 2 Kropel Wody, co najmniej 1, na dowolnych Źródłach. Spłyną w fazie Spływu Wody.
card-space-flowing = Umieść 1 Kroplę Wody na dowolnym Źródle. Spływa natychmiast.
card-space-bank = Umieść dowolnie wielu Inżynierów, co najmniej 1, i zdobądź po 1 Kredycie za każdego. Bank nigdy nie jest zajęty.
card-space-workshop = { $n ->
    [one] Obróć swoje Koło o { $n } segment. To, co trafi do otwartego segmentu, wraca do ciebie.
    [few] Obróć swoje Koło o { $n } segmenty. To, co trafi do otwartego segmentu, wraca do ciebie.
    [many] Obróć swoje Koło o { $n } segmentów. To, co trafi do otwartego segmentu, wraca do ciebie.
   *[other] Obróć swoje Koło o { $n } segmentu. To, co trafi do otwartego segmentu, wraca do ciebie.
}
card-space-machinery = Zdobywasz pokazane Maszyny. Od razu możesz ich używać.
card-space-contract = { $n ->
    [one] Weź { $n } wyłożony Kontrakt.
    [few] Weź { $n } wyłożone Kontrakty.
    [many] Weź { $n } wyłożonych Kontraktów.
   *[other] Weź { $n } wyłożonego Kontraktu.
}
card-space-patent = Weź kafel Zaawansowanej Technologii z tego miejsca. Możesz go używać od swojej następnej tury.
card-space-works = Wykonaj Zagraniczne Zlecenie z tego miejsca: jego Maszyny wracają do zasobów ogólnych, a nagrodę otrzymujesz natychmiast.
card-space-private = Akcja Prywatnej Inwestycji ({ $building }) dla Spółek, które mają na niej Budynek. Raz na rundę dla każdej Spółki.

card-site-base = Podstawa na tym polu – Koparki: { $excavators }; każde Podwyższenie na niej – Betoniarki: { $mixers }.
card-site-one-base = Spółka może mieć w zbiorniku 1 Podstawę.
card-site-conduit = Kanał na tym polu – Koparki: { $excavators }. Prowadzi od Tam w zbiorniku { $basin } do Elektrowni w zbiorniku { $end } i daje tyle Energii za każdą Kroplę Wody: { $value }.
card-site-fee = Kto używa cudzego Kanału, płaci jego właścicielowi 1 Kredyt za każdą Kroplę Wody; właściciel zdobywa też 1 PZ za każdą Kroplę.
card-site-powerhouse = Elektrownia kosztuje 2 Betoniarki i po 1 więcej za każdą już zbudowaną przez ciebie. Zasilają ją Kanały, które kończą się w zbiorniku { $basin }.
card-site-one-powerhouse = Spółka może mieć w zbiorniku 1 Elektrownię.
card-site-building = Budynek na tym polu pozwala Spółce wykonywać akcję Prywatnej Inwestycji ({ $building }). Spółka może mieć na niej 1 Budynek.
card-site-border = Czerwony obrys kosztuje dodatkowo 3 Kredyty.

card-headstream = Krople Wody czekają tu na fazę Spływu Wody, a potem spływają do zbiornika { $basin }.
card-head-tile = W rundach od 1 do 4 na jego Źródło trafia tyle Kropel Wody: { $drops }.

card-contract-fulfil = Zrealizujesz go jedną Produkcją, która daje co najmniej tyle Energii: { $energy }. Energia pozostaje na Torze Energii.
card-contract-private = Weź go w Dziale Handlowym. Możesz zachować 3 niezrealizowane Kontrakty.
card-contract-national = Nikt nie może go wziąć: zrealizować go może ten, kto pierwszy wyprodukuje dość Energii.
card-contract-starting = Masz go od początku gry. Wlicza się do 3 Kontraktów, które możesz zachować.

card-company = Każda Spółka ma własne Przychody. Trzecia Elektrownia uruchamia jej specjalną zdolność:
card-work = Do zasobów ogólnych wracają: { machine-set }. Nagrodę otrzymujesz natychmiast.
card-building-slot = Jego akcję mogą wykonywać tylko Spółki, które mają na nim Budynek.
card-bonus = Punktuje na koniec swojej rundy. Pełną nagrodę daje Energia sięgająca sekcji tej rundy; za każdą brakującą sekcję nagroda jest o 4 PZ niższa, a przy mniej niż 6 jednostkach Energii nie ma jej wcale.
card-objective = Na koniec gry miejsca 1, 2 i 3 dają 15, 10 i 5 PZ; Automa zdobywa 20, 15 i 10.
card-automa-dashed = { $entry } ({ engineers }; tura trwa dalej)
card-automa-entry = { $entry } ({ engineers }; kończy turę)
card-automa-dams = Podstawy i Podwyższenia: { $first }; { $second }; { $third }; potem od zbiornika { $code }
card-automa-conduits = Kanały: { $first }; { $second }; { $third }; potem od Kanału { $code }
card-automa-powerhouses = Elektrownie: { $first }; { $second }; { $third }; potem od zbiornika { $code }
card-automa-headstreams = Źródła: { $order }

## Terms: things without a tile of their own

term-credit = Kredyt
term-credit-text = Pieniądze. Płacisz nimi za czerwone obrysy, Maszyny, kafle Technologii i cudze Kanały. Na koniec gry każde 5 pozostałych Kredytów i Maszyn daje 1 PZ.
term-vp = Punkt Zwycięstwa (PZ)
term-vp-text = Na koniec gry wygrywa ten, kto ma najwięcej PZ.
term-excavator = Koparka
term-excavator-text = Maszyna do Podstaw, Kanałów i Budynków. Nie tracisz jej: trafia na Koło i wraca, gdy Koło wykona pełny obrót.
term-mixer = Betoniarka
term-mixer-text = Maszyna do Podwyższeń, Elektrowni i Budynków. Nie tracisz jej: trafia na Koło i wraca, gdy Koło wykona pełny obrót.
term-machine = dowolna Maszyna
term-machine-text = Koparka lub Betoniarka, do wyboru; kilka Maszyn możesz dowolnie podzielić.
term-engineer = Inżynier
term-engineer-text = Każda Spółka ma ich 12. Każda akcja wymaga Inżynierów; wracają na koniec rundy. Kto nie ma już żadnego, pasuje.
term-architect = Architekt
term-architect-text = Liczy się jako Inżynier. Umieszczony samodzielnie na polu dla dokładnie 1 Inżyniera, ale nie w Banku, daje natychmiast kolejną turę (Tommaso Battista).
term-energy = Energia
term-energy-text = Zaznaczana na Torze Energii, po każdej rundzie wraca do 0. Energią z Produkcji możesz od razu zrealizować Kontrakt; nie można jej zachować.
term-contract-energy = Energia na Kontrakt
term-contract-energy-text = Przesuwa cię na Torze Energii i możesz nią od razu zrealizować Kontrakt, tak jak Energią z Produkcji.
term-drop = Kropla Wody
term-drop-text = Czeka na Źródle albo jest przetrzymywana przez Tamę. Produkcja używa Kropel, które potem spływają dalej.
term-flowing-drop = spływająca Kropla Wody
term-flowing-drop-text = Kropla, która nie czeka na fazę Spływu Wody: spływa ze Źródła natychmiast, aż zatrzyma ją Tama albo opuści Mapę.
term-basin = zbiornik
term-basin-text = Ponumerowana część Mapy. Woda mija najpierw pola Elektrowni, potem górne i dolne pole Podstawy, a potem spływa do następnego zbiornika.
term-dam = Tama
term-dam-text = Podstawa z co najwyżej 2 Podwyższeniami. Przetrzymuje tyle Kropel Wody, ile wynosi jej poziom; pełna Tama przepuszcza wodę.
term-neutral-dam = neutralna Tama
term-neutral-dam-text = Nie należy do nikogo. Jej Kropel mogą do Produkcji używać wszyscy; nikt nie może jej podwyższyć.
term-base-text = Najniższy element Tamy: 3 Koparki na Równinach, 4 na Wzgórzach, 5 w Górach. Spółka może mieć w zbiorniku 1 Podstawę.
term-elevation-text = Podwyższa własną Tamę: 2 Betoniarki na Równinach, 3 na Wzgórzach, 4 w Górach. Tama ma najwyżej poziom 3.
term-conduit-text = Prowadzi Krople Wody od Tam w swoim zbiorniku do Elektrowni na jego końcu. Kosztuje 2 Koparki za każdy punkt wartości Produkcji. Inni płacą właścicielowi 1 Kredyt za każdą Kroplę.
term-powerhouse-text = Zamienia Krople Wody w Energię. Pierwsza kosztuje 2 Betoniarki, każda następna o 1 więcej. Spółka może mieć w zbiorniku 1 Elektrownię.
term-building-text = Stoi na Prywatnej Inwestycji i pozwala Spółce wykonywać jej akcję. Na koniec gry daje PZ tej Prywatnej Inwestycji.
term-wheel = Koło Budowy
term-wheel-text = Kafel Technologii i Maszyny użyte do Budowy trafiają do otwartego segmentu, po czym Koło obraca się o 1 segment. Wracają do ciebie po sześciu obrotach.
term-technology = kafel Technologii
term-technology-text = Każda Budowa wymaga kafla, który pokazuje tę Konstrukcję, albo kafla uniwersalnego. Kafel trafia na Koło razem z Maszynami.
term-contract = Kontrakt
term-contract-text = Po Produkcji możesz zrealizować jeden Kontrakt, który wymaga nie więcej Energii, niż ona dała; nagrodę otrzymujesz natychmiast.
term-income = Przychód
term-income-text = Drugi, czwarty i piąty element rzędu odkrywają Przychód: otrzymujesz go od razu i na początku każdej następnej rundy.
term-production-bonus = premia do Produkcji
term-production-bonus-text = Dwie Elektrownie dodają 1 jednostkę Energii do każdej twojej Produkcji, cztery – 3 jednostki.
term-ability = specjalna zdolność
term-ability-text = Trzecia Elektrownia uruchamia specjalną zdolność Spółki do końca gry.
term-officer = Dyrektor Wykonawczy
term-officer-text = Ma zdolność, która działa od początku gry.
term-construction = pole akcji Budowy
term-construction-text = Cztery własne pola planszy Spółki, używane od lewej do prawej: 1, 2, 3 i 3 Inżynierów; czwarte kosztuje 3 Kredyty.
term-red-border = czerwony obrys
term-red-border-text = Pole z czerwonym obrysem kosztuje dodatkowo 3 Kredyty, zarówno dla Inżynierów, jak i dla Podstaw oraz Elektrowni.
term-order = Kolejność
term-order-text = Następną rundę rozpoczyna Spółka z najmniejszą Energią. Przy równej Energii Kolejność się odwraca.
term-track = Tor Energii
term-track-text = Na koniec rundy najwięcej Energii daje 6 PZ, drugi wynik 2 PZ. Każda Spółka otrzymuje Kredyty z ostatniego osiągniętego oznaczenia; przy 0 jednostek Energii zdobywa 3 Kredyty i traci 3 PZ.
term-bonus-tile = kafel Premii
term-bonus-tile-text = Po jednym na rundę. Punktuje to, co pokazuje jego symbol – w całości, jeśli twoja Energia sięga sekcji tej rundy.
term-objective-tile = kafel Celu
term-objective-tile-text = Jeden na całą grę: na jej koniec miejsca 1, 2 i 3 dają 15, 10 i 5 PZ.
term-automa = Automa
term-automa-text = Gracz bez decyzji: w każdej turze sprawdza się po kolei wpisy jednego kafla Automy, a kryteria drugiego wybierają miejsce.
term-turbine-text = Akcje Produkcji: woda z Tamy płynie Kanałem do jednej z twoich Elektrowni i staje się Energią.
term-water-text = Krople Wody na Źródła: dwie, które czekają na fazę Spływu Wody, albo jedna, która spływa natychmiast.
term-bank-text = 1 Kredyt za każdego Inżyniera. Dostępny dla wszystkich, dowolnie wiele razy.
term-workshop-text = Obróć swoje Koło, aby Maszyny i kafle Technologii wróciły wcześniej.
term-machinery-text = Kup Maszyny za Kredyty.
term-contract-office-text = Weź wyłożone Kontrakty. Są uzupełniane na koniec tury.
term-patent-text = Weź kafel Zaawansowanej Technologii za 2 Inżynierów i 5 Kredytów.
term-works-text = Oddaj Maszyny za Zagraniczne Zlecenie i natychmiast otrzymaj jego nagrodę.
term-private-text = Zbuduj tu Budynek, aby wykonywać akcję, którą mają tylko Spółki z Budynkiem.
