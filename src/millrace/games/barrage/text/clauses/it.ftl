### The clauses of Barrage that reasons, explanations and cards cite, Italian.
###
### Each is a clause of docs/rules/barrage.md in plain words: clause-B4-2-6 is B4.2.6. No message has arguments.

## Components and concepts

clause-B1-1-2 = I bacini da 1 a 4 sono in Montagna, da 5 a 7 in Collina, da 8 a 12 in Pianura.
clause-B1-2-2 = Una Diga è una Base con al massimo 2 Elevazioni. Il suo livello è il numero dei suoi pezzi, da 1 a 3.
clause-B1-2-4 = Le tre Dighe Neutrali, di livello 1, 2 e 3, si piazzano nella preparazione e non cambiano mai. Nessuno può elevarle.
clause-B1-2-5 = Una Diga trattiene tante Gocce quanto è il suo livello. Solo le Dighe di livello 3 di Graziano ne trattengono 4.
clause-B1-3-1 = Una Condotta costruita collega ogni Diga del bacino in cui inizia con ogni Centrale del bacino in cui finisce, di chiunque siano.
clause-B1-4-1 = Crediti, Escavatori e Betoniere si contano semplicemente.
clause-B1-4-4 = I Crediti spesi vanno nella riserva generale, salvo che una regola dica di pagarli a un altro giocatore. I Crediti non vanno mai sulla Ruota.
clause-B1-4-5 = I Macchinari usati in una costruzione non si spendono: vanno sulla Ruota e tornano.
clause-B1-4-6 = I Macchinari a scelta si possono dividere liberamente fra Escavatori e Betoniere.
clause-B1-5-1 = I PV non hanno limite superiore e possono diventare negativi.
clause-B1-5-2 = L'Energia è quanto un giocatore ha segnato sul Tracciato Energia in questo round. Non ha limite superiore.
clause-B1-5-3 = L'Energia delle azioni di produzione, e dei pochi effetti che lo dicono, può soddisfare un Contratto. Ogni altra Energia fa solo avanzare sul Tracciato Energia.
clause-B1-5-4 = L'Energia non si può conservare: si confronta con i Contratti nel momento in cui è prodotta e non si somma mai ad altra Energia.
clause-B1-6-5 = Le Gocce che scorrono si mettono su Sorgenti a scelta e scorrono subito.

## Setup

clause-B2-1-9 = Con 3 giocatori ogni spazio azione con il segno "4" è chiuso per tutta la partita, a sinistra e a destra.
clause-B2-1-10 = Con 2 giocatori ogni spazio azione con il segno "3+" o "4" è chiuso per tutta la partita, a sinistra e a destra.
clause-B2-2-1 = Ogni Compagnia inizia con tutti i suoi pezzi, 12 Ingegneri, una Ruota vuota di 6 segmenti e 0 Energia.
clause-B2-2-5 = Il Contratto Iniziale sta a faccia in su nella riserva personale e conta per il limite di 3.
clause-B2-3-1 = Si pescano a caso tante plance Compagnia quanti sono i giocatori. Le altre lasciano la partita.
clause-B2-3-2 = Si pescano a caso tanti Ufficiali quanti sono i giocatori, uno per ogni plancia Compagnia. Le coppie sono fisse.
clause-B2-3-6 = In una scelta un giocatore prende una Compagnia disponibile con il suo Ufficiale e, indipendentemente, un Contratto Iniziale disponibile.
clause-B2-3-11 = Con la scelta libera un giocatore prende una qualsiasi Compagnia ancora libera, poi un qualsiasi Ufficiale ancora libero, poi un Contratto Iniziale disponibile.

## Income and headstreams

clause-B3-2-1 = Separatamente per Basi, Elevazioni e Condotte: la prima Rendita è attiva quando sono costruiti 2 pezzi, la seconda con 4, la terza con 5. Le Rendite si sommano.
clause-B3-2-4 = All'inizio di un round ogni giocatore riceve una volta tutte le sue Rendite attive.
clause-B3-2-7 = Una Rendita scoperta da un nuovo pezzo si riceve subito, e di nuovo all'inizio di ogni round successivo.
clause-B3-3-1 = Dopo le Rendite, nei round da 1 a 4, ogni tessera Sorgente riceve le Gocce indicate per il round.
clause-B3-3-2 = Nel round 5 le tessere Sorgente non ricevono Gocce.

## Turns and engineers

clause-B4-2-1 = Ogni spazio azione mostra quanti Ingegneri richiede. Se ne piazzano esattamente tanti.
clause-B4-2-2 = Uno spazio azione con bordo rosso costa 3 Crediti in più, pagati quando si piazzano gli Ingegneri.
clause-B4-2-3 = Un costo indicato nel simbolo azione si paga quando si piazzano gli Ingegneri, insieme a quello del bordo rosso.
clause-B4-2-4 = Uno spazio con Ingegneri è occupato per il resto del round. Solo la Banca non lo è mai.
clause-B4-2-6 = Può scegliere uno spazio solo chi ha gli Ingegneri e tutti i Crediti e può poi eseguire l'azione. I Crediti necessari durante l'azione devono restare dopo aver pagato lo spazio.
clause-B4-3-1 = Un giocatore con almeno 1 Ingegnere non può passare: la Banca è sempre aperta.

## Construction

clause-B5-1-1 = Ogni plancia Compagnia ha quattro spazi di costruzione per 1, 2, 3 e 3 Ingegneri. Il quarto ha il bordo rosso e costa 3 Crediti.
clause-B5-1-2 = Gli spazi di costruzione si usano da sinistra a destra: in un round ci sono quindi al massimo quattro costruzioni con Ingegneri.
clause-B5-1-3 = Nessun altro può usare gli spazi di costruzione di una Compagnia.
clause-B5-2-1 = Una costruzione si svolge in quest'ordine: Ingegneri, tessera Tecnologia, Macchinari, movimento della Ruota di 1 segmento, struttura con il costo del suo bordo rosso, Rendita scoperta, effetto speciale della tessera.
clause-B5-2-2 = Per una costruzione servono prima: gli Ingegneri, una tessera Tecnologia adatta a disposizione, tutti i Macchinari, tutti i Crediti, un pezzo sulla plancia Compagnia e uno spazio costruzione valido.
clause-B5-2-5 = Una tessera Tecnologia permette la struttura che mostra. Una tessera jolly ne permette una qualsiasi.
clause-B5-3-1 = La Ruota è un anello di 6 segmenti. Esattamente uno è aperto.
clause-B5-3-2 = Tessere Tecnologia e Macchinari si inseriscono solo nel segmento aperto.
clause-B5-3-3 = Quando la Ruota si muove di 1, tutto avanza di un segmento. Ciò che arriva nel segmento aperto torna subito nella riserva personale.
clause-B5-3-4 = Ciò che si inserisce torna con il sesto movimento. Il movimento della propria costruzione è il primo.
clause-B5-3-7 = Ciò che è sulla Ruota non è a disposizione: non si può usare, e i Macchinari lì non danno punti alla fine.
clause-B5-4-1 = Una Base va su uno spazio Base vuoto; con bordo rosso costa 3 Crediti in più. Una Compagnia non può avere due Basi in un bacino.
clause-B5-4-2 = Un'Elevazione va solo su una propria Diga di livello 1 o 2. Non costa mai i Crediti del bordo rosso.
clause-B5-4-3 = Una Condotta va su uno spazio Condotta vuoto. Non c'è limite per bacino.
clause-B5-4-4 = Una Centrale va su uno spazio Centrale vuoto; con bordo rosso costa 3 Crediti in più. Una Compagnia non può avere due Centrali in un bacino.
clause-B5-4-5 = Un'Elevazione non aggiunge Gocce. Le Gocce dietro la Diga restano.
clause-B5-4-7 = I costi si pagano con i Macchinari indicati, salvo che un'abilità o una tessera dica altrimenti.
clause-B5-5-1 = Una costruzione con la tessera Centrale di livello I o la tessera Base di livello III non richiede né Ingegneri né uno spazio di costruzione.
clause-B5-6-2 = Per una struttura gratuita valgono tutti i limiti degli spazi costruzione, più l'Area o il valore di produzione indicati dalla ricompensa.
clause-B5-6-3 = I 3 Crediti del bordo rosso si pagano anche per una struttura gratuita.

## Management actions

clause-B6-2-1 = In Produzione si esegue un'azione di produzione con il bonus o il malus del simbolo.
clause-B6-3-1 = "2 Gocce": metti fino a 2 Gocce, almeno 1, su una Sorgente o su due. Aspettano la fase Acqua.
clause-B6-3-2 = "1 Goccia che scorre": metti 1 Goccia su una Sorgente a scelta. Scorre subito.
clause-B6-4-1 = In Banca piazza quanti Ingegneri vuoi, almeno 1, e guadagna altrettanti Crediti.
clause-B6-4-2 = La Banca non è mai chiusa. Tutti possono usarla, quante volte vogliono.
clause-B6-5-1 = In Manutenzione paga i Crediti indicati, se ci sono, e muovi la Ruota del numero indicato.
clause-B6-5-2 = In Acquisti paga i Crediti indicati e guadagna i Macchinari indicati. Il tipo di un Macchinario a scelta lo decidi tu.
clause-B6-6-1 = "1 Contratto": prendi un Contratto Privato esposto.
clause-B6-6-2 = "2 Contratti": paga 1 Credito e prendi due Contratti Privati esposti, di qualsiasi colore.
clause-B6-6-3 = Si possono prendere solo i Contratti esposti all'inizio dell'azione. Fra il primo e il secondo non si rifornisce.
clause-B6-6-4 = I Contratti Nazionali non si possono mai prendere.
clause-B6-6-5 = Si prende il numero pieno di Contratti, o tutti quelli che ci sono. Se nessuno è esposto, l'azione non è possibile.
clause-B6-6-6 = Alla fine del turno i Contratti esposti si riforniscono fino a 2 per colore. Una pila vuota non si rifornisce.
clause-B6-7-1 = Ogni spazio dell'Ufficio Tecnologie appartiene a una tessera. Paga 5 Crediti e prendila; si può usare dal turno seguente.
clause-B6-7-2 = Una tessera presa dall'Ufficio Tecnologie non si sostituisce prima della fine del round. Fino ad allora il suo spazio non si può usare.

## Production and contracts

clause-B7-1-1 = Una produzione richiede un sistema: una propria Centrale, una Condotta costruita, di chiunque, che finisce nel suo bacino, e una Diga propria o neutrale con acqua dove la Condotta inizia.
clause-B7-1-2 = Una produzione usa almeno 1 Goccia, al massimo tutte quelle che la Diga trattiene.
clause-B7-1-4 = L'Energia è il numero di Gocce per il valore di produzione, più il bonus o il malus dell'azione, più il bonus di produzione della plancia Compagnia.
clause-B7-1-5 = Una produzione deve rendere almeno 1 Unità Energia. Il bonus di produzione conta.
clause-B7-1-6 = Un'azione di produzione è possibile se una scelta rende almeno 1 Unità Energia e se ne può pagare il costo della Condotta.
clause-B7-1-7 = Chi usa la Condotta di un altro paga al proprietario 1 Credito per Goccia. Il proprietario ottiene anche 1 PV per Goccia.
clause-B7-1-8 = La Condotta si paga per intero con i Crediti rimasti dopo aver pagato lo spazio. I Crediti della ricompensa di un Contratto arrivano troppo tardi.
clause-B7-3-1 = Dopo un'azione di produzione si può soddisfare un Contratto che non richieda più della sua Energia: uno proprio, o un Contratto Nazionale disponibile.
clause-B7-3-2 = Per un Contratto conta solo l'Energia di questa produzione, non quella del round e non ciò che viene dopo.
clause-B7-3-4 = Un Contratto soddisfatto si gira a faccia in giù. Resta al proprietario e non si può soddisfare di nuovo.
clause-B7-3-5 = Un Contratto Nazionale soddisfatto va al giocatore che lo ha soddisfatto. Non si sostituisce, e nessun altro può soddisfarlo.
clause-B7-3-6 = La ricompensa di un Contratto si riceve subito.
clause-B7-3-8 = Anche l'Energia per un Contratto che viene da una tessera o da una ricompensa può soddisfare un Contratto, proprio o Nazionale. Non è un'azione di produzione: delle abilità vale solo lo sconto della Francia.
clause-B7-4-6 = Un giocatore può tenere 3 Contratti non soddisfatti. Chi dopo un'azione ne ha di più ne scarta subito fino ad averne 3.

## Water

clause-B8-1-1 = In un bacino l'acqua incontra prima gli spazi Centrale, poi lo spazio Base superiore, poi quello inferiore, poi scorre nel bacino successivo.
clause-B8-1-2 = Una Goccia da una Sorgente incontra per primo lo spazio Base superiore del suo bacino.
clause-B8-1-3 = Una Goccia si ferma a una Diga, di chiunque sia, che trattiene meno Gocce di quante può.
clause-B8-1-4 = Una Diga piena, o uno spazio Base vuoto, lascia passare una Goccia.
clause-B8-1-8 = Una Goccia trattenuta da una Diga si muove di nuovo solo con una produzione.
clause-B8-2-1 = Dopo la fase Azioni tutte le Gocce sulle Sorgenti scorrono, una alla volta.

## Scoring and the end

clause-B9-1-1 = La maggior Energia dà 6 PV, la seconda 2 PV. Per 0 Energia nessuno ottiene punti.
clause-B9-1-3 = I giocatori in parità al primo posto si dividono 8 PV, arrotondati per eccesso. Allora nessuno ottiene punti per il secondo posto.
clause-B9-2-1 = Ogni giocatore guadagna i Crediti dell'ultimo segno raggiunto sul Tracciato Energia.
clause-B9-2-2 = Con 0 Energia un giocatore guadagna 3 Crediti e perde 3 PV.
clause-B9-3-3 = La ricompensa piena della tessera Bonus va a chi con la sua Energia ha raggiunto la sezione del round.
clause-B9-3-4 = In una sezione più bassa la ricompensa della tessera Bonus cala di 4 PV per ogni sezione mancante, ma mai sotto 0.
clause-B9-3-5 = Sotto 6 Unità Energia la tessera Bonus non dà nulla, nemmeno nel round 1.
clause-B9-6-1 = Nel round seguente gioca prima chi ha meno Energia. A parità di Energia si inverte l'ordine del round appena giocato.
clause-B9-6-3 = Alla fine del round tutti gli Ingegneri tornano ai proprietari.
clause-B9-6-4 = Alla fine del round le tessere rimaste nell'Ufficio Tecnologie lasciano la partita. 3 nuove vengono dalla pila I, poi II, poi III.
clause-B10-1-1 = Alla fine del gioco la tessera Obiettivo ordina i giocatori: i posti 1, 2 e 3 danno 15, 10 e 5 PV.
clause-B10-1-2 = I giocatori in parità sommano i PV dei posti che condividono e li dividono, arrotondando per eccesso.
clause-B10-1-5 = Per la tessera Obiettivo un Automa ottiene invece 20, 15 e 10 PV.
clause-B10-2-1 = Alla fine del gioco ogni 5 interi fra Escavatori, Betoniere e Crediti della riserva personale danno 1 PV.
clause-B10-2-3 = Alla fine del gioco ogni Goccia trattenuta dalle proprie Dighe dà 1 PV. Le Dighe Neutrali non danno punti a nessuno.
clause-B10-3-1 = Vince chi ha più PV.

## Companies

clause-B11-1-1 = Due Centrali danno un bonus di produzione di 1, quattro di 3. La terza attiva l'abilità speciale della Compagnia per il resto della partita.
clause-B11-1-2 = Il bonus di produzione vale per ogni azione di produzione del giocatore, tranne la seconda produzione della Germania.
clause-B11-1-3 = Bonus di produzione e abilità speciale valgono appena la Centrale è piazzata, anche per una produzione data dalla sua tessera. Un'abilità che agisce dopo una produzione agisce anche dopo quella il cui Contratto ha costruito la Centrale.
clause-B11-2-1 = Ogni volta che una Goccia scorre oltre gli spazi Centrale di un bacino con una Centrale degli USA, gli USA guadagnano 1 Unità Energia, nel turno di chiunque.
clause-B11-2-2 = Gli USA guadagnano 1 Unità Energia per ogni Goccia e per ogni bacino che attraversa. Contano tutte le loro Centrali.
clause-B11-2-3 = Il bacino dove una produzione ha appena usato la Goccia non conta per gli USA; i bacini più a valle sì.
clause-B11-2-6 = L'Energia degli USA non si può rifiutare e non soddisfa mai un Contratto.
clause-B11-3-1 = Dopo ogni azione di produzione e il suo Contratto l'Italia guadagna 3 Unità Energia, che non soddisfano Contratti.
clause-B11-3-2 = L'Italia non guadagna nulla dopo Energia di tessere, Contratti o Rendite.
clause-B11-4-1 = Dopo ogni azione di produzione la Germania può produrre subito una seconda volta con un'altra Centrale.
clause-B11-4-2 = La seconda produzione della Germania è solo Gocce per valore di produzione: niente bonus o malus, niente bonus di produzione, niente Ufficiale.
clause-B11-4-3 = La Germania paga le Condotte anche per la seconda produzione. Le Gocce della prima sono già scorse oltre e si possono usare.
clause-B11-4-4 = La seconda produzione della Germania può soddisfare un suo Contratto. Le Energie delle due non si sommano mai.
clause-B11-5-1 = Ogni volta che la Francia soddisfa un Contratto con Energia, la richiesta è più bassa di 3.
clause-B11-5-2 = Lo sconto della Francia non aggiunge Energia sul Tracciato.
clause-B11-5-3 = Una richiesta abbassata a 0 o meno richiede comunque un'azione di produzione, o almeno 1 Unità Energia per un Contratto.

## Executive officers

clause-B12-1-1 = Le Basi di Wilhelm Adler costano 3 Escavatori in ogni Area. Il bordo rosso costa comunque 3 Crediti.
clause-B12-2-1 = Le Dighe di livello 3 di Graziano Del Monte trattengono 4 Gocce. Le altre Dighe non cambiano.
clause-B12-3-1 = Per Viktor Fiesler, Gocce per valore di produzione vale almeno 4, prima di bonus o malus.
clause-B12-3-2 = L'abilità di Viktor Fiesler non vale per la seconda produzione della Germania, né per Energia senza un'azione di produzione.
clause-B12-4-1 = Jill McDowell può pagare una Condotta con 1 Betoniera per punto del valore di produzione.
clause-B12-4-2 = Jill McDowell non può mescolare Escavatori e Betoniere per una Condotta.
clause-B12-4-3 = Il prezzo di Jill McDowell non si può combinare con la tessera jolly di livello II.
clause-B12-4-4 = Il prezzo in Betoniere di Jill McDowell non cambia con la tessera Condotta di livello II.
clause-B12-5-1 = In un'azione di costruzione Solomon P. Jordan può pagare 3 Crediti al posto di ogni Macchinario.
clause-B12-5-2 = Solomon P. Jordan inserisce la tessera Tecnologia come sempre, anche senza Macchinari.
clause-B12-5-3 = Solomon P. Jordan sostituisce Macchinari del costo finale, dopo ogni sconto.
clause-B12-6-1 = La tessera speciale di Anton Krylov vale come copia di una tessera Tecnologia sulla propria Ruota: stessa struttura, stesso effetto speciale.
clause-B12-6-2 = La tessera che Anton Krylov copia deve essere sulla Ruota prima che l'azione inizi.
clause-B12-6-4 = La tessera speciale di Anton Krylov va sulla Ruota come ogni altra. Non è una tessera Tecnologia Avanzata.
clause-B12-6-5 = Se Anton Krylov copia una tessera senza Ingegneri, la costruzione non ne richiede.
clause-B12-7-1 = Mahiri Sekibo ha due spazi: 1 Ingegnere, poi nello stesso round 1 Ingegnere e 3 Crediti.
clause-B12-7-2 = Mahiri Sekibo si usa nel proprio turno prima dell'azione. Non la sostituisce.
clause-B12-7-3 = Mahiri Sekibo si può usare una volta per turno e due volte per round.
clause-B12-7-4 = Mahiri Sekibo copia un altro Ufficiale di questa partita fino alla fine del turno. Il proprietario conserva l'abilità.
clause-B12-7-5 = Mahiri Sekibo si può usare solo se dopo è possibile un'azione.

## Technology tiles

clause-B13-1-1 = Una tessera Tecnologia Avanzata si usa come una base.
clause-B13-1-4 = Le tessere Tecnologia Avanzata contano ovunque siano: a disposizione o sulla Ruota.
clause-B13-2-1 = Base di livello I: metti 1 Goccia dietro ogni propria Diga che non ne trattiene, quella nuova compresa.
clause-B13-2-2 = Elevazione di livello I: muovi la Ruota di 1 segmento in più per ogni propria Elevazione, quella nuova compresa.
clause-B13-2-3 = Condotta di livello I: guadagna 2 Crediti per punto del valore di produzione della nuova Condotta.
clause-B13-2-4 = Centrale di livello I: non servono Ingegneri.
clause-B13-2-5 = Jolly di livello I: uno spazio costruzione con bordo rosso non costa Crediti. Uno spazio azione con bordo rosso sì.
clause-B13-3-1 = Base di livello II: guadagna 1 Unità Energia per ogni propria Base, quella nuova compresa; si può soddisfare un Contratto con questa Energia.
clause-B13-3-2 = Elevazione di livello II: riempi di Gocce la Diga appena elevata.
clause-B13-3-3 = Condotta di livello II: una Condotta costa al massimo 5 Escavatori.
clause-B13-3-4 = Centrale di livello II: può seguire subito un'azione di produzione con bonus +2, con una propria Centrale qualsiasi.
clause-B13-3-5 = Jolly di livello II: Escavatori e Betoniere si possono sostituire uno a uno.
clause-B13-4-1 = Base di livello III: non servono né Ingegneri né Escavatori.
clause-B13-4-2 = Elevazione di livello III: ottieni 3 PV per ogni propria Diga di livello 2 o 3.
clause-B13-4-3 = Condotta di livello III: guadagna 2 Unità Energia per punto del valore di produzione della nuova Condotta; si può soddisfare un Contratto con questa Energia.
clause-B13-4-4 = Centrale di livello III: ottieni 3 PV per ogni propria Centrale, quella nuova compresa.
clause-B13-4-5 = Jolly di livello III: ottieni 3 PV per ogni propria tessera Tecnologia Avanzata, questa compresa.

## Bonus tiles, objective tiles, introductory game

clause-B14-1-1 = 2 PV per ogni Contratto soddisfatto, di qualsiasi tipo.
clause-B14-1-2 = 4 PV per ogni Base costruita.
clause-B14-1-3 = 4 PV per ogni Elevazione costruita.
clause-B14-1-4 = 4 PV per ogni Condotta costruita.
clause-B14-1-5 = 5 PV per ogni Centrale costruita.
clause-B14-1-6 = 4 PV per ogni tessera Tecnologia Avanzata, a disposizione o sulla Ruota. Le tessere base e speciali non contano.
clause-B14-2-1 = Contano le proprie Basi e Centrali su spazi con bordo rosso. Le Elevazioni non contano.
clause-B14-2-2 = Contano le proprie Basi che una propria Condotta collega a una propria Centrale. Ogni Base conta una volta; le Gocce non importano.
clause-B14-2-3 = Contano le proprie strutture nell'Area in cui sono di più.
clause-B14-2-4 = Contano le proprie strutture nell'Area in cui sono di meno.
clause-B14-2-5 = Contano i bacini con almeno 1 propria struttura.
clause-B14-2-6 = Contano i bacini con almeno 3 proprie strutture. Una Base con due Elevazioni vale tre.
clause-B15-1-1 = Nel gioco introduttivo Compagnie, Ufficiali e Contratti iniziali sono assegnati secondo l'ordine di turno; non c'è draft.
clause-B15-1-2 = Nel gioco introduttivo ogni giocatore ha anche la tessera Tecnologia base jolly.
clause-B15-1-3 = Nel gioco introduttivo non ci sono né l'Ufficio Tecnologie né le tessere Tecnologia Avanzata.
clause-B15-1-5 = Il gioco introduttivo si gioca senza Automa e senza il Progetto Leeghwater.

## Decisions

clause-B16-1-1 = Prima della partita un giocatore sceglie una Compagnia con il suo Ufficiale e un Contratto Iniziale.
clause-B16-1-3 = Nel suo turno un giocatore sceglie uno spazio azione, in Banca anche quanti Ingegneri, o una costruzione senza Ingegneri; con 0 Ingegneri può anche passare.
clause-B16-1-4 = In una costruzione un giocatore sceglie la struttura, lo spazio costruzione, la tessera Tecnologia, e il pagamento dove ce n'è più di uno.
clause-B16-1-5 = In una produzione un giocatore sceglie il sistema e il numero di Gocce.
clause-B16-1-6 = Con Energia per un Contratto un giocatore sceglie quale Contratto soddisfare, o nessuno.
clause-B16-1-7 = Nell'Ufficio Contratti un giocatore sceglie quali Contratti prendere, e quali scartare oltre il limite.
clause-B16-1-8 = Con Gocce da mettere un giocatore sceglie quante, dove è facoltativo, e le Sorgenti.
clause-B16-1-9 = Con Macchinari a scelta un giocatore sceglie fra Escavatori e Betoniere.
clause-B16-1-10 = Con una struttura gratuita un giocatore sceglie lo spazio costruzione, o rinuncia.
clause-B16-1-11 = Una produzione aggiuntiva si può eseguire o rifiutare.
clause-B16-1-12 = Con il Progetto Leeghwater un giocatore sceglie anche posti, Edifici Privati, Lavori Esterni, e ciò che i loro effetti lasciano aperto.
clause-B16-1-13 = Tutto il resto avviene da sé: Rendite, Ruota, pagamenti delle Condotte, punteggio e Ordine di Turno.

## Automa

clause-A1-1 = Un Automa non prende decisioni proprie: decidono tutto le tessere Automa.
clause-A3-6 = Se una voce richiede più Ingegneri di quanti ne ha l'Automa, li piazza tutti ed esegue la voce come al solito.
clause-A3-11 = Gli Ingegneri di un Automa vanno sul primo spazio libero della sezione: la colonna sinistra dall'alto in basso, poi la destra. Ciò che lo spazio mostra non conta.
clause-A3-12 = Se nessuno spazio della sezione è libero, gli Ingegneri di un Automa stanno accanto e non bloccano nulla. La Banca è sempre libera.
clause-A3-14 = Macchinari a scelta: uno alla volta l'Automa prende il tipo di cui ne ha meno nella riserva; in caso di parità un Escavatore.
clause-A4-1 = All'inizio del turno di un Automa si gira la tessera in cima. La tessera seguente della pila mostra le azioni, quella girata mostra i criteri.
clause-A4-3 = Le voci del lato Azioni si provano in ordine: colonna per colonna, dall'alto in basso.
clause-A4-4 = Una voce si esegue se in quel momento le sue condizioni valgono; altrimenti si prova la seguente.
clause-A4-6 = Dopo una voce di Gestione dell'Acqua o dell'Ufficio Contratti il turno continua se l'Automa ha ancora un Ingegnere. Ogni altra voce termina il turno.
clause-A5-1-1 = Un Automa produce se uno dei suoi sistemi rende Energia, se non è già in testa con l'Energia per la ricompensa piena, e se la sua Energia raggiunge un Contratto del colore indicato.
clause-A5-1-2 = Un Automa usa il sistema con più Energia, con tutte le Gocce della Diga.
clause-A5-1-3 = Tra sistemi di pari Energia si usa quello con una Diga neutrale; poi decide la Condotta che viene prima contando dal codice delle Condotte.
clause-A5-1-4 = Tra tutti i Contratti Privati e Nazionali esposti alla portata della sua Energia l'Automa soddisfa quello con la richiesta più alta; a parità quello più a destra.
clause-A5-2-4 = Un Automa mette Gocce solo se così le sue Dighe ne trattengono almeno 1 in più.
clause-A5-2-5 = L'Automa piazza le Gocce in modo che le sue Dighe ne trattengano il più possibile; poi con meno Gocce. Le Gocce che non aggiungono nulla non si piazzano.
clause-A5-2-6 = A parità decidono le lettere delle Sorgenti sul lato Criteri: più Gocce sulla prima lettera, poi sulla seconda e così via.
clause-A5-4-1 = Un Automa costruisce se è rimasto un pezzo, se ha una tessera Tecnologia a disposizione, se i suoi Macchinari bastano per uno spazio, e se uno spazio costruzione è libero.
clause-A5-4-3 = L'Automa può costruire sugli spazi permessi, ammessi dalla voce e per i quali ha i Macchinari con la tessera Tecnologia che usa.
clause-A5-4-4 = L'Automa usa la tessera Tecnologia di livello più alto che permette la struttura; a pari livello una specifica prima di una jolly. Non ripiega su un'altra.
clause-A5-4-6 = Senza il Progetto Leeghwater le voci per gli Edifici si saltano.
clause-A5-5-1 = Un Automa usa la Manutenzione solo se c'è qualcosa sulla sua Ruota.
clause-A5-6-1 = Un Automa usa gli Acquisti in ogni round tranne l'ultimo.
clause-A5-7-1 = Un Automa usa l'Ufficio Tecnologie se c'è una tessera per la struttura indicata, o una tessera jolly. Perde per questo 2 PV.
clause-A5-7-2 = Tra più tessere dell'Ufficio Tecnologie l'Automa prende quella di livello più alto; poi una specifica prima di una jolly; poi quella più in alto.
clause-A5-7-3 = Senza il Progetto Leeghwater le voci dell'Ufficio Tecnologie per le tessere Edificio si saltano.
clause-A5-9-2 = Le Gocce di una ricompensa o di una Rendita si piazzano come quelle di una voce. Le Gocce senza vantaggio si perdono.
clause-A5-9-3 = Una struttura gratuita va dove dice la procedura, su uno spazio permesso tra quelli della ricompensa. Se non ce n'è, si perde.
clause-A5-10-1 = Senza il Progetto Leeghwater le voci per i Lavori Esterni si saltano.
clause-A6-1-1 = Se in un qualsiasi momento resta un solo spazio, si prende quello.
clause-A6-1-2 = Se c'è un solo posto dove il nuovo pezzo completa un sistema di una Diga propria o neutrale, una Condotta costruita e una propria Centrale, resta solo quello. Se non ce ne sono, o ce ne sono più di uno, restano tutti gli spazi.
clause-A6-1-3 = Poi seguono in ordine i tre criteri della colonna. Un criterio lascia gli spazi che lo soddisfano; se nessuno lo soddisfa, si ignora.
clause-A6-1-4 = Poi decide il codice: contando da esso, si prende il primo spazio rimasto.
clause-A6-1-5 = Fra più spazi di un bacino si prende uno senza bordo rosso.
clause-A6-4-1 = Il bacino dove inizia la Condotta costruita più forte; a parità una propria.
clause-A6-4-2 = Un bacino collegato a una propria Centrale.
clause-A6-4-3 = Lo spazio a cui nella fase Acqua arriverebbero più Gocce fra quelle ora sulle Sorgenti. Se non ne arriverebbe nessuna, il criterio si ignora.
clause-A6-4-4 = Uno spazio Base con bordo rosso.
clause-A6-4-5 = Uno spazio a valle di una Centrale qualsiasi, senza Dighe in mezzo.
clause-A6-4-6 = Un bacino i cui spazi Condotta portano a una propria Diga; se non c'è, uno i cui spazi Condotta non portano a nessuna Diga avversaria.
clause-A6-5-1 = Lo spazio Condotta con il valore di produzione più alto.
clause-A6-5-2 = Lo spazio Condotta con il secondo valore di produzione più alto.
clause-A6-5-3 = Uno spazio Condotta con una Diga dove inizia: propria, altrimenti neutrale, altrimenti avversaria.
clause-A6-5-4 = Uno spazio Condotta con una Centrale dove finisce: propria, altrimenti avversaria.
clause-A6-5-5 = Uno spazio Condotta con una Diga dove inizia: avversaria, altrimenti neutrale, altrimenti propria.
clause-A6-5-6 = Uno spazio Condotta con una Centrale dove finisce: avversaria, altrimenti propria.
clause-A6-6-1 = Il bacino dove finisce la Condotta costruita più forte; a parità una propria.
clause-A6-6-2 = Un bacino collegato a una propria Diga.
clause-A6-6-3 = Un bacino in Pianura.
clause-A6-6-4 = Il bacino indicato dal criterio.
clause-A6-6-5 = Un bacino la cui acqua incontra per prima una propria Diga; se non c'è, uno la cui acqua non incontra per prima una Diga avversaria.
clause-A6-6-6 = Un bacino la cui acqua non incontra per prima una Diga avversaria; se non c'è, uno la cui acqua incontra per prima una propria Diga.
clause-A7-1-1 = Un Automa a bassa tensione gioca come uno medio, senza Rendite e senza bonus di produzione.
clause-A7-2-1 = Un Automa di livello medio gioca secondo le regole dell'Automa senza alcun cambiamento.
clause-A7-3-1 = Un Automa ad alta tensione usa gli effetti speciali delle tessere Tecnologia Avanzata, anche ciò a cui un giocatore può rinunciare. I Crediti diventano PV.
clause-A7-3-3 = Con la tessera Centrale di livello I e la tessera Base di livello III l'Automa non piazza Ingegneri; con la seconda non servono nemmeno Escavatori.
clause-A7-3-4 = Con la tessera Condotta di livello II un Automa tiene gli spazi Condotta con valore di produzione 3 o più, se ce ne sono.
clause-A7-3-5 = Con la tessera Centrale di livello II l'Automa produce subito con il sistema migliore e 2 Energia in più, poi soddisfa il Contratto migliore.
clause-A7-3-7 = Con la tessera jolly di livello II l'Automa paga prima con il tipo solito di Macchinari e con l'altro per quelli che mancano.
clause-A7-3-9 = Dal livello alto l'Automa usa l'abilità della Compagnia dalla terza Centrale. Gli USA preferiscono più Energia dall'acqua che scorre; la Germania produce una seconda volta se può.
clause-A7-4-1 = Un Automa in sovraccarico gioca come uno ad alta tensione e ha l'Ufficiale della sua plancia Compagnia.
clause-A7-4-2 = Con Wilhelm Adler un Automa piazza le Basi prima in Montagna, poi in Collina.
clause-A7-4-3 = Con Graziano Del Monte l'Automa costruisce un'Elevazione al posto della struttura mostrata ogni volta che può.
clause-A7-4-4 = Con Viktor Fiesler l'Automa usa esattamente 1 Goccia attraverso una Condotta con valore di produzione 1 o 2.
clause-A7-4-5 = Con Jill McDowell l'Automa paga una Condotta in Betoniere se entrambi i pagamenti sono possibili. I Macchinari a scelta sono sempre Betoniere.
clause-A7-4-6 = Con Solomon P. Jordan l'Automa può sostituire un Macchinario mancante di una costruzione perdendo 3 PV. Prima si usano i Macchinari.
clause-A7-4-7 = Con Anton Krylov l'Automa usa la tessera speciale solo se nessun'altra permette la struttura. Copia la tessera di livello più alto sulla sua Ruota; a pari livello una specifica prima di una jolly.

## Leeghwater Project

clause-L1-1 = Il Progetto Leeghwater è un'opzione del gioco completo.
clause-L1-2 = Con il Progetto Leeghwater si possono pescare anche i Paesi Bassi e altri quattro Ufficiali.
clause-L1-6 = Si pescano 5 dei 10 Edifici Privati e si dispongono in colonna.
clause-L2-1 = Un Edificio Privato mostra il costo per costruirvi, i PV, un'azione, quattro posti e quattro spazi azione.
clause-L2-2 = Un Edificio si costruisce come ogni struttura: Ingegneri sulla plancia Compagnia, una tessera Tecnologia per Edifici o un jolly, entrambi i tipi di Macchinari sulla Ruota, poi un pezzo su un posto libero.
clause-L2-3 = I posti 1 e 2 non costano Crediti, i posti 3 e 4 ne costano 3. Il posto 2 c'è solo con 4 giocatori.
clause-L2-4 = Una Compagnia può costruire una sola volta su ogni Edificio Privato.
clause-L2-5 = Gli Edifici non danno Rendite, non sono sulla Mappa e non contano per le tessere Obiettivo.
clause-L2-6 = Chi vi ha un Edificio può piazzare Ingegneri su uno spazio libero dell'Edificio Privato, pagare il bordo rosso e il costo nel simbolo, ed eseguirne l'azione.
clause-L2-7 = Un giocatore può usare gli spazi di un Edificio Privato una sola volta per round.
clause-L2-9 = Ognuno dei dieci Edifici Privati ha un'azione propria.
clause-L2-10 = Alla fine del gioco ogni Compagnia ottiene i PV di ogni Edificio Privato su cui ha costruito.
clause-L3-1 = Ogni Lavoro Esterno ha uno spazio per 2 Ingegneri.
clause-L3-2 = Per un Lavoro Esterno i suoi Macchinari tornano nella riserva generale: si perdono, non vanno sulla Ruota. La ricompensa arriva subito.
clause-L3-3 = Un posto dei Lavori Esterni resta vuoto fino alla fine del round.
clause-L3-4 = Alla fine del round i Lavori Esterni rimasti lasciano la partita. 3 nuovi vengono dalla pila A, poi B, poi C.
clause-L3-5 = Una ricompensa può soddisfare senza Energia un proprio Contratto, mai uno Nazionale, o prendere gratis una tessera dell'Ufficio Tecnologie. Ciò che non si può fare si perde.
clause-L4-1 = La tessera base per Edifici permette un Edificio.
clause-L4-2 = Edificio di livello I: si può eseguire subito l'azione dell'Edificio Privato, senza Ingegneri; il costo nel simbolo si paga.
clause-L4-3 = Edificio di livello II: inserisci Macchinari di uno solo dei due tipi, a scelta.
clause-L4-4 = Edificio di livello III: ottieni i PV dell'Edificio Privato ora, e di nuovo alla fine del gioco.
clause-L5-1 = Dopo ogni azione di produzione e il suo Contratto i Paesi Bassi possono mettere 1 Goccia dietro un'altra propria Diga che ha posto. Non dietro una neutrale.
clause-L5-2 = La Goccia dei Paesi Bassi non scorre e non attiva nulla.
clause-L6-1-1 = Simone Luciani può tenere 4 Contratti invece di 3.
clause-L6-1-2 = Con una sola azione di produzione Simone Luciani può soddisfare quanti Contratti vuole, se le loro richieste insieme non superano la sua Energia.
clause-L6-1-3 = Per la Francia con Simone Luciani le richieste insieme sono più basse di 3, una volta sola.
clause-L6-1-4 = L'Energia senza un'azione di produzione soddisfa un solo Contratto, anche per Simone Luciani.
clause-L6-2-1 = L'Architetto di Tommaso Battista conta come un Ingegnere sotto ogni aspetto.
clause-L6-2-2 = Se su uno spazio per esattamente 1 Ingegnere si piazza il solo Architetto, può seguire subito un altro turno.
clause-L6-2-3 = L'Architetto non dà un altro turno su uno spazio per 2 o 3 Ingegneri, né in Banca.
clause-L6-3-1 = Per un Lavoro Esterno Leslie Spencer può inserire nella Ruota i Macchinari e la tessera speciale invece di perderli, poi muove la Ruota di 1 segmento.
clause-L6-3-2 = La tessera speciale di Leslie Spencer deve essere a disposizione. Non permette strutture e non è una tessera Tecnologia Avanzata.
clause-L6-3-3 = La tessera speciale di Leslie Spencer non si può usare con l'Agenzia Prestiti.
clause-L6-4-1 = Una volta per round Margot Fouché può piazzare 1 Ingegnere per eseguire l'azione di un Edificio Privato su cui il giocatore ha costruito, pagando il costo nel simbolo.
clause-L7-1 = 5 PV per ogni Lavoro Esterno eseguito.
clause-L7-2 = 4 PV per ogni Edificio costruito.
clause-L8-1 = L'Automa costruisce sul primo Edificio Privato, nella direzione della voce, dove non ha ancora costruito, dove un posto è libero e che può pagare. Prende il posto libero meno caro.
clause-L8-2 = Quando un Automa costruisce su un Edificio Privato, il suo primo spazio azione è chiuso a tutti per il resto della partita.
clause-L8-4 = Un Automa esegue un Lavoro Esterno se ha i Macchinari per uno. La tessera Automa dice quale posto viene prima.
clause-L8-5 = I Paesi Bassi di un Automa mettono la Goccia dietro la propria Diga con posto il cui sistema produrrebbe ora più Energia, non quella appena usata. A parità decide la prima colonna dei Criteri.
clause-L8-6 = Se un Lavoro Esterno permette all'Automa di soddisfare un Contratto, è quello Privato esposto con la richiesta più alta tra quelli ammessi; a parità quello più a destra.
clause-L8-7 = Se un Lavoro Esterno dà all'Automa una tessera Tecnologia Avanzata, prende quella esposta di livello più alto; a parità quella più in alto.
clause-L8-8 = Con la tessera Edificio di livello II l'Automa paga solo il tipo di Macchinari di cui ne ha meno; a parità Escavatori. Con quella di livello I ottiene i PV dell'Edificio Privato invece di usarlo.
clause-L8-10 = Con Simone Luciani l'Automa soddisfa il Contratto Nazionale più alto alla portata dell'Energia, poi tanti Privati quanti ne copre il resto, con le richieste più alte, più a destra.
clause-L8-11 = Con Tommaso Battista l'Automa piazza l'Architetto per una voce che chiude il turno e richiede esattamente 1 Ingegnere. Se gli resta un Ingegnere, segue un altro turno.
clause-L8-12 = Con Leslie Spencer l'Automa esegue un Lavoro Esterno al posto di ogni costruzione, con 1 Ingegnere, se la tessera speciale è a disposizione e un lavoro si può pagare. Macchinari e tessera vanno sulla Ruota.
clause-L8-13 = Con Margot Fouché l'Automa costruisce un Edificio al posto della struttura mostrata, con 1 Ingegnere, ogni volta che può.
