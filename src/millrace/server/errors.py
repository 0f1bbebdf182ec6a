"""How the server says no over HTTP: a status, a code for programs, and one line that names the way out."""

from __future__ import annotations

from typing import ClassVar

from millrace.kernel.errors import MillraceError


class ServerError(MillraceError):
    """Becomes a `wire.Problem`."""

    status: ClassVar[int] = 400

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


class BadRequest(ServerError):  # noqa: N818 - said as the answer is called, here and below
    status = 400


class Unknown(ServerError):  # noqa: N818
    """Nobody we know asks for something that needs somebody."""

    status = 401


class Forbidden(ServerError):  # noqa: N818
    status = 403


class NotFound(ServerError):  # noqa: N818
    status = 404


class Conflict(ServerError):  # noqa: N818
    """It could be done, but not now."""

    status = 409


class NotJson(ServerError):  # noqa: N818
    status = 415


class TooMany(ServerError):  # noqa: N818
    """Too often. `wait` is how many seconds until it may work again."""

    status = 429

    def __init__(self, wait: float) -> None:
        seconds = max(1, round(wait + 0.5))
        super().__init__("too-many", f"too many requests: wait {seconds} s and try again")
        self.wait = seconds
