"""How a room says no: a code for programs, words and a clause for people. Nothing has changed."""

from __future__ import annotations

from millrace.kernel.errors import IllegalAction
from millrace.kernel.message import Message, Reason


class Refusal(Exception):  # noqa: N818 - the table's own word
    """The words are messages of the client, `refused-<code>`, unless the rules give the reason.

    `detail` is for who speaks to us by programs: what is wrong and the way out, in a line.
    """

    def __init__(self, code: str, reason: Reason | None = None, detail: str = "", **args: int | str) -> None:
        super().__init__(detail or code)
        self.code = code
        self.reason = reason if reason is not None else Reason(Message(f"refused-{code}", dict(args)), "")
        self.detail = detail or code


def by_the_rules(error: IllegalAction) -> Refusal:
    """A refusal of the table, with its reason and clause."""
    return Refusal("illegal", error.reason)
