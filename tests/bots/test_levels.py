"""The levels: which bots people meet, by default and by choice, and what they are called."""

import pytest

from catalogues import LANGUAGES
from chiliad.bot import Budget, RandomBot, read_budget
from chiliad.bots import BOTS, bots_for_people, default_bot, levels
from chiliad.errors import Unreadable
from chiliad.games import GAMES, find
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT_NAMES, Words, called_at, names_of
from chiliad.server.catalog import bot_names

NAMED = ("beginner", "casual", "club", "strong", "expert")


@pytest.mark.parametrize("game", GAMES)
def test_people_meet_the_levels_and_by_default_the_club(game):
    assert levels(game) == NAMED
    assert default_bot(game) == "club"
    assert bots_for_people(game) == NAMED
    assert {"random", "greedy"} <= set(BOTS[game]) - set(bots_for_people(game))


def test_a_game_without_levels_offers_all_its_bots_and_seats_the_last_one(monkeypatch):
    monkeypatch.delattr(find("mille").face("policy"), "LEVELS")
    assert levels("mille") == ()
    assert bots_for_people("mille") == BOTS["mille"]
    assert default_bot("mille") == BOTS["mille"][-1]


def test_a_game_without_a_club_seats_the_last_of_its_own_bots(monkeypatch):
    policy = find("mille").face("policy")
    monkeypatch.setattr(policy, "BOTS", {"random": RandomBot, "easy": RandomBot, "hard": RandomBot})
    monkeypatch.setattr(policy, "LEVELS", ("easy", "hard"))
    assert default_bot("mille") == "hard"
    assert bots_for_people("mille") == ("easy", "hard")


# --- Names and sentences ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_names_a_title_and_a_sentence_of_its_own(language):
    say = Language(language).text
    names = [name for bot in (*NAMED, "greedy") for name in called_at(bot, 0, 0, say)]
    assert len({name.casefold() for name in names}) == len(names) == 6 * BOT_NAMES
    words = Words(Language(language))
    assert len({words.bot(f"bot:{level}") for level in NAMED}) == len(NAMED)
    assert len({words.bot_said(level) for level in NAMED}) == len(NAMED)
    # Names stand where a sentence is about a person: the seats must be found by the first letters that are typed.
    for level in NAMED:
        assert len({name[:2] for name in called_at(level, 0, 0, say)}) == BOT_NAMES


def test_the_first_bot_of_a_level_has_the_same_name_at_every_table():
    say = Language("en").text
    klara, viktor, irena = called_at("club", 0, 0, say)
    for players in (["Ala", "bot:club"], ["bot:club", "Ala"], ["bot:strong", "Ala", "bot:club"]):
        assert names_of(players, say)[players.index("bot:club")] == klara
    assert names_of(["Ala", "bot:club", "bot:club"], say)[1:] == [klara, viktor]
    assert names_of([klara, "bot:club", "bot:club"], say)[1:] == [viktor, irena]
    assert names_of(["Ala", "bot:greedy", "bot:cautious"], say)[1:] == ["Boris", "Cleo"]  # by their seats


def test_names_of_all_levels_are_kept_from_look_alikes():
    known = bot_names()
    for language in LANGUAGES:
        for bot in (*NAMED, "greedy"):
            assert {name.casefold() for name in called_at(bot, 0, 0, Language(language).text)} <= known


# --- Budgets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text,budget",
    [
        ("50ms", Budget(milliseconds=50)),
        ("nodes:20000", Budget(nodes=20000)),
        (" 1ms ", Budget(milliseconds=1)),
        ("060000ms", Budget(milliseconds=60_000)),
        ("nodes:100000000", Budget(nodes=100_000_000)),
    ],
)
def test_a_budget_is_read(text, budget):
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text",
    ["", "50", "ms", "nodes:", "0ms", "nodes:0", "-5ms", "5 ms", "nodes: 5", "nodes:5ms", "5s", "1e3ms", "٥ms", "²ms"],
)
def test_what_is_no_budget_is_refused(text):
    with pytest.raises(Unreadable) as refused:
        read_budget(text)
    assert refused.value.slug == "bad-budget"
    assert refused.value.details == {"text": text}


@pytest.mark.parametrize(
    "text", ["60001ms", "nodes:100000001", "999999999ms", "9" * 5000 + "ms", "nodes:" + "9" * 5000]
)
def test_a_budget_that_nobody_would_wait_for_is_refused(text):
    with pytest.raises(Unreadable) as refused:
        read_budget(text)
    assert refused.value.slug == "budget-too-large"
    assert refused.value.details == {"milliseconds": "60000", "nodes": "100000000"}
