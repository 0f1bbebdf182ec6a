"""Where a request comes from: the address, the scheme, the origin of the page.

What a proxy adds to a request is believed only when the operator said that there is one.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection

from millrace.server.settings import Settings

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

NETWORK: Final = (1 << 128) - (1 << 64)  # of an IPv6 address, what one household has


def settings_of(connection: Connection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def address_of(connection: Connection) -> str:
    """Whose turn it is to wait when there is too much."""
    host = connection.client.host if connection.client is not None else ""
    if settings_of(connection).behind_proxy:
        host = connection.headers.get("x-forwarded-for", host).rpartition(",")[2].strip()
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) & NETWORK))


def is_secure(connection: Connection) -> bool:
    """Whether the browser asked by https."""
    if settings_of(connection).behind_proxy:
        forwarded = connection.headers.get("x-forwarded-proto", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip().lower() == "https"
    return connection.scope["scheme"] in {"https", "wss"}


def is_from_here(connection: Connection) -> bool:
    """Whether the page that asks is ours. A program that is no browser sends no origin."""
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin == _own_origin(connection) or origin in settings_of(connection).origins


def _own_origin(connection: Connection) -> str:
    scheme = "https" if is_secure(connection) else "http"
    host = connection.headers.get("host", "")
    if settings_of(connection).behind_proxy:
        host = connection.headers.get("x-forwarded-host", host)
    return f"{scheme}://{host.lower()}"
