"""The four kinds of error, each with whose fault it is."""

from __future__ import annotations

from millrace.kernel.message import Reason


class MillraceError(Exception):
    """Anything Millrace refuses."""


class IllegalAction(MillraceError):  # noqa: N818 - the table's own word
    """A player's fault: an answer that is not among the options. It has a reason and a clause."""

    def __init__(self, reason: Reason, action: str) -> None:
        clause = f" ({reason.clause})" if reason.clause else ""
        super().__init__(f"{action}: {reason.message.key}{clause}")
        self.reason = reason
        self.action = action


class BadLog(MillraceError):  # noqa: N818
    """A file's fault: a record that cannot be read or does not replay. It has the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class BadPosition(MillraceError):  # noqa: N818
    """A file's fault: a position that cannot stand on a table. It has the place in the file."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


class ConfigError(MillraceError):
    """The operator's fault: an option that does not exist or does not fit the others."""


class RulesError(MillraceError):
    """Our fault: the engine contradicts itself."""
