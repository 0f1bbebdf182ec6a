"""One import for users: its examples run, and what the documents draw is what the code does."""

from __future__ import annotations

import doctest
import importlib

import pytest

import millrace
from tools import import_graph

MODULES = ("millrace", "millrace.kernel.options", "millrace.rooms.changes", "millrace.rooms.snapshot")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))

    assert (failed, tried > 0) == (0, True)


def test_everything_public_is_there_and_described() -> None:
    for name in millrace.__all__:
        assert getattr(millrace, name).__doc__, name


def test_the_picture_of_the_imports_is_the_codes() -> None:
    assert import_graph.main(["--check"]) == 0


def test_a_cycle_of_imports_is_named() -> None:
    with pytest.raises(SystemExit, match="a -> b -> a"):
        import_graph.heights({"a": {"b"}, "b": {"a"}})
