### The words of Barrage, Italian. Keys, arguments and comments: en.ftl.

## Participants

seat = Giocatore { $n }
neutral = neutrale

## Companies

company-usa = USA
company-germany = Germania
company-italy = Italia
company-france = Francia

company-usa-ability = Ogni Goccia che scorre oltre gli spazi Centrale di un bacino con una tua Centrale ti dà 1 Unità Energia, nel turno di chiunque. Non soddisfa Contratti.
company-germany-ability = Dopo ogni azione di produzione puoi produrre ancora una volta con un'altra Centrale, senza bonus né malus. Puoi soddisfare un altro Contratto con questa Energia.
company-italy-ability = Dopo ogni azione di produzione guadagni 3 Unità Energia. Non soddisfano Contratti.
company-france-ability = La richiesta di ogni Contratto che soddisfi è ridotta di 3. L'Energia sul tracciato non cambia.

## Executive officers

officer-wilhelm = Wilhelm Adler
officer-graziano = Graziano Del Monte
officer-viktor = Viktor Fiesler
officer-jill = Jill McDowell
officer-solomon = Solomon P. Jordan
officer-anton = Anton Krylov
officer-mahiri = Mahiri Sekibo
officer-none = nessun Ufficiale

officer-wilhelm-ability = Le tue Basi costano 3 Escavatori in ogni Area.
officer-graziano-ability = Le tue Dighe di livello 3 trattengono fino a 4 Gocce.
officer-viktor-ability = In un'azione di produzione, Gocce per valore di produzione vale almeno 4, prima di bonus e malus.
officer-jill-ability = Puoi pagare una Condotta con 1 Betoniera per punto del valore di produzione invece di 2 Escavatori. I due Macchinari non si possono mescolare.
officer-solomon-ability = In un'azione di costruzione puoi pagare 3 Crediti al posto di ogni Macchinario.
officer-anton-ability = Hai una tessera Tecnologia speciale. Inseriscila come copia di una tessera Tecnologia che si trova sulla tua Ruota.
officer-mahiri-ability = Prima della tua azione piazza qui 1 Ingegnere per copiare un altro Ufficiale in questo turno. La seconda volta nel round costa 3 Crediti in più.
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
dam = Diga { $key }
headstream = Sorgente { $key }
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

bonus-BT_contracts-text = 2 PV per Contratto soddisfatto
bonus-BT_bases-text = 4 PV per Base costruita
bonus-BT_elevations-text = 4 PV per Elevazione costruita
bonus-BT_conduits-text = 4 PV per Condotta costruita
bonus-BT_powerhouses-text = 5 PV per Centrale costruita
bonus-BT_advanced_tech-text = 4 PV per tessera Tecnologia Avanzata

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
question-draft-company = { $seat }: quale Compagnia con quale Ufficiale?
question-draft-contract = { $seat }: quale Contratto Iniziale?
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

## Options

option-skip-fulfil = Non soddisfare Contratti
option-skip-drops = Nessun'altra Goccia
option-skip-build = Non piazzarla
option-skip-produce = Non produrre
option-skip-other = Salta
option-pass = Passa
option-build = Costruisci { $structure-one }
option-copy-officer = Copia { $officer }
option-pair = { $company } con { $officer }
option-copy-tile = Copia la { $tile }
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
event-vp = { $seat } ottiene { vp }
event-loses-vp = { $seat } perde { vp }
event-energy = { $seat } guadagna { energy }
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
event-spent = { $seat } usa { drops }: { $system }
event-produced = { $seat } produce { energy }
event-fulfilled = { $seat } soddisfa il { $contract }
event-took = { $seat } prende il { $contract }
event-discarded = { $seat } scarta il { $contract }
event-patent = { $seat } prende la { $tile }
event-cleared = Lascia l'Ufficio Tecnologie: { $tile }
event-copies = { $seat } copia { $officer }
event-picked = Giocatore { $chair } prende { $company } con { $officer }
event-passed = { $seat } passa
event-forfeit = { $seat } non può piazzare { $structure-one } e vi rinuncia
event-order = { $seat }: posto { $n } nell'Ordine di Turno
event-wins = { $seat } vince con { vp }

## Sources

source-income = Rendita { $place } ({ $structure })
source-ability = abilità speciale di { $company }
source-construction = spazio di costruzione { $n }
source-mahiri = Mahiri Sekibo, spazio { $n }
source-rank = classifica dell'Energia
source-track = Tracciato Energia
source-leftovers = Macchinari e Crediti avanzati
source-held = Gocce trattenute dalle proprie Dighe
source-rules = regole

## Reasons

reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
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
reason-payment = { $due ->
    [one] Non è un pagamento per un costo di { $due } Macchinario.
   *[other] Non è un pagamento per un costo di { $due } Macchinari.
}
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
reason-energy = Energia insufficiente per { $contract }: richiesta { $need }, prodotta { $have }.
reason-national-stays = I Contratti Nazionali non si possono prendere: { $contract }.
reason-not-on-display = Non esposto: { $contract }.
reason-over-limit = Puoi tenere 3 Contratti: scartane uno.
reason-bank-least = Piazza almeno 1 Ingegnere in Banca.
reason-machines-split = { $n ->
    [one] Guadagni { $n } Macchinario in tutto.
   *[other] Guadagni { $n } Macchinari in tutto.
}
reason-one-drop-least = Devi piazzare almeno 1 Goccia.
reason-not-offered = Non è tra le scelte possibili.
