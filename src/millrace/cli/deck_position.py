"""A position of the cardboard table answers for an Automa: which entries are possible, and where it builds."""

from __future__ import annotations

from typing import NamedTuple

from millrace.cli.deck import Automa, Companion, Contradiction
from millrace.cli.files import load_position
from millrace.games.barrage.automa.explain import Performed, Tried, TurnExplanation, explain
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import E_AUTOMA_TILES, EMPTY, OP_AUTOMA_ENTRY, PERSON, S_RULES
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event


class Verdict(NamedTuple):
    """The rest of the turn as the rules play it, the position it was asked of, and everything that happens."""

    turn: TurnExplanation
    state: State
    story: list[Event]

    def performed(self, entry: int) -> Performed | None:
        return next((found for found in self.turn.performed if found.entry == entry), None)

    def tried(self, entry: int) -> Tried | None:
        return next((found for found in self.turn.tried if found.entry == entry), None)


def verdict_of(companion: Companion, path: str) -> Verdict:
    """What the position in a file makes of the present turn from the present entry on."""
    game, s = load_position(path)
    assert game is GAME, "Automas play Barrage only"
    turn = companion.open_turn
    if turn is None:
        raise Contradiction("ui-deck-closed")
    seat = _seat_of(companion, turn.who, s)
    _check(companion, turn.who, s, seat)
    return _judged(companion, s, seat, turn.entry)


def _seat_of(companion: Companion, who: int, s: State) -> int:
    """The seat of the same company, or else the Automa with the same number."""
    company = companion.automas[who].company
    automas = [seat for seat, p in enumerate(s.seats) if p.level != PERSON]
    if company:
        automas = [seat for seat in automas if COMPANIES[s.seats[seat].company].key == company]
        if not automas:
            raise Contradiction("ui-deck-other-company", company=Message("company-" + company))
        return automas[0]
    if who >= len(automas):
        raise Contradiction("ui-deck-no-automa", n=who + 1, most=len(automas))
    return automas[who]


def _check(companion: Companion, who: int, s: State, seat: int) -> None:
    """The position must be of this game and this moment."""
    automa: Automa = companion.automas[who]
    p = s.seats[seat]
    if LEVEL_KEYS[p.level] != automa.level:
        levels = {"told": LEVEL_KEYS[p.level], "known": automa.level}
        raise Contradiction("ui-deck-other-level", **{k: Message("level-" + v) for k, v in levels.items()})
    if s.round != companion.round:
        raise Contradiction("ui-deck-other-round", told=s.round, known=companion.round)
    if bool(s.works) != companion.has_leeghwater:
        raise Contradiction("ui-deck-other-box")
    if p.engineers != companion.left[who]:
        raise Contradiction("ui-deck-other-engineers", told=p.engineers, known=companion.left[who])


def _judged(companion: Companion, position: State, seat: int, entry: int) -> Verdict:
    """Let the rules go through the entries. A draw among them is any: no later entry depends on it."""
    s = position.clone()
    s.top, s.criteria = companion.deck.top, companion.deck.criteria
    s.priority = companion.deck.priority
    s.stack = []
    tiles: Event = (E_AUTOMA_TILES, seat, S_RULES, s.top, s.criteria)
    story: list[Event] = [] if entry == 0 else [tiles]
    s.story = story
    s.ask(OP_AUTOMA_ENTRY, seat, S_RULES, entry)
    RULES.settle(s)
    while any(f.op == OP_AUTOMA_ENTRY for f in s.stack):
        RULES.apply(s, RULES.legal(s)[0])
    s.story = None
    assert s.criteria != EMPTY, "a turn begins with a flip"
    return Verdict(explain(story)[0], position, story)
