### Company boards, wheel, draft and component cards, English.

# $words: an amount of the game, as it would be; $before (number): as it is now
company-count-changes = { $words }, now { $before }
company-board-of = Company board of { $company }
company-board-legal = can be chosen
company-board-built = built
# $name: a structure; $n, $of (numbers)
company-board-built-of = { $name }: { $n } of { $of } built
# $bonus: with its sign, as in +1
company-board-bonus = production bonus { $bonus }
company-board-ability-lit = in force
# $n (number): powerhouses
company-board-ability-from = { $n ->
    [3] from the third powerhouse on
   *[other] from powerhouse { $n } on
}
company-board-construction = construction
company-board-red = red border, 3 credits more
company-board-used = used this round
company-board-tiles = technology tiles
company-board-tiles-none = All of them are on the wheel.
company-board-leaves = { $name }, goes onto the wheel
company-board-contracts = Contracts
company-board-contracts-none = No contracts yet. The contract office has some.
company-board-fulfilled = { $n } fulfilled
company-board-copies = copies { $officer }
company-board-on-officer = { $n ->
    [one] { $n } engineer on the tile
   *[other] { $n } engineers on the tile
}

wheel-of = Construction wheel of { $company }
wheel-open = open
# $n (number): turns of the wheel until it is back
wheel-back = { $n ->
    [one] back with the next turn of the wheel
   *[other] back after { $n } turns of the wheel
}
wheel-next = { $n ->
    [one] Comes back next turn
   *[other] Next back, in { $n } turns
}
wheel-none = Nothing is on its way back.

company-strip-all = Companies in turn order
company-strip-automa = Automa, { $level }
company-strip-bot = Bot
company-strip-bot-for = Bot for { $name }
company-strip-you = { $name } (you)
company-strip-away = away
company-strip-asked = to answer
company-strip-passed = passed

draft-title-pair = Company and officer
draft-help-pair = Whoever picks last plays first in round 1. Each company comes with its officer.
draft-title-company = Company
draft-help-company = Any company that is still free; the officer comes next.
draft-title-officer = Officer
draft-help-officer = Any officer that is still free. The ability holds from the start.
draft-title-contract = Starting contract
draft-help-contract = You have it from the start, and fulfil it like any other.
draft-contracts = Starting contracts
draft-taken = Taken so far

card-layer-pin = Keep this card open
card-layer-rules = Rules
card-layer-income = Income
# $n (number): which piece of a row uncovers it
card-layer-nth = { $n ->
    [2] 2nd
   *[other] { $n }th
}
