"""Tables for tests: a position with defaults, played by notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.position.read import read_position
from millrace.games.barrage.seat import Seat
from millrace.games.barrage.state import State
from millrace.kernel.game import Reason
from millrace.kernel.stack import CHANCE, Event

USA, GERMANY, ITALY, FRANCE = "usa", "germany", "italy", "france"
COMPANIES = (USA, GERMANY, ITALY, FRANCE)
# officers whose ability does not matter unless a test is about it
OFFICERS = ("wilhelm", "graziano", "viktor", "jill", "solomon", "anton", "mahiri")
BASIC = ("BASIC_base", "BASIC_elevation", "BASIC_conduit", "BASIC_powerhouse")


def seat(
    company: str, officer: str, *, extra_tiles: Sequence[str] = (), **fields: object
) -> dict[str, object]:
    """One participant of a position; `extra_tiles` are advanced tiles at hand beside the basic ones."""
    document: dict[str, object] = {"company": company, "officer": officer, **fields}
    if extra_tiles:
        wheel = fields.get("wheel") or ()
        assert isinstance(wheel, Sequence)
        out = {segment["tile"] for segment in wheel if segment and segment.get("tile")}
        own = [*BASIC, *(["SP_anton"] if officer == "anton" else [])]
        document["tiles"] = [*(tile for tile in own if tile not in out), *extra_tiles]
    return document


def automa(
    company: str, officer: str, level: str = "medium", *, extra_tiles: Sequence[str] = (), **fields: object
) -> dict[str, object]:
    """One Automa of a position; below the very high level its officer is only one that Mahiri may copy."""
    return seat(company, officer, extra_tiles=extra_tiles, level=level, **fields)


class Play:
    """A position being played in a test. Seats are 0, 1, ... as in the engine."""

    def __init__(self, state: State) -> None:
        self.s = state
        self.events: list[Event] = []

    def seat(self, i: int) -> Seat:
        return self.s.seats[i]

    @property
    def decider(self) -> int:
        return GAME.decider(self.s)

    def options(self) -> list[str]:
        """The pending question's options in notation."""
        return [GAME.notate(action) for action in GAME.legal(self.s)]

    def play(self, *answers: str) -> Play:
        """Answer by notation; draws on the way take the first tile. `events` is what this call caused."""
        self.events = []
        self.s.story = self.events
        for answer in answers:
            self.deal()
            action = GAME.read(answer)
            assert action >= 0, f"not an action: {answer}"
            assert action in GAME.legal(self.s), f"{answer} is not offered: {self.options()}"
            GAME.apply(self.s, action)
        self.s.story = None
        return self

    def deal(self, *draws: str) -> Play:
        """Answer for chance: the named draws, then the first of what is left until a seat is asked."""
        for draw in draws:
            assert self.decider == CHANCE
            assert draw in self.options(), f"{draw} cannot be drawn: {self.options()}"
            GAME.apply(self.s, GAME.read(draw))
        while self.decider == CHANCE:
            GAME.apply(self.s, GAME.legal(self.s)[0])
        return self

    def draw(self, *draws: str) -> Play:
        """Answer for chance and keep the events: `draw("automa 7")` plays an Automa's turn by that tile."""
        self.events = []
        self.s.story = self.events
        for draw in draws:
            assert self.decider == CHANCE
            assert draw in self.options(), f"{draw} cannot be drawn: {self.options()}"
            GAME.apply(self.s, GAME.read(draw))
        self.s.story = None
        return self

    def why_not(self, answer: str) -> Reason:
        action = GAME.read(answer)
        assert action >= 0, f"not an action: {answer}"
        assert action not in GAME.legal(self.s), f"{answer} is offered"
        return GAME.why_not(self.s, action)

    def finish_turns(self) -> Play:
        """Everybody puts all engineers in the bank until the round is over; drops and scores follow."""
        now = self.s.round
        while self.s.stack and self.s.round == now:
            self.deal()
            if not self.s.stack or self.s.round != now:
                break
            self.answer_plainly()
        return self

    def answer_plainly(self) -> None:
        """Bank with everything, pass, skip, or the first option."""
        options = self.options()
        for wanted in ("pass", "skip", "space bank"):
            if wanted in options:
                GAME.apply(self.s, GAME.read(wanted))
                return
        last = options[-1] if options[0].startswith("engineers") else options[0]
        GAME.apply(self.s, GAME.read(last))


def document(
    *seats: dict[str, object], on_map: Mapping[str, object] | None = None, **fields: object
) -> dict[str, object]:
    """A position document; map entries are (owner, level, drops) or an owner, owners 1.. or 'neutral'."""
    places: dict[str, object] = {}
    for key, entry in (on_map or {}).items():
        if isinstance(entry, tuple):
            owner, level, drops = entry
            places[key] = {"owner": owner, "level": level, "drops": drops}
        else:
            places[key] = {"owner": entry}
    return {
        "millrace": "position",
        "game": "barrage",
        "players": len(seats),
        "seats": list(seats),
        "map": places,
        **fields,
    }


def barrage(*seats: dict[str, object], on_map: Mapping[str, object] | None = None, **fields: object) -> Play:
    """A table at the start of a turn: `barrage(seat(USA, "viktor"), seat(ITALY, "jill"), turn=1)`."""
    return Play(read_position(document(*seats, on_map=on_map, **fields)))


def new_game(players: int = 4, *, introductory: bool = False, automas: Sequence[str] = ()) -> Play:
    """A table before anything is drawn; `automas` are the levels of the last chairs."""
    options = {"players": players, "introductory": introductory, "automas": list(automas)}
    return Play(GAME.new(GAME.parse_options(options)))


def wheel(*segments: tuple[str | None, int, int] | None) -> list[dict[str, object] | None]:
    """The wheel behind the open segment: (tile, excavators, mixers) by rotations done, the rest empty."""
    found: list[dict[str, object] | None] = [None]
    for segment in segments:
        if segment is None:
            found.append(None)
        else:
            tile, excavators, mixers = segment
            found.append({"tile": tile, "excavators": excavators, "mixers": mixers})
    return found + [None] * (6 - len(found))


def tile_number(key: str) -> int:
    return next(i for i, tile in enumerate(TILES) if tile.key == key)
