"""`millrace plan`: what a good still takes from a position, and which building cards fit."""

from __future__ import annotations

import argparse
from typing import Final

from rich.text import Text

from millrace.cli.craftsmen.page import CraftsmenPage, good_number, open_words
from millrace.cli.craftsmen.plans import tell_fits, tell_plan, tell_plans
from millrace.cli.files import BadFile, load_position
from millrace.cli.parser import OK, Subparsers, positive
from millrace.cli.screen import new_console, show
from millrace.games.craftsmen.content.goods import GOOD_KEYS
from millrace.games.craftsmen.game import GAME
from millrace.kernel.errors import ConfigError
from millrace.words import LANGUAGES

_GAMES: Final = (GAME.name,)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "plan",
        help="what a good still takes",
        description="Work points, inputs and buildings that one more unit of a good takes; cards that fit.",
    )
    parser.add_argument("game", metavar="GAME", choices=_GAMES, help=", ".join(_GAMES))
    parser.add_argument("file", metavar="POSITION.json")
    parser.add_argument("--seat", type=positive, default=1, metavar="N", help="whose row and hand (1)")
    parser.add_argument("--good", metavar="GOOD", help="as in beer (default: all that are shipped)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the words (en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args.file)
    if game is not GAME:
        raise BadFile(args.file, f"a position of {game.name}, not of {GAME.name}")
    if args.seat > game.n_seats(s):
        raise ConfigError(f"there is no seat {args.seat}: they go from 1 to {game.n_seats(s)}")
    page = CraftsmenPage(s, open_words(args.language), [""] * game.n_seats(s))
    lines = _plans(page, args.seat - 1, args.good)
    show(new_console(), [*lines, Text(page.say("ui-c-fits")), *tell_fits(page, args.seat - 1)])
    return OK


def _plans(page: CraftsmenPage, seat: int, wanted: str | None) -> list[Text]:
    if wanted is None:
        return tell_plans(page, seat)
    good = good_number(wanted, page)
    if good < 0:
        raise ConfigError(f"there is no good '{wanted}': choose one of {', '.join(GOOD_KEYS)}")
    return tell_plan(page, seat, good)
