"""The OpenAPI document: the paths as the handlers declare them, every type on the wire as msgspec sees it.

The messages of the live connection have no path in OpenAPI; they stand among the schemas as `ToServer` and
`FromServer`, and what a view holds as `BarrageView`.
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
from msgspec import Struct
from msgspec.json import schema_components

from millrace import __version__
from millrace.server import wire
from millrace.server.barrage_view import View
from millrace.server.component_types import Components

REFERENCE: Final = "#/components/schemas/{name}"


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
    structs = [thing for thing in vars(wire).values() if isclass(thing) and issubclass(thing, Struct)]
    ours = [struct for struct in structs if struct.__module__ == wire.__name__]
    named: dict[str, Any] = {
        "ToServer": wire.ToServer,
        "FromServer": wire.FromServer,
        "BarrageView": View,
    }
    types = [*named.values(), *ours, Components]
    schemas, components = schema_components(types, ref_template=REFERENCE)
    return components | dict(zip(named, schemas, strict=False))
