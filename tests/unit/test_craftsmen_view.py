"""What the view of Craftsmen says of the moment, held against what happens when games are played on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from millrace.games.craftsmen.content.board import TOWN_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import E_PHASE, E_SEASON, E_STAGE
from millrace.games.craftsmen.state import State
from millrace.games.craftsmen.view_types import PaymentView, View
from millrace.kernel.stack import CHANCE, Event

PHASES = ("assistants", "buildings", "end", "year-end")


def moments(players: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Every question of a random game, with all that happened before it."""
    rolls = random.Random(seed)  # noqa: S311 - a game, not a secret
    s = GAME.new(GAME.parse_options({"players": players}))
    told: list[Event] = []
    while not GAME.is_over(s):
        if GAME.decider(s) != CHANCE:
            yield s, told
        s.story = told
        GAME.apply(s, rolls.choice(GAME.legal(s)))
        s.story = None
    yield s, told


def seen(s: State, seat: int) -> View:
    return cast("View", GAME.view(s, seat))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_phase_and_the_stage_are_those_that_were_told(players: int) -> None:
    """Between two stages none runs; in winter only the builders and the craftsmen do."""
    for s, told in moments(players, 7):
        found = seen(s, 0)
        if not s.stack:
            assert found["phase"] == "over"
            continue
        since = [event for event in told if event[0] in (E_SEASON, E_PHASE, E_STAGE)]
        if not since:
            assert found["phase"] == "start"
            continue
        kind, _, _, a, _ = since[-1]
        in_winter = found["season"] == "winter"
        phase = "buildings" if kind == E_STAGE or (in_winter and kind == E_SEASON) else PHASES[a]
        assert found["phase"] == phase
        if kind == E_STAGE and found["stage"]:
            assert (found["stage"], found["stages_over"]) == (a + 1, a)
        elif kind == E_STAGE:
            assert found["stages_over"] == a + 1
            assert GAME.question_kind(s) in ("token", "craft", *_PARTS_OF_CRAFT)
        if found["acting"] is not None:
            assert found["acting"]["town"] == TOWN_KEYS[found["stage"] - 1]
            if GAME.question_kind(s) == "craft":  # a token's work point is no action of a building
                assert found["acting"]["town"] == "craft_guild"


_PARTS_OF_CRAFT = (
    "raw",
    "raw_place",
    "trade_place",
    "half_place",
    "granary_reward",
    "ship",
    "bribe",
    "limit",
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_that_is_shown_can_be_taken_and_costs_what_it_says(players: int) -> None:
    taken = 0
    for s, _ in moments(players, 11):
        seat = GAME.decider(s)
        if not s.stack or GAME.question_kind(s) != "send":
            continue
        before = seen(s, seat)
        offered = set(GAME.legal(s))
        for key, town in before["town"].items():
            assert len(town["places"]) == 3
            shown = {place["path"][0] for place in town["places"] if place is not None}
            assert shown == {a for a in offered if GAME.notate(a) == f"send {key}"}
            for space, place in enumerate(town["places"]):
                if place is None:
                    continue
                ahead = GAME.clone(s)
                for action in place["path"]:
                    assert action in GAME.legal(ahead)
                    GAME.apply(ahead, action)
                after = seen(ahead, seat)["town"][key]["queue"]
                assert seat + 1 in after[space]
                assert [disc for pair in after for disc in pair if disc is not None][
                    place["acts"] - 1
                ] == seat + 1
                is_paid = bool(ahead.stack) and GAME.question_kind(ahead) == "fee"
                assert is_paid == (place["fee"] > 0)
                assert place["own"] == (after[space] == [seat + 1, seat + 1])
                assert place["privilege"] == (space == 0 and key != "town_hall")
                taken += 1
        others = [seen(s, other)["town"].values() for other in range(players) if other != seat]
        assert not any(town["places"] for towns in others for town in towns)
    assert taken > 100


@pytest.mark.parametrize("players", [2, 5])
def test_every_way_to_pay_pays_exactly_its_cards(players: int) -> None:
    paid = 0
    for s, _ in moments(players, 3):
        seat = GAME.decider(s)
        payment = seen(s, seat)["payment"] if s.stack else None
        if payment is None:
            continue
        assert payment["seat"] == seat + 1
        hand = sorted(cast("list[str]", seen(s, seat)["seats"][seat]["capital"]))
        for way in payment["ways"]:
            ahead = GAME.clone(s)
            for action in way["path"]:
                assert action in GAME.legal(ahead)
                GAME.apply(ahead, action)
            p = seen(ahead, seat)["seats"][seat]
            left = sorted(cast("list[str]", p["capital"]))
            assert sorted([*left, *way["cards"]]) == hand
            assert p["worth"] == way["leaves"]
            assert set(payment["laid"]) <= set(way["cards"])
            paid += 1
        leaves = [way["leaves"] for way in payment["ways"]]
        assert leaves == sorted(leaves, reverse=True)
        for other in range(players):
            if other != seat:
                watched = seen(s, other)["payment"]
                assert watched is not None
                assert watched["ways"] == []
    assert paid > 50


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_laid_of_each_colour_adds_up_to_the_payment(players: int) -> None:
    seen_ways = 0
    for s, _ in moments(players, 3):
        seat = GAME.decider(s)
        payment = seen(s, seat)["payment"] if s.stack else None
        if payment is None:
            continue
        parts = {tuple(sorted(part["cards"])): part["worth"] for part in payment["parts"]}
        for way in payment["ways"]:
            colours: dict[str, list[str]] = {}
            for key in sorted(way["cards"]):
                colours.setdefault(key.partition("-")[0], []).append(key)
            worth = sum(parts[tuple(cards)] for cards in colours.values())
            assert worth == payment["due"] + way["over"]
            seen_ways += 1
        assert {key.partition("-")[0] for cards in parts for key in cards} <= set(payment["colours"])
        assert all(_payment(s, other)["parts"] == [] for other in range(players) if other != seat)
    assert seen_ways > 40


def _payment(s: State, seat: int) -> PaymentView:
    payment = seen(s, seat)["payment"]
    assert payment is not None
    return payment


@pytest.mark.parametrize("players", [2, 4])
def test_a_card_goes_to_every_end_that_is_shown_and_its_cost_adds_up(players: int) -> None:
    put = two = 0
    for s, _ in moments(players, 19):
        seat = GAME.decider(s)
        build = seen(s, seat)["build"] if s.stack else None
        assert (build is not None) == (bool(s.stack) and GAME.question_kind(s) in ("build", "side"))
        if build is None:
            continue
        row = [built["card"] for built in seen(s, seat)["seats"][seat]["row"]]
        offered = [GAME.notate(action) for action in GAME.legal(s)]
        if GAME.question_kind(s) == "build":
            assert [f"card {key}" for key in build["ends"]] == [o for o in offered if o.startswith("card ")]
        for card, ends in build["ends"].items():
            two += len(ends) == 2
            for end, path in ends.items():
                ahead = GAME.clone(s)
                for action in path:
                    assert action in GAME.legal(ahead)
                    GAME.apply(ahead, action)
                after = [built["card"] for built in seen(ahead, seat)["seats"][seat]["row"]]
                assert after == ([card, *row] if end == "left" else [*row, card])
                further = seen(ahead, seat)["build"] if ahead.stack else None
                if further is not None and further["built"]:
                    assert further["cost"] > build["cost"]
                    assert further["built"] == build["built"] + 1 < build["most"]
                put += 1
        for other in range(players):
            if other != seat:
                watched = seen(s, other)["build"]
                assert watched is not None
                assert watched["ends"] == {}
    assert put > 30
    assert two > 3


def test_a_bid_is_shown_with_what_it_would_cost_to_the_bidder_alone() -> None:
    asked = 0
    for s, _ in moments(4, 5):
        seat = GAME.decider(s)
        if not s.stack or GAME.question_kind(s) not in ("open", "bid", "mayor_answer"):
            continue
        auction = seen(s, seat)["auction"]
        assert auction is not None
        offered = [GAME.notate(action) for action in GAME.legal(s)]
        assert [f"bid {bid['bid']}" for bid in auction["bids"]] == [t for t in offered if t.startswith("bid")]
        worth = seen(s, seat)["seats"][seat]["worth"] or 0
        assert all(bid["leaves"] <= worth - bid["bid"] for bid in auction["bids"])
        for other in range(4):
            watched = seen(s, other)["auction"]
            assert other == seat or (watched is not None and not watched["bids"])
        asked += 1
    assert asked > 10


def test_if_the_year_ended_now_it_would_score_what_it_says() -> None:
    """The last question before the scoring shows exactly what the scoring then gives."""
    scored = 0
    for seed in range(3):
        last: State | None = None
        for s, told in moments(3, seed):
            if last is not None and s.stack and seen(s, 0)["phase"] == "year-end":
                first = max(i for i, event in enumerate(told) if event[0] == E_PHASE)
                gained = [0, 0, 0]
                for _, seat, _, a, _ in [event for event in told[first:] if event[0] == 10]:
                    gained[seat] += a
                assert [end["total"] for end in seen(last, 0)["year_end"]] == gained
                scored += 1
            last = GAME.clone(s) if s.stack and seen(s, 0)["phase"] == "buildings" else None
    assert scored


def test_the_own_hand_is_summed_by_colour_and_says_where_it_fits() -> None:
    for s, _ in moments(3, 2):
        for seat in range(3):
            view = seen(s, seat)
            p = view["seats"][seat]
            assert sum(part["worth"] for part in p["colours"]) == p["worth"]
            assert sorted(key for part in p["colours"] for key in part["cards"]) == sorted(
                cast("list[str]", p["capital"])
            )
            assert list(p["fits"]) == p["cards"]
            others = [q for other, q in enumerate(view["seats"]) if other != seat]
            assert not any(q["colours"] or q["fits"] for q in others)
