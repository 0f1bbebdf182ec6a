"""Craftsmen as every layer above sees it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from millrace.games.craftsmen import describe, position, secrets
from millrace.games.craftsmen.content import board, buildings, goods, ships
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.ops.start import new_table
from millrace.games.craftsmen.ops.year_end import winners
from millrace.games.craftsmen.points import POINTS, points_key
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State, load
from millrace.games.craftsmen.view import view
from millrace.games.craftsmen.why import why_not
from millrace.kernel.game import Game, Message, Options, Reason, Row, Told
from millrace.kernel.options import OptionTable, Seats
from millrace.kernel.stack import Event


class Craftsmen(Game[State]):
    """The complete game for two to five."""

    name = "craftsmen"
    package = "millrace.games.craftsmen"
    options = OptionTable("craftsmen", Seats(2, 5, 4))
    terminal = "millrace.cli.craftsmen:PAINTER"
    points_rows = POINTS
    event_kinds = describe.EVENT_KINDS
    question_kinds = position.QUESTION_KINDS
    rules_version = 1

    def content_digest(self) -> str:
        return _CONTENT

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

    def dump(self, s: State) -> list[int]:
        return s.dump()

    def load(self, cells: list[int]) -> State:
        return load(cells)

    def write_position(self, s: State) -> dict[str, object]:
        return position.write_position(s)

    def read_position(self, document: Mapping[str, object]) -> State:
        return position.read_position(document)

    def notate(self, action: int) -> str:
        return ACTIONS.notate(action)

    def read(self, text: str) -> int:
        return ACTIONS.read(text)

    def question(self, s: State) -> Message:
        return describe.question(s)

    def question_kind(self, s: State) -> str:
        return position.OP_NAMES[s.stack[-1].op]

    def row(self, s: State, action: int) -> Row:
        return describe.row(s, action)

    def told(self, s: State, event: Event) -> Told:  # noqa: ARG002 - players go by their chairs
        return describe.told(event)

    def has_cause(self, event: Event) -> bool:
        return describe.is_named(event[2])

    def why_not(self, s: State, action: int) -> Reason:
        return why_not(s, action)

    def actions_at(self, place: str) -> list[int]:
        return describe.PLACES.get(place, [])

    def points_key(self, before: Event, event: Event) -> str:
        return points_key(before, event)


def _content_digest() -> str:
    """Every row of every table, in a text that is the same on every build."""
    rows: list[object] = [(t.key, t.tier, t.inputs, t.good, t.vp) for t in buildings.TYPES]
    rows += [(c.key, c.kind, c.top, c.bottom, c.has_house) for c in buildings.CARDS]
    rows += [(r.ship, r.good, r.vp) for r in ships.HOLD]
    rows += [(t.good, t.vp, t.line) for t in ships.BONUS_TOKENS]
    rows += [ships.MAJORITY, goods.GOOD_KEYS, buildings.BUILD_COST, buildings.PRICE, buildings.MAYOR_CARDS]
    rows += [board.TOWN_MOST, board.TOKENS, board.WORK_POINTS, board.FEE_POINTS, board.CAPITAL_KEYS]
    return sha256(repr(rows).encode()).hexdigest()[:16]


_CONTENT: Final = _content_digest()
GAME: Final = Craftsmen()
