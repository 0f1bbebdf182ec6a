"""Make the recorded games of tests/replays: random and greedy people, all tables. The same bytes every time.

    python tools/make_replays.py                     all archives
    python tools/make_replays.py --only craftsmen    one of them
    python tools/make_replays.py --out folder        elsewhere

barrage.tar.xz             300 games of people alone, introductory and full
barrage-automa.tar.xz      100 games with Automas, 25 for each level
barrage-leeghwater.tar.xz  100 games with the Leeghwater Project, half of them with Automas
craftsmen.tar.xz           200 games of Craftsmen for two to five, random players
"""

from __future__ import annotations

import argparse
import io
import lzma
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from millrace.bots import BOTS, answer_of
from millrace.games.barrage.game import GAME as BARRAGE
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.craftsmen.game import GAME as CRAFTSMEN
from millrace.kernel.game import Game, Options
from millrace.kernel.record import Record, write_record
from millrace.kernel.stack import NOBODY
from millrace.kernel.table import Table

SUFFIX: Final = ".tar.xz"
OUT: Final = Path(__file__).resolve().parents[1] / "tests" / "replays"
EACH: Final = 25  # games of each kind of player at each table of people, and of each level
PLAYERS: Final = ("random", "greedy")
LEVELS: Final = LEVEL_KEYS[1:]
MIXES: Final = ((1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (3, 1))  # people and Automas
OF_EACH_NUMBER: Final = 8  # games with the Leeghwater Project, of each kind of player and number of people
WITH_AUTOMAS: Final = 13  # games with it and Automas of a level
OF_CRAFTSMEN: Final = 50  # games for each number of players

Plan = tuple[str, str, int, Options]  # kind, players, number, options


def options_of(players: int, **more: object) -> Options:
    return BARRAGE.parse_options({"players": players, **more})


def people_alone() -> Iterator[Plan]:
    for bot in PLAYERS:
        for players in (2, 3, 4):
            for introductory in (True, False):
                kind = f"{players}-{'introductory' if introductory else 'full'}"
                for n in range(EACH):
                    yield kind, bot, n, options_of(players, introductory=introductory)


def automas(games: int, *, leeghwater: bool) -> Iterator[Plan]:
    """Every level against every mix of people and Automas in turn; random and greedy people alternate."""
    for level in LEVELS:
        for n in range(games):
            people, others = MIXES[n // 2 % len(MIXES)]
            options = options_of(people + others, automas=[level] * others, leeghwater=leeghwater)
            yield f"{level}{'-leeghwater' if leeghwater else ''}", PLAYERS[n % 2], n, options


def leeghwater() -> Iterator[Plan]:
    """People alone, then with Automas."""
    for bot in PLAYERS:
        for players in (2, 3, 4):
            for n in range(OF_EACH_NUMBER):
                yield f"{players}-leeghwater", bot, n, options_of(players, leeghwater=True)
    yield from automas(WITH_AUTOMAS, leeghwater=True)


def craftsmen() -> Iterator[Plan]:
    for players in (2, 3, 4, 5):
        for n in range(OF_CRAFTSMEN):
            yield f"craftsmen-{players}", "random", n, CRAFTSMEN.parse_options({"players": players})


ARCHIVES: Final[dict[str, tuple[Game[Any], list[Plan]]]] = {
    "barrage.tar.xz": (BARRAGE, list(people_alone())),
    "barrage-automa.tar.xz": (BARRAGE, list(automas(EACH, leeghwater=False))),
    "barrage-leeghwater.tar.xz": (BARRAGE, list(leeghwater())),
    "craftsmen.tar.xz": (CRAFTSMEN, list(craftsmen())),
}


def record(game: Game[Any], plan: Plan) -> str:
    """The text of one finished game; its seed is its name."""
    kind, bot, n, options = plan
    seed = f"{bot} {kind.replace('-', ' ')} {n}"
    table = Table(game, options, seed)
    seats = game.n_seats(table.state)
    bots = [BOTS[bot](1000 * n + seat) for seat in range(seats)]
    while (seat := game.decider(table.state)) != NOBODY:
        table.play(seat, answer_of(bots[seat], game, table.state))
    names = [f"{who} {seat + 1}" for seat, who in enumerate(players_of(bot, options, seats))]
    return write_record(Record(game, options, names, table.dealer.commitment(), table.log, seed))


def players_of(bot: str, options: Options, seats: int) -> list[str]:
    """Who sits on each chair: people first, Automas last."""
    levels = options.get("automas", [])
    assert isinstance(levels, list), "the options were parsed"
    return [bot] * (seats - len(levels)) + ["Automa"] * len(levels)


def pack(games: Mapping[str, str]) -> bytes:
    """A tar file with nothing in it that depends on when and where it was made."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, text in games.items():
            raw = text.encode()
            member = tarfile.TarInfo(name)
            member.size = len(raw)
            tar.addfile(member, io.BytesIO(raw))
    return lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the recorded games of tests/replays.")
    names = [name.removesuffix(SUFFIX) for name in ARCHIVES]
    parser.add_argument("--only", choices=names, help="one archive instead of all")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="where to (tests/replays)")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in [args.only] if args.only else names:
        make(args.out / f"{name}{SUFFIX}")


def make(out: Path) -> None:
    """Play the games of one archive and write it."""
    game, plans = ARCHIVES[out.name]
    bar = track(
        plans, out.name, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    )
    texts = {f"{bot}-{kind}-{n:02}.millrace": record(game, (kind, bot, n, o)) for kind, bot, n, o in bar}
    out.write_bytes(pack(texts))
    print(f"{out}: {len(texts)} games, {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
