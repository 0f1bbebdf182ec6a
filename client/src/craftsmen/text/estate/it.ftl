### The words of the drawings of Craftsmen, Italian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = Vi
estate-letter-green = Ve
estate-letter-blue = B
estate-letter-red = R

## Cards

estate-raw = grezzo
