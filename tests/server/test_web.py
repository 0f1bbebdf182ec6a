import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from millrace.server.app import Server, create_app
from millrace.server.settings import Settings
from millrace.server.web import FOREVER
from tests.server.conftest import HERE

Browser = TestClient[Server]
SCRIPT = b"console.log('river')"
PACKED = gzip.compress(SCRIPT)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Browser:
    """A server with a small client; its lifespan is not needed for pages."""
    folder = tmp_path_factory.mktemp("built")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Millrace</title>", encoding="utf-8")
    (web / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (web / "assets" / "app-12345678.js").write_bytes(SCRIPT)
    (web / "assets" / "app-12345678.js.gz").write_bytes(PACKED)
    (web / "assets" / "app-12345678.js.br").write_bytes(b"packed by brotli")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    return TestClient(create_app(Settings(folder, web=web)), HERE)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abc-_123", "/join/abc?seat=2&invite=x", "/recover", "/account", "/settings"]
)
def test_every_place_in_the_client_is_the_entry_page(built: Browser, path: str) -> None:
    answer = built.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Millrace" in answer.text


def test_files_with_a_hash_in_their_name_are_kept_forever(built: Browser) -> None:
    answer = built.get("/assets/app-12345678.js", headers={"Accept-Encoding": "identity"})

    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in answer.headers
    assert built.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("deflate", None),
        ("", None),
        ("BR", "br"),
    ],
)
def test_packed_files_are_sent_to_those_who_can_unpack(
    built: Browser, accepted: str, encoding: str | None
) -> None:
    headers = {"Accept-Encoding": accepted}
    with built.stream("GET", "/assets/app-12345678.js", headers=headers) as answer:
        body = b"".join(answer.iter_raw())

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert body == {"br": b"packed by brotli", "gzip": PACKED, None: SCRIPT}[encoding]


def test_what_is_unchanged_is_not_sent_again(built: Browser) -> None:
    etag = built.get("/").headers["etag"]

    answer = built.get("/", headers={"If-None-Match": f'"other", W/{etag}'})

    assert (answer.status_code, answer.content) == (304, b"")


def test_a_head_has_no_body(built: Browser) -> None:
    assert built.head("/").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/%2fetc%2fpasswd.txt",
        "/assets\\..\\..\\secret.txt",
        "/assets/app-12345678.js.gz",
        "/assets/nothing",
        "/nothing.png",
    ],
)
def test_no_path_leads_out(built: Browser, path: str) -> None:
    answer = built.get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_client_that_was_not_built_says_what_to_do(tmp_path: Path) -> None:
    answer = TestClient(create_app(Settings(tmp_path, web=tmp_path / "nothing")), HERE).get("/t/abc")

    assert answer.status_code == 503
    assert "npm run build" in answer.text
