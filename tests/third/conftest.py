"""The plug-in, installed once for all workers of a test run."""

import fcntl
import os
from pathlib import Path

import pytest

from tests.third.installed import PLUGIN, install


@pytest.fixture(scope="session")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it is installed in."""
    root = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent  # the same for all of them
    folder = root / "plugin"
    with (root / "plugin.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            install(PLUGIN, folder, tmp_path_factory.mktemp("build"))
    return folder
