#!/usr/bin/env python3
"""Write the messages between the server and the page as the page's types: web/src/wire.ts.

    wire.py           writes it
    wire.py check     reports whether it agrees with the server's structs

openapi-typescript (web/package.json), which `tools/page.py types` runs, makes the types from an OpenAPI document.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from chiliad.presentation import guide
from chiliad.server import device_protocol, games_protocol, protocol, report_protocol, requests, sheet_protocol

ROOT = Path(__file__).resolve().parent.parent
WIRE = ROOT / "web" / "src" / "wire.ts"
UNIONS = {"AnyDesk": protocol.AnyDesk, "Command": requests.Command}
REFS = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """An OpenAPI document with the shapes alone; the server's own (`/api/openapi.json`) also has the routes."""
    structs = [
        one
        for module in (protocol, report_protocol, sheet_protocol, device_protocol, games_protocol, requests, guide)
        for name, one in vars(module).items()
        if not name.startswith("_") and isinstance(one, type) and issubclass(one, Struct) and one is not Struct
    ]
    _, shapes = schema_components(structs, ref_template=REFS)
    for shape in shapes.values():
        del shape["title"]
        shape["description"] = cleandoc(shape["description"]).replace("``", "`")
    unions, _ = schema_components(UNIONS.values(), ref_template=REFS)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chiliad", "version": str(protocol.PROTOCOL)},
        "paths": {},
        "components": {"schemas": {**shapes, **dict(zip(UNIONS, unions, strict=True))}},
    }


def types(folder: Path) -> str:
    """The page's types; raises ``CalledProcessError``, with the reason printed, where they can't be made."""
    said, made = folder / "wire.json", folder / "wire.ts"
    said.write_text(json.dumps(document(), ensure_ascii=False, sort_keys=True), encoding="utf-8")
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py"), "types", str(said), str(made)], check=True)
    return made.read_text(encoding="utf-8")


def main(words: Sequence[str]) -> int:
    """Run the command: 0, or 1 where something is not as it should be, or 2."""
    if list(words) not in ([], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        try:
            made = types(Path(folder))
        except subprocess.CalledProcessError:
            return 1
    if not words:
        WIRE.write_text(made, encoding="utf-8")
    elif WIRE.read_text(encoding="utf-8") != made:
        print("web/src/wire.ts is not what the server's structs say: `make wire` writes it.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
