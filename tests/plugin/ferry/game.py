"""Ferry as every layer above sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ferry import content, describe, position, secrets
from ferry.content import SEASON_KEYS
from ferry.options import OPTIONS
from ferry.rules import RULES, winners
from ferry.state import State, load, new_table
from ferry.view import Components, View, components, view
from ferry.worth import worth
from millrace.kernel.chance import Stream
from millrace.kernel.content import content_digest
from millrace.kernel.game import Foreseen, Game, Row, Told
from millrace.kernel.message import Message, Reason
from millrace.kernel.operation import refusal
from millrace.kernel.options import Options
from millrace.kernel.stack import Event


class Ferry(Game[State]):
    """Two to four with crates and ropes."""

    name = "ferry"
    package = "ferry"
    rules_version = 1
    options = OPTIONS
    points_rows = describe.POINTS
    event_kinds = describe.EVENT_KINDS
    question_kinds = ("boat", "load", "lash", "draw")

    def content_digest(self) -> str:
        return _CONTENT

    def types(self) -> Sequence[type]:
        return (View, Components)

    def components(self) -> Mapping[str, object]:
        return components()

    # Playing

    def new(self, options: Options) -> State:
        players = options["players"]
        assert isinstance(players, int), "the options were parsed"
        season = SEASON_KEYS.index(str(options.get("season", OPTIONS.choices[0].default)))
        s = new_table(players, season, fog=options["fog"] is True)
        RULES.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def n_seats(self, s: State) -> int:
        return len(s.vp)

    def legal(self, s: State) -> list[int]:
        return RULES.legal(s) if s.stack else []

    def apply(self, s: State, action: int) -> None:
        RULES.apply(s, action)

    def chapter(self, s: State) -> int:
        return s.drawn.bit_count()

    def scores(self, s: State) -> list[int]:
        return s.vp[:]

    def winners(self, s: State) -> list[int]:
        return winners(s)

    def worth(self, s: State, seat: int) -> int:
        return worth(s, seat)

    # Who may know what

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view(s, seat)

    def hides(self, s: State, seat: int) -> bool:
        return secrets.hides(s, seat)

    def seen(self, event: Event, seat: int) -> Event:
        return secrets.seen(event, seat)

    def foresee(self, s: State, seat: int, action: int) -> Foreseen[State]:
        return secrets.as_foreseen(super().foresee(s, seat, action), seat)

    def redeal(self, s: State, seat: int, rolls: Stream) -> State:
        return secrets.redeal(s, seat, rolls)

    # Written down

    def dump(self, s: State) -> list[int]:
        return s.dump()

    def load(self, cells: list[int]) -> State:
        return load(cells)

    def write_position(self, s: State) -> dict[str, object]:
        return position.write_position(s)

    def read_position(self, document: Mapping[str, object]) -> State:
        return position.read_position(document)

    def notate(self, action: int) -> str:
        return describe.ACTIONS.notate(action)

    def read(self, text: str) -> int:
        return describe.ACTIONS.read(text)

    # For people

    def question(self, s: State) -> Message:
        asked, seat = RULES.question(s), self.decider(s)
        return Message(
            asked.key, {**asked.args, "seat": describe.seat_name(seat)} if seat >= 0 else asked.args
        )

    def question_kind(self, s: State) -> str:
        return RULES.asking(s).name

    def opens_turn(self, s: State) -> bool:
        return RULES.asking(s).name == "load"

    def row(self, s: State, action: int) -> Row:  # noqa: ARG002
        return describe.row(action)

    def told(self, s: State, event: Event) -> Told:  # noqa: ARG002
        return describe.told(event)

    def points_key(self, before: Event, event: Event) -> str:  # noqa: ARG002
        return describe.points_key(event)

    def why_not(self, s: State, action: int) -> Reason:
        return RULES.reason(s, action) if s.stack else refusal("game-over", "F10")

    def actions_at(self, place: str) -> list[int]:
        return describe.PLACES.get(place, [])


_CONTENT: Final = content_digest(content)
GAME: Final = Ferry()
