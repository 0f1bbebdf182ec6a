"""The comparison with another commit measures what it says, and tells a loss from noise."""

import sys
from pathlib import Path
from typing import Final

import pytest

from millrace.cli.bench import COMPILED, PLAIN, Engine
from tools import bench_against

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"
TABLE: Final = {"players": 2}


def engine(build: str) -> Engine:
    return Engine("Craftsmen, 2", build, "millrace_engine", "craftsmen")


@pytest.mark.parametrize(
    ("found", "is_slower"),
    [
        ([0.90, 0.92, 0.91, 0.93], True),
        ([0.90, 0.92, 0.97, 1.30], False),  # too wide to tell
        ([0.985, 0.99, 0.99, 0.99], False),  # too little to matter
        ([1.1, 1.2, 1.1, 1.2], False),
    ],
)
def test_a_loss_is_told_from_noise(found: list[float], is_slower: bool) -> None:  # noqa: FBT001
    assert bench_against.is_slower(found) == is_slower


def test_a_commit_is_about_as_fast_as_itself() -> None:
    found = bench_against.ratios(engine(PLAIN), Path(sys.executable), TABLE, SOURCES, 0.01)

    assert len(found) == bench_against.SLICES
    assert 0.3 < sorted(found)[len(found) // 2] < 3


def test_what_was_not_asked_for_is_not_measured(tmp_path: Path) -> None:
    python = Path(sys.executable)

    with pytest.raises(SystemExit, match=f"not from {tmp_path}"):
        bench_against.start(engine(PLAIN), python, TABLE, tmp_path)
    with pytest.raises(SystemExit, match="is not compiled"):
        bench_against.start(engine(COMPILED), python, TABLE, SOURCES)
