"""A picture (SVG) of shares with their intervals: one row a player, or one a pair of players for a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, MARGIN, LEFT, RIGHT = 760, 16, 270, 112  # pixels; the axis lies between LEFT and WIDTH - RIGHT
ROW, HEAD, FOOT = 30, 58, 46
CHARS_MAX = 36  # of a label: what fits before the axis
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
INK, PALE, MARK, EQUAL = "#1c2733", "#d5dbe1", "#1565a7", "#b3541e"
"""Text, grid, share and interval, and the share of equal players: they differ in lightness too."""


class Bar(NamedTuple):
    """One row: a share with its interval, and the share of a player as strong as the others; all from 0 to 1."""

    label: str
    share: float
    low: float
    high: float
    equal: float


def picture(bars: Sequence[Bar], title: str, legend: str) -> str:
    """The picture as the text of an SVG file; ``title`` stands above the rows, ``legend`` below them."""
    height = HEAD + ROW * len(bars) + FOOT
    bottom = HEAD + ROW * len(bars)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f'<g role="img" font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
        f"<title>{_text(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{WIDTH / 2:g}" y="28" text-anchor="middle" font-size="17" font-weight="600">{_text(title)}</text>',
    ]
    for tick in TICKS:
        x = _x(tick)
        parts.append(_line(x, HEAD - 6, x, bottom, PALE, 1))
        parts.append(f'<text x="{x:g}" y="{bottom + 16}" text-anchor="middle" font-size="12">{100 * tick:g} %</text>')
    for number, bar in enumerate(bars):
        parts += _row(bar, HEAD + ROW * number + ROW / 2)
    parts.append(
        f'<text x="{WIDTH / 2:g}" y="{bottom + 36}" text-anchor="middle" font-size="12">{_text(legend)}</text>'
    )
    return "\n".join([*parts, "</g>", "</svg>"]) + "\n"


def _row(bar: Bar, y: float) -> list[str]:
    """A label, the mark of equal players, the interval, the share, and the share in figures."""
    label = bar.label if len(bar.label) <= CHARS_MAX else bar.label[: CHARS_MAX - 1] + "…"
    low, high, equal = _x(bar.low), _x(bar.high), _x(bar.equal)
    return [
        f'<text x="{LEFT - 14}" y="{y + 5:g}" text-anchor="end">{_text(label)}</text>',
        f'<path d="M{equal:g} {y - 11:g}V{y + 11:g}" stroke="{EQUAL}" stroke-width="2" stroke-dasharray="4 3"/>',
        _line(low, y, high, y, MARK, 3),
        _line(low, y - 5, low, y + 5, MARK, 2),
        _line(high, y - 5, high, y + 5, MARK, 2),
        f'<circle cx="{_x(bar.share):g}" cy="{y:g}" r="5" fill="{MARK}"/>',
        f'<text x="{WIDTH - MARGIN}" y="{y + 5:g}" text-anchor="end">{100 * bar.share:.1f} %</text>',
    ]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    return f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{colour}" stroke-width="{width}"/>'


def _x(share: float) -> float:
    """Where a share is on the axis, in pixels."""
    return round(LEFT + (WIDTH - RIGHT - LEFT) * min(max(share, 0.0), 1.0), 2)


def _text(text: str) -> str:
    return escape(text)
