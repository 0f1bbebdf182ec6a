"""Plug-ins in folders of their own, and Millrace started with them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PLUGIN: Final = Path(__file__).resolve().parents[1] / "plugin"
_PIP: Final = (
    "-m",
    "pip",
    "install",
    "--quiet",
    "--no-deps",
    "--no-build-isolation",
    "--no-index",
    "--target",
)


def install(source: Path, folder: Path, work: Path) -> None:
    """Install a plug-in as its users do, into a folder; it is built in a copy, which leaves it clean."""
    copy = work / "source"
    shutil.copytree(source, copy)
    made = work / "made"
    done = subprocess.run(
        [sys.executable, *_PIP, str(made), str(copy)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    made.rename(folder)


def environment(*folders: Path) -> dict[str, str]:
    """This environment, with what is installed in the folders."""
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, folders), *filter(None, [known])])}


def python(
    *argv: str, on: tuple[Path, ...], lines: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *argv],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        env=environment(*on),
        cwd=cwd,
    )


def millrace(
    *argv: str, on: Path, lines: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return python("-m", "millrace", *argv, on=(on,), lines=lines, cwd=cwd)
