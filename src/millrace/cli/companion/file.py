"""The companion on disk: one JSON object with its options, its seed and the steps taken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from millrace.cli.companion.companion import Automa, Companion
from millrace.cli.companion.deck import Contradiction
from millrace.cli.companion.options import parse_automas
from millrace.cli.files import BadFile
from millrace.kernel.errors import ConfigError

_KIND: Final = "automa"
_FIELDS: Final = {"millrace", "automas", "leeghwater", "seed", "steps"}


def save_companion(companion: Companion, path: Path) -> None:
    """Write it beside its place, then move it there."""
    document = {
        "millrace": _KIND,
        "automas": [_written(automa) for automa in companion.automas],
        "leeghwater": companion.has_leeghwater,
        "seed": companion.seed,
        "steps": companion.steps,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    beside.replace(path)


def _written(automa: Automa) -> str:
    return f"{automa.level}:{automa.company}" if automa.company else automa.level


def load_companion(path: Path) -> Companion:
    """The companion as it was left; a file that is none, or that contradicts itself, is refused."""
    name = str(path)
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadFile(name, f"not JSON: {error}") from None
    if not isinstance(document, dict) or document.get("millrace") != _KIND or set(document) != _FIELDS:
        raise BadFile(name, f"not the file of a companion: it has the fields {', '.join(sorted(_FIELDS))}")
    has_leeghwater, seed = document["leeghwater"], document["seed"]
    if not isinstance(has_leeghwater, bool) or not isinstance(seed, str):
        raise BadFile(name, "leeghwater is true or false, the seed is a text")
    try:
        automas = parse_automas(_texts(document["automas"]), has_leeghwater=has_leeghwater)
        companion = Companion(automas, seed, has_leeghwater=has_leeghwater)
        steps = _texts(document["steps"])
    except ConfigError as error:
        raise BadFile(name, str(error)) from None
    _replay(name, companion, steps)
    return companion


def _replay(name: str, companion: Companion, steps: list[str]) -> None:
    for i, step in enumerate(steps):
        try:
            companion.take(step)
        except Contradiction:
            raise BadFile(name, f"step {i + 1}: '{step[:40]}' contradicts the steps before it") from None


def _texts(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ConfigError("the automas and the steps are lists of texts")
    return value
