"""A wheel without the client is not made."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = "src/millrace/server/web/index.html"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As little of the project as its build needs; its client builds nothing."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    for folder in ("src/millrace/server", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/millrace/__init__.py").touch()
    (tmp_path / "src/millrace/server/__init__.py").touch()
    (tmp_path / "tools/build_client.py").touch()
    return tmp_path


def build(project: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "built"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


def test_a_build_without_the_entry_page_fails_and_names_it(project: Path) -> None:
    built = build(project)

    assert built.returncode != 0
    assert PAGE in built.stderr


def test_a_build_with_the_client_packs_it(project: Path) -> None:
    page = project / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    built = build(project)

    assert built.returncode == 0, built.stderr
    assert (project / "built" / PAGE.removeprefix("src/")).read_text(encoding="utf-8") == "<!doctype html>"
