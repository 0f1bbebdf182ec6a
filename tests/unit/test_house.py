"""How the house is kept: files one can read, and one name for one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "millrace"
LONGEST: Final = 400
FOLDERS: Final = ("src/millrace", "tools", "client/src")
ENDINGS: Final = {".py", ".ts", ".svelte"}
# content is one row after the other; what a tool writes nobody reads from end to end
NOT_READ: Final = ("/content/", "/web/", "/node_modules/", "client/src/lib/wire.ts")
# what each module of a kind offers to the one that calls them all
OFFERED: Final = {
    "cli": {"add_parser", "run", "draw_header", "draw_table", "engine", "open_words"},
    "server": {"upgrade"},
}


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if path.suffix in ENDINGS and not any(part in f"/{place}" for part in NOT_READ):
                yield path


def layer_of(path: Path) -> str:
    """A package of the first level; each game is one."""
    parts = path.relative_to(SOURCE).parts
    return ".".join(parts[: 2 if parts[0] == "games" else 1])


def public_names(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if not name.startswith("_"):
                    yield name


def test_no_file_is_too_long_to_be_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}

    assert len(lengths) > 400
    assert {
        path.relative_to(ROOT).as_posix(): n
        for path, n in lengths.items()
        if n > LONGEST and ".test." not in path.name
    } == {}


def test_no_public_name_means_two_things_in_a_layer() -> None:
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        layer = layer_of(path)
        for name in public_names(path):
            if name not in OFFERED.get(layer, ()):
                found[layer, name].append(path.relative_to(SOURCE).as_posix())

    assert {name: places for name, places in found.items() if len(places) > 1} == {}
