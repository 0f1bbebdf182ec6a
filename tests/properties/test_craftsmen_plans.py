"""Plans held against the rules: what a plan promises can be done, and nothing else can be done sooner."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from millrace.games.craftsmen.content.buildings import CARD_GOOD, CARD_INPUTS, CARDS, TYPES
from millrace.games.craftsmen.content.goods import GOOD_KEYS, N_GOODS, N_RAW
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import A_CARD, A_GOOD, A_TRADE, E_MADE, E_POINTS, E_RAW, OP_CRAFT, SKIP
from millrace.games.craftsmen.ops.merchants import rows_for_sale
from millrace.games.craftsmen.plan_types import Plans
from millrace.games.craftsmen.planner import SHIPPED, chain, plan
from millrace.games.craftsmen.state import State
from millrace.kernel.chance import Stream
from millrace.kernel.stack import CHANCE, Frame
from tests.craftsmen_tables import built, craftsmen, queue, seat

WORK = 6  # the deepest search
SEARCHES = 60
AT = {"craft_guild": queue((), (1,))}


def rows() -> Iterator[State]:
    """Rows of random cards, sawmill included, with random inputs and cubes on the fair, ready to craft."""
    rolls = Stream(11)
    for _ in range(SEARCHES):
        s = craftsmen(seat("sawmill-1"), seat(), stage="craft_guild", queues=AT).s
        p = s.seats[0]
        while len(p.row) < 6:
            card = rolls.below(64)
            if card not in p.row:
                p.row.append(card)
        icons = [len(CARD_INPUTS[card]) for card in p.row]
        p.filled = [rolls.below(1 << n) if rolls.below(2) else 0 for n in icons]
        p.fair = rolls.below(4)
        yield s


def least_work(s: State) -> dict[int, int]:
    """The fewest work points with which each good can be made, by trying everything but privileges."""
    found: dict[int, int] = {}
    layer = {_key(s): s}
    for work in range(1, WORK + 1):
        after: dict[str, State] = {}
        for state in layer.values():
            for action in GAME.legal(state):
                if A_GOOD <= action < A_GOOD + N_RAW or action == A_TRADE or A_CARD <= action < A_CARD + 70:
                    for other in _placed(state, action):
                        for kind, _, _, a, _ in other.story or ():
                            if kind in (E_MADE, E_RAW):
                                found.setdefault(CARD_GOOD[a] if kind == E_MADE else a, work)
                        other.story = None
                        after[_key(other)] = other
        layer = after
    return found


def _placed(s: State, action: int) -> Iterator[State]:
    """One answer and every way to place what comes of it, until the next work point is asked for."""
    other = GAME.clone(s)
    other.story = list(s.story or ())
    GAME.apply(other, action)
    while GAME.decider(other) == CHANCE:
        GAME.apply(other, GAME.legal(other)[0])
    if GAME.question_kind(other) in ("raw_place", "trade_place", "half_place"):
        for further in GAME.legal(other):
            yield from _placed(other, further)
    elif GAME.question_kind(other) in ("ship", "granary_reward", "limit", "bribe"):
        yield from _placed(other, GAME.legal(other)[0])
    elif GAME.question_kind(other) == "craft":
        yield other


def _key(s: State) -> str:
    """What matters for making goods."""
    p = s.seats[0]
    return json.dumps([p.filled, p.fair])


def with_work(s: State, work: int) -> State:
    """The same question with more work points than an assistant has."""
    f = s.stack[-1]
    assert f.op == OP_CRAFT
    s.stack[-1] = Frame(f.op, f.seat, f.source, work, f.b)
    return s


def test_a_plan_is_the_shortest_way_there_is() -> None:
    """As many work points as the plan says, not one fewer; and no way where it sees none."""
    reached = 0
    for s in rows():
        shortest = least_work(with_work(s, WORK + 2))
        for good in range(N_RAW, N_GOODS):
            now = plan(s, 0, good)["now"]
            within = now if now is not None and now <= WORK else None
            assert within == shortest.get(good), (GOOD_KEYS[good], [CARDS[c].key for c in s.seats[0].row])
            reached += within is not None
    assert reached > SEARCHES


def busy(players: int, seed: int) -> Iterator[State]:
    rolls = Stream(seed)
    s = GAME.new(GAME.parse_options({"players": players}))
    while not GAME.is_over(s):
        legal = GAME.legal(s)
        acts = [action for action in legal if action != SKIP] or legal
        yield s
        GAME.apply(s, acts[rolls.below(len(acts))])
    yield s


def seen(s: State, at: int) -> Plans:
    return cast("Plans", GAME.plans(s, at))


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_plan_says_lies_where_it_says(players: int) -> None:
    """Units that are ready lie on the card, own cards stand in the row, missing ones do not; sums add up."""
    for n, s in enumerate(busy(players, 5)):
        if n % 40:
            continue
        for at, p in enumerate(s.seats):
            if not p.row:
                continue
            found = seen(s, at)
            kinds = {CARDS[card].kind for card in p.row}
            for good, one in enumerate(found["goods"].values()):
                assert one["good"] == GOOD_KEYS[good]
                assert {m["building"] for m in one["missing"]} <= {
                    TYPES[kind].key for kind in set(chain(good)) - kinds
                }
                assert one["build"] == sum(m["build"] for m in one["missing"])
                assert (
                    one["pays"]["total"] == one["pays"]["made"] + one["pays"]["ship"] + one["pays"]["bonus"]
                )
                for unit in one["units"]:
                    assert (unit["card"] == "") == (unit["state"] == "missing")
                    if unit["granary"] is not None and unit["granary"]["now"]:
                        assert GOOD_KEYS.index(unit["good"]) - 7 in rows_for_sale(s, at)
            assert sorted(found["shipped"]) == sorted(GOOD_KEYS[good] for good in SHIPPED)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_plan_shows_nothing_of_other_hands_and_piles(players: int) -> None:
    """On two tables that a seat cannot tell apart its plans are the same."""
    rolls = Stream(players)
    changed = 0
    for n, s in enumerate(busy(players, players)):
        if n % 25 or not all(p.row for p in s.seats):
            continue
        for at in range(players):
            other = GAME.redeal(s, at, rolls)
            changed += GAME.dump(other) != GAME.dump(s)
            assert json.dumps(seen(other, at)) == json.dumps(seen(s, at))
    assert changed > 20


def test_a_unit_that_is_made_pays_what_the_plan_says() -> None:
    """Beer with everything ready but its barrel: a barrel, then beer, then the best ship."""
    t = craftsmen(
        seat("sawmill-1", built("cooperage-1", "wood"), built("brewery-1", "wheat"), "wheat_farm-1"),
        seat(),
        stage="craft_guild",
        queues=AT,
    )
    found = plan(t.s, 0, SHIPPED[7])
    assert (found["good"], found["now"], found["pays"]["made"], found["pays"]["ship"]) == ("beer", 2, 4, 5)
    assert [(u["good"], u["state"], u["now"], u["into"]) for u in found["units"]] == [
        ("beer", "own", False, -1),
        ("wheat", "ready", False, 0),
        ("barrel", "own", True, 0),
        ("wood", "ready", False, 2),
    ]

    t.play("card cooperage-1", "input brewery-1 barrel", "card brewery-1", "ship 1")

    assert sum(event[3] for event in t.told(E_POINTS)) == found["pays"]["made"]


def test_the_fair_stands_in_for_a_raw_material() -> None:
    """A cube that lies there saves nothing but the building; without one it takes another work point."""
    one = craftsmen(seat("sawmill-1", "mill-1", fair=1), seat(), stage="craft_guild", queues=AT).s
    none = craftsmen(seat("sawmill-1", "mill-1"), seat(), stage="craft_guild", queues=AT).s
    flour = GOOD_KEYS.index("flour")

    assert [plan(s, 0, flour)["now"] for s in (one, none)] == [2, 3]
    assert [plan(s, 0, flour)["work"] for s in (one, none)] == [2, 2]
    assert plan(none, 0, flour)["units"][1]["fair"] == {"cubes": 0, "work": 2}


def test_missing_buildings_say_where_their_cards_are() -> None:
    t = craftsmen(
        seat("sawmill-1", cards=["brewery-1"], capital=["violet-1", "violet-2", "red-3"]),
        seat("sawmill-2", "wheat_farm-2"),
        display=["wheat_farm-1", "mine-4", None, None, None, None],
        turn=1,
    )
    found = seen(t.s, 0)
    beer = found["goods"]["beer"]
    farm, cooperage, brewery = beer["missing"]

    assert beer["now"] is None
    assert farm["up"] == [{"card": "wheat_farm-1", "price": 3, "worth": 5, "ends": ["left", "right"]}]
    assert (farm["hand"], farm["hidden"]) == ([], 2)
    assert (cooperage["hand"], cooperage["up"], cooperage["hidden"]) == ([], [], 3)
    assert [held["card"] for held in brewery["hand"]] == ["brewery-1"]
    assert (beer["build"], beer["buy"], found["worth"]) == (11, 8, 8)
    assert beer["cards"] == ["brewery-1", "wheat_farm-1"]
    assert beer["rows"] == ["barrel"]
    assert found["cards"]["wheat_farm-1"]["serves"] == ["beer", "bread"]
    assert found["cards"]["brewery-1"]["price"] == 0
