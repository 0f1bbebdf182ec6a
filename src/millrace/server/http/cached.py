"""Answers that a browser may keep, and asks about again by their tag."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

ASK_AGAIN: Final = "no-cache"


def answer_cached(
    request: Request[Any, Any, Any],
    body: bytes,
    etag: str,
    media_type: str,
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    """The body, or only word that it is still the same."""
    said = {"ETag": etag, "Cache-Control": ASK_AGAIN} | (headers or {})
    have = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in have or "*" in have:
        return Response(b"", status_code=304, headers=said, media_type=media_type)
    return Response(body, headers=said, media_type=media_type)
