"""Craftsmen as every layer above sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from millrace.games.craftsmen import position, position_write, secrets
from millrace.games.craftsmen.component_types import Components
from millrace.games.craftsmen.components import components
from millrace.games.craftsmen.content import board, buildings, goods, ships
from millrace.games.craftsmen.events import told
from millrace.games.craftsmen.facts import EVENT_KINDS
from millrace.games.craftsmen.names import SPACE_KEYS, is_named, seat_name
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import A_PRIVILEGE, A_SPACE, A_TOKEN, A_TOWN, E_SEASON, OP_STACK
from millrace.games.craftsmen.ops.assistants import why_space
from millrace.games.craftsmen.ops.start import new_table
from millrace.games.craftsmen.ops.year_end import winners
from millrace.games.craftsmen.plan_types import Plans
from millrace.games.craftsmen.planner import plans
from millrace.games.craftsmen.points import PERIOD, POINTS, points_key
from millrace.games.craftsmen.rows import PLACES, row
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.situation import places, turn_clause
from millrace.games.craftsmen.state import State, load
from millrace.games.craftsmen.view import view
from millrace.games.craftsmen.view_types import View
from millrace.games.craftsmen.worth import worth
from millrace.kernel.chance import Stream
from millrace.kernel.content import content_digest
from millrace.kernel.game import Foreseen, Game, Message, Options, Reason, Row, Told
from millrace.kernel.operation import refusal
from millrace.kernel.options import OptionTable, Seats
from millrace.kernel.stack import Event

# the questions that are asked within a turn: what an answer leaves open
_WITHIN: Final = frozenset(
    RULES.names.index(name)
    for name in (
        *("stack", "fee", "limit", "bankers_more", "bankers_discard", "side", "pay"),
        *("mayor_draw", "mayor_answer", "look_tier", "look_draw", "look_show", "look_where", "look_order"),
        *("raw", "raw_place", "trade_place", "half_place", "granary_reward", "ship", "bribe"),
        *("merchant_slot", "merchant_pay"),
    )
)


class Craftsmen(Game[State]):
    """The complete game for two to five."""

    name = "craftsmen"
    package = "millrace.games.craftsmen"
    options = OptionTable("craftsmen", Seats(2, 5, 4))
    terminal = "millrace.cli.craftsmen.painter:PAINTER"
    period_key = PERIOD
    points_rows = POINTS
    event_kinds = EVENT_KINDS
    question_kinds = RULES.questions
    rules_version = 2

    def content_digest(self) -> str:
        return _CONTENT

    def types(self) -> Sequence[type]:
        return (View, Components, Plans)

    def components(self) -> Mapping[str, object]:
        return components(_CONTENT)

    def new(self, options: Options) -> State:
        players = options["players"]
        assert isinstance(players, int), "the options were parsed"
        s = new_table(players)
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

    def turn_clause(self, s: State) -> str:
        return turn_clause(s)

    def chapter(self, s: State) -> int:
        """Seasons, counted from the start of the game."""
        return 4 * s.year + s.season

    def scores(self, s: State) -> list[int]:
        return [p.vp for p in s.seats]

    def winners(self, s: State) -> list[int]:
        return winners(s)

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view(s, seat)

    def hides(self, s: State, seat: int) -> bool:
        return secrets.is_secret(s, seat)

    def seen(self, event: Event, seat: int) -> Event:
        return secrets.seen_by(event, seat)

    def foresee(self, s: State, seat: int, action: int) -> Foreseen[State]:
        return secrets.foresee(s, seat, action)

    def redeal(self, s: State, seat: int, rolls: Stream) -> State:
        return secrets.redeal(s, seat, rolls)

    def dump(self, s: State) -> list[int]:
        return s.dump()

    def load(self, cells: list[int]) -> State:
        return load(cells)

    def write_position(self, s: State) -> dict[str, object]:
        return position_write.write_position(s)

    def read_position(self, document: Mapping[str, object]) -> State:
        return position.read_position(document)

    def notate(self, action: int) -> str:
        return ACTIONS.notate(action)

    def read(self, text: str) -> int:
        return ACTIONS.read(text)

    def question(self, s: State) -> Message:
        asked = RULES.question(s)
        return Message(asked.key, {**asked.args, "seat": seat_name(self.decider(s))})

    def question_kind(self, s: State) -> str:
        return RULES.asking(s).name

    def opens_turn(self, s: State) -> bool:
        return s.stack[-1].op not in _WITHIN

    def row(self, s: State, action: int) -> Row:
        return row(s, action)

    def told(self, s: State, event: Event) -> Told:  # noqa: ARG002 - players go by their chairs
        return told(event)

    def has_cause(self, event: Event) -> bool:
        return is_named(event[2])

    def why_not(self, s: State, action: int) -> Reason:
        if not s.stack:
            return refusal("game-over", "C16.2")
        found = RULES.reason(s, action)
        if action in (A_PRIVILEGE, A_TOKEN) and found.kind == "not-asked":
            return refusal("no-privilege-here", "C5.4")
        return found

    def worth(self, s: State, seat: int) -> int:
        return worth(s, seat)

    def plans(self, s: State, seat: int) -> Mapping[str, object]:
        return plans(s, seat)

    def actions_at(self, place: str) -> list[int]:
        return PLACES.get(place, [])

    def why_at(self, s: State, place: str) -> Reason:
        """A queue space goes by its building and its own name: `bankers gold`."""
        town, _, space = place.partition(" ")
        if town not in board.TOWN_KEYS or space not in SPACE_KEYS:
            return super().why_at(s, place)
        building, at = board.TOWN_KEYS.index(town), SPACE_KEYS.index(space)
        sends = A_TOWN + building
        f = s.stack[-1] if s.stack else None
        if f is not None and f.op == OP_STACK and f.a == building:
            return self.why_not(s, A_SPACE + at)
        if f is not None and sends in self.legal(s) and places(s, f.seat, building)[at] is None:
            return why_space(s, building, at)
        return self.why_not(s, sends)

    def opens_period(self, event: Event) -> int:
        """Years."""
        return event[3] if event[0] == E_SEASON and event[4] == board.SPRING else 0

    def opens_chapter(self, event: Event) -> int:
        """Seasons, as `chapter` counts them."""
        return 4 * event[3] + event[4] if event[0] == E_SEASON else 0

    def points_key(self, before: Event, event: Event) -> str:
        return points_key(before, event)


_CONTENT: Final = content_digest(board, buildings, goods, ships)
GAME: Final = Craftsmen()
