"""For all tests alike."""

import pytest


@pytest.hookimpl(trylast=True)  # what is shuffled stays shuffled within
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that no worker is left alone with one at the end."""
    items.sort(
        key=lambda item: (item.get_closest_marker("browser") is None, item.get_closest_marker("slow") is None)
    )
