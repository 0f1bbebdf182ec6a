"""`millrace automa`: runs the Automas of people who play with cardboard."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

from millrace.cli.companion.companion import Companion
from millrace.cli.companion.file import load_companion
from millrace.cli.companion.options import parse_automas
from millrace.cli.companion.prompt import CompanionPrompt
from millrace.cli.languages import language_of_environment
from millrace.cli.parser import Subparsers
from millrace.cli.saves import data_folder
from millrace.cli.screen import new_console
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.numbers import MEDIUM
from millrace.kernel.errors import ConfigError
from millrace.words import LANGUAGES

ABOUT: Final = """
For people at a table: shows the pair of Automa tiles, asks whether each entry is possible, says what
to do, and keeps the stack and the engineers of up to three Automas. It goes on where it was left.
"""
FILE: Final = "automa.json"


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("automa", help="run the Automas of a cardboard table", description=ABOUT)
    companies = ", ".join(company.key for company in COMPANIES)
    parser.add_argument(
        "--automas",
        nargs="+",
        metavar="LEVEL[:COMPANY]",
        help=f"1 to 3 of {', '.join(LEVEL_KEYS[1:])}, each perhaps with {companies} (medium)",
    )
    parser.add_argument("--leeghwater", action="store_true", help="with the Leeghwater Project")
    parser.add_argument(
        "--seed", metavar="TEXT", help="what the tiles are shuffled from (a new one each time)"
    )
    parser.add_argument("--state", type=Path, metavar="FILE", help="where it is kept (in the data folder)")
    parser.add_argument("--new", action="store_true", help="begin anew, whatever was kept")
    parser.add_argument(
        "--language", choices=LANGUAGES, help="of every word (that of the environment, or en)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    path: Path = args.state or data_folder() / FILE
    companion = _new(args) if args.new or not path.exists() else _kept(args, path)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a terminal without our marks still plays
    return CompanionPrompt(companion, new_console(), args.language or language_of_environment(), path).run()


def _new(args: argparse.Namespace) -> Companion:
    if args.seed == "":
        raise ConfigError("the seed is empty")
    automas = parse_automas(args.automas or [LEVEL_KEYS[MEDIUM]], has_leeghwater=args.leeghwater)
    return Companion(automas, args.seed or secrets.token_hex(8), has_leeghwater=args.leeghwater)


def _kept(args: argparse.Namespace, path: Path) -> Companion:
    for name in ("automas", "leeghwater", "seed"):
        if getattr(args, name) not in (None, False):
            raise ConfigError(f"{path} is kept with its own --{name}: add --new to begin anew")
    return load_companion(path)
