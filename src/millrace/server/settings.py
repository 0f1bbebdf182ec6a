"""What an operator chooses, parsed once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from platformdirs import user_data_path

from millrace.kernel.errors import ConfigError
from millrace.server.limits import Rates

WEB: Final = Path(__file__).parent / "web"


class Settings(Struct, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str | None = None
    redis_url: str | None = None
    origins: frozenset[str] = frozenset()  # further ones that pages may be at
    behind_proxy: bool = False
    rates: Rates = Rates()
    web: Path = WEB

    @property
    def storage_url(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'millrace.db'}"


def default_data() -> Path:
    """The folder of the person who started us."""
    return user_data_path("millrace", appauthor=False)


def parse_origins(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(parse_origin(text) for text in texts)


def parse_origin(text: str) -> str:
    """An origin as browsers write it: scheme and host, the port if it is not the usual one."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ConfigError(f"'{text}' is no origin: it looks like https://example.org") from None
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"}:
        raise ConfigError(f"'{text}' is no origin: it looks like https://example.org")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in {None, usual} else "")
