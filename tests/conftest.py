"""For all tests alike."""

from collections import Counter

import pytest

collect_ignore = ["plugin"]  # a package of its own, whose tests run where it is installed


@pytest.hookimpl(trylast=True)  # what is shuffled stays shuffled within a file
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long files first, so that no worker is left alone with one at the end."""
    n_in_file = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[bool, bool, int]:
        is_browser, is_slow = (item.get_closest_marker(mark) is not None for mark in ("browser", "slow"))
        return not is_browser, not is_slow, -n_in_file[item.path]

    items.sort(key=place)
