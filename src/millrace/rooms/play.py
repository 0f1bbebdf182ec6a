"""Playing, once: an answer, the draws that follow it, and everything that is to be known of it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import RulesError
from millrace.kernel.game import NOTHING, Game, Message, Options
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event
from millrace.kernel.table import check_answer
from millrace.rooms.refusal import Refusal

START: Final = "points-start"  # a message of every game


class Count(NamedTuple):
    """The points that were told so far, by seat."""

    sources: tuple[dict[str, int], ...]  # by where they came from
    periods: tuple[dict[int, int], ...]  # by round or year; 0 is the set-up
    gains: tuple[dict[int, dict[str, int]], ...]  # by chapter, and in it by where they came from
    period: int = 0  # the round or year under way
    chapter: int = 0  # the one under way
    last: Event = NOTHING  # the newest event: where points come from may depend on it


def count_of(
    sources: Sequence[dict[str, int]],
    periods: Sequence[dict[int, int]],
    gains: Sequence[dict[int, dict[str, int]]],
    under_way: tuple[int, int],
    last: Event = NOTHING,
) -> Count:
    """A count as it was stored; an older Millrace counted by sources only."""
    none: tuple[dict[int, int], ...] = ({},) * len(sources)
    nothing: tuple[dict[int, dict[str, int]], ...] = ({},) * len(sources)
    return Count(tuple(sources), tuple(periods) or none, tuple(gains) or nothing, *under_way, last)


class Answer(NamedTuple):
    """An answer in words, and by viewer whether it is secret from them; viewer 0 looks on."""

    message: Message
    hidden: tuple[bool, ...]


class Moment:
    """A game between two answers. Nobody changes it: playing on makes another one."""

    def __init__(self, state: Core, draws: int, count: Count) -> None:
        self.state: Final = state
        self.draws: Final = draws  # how often chance has answered
        self.count: Final = count


class Played:
    """An answer, or several given at once, or the set-up, with what came of it."""

    def __init__(self, *, opens: bool) -> None:
        self.answers: Final[list[Answer]] = []
        self.opens: Final = opens  # it began a turn
        self.draws: Final[list[int]] = []
        self.story: Final[list[Event]] = []
        self.steps: Final[
            list[tuple[int, Core]]
        ] = []  # length of the story and state after each answer and draw
        self.after: Moment

    def scenes(self, ends: list[int]) -> list[Core]:
        """The states after the answer itself and after each part of the story that ends there."""
        found: list[Core] = []
        marks = [0, *ends]
        for length, state in self.steps[max(0, len(self.answers) - 1) :]:
            while len(found) < len(marks) and length >= marks[len(found)]:
                found.append(state)
        return found


def begin(game: Game[Any], options: Options, dealer: Dealer) -> Played:
    """The set-up: all that chance draws before the first question."""
    state = game.new(options)
    played = Played(opens=False)
    seats = range(game.n_seats(state))
    nothing = count_of([{}] * len(seats), [], [], (0, 0))
    _deal(game, dealer, state, played, Moment(state, 0, nothing))
    start, count = game.start_points(played.after.state), played.after.count
    sources = tuple([_with(count.sources[seat], START, start[seat]) for seat in seats])
    periods = tuple([_with(count.periods[seat], 0, start[seat]) for seat in seats])
    gains = tuple([_with_gain(count.gains[seat], 0, START, start[seat]) for seat in seats])
    count = count._replace(sources=sources, periods=periods, gains=gains)
    played.after = Moment(played.after.state, played.after.draws, count)
    return played


def resume(game: Game[Any], state: Core, dealer: Dealer, before: Moment) -> Played:
    """Go on from a state that was read anew; if chance is asked there it deals."""
    played = Played(opens=False)
    _deal(game, dealer, state, played, before)
    return played


def play(game: Game[Any], dealer: Dealer, before: Moment, seat: int, actions: Sequence[int]) -> Played:
    """The answer of a seat, and what it answers to the questions that follow at once.

    IllegalAction if one may not be given, Refusal if chance has a say between them. The moment before is
    left as it is.
    """
    viewers = (NOBODY, *range(game.n_seats(before.state)))
    state = game.clone(before.state)
    played = Played(opens=game.opens_turn(state))
    state.story = played.story
    for action in actions:
        if played.answers:
            played.steps.append((len(played.story), game.clone(state)))
        if game.decider(state) == CHANCE:
            raise Refusal("reveals-between")
        check_answer(game, state, seat, action)
        hidden = tuple([game.hides(state, viewer) for viewer in viewers])
        played.answers.append(Answer(game.row(state, action).message, hidden))
        game.apply(state, action)
    _deal(game, dealer, state, played, before)
    return played


def _deal(game: Game[Any], dealer: Dealer, state: Core, played: Played, before: Moment) -> None:
    """Let chance answer as long as it is asked, and close the moment."""
    state.story = played.story
    draws = before.draws
    while game.decider(state) == CHANCE:
        played.steps.append((len(played.story), game.clone(state)))
        options = game.legal(state)
        if not options:
            raise RulesError("chance is asked but nothing is left to draw")
        drawn = options[dealer.choose(draws, len(options))]
        game.apply(state, drawn)
        played.draws.append(drawn)
        draws += 1
    state.story = None
    played.steps.append((len(played.story), state))
    played.after = Moment(state, draws, _counted(game, played.story, before.count))


def _counted(game: Game[Any], story: list[Event], before: Count) -> Count:
    """The points after a story."""
    sources, periods, gains = list(before.sources), list(before.periods), list(before.gains)
    period, chapter, last = before.period, before.chapter, before.last
    for event in story:
        period = game.opens_period(event) or period
        opened = game.opens_chapter(event)
        if opened:
            chapter = opened
            gains = [found | {chapter: {}} for found in gains]
        key = game.points_key(last, event)
        if key:
            seat, amount = event[1], event[3]
            sources[seat] = _with(sources[seat], key, amount)
            periods[seat] = _with(periods[seat], period, amount)
            gains[seat] = _with_gain(gains[seat], chapter, key, amount)
        last = event
    return Count(tuple(sources), tuple(periods), tuple(gains), period, chapter, last)


K = TypeVar("K", int, str)


def _with_gain(
    gains: dict[int, dict[str, int]], chapter: int, key: str, amount: int
) -> dict[int, dict[str, int]]:
    return gains | {chapter: _with(gains.get(chapter, {}), key, amount)} if amount else gains


def _with(points: dict[K, int], key: K, amount: int) -> dict[K, int]:
    return points | {key: points.get(key, 0) + amount} if amount else points
