"""Every kind of event, and an event with its seat and its cause."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage import numbers
from millrace.games.barrage.events.automa import FACTS as AUTOMA
from millrace.games.barrage.events.course import FACTS as COURSE
from millrace.games.barrage.events.fact import Tell
from millrace.games.barrage.events.gains import FACTS as GAINS
from millrace.games.barrage.events.water import FACTS as WATER
from millrace.games.barrage.names import seat_name, source_name
from millrace.games.barrage.state import State
from millrace.kernel.game import Told
from millrace.kernel.naming import names_of
from millrace.kernel.stack import NOBODY, Event

EVENT_KINDS: Final = names_of(vars(numbers), "E_")
_FACTS: Final[dict[int, Tell]] = {**COURSE, **GAINS, **WATER, **AUTOMA}
assert sorted(_FACTS) == list(range(len(EVENT_KINDS))), "every kind of event is told"


def told(s: State, event: Event) -> Told:
    """An event as clients show it."""
    kind, seat, source, _, _ = event
    fact = _FACTS[kind](s, event)
    if seat != NOBODY:
        fact.message.args["seat"] = seat_name(s, seat)
    return Told(
        EVENT_KINDS[kind],
        seat,
        fact.message,
        source_name(s, source),
        fact.places,
        fact.what,
        fact.amount,
        fact.origin,
        fact.way,
        fact.goods,
    )
