"""A client that times the language server: one page of a program is open, and somebody types in it."""

import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path
from urllib.parse import quote

CAPABILITIES = {"textDocument": {"publishDiagnostics": {"versionSupport": True}}}


class Server:
    """A server with a client that has one page open."""

    def __init__(self, binary, folder, page):
        self.start = time.perf_counter()
        self.process = subprocess.Popen([binary, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.uri = uri(page)
        self.lines = Path(page).read_text().split("\n")
        self.version = 1
        self.last_id = 0
        self.request("initialize", {"processId": os.getpid(), "capabilities": CAPABILITIES,
                                    "workspaceFolders": [{"uri": uri(folder), "name": "bench"}]})
        self.notify("initialized", {})
        document = {"uri": self.uri, "languageId": "axml", "version": 1, "text": "\n".join(self.lines)}
        self.notify("textDocument/didOpen", {"textDocument": document})
        self.findings(1)
        self.first_answer = time.perf_counter() - self.start

    def send(self, message):
        content = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})
        self.process.stdin.flush()

    def request(self, method, params):
        self.last_id += 1
        self.send({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params})
        self.process.stdin.flush()
        while True:
            message = self.receive()
            if message.get("id") == self.last_id and "method" not in message:
                return message["result"]

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise SystemExit("bench: the server ended")
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def findings(self, version):
        """Waits for the findings of a version of the page."""
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                params = message["params"]
                if params["uri"] == self.uri and params.get("version") == version:
                    return params["diagnostics"]

    def change(self, line, column, old, new):
        """Sends that `old` at a place became `new`."""
        self.version += 1
        row = self.lines[line]
        self.lines[line] = row[:column] + new + row[column + len(old):]
        place = {"line": line, "character": units(row[:column])}
        end = {"line": line, "character": units(row[:column + len(old)])}
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": place, "end": end}, "text": new}]})

    def strokes(self, count, seed=1):
        """The seconds from each of `count` strokes to their findings: letters that come and go anywhere in the page."""
        chance = random.Random(seed)
        times = []
        for _ in range(count // 2):
            line = chance.randrange(len(self.lines))
            column = chance.randint(0, len(self.lines[line]))
            letter = chance.choice("ax1 <\"{")
            for old, new in (("", letter), (letter, "")):
                start = time.perf_counter()
                self.change(line, column, old, new)
                self.findings(self.version)
                times.append(time.perf_counter() - start)
        return times

    def answers(self, method, count, seed=2):
        """The seconds of answers that are requested right after a stroke."""
        chance = random.Random(seed)
        times = []
        for _ in range(count // 2):
            line = chance.randrange(len(self.lines))
            column = chance.randint(0, len(self.lines[line]))
            for old, new in (("", "a"), ("a", "")):
                start = time.perf_counter()
                self.change(line, column, old, new)
                place = {"line": line, "character": units(self.lines[line][:column + len(new)])}
                self.request(method, {"textDocument": {"uri": self.uri}, "position": place})
                times.append(time.perf_counter() - start)
                # What is linted meanwhile is not part of the next one.
                self.request("textDocument/foldingRange", {"textDocument": {"uri": self.uri}})
        return times

    def memory(self):
        """The bytes that the server has now; nothing where the system does not say."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if self.process.wait(10) != 0:
            raise SystemExit("bench: the server did not end well")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def uri(path):
    return "file://" + quote(str(Path(path).resolve()))


def units(text):
    """The units of UTF-16."""
    return len(text.encode("utf-16-le")) // 2
