### The words of the drawings of Craftsmen, Italian: the planner, the other players, the ledger and the end.
###
### Every language has the same keys with the same arguments.

## Il pianificatore

planner-goods = Merci da pianificare
planner-missing = { $n ->
    [one] manca { $n } edificio
   *[other] mancano { $n } edifici
}
planner-have = già pronto
planner-ready = su: { $building }
planner-in-hand = in mano, costo { $n }
planner-face-up = scoperta, { $n }
planner-hidden = non in vista
planner-gone = tutti costruiti
planner-fair = { $good }: oppure uno dei tuoi cubetti alla fiera.
planner-through-fair = { $good }: oppure un'altra passando per la fiera, 1 punto lavoro in più.
planner-granary = { $good }: oppure dal granaio per 1 carta capitale.
planner-granary-owner = { $good }: oppure dal granaio, 1 carta capitale a { $name }.
planner-work = { $n ->
    [one] punto lavoro
   *[other] punti lavoro
}
planner-work-left = te ne restano { $n }
planner-work-each = un assistente ne ha { $n }
planner-capital = capitale
planner-capital-parts = { $build } per costruire, { $buy } per comprare; hai { $worth }
planner-all-built = tutto costruito
planner-points = { $n ->
    [one] punto
   *[other] punti
}
planner-pays-made = produzione { $n }
planner-pays-ship = nave { $n }
planner-pays-line = prima linea { $n }
planner-no-room = nessun posto sulle navi
planner-pin = utile al tuo piano
planner-onlooker = I piani sono per chi gioca.
planner-need = Che cosa serve per questa?
planner-need-close = Torna al piano
planner-need-buy = Comprarla costa { $price }; le tue carte dei suoi colori valgono { $worth }.
planner-need-in-hand = Nella tua mano.
planner-need-build = Costruirla costa { $n }.
planner-need-fits = Si adatta: { $side }.
planner-need-no-fit = Ora non si adatta a nessuna estremità.
planner-need-beside = Si adatta accanto a: { $cards }.
planner-need-serves = Serve per: { $goods }.
planner-title = Pianificatore
planner-show = Mostra i piani
planner-hide = Nascondi i piani
planner-lies-ready = Già pronto: { $goods }.

## I giocatori

players-title = Giocatori
players-you = tu
players-now = adesso
players-next = il prossimo
players-passed = non manda più
players-waits = aspetta
players-done = ha finito
players-to-send = da mandare: { $n }
players-on-fair = { $n ->
    [one] { $n } cubetto alla fiera
   *[other] { $n } cubetti alla fiera
}
players-estate-of = Edifici di { $name }
players-year-end = Se l'anno finisse ora
players-worth-change = la mano vale { $after } invece di { $before }

## Il registro

ledger-title = Registro
ledger-all = L apre tutto
ledger-season = ultima stagione
ledger-page = Guadagni: anno { $year }, { $season }
ledger-page-close = Chiudi la pagina
ledger-page-hint = La barra spaziatrice chiude la pagina.
ledger-nothing = nessun punto

## La fine

end-winner = { $n ->
    [one] Maestro della gilda
   *[other] Maestri della gilda
}

## Il tavolo in frasi

read-empty = vuoto
read-closed = chiuso
read-legal = si può scegliere
read-may-send = puoi andare qui
read-fee = per una carta capitale o { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} a { $name }
read-draws = gratis, { $name } pesca una carta
read-own-disc = gratis, sul tuo assistente
read-free = gratis
read-acts = agisci per { $n }º
read-privilege = con il privilegio
read-on-it = sopra: { $name }
read-privilege-is = Privilegio: { $text }
read-used = Hanno usato il privilegio: { $names }.
read-town = La città
read-stores = Mercato, granaio e fiera
read-market = Mercato
read-tier = { $tier }: { $price } per comprare, { $build } per costruire. Scoperte: { $cards }. Nel mazzo: { $pile }.
read-capital = Capitale scoperto: { $up }. Nel mazzo: { $pile }. Scartate: { $discards }.
read-mayor = Il sindaco ha pescato: { $cards }.
read-granary = { $good }: sotto { $lower }, sopra { $upper }
read-harbour = Porto
read-ship-bonus = Premio per più segnalini, in ordine: { $bonus }.
read-untaken = non ancora preso
read-building-with = { $card } con { $goods }
read-row = Edifici da sinistra a destra: { $cards }.
read-year-end = Se l'anno finisse ora: navi { $ships }, città { $city }, granaio { $granary }, in tutto { $n }.
read-you-are = { $name } (tu)
read-hand = La tua mano
read-colour = { $colour }: { $cards }; valore { $worth }.
read-worth = Capitale in tutto: { $n }.
read-fits = si adatta: { $side }
read-fits-not = non si adatta a nessuna estremità
read-beside = si adatta accanto a: { $cards }
read-phase-start = preparazione
read-phase-over = la partita è finita
read-acting = Agisce { $name }: { $town }.
read-track = Tracciato del cambio d'ordine: { $order }.
read-auction = Asta: { $card }. Offerta più alta { $bid }: { $name }. Ancora in gara: { $left }.
read-offer = Il sindaco offre { $n }.
read-payment = { $name }: da pagare { $n }, già calate { $worth }.
read-pool = Municipio: gettoni privilegio { $privilege }, gettoni lavoro { $work }.
