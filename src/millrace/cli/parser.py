"""Arguments: wrong ones are said in one line, like every other refusal."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn, TypeAlias

from millrace.kernel.errors import ConfigError

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name
OK: Final = 0
FAILED: Final = 1
REFUSED: Final = 2


class Parser(argparse.ArgumentParser):
    """Raises where argparse would print its usage and leave."""

    def error(self, message: str) -> NoReturn:
        raise ConfigError(message)


def one_line(text: str) -> str:
    """The text without line breaks and without anything a terminal would obey."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def positive(text: str) -> int:
    """A whole number from 1."""
    return _at_least(1, text)


def natural(text: str) -> int:
    """A whole number from 0."""
    return _at_least(0, text)


def _at_least(least: int, text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else -1  # noqa: PLR2004
    if number < least:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {least}")
    return number
