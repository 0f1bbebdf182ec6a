"""Draws which package imports which, from the code, into docs/architecture.md; with --check only looks.

python tools/import_graph.py [--check]
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "<!-- import graph: written by tools/import_graph.py -->\n"
END: Final = "<!-- end of import graph -->\n"


def package_of(module: str) -> str:
    """millrace.games.barrage.ops.wheel -> games.barrage; millrace.cli.craftsmen.hints -> cli.craftsmen."""
    parts = module.split(".")[1:]
    deep = len(parts) > 1 and (SOURCE / "millrace" / parts[0] / parts[1]).is_dir()
    return ".".join(parts[:2] if deep and parts[0] in {"games", "cli"} else parts[:1])


def imports_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (
                within if node.module in {"millrace", "millrace.games", "millrace.cli"} else {node.module}
            )
    return {name for name in found if name.startswith("millrace.") and name != "millrace.__version__"}


def graph() -> dict[str, set[str]]:
    """By package the packages it imports."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "millrace").rglob("*.py")):
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        if module == "millrace":
            continue
        package = package_of(module)
        others = {package_of(name) for name in imports_of(path)} - {package}
        found.setdefault(package, set()).update(others)
    return found


def heights(found: dict[str, set[str]]) -> dict[str, int]:
    """How high a package stands: above everything it imports."""
    known: dict[str, int] = {}

    def height(package: str, way: tuple[str, ...] = ()) -> int:
        if package in way:
            raise SystemExit(f"a cycle of imports: {' -> '.join([*way, package])}")
        if package not in known:
            below = [height(other, (*way, package)) for other in found.get(package, set())]
            known[package] = 1 + max(below, default=-1)
        return known[package]

    for package in found:
        height(package)
    return known


def drawn() -> str:
    """A line for each package, the highest first: what it imports."""
    found = graph()
    at = heights(found)
    order = sorted(found, key=lambda package: (-at[package], package))
    width = max(len(package) for package in order)
    rows = [
        f"{at[package]:>2}  {package:<{width}}  "
        + (", ".join(sorted(found[package], key=lambda other: (-at[other], other))) or "-")
        for package in order
    ]
    return "```\n" + "\n".join(rows) + "\n```\n"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    new = before + BEGIN + drawn() + END + after
    if "--check" not in arguments:
        PAGE.write_text(new, encoding="utf-8")
    elif new != page:
        print("the import graph in docs/architecture.md is stale: run tools/import_graph.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
