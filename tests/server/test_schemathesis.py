"""Whatever is sent over HTTP: nothing of it is our fault, and the answers are those of the document."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.testing import TestClient
from msgspec.json import decode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from millrace.server.app import Server, create_app, document
from millrace.server.limits import Rate, Rates
from millrace.server.settings import Settings
from tests.server.conftest import HERE, NewDatabase

pytestmark = pytest.mark.slow

schema = schemathesis.openapi.from_dict(decode(document()[0]))

Case: TypeAlias = schemathesis.Case[Any]

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ALWAYS: Final = Rate(1_000_000, 0.001)
UNLIMITED: Final = Rates(*(ALWAYS for _ in Rates.__struct_fields__))
THOROUGHLY: Final = settings(
    max_examples=25, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def browser(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient[Server]]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    made = Settings(folder, database_url=new_database(), rates=UNLIMITED, web=folder)
    with TestClient(create_app(made), HERE) as opened:
        yield opened


def new_table(browser: TestClient[Server]) -> str:
    new = {"game": "barrage", "chairs": [{"kind": "person"}, {"kind": "person"}], "public": True}
    answer = browser.post("/api/tables", json=new)
    if answer.status_code == 401:
        browser.cookies.clear()
        browser.post("/api/guests", json={"name": "Anna"})
        answer = browser.post("/api/tables", json=new)
    return str(answer.json()["id"])


def send(browser: TestClient[Server], case: Case) -> None:
    """Over the connection of the browser, with its cookie."""
    request = case.as_transport_kwargs(base_url=HERE)
    answer = browser.request(
        request["method"],
        request["url"],
        params=request.get("params"),
        headers=request.get("headers"),
        json=request.get("json"),
        content=request.get("data"),
    )
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@THOROUGHLY
def test_nothing_a_stranger_sends_is_our_fault(case: Case, browser: TestClient[Server]) -> None:
    browser.cookies.clear()
    send(browser, case)


@schema.exclude(path=["/api/login", "/api/logout", "/api/recover"]).parametrize()
@THOROUGHLY
def test_nothing_a_host_sends_to_their_table_is_our_fault(case: Case, browser: TestClient[Server]) -> None:
    table_id = new_table(browser)
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table_id
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "barrage"
    send(browser, case)
