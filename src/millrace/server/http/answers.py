"""What handlers say of their refusals in the OpenAPI document."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from millrace.server.wire import Problem

_WHY: Final = {
    400: "What was sent cannot be read",
    401: "Nobody we know, or a secret that does not fit",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Not now",
    413: "Too large",
    415: "Not JSON",
    429: "Too often",
    503: "The database is out of reach",
}
_ALWAYS: Final = (400, 403, 413, 415, 429, 503)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Every answer that is a `Problem`."""
    return {
        status: ResponseSpec(Problem, description=_WHY[status], generate_examples=False)
        for status in sorted({*_ALWAYS, *statuses})
    }
