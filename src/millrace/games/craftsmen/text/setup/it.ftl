# The words of the new-table form and of the command line: the game, its options, its own seats.

craftsmen-title = Artigiani
craftsmen-about = Costruisci una fila di botteghe, trasforma le materie prime in merci e caricale sulle navi: tre anni in un porto medievale.
craftsmen-facts = da 2 a 5 giocatori · circa due ore · le mani sono segrete
