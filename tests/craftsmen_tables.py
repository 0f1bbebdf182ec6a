"""Tables of Craftsmen for tests: a position with defaults, played by notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from millrace.games.craftsmen.content.board import (
    BUILDERS,
    CAPITAL_KEYS,
    CRAFT,
    SEASON_KEYS,
    TOWN_KEYS,
    WINTER,
    WORK_POINTS,
)
from millrace.games.craftsmen.content.buildings import CARDS
from millrace.games.craftsmen.content.goods import FIRST_HALF, GOOD_KEYS, N_ROWS
from millrace.games.craftsmen.content.ships import HOLD
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.position import read_position
from millrace.games.craftsmen.seat import Seat
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view import owner_key
from millrace.kernel.game import Reason
from millrace.kernel.stack import CHANCE, Event
from millrace.kernel.table import Table

CARD_KEYS: Final = [card.key for card in CARDS]
SAWMILLS: Final = [key for key in CARD_KEYS if key.startswith("sawmill")]
_ACTIONS: Final = ("bankers", "build", "notary", "craft", "merchants", "town_hall")  # by town building
_NO_DISC: Final = 6  # acting in winter, without an assistant
_HAND_MOST: Final = 10
_BY_TIER: Final = (CARD_KEYS[:24], CARD_KEYS[24:48], CARD_KEYS[48:64])


def seat(
    *row: str | Mapping[str, object], capital: Sequence[str] = (), cards: Sequence[str] = (), **fields: object
) -> dict[str, object]:
    """One player of a position; without a row a sawmill that nobody else has.

    `built("mill-1", "wheat")` in the row is a card with a filled input icon.
    """
    return {"row": list(row), "capital": list(capital), "cards": list(cards), **fields}


def built(card: str, *filled: str) -> dict[str, object]:
    """A card of a row whose input icons hold these goods."""
    return {"card": card, "filled": list(filled)}


def queue(*spaces: Sequence[int]) -> list[list[int | None]]:
    """A queue as a position writes it: for each space its discs, the lower one first, players 1.. ."""
    return [[*discs, *[None] * (2 - len(discs))] for discs in [*spaces, *[()] * (3 - len(spaces))]]


def granary(**rows: Sequence[int | str]) -> list[int | str | None]:
    """The granary: the rows named hold these markers, the lower one first; the others natural ones."""
    found: list[int | str | None] = []
    for good in GOOD_KEYS[FIRST_HALF : FIRST_HALF + N_ROWS]:
        found += _pair(rows.pop(good, ("natural", "natural")))
    assert not rows, f"no rows: {rows}"
    return found


def holds(rows: Mapping[tuple[int, str], Sequence[int]]) -> list[int | str | None]:
    """The holds: {(ship 1.., good): markers}, the left one first; the other rows are empty."""
    known = [(row.ship + 1, GOOD_KEYS[row.good]) for row in HOLD]
    assert set(rows) <= set(known), f"rows are {known}"
    return [marker for row in known for marker in _pair(rows.get(row, ()))]


def _pair(markers: Sequence[int | str]) -> list[int | str | None]:
    return [*markers, *[None] * (2 - len(markers))]


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
        """Answer by notation; draws on the way take the first card. `events` is what this call caused."""
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

    def pay(self) -> Play:
        """Pay what is due with the first cards offered, if there is a choice. `events` go on."""
        self.s.story = self.events
        while GAME.question_kind(self.s) == "pay":
            GAME.apply(self.s, GAME.legal(self.s)[0])
        self.s.story = None
        return self

    def listen(self) -> Play:
        """Keep in `events` whatever happens from now on, until the next `play`."""
        self.events = []
        self.s.story = self.events
        return self

    def deal(self, *draws: str) -> Play:
        """Answer for chance: the named draws, then the first of what is left until a seat is asked."""
        self.draw(*draws)
        while self.decider == CHANCE:
            GAME.apply(self.s, GAME.legal(self.s)[0])
        return self

    def draw(self, *draws: str) -> Play:
        """Answer for chance with these draws and no more: `drawn violet-2a`, `card mine-3`."""
        for draw in draws:
            assert self.decider == CHANCE, f"chance is not asked for {draw}"
            assert draw in self.options(), f"{draw} cannot be drawn: {self.options()}"
            GAME.apply(self.s, GAME.read(draw))
        return self

    def why_not(self, answer: str) -> Reason:
        action = GAME.read(answer)
        assert action >= 0, f"not an action: {answer}"
        assert action not in GAME.legal(self.s), f"{answer} is offered"
        return GAME.why_not(self.s, action)

    def told(self, kind: int) -> list[Event]:
        """The events of one kind that the last `play` caused."""
        return [event for event in self.events if event[0] == kind]

    # What lies where, by key ------------------------------------------------------------------------------

    def view(self, i: int) -> Mapping[str, object]:
        """The table as a seat sees it."""
        return GAME.view(self.s, i)

    def sees(self, i: int, *path: str | int) -> object:
        """One part of what a seat sees: `sees(0, "market", "basic", "pile")`."""
        found: object = self.view(i)
        for key in path:
            if isinstance(key, int):
                assert isinstance(found, list)
                found = found[key]
            else:
                assert isinstance(found, dict)
                found = found[key]
        return found

    def document(self) -> dict[str, object]:
        """The whole table as a position, hands included."""
        return GAME.write_position(self.s)

    def capital(self, i: int) -> list[str]:
        """The capital cards in a hand, without their copies."""
        return _kinds(_mine(self.document(), i)["capital"])

    def worth(self, i: int) -> object:
        """The best worth of a seat's hand, as its owner sees it."""
        return _mine(self.view(i), i)["worth"]

    def capital_up(self) -> list[str]:
        """The face-up capital cards, without their copies and without empty places."""
        return _kinds(self.document()["capital_up"])

    def discards(self) -> list[str]:
        """The discard pile of the capital cards, without copies."""
        return _kinds(self.document()["discards"])

    def cards(self, i: int) -> list[str]:
        """The building cards in a hand."""
        return [CARD_KEYS[card] for card in self.seat(i).cards]

    def row(self, i: int) -> list[str]:
        """The built cards of a seat, left to right."""
        return [CARD_KEYS[card] for card in self.seat(i).row]

    def filled(self, i: int, card: str) -> list[str]:
        """The goods on the input icons of a built card."""
        row = _mine(self.document(), i)["row"]
        assert isinstance(row, list)
        found: list[str] = next(entry["filled"] for entry in row if entry["card"] == card)
        return found

    def display(self) -> list[str | None]:
        """The face-up building cards: two basic, two extended, two advanced."""
        return [None if card < 0 else CARD_KEYS[card] for card in self.s.display]

    def queue(self, town: str) -> list[list[int]]:
        """The discs in front of a town building by space, the lower one first: players 1.. ."""
        first = TOWN_KEYS.index(town) * 6
        return [
            [disc + 1 for disc in self.s.queues[first + 2 * space : first + 2 * space + 2] if disc >= 0]
            for space in range(3)
        ]

    def picture(self, town: str) -> list[int]:
        """How many assistants of each seat stand on the picture of a town building."""
        n, at = len(self.s.seats), TOWN_KEYS.index(town)
        return self.s.pictures[at * n : (at + 1) * n]

    def granary(self, good: str) -> list[int | str | None]:
        """The markers of a row, the lower one first: players 1.., 'natural' or None."""
        at = 2 * (GOOD_KEYS.index(good) - FIRST_HALF)
        return [owner_key(owner) for owner in self.s.granary[at : at + 2]]

    def hold(self, ship: int, good: str) -> list[int | str | None]:
        """The markers of a row of a ship 1.., the left one first."""
        at = next(i for i, row in enumerate(HOLD) if (row.ship + 1, GOOD_KEYS[row.good]) == (ship, good))
        return [owner_key(owner) for owner in self.s.holds[2 * at : 2 * at + 2]]

    @property
    def order(self) -> list[int]:
        """The turn order, players 1.. ."""
        return [at + 1 for at in self.s.order]

    @property
    def season(self) -> tuple[int, str]:
        return self.s.year, SEASON_KEYS[self.s.season]

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.s)

    # Going on ---------------------------------------------------------------------------------------------

    def finish_season(self) -> Play:
        """Everybody passes and waives, and discards what comes first, until the season is over."""
        now = self.season
        while self.s.stack and self.season == now:
            self.deal()
            if self.s.stack and self.season == now:
                self.answer_plainly()
        return self

    def finish(self, until: str) -> Play:
        """Everybody passes and waives until this action is offered."""
        while until not in self.deal().options():
            self.answer_plainly()
        return self

    def answer_plainly(self) -> None:
        """Pass, skip, or the first option."""
        options = self.options()
        plain = next((wanted for wanted in ("pass", "skip") if wanted in options), options[0])
        GAME.apply(self.s, GAME.read(plain))


def _mine(document: Mapping[str, object], i: int) -> dict[str, object]:
    seats = document["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[i]
    return found


def _kinds(copies: object) -> list[str]:
    assert isinstance(copies, list)
    return [copy.rstrip("abcd") for copy in copies if copy is not None]


def document(*seats: dict[str, object], stage: str = "", **fields: object) -> dict[str, object]:
    """A position document. Face-up cards that are not given are some that lie nowhere else.

    Without `stage` a seat sends an assistant (`turn=`). With `stage="notary"` the first disc of that queue
    acts; in winter every player acts in turn order, first as a builder (`stage="builders"`).
    """
    doc: dict[str, object] = {
        "millrace": "position",
        "game": "craftsmen",
        "players": len(seats),
        "seats": [dict(one) for one in seats],
        **fields,
    }
    named = list(_texts(doc))
    own = (sawmill for sawmill in SAWMILLS if sawmill not in named)
    for i, one in enumerate(seats):
        if not one.get("row"):
            doc["seats"][i]["row"] = [next(own)]  # type: ignore[index]
    doc.setdefault("display", _up(named))
    doc.setdefault("capital_up", sorted(CAPITAL_KEYS, key=lambda kind: _uses(named, kind))[:2])
    if stage:
        doc["stack"] = _stack(doc, TOWN_KEYS.index(stage))
    return doc


def _up(named: Sequence[str]) -> list[str]:
    return [key for tier in _BY_TIER for key in [key for key in tier if key not in named][:2]]


def _texts(value: object) -> Iterator[str]:
    """Every text of a document, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, Sequence):
        for inner in value:
            yield from _texts(inner)


def _uses(named: Sequence[str], kind: str) -> int:
    return sum(text.rstrip("abcd") == kind for text in named)


def frame(op: str, who: int | str = "nobody", a: int = 0, b: int = 0) -> dict[str, object]:
    """One pending frame of a position: who is a player 1.., `nobody` or `chance`."""
    return {"op": op, "seat": who, "a": a, "b": b}


def _stack(doc: Mapping[str, object], town: int) -> list[dict[str, object]]:
    order = doc.get("order") or range(1, int(str(doc["players"])) + 1)
    assert isinstance(order, Sequence)
    work = WORK_POINTS[int(str(doc.get("year", 1)))] if town == CRAFT else 0
    if doc.get("season") == SEASON_KEYS[WINTER]:
        frames = [frame("next_season"), frame("clean_up"), frame("year_end")]
        if town == BUILDERS:
            frames += [frame("winter", a=CRAFT), frame("gap")]
        for player in reversed(order):
            frames += _acting(town, player, work, _NO_DISC)
        return frames
    queues = doc["queues"]
    assert isinstance(queues, Mapping)
    discs = [disc for space in queues[TOWN_KEYS[town]] for disc in space]
    first = next(i for i, disc in enumerate(discs) if disc is not None)
    frames = [frame("next_season"), frame("end_season"), frame("stage", a=town, b=first + 1)]
    return frames + _acting(town, discs[first], work, first)


def _acting(town: int, player: int, work: int, disc: int) -> list[dict[str, object]]:
    """An action of a town building, with the refill and the hand limit that follow it."""
    return [frame("refill"), frame("limit", player, _HAND_MOST), frame(_ACTIONS[town], player, work, disc)]


def craftsmen(*seats: dict[str, object], stage: str = "", **fields: object) -> Play:
    """A table: `craftsmen(seat(), seat(capital=["red-3"]), seat(), turn=2)`."""
    return Play(read_position(document(*seats, stage=stage, **fields)))


def new_game(players: int = 4) -> Play:
    """A table before anything is drawn."""
    return Play(GAME.new(GAME.parse_options({"players": players})))


def at_table(play: Play, seed: str = "test") -> Table[State]:
    """The position behind the door that checks: answers go through `Table.play(seat, action)`."""
    table = Table(GAME, {"players": len(play.s.seats)}, seed)
    table.state = play.s
    return table
