### The words of the drawings of Craftsmen, English: the table itself.
###
### Every language has the same keys with the same arguments.
