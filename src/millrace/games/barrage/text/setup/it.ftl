# The words of the new-table form and of the command line: the game, its options, its own seats.

barrage-title = Barrage
barrage-about = Sbarra i fiumi, posa le Condotte, vendi la corrente: cinque round nelle Alpi di anni Venti mai esistiti.
barrage-facts = da 1 a 4 giocatori · circa due ore · con l’Automa e il Progetto Leeghwater
barrage-automa = Automa
barrage-automa-low-hint = Perdona molto: nessuna rendita e nessun bonus di produzione.
barrage-automa-medium-hint = Un avversario leale: con rendite e bonus, senza l’abilità della sua Compagnia.
barrage-automa-high-hint = Forte: usa le tessere avanzate e l’abilità della sua Compagnia.
barrage-automa-very-high-hint = Sovraccarico: lavora per lei anche un Ufficiale Esecutivo.
barrage-leeghwater = Progetto Leeghwater
barrage-leeghwater-hint = Aggiunge i Paesi Bassi, gli Edifici Privati e i Lavori Esterni.
barrage-introductory = Gioco introduttivo
barrage-introductory-hint = Una prima partita tranquilla: Compagnie e Ufficiali fissi, senza Ufficio Tecnologie. Senza Automa e senza Leeghwater.
barrage-choice = Compagnie e Ufficiali
barrage-choice-draft = Draft
barrage-choice-random = A caso
barrage-choice-free = Libera
barrage-choice-draft-hint = Le coppie di Compagnia e Ufficiale sono scoperte e si scelgono a turno; chi sceglie per ultimo gioca per primo.
barrage-choice-random-hint = A ogni posto tocca una coppia a caso.
barrage-choice-free-hint = Ognuno prende una qualsiasi Compagnia libera, poi un qualsiasi Ufficiale libero della scatola.
barrage-automa-low = basso
barrage-automa-medium = medio
barrage-automa-high = alto
barrage-automa-very-high = altissimo
barrage-play-now = Gioca subito: da solo contro l’Automa
barrage-solo = Da solo contro l’Automa
