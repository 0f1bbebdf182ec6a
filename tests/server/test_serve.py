import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from millrace.kernel.errors import ConfigError
from millrace.server.settings import parse_origin
from tests.server.running import running

REFUSED = 2


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A start that is expected to fail."""
    command = [sys.executable, "-m", "millrace", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_one_line_says_where_it_is_and_the_log_is_json(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
        server.process.terminate()
        assert server.process.stdout is not None
        assert server.process.stdout.read() == ""
        assert server.stop() == 0

    lines = [json.loads(line) for line in (tmp_path / "server.log").read_text("utf-8").splitlines()]
    assert {"message": "request", "path": "/api/health", "status": 200}.items() <= lines[0].items()
    assert (tmp_path / "millrace.db").is_file()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_peace_though_people_are_there(tmp_path: Path, number: signal.Signals) -> None:
    with running(tmp_path) as server:
        anna = server.guest("Anna")
        talk = anna.live(anna.new_table("person", "person", public=True))

        os.kill(server.process.pid, number)

        assert talk.hear("bye")["again"] is True
        assert server.stop() == 0


def test_a_second_server_finds_what_the_first_one_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.guest("Anna")
        table_id = anna.new_table("person", "person")
        server.stop()
        server.start()
        assert anna.get("/api/me")["person"]["name"] == "Anna"
        assert [table["id"] for table in anna.get("/api/tables")["yours"]] == [table_id]


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = serve("--port", str(port), "--data", str(tmp_path))

    assert done.returncode == REFUSED
    assert done.stderr == f"millrace: port {port} at 127.0.0.1 is taken: choose another one with --port\n"
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--database-url", "mysql://host/x"), "'mysql'"),
        (("--database-url", "postgresql://root:hush@127.0.0.1:1/x"), "cannot use the database"),
        (("--redis-url", "redis://127.0.0.1:1"), "cannot use the Redis"),
        (("--redis-url", "nonsense"), "the Redis URL cannot be read"),
        (("--host", "nowhere.invalid"), "there is no host 'nowhere.invalid'"),
        (("--port", "70000"), "is not a port"),
        (("--origin", "nonsense"), "is no origin"),
        (("--data", "/dev/null/x"), "/dev/null/x: Not a directory"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], why: str
) -> None:
    done = serve("--data", str(tmp_path), *arguments)

    assert done.returncode == REFUSED
    assert why in done.stderr
    assert done.stderr.count("\n") == 1
    assert "hush" not in done.stderr


def test_without_the_packages_of_the_server_the_way_to_them_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from millrace.cli.main import main  # noqa: PLC0415

    monkeypatch.delitem(sys.modules, "millrace.server.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)

    assert main(["serve"]) == REFUSED
    assert "pip install 'millrace[server]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Example.org/", "https://example.org"),
        ("http://example.org:80", "http://example.org"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_read_as_browsers_write_it(text: str, origin: str) -> None:
    assert parse_origin(text) == origin


@pytest.mark.parametrize(
    "text", ["example.org", "ftp://example.org", "https://example.org/path", "http://x:y"]
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(ConfigError):
        parse_origin(text)
