### The boards of Barrage: headings, and what a space or tile says to ears.

## Action spaces. Parts of one sentence, joined by commas

# $n (number): credits
boards-printed = { $n ->
    [one] costs { $n } credit
   *[other] costs { $n } credits
}
boards-red = red border, 3 credits more
boards-bank-any = any number of engineers
# $fewest (number): 3 or 4
boards-closed-few = closed with fewer than { $fewest } players
boards-closed = closed
boards-empty = empty
boards-used = used
boards-legal = can be chosen
# $company: its name; $n (number): engineers
boards-stands = { $n ->
    [one] { $company } with { $n } engineer
   *[other] { $company } with { $n } engineers
}
# $company: its name
boards-built-by = built by { $company }
boards-tile-gone = the technology tile is gone
boards-work-gone = Performed this round

## Construction

boards-construction = Construction
boards-construction-spaces = Construction spaces of this round
# $n (number): pieces on the company board, perhaps 0
boards-pieces = { $n ->
    [0] no piece left
    [one] { $n } piece left
   *[other] { $n } pieces left
}

## Contracts, piles

boards-private-contracts = Private contracts
boards-national-contracts = National contracts
boards-national-none = All national contracts have been fulfilled.
# $pile: one of the next three; $n (number): tiles left, perhaps 0
boards-pile = { $pile }: { $n } left
# $colour: one of colour-…
boards-pile-contracts = pile of contracts, { $colour }
# $level: I, II, III
boards-pile-tiles = pile of technology tiles, level { $level }
# $pile: A, B, C
boards-pile-works = pile of external works { $pile }

## Private buildings

# $building: its name
boards-slots = Slots: { $building }
boards-spaces = Action spaces: { $building }

## Energy track and rounds

boards-energy-track = Energy track
# $company: its name; $n (number)
boards-energy-of = { $company }: { $n } energy
# $n (number): rank or turn order, from 1
boards-place = place { $n }
boards-if-ended = If the round ended now:
boards-bonus-tiles = Bonus tiles of the rounds
boards-this-round = this round
boards-scored = scored
# $n, $of (numbers)
boards-round-of = Round { $n } of { $of }
boards-order = Turn order
boards-you = you
boards-asked = to answer
boards-passed = has passed

## Automa

boards-automa = Automa
boards-automa-actions = Actions
boards-automa-criteria = Criteria
# $n: number of the tile
boards-automa-card = Automa tile { $n }: open its card
boards-automa-none = Turned over at the first turn of an Automa.
boards-automa-stack = stack of Automa tiles
boards-automa-discards = discarded Automa tiles
# $code: a basin, or a conduit as in 3A
boards-automa-code = then from { $code } on
# $order: letters, as in D, C, B, A
boards-automa-streams = headstreams in the order { $order }
