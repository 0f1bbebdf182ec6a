# The words of the new-table form and of the command line: the game, its options, its own seats.

barrage-title = Barrage
barrage-about = Przegradzaj rzeki, układaj Kanały, sprzedawaj prąd: pięć rund w Alpach lat dwudziestych, których nigdy nie było.
barrage-facts = od 1 do 4 graczy · około dwóch godzin · z Automą i Projektem Leeghwatera
barrage-automa = Automa
barrage-automa-low-hint = Wiele wybacza: bez Przychodu i bez premii do Produkcji.
barrage-automa-medium-hint = Godny przeciwnik: z Przychodem i premiami, bez zdolności Spółki.
barrage-automa-high-hint = Silna: używa zaawansowanych kafli i zdolności swojej Spółki.
barrage-automa-very-high-hint = Niezwyciężona: pracuje dla niej także Dyrektor Wykonawczy.
barrage-leeghwater = Projekt Leeghwatera
barrage-leeghwater-hint = Dodaje Niderlandy, Prywatne Inwestycje i Zagraniczne Zlecenia.
barrage-introductory = Pierwsza rozgrywka
barrage-introductory-hint = Łagodny początek: ustalone Spółki i Dyrektorzy, bez Biura Patentowego. Bez Automy i bez Projektu Leeghwatera.
barrage-choice = Spółki i Dyrektorzy
barrage-choice-draft = Draft
barrage-choice-random = Losowo
barrage-choice-free = Dowolnie
barrage-choice-draft-hint = Pary Spółki i Dyrektora są wyłożone i wybierane po kolei; kto wybiera ostatni, gra pierwszy.
barrage-choice-random-hint = Każde miejsce dostaje parę losowo.
barrage-choice-free-hint = Każdy bierze dowolną wolną Spółkę, a potem dowolnego wolnego Dyrektora z pudełka.
barrage-automa-low = niski
barrage-automa-medium = średni
barrage-automa-high = wysoki
barrage-automa-very-high = bardzo wysoki
barrage-play-now = Zagraj teraz: solo przeciw Automie
barrage-solo = Solo przeciw Automie
