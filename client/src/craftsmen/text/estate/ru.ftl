### The words of the drawings of Craftsmen, Russian: the estate, the hand, paying and auctions.
###
### Every language has the same keys with the same arguments.
