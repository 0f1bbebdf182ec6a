### The words of the drawings of Craftsmen, English: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = V
estate-letter-green = G
estate-letter-blue = B
estate-letter-red = R

## Cards

estate-raw = raw

## The estate

estate-title = My estate
# $name: whose
estate-title-of = Estate of { $name }
# $n (number): complete sets of the four colours; $points (number): what they score
estate-sets = { $n ->
    [0] no set of four colours yet
    [one] one set of four: { $points } points each year
   *[other] { $n } sets of four: { $points } points each year
}
estate-end-left = Left end
estate-end-right = Right end
# $top, $bottom: one of colour-…
estate-end-takes = { $top } above or { $bottom } below
estate-meets-top = meets above
estate-meets-bottom = meets below
estate-meets-free = needs no match
estate-meets-not = no match here:
estate-meets-privilege = with the privilege it may
estate-other-card = Another card
# $n (number): the cost of the cards put down
estate-cost-so-far = { $n } due so far; you pay once, at the end.
# $goods: names of goods
estate-lies = Lies on it: { $goods }
# $good: one of good-…; $card: the message card
estate-onto = { $good }, onto the { $card }
# $good: one of good-…
estate-ready = { $good }: ready, 1 work point
# $good: what would be made; $goods: what is missing
estate-lacks = { $good }: needs { $goods }

## Means

estate-plate = What you have
# $n (number): place in turn order; $of (number): players
estate-you-nth = you, { $n } of { $of }
estate-nth = { $n } of { $of }
estate-points = points
estate-to-send = to send
estate-privileges = privileges
estate-work-tokens = work tokens
estate-on-fair = on the fair
estate-bonus = bonus

## The hand

estate-hand = My hand
# $n (number): cards; $most (number): the limit
estate-hand-keeps = { $n ->
    [one] one capital card
   *[other] { $n } capital cards
}; keep { $most } at the end of a season
# $capital, $cards (number): how many
estate-hand-covered = Your hand is covered: { $capital ->
    [one] one capital card
   *[other] { $capital } capital cards
}, { $cards ->
    [one] one building card
   *[other] { $cards } building cards
}.
estate-hand-none = Hands are covered: only their owners see them.
estate-no-cards = No building cards in hand.
# $n (number): cards of one colour; $worth (number): their worth together
estate-set = set of { $n } = { $worth }
estate-worth = worth together
# $n (number): in capital
estate-cost = Costs { $n } to build
estate-fits-left = fits left
estate-fits-right = fits right
estate-fits-both = fits both ends
# $card: another card of the hand
estate-fits-beside = by { $card }
estate-fits-nowhere = fits nowhere

## Paying

# $sum (number): what would lie there with this card; $n (number): what would still be due
estate-pay-due = { $sum }: { $n } due
estate-pay-exact = { $sum } exact
estate-pay-lost = { $sum }: { $n } lost
estate-pay-down = down
estate-pay-colour = other colour
estate-pay-needless = not needed
# $n (number): laid down; $due (number): to pay
estate-pay-of = { $n } of { $due }
estate-pay-still = { $n } still due
estate-pay-over = { $n } lost, no change is given
estate-pay-over-short = { $n } lost
estate-pay-exactly = exact
# $n (number): what the rest of the hand is worth
estate-leaves = leaves { $n }
estate-pay-ways = best ways
estate-pay-back = Take all back
estate-undo = Undo
estate-pay-missing = Pay: { $n } still due
estate-pay-more = Pay { $n } for { $due }
estate-pay = Pay { $n }
# $n (number): what is due
estate-pay-any = Pay { $n }, any colours
# $colours: names of colours
estate-pay-colours = Pay { $n } in { $colours }
estate-hand-worth = Hand worth { $n }

## Auctions

# $building: one of building-…
estate-auction = Auction: { $building }
# $n (number): if nobody outbids the opener
estate-auction-draws = { $n ->
    [one] the mayor draws one card
   *[other] the mayor draws { $n } cards
}
estate-auction-mayor = Mayor
estate-auction-out = passes
estate-auction-in = still in
estate-auction-bid = bid { $n }
estate-auction-leads = leads with { $n }
estate-auction-col-bid = bid
estate-auction-col-cards = cheapest cards
estate-auction-col-leaves = leaves you
estate-bid = Bid { $n }
estate-bid-yours = Your bid
estate-bid-less = Less
estate-bid-more = More
estate-bid-cheapest = cheapest
# $n (number): of the worth of the hand
estate-bid-leaves = leaves { $n } of { $worth }
estate-bid-most = up to { $n } possible
estate-bid-none = Your hand is not worth a higher bid.
estate-bid-pass = Let it go
estate-not-alone = cannot be undone alone

## Crafting

# $n (number): work points
estate-work-left = { $n ->
    [one] one work point left
   *[other] { $n } work points left
}
