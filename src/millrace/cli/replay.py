"""`millrace replay`: verify records and say what is in them."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from millrace.cli.files import BadFile, load_record
from millrace.cli.parser import OK, REFUSED, Subparsers, natural, one_line
from millrace.kernel.errors import MillraceError
from millrace.kernel.game import Option
from millrace.kernel.record import Record, seat_name


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="verify records of games",
        description="Play records through, checking every line; plain or gzipped files.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--at", type=natural, metavar="N", help="also show the moment after N answers")
    parser.add_argument("--quiet", action="store_true", help="print only what is wrong")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    code = OK
    for path in args.files:
        try:
            lines = _lines(path, load_record(path), args.at)
        except MillraceError as error:
            print(f"millrace: {one_line(str(error))}", file=sys.stderr)
            code = REFUSED
        except OSError as error:
            print(f"millrace: {path}: {error.strerror}", file=sys.stderr)
            code = REFUSED
        else:
            if not args.quiet:
                print("\n".join(lines))
    return code


def state_at(path: str, record: Record[Any], n: int) -> Any:  # noqa: ANN401 - only its game knows what it is
    """The state after so many answers, if there are so many."""
    if n > len(record.log):
        raise BadFile(path, f"there are {len(record.log)} answers, no {n}")
    return record.state(n)


def _lines(path: str, record: Record[Any], at: int | None) -> list[str]:
    game = record.game
    end = record.state()
    scores = " ".join(map(str, game.scores(end))) if game.is_over(end) else "open"
    lines = [
        f"{path}: verified",
        f"  game     {game.name}, rules {game.rules_version}, {_options(record)}",
        f"  seats    {one_line(', '.join(record.seats))}",
        f"  answers  {len(record.log)}",
        f"  seed     {'revealed and checked' if record.seed else 'not revealed'}",
        f"  scores   {scores}",
        f"  digest   {game.digest(end)}",
    ]
    if at is not None:
        s = state_at(path, record, at)
        lines.append(f"  after {at}: digest {game.digest(s)}, {_next(record, s, at)}")
    return lines


def _options(record: Record[Any]) -> str:
    return ", ".join(f"{key} {_value(value)}" for key, value in sorted(record.options.items()))


def _value(value: Option) -> str:
    """An option as people write it: `true`, `3`, `low high`, `none`."""
    return " ".join(value) or "none" if isinstance(value, list) else str(value).lower()


def _next(record: Record[Any], s: Any, at: int) -> str:  # noqa: ANN401
    game = record.game
    if game.is_over(s):
        return "the game is over"
    if at == len(record.log):
        return f"{seat_name(game.decider(s))} is asked"
    entry = record.log[at]
    return f"next is {seat_name(entry.seat)} {game.notate(entry.action)}"
