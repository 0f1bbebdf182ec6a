"""Which language to speak."""

from __future__ import annotations

import os

from millrace.words import LANGUAGES


def language_of_environment() -> str:
    """What the environment speaks, if we do too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2]
        if spoken in LANGUAGES:
            return spoken
    return "en"
