"""Random play of every game, by seeds that Hypothesis picks: the properties no example can show."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from millrace.catalogue import GAMES
from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.game import Barrage
from millrace.games.barrage.numbers import N_ACTIONS, PILE_SIZE
from millrace.games.barrage.state import State
from millrace.kernel import conformance
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import NOBODY

STEADY: Final = settings(max_examples=3, deadline=None, derandomize=True, database=None)
SEEDS: Final = st.integers(0, 2**32 - 1)
PLAIN: Final = [
    pytest.param(
        BARRAGE.parse_options({"players": players, "introductory": introductory}), id=f"{players}-{kind}"
    )
    for players in (2, 3, 4)
    for introductory, kind in ((True, "introductory"), (False, "full"))
]
EXTENDED: Final = [
    pytest.param(BARRAGE.parse_options({"players": players, **extra}), id=f"{players}-{kind}")
    for players, kind, extra in (
        (2, "leeghwater", {"leeghwater": True}),
        (4, "leeghwater", {"leeghwater": True}),
        (2, "low", {"automas": ["low"]}),
        (3, "medium-high", {"automas": ["medium", "high"]}),
        (4, "very-high-leeghwater", {"automas": ["very-high"] * 3, "leeghwater": True}),
        (3, "random", {"choice": "random", "automas": ["very-high"]}),
        (4, "free-leeghwater", {"choice": "free", "automas": ["high"], "leeghwater": True}),
        (2, "free", {"choice": "free"}),
    )
]
TABLES: Final = PLAIN + EXTENDED
LONGEST: Final = 1_000  # answers in a game of Barrage; random ones take 200 to 450

Check = Callable[[Game[Any], Options, int], None]


def other_piles(s: State, seat: int, rolls: Stream) -> State:
    """The same table with other tiles face down: as many in each pile, but others (B1.7.1)."""
    del seat  # nothing is secret from one seat alone
    for i, pile in enumerate(s.piles):
        size = PILE_SIZE if i < 3 else 24
        left, n = 0, pile.bit_count()
        while left.bit_count() < n:
            left |= 1 << rolls.below(size)
        s.piles[i] = left
    return s


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_barrage_conforms(check: Check, options: Options) -> None:
    @STEADY
    @given(SEEDS)
    def hold(seed: int) -> None:
        check(BARRAGE, options, seed)

    hold()


@pytest.mark.parametrize("options", TABLES)
@STEADY
@given(seed=SEEDS)
def test_a_view_does_not_tell_what_lies_face_down(options: Options, seed: int) -> None:
    conformance.check_views(BARRAGE, options, seed, other_piles)


@pytest.mark.parametrize("options", TABLES)
@STEADY
@given(seed=SEEDS)
def test_random_play_ends_soon(options: Options, seed: int) -> None:
    conformance.check_end(BARRAGE, options, seed, LONGEST)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_of_the_catalogue_conforms(name: str) -> None:
    game = GAMES[name]

    conformance.check_conformance(game, game.parse_options({}), 1)


@pytest.mark.parametrize("options", TABLES)
@STEADY
@given(seed=SEEDS)
def test_all_seats_see_the_same(options: Options, seed: int) -> None:
    """Barrage has no secret that one seat knows and another does not (B1.7.1)."""
    for s, _ in conformance.play_out(BARRAGE, options, seed):
        from_outside = BARRAGE.view(s, NOBODY)

        assert all(BARRAGE.view(s, seat) == from_outside for seat in range(len(s.seats)))


@pytest.mark.parametrize("options", TABLES)
@STEADY
@given(seed=SEEDS)
def test_every_offered_action_is_in_the_catalogue(options: Options, seed: int) -> None:
    for s, _ in conformance.play_out(BARRAGE, options, seed):
        assert all(0 <= action < N_ACTIONS for action in BARRAGE.legal(s))


# The checks themselves: a game that breaks a promise must be caught -----------------------------------------

FULL: Final = BARRAGE.parse_options({"players": 2, "introductory": False})


class Forgetful(Barrage):
    """A game whose clones share the seats."""

    def clone(self, s: State) -> State:
        twin = s.clone()
        twin.seats = s.seats
        return twin


class Restless(Barrage):
    """A game that changes when it is looked at."""

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        s.seats[0].vp += 1
        return super().view(s, seat)


class Lossy(Barrage):
    """A game whose dump forgets the drops on the headstreams."""

    def load(self, cells: list[int]) -> State:
        s = super().load(cells)
        s.head_drops = [0, 0, 0, 0]
        return s


class Talkative(Barrage):
    """A game that shows the piles."""

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return {**super().view(s, seat), "next": s.piles[0]}


class Secretive(Barrage):
    """A game that declares no secrets and has one."""

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return {**super().view(s, seat), "own": seat}


class Doubled(Barrage):
    """A game that offers its first option twice."""

    def legal(self, s: State) -> list[int]:
        legal = super().legal(s)
        return [*legal, *legal[:1]]


class Endless(Barrage):
    """A game in which nothing ever happens."""

    def apply(self, s: State, action: int) -> None:
        pass


@pytest.mark.parametrize(
    ("game", "check", "sentence"),
    [
        (Forgetful(), conformance.check_clone, "on a clone changed the original"),
        (Restless(), conformance.check_asking, "asking changed the state"),
        (Lossy(), conformance.check_dump, "dump, load and dump again differ"),
        (Doubled(), conformance.check_options, "an option is offered twice"),
        (Endless(), conformance.check_end, "the game is not over after"),
        (Secretive(), conformance.check_openness, "sees another table"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_broken_promise_is_caught(game: Game[State], check: Check, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check(game, FULL, 5)


def test_a_leak_is_caught() -> None:
    with pytest.raises(AssertionError, match="leaks what is hidden"):
        conformance.check_views(Talkative(), FULL, 5, other_piles)


def test_a_disguise_that_hides_nothing_is_caught() -> None:
    with pytest.raises(AssertionError, match="nothing was tested"):
        conformance.check_views(BARRAGE, FULL, 5, lambda s, _seat, _rolls: s)
