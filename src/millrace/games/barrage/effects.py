"""Builders that content rows are written with: `gain_vp(3)`, `flowing_drops(2)`, `rotate(1)`."""

from __future__ import annotations

from millrace.games.barrage.numbers import (
    BASE,
    CONDUIT,
    ELEVATION,
    HILL,
    MOUNTAIN,
    OP_CONTRACT_ENERGY,
    OP_CREDITS,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL_FREE,
    OP_MACHINES,
    OP_MIXERS,
    OP_PLACE_DROPS,
    OP_ROTATE,
    OP_TAKE_PATENT,
    OP_VP,
    PLAIN,
    POWERHOUSE,
)
from millrace.kernel.stack import Effect

ANYWHERE: int = 1 << MOUNTAIN | 1 << HILL | 1 << PLAIN
_AT_ONCE = (OP_CREDITS, OP_EXCAVATORS, OP_MIXERS, OP_VP, OP_ENERGY)


def credits_(n: int) -> Effect:
    return (OP_CREDITS, n, 0)


def excavators(n: int) -> Effect:
    return (OP_EXCAVATORS, n, 0)


def mixers(n: int) -> Effect:
    return (OP_MIXERS, n, 0)


def machines(n: int) -> Effect:
    """Machines of choice."""
    return (OP_MACHINES, n, 0)


def vp(n: int) -> Effect:
    return (OP_VP, n, 0)


def energy(n: int) -> Effect:
    """Track energy: it never fulfils a contract."""
    return (OP_ENERGY, n, 0)


def contract_energy(n: int) -> Effect:
    return (OP_CONTRACT_ENERGY, n, 0)


def rotate(n: int) -> Effect:
    return (OP_ROTATE, n, 0)


def drops(n: int) -> Effect:
    """Up to n drops that wait for the water phase."""
    return (OP_PLACE_DROPS, n, 0)


def flowing_drops(n: int) -> Effect:
    return (OP_FLOW_DROPS, n, 0)


def free_base(*areas: int) -> Effect:
    return (OP_FREE_BUILD, BASE, sum(1 << area for area in areas))


def free_elevation() -> Effect:
    return (OP_FREE_BUILD, ELEVATION, ANYWHERE)


def free_conduit(most: int) -> Effect:
    return (OP_FREE_BUILD, CONDUIT, most)


def free_powerhouse() -> Effect:
    return (OP_FREE_BUILD, POWERHOUSE, ANYWHERE)


def fulfil_contract(most: int) -> Effect:
    """Fulfil one face-up contract of the own supply without energy (L3.5)."""
    return (OP_FULFIL_FREE, most, 0)


def advanced_tile() -> Effect:
    """Take a face-up tile of the patent office free of charge."""
    return (OP_TAKE_PATENT, 0, 0)


def in_order(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Rule B7.6.1: plain gains first, then machines of choice, then the rest as listed."""
    return tuple(sorted(effects, key=turn_of))


def turn_of(effect: Effect) -> int:
    """The part of B7.6.1's order an effect belongs to: 0, 1 or 2."""
    if effect[0] in _AT_ONCE:
        return 0
    return 1 if effect[0] == OP_MACHINES else 2
