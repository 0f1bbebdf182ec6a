"""Writes docs/openapi.json from the server; with --check says whether it is up to date.

The types of the client are generated from this file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import json

from millrace.server.app import document

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare; 1 if they differ")
    parser.add_argument("path", nargs="?", type=Path, default=DOCUMENT)
    args = parser.parse_args(argv)
    text = json.format(document()[0], indent=1).decode() + "\n"
    if not args.check:
        args.path.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if args.path.is_file() and args.path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{args.path.name} is not what the server offers: run tools/openapi.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
