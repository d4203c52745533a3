"""A game by a name for which the page brings nothing: its table is drawn plainly, from what every game shows."""

from __future__ import annotations

import json
from typing import Any

from page.driver import usual
from page.keyboard import Keyboard
from page.mouse import CORNER, Mouse

NAME = "whist"

# All that the server says comes through JSON.parse, streams and answers alike.
RENAME = """(([was, name]) => {
  const parse = JSON.parse;
  const rename = (value) => {
    if (typeof value !== "object" || value === null) return value;
    if (value.game === was) value.game = name;
    for (const one of Object.values(value)) rename(one);
    return value;
  };
  JSON.parse = (...given) => rename(parse(...given));
  Response.prototype.json = async function () {
    return JSON.parse(await this.text());
  };
})"""

# What is drawn of the table.
DRAWN = """() => {
  const said = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  return {
    buttons: document.querySelectorAll(".pad button").length,
    hand: [...document.querySelectorAll(".hand [data-card]")].map((one) => one.dataset.card),
    lying: document.querySelectorAll(".lying li").length,
    seats: [...document.querySelectorAll("section.seat")].map(said),
  };
}"""


def rename(player: Mouse | Keyboard, game: str) -> None:
    """From the next page on that this person opens, ``game`` is called ``NAME``."""
    player.context.add_init_script(f"{RENAME}({json.dumps([game, NAME])})")


def drawn(player: Mouse | Keyboard) -> dict[str, Any]:
    """What the page has drawn of the table."""
    found: dict[str, Any] = player.page.evaluate(DRAWN)
    return found


class PlainMouse(Mouse):
    """Presses the card where that is all there is to say, else the button of the move."""

    def whist(self) -> None:
        desk = self.desk
        at, move = wanted(desk)
        if move["card"] is not None and alone(desk, move):
            held = next(held for held in desk["hand"] if held["card"] == move["card"])
            self.page.evaluate("document.activeElement.blur()")
            self.act(lambda: self.card(f"{held['card']}{held['at']}").click(position=CORNER))
        else:
            self.act(self.page.locator(".pad button").nth(at).click)


class PlainKeyboard(Keyboard):
    """The same with the keys."""

    def whist(self) -> None:
        desk = self.desk
        at, move = wanted(desk)
        if move["card"] is not None and alone(desk, move):
            held = next(held for held in desk["hand"] if held["card"] == move["card"])
            self.walk_to(f"{held['card']}{held['at']}", "z")
        else:
            self.key("b")
            for _ in range(at):
                self.key("ArrowDown")
            self.until(
                "at => document.activeElement === document.querySelectorAll('.pad button')[at]",
                at,
            )
        self.act(lambda: self.key("Enter"))


def wanted(desk: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The move that is made, and its place among those that are offered."""
    line = usual(desk)
    return next((at, move) for at, move in enumerate(desk["moves"]) if move["move"] == line)


def alone(desk: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether nothing else can be done with its card."""
    return [one["card"] for one in desk["moves"]].count(move["card"]) == 1
