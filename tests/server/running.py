"""A real server in a process of its own, and people who talk to it."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, cast

import httpx
from websockets.sync.client import ClientConnection, connect

from millrace.rooms.changes import changed

READY: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
WAIT: Final = 30.0  # seconds for anything that should happen at once


class Server:
    """`millrace serve`; it is ended by whoever started it."""

    def __init__(self, data: Path, *arguments: str, port: int = 0) -> None:
        self._command: Final = [
            *(sys.executable, "-m", "millrace", "serve", "--data", str(data), "--port", str(port)),
            *arguments,
        ]
        self._log: Final = data / "server.log"
        self._guests: Final[list[Guest]] = []
        self.port = 0
        self.start()

    def start(self) -> None:
        self._data_log = self._log.open("ab")
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=self._data_log, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = READY.search(line)
        assert found, f"the server did not start: {line!r} {self._log.read_text(encoding='utf-8')[-2000:]}"
        self.port = int(found[1])
        self._command[self._command.index("--port") + 1] = str(self.port)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Ask it to stop, as an operator does; its exit code."""
        self.process.terminate()
        code = self.process.wait(WAIT)
        self._close()
        return code

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.wait(WAIT)
        self._close()

    def _close(self) -> None:
        self._data_log.close()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def send_home(self) -> None:
        for guest in self._guests:
            guest.close()

    def guest(self, name: str) -> "Guest":
        made = Guest(self.address, name)
        self._guests.append(made)
        return made


@contextmanager
def running(data: Path, *arguments: str) -> Iterator[Server]:
    server = Server(data, *arguments)
    try:
        yield server
    finally:
        server.send_home()
        if server.process.poll() is None:
            server.stop()


class Guest:
    """A person with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self._open: Final = ExitStack()
        self.http: Final = self._open.enter_context(httpx.Client(timeout=WAIT))
        self.post("/api/guests", {"name": name})

    def at(self, address: str) -> "Guest":
        """The same person at another process of the server."""
        self.address = address
        return self

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - any document
        answer = self.http.post(self.address + path, json=body if body is not None else {})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:  # noqa: ANN401
        answer = self.http.get(self.address + path)
        answer.raise_for_status()
        return answer.json()

    def new_table(self, *chairs: str, game: str = "barrage", **terms: object) -> str:
        made = self.post(
            "/api/tables", {"game": game, "chairs": [{"kind": kind} for kind in chairs], **terms}
        )
        return str(made["id"])

    def live(self, table_id: str, have: int = -1, **headers: str) -> "Talk":
        # cookies are not kept by port, so one jar serves all processes
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
        opened = connect(url, additional_headers={"Cookie": cookie, **headers}, max_size=None)
        return Talk(self._open.enter_context(opened), have)

    def close(self) -> None:
        self._open.close()


class Talk:
    """A live connection that has said hello."""

    def __init__(self, socket: ClientConnection, have: int = -1) -> None:
        self.socket: Final = socket
        self._n = 0
        self.document: dict[str, Any] = {}
        self.say(type="hello", have=have)
        self.update = self.hear("update")

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def key(self) -> str:
        self._n += 1
        return f"{id(self):x}-{self._n:06}"

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; updates on the way are kept."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(WAIT))
            if message["type"] == "update":
                self.update = message
                for scene in message["scenes"]:
                    self.document["view"] = changed(self.document["view"], scene)
                self.document = cast("dict[str, Any]", changed(self.document, message["changes"]))
            if message["type"] in kinds:
                return message

    def wait_for(self, seq: int) -> None:
        """Until the table has reached a line."""
        while self.update["seq"] < seq:
            self.hear("update")

    @property
    def rows(self) -> list[dict[str, Any]]:
        asked = self.document["asked"]
        return asked["rows"] if asked else []

    def act(self, action: int) -> dict[str, Any]:
        """Answer; a program that is faster than the server lets anybody be waits and says it again."""
        key = self.key()
        while True:
            self.say(type="act", key=key, at=self.update["at"], action=action)
            answer = self.hear("done", "refused")
            if answer.get("code") != "too-fast":
                return answer
            time.sleep(0.2)

    def close(self) -> None:
        self.socket.close()
