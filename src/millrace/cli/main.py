"""The `millrace` command: finds the subcommand, and turns refusals into one line and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final

from millrace import __version__
from millrace.catalogue import GAMES
from millrace.cli import bench, play, position, replay, serve, simulate
from millrace.cli.game_options import CommandParser
from millrace.cli.painters import painter_of
from millrace.cli.parser import OK, REFUSED, Parser, one_line
from millrace.kernel.errors import ConfigError, MillraceError

INTERRUPTED: Final = 130  # what shells expect after Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; whatever is refused is one line on stderr and exit code 2."""
    try:
        args = parser().parse_args(argv)
        run: Callable[[argparse.Namespace], int] = args.run
        code = run(args)
        sys.stdout.flush()
    except SystemExit as done:  # argparse leaves this way after --help and --version
        return done.code if isinstance(done.code, int) else OK
    except MillraceError as error:
        return _refuse(str(error))
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def parser() -> argparse.ArgumentParser:
    """All subcommands with their options."""
    top = Parser(prog="millrace", description="A rules engine for heavy board games.")
    top.add_argument("--version", action="version", version=f"millrace {__version__}")
    _add_commands(top)
    return top


def _add_commands(top: argparse.ArgumentParser) -> None:
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=CommandParser)
    for module in (serve, play, simulate, replay, position, bench):
        module.add_parser(commands)
    for game in GAMES.values():
        with suppress(ConfigError):  # `play` says what is wrong with its painter
            for name in painter_of(game).subcommands:
                import_module(name).add_parser(commands)


def _refuse(why: str) -> int:
    print(f"millrace: {one_line(why)}", file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    sys.exit(main())
