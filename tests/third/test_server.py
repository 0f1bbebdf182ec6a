"""The third game on a server: offered with its options, and played to its end by two people and a bot."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Guest, Server, Talk, running
from tests.third.installed import environment, millrace

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(plugin: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(plugin)["PYTHONPATH"])
        with running(tmp_path_factory.mktemp("server")) as found:
            yield found


# What is offered ------------------------------------------------------------------------------------------


def test_it_is_offered_with_its_options(server: Server) -> None:
    games = {game["key"]: game for game in server.guest("Anna").get("/api/games")["games"]}

    assert list(games) == ["barrage", "craftsmen", "ferry"]
    ferry = games["ferry"]
    assert ferry["seats"] == {"least": 2, "most": 4, "default": 3}
    assert [(option["key"], option["kind"], option["default"]) for option in ferry["options"]] == [
        ("fog", "flag", "no"),
        ("season", "choice", "autumn"),
    ]
    assert [chair["kind"] for chair in ferry["chairs"]] == ["person", "bot"]
    [exclusion] = ferry["exclusions"]
    assert (exclusion["one"]["key"], exclusion["other"]["key"], exclusion["clause"]) == (
        "fog",
        "season",
        "F9",
    )


@pytest.mark.parametrize("language", ["en", "pl", "ru", "it"])
def test_its_words_and_components_are_served(server: Server, language: str) -> None:
    guest = server.guest("Anna")
    setup = guest.http.get(f"{server.address}/api/games/ferry/words/{language}?part=setup").text
    words = guest.http.get(f"{server.address}/api/games/ferry/words/{language}").text

    assert "ferry-title = " in setup
    assert "event-loaded" not in setup
    assert "event-loaded = " in words
    assert [boat["key"] for boat in guest.get("/api/games/ferry/components")["boats"]][:2] == [
        "raft",
        "canoe",
    ]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"options": {"fog": True, "season": "summer"}}, "fog"),
        ({"options": {"snow": True}}, "snow"),
        ({"options": {"season": "winter"}}, "season"),
        ({"chairs": [{"kind": "automa"}]}, "automa"),
        ({"chairs": [{"kind": "person"}] * 5}, "players"),
        ({"game": "ferri"}, "ferri"),
    ],
)
def test_a_table_that_does_not_fit_is_refused_by_name(
    server: Server, change: dict[str, Any], named: str
) -> None:
    wanted = {"game": "ferry", "chairs": [{"kind": "person"}, {"kind": "bot"}], **change}

    with pytest.raises(httpx.HTTPStatusError) as refused:
        server.guest("Anna").post("/api/tables", wanted)

    assert refused.value.response.status_code == 400
    assert named in refused.value.response.json()["detail"]


# A game in fog --------------------------------------------------------------------------------------------


class Evening:
    """Anna, Bruno and a bot, and somebody who looks on."""

    def __init__(self, server: Server, **options: object) -> None:
        self.guests = [server.guest("Anna"), server.guest("Bruno"), server.guest("Carla")]
        self.table = self.guests[0].new_table(
            *("person", "person", "bot"), game="ferry", options=options, public=True, seed="oak"
        )
        self.guests[1].post(f"/api/tables/{self.table}/sit")
        self.guests[0].post(f"/api/tables/{self.table}/start")
        self.talks = [guest.live(self.table) for guest in self.guests]

    def asked(self) -> Talk | None:
        """Whoever of the two has to answer, once the bot has answered; None when the game is over."""
        for _ in range(200):
            for talk in self.talks[:2]:
                if talk.document["room"]["phase"] == "over":
                    return None
                if talk.rows:
                    return talk
            self.talks[0].hear("update")
            self.meet()
        raise AssertionError("nobody is asked")

    def meet(self) -> None:
        """Everybody has heard what anybody has."""
        latest = max(talk.update["seq"] for talk in self.talks)
        for talk in self.talks:
            talk.wait_for(latest)

    def act(self, talk: Talk, action: int) -> None:
        done = talk.act(action)
        assert done["type"] == "done", done
        for other in self.talks:
            other.wait_for(done["seq"])


@pytest.fixture
def evening(server: Server) -> Evening:
    return Evening(server, fog=True)


def preview(talk: Talk, action: int) -> dict[str, Any]:
    talk.say(type="ask_preview", ask=1, at=talk.update["at"], action=action)
    return talk.hear("preview", "refused")


def test_it_is_played_to_its_end_and_everybody_sees_his_own_hand(
    evening: Evening, plugin: Path, tmp_path: Path
) -> None:
    moves = 0
    while (talk := evening.asked()) is not None:
        for viewer, other in enumerate(evening.talks):
            hands = [seat["hand"] for seat in other.document["view"]["seats"]]
            assert [seat for seat, hand in enumerate(hands) if hand is not None] == [viewer][: viewer < 2]
        evening.act(talk, talk.rows[moves % len(talk.rows)]["action"])
        moves += 1
    evening.meet()

    room = evening.talks[2].document["room"]
    assert moves >= 16
    assert room["phase"] == "over"
    points = {standing["seat"]: standing["points"] for standing in room["standings"]}
    assert points == {i + 1: seat["vp"] for i, seat in enumerate(evening.talks[2].document["view"]["seats"])}
    for standing in room["standings"]:
        assert sum(standing["sources"].values()) == standing["points"]
    kept = tmp_path / "ferry.millrace"
    guest: Guest = evening.guests[0]
    kept.write_bytes(guest.http.get(f"{guest.address}/api/tables/{evening.table}/record").content)
    assert millrace("replay", str(kept), on=plugin).returncode == 0


def test_a_preview_ends_where_others_have_loaded_in_fog(evening: Evening) -> None:
    known = unknown = 0
    for _ in range(20):
        talk = evening.asked()
        assert talk is not None
        seat = talk.document["room"]["you"]
        for row in talk.rows:
            found = preview(talk, row["action"])
            assert found["type"] == "preview", found
            turned = [told["seat"] for told in found["told"] if told["kind"] == "turned"]
            assert set(turned) <= {seat}
            known += found["changes"] is not None
            unknown += found["changes"] is None
        evening.act(talk, talk.rows[-1]["action"])
    assert known
    assert unknown


def test_why_and_undo(evening: Evening) -> None:
    talk = evening.asked()
    assert talk is not None
    view = talk.document["view"]
    hand = view["seats"][talk.document["room"]["you"] - 1]["hand"]
    missing = next(crate for crate in range(1, 25) if crate not in hand)
    talk.say(type="ask_why", ask=2, at=talk.update["at"], place=f"crate-{missing}")
    why = talk.hear("why", "refused")
    assert (why["said"]["key"], why["clause"], why["legal"]) == ("reason-not-in-hand", "F3", False)

    evening.act(talk, next(row["action"] for row in talk.rows if row["kind"] == "load"))
    assert talk.document["asked"]["kind"] == "lash"
    talk.say(type="undo", key=talk.key(), at=talk.update["at"])
    done = talk.hear("done", "refused")
    assert done["type"] == "done", done
    talk.wait_for(done["seq"])

    assert talk.document["view"] == view
    assert talk.document["asked"]["kind"] == "load"
