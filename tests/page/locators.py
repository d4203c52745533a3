"""Find elements of the page by name, and ask the server about games."""

from __future__ import annotations

from typing import Any

from page.driver import ENGLISH, Player

SENT = "__watch.done + __watch.pending"  # the number of commands

# Counts the movements that start, from before the page’s own scripts begin.
MOVED = """(() => {
  const animate = Element.prototype.animate;
  window.__moved = 0;
  Element.prototype.animate = function (...given) {
    window.__moved += 1;
    return animate.apply(this, given);
  };
})()"""


def later(player: Player, ms: int, wanted_ms: int) -> None:
    """On pages that the player opens from now on, replace this delay of the page by another one."""
    player.context.add_init_script(
        f"""{{
          const wait = window.setTimeout;
          window.setTimeout = (what, ms, ...more) => wait(what, ms === {ms} ? {wanted_ms} : ms, ...more);
        }}"""
    )


def button(player: Player, message: str, **args: Any) -> Any:
    return player.page.get_by_role("button", name=ENGLISH.text(message, **args), exact=True)


def labelled(player: Player, message: str) -> Any:
    return player.page.get_by_label(ENGLISH.text(message), exact=True)


def has_focus(player: Player, found: Any) -> None:
    """Wait until the element has the focus."""
    try:
        player.until("one => one === document.activeElement", found.element_handle())
    except Exception as error:
        at = player.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{found}: the focus is at {at}") from error


def game_info(player: Player, game: str) -> dict[str, Any]:
    """The server's description of a game."""
    found: dict[str, Any] = next(one for one in player.ask("/api/games?lang=en")["games"] if one["game"] == game)
    return found


def bot_info(player: Player, game: str, bot: str) -> dict[str, Any]:
    """The server's description of a bot."""
    found: dict[str, Any] = next(one for one in game_info(player, game)["bots"] if one["name"] == bot)
    return found
