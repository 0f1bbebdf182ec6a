"""Rule R-41: tables that differ only in what is hidden from a seat are the same table to it, to the byte."""

import json
from collections.abc import Iterator
from typing import Final

import pytest

from millrace.games.craftsmen.capital import kinds_in
from millrace.games.craftsmen.content.board import HAND_MOST
from millrace.games.craftsmen.game import GAME, Craftsmen
from millrace.games.craftsmen.numbers import (
    E_DREW,
    E_DREW_BUILDING,
    E_FEE_CARD,
    E_PAID,
    E_PASSED,
    E_RETURNED,
    EMPTY,
    N_ACTIONS,
    OP_BID,
    OP_DRAW,
    OP_DRAW_BUILDING,
    OP_FEE,
    OP_LOOK_DRAW,
    OP_LOOK_ORDER,
    OP_MERCHANT_PAY,
    OP_PAY,
    OP_SWAP_CARD,
    SKIP,
)
from millrace.games.craftsmen.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.game import Game, Options, Reason
from millrace.kernel.stack import NOBODY, Event
from millrace.kernel.table import HIDDEN, Entry, Table
from tests import craftsmen_tables as tables
from tests.craftsmen_box import check_box
from tests.craftsmen_players import WEIGHTS, busy_game, disguise

POSITIONS: Final = 1_250  # for each number of players: 5,000 in all
EVERY: Final = 4  # positions of a game are taken so many answers apart
REFUSED: Final = 12  # actions whose refusal is compared in each position
FORETOLD: Final = 4  # options whose events are compared in each position
TWINS: Final = 40  # pairs of games for each number of players
STEPS: Final = 40  # answers a pair of games goes on for
PLAYERS: Final = [2, 3, 4, 5]

# What a seat is given -------------------------------------------------------------------------------------


def output(game: Game[State], s: State, seat: int) -> str:
    """All that a seat is shown without asking: the view, the question, whether the answer is hidden."""
    return json.dumps([game.view(s, seat), game.decider(s), game.question(s), game.hides(s, seat)])


def answers(game: Game[State], s: State, actions: list[int]) -> str:
    """What the decider is offered, and why it is not offered other things."""
    legal = game.legal(s)
    rows = [game.row(s, action) for action in legal]
    return json.dumps([legal, rows, [game.why_not(s, action) for action in actions]])


def told(game: Game[State], s: State, story: list[Event], seat: int) -> str:
    return json.dumps([game.told(s, game.seen(event, seat)) for event in story])


# One position ---------------------------------------------------------------------------------------------


def positions(players: int, *, every: int = EVERY) -> Iterator[State]:
    """Moments of busy games, as many as are wanted."""
    found, seed = 0, 0
    while found < POSITIONS:
        for at, (s, _) in enumerate(busy_game(GAME.parse_options({"players": players}), seed)):
            if at % every == seed % every:
                yield s
                found += 1
        seed += 1


def compare(game: Game[State], s: State, seat: int, rolls: Stream) -> bool:
    """Whether a disguise changed anything; what the seat is given must not."""
    other = disguise(game.clone(s), seat, rolls, is_bound=False)
    assert output(game, other, seat) == output(game, s, seat), f"seat {seat} sees more than it may"
    actions = [rolls.below(N_ACTIONS) for _ in range(REFUSED)]
    if game.decider(s) == seat:
        assert answers(game, other, actions) == answers(game, s, actions), (
            f"the options of seat {seat} depend on the secrets of others"
        )
    has_changed = game.dump(other) != game.dump(s)
    compare_events(game, s, disguise(game.clone(s), seat, rolls), seat, rolls)
    return has_changed


def compare_events(game: Game[State], s: State, other: State, seat: int, rolls: Stream) -> None:
    """An answer that is hidden tells the same whatever it is; any other one the same on both tables."""
    mine, theirs = game.legal(s), game.legal(other)
    if game.hides(s, seat):
        pairs = [pair(mine, theirs, rolls)]
    else:
        both = [action for action in mine if action in theirs]
        pairs = [(action, action) for action in both[: FORETOLD - 1] + both[-1:]]
    for action, twin in pairs:
        ahead, behind = game.clone(s), game.clone(other)
        story, hidden = listen(game, ahead, action), listen(game, behind, twin)
        if asks_the_same(game, ahead, behind) and not orders_first(s, ahead):
            assert told(game, s, unpaid(hidden), seat) == told(game, s, unpaid(story), seat), (
                f"{game.notate(action)} tells seat {seat} a secret"
            )


def orders_first(s: State, ahead: State) -> bool:
    """Rule C2.7: the first turn order lays open who was dealt more."""
    return not s.order and bool(ahead.order)


def pair(mine: list[int], theirs: list[int], rolls: Stream) -> tuple[int, int]:
    """Two hidden answers of one sort: a fee in points and waiving a swap are no secret."""
    action = mine[rolls.below(len(mine))]
    same = [twin for twin in theirs if sort_of(twin) == sort_of(action)]
    return (action, same[rolls.below(len(same))]) if same else (SKIP, SKIP)


def sort_of(action: int) -> str:
    """The kind of an answer; for a building card also its tier, which everybody sees leave or come."""
    row = GAME.notate(action).split()
    if row[0] != "card":
        return row[0]
    tier = next(i for i, first in enumerate(_TIERS) if action <= GAME.read(f"card {first}"))
    return f"card {tier}"


_TIERS: Final = ("vineyard-4", "mill-3", "bakery-2", "sawmill-6")  # the last card of each tier


def listen(game: Game[State], s: State, action: int) -> list[Event]:
    story: list[Event] = []
    s.story = story
    game.apply(s, action)
    s.story = None
    return story


def asks_the_same(game: Game[State], s: State, other: State) -> bool:
    """Whether both tables go on with the same question: which cards can be paid decides that as well."""
    if not s.stack or not other.stack:
        return False
    return game.decider(s) == game.decider(other) and game.question(s) == game.question(other)


def unpaid(story: list[Event]) -> list[Event]:
    """Without the cards of a payment that left no choice: they are laid open."""
    return [event for event in story if event[0] != E_PAID]


def compare_all(game: Game[State], players: int, rolls: Stream) -> int:
    """How many disguises changed something, over all positions, seats and onlookers."""
    return sum(
        compare(game, s, seat, rolls) for s in positions(players) for seat in (NOBODY, *range(players))
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_is_given_nothing_it_may_not_know(players: int) -> None:
    """View, question, options, reasons and events of every seat, and of somebody who looks on."""
    changed = compare_all(GAME, players, Stream(players))

    assert changed > POSITIONS * players, "the disguises hardly changed anything"


# Pairs of games -------------------------------------------------------------------------------------------


class Pair:
    """Two games that one seat cannot tell apart: the same to it, other cards in the dark."""

    def __init__(self, log: list[Entry], options: Options, seat: int, rolls: Stream) -> None:
        self.seat = seat
        self.rolls = rolls
        self.tables = [Table(GAME, options, "", log) for _ in range(2)]
        disguise(self.tables[1].state, seat, rolls)
        self.hidden = 0  # answers that differed

    def step(self) -> bool:
        """One answer on both tables; False when they must part for reasons the seat may see."""
        choice = self.choose()
        if choice is None:
            return False
        stories = []
        for table, action in zip(self.tables, choice, strict=True):
            story: list[Event] = []
            table.state.story = story
            table._apply(Entry(GAME.decider(table.state), action))
            table.state.story = None
            stories.append(unpaid(story))
        self.hidden += choice[0] != choice[1]
        s, other = (table.state for table in self.tables)
        if not asks_the_same(GAME, s, other):
            return False
        assert told(GAME, s, stories[0], self.seat) == told(GAME, s, stories[1], self.seat)
        assert self.tables[0].log_for(self.seat) == self.tables[1].log_for(self.seat)
        return self.same_payments(s, other)

    def choose(self) -> tuple[int, int] | None:
        s, other = (table.state for table in self.tables)
        mine, theirs = GAME.legal(s), GAME.legal(other)
        if GAME.decider(s) == self.seat:
            assert mine == theirs
        if GAME.hides(s, self.seat):
            found = pair(mine, theirs, self.rolls)
            return found if found[0] in mine and found[1] in theirs else None
        both = [action for action in mine if action in theirs]
        if not both:
            return None
        at = self.rolls.below(sum(WEIGHTS[action] for action in both))
        for action in both:
            at -= WEIGHTS[action]
            if at < 0:
                return action, action
        return None

    def same_payments(self, s: State, other: State) -> bool:
        """Cards laid open must be the same, or the tables differ for all to see."""
        return GAME.view(s, NOBODY) == GAME.view(other, NOBODY)


@pytest.mark.parametrize("players", PLAYERS)
def test_two_games_that_differ_in_the_dark_read_the_same(players: int) -> None:
    """From a disguised moment on: hidden answers differ, `log_for` and what is told do not."""
    options = GAME.parse_options({"players": players})
    rolls = Stream(players + 10)
    hidden = steps = 0
    for seed in range(TWINS):
        game = [Entry(GAME.decider(s), action) for s, action in busy_game(options, seed)]
        start = 11 * players + rolls.below(len(game) - 12 * players)
        twins = Pair(game[:start], options, rolls.below(players + 1) - 1, rolls)
        if twins.seat < 0:
            twins.seat = NOBODY
        for _ in range(STEPS):
            if GAME.is_over(twins.tables[0].state) or not twins.step():
                break
            steps += 1
            s, other = (table.state for table in twins.tables)
            assert output(GAME, s, twins.seat) == output(GAME, other, twins.seat)
        hidden += twins.hidden
    assert hidden >= TWINS // 2, "hardly anything was hidden"
    assert steps >= 3 * TWINS


# Questions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("second", ["pasture-1", "pasture-4"])
def test_the_second_card_is_asked_for_whatever_the_hand(second: str) -> None:
    """As with bids and investments: who has nothing to go on with must not show it by not being asked."""
    t = tables.craftsmen(
        tables.seat("sawmill-1", cards=["mine-1", second], capital=["red-3", "red-2"]),
        tables.seat(),
        tables.seat(),
        stage="builders",
        queues={"builders": tables.queue((), (1,))},
    )

    t.play("card mine-1", "right")

    assert GAME.question(t.s).key == "question-build"


# What is hidden, told once more ---------------------------------------------------------------------------


def owners(s: State) -> set[int] | None:
    """Who may know the answer to the pending question; None: everybody (R-41)."""
    f = s.stack[-1]
    if f.op in (OP_DRAW, OP_DRAW_BUILDING, OP_LOOK_DRAW):
        return {f.a}
    if f.op in (OP_SWAP_CARD, OP_LOOK_ORDER):
        return {f.seat}
    if f.op == OP_FEE or (f.op == OP_MERCHANT_PAY and f.a < HAND_MOST // 2):
        return {f.seat, f.a}
    return None


@pytest.mark.parametrize("players", PLAYERS)
def test_the_log_of_a_seat_leaves_out_exactly_the_secrets(players: int) -> None:
    """Draws into hands, cards given, cards exchanged and cards put back; everything else stands there."""
    options = GAME.parse_options({"players": players})
    for seed in range(3):
        expected: dict[int, list[Entry]] = {seat: [] for seat in (NOBODY, *range(players))}
        for moment, action in busy_game(options, seed):
            may = owners(moment)
            decider = GAME.decider(moment)
            for seat, log in expected.items():
                log.append(Entry(decider, action if may is None or seat in may else HIDDEN))
        log = [Entry(GAME.decider(s), action) for s, action in busy_game(options, seed)]
        table = Table(GAME, options, "", log)

        for seat, wanted in expected.items():
            assert table.log_for(seat) == wanted


@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_in_an_event_is_blank_for_others(players: int) -> None:
    """Whoever drew, returned, gave or received it knows; nobody else does."""
    options = GAME.parse_options({"players": players})
    kinds = set()
    for seed in range(6):
        for s, action in busy_game(options, seed):
            for event in GAME.foresee(s, GAME.decider(s), action).events:
                kind, owner, _, card, b = event
                may = {owner, b} if kind == E_FEE_CARD else {owner}
                if kind not in (E_DREW, E_DREW_BUILDING, E_RETURNED, E_FEE_CARD):
                    assert all(GAME.seen(event, seat) == event for seat in (NOBODY, *range(players)))
                    continue
                kinds.add(kind)
                for seat in (NOBODY, *range(players)):
                    assert GAME.seen(event, seat)[3] == (card if seat in may else EMPTY)
                    assert GAME.seen(event, seat)[:3] == event[:3]
    assert kinds >= {E_DREW, E_DREW_BUILDING, E_RETURNED}
    assert E_FEE_CARD in kinds or players == 2


# Looking ahead --------------------------------------------------------------------------------------------

PREVIEWS: Final = 1_300  # for each number of players: more than 5,000 in all
REDEALS: Final = 300  # positions for each number of players


def foreseen(s: State, seat: int, action: int) -> str:
    """All that a seat gets to know from a preview."""
    found = GAME.foresee(s, seat, action)
    events = [GAME.told(s, event) for event in found.events]
    if found.after is None or GAME.is_over(found.after):
        return json.dumps([events, found.after is None])
    return json.dumps([events, output(GAME, found.after, seat)])


def previews(players: int) -> Iterator[tuple[State, int]]:
    """Questions put to seats, and an answer to each; those that end an auction more often than others."""
    options = GAME.parse_options({"players": players})
    found, seed = 0, 100
    while found < PREVIEWS:
        for at, (s, action) in enumerate(busy_game(options, seed)):
            if GAME.decider(s) >= 0 and (at % EVERY == 0 or s.stack[-1].op in (OP_BID, OP_PAY)):
                legal = GAME.legal(s)
                for option in {action, legal[-1]}:
                    yield s, option
                    found += 1
        seed += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_shows_nothing_of_other_hands(players: int) -> None:
    """The same answer on two tables that its seat cannot tell apart is foreseen the same."""
    rolls = Stream(players + 20)
    changed = ended = 0
    for s, action in previews(players):
        seat = GAME.decider(s)
        other = GAME.redeal(s, seat, rolls)
        changed += GAME.dump(other) != GAME.dump(s)
        ended += GAME.foresee(s, seat, action).after is None
        assert foreseen(other, seat, action) == foreseen(s, seat, action), (
            f"{GAME.notate(action)} shows seat {seat} a secret"
        )
    assert changed > PREVIEWS * 9 // 10, "the tables hardly differed"
    assert ended > 2, "no preview ever came to another hand"


@pytest.mark.parametrize("capital", [["red-1", "red-2"], ["red-2", "blue-2"]], ids=["forced", "choice"])
def test_a_preview_ends_where_another_player_pays(capital: list[str]) -> None:
    """Passing in an auction: what the winner pays, and whether he has a choice, is his to know."""
    t = tables.craftsmen(
        tables.seat("sawmill-1", capital=["green-1"]),
        tables.seat("sawmill-2", capital=capital),
        tables.seat("sawmill-3"),
        stage="notary",
        queues={"notary": tables.queue((1,))},
    )
    t.play("auction basic-1", "bid 1", "bid 2", "pass")

    found = GAME.foresee(t.s, 0, GAME.read("pass"))

    assert t.decider == 0
    assert [event[0] for event in found.events] == [E_PASSED]
    assert found.after is None


# What the table might be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_dealt_afresh_is_the_same_to_its_seat(players: int) -> None:
    """View, question and options do not change; every component is somewhere, and the game goes on."""
    rolls = Stream(players + 30)
    changed = 0
    for n, s in enumerate(positions(players, every=7)):
        if n == REDEALS:
            break
        before = GAME.dump(s)
        for seat in (NOBODY, *range(players)):
            other = GAME.redeal(s, seat, rolls)
            assert GAME.dump(s) == before, "dealing afresh changed the table itself"
            check_box(other)
            assert output(GAME, other, seat) == output(GAME, s, seat)
            changed += GAME.dump(other) != before
            legal = GAME.legal(other)
            assert legal
            if GAME.decider(s) == seat:
                assert legal == GAME.legal(s)
        play_on(other, rolls)
    assert changed > REDEALS * players, "hardly anything was dealt afresh"


def play_on(s: State, rolls: Stream) -> None:
    """Some answers from here, so that every promise comes due."""
    for _ in range(STEPS // 2):
        if GAME.is_over(s):
            return
        legal = GAME.legal(s)
        GAME.apply(s, legal[rolls.below(len(legal))])
        check_box(s)


def test_every_hand_may_be_the_true_one() -> None:
    """Over many deals each card another player holds turns up in each place it may lie in."""
    s = next(s for s in positions(3) if s.order and all(p.cards for p in s.seats))
    rolls = Stream(7)
    deals = [GAME.redeal(s, 0, rolls) for _ in range(400)]
    may_hold = s.pile | s.seats[1].capital | s.seats[2].capital

    for seat in (1, 2):
        held = 0
        for other in deals:
            held |= other.seats[seat].capital
        assert held == may_hold
    assert {other.seats[0].capital for other in deals} == {s.seats[0].capital}
    assert len({tuple(other.seats[1].cards) for other in deals}) > 5


# The check itself: games that leak must be caught ---------------------------------------------------------


class ShowsHands(Craftsmen):
    """A game that shows the worth of every hand."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "kinds": [len(kinds_in(p.capital)) for p in s.seats]}


class ShowsTops(Craftsmen):
    """A game that shows which card was put back on top."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "tops": s.tops}


class OrdersOptions(Craftsmen):
    """A game whose options come in an order that depends on the pile."""

    def legal(self, s: State) -> list[int]:
        legal = super().legal(s)
        return legal[::-1] if s.pile & 1 else legal


class ReasonsByPile(Craftsmen):
    """A game whose refusals depend on the pile."""

    def why_not(self, s: State, action: int) -> Reason:
        reason = super().why_not(s, action)
        return Reason(reason.message, "C6.6") if s.pile & 1 else reason


class TellsDraws(Craftsmen):
    """A game that tells everybody what was drawn."""

    def seen(self, event: Event, seat: int) -> Event:
        return event if event[0] == E_DREW else super().seen(event, seat)


@pytest.mark.parametrize(
    "game",
    [ShowsHands(), ShowsTops(), OrdersOptions(), ReasonsByPile(), TellsDraws()],
    ids=lambda game: type(game).__name__,
)
def test_a_leak_is_caught(game: Game[State]) -> None:
    rolls = Stream(1)

    with pytest.raises(AssertionError, match=r"seat -?\d"):
        compare_all(game, 3, rolls)
