"""What rewards, incomes and action spaces do, as keys of the message files."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.buildings import ANY_CONTRACT
from millrace.games.barrage.numbers import (
    BASE,
    CONDUIT,
    ELEVATION,
    OP_BANK,
    OP_CONTRACT_ENERGY,
    OP_CREDITS,
    OP_DROP_ON_DAM,
    OP_ENERGY,
    OP_EXCAVATORS,
    OP_FLOW_DROPS,
    OP_FREE_BUILD,
    OP_FULFIL_FREE,
    OP_LOAN,
    OP_MACHINES,
    OP_MIXERS,
    OP_PLACE_DROPS,
    OP_PRODUCE,
    OP_RETRIEVE_MACHINES,
    OP_RETRIEVE_TILE,
    OP_ROTATE,
    OP_TAKE_CONTRACT,
    OP_TAKE_PATENT,
    OP_TAKE_TILE,
    OP_VP,
    OP_WORK,
)
from millrace.kernel.game import Message
from millrace.kernel.stack import Effect

_AMOUNTS: Final = {
    OP_CREDITS: "effect-credits",
    OP_VP: "effect-vp",
    OP_EXCAVATORS: "effect-excavators",
    OP_MIXERS: "effect-mixers",
    OP_MACHINES: "effect-machines",
    OP_ENERGY: "effect-energy",
    OP_CONTRACT_ENERGY: "effect-contract-energy",
    OP_ROTATE: "effect-rotate",
    OP_PLACE_DROPS: "effect-place-drops",
    OP_FLOW_DROPS: "effect-flow-drops",
    OP_TAKE_CONTRACT: "effect-take-contracts",
}
_AREA_KEYS: Final = ("area-mountain", "area-hill", "area-plain")


_PLAIN_EFFECTS: Final = {
    OP_TAKE_PATENT: "effect-take-patent",
    OP_DROP_ON_DAM: "effect-drop-on-dam",
    OP_RETRIEVE_TILE: "effect-retrieve-tile",
    OP_RETRIEVE_MACHINES: "effect-retrieve-machines",
    OP_LOAN: "effect-loan",
    OP_WORK: "effect-work",
}


def effect_text(effect: Effect) -> Message:
    """One part of a reward, an income or an action space."""
    op, a, b = effect
    if op in _AMOUNTS:
        return Message(_AMOUNTS[op], {"n": a})
    if op == OP_PRODUCE:
        return Message("effect-production", {"bonus": a})
    if op == OP_BANK:
        return Message("effect-bank")
    if op == OP_TAKE_TILE:
        return Message("effect-take-tile")
    if op in _PLAIN_EFFECTS:
        return Message(_PLAIN_EFFECTS[op])
    if op == OP_FULFIL_FREE:
        return (
            Message("effect-fulfil-any") if a == ANY_CONTRACT else Message("effect-fulfil-up-to", {"most": a})
        )
    assert op == OP_FREE_BUILD, f"effect of operation {op} has no words"
    if a == BASE:
        return Message("effect-free-base", {"areas": _areas(b)})
    if a == CONDUIT:
        return Message("effect-free-conduit", {"most": b})
    return Message("effect-free-elevation" if a == ELEVATION else "effect-free-powerhouse")


def _areas(mask: int) -> Message:
    """The areas of a mask, joined as a sentence joins them."""
    named = [Message(key) for area, key in enumerate(_AREA_KEYS) if mask >> area & 1]
    if len(named) == 1:
        return Message("areas-one", {"first": named[0]})
    if len(named) == 2:
        return Message("areas-two", {"first": named[0], "second": named[1]})
    return Message("areas-all")
