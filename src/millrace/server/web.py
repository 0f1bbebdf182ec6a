"""Serves the built client. What can be asked for is a table made at the start, so no path leads out of it."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from millrace.server.errors import NotFound
from millrace.server.http.cached import answer_cached

FOREVER: Final = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
ENTRY: Final = "index.html"
ENCODINGS: Final = {".br": "br", ".gz": "gzip"}  # best first
KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
PACKED: Final = "packed"  # says that an answer needs no more compression
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Millrace</title>
<h1>The server runs, but its pages were not built.</h1>
<p>In the folder <code>client/</code> of the source, run <code>npm ci</code> and
<code>npm run build</code>, then start the server again. A released package has the pages in it.</p>
</html>
"""


class Page(Struct, frozen=True):
    """One file in all its encodings; the plain one is under an empty name."""

    bodies: dict[str, bytes]
    etag: str
    media_type: str
    is_lasting: bool


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file of the client by its path. They are small; all of them stay in memory."""
    files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {
        path.relative_to(folder).as_posix(): _page(path, folder)
        for path in files
        if path.suffix not in ENCODINGS
    }


def _page(path: Path, folder: Path) -> Page:
    bodies = {"": path.read_bytes()}
    for suffix, encoding in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    media_type = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    etag = f'"{sha256(bodies[""]).hexdigest()[:32]}"'
    return Page(bodies, etag, media_type, path.relative_to(folder).parts[0] == "assets")


def web_handler(folder: Path) -> HTTPRouteHandler:
    """Answers every path that no other handler has."""
    pages = read_pages(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={PACKED: True},
        sync_to_thread=False,
    )
    def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
        return _answer(request, pages, path.strip("/"))

    return get_page


def _answer(request: Request[Any, Any, Any], pages: Mapping[str, Page], path: str) -> Response[Any]:
    page = pages.get(path)
    if page is None:
        name = path.rpartition("/")[2]
        if "." in name or path.startswith("assets/"):  # a file, not a place in the client
            raise NotFound("not-found", "there is nothing at this address")
        page = pages.get(ENTRY)
    if page is None:
        return Response(NOT_BUILT, status_code=503, media_type="text/html")
    encoding = _encoding(request.headers.get("accept-encoding", ""), page)
    headers = {"Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    if page.is_lasting:
        headers["Cache-Control"] = FOREVER
    return answer_cached(request, page.bodies[encoding], page.etag, page.media_type, headers)


def _encoding(accepted: str, page: Page) -> str:
    """The best encoding that both sides have; an asker that rates one with 0 does not want it."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return next((name for name in page.bodies if name and wanted.get(name, False)), "")
