### The words of the companion of a cardboard table, Italian. Every language has the same keys with the same
### arguments. Terms are those of the glossary, chapter G of docs/rules/barrage.md.

ui-deck-welcome = Gli Automa del tuo tavolo. `help` elenca i comandi; tutto viene conservato da sé.
# $n (number): tiles
ui-deck-stack = tessere nella pila: { $n }
ui-deck-next = `next` inizia il turno del prossimo Automa; `next 2` quello del secondo.
ui-deck-next-round = Nessun Automa ha più Ingegneri. `next` inizia il round successivo.
ui-deck-over = Nessun Automa ha più Ingegneri, e questo era l'ultimo round.
# $entries, $criteria (numbers): of the tiles
ui-deck-tiles = azioni della tessera { $entries }, Criteri della tessera { $criteria }
# $n (number): of the entry
ui-deck-entry = Azione { $n }
ui-deck-note = yes · no · yes 1 = con 1 Ingegnere · entry 4 = la prima possibile · back · help
ui-deck-if = Condizione:
ui-deck-ask = È possibile?
ui-deck-ask-always = Viene eseguita: yes.
ui-deck-verdict = Secondo la posizione
ui-deck-draw = Il seguito dipende dal Contratto che pescherete.
ui-deck-accept = Una riga vuota accetta la prossima di queste risposte, `go` tutte.
ui-deck-low = Bassa tensione: senza il bonus di produzione.
ui-deck-high = Dall'alta tensione in poi contano gli effetti speciali della tessera Tecnologia, anche per Ingegneri e Macchinari (A7.3).
ui-deck-officer = Sovraccarico: l'Ufficiale Esecutivo può mettere altro al posto di questa costruzione (A7.4, L8.12, L8.13).

# $bonus (number): see signed-bonus; $full (number): energy; $colour: one of colour-…
ui-if-production = un sistema produce almeno 1 Unità Energia con { signed-bonus } e il bonus di produzione; la sua Energia è inferiore a { $full } oppure non è da solo al primo posto; la sua produzione migliore raggiunge la richiesta di un Contratto esposto (colore: { $colour }).
# $n (number): drops
ui-if-waiting = con al massimo { $n } Gocce in più sulle Sorgenti le sue Dighe trattengono dopo la fase Acqua più Gocce che senza.
ui-if-flowing = { $n ->
    [one] con una Goccia che scorre subito le sue Dighe trattengono più Gocce.
   *[other] con al massimo { $n } Gocce che scorrono subito le sue Dighe trattengono più Gocce.
}
ui-if-office = sempre.
# $structure: one of structure-…
ui-if-construct = { $structure }: resta un pezzo; una tessera Tecnologia disponibile lo permette; uno spazio costruzione adatto è libero; i Macchinari bastano per almeno uno.
ui-if-building = restano un Edificio e una tessera adatta, e un Edificio Privato in cui non ha ancora costruito ha un posto libero per il quale bastano i Macchinari.
ui-if-workshop = sulla sua Ruota c'è una tessera Tecnologia o un Macchinario.
ui-if-machinery = non è l'ultimo round.
ui-if-patent = nell'Ufficio Tecnologie c'è una tessera Tecnologia Avanzata adatta ({ $structure }) o una jolly.
ui-if-works = ha i Macchinari per almeno un Lavoro Esterno esposto.
ui-if-bank = sempre.

# $entry: one of entry-…; $colour: one of colour-…; $letters: headstreams, as in B A D C
ui-do-production = Ingegneri sul primo spazio libero della Produzione. Produce il sistema con più Energia, con tutte le Gocce della sua Diga; in parità una Diga Neutrale, poi la prima Condotta a partire dal codice. Poi il Contratto con la richiesta raggiungibile più alta, Privato o Nazionale, in parità quello più a destra; la ricompensa subito.
ui-do-waiting = Ingegneri sul primo spazio libero della Gestione dell'Acqua. Piazza il minor numero di Gocce con il guadagno maggiore; in parità le Sorgenti nell'ordine { $letters }. Il turno continua.
ui-do-flowing = Ingegneri sul primo spazio libero della Gestione dell'Acqua. Fai scorrere il minor numero di Gocce con il guadagno maggiore; in parità le Sorgenti nell'ordine { $letters }. Il turno continua.
ui-do-office = Ingegneri sul primo spazio libero dell'Ufficio Contratti. I Contratti esposti (colore: { $colour }) vanno sotto la loro pila, ne arrivano di nuovi; 2 Unità Energia. Il turno continua.
ui-do-construct = Ingegneri sulla plancia Compagnia. Usa la tessera Tecnologia di livello più alto, la jolly per ultima; Macchinari e tessera sulla Ruota, muovila di 1, una Rendita scoperta subito; un bordo rosso costa 3 PV. Lo spazio, ogni passo solo tra quelli rimasti, saltato se non ne lascerebbe nessuno:
ui-do-building = Ingegneri sulla plancia Compagnia; Macchinari e tessera sulla Ruota, muovila di 1. Nella direzione mostrata il primo Edificio Privato in cui può costruire; il suo posto libero meno caro, 3 PV per il terzo o il quarto. Il primo spazio azione di quell'Edificio resta chiuso da ora in poi.
ui-do-workshop = Ingegneri sul primo spazio libero della Manutenzione: { $entry }.
ui-do-machinery = Ingegneri sul primo spazio libero degli Acquisti: { $entry }. Macchinari a scelta uno alla volta: il tipo di cui ha meno, in parità un Escavatore.
ui-do-patent = Ingegneri sul primo spazio libero dell'Ufficio Tecnologie; perde 2 PV. Prendi la tessera di livello più alto; quella della struttura prima di una jolly, poi la più in alto.
ui-do-works = Nell'ordine mostrato il primo Lavoro Esterno per cui ha i Macchinari: Ingegneri sul suo spazio, Macchinari nella riserva generale, la ricompensa subito.
ui-do-bank = 1 Ingegnere in Banca, 1 PV.

ui-place-completes = spazi che completano un sistema: una Diga propria o Neutrale, una Condotta costruita, una Centrale propria
# $criterion: its number and its name
ui-place-criterion = criterio { $criterion }
# $code: one of ui-code-…
ui-place-code = il primo, contando in avanti e in circolo, { $code }
ui-place-border = senza bordo rosso, se c'è scelta

# What contradicts the table: numbers are as printed or as counted by people
ui-deck-not-understood = Non capito: “{ $text }”. `help` elenca i comandi.
ui-deck-no-step = Non è un passo: “{ $step }”.
ui-deck-no-back = Non c'è nulla da annullare.
ui-deck-closed = Nessun turno è in corso: `next` ne inizia uno.
ui-deck-open = Il turno non è finito: l'azione { $n } è possibile?
ui-deck-no-automa = Non c'è l'Automa { $n }, vanno da 1 a { $most }.
ui-deck-passed = L'Automa { $n } non ha più Ingegneri e ha passato.
ui-deck-too-many = Non si possono piazzare tanti Ingegneri ({ $n }): ne restano { $left }.
ui-deck-more-than-shown = Non si possono piazzare tanti Ingegneri ({ $n }): l'azione ne mostra { $most }.
ui-deck-always = L'azione { $n } è sempre possibile.
ui-deck-no-entry = Indica quale: restano le azioni da { $first } a { $last }.
ui-deck-no-tile = Non c'è la tessera Automa { $n }, vanno da 1 a { $most }.
ui-deck-discarded = La tessera Automa { $n } è più in basso tra gli scarti.
ui-deck-same = La tessera Automa { $n } non può mostrare entrambi i lati.
ui-deck-tiles-how = Indica entrambi i numeri: `tiles 7 12`, prima le azioni, poi i Criteri.
ui-deck-tiles-late = A un'azione si è già risposto: prima `back`.
ui-deck-position-how = Indica il file: `position FILE`.
# $why: one of condition-…; $clause: number of the rule
ui-deck-impossible = L'azione { $n } non è possibile: { $why } ({ $clause }).
ui-deck-possible = Secondo la posizione l'azione { $n } è possibile.
# $told: what was said, $known: what is known
ui-deck-engineers = Secondo la posizione per l'azione { $n } gli Ingegneri sono { $known }, non { $told }.
ui-deck-other-company = La posizione non ha un Automa con questa Compagnia: { $company }.
ui-deck-other-level = Nella posizione questo Automa è di un altro livello: { $told }, qui { $known }.
ui-deck-other-round = La posizione è del round { $told }, qui è il round { $known }.
ui-deck-other-box = La posizione e questo tavolo non concordano sul Progetto Leeghwater.
ui-deck-other-engineers = Nella posizione questo Automa ha Ingegneri disponibili: { $told }, qui { $known }.
# $path: the file; $why: what the system says
ui-deck-not-kept = Non si può conservare in { $path }: { $why }.

ui-deck-help =
    next, next 2     inizia un turno: del prossimo Automa o del secondo; inizia un round
    yes, no          l'azione è possibile o no (anche: sì)
    yes 1            viene eseguita con 1 Ingegnere
    entry 4          no a quelle prima, sì all'azione 4
    back             annulla l'ultimo passo
    tiles 7 12       la coppia sul tuo tavolo: azioni, Criteri
    tile 7           i due lati di una tessera
    position FILE    una posizione risponde per il resto del turno e dice dove costruire
    (riga vuota)     la prossima risposta della posizione, o di nuovo le tessere
    go               tutte le risposte della posizione
    language pl      altre parole: en, pl, ru, it
    quit             esci; tutto è conservato
