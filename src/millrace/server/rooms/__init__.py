"""Tables in play: what their books say, who may do what, and who is told.

`room.py` folds a table's book into the room; `projector.py` is the only maker of what a person sees;
`rooms.py` keeps the rooms of this process in step with the storage; `live.py` is the connection.
"""
