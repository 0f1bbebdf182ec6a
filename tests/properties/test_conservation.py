"""Nothing appears and nothing vanishes: every component is somewhere, every change is told."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from millrace.games.barrage.content.companies import PIECES
from millrace.games.barrage.game import GAME
from millrace.games.barrage.numbers import (
    BUILDING,
    E_AS_AUTOMA,
    E_AUTOMA_TILES,
    E_BUILT,
    E_COPIES,
    E_FULFILLED,
    E_REMOVED,
    E_RETRIEVED,
    E_SPENT,
    E_UNDER,
    E_WORK,
    EMPTY,
    SITE_CONDUIT,
    SITE_HOUSE,
)
from millrace.games.barrage.state import State
from millrace.kernel.conformance import play_out
from millrace.kernel.game import Options
from tests.ledger import ADVANCED, BUILDING_TILES, MAHIRI, PRIVATE, Ledger, check_everything, on_wheel
from tests.players import busy_game

GAMES_EACH: Final = 12
AUTOMA_GAMES: Final = 3
PEOPLE: Final = [
    pytest.param(
        GAME.parse_options({"players": players, "introductory": introductory}),
        block,
        id=f"{players}-{kind}-{block}",
    )
    for players in (2, 3, 4)
    for introductory, kind in ((True, "introductory"), (False, "full"))
    for block in range(2)
]
LEEGHWATER: Final = [
    pytest.param(GAME.parse_options({"players": players, "leeghwater": True}), block, id=f"{players}-{block}")
    for players in (2, 3, 4)
    for block in range(2)
]
AUTOMAS: Final = [
    pytest.param(
        GAME.parse_options(
            {"players": people + automas, "automas": [level] * automas, "leeghwater": leeghwater}
        ),
        block,
        id=f"{level}-{people}+{automas}-{'leeghwater' if leeghwater else 'base'}-{block}",
    )
    for level in ("low", "medium", "high", "very-high")
    for people, automas in ((1, 1), (3, 1), (2, 2), (1, 3))
    for leeghwater in (False, True)
    for block in range(2)
]


def play_booked(options: Options, seed: int, *, is_busy: bool) -> Ledger:
    """One game with everything checked before every answer and at its end; what was told."""
    last = GAME.new(options)
    told = Ledger(last)
    for s, action in busy_game(options, seed) if is_busy else play_out(GAME, options, seed):
        check_everything(s, told)
        for event in GAME.foresee(s, GAME.decider(s), action).events:
            told.book(s, event)
        last = s
    check_everything(last, told)
    assert not last.stack
    assert GAME.scores(last) == told.vp
    return told


@pytest.mark.parametrize(("options", "block"), PEOPLE)
def test_every_component_is_accounted_for_at_every_step(options: Options, block: int) -> None:
    """Uniformly random games in one block, busy ones in the other."""
    seen: set[int] = set()
    for seed in range(GAMES_EACH):
        seen |= play_booked(options, seed, is_busy=block == 1).seen

    assert E_COPIES in seen or options["introductory"] or not block, "no game had Mahiri at work"


@pytest.mark.parametrize(("options", "block"), LEEGHWATER)
def test_every_component_of_the_leeghwater_project(options: Options, block: int) -> None:
    seen: set[int] = set()
    n_buildings = 0
    for seed in range(GAMES_EACH):
        told = play_booked(options, seed, is_busy=block == 1)
        seen |= told.seen
        n_buildings += sum(built[BUILDING] for built in told.pieces)

    assert seen >= {E_REMOVED, E_WORK}
    assert n_buildings > 0
    assert not block or E_RETRIEVED in seen, "no game used the private buildings"


@pytest.mark.parametrize(("options", "block"), AUTOMAS)
def test_every_component_with_automas(options: Options, block: int) -> None:
    """All levels, one to three Automas, busy and random people, with and without Leeghwater."""
    seen: set[int] = set()
    for seed in range(AUTOMA_GAMES):
        seen |= play_booked(options, seed, is_busy=block == 1).seen

    assert seen >= {E_AUTOMA_TILES, E_FULFILLED, E_BUILT, E_UNDER, E_SPENT}
    assert not options["leeghwater"] or E_WORK in seen


@pytest.mark.parametrize("leeghwater", [False, True], ids=["base", "leeghwater"])
def test_people_under_mahiri(leeghwater: bool) -> None:  # noqa: FBT001
    """Rule A7.4.8: their first turns are played by the Automa procedure, and booked like all others."""
    options = GAME.parse_options({"players": 3, "automas": ["very-high"], "leeghwater": leeghwater})
    seeds = [seed for seed in range(150) if automa_has_mahiri(options, seed)]

    assert len(seeds) >= 5
    for seed in seeds[:6]:
        assert E_AS_AUTOMA in play_booked(options, seed, is_busy=seed % 2 == 1).seen


def automa_has_mahiri(options: Options, seed: int) -> bool:
    """Whether the draft, busy or not, leaves her to the Automa."""
    moments = busy_game(options, seed) if seed % 2 else play_out(GAME, options, seed)
    return next(s.seats[-1].officer == MAHIRI for s, _ in moments if s.round)


# The checks themselves ------------------------------------------------------------------------------------


@cache
def middle() -> tuple[State, Ledger]:
    """A game with everything in it, in its third round, and what was told until then."""
    options = GAME.parse_options({"players": 3, "automas": ["high", "high"], "leeghwater": True})
    told = Ledger(GAME.new(options))
    for s, action in busy_game(options, 7):
        check_everything(s, told)
        if s.round == 3 and GAME.decider(s) == 0 and told.under and any(told.works) and s.slots.count(1):
            return s, told
        for event in GAME.foresee(s, GAME.decider(s), action).events:
            told.book(s, event)
    raise AssertionError("the game ends too early")


def give_credit(s: State) -> None:
    s.seats[0].credits += 1


def give_automa_credit_instead_of_vp(s: State) -> None:
    s.seats[1].credits += 3
    s.seats[1].vp -= 3


def lose_vp(s: State) -> None:
    s.seats[2].vp -= 1


def hide_engineer(s: State) -> None:
    s.seats[1].elsewhere += 1


def move_engineer(s: State) -> None:
    s.seats[0].engineers -= 1
    s.seats[0].on_officer += 1


def swap_contracts_under_the_pile(s: State) -> None:
    s.under.reverse()


def lose_contract_under_the_pile(s: State) -> None:
    s.under.pop()


def give_work_to_another(s: State) -> None:
    work = next(p.works & -p.works for p in s.seats if p.works)
    for p in s.seats:
        p.works ^= work


def return_work(s: State) -> None:
    s.piles[6] |= 1


def sell_building(s: State) -> None:
    s.slots[s.slots.index(1)] = EMPTY


def lose_automa_tile(s: State) -> None:
    s.deck &= s.deck - 1


def take_discarded_automa_tile(s: State) -> None:
    s.deck |= s.discards & -s.discards


def lose_building_tile(s: State) -> None:
    p = s.seats[1]
    p.tiles &= ~(1 << 4)
    p.wheel = [0 if on_wheel(segment)[0] == 4 else segment for segment in p.wheel]


def spill_drop(s: State) -> None:
    s.dam_drops[next(d for d, n in enumerate(s.dam_drops) if n)] -= 1


def take_machine_off_the_wheel(s: State) -> None:
    p = next(p for p in s.seats if any(on_wheel(segment)[1] for segment in p.wheel))
    at = next(i for i, segment in enumerate(p.wheel) if on_wheel(segment)[1])
    p.wheel[at] -= 64
    p.excavators += 1


@pytest.mark.parametrize(
    "change",
    [
        give_credit,
        give_automa_credit_instead_of_vp,
        lose_vp,
        hide_engineer,
        move_engineer,
        swap_contracts_under_the_pile,
        lose_contract_under_the_pile,
        give_work_to_another,
        return_work,
        sell_building,
        lose_automa_tile,
        take_discarded_automa_tile,
        lose_building_tile,
        spill_drop,
        take_machine_off_the_wheel,
    ],
)
def test_the_ledger_notices(change: Callable[[State], None]) -> None:
    """What nobody told is found."""
    s, told = middle()
    changed = GAME.clone(s)
    check_everything(changed, told)
    change(changed)

    assert GAME.dump(changed) != GAME.dump(s)
    with pytest.raises(AssertionError):
        check_everything(changed, told)


def test_structures_of_the_box() -> None:
    """Rule B1.2.1, since the checks above lean on it."""
    assert PIECES[:5] == (5, 5, 5, 4, 5)
    assert len(PRIVATE) == 45
    assert len(ADVANCED) == 18
    assert len(BUILDING_TILES) == 3
    assert SITE_HOUSE - SITE_CONDUIT == 20
