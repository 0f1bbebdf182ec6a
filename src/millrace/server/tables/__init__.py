"""Tables on a server: what `millrace.rooms` makes of them, kept in step with the storage and the network.

`loaded.py` keeps rooms in memory and is the only one who writes; `tables.py` is what people can do;
`connection.py` is one person's live connection to one table.
"""
