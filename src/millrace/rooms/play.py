"""Playing, once: an answer, the draws that follow it, and everything that is to be known of it afterwards."""

from __future__ import annotations

from typing import Any, Final

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import RulesError
from millrace.kernel.game import NOTHING, Game, Message, Options
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event
from millrace.kernel.table import check_answer

START: Final = "points-start"  # a message of every game

Points = tuple[dict[str, int], ...]  # by seat, by source


class Moment:
    """A game between two answers. Nobody changes it: playing on makes another one."""

    def __init__(self, state: Core, draws: int, points: Points, last: Event) -> None:
        self.state: Final = state
        self.draws: Final = draws  # how often chance has answered
        self.points: Final = points
        self.last: Final = last  # the newest event: what points count under may depend on it


class Played:
    """An answer, or the set-up, with what came of it."""

    def __init__(self, option: Message, hidden: tuple[bool, ...], *, opens: bool) -> None:
        self.option: Final = option  # the answer in words
        self.hidden: Final = hidden  # by viewer, 0 looks on: whether the answer is secret from them
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
        for length, state in self.steps:
            while len(found) < len(marks) and length >= marks[len(found)]:
                found.append(state)
        return found


def begin(game: Game[Any], options: Options, dealer: Dealer) -> Played:
    """The set-up: all that chance draws before the first question."""
    state = game.new(options)
    played = Played(Message("note-start"), (), opens=False)
    _deal(game, dealer, state, played, Moment(state, 0, (), NOTHING))
    start = [{START: n} if n else {} for n in game.start_points(played.after.state)]
    points = _counted(game, (NOTHING, played.story), tuple(start))
    played.after = Moment(played.after.state, played.after.draws, points, played.after.last)
    return played


def resume(game: Game[Any], state: Core, dealer: Dealer, before: Moment) -> Played:
    """Go on from a state that was read anew; if chance is asked there it deals."""
    played = Played(Message("note-continued"), (), opens=False)
    _deal(game, dealer, state, played, before)
    return played


def play(game: Game[Any], dealer: Dealer, before: Moment, seat: int, action: int) -> Played:
    """The answer of a seat; IllegalAction if it may not be given. The moment before is left as it is."""
    check_answer(game, before.state, seat, action)
    viewers = (NOBODY, *range(game.n_seats(before.state)))
    played = Played(
        game.row(before.state, action).message,
        tuple(game.hides(before.state, viewer) for viewer in viewers),
        opens=game.opens_turn(before.state),
    )
    state = game.clone(before.state)
    state.story = played.story
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
    story = played.story
    points = _counted(game, (before.last, story), before.points) if before.points else before.points
    played.after = Moment(state, draws, points, story[-1] if story else before.last)


def _counted(game: Game[Any], told: tuple[Event, list[Event]], before: Points) -> Points:
    """The points by source after a story."""
    last, story = told
    found = list(before)
    for event in story:
        key = game.points_key(last, event)
        if key:
            seat, amount = event[1], event[3]
            found[seat] = found[seat] | {key: found[seat].get(key, 0) + amount}
        last = event
    return tuple(found)
