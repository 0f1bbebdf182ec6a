"""Records and positions on disk; whatever cannot be read is refused with the name of the file."""

from __future__ import annotations

import gzip
import json
import zlib
from pathlib import Path
from typing import Any, Final

from millrace.catalogue import GAMES
from millrace.kernel.errors import MillraceError
from millrace.kernel.game import Game
from millrace.kernel.record import Record, read_record

_MOST: Final = 64 << 20  # bytes; the longest game is far below one per cent of it
_GZIP: Final = b"\x1f\x8b"


class BadFile(MillraceError):  # noqa: N818 - as its kin in kernel.errors
    """A file's fault, with its name in front."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")


def load_record(path: str) -> Record[Any]:
    """A record, plain or gzipped, read and verified."""
    raw = _read(path)
    try:
        return read_record(raw, GAMES)
    except MillraceError as error:
        raise BadFile(path, str(error)) from None


def load_position(path: str) -> tuple[Game[Any], Any]:
    """The game a position belongs to, and its state."""
    document = _json(path)
    if not isinstance(document, dict):
        raise BadFile(path, "a position is a JSON object")
    name = document.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadFile(path, f"game: unknown: {str(name)[:40]!r}; known are {', '.join(sorted(GAMES))}")
    game = GAMES[name]
    try:
        return game, game.read_position(document)
    except MillraceError as error:
        raise BadFile(path, str(error)) from None


def _json(path: str) -> object:
    try:
        found: object = json.loads(_read(path), object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise BadFile(path, f"line {error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:  # not UTF-8, a key twice, nested too deep
        raise BadFile(path, f"not JSON: {error}") from None
    return found


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key '{key}' stands twice in one object")
        found[key] = value
    return found


def _read(path: str) -> bytes:
    with Path(path).open("rb") as file:
        raw = file.read(_MOST + 1)
    if raw.startswith(_GZIP):
        raw = _unzip(path)
    if len(raw) > _MOST:
        raise BadFile(path, "the file is too large")
    return raw


def _unzip(path: str) -> bytes:
    try:
        with gzip.open(path) as file:
            return file.read(_MOST + 1)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadFile(path, f"the gzip file is damaged: {error}") from None
