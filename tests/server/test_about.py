import json
import logging
from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec.json import decode

from millrace.games.barrage.components.document_types import Components
from millrace.server import wire
from millrace.server.app import Server, create_app
from millrace.server.document import document_of
from millrace.server.http import tables
from millrace.server.logs import JsonLines
from millrace.server.settings import Settings
from tests.server.conftest import HERE, NewDatabase
from tools import openapi

Browser = TestClient[Server]


def test_the_health_page_names_what_the_server_stands_on(browser: Browser) -> None:
    health = decode(browser.get("/api/health").content, type=wire.Health)

    assert (health.status, health.database, health.bus) == ("ok", "sqlite", "process")


def test_on_postgresql_and_redis_it_says_so(
    postgres_databases: NewDatabase, redis_url: str, tmp_path: Path
) -> None:
    settings = Settings(tmp_path, database_url=postgres_databases(), redis_url=redis_url)
    with TestClient(create_app(settings), HERE) as browser:
        health = browser.get("/api/health").json()

    assert (health["database"], health["bus"]) == ("postgresql", "redis")
    assert list(tmp_path.iterdir()) == []


def test_metrics_count_by_template_and_code(browser: Browser) -> None:
    browser.get("/api/tables/secret-table")
    browser.get("/whatever/secret-page")

    text = browser.get("/metrics").text

    assert 'millrace_requests_total{method="GET",path="/api/tables/{table_id}",status="404"}' in text
    assert 'millrace_refusals_total{code="no-table"}' in text
    assert "millrace_request_seconds_bucket" in text
    for name in ("millrace_connections", "millrace_rooms", "millrace_lines_total"):
        assert f"\n{name} " in text
    assert "secret" not in text


def test_a_request_is_logged_without_secrets(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "millrace.http"):
        browser.post("/api/guests", json={"name": "Anna"})
        browser.get("/join/secret-table?invite=secret-invite")

    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("POST", "/api/guests", 201),
        ("GET", "/{path}", 503),
    ]
    assert all(line["ms"] >= 0 for line in lines)
    assert "secret" not in str(lines)
    assert browser.cookies["millrace"] not in str(lines)


def test_a_fault_of_ours_is_logged_and_told_without_its_cause(
    browser: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("the hidden cause")

    monkeypatch.setattr(browser.app.state.storage, "ping", fail)
    answer = browser.get("/api/health")

    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "hidden" not in answer.text
    assert "hidden" in JsonLines().format(caplog.records[-1])


def test_pages_and_answers_carry_the_headers_that_keep_them_safe(browser: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/assets/nothing.js"):
        headers = browser.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"
    assert browser.get("/api/me").headers["cache-control"] == "no-store"


def test_components_are_asked_for_once(browser: Browser) -> None:
    first = browser.get("/api/games/barrage/components")
    again = browser.get("/api/games/barrage/components", headers={"If-None-Match": first.headers["etag"]})

    assert decode(first.content, type=Components)["spaces"]
    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")


# The OpenAPI document -------------------------------------------------------------------------------------


def test_the_document_is_served_and_names_every_message(browser: Browser) -> None:
    document = browser.get("/api/openapi.json").json()

    schemas = document["components"]["schemas"]
    assert {"ToServer", "FromServer", "BarrageView", "BarrageComponents", "Problem", "RoomView"} <= set(
        schemas
    )
    assert schemas["ToServer"]["discriminator"]["propertyName"] == "type"
    operations = [each for path in document["paths"].values() for each in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids))
    assert "new_table" in ids


def test_every_reference_leads_somewhere() -> None:
    document = document_of([*tables.HANDLERS])
    text = json.dumps(document)
    names = {part.partition('"')[0] for part in text.split('"$ref": "#/components/schemas/')[1:]}

    assert names <= set(document["components"]["schemas"])
    assert not any("." in name for name in document["components"]["schemas"])


def test_the_document_in_docs_is_the_one_that_is_served() -> None:
    assert openapi.main(["--check"]) == 0


def test_drift_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = tmp_path / "openapi.json"

    assert openapi.main(["--check", str(old)]) == 1
    assert openapi.main([str(old)]) == 0
    assert openapi.main(["--check", str(old)]) == 0
    old.write_text(old.read_text(encoding="utf-8").replace("Millrace", "Milrace"), encoding="utf-8")
    assert openapi.main(["--check", str(old)]) == 1
    assert "tools/openapi.py" in capsys.readouterr().out
