"""What one event says by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event


class Fact(NamedTuple):
    """The words of an event and its facts as `Told` names them, without of whom and because of what."""

    message: Message
    what: str = ""
    amount: int = 0
    places: tuple[str, ...] = ()
    origin: str = ""
    way: tuple[str, ...] = ()
    goods: Mapping[str, int] = {}


Tell = Callable[[State, Event], Fact]
