### Plance delle compagnie, ruota, scelta e schede, in italiano.

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, ora { $before }
company-board-of = Plancia della compagnia: { $company }
company-board-legal = si può scegliere
company-board-built = costruito
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: { $n } su { $of }
# $bonus: with its sign, as in +1
company-board-bonus = bonus di produzione { $bonus }
company-board-ability-lit = attiva
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] dalla terza Centrale
   *[other] dalla Centrale n. { $n }
}
company-board-construction = Costruzione
company-board-red = bordo rosso, 3 crediti in più
company-board-used = usato in questo round
company-board-tiles = tessere Tecnologia
company-board-tiles-none = Sono tutte sulla Ruota.
company-board-leaves = { $name }, va sulla Ruota
company-board-contracts = Contratti
company-board-contracts-none = Ancora nessun Contratto. Si prendono all’Ufficio Contratti.
company-board-fulfilled = { $n ->
    [one] { $n } soddisfatto
   *[other] { $n } soddisfatti
}
company-board-copies = copia { $officer }
company-board-on-officer = { $n ->
    [one] { $n } Ingegnere sulla tessera
   *[other] { $n } Ingegneri sulla tessera
}

wheel-of = Ruota di Costruzione: { $company }
wheel-open = aperto
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] torna al prossimo movimento della Ruota
   *[other] torna dopo { $n } movimenti della Ruota
}
wheel-next = { $n ->
    [one] Torna al prossimo movimento
   *[other] Il primo ritorno è tra { $n } movimenti
}
wheel-none = Nulla sta tornando.

company-strip-all = Compagnie in ordine di turno
company-strip-automa = Automa, { $level }
company-strip-bot = Bot
company-strip-bot-for = Bot per { $name }
company-strip-you = { $name } (tu)
company-strip-away = assente
company-strip-asked = risponde
company-strip-passed = ha passato

draft-title-pair = Compagnia e Ufficiale Esecutivo
draft-help-pair = Chi sceglie per ultimo gioca per primo nel round 1. Ogni Compagnia ha il suo Ufficiale Esecutivo.
draft-title-company = Compagnia
draft-help-company = Una compagnia ancora libera; poi si sceglie l’Ufficiale Esecutivo.
draft-title-officer = Ufficiale Esecutivo
draft-help-officer = Un Ufficiale ancora libero. L’abilità vale dall’inizio.
draft-title-contract = Contratto iniziale
draft-help-contract = È tuo dall’inizio e si soddisfa come gli altri.
draft-contracts = Contratti iniziali
draft-taken = Già presi

card-layer-pin = Tieni aperta questa scheda
card-layer-rules = Regole
card-layer-income = Rendita
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n }°
