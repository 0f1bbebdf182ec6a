"""The guide to adding a game: `python -m tests.third.guide` writes the files of the plug-in into the page."""

import re
from pathlib import Path
from typing import Final

from tests.third.installed import PLUGIN

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
_BLOCK: Final = re.compile(r"(?<=^\*\*`)([^`\n]+)(`\*\*\n\n```\w+\n)(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)


def files_of(page: str) -> dict[str, str]:
    """The files a page shows: a name in bold, and the block below it."""
    return {name: text for name, _, text in _BLOCK.findall(page)}


def with_files(page: str, folder: Path) -> str:
    """The page with every block as the file in the folder is."""
    return _BLOCK.sub(
        lambda found: found[1] + found[2] + (folder / found[1]).read_text(encoding="utf-8"), page
    )


if __name__ == "__main__":
    PAGE.write_text(with_files(PAGE.read_text(encoding="utf-8"), PLUGIN), encoding="utf-8")
