"""The score of a game with real cards: kept by finger alone and by keys alone, corrected, and there after a reload."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.i18n.language import Language
from chiliad.records import Record, read, write
from page.driver import ENGLISH, Player
from page.locators import button, has_focus
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
NAMES = {"tysiac": ["Ala", "Bo", "Cem"], "mille": ["Ala", "Bo"]}
KEPT = "(JSON.parse(localStorage.getItem('chiliad-evening') ?? '{}').mine?.sheets ?? [])"


def heard(player: Player, words: str) -> None:
    """Wait until this is said to a screen reader."""
    player.until("words => __watch.spoken.some((one) => JSON.stringify(one).includes(words))", words)


class Keeper:
    """A person who keeps score, by finger."""

    def __init__(self, player: Player, game: str, lang: str = "en") -> None:
        self.player, self.page, self.game, self.lang = player, player.page, game, Language(lang)
        self.taps = 0

    def begin(self, dealer: int) -> None:
        self.player.open(f"/score/{self.game}")
        self.seat(NAMES[self.game], dealer)

    def seat(self, names: list[str], dealer: int) -> None:
        """Say who plays, and begin."""
        fields = self.page.locator("form fieldset input")
        fields.first.wait_for()
        for at, name in enumerate(names):
            fields.nth(at).fill(name)
        self.page.locator("form select.dealer").select_option(str(dealer))
        self.page.locator("form button.primary").click()
        self.question()

    def question(self) -> str:
        self.page.locator(".entry .question").wait_for()
        return str(self.page.locator(".entry .question").inner_text())

    def tap(self, found: Any) -> None:
        found.click()
        self.taps += 1

    def answered(self, tap: Any) -> None:
        """Tap, and wait for what the server answers."""
        with self.page.expect_response(re.compile("/api/sheets")):
            self.tap(tap)

    def who(self, name: str) -> None:
        self.answered(self.page.locator(".entry .choices button").get_by_text(name, exact=True))

    def chip(self, said: str) -> None:
        self.answered(self.page.locator(".entry .chip").get_by_text(said, exact=True))

    def before(self, said: str) -> None:
        """What was answered before the deal was corrected: one button, marked as such."""
        same = self.page.locator(".entry .choices").get_by_role("button", name=re.compile(rf"^{said}\b"))
        same.first.wait_for()
        assert same.count() == 1
        name = f"{said} {self.lang.text('score-before')}"
        self.answered(self.page.get_by_role("button", name=name, exact=True))

    def points(self, number: int) -> None:
        """Tens, then ones: each a tap."""
        pads = self.page.locator(".entry .pad")
        tens = number % 100 // 10 * 10
        for _ in range(number // 100):
            self.tap(pads.first.locator("button").last)
        if tens:
            self.tap(pads.first.get_by_role("button", name=str(tens), exact=True))
        self.answered(pads.last.locator("button").nth(number % 10))

    def number(self, digits: str) -> None:
        names = {"+": self.lang.text("score-plus"), "-": self.lang.text("score-minus")}
        for digit in digits:
            name = names.get(digit, digit)
            self.tap(self.page.locator(".keypad").get_by_role("button", name=name, exact=True))
        self.answered(self.page.locator(".entry form button.primary"))

    def made(self, declarer: str, contract: str, first: int, second: int, own: str) -> None:
        """One deal of Tysiac: the others' points by tens and ones, the declarer's by a chip."""
        number = self.deals
        self.who(declarer)
        self.chip(contract)
        self.points(first)
        self.points(second)
        self.chip(own)
        self.player.until(f"number => {KEPT}.at(-1).deals.length > number", number)

    @property
    def deals(self) -> int:
        return len(self.kept["deals"])

    @property
    def kept(self) -> Any:
        return self.page.evaluate(f"{KEPT}.at(-1)")

    def of_deal(self, deal: int, message: str) -> None:
        """What is done with a deal that is on the sheet."""
        self.tap(self.page.get_by_role("button", name=ENGLISH.text("score-change-deal", deal=deal), exact=True))
        self.answered(self.page.get_by_role("button", name=ENGLISH.text(message), exact=True))

    def record(self) -> Record:
        """The record that the person saves."""
        button(self.player, "score-give").click()
        with self.page.expect_download() as download:
            button(self.player, "score-save").click()
        self.page.keyboard.press("Escape")
        has_focus(self.player, button(self.player, "score-give"))
        return read(download.value.path().read_bytes())

    def shows(self, scores: list[list[int]]) -> None:
        """Wait until the sheet shows these scores, deal by deal."""
        self.player.until(
            """wanted => {
              const rows = [...document.querySelectorAll(".sheet tbody tr")];
              const number = (one) => Number(one.textContent.replace("−", "-"));
              const shown = rows.map((row) => [...row.querySelectorAll(".score bdi")].map(number));
              return JSON.stringify(shown) === JSON.stringify(wanted);
            }""",
            scores,
        )


def test_deals_are_typed_by_finger_and_the_first_one_is_corrected(arrive, axe):  # noqa: F811
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.player.context.add_init_script(path=axe)
    keeper.begin(dealer=2)
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found = [
            *keeper.page.evaluate(FAULTS),
            *keeper.page.evaluate(SMALL, TARGET_PX),
            *keeper.page.evaluate(TOO_WIDE),
        ]
        if found:
            wrong[name] = found

    look("who")
    keeper.made("Ala", "120", 10, 10, "140")
    taps = keeper.taps
    keeper.shows([[120, 10, 10]])
    keeper.made("Bo", "150", 20, 40, "60")
    look("sheet")
    keeper.shows([[120, 10, 10], [40, -150, 20]])
    assert keeper.taps - taps == taps <= 7
    keeper.who("Cem")
    look("contract")
    keeper.chip("100")
    keeper.chip(ENGLISH.text("score-verb-concede"))
    keeper.shows([[120, 10, 10], [40, -150, 20], [60, 60, 0]])
    assert [deal.dealer for deal in keeper.record().deals] == [2, 0, 1]

    # Two deals later it turns out that the first one was not made.
    keeper.of_deal(1, "score-correct")
    assert keeper.question() == ENGLISH.text("tysiac-score-declarer", names="Ala, Bo, Cem")
    keeper.before("Ala")
    look("before")
    keeper.before("120")
    told = keeper.page.locator(".entry").get_by_text(ENGLISH.text("score-as-before", answer=10), exact=True)
    told.wait_for()
    assert keeper.page.locator("#score-answer").get_attribute("aria-describedby") == told.get_attribute("id")
    assert keeper.page.locator(".entry").get_by_text("10", exact=True).count() == 1  # the key of ten; the field has 10
    keeper.answered(keeper.page.locator(".entry form button.primary"))
    assert keeper.page.locator("#score-answer").input_value() == "10"  # as it was
    look("number")
    keeper.page.locator("#score-answer").fill("5+5")
    keeper.answered(keeper.page.locator(".entry form button.primary"))
    keeper.chip("100")
    keeper.player.until(f"() => {KEPT}.at(-1).deals[0].points[0] === 100")
    keeper.shows([[-120, 10, 10], [40, -150, 20], [60, 60, 0]])
    heard(keeper.player, "total: 220 is now")
    assert wrong == {}


def test_who_dealt_can_be_changed_changes_are_taken_back_and_all_is_there_after_a_reload(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=2)
    keeper.made("Ala", "120", 10, 10, "140")
    keeper.made("Bo", "150", 20, 40, "60")
    keeper.made("Cem", "100", 10, 10, "100")
    # It was Ala, not Cem, who dealt the first deal: the others move with her.
    keeper.tap(keeper.page.get_by_role("button", name=ENGLISH.text("score-change-deal", deal=3), exact=True))
    keeper.answered(keeper.page.locator("dialog[open] .dealt button").get_by_text("Cem", exact=True))
    keeper.player.until(f"() => {KEPT}.at(-1).dealer === 0")
    assert [deal.dealer for deal in keeper.record().deals] == [0, 1, 2]
    keeper.answered(button(keeper.player, "score-undo"))
    keeper.player.until(f"() => {KEPT}.at(-1).dealer === 2")

    keeper.of_deal(2, "score-remove")
    keeper.player.until(f"() => {KEPT}.at(-1).deals.length === 2")
    keeper.shows([[120, 10, 10], [10, 10, 100]])
    keeper.answered(button(keeper.player, "score-undo"))
    keeper.player.until(f"() => {KEPT}.at(-1).deals.length === 3")
    keeper.shows([[120, 10, 10], [40, -150, 20], [10, 10, 100]])

    before = write(keeper.record())
    keeper.page.reload()
    keeper.question()
    assert write(keeper.record()) == before
    # What was changed before can still be taken back, and made again.
    keeper.answered(button(keeper.player, "score-undo"))
    keeper.shows([[120, 10, 10], [40, -150, 20]])
    keeper.answered(button(keeper.player, "score-redo"))
    keeper.shows([[120, 10, 10], [40, -150, 20], [10, 10, 100]])
    keeper.answered(button(keeper.player, "score-redo"))
    keeper.shows([[120, 10, 10], [10, 10, 100]])
    undo = button(keeper.player, "score-undo").element_handle()  # nothing more to redo: its button has gone
    keeper.player.until("undo => document.activeElement === undo", undo)


def test_what_cannot_be_is_said_and_the_answers_before_it_stand(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=0)
    keeper.who("Ala")
    keeper.chip("120")
    keeper.points(10)
    keeper.points(11)
    keeper.points(140)  # 161 in all
    told = keeper.page.locator(".wrong")
    told.wait_for()
    assert "161" in told.inner_text()
    # Not below the keys, off the screen.
    assert told.evaluate("told => told.getBoundingClientRect().bottom <= innerHeight")
    assert keeper.kept["deals"] == []
    keeper.points(139)
    keeper.player.until(f"() => {KEPT}.at(-1).deals.length === 1")
    assert told.count() == 0


def test_two_play_mille_for_stakes_to_the_end_and_the_sheet_is_ended(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "mille")
    keeper.begin(dealer=1)
    for deal in (1, 2):
        keeper.who("Ala")
        keeper.number("650")
        keeper.chip("1")
        keeper.number("-40")
        keeper.chip("0")
        keeper.player.until(f"number => {KEPT}.at(-1).deals.length === number", deal)
    keeper.page.get_by_role("heading", name=ENGLISH.text("score-over-won", name="Ala"), exact=True).wait_for()
    record = keeper.record()
    assert (record.winner, record.payment.small) == (0, 1)
    assert str(record.payment.amount) in keeper.page.locator(".payments li").inner_text()
    button(keeper.player, "score-close").click()
    saved = keeper.page.get_by_text(ENGLISH.text("score-close-saved"), exact=True)
    saved.wait_for()
    keeper.page.keyboard.press("Escape")
    button(keeper.player, "score-undo").click()  # the record is older than the sheet now
    keeper.player.until(f"() => {KEPT}.at(-1).deals.length === 1")
    button(keeper.player, "score-close").click()
    match = ENGLISH.text("score-match", number=1, game="Mille")
    keeper.page.get_by_text(ENGLISH.text("score-close-unsaved", matches=match), exact=True).wait_for()
    with keeper.page.expect_download() as download:
        button(keeper.player, "score-save-all").click()
    saved.wait_for()
    file = download.value.suggested_filename
    assert file.endswith(" Mille Ala, Bo.mille")
    told = keeper.page.locator("dialog[open] .told")
    told.wait_for()
    assert told.inner_text() == ENGLISH.text("score-saved-all", files=file)
    button(keeper.player, "score-close-yes").click()
    keeper.page.locator("form fieldset input").first.wait_for()
    assert keeper.page.evaluate(KEPT) == []


def test_by_keys_alone_the_focus_goes_from_question_to_question(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    page = player.page
    page.get_by_role("button", name="Ala", exact=True).focus()
    field = page.locator("#score-answer")
    for answer in (None, "120", "10", "4+6", "140"):
        if answer is not None:
            has_focus(player, field)
            if answer == "120":  # the reader reads the question as the name of what has got the focus
                contract = ENGLISH.text("tysiac-score-contract")
                has_focus(player, page.get_by_role("textbox", name=contract, exact=True))
            page.keyboard.type(answer)
        with page.expect_response(re.compile("/api/sheets")):
            page.keyboard.press("Enter")
    player.until(f"() => {KEPT}.at(-1).deals.length === 1")
    heard(player, ENGLISH.text("tysiac-score-points", name="Bo"))
    heard(player, "Ala made 140 with a contract of 120")
    assert page.locator(".keypad").is_hidden()


@pytest.mark.parametrize("lang", ["fa", "fr", "uk"])
def test_in_other_languages_and_digits_nothing_is_beside_the_window(arrive, lang):
    player = arrive(Player, "", locale=lang, **{**PHONE, "viewport": {"width": 320, "height": 640}})
    keeper = Keeper(player, "tysiac", lang)
    keeper.begin(dealer=2)
    wrong = [*keeper.page.evaluate(TOO_WIDE)]
    keeper.who("Ala")
    wrong += keeper.page.evaluate(TOO_WIDE)
    field = keeper.page.locator("#score-answer")
    typed = ("120", "10", "10", "140")
    if lang == "fa":
        typed = tuple(one.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")) for one in typed)
    for one in typed:
        field.fill(one)
        keeper.answered(keeper.page.locator(".entry form button.primary"))
    player.until(f"() => {KEPT}.at(-1).deals.length === 1")
    wrong += keeper.page.evaluate(TOO_WIDE)
    assert wrong == []
    (deal,) = keeper.kept["deals"]  # by the rules of the language, which may count tricks too
    assert {key: deal[key] for key in ("declarer", "contract", "points")} == MADE


def test_the_first_page_leads_there(arrive):
    player = arrive(Player, "")
    player.open("/")
    link = player.page.get_by_role("link", name=ENGLISH.text("page-score-link"), exact=True)
    link.first.wait_for()
    # One of the choices, as large as that to learn, and not among the small ones below them.
    learn = player.page.locator(".game").first.get_by_role("link", name=ENGLISH.text("page-learn-link", name="Mille"))
    sizes = [one.bounding_box() for one in (learn, link.first)]
    assert sizes[0]["width"] == sizes[1]["width"]
    assert sizes[0]["height"] == sizes[1]["height"]
    link.first.click()
    player.page.get_by_text(ENGLISH.text("score-lead"), exact=True).wait_for()


def test_an_evening_is_shared_followed_and_its_pen_handed_over(arrive):
    ala = Keeper(arrive(Player, "", **PHONE), "tysiac")
    ala.begin(dealer=2)
    ala.made("Ala", "120", 10, 10, "140")
    button(ala.player, "score-together").click()
    ala.page.locator("dialog[open] input").first.fill("Ala")
    ala.page.locator("dialog[open]").get_by_role("button", name=ENGLISH.text("score-share-now"), exact=True).click()
    ala.page.wait_for_url(re.compile("/evening/[A-Z0-9]{8}"))
    code = ala.page.url.split("/evening/")[1][:8]
    ala.page.locator("dialog[open] .code").get_by_text(code, exact=True).wait_for()  # and here is how others come
    ala.page.keyboard.press("Escape")
    assert ala.page.evaluate(KEPT) == []  # it is the evening of that code now
    button(ala.player, "score-undo").wait_for()

    bo = Keeper(arrive(Player, "", locale="es"), "tysiac", "es")
    bo.player.open("/")
    bo.page.locator("form:has(#invite) input, form input[name=invite], #invite").first.fill(code.lower())
    bo.page.keyboard.press("Enter")
    bo.page.wait_for_url(re.compile("/evening/"))
    bo.shows([[120, 10, 10]])
    assert bo.page.locator(".entry").count() == 0
    bo.page.get_by_text(bo.lang.text("score-pen-of", name="Ala"), exact=True).wait_for()

    ala.who("Bo")
    ala.chip("150")
    ala.points(20)
    ala.points(40)
    ala.chip("60")
    for keeper in (ala, bo):
        keeper.shows([[120, 10, 10], [40, -150, 20]])
    heard(bo.player, "Bo")  # who follows hears what the deal came to

    button(ala.player, "score-together").click()
    ala.page.get_by_role("button", name=ENGLISH.text("score-pen-put-down"), exact=True).click()
    bo.page.locator(".pen").get_by_role("button", name=bo.lang.text("score-pen-take"), exact=True).click()
    dialog = bo.page.locator("dialog[open]")
    dialog.locator("input:not([readonly])").fill("Bo")
    dialog.get_by_role("button", name=bo.lang.text("score-pen-take"), exact=True).click()
    bo.page.locator("dialog[open]").get_by_text(bo.lang.text("score-pen-yours"), exact=True).wait_for()
    bo.page.keyboard.press("Escape")
    bo.who("Cem")
    bo.chip("100")
    bo.page.locator(".entry .chip").get_by_text(bo.lang.text("score-verb-concede"), exact=True).click()
    for keeper in (ala, bo):
        keeper.shows([[120, 10, 10], [40, -150, 20], [60, 60, 0]])
    assert ala.page.locator(".entry").count() == 0


def test_what_is_written_into_a_shared_evening_is_sent_once_there_is_a_connection(arrive):
    ala = Keeper(arrive(Player, "", **PHONE), "tysiac")
    ala.begin(dealer=2)
    button(ala.player, "score-together").click()
    ala.page.locator("dialog[open] input").first.fill("Ala")
    ala.page.locator("dialog[open]").get_by_role("button", name=ENGLISH.text("score-share-now"), exact=True).click()
    ala.page.wait_for_url(re.compile("/evening/"))
    ala.page.locator("dialog[open] .code").wait_for()
    ala.page.keyboard.press("Escape")
    ala.question()
    where = ala.page.url.replace("/evening/", "/api/evenings/").partition("#")[0]
    ala.player.forgiven = re.compile("ERR_FAILED")  # of the requests that are cut
    ala.page.route(re.compile("/api/evenings/"), lambda route: route.abort())
    ala.who("Ala")
    ala.chip("120")
    ala.points(10)
    ala.points(10)
    ala.chip("140")
    ala.shows([[120, 10, 10]])
    ala.page.get_by_text(ENGLISH.text("score-unsent"), exact=True).wait_for()
    assert ala.page.request.get(where).json()["evening"]["sheets"][0]["deals"] == []
    ala.page.reload()  # and the page is closed and opened meanwhile
    ala.shows([[120, 10, 10]])
    ala.page.unroute(re.compile("/api/evenings/"))
    ala.page.evaluate("dispatchEvent(new Event('online'))")
    ala.player.until("async where => (await (await fetch(where)).json()).evening.sheets[0].deals.length === 1", where)
    ala.page.get_by_text(ENGLISH.text("score-unsent"), exact=True).wait_for(state="detached")


def test_three_deals_are_typed_without_a_connection_and_settled_in_order(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=2)
    keeper.made("Ala", "120", 10, 10, "140")
    keeper.player.forgiven = re.compile("ERR_INTERNET_DISCONNECTED")
    keeper.player.context.set_offline(True)
    entry = keeper.page.locator(".entry")

    def answer(press: Any) -> None:
        """Press, and wait until it is taken: the next question begins with an empty field."""
        answered = entry.locator(".answered").count()
        press.click()
        keeper.player.until("count => document.querySelectorAll('.entry .answered').length !== count", answered)

    def deal(declarer: str, contract: str, *points: int) -> None:
        answer(entry.locator(".choices button").get_by_text(declarer, exact=True))
        answer(entry.locator(".chip").get_by_text(contract, exact=True))
        for made in points:
            entry.locator("#score-answer").fill(str(made))
            answer(entry.locator("form button.primary"))

    waiting = keeper.page.locator("section:has(#score-waiting) li")
    deal("Bo", "150", 20, 40, 60)
    keeper.page.get_by_text(ENGLISH.text("score-deal-now", deal=3), exact=True).wait_for()
    deal("Cem", "100", 10, 10, 100)
    deal("Ala", "120", 0, 0, 120)
    keeper.page.get_by_text(ENGLISH.text("score-deals", name="Ala"), exact=True).wait_for()  # deals the fifth
    assert waiting.count() == 3
    keeper.shows([[120, 10, 10]])
    keeper.player.context.set_offline(False)
    waiting.first.wait_for(state="detached")
    keeper.shows([[120, 10, 10], [40, -150, 20], [10, 10, 100], [120, 0, 0]])
    assert [one.dealer for one in keeper.record().deals] == [2, 0, 1, 2]


def test_cards_are_pressed_where_the_rules_ask_for_them(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.page.add_init_script(
        "localStorage.setItem('chiliad-seats', JSON.stringify({ tysiac: 4 }));"
        "localStorage.setItem('chiliad-presets', JSON.stringify({ tysiac: 'kurnik' }));"
    )
    keeper.player.open("/score/tysiac")
    keeper.seat(["Ala", "Bo", "Cem", "Dora"], 3)
    keeper.who("Ala")
    keeper.chip("100")
    keeper.points(20)
    keeper.points(0)
    keeper.chip("100")
    deck = keeper.page.locator(".deck button")
    deck.first.wait_for()
    assert deck.count() == 24
    for card in ("ace of hearts", "9 of spades"):
        keeper.tap(deck.and_(keeper.page.get_by_role("button", name=card, exact=True)))
    assert "{" not in keeper.page.locator(".entry").inner_text()
    assert deck.and_(keeper.page.locator("[aria-pressed=true]")).count() == 2
    keeper.answered(deck.and_(keeper.page.get_by_role("button", name="queen of hearts", exact=True)))
    keeper.player.until(f"() => {KEPT}.at(-1).deals[0]?.talon === 'Ah9sQh'")
