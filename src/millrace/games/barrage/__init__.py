"""Barrage: the whole game for two to four. `GAME` is what every layer above talks to."""
