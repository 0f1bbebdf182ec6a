"""Text that people give for others to read: it may look like anything, but not like nothing."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from millrace.server.errors import BadRequest

_UNSEEN: Final = {"Cc", "Cs", "Zl", "Zp"}  # controls, halves of characters, breaks of lines
_TURNS: Final = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # direction


def clean_name(text: str, field: str = "name") -> str:
    """The name in its shortest spelling; refused if part of it cannot be seen."""
    if not any(category(c)[0] in "LNPS" for c in text):
        raise BadRequest("invalid", f"{field}: has nothing to be seen")
    return normalize("NFC", clean_text(text, field))


def clean_text(text: str, field: str) -> str:
    """The text as it is; refused if it has characters that would disturb what stands beside it."""
    if any(c in _TURNS or category(c) in _UNSEEN for c in text):
        raise BadRequest("invalid", f"{field}: has characters that cannot be seen")
    return text
