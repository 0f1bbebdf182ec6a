### The words of the drawings of Craftsmen, Polish: the table itself.
###
### Every language has the same keys with the same arguments.
