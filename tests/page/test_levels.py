"""The level of the bots: chosen, remembered, named at the table, and suggested after three matches alike."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.bots import default_bot, levels
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import bot_info, button, game_info, has_focus
from page.mouse import Mouse

# The matches before this one, as this browser remembers them: they ended in the same way as this one.
TWO_ALIKE = """(level) => {
  const get = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    const found = get.call(this, key);
    const head = window.__watch.news?.head;
    if (key !== "chiliad-levels" || head?.phase !== "over") return found;
    const kept = JSON.parse(found ?? "{}");
    if (kept[head.game]?.table === head.table) return found;
    const result = head.winner === head.you ? "won" : "lost";
    return JSON.stringify({ ...kept, [head.game]: { ...kept[head.game], level, result, count: 2, table: "before" } });
  };
}"""


def opponents(player: Player, game: str) -> Any:
    """The list of levels on the first page."""
    info = game_info(player, game)
    region = player.page.get_by_role("region", name=info["name"], exact=True)
    return region.get_by_label(ENGLISH.text("page-opponents", seats=info["seats"]), exact=True)


def described(field: Any) -> str:
    """The description of a field, as a screen reader reads it."""
    ids = (field.get_attribute("aria-describedby") or "").split()
    return " ".join(field.page.locator(f"id={one}").inner_text() for one in ids)


def play_now(player: Player, game: str) -> None:
    info = game_info(player, game)
    button(player, "page-play-now", name=info["name"], seats=info["seats"]).click()
    player.until("() => __watch.news?.head.deal === 1")


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_play_now_seats_the_usual_level(arrive, game):
    player = arrive(Mouse, "Ala")
    player.open("/")
    field = opponents(player, game)
    field.wait_for()
    assert field.input_value() == default_bot(game)
    play_now(player, game)
    bots = [seat for seat in player.head["seats"] if seat["kind"] == "bot"]
    assert {seat["bot"] for seat in bots} == {default_bot(game)}
    title = ENGLISH.text(f"bot-{default_bot(game)}.name")
    for seat in bots:
        section = player.page.get_by_role("region", name=seat["name"], exact=True)
        section.get_by_text(f"{ENGLISH.text('table-bot')}, {title}").wait_for(state="attached")  # for the ear
        assert title in section.locator(".mark").all_inner_texts()  # for the eye


def test_a_level_is_chosen_by_mouse_and_remembered(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/")
    field = opponents(player, "tysiac")
    field.wait_for()
    assert [option.get_attribute("value") for option in field.locator("option").all()] == list(levels("tysiac"))
    field.select_option("strong")
    assert ENGLISH.text("bot-strong") in described(field)
    player.page.reload()
    field.wait_for()
    assert field.input_value() == "strong"
    assert opponents(player, "mille").input_value() == "club"  # each game has its own
    play_now(player, "tysiac")
    names = bot_info(player, "tysiac", "strong")["names"]
    assert [(seat["name"], seat["bot"]) for seat in player.head["seats"][1:]] == [
        (names[0], "strong"),
        (names[1], "strong"),
    ]


def test_a_level_is_chosen_by_keys_and_said(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/new?game=mille")
    field = player.page.get_by_label(ENGLISH.text("page-new-seat", seat=2))
    field.focus()
    assert ENGLISH.text("bot-club") in described(field)
    said = ENGLISH.text("bot-casual")
    title = ENGLISH.text("bot-casual.name").capitalize()
    heard = player.says(lambda: player.key("ArrowUp"), f"{title}: {said}")
    name = bot_info(player, "mille", "casual")["names"][0]
    assert heard == ENGLISH.text("page-bot-said", title=title, said=said, names=name)
    assert field.input_value() == "bot:casual"
    button(player, "page-new-begin").focus()
    player.key("Enter")
    player.until("() => __watch.news?.head.deal === 1")
    assert [seat["name"] for seat in player.head["seats"]][1] == name


def test_what_a_seat_may_be_given_to_are_levels_and_friends(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/new?game=tysiac")
    field = player.page.get_by_label(ENGLISH.text("page-new-seat", seat=2))
    field.wait_for()
    offered = [option.get_attribute("value") for option in field.locator("option").all()]
    assert offered == [*(f"bot:{level}" for level in levels("tysiac")), "open"]
    field.select_option("bot:expert")
    said = player.page.get_by_role("group", name=ENGLISH.text("page-new-seats")).locator("p.hint").all_inner_texts()
    assert len(said) == 2  # one for each level that sits there
    assert ENGLISH.text("bot-expert") in said[0]
    assert ENGLISH.text("bot-club") in said[1]


def ended(player: Player, level: str) -> str:
    """Play a short match at a level, the third alike in a row, and return how it ended."""
    player.sit("mille", [f"bot:{level}"], options={"target": 50})
    player.page.evaluate(TWO_ALIKE, level)
    assert player.my_turn() == "playing"
    player.hurry()
    player.page.locator(".result.paper").wait_for()
    return "won" if player.head["winner"] == player.head["you"] else "lost"


def words(result: str, level: str) -> dict[str, str]:
    """The arguments of the messages about a suggestion."""
    names = levels("mille")
    other = names[names.index(level) + (1 if result == "won" else -1)]
    return {"result": result, "level": ENGLISH.text(f"bot-{level}.name"), "other": ENGLISH.text(f"bot-{other}.name")}


def suggests(player: Player, sentence: str) -> None:
    """Wait for the suggestion at the result.  The page holds its text twice while a screen reader is told of it."""
    shown = player.page.locator(".suggestion")
    shown.wait_for()
    assert shown.inner_text() == sentence


def test_after_three_matches_alike_another_level_is_suggested_once(arrive):
    player = arrive(Keyboard, "Ala")
    result = ended(player, "casual")
    said = words(result, "casual")
    sentence = ENGLISH.text("table-suggest", **said)
    suggests(player, sentence)
    player.until("said => __watch.spoken.some((one) => one.includes(said))", sentence)
    assert player.times(sentence) == 1
    has_focus(player, button(player, "table-again"))  # it is not in the way
    player.tab_to(ENGLISH.text("table-suggest-go", **said))
    before = player.head["table"]
    player.key("Enter")
    player.until("table => __watch.news?.head.table !== table && __watch.news?.head.deal === 1", before)
    names = levels("mille")
    other = names[names.index("casual") + (1 if result == "won" else -1)]
    assert [seat["bot"] for seat in player.head["seats"]] == [None, other]
    assert player.head["target"] == 50  # everything else is as it was
    player.open("/")
    assert opponents(player, "mille").input_value() == other
    again = ended(player, "casual")
    if again == result:
        assert player.page.locator(".suggestion").count() == 0
    else:  # that has not been suggested yet
        suggests(player, ENGLISH.text("table-suggest", **words(again, "casual")))


def test_a_match_that_is_opened_again_is_no_match_more(arrive):
    player = arrive(Mouse, "Ala")
    player.finish("mille", seats=["bot:casual"], options={"target": 50})
    player.page.locator(".result.paper").wait_for()
    assert player.page.evaluate("localStorage.getItem('chiliad-levels')") is None
    assert ended(player, "club") in ("won", "lost")
    suggested = player.page.locator(".suggestion")
    suggested.wait_for()
    player.page.reload()
    suggested.wait_for()  # it stays where it was made
    kept = player.page.evaluate("JSON.parse(localStorage.getItem('chiliad-levels')).mille")
    assert kept["count"] == 3
    assert len(kept["said"]) == 1
