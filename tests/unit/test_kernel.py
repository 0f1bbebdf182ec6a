"""The kernel: the table and its log, chance, masks, documents, and the examples in its docstrings."""

import doctest
import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import pytest

import millrace.kernel
from millrace.games.barrage.game import GAME
from millrace.games.barrage.state import State
from millrace.kernel.bits import bits
from millrace.kernel.chance import Dealer, Stream
from millrace.kernel.document import Place
from millrace.kernel.errors import BadPosition, IllegalAction, RulesError
from millrace.kernel.game import Game, Options
from millrace.kernel.operation import Choice, Rules, Step
from millrace.kernel.stack import CHANCE, NOBODY, Core, Frame
from millrace.kernel.table import Entry, Table

OPTIONS: Final = GAME.parse_options({"players": 2, "introductory": True})
MODULES: Final = sorted(
    module.name for module in pkgutil.iter_modules(millrace.kernel.__path__, "millrace.kernel.")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_are_true(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))

    assert failed == 0


def test_the_kernel_has_examples() -> None:
    found = [doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES]

    assert sum(len(test.examples) for tests in found for test in tests) >= 5


# The table ------------------------------------------------------------------------------------------------


def table(seed: str = "kernel") -> Table[State]:
    return Table(GAME, OPTIONS, seed)


def answer(t: Table[State], *texts: str) -> int:
    """The decider answers; who it was."""
    seat = GAME.decider(t.state)
    for text in texts:
        t.play(seat, GAME.read(text))
    return seat


def test_a_table_deals_until_a_seat_is_asked() -> None:
    t = table()

    assert GAME.decider(t.state) >= 0
    assert {entry.seat for entry in t.log} == {CHANCE}


def test_an_answer_is_logged_and_its_events_are_given() -> None:
    t = table()
    length = len(t.log)

    seat = answer(t, "space bank")
    events = t.play(seat, GAME.read("engineers 2"))

    assert t.log[length:] == [Entry(seat, GAME.read("space bank")), Entry(seat, GAME.read("engineers 2"))]
    assert [event[1] for event in events] == [seat, seat]
    assert t.state.story is None, "nobody listens between answers"


def test_draws_that_follow_an_answer_are_part_of_its_events_and_of_the_log() -> None:
    t = table()

    seat = answer(t, "space contract_take1_L")
    length = len(t.log)
    events = t.play(seat, GAME.legal(t.state)[0])

    assert [entry.seat for entry in t.log[length:]] == [seat, CHANCE]
    assert any(event[1] == NOBODY for event in events), "the draw is told"


def test_only_the_decider_answers() -> None:
    t = table()
    seat = GAME.decider(t.state)
    digest, log = t.digest(), list(t.log)

    for other in (1 - seat, CHANCE, NOBODY, 7):
        with pytest.raises(IllegalAction, match="reason-not-your-turn"):
            t.play(other, GAME.legal(t.state)[0])

    assert (t.digest(), t.log) == (digest, log)


def test_an_answer_that_is_not_offered_is_refused_by_name() -> None:
    t = table()
    digest, log = t.digest(), list(t.log)

    with pytest.raises(IllegalAction) as refused:
        t.play(GAME.decider(t.state), GAME.read("pass"))

    assert refused.value.action == "pass"
    assert refused.value.reason.clause == "B4.3.1"
    assert (t.digest(), t.log) == (digest, log)


def test_undo_takes_back_one_answer_at_a_time_down_to_the_barrier() -> None:
    """Two own answers in a row can both be taken back; before them stand the draws of the set-up."""
    t = table()
    states = [t.digest()]
    seat = answer(t, "build base")
    states.append(t.digest())
    site = next(a for a in GAME.legal(t.state) if GAME.notate(a) == "site B8U")
    assert t.undo_point(seat) == len(t.log) - 1
    assert t.turn_start(seat) == len(t.log) - 1
    t.play(seat, site)

    while t.log[-1].seat == seat and t.digest() != states[0]:
        t.undo(seat)
        assert t.digest() in states

    assert t.digest() == states[0]
    assert t.undo_point(seat) == -1
    with pytest.raises(IllegalAction, match="reason-nothing-to-undo"):
        t.undo(seat)
    assert t.digest() == states[0]


def test_another_seats_answer_is_a_barrier() -> None:
    t = table()
    first = answer(t, "space bank", "engineers 1")
    second = answer(t, "space bank")

    assert second != first
    assert t.undo_point(first) == -1
    assert t.undo_point(second) == len(t.log) - 1
    with pytest.raises(IllegalAction, match="reason-nothing-to-undo"):
        t.undo(first)


def test_a_draw_is_a_barrier() -> None:
    """Who has seen the new contract does not take the old one back."""
    t = table()
    seat = answer(t, "space contract_take1_L")
    t.play(seat, GAME.legal(t.state)[0])

    assert t.log[-1].seat == CHANCE
    assert t.undo_point(seat) == -1


def test_draws_after_an_undo_are_the_same() -> None:
    """The n-th draw depends on the seed and n only: trying again does not change the luck."""
    t = table()
    seat = answer(t, "space contract_take1_L")
    t.undo(seat)
    answer(t, "space contract_take1_L")
    t.play(seat, GAME.legal(t.state)[0])
    once = list(t.log)
    u = table()
    answer(u, "space contract_take1_L")
    u.play(seat, GAME.legal(u.state)[0])

    assert u.log == once


def test_turn_start_is_where_the_own_run_begins() -> None:
    t = table()
    deals = len(t.log)
    seat = answer(t, "space water_place2_L", "head A")

    assert t.turn_start(seat) == deals
    assert t.turn_start(1 - seat) == len(t.log)


def test_a_fork_shares_the_beginning_and_leaves_the_original_alone() -> None:
    t = table()
    deals = len(t.log)
    answer(t, "space bank", "engineers 1")
    digest = t.digest()

    fork = t.fork(deals, "elsewhere")
    answer(fork, "build base")

    assert fork.log[:deals] == t.log[:deals]
    assert fork.digest() != digest
    assert t.digest() == digest
    assert fork.dealer.seed == "elsewhere"


def test_a_fork_draws_with_its_own_seed() -> None:
    """The same answers, other draws: of twenty forks not all refill the display alike."""
    t = table()
    seat = answer(t, "space contract_take1_L")
    length = len(t.log)
    drawn = set()
    for n in range(20):
        fork = t.fork(length, f"fork {n}")
        fork.play(seat, GAME.legal(fork.state)[0])
        drawn.add(fork.log[-1])

    assert len(drawn) > 1


def test_a_table_can_be_set_up_from_a_log() -> None:
    t = table()
    answer(t, "space bank", "engineers 1")

    again = Table(GAME, OPTIONS, "kernel", t.log)

    assert again.digest() == t.digest()
    assert again.log == t.log


def test_nobody_answers_when_the_game_is_over() -> None:
    t = table()
    rolls = Stream(3)
    while not GAME.is_over(t.state):
        legal = GAME.legal(t.state)
        t.play(GAME.decider(t.state), legal[rolls.below(len(legal))])
    digest = t.digest()

    for seat in (0, 1, NOBODY):
        with pytest.raises(IllegalAction, match="reason-game-over"):
            t.play(seat, GAME.read("pass"))

    assert t.digest() == digest


class Dry(Game[Core]):
    """A game that asks chance for a draw from nothing."""

    name = "dry"

    def new(self, options: Options) -> Core:  # noqa: ARG002
        return Core([Frame(0, CHANCE, 0, 0, 0)])

    def legal(self, s: Core) -> list[int]:  # noqa: ARG002
        return []


def test_a_draw_from_nothing_is_our_fault() -> None:
    with pytest.raises(RulesError, match="nothing is left to draw"):
        Table(Dry(), {}, "seed")


# The stack ------------------------------------------------------------------------------------------------


class Count(Step[Core]):
    """Tells its argument."""

    name = "count"

    def run(self, s: Core, f: Frame) -> None:
        s.tell(f.op, f.seat, f.source, f.a)


class Ask(Choice[Core]):
    """Asks only if its argument is not zero."""

    name = "ask"

    def applies(self, s: Core, f: Frame) -> bool:  # noqa: ARG002
        return f.a > 0

    def options(self, s: Core, f: Frame) -> list[int]:  # noqa: ARG002
        return [10, 11]

    def pick(self, s: Core, f: Frame, action: int) -> None:
        s.push(f.seat, f.source, ((0, action, 0), (0, action + 1, 0)))


LITTLE: Final[Rules[Core]] = Rules({"count": 0, "ask": 1}, (Ask(), Count()))


class Counts(Count):
    """Another operation of the same name."""


class Nameless(Step[Core]):
    """Only there to be inherited from."""


def test_operations_are_ordered_by_their_numbers() -> None:
    assert LITTLE.names == ["count", "ask"]
    assert [type(op) for op in LITTLE.ops] == [Count, Ask]


@pytest.mark.parametrize(
    ("numbers", "operations", "why"),
    [
        ({"count": 0, "ask": 1}, (Ask(), Count(), Counts()), "two operations are called 'count'"),
        ({"count": 0, "ask": 1}, (Count(),), "no operation is called 'ask'"),
        ({"count": 0}, (Count(), Ask()), "the operation 'ask' has no number"),
        ({"count": 0}, (Count(), Nameless()), "the operation '' has no number"),
        ({"count": 0, "ask": 2}, (Count(), Ask()), "'ask' has 2"),
        ({"count": 0, "ask": 0}, (Count(), Ask()), "'ask' has 0"),
    ],
)
def test_numbers_and_operations_must_agree(
    numbers: dict[str, int], operations: tuple[Step[Core], ...], why: str
) -> None:
    with pytest.raises(RulesError, match=why):
        Rules(numbers, operations)


def test_effects_happen_in_the_order_they_are_listed() -> None:
    s = Core([])
    s.story = []
    s.push(2, 5, ((0, 1, 0), (0, 2, 0), (0, 3, 0)))

    LITTLE.settle(s)

    assert s.story == [(0, 2, 5, 1, 0), (0, 2, 5, 2, 0), (0, 2, 5, 3, 0)]


def test_an_answer_runs_everything_up_to_the_next_question() -> None:
    s = Core([])
    s.story = []
    s.push(0, 0, ((1, 1, 0), (0, 7, 0), (1, 0, 0), (0, 8, 0), (1, 1, 0), (0, 9, 0)))
    LITTLE.settle(s)

    assert LITTLE.legal(s) == [10, 11]
    LITTLE.apply(s, 11)

    assert [event[3] for event in s.story] == [11, 12, 7, 8], "the question without an answer is dropped"
    assert LITTLE.legal(s) == [10, 11]
    assert len(s.stack) == 2


def test_nothing_is_told_when_nobody_listens() -> None:
    s = Core([])

    s.tell(1, 2, 3, 4)

    assert s.story is None


def test_steps_and_choices_must_be_filled_in() -> None:
    s, f = Core([]), Frame(0, 0, 0, 0, 0)
    unfinished: list[Callable[[], object]] = [
        lambda: Step[Core]().run(s, f),
        lambda: Choice[Core]().options(s, f),
        lambda: Choice[Core]().pick(s, f, 0),
    ]

    assert Choice[Core]().applies(s, f)
    for call in unfinished:
        with pytest.raises(NotImplementedError):
            call()


# Chance ---------------------------------------------------------------------------------------------------


def test_a_dealer_answers_by_seed_and_number_only() -> None:
    one, other = Dealer("oak"), Dealer("oak")
    other.choose(5, 9)

    assert [one.choose(n, 15) for n in range(40)] == [other.choose(n, 15) for n in range(40)]
    assert [one.choose(n, 15) for n in range(40)] != [Dealer("elm").choose(n, 15) for n in range(40)]


def test_a_dealer_is_fair() -> None:
    """Six thousand draws among six: each within a fifth of its share."""
    drawn = Counter(Dealer("oak").choose(n, 6) for n in range(6000))

    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(800 < times < 1200 for times in drawn.values())


def test_the_first_draws_never_change() -> None:
    """Records depend on these numbers."""
    assert [Dealer("oak").choose(n, 100) for n in range(8)] == [64, 44, 89, 15, 16, 49, 8, 27]


def test_a_commitment_is_the_digest_of_the_seed() -> None:
    assert Dealer("oak").commitment() == sha256(b"millrace seed oak").hexdigest()
    assert Dealer("oak").commitment() != Dealer("oak ").commitment()


def test_a_stream_repeats_with_its_seed() -> None:
    one, other = Stream(9), Stream(9)

    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_streams_of_neighbouring_seeds_differ_from_the_start() -> None:
    firsts = {Stream(seed).below(1 << 30) for seed in range(1000)}

    assert len(firsts) == 1000


def test_a_stream_is_even_and_in_range() -> None:
    rolls = Stream(4)
    drawn = Counter(rolls.below(7) for _ in range(7000))

    assert sorted(drawn) == [0, 1, 2, 3, 4, 5, 6]
    assert all(800 < times < 1200 for times in drawn.values())
    assert rolls.below(1) == 0


def test_the_first_numbers_of_a_stream_never_change() -> None:
    """Simulations and their digests depend on them."""
    rolls = Stream(1)

    assert [rolls.below(100) for _ in range(8)] == [72, 63, 71, 47, 37, 77, 2, 43]


def test_a_seed_that_would_stand_still_does_not() -> None:
    """Zero is the one number a xorshift never leaves."""
    rolls = Stream(2**32 - 1)

    assert len({rolls.below(1000) for _ in range(10)}) > 1


# Masks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mask", "numbers"),
    [(0, []), (1, [0]), (0b10110, [1, 2, 4]), (1 << 54, [54]), (1 << 80 | 1, [0, 80])],
)
def test_bits_are_listed_ascending(mask: int, numbers: list[int]) -> None:
    assert bits(mask) == numbers


# Documents ------------------------------------------------------------------------------------------------


def test_a_place_knows_its_path() -> None:
    place = Place({"seats": [{"credits": 3}]})

    found = place.field("seats").items()[0].field("credits")

    assert found.integer(0, 9) == 3
    assert found.path == "seats[0].credits"


REFUSALS: Final[list[tuple[Callable[[], object], str]]] = [
    (lambda: Place(3).members(), "the document: an object is expected"),
    (lambda: Place({"a": 3}).field("a").field("b"), "a: an object is expected"),
    (lambda: Place({"a": 1, "x": 2}).known(("a", "b")), "x: unknown key; known are a, b"),
    (lambda: Place({"a": {"x": 2}}).field("a").known(("b",)), "a.x: unknown key; known are b"),
    (lambda: Place({"a": "no"}).field("a").items(), "a: a list is expected"),
    (lambda: Place([1]).items(2, 2), "the document: the list must have 2 entries, it has 1"),
    (lambda: Place([1]).items(2, 4), "the document: the list must have 2 to 4 entries, it has 1"),
    (lambda: Place("3").integer(0, 9), "the document: a whole number is expected"),
    (lambda: Place(True).integer(0, 9), "the document: a whole number is expected"),  # noqa: FBT003
    (lambda: Place(2.0).integer(0, 9), "the document: a whole number is expected"),
    (lambda: Place(10).integer(0, 9), "the document: must be from 0 to 9, is 10"),
    (lambda: Place(-1).integer(0, 9), "the document: must be from 0 to 9, is -1"),
    (lambda: Place(None).integer(0, 9), "the document: a whole number is expected"),
    (lambda: Place(1).boolean(), "the document: true or false is expected"),
    (lambda: Place("c").index(["a", "b"]), "the document: unknown: 'c'; known are a, b"),
    (lambda: Place(1).index(["a"]), "the document: unknown: '1'; known are a"),
    (
        lambda: Place("x" * 99).index([str(n) for n in range(20)]),
        f"the document: unknown: '{'x' * 40}'; known are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...",
    ),
]


@pytest.mark.parametrize(("reading", "message"), REFUSALS, ids=[message for _, message in REFUSALS])
def test_a_refusal_names_the_place_and_what_is_wrong(reading: Callable[[], object], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        reading()

    assert str(refused.value) == message


def test_what_is_right_is_read() -> None:
    assert Place(0).integer(0, 0) == 0
    assert Place(False).boolean() is False  # noqa: FBT003
    assert Place("b").index(["a", "b"]) == 1
    assert [item.value for item in Place([1, 2]).items(2, 2)] == [1, 2]
    assert Place({"a": None}).has("a")
    assert not Place({"a": None}).has("b")
    assert Place({"a": None}).field("b").value is None
    Place({"a": 1}).known(("a", "b"))
