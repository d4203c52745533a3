"""Play with the keys alone."""

from __future__ import annotations

from page.driver import ENGLISH, Player, bids_now, set_to_lay

TABS_MAX = 80
IN_THE_BID = "() => document.activeElement.getAttribute('role') === 'spinbutton'"


class Keyboard(Player):
    """A person who has no mouse."""

    def key(self, combination: str) -> None:
        self.page.keyboard.press(combination)

    def focused(self, what: str = "e.textContent") -> str:
        return str(self.page.evaluate(f"(() => {{ const e = document.activeElement; return {what} ?? ''; }})()"))

    def tab_to(self, said: str) -> None:
        """Press Tab until the element in focus has this text."""
        for _ in range(TABS_MAX):
            if said in self.focused("e.tagName === 'BODY' ? '' : e.textContent"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to “{said}”")

    def walk_to(self, key: str, by: str) -> None:
        """Move to a card of the hand."""
        for _ in range(60):
            self.key(by)
            self.until("() => document.activeElement.dataset.key !== undefined")
            if self.focused("e.dataset.key") == key:
                return
        raise AssertionError(f"{by} does not lead to {key}")

    def next_deal(self) -> None:
        self.act(lambda: self.key("n"))

    def tysiac(self) -> None:
        desk = self.desk
        if desk["phase"] in ("auction", "contract"):
            if desk["phase"] == "contract" or bids_now(desk):
                self.key("b")
                self.until(IN_THE_BID)
                self.key("Enter")  # nobody has chosen the number, so the page asks
            else:
                self.tab_to(ENGLISH.text("desk-pass"))
            return self.act(lambda: self.key("Enter"))
        if desk["phase"] == "take":
            return self.act(lambda: self.key("2"))
        held = next(held for held in desk["hand"] if held["can"])
        self.walk_to(f"{held['card']}{held['at']}", "z")
        if {"give", "discard"} & {*held["can"]}:
            self.key("Enter")
            self.until("() => 'answer' in document.activeElement.dataset")
            self.act(lambda: self.key("Enter"))
        else:
            self.act(lambda: self.key("Shift+Enter" if "marry" in held["can"] else "Enter"))

    def mille(self) -> None:
        desk = self.desk
        if desk["phase"] == "draw":
            self.act(lambda: self.key("d"))
            return
        laid = set_to_lay(desk)
        for at in laid or [len(desk["hand"]) - 1]:
            held = desk["hand"][at]
            self.walk_to(f"{held['card']}{held['at']}", "ArrowRight")
            self.key("Space")
        self.act(lambda: self.key("g" if laid else "x"))
