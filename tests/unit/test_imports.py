"""Imports point downwards: the layers of docs/architecture.md, checked module by module."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).resolve().parents[2] / "src"

# layer: the packages of ours it may import. A game is a layer of its own, see `layer_of`.
LAYERS: Final = {
    "millrace": ("millrace",),
    "millrace.__main__": ("millrace.cli",),
    "millrace.kernel": ("millrace.kernel",),
    "millrace.games": ("millrace.kernel", "millrace.games"),
    "millrace.catalogue": ("millrace.kernel", "millrace.games"),
    "millrace.bots": ("millrace.kernel", "millrace.bots"),
    "millrace.rooms": ("millrace.kernel", "millrace.catalogue", "millrace.bots", "millrace.rooms"),
    "millrace.envs": ("millrace.kernel", "millrace.games", "millrace.catalogue", "millrace.envs"),
    "millrace.words": ("millrace.kernel", "millrace.games", "millrace.catalogue", "millrace.words"),
    "millrace.server": (
        "millrace.__version__",
        "millrace.catalogue",
        "millrace.kernel",
        "millrace.bots",
        "millrace.rooms",
        "millrace.words",
        "millrace.server",
    ),
    "millrace.cli": ("millrace",),
}
PURE: Final = ("millrace.kernel", "millrace.games", "millrace.rooms")  # no clock, file, thread or socket
# what a pure layer may use besides the standard library
LIBRARIES: Final[dict[str, tuple[str, ...]]] = {"millrace.rooms": ("msgspec",)}
# who draws or speaks of one game; nobody else outside its own package imports it
OF_A_GAME: Final = (
    "millrace.games",
    "millrace.cli.barrage",
    "millrace.cli.craftsmen",
    "millrace.cli.companion",
)

# What the rules may not touch, though it is in the standard library.
IMPURE: Final = {
    *("calendar", "datetime", "sched", "time", "timeit", "zoneinfo"),  # clocks
    *("random", "secrets", "uuid"),  # random sources
    *("configparser", "ctypes", "getpass", "locale", "os", "platform", "posix", "pwd", "resource", "site"),
    *(
        "bz2",
        "dbm",
        "fcntl",
        "fileinput",
        "glob",
        "gzip",
        "io",
        "linecache",
        "lzma",
        "mmap",
        "pathlib",
    ),  # files
    *("pickle", "shelve", "shutil", "sqlite3", "tarfile", "tempfile", "tomllib", "zipfile"),
    *("importlib", "pkgutil", "runpy", "sysconfig", "zipimport"),  # files, by way of modules
    *("asyncio", "concurrent", "multiprocessing", "select", "selectors", "signal", "subprocess", "threading"),
    *("email", "ftplib", "http", "imaplib", "smtplib", "socket", "socketserver", "ssl", "urllib", "xmlrpc"),
    *("curses", "logging", "readline", "syslog", "termios", "tty", "webbrowser"),  # somebody's screen
}
IMPURE_CALLS: Final = {"open", "input", "print", "__import__", "eval", "exec", "breakpoint"}


def module_name(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_under(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def layer_of(module: str) -> str:
    """millrace.games.barrage.ops.wheel -> millrace.games.barrage; millrace.cli.main -> millrace.cli."""
    depth = 3 if is_under(module, "millrace.games") else 2
    return ".".join(module.split(".")[:depth])


def reach_of(layer: str) -> tuple[str, ...]:
    """The packages of ours a layer may import; empty if nobody has given it a place."""
    if layer.startswith("millrace.games."):
        return ("millrace.kernel", layer)
    return LAYERS.get(layer, ())


def imports_of(tree: ast.AST, module: str, *, is_package: bool) -> Iterator[str]:
    """Every module a source may load; `from a import b` is a.b if b could be a module of ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")
            if node.level:
                up = node.level - is_package
                base = ".".join([*package[: len(package) - up], *filter(None, [node.module])])
            else:
                base = node.module or ""
            if base in {"millrace", "millrace.games"}:  # what matters is which part is taken from it
                yield from (f"{base}.{alias.name}" for alias in node.names)
            else:
                yield base


def faults_of(text: str, module: str, *, is_package: bool = False) -> list[str]:
    """What one module does that its layer may not."""
    layer = layer_of(module)
    reach = reach_of(layer)
    if not reach:
        return [f"{module}: the layer {layer} has no place in LAYERS"]
    tree = ast.parse(text)
    pure = any(is_under(module, package) for package in PURE)
    faults: list[str] = []
    for target in imports_of(tree, module, is_package=is_package):
        top = target.split(".")[0]
        if top == "millrace":
            wrong = not any(is_under(target, package) for package in reach)
            wrong |= is_under(target, "millrace.games") and not any(
                is_under(module, one) for one in OF_A_GAME
            )
        else:
            known = top in sys.stdlib_module_names or top in LIBRARIES.get(layer, ())
            wrong = pure and (top in IMPURE or not known)
        if wrong:
            faults.append(f"{module} imports {target}")
    if pure:
        calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
        names = (call.id for call in calls if isinstance(call, ast.Name))
        faults.extend(f"{module} calls {name}" for name in names if name in IMPURE_CALLS)
    return faults


def test_every_module_keeps_to_its_layer() -> None:
    faults = [
        fault
        for path in sorted((SOURCE / "millrace").rglob("*.py"))
        for fault in faults_of(
            path.read_text(encoding="utf-8"),
            module_name(path, SOURCE),
            is_package=path.name == "__init__.py",
        )
    ]

    assert faults == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("millrace.kernel.log", "from millrace.kernel.stack import Frame"),
        ("millrace.kernel.log", "from .stack import Frame"),
        ("millrace.kernel.log", "from __future__ import annotations"),
        ("millrace.kernel.log", "import hashlib, json"),
        ("millrace.games.barrage.rules", "from millrace.games.barrage.ops import place"),
        ("millrace.games.barrage.ops.place", "from ..state import State"),
        ("millrace.games.barrage.ops.place", "from millrace.games import barrage"),
        ("millrace.games", "from millrace.games import barrage, craftsmen"),
        ("millrace.bots.mcts", "import random"),
        ("millrace.words.render", "from fluent.runtime import FluentBundle"),
        ("millrace.rooms.room", "from msgspec import Struct, json"),
        ("millrace.rooms.terms", "from millrace.catalogue import GAMES"),
        ("millrace.server.tables", "from millrace.rooms.room import Room"),
        ("millrace.cli.barrage.map", "from millrace.games.barrage.game import GAME"),
        ("millrace.cli.main", "from millrace import __version__, bots, words"),
    ],
)
def test_downwards_is_fine(module: str, line: str) -> None:
    assert faults_of(line, module) == []


@pytest.mark.parametrize(
    ("module", "line", "fault"),
    [
        ("millrace.kernel.log", "import millrace.games.barrage", "imports millrace.games.barrage"),
        ("millrace.kernel.log", "from millrace import games", "imports millrace.games"),
        ("millrace.kernel.log", "from ..games import barrage", "imports millrace.games.barrage"),
        ("millrace.kernel.log", "from ..bots.arena import play", "imports millrace.bots.arena"),
        ("millrace.kernel.log", "import rich", "imports rich"),
        ("millrace.kernel.log", "def f() -> None:\n    import time", "imports time"),
        ("millrace.kernel.log", "from os.path import join", "imports os.path"),
        ("millrace.kernel.log", "text = open('log').read()", "calls open"),
        ("millrace.games.barrage.setup", "import random", "imports random"),
        ("millrace.games.barrage.setup", "import importlib.resources", "imports importlib.resources"),
        (
            "millrace.games.barrage.setup",
            "from millrace.games import craftsmen",
            "imports millrace.games.craftsmen",
        ),
        (
            "millrace.games.barrage.setup",
            "from millrace.games.craftsmen import x",
            "imports millrace.games.craftsmen",
        ),
        ("millrace.bots.mcts", "from millrace.cli import main", "imports millrace.cli"),
        ("millrace.bots.mcts", "from millrace.games.barrage import score", "imports millrace.games.barrage"),
        ("millrace.rooms.room", "import asyncio", "imports asyncio"),
        ("millrace.rooms.room", "import time", "imports time"),
        ("millrace.rooms.room", "import sqlalchemy", "imports sqlalchemy"),
        ("millrace.rooms.room", "from millrace.server import wire", "imports millrace.server"),
        ("millrace.rooms.room", "import millrace.games.barrage.game", "imports millrace.games.barrage.game"),
        ("millrace.server.app", "import millrace.games.barrage.game", "imports millrace.games.barrage.game"),
        ("millrace.cli.play", "import millrace.games.barrage.game", "imports millrace.games.barrage.game"),
        ("millrace.words.render", "from millrace.bots import greedy", "imports millrace.bots"),
        (
            "millrace.envs.box",
            "from millrace.games.barrage.ops import x",
            "imports millrace.games.barrage.ops",
        ),
    ],
)
def test_any_other_way_is_a_fault(module: str, line: str, fault: str) -> None:
    assert faults_of(line, module) == [f"{module} {fault}"]


def test_relative_imports_in_a_package_start_from_the_package() -> None:
    assert faults_of("from .barrage import GAME", "millrace.games", is_package=True) == []
    assert faults_of("from ..games import barrage", "millrace.kernel", is_package=True) == [
        "millrace.kernel imports millrace.games.barrage"
    ]


def test_a_new_package_needs_a_place() -> None:
    assert faults_of("", "millrace.tools.x") == [
        "millrace.tools.x: the layer millrace.tools has no place in LAYERS"
    ]
