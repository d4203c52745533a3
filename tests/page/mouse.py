"""Play with the mouse: cards are pressed where they are visible."""

from __future__ import annotations

from typing import Any

from page.driver import Player, bids_now

CORNER = {"x": 7, "y": 7}  # of a card: another one may cover the rest


class Mouse(Player):
    """A person with a mouse or a finger."""

    def card(self, key: str) -> Any:
        return self.page.locator(f'.hand [data-key="{key}"]')

    def button(self, message: str, **args: Any) -> Any:
        return self.page.locator("button", has_text=self.language.text(message, **args)).first

    def press(self, held: dict[str, Any]) -> None:
        # The card with the focus covers its neighbours.
        self.page.evaluate("document.activeElement.blur()")
        self.card(f"{held['card']}{held['at']}").click(position=CORNER)

    def next_deal(self) -> None:
        self.act(self.button("table-next-deal").click)

    def tysiac(self) -> None:
        desk = self.desk
        if desk["phase"] == "auction":
            bids = bids_now(desk)
            self.act((self.page.locator(".bid .go") if bids else self.button("desk-pass")).click)
        elif desk["phase"] == "take":
            self.act(self.page.locator("[data-first]").click)
        elif desk["phase"] in ("give", "discard"):
            held = next(held for held in desk["hand"] if desk["phase"] in held["can"])
            self.press(held)
            self.act(self.page.locator("[data-answer]").first.click)
        elif desk["phase"] == "contract":
            self.act(self.page.locator(".bid .go").click)
        else:
            held = next(held for held in desk["hand"] if held["can"])
            if "marry" in held["can"]:
                self.press(held)
                self.act(self.page.locator("[data-answer]").first.click)
            else:
                self.act(lambda: self.press(held))

    def mille(self) -> None:
        desk = self.desk
        verbs = {move["verb"] for move in desk["moves"]}
        if desk["phase"] == "draw":
            self.act(self.page.locator('[data-zone="stock"] button' if "draw" in verbs else ".pad button").first.click)
        elif "lay" in verbs:
            self.act(self.page.locator(".offers button").first.click)
        else:
            self.press(desk["hand"][0])
            self.act(self.button("table-discard").click)
