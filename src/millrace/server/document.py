"""The OpenAPI document: the paths as the handlers declare them, every type on the wire as msgspec sees it.

The messages of the live connection have no path in OpenAPI; they stand among the schemas as `ToServer` and
`FromServer`, and a game's own documents under its name: `BarrageView`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from inspect import isclass
from typing import Any, Final

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from msgspec import Struct, json
from msgspec.json import schema_components

from millrace import __version__
from millrace.catalogue import GAMES
from millrace.kernel.game import Game
from millrace.rooms import new_table, protocol, to_server
from millrace.server import wire

REFERENCE: Final = "#/components/schemas/{name}"
SAID: Final = REFERENCE.format(name="Said").encode()


def document_of(handlers: Sequence[ControllerRouterHandler]) -> dict[str, Any]:
    """The whole document, the same for the same code."""
    config = OpenAPIConfig(
        title="Millrace",
        version=__version__,
        operation_id_creator=_operation_id,
        use_handler_docstrings=False,
        render_plugins=[JsonRenderPlugin()],
    )
    described: dict[str, Any] = Litestar(
        list(handlers), openapi_config=config, logging_config=None
    ).openapi_schema.to_schema()
    described["components"]["schemas"] |= _schemas()
    return described


def _operation_id(handler: HTTPRouteHandler, _method: object, _parts: object) -> str:
    return str(handler.handler_name)


@cache
def _schemas() -> dict[str, Any]:
    known = [*vars(wire).values(), *vars(protocol).values(), *vars(new_table).values()]
    structs = [thing for thing in known if isclass(thing) and issubclass(thing, Struct)]
    modules = {wire.__name__, protocol.__name__, new_table.__name__}
    ours = [struct for struct in structs if struct.__module__ in modules]
    named: dict[str, Any] = {"ToServer": to_server.ToServer, "FromServer": protocol.FromServer}
    schemas, components = schema_components([*named.values(), *ours], ref_template=REFERENCE)
    components |= dict(zip(named, schemas, strict=False))
    for game in GAMES.values():
        components |= _of_game(game)
    return components


def _of_game(game: Game[Any]) -> dict[str, Any]:
    """The types of a game's own documents and the kinds it declares, under its name; `Said` is shared."""
    prefix = game.name.capitalize()
    _, components = schema_components(game.types(), ref_template=REFERENCE.format(name=prefix + "{name}"))
    components.pop("Said", None)
    text = json.encode(components).replace(REFERENCE.format(name=prefix + "Said").encode(), SAID)
    return {prefix + name: schema for name, schema in json.decode(text).items()} | {
        prefix + "EventKind": {"type": "string", "enum": list(game.event_kinds)},
        prefix + "QuestionKind": {"type": "string", "enum": list(game.question_kinds)},
    }
