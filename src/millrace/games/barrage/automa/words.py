"""The Automa's entries, conditions and steps as keys of the message files."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.automa.choosing import REASONS
from millrace.games.barrage.automa.placement import STEP_CRITERIA
from millrace.games.barrage.automa.turn import CONDITION_CLAUSES
from millrace.games.barrage.components.document_types import EntryKind
from millrace.games.barrage.content.automa import (
    BANK,
    CONSTRUCT,
    FLOWING,
    MACHINERY,
    OFFICE,
    PATENT,
    PRODUCTION,
    UP,
    WAITING,
    WORKS,
    WORKSHOP,
    Entry,
)
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import BASE, BUILDING, CONDUIT, HILL
from millrace.kernel.game import Message

ENTRY_KINDS: Final[tuple[EntryKind, ...]] = (
    *("production", "waiting", "flowing", "office", "construct"),
    *("workshop", "machinery", "patent", "works", "bank"),
)
_COLOURS: Final = ("colour-green", "colour-yellow", "colour-red")
_CONDITIONS: Final = (
    "possible",
    "no-piece",
    "no-tile",
    "no-machines",
    "no-space",
    "no-system",
    "leading",
    "no-contract",
    "no-gain",
    "wheel-empty",
    "last-round",
    "no-patent",
    "no-work",
    *("not-in-box", "not-in-box", "not-in-box"),  # buildings, their tiles, external works
)
_STEPS: Final = {
    0: "completes",
    1: "officer",
    2: "tile",
    3: "code",
    4: "border",
    5: "direction",
    6: "cheapest",
    7: "productive",
}
_CRITERIA: Final = (
    "best-conduit",
    "own-powerhouse",
    "most-water",
    "red-border",
    "upstream-powerhouse",
    "downstream-dam",
    "strongest",
    "second-strongest",
    "dam-own-first",
    "powerhouse-own-first",
    "dam-opponent-first",
    "powerhouse-opponent-first",
    "own-dam",
    "plains",
    "basin-5",
    "basin-6",
    "basin-7",
    "feeds-own",
    "avoids-opponent",
)


def entry_name(entry: Entry) -> Message:
    """An entry of an action side in words."""
    kind = entry.kind
    if kind == PRODUCTION:
        return Message("entry-production", {"bonus": entry.a, "colour": Message(_COLOURS[entry.b])})
    if kind == WAITING:
        return Message("entry-waiting", {"n": entry.a})
    if kind == FLOWING:
        return Message("entry-flowing", {"n": entry.a})
    if kind == OFFICE:
        return Message("entry-office", {"colour": Message(_COLOURS[entry.a])})
    if kind == CONSTRUCT:
        return _construction(entry)
    if kind == WORKSHOP:
        return Message("entry-workshop", {"n": entry.a, "vp": -entry.vp})
    if kind == MACHINERY:
        machines: dict[str, int | str | Message] = {
            "excavators": entry.a >> 4,
            "mixers": entry.a & 15,
            "choice": entry.b,
            "vp": -entry.vp,
        }
        return Message("entry-machinery", machines)
    if kind == PATENT:
        return Message("entry-patent", {"structure": Message("structure-" + STRUCTURE_KEYS[entry.a])})
    if kind == WORKS:
        order = ", ".join(str((entry.a >> 2 * i & 3) + 1) for i in range(3))
        return Message("entry-works", {"order": order})
    assert kind == BANK, "every kind of entry has its words"
    return Message("entry-bank")


def _construction(entry: Entry) -> Message:
    structure = Message("structure-" + STRUCTURE_KEYS[entry.a])
    if entry.a == BUILDING:
        return Message("entry-building-up" if entry.b == UP else "entry-building-down")
    if entry.a == BASE and entry.b:
        return Message("entry-base-hills" if entry.b >> HILL & 1 else "entry-base-mountains")
    if entry.a == CONDUIT and entry.b:
        return Message("entry-conduit-least", {"value": entry.b})
    return Message("entry-construct", {"structure": structure})


def condition_name(condition: int) -> Message:
    return Message("condition-" + _CONDITIONS[condition])


def condition_clause(condition: int) -> str:
    return CONDITION_CLAUSES[condition]


def step_name(step: int) -> Message:
    """A step of the placement, or the criterion it applies."""
    if step >= STEP_CRITERIA:
        return criterion_name(step - STEP_CRITERIA)
    return Message("step-" + _STEPS[step])


def reason_name(reason: int) -> Message:
    """Why something is preferred, or why there was nothing to choose."""
    return Message("prefer-" + REASONS[reason][0])


def criterion_name(criterion: int) -> Message:
    return Message("criterion-" + _CRITERIA[criterion])
