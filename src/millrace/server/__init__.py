"""The table over the network: people, tables, a live connection per table.

`docs/server.md` describes the parts; `wire.py` is what crosses the network.
"""
