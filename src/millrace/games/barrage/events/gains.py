"""What comes and goes: credits, machines, points, energy and engineers. A loss is negative."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.events.fact import Fact, Tell
from millrace.games.barrage.names import tile_name
from millrace.games.barrage.numbers import (
    E_CREDITS,
    E_ENERGY,
    E_ENGINEERS,
    E_EXCAVATORS,
    E_INVEST,
    E_MIXERS,
    E_RECOVER,
    E_RETRIEVED,
    E_RETURN,
    E_ROTATE,
    E_VP,
    EMPTY,
)
from millrace.games.barrage.places import place_of
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event

_AMOUNTS: Final = {  # the words of a gain and of a loss
    E_CREDITS: ("event-credits", "event-pays"),
    E_EXCAVATORS: ("event-excavators", "event-loses-excavators"),
    E_MIXERS: ("event-mixers", "event-loses-mixers"),
    E_VP: ("event-vp", "event-loses-vp"),
    E_ENERGY: ("event-energy", "event-energy"),
    E_ROTATE: ("event-rotate", "event-rotate"),
    E_RETURN: ("event-return", "event-return"),
}


def _amount(_s: State, event: Event) -> Fact:
    kind, _, source, n, _ = event
    gain, loss = _AMOUNTS[kind]
    message = Message(gain if n > 0 else loss, {"n": abs(n)})
    return Fact(message, amount=n, origin=place_of(source) if n > 0 else "")


def _engineers(_s: State, event: Event) -> Fact:
    return Fact(Message("event-engineers", {"n": event[3]}), amount=-event[3])


_MACHINES: Final = {  # the words with a tile and without one; whether the machines are put down or come back
    E_INVEST: ("event-invest", "event-invest-machines", -1),
    E_RECOVER: ("event-recover", "event-recover-machines", 1),
    E_RETRIEVED: ("event-retrieved", "event-retrieved-machines", 1),
}


def _machines(_s: State, event: Event) -> Fact:
    kind, _, _, tile, both = event
    with_tile, without, sign = _MACHINES[kind]
    machines = {"excavators": both >> 4, "mixers": both & 15}
    goods = {name: sign * n for name, n in machines.items() if n}
    if tile == EMPTY:
        return Fact(Message(without, {**machines}), goods=goods)
    return Fact(Message(with_tile, {"tile": tile_name(tile), **machines}), TILES[tile].key, goods=goods)


FACTS: Final[Mapping[int, Tell]] = {
    E_ENGINEERS: _engineers,
    **dict.fromkeys(_AMOUNTS, _amount),
    **dict.fromkeys(_MACHINES, _machines),
}
