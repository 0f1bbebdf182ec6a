"""What the rules of Craftsmen forbid is refused over the wire: a reason, its clause, and no card shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from millrace.games.craftsmen.capital import kinds_in
from millrace.games.craftsmen.content.board import CAPITAL_KEYS
from millrace.games.craftsmen.content.buildings import CARDS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.numbers import A_BID, A_CARD, A_KIND, BID_MOST
from millrace.games.craftsmen.state import State
from tests.server.craftsmen_evening import ADA, Evening, is_asked
from tests.server.running import Server, running

BRUNO = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("refusals")
    with running(path) as found:
        yield found


def refused(evening: Evening, seat: int, action: int) -> dict[str, Any]:
    """The refusal of an answer; the table is as it was, for everybody."""
    before = [json.dumps(talk.document["view"], sort_keys=True) for talk in evening.talks]
    at = evening.talks[seat].update["at"]
    answer = evening.talks[seat].act(action)
    assert answer["type"] == "refused", answer
    assert evening.talks[seat].update["at"] == at
    assert [json.dumps(talk.document["view"], sort_keys=True) for talk in evening.talks] == before
    return answer


def names(document: object, keys: list[str]) -> list[str]:
    """Which of some cards a document gives away."""
    text = json.dumps(document)
    return [key for key in keys if key in text]


def hidden_from(evening: Evening, seat: int) -> list[str]:
    """The building cards of the other hand."""
    return [
        CARDS[card].key for other, p in enumerate(evening.state.seats) if other != seat for card in p.cards
    ]


def test_a_bid_above_ones_means(server: Server) -> None:
    evening = Evening(server, "evening 70")
    evening.until(is_asked("open"))
    answer = refused(evening, ADA, A_BID + BID_MOST)
    assert answer["said"]["key"] == "reason-bid-high"
    assert answer["clause"] == "C9.3.2"
    assert answer["said"]["args"] == {"have": evening.view()["seats"][ADA]["worth"]}
    assert names(answer, hidden_from(evening, ADA)) == []


def needless(s: State) -> list[int]:
    """Cards in hand of accepted colours that no payment takes any more."""
    p, payment = s.seats[ADA], GAME.view(s, ADA)["payment"]
    accepted: Any = payment["colours"] if isinstance(payment, dict) else []
    in_hand = [
        A_KIND + kind for kind in kinds_in(p.capital) if CAPITAL_KEYS[kind].partition("-")[0] in accepted
    ]
    return [action for action in in_hand if action not in GAME.legal(s)]


def test_paying_more_than_is_needed(server: Server) -> None:
    evening = Evening(server, "evening 17")
    evening.until(lambda s: is_asked("pay")(s) and bool(needless(s)))
    answer = refused(evening, ADA, needless(evening.state)[0])
    assert answer["said"]["key"] == "reason-wasteful"
    assert answer["clause"] == "C6.3"
    assert names(answer, hidden_from(evening, ADA)) == []


def test_the_card_of_another_hand_is_refused_as_any_card_is(server: Server) -> None:
    """The answer is the same for a card in Bruno's hand and for one in the pile: it tells nothing."""
    evening = Evening(server, "evening 17")
    evening.until(lambda s: is_asked("build")(s) and bool(s.seats[BRUNO].cards))
    theirs = evening.state.seats[BRUNO].cards[0]
    seen = {card for p in evening.state.seats for card in (*p.cards, *p.row)} | set(evening.state.display)
    piled = next(i for i in range(len(CARDS)) if i not in seen)
    answers = [refused(evening, ADA, A_CARD + card) for card in (theirs, piled)]
    assert [answer["said"]["key"] for answer in answers] == ["reason-not-in-hand"] * 2
    assert [answer["clause"] for answer in answers] == ["C8.1"] * 2
    assert [answer["code"] for answer in answers] == ["illegal"] * 2
    assert set(answers[0]) == set(answers[1])


def test_acting_while_another_is_asked(server: Server) -> None:
    evening = Evening(server, "evening 17")
    evening.until(is_asked("build"))
    theirs = evening.state.seats[ADA].cards
    answer = refused(evening, BRUNO, A_CARD + theirs[0])
    assert answer["said"]["key"] == "reason-not-your-turn"
    assert answer["clause"] == "C5.2"
    assert names(answer, [CARDS[card].key for card in theirs]) == []
