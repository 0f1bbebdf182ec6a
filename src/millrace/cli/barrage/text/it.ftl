### The words of Barrage at the terminal, Italian. Every language has the same keys with the same arguments.
### Terms are those of the glossary, chapter G of docs/rules/barrage.md. Some texts must be short: the number
### of cells they may take stands behind them.

## The line of the round

ui-title = Barrage
# $n, $of (numbers): the round, and how many there are
ui-title-round = Round { $n } di { $of }
ui-phase-over = fine del gioco
ui-order = Ordine di Turno
ui-objective = Obiettivo

## Map (exit: 8, legend: 20)

ui-exit = uscita
ui-legend-drop = ● Goccia ○ posto
ui-legend-neutral = # Diga Neutrale
ui-legend-red = +3 bordo rosso
ui-legend-conduit = 3▸8 valore▸bacino

## Energy track (bonus tiles: 14)

ui-track = Tracciato Energia
ui-track-note = ricompensa piena della tessera Bonus dalla barra in poi
ui-BT_contracts = Contratti ×{ $n }
ui-BT_bases = Basi ×{ $n }
ui-BT_elevations = Elevazioni ×{ $n }
ui-BT_conduits = Condotte ×{ $n }
ui-BT_powerhouses = Centrali ×{ $n }
ui-BT_advanced_tech = Avanzate ×{ $n }
ui-BT_external_works = Lavori ×{ $n }
ui-BT_buildings = Edifici ×{ $n }
ui-if-now = Se il round finisse ora:
ui-vp = PV
# $n (number)
ui-plus-credits = +{ $n }¤

## Boards (rows: 10)

ui-board = Plancia Azioni
ui-board-note = ♙ Ingegneri  ¤ Crediti  +3 bordo rosso
ui-build = Costruzione
# $n (number): the construction space that is used next, 1 to 4
ui-build-space = spazio { $n } di 4
ui-build-none = nessuno spazio libero
ui-row-water_place2 = 2 Gocce
ui-row-water_flow1 = 1 scorre
ui-row-workshop_turn1 = Ruota 1
ui-row-workshop_turn2 = Ruota 2
ui-row-workshop_turn3 = Ruota 3
ui-row-machinery_excavator = Escavatore
ui-row-machinery_any = a scelta
ui-row-machinery_both = entrambi
ui-row-contract_take1 = prendi 1
ui-row-contract_take1b = prendi 1
ui-row-contract_take2 = prendi 2
# $officer: the name
ui-copy = copia { $officer }
ui-joker = jolly
# $building: the name
ui-use = { $building } (spazio proprio)
# $n (number): credits in the symbol of an action
ui-cost = { $n }¤
ui-extra = Plancia Azioni aggiuntiva
ui-extra-note = PV · Escavatori/Betoniere · posti per Edifici · spazi azione
ui-no-extra = Gli Edifici Privati e i Lavori Esterni fanno parte del Progetto Leeghwater.

## Contracts

ui-contracts = Contratti
# $left: cards left in the piles, as in G13 Y13 R13
ui-contracts-note = ↯ Energia richiesta · pile { $left }

## Companies (columns: 7, VP 4)

ui-companies = Compagnie
ui-col-vp = PV
ui-col-credits = Crediti
ui-col-excavators = Escav.
ui-col-mixers = Beton.
ui-col-engineers = Ingegn.
ui-col-energy = Energia
ui-tiles = Tessere:
ui-wheel = Ruota:
ui-built = Costruiti:
ui-hand = Contratti:
ui-incomes = Rendita:
ui-buildings = Edifici:
ui-works = Lavori:
ui-fulfilled = Contratti soddisfatti:
ui-officer = Ufficiale Esecutivo:
ui-level = Livello di difficoltà:
ui-ability = Abilità speciale:
ui-ability-on = abilità speciale attiva
ui-ability-off = dalla terza Centrale
# $n (number)
ui-production-bonus = produzione +{ $n }
# $structure: the name; $n, $of (numbers): pieces built
ui-income-row = Rendita, { $structure } { $n }/{ $of }:
# $ability: a sentence
ui-third = Dalla terza Centrale: { $ability }
ui-unused = non usato
ui-architect-here = Architetto disponibile
ui-architect-out = Architetto piazzato
ui-margot-free = spazio proprio libero
# $level: one of level-…
ui-automa-name = Automa ({ $level })
ui-margot-used = spazio proprio usato

## Automa tiles (columns: 31)

ui-automa-tiles = Tessere Automa
# $left, $gone (numbers): tiles
ui-stack-note = { $left } nella pila, { $gone } scartate · ┄ il turno continua
# $top, $criteria (numbers): tiles as printed; $left (number): tiles under the top one
ui-automa-line = Tessere Automa { $top } e { $criteria } (Criteri), { $left } nella pila · `automa` le mostra, `why` spiega
ui-automa-first = Tessera Automa { $top } in cima, { $left } nella pila · `automa` la mostra
ui-no-automa = Qui non gioca nessun Automa.
# $n (number): of the tile
ui-entries-of = Tessera { $n }, azioni
ui-criteria-next = Tessera { $n }, Criteri del prossimo turno
ui-criteria-last = Tessera { $n }, Criteri dell'ultimo turno
ui-column-dams = Basi, Elevazioni
ui-column-conduits = Condotte
ui-column-houses = Centrali
# $n (number): basin; $code: conduit, as in 7B
ui-code-basin = codice: bacino { $n }
ui-code-conduit = codice: Condotta { $code }
# $letters: as in B A D C
ui-letters = Sorgenti in caso di parità: { $letters }

## Why an Automa did it


## Question and answers

ui-turn-note = ♙ Ingegneri · ¤ Crediti · ?numero = effetti · ? notazione = perché no · help
ui-no-company = Nessuna Compagnia si chiama “{ $text }”.
ui-barrage-why-help = `why` da solo spiega gli ultimi turni degli Automa. ? e il numero di un'opzione dicono che cosa provoca: dove si ferma ogni Goccia, chi paga chi, quale Rendita si scopre. ? e la notazione di qualcos'altro dicono perché non è tra le opzioni, come in `? build elevation` o `? space turbine_plus2_L`.
ui-undo-automa = Dopo la tua ultima risposta un Automa ha pescato una tessera; ciò che si è visto resta. ?numero mostra prima della risposta che cosa provoca.
ui-barrage-help =
    map, board       la Mappa; la Plancia Azioni
    contracts        i Contratti esposti
    buildings        la Plancia Azioni aggiuntiva (anche: works)
    automa           le tessere Automa
    why, why G       come gli Automa sono arrivati agli ultimi turni; quello di una Compagnia
    company X        una Compagnia per intero: lettera, nome o numero

## The end of a game of Barrage

ui-points-tie = Energia dell'ultimo round (spareggio)
