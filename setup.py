"""The two things pyproject.toml cannot say.

The client is built into the package, and a wheel without it is not made. MILLRACE_COMPILED=1 turns kernel and
games into C with mypyc.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGES = ("src/millrace/kernel", "src/millrace/games")
PLAIN_FILES = ("src/millrace/kernel/conformance.py",)
PLAIN_MARK = "# plain: not compiled"  # a module asks for it in its first five lines
ENTRY_PAGE = Path("src/millrace/server/web/index.html")


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


class BuildWithClient(build_py):  # type: ignore[misc] # setuptools is typed only in some releases
    """Builds the client first if it is not there; who installs editable builds it by `make client`."""

    def run(self) -> None:
        """Refuse to pack a server without its entry page."""
        if not self.editable_mode:
            if not ENTRY_PAGE.exists():
                subprocess.run([sys.executable, "tools/build_client.py"], check=True)
            if not ENTRY_PAGE.exists():
                sys.exit(f"the client was built, but {ENTRY_PAGE} is missing: see client/vite.config.ts")
        super().run()


COMMANDS = {"build_py": BuildWithClient}

if os.environ.get("MILLRACE_COMPILED") == "1":
    from mypyc.build import mypycify

    # One group: calls between modules stay direct C calls.
    setup(cmdclass=COMMANDS, ext_modules=mypycify(modules(), opt_level="3", group_name="millrace"))
else:
    setup(cmdclass=COMMANDS)
