"""Structured logs: one JSON object a line on stderr. Cookies, tokens and invites never go in."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

from msgspec import json

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """Time, level, logger and message, then whatever was passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.encode(line, enc_hook=str).decode()


def log_to_stderr() -> None:
    """For the process that serves; an app inside another program leaves that program's logs alone."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("millrace").setLevel(logging.INFO)
