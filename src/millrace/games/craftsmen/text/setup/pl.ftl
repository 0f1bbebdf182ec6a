# Słowa formularza nowego stołu i wiersza poleceń: gra, jej opcje, jej własne miejsca.

craftsmen-title = Rzemieślnicy
craftsmen-about = Wysyłaj swoich ludzi do gildii, buduj rząd warsztatów i ładuj na statki to, co wytworzą, zanim nadejdzie zima.
craftsmen-facts = od 2 do 5 graczy · około dwóch godzin
craftsmen-play-now = Zagraj teraz: przeciw dwóm botom
craftsmen-solo = Przeciw botom
