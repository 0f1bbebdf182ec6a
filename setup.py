"""The optional compiled build: MILLRACE_COMPILED=1 turns kernel and games into C with mypyc.

Everything else about the package is in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGES = ("src/millrace/kernel", "src/millrace/games")
PLAIN_FILES = ("src/millrace/kernel/conformance.py",)
PLAIN_MARK = "# plain: not compiled"  # a module asks for it in its first five lines


def stays_plain(module: Path) -> bool:
    """Whether a module is left as Python in the compiled wheel."""
    if module.name == "__init__.py" or module.as_posix() in PLAIN_FILES:
        return True
    head = module.read_text(encoding="utf-8").splitlines()[:5]
    return any(PLAIN_MARK in line for line in head)


def modules() -> list[str]:
    """Return the modules to compile, in a fixed order."""
    found = (module for package in PACKAGES for module in Path(package).rglob("*.py"))
    return sorted(module.as_posix() for module in found if not stays_plain(module))


if os.environ.get("MILLRACE_COMPILED") == "1":
    from mypyc.build import mypycify

    # One group: calls between modules stay direct C calls.
    setup(ext_modules=mypycify(modules(), opt_level="3", group_name="millrace"))
else:
    setup()
