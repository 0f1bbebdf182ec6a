"""`millrace play`: a game at this terminal, hot-seat, against seats the rules play or computer players."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from millrace.bots import BOTS
from millrace.catalogue import GAMES
from millrace.cli.chairs import Chair, chairs_for, chairs_of_record, chairs_of_rules
from millrace.cli.commands import COMMANDS
from millrace.cli.files import load_record
from millrace.cli.game_options import add_options, asked_for
from millrace.cli.languages import language_of_environment
from millrace.cli.painters import painter_of
from millrace.cli.parser import Subparsers, natural
from millrace.cli.prompt import PlayPrompt
from millrace.cli.saves import data_folder
from millrace.cli.screen import new_console
from millrace.cli.session import Session
from millrace.kernel.errors import ConfigError
from millrace.kernel.game import Game
from millrace.kernel.options import SEATS, ChairKind, OptionTable
from millrace.words import LANGUAGES

ABOUT: Final = """
Play a game, alone or as the options say. Free seats are taken by what the game itself plays, such as an
Automa, or else by computer players. Several people share the keyboard.
"""
_RANDOM: Final = "random"
_OF_TABLE: Final = ("players", "bots", "bot", "seat", "seed")  # what a saved game says itself


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("play", help="play at this terminal", description=ABOUT, fill=_fill)
    parser.set_defaults(run=run)


def _fill(parser: argparse.ArgumentParser, game: Game[Any]) -> None:
    seats = game.options.seats
    parser.add_argument(
        "--players",
        type=natural,
        metavar="N",
        help=f"how many play, {seats.least} to {seats.most} (default: as few as can)",
    )
    parser.add_argument(
        "--bots", type=natural, metavar="N", help="how many are computer players (with --bot: all free seats)"
    )
    parser.add_argument("--bot", choices=sorted(BOTS), help=f"which computer player (default: {_RANDOM})")
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
    add_options(parser, game)


def run(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    painter = painter_of(game)
    session = (_loaded if args.load else _new)(args, game)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a terminal without our marks still plays
    language = args.language or language_of_environment()
    return PlayPrompt(session, painter, new_console(), language, data_folder(), COMMANDS).run()


# A new game -----------------------------------------------------------------------------------------------


class _Party(NamedTuple):
    """Who sits down: people, then computer players; and the options with the seats the rules play."""

    people: int
    bots: int
    raw: dict[str, object]


def _new(args: argparse.Namespace, game: Game[Any]) -> Session:
    names: list[str] = args.seat or []
    raw = asked_for(args, game.options)
    of_rules = _count_of_rules(raw, game.options)
    players = args.players
    if players is None:
        players = max(game.options.seats.least, max(1, len(names)) + (args.bots or 0) + of_rules)
    party = _party(args, game.options, {**raw, SEATS: players}, len(names))
    if args.seed == "":
        raise ConfigError("the seed is empty")
    options = game.parse_options(party.raw)
    if party.people < len(names) or party.people < 0:
        fit = [f"{len(names)} named seats", f"{party.bots} computer players"]
        fit += [f"{_count(party.raw, kind)} {kind.key.capitalize()}" for kind in game.options.chair_kinds]
        raise ConfigError(f"{', '.join(fit[:-1])} and {fit[-1]} do not fit {players} players")
    chairs = chairs_for(names, party.people, party.bots, args.bot or _RANDOM)
    chairs += chairs_of_rules(game.options, options)
    return Session(game, options, args.seed or secrets.token_hex(8), chairs)


def _party(args: argparse.Namespace, table: OptionTable, raw: dict[str, object], n_names: int) -> _Party:
    """What is not said: free seats go to computer players if one is named, else to what the game plays."""
    players, of_rules = raw[SEATS], _count_of_rules(raw, table)
    assert isinstance(players, int), "it was counted"
    free = max(0, players - max(1, n_names) - of_rules)
    if args.bots is not None:
        return _Party(players - args.bots - of_rules, args.bots, raw)
    kind = _kind_for_free_seats(raw, table)
    if args.bot is not None or (kind is None and not of_rules):
        return _Party(players - free - of_rules, free, raw)
    if kind is None or of_rules:
        return _Party(players - of_rules, 0, raw)
    return _Party(players - free, 0, {**raw, kind.key: [kind.default] * min(free, kind.most)})


def _kind_for_free_seats(raw: Mapping[str, object], table: OptionTable) -> ChairKind | None:
    """The first kind of seat the game plays itself that goes with the other options."""
    for kind in table.chair_kinds:
        wanted = {**raw, SEATS: table.seats.most, kind.key: [kind.default]}
        try:
            table.parse(wanted)
        except ConfigError:
            continue
        return kind
    return None


def _count(raw: Mapping[str, object], kind: ChairKind) -> int:
    levels = raw.get(kind.key, [])
    return len(levels) if isinstance(levels, list) else 0


def _count_of_rules(raw: Mapping[str, object], table: OptionTable) -> int:
    return sum(_count(raw, kind) for kind in table.chair_kinds)


# A saved game ---------------------------------------------------------------------------------------------


def _loaded(args: argparse.Namespace, game: Game[Any]) -> Session:
    given = [name for name in _OF_TABLE if getattr(args, name) is not None]
    for name in (*given, *asked_for(args, game.options)):
        typed = next((kind.kind for kind in game.options.chair_kinds if kind.key == name), name)
        raise ConfigError(f"--{typed} does not go with --load: the saved game says it")
    record = load_record(args.load)
    if record.game is not game:
        raise ConfigError(f"{args.load} is a game of {record.game.name}, not of {game.name}")
    chairs: list[Chair] = chairs_of_record(record.seats, chairs_of_rules(game.options, record.options))
    session = Session(
        game,
        record.options,
        record.seed or secrets.token_hex(8),
        chairs,
        record.log,
        "" if record.seed else record.commitment,
    )
    path = Path(args.load).resolve()
    if path.parent == data_folder().resolve():
        session.path = path  # a kept game stays in its file
    return session
