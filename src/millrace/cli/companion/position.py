"""A position of the cardboard table answers for an Automa: what is possible, and where it builds."""

from __future__ import annotations

from typing import Final, NamedTuple

from millrace.cli.companion.companion import Automa, Companion, impossible
from millrace.cli.companion.deck import Contradiction
from millrace.cli.files import load_position
from millrace.games.barrage.automa.explain import TurnExplanation, explain
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import (
    E_AUTOMA_TILES,
    OP_AUTOMA_ENTRY,
    OP_AUTOMA_FULFIL,
    OP_AUTOMA_FULFIL_FREE,
    OP_CONTRACT_ENERGY,
    PERSON,
    S_RULES,
)
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.kernel.stack import Event

_FULFILLING: Final = (OP_AUTOMA_FULFIL, OP_AUTOMA_FULFIL_FREE)


class Verdict(NamedTuple):
    """The rest of the turn as the rules play it: engineers by entry, the position asked, what happens."""

    turn: TurnExplanation
    placed: dict[int, int]
    state: State
    story: list[Event]
    waits_for_draw: bool

    def step(self, entry: int) -> str:
        """The answer about an entry."""
        return f"yes {self.placed[entry]}" if entry in self.placed else "no"

    def check(self, entry: int, step: str) -> None:
        """Whether people may answer so; Contradiction says what the position knows better."""
        word, *numbers = step.split()
        wanted, *engineers = self.step(entry).split()
        if word == "yes" and wanted == "no":
            tried = next(found for found in self.turn.tried if found.entry == entry)
            raise impossible(entry, tried.condition)
        if word == "no" and wanted == "yes":
            raise Contradiction("ui-deck-possible", n=entry + 1)
        if numbers and numbers != engineers:
            raise Contradiction(
                "ui-deck-engineers", n=entry + 1, told=int(numbers[0]), known=int(engineers[0])
            )


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
    """Let the rules play the rest of the turn, with any draws: the entries do not depend on them."""
    s = position.clone()
    s.top, s.criteria = companion.deck.top, companion.deck.criteria
    s.priority = companion.deck.priority
    s.stack = []
    tiles: Event = (E_AUTOMA_TILES, seat, S_RULES, s.top, s.criteria)
    story: list[Event] = [] if entry == 0 else [tiles]
    s.story = story
    s.ask(OP_AUTOMA_ENTRY, seat, S_RULES, entry)
    RULES.settle(s)
    while s.stack and not _waits_for_draw(s):
        RULES.apply(s, RULES.legal(s)[0])
    s.story = None
    turn = explain(story)[0]
    return Verdict(turn, _placed(turn, position.seats[seat].engineers), position, story, bool(s.stack))


def _placed(turn: TurnExplanation, left: int) -> dict[int, int]:
    """Rule A3.6: the engineers of each entry performed, or as many as are left."""
    placed: dict[int, int] = {}
    for performed in turn.performed:
        placed[performed.entry] = min(performed.engineers, left)
        left -= placed[performed.entry]
    return placed


def _waits_for_draw(s: State) -> bool:
    """Whether what comes next depends on a contract that only the table can draw."""
    pending = {f.op for f in s.stack}
    return OP_AUTOMA_ENTRY not in pending and bool(pending & {OP_CONTRACT_ENERGY, *_FULFILLING})
