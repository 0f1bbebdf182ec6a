# The words of the new-table form and of the command line: the game, its options, its own seats.

barrage-title = Barrage
barrage-about = Dam the rivers, lay the conduits, sell the current: five rounds in the Alps of a 1920s that never was.
barrage-facts = 1 to 4 players · about two hours · with the Automa and the Leeghwater Project
barrage-automa = Automa
barrage-automa-low-hint = Forgives much: no income and no production bonus.
barrage-automa-medium-hint = A fair opponent: with incomes and bonuses, without the ability of its company.
barrage-automa-high-hint = Strong: uses its advanced tiles and the ability of its company.
barrage-automa-very-high-hint = Overpowered: an executive officer works for it as well.
barrage-leeghwater = The Leeghwater Project
barrage-leeghwater-hint = Adds the Netherlands, private buildings and external works.
barrage-introductory = Introductory game
barrage-introductory-hint = A gentle first game: fixed companies and officers, no patent office. Without Automas and without Leeghwater.
barrage-choice = Companies and officers
barrage-choice-draft = Draft
barrage-choice-random = Random
barrage-choice-free = Free
barrage-choice-draft-hint = Pairs of company and officer are laid out and taken in turn; the last to pick plays first.
barrage-choice-random-hint = Each seat is dealt a pair.
barrage-choice-free-hint = Each player takes any free company, then any free officer of the box.
barrage-automa-low = low
barrage-automa-medium = medium
barrage-automa-high = high
barrage-automa-very-high = very high
barrage-play-now = Play now: solo against the Automa
barrage-solo = Solo against the Automa
