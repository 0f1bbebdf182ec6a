# The words of the new-table form and of the command line: the game, its options, its own seats.

craftsmen-title = Rzemieślnicy
craftsmen-about = Stawiaj warsztaty jeden przy drugim, przerabiaj surowce na towary i ładuj je na statki: trzy lata w średniowiecznym porcie.
craftsmen-facts = od 2 do 5 graczy · około dwóch godzin · karty na ręce są tajne
