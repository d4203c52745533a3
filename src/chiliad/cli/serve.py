"""``chiliad serve``: a card table in the browser, for this machine or for everybody who has its address."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from dataclasses import replace
from urllib.parse import urlsplit

from chiliad.cli.arguments import Usage, number
from chiliad.cli.saved_matches import data_folder
from chiliad.i18n.language import Language

HOST = "127.0.0.1"
ANYWHERE = "0.0.0.0"
DATABASE = "tables.db"
ENVIRONMENT = "CHILIAD_DATABASE"  # a URL with a password is no business of who lists processes


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=HOST, metavar=say("metavar-host"), help=say("help-serve-host"))
    where.add_argument("--lan", action="store_const", dest="host", const=ANYWHERE, help=say("help-serve-lan"))
    port = number("--port", 0, 65535)
    parser.add_argument("--port", type=port, metavar=say("metavar-number"), help=say("help-serve-port"))
    parser.add_argument("--database", metavar=say("metavar-url"), help=say("help-serve-database"))
    parser.add_argument("--public-url", metavar=say("metavar-url"), help=say("help-serve-public-url"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help=say("help-serve-open"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Serves until Ctrl-C."""
    public_url = _public_url(args.public_url)
    from chiliad.server import addresses, runner
    from chiliad.server.settings import Settings

    url = database_url(args.database)
    secure = public_url is not None and public_url.startswith("https:")
    settings = Settings(url, public_url=public_url, secure_cookies=secure)
    runner.check(settings)
    socket = runner.listen(args.host, args.port)
    local, network = addresses.local_url(args.host, socket), addresses.network_urls(args.host, socket)
    settings = replace(settings, network_urls=network if public_url is None else ())

    def ready() -> None:
        taken = args.port is None and socket.getsockname()[1] != runner.PORT
        if taken:
            _tell(language.text("serve-port-taken", port=runner.PORT))
        if not (settings.page_folder / "index.html").is_file():
            _tell(language.text("serve-no-page"))
        _tell(language.text("serve-ready", url=public_url or local))
        if settings.network_urls:
            _tell_network(settings.network_urls, language)
        if args.open:
            # A browser may take its time to start, and the table does not wait for it.
            threading.Thread(target=_open, args=(local, language), daemon=True).start()

    runner.run(settings, socket, ready)
    _tell(language.text("serve-stopped"))
    return 0


def database_url(given: str | None) -> str:
    """The database that was given, else that of CHILIAD_DATABASE, else a file in the data folder."""
    from chiliad.server import runner

    return given or os.environ.get(ENVIRONMENT) or runner.file_url(data_folder() / DATABASE)


def _tell_network(urls: tuple[str, ...], language: Language) -> None:
    """Prints the addresses for the same network, who can open them, and the first one as a code for phones."""
    for url in urls:
        _tell(language.text("serve-network", url=url))
    _tell(language.text("serve-network-who"))
    if (sys.stdout.encoding or "").lower().replace("-", "") == "utf8":  # the code is drawn with blocks
        from chiliad.server import addresses

        addresses.draw_code(urls[0], sys.stdout)


def _tell(line: str) -> None:
    print(line, flush=True)


def _public_url(text: str | None) -> str | None:
    """The address that links begin with, without a slash at its end; raises ``Usage``."""
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    if not fine or parts.query or parts.fragment or parts.path.strip("/"):
        raise Usage("bad-public-url", text=text)
    return text.rstrip("/")


def _open(url: str, language: Language) -> None:
    """Shows the page, if there is a screen: a browser in the terminal would be in the way."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    try:
        shown = bool(screen) and webbrowser.open(url)
    except webbrowser.Error:
        shown = False
    if not shown:
        _tell(language.text("serve-open-yourself"))
