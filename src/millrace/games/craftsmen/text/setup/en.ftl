# The words of the new-table form and of the command line: the game, its options, its own seats.

craftsmen-title = Craftsmen
craftsmen-about = Send your people to the guilds, build a row of workshops, and load the ships with what they make before winter.
craftsmen-facts = 2 to 5 players · about two hours
craftsmen-play-now = Play now: against two bots
craftsmen-solo = Against bots
