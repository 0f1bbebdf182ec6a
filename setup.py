"""The two things pyproject.toml cannot say.

The client is built into the package, and a wheel without it is not made. MILLRACE_COMPILED=1 turns kernel and
games into C with mypyc.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGES = ("src/millrace/kernel", "src/millrace/games")
PLAIN = "src/millrace/kernel/conformance"  # only tests import it
ENTRY_PAGE = Path("src/millrace/server/web/index.html")


def stays_plain(module: Path) -> bool:
    """Whether a module is left as Python in the compiled wheel."""
    return module.name == "__init__.py" or module.is_relative_to(PLAIN)


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


class BuildTogether(build_ext):  # type: ignore[misc] # as above
    """Compiles as many files at once as there are processors."""

    def build_extensions(self) -> None:
        """As ever, but for the files of one extension."""
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], **how: Any) -> list[str]:  # noqa: ANN401 - passed on as it is
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [
                    made for (made,) in pool.map(lambda source: compile_in_turn([source], **how), sources)
                ]

        self.compiler.compile = compile_together
        super().build_extensions()


COMMANDS = {"build_py": BuildWithClient, "build_ext": BuildTogether}

if os.environ.get("MILLRACE_COMPILED") == "1":
    from mypyc.build import mypycify

    # One group, so that calls between modules stay direct C calls; a file for each, to be compiled together.
    setup(
        cmdclass=COMMANDS,
        ext_modules=mypycify(modules(), opt_level="3", group_name="millrace", multi_file=True),
    )
else:
    setup(cmdclass=COMMANDS)
