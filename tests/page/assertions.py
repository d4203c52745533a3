"""The cards that a page mentions, in any form: a page must not mention a card that its reader has not seen."""

from __future__ import annotations

from typing import Any

from page.driver import ENGLISH, Player

NAMES = {
    rank + suit: ENGLISH.text("card-named", rank=int(rank) if rank.isdigit() else rank, suit=suit).lower()
    for rank in "AKQJT98765432"
    for suit in "shdc"
}


def mentioned(page: Any, telling: bool = True) -> set[str]:
    """Every card that the document draws or names anywhere.

    ``telling``: includes the log of events, which goes back to earlier deals.
    """
    found: list[str] = page.evaluate(MENTIONED, [NAMES, telling])
    return set(found)


# This searches in the page, since sending all of it takes longer.  A mark is an attribute, or braces that nobody drew.
MENTIONED = """([names, telling]) => {
  const all = document.documentElement.cloneNode(true);
  if (!telling) for (const told of all.querySelectorAll(".log, [data-speech]")) told.remove();
  const html = all.outerHTML;
  const said = html.toLowerCase();
  const marks = new Set(Array.from(html.matchAll(/["{]([AKQJT2-9][shdc])\\d*(?=["}])/g), (mark) => mark[1]));
  return Object.keys(names).filter((card) => said.includes(names[card]) || marks.has(card));
}"""


def hand(player: Player) -> set[str]:
    """The cards drawn in the viewer's own hand."""
    cards = player.page.locator(".hand [data-card]").evaluate_all("cards => cards.map(one => one.dataset.card)")
    assert len(cards) == player.desk["held"][player.head["you"]]
    return set(cards)
