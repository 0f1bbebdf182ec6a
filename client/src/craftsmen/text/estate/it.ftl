### The words of the drawings of Craftsmen, Italian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.
