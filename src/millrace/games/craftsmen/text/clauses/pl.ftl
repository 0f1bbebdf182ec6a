### The clauses of Craftsmen, Polish.
###
### Each is a clause of docs/rules/craftsmen.md in plain words: clause-C4-2-6 is C4.2.6, with the rulings on it. No
### message has arguments.

## Aim and components

clause-C1-1 = Wygrywa gracz, który po trzech latach ma najwięcej punktów uznania.
clause-C1-2 = W grze jest 48 kart kapitału, 6 tartaków oraz 24 podstawowe, 24 rozszerzone i 16 zaawansowanych kart budynków.
clause-C1-3 = W grze jest 8 żetonów bonusowych, 10 żetonów pracy, 10 żetonów przywileju i 14 naturalnych znaczników, a także znacznik roku i znacznik pory roku.
clause-C1-4 = Masz 5 pomocników, 1 krążek na tor kolejności i 2 do liczenia punktów. Znaczniki oznaczają twoje towary i nigdy się nie kończą.
clause-C1-5 = Tor punktacji liczy od 0 do 50. Drugi krążek liczy pełne pięćdziesiątki.

## Set-up

clause-C2-1 = Plansza leży na środku stołu. Gra zaczyna się wiosną w roku 1.
clause-C2-2 = Zaczynasz z kartami kapitału na ręce; dwie kolejne leżą odkryte dla wszystkich.
clause-C2-2-1 = Potasuj 48 kart kapitału i rozdaj każdemu graczowi po 5. Karty na ręce są tajne.
clause-C2-2-2 = Pozostałe karty kapitału tworzą stos dobierania. Odkryj obok niego 2 karty.
clause-C2-3 = Zaczynasz ze zbudowanym tartakiem oraz z dwiema podstawowymi i jedną rozszerzoną kartą budynku na ręce.
clause-C2-3-1 = Karty podstawowe: potasuj wszystkie 24, rozdaj każdemu graczowi po 2, z reszty utwórz stos i odkryj 2.
clause-C2-3-2 = Karty rozszerzone: oddziel 8 z symbolem domku, a pozostałe 16 potasuj w stos. Potasuj te 8, rozdaj każdemu graczowi po 1, resztę połóż na wierzchu stosu i odkryj 2.
clause-C2-3-3 = Karty zaawansowane: oddziel 8 z symbolem domku, a pozostałe 8 potasuj w stos. Potasuj oddzielone, połóż je na wierzchu i odkryj 2. Tych kart się nie rozdaje.
clause-C2-3-4 = Każdy gracz dostaje losowo jeden z 6 tartaków. Jest on od razu zbudowany, bez opłat. Pozostałe wracają do pudełka.
clause-C2-4 = Przed pierwszą porą roku, zgodnie z torem kolejności, możesz wymienić jedną kartę budynku i niezależnie od tego swój tartak.
clause-C2-4-1 = Możesz wymienić jedną kartę budynku z ręki: dobierz wierzchnią kartę ze stosu tego samego poziomu, a potem włóż niechcianą kartę pod ten stos.
clause-C2-4-2 = Możesz wymienić swój tartak na nieużyty w innych kolorach. Twój wraca do pudełka, skąd mogą go wziąć następni gracze.
clause-C2-5 = Żetony bonusowe leżą obok planszy. Na każdym z 14 pól spichlerza leży na początku naturalny znacznik.
clause-C2-6 = Przy 2, 3, 4 lub 5 graczach w grze jest 4, 6, 8 lub 10 żetonów przywileju i tyle samo żetonów pracy. Pozostałych się nie używa.
clause-C2-7 = Pierwszą kolejność wyznacza suma wartości nadrukowanych na pięciu kartach kapitału; zestawy się nie liczą. Najniższa suma jest pierwsza, a przy remisie wcześniejsze miejsce przy stole. Kolejność ustala się przed wymianą kart.
clause-C2-8 = Punkty na początek zależą od miejsca w kolejności: pierwszy gracz ma 0, drugi i trzeci po 1, czwarty i piąty po 2.

## Calendar

clause-C3-1 = Gra trwa 3 lata po 4 pory roku, razem 12 rund.
clause-C3-2 = Wiosna, lato i jesień mają trzy fazy: fazę pomocników, fazę budynków (etapy od I do VI) i fazę końcową.
clause-C3-3 = Zimą w fazie budynków są tylko etapy II i IV. Potem następuje punktacja na koniec roku.
clause-C3-4 = Po zimie zaczyna się nowy rok, od wiosny. Po zimie roku 3 gra się kończy.

## Assistants phase

clause-C4-1 = Zgodnie z torem kolejności każdy gracz wysyła 1 pomocnika albo pasuje, i tak w koło, aż wszyscy spasują lub nie będą mieć pomocników. Jeśli masz pomocników, ale nie ma ich dokąd wysłać, musisz spasować.
clause-C4-2 = Wysłać pomocnika to ustawić go w kolejce przed budynkiem w mieście.
clause-C4-2-1 = Wybierz budynek w mieście. Pomocnik trafia na pierwsze od lewej puste pole jego kolejki.
clause-C4-2-2 = Kolejka ma trzy pola, od lewej do prawej: pole ze złotą obwódką daje przywilej, pole ze srebrną obwódką nic więcej, a na polu z zieloną wstążką dołożenie pomocnika jest bezpłatne.
clause-C4-2-3 = Dopiero gdy wszystkie pola kolejki są zajęte, możesz dołożyć pomocnika na innego, na wybranym polu. Na jednym polu mieści się najwyżej 2 pomocników.
clause-C4-2-4 = Dołożenie pomocnika na własnego jest bezpłatne.
clause-C4-2-5 = Za dołożenie pomocnika na pomocnika innego gracza płacisz temu graczowi: jedną kartę kapitału albo 1 punkt uznania w roku 1, 2 punkty w roku 2, 3 punkty w roku 3. Wybór należy do ciebie; musisz mieć to, czym płacisz.
clause-C4-2-6 = Na polu z zieloną wstążką nie ma opłaty.
clause-C4-2-7 = W jednym budynku w mieście możesz mieć najwyżej 2 pomocników.
clause-C4-2-8 = W jednym budynku w mieście mieści się najwyżej 4, 5 lub 6 pomocników przy 3, 4 lub 5 graczach.
clause-C4-3 = Gdy spasujesz, nie wysyłasz już pomocników w tej porze roku.
clause-C4-4 = Jeśli na koniec fazy masz jeszcze pomocników, zdobywasz 1 punkt uznania, bez względu na to, ilu ich jest.

## Buildings phase

clause-C5-1 = Etapy od I do VI następują po sobie, po jednym na każdy budynek w mieście. Każdy twój pomocnik w tym budynku daje ci jedną akcję.
clause-C5-2 = W budynku akcje idą od lewego pola kolejki do prawego; na jednym polu dolny pomocnik przed górnym.
clause-C5-3 = Z akcji możesz zrezygnować, podobnie jak z każdej jej części, w której jest mowa „możesz”.
clause-C5-4 = Pomocnik na polu ze złotą obwódką, dolny lub górny, może oprócz akcji skorzystać z przywileju budynku. To twój wybór; niewykorzystany przywilej się nie liczy. Ratusz nie ma przywileju.
clause-C5-5 = Żeton przywileju daje ci przywilej, gdy twój pomocnik nie stoi na polu ze złotą obwódką.
clause-C5-5-1 = W etapach od I do V możesz oddać żeton przywileju do Ratusza. Pomocnik, który właśnie działa, korzysta z przywileju tak, jakby stał na polu ze złotą obwódką.
clause-C5-5-2 = Jeden pomocnik korzysta z przywileju najwyżej raz w porze roku.
clause-C5-5-3 = Nigdy nie możesz mieć więcej niż 3 żetony przywileju.
clause-C5-6 = Pomocnik, który skorzystał z przywileju dzięki polu lub żetonowi, przechodzi na ilustrację budynku i zostaje policzony na koniec pory roku. Wszyscy inni wracają po etapie VI.
clause-C5-7 = Żeton pracy to punkt pracy odłożony na później.
clause-C5-7-1 = Między dwoma etapami, zgodnie z torem kolejności, możesz oddać do Ratusza dowolną liczbę żetonów pracy. Każdy daje 1 punkt pracy, który trzeba od razu wydać. Pomocnik nie jest potrzebny, a przywilej nie działa.
clause-C5-7-2 = Nigdy nie możesz mieć więcej niż 3 żetony pracy.

## Capital cards

clause-C6-1 = Karta kapitału jest warta tyle, ile na niej nadrukowano. Karty jednego koloru płacone razem mogą zamiast tego liczyć się jako zestaw: 2 karty są warte 5, 3 karty 10, 4 karty 15, a każda następna karta dodaje 5.
clause-C6-2 = W każdym kolorze liczy się to, co lepsze: zestaw albo nadrukowane wartości. Para trójek jest warta 6.
clause-C6-3 = Możesz zapłacić za dużo, a reszty się nie wydaje. Nie możesz jednak dołożyć karty, która w zapłacie jest zbędna.
clause-C6-4 = Płacisz kartami z ręki. Trafiają na stos kart odrzuconych, chyba że zasada mówi, kto je otrzymuje.
clause-C6-5 = Możesz mieć na ręce 10 kart kapitału, a na koniec pory roku 8. Po każdej akcji, opłacie i nagrodzie odrzucasz nadmiar; karty wybierasz ty.
clause-C6-6 = Gdy trzeba dobrać kartę kapitału, a stos dobierania jest pusty, stos kart odrzuconych tasuje się w nowy stos. Jeśli i on jest pusty, karty nie ma.

## Bankers' guild

clause-C7-1 = Zdobądź 4 karty kapitału: najpierw weź 1 lub 2 odkryte, a resztę dobierz ze stosu.
clause-C7-2 = Następnie odrzuć 2 karty kapitału, nowe lub stare, nawet jeśli udało się zdobyć mniej niż 4. Jeśli masz tylko jedną, odrzuć ją.
clause-C7-3 = Następnie odkrytych kart kapitału znów ma być 2.
clause-C7-4 = Przywilej: odrzuć tylko 1 kartę. Decydujesz przed odrzuceniem drugiej.

## Builders' guild

clause-C8-1 = Zbuduj do 2 kart budynków z ręki. Karta podstawowa kosztuje 2, rozszerzona 3, zaawansowana 6. Za obie płacisz razem, kartami kapitału w dowolnych kolorach.
clause-C8-2 = Nową kartę kładziesz na lewym lub prawym końcu swojego rzędu. Musi pasować do karty, której dotyka, kolorem górnej albo dolnej połowy.
clause-C8-3 = Drugą kartę możesz dołączyć do pierwszej. Ten sam budynek możesz zbudować ponownie.
clause-C8-4 = Przywilej: jedna z budowanych kart nie musi pasować. Nadal kładziesz ją na końcu rzędu.
clause-C8-5 = Tartaki i budynki podstawowe produkują surowce, rozszerzone półprodukty, a zaawansowane produkty końcowe. Mięso to półprodukt, który trafia na statek jak produkt końcowy.
clause-C8-6 = Kto pierwszy zbuduje wszystkie budynki linii produkcyjnej produktu końcowego, bierze jego żeton bonusowy. Tartak się liczy, a jeden budynek może służyć kilku liniom. Żeton daje punkty na koniec gry.

## Notary

clause-C9-1 = Wybierz odkrytą kartę budynku dowolnego poziomu: kup ją albo wystaw na licytację.
clause-C9-2 = Kupując kartę budynku, płacisz jej cenę i bierzesz ją na rękę.
clause-C9-2-1 = Karta podstawowa kosztuje 3, rozszerzona 5, zaawansowana 10.
clause-C9-2-2 = Płacisz tylko kartami kapitału w kolorach karty budynku, dowolnie je łącząc. Zestawy liczą się dla każdego koloru.
clause-C9-2-3 = Karta trafia na twoją rękę. Puste miejsce uzupełnia się ze stosu tego samego poziomu.
clause-C9-3 = W licytacji o kartę może walczyć każdy; gdy nikt nie przebija, ofertę składa burmistrz.
clause-C9-3-1 = Wskaż odkrytą kartę budynku i złóż ofertę otwierającą, co najmniej 1.
clause-C9-3-2 = Począwszy od lewego sąsiada otwierającego, gracze przebijają albo pasują na dobre, aż zostanie tylko najwyższa oferta. Nie można zaoferować więcej, niż da się zapłacić.
clause-C9-3-3 = Kto złożył najwyższą ofertę, płaci kartami kapitału w dowolnych kolorach i bierze kartę na rękę. Puste miejsce się uzupełnia.
clause-C9-3-4 = Gdy nikt nie przebije oferty otwierającej, burmistrz dobiera karty kapitału: 1 za kartę podstawową, 2 za rozszerzoną, 3 za zaawansowaną. Suma ich nadrukowanych wartości to jego oferta.
clause-C9-3-5 = Jeśli oferta burmistrza nie jest wyższa od otwierającej, otwierający wygrywa ze swoją ofertą. W przeciwnym razie przebija ją i wygrywa albo pasuje: karta trafia pod swój stos i nikt nie płaci.
clause-C9-3-6 = Karty dobrane przez burmistrza zawsze się odrzuca.
clause-C9-4 = Przywilej: przed akcją lub po niej, nawet jeśli z niej rezygnujesz, dobierz 3 karty z jednego stosu budynków i dodaj 2 odkryte karty tego samego poziomu. Odkryj 2 z tych 5 kart. Pozostałe 3 odłóż razem na wierzch albo na spód stosu, w dowolnej kolejności.
clause-C9-5 = Możesz mieć na ręce dowolną liczbę kart budynków.

## Craftsmen's guild

clause-C10-1 = Na początku etapu gracze, którzy mają tu pomocnika, kładą znacznik na każdym swoim budynku produkującym surowce. Przypomina on tylko, że budynek jest gotowy.
clause-C10-2 = Każdy pomocnik daje ci tutaj 3 punkty pracy w roku 1, 4 w roku 2, 5 w roku 3. To, czego nie wydasz w tej akcji, przepada.
clause-C10-3 = Za jeden punkt pracy robisz jedną rzecz: wytwarzasz surowiec, półprodukt lub produkt końcowy albo dokonujesz wymiany na jarmarku.
clause-C10-3-1 = Surowiec: twój tartak lub budynek podstawowy wytwarza jedną jednostkę swojego towaru. Połóż ją na jarmarku albo na pustej ikonie składnika dla tego towaru. Bez miejsca nie można jej wytworzyć.
clause-C10-3-2 = Wymiana na jarmarku: przenieś swój znacznik z jarmarku na dowolną pustą ikonę składnika dla surowca, bez względu na towar.
clause-C10-3-3 = Półprodukt: twój budynek rozszerzony zużywa składnik i wytwarza jedną jednostkę, która od razu trafia dalej. Zdobywasz punkty budynku; za mięso tylko wtedy, gdy trafi na statek.
clause-C10-3-4 = Produkt końcowy: twój budynek zaawansowany zużywa wszystkie składniki i wytwarza jedną jednostkę, która musi trafić na statek. Jeśli trafi, zdobywasz punkty budynku.
clause-C10-4 = Na jarmarku możesz mieć najwyżej 3 znaczniki. Znacznik nie jest tam już określonym towarem.
clause-C10-5 = Półprodukt inny niż mięso trafia na ikonę składnika albo do spichlerza.
clause-C10-5-1 = Półprodukt może trafić na pustą ikonę składnika dla tego towaru na twoim budynku zaawansowanym. Nie kosztuje to kolejnego punktu pracy.
clause-C10-5-2 = Albo trafia do spichlerza, do rzędu swojego towaru, nad starszy znacznik. Jeśli oba pola są zajęte, dolny znacznik schodzi z planszy, górny opada, a twój leży na górze. Potem weź odkrytą kartę kapitału albo wierzchnią kartę ze stosu.
clause-C10-6 = Produkty końcowe i mięso ładuje się na statki.
clause-C10-6-1 = Wybierz statek, który ma rząd dla tego towaru. Rząd ma 2 miejsca, a starszy znacznik leży po lewej.
clause-C10-6-2 = Jeśli jest wolne miejsce, po prostu dokładasz swój znacznik.
clause-C10-6-3 = Jeśli oba miejsca są zajęte, możesz przekupić kapitana: odrzuć 1 kartę kapitału, usuń lewy znacznik, prawy przesuń w lewo, a swój połóż po prawej.
clause-C10-6-4 = Przekupienie kapitana wymaga karty kapitału i nie może usunąć twojego własnego znacznika.
clause-C10-6-5 = Jeśli na którymś statku jest wolne miejsce dla tego towaru, musisz go załadować, tam albo gdzie indziej z przekupieniem kapitana. Jeśli nie ma, a nie możesz lub nie chcesz przekupić kapitana, towar przepada i nie daje punktów.
clause-C10-7 = To, co leży na twoich ikonach składników i na jarmarku, zostaje tam z pory roku na porę roku i z roku na rok.
clause-C10-8 = Przywilej: raz na pomocnika za 1 punkt pracy wytwarzasz 2 surowce, w tym samym budynku lub w różnych.

## Merchants' guild

clause-C11-1 = Kup jeden półprodukt ze spichlerza. Na sprzedaż jest tylko dolny znacznik rzędu.
clause-C11-2 = Nie możesz kupić własnego znacznika.
clause-C11-3 = Cena to 1 wybrana przez ciebie karta kapitału. Za naturalny znacznik zostaje ona odrzucona, w innym wypadku otrzymuje ją właściciel znacznika.
clause-C11-4 = Kupiony półprodukt trafia na pustą ikonę składnika dla tego towaru na twoim budynku zaawansowanym. Bez niej nie możesz go kupić.
clause-C11-5 = Znacznik, który zostaje w rzędzie, opada na dolne pole.
clause-C11-6 = Przywilej: zamiast kartą zapłać swoim znacznikiem z jarmarku. Właściciel kupionego znacznika zamiast karty dokłada wtedy znacznik na jarmark, jeśli ma tam miejsce.

## Town hall

clause-C12-1 = Każdy twój pomocnik wykonuje tu jedną z trzech akcji: żeton przywileju, żeton pracy albo zmiana kolejności.
clause-C12-2 = Weź żeton przywileju, jeśli jakiś został i masz ich mniej niż 3.
clause-C12-3 = Weź żeton pracy, jeśli jakiś został i masz ich mniej niż 3.
clause-C12-4 = Zmiana kolejności: przesuń tego pomocnika na pierwsze od lewej wolne pole toru zmiany kolejności. Tor ma 3 pola, a ty możesz być na nim tylko raz.
clause-C12-5 = Po tym etapie wszyscy pomocnicy wracają, oprócz tych na ilustracjach budynków i na torze zmiany kolejności.

## End of season

clause-C13-1 = Policz pomocników na ilustracjach budynków. Kto ma ich najmniej, bierze żeton przywileju, a przy remisie wszyscy remisujący; kto ma już 3, nie dostaje nic. Jeśli żetonów brakuje, decyduje tor kolejności. Potem ci pomocnicy wracają.
clause-C13-2 = W nowej kolejności pierwsi są gracze z toru zmiany kolejności, tak jak na nim stoją. Pozostali idą za nimi w dotychczasowej kolejności.
clause-C13-3 = Odrzuć nadmiar ponad 8 kart kapitału. Zaczyna się następna pora roku, a ty znów masz wszystkich 5 pomocników.

## Winter

clause-C14-1 = Zimą nie wysyła się pomocników.
clause-C14-2 = Etap II: zgodnie z torem kolejności każdy gracz może raz budować, jak z jednym pomocnikiem.
clause-C14-3 = Etap IV: zgodnie z torem kolejności każdy gracz może raz produkować za punkty pracy danego roku, jak z jednym pomocnikiem.
clause-C14-4 = Zimą możesz użyć jednego żetonu przywileju na akcję, a żetonów pracy między dwoma etapami.
clause-C14-5 = Zimą nie ma fazy końcowej: nikt nie bierze żetonu przywileju i żaden tor nie zmienia kolejności. Następuje punktacja na koniec roku.

## Year-end scoring

clause-C15-1 = Statki punktuje się po kolei, od lewej do prawej.
clause-C15-1-1 = Na każdym statku o miejscu decyduje liczba znaczników. Przy remisie wyżej jest gracz, którego najlepszy znacznik leży w wyższym rzędzie, a w tym samym rzędzie ten, czyj leży bardziej na lewo.
clause-C15-1-2 = Punkty za miejsca: statek 1 daje 4; statek 2 daje 5 i 3; statek 3 daje 6, 4 i 2; statek 4 daje 7, 5, 3 i 1.
clause-C15-1-3 = Każdy znacznik daje tyle punktów, ile nadrukowano przy jego rzędzie. Potem znaczniki wracają do właścicieli.
clause-C15-2 = Miasto: 3 punkty za każdy pełny zestaw czterech kolorów wśród połówek twoich zbudowanych kart, razem z tartakiem. Każda połówka liczy się raz.
clause-C15-3 = Spichlerz: 1 punkt za każdy twój znacznik. Potem zabierasz je z powrotem.
clause-C15-4 = Inwestycja: zgodnie z torem kolejności, raz na koniec każdego roku, możesz odrzucić dokładnie 4 karty kapitału, po jednej w każdym kolorze, i zdobyć sumę ich nadrukowanych wartości.
clause-C15-5 = Statki są znów puste. Na puste pola spichlerza trafiają naturalne znaczniki.
clause-C15-6 = Odrzuć nadmiar ponad 8 kart kapitału. Potem zaczyna się następny rok.

## End of the game

clause-C16-1 = Po trzecim zakończeniu roku dolicz punkty za swoje żetony bonusowe. Pozostałe karty, inne żetony i towary nic nie dają.
clause-C16-2 = Wygrywa najwięcej punktów uznania. Przy remisie wygrywa gracz, który ma na ręce więcej kart kapitału, a jeśli i to nie rozstrzyga, ten, kto jest dalej na torze kolejności.

## Two players

clause-C17-1 = W grze na 2 osoby trzecie pole każdej kolejki jest zamknięte. Każdy może mieć w budynku 2 pomocników, więc mieści się w nim najwyżej 4.
clause-C17-2 = W grze na 2 osoby za dołożenie pomocnika na pomocnika przeciwnika nic nie płacisz; przeciwnik dobiera wierzchnią kartę kapitału ze stosu.
clause-C17-3 = W grze na 2 osoby Ratusz daje tylko żetony przywileju i żetony pracy.
clause-C17-4 = W grze na 2 osoby remis w liczbie wykorzystanych przywilejów nikomu nie daje żetonu przywileju.
clause-C17-5 = W grze na 2 osoby po każdej porze roku oprócz ostatniej zamieniacie się miejscami na torze kolejności, więc każdy jest pierwszy 6 razy. Toru zmiany kolejności nie ma.
