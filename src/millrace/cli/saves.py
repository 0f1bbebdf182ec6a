"""Where games are kept, and how a record gets there."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SUFFIX: Final = ".millrace"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the user's games are kept: XDG_DATA_HOME if it is set, else ~/.local/share."""
    named = environment.get("XDG_DATA_HOME", "")
    base = Path(named) if named.startswith("/") else Path.home() / ".local" / "share"
    return base / "millrace"


def new_autosave(game: str, folder: Path) -> Path:
    """A file that does not exist yet: GAME-1.millrace, GAME-2.millrace, ..."""
    folder.mkdir(parents=True, exist_ok=True)
    n = 1 + max((_number(path, game) for path in folder.glob(f"{game}-*{SUFFIX}")), default=0)
    return folder / f"{game}-{n}{SUFFIX}"


def _number(path: Path, game: str) -> int:
    text = path.name[len(game) + 1 : -len(SUFFIX)]
    return int(text) if text.isdecimal() else 0


def save(text: str, path: Path) -> None:
    """Write a record beside its place, then move it there: a broken save never replaces a good one."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
