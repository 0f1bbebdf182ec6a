# Le parole del modulo per un nuovo tavolo e della riga di comando: il gioco, le sue opzioni, i suoi posti.

craftsmen-title = Craftsmen
craftsmen-about = Manda la tua gente alle corporazioni, costruisci una fila di botteghe e carica sulle navi ciò che producono prima dell’inverno.
craftsmen-facts = da 2 a 5 giocatori · circa due ore
craftsmen-play-now = Gioca subito: contro due bot
craftsmen-solo = Contro i bot
