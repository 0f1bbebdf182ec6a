"""The games of this server: what a table can be made with, what is in the box, and the words for it."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import json

from millrace.bots import BOTS
from millrace.catalogue import GAMES, LANGUAGES
from millrace.kernel.game import Game
from millrace.kernel.options import Setting
from millrace.rooms.terms import BOT, PERSON, USUAL_BOT
from millrace.server import wire
from millrace.server.errors import NotFound
from millrace.server.http.answers import refusals
from millrace.server.http.cached import answer_cached

Asked = Request[Any, Any, Any]
Part = Literal["all", "setup"]

FOLDERS: Final[dict[Part, tuple[str, ...]]] = {"setup": ("setup",), "all": ("", "setup", "clauses")}


@get("/games", responses=refusals(), summary="The games of this server and what a table can be made with")
async def list_games() -> wire.GameList:
    return wire.GameList([offered(game) for game in GAMES.values()])


def offered(game: Game[Any]) -> wire.GameOffered:
    table = game.options
    flags = [wire.DeclaredOption(flag.key, "flag", ["no", "yes"], "no") for flag in table.flags]
    choices = [
        wire.DeclaredOption(choice.key, "choice", list(choice.values), choice.default)
        for choice in table.choices
    ]
    most = table.seats.most
    chairs = [
        wire.DeclaredChair(PERSON, "", [], "", most),
        wire.DeclaredChair(BOT, "", list(BOTS), USUAL_BOT, most - 1),
        *(
            wire.DeclaredChair(kind.kind, kind.key, list(kind.levels), kind.default, kind.most)
            for kind in table.chair_kinds
        ),
    ]
    return wire.GameOffered(
        key=game.name,
        rules_version=game.rules_version,
        content=game.content_digest(),
        seats=wire.SeatRange(*table.seats),
        options=flags + choices,
        chairs=chairs,
        exclusions=[
            wire.DeclaredExclusion(_setting(one), _setting(other), clause)
            for one, other, _, clause in table.exclusions
        ],
        period=game.period_key,
    )


def _setting(setting: Setting) -> wire.DeclaredSetting:
    return wire.DeclaredSetting(setting.key, list(setting.values))


def known_game(game: str) -> str:
    if game not in GAMES:
        raise NotFound("no-game", f"there is no such game: this server has {', '.join(sorted(GAMES))}")
    return game


@get(
    "/games/{game:str}/components",
    responses=refusals(404),
    summary="What never changes of a game: every component with its facts and words",
)
async def get_components(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    body, etag = await asyncio.to_thread(_components, known_game(game))
    return answer_cached(request, body, etag, "application/json")


@cache
def _components(game: str) -> tuple[bytes, str]:
    return _tagged(json.encode(GAMES[game].components()))


@get(
    "/games/{game:str}/words/{language:str}",
    media_type="text/plain",
    responses=refusals(404),
    summary="The words of a game in one language, as Fluent messages; `setup` is what a list of games needs",
)
async def get_words(
    request: Asked,
    game: FromPath[str],
    language: FromPath[str],
    part: Annotated[Part, QueryParameter()] = "all",
) -> Response[str]:
    if language not in LANGUAGES:
        raise NotFound("no-language", f"there are no words in this language: choose {', '.join(LANGUAGES)}")
    body, etag = await asyncio.to_thread(_words, known_game(game), language, part)
    return answer_cached(request, body, etag, "text/plain; charset=utf-8")


@cache
def _words(game: str, language: str, part: Part) -> tuple[bytes, str]:
    text = resources.files(GAMES[game].package) / "text"
    files = [
        text / folder / f"{language}.ftl" if folder else text / f"{language}.ftl" for folder in FOLDERS[part]
    ]
    return _tagged(b"\n".join(file.read_bytes() for file in files if file.is_file()))


def _tagged(body: bytes) -> tuple[bytes, str]:
    return body, f'"{sha256(body).hexdigest()[:32]}"'


HANDLERS = [list_games, get_components, get_words]
