"""What the server counts, for Prometheus. Labels are templates and codes, never anything a person wrote."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

REQUESTS: Final = Counter("millrace_requests", "HTTP requests answered", ["method", "path", "status"])
LATENCY: Final = Histogram("millrace_request_seconds", "Time to answer an HTTP request", ["method", "path"])
CONNECTIONS: Final = Gauge("millrace_connections", "Live connections that are open")
ROOMS_LOADED: Final = Gauge("millrace_rooms", "Tables in memory")
LINES_APPENDED: Final = Counter("millrace_lines", "Lines written into the books of tables")
REFUSALS: Final = Counter("millrace_refusals", "Requests and messages that were refused", ["code"])
