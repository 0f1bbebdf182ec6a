from pathlib import Path

import pytest
from litestar.testing import TestClient

from millrace.server.app import Server, create_app
from millrace.server.limits import Rate, Rates
from millrace.server.settings import Settings
from tests.server.club import Clock
from tests.server.conftest import HERE

Browser = TestClient[Server]


def at_proxy(tmp_path: Path, **settings: object) -> Browser:
    made = Settings(tmp_path, web=tmp_path / "web", behind_proxy=True, **settings)  # type: ignore[arg-type]
    return TestClient(create_app(made, Clock()), HERE)


# Every refusal is a problem -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("POST", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api", None, 404, "not-found"),
        ("DELETE", "/api/me", None, 405, "wrong-method"),
        ("POST", "/", None, 405, "wrong-method"),
        ("GET", "/assets/nothing.js", None, 404, "not-found"),
        ("POST", "/api/guests", b"", 400, "invalid"),
        ("POST", "/api/guests", b"{", 400, "invalid"),
        ("POST", "/api/guests", b"[]", 400, "invalid"),
        ("POST", "/api/guests", b"null", 400, "invalid"),
        ("POST", "/api/guests", b"\xff\xfe", 400, "invalid"),
        ("POST", "/api/guests", b'{"name":"\\ud800"}', 400, "invalid"),
        ("POST", "/api/guests", b"[" * 60_000, 400, "invalid"),
        ("POST", "/api/guests", b'{"x":' * 12_000, 400, "invalid"),
        ("POST", "/api/guests", b'{"name":"Anna","more":1}', 400, "invalid"),
        ("POST", "/api/guests", b'{"name":"' + b"x" * 70_000 + b'"}', 413, "too-large"),
        ("POST", "/api/tables", b'{"chairs":[]}', 400, "invalid"),
        (
            "POST",
            "/api/tables",
            b'{"game":"barrage","chairs":[{"kind":"person"},{"kind":"person"}]}',
            401,
            "nobody",
        ),
        ("GET", "/api/tables/nothing", None, 404, "no-table"),
        ("GET", "/api/tables/%00", None, 404, "no-table"),
        ("GET", "/api/tables/" + "x" * 2000, None, 404, "no-table"),
        ("GET", "/api/tables/nothing/book?before=-1", None, 400, "invalid"),
        ("GET", "/api/tables/nothing/book?limit=many", None, 400, "invalid"),
        ("GET", "/api/tables/nothing/record", None, 404, "no-table"),
        ("POST", "/api/tables/nothing/sit", b'{"seat":9}', 400, "invalid"),
        ("POST", "/api/tables/nothing/start", None, 401, "nobody"),
        ("PUT", "/api/tables/nothing/chairs/one", b'{"kind":"bot"}', 404, "not-found"),
        ("GET", "/api/games/chess/components", None, 404, "no-game"),
    ],
)
def test_what_is_refused_is_a_problem_with_a_code(
    browser: Browser, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    headers = {} if body is None else {"Content-Type": "application/json"}

    answer = browser.request(method, path, content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "detail"}
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_invalid_field_is_named(browser: Browser) -> None:
    body = {"game": "barrage", "chairs": [{"kind": "person"}, {"kind": 5}]}

    detail = browser.post("/api/tables", json=body).json()["detail"]

    assert "chairs[1].kind" in detail or "kind" in detail


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_read(browser: Browser, kind: str) -> None:
    answer = browser.post("/api/guests", content=b'{"name":"Anna"}', headers={"Content-Type": kind})

    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


# Origins --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["https://elsewhere.example", "null", "http://millrace.example:8000", "https://millrace.example", ""],
)
def test_a_page_of_another_origin_changes_nothing(browser: Browser, origin: str) -> None:
    answer = browser.post("/api/guests", json={"name": "Anna"}, headers={"Origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "cross-origin")
    assert "set-cookie" not in answer.headers


def test_a_browser_that_says_cross_site_is_believed(browser: Browser) -> None:
    answer = browser.post("/api/logout", headers={"Sec-Fetch-Site": "cross-site"})

    assert answer.status_code == 403


def test_our_own_page_and_programs_may_ask(browser: Browser) -> None:
    assert browser.post("/api/logout", headers={"Origin": HERE}).status_code == 200
    assert browser.post("/api/logout").status_code == 200


def test_an_origin_the_operator_named_may_ask(tmp_path: Path) -> None:
    with at_proxy(tmp_path, origins=frozenset({"https://games.example"})) as browser:
        assert browser.post("/api/logout", headers={"Origin": "https://games.example"}).status_code == 200


# Behind a proxy -------------------------------------------------------------------------------------------


def test_behind_a_proxy_the_cookie_is_secure_when_the_browser_came_by_https(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "Origin": "https://millrace.example"}
    with at_proxy(tmp_path) as browser:
        answer = browser.post("/api/guests", json={"name": "Anna"}, headers=forwarded)

    assert answer.status_code == 201
    assert "; secure" in answer.headers["set-cookie"].lower()


def test_without_a_proxy_nobody_can_pretend_to_be_one(browser: Browser) -> None:
    answer = browser.post("/api/guests", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})

    assert "; secure" not in answer.headers["set-cookie"].lower()


# Limits ---------------------------------------------------------------------------------------------------


def limited(tmp_path: Path, *, behind_proxy: bool = False, **rates: Rate) -> Browser:
    settings = Settings(tmp_path, web=tmp_path / "web", rates=Rates(**rates), behind_proxy=behind_proxy)
    return TestClient(create_app(settings, Clock()), HERE)


def test_too_many_requests_wait(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Rate(3, 10.0)) as browser:
        assert [browser.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
        answer = browser.get("/api/me")
        assert answer.json()["code"] == "too-many"
        assert answer.headers["retry-after"] == "10"
        browser.app.state.clock.now += 10
        assert [browser.get("/api/me").status_code for _ in range(2)] == [200, 429]


def test_each_address_has_its_own_measure(tmp_path: Path) -> None:
    with limited(tmp_path, behind_proxy=True, requests=Rate(1, 60.0)) as browser:
        addresses = ["10.0.0.1", "10.0.0.2", "9.9.9.9, 10.0.0.1", "2001:db8::1", "2001:db8::2", "10.0.0.1"]
        answers = [browser.get("/api/me", headers={"X-Forwarded-For": each}) for each in addresses]

    # one network of IPv6 is one household; only the last hop is believed
    assert [answer.status_code for answer in answers] == [200, 200, 429, 200, 429, 429]


def test_guests_are_limited_by_address(tmp_path: Path) -> None:
    with limited(tmp_path, guests=Rate(1, 60.0)) as browser:
        assert browser.post("/api/guests", json={"name": "Anna"}).status_code == 201
        browser.cookies.clear()
        assert browser.post("/api/guests", json={"name": "Bruno"}).status_code == 429


def test_guessing_one_login_does_not_hinder_others(tmp_path: Path) -> None:
    with limited(tmp_path, logins=Rate(2, 60.0)) as browser:

        def attempt(login: str) -> int:
            body = {"login": login, "password": "guessing it"}
            return browser.post("/api/login", json=body).status_code

        assert [attempt(login) for login in ("anna", "ANNA", "Anna", "bruno")] == [401, 401, 429, 401]


def test_what_a_person_changes_is_limited(tmp_path: Path) -> None:
    with limited(tmp_path, changes=Rate(1, 60.0)) as browser:
        browser.post("/api/guests", json={"name": "Anna"})
        assert browser.patch("/api/me", json={"name": "Anna B"}).status_code == 200
        assert browser.patch("/api/me", json={"name": "Anna C"}).status_code == 429
        assert browser.get("/api/me").json()["person"]["name"] == "Anna B"


def test_tables_are_limited_by_person(tmp_path: Path) -> None:
    new = {"game": "barrage", "chairs": [{"kind": "person"}, {"kind": "person"}]}
    with limited(tmp_path, tables=Rate(1, 60.0)) as browser:
        browser.post("/api/guests", json={"name": "Anna"})
        assert [browser.post("/api/tables", json=new).status_code for _ in range(2)] == [201, 429]


# Tables ---------------------------------------------------------------------------------------------------


def test_a_table_is_made_filled_and_begun(browser: Browser) -> None:
    browser.post("/api/guests", json={"name": "Anna"})
    made = browser.post(
        "/api/tables",
        json={"game": "barrage", "chairs": [{"kind": "person"}, {"kind": "person"}], "public": True},
    )
    path = f"/api/tables/{made.json()['id']}"
    friend = TestClient(browser.app, HERE)
    friend.post("/api/guests", json={"name": "Bruno"})

    assert browser.post(f"{path}/start").json()["code"] == "chairs-free"
    assert browser.get(f"{path}/record").status_code == 409
    assert browser.put(f"{path}/chairs/2", json={"kind": "bot"}).json()["chairs"][1]["kind"] == "bot"
    assert browser.put(f"{path}/chairs/2", json={"kind": "person"}).json()["chairs"][1]["kind"] == "person"
    assert friend.put(f"{path}/chairs/2", json={"kind": "bot"}).json()["code"] == "not-host"
    assert [row["id"] for row in friend.get("/api/tables").json()["open"]] == [made.json()["id"]]
    assert friend.post(f"{path}/sit", json={}).json()["you"] == 2
    assert friend.post(f"{path}/start").json()["code"] == "not-host"
    begun = browser.post(f"{path}/start")

    assert (begun.status_code, begun.json()["phase"]) == (200, "playing")
    assert browser.get(f"{path}/book?limit=1").json()["more"] is True
    record = browser.get(f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert friend.get(path).json()["you"] == 2
    assert friend.post(f"{path}/leave").status_code == 200


@pytest.mark.parametrize("field", ["name", "seed"])
def test_the_texts_of_a_table_can_be_read(browser: Browser, field: str) -> None:
    browser.post("/api/guests", json={"name": "Anna"})
    chairs = [{"kind": "person"}, {"kind": "person"}]

    answer = browser.post("/api/tables", json={"game": "barrage", "chairs": chairs, field: "a\u0000b"})

    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert answer.json()["detail"].startswith(f"{field}:")


def test_an_invitation_shows_what_it_is_to_and_nothing_else_does(browser: Browser) -> None:
    browser.post("/api/guests", json={"name": "Anna"})
    chairs = [{"kind": "person"}, {"kind": "person"}, {"kind": "automa", "level": "high"}]
    made = browser.post(
        "/api/tables", json={"game": "barrage", "chairs": chairs, "options": {"leeghwater": True}}
    ).json()
    path = f"/api/tables/{made['id']}"
    invites = browser.get(path).json()["invites"]
    stranger = TestClient(browser.app, HERE)

    shown = stranger.get(path, params={"seat": 2, "invite": invites[2]}).json()

    assert (shown["game"], shown["host"], shown["chairs"][0]["name"]) == ("barrage", 1, "Anna")
    assert (shown["options"]["leeghwater"], shown["you"], shown["invites"], shown["seed"]) == (
        True,
        0,
        [],
        "",
    )
    wrongs: tuple[dict[str, str | int], ...] = (
        {},
        {"seat": 1, "invite": invites[2]},
        {"seat": 2, "invite": "żółw"},
        {"invite": invites[2]},
    )
    for wrong in wrongs:
        assert stranger.get(path, params=wrong).json()["code"] == "private-table"


def test_an_invite_of_strange_letters_is_no_invite(browser: Browser) -> None:
    browser.post("/api/guests", json={"name": "Anna"})
    made = browser.post(
        "/api/tables", json={"game": "barrage", "chairs": [{"kind": "person"}, {"kind": "person"}]}
    ).json()
    friend = TestClient(browser.app, HERE)
    friend.post("/api/guests", json={"name": "Bruno"})

    answer = friend.post(f"/api/tables/{made['id']}/sit", json={"seat": 2, "invite": "żółw"})

    assert (answer.status_code, answer.json()["code"]) == (403, "bad-invite")
