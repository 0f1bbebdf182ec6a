### The words of the drawings of Craftsmen, Russian: the table itself.
###
### Every language has the same keys with the same arguments.
