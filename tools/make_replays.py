"""Make the recorded games of tests/replays: random and greedy players, all tables. The same bytes every time.

python tools/make_replays.py [file]
"""

from __future__ import annotations

import io
import lzma
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from millrace.bots import BOTS
from millrace.games.barrage.game import GAME
from millrace.kernel.record import Record, write_record
from millrace.kernel.stack import NOBODY
from millrace.kernel.table import Table

OUT: Final = Path(__file__).resolve().parents[1] / "tests" / "replays" / "barrage.tar.xz"
EACH: Final = 25  # games of each kind of player at each table: 300 in all
TABLES: Final = tuple((players, introductory) for players in (2, 3, 4) for introductory in (True, False))


def record(players: int, bot: str, n: int, *, introductory: bool) -> str:
    """The text of one finished game; its seed is its name."""
    kind = "introductory" if introductory else "full"
    seed = f"{bot} {players} {kind} {n}"
    options = GAME.parse_options({"players": players, "introductory": introductory})
    table = Table(GAME, options, seed)
    bots = [BOTS[bot](1000 * n + seat) for seat in range(players)]
    while (seat := GAME.decider(table.state)) != NOBODY:
        table.play(seat, bots[seat].choose(GAME, table.state, GAME.legal(table.state)))
    names = [f"{bot} {seat + 1}" for seat in range(players)]
    return write_record(Record(GAME, options, names, table.dealer.commitment(), table.log, seed))


def records() -> Iterator[tuple[str, str]]:
    """Names and texts of all games."""
    for bot in ("random", "greedy"):
        for players, introductory in TABLES:
            kind = "introductory" if introductory else "full"
            for n in range(EACH):
                name = f"{bot}-{players}-{kind}-{n:02}.millrace"
                yield name, record(players, bot, n, introductory=introductory)


def pack(games: Iterator[tuple[str, str]]) -> bytes:
    """A tar file with nothing in it that depends on when and where it was made."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, text in games:
            raw = text.encode()
            member = tarfile.TarInfo(name)
            member.size = len(raw)
            tar.addfile(member, io.BytesIO(raw))
    return lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(pack(records()))
    print(f"{out}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
