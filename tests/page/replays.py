"""Finished matches to replay, and the server's description of their steps."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from itertools import count
from typing import Any, NamedTuple

from page.driver import salt_of

COMMANDS_MAX = 4000

_ended: dict[tuple[str, str, str, int], tuple[Any, str, str]] = {}
"""By server, person, game and number of deals: the cookies of that person, the table and the replay."""


def ended_match(player: Any, game: str, deals: int = 1) -> tuple[str, str]:
    """Become the person of a match that is over, and return its table and its replay.

    The tests of a worker share it: it has the same cards in all of them, and nothing can change it any more.
    """
    key = (player.context.options["base_url"], player.name, game, deals)
    if key in _ended:
        cookies, table, replay = _ended[key]
        player.context.add_cookies(cookies)
    else:
        table, replay = deal_and_stop(player, game, deals)
        _ended[key] = player.context.cookies(), table, replay
    return table, replay


def deal_and_stop(player: Any, game: str, deals: int = 1) -> tuple[str, str]:
    """Play a number of deals, none of them conceded, and end the match; return its table and its replay."""
    player.ask("/api/guests", {"name": player.name})
    for number in count(1):
        salt = salt_of(f"{os.environ.get('DEALS', '1')} ended {game} {deals} {number}")
        table, replay = _deal_and_stop(player, game, deals, salt)
        played = player.ask(f"/api/tables/{table}/sheet")["deals"]
        if len(played) == deals and not any(_is_conceded(deal) for deal in played):
            return table, replay
    raise AssertionError("every number has been tried")


def _is_conceded(deal: dict[str, Any]) -> bool:
    return deal["contract"] is not None and deal["contract"]["ended"]["sign"] == "–"


def _deal_and_stop(player: Any, game: str, deals: int, salt: str) -> tuple[str, str]:
    seats = ["me", *["bot:greedy"] * (2 if game == "tysiac" else 1)]
    table = player.ask("/api/tables", {"game": game, "seats": seats, "salt": salt})["table"]
    where = f"/api/tables/{table}"
    for number in range(COMMANDS_MAX):
        news = player.ask(where)
        doing = {"id": f"c{number}", "revision": news["revision"]}
        if news["head"]["phase"] in ("stopped", "over"):
            break
        if news["head"]["phase"] == "between":
            player.ask(f"{where}/commands", {**doing, "do": "stop" if news["head"]["deal"] == deals else "next"})
        elif moves := news["desk"]["moves"]:
            chosen = next((move for move in moves if move["verb"] in ("pass", "draw", "discard")), moves[0])
            player.ask(f"{where}/commands", {**doing, "do": "move", "move": chosen["move"]})
        else:
            time.sleep(0.01)
    return table, player.ask(f"{where}/replay")["replay"]


def stands(player: Any, moment: str) -> None:
    """Wait until the address names this moment."""
    player.until("moment => location.hash === `#${moment}`", moment)


def look_back(player: Any, replay: str, moment: str = "") -> None:
    player.page.goto("about:blank")
    player.page.goto(f"/replay/{replay}{moment}")
    player.page.locator(".cloth .seat").first.wait_for()


class Deal(NamedTuple):
    """A deal as the server sends it to a viewer: all its steps, and which of them is the page's step 0."""

    steps: list[Any]
    dealt: int

    @property
    def last(self) -> int:
        """The page's last step."""
        return len(self.steps) - 1 - self.dealt

    def desk(self, step: int) -> Any:
        """The desk at a step of the page."""
        return self.steps[self.dealt + step]["desk"]

    def told(self, step: int) -> list[str]:
        return list(self.steps[self.dealt + step]["told"])

    def played(self) -> Iterable[int]:
        """The page's steps at which a player acts in the deal."""
        return (step for step in range(self.last) if self.desk(step)["phase"] not in ("deal", "over"))


def served(player: Any, replay: str, deal: int = 1, viewer: str = "public") -> Deal:
    """The server's steps of a deal; the page counts from the step at which the cards are dealt."""
    found = player.ask(f"/api/replays/{replay}/deals/{deal}?lang=en&seat={viewer}")["steps"]
    return Deal(found, next(at for at, step in enumerate(found) if step["desk"]["phase"] != "deal"))


def parts(player: Any, replay: str, deal: int) -> list[int]:
    """The page's steps at which the tricks or turns of a deal begin."""
    starts = player.ask(f"/api/replays/{replay}")["deals"][deal - 1]["tricks"]
    dealt = served(player, replay, deal).dealt
    return [max(0, start - dealt) for start in starts]


# --- The places of the cards

LYING = """() => {
  const found = {};
  for (const card of document.querySelectorAll(".cloth [data-card]")) {
    const zone = card.closest("[data-zone]").dataset.zone;
    (found[zone] ??= []).push(card.dataset.card);
  }
  for (const cards of Object.values(found)) cards.sort();
  return found;
}"""

Lying = dict[str, list[str]]


def lying(player: Any) -> Lying:
    """The cards that the page shows, by place."""
    found: Lying = player.page.evaluate(LYING)
    return found


def laid(deal: Deal, step: int) -> Lying:
    """The cards that must be shown at a step before the deal's end, by place."""
    desk, before = deal.desk(step), deal.desk(step - 1) if step else None
    mine = desk["seat"] or 0
    found: Lying = {"hand": [held["card"] for held in desk["hand"]]}
    for seat, cards in enumerate(desk["shown"] or []):
        found["hand" if seat == mine else f"seat-{seat}"] = cards
    if desk["game"] == "mille":
        found["pack"] = desk["pack"]
        for seat, sets in enumerate(desk["sets"]):
            found |= {f"sets-{seat}-{one['rank']}": one["naturals"] + one["wilds"] for one in sets}
    else:
        trick = desk["trick"]
        if (
            not trick and before and len(before["trick"]) == min(3, len(desk["held"])) - 1
        ):  # a player has just taken it, and it is still there
            trick = desk["last_trick"]["cards"]
        found["trick"] = [one["card"] for one in trick]
        if not trick and desk["phase"] in ("auction", "take", "give", "discard"):
            found["talon"] = [card for talon in desk["talons"] for card in talon]
    return {zone: sorted(cards) for zone, cards in found.items() if cards}
