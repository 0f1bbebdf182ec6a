### The words of Craftsmen at the terminal, English. Every language has the same keys with the same arguments.
### First the title of the calendar, then the parts of the table; notes stand behind a title in one line.

ui-c-title = Craftsmen
# $n, $of (numbers): the year, and how many there are
ui-c-year = Year { $n } of { $of }
# $privilege, $work (numbers): tokens in the pool
ui-c-pool = tokens left: ◆{ $privilege } privilege, ▲{ $work } work
ui-c-town = Town
ui-c-town-note = g gold, s silver, r green ribbon: lower/upper disc · ★ privilege used
ui-c-market = Market
ui-c-colours = buy/build, ▤ pile · upper/lower half: V violet, G green, B blue, R red
ui-c-send = `town` tells what the buildings and their privileges do.
# $n, $of (numbers): assistants of the same player
ui-c-assistant = Assistant { $n } of your { $of } in this building acts.
# $n (number): what the payment is worth more than is due
ui-c-over = { $n } too much
# $n (number): the worth of the hand after it
ui-c-leaves = leaves a hand worth { $n }
# $n (number): of the cards laid; $due (number): what is left to pay
ui-c-laid = laid, worth { $n }, { $due } still due
# $n (number): ways; $cards: those of one of them
ui-c-ways = { $n } ways to pay, the best first. You can also name the cards, as in `{ $cards }`.
# $cards: what was typed; $n (number): its worth; $due (number)
ui-c-no-payment = { $cards } is no payment: worth { $n }, due { $due }, and no card may be one too many.
# $steps: dots, full for those left
ui-c-work = Work points: { $steps }
# $n (number): a bid; $owner: whose
ui-c-highest = highest bid { $n } by { $owner }
# $n (number): of the mayor
ui-c-offer = the mayor offers { $n }
# before the marks of the players
ui-c-still-in = still in:
ui-c-only = You can do nothing else here. You are asked all the same, so that nobody learns it.
# $text: what the privilege does
ui-c-privilege = Privilege: { $text }
ui-c-capital = capital face up
ui-c-ships = Ships
ui-c-ships-note = + for most markers · value of each marker · [older][newer]
ui-c-granary-note = lower/upper marker · ○ natural
ui-c-players = Players
ui-c-players-note = ■ input filled, □ empty · ◆ privilege tokens · ▲ work tokens · ● assistants at hand
# $n (number): the best worth of the capital cards
ui-c-worth = best worth { $n }
ui-c-hand-note = ◀ ▶ matches that end of your row
ui-c-looked = You look at:
ui-c-in-hand = in hand
ui-c-face-up = face up
# $n (number): building types
ui-c-missing = { $n ->
    [one] { $n } building missing
   *[other] { $n } buildings missing
}
ui-c-fits = Building cards that match an end of the row:
ui-c-no-fit = No building card in hand or face up matches an end of the row.
# $text: what was typed
ui-c-no-good = No good is called “{ $text }”.
ui-c-why-help = ? and the number of an option tells what it would cause. ? and the notation of anything else tells why it is not offered, as in `? send notary` or `? make flax`.
ui-c-help =
    table            everything; town, market, board, players, hand: parts of it
    board            ships, granary and bonus tokens
    V2 B1            pay with these cards, all at once
    plan beer        what one more unit takes: work points, inputs, buildings; plan: all goods
    fits             building cards in hand and face up that match an end of your row

ui-points-c-hand = capital cards in hand (break ties)
ui-points-c-order = place in turn order (breaks ties)
