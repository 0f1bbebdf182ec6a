"""Actions as short text and back: `build base`, `site B7U`, `pay 3e 2m`. The form in records and tests."""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.content.boards import BONUS_KEYS, HEAD_TILES, OBJECTIVE_KEYS, START_TILES
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.map import CONDUIT_SPACES, DAM_KEYS, HEADSTREAM_KEYS, SITE_KEYS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.numbers import (
    A_ARCHITECT,
    A_AUTOMA_TILE,
    A_BONUS,
    A_BUILD,
    A_COMPANY,
    A_CONTRACT,
    A_COPY,
    A_DROPS,
    A_ENGINEERS,
    A_EXCAVATORS,
    A_HEAD,
    A_HEAD_TILE,
    A_OBJECTIVE,
    A_OFFICER,
    A_PAY,
    A_SEAT,
    A_SEGMENT,
    A_SITE,
    A_SPACE,
    A_START_TILE,
    A_SYSTEM,
    A_TILE,
    A_USE,
    A_WORK,
    MAX_SEATS,
    N_ACTIONS,
    N_AUTOMA_TILES,
    N_DAMS,
    PAY_RADIX,
    SEGMENTS,
)
from millrace.kernel.catalogue import Catalogue, Kind

STRUCTURE_KEYS: Final[tuple[str, ...]] = ("base", "elevation", "conduit", "powerhouse", "building")


def _payment(n: int) -> str:
    return f"{n // PAY_RADIX}e {n % PAY_RADIX}m"


def _numbers(n: int) -> list[str]:
    return [str(i) for i in range(n)]


KINDS: Final[tuple[Kind, ...]] = (
    Kind("skip", 0, [""]),
    Kind("pass", 1, [""]),
    Kind("build", A_BUILD, list(STRUCTURE_KEYS)),
    Kind("space", A_SPACE, [space.key for space in SPACES]),
    Kind("site", A_SITE, list(SITE_KEYS)),
    Kind("tile", A_TILE, [tile.key for tile in TILES]),
    Kind("copy", A_COPY, [tile.key for tile in TILES]),
    Kind("pay", A_PAY, [_payment(n) for n in range(PAY_RADIX * PAY_RADIX)]),
    Kind(
        "system",
        A_SYSTEM,
        [f"{DAM_KEYS[i // 2]} {CONDUIT_SPACES[i // 4 * 2 + i % 2].key}" for i in range(2 * N_DAMS)],
    ),
    Kind("drops", A_DROPS, _numbers(A_ENGINEERS - A_DROPS)),
    Kind("engineers", A_ENGINEERS, _numbers(A_EXCAVATORS - A_ENGINEERS)),
    Kind("excavators", A_EXCAVATORS, _numbers(A_HEAD - A_EXCAVATORS)),
    Kind("head", A_HEAD, list(HEADSTREAM_KEYS)),
    Kind("contract", A_CONTRACT, [contract.key for contract in CONTRACTS]),
    Kind("officer", A_OFFICER, [officer.key for officer in OFFICERS[:-1]]),
    Kind("company", A_COMPANY, [company.key for company in COMPANIES]),
    Kind("headstream", A_HEAD_TILE, [tile.key for tile in HEAD_TILES]),
    Kind("bonus", A_BONUS, list(BONUS_KEYS)),
    Kind("objective", A_OBJECTIVE, list(OBJECTIVE_KEYS)),
    Kind("start", A_START_TILE, [tile.key for tile in START_TILES]),
    Kind("first", A_SEAT, [f"p{seat + 1}" for seat in range(MAX_SEATS)]),
    Kind("work", A_WORK, [work.key for work in WORKS]),
    Kind("use", A_USE, [building.key for building in BUILDINGS]),
    Kind("segment", A_SEGMENT, _numbers(SEGMENTS)),
    Kind("architect", A_ARCHITECT, [""]),
    Kind("automa", A_AUTOMA_TILE, [str(i + 1) for i in range(N_AUTOMA_TILES)]),
)

ACTIONS: Final = Catalogue(KINDS, N_ACTIONS)
