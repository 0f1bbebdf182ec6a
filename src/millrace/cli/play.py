"""`millrace play`: a game at this terminal, hot-seat or against computer players."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import Final

from millrace.bots import BOTS
from millrace.cli.chairs import chairs_for, chairs_of_record
from millrace.cli.desk import Desk
from millrace.cli.files import load_record
from millrace.cli.parser import Subparsers, natural
from millrace.cli.saves import data_folder
from millrace.cli.screen import new_console
from millrace.cli.session import Session
from millrace.games.barrage.game import GAME
from millrace.kernel.errors import ConfigError
from millrace.kernel.table import Table
from millrace.words import LANGUAGES

_FEWEST: Final = 2
_GAMES: Final = (GAME.name,)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play at this terminal",
        description="Play a game, several people at one terminal or against computer players.",
    )
    parser.add_argument("game", metavar="GAME", choices=_GAMES, help=", ".join(_GAMES))
    parser.add_argument(
        "--players",
        type=natural,
        metavar="N",
        help="how many play, 2 to 4 (default: 2, or as many as are named)",
    )
    parser.add_argument("--introductory", action="store_true", help="play the introductory game")
    parser.add_argument(
        "--bots",
        type=natural,
        metavar="N",
        help="how many of them are computer players (default: all but the named, or but one)",
    )
    parser.add_argument("--bot", choices=sorted(BOTS), help="which computer player (default: random)")
    parser.add_argument(
        "--seat", nargs="+", action="extend", metavar="NAME", help="the names of the people at this terminal"
    )
    parser.add_argument(
        "--seed", metavar="TEXT", help="what every draw is made from (default: a new one each time)"
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, help="of every word (default: that of the environment, or en)"
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    session = _loaded(args) if args.load else _new(args)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a terminal without our marks still plays
    return Desk(session, new_console(), args.language or _language(), data_folder()).run()


def _new(args: argparse.Namespace) -> Session:
    names: list[str] = args.seat or []
    players = args.players
    if players is None:
        players = max(_FEWEST, len(names) + (args.bots or 0))
    options = GAME.parse_options({"players": players, "introductory": args.introductory})
    bots = args.bots if args.bots is not None else max(0, players - max(1, len(names)))
    if bots > players or len(names) > players - bots:
        raise ConfigError(
            f"{len(names)} named seats and {bots} computer players do not fit {players} players"
        )
    if args.seed == "":
        raise ConfigError("the seed is empty")
    chairs = chairs_for(names, players - bots, bots, args.bot or "random")
    return Session(Table(GAME, options, args.seed or secrets.token_hex(8)), chairs)


def _loaded(args: argparse.Namespace) -> Session:
    given = ("players", "introductory", "bots", "bot", "seat", "seed")
    for name in given:
        if getattr(args, name) not in (None, False):
            raise ConfigError(f"--{name} does not go with --load: the saved game says it")
    record = load_record(args.load)
    if record.game is not GAME:
        raise ConfigError(f"{args.load} is a game of {record.game.name}, not of {GAME.name}")
    chairs = chairs_of_record(record.seats, GAME.n_seats(record.state()))
    table = Table(GAME, record.options, record.seed or secrets.token_hex(8), record.log)
    session = Session(table, chairs, "" if record.seed else record.commitment)
    path = Path(args.load).resolve()
    if path.parent == data_folder().resolve():
        session.path = path  # a kept game stays in its file
    return session


def _language() -> str:
    """What the environment speaks, if we do too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2]
        if spoken in LANGUAGES:
            return spoken
    return "en"
