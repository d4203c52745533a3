"""Which cards a page mentions, in any form: what it must not do is mention a card its reader has not seen."""

from __future__ import annotations

import re
from typing import Any

from page.driver import ENGLISH, Player

NAMES = {
    rank + suit: ENGLISH.text("card-named", rank=int(rank) if rank.isdigit() else rank, suit=suit).lower()
    for rank in "AKQJT98765432"
    for suit in "shdc"
}


def mentioned(page: Any, telling: bool = True) -> set[str]:
    """Every card that the document draws or names, wherever in it.

    ``telling``: in what is told of what happened too, which goes back to earlier deals.
    """
    html = page.content() if telling else page.evaluate(SILENT)
    said = html.lower()
    marks = set(MARK.findall(html))
    return {card for card, name in NAMES.items() if name in said or card in marks}


SILENT = """() => {
  const all = document.documentElement.cloneNode(true);
  for (const told of all.querySelectorAll(".log, [data-speech]")) told.remove();
  return all.outerHTML;
}"""
MARK = re.compile(r'(?<=["{])([AKQJT2-9][shdc])\d*(?=["}])')  # an attribute, or braces that nobody drew


def hand(player: Player) -> set[str]:
    """The cards drawn in somebody's own hand."""
    cards = player.page.locator(".hand [data-card]").evaluate_all("cards => cards.map(one => one.dataset.card)")
    assert len(cards) == player.desk["held"][player.head["you"]]
    return set(cards)
