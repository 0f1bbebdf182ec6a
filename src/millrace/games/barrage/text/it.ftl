### The words of Barrage, Italian. Keys, arguments and comments: en.ftl.

## Participants

seat = Giocatore { $n }
neutral = neutrale

## Companies

company-usa = USA
company-germany = Germania
company-italy = Italia
company-france = Francia
company-netherlands = Paesi Bassi

company-usa-ability = Ogni Goccia che scorre oltre gli spazi Centrale di un bacino con una tua Centrale ti dà 1 Unità Energia, nel turno di chiunque. Non soddisfa Contratti.
company-germany-ability = Dopo ogni azione di produzione puoi produrre ancora una volta con un'altra Centrale, senza bonus né malus. Puoi soddisfare un altro Contratto con questa Energia.
company-italy-ability = Dopo ogni azione di produzione guadagni 3 Unità Energia. Non soddisfano Contratti.
company-france-ability = La richiesta di ogni Contratto che soddisfi è ridotta di 3. L'Energia sul tracciato non cambia.
company-netherlands-ability = Dopo ogni azione di produzione puoi mettere 1 Goccia dietro un'altra tua Diga Personale che abbia posto.

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
officer-none = nessun Ufficiale

officer-wilhelm-ability = Le tue Basi costano 3 Escavatori in ogni Area.
officer-graziano-ability = Le tue Dighe di livello 3 trattengono fino a 4 Gocce.
officer-viktor-ability = In un'azione di produzione, Gocce per valore di produzione vale almeno 4, prima di bonus e malus.
officer-jill-ability = Puoi pagare una Condotta con 1 Betoniera per punto del valore di produzione invece di 2 Escavatori. I due Macchinari non si possono mescolare.
officer-solomon-ability = In un'azione di costruzione puoi pagare 3 Crediti al posto di ogni Macchinario.
officer-anton-ability = Hai una tessera Tecnologia speciale. Inseriscila come copia di una tessera Tecnologia che si trova sulla tua Ruota.
officer-mahiri-ability = Prima della tua azione piazza qui 1 Ingegnere per copiare un altro Ufficiale in questo turno. La seconda volta nel round costa 3 Crediti in più.
officer-simone-ability = Puoi tenere 4 Contratti. Con una sola azione di produzione puoi soddisfare quanti Contratti vuoi, purché la somma delle richieste non superi la sua Energia.
officer-tommaso-ability = Uno dei tuoi Ingegneri è l'Architetto. Piazzato da solo su uno spazio per esattamente 1 Ingegnere, ma non in Banca, ti permette di giocare subito un altro turno.
officer-leslie-ability = Hai una tessera Tecnologia speciale. Con essa inserisci nella tua Ruota i Macchinari di un Lavoro Esterno invece di perderli, poi muovi la Ruota di 1 segmento.
officer-margot-ability = Una volta per round piazza qui 1 Ingegnere per eseguire l'azione di un Edificio Privato che hai attivato. Paga il costo indicato nel simbolo.
officer-none-ability = Nessuna abilità speciale.

## Structures, areas, sections

structure-base = Base
    .one = una Base
structure-elevation = Elevazione
    .one = un'Elevazione
structure-conduit = Condotta
    .one = una Condotta
structure-powerhouse = Centrale
    .one = una Centrale
structure-building = Edificio
    .one = un Edificio

area-mountain = Montagna
area-hill = Collina
area-plain = Pianura

section-turbine = Produzione
section-water = Gestione dell'Acqua
section-bank = Banca
section-workshop = Manutenzione
section-machinery = Acquisti
section-contract = Ufficio Contratti
section-patent = Ufficio Tecnologie
section-works = Lavori Esterni
section-private = Edifici Privati

colour-green = verde
    .plural = verdi
colour-yellow = giallo
    .plural = gialli
colour-red = rosso
    .plural = rossi

## Levels

level-person = giocatore
level-low = bassa tensione
level-medium = medio
level-high = alta tensione
level-very-high = sovraccarico

level-person-text = Decide liberamente.
level-low-text = Decidono le tessere Automa. I PV sostituiscono i Crediti. Niente Rendite, bonus di produzione, effetti speciali delle tessere Tecnologia, abilità speciale, Ufficiale.
level-medium-text = Decidono le tessere Automa. I PV sostituiscono i Crediti. Rendite e bonus di produzione come un giocatore; niente effetti speciali delle tessere Tecnologia, abilità speciale, Ufficiale.
level-high-text = Decidono le tessere Automa. I PV sostituiscono i Crediti. Rendite, bonus di produzione, effetti speciali delle tessere Tecnologia e, dalla terza Centrale in poi, l'abilità speciale della Compagnia; niente Ufficiale.
level-very-high-text = Decidono le tessere Automa. I PV sostituiscono i Crediti. Tutto ciò che ha un Automa ad alta tensione, e in più l'Ufficiale della sua Compagnia.

## Amounts

amount = { $n }
credits = { $n ->
    [one] { $n } Credito
   *[other] { $n } Crediti
}
excavators = { $n ->
    [one] { $n } Escavatore
   *[other] { $n } Escavatori
}
mixers = { $n ->
    [one] { $n } Betoniera
   *[other] { $n } Betoniere
}
vp = { $n } PV
energy = { $n } Unità Energia
engineers = { $n ->
    [one] { $n } Ingegnere
   *[other] { $n } Ingegneri
}
drops = { $n ->
    [one] { $n } Goccia
   *[other] { $n } Gocce
}

signed-bonus = { $bonus ->
    [-2] −2
    [-1] −1
    [0] ±0
    [1] +1
    [2] +2
    [3] +3
   *[other] { $bonus }
}
machine-set = { $mixers ->
    [0] { $excavators ->
        [0] nessun Macchinario
        [one] { $excavators } Escavatore
       *[other] { $excavators } Escavatori
    }
    [one] { $excavators ->
        [0] { $mixers } Betoniera
        [one] { $excavators } Escavatore e { $mixers } Betoniera
       *[other] { $excavators } Escavatori e { $mixers } Betoniera
    }
   *[other] { $excavators ->
        [0] { $mixers } Betoniere
        [one] { $excavators } Escavatore e { $mixers } Betoniere
       *[other] { $excavators } Escavatori e { $mixers } Betoniere
    }
}

## Places on the map

site-base = spazio Base { $key } (bacino { $basin })
    .short = { $key }
site-conduit = spazio Condotta { $key } (dal bacino { $basin } al bacino { $end }, valore di produzione { $value })
    .short = { $key }
site-powerhouse = spazio Centrale { $key } (bacino { $basin })
    .short = { $key }
site-building = { $building }, posto { $n }
    .short = { $building }, posto { $n }
dam = Diga { $key }
headstream = Sorgente { $key }
drops-on = Gocce: { $heads }
system = Diga { $dam }, Condotta { $conduit }, Centrale nel bacino { $basin }

## Contracts

contract-green = Contratto verde { $key } ({ $energy } Unità Energia)
contract-yellow = Contratto giallo { $key } ({ $energy } Unità Energia)
contract-red = Contratto rosso { $key } ({ $energy } Unità Energia)
contract-national = Contratto Nazionale { $key } ({ $energy } Unità Energia)
contract-starting = Contratto Iniziale { $key } ({ $energy } Unità Energia)

## Tiles of the set-up

headstream-tile = tessera Sorgente { $key } (Gocce { $drops })
start-tile = tessera Inizio: { $dam } neutrale, livello { $level }

bonus-BT_contracts = tessera Bonus: Contratti
bonus-BT_bases = tessera Bonus: Basi
bonus-BT_elevations = tessera Bonus: Elevazioni
bonus-BT_conduits = tessera Bonus: Condotte
bonus-BT_powerhouses = tessera Bonus: Centrali
bonus-BT_advanced_tech = tessera Bonus: tessere Tecnologia Avanzata
bonus-BT_external_works = tessera Bonus: Lavori Esterni
bonus-BT_buildings = tessera Bonus: Edifici

bonus-BT_contracts-text = 2 PV per Contratto soddisfatto
bonus-BT_bases-text = 4 PV per Base costruita
bonus-BT_elevations-text = 4 PV per Elevazione costruita
bonus-BT_conduits-text = 4 PV per Condotta costruita
bonus-BT_powerhouses-text = 5 PV per Centrale costruita
bonus-BT_advanced_tech-text = 4 PV per tessera Tecnologia Avanzata
bonus-BT_external_works-text = 5 PV per Lavoro Esterno eseguito
bonus-BT_buildings-text = 4 PV per Edificio costruito

objective-OBJ_red_border = tessera Obiettivo: spazi con bordo rosso
objective-OBJ_most_area = tessera Obiettivo: Area più forte
objective-OBJ_connected_bases = tessera Obiettivo: Basi collegate
objective-OBJ_fewest_area = tessera Obiettivo: Area più debole
objective-OBJ_basins_1 = tessera Obiettivo: bacini con una struttura
objective-OBJ_basins_3 = tessera Obiettivo: bacini con 3 strutture

objective-OBJ_red_border-text = Più Basi e Centrali su spazi con bordo rosso
objective-OBJ_most_area-text = Più strutture nell'Area in cui ne hai di più
objective-OBJ_connected_bases-text = Più Basi collegate a una propria Centrale da una propria Condotta
objective-OBJ_fewest_area-text = Più strutture nell'Area in cui ne hai di meno
objective-OBJ_basins_1-text = Più bacini con almeno 1 propria struttura
objective-OBJ_basins_3-text = Più bacini con almeno 3 proprie strutture

## Technology tiles

tile-BASIC_base = tessera Tecnologia base (Base)
tile-BASIC_elevation = tessera Tecnologia base (Elevazione)
tile-BASIC_conduit = tessera Tecnologia base (Condotta)
tile-BASIC_powerhouse = tessera Tecnologia base (Centrale)
tile-BASIC_building = tessera Tecnologia base (Edificio)
tile-BASIC_joker = tessera Tecnologia base (jolly)
tile-A1_base = tessera Tecnologia Avanzata I (Base)
tile-A1_elevation = tessera Tecnologia Avanzata I (Elevazione)
tile-A1_conduit = tessera Tecnologia Avanzata I (Condotta)
tile-A1_powerhouse = tessera Tecnologia Avanzata I (Centrale)
tile-A1_building = tessera Tecnologia Avanzata I (Edificio)
tile-A1_joker = tessera Tecnologia Avanzata I (jolly)
tile-A2_base = tessera Tecnologia Avanzata II (Base)
tile-A2_elevation = tessera Tecnologia Avanzata II (Elevazione)
tile-A2_conduit = tessera Tecnologia Avanzata II (Condotta)
tile-A2_powerhouse = tessera Tecnologia Avanzata II (Centrale)
tile-A2_building = tessera Tecnologia Avanzata II (Edificio)
tile-A2_joker = tessera Tecnologia Avanzata II (jolly)
tile-A3_base = tessera Tecnologia Avanzata III (Base)
tile-A3_elevation = tessera Tecnologia Avanzata III (Elevazione)
tile-A3_conduit = tessera Tecnologia Avanzata III (Condotta)
tile-A3_powerhouse = tessera Tecnologia Avanzata III (Centrale)
tile-A3_building = tessera Tecnologia Avanzata III (Edificio)
tile-A3_joker = tessera Tecnologia Avanzata III (jolly)
tile-SP_anton = tessera Tecnologia speciale di Anton
tile-SP_leslie = tessera Tecnologia speciale di Leslie

tile-BASIC_base-effect = Costruisce una Base.
tile-BASIC_elevation-effect = Costruisce un'Elevazione.
tile-BASIC_conduit-effect = Costruisce una Condotta.
tile-BASIC_powerhouse-effect = Costruisce una Centrale.
tile-BASIC_building-effect = Costruisce un Edificio.
tile-BASIC_joker-effect = Costruisce una struttura a scelta.
tile-A1_base-effect = Costruisce una Base. Poi metti 1 Goccia dietro ogni tua Diga che non ne trattiene.
tile-A1_elevation-effect = Costruisce un'Elevazione. Poi muovi la Ruota di 1 segmento per ogni Elevazione che hai costruito.
tile-A1_conduit-effect = Costruisce una Condotta. Poi guadagni 2 Crediti per punto del suo valore di produzione.
tile-A1_powerhouse-effect = Costruisce una Centrale senza Ingegneri.
tile-A1_building-effect = Costruisce un Edificio. Poi puoi eseguirne subito l'azione, senza Ingegneri.
tile-A1_joker-effect = Costruisce una struttura a scelta. Uno spazio costruzione con bordo rosso non costa Crediti.
tile-A2_base-effect = Costruisce una Base. Poi guadagni 1 Unità Energia per ogni Base che hai costruito; puoi soddisfare un Contratto con questa Energia.
tile-A2_elevation-effect = Costruisce un'Elevazione. Poi riempi quella Diga di Gocce.
tile-A2_conduit-effect = Costruisce una Condotta per al massimo 5 Escavatori.
tile-A2_powerhouse-effect = Costruisce una Centrale. Poi puoi eseguire un'azione di produzione con bonus +2.
tile-A2_building-effect = Costruisce un Edificio con uno solo dei due tipi di Macchinari.
tile-A2_joker-effect = Costruisce una struttura a scelta. Escavatori e Betoniere si sostituiscono a vicenda.
tile-A3_base-effect = Costruisce una Base senza Ingegneri e senza Escavatori.
tile-A3_elevation-effect = Costruisce un'Elevazione. Poi ottieni 3 PV per ogni tua Diga di livello 2 o 3.
tile-A3_conduit-effect = Costruisce una Condotta. Poi guadagni 2 Unità Energia per punto del suo valore di produzione; puoi soddisfare un Contratto con questa Energia.
tile-A3_powerhouse-effect = Costruisce una Centrale. Poi ottieni 3 PV per ogni Centrale che hai costruito.
tile-A3_building-effect = Costruisce un Edificio. Ottieni i suoi PV ora e di nuovo alla fine del gioco.
tile-A3_joker-effect = Costruisce una struttura a scelta. Poi ottieni 3 PV per ogni tua tessera Tecnologia Avanzata.
tile-SP_anton-effect = Una copia di una tessera Tecnologia che si trova sulla tua Ruota.
tile-SP_leslie-effect = Inserisce nella tua Ruota i Macchinari di un Lavoro Esterno.

## Private buildings and external works

building-cofferdam = Avandiga
building-control_station = Stazione di Controllo
building-customer_office = Ufficio Clienti
building-development_office = Ufficio Sviluppo
building-energy_relay_field = Campo di Smistamento
building-financial_division = Divisione Finanziaria
building-loan_agency = Agenzia Prestiti
building-research_lab = Laboratorio di Ricerca
building-robot_factory = Fabbrica di Robot
building-wind_farm = Parco Eolico

building-cofferdam-text = Metti una Goccia dietro una Diga tua o neutrale che abbia posto. Per costruire: 2 Escavatori e 1 Betoniera. 3 PV alla fine del gioco.
building-control_station-text = Azione di produzione con bonus +3. Per costruire: 4 Escavatori e 3 Betoniere. 5 PV alla fine del gioco.
building-customer_office-text = Paga 3 Crediti per soddisfare senza Energia un Contratto a faccia in su della tua riserva. Per costruire: 3 Escavatori e 5 Betoniere. 7 PV alla fine del gioco.
building-development_office-text = Riprendi una tessera Tecnologia dalla tua Ruota; i Macchinari del suo segmento restano. Per costruire: 1 Escavatore e 2 Betoniere. 3 PV alla fine del gioco.
building-energy_relay_field-text = Paga 1 Credito per guadagnare 4 Unità Energia. Non soddisfano Contratti. Per costruire: 4 Escavatori e 1 Betoniera. 4 PV alla fine del gioco.
building-financial_division-text = Guadagni 5 Crediti. Per costruire: 3 Escavatori e 4 Betoniere. 6 PV alla fine del gioco.
building-loan_agency-text = Esegui un Lavoro Esterno disponibile pagando 2 Crediti al posto di ogni Macchinario. Per costruire: 1 Escavatore e 3 Betoniere. 4 PV alla fine del gioco.
building-research_lab-text = Riprendi metà dei Macchinari, arrotondata per difetto, di un segmento della tua Ruota. Per costruire: 2 Escavatori e 2 Betoniere. 4 PV alla fine del gioco.
building-robot_factory-text = Paga 1 Credito per guadagnare 2 Macchinari a scelta. Per costruire: 1 Escavatore e 5 Betoniere. 5 PV alla fine del gioco.
building-wind_farm-text = Paga 2 Crediti per guadagnare 5 Unità Energia; puoi soddisfare un Contratto con questa Energia. Per costruire: 6 Escavatori e 2 Betoniere. 5 PV alla fine del gioco.

work = Lavoro Esterno { $key } ({ machine-set })
segment = { $n ->
    [0] segmento aperto
   *[other] segmento { $n }
}

## Automa tiles

automa-tile = tessera Automa { $n }

entry-production = Produzione { signed-bonus } con un Contratto { $colour } raggiungibile
entry-waiting = Gestione dell'Acqua: { drops }
entry-flowing = { $n ->
    [one] Gestione dell'Acqua: { $n } Goccia che scorre
   *[other] Gestione dell'Acqua: { $n } Gocce che scorrono
}
entry-office = Ufficio Contratti: sostituire i Contratti { $colour-plural }
entry-construct = costruzione: { $structure }
entry-base-mountains = costruzione: Base in Montagna
entry-base-hills = costruzione: Base in Collina
entry-conduit-least = costruzione: Condotta con valore di produzione { $value } o più
entry-building-down = costruzione: primo Edificio dall'alto
entry-building-up = costruzione: primo Edificio dal basso
entry-workshop = { $vp ->
    [0] { $n ->
        [one] Manutenzione: Ruota di { $n } segmento
       *[other] Manutenzione: Ruota di { $n } segmenti
    }
   *[other] { $n ->
        [one] Manutenzione: Ruota di { $n } segmento, perdere { $vp } PV
       *[other] Manutenzione: Ruota di { $n } segmenti, perdere { $vp } PV
    }
}
entry-machinery = { $choice ->
    [0] Acquisti: { machine-set }, perdere { $vp } PV
    [one] Acquisti: { $choice } Macchinario a scelta, perdere { $vp } PV
   *[other] Acquisti: { $choice } Macchinari a scelta, perdere { $vp } PV
}
entry-patent = Ufficio Tecnologie: tessera Tecnologia ({ $structure } o jolly)
entry-works = Lavoro Esterno, posizioni nell'ordine { $order }
entry-bank = Banca

condition-possible = possibile
condition-no-piece = nessun pezzo rimasto
condition-no-tile = nessuna tessera Tecnologia disponibile
condition-no-machines = Macchinari insufficienti
condition-no-space = nessuno spazio costruzione libero
condition-no-system = nessun sistema produce Energia
condition-leading = già in testa, con l'Energia per la ricompensa piena
condition-no-contract = nessun Contratto di questo colore raggiungibile
condition-no-gain = nessuna Goccia sarebbe trattenuta da una propria Diga
condition-wheel-empty = la Ruota è vuota
condition-last-round = ultimo round
condition-no-patent = nessuna tessera Tecnologia adatta esposta
condition-no-work = Macchinari insufficienti per qualsiasi Lavoro Esterno
condition-not-in-box = non fa parte di questa partita

step-completes = completa un sistema
step-officer = prima la Montagna, poi la Collina (Wilhelm Adler)
step-tile = adatto alla tessera Tecnologia Avanzata II (Condotta)
step-code = il primo a partire dal codice
step-border = bordo rosso solo dove non costa nulla
step-direction = primo nella direzione della voce
step-cheapest = posto libero meno caro
step-productive = il suo sistema produrrebbe più Energia
criterion-best-conduit = collegato alla Condotta costruita più forte
criterion-own-powerhouse = collegato a una propria Centrale
criterion-most-water = ci arriverebbero più Gocce
criterion-red-border = con bordo rosso
criterion-upstream-powerhouse = a valle di una Centrale, senza Dighe in mezzo
criterion-downstream-dam = porta a una propria Diga, altrimenti a nessuna Diga avversaria
criterion-strongest = valore di produzione più alto
criterion-second-strongest = secondo valore di produzione più alto
criterion-dam-own-first = Diga all'inizio: propria, altrimenti neutrale, altrimenti avversaria
criterion-powerhouse-own-first = Centrale alla fine: propria, altrimenti avversaria
criterion-dam-opponent-first = Diga all'inizio: avversaria, altrimenti neutrale, altrimenti propria
criterion-powerhouse-opponent-first = Centrale alla fine: avversaria, altrimenti propria
criterion-own-dam = collegato a una propria Diga
criterion-plains = in Pianura
criterion-basin-5 = nel bacino 5
criterion-basin-6 = nel bacino 6
criterion-basin-7 = nel bacino 7
criterion-feeds-own = alimenta una propria Diga, altrimenti nessuna Diga avversaria
criterion-avoids-opponent = non alimenta Dighe avversarie, altrimenti ne alimenta una propria

# Reasons: why an Automa prefers something, or why there was nothing to choose
prefer-most-energy = più Energia
prefer-neutral-dam = Diga neutrale
prefer-conduit-code = prossima dal codice delle Condotte
prefer-highest-contract = richiesta più alta
prefer-rightmost = più a destra
prefer-many-contracts = tanti Contratti quanti ne copre l'Energia
prefer-most-gain = più Gocce trattenute dalle proprie Dighe
prefer-fewest-drops = meno Gocce
prefer-most-steps = più Energia dall'acqua che scorre
prefer-letters = lettere delle Sorgenti sul lato Criteri
prefer-level = livello più alto
prefer-specific = tessera specifica prima della jolly
prefer-topmost = più in alto
prefer-priority = primo nell'ordine delle posizioni
prefer-fewer = il tipo di cui ce ne sono meno
prefer-mixers = prima le Betoniere (Jill McDowell)
prefer-other-kind = l'altro tipo per quelli che mancano
prefer-for-vp = 3 PV per un Macchinario mancante (Solomon P. Jordan)
prefer-one-drop = basta una Goccia (Viktor Fiesler)
prefer-no-gain = nessuna propria Diga tratterrebbe una Goccia
prefer-no-contract = nessun Contratto raggiungibile
prefer-no-tile = nessuna tessera Tecnologia esposta
prefer-no-dam = nessun'altra propria Diga ha posto
prefer-no-system = nessun sistema produce Energia

## Action spaces

space-turbine_plus2_L = Produzione +2, a sinistra
space-turbine_plus2_R = Produzione +2, a destra
space-turbine_plus1_L = Produzione +1, a sinistra
space-turbine_plus1_R = Produzione +1, a destra
space-turbine_zero_L = Produzione ±0, a sinistra
space-turbine_zero_R = Produzione ±0, a destra
space-turbine_minus1_L = Produzione −1, a sinistra
space-turbine_minus1_R = Produzione −1, a destra
space-turbine_minus2_L = Produzione −2, a sinistra
space-turbine_minus2_R = Produzione −2, a destra
space-water_place2_L = Gestione dell'Acqua: 2 Gocce, a sinistra
space-water_place2_R = Gestione dell'Acqua: 2 Gocce, a destra
space-water_flow1_L = Gestione dell'Acqua: 1 Goccia che scorre, a sinistra
space-water_flow1_R = Gestione dell'Acqua: 1 Goccia che scorre, a destra
space-bank = Banca
space-workshop_turn1_L = Manutenzione: Ruota di 1 segmento, a sinistra
space-workshop_turn1_R = Manutenzione: Ruota di 1 segmento, a destra
space-workshop_turn2_L = Manutenzione: Ruota di 2 segmenti, a sinistra
space-workshop_turn2_R = Manutenzione: Ruota di 2 segmenti, a destra
space-workshop_turn3_L = Manutenzione: Ruota di 3 segmenti, a sinistra
space-workshop_turn3_R = Manutenzione: Ruota di 3 segmenti, a destra
space-machinery_excavator_L = Acquisti: Escavatore, a sinistra
space-machinery_excavator_R = Acquisti: Escavatore, a destra
space-machinery_any_L = Acquisti: Macchinario a scelta, a sinistra
space-machinery_any_R = Acquisti: Macchinario a scelta, a destra
space-machinery_both_L = Acquisti: Escavatore e Betoniera, a sinistra
space-machinery_both_R = Acquisti: Escavatore e Betoniera, a destra
space-contract_take1_L = Ufficio Contratti: 1 Contratto, a sinistra
space-contract_take1_R = Ufficio Contratti: 1 Contratto, a destra
space-contract_take1b_L = Ufficio Contratti: 1 Contratto (seconda riga), a sinistra
space-contract_take1b_R = Ufficio Contratti: 1 Contratto (seconda riga), a destra
space-contract_take2_L = Ufficio Contratti: 2 Contratti, a sinistra
space-contract_take2_R = Ufficio Contratti: 2 Contratti, a destra
space-patent_1 = Ufficio Tecnologie, in alto
space-patent_2 = Ufficio Tecnologie, al centro
space-patent_3 = Ufficio Tecnologie, in basso
space-external_1 = Lavoro Esterno, in alto
space-external_2 = Lavoro Esterno, al centro
space-external_3 = Lavoro Esterno, in basso
space-private = { $building }, spazio { $n }

## Effects

effect-credits = { credits }
effect-vp = { vp }
effect-excavators = { excavators }
effect-mixers = { mixers }
effect-machines = { $n ->
    [one] { $n } Macchinario a scelta
   *[other] { $n } Macchinari a scelta
}
effect-energy = { energy }
effect-contract-energy = { energy } per un Contratto
effect-rotate = { $n ->
    [one] Ruota di { $n } segmento
   *[other] Ruota di { $n } segmenti
}
effect-place-drops = { drops }
effect-flow-drops = { $n ->
    [one] { $n } Goccia che scorre
   *[other] { $n } Gocce che scorrono
}
effect-free-base = Base gratuita ({ $areas })
areas-one = { $first }
areas-two = { $first } o { $second }
areas-all = qualsiasi Area
effect-free-elevation = Elevazione gratuita
effect-free-conduit = Condotta gratuita con valore di produzione { $most } o meno
effect-free-powerhouse = Centrale gratuita
effect-production = produzione { signed-bonus }
effect-bank = 1 Credito per Ingegnere
effect-take-contracts = { $n ->
    [one] prendi { $n } Contratto
   *[other] prendi { $n } Contratti
}
effect-take-tile = prendi la tessera Tecnologia Avanzata
effect-take-patent = prendi gratis una tessera Tecnologia Avanzata
effect-work = esegui il Lavoro Esterno
effect-loan = Lavoro Esterno per 2 Crediti per Macchinario
effect-drop-on-dam = 1 Goccia dietro una Diga propria o neutrale
effect-retrieve-tile = riprendi 1 tessera Tecnologia dalla Ruota
effect-retrieve-machines = riprendi metà dei Macchinari di un segmento
effect-fulfil-any = soddisfa un Contratto qualsiasi senza Energia
effect-fulfil-up-to = soddisfa senza Energia un Contratto con richiesta fino a { $most }

## Rounds and phases

round = Round { $n }
phase-income = Rendite e Sorgenti
phase-actions = Azioni
phase-water = Acqua
phase-scoring = Punteggio
phase-end = Fine del Round

## Languages, each in its own name

language-en = English
language-pl = polski
language-ru = русский
language-it = italiano

## Questions

question-deal-headstream = Quale tessera Sorgente viene pescata?
question-deal-bonus = Quale tessera Bonus viene pescata?
question-deal-objective = Quale tessera Obiettivo viene pescata?
question-deal-national = Quale Contratto Nazionale viene pescato?
question-deal-contract = Quale Contratto viene pescato?
question-deal-start-tile = Quale tessera Inizio viene pescata?
question-deal-tile = Quale tessera Tecnologia viene pescata?
question-deal-company = Quale Compagnia viene pescata?
question-deal-officer = Quale Ufficiale viene pescato?
question-deal-starting = Quale Contratto Iniziale viene pescato?
question-deal-aside = Quale Ufficiale viene messo da parte?
question-deal-first = Chi è il primo?
question-deal-work = Quale Lavoro Esterno viene pescato?
question-deal-building = Quale Edificio Privato viene pescato?
question-deal-removed = Quale tessera Tecnologia lascia la partita?
question-deal-automa-company = Quale Compagnia riceve l'Automa?
question-deal-seat-company = { $seat }: quale Compagnia viene assegnata?
question-deal-seat-contract = { $seat }: quale Contratto Iniziale viene assegnato?
question-deal-automa-order = Quale Automa segue nell'Ordine di Turno?
question-deal-automa-tile = Quale tessera Automa mostra le azioni?
question-draft-company = { $seat }: quale Compagnia con quale Ufficiale?
question-draft-contract = { $seat }: quale Contratto Iniziale?
question-pick-company = { $seat }: quale Compagnia?
question-pick-officer = { $seat }: quale Ufficiale?
question-turn = { $seat }: quale azione?
question-site = { $seat }: dove costruire { $structure-one }?
question-tile = { $seat }: quale tessera Tecnologia per { $structure-one } su { $site-short }?
question-copy = { $seat }: quale tessera sulla Ruota copiare per { $structure-one } su { $site-short }?
question-pay = { $seat }: come pagare { $structure-one } su { $site-short }?
question-bank = { $seat }: quanti Ingegneri in Banca?
question-take-contract = { $seat }: quale Contratto prendere? (ancora { $n })
question-limit = { $seat }: quale Contratto scartare?
question-produce = { $seat }: quale sistema produce? (bonus { signed-bonus })
question-produce-may = { $seat }: produrre ora, con quale sistema? (bonus { signed-bonus })
question-produce-again = { $seat }: produrre ancora, con quale sistema?
question-drops = { $seat }: quante Gocce? ({ $system })
question-fulfil = { $seat }: quale Contratto soddisfare con { energy }?
question-machines = { $seat }: { $n ->
    [one] quale Macchinario guadagnare?
   *[other] quali { $n } Macchinari guadagnare?
}
question-place-drops = { $seat }: su quale Sorgente mettere una Goccia? (ancora { $n })
question-flow-drops = { $seat }: da quale Sorgente scorre una Goccia? (ancora { $n })
question-free-build = { $seat }: dove piazzare { $structure-one } gratis?
question-work = { $seat }: dove vanno i Macchinari? ({ $work })
question-loan = { $seat }: quale Lavoro Esterno eseguire pagando Crediti?
question-fulfil-free = { $seat }: quale Contratto soddisfare senza Energia?
question-take-patent = { $seat }: quale tessera Tecnologia Avanzata prendere?
question-drop-on-dam = { $seat }: dietro quale Diga mettere una Goccia?
question-refill = { $seat }: dietro quale altra propria Diga mettere una Goccia?
question-retrieve-tile = { $seat }: quale tessera Tecnologia riprendere dalla Ruota?
question-retrieve-machines = { $seat }: da quale segmento riprendere metà dei Macchinari?
question-retrieve-split = { $seat }: quali Macchinari riprendere?
question-use-building = { $seat }: eseguire subito l'azione? ({ $building })
question-architect = { $seat }: era l'Architetto, per un altro turno?

## Options

option-skip-fulfil = Non soddisfare Contratti
option-skip-drops = Nessun'altra Goccia
option-skip-build = Non piazzarla
option-skip-produce = Non produrre
option-skip-invest = Nella riserva generale
option-skip-refill = Nessuna Goccia
option-skip-use = Non eseguirla
option-skip-architect = No, un Ingegnere
option-skip-other = Salta
option-pass = Passa
option-build = Costruisci { $structure-one }
option-copy-officer = Copia { $officer }
option-pair = { $company } con { $officer }
option-copy-tile = Copia la { $tile }
option-invest-work = Nella Ruota, e muovila di 1 segmento
option-use = Esegui l'azione: { $building }
option-architect = Sì, l'Architetto: un altro turno
option-pay = { $credits ->
    [0] Inserisci { machine-set }
    [one] Inserisci { machine-set }, paga { $credits } Credito
   *[other] Inserisci { machine-set }, paga { $credits } Crediti
}
option-drops = { $n ->
    [one] { $n } Goccia per { $energy } Unità Energia
   *[other] { $n } Gocce per { $energy } Unità Energia
}
option-engineers = { engineers }
option-machines = { machine-set }
option-system = { $drops ->
    [one] { $system }: fino a { $drops } Goccia, { $energy } Unità Energia
   *[other] { $system }: fino a { $drops } Gocce, { $energy } Unità Energia
}
option-system-fee = { $drops ->
    [one] { $system }: fino a { $drops } Goccia, { $energy } Unità Energia; 1 Credito per Goccia a { $owner }
   *[other] { $system }: fino a { $drops } Gocce, { $energy } Unità Energia; 1 Credito per Goccia a { $owner }
}

## Events

event-dealt = Si pesca: { $thing }
event-round = Inizia il round { $n }
event-phase-income = Fase: { phase-income }
event-phase-actions = Fase: { phase-actions }
event-phase-water = Fase: { phase-water }
event-phase-scoring = Fase: { phase-scoring }
event-phase-end = Fase: { phase-end }
event-credits = { $seat } guadagna { credits }
event-pays = { $seat } paga { credits }
event-excavators = { $seat } guadagna { excavators }
event-mixers = { $seat } guadagna { mixers }
event-loses-excavators = { $seat } perde { excavators }
event-loses-mixers = { $seat } perde { mixers }
event-vp = { $seat } ottiene { vp }
event-loses-vp = { $seat } perde { vp }
event-energy = { $seat } avanza di { $n } sul Tracciato Energia
event-engineers = { $seat } piazza { engineers }
event-return = { $seat } riprende { engineers }
event-invest = { $seat } inserisce nella Ruota: { $tile }, { machine-set }
event-invest-machines = { $seat } inserisce nella Ruota: { machine-set }
event-rotate = { $n ->
    [one] { $seat } muove la Ruota di { $n } segmento
   *[other] { $seat } muove la Ruota di { $n } segmenti
}
event-recover = { $seat } riprende dalla Ruota: { $tile }, { machine-set }
event-recover-machines = { $seat } riprende dalla Ruota: { machine-set }
event-retrieved = { $seat } riprende in anticipo dalla Ruota: { $tile }
event-retrieved-machines = { $seat } riprende in anticipo dalla Ruota: { machine-set }
event-built = { $seat } costruisce { $structure-one } su { $site-short }
event-reveal = { $seat } scopre la { $income }
event-waits = { $seat } mette una Goccia sulla { $head }
event-flows = { $seat }: una Goccia scorre dalla { $head }
event-head-drops = { $n ->
    [one] Sulla { $head } arriva { $n } Goccia
   *[other] Sulla { $head } arrivano { $n } Gocce
}
event-held = Una Goccia si ferma alla { $dam } ({ $seat })
event-leaves-left = Una Goccia lascia la Mappa dal bacino 11
event-leaves-right = Una Goccia lascia la Mappa dal bacino 12
event-added = { $n ->
    [one] Dietro la { $dam } ({ $seat }) arriva { $n } Goccia
   *[other] Dietro la { $dam } ({ $seat }) arrivano { $n } Gocce
}
event-spent = { $seat } produce con { drops }: { $system }
event-produced = { $seat }: la produzione rende { energy }
event-fulfilled = { $seat } soddisfa il { $contract }
event-took = { $seat } prende il { $contract }
event-discarded = { $seat } scarta il { $contract }
event-patent = { $seat } prende la { $tile }
event-cleared = Lascia l'Ufficio Tecnologie: { $tile }
event-removed = Lascia la partita: { $tile }
event-work = { $seat } esegue il { $work }
event-work-leaves = { $work } lascia il gioco
event-under = Va sotto la sua pila: { $contract }
event-beside = { $n ->
    [one] { $seat } non trova spazi liberi e mette { $n } Ingegnere accanto: { $section }
   *[other] { $seat } non trova spazi liberi e mette { $n } Ingegneri accanto: { $section }
}
event-again = { $seat } gioca un altro turno
event-as-automa = { $seat } gioca questo turno come un Automa di livello medio
event-copies = { $seat } copia { $officer }
event-picked = Giocatore { $chair } prende { $company } con { $officer }
event-chose = Giocatore { $chair } prende { $company }
event-passed = { $seat } passa
event-forfeit = { $seat } non può piazzare { $structure-one } e vi rinuncia
event-order = { $seat }: posto { $n } nell'Ordine di Turno
event-wins = { $seat } vince con { vp }

## Events that explain the turn of an Automa

event-automa-tiles = { $seat }: azioni della tessera Automa { $entries }, criteri della tessera Automa { $criteria }
event-automa-income = { $seat }: Rendita, criteri della tessera Automa { $criteria }
event-automa-tried = { $seat } salta "{ $entry }": { $condition } ({ $clause })
event-automa-does = { $seat } esegue "{ $entry }" ({ engineers })
event-automa-eligible = { $seat } considera { $site } ({ $structure })
# $structure (text): what is built instead, or source-external-work
event-automa-instead = { $seat }: { $officer } mette altro al suo posto: { $structure }
event-automa-kept = { $site } resta: { $step }
event-automa-chosen = { $seat } sceglie { $site } ({ $structure })
event-automa-system = { $seat } considera { $energy } Unità Energia: { $system }
event-automa-weighs = { $seat } valuta { $thing }
event-automa-prefers = { $thing } resta: { $reason }
event-automa-picks = { $seat } sceglie { $thing }
event-automa-none = { $seat }: { $reason }

## Why an Automa did it

why-turn = { $seat }: azioni della tessera { $entries }, Criteri della tessera { $criteria }
why-income = { $seat }: Rendita, Criteri della tessera { $criteria }
why-tried = { $number } { $entry }: { $condition }
why-performed = { $number } { $entry }, { engineers }
why-system = Energia { $energy }: { $system }
why-eligible = { $structure }, spazi possibili ({ $n }): { $sites }
why-only = { $structure }: è possibile solo { $site }
why-kept = { $step }: { $sites }
why-code = { $step } { $code }
why-listed = { $sites }; { $site }
why-drop = Goccia su una Diga
why-weighed = valutati ({ $n }): { $things }
why-preferred = { $reason }: { $things }
why-gain = { $thing } (+{ $gain })
why-last-engineers = la voce mostra { engineers }; si piazzano tutti quelli rimasti
why-no-engineers = la tessera Tecnologia non richiede Ingegneri
why-stands = primo spazio libero: { $space }
why-beside = nessuno spazio libero, gli Ingegneri stanno accanto: { $section }
why-forfeit = non c'è spazio, si perde: { $structure }
why-again = l'Architetto va da solo: segue un altro turno

## Sources

source-income = Rendita { $place } ({ $structure })
source-ability = abilità speciale di { $company }
source-construction = spazio di costruzione { $n }
source-mahiri = Mahiri Sekibo, spazio { $n }
source-external-work = un Lavoro Esterno
source-margot = Margot Fouché, spazio personale
source-rank = classifica dell'Energia
source-track = Tracciato Energia
source-leftovers = Macchinari e Crediti avanzati
source-held = Gocce trattenute dalle proprie Dighe
source-rules = regole

## Points: where they come from, at the end of the game

points-period = Round { $n }
points-start = all'inizio
points-contracts = Contratti
points-incomes = Rendite
points-fees = Condotte usate da altri
points-tiles = tessere Tecnologia Avanzata
points-works = Lavori Esterni
points-buildings = Edifici Privati
points-entries = azioni delle tessere Automa
points-spent = pagati al posto dei Crediti
points-rank = classifica dell'Energia
points-track = tracciato dell'Energia
points-bonus = tessere Bonus
points-objective = tessera Obiettivo
points-leftovers = Macchinari e Crediti avanzati
points-held = Gocce trattenute dalle proprie Dighe
points-other = altro

## Reasons

reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-nothing = Nulla lo impedisce.
reason-nothing-to-undo = Non c'è nulla da annullare.
reason-not-asked = Questo non risponde alla domanda.
reason-copied-must-act = Dopo aver copiato un Ufficiale devi eseguire un'azione.
reason-has-engineers = Non puoi passare: hai ancora { engineers }.
reason-not-in-box = Non fa parte di questa partita: { $thing }.
reason-no-piece = Nessun pezzo rimasto sulla plancia Compagnia: { $structure }.
reason-no-site = Nessuno spazio costruzione è libero per { $structure-one }.
reason-no-tile = Non hai nessuna tessera Tecnologia disponibile per { $structure-one }.
reason-no-construction-space = Tutti i tuoi spazi di costruzione sono occupati in questo round.
reason-engineers = { $need ->
    [one] Serve { $need } Ingegnere; ne hai { $have }.
   *[other] Servono { $need } Ingegneri; ne hai { $have }.
}
reason-credits = { $need ->
    [one] Costa { $need } Credito; ne hai { $have }.
   *[other] Costa { $need } Crediti; ne hai { $have }.
}
reason-border = { $need ->
    [one] Con il bordo rosso costa { $need } Credito; ne hai { $have }.
   *[other] Con il bordo rosso costa { $need } Crediti; ne hai { $have }.
}
reason-excavators = { $need ->
    [one] { $site-short } richiede { $need } Escavatore; ne hai { $have }.
   *[other] { $site-short } richiede { $need } Escavatori; ne hai { $have }.
}
reason-mixers = { $need ->
    [one] { $site-short } richiede { $need } Betoniera; ne hai { $have }.
   *[other] { $site-short } richiede { $need } Betoniere; ne hai { $have }.
}
reason-closed-introductory = Chiuso nel gioco introduttivo: { $space }.
reason-closed = Aperto solo con almeno { $fewest } giocatori: { $space }.
reason-occupied = Occupato ({ $owner }): { $space }.
reason-tile-gone = La tessera Tecnologia di questo spazio non c'è più.
reason-no-contracts = Nessun Contratto è esposto.
reason-no-system = Non hai un sistema completo con acqua.
reason-fee = { $have ->
    [one] La Condotta costa 1 Credito per Goccia; ti resta { $have } Credito.
   *[other] La Condotta costa 1 Credito per Goccia; ti restano { $have } Crediti.
}
reason-no-energy = Con bonus { signed-bonus } non si produce Energia.
reason-not-mahiri = Solo Mahiri Sekibo copia altri Ufficiali.
reason-copied-already = Hai già copiato un Ufficiale in questo turno.
reason-copied-twice = Hai già copiato due volte in questo round.
reason-officer-away = Non è in questa partita, oppure è il tuo: { $officer }.
reason-no-action-left = Dopo aver copiato questo Ufficiale non resterebbe nessuna azione.
reason-wrong-site = Non è uno spazio per { $structure-one }: { $site }.
reason-neutral-dam = La Diga su { $site-short } è neutrale: nessuno può elevarla.
reason-not-own-dam = Non hai una Diga su { $site-short }.
reason-dam-full-height = La Diga su { $site-short } è già di livello 3.
reason-built-on = Occupato ({ $owner }): { $site }.
reason-second-base = Hai già una Base nel bacino { $basin }.
reason-second-powerhouse = Hai già una Centrale nel bacino { $basin }.
reason-free-value = La ricompensa consente un valore di produzione fino a { $most }; questo è { $value }.
reason-free-area = La ricompensa non consente l'Area di { $site-short }.
reason-nothing-to-copy = Nessuna tessera Tecnologia sulla tua Ruota è adatta da copiare.
reason-tile-on-wheel = Ancora sulla tua Ruota: { $tile }.
reason-tile-not-yours = Non è tua: { $tile }.
reason-tile-wrong = Non costruisce { $structure-one }: { $tile }.
reason-tile-not-on-wheel = Non è sulla tua Ruota: { $tile }.
reason-no-mixing = Per questa Condotta non si possono mescolare Escavatori e Betoniere.
reason-jill-or-joker = Il prezzo di Jill McDowell non si può pagare con la tessera jolly di livello II.
reason-payment = Non è un pagamento per un costo di { machine-set }.
reason-not-your-water = La Diga non è né tua né neutrale: { $system }.
reason-no-water = La Diga non trattiene Gocce: { $system }.
reason-no-conduit = La Condotta non è costruita: { $system }.
reason-no-powerhouse = Non hai una Centrale nel bacino { $basin }.
reason-same-powerhouse = La seconda produzione richiede una Centrale diversa da quella del bacino { $basin }.
reason-drops-held = { $have ->
    [one] La Diga trattiene { $have } Goccia: usane almeno 1, al massimo tutte.
   *[other] La Diga trattiene { $have } Gocce: usane almeno 1, al massimo tutte.
}
reason-fulfilled = Già soddisfatto: { $contract }.
reason-national-gone = Non disponibile: { $contract }.
reason-not-your-contract = Non è nella tua riserva: { $contract }.
reason-energy = Non basta per { $contract }: richiesta { $need }, a disposizione { $have }.
reason-national-stays = I Contratti Nazionali non si possono prendere: { $contract }.
reason-not-on-display = Non esposto: { $contract }.
reason-over-limit = Hai più Contratti di quanti puoi tenerne: scartane uno.
reason-bank-least = Piazza almeno 1 Ingegnere in Banca.
reason-machines-split = { $n ->
    [one] Guadagni { $n } Macchinario in tutto.
   *[other] Guadagni { $n } Macchinari in tutto.
}
reason-one-drop-least = Devi piazzare almeno 1 Goccia.
reason-not-offered = Non è tra le scelte possibili.
reason-closed-by-automa = Chiuso da un Automa per il resto della partita: { $space }.
reason-not-activated = Non hai un Edificio qui: { $building }.
reason-used-already = Già usato da te in questo round: { $building }.
reason-activated-already = Hai già un Edificio qui: { $building }.
reason-slot-closed = Questo posto è aperto solo con almeno { $fewest } giocatori.
reason-work-gone = Il Lavoro Esterno non è più disponibile.
reason-work-machines = Il Lavoro Esterno richiede { machine-set }.
reason-no-loan = Non hai abbastanza Crediti per nessun Lavoro Esterno: 2 per Macchinario.
reason-not-margot = Solo Margot Fouché usa così gli Edifici Privati.
reason-margot-used = Hai già usato questo spazio in questo round.
reason-no-room = Nessuna Diga propria o neutrale ha posto per una Goccia.
reason-no-open-contract = Non hai Contratti da soddisfare.
reason-wheel-no-tile = Nessuna tessera Tecnologia è sulla tua Ruota.
reason-wheel-no-machines = Nessun segmento della tua Ruota contiene 2 Macchinari.
reason-no-dam = Non è una Diga: { $site }.
reason-dam-just-used = La Diga su { $site-short } ha appena prodotto.
reason-dam-full = La Diga su { $site-short } non ha posto.
reason-taken = È già del giocatore { $n }.
reason-build-first = Questo spazio ti è aperto: scegli prima di costruire { $structure-one }.
reason-space-first = Scegli prima lo spazio azione: { $space }.
reason-take-first = Per prendere un Contratto scegli prima uno spazio dell'Ufficio Contratti.
reason-energy-first = I Contratti si soddisfano con l'Energia di una produzione: scegli prima uno spazio di Produzione.
reason-produce-first = Questo sistema è pronto: scegli prima uno spazio di Produzione.
reason-drops-first = Per piazzare Gocce scegli prima uno spazio di Gestione dell'Acqua.
reason-tile-first = Le tessere Tecnologia servono a costruire: scegli prima che cosa.
reason-board-first = La plancia Compagnia serve a costruire: scegli prima che cosa.
reason-other-board = Questa plancia Compagnia è solo del suo proprietario ({ $owner }).
reason-wheel-turns = Le Ruote girano da sole: ora non si sceglie un segmento.
reason-no-decision = Nessuno lo sceglie: decidono le regole o la sorte.

## Cards: what a component does, in plain sentences

card-space-engineers = Richiede { engineers }.
card-space-credits = Costa { credits }.
card-space-border = Costa { credits }, di cui 3 per il bordo rosso.
card-space-fewest = Chiuso con meno di { $fewest } giocatori.
card-space-turbine = Azione di produzione con { signed-bonus }: Gocce per valore di produzione, poi il bonus o il malus.
card-space-waiting = Metti fino a 2 Gocce, almeno 1, su Sorgenti a scelta. Scorrono nella fase Acqua.
card-space-flowing = Metti 1 Goccia su una Sorgente a scelta. Scorre subito.
card-space-bank = Piazza quanti Ingegneri vuoi, almeno 1, e guadagna 1 Credito per ciascuno. La Banca non è mai occupata.
card-space-workshop = { $n ->
    [one] Muovi la tua Ruota di { $n } segmento. Ciò che arriva nel segmento aperto torna a te.
   *[other] Muovi la tua Ruota di { $n } segmenti. Ciò che arriva nel segmento aperto torna a te.
}
card-space-machinery = Guadagni i Macchinari indicati. Puoi usarli subito.
card-space-contract = { $n ->
    [one] Prendi { $n } Contratto esposto.
   *[other] Prendi { $n } Contratti esposti.
}
card-space-patent = Prendi la tessera Tecnologia Avanzata di questo posto. Puoi usarla dal tuo prossimo turno.
card-space-works = Esegui il Lavoro Esterno di questo posto: i suoi Macchinari tornano nella riserva generale e ricevi subito la ricompensa.
card-space-private = L'azione di un Edificio Privato ({ $building }), per chi ha un Edificio lì. Una volta per round per ogni Compagnia.

card-site-base = Una Base qui richiede { $excavators } Escavatori, ogni Elevazione su di essa { $mixers } Betoniere.
card-site-one-base = Una Compagnia può avere 1 Base in un bacino.
card-site-conduit = Una Condotta qui richiede { $excavators } Escavatori. Porta dalle Dighe del bacino { $basin } alle Centrali del bacino { $end } e dà { $value } Unità Energia per Goccia.
card-site-fee = Chi usa la Condotta di un altro paga al proprietario 1 Credito per Goccia; il proprietario ottiene anche 1 PV per Goccia.
card-site-powerhouse = Una Centrale richiede 2 Betoniere, e 1 in più per ogni Centrale che hai già costruito. La alimentano le Condotte che finiscono nel bacino { $basin }.
card-site-one-powerhouse = Una Compagnia può avere 1 Centrale in un bacino.
card-site-building = Un Edificio qui permette alla Compagnia di usare l'azione di un Edificio Privato ({ $building }). Una Compagnia può avervi 1 Edificio.
card-site-border = Il bordo rosso costa 3 Crediti in più.

card-headstream = Le Gocce qui aspettano la fase Acqua; poi scorrono nel bacino { $basin }.
card-head-tile = Nei round da 1 a 4 sulla sua Sorgente arrivano tante Gocce: { $drops }.

card-contract-fulfil = Si soddisfa con una sola produzione di almeno { $energy } Unità Energia. L'Energia resta sul Tracciato Energia.
card-contract-private = Prendilo nell'Ufficio Contratti. Puoi tenere 3 Contratti non soddisfatti.
card-contract-national = Nessuno può prenderlo: può soddisfarlo chi per primo produce l'Energia richiesta.
card-contract-starting = Lo hai dall'inizio. Conta fra i 3 Contratti che puoi tenere.

card-company = Ogni Compagnia ha le sue Rendite. La terza Centrale attiva la sua abilità speciale:
card-work = Tornano nella riserva generale: { machine-set }. La ricompensa arriva subito.
card-building-slot = Possono usarne l'azione solo le Compagnie che vi hanno un Edificio.
card-bonus = Dà punti alla fine del suo round. Per la ricompensa piena la tua Energia deve raggiungere la sezione del round; per ogni sezione in meno la ricompensa cala di 4 PV, e sotto 6 Unità Energia non c'è.
card-objective = Alla fine del gioco i posti 1, 2 e 3 danno 15, 10 e 5 PV; un Automa ottiene 20, 15 e 10.
card-automa-dashed = { $entry } ({ engineers }; il turno continua)
card-automa-entry = { $entry } ({ engineers }; termina il turno)
card-automa-dams = Basi ed Elevazioni: { $first }; { $second }; { $third }; poi dal bacino { $code }
card-automa-conduits = Condotte: { $first }; { $second }; { $third }; poi dalla Condotta { $code }
card-automa-powerhouses = Centrali: { $first }; { $second }; { $third }; poi dal bacino { $code }
card-automa-headstreams = Sorgenti: { $order }

## Terms: things without a tile of their own

term-credit = Credito
term-credit-text = Il denaro. Paga bordi rossi, Macchinari, tessere Tecnologia e le Condotte altrui. Alla fine del gioco ogni 5 Crediti e Macchinari avanzati valgono 1 PV.
term-vp = Punto Vittoria (PV)
term-vp-text = Vince chi ha più PV alla fine del gioco.
term-excavator = Escavatore
term-excavator-text = Macchinario per Basi, Condotte ed Edifici. Non si spende: va sulla Ruota e torna quando la Ruota ha compiuto il giro.
term-mixer = Betoniera
term-mixer-text = Macchinario per Elevazioni, Centrali ed Edifici. Non si spende: va sulla Ruota e torna quando la Ruota ha compiuto il giro.
term-machine = Macchinario a scelta
term-machine-text = Un Escavatore o una Betoniera, a piacere; più Macchinari si possono dividere.
term-engineer = Ingegnere
term-engineer-text = Ogni Compagnia ne ha 12. Ogni azione richiede Ingegneri; tornano alla fine del round. Chi non ne ha più passa.
term-architect = Architetto
term-architect-text = Conta come un Ingegnere. Piazzato da solo su uno spazio per esattamente 1 Ingegnere, ma non in Banca, permette a Tommaso Battista di giocare subito un altro turno.
term-energy = Energia
term-energy-text = Si segna sul Tracciato Energia e torna a 0 dopo ogni round. L'Energia di una produzione può anche soddisfare subito un Contratto; non si può conservare.
term-contract-energy = Energia per un Contratto
term-contract-energy-text = Ti fa avanzare sul Tracciato Energia e puoi usarla subito per soddisfare un Contratto, come quella di una produzione.
term-drop = Goccia
term-drop-text = Aspetta su una Sorgente o è trattenuta da una Diga. Una produzione usa Gocce; poi queste scorrono oltre.
term-flowing-drop = Goccia che scorre
term-flowing-drop-text = Una Goccia che non aspetta la fase Acqua: scorre subito dalla Sorgente, finché una Diga la trattiene o lascia la Mappa.
term-basin = bacino
term-basin-text = Una parte numerata della Mappa. L'acqua incontra prima gli spazi Centrale, poi lo spazio Base superiore, poi quello inferiore, poi scorre nel bacino successivo.
term-dam = Diga
term-dam-text = Una Base con al massimo 2 Elevazioni. Trattiene tante Gocce quanto è il suo livello; una Diga piena lascia passare l'acqua.
term-neutral-dam = Diga Neutrale
term-neutral-dam-text = Non appartiene a nessuno. Tutti possono produrre con le sue Gocce; nessuno può elevarla.
term-base-text = Il pezzo più basso di una Diga: 3 Escavatori in Pianura, 4 in Collina, 5 in Montagna. Una Compagnia può avere 1 Base in un bacino.
term-elevation-text = Alza una propria Diga: 2 Betoniere in Pianura, 3 in Collina, 4 in Montagna. Una Diga ha al massimo livello 3.
term-conduit-text = Porta le Gocce dalle Dighe del suo bacino alle Centrali dove finisce. Richiede 2 Escavatori per punto del valore di produzione. Gli altri pagano al proprietario 1 Credito per Goccia.
term-powerhouse-text = Trasforma le Gocce in Energia. La prima richiede 2 Betoniere, ogni altra 1 in più. Una Compagnia può avere 1 Centrale in un bacino.
term-building-text = Sta su un Edificio Privato e permette alla Compagnia di usarne l'azione. Alla fine del gioco dà i PV dell'Edificio Privato.
term-wheel = Ruota di Costruzione
term-wheel-text = La tessera Tecnologia e i Macchinari di una costruzione vanno nel segmento aperto; poi la Ruota si muove di 1 segmento. Tornano a te dopo sei movimenti.
term-technology = tessera Tecnologia
term-technology-text = Ogni costruzione richiede una tessera che mostra la struttura, o una tessera jolly. Va sulla Ruota con i Macchinari.
term-contract = Contratto
term-contract-text = Dopo una produzione puoi soddisfare un Contratto che non richieda più della sua Energia, e ricevere subito la ricompensa.
term-income = Rendita
term-income-text = Il secondo, il quarto e il quinto pezzo di una riga scoprono una Rendita: la ricevi subito e all'inizio di ogni round successivo.
term-production-bonus = bonus di produzione
term-production-bonus-text = Due Centrali aggiungono 1 Unità Energia a ogni tua produzione, quattro ne aggiungono 3.
term-ability = abilità speciale
term-ability-text = La terza Centrale attiva l'abilità speciale della Compagnia per il resto della partita.
term-officer = Ufficiale Esecutivo
term-officer-text = Ha un'abilità attiva dall'inizio della partita.
term-construction = spazio di costruzione
term-construction-text = I quattro spazi personali di una plancia Compagnia, usati da sinistra a destra: 1, 2, 3 e 3 Ingegneri; il quarto costa 3 Crediti.
term-red-border = bordo rosso
term-red-border-text = Uno spazio con bordo rosso costa 3 Crediti in più, per gli Ingegneri come per Basi e Centrali.
term-order = Ordine di Turno
term-order-text = Nel round seguente inizia la Compagnia con meno Energia. A parità di Energia l'ordine si inverte.
term-track = Tracciato Energia
term-track-text = Alla fine del round la maggior Energia dà 6 PV, la seconda 2 PV. Ogni Compagnia riceve i Crediti dell'ultimo segno raggiunto; con 0 Energia riceve 3 Crediti e perde 3 PV.
term-bonus-tile = tessera Bonus
term-bonus-tile-text = Una per round. Dà punti per ciò che mostra il suo simbolo, per intero se la tua Energia raggiunge la sezione del round.
term-objective-tile = tessera Obiettivo
term-objective-tile-text = Una per tutta la partita: alla fine i posti 1, 2 e 3 danno 15, 10 e 5 PV.
term-automa = Automa
term-automa-text = Un giocatore senza decisioni: in ogni turno si provano in ordine le voci di una tessera Automa, e i criteri di un'altra scelgono il posto.
term-turbine-text = Azioni di produzione: l'acqua di una Diga, attraverso una Condotta, diventa Energia in una delle tue Centrali.
term-water-text = Metti Gocce sulle Sorgenti: due che aspettano la fase Acqua, o una che scorre subito.
term-bank-text = 1 Credito per ogni Ingegnere. Aperta a tutti, quante volte si vuole.
term-workshop-text = Muovi la tua Ruota, così Macchinari e tessere Tecnologia tornano prima.
term-machinery-text = Compra Macchinari con i Crediti.
term-contract-office-text = Prendi Contratti esposti. Si riforniscono alla fine del turno.
term-patent-text = Prendi una tessera Tecnologia Avanzata per 2 Ingegneri e 5 Crediti.
term-works-text = Dai Macchinari per un Lavoro Esterno e ricevi subito la ricompensa.
term-private-text = Costruisci qui per usare un'azione riservata alle Compagnie con un Edificio.
