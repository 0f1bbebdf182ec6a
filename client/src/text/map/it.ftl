### La mappa dei fiumi, in italiano. Le parti del nome di un luogo sono unite da virgole.

map-title = Mappa dei fiumi
map-role = mappa
map-desc = Le frecce giù e su seguono il fiume. Le frecce sinistra e destra passano sull'altra riva: Condotta sinistra, Diga, Condotta destra. Maiusc e freccia giù seguono una Condotta fino alle Centrali. N e P vanno al luogo consentito successivo e precedente, Invio sceglie, I apre la scheda. Più, meno e zero cambiano l'ingrandimento.

# $basin (number)
map-base-upper = Bacino { $basin }, spazio Base superiore
map-base-lower = Bacino { $basin }, spazio Base inferiore
# $basin, $value, $end (numbers)
map-conduit-left = Bacino { $basin }, spazio Condotta sinistro, valore di produzione { $value }, porta al bacino { $end }
map-conduit-right = Bacino { $basin }, spazio Condotta destro, valore di produzione { $value }, porta al bacino { $end }
# $n (number): which space of the basin
map-powerhouse = Bacino { $basin }, spazio Centrale { $n }
# $key: A to D
map-headstream = Sorgente { $key }, alimenta il bacino { $basin }
map-waiting = { $n ->
    [0] nessuna Goccia in attesa
    [one] { $n } Goccia in attesa
   *[other] { $n } Gocce in attesa
}
# $drops: four numbers with commas
map-rounds = Gocce nei round da 1 a 4: { $drops }
# $n (number): credits
map-red = bordo rosso, { $n ->
    [one] { $n } Credito in più
   *[other] { $n } Crediti in più
}
# once something stands there
map-red-built = bordo rosso
map-empty = vuoto
# $owner: a company or "neutral"
map-dam = { $owner }: Diga di livello { $level }, Gocce: { $drops } su { $capacity }
map-conduit-built = { $owner }: Condotta
map-powerhouse-built = { $owner }: Centrale
map-legal = consentito

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: ora scegli la Condotta. Esc annulla.
map-pick-dam = { $place }: ora scegli la Diga. Esc annulla.

map-tools = Vista della mappa
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mappa intera
# $n (number): how many
map-next-legal = Prossimo luogo consentito, { $n } in tutto
map-loupe = Lente
map-loupe-close = Chiudi la lente
