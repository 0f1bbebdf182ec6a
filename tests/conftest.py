"""For all tests alike."""

import fcntl
import os
from collections import Counter
from pathlib import Path

import pytest

from tests.third.installed import PLUGIN, install

collect_ignore = ["plugin"]  # a package of its own, whose tests run where it is installed


@pytest.hookimpl(trylast=True)  # what is shuffled stays shuffled within a file
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long files first, so that no worker is left alone with one at the end."""
    n_in_file = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[bool, bool, int]:
        is_browser, is_slow = (item.get_closest_marker(mark) is not None for mark in ("browser", "slow"))
        return not is_browser, not is_slow, -n_in_file[item.path]

    items.sort(key=place)


@pytest.fixture(scope="session")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the plug-in is installed, once for all workers of a run."""
    root = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent  # the same for all of them
    folder = root / "plugin"
    with (root / "plugin.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            install(PLUGIN, folder, tmp_path_factory.mktemp("build"))
    return folder
