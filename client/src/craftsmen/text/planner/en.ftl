### The words of the drawings of Craftsmen, English: the planner, the other players, the ledger and the end.
###
### Every language has the same keys with the same arguments.
