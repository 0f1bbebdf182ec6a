"""Tables in play, without a server: what their books say, who may do what, and what each person sees.

A table is its book. `room.py` folds the lines into a room, which is a value: taking a line makes the next
one. `decide.py` turns what somebody wants into a line, `play.py` plays an answer once, `telling.py` says what
happened, `projector.py` is the only maker of what a person sees. Nothing here opens a socket, a file or a
database, starts a thread or reads a clock: a server, a terminal or a browser brings these.
"""
