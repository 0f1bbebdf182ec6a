### The clauses of Craftsmen, Italian.
###
### Each is a clause of docs/rules/craftsmen.md in plain words: clause-C4-2-6 is C4.2.6, with the rulings on it. No
### message has arguments.

## Aim and components

clause-C1-1 = Vince il giocatore con più punti dopo tre anni.
clause-C1-2 = Ci sono 48 carte capitale, 6 segherie e carte edificio: 24 base, 24 ampliate e 16 avanzate.
clause-C1-3 = Ci sono 8 gettoni bonus, 10 gettoni lavoro, 10 gettoni privilegio e 14 segnalini naturali, un segnalino dell'anno e uno della stagione.
clause-C1-4 = Hai 5 assistenti, 1 disco per l'ordine di turno e 2 per i punti. I cubetti indicano le tue merci e non finiscono mai.
clause-C1-5 = Il segnapunti va da 0 a 50. Il secondo disco conta le cinquantine complete.

## Set-up

clause-C2-1 = Il tabellone sta al centro. La partita comincia nella primavera dell'anno 1.
clause-C2-2 = Cominci con una mano di carte capitale; altre due sono scoperte per tutti.
clause-C2-2-1 = Mescola le 48 carte capitale e danne 5 a ogni giocatore. Le mani sono segrete.
clause-C2-2-2 = Le altre carte capitale formano il mazzo. Scoprine 2 accanto.
clause-C2-3 = Cominci con una segheria costruita e, in mano, con due carte edificio base e una ampliata.
clause-C2-3-1 = Carte base: mescola tutte le 24, danne 2 a ogni giocatore, fai una pila con le altre e scoprine 2.
clause-C2-3-2 = Carte ampliate: metti da parte le 8 con il simbolo della casetta e mescola le altre 16 in una pila. Mescola le 8, danne 1 a ogni giocatore, metti le restanti in cima alla pila e scoprine 2.
clause-C2-3-3 = Carte avanzate: metti da parte le 8 con il simbolo della casetta e mescola le altre 8 in una pila. Mescola quelle messe da parte, mettile in cima e scoprine 2. Nessuno ne riceve una.
clause-C2-3-4 = Ogni giocatore riceve a caso una delle 6 segherie, già costruita e gratuita. Le altre tornano nella scatola.
clause-C2-4 = Prima della prima stagione, in ordine di turno, puoi scambiare una carta edificio e, indipendentemente, la tua segheria.
clause-C2-4-1 = Puoi scambiare una carta edificio della tua mano: pesca la prima carta della pila dello stesso livello, poi metti la carta indesiderata sotto quella pila.
clause-C2-4-2 = Puoi scambiare la tua segheria con una inutilizzata di altri colori. La tua torna nella scatola, dove i giocatori dopo di te possono prenderla.
clause-C2-5 = I gettoni bonus stanno accanto al tabellone. Su ognuno dei 14 spazi del granaio all'inizio c'è un segnalino naturale.
clause-C2-6 = In 2, 3, 4 o 5 giocatori ci sono 4, 6, 8 o 10 gettoni privilegio, e altrettanti gettoni lavoro. Gli altri non si usano.
clause-C2-7 = Per il primo ordine di turno somma i valori stampati sulle tue cinque carte capitale; le serie non contano. Comincia la somma più bassa e, in caso di parità, il posto con il numero più basso. L'ordine si decide prima degli scambi.
clause-C2-8 = I punti iniziali dipendono dal posto nell'ordine di turno: il primo ne ha 0, il secondo e il terzo 1, il quarto e il quinto 2.

## Calendar

clause-C3-1 = La partita dura 3 anni di 4 stagioni: 12 stagioni.
clause-C3-2 = Primavera, estate e autunno hanno tre fasi: assistenti, edifici (tappe da I a VI) e fine della stagione.
clause-C3-3 = In inverno la fase degli edifici ha solo le tappe II e IV. Segue il punteggio di fine anno.
clause-C3-4 = Dopo l'inverno comincia un nuovo anno, dalla primavera. Dopo l'inverno dell'anno 3 la partita è finita.

## Assistants phase

clause-C4-1 = In ordine di turno ogni giocatore manda 1 assistente o passa, giro dopo giro, finché tutti hanno passato o non hanno più assistenti. Se hai assistenti ma non puoi mandarli da nessuna parte, devi passare.
clause-C4-2 = Mandare un assistente significa metterlo nella coda davanti a un edificio della città.
clause-C4-2-1 = Scegli un edificio della città. L'assistente va sul primo spazio vuoto da sinistra della sua coda.
clause-C4-2-2 = Una coda ha tre spazi, da sinistra a destra: lo spazio oro dà il privilegio, lo spazio argento niente di più, e sullo spazio con nastro verde impilare è gratis.
clause-C4-2-3 = Solo quando tutti gli spazi di una coda sono occupati puoi impilare il tuo assistente su un altro, su uno spazio a tua scelta. Uno spazio contiene al massimo 2 assistenti.
clause-C4-2-4 = Impilare su un proprio assistente è gratis.
clause-C4-2-5 = Impilare sull'assistente di un altro giocatore ha un prezzo, che paghi a quel giocatore: una carta capitale, oppure 1 punto nell'anno 1, 2 punti nell'anno 2, 3 punti nell'anno 3. Scegli tu; devi avere ciò con cui paghi.
clause-C4-2-6 = Sullo spazio con nastro verde non si paga.
clause-C4-2-7 = Puoi avere al massimo 2 assistenti in un edificio della città.
clause-C4-2-8 = Un edificio della città contiene al massimo 4, 5 o 6 assistenti in 3, 4 o 5 giocatori.
clause-C4-3 = Una volta passato, non mandi più assistenti in questa stagione.
clause-C4-4 = Se alla fine della fase hai ancora assistenti, ottieni 1 punto, per quanti siano.

## Buildings phase

clause-C5-1 = Le tappe da I a VI si susseguono, una per ogni edificio della città. Ogni tuo assistente in quell'edificio ti dà un'azione.
clause-C5-2 = In un edificio si agisce da sinistra a destra lungo la coda; su uno spazio prima l'assistente sotto, poi quello sopra.
clause-C5-3 = Puoi rinunciare a un'azione, e a ogni sua parte che dice «puoi».
clause-C5-4 = Un assistente sullo spazio oro, sotto o sopra, può usare il privilegio dell'edificio oltre all'azione. Scegli tu; un privilegio non usato non conta. Il municipio non ne ha.
clause-C5-5 = Un gettone privilegio ti dà il privilegio quando il tuo assistente non sta sullo spazio oro.
clause-C5-5-1 = Nelle tappe da I a V puoi restituire un gettone privilegio al municipio. L'assistente che agisce ora usa il privilegio come se stesse sullo spazio oro.
clause-C5-5-2 = Un assistente usa un privilegio al massimo una volta per stagione.
clause-C5-5-3 = Non puoi mai tenere più di 3 gettoni privilegio.
clause-C5-6 = Un assistente che ha usato un privilegio, grazie allo spazio o a un gettone, va sull'illustrazione dell'edificio e si conta alla fine della stagione. Tutti gli altri tornano dopo la tappa VI.
clause-C5-7 = Un gettone lavoro è un punto lavoro messo da parte.
clause-C5-7-1 = Tra due tappe, in ordine di turno, puoi restituire al municipio quanti gettoni lavoro vuoi. Ognuno dà 1 punto lavoro da spendere subito. Non serve un assistente e il privilegio non vale.
clause-C5-7-2 = Non puoi mai tenere più di 3 gettoni lavoro.

## Capital cards

clause-C6-1 = Una carta capitale vale quanto c'è stampato. Le carte di un colore pagate insieme possono contare invece come serie: 2 carte valgono 5, 3 carte 10, 4 carte 15, ogni altra carta aggiunge 5.
clause-C6-2 = Per ogni colore conta il meglio tra la serie e i valori stampati: una coppia di tre vale 6.
clause-C6-3 = Puoi pagare di più, ma non si dà resto. Però non puoi aggiungere una carta che al pagamento non serve.
clause-C6-4 = Paghi con carte della tua mano. Vanno nella pila degli scarti, salvo che una regola dica chi le riceve.
clause-C6-5 = Puoi tenere 10 carte capitale, e 8 alla fine di una stagione. Dopo ogni azione, pagamento o ricompensa scarti quelle in più; le scegli tu.
clause-C6-6 = Quando serve una carta capitale e il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo. Se anche quelli sono finiti, la carta non c'è.

## Bankers' guild

clause-C7-1 = Ottieni 4 carte capitale: prima prendine 1 o 2 tra quelle scoperte, poi pesca le altre dal mazzo.
clause-C7-2 = Poi scarta 2 carte capitale, nuove o vecchie, anche se ne hai ottenute meno di 4. Se ne hai una sola, scarta quella.
clause-C7-3 = Poi le carte capitale scoperte tornano a essere 2.
clause-C7-4 = Privilegio: scarta solo 1 carta. Decidi prima del secondo scarto.

## Builders' guild

clause-C8-1 = Costruisci fino a 2 carte edificio della tua mano. Una base costa 2, una ampliata 3, una avanzata 6. Si pagano insieme, con carte capitale di qualsiasi colore.
clause-C8-2 = Una nuova carta va all'estremità sinistra o destra della tua fila. Deve avere la metà superiore o quella inferiore dello stesso colore della carta che tocca.
clause-C8-3 = La seconda carta si può attaccare alla prima. Puoi costruire di nuovo lo stesso edificio.
clause-C8-4 = Privilegio: una delle carte costruite può non corrispondere alla vicina. Va comunque a un'estremità della fila.
clause-C8-5 = Le segherie e gli edifici base producono materie prime, quelli ampliati semilavorati, quelli avanzati prodotti finiti. La carne è un semilavorato che si carica sulle navi come un prodotto finito.
clause-C8-6 = Chi per primo ha costruito tutti gli edifici della linea di produzione di un prodotto finito prende il suo gettone bonus. La segheria conta, e un edificio può servire a più linee. Il gettone dà punti alla fine della partita.

## Notary

clause-C9-1 = Scegli una carta edificio scoperta di qualsiasi livello: comprala o mettila all'asta.
clause-C9-2 = Per comprare una carta edificio paghi il suo prezzo e la prendi in mano.
clause-C9-2-1 = Una carta base costa 3, una ampliata 5, una avanzata 10.
clause-C9-2-2 = Puoi pagare solo con carte capitale dei colori della carta edificio, mescolate come vuoi. Le serie contano per ogni colore.
clause-C9-2-3 = La carta va nella tua mano. Il suo posto si riempie dalla pila dello stesso livello.
clause-C9-3 = All'asta tutti possono fare offerte per la carta; se nessuno rilancia, offre il borgomastro.
clause-C9-3-1 = Indica una carta edificio scoperta e un'offerta iniziale di almeno 1.
clause-C9-3-2 = A partire dal vicino di sinistra di chi ha aperto l'asta, i giocatori rilanciano o passano definitivamente, finché resta solo l'offerta più alta. Non puoi offrire più di quanto puoi pagare.
clause-C9-3-3 = Chi ha fatto l'offerta più alta paga con carte capitale di qualsiasi colore e prende in mano la carta. Il suo posto si riempie.
clause-C9-3-4 = Se nessuno rilancia l'offerta iniziale, il borgomastro pesca carte capitale: 1 per una carta base, 2 per una ampliata, 3 per una avanzata. La somma dei valori stampati è la sua offerta.
clause-C9-3-5 = Se l'offerta del borgomastro non supera quella iniziale, chi ha aperto vince con la sua. Altrimenti rilancia e vince, oppure passa: la carta va sotto la sua pila e nessuno paga.
clause-C9-3-6 = Le carte pescate dal borgomastro si scartano sempre.
clause-C9-4 = Privilegio: prima o dopo l'azione, anche se vi rinunci, pesca 3 carte di una pila di edifici e aggiungi le 2 scoperte dello stesso livello. Scoprine 2 delle 5. Rimetti le altre 3 insieme in cima o in fondo alla pila, nell'ordine che vuoi.
clause-C9-5 = Puoi tenere in mano quante carte edificio vuoi.

## Craftsmen's guild

clause-C10-1 = All'inizio della tappa chi ha qui un assistente mette un cubetto su ogni suo edificio che produce materie prime. Ricorda solo che l'edificio è pronto.
clause-C10-2 = Ogni assistente ti dà qui 3 punti lavoro nell'anno 1, 4 nell'anno 2, 5 nell'anno 3. Quello che non spendi in questa azione è perso.
clause-C10-3 = Un punto lavoro paga una cosa sola: una materia prima, uno scambio alla fiera, un semilavorato o un prodotto finito.
clause-C10-3-1 = Materia prima: la tua segheria o un tuo edificio base produce un'unità della sua merce. Mettila sulla fiera o su un'icona vuota per quella merce. Se non c'è posto, non si può produrre.
clause-C10-3-2 = Scambio alla fiera: metti un tuo cubetto della fiera su una qualsiasi icona vuota per una materia prima, qualunque sia la merce.
clause-C10-3-3 = Semilavorato: un tuo edificio ampliato consuma ciò che gli serve e produce un'unità, che prosegue subito. Ottieni i punti dell'edificio; per la carne solo se viene caricata su una nave.
clause-C10-3-4 = Prodotto finito: un tuo edificio avanzato consuma tutto ciò che gli serve e produce un'unità, che va caricata su una nave. Se lo è, ottieni i punti dell'edificio.
clause-C10-4 = Sulla fiera puoi avere al massimo 3 cubetti. Lì un cubetto non è più una merce precisa.
clause-C10-5 = Un semilavorato che non sia carne va su un'icona o al granaio.
clause-C10-5-1 = Un semilavorato può andare su un'icona vuota per quella merce su un tuo edificio avanzato. Non serve un altro punto lavoro.
clause-C10-5-2 = Oppure va al granaio, nella riga della sua merce, sopra il segnalino più vecchio. Se i due spazi sono occupati, il segnalino inferiore esce, quello superiore scende e il tuo va sopra. Poi prendi una carta capitale scoperta o la prima del mazzo.
clause-C10-6 = I prodotti finiti e la carne si caricano sulle navi.
clause-C10-6-1 = Scegli una nave che abbia una riga per quella merce. Una riga ha 2 posti, e il segnalino più vecchio sta a sinistra.
clause-C10-6-2 = Se un posto è libero, aggiungi semplicemente il tuo cubetto.
clause-C10-6-3 = Se i due posti sono occupati, puoi corrompere il capitano: scarta 1 carta capitale, togli il segnalino di sinistra, sposta a sinistra quello di destra e metti il tuo cubetto a destra.
clause-C10-6-4 = Per corrompere il capitano serve una carta capitale, e non puoi togliere così un tuo segnalino.
clause-C10-6-5 = Se una nave ha un posto libero per quella merce, devi caricarla, lì o altrove corrompendo il capitano. Se nessuna ne ha e non puoi o non vuoi corrompere il capitano, la merce è persa e non dà punti.
clause-C10-7 = Ciò che sta sulle tue icone e sulla fiera vi resta di stagione in stagione e di anno in anno.
clause-C10-8 = Privilegio: una volta per assistente, 1 punto lavoro produce 2 materie prime, nello stesso edificio o in edifici diversi.

## Merchants' guild

clause-C11-1 = Compra un semilavorato dal granaio. È in vendita solo il segnalino inferiore di una riga.
clause-C11-2 = Non puoi comprare un tuo segnalino.
clause-C11-3 = Il prezzo è 1 carta capitale a tua scelta. Per un segnalino naturale si scarta, altrimenti va al proprietario del segnalino.
clause-C11-4 = Ciò che compri va su un'icona vuota per quella merce su un tuo edificio avanzato. Senza di essa non puoi comprarlo.
clause-C11-5 = Il segnalino rimasto nella riga scende sullo spazio inferiore.
clause-C11-6 = Privilegio: invece della carta paga con un tuo cubetto della fiera. Il proprietario del segnalino mette allora un cubetto sulla fiera, se c'è posto, invece di ricevere una carta.

## Town hall

clause-C12-1 = Ogni tuo assistente compie qui una di tre azioni: gettone privilegio, gettone lavoro o cambio d'ordine.
clause-C12-2 = Prendi un gettone privilegio, se ne resta e ne hai meno di 3.
clause-C12-3 = Prendi un gettone lavoro, se ne resta e ne hai meno di 3.
clause-C12-4 = Cambio d'ordine: sposta questo assistente sul primo spazio libero da sinistra del tracciato del cambio d'ordine. Il tracciato ha 3 spazi, e puoi starci una volta sola.
clause-C12-5 = Dopo questa tappa tornano tutti gli assistenti, tranne quelli sulle illustrazioni degli edifici e sul tracciato del cambio d'ordine.

## End of season

clause-C13-1 = Conta gli assistenti sulle illustrazioni degli edifici. Chi ne ha meno prende un gettone privilegio, a parità tutti i pari; chi ne ha già 3 non riceve nulla. Se i gettoni non bastano, decide l'ordine di turno. Poi questi assistenti tornano.
clause-C13-2 = Nel nuovo ordine di turno vengono prima i giocatori sul tracciato del cambio d'ordine, nel suo ordine. Gli altri seguono nell'ordine di prima.
clause-C13-3 = Scarta fino ad avere 8 carte capitale. Comincia la stagione successiva, e i tuoi 5 assistenti sono di nuovo disponibili.

## Winter

clause-C14-1 = In inverno non si mandano assistenti.
clause-C14-2 = Tappa II: in ordine di turno ogni giocatore può costruire una volta, come con un assistente.
clause-C14-3 = Tappa IV: in ordine di turno ogni giocatore può produrre una volta con i punti lavoro dell'anno, come con un assistente.
clause-C14-4 = In inverno puoi usare un gettone privilegio per azione, e i gettoni lavoro tra le due tappe.
clause-C14-5 = L'inverno non ha la fase finale: nessuno prende un gettone privilegio e nessun tracciato cambia l'ordine. Segue il punteggio di fine anno.

## Year-end scoring

clause-C15-1 = Le navi danno punti una dopo l'altra, da sinistra a destra.
clause-C15-1-1 = Su ogni nave i giocatori si classificano per numero di segnalini. A parità è davanti chi ha il segnalino migliore nella riga più alta; nella stessa riga, quello più a sinistra.
clause-C15-1-2 = Punti per la classifica: 4 sulla nave 1; 5 e 3 sulla nave 2; 6, 4 e 2 sulla nave 3; 7, 5, 3 e 1 sulla nave 4.
clause-C15-1-3 = Ogni segnalino dà i punti stampati accanto alla sua riga. Poi i segnalini tornano ai proprietari.
clause-C15-2 = Città: 3 punti per ogni serie completa di quattro colori tra le metà delle tue carte costruite, segheria compresa. Ogni metà conta una volta.
clause-C15-3 = Granaio: 1 punto per ogni tuo cubetto. Poi li riprendi.
clause-C15-4 = Investimento: in ordine di turno, una volta a ogni fine anno, puoi scartare esattamente 4 carte capitale, una per colore, e ottenere la somma dei loro valori stampati.
clause-C15-5 = Le navi sono di nuovo vuote. Segnalini naturali riempiono gli spazi vuoti del granaio.
clause-C15-6 = Scarta fino ad avere 8 carte capitale. Poi comincia l'anno successivo.

## End of the game

clause-C16-1 = Dopo il terzo fine anno aggiungi i punti dei tuoi gettoni bonus. Le carte, gli altri gettoni e le merci che restano non danno nulla.
clause-C16-2 = Vince chi ha più punti. A parità vince chi ha in mano più carte capitale; se anche queste sono pari, chi viene dopo nell'ordine di turno.

## Two players

clause-C17-1 = In 2 giocatori il terzo spazio di ogni coda è chiuso. Ognuno può avere 2 assistenti in un edificio, che quindi ne contiene al massimo 4.
clause-C17-2 = In 2 giocatori non paghi per impilare sull'assistente dell'avversario; l'avversario pesca la prima carta capitale del mazzo.
clause-C17-3 = In 2 giocatori il municipio offre solo gettoni privilegio e gettoni lavoro.
clause-C17-4 = In 2 giocatori una parità nei privilegi usati non dà a nessuno un gettone privilegio.
clause-C17-5 = In 2 giocatori vi scambiate il posto nell'ordine di turno dopo ogni stagione tranne l'ultima, così ognuno è primo 6 volte. Non c'è il tracciato del cambio d'ordine.
