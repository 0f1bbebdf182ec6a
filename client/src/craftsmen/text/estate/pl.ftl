### The words of the drawings of Craftsmen, Polish: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = F
estate-letter-green = Z
estate-letter-blue = N
estate-letter-red = C

## Cards

estate-raw = surowiec
