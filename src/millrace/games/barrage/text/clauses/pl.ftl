### The clauses of Barrage that reasons, explanations and cards cite, Polish.
###
### Each is a clause of docs/rules/barrage.md in plain words: clause-B4-2-6 is B4.2.6. No message has arguments.

## Components and concepts

clause-B1-1-2 = Zbiorniki od 1 do 4 leżą w Górach, od 5 do 7 na Wzgórzach, od 8 do 12 na Równinach.
clause-B1-2-2 = Tama to Podstawa z co najwyżej 2 Podwyższeniami. Jej poziom to liczba elementów, od 1 do 3.
clause-B1-2-4 = Trzy neutralne Tamy, poziomu 1, 2 i 3, umieszcza się podczas przygotowania i nigdy się nie zmieniają. Nikt nie może ich podwyższyć.
clause-B1-2-5 = Tama przetrzymuje tyle Kropel Wody, ile wynosi jej poziom. Tylko Tamy Graziana na poziomie 3 przetrzymują 4.
clause-B1-3-1 = Zbudowany Kanał łączy każdą Tamę w zbiorniku, w którym się zaczyna, z każdą Elektrownią w zbiorniku, w którym się kończy, bez względu na właścicieli.
clause-B1-4-1 = Kredyty, Koparki i Betoniarki po prostu się liczy.
clause-B1-4-4 = Wydane Kredyty trafiają do zasobów ogólnych, chyba że zasada każe zapłacić innemu graczowi. Kredyty nigdy nie trafiają na Koło.
clause-B1-4-5 = Maszyn użytych do Budowy się nie traci: trafiają na Koło i wracają.
clause-B1-4-6 = Dowolne Maszyny można swobodnie podzielić między Koparki i Betoniarki.
clause-B1-5-1 = Liczba PZ nie ma górnej granicy i może być ujemna.
clause-B1-5-2 = Energia to tyle, ile gracz zaznaczył na Torze Energii w tej rundzie. Nie ma górnej granicy.
clause-B1-5-3 = Energią z akcji Produkcji, a także z nielicznych efektów, które tak mówią, można zrealizować Kontrakt. Każda inna Energia tylko przesuwa na Torze Energii.
clause-B1-5-4 = Energii nie można zachować: porównuje się ją z Kontraktami w chwili wyprodukowania i nigdy nie sumuje z inną Energią.
clause-B1-6-5 = Spływające Krople Wody umieszcza się na dowolnych Źródłach i spływają one natychmiast.

## Setup

clause-B2-1-9 = Przy 3 graczach każde pole akcji oznaczone „4” jest zamknięte przez całą grę, po lewej i po prawej stronie.
clause-B2-1-10 = Przy 2 graczach każde pole akcji oznaczone „3+” lub „4” jest zamknięte przez całą grę, po lewej i po prawej stronie.
clause-B2-2-1 = Każda Spółka zaczyna ze wszystkimi elementami, 12 Inżynierami, pustym Kołem o 6 segmentach i 0 jednostek Energii.
clause-B2-2-5 = Kontrakt Początkowy leży odkryty w zasobach gracza i wlicza się do limitu 3.
clause-B2-3-1 = Losuje się tyle plansz Spółek, ilu jest graczy. Pozostałe opuszczają grę.
clause-B2-3-2 = Losuje się tylu Dyrektorów Wykonawczych, ilu jest graczy, po jednym na każdą planszę Spółki. Pary są stałe.
clause-B2-3-6 = Wybierając, gracz bierze dostępną Spółkę z jej Dyrektorem Wykonawczym i niezależnie od tego dostępny Kontrakt Początkowy.
clause-B2-3-11 = Przy wolnym wyborze gracz bierze dowolną wolną Spółkę, potem dowolnego wolnego Dyrektora Wykonawczego, a potem dostępny Kontrakt Początkowy.

## Income and headstreams

clause-B3-2-1 = Osobno dla Podstaw, Podwyższeń i Kanałów: pierwszy Przychód działa po zbudowaniu 2 elementów, drugi po 4, trzeci po 5. Przychody się sumują.
clause-B3-2-4 = Na początku rundy każdy gracz otrzymuje raz wszystkie swoje działające Przychody.
clause-B3-2-7 = Przychód odkryty przez nowy element otrzymuje się natychmiast i ponownie na początku każdej następnej rundy.
clause-B3-3-1 = Po Przychodach, w rundach od 1 do 4, na każdy kafel Źródła trafia tyle Kropel Wody, ile podano dla tej rundy.
clause-B3-3-2 = W rundzie 5 na kafle Źródeł nie trafiają Krople Wody.

## Turns and engineers

clause-B4-2-1 = Każde pole akcji pokazuje, ilu Inżynierów wymaga. Umieszcza się ich tam dokładnie tylu.
clause-B4-2-2 = Pole akcji z czerwonym obrysem kosztuje dodatkowo 3 Kredyty, płacone przy umieszczaniu Inżynierów.
clause-B4-2-3 = Koszt podany w symbolu akcji płaci się przy umieszczaniu Inżynierów, razem z kosztem czerwonego obrysu.
clause-B4-2-4 = Pole, na którym stoją Inżynierowie, jest zajęte do końca rundy. Tylko Bank nigdy nie jest zajęty.
clause-B4-2-6 = Pole może wybrać tylko ten, kto ma Inżynierów i wszystkie Kredyty i może potem wykonać akcję. Kredyty potrzebne w trakcie akcji muszą zostać po zapłaceniu za pole.
clause-B4-3-1 = Gracz, który ma co najmniej 1 Inżyniera, nie może spasować: Bank jest zawsze dostępny.

## Construction

clause-B5-1-1 = Każda plansza Spółki ma cztery pola akcji Budowy dla 1, 2, 3 i 3 Inżynierów. Czwarte ma czerwony obrys i kosztuje 3 Kredyty.
clause-B5-1-2 = Pola akcji Budowy zajmuje się od lewej do prawej, więc w rundzie są najwyżej cztery Budowy z Inżynierami.
clause-B5-1-3 = Nikt inny nie może korzystać z pól akcji Budowy danej Spółki.
clause-B5-2-1 = Budowa przebiega w tej kolejności: Inżynierowie, kafel Technologii, Maszyny, obrót Koła o 1 segment, Konstrukcja z kosztem jej czerwonego obrysu, odkryty Przychód, efekt specjalny kafla.
clause-B5-2-2 = Budowa wymaga z góry: Inżynierów, odpowiedniego dostępnego kafla Technologii, wszystkich Maszyn, wszystkich Kredytów, elementu na planszy Spółki i dozwolonego pola Budowy.
clause-B5-2-5 = Kafel Technologii pozwala zbudować Konstrukcję, którą pokazuje. Kafel uniwersalny pozwala zbudować jedną dowolną.
clause-B5-3-1 = Koło to pierścień 6 segmentów. Dokładnie jeden z nich jest otwarty.
clause-B5-3-2 = Kafle Technologii i Maszyny umieszcza się tylko w otwartym segmencie.
clause-B5-3-3 = Gdy Koło obraca się o 1, wszystko przesuwa się o jeden segment. To, co trafi do otwartego segmentu, natychmiast wraca do zasobów gracza.
clause-B5-3-4 = To, co umieszczono na Kole, wraca przy szóstym obrocie. Obrót własnej Budowy jest pierwszym.
clause-B5-3-7 = To, co leży na Kole, nie jest dostępne: nie można tego użyć, a leżące tam Maszyny nie punktują na koniec gry.
clause-B5-4-1 = Podstawę buduje się na pustym polu Podstawy; z czerwonym obrysem kosztuje dodatkowo 3 Kredyty. Spółka nie może mieć dwóch Podstaw w jednym zbiorniku.
clause-B5-4-2 = Podwyższenie buduje się tylko na własnej Tamie poziomu 1 lub 2. Nigdy nie płaci się za czerwony obrys.
clause-B5-4-3 = Kanał buduje się na pustym polu Kanału. Nie ma limitu na zbiornik.
clause-B5-4-4 = Elektrownię buduje się na pustym polu Elektrowni; z czerwonym obrysem kosztuje dodatkowo 3 Kredyty. Spółka nie może mieć dwóch Elektrowni w jednym zbiorniku.
clause-B5-4-5 = Podwyższenie nie dodaje Kropel Wody. Krople przy Tamie zostają.
clause-B5-4-7 = Koszt płaci się pokazanymi Maszynami, chyba że zdolność lub kafel mówi inaczej.
clause-B5-5-1 = Budowa z kaflem Elektrowni poziomu I lub kaflem Podstawy poziomu III nie wymaga Inżynierów ani pola akcji Budowy.
clause-B5-6-2 = Darmowej Konstrukcji dotyczą wszystkie ograniczenia pól Budowy oraz obszar lub wartość Produkcji podane w nagrodzie.
clause-B5-6-3 = Za darmową Konstrukcję na polu z czerwonym obrysem też trzeba zapłacić 3 Kredyty.

## Management actions

clause-B6-2-1 = W Stacji Turbin wykonuje się akcję Produkcji z premią lub karą podaną w symbolu.
clause-B6-3-1 = „2 Krople Wody”: umieść do 2 Kropel, co najmniej 1, na jednym Źródle lub na dwóch. Czekają na fazę Spływu Wody.
clause-B6-3-2 = „1 spływająca Kropla Wody”: umieść 1 Kroplę na dowolnym Źródle. Spływa natychmiast.
clause-B6-4-1 = W Banku umieść dowolnie wielu Inżynierów, co najmniej 1, i zdobądź tyle samo Kredytów.
clause-B6-4-2 = Bank nigdy nie jest zamknięty. Każdy może z niego korzystać wielokrotnie.
clause-B6-5-1 = W Warsztacie zapłać podane Kredyty, jeśli są, i obróć Koło o podaną liczbę segmentów.
clause-B6-5-2 = U Dostawcy Maszyn zapłać podane Kredyty i zdobądź pokazane Maszyny. Rodzaj dowolnej Maszyny wybierasz sam.
clause-B6-6-1 = „1 Kontrakt”: weź jeden wyłożony Kontrakt Prywatny.
clause-B6-6-2 = „2 Kontrakty”: zapłać 1 Kredyt i weź dwa wyłożone Kontrakty Prywatne dowolnych kolorów.
clause-B6-6-3 = Można wziąć tylko Kontrakty wyłożone na początku akcji. Między pierwszym a drugim niczego się nie uzupełnia.
clause-B6-6-4 = Kontraktów Państwowych nigdy nie można brać.
clause-B6-6-5 = Trzeba wziąć pełną liczbę Kontraktów albo wszystkie, które są. Gdy żaden nie jest wyłożony, akcji nie można wykonać.
clause-B6-6-6 = Na koniec tury uzupełnia się wyłożone Kontrakty do 2 w każdym kolorze. Pustego stosu się nie uzupełnia.
clause-B6-7-1 = Każde pole Biura Patentowego należy do jednego kafla. Zapłać 5 Kredytów i weź go; można go używać od następnej tury.
clause-B6-7-2 = Kafla wziętego z Biura Patentowego nie zastępuje się przed końcem rundy. Do tego czasu jego pola nie można użyć.

## Production and contracts

clause-B7-1-1 = Produkcja wymaga jednego systemu: własnej Elektrowni, zbudowanego Kanału (czyjegokolwiek), który kończy się w jej zbiorniku, oraz własnej lub neutralnej Tamy z wodą tam, gdzie Kanał się zaczyna.
clause-B7-1-2 = Produkcja używa co najmniej 1 Kropli Wody, najwyżej wszystkich, które przetrzymuje Tama.
clause-B7-1-4 = Energia to liczba Kropel Wody razy wartość Produkcji, plus premia lub kara akcji, plus premia do Produkcji z planszy Spółki.
clause-B7-1-5 = Produkcja musi dać co najmniej 1 jednostkę Energii. Premia do Produkcji się liczy.
clause-B7-1-6 = Akcję Produkcji można wykonać, jeśli jakiś wybór daje co najmniej 1 jednostkę Energii i można zapłacić jego opłatę.
clause-B7-1-7 = Kto używa cudzego Kanału, płaci właścicielowi 1 Kredyt za każdą Kroplę Wody. Właściciel zdobywa też 1 PZ za każdą Kroplę.
clause-B7-1-8 = Opłatę trzeba w całości zapłacić z Kredytów, które zostają po zapłaceniu za pole. Kredyty z nagrody Kontraktu przychodzą za późno.
clause-B7-3-1 = Po akcji Produkcji można zrealizować jeden Kontrakt, który wymaga nie więcej niż jej Energia: własny albo dostępny Kontrakt Państwowy.
clause-B7-3-2 = Dla Kontraktu liczy się tylko Energia tej jednej Produkcji, nie Energia rundy ani to, co przychodzi później.
clause-B7-3-4 = Zrealizowany Kontrakt zakrywa się. Zostaje u właściciela i nie można go zrealizować ponownie.
clause-B7-3-5 = Zrealizowany Kontrakt Państwowy trafia do gracza, który go zrealizował. Nie zastępuje się go i nikt inny nie może go zrealizować.
clause-B7-3-6 = Nagrodę za Kontrakt otrzymuje się natychmiast.
clause-B7-3-8 = Energią na Kontrakt z kafla lub nagrody też można zrealizować jeden Kontrakt, własny lub Państwowy. Nie jest to akcja Produkcji: ze zdolności działa tylko obniżenie Francji.
clause-B7-4-6 = Gracz może zachować 3 niezrealizowane Kontrakty. Kto po akcji ma ich więcej, natychmiast odrzuca nadmiar.

## Water

clause-B8-1-1 = W zbiorniku woda mija najpierw pola Elektrowni, potem górne pole Podstawy, potem dolne, a potem spływa do następnego zbiornika.
clause-B8-1-2 = Kropla Wody ze Źródła najpierw dociera do górnego pola Podstawy swojego zbiornika.
clause-B8-1-3 = Kropla Wody zatrzymuje się przy czyjejkolwiek Tamie, która przetrzymuje mniej Kropel, niż może.
clause-B8-1-4 = Pełna Tama lub puste pole Podstawy przepuszcza Kroplę Wody.
clause-B8-1-8 = Kropla Wody przetrzymywana przez Tamę rusza dalej tylko dzięki Produkcji.
clause-B8-2-1 = Po fazie Akcji wszystkie Krople Wody ze Źródeł spływają, jedna po drugiej.

## Scoring and the end

clause-B9-1-1 = Najwięcej Energii daje 6 PZ, drugi wynik 2 PZ. Za 0 jednostek Energii nikt nie punktuje.
clause-B9-1-3 = Gracze, którzy remisują na pierwszym miejscu, dzielą 8 PZ, zaokrąglając w górę. Wtedy nikt nie punktuje za drugie miejsce.
clause-B9-2-1 = Każdy gracz zdobywa Kredyty z ostatniego oznaczenia, które osiągnął na Torze Energii.
clause-B9-2-2 = Przy 0 jednostek Energii gracz zdobywa 3 Kredyty i traci 3 PZ.
clause-B9-3-3 = Pełną nagrodę z kafla Premii otrzymują ci, których Energia sięga sekcji tej rundy.
clause-B9-3-4 = W niższej sekcji nagroda z kafla Premii jest mniejsza o 4 PZ za każdą brakującą sekcję, ale nigdy mniejsza niż 0.
clause-B9-3-5 = Przy mniej niż 6 jednostkach Energii kafel Premii nic nie daje, nawet w rundzie 1.
clause-B9-6-1 = W następnej rundzie wcześniej grają ci, którzy mają mniej Energii. Przy równej Energii odwraca się Kolejność z minionej rundy.
clause-B9-6-3 = Na koniec rundy wszyscy Inżynierowie wracają do właścicieli.
clause-B9-6-4 = Na koniec rundy kafle, które zostały w Biurze Patentowym, opuszczają grę. 3 nowe pochodzą ze stosu I, potem II, potem III.
clause-B10-1-1 = Na koniec gry kafel Celu ustala miejsca graczy: 1, 2 i 3 miejsce dają 15, 10 i 5 PZ.
clause-B10-1-2 = Remisujący gracze sumują PZ zajmowanych miejsc i dzielą je, zaokrąglając w górę.
clause-B10-1-5 = Za kafel Celu Automa zdobywa zamiast tego 20, 15 i 10 PZ.
clause-B10-2-1 = Na koniec gry każde pełne 5 Koparek, Betoniarek i Kredytów w zasobach gracza daje 1 PZ.
clause-B10-2-3 = Na koniec gry każda Kropla Wody przetrzymywana przez własne Tamy daje 1 PZ. Neutralne Tamy nie punktują dla nikogo.
clause-B10-3-1 = Wygrywa ten, kto ma najwięcej PZ.

## Companies

clause-B11-1-1 = Dwie Elektrownie dają premię do Produkcji 1, cztery – 3. Trzecia uruchamia specjalną zdolność Spółki do końca gry.
clause-B11-1-2 = Premia do Produkcji działa przy każdej akcji Produkcji gracza, z wyjątkiem drugiej Produkcji Niemiec.
clause-B11-1-3 = Premia do Produkcji i specjalna zdolność działają, gdy tylko Elektrownia stoi, także przy Produkcji, którą daje jej kafel. Zdolność, która działa po Produkcji, działa też po tej, której Kontrakt zbudował Elektrownię.
clause-B11-2-1 = Zawsze gdy Kropla Wody spływa obok pól Elektrowni w zbiorniku z Elektrownią USA, USA zdobywają 1 jednostkę Energii, w turze dowolnego gracza.
clause-B11-2-2 = USA zdobywają 1 jednostkę Energii za każdą Kroplę Wody i każdy zbiornik, który ona mija. Liczą się wszystkie ich Elektrownie.
clause-B11-2-3 = Zbiornik, w którym właśnie użyto Kropli do Produkcji, nie liczy się dla USA; zbiorniki poniżej się liczą.
clause-B11-2-6 = Energii USA nie można odmówić i nigdy nie realizuje ona Kontraktu.
clause-B11-3-1 = Po każdej akcji Produkcji i jej Kontrakcie Włochy zdobywają 3 jednostki Energii, którymi nie można realizować Kontraktów.
clause-B11-3-2 = Po Energii z kafli, Kontraktów lub Przychodów Włochy nic nie zdobywają.
clause-B11-4-1 = Po każdej akcji Produkcji Niemcy mogą natychmiast produkować drugi raz, z użyciem innej Elektrowni.
clause-B11-4-2 = Druga Produkcja Niemiec to tylko liczba Kropel Wody razy wartość Produkcji: bez premii i kar, bez premii do Produkcji, bez Dyrektora Wykonawczego.
clause-B11-4-3 = Niemcy płacą opłaty także za drugą Produkcję. Krople z pierwszej już spłynęły i można ich użyć.
clause-B11-4-4 = Drugą Produkcją Niemcy mogą zrealizować osobny Kontrakt. Energii obu Produkcji nigdy się nie sumuje.
clause-B11-5-1 = Zawsze gdy Francja realizuje Kontrakt Energią, jego wymagania są o 3 niższe.
clause-B11-5-2 = Obniżenie Francji nie dodaje Energii na Torze Energii.
clause-B11-5-3 = Kontrakt o wymaganiach obniżonych do 0 lub mniej nadal wymaga akcji Produkcji albo co najmniej 1 jednostki Energii na Kontrakt.

## Executive officers

clause-B12-1-1 = Podstawy Wilhelma Adlera kosztują 3 Koparki na każdym obszarze. Za czerwony obrys nadal płaci się 3 Kredyty.
clause-B12-2-1 = Tamy Graziana Del Monte na poziomie 3 przetrzymują 4 Krople Wody. Pozostałe Tamy się nie zmieniają.
clause-B12-3-1 = U Viktora Fieslera liczba Kropel Wody razy wartość Produkcji daje co najmniej 4, przed premią lub karą.
clause-B12-3-2 = Zdolność Viktora Fieslera nie działa przy drugiej Produkcji Niemiec ani przy Energii bez akcji Produkcji.
clause-B12-4-1 = Jill McDowell może zapłacić za Kanał 1 Betoniarką za każdy punkt wartości Produkcji.
clause-B12-4-2 = Jill McDowell nie może zapłacić za jeden Kanał Koparkami i Betoniarkami naraz.
clause-B12-4-3 = Ceny Jill McDowell nie można łączyć z uniwersalnym kaflem Technologii poziomu II.
clause-B12-4-4 = Kafel Kanału poziomu II nie zmienia ceny Jill McDowell w Betoniarkach.
clause-B12-5-1 = W akcji Budowy Solomon P. Jordan może zapłacić 3 Kredyty zamiast każdej Maszyny.
clause-B12-5-2 = Solomon P. Jordan umieszcza kafel Technologii jak zwykle, nawet bez żadnej Maszyny.
clause-B12-5-3 = Solomon P. Jordan zastępuje Maszyny ostatecznego kosztu, po wszystkich zniżkach.
clause-B12-6-1 = Specjalny kafel Antona Krylova działa jak kopia jednego kafla Technologii z własnego Koła: ta sama Konstrukcja, ten sam efekt specjalny.
clause-B12-6-2 = Kafel, który kopiuje Anton Krylov, musi leżeć na Kole przed rozpoczęciem akcji.
clause-B12-6-4 = Specjalny kafel Antona Krylova trafia na Koło jak każdy inny. Nie jest kaflem Zaawansowanej Technologii.
clause-B12-6-5 = Jeśli Anton Krylov kopiuje kafel niewymagający Inżynierów, Budowa ich nie wymaga.
clause-B12-7-1 = Mahiri Sekibo ma dwa pola: 1 Inżynier, a potem w tej samej rundzie 1 Inżynier i 3 Kredyty.
clause-B12-7-2 = Mahiri Sekibo używa się we własnej turze przed akcją. Nie zastępuje ona akcji.
clause-B12-7-3 = Mahiri Sekibo można użyć raz w turze i dwa razy w rundzie.
clause-B12-7-4 = Mahiri Sekibo kopiuje innego Dyrektora Wykonawczego z tej gry do końca tury. Właściciel zachowuje zdolność.
clause-B12-7-5 = Mahiri Sekibo można użyć tylko wtedy, gdy potem da się wykonać akcję.

## Technology tiles

clause-B13-1-1 = Kafla Zaawansowanej Technologii używa się tak jak podstawowego.
clause-B13-1-4 = Kafle Zaawansowanej Technologii liczą się wszędzie: w zasobach i na Kole.
clause-B13-2-1 = Podstawa, poziom I: umieść 1 Kroplę Wody przy każdej własnej Tamie, która żadnej nie przetrzymuje, także przy nowej.
clause-B13-2-2 = Podwyższenie, poziom I: obróć Koło o dodatkowy 1 segment za każde własne Podwyższenie, także nowe.
clause-B13-2-3 = Kanał, poziom I: zdobądź 2 Kredyty za każdy punkt wartości Produkcji nowego Kanału.
clause-B13-2-4 = Elektrownia, poziom I: Inżynierowie nie są potrzebni.
clause-B13-2-5 = Kafel uniwersalny, poziom I: za pole Budowy z czerwonym obrysem nie płaci się Kredytów. Za pole akcji z czerwonym obrysem nadal tak.
clause-B13-3-1 = Podstawa, poziom II: zdobądź 1 jednostkę Energii za każdą własną Podstawę, także nową; można nią zrealizować jeden Kontrakt.
clause-B13-3-2 = Podwyższenie, poziom II: napełnij właśnie podwyższoną Tamę Kroplami Wody.
clause-B13-3-3 = Kanał, poziom II: Kanał kosztuje najwyżej 5 Koparek.
clause-B13-3-4 = Elektrownia, poziom II: od razu można wykonać akcję Produkcji z premią +2, z użyciem dowolnej własnej Elektrowni.
clause-B13-3-5 = Kafel uniwersalny, poziom II: Koparki i Betoniarki mogą się zastępować jeden do jednego.
clause-B13-4-1 = Podstawa, poziom III: Inżynierowie i Koparki nie są potrzebni.
clause-B13-4-2 = Podwyższenie, poziom III: zdobądź 3 PZ za każdą własną Tamę poziomu 2 lub 3.
clause-B13-4-3 = Kanał, poziom III: zdobądź 2 jednostki Energii za każdy punkt wartości Produkcji nowego Kanału; można nimi zrealizować jeden Kontrakt.
clause-B13-4-4 = Elektrownia, poziom III: zdobądź 3 PZ za każdą własną Elektrownię, także nową.
clause-B13-4-5 = Kafel uniwersalny, poziom III: zdobądź 3 PZ za każdy własny kafel Zaawansowanej Technologii, także ten.

## Bonus tiles, objective tiles, introductory game

clause-B14-1-1 = 2 PZ za każdy zrealizowany Kontrakt dowolnego rodzaju.
clause-B14-1-2 = 4 PZ za każdą zbudowaną Podstawę.
clause-B14-1-3 = 4 PZ za każde zbudowane Podwyższenie.
clause-B14-1-4 = 4 PZ za każdy zbudowany Kanał.
clause-B14-1-5 = 5 PZ za każdą zbudowaną Elektrownię.
clause-B14-1-6 = 4 PZ za każdy kafel Zaawansowanej Technologii, w zasobach lub na Kole. Kafle podstawowe i specjalne się nie liczą.
clause-B14-2-1 = Liczą się własne Podstawy i Elektrownie na polach z czerwonym obrysem. Podwyższenia się nie liczą.
clause-B14-2-2 = Liczą się własne Podstawy, które własny Kanał łączy z własną Elektrownią. Każda Podstawa liczy się raz; Krople Wody nie mają znaczenia.
clause-B14-2-3 = Liczą się własne Konstrukcje na obszarze, na którym jest ich najwięcej.
clause-B14-2-4 = Liczą się własne Konstrukcje na obszarze, na którym jest ich najmniej.
clause-B14-2-5 = Liczą się zbiorniki z co najmniej 1 własną Konstrukcją.
clause-B14-2-6 = Liczą się zbiorniki z co najmniej 3 własnymi Konstrukcjami. Podstawa z dwoma Podwyższeniami to trzy.
clause-B15-1-1 = W pierwszej rozgrywce Spółki, Dyrektorzy i startowe Kontrakty są przydzielane według kolejności graczy; nie ma draftu.
clause-B15-1-2 = W pierwszej rozgrywce każdy gracz ma też uniwersalny kafel Technologii Podstawowej.
clause-B15-1-3 = W pierwszej rozgrywce nie ma Biura Patentowego ani kafli Zaawansowanej Technologii.
clause-B15-1-5 = W pierwszą rozgrywkę gra się bez Automy i bez Projektu Leeghwatera.

## Decisions

clause-B16-1-1 = Przed grą gracz wybiera Spółkę z jej Dyrektorem Wykonawczym i Kontrakt Początkowy.
clause-B16-1-3 = W turze gracz wybiera pole akcji, w Banku także liczbę Inżynierów, albo Budowę bez Inżynierów; bez Inżynierów może też spasować.
clause-B16-1-4 = Przy Budowie gracz wybiera Konstrukcję, pole Budowy, kafel Technologii oraz sposób zapłaty, jeśli jest ich kilka.
clause-B16-1-5 = Przy Produkcji gracz wybiera system i liczbę Kropel Wody.
clause-B16-1-6 = Mając Energię na Kontrakt, gracz wybiera, który Kontrakt zrealizować, albo żaden.
clause-B16-1-7 = W Dziale Handlowym gracz wybiera, które Kontrakty wziąć, a które odrzucić ponad limit.
clause-B16-1-8 = Umieszczając Krople Wody, gracz wybiera ich liczbę, jeśli jest dowolna, oraz Źródła.
clause-B16-1-9 = Przy dowolnych Maszynach gracz wybiera między Koparkami a Betoniarkami.
clause-B16-1-10 = Przy darmowej Konstrukcji gracz wybiera pole Budowy albo rezygnuje.
clause-B16-1-11 = Dodatkową Produkcję można wykonać lub z niej zrezygnować.
clause-B16-1-12 = W Projekcie Leeghwatera gracz wybiera też pola Budynków, Prywatne Inwestycje, Zagraniczne Zlecenia i to, co pozostawiają ich efekty.
clause-B16-1-13 = Wszystko inne dzieje się samo: Przychody, Koło, opłaty, punktacja i Kolejność.

## Automa

clause-A1-1 = Automa nie podejmuje własnych decyzji: o wszystkim decydują kafle Automy.
clause-A3-6 = Jeśli wpis wymaga więcej Inżynierów, niż Automa ma, umieszcza ona wszystkich, których ma, i wykonuje wpis jak zwykle.
clause-A3-11 = Inżynierowie Automy idą na pierwsze wolne pole sekcji: lewa kolumna z góry na dół, potem prawa. To, co pokazuje pole, nie ma znaczenia.
clause-A3-12 = Jeśli żadne pole sekcji nie jest wolne, Inżynierowie Automy stają obok i niczego nie blokują. Bank jest zawsze wolny.
clause-A3-14 = Maszyny do wyboru: Automa bierze po jednej tego rodzaju, którego ma mniej w zasobach; przy remisie Koparkę.
clause-A4-1 = Na początku tury Automy odwraca się wierzchni kafel. Następny kafel stosu pokazuje akcje, a odwrócony pokazuje Kryteria.
clause-A4-3 = Wpisy strony z akcjami sprawdza się po kolei: kolumna po kolumnie, z góry na dół.
clause-A4-4 = Wpis wykonuje się, jeśli w tej chwili spełnione są jego warunki; w przeciwnym razie sprawdza się następny.
clause-A4-6 = Po wpisie Gospodarki Wodnej lub Działu Handlowego tura trwa dalej, jeśli Automa ma jeszcze Inżyniera. Każdy inny wpis kończy turę.
clause-A5-1-1 = Automa produkuje, jeśli któryś z jej systemów daje Energię, jeśli nie jest jeszcze pierwsza z Energią na pełną nagrodę i jeśli jej Energia wystarcza na Kontrakt podanego koloru.
clause-A5-1-2 = Automa używa systemu, który daje najwięcej Energii, ze wszystkimi Kroplami Wody Tamy.
clause-A5-1-3 = Spośród systemów o równej Energii używa się tego z neutralną Tamą; potem decyduje Kanał, który jest pierwszy, licząc od kodu Kanałów.
clause-A5-1-4 = Spośród odkrytych Kontraktów Prywatnych i Państwowych w zasięgu swojej Energii Automa realizuje ten o najwyższych wymaganiach; przy remisie ten bardziej na prawo.
clause-A5-2-4 = Automa umieszcza Krople Wody tylko wtedy, gdy jej własne Tamy przetrzymają przez to co najmniej 1 Kroplę więcej.
clause-A5-2-5 = Automa umieszcza Krople tak, by jej Tamy zatrzymały ich jak najwięcej; potem tak, by użyć ich jak najmniej. Kropli, które nic nie dają, nie umieszcza.
clause-A5-2-6 = Przy równych możliwościach decydują litery Źródeł na stronie z Kryteriami: więcej Kropli na pierwszej literze, potem na drugiej i tak dalej.
clause-A5-4-1 = Automa buduje, jeśli został element, jeśli ma dostępny kafel Technologii, jeśli jej Maszyny wystarczają na jakieś pole i jeśli jest dostępne pole Budowy.
clause-A5-4-3 = Automa może budować na polach, które są dozwolone, na które pozwala wpis i na które ma Maszyny z używanym kaflem Technologii.
clause-A5-4-4 = Automa używa kafla Technologii najwyższego poziomu, który pozwala na tę Konstrukcję; przy równym poziomie zwykłego przed uniwersalnym. Nie sięga po inny.
clause-A5-4-6 = Bez Projektu Leeghwatera wpisy dotyczące Budynków się pomija.
clause-A5-5-1 = Automa korzysta z Warsztatu tylko wtedy, gdy coś leży na jej Kole.
clause-A5-6-1 = Automa korzysta z Dostawcy Maszyn w każdej rundzie oprócz ostatniej.
clause-A5-7-1 = Automa korzysta z Biura Patentowego, jeśli jest tam kafel podanej Konstrukcji lub kafel uniwersalny. Traci za to 2 PZ.
clause-A5-7-2 = Spośród kilku kafli w Biurze Patentowym Automa bierze ten najwyższego poziomu; potem zwykły przed uniwersalnym; potem położony najwyżej.
clause-A5-7-3 = Bez Projektu Leeghwatera wpisy Biura Patentowego dotyczące kafli Budynków się pomija.
clause-A5-9-2 = Krople z nagrody lub Przychodu umieszcza się tak jak przy wpisie. Krople bez korzyści przepadają.
clause-A5-9-3 = Darmową Konstrukcję umieszcza się według procedury, na dozwolonym polu zgodnym z nagrodą. Jeśli takiego nie ma, przepada.
clause-A5-10-1 = Bez Projektu Leeghwatera wpisy dotyczące Zagranicznych Zleceń się pomija.
clause-A6-1-1 = Jeśli w dowolnej chwili zostaje tylko jedno pole, zostaje ono wybrane.
clause-A6-1-2 = Jeśli jest dokładnie jedno miejsce, w którym nowy element dopełnia system z własnej lub neutralnej Tamy, zbudowanego Kanału i własnej Elektrowni, zostaje tylko ono. Jeśli nie ma żadnego lub jest ich kilka, zostają wszystkie pola.
clause-A6-1-3 = Potem stosuje się po kolei trzy kryteria kolumny. Kryterium zostawia pola, które je spełniają; jeśli żadne go nie spełnia, pomija się je.
clause-A6-1-4 = Potem decyduje kod: licząc od niego, wybiera się pierwsze pozostałe pole.
clause-A6-1-5 = Spośród kilku pól jednego zbiornika wybiera się pole bez czerwonego obrysu.
clause-A6-4-1 = Zbiornik, w którym zaczyna się najsilniejszy zbudowany Kanał; spośród równych – własny.
clause-A6-4-2 = Zbiornik połączony z własną Elektrownią.
clause-A6-4-3 = Pole, do którego w fazie Spływu Wody dotarłoby najwięcej Kropel leżących teraz na Źródłach. Jeśli nie dotarłaby żadna, kryterium się pomija.
clause-A6-4-4 = Pole Podstawy z czerwonym obrysem.
clause-A6-4-5 = Pole poniżej dowolnej Elektrowni, bez Tamy po drodze.
clause-A6-4-6 = Zbiornik, którego pola Kanałów prowadzą do własnej Tamy; jeśli takiego nie ma – taki, którego pola Kanałów nie prowadzą do Tamy przeciwnika.
clause-A6-5-1 = Pole Kanału o najwyższej wartości Produkcji.
clause-A6-5-2 = Pole Kanału o drugiej najwyższej wartości Produkcji.
clause-A6-5-3 = Pole Kanału, na którego początku stoi Tama: własna przed neutralną, a neutralna przed Tamą przeciwnika.
clause-A6-5-4 = Pole Kanału, na którego końcu stoi Elektrownia: własna przed Elektrownią przeciwnika.
clause-A6-5-5 = Pole Kanału, na którego początku stoi Tama: Tama przeciwnika przed neutralną, a neutralna przed własną.
clause-A6-5-6 = Pole Kanału, na którego końcu stoi Elektrownia: Elektrownia przeciwnika przed własną.
clause-A6-6-1 = Zbiornik, w którym kończy się najsilniejszy zbudowany Kanał; spośród równych – własny.
clause-A6-6-2 = Zbiornik połączony z własną Tamą.
clause-A6-6-3 = Zbiornik na Równinach.
clause-A6-6-4 = Zbiornik, który wskazuje kryterium.
clause-A6-6-5 = Zbiornik, z którego woda trafia najpierw na własną Tamę; jeśli takiego nie ma – taki, z którego nie trafia najpierw na Tamę przeciwnika.
clause-A6-6-6 = Zbiornik, z którego woda nie trafia najpierw na Tamę przeciwnika; jeśli takiego nie ma – taki, z którego trafia najpierw na własną Tamę.
clause-A7-1-1 = Automa na poziomie „niskie napięcie” gra jak na średnim, bez Przychodów i premii do Produkcji.
clause-A7-2-1 = Automa na średnim poziomie gra według zasad Automy bez żadnych zmian.
clause-A7-3-1 = Automa na poziomie „wysokie napięcie” używa efektów specjalnych kafli Zaawansowanej Technologii, także tych części, z których gracz może zrezygnować. Kredyty stają się PZ.
clause-A7-3-3 = Z kaflem Elektrowni poziomu I i kaflem Podstawy poziomu III Automa nie umieszcza Inżynierów; z tym drugim nie potrzebuje też Koparek.
clause-A7-3-4 = Z kaflem Kanału poziomu II Automa zostawia pola Kanałów o wartości Produkcji 3 lub więcej, jeśli takie są.
clause-A7-3-5 = Z kaflem Elektrowni poziomu II Automa od razu produkuje najlepszym systemem z premią 2, a potem realizuje najlepszy Kontrakt.
clause-A7-3-7 = Z uniwersalnym kaflem Technologii poziomu II Automa płaci najpierw zwykłym rodzajem Maszyn, a brakujące zastępuje drugim.
clause-A7-3-9 = Od wysokiego poziomu Automa używa zdolności Spółki od trzeciej Elektrowni. USA wolą więcej Energii ze spływającej wody; Niemcy produkują drugi raz, jeśli mogą.
clause-A7-4-1 = Automa na poziomie „Niezwyciężona” gra jak na poziomie „wysokie napięcie” i ma Dyrektora Wykonawczego swojej planszy Spółki.
clause-A7-4-2 = Z Wilhelmem Adlerem Automa umieszcza Podstawy najpierw w Górach, potem na Wzgórzach.
clause-A7-4-3 = Z Graziano Del Monte Automa zawsze, gdy może, buduje Podwyższenie zamiast pokazanej Konstrukcji.
clause-A7-4-4 = Z Viktorem Fieslerem Automa używa dokładnie 1 Kropli przez Kanał o wartości Produkcji 1 lub 2.
clause-A7-4-5 = Z Jill McDowell Automa płaci za Kanał Betoniarkami, jeśli możliwe są obie zapłaty. Maszyny do wyboru to zawsze Betoniarki.
clause-A7-4-6 = Z Solomonem P. Jordanem Automa może zastąpić jedną brakującą Maszynę przy Budowie, tracąc 3 PZ. Najpierw używa Maszyn.
clause-A7-4-7 = Z Antonem Krylovem Automa używa specjalnego kafla tylko wtedy, gdy żaden inny nie pozwala na tę Konstrukcję. Kopiuje kafel najwyższego poziomu ze swojego Koła; przy równym poziomie zwykły przed uniwersalnym.

## Leeghwater Project

clause-L1-1 = Projekt Leeghwatera jest opcją pełnej rozgrywki.
clause-L1-2 = W Projekcie Leeghwatera można wylosować także Niderlandy i czterech dodatkowych Dyrektorów Wykonawczych.
clause-L1-6 = Losuje się 5 z 10 Prywatnych Inwestycji i układa je w kolumnie.
clause-L2-1 = Prywatna Inwestycja pokazuje koszt budowy, PZ, jedną akcję, cztery pola Budynków i cztery pola akcji.
clause-L2-2 = Budynek buduje się jak każdą Konstrukcję: Inżynierowie na planszy Spółki, kafel Technologii Budynku lub uniwersalny, oba rodzaje Maszyn na Koło, potem element na wolnym polu Budynku.
clause-L2-3 = Pola Budynków 1 i 2 nie kosztują Kredytów, pola 3 i 4 kosztują 3. Pole 2 jest dostępne tylko przy 4 graczach.
clause-L2-4 = Spółka może zbudować na każdej Prywatnej Inwestycji tylko jeden Budynek.
clause-L2-5 = Budynki nie dają Przychodu, nie leżą na Mapie i nie liczą się do kafli Celu.
clause-L2-6 = Kto ma Budynek na Prywatnej Inwestycji, może umieścić Inżynierów na jej wolnym polu akcji, zapłacić za czerwony obrys i koszt podany w symbolu i wykonać jej akcję.
clause-L2-7 = Gracz może korzystać z pól jednej Prywatnej Inwestycji tylko raz w rundzie.
clause-L2-9 = Każda z dziesięciu Prywatnych Inwestycji ma własną akcję.
clause-L2-10 = Na koniec gry każda Spółka zdobywa PZ każdej Prywatnej Inwestycji, na której ma Budynek.
clause-L3-1 = Każde Zagraniczne Zlecenie ma jedno pole dla 2 Inżynierów.
clause-L3-2 = Maszyny za Zagraniczne Zlecenie wracają do zasobów ogólnych: traci się je, nie trafiają na Koło. Nagrodę otrzymuje się natychmiast.
clause-L3-3 = Miejsce po Zagranicznym Zleceniu pozostaje puste do końca rundy.
clause-L3-4 = Na koniec rundy pozostałe Zagraniczne Zlecenia opuszczają grę. 3 nowe pochodzą ze stosu A, potem B, potem C.
clause-L3-5 = Nagroda może pozwolić zrealizować własny Kontrakt bez Energii, nigdy Państwowy, albo wziąć za darmo kafel z Biura Patentowego. To, czego nie da się wykonać, przepada.
clause-L4-1 = Podstawowy kafel Budynku pozwala zbudować Budynek.
clause-L4-2 = Budynek, poziom I: akcję Prywatnej Inwestycji można wykonać od razu, bez Inżynierów; płaci się koszt podany w symbolu.
clause-L4-3 = Budynek, poziom II: umieść Maszyny tylko jednego z dwóch rodzajów, do wyboru.
clause-L4-4 = Budynek, poziom III: zdobądź PZ Prywatnej Inwestycji teraz i ponownie na koniec gry.
clause-L5-1 = Po każdej akcji Produkcji i jej Kontrakcie Niderlandy mogą umieścić 1 Kroplę Wody przy innej własnej Tamie, przy której jest miejsce. Nie przy neutralnej.
clause-L5-2 = Kropla Wody Niderlandów nie spływa i niczego nie wywołuje.
clause-L6-1-1 = Simone Luciani może zachować 4 Kontrakty zamiast 3.
clause-L6-1-2 = Jedną akcją Produkcji Simone Luciani może zrealizować dowolnie wiele Kontraktów, jeśli ich łączne wymagania nie przekraczają jej Energii.
clause-L6-1-3 = U Francji z Simone Lucianim łączne wymagania są niższe o 3, jeden raz.
clause-L6-1-4 = Energia bez akcji Produkcji realizuje tylko jeden Kontrakt, także u Simone Lucianiego.
clause-L6-2-1 = Architekt Tommasa Battisty liczy się pod każdym względem jako Inżynier.
clause-L6-2-2 = Jeśli na polu dla dokładnie 1 Inżyniera umieszczono samego Architekta, można natychmiast wykonać kolejną turę.
clause-L6-2-3 = Architekt nie daje kolejnej tury na polu dla 2 lub 3 Inżynierów ani w Banku.
clause-L6-3-1 = Za Zagraniczne Zlecenie Leslie Spencer może umieścić Maszyny i kafel specjalny na Kole, zamiast je tracić, a potem obraca Koło o 1 segment.
clause-L6-3-2 = Specjalny kafel Leslie Spencer musi być dostępny. Nie pozwala zbudować żadnej Konstrukcji i nie jest kaflem Zaawansowanej Technologii.
clause-L6-3-3 = Specjalnego kafla Leslie Spencer nie można użyć z Agencją Pożyczkową.
clause-L6-4-1 = Raz na rundę Margot Fouché może umieścić 1 Inżyniera, aby wykonać akcję Prywatnej Inwestycji, na której gracz ma Budynek, płacąc koszt podany w symbolu.
clause-L7-1 = 5 PZ za każde wykonane Zagraniczne Zlecenie.
clause-L7-2 = 4 PZ za każdy zbudowany Budynek.
clause-L8-1 = Automa buduje na pierwszej Prywatnej Inwestycji w kierunku z wpisu, na której jeszcze nie budowała, na której jest wolne pole Budynku i na którą ją stać. Zajmuje najtańsze wolne pole.
clause-L8-2 = Gdy Automa zbuduje Budynek na Prywatnej Inwestycji, pierwsze pole akcji tej Inwestycji jest zamknięte dla wszystkich do końca gry.
clause-L8-4 = Automa wykonuje Zagraniczne Zlecenie, jeśli ma na któreś Maszyny. Kafel Automy mówi, które miejsce jest pierwsze.
clause-L8-5 = Niderlandy Automy umieszczają Kroplę przy własnej Tamie z miejscem, której system wyprodukowałby teraz najwięcej Energii, ale nie przy właśnie użytej. Przy remisie decyduje pierwsza kolumna Kryteriów.
clause-L8-6 = Jeśli Zagraniczne Zlecenie pozwala Automie zrealizować Kontrakt, jest to wyłożony Kontrakt Prywatny o najwyższych wymaganiach w granicach nagrody; przy remisie ten najbardziej na prawo.
clause-L8-7 = Jeśli Zagraniczne Zlecenie daje Automie kafel Zaawansowanej Technologii, bierze ona wyłożony kafel najwyższego poziomu; przy remisie położony najwyżej.
clause-L8-8 = Z kaflem Budynku poziomu II Automa płaci tylko tym rodzajem Maszyn, którego ma mniej; przy remisie Koparkami. Z kaflem poziomu I zdobywa PZ Prywatnej Inwestycji zamiast jej używać.
clause-L8-10 = Z Simone Lucianim Automa realizuje najwyższy Kontrakt Państwowy w zasięgu Energii, a potem tyle Prywatnych, na ile starcza reszty, o najwyższych wymaganiach, najbardziej na prawo.
clause-L8-11 = Z Tommaso Battistą Automa umieszcza Architekta przy wpisie, który kończy turę i wymaga dokładnie 1 Inżyniera. Jeśli zostaje jej Inżynier, następuje kolejna tura.
clause-L8-12 = Z Leslie Spencer Automa zamiast każdej Budowy wykonuje Zagraniczne Zlecenie z 1 Inżynierem, jeśli ma dostępny jej specjalny kafel i stać ją na zlecenie. Maszyny i kafel trafiają na Koło.
clause-L8-13 = Z Margot Fouché Automa zawsze, gdy może, buduje Budynek zamiast pokazanej Konstrukcji, z 1 Inżynierem.
