"""Craftsmen: the complete game for two to five. `GAME` is what every layer above talks to."""
