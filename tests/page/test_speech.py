"""What a screen reader is told: every event once, in order, in the reader's language."""

import re

import pytest

from chiliad.play.language import Language
from page.reader import Reader

MARK = re.compile(r"{([AKQJT2-9])([shdc]?)}")
SIGNS = re.compile("[\u2066-\u2069\ufe0e]")  # that steer a line, and are no words


def heard(sentence: str, language: Language) -> str:
    """A sentence with its cards by name."""

    def name(mark: re.Match[str]) -> str:
        rank = int(mark[1]) if mark[1].isdigit() else mark[1]
        return (
            language.text("card-named", rank=rank, suit=mark[2]) if mark[2] else language.text("rank-named", rank=rank)
        )

    return SIGNS.sub("", MARK.sub(name, sentence))


def in_order(wanted: list[str], spoken: list[str]) -> list[str]:
    """Those that are not spoken, or not where they should be."""
    rest = iter(spoken)
    return [one for one in wanted if one not in rest]


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_every_event_is_spoken_once_and_in_order(arrive, calm_server, game):
    player = arrive(Reader, "Ala", at=calm_server.url)
    player.sit(game)
    while player.my_turn() == "playing" and len(player.page.evaluate("__watch.told")) < 30:
        player.step()
    told = [heard(sentence, player.language) for sentence in player.page.evaluate("__watch.told")]
    player.until("last => __watch.spoken.some(said => said.includes(last))", told[-1])
    spoken = [SIGNS.sub("", said) for said in player.spoken]
    assert in_order(told, spoken) == []
    for sentence in set(told):
        assert spoken.count(sentence) == told.count(sentence)


def test_keys_are_answered(arrive):
    player = arrive(Reader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    hand = player.page.get_by_role("region", name=re.compile("^Your hand"))
    cards = hand.get_by_role("list").get_by_role("button").all()
    names = [(card.get_attribute("aria-label") or "").split(",")[0].lower() for card in cards]
    assert len(names) == len(player.desk["hand"])
    player.page.keyboard.press("h")
    # The deal just dealt may be spoken last, in another order.
    beginning = player.language.text("table-say-hand", count=len(names), cards="|").split("|")[0]
    player.until("beginning => __watch.spoken.at(-1).startsWith(beginning)", beginning)
    answer = player.spoken[-1].lower()
    places = [answer.index(name) for name in names]
    assert places == sorted(places)
    player.page.keyboard.press("Shift+H")
    player.until("said => __watch.spoken.at(-1) === said", player.language.text("table-sorted", sort="rank"))
