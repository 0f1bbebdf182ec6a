"""`millrace play`: a game at this terminal, hot-seat, against Automas or against computer players."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from millrace.bots import BOTS
from millrace.catalogue import GAMES
from millrace.cli.chairs import chairs_for, chairs_of_record, check_bot
from millrace.cli.commands import COMMANDS
from millrace.cli.companion.companion import MOST_AUTOMAS
from millrace.cli.files import load_record
from millrace.cli.painters import painter_of
from millrace.cli.parser import Subparsers, natural
from millrace.cli.prompt import PlayPrompt
from millrace.cli.saves import data_folder
from millrace.cli.screen import new_console
from millrace.cli.session import Session
from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import MEDIUM
from millrace.kernel.errors import ConfigError
from millrace.kernel.record import Record
from millrace.kernel.table import Table
from millrace.words import LANGUAGES

_FEWEST: Final = 2
_RANDOM: Final = "random"
_USUAL: Final = LEVEL_KEYS[MEDIUM]
_OF_BARRAGE: Final = ("automa", "leeghwater", "introductory")  # options no other game has


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play at this terminal",
        description="""Play a game: alone against a medium Automa or, in Craftsmen, a computer player;
        or as the options say. Several people share the keyboard.""",
    )
    parser.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=", ".join(sorted(GAMES)))
    parser.add_argument(
        "--players",
        type=natural,
        metavar="N",
        help="how many play, 2 to 4, in craftsmen to 5 (default: 2, or as many as the options name)",
    )
    parser.add_argument(
        "--automa",
        action="append",
        metavar="LEVEL",
        help=f"an Automa of barrage: {', '.join(LEVEL_KEYS[1:])}; again for more (default: medium ones)",
    )
    parser.add_argument("--leeghwater", action="store_true", help="barrage with the Leeghwater Project")
    parser.add_argument("--introductory", action="store_true", help="the introductory game of barrage")
    parser.add_argument(
        "--bots",
        type=natural,
        metavar="N",
        help="how many are computer players (with --bot and in craftsmen: all free seats)",
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
    language = args.language or language_of_environment()
    painter = painter_of(session.game)
    return PlayPrompt(session, painter, new_console(), language, data_folder(), COMMANDS).run()


class _Party(NamedTuple):
    """Who sits down: people, then computer players, then Automas of these levels."""

    people: int
    bots: int
    levels: list[str]


def _new(args: argparse.Namespace) -> Session:
    names: list[str] = args.seat or []
    levels: list[str] = args.automa or []
    players = args.players
    if players is None:
        players = max(_FEWEST, max(1, len(names)) + (args.bots or 0) + len(levels))
    party = _party(args, players, len(names), levels)
    if args.seed == "":
        raise ConfigError("the seed is empty")
    game = GAMES[args.game]
    check_bot(game.name, args.bot or _RANDOM)
    options = game.parse_options(_options(args, players, party.levels))
    if party.people < len(names) or party.people < 0:
        fit = f"{len(names)} named seats, {party.bots} computer players and {len(party.levels)} Automas"
        raise ConfigError(f"{fit} do not fit {players} players")
    chairs = chairs_for(names, party.people, party.bots, args.bot or _RANDOM, party.levels)
    table = Table(game, options, args.seed or secrets.token_hex(8))
    return Session(table, chairs, painter_of(game).paragraphing)


def _options(args: argparse.Namespace, players: int, levels: list[str]) -> dict[str, object]:
    """What was asked for; the rest is the game's to say."""
    if args.game == BARRAGE.name:
        flags = {"introductory": args.introductory, "leeghwater": args.leeghwater}
        return {"players": players, "automas": levels, **flags}
    for name in _OF_BARRAGE:
        if getattr(args, name):
            raise ConfigError(f"--{name} is an option of barrage, not of {args.game}")
    return {"players": players}


def _party(args: argparse.Namespace, players: int, n_names: int, levels: list[str]) -> _Party:
    """What is not said: a computer player for each free seat if one is named, else an Automa."""
    free = max(0, players - max(1, n_names) - len(levels))
    if args.bots is not None:
        return _Party(players - args.bots - len(levels), args.bots, levels)
    has_automas = args.game == BARRAGE.name and not args.introductory
    if args.bot is not None or (not has_automas and not levels):
        return _Party(players - free - len(levels), free, levels)
    if levels:
        return _Party(players - len(levels), 0, levels)
    return _Party(players - free, 0, [_USUAL] * min(free, MOST_AUTOMAS))


def _loaded(args: argparse.Namespace) -> Session:
    given = ("players", "automa", "leeghwater", "introductory", "bots", "bot", "seat", "seed")
    for name in given:
        if getattr(args, name) not in (None, False):
            raise ConfigError(f"--{name} does not go with --load: the saved game says it")
    record = load_record(args.load)
    game = GAMES[args.game]
    if record.game is not game:
        raise ConfigError(f"{args.load} is a game of {record.game.name}, not of {game.name}")
    chairs = chairs_of_record(record.seats, _levels(record))
    for chair in chairs:
        if chair.bot:
            check_bot(game.name, chair.bot)
    table = Table(game, record.options, record.seed or secrets.token_hex(8), record.log)
    commitment = "" if record.seed else record.commitment
    session = Session(table, chairs, painter_of(game).paragraphing, commitment)
    path = Path(args.load).resolve()
    if path.parent == data_folder().resolve():
        session.path = path  # a kept game stays in its file
    return session


def _levels(record: Record[Any]) -> list[str]:
    """The levels of the Automas, who sit on the last chairs."""
    if record.game is not BARRAGE:
        return []
    return [LEVEL_KEYS[p.level] for p in record.state().seats if p.level]


def language_of_environment() -> str:
    """What the environment speaks, if we do too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2]
        if spoken in LANGUAGES:
            return spoken
    return "en"
