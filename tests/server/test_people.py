import httpx
import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar.testing import TestClient

from millrace.server.app import Server
from millrace.server.people import YEAR
from millrace.server.storage import Storage
from tests.server.conftest import HERE

Browser = TestClient[Server]
PASSWORD = "correct horse"  # noqa: S105


def other(browser: Browser) -> Browser:
    """Another browser at the same server."""
    return TestClient(browser.app, HERE)


def guest(browser: Browser, name: str = "Anna") -> str:
    """Come in; who one is from now on."""
    answer = browser.post("/api/guests", json={"name": name})
    assert answer.status_code == 201
    return str(answer.json()["person"]["id"])


def me(browser: Browser) -> dict[str, str | None] | None:
    person: dict[str, str | None] | None = browser.get("/api/me").json()["person"]
    return person


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_stranger_is_nobody(browser: Browser) -> None:
    assert me(browser) is None


def test_a_guest_needs_only_a_name_and_is_known_again(browser: Browser) -> None:
    person_id = guest(browser, "Łucja Ó 你好 👩‍🚀")

    assert me(browser) == {"id": person_id, "name": "Łucja Ó 你好 👩‍🚀", "login": None}
    assert me(other(browser)) is None


def test_a_guest_does_not_become_another_by_accident(browser: Browser) -> None:
    person_id = guest(browser)

    refused(browser.post("/api/guests", json={"name": "Bruno"}), 409, "known")

    person = me(browser)
    assert person is not None
    assert (person["id"], person["name"]) == (person_id, "Anna")


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Anna",
        "Anna ",
        "x" * 41,
        "a\nb",
        "a\u0000b",
        "a\u202eb",
        "\u200b",
        "\u200d\u2060",
        "a\u2028b",
        7,
    ],
)
def test_a_name_that_cannot_be_read_is_refused(browser: Browser, name: str) -> None:
    answer = browser.post("/api/guests", json={"name": name})

    refused(answer, 400, "invalid")
    assert "name" in answer.json()["detail"]


def test_a_name_can_be_changed(browser: Browser) -> None:
    guest(browser)

    answer = browser.patch("/api/me", json={"name": "Anna Maria"})

    assert answer.json()["person"]["name"] == "Anna Maria"
    assert me(browser) == answer.json()["person"]
    refused(other(browser).patch("/api/me", json={"name": "Nobody"}), 401, "nobody")


# The cookie -----------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    answer = browser.post("/api/guests", json={"name": "Anna"})

    parts = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "path=/", "samesite=lax", f"max-age={YEAR}"} <= set(parts)
    assert "secure" not in parts
    assert len(parts[0].removeprefix("millrace=")) >= 43


def test_the_cookie_is_kept_only_as_a_hash(browser: Browser) -> None:
    guest(browser)
    token = browser.cookies["millrace"]
    storage: Storage = browser.app.state.storage
    with storage._database.reading() as connection:
        dump = [
            bytes(row.token_hash) for row in connection.exec_driver_sql("SELECT token_hash FROM sessions")
        ]

    assert len(dump) == 1
    assert len(dump[0]) == 32
    assert token.encode() not in dump[0]


@pytest.mark.parametrize("token", ["", "x", "x" * 5000, "%00", "żółw".encode().decode("latin-1")])
def test_a_cookie_that_is_not_ours_is_nobodys(browser: Browser, token: str) -> None:
    answer = browser.get("/api/me", headers={b"Cookie": f"millrace={token}".encode("latin-1")})

    assert answer.json() == {"person": None}


def test_a_session_lasts_a_year_after_its_last_use(browser: Browser) -> None:
    guest(browser)
    clock = browser.app.state.clock

    clock.now += YEAR * 0.9
    renewed = browser.get("/api/me")
    assert "set-cookie" in renewed.headers
    assert "set-cookie" not in browser.get("/api/me").headers
    clock.now += YEAR * 0.9
    assert me(browser) is not None
    clock.now += YEAR * 1.1
    browser.cookies.set("millrace", "", domain="millrace.example")
    assert me(browser) is None


def test_an_old_session_ends(browser: Browser) -> None:
    guest(browser)
    browser.app.state.clock.now += YEAR + 1

    assert me(browser) is None


def test_leaving_forgets_the_browser_on_both_sides(browser: Browser) -> None:
    guest(browser)
    token = browser.cookies["millrace"]

    answer = browser.post("/api/logout")

    assert answer.json() == {"person": None}
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert me(browser) is None
    stolen = other(browser)
    stolen.cookies.set("millrace", token, domain="millrace.example")
    assert me(stolen) is None


# Recovery links -------------------------------------------------------------------------------------------


def test_a_link_brings_a_person_back_on_any_device(browser: Browser) -> None:
    person_id = guest(browser)
    token = browser.post("/api/me/recovery").json()["token"]

    for device in (other(browser), other(browser)):
        answer = device.post("/api/recover", json={"token": token})
        assert answer.json()["person"]["id"] == person_id
        assert me(device) == me(browser)


def test_a_new_link_replaces_the_old_one(browser: Browser) -> None:
    guest(browser)
    first = browser.post("/api/me/recovery").json()
    second = browser.post("/api/me/recovery").json()

    refused(other(browser).post("/api/recover", json=first), 401, "bad-link")
    assert other(browser).post("/api/recover", json=second).status_code == 200


def test_a_link_makes_the_browser_somebody_else(browser: Browser) -> None:
    person_id = guest(browser)
    token = browser.post("/api/me/recovery").json()
    device = other(browser)
    guest(device, "Bruno")
    before = device.cookies["millrace"]

    device.post("/api/recover", json=token)

    assert device.cookies["millrace"] != before
    person = me(device)
    assert person is not None
    assert person["id"] == person_id


def test_only_a_person_can_make_a_link(browser: Browser) -> None:
    refused(browser.post("/api/me/recovery"), 401, "nobody")
    refused(browser.post("/api/recover", json={"token": "x" * 43}), 401, "bad-link")


# Accounts -------------------------------------------------------------------------------------------------


def account(browser: Browser, login: str = "Anna", password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/account", json={"login": login, "password": password})


def test_a_guest_takes_a_login_and_comes_back_with_it(browser: Browser) -> None:
    person_id = guest(browser)

    assert account(browser).json()["person"]["login"] == "Anna"

    device = other(browser)
    answer = device.post("/api/login", json={"login": "anna", "password": PASSWORD})
    assert answer.status_code == 200
    assert me(device) == {"id": person_id, "name": "Anna", "login": "Anna"}


def test_a_login_is_taken_whatever_its_letters(browser: Browser) -> None:
    guest(browser)
    account(browser)
    device = other(browser)
    guest(device, "Bruno")

    refused(account(device, "ANNA"), 409, "login-taken")
    refused(account(browser, "second"), 409, "has-account")


def test_nobody_has_no_account(browser: Browser) -> None:
    refused(account(browser), 401, "nobody")


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("an", PASSWORD),
        ("an na", PASSWORD),
        ("x" * 41, PASSWORD),
        ("anna", "short"),
        ("annaanna", "AnnaAnna"),
    ],
)
def test_a_poor_login_or_password_is_refused(browser: Browser, login: str, password: str) -> None:
    guest(browser)

    refused(account(browser, login, password), 400, "invalid")


def test_an_unknown_login_takes_as_long_as_a_wrong_password(browser: Browser) -> None:
    nobody = browser.app.state.doorkeeper._nobody

    assert not PasswordHasher().check_needs_rehash(nobody)
    with pytest.raises(VerifyMismatchError):
        PasswordHasher().verify(nobody, PASSWORD)


def test_a_wrong_login_and_a_wrong_password_are_told_alike(browser: Browser) -> None:
    guest(browser)
    account(browser)

    answers = [
        other(browser).post("/api/login", json={"login": login, "password": password})
        for login, password in (("anna", "wrong password"), ("bruno", PASSWORD))
    ]

    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()


def test_a_password_is_kept_as_argon2id(browser: Browser) -> None:
    guest(browser)
    account(browser)
    storage: Storage = browser.app.state.storage

    kept = storage.people.account("anna")

    assert kept is not None
    assert kept.password_hash.startswith("$argon2id$")


def test_an_old_hash_is_made_anew_when_its_person_comes(browser: Browser) -> None:
    person_id = guest(browser)
    account(browser)
    storage: Storage = browser.app.state.storage
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    storage.people.set_password_hash(person_id, weak)

    assert browser.post("/api/login", json={"login": "anna", "password": PASSWORD}).status_code == 200

    kept = storage.people.account("anna")
    assert kept is not None
    assert kept.password_hash != weak
    assert other(browser).post("/api/login", json={"login": "anna", "password": PASSWORD}).status_code == 200
