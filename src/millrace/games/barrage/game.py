"""Barrage as every layer above sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from millrace.games.barrage import score
from millrace.games.barrage.automa.telling import REASONS, explained
from millrace.games.barrage.components.document import components
from millrace.games.barrage.components.document_types import Components
from millrace.games.barrage.content import (
    automa,
    boards,
    buildings,
    companies,
    contracts,
    officers,
    spaces,
    tiles,
    works,
)
from millrace.games.barrage.content import map as river
from millrace.games.barrage.events.telling import EVENT_KINDS, told
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.names import seat_name
from millrace.games.barrage.notation import ACTIONS
from millrace.games.barrage.numbers import DRAFT, E_ROUND, PERSON, S_RULES
from millrace.games.barrage.ops.turn import opens_turn
from millrace.games.barrage.ops.water import forecast
from millrace.games.barrage.options import CHOICE_KEYS, OPTIONS
from millrace.games.barrage.places import PLACES
from millrace.games.barrage.points import PERIOD, POINTS, points_key, start_points
from millrace.games.barrage.position.read import read_position
from millrace.games.barrage.position.write import write_position
from millrace.games.barrage.rows import row
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.setup import new_table
from millrace.games.barrage.state import State, load
from millrace.games.barrage.view.document import view
from millrace.games.barrage.view.document_types import View
from millrace.games.barrage.why_at import why_at
from millrace.games.barrage.worth import worth
from millrace.kernel.content import content_digest
from millrace.kernel.game import Explained, Game, Message, Options, Reason, Row, Told
from millrace.kernel.operation import refusal
from millrace.kernel.stack import Event


class Barrage(Game[State]):
    """The whole game for two to four."""

    name = "barrage"
    package = "millrace.games.barrage"
    options = OPTIONS
    terminal = "millrace.cli.barrage.painter:PAINTER"
    has_secrets = False
    rules_version = 2
    period_key = PERIOD
    points_rows = POINTS
    event_kinds = EVENT_KINDS
    question_kinds = RULES.questions

    def content_digest(self) -> str:
        return _CONTENT

    def types(self) -> Sequence[type]:
        return (View, Components)

    def components(self) -> Mapping[str, object]:
        return components(_CONTENT)

    def new(self, options: Options) -> State:
        players, automas = options["players"], options["automas"]
        assert isinstance(players, int), "the options were parsed"
        assert isinstance(automas, list), "the options were parsed"
        levels = [PERSON] * (players - len(automas)) + [LEVEL_KEYS.index(level) for level in automas]
        s = new_table(
            levels,
            is_introductory=options["introductory"] is True,
            has_leeghwater=options["leeghwater"] is True,
            choice=CHOICE_KEYS.index(str(options.get("choice", CHOICE_KEYS[DRAFT]))),
        )
        RULES.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def n_seats(self, s: State) -> int:
        return len(s.seats)

    def legal(self, s: State) -> list[int]:
        return RULES.legal(s) if s.stack else []

    def apply(self, s: State, action: int) -> None:
        RULES.apply(s, action)

    def chapter(self, s: State) -> int:
        return s.round

    def scores(self, s: State) -> list[int]:
        return [p.vp for p in s.seats]

    def winners(self, s: State) -> list[int]:
        return score.winners(s)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view(s, seat)

    def dump(self, s: State) -> list[int]:
        return s.dump()

    def load(self, cells: list[int]) -> State:
        return load(cells)

    def write_position(self, s: State) -> dict[str, object]:
        return write_position(s)

    def read_position(self, document: Mapping[str, object]) -> State:
        return read_position(document)

    def notate(self, action: int) -> str:
        return ACTIONS.notate(action)

    def read(self, text: str) -> int:
        return ACTIONS.read(text)

    def question(self, s: State) -> Message:
        asked = RULES.question(s)
        return Message(asked.key, {"seat": seat_name(s, self.decider(s)), **asked.args})

    def question_kind(self, s: State) -> str:
        return RULES.asking(s).name

    def worth(self, s: State, seat: int) -> int:
        return worth(s, seat)

    def row(self, s: State, action: int) -> Row:
        return row(s, action)

    def told(self, s: State, event: Event) -> Told:
        return told(s, event)

    def has_cause(self, event: Event) -> bool:
        return event[2] != S_RULES

    def why_not(self, s: State, action: int) -> Reason:
        return RULES.reason(s, action) if s.stack else _OVER

    def actions_at(self, place: str) -> list[int]:
        return PLACES.get(place, [])

    def why_at(self, s: State, place: str) -> Reason:
        return why_at(s, place) if s.stack else _OVER

    def opens_turn(self, s: State) -> bool:
        return opens_turn(s)

    def forecast(self, s: State) -> list[Event]:
        return forecast(s)

    def explain(self, s: State, events: Sequence[Event]) -> list[Explained]:
        return explained(s, events)

    def only_explains(self, event: Event) -> bool:
        return event[0] in REASONS

    def opens_period(self, event: Event) -> int:
        """Rounds."""
        return event[3] if event[0] == E_ROUND else 0

    def points_key(self, before: Event, event: Event) -> str:  # noqa: ARG002 - the source says it all
        return points_key(event)

    def start_points(self, s: State) -> list[int]:
        return [start_points(p) for p in s.seats]


_CONTENT: Final = content_digest(
    automa, boards, buildings, companies, contracts, river, officers, spaces, tiles, works
)
_OVER: Final = refusal("game-over", "B10.3.1")
GAME: Final = Barrage()
