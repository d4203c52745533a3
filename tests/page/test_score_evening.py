"""An evening with real cards, kept on a phone by touch alone: three matches of Tysiac by four people, one of Mille.

Every figure is compared with what the commands ``settle`` and ``payout`` say of it.
"""

from __future__ import annotations

import statistics
from typing import Any

from chiliad.games import GAMES
from chiliad.records.options import read_options
from page.driver import ENGLISH, Player
from page.locators import button
from page.test_score import KEPT, PHONE, Keeper

PEOPLE = ["Ala", "Bo", "Cem", "Dora"]
CONTRACT, MADE, REST = 170, 180, 15  # the declarer's with a marriage of 80, and what the first defender makes
TAPS_MAX = 7  # a deal, in the middle


class Settler:
    """What ``settle`` says of a match, deal by deal."""

    def __init__(self, game: str, preset: str, dealer: int, **options: Any) -> None:
        self.game, self.preset, self.first = GAMES[game], preset, dealer
        self.deals: list[dict[str, Any]] = []
        self.play_by(**options)

    def play_by(self, **options: Any) -> None:
        self.rules = read_options(self.game, self.preset, options)

    @property
    def dealer(self) -> int:
        return (self.first + len(self.deals)) % self.game.seats(self.rules)

    @property
    def told(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for number, figures in enumerate(self.deals):
            dealt = (self.first + number) % self.game.seats(self.rules)
            needed = {"dealer": dealt} if self.game.name == "tysiac" else {}
            before = found[-1]["after"] if found else {}
            asked = {**figures, **needed, "before": before}
            found.append(self.game.face("score_sheet").settled(self.rules, asked))
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.deals) and self.told[-1]["winner"] is not None


class Four(Keeper):
    """Keeps the score of four, of whom the dealer rests."""

    def __init__(self, player: Player) -> None:
        super().__init__(player, "tysiac")
        self.taken: list[int] = []  # taps of each deal

    def deal(self, dealer: int, made: int | None = None) -> dict[str, Any]:
        """Type a deal: Ala declares wherever she plays, else Bo, who fails."""
        playing = [(dealer + step) % 4 for step in (1, 2, 3)]
        declarer = 0 if 0 in playing else 1
        made = (MADE if declarer == 0 else 60) if made is None else made
        contract, cards = (CONTRACT, 200) if declarer == 0 else (100, 120)
        if made < 100:
            cards = 120
        place = playing.index(declarer)
        others = playing[place + 1 :] + playing[:place]
        points = [0, 0, 0, 0]
        points[declarer], points[others[0]], points[others[1]] = made, REST, cards - made - REST
        before, number = self.taps, self.deals
        self.who(PEOPLE[declarer])
        self.chip(str(contract))
        self.points(points[others[0]])
        self.points(points[others[1]])
        self.chip(str(made))
        self.player.until(f"number => {KEPT}.at(-1).deals.length >= number", max(1, number))
        self.taken.append(self.taps - before)
        return {"declarer": declarer, "contract": contract, "points": points}

    def match(self, settler: Settler, *, wrong: bool) -> None:
        """A match to its end; with a wrong entry in the second deal, found two deals later."""
        while not settler.is_over:
            number = len(settler.deals) + 1
            settler.deals.append(self.deal(settler.dealer, 60 if wrong and number == 2 else None))
            self.shows([one["scores"] for one in settler.told])
            if wrong and number == 4:
                self.of_deal(2, "score-correct")
                settler.deals[1] = self.deal((settler.first + 1) % 4)
                self.shows([one["scores"] for one in settler.told])
        totals = [str(total) for total in settler.told[-1]["after"]["totals"]]
        shown = self.page.locator(".sheet tfoot .total td > bdi").all_inner_texts()
        assert [one.replace("−", "-") for one in shown] == totals

    def next_match(self, names: list[str], dealer: int, game: str | None = None) -> None:
        button(self.player, "score-next-match").click()
        if game is not None:
            self.page.locator("form select").first.select_option(game)
        self.seat(names, dealer)


def test_an_evening_of_four_people_kept_by_touch_alone(arrive):
    keeper = Four(arrive(Player, "", **PHONE))
    page = keeper.page
    page.add_init_script("localStorage.setItem('chiliad-seats', JSON.stringify({ tysiac: 4 }))")
    keeper.player.open("/score/tysiac")
    keeper.seat(PEOPLE, 3)
    for match, wrong in ((1, True), (2, True), (3, False)):
        settler = Settler("tysiac", "playroom", 3, players=4)
        if match > 1:
            keeper.next_match(PEOPLE, 3)
        if match == 3:
            # After three deals it turns out that they round to tens.
            for _ in range(3):
                settler.deals.append(keeper.deal(settler.dealer))
            button(keeper.player, "score-head").click()
            page.locator("dialog[open] details summary").click()
            field = page.locator("dialog[open] [id$='-step']")
            field.select_option(label="10") if field.evaluate("one => one.tagName") == "SELECT" else field.fill("10")
            keeper.answered(page.locator("dialog[open] form button.primary"))
            settler.play_by(players=4, step=10)
            keeper.shows([one["scores"] for one in settler.told])
            assert page.locator(".changes li").count() > 0
        keeper.match(settler, wrong=wrong)
        won = settler.told[-1]["winner"]
        assert page.locator(".sheet tfoot td.won").inner_text().splitlines()[0] == str(
            settler.told[-1]["after"]["totals"][won]
        )

    keeper.next_match(["Cem", "Dora"], 0, "mille")
    settler = Settler("mille", "pagat", 0)
    while not settler.is_over:
        number = keeper.deals
        keeper.who("Cem")
        keeper.number("650")
        keeper.chip("1")
        keeper.number("-40")
        keeper.chip("0")
        keeper.player.until(f"number => {KEPT}.at(-1).deals.length > number", number)
        settler.deals.append({"seats": [{"score": 650, "stars": 1}, {"score": -40, "stars": 0}], "out": 0})
        keeper.shows([one["scores"] for one in settler.told])
    after = settler.told[-1]["after"]
    counts = {"naturals": after["stars"][0], "chapeaux": after["chapeaux"][1]}
    paid = settler.game.face("score_sheet").payout(settler.rules, *after["totals"], counts, 1)
    amount = paid.amount
    assert str(amount) in page.locator(".payments li").inner_text()
    owed = page.locator(".payments li").get_by_text(
        ENGLISH.text("score-pays", payer="Dora", payee="Cem", amount=amount), exact=True
    )
    owed.click()
    page.locator(".payments li.paid").wait_for()
    page.locator("section:has(#score-evening)").get_by_text(ENGLISH.text("score-nobody-owes"), exact=True).wait_for()
    rows = [row.split("\t") for row in page.locator("section:has(.matches) tbody tr").all_inner_texts()]
    assert [row[:3] for row in rows] == [
        ["Ala", "3", "3"],
        ["Bo", "3", "0"],
        ["Cem", "4", "1"],
        ["Dora", "4", "0"],
    ]
    assert statistics.median(keeper.taken) <= TAPS_MAX
