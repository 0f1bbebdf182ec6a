# The words of the new-table form and of the command line: the game, its options, its own seats.

craftsmen-title = Craftsmen
craftsmen-about = Build a row of workshops, turn raw materials into goods and load them onto the ships: three years in a medieval port.
craftsmen-facts = 2 to 5 players · about two hours · hands are secret
