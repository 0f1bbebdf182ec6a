"""Rule A7: what a participant of each level may use. A person may use everything."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.companies import ABILITY_FROM, PRODUCTION_BONUS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.numbers import HIGH, LOW, MEDIUM, NO_OFFICER, PERSON, VERY_HIGH
from millrace.games.barrage.seat import Seat

LEVEL_KEYS: Final[tuple[str, ...]] = ("person", "low", "medium", "high", "very-high")


def is_automa(p: Seat) -> bool:
    """Whether the Automa procedure decides: for an Automa, or for a person under Mahiri (A7.4.8)."""
    return p.level != PERSON or p.as_automa != 0


def has_income(p: Seat) -> bool:
    """Rule A7.1.1."""
    return p.level != LOW


def production_bonus(p: Seat) -> int:
    """Rules B11.1 and A7.1.1: the bonus of the powerhouse row."""
    return PRODUCTION_BONUS[p.houses] if p.level != LOW else 0


def has_ability(p: Seat) -> bool:
    """Rules B11.1.1 and A3.3: the third powerhouse switches the ability on; for Automas from high on."""
    return p.houses >= ABILITY_FROM and p.level not in (LOW, MEDIUM)


def acts_with_ability(p: Seat) -> bool:
    """The same for abilities of the own production: not while the turn is played by the procedure (R-88)."""
    return has_ability(p) and not p.as_automa


def uses_tile_effects(p: Seat) -> bool:
    """Rules A3.5 and A7.3.1."""
    return p.level in (PERSON, HIGH, VERY_HIGH) and not p.as_automa


def lasting_ability(p: Seat) -> int:
    """The officer in force outside Mahiri's copies: an Automa has one at the very high level only."""
    if p.level in (LOW, MEDIUM, HIGH):
        return NO_OFFICER
    return p.officer


def ability_as_automa(p: Seat) -> int:
    """Rules R-38 and R-88: of a person's officer only what dams hold stays in force."""
    return (
        p.officer
        if OFFICERS[p.officer].level_3_capacity > OFFICERS[NO_OFFICER].level_3_capacity
        else NO_OFFICER
    )
