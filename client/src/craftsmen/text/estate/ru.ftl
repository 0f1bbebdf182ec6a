### The words of the drawings of Craftsmen, Russian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.

## Letters of the colours of cards

estate-letter-violet = Ф
estate-letter-green = З
estate-letter-blue = С
estate-letter-red = К

## Cards

estate-raw = сырьё
