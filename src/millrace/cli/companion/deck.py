"""The stack of Automa tiles on a cardboard table."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.automa import AUTOMA_TILES
from millrace.games.barrage.numbers import EMPTY, N_AUTOMA_TILES
from millrace.kernel.chance import Dealer
from millrace.kernel.game import Message


class Contradiction(Exception):  # noqa: N818 - the people's fault, said in words
    """A step that cannot be true of this table."""

    def __init__(self, key: str, **args: int | str | Message) -> None:
        super().__init__(key)
        self.message: Final = Message(key, dict(args))


class Deck:
    """Rules A4.1 and A4.2: the stack with its top tile, and the discard pile, last one last."""

    def __init__(self, seed: str) -> None:
        self._dealer: Final = Dealer(seed)
        self._draws = 0
        self.unseen = list(range(N_AUTOMA_TILES))
        self.discards: list[int] = []
        self.top = self._draw()

    @property
    def criteria(self) -> int:
        return self.discards[-1] if self.discards else EMPTY

    @property
    def priority(self) -> int:
        """The discarded tile last seen with an order of external works (R-42), or EMPTY."""
        return next((t for t in reversed(self.discards) if AUTOMA_TILES[t].works_order != EMPTY), EMPTY)

    def flip(self) -> None:
        """The top tile gives the criteria, the next one shows the entries; two tiles stay visible."""
        self.discards.append(self.top)
        if not self.unseen:
            self.unseen = sorted(self.discards[:-1])
            self.discards = self.discards[-1:]
        self.top = self._draw()

    def lay(self, entries: int, criteria: int) -> None:
        """The visible pair as it lies on the table; the two that were drawn go back into the stack."""
        before = self.discards[:-1]
        for tile in (entries, criteria):
            if not 0 <= tile < N_AUTOMA_TILES:
                raise Contradiction("ui-deck-no-tile", n=tile + 1, most=N_AUTOMA_TILES)
            if tile in before:
                raise Contradiction("ui-deck-discarded", n=tile + 1)
        if entries == criteria:
            raise Contradiction("ui-deck-same", n=entries + 1)
        self.unseen = [t for t in range(N_AUTOMA_TILES) if t not in (*before, entries, criteria)]
        self.discards = [*before, criteria]
        self.top = entries

    def _draw(self) -> int:
        at = self._dealer.choose(self._draws, len(self.unseen))
        self._draws += 1
        return self.unseen.pop(at)
