"""The text of the rules: in every language, under every option, and in docs/rules."""

import re
from itertools import combinations

import pytest

from catalogues import LANGUAGES, all_messages, choices, messages, patterns, render, variables
from chiliad.games import GAMES
from chiliad.games.tysiac.rule_text import CONTRACTS
from chiliad.i18n.language import Language
from chiliad.play import rulebook
from chiliad.play.option_words import variables_of
from chiliad.play.rulebook import examples, in_force, message_ids, paragraphs, readings, render_markdown
from source import ROOT

BOTH = pytest.mark.parametrize("name", GAMES)
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
PARAGRAPHS = {"mille": 33, "tysiac": 42}
NO_BARREL = "T23 T24 T25 T26 T27 T28 T29 T30 T34 T36 T37 T39 T40 T41 T42"
NOT_IN_FORCE = {
    "pagat": "M31 M32",
    "wikipedia": "M30 M32",
    "progressive": "M30 M31",
    "playroom": "T34 T35 T36 T37 T38 T39 T40 T41 T42",
    "kurnik": NO_BARREL,
    "polish": NO_BARREL,
    "russian": "T23 T34 T36 T37 T38 T41 T42",
}


def values_of(option):
    """The possible values of an option: each word, and of numbers the ends and those of each plural form."""
    numbers = list((option.values or {}).values())
    if option.low is not None:
        numbers += sorted({n for n in (option.low, 0, 1, 2, 5, option.high) if option.low <= n <= option.high})
    return numbers


def all_rules(game):
    """Every preset, and every preset with each pair of values of two options: all combinations are too many."""
    yield from game.presets.values()
    for preset in game.presets.values():
        for one, other in combinations(game.options, 2):
            for first in values_of(one):
                for second in values_of(other):
                    yield preset._replace(**{one.key: first, other.key: second})


def numbers_in(text):
    """The figures of a text, without those in numbers of paragraphs."""
    return sorted(int(figure) for figure in re.findall(r"(?<![MT\d])\d+", text))


# ------------------------------------------------------------------------------------------------- docs/rules


@BOTH
def test_the_page_is_what_the_catalogue_says(name):
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert page == render_markdown(GAMES[name], Language("en")), "run python -m chiliad.play.rulebook"


@BOTH
@EVERYWHERE
def test_the_book_can_be_had_in_every_language(name, language):
    book = render_markdown(GAMES[name], Language(language))
    assert len(re.findall(rf"^## {name[0].upper()}\d+ \S", book, re.MULTILINE)) == PARAGRAPHS[name]
    assert "{" not in book


def test_the_books_are_written(tmp_path):
    rulebook.main(str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mille.md", "tysiac.md"]


def test_every_message_of_the_book_is_used(monkeypatch):
    used = set()
    text = Language.text

    def listening(self, message_id, /, **args):
        used.add(message_id)
        return text(self, message_id, **args)

    monkeypatch.setattr(Language, "text", listening)
    for game in GAMES.values():
        render_markdown(game, Language("en"))
    assert messages("en", "rulebook.ftl").keys() - used == set()


# ------------------------------------------------------------------------------------------------- paragraphs


@BOTH
@EVERYWHERE
def test_every_paragraph_has_a_title_a_text_and_a_source(name, language):
    game = GAMES[name]
    said = Language(language)
    book = paragraphs(game, variables_of(game, game.default_rules), said)
    assert [p.number for p in book] == [f"{name[0].upper()}{n}" for n in range(1, PARAGRAPHS[name] + 1)]
    assert all(p.title and p.text and p.source and "\n" not in p.text for p in book)
    assert {m.upper() for m in messages(language, f"rules-{name}.ftl")} == {p.number for p in book}


@BOTH
@EVERYWHERE
def test_every_choice_of_options_can_be_told(name, language):
    game = GAMES[name]
    told = all_messages(language)
    needed = {
        (m, attribute): variables(pattern)
        for m in message_ids(GAMES[name], Language("en"))
        for attribute, pattern in patterns(told[m]).items()
    }
    seen = set()
    for rules in all_rules(game):
        given = variables_of(game, rules)
        for (m, attribute), names in needed.items():
            args = {key: given[key] for key in names}  # KeyError: the paragraph needs a missing variable
            if (m, attribute, *args.values()) not in seen:
                seen.add((m, attribute, *args.values()))
                assert render(language, m, attribute, args)


@BOTH
def test_no_paragraph_speaks_of_a_value_that_no_option_has(name):
    game = GAMES[name]
    words = {(key, str(value)) for rules in all_rules(game) for key, value in variables_of(game, rules).items()}
    used = {c for m in messages("en", f"rules-{name}.ftl").values() for p in patterns(m).values() for c in choices(p)}
    assert used - words == set()


@BOTH
def test_every_option_changes_its_paragraph(name):
    game = GAMES[name]
    english = messages("en", f"rules-{name}.ftl")
    for option in game.options:
        assert option.key in variables(english[option.paragraph.lower()].value), option.key


@BOTH
def test_a_paragraph_shows_the_default_and_each_other_reading(name):
    game, english = GAMES[name], Language("en")
    for option in game.options:
        found = readings(game, option.paragraph, english)
        if option.values:
            assert any(key == option.key for reading in found for key, _ in reading.settings), option.key
        assert len({reading.text for reading in found}) == len(found)


def test_two_options_that_work_together_have_their_reading():
    (both,) = [r for r in readings(GAMES["tysiac"], "T14", Language("en")) if len(r.settings) == 2]
    assert both.settings == (("must_beat", "yes"), ("must_trump", "no"))
    assert "free of this duty" in both.text


def test_every_preset_that_changes_a_paragraph_is_shown():
    shown = [(*reading.settings, *reading.also) for reading in readings(GAMES["mille"], "M30", Language("en"))]
    assert shown == [(("preset", "wikipedia"), ("preset", "progressive"))]
    shown = [reading.settings[0] for reading in readings(GAMES["tysiac"], "T31", Language("en"))]
    assert ("preset", "kurnik") in shown


def test_a_text_that_several_settings_have_is_shown_once():
    (none,) = readings(GAMES["tysiac"], "T26", Language("en"))
    assert (none.settings, none.also) == (
        (("endgame", "lock"),),
        (("endgame", "none"), ("preset", "kurnik"), ("preset", "polish")),
    )


def test_an_option_that_needs_another_is_shown_with_it():
    (blind,) = readings(GAMES["tysiac"], "T36", Language("en"))
    assert blind.settings == (("opening", "hundred"), ("blind_bid", "yes"))


# ---------------------------------------------------------------------------------------------------- figures


@BOTH
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_tells_the_same_figures(name, language):
    game = GAMES[name]
    for preset in game.presets.values():
        given = variables_of(game, preset)
        pair = [paragraphs(GAMES[name], given, Language(code)) for code in ("en", language)]
        for english, other in zip(*pair, strict=True):
            # A rank may be a figure in one language and a word in another: "2s", "doses".
            ranks = {2, 10} if name == "mille" else set()
            figures = [[n for n in numbers_in(p.text) if n not in ranks] for p in (english, other)]
            assert figures[0] == figures[1], english.number


def table(name, example):
    return next(each.rows for each in examples(GAMES[name], Language("en")) if each.name == example)


def text_of(number):
    name = {"M": "mille", "T": "tysiac"}[number[0]]
    game = GAMES[name]
    book = paragraphs(game, variables_of(game, game.default_rules), Language("en"))
    return next(p.text for p in book if p.number == number)


def of_players(players, preset="playroom", **options):
    """The texts in force for so many players, by number."""
    game = GAMES["tysiac"]
    variables = variables_of(game, game.presets[preset]._replace(players=players, **options))
    book = paragraphs(game, variables, Language("en"))
    return {one.number: one.text for one in book if in_force(game, one.number, variables)}


@pytest.mark.parametrize("preset", list(GAMES["tysiac"].presets))
def test_the_paragraphs_of_two_and_of_four_are_in_force_for_them_alone(preset):
    three = set(of_players(3, preset))
    assert set(of_players(2, preset)) - three == {"T41"}
    assert set(of_players(4, preset)) - three == {"T42"}
    assert not {"T41", "T42"} & three


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", GAMES["tysiac"].presets)
def test_a_paragraph_in_force_names_none_that_is_not(preset, players):
    game = GAMES["tysiac"]
    variables = variables_of(game, game.presets[preset]._replace(players=players))
    for language in map(Language, LANGUAGES):
        book = [one for one in paragraphs(game, variables, language) if in_force(game, one.number, variables)]
        named = {number for one in book for number in re.findall(r"\bT\d+", one.text)}
        assert named <= {one.number for one in book}


def test_the_figures_of_two_three_and_four_players():
    """By section 2 of the rules of the family: cards dealt and kept, golden deals, what a bomb brings each."""
    assert [numbers_in(of_players(players)["T4"]) for players in (2, 3, 4)] == [[2, 2, 10], [3, 7], [3, 7]]
    assert [numbers_in(of_players(players)["T10"]) for players in (2, 3, 4)] == [[10], [8], [8]]
    assert [360 in numbers_in(of_players(players)["T18"]) for players in (2, 3, 4)] == [False, True, True]
    golden = [of_players(players, golden_deal=1)["T37"].split(" deals of")[0] for players in (2, 3, 4)]
    assert golden == ["The first two", "The first three", "The first four"]
    for preset in ("kurnik", "polish"):
        assert [numbers_in(of_players(players, preset)["T22"])[-1] for players in (2, 3, 4)] == [60, 60, 40]
    assert 17 in numbers_in(of_players(2)["T41"])  # the first example of the leftovers
    assert numbers_in(of_players(4, "kurnik")["T42"])[-2:] == [50, 130]  # an ace, and the marriage of diamonds


def test_the_cards_of_mille_are_told_as_they_count():
    points = [row[1] for row in table("mille", "cards")]
    assert points == [100, 50, 20, 15, 10, 5]
    assert {*points, 1140, 104} <= set(numbers_in(text_of("M2")))


def test_the_cards_and_marriages_of_tysiac_are_told_as_they_count():
    points = [row[1] for row in table("tysiac", "cards")]
    assert points == [11, 10, 4, 3, 2, 0]
    assert numbers_in(text_of("T2")) == sorted([*points[:-1], 10, 9, 120])
    held = {row[0]: row[1] for row in table("tysiac", "bids")}
    single = [held[suit] for suit in "♥♦♣♠"]
    assert numbers_in(text_of("T3")) == sorted([*single, sum(single), sum(single) + 120])


def test_the_limits_of_bids_are_told_as_they_hold():
    limits = {row[0]: row[2] for row in table("tysiac", "bids")}
    told = [limits[held] for held in ("♠", "♥", "♠ ♥", "♥ ♦ ♣")]
    assert numbers_in(text_of("T8")) == sorted([*told, 120, 120, 400])


def test_the_scores_of_defenders_are_told_as_they_count():
    rounded = dict(table("tysiac", "rounding"))
    assert re.findall(r"\d+ (?:points )?count \d+", text_of("T21").replace(" and", ",")) == [
        f"{n} points count {rounded[n]}" if n == 2 else f"{n} count {rounded[n]}" for n in (2, 3, 7, 8)
    ]
    award = dict(table("tysiac", "concessions"))
    assert set(award) == set(CONTRACTS)
    text = text_of("T22")
    for contract in CONTRACTS:
        clause = next(part for part in re.split("[:.,]", text) if re.search(rf"for .*\b{contract}\b", part))
        assert re.search(rf"\b{award[contract]} for", clause), contract


def test_the_deals_and_payments_of_the_specification_come_out():
    deals = [tuple(row[2:]) for row in table("mille", "deals")]
    assert deals[:9] == [
        ("+140", "", ""),
        ("+175", "", ""),
        ("−15", "", 1),
        ("+70", "", ""),
        ("+120", 1, ""),
        ("+210", 1, ""),
        ("+135", 1, ""),
        ("+190", 1, ""),
        ("+350", 2, ""),
    ]
    paid = [row[5:] for row in table("mille", "payments")]
    assert [row[:2] for row in paid[:4]] == [[19, 19], [18, 19], [38, 22], [3, 4]]
    assert [row[2] for row in paid[5:]] == [66, 81]


def test_the_totals_of_the_specification_come_out():
    after = {tuple(row[:5]): tuple(row[5:]) for row in table("tysiac", "totals")}
    assert after[860, "", "declarer", 120, 131] == (880, "on the barrel")
    assert after[860, "", "defender", "", 140] == (1000, "wins")
    assert after[875, "", "defender", "", 2] == (875, "")
    assert after[880, 1, "declarer", 155, 160] == (1035, "wins")
    assert after[880, 0, "declarer", 155, 150] == (725, "off the barrel")
    assert after[880, 2, "defender", "", 30] == (760, "off the barrel")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_in_force_says_so_itself(name):
    game, english = GAMES[name], Language()
    for preset, rules in game.presets.items():
        said = variables_of(game, rules)
        out = [one.number for one in paragraphs(game, said, english) if not in_force(game, one.number, said)]
        assert out == [one.number for one in paragraphs(game, said, english) if "not in force in this game" in one.text]
        assert out == NOT_IN_FORCE[preset].split()
