"""`millrace serve`: the table in the browser, for one person or for many."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path
from typing import Final

from millrace.cli.parser import OK, Subparsers, natural
from millrace.kernel.errors import ConfigError

ABOUT: Final = """
Serves tables to browsers. Without options everything is kept in a file in your data
folder and only this computer can connect; --host 0.0.0.0 lets others in. Stop it with
Ctrl-C: a game loses nothing and goes on when the server does.
"""
LAST_PORT: Final = 65535


def add_parser(commands: Subparsers) -> None:
    parser = commands.add_parser("serve", help="play in the browser", description=ABOUT)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default %(default)s)")
    parser.add_argument("--port", type=port, default=8000, help="the port (default %(default)s; 0: any free)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder for the database file")
    parser.add_argument(
        "--database-url", metavar="URL", help="another database, such as postgresql://user@host/database"
    )
    parser.add_argument(
        "--redis-url",
        metavar="URL",
        help="joins several processes into one server, such as redis://host:6379",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe what a proxy in front says of its askers"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address of the pages, such as https://example.org; may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.set_defaults(run=run)


def port(text: str) -> int:
    number = natural(text)
    if number > LAST_PORT:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port: they go up to {LAST_PORT}")
    return number


def run(args: argparse.Namespace) -> int:
    try:
        from millrace.server.run import serve  # noqa: PLC0415 - the engine alone is installed without it
        from millrace.server.settings import Settings, default_data, parse_origins  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "millrace").partition(".")[0] == "millrace":
            raise
        raise ConfigError(
            f"the server needs packages that are not installed ({missing.name}): "
            "pip install 'millrace[server]'"
        ) from None
    settings = Settings(
        data=args.data.expanduser() if args.data else default_data(),
        host=args.host,
        port=args.port,
        database_url=args.database_url,
        redis_url=args.redis_url,
        origins=parse_origins(args.origin),
        behind_proxy=args.behind_proxy,
    )

    def ready(address: str) -> None:
        print(f"Millrace is at {address}", flush=True)
        if args.open:
            webbrowser.open(address)

    serve(settings, ready)
    return OK
