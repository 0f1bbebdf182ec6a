### The words of the drawings of Craftsmen, Italian: the town, market, granary, fair and harbour.
###
### Every language has the same keys with the same arguments.
