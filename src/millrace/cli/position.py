"""`millrace position`: save a moment of a record as a document, or check a document."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from millrace.cli.files import load_position, load_record
from millrace.cli.parser import OK, Subparsers, natural
from millrace.cli.replay import state_at
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Game
from millrace.kernel.record import seat_name
from millrace.words import LANGUAGES, Words


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "position",
        help="save or check a position",
        description="FILE.json is checked and explained. Of a record, the position after N answers is saved.",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--at", type=natural, metavar="N", help="the position of the record after N answers")
    parser.add_argument(
        "-o", "--output", metavar="OUT", help="where to save it; to the terminal if not given"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the options' words (en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.at is not None:
        _save(args.file, args.at, args.output)
    elif args.output is not None:
        raise ConfigError("position: -o needs --at N, the moment of the record to save")
    elif args.file.endswith((".millrace", ".millrace.gz")):
        raise ConfigError("position: a record needs --at N, the moment to save")
    else:
        game, s = load_position(args.file)
        print("\n".join(explain(game, s, Words(game.name, args.language))))
    return OK


def _save(path: str, at: int, output: str | None) -> None:
    record = load_record(path)
    s = state_at(path, record, at)
    text = json.dumps(record.game.write_position(s), indent=2, ensure_ascii=False)
    if output is None:
        print(text)
    else:
        Path(output).write_text(text + "\n", encoding="utf-8")


def explain(game: Game[Any], s: Any, words: Words) -> list[str]:  # noqa: ANN401 - only its game knows what it is
    """Whose turn it is, what is asked, and every option in notation and in words."""
    if game.is_over(s):
        return [f"{game.name}: the game is over, scores {' '.join(map(str, game.scores(s)))}"]
    rows = [(game.notate(action), words.say(game.row(s, action).message)) for action in game.legal(s)]
    width = max(len(notation) for notation, _ in rows)
    return [
        f"{game.name}: {seat_name(game.decider(s))} is asked: {words.say(game.question(s))}",
        *(f"  {notation:{width}}  {said}" for notation, said in rows),
    ]
