# Le parole del modulo per un nuovo tavolo e della riga di comando.

ferry-title = Traghetto
ferry-about = Le barche arrivano al molo, e le casse di tutti vogliono attraversare. La più pesante guadagna il nolo, a meno che non cada in acqua.
ferry-facts = da 2 a 4 giocatori · un quarto d'ora
ferry-fog = Nebbia
ferry-fog-hint = Le casse si caricano coperte e si scoprono quando la barca parte. Non d'estate.
ferry-season = Stagione
ferry-season-spring = Primavera
ferry-season-spring-hint = Arrivano sei barche.
ferry-season-autumn = Autunno
ferry-season-autumn-hint = Arrivano otto barche.
ferry-season-summer = Estate
ferry-season-summer-hint = Arrivano dieci barche.
