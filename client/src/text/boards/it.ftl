### Le plance di Barrage: titoli, e ciò che uno spazio o una tessera dice a chi ascolta.

## Spazi azione

boards-printed = { $n ->
    [one] costa { $n } Credito
   *[other] costa { $n } Crediti
}
boards-red = bordo rosso, 3 Crediti in più
boards-bank-any = qualsiasi numero di Ingegneri
boards-closed-few = chiuso con meno di { $fewest } giocatori
boards-closed = chiuso
boards-empty = libero
boards-used = occupato
boards-legal = si può scegliere
boards-stands = { $n ->
    [one] { $company } con { $n } Ingegnere
   *[other] { $company } con { $n } Ingegneri
}
boards-built-by = costruito: { $company }
boards-tile-gone = la tessera Tecnologia non c'è più
boards-work-gone = Eseguito in questo round

## Costruzione

boards-construction = Costruzione
boards-construction-spaces = Spazi di costruzione di questo round
boards-pieces = { $n ->
    [0] nessun pezzo rimasto
    [one] { $n } pezzo rimasto
   *[other] { $n } pezzi rimasti
}

## Contratti, pile

boards-private-contracts = Contratti Privati
boards-national-contracts = Contratti Nazionali
boards-national-none = Tutti i Contratti Nazionali sono stati soddisfatti.
boards-pile = { $pile }: { $n } rimasti
boards-pile-contracts = pila dei Contratti, { $colour }
boards-pile-tiles = pila delle tessere Tecnologia, livello { $level }
boards-pile-works = pila dei Lavori Esterni { $pile }

## Edifici Privati

boards-slots = Posti per Edifici: { $building }
boards-spaces = Spazi azione: { $building }

## Tracciato Energia e round

boards-energy-track = Tracciato Energia
boards-energy-of = { $company }: { $n } Energia
boards-place = posto { $n }
boards-if-ended = Se il round finisse ora:
boards-bonus-tiles = Tessere Bonus dei round
boards-this-round = questo round
boards-scored = conteggiata
boards-round-of = Round { $n } di { $of }
boards-order = Ordine di Turno
boards-you = tu
boards-asked = deve rispondere
boards-passed = ha passato

## Automa

boards-automa = Automa
boards-automa-actions = Azioni
boards-automa-criteria = Criteri
boards-automa-card = Tessera Automa { $n }: apri la scheda
boards-automa-none = Si scopre al primo turno di un Automa.
boards-automa-stack = pila delle tessere Automa
boards-automa-discards = tessere Automa scartate
boards-automa-code = poi da { $code } in avanti
boards-automa-streams = Sorgenti nell'ordine { $order }
