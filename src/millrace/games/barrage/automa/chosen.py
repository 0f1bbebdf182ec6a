"""What an Automa chooses, by the numbers of `choosing.py`: its name, and where it is on the board."""

from __future__ import annotations

from millrace.games.barrage.automa.drops import drops_on
from millrace.games.barrage.content.map import CONDUIT_SPACES, DAM_KEYS, HEADSTREAM_KEYS
from millrace.games.barrage.names import thing_name
from millrace.games.barrage.numbering import conduit_of, dam_of
from millrace.games.barrage.numbers import (
    A_DROPS,
    A_ENGINEERS,
    A_EXCAVATORS,
    A_HEAD,
    A_PAY,
    A_SYSTEM,
    DROPS_ON,
    PAY_RADIX,
)
from millrace.games.barrage.places import place_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Message


def choice_name(s: State, thing: int) -> Message:
    """What an Automa chooses: a component, machines, or drops on headstreams."""
    if thing >= DROPS_ON:
        return Message("drops-on", {"heads": ", ".join(_heads(thing))})
    if A_PAY <= thing < A_SYSTEM:
        n = thing - A_PAY
        return Message("option-machines", {"excavators": n // PAY_RADIX, "mixers": n % PAY_RADIX})
    if A_EXCAVATORS <= thing < A_HEAD:
        n = thing - A_EXCAVATORS
        return Message("option-machines", {"excavators": n, "mixers": 1 - n})
    if A_DROPS <= thing < A_ENGINEERS:
        return Message("drops", {"n": thing - A_DROPS})
    return thing_name(s, thing)


def choice_places(thing: int) -> tuple[str, ...]:
    """Where what an Automa chooses is on the board."""
    if thing >= DROPS_ON:
        return tuple(dict.fromkeys(_heads(thing)))
    if A_SYSTEM <= thing < A_DROPS:
        system = thing - A_SYSTEM
        return DAM_KEYS[dam_of(system)], CONDUIT_SPACES[conduit_of(system)].key
    place = place_of(thing)
    return (place,) if place else ()


def _heads(thing: int) -> list[str]:
    """The headstreams of drops, each as often as it has some."""
    return [HEADSTREAM_KEYS[head] for head, n in enumerate(drops_on(thing)) for _ in range(n)]
