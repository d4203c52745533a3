"""``chiliad serve``: its address, what it prints about the address, and how it ends."""

import contextlib
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request

import pytest
from ifaddr import IP, Adapter

from chiliad.cli import serve
from chiliad.errors import Unavailable
from chiliad.i18n.language import Language
from chiliad.server import addresses, runner
from cli.terminal import start, tell

READY = re.compile(r"The table is open at (http://\S+:(\d+)/) ")


def first_lines(process: subprocess.Popen) -> tuple[list[str], str]:
    """The lines that the server prints until it is ready, and its address; the test ends it if that takes too long."""
    end = threading.Timer(60, process.kill)
    end.start()
    lines = []
    try:
        for line in process.stdout:
            lines.append(line.strip())
            if found := READY.match(line):
                return lines, found[1]
    finally:
        end.cancel()
    raise AssertionError(f"never ready: {lines} {process.stderr.read()}")


def ended(process: subprocess.Popen, how: int) -> tuple[int, str, str]:
    process.send_signal(how)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process there")
def test_it_serves_until_ctrl_c_and_an_open_stream_does_not_hold_it_up(tmp_path):
    process = start("serve", "--port", "0", home=tmp_path)
    try:
        _, address = first_lines(process)
        assert urllib.request.urlopen(f"{address}api/health", timeout=10).read() == b'{"ok":true,"protocol":2}'
        host, port = address.removeprefix("http://").rstrip("/").split(":")
        with socket.create_connection((host, int(port))) as half:
            half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")  # incomplete
            status, out, err = ended(process, signal.SIGINT)
        assert (status, err) == (0, "")
        assert out == "Closed. The tables are kept.\n"
        assert (tmp_path / "chiliad" / "tables.db").stat().st_size > 0
    finally:
        process.kill()
        process.communicate()


def test_a_taken_port_is_told_and_the_next_free_one_serves(tmp_path):
    taken = None
    with contextlib.suppress(Unavailable):  # another process has it, which is as good
        taken = runner.listen("127.0.0.1", runner.PORT)
    process = start("serve", "--no-open", home=tmp_path)
    try:
        lines, address = first_lines(process)
        assert lines[0] == f"Port {runner.PORT} is taken, so another one serves."
        assert not address.endswith(f":{runner.PORT}/")
    finally:
        process.kill()
        process.communicate()
        if taken is not None:
            taken.close()


def test_a_port_that_was_asked_for_and_is_taken_is_refused(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with runner.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        told = tell(monkeypatch, capsys, "serve", "--port", port)
    assert told.status == 3
    assert told.err.startswith(f"chiliad: nobody can be served at 127.0.0.1:{port}: ")
    assert told.err.endswith(" (cannot-listen)\n")


@pytest.mark.parametrize(
    "words,status,slug",
    [
        (["--port", "65536"], 2, "number-too-high"),
        (["--public-url", "cards.example.org"], 2, "bad-public-url"),
        (["--public-url", "https://cards.example.org/below"], 2, "bad-public-url"),
        (["--public-url", "https://cards.example.org:x"], 2, "bad-public-url"),
        (["--database", "tables.db"], 1, "bad-database-url"),
        (["--database", "postgresql://u:secret@127.0.0.1:1/x"], 3, "storage-unavailable"),
        (["--host", "no such host", "--port", "0"], 3, "cannot-listen"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(monkeypatch, capsys, tmp_path, words, status, slug):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("CHILIAD_DATABASE", raising=False)
    told = tell(monkeypatch, capsys, "serve", *words)
    assert (told.status, told.out) == (status, "")
    assert told.err.endswith(f"({slug})\n")
    assert "secret" not in told.err


def test_addresses_are_written_as_browsers_take_them():
    assert addresses.written("::1", 8000) == "[::1]:8000"
    with runner.listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert addresses.local_url("0.0.0.0", here) == f"http://127.0.0.1:{port}/"
        assert addresses.network_url("127.0.0.1", here) is None
        assert addresses.network_urls("127.0.0.1", here) == ()


def test_others_on_the_network_are_told_every_address_and_a_code(monkeypatch, capsys):
    """A machine with a loopback, two private addresses and one that it assigned to itself."""
    monkeypatch.setattr(addresses, "network_url", lambda host, here: None)
    ips = [IP(text, 24, "name") for text in ("127.0.0.1", "192.168.1.5", "169.254.3.3", "10.0.0.9")]
    monkeypatch.setattr(addresses.ifaddr, "get_adapters", lambda: [Adapter("a", "a", ips)])
    with runner.listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        urls = addresses.network_urls("0.0.0.0", here)
    assert urls == (f"http://192.168.1.5:{port}/", f"http://10.0.0.9:{port}/")
    serve._tell_network(urls, Language("en"))
    told = capsys.readouterr().out
    assert all(url in told for url in urls)
    assert "nobody outside can" in told
    assert len(re.findall("[▀▄█]", told)) > 100  # the code for phones
