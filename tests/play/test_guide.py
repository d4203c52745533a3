"""The guide to each game: true to the engine, in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from catalogues import LANGUAGES, messages
from chiliad.games import GAMES
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import CARD_NUMBER as MILLE_NUMBER
from chiliad.games.tysiac.state import CARD_NUMBER as TYSIAC_NUMBER
from chiliad.games.tysiac.state import card_points
from chiliad.i18n.language import Language
from chiliad.i18n.words import MARKED, NAMES, SYMBOLS
from chiliad.play.guide import FOLDER, guide
from chiliad.play.option_words import variables_of
from chiliad.play.rulebook import paragraphs
from chiliad.presentation.said import Said
from chiliad.records import read_file, redact, write

BUILT_IN = ("mille", "tysiac")
BOTH = pytest.mark.parametrize("name", BUILT_IN)
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
PACKS = {"mille": 2, "tysiac": 1}


def shown(name, language="en", preset=None, style=SYMBOLS):
    game = GAMES[name]
    rules = game.presets[preset or next(iter(game.presets))]
    return guide(game, rules, Said(Language(language), style))


def face(name):
    return GAMES[name].face("guide")


def example(name, wanted, style=SYMBOLS):
    return next(one for one in shown(name, style=style).examples if one.name == wanted)


def ranks(cards):
    return Counter(card[0] for card in cards)


def figures(text):
    """The numbers in a text, without those of paragraphs."""
    return sorted(int(found) for found in re.findall(r"(?<![MT\d])\d+", text))


def cited(text):
    return re.findall(r"\b[MT]\d+", text)


# ---------------------------------------------------------------------------------------------------- examples


FOR_OTHERS = ("leftovers", "sitter")  # options of Tysiac for two and for four players


@BOTH
def test_every_record_of_an_example_is_valid_canonical_and_used(name):
    files = sorted((Path(face(name).__file__).parent / FOLDER).iterdir())
    for path in files:
        record = read_file(path)  # replays every action
        assert write(record) == path.read_text("utf-8")
        assert len(record.deals) == 1
        assert record.deals[0].settlement is not None
    assert {path.stem for path in files} == {extract.record for extract in face(name).EXTRACTS}


@BOTH
@EVERYWHERE
def test_every_example_is_told_whole_and_cites_the_same_paragraphs(name, language):
    given = {one.number for one in paragraphs(GAMES[name], rules_variables(name), Language("en"))}
    for english, told in zip(shown(name).examples, shown(name, language).examples, strict=True):
        assert all((told.title, told.lead, told.why))
        assert told.hand == english.hand
        assert len(told.lines) == len(english.lines) > 0
        assert len(told.result) == len(english.result)
        numbers = cited(told.why)
        assert numbers == cited(english.why) != []
        assert set(numbers) <= given


def rules_variables(name):
    game = GAMES[name]
    return variables_of(game, game.default_rules)


def test_what_the_examples_of_mille_say_of_themselves_is_true():
    take = example("mille", "take")
    assert ranks(take.hand)["Q"] == 2
    assert take.lines[0].endswith("discards Q♣.")
    assert take.lines[2].startswith("You pick up")
    out = example("mille", "out")
    held = ranks(out.hand)
    assert (held["A"], held["2"], sorted(held.values()).count(2)) == (3, 3, 4)
    assert out.lines[0] == "You draw 2♦."
    assert [line for line in out.result if "chapeau" in line]
    assert out.played == out.hand
    natural = example("mille", "natural")
    assert sum(count >= 3 for count in ranks(natural.hand).values()) == 4
    assert ranks(natural.hand)["A"] == 2
    assert natural.lines[0] == "You draw A♣."
    assert not [line for line in natural.lines if line.startswith("You lay") and "2" in line.replace("10", "")]
    assert "double, and a star" in natural.result[1]
    eight = example("mille", "eight")
    assert len(eight.hand) == 1
    assert eight.lines[0] == "You draw 5♥."
    assert "8 cards" in eight.lines[1]
    assert "without a wild count double" in eight.result[1]


def test_what_the_examples_of_tysiac_say_of_themselves_is_true():
    auction = example("tysiac", "auction")
    assert {"Kc", "Qc"} <= set(auction.hand)
    assert auction.lines[0].endswith("bids 100.")
    assert auction.lines[-1] == "Your contract is 105."
    marriage = example("tysiac", "marriage")
    assert {"Kh", "Qh"} <= set(marriage.hand)
    assert len(marriage.hand) == 7  # so this is the second trick
    assert not marriage.lines[-1].startswith("You")
    assert marriage.result[0] == "You made 138 with a contract of 100: plus 100."
    failed = example("tysiac", "failed")
    assert failed.lines[0].startswith("You lead K♣ and declare")
    assert "less than the contract" in failed.result[0]
    conceded = example("tysiac", "conceded")
    assert conceded.lines[0].startswith("You bid")
    suits = {card[1] for card in conceded.hand if card[0] in "KQ"}
    talon = next(line for line in conceded.lines if "talon" in line)
    assert suits == {"c"}
    assert "K♣" not in talon
    assert conceded.result[0] == "You conceded: no points."
    barrel = example("tysiac", "barrel")
    assert {"Ks", "Qs"} <= set(barrel.hand)
    assert barrel.result[-1] == "Your total: 1000."


@BOTH
def test_an_example_tells_no_card_that_its_seat_had_not_seen(name):
    for extract in face(name).EXTRACTS:
        record = read_file(Path(face(name).__file__).parent / FOLDER / f"{extract.record}.{name}")
        seen = set(re.findall(r"[2-9TJQKA][shdc]", redact(record, extract.seat)))
        told = example(name, extract.name, style=MARKED)
        cards = set(re.findall(r"{([2-9TJQKA][shdc])", " ".join(told.lines))) | set(told.hand)
        assert cards <= seen
        assert Counter(told.played) <= Counter(told.hand)


# -------------------------------------------------------------------------------------- values, picture, presets


def test_the_values_are_those_that_count_and_leave_none_out():
    points = {card: int(points_of(1 << number, 0)) for card, number in MILLE_NUMBER.items()}
    rows = shown("mille").values
    assert [row.points for row in rows] == sorted(set(points.values()), reverse=True)
    assert all(points[card] == row.points for row in rows for card in row.cards)
    points = {card: int(card_points(1 << number)) for card, number in TYSIAC_NUMBER.items()}
    rows = shown("tysiac").values
    assert [row.cards[0][0] for row in rows[:6]] == list("ATKQJ9")
    assert all(points[row.cards[0]] == row.points for row in rows[:6])
    assert [(row.cards, row.points) for row in rows[6:]] == [
        (["Kh", "Qh"], 100),
        (["Kd", "Qd"], 80),
        (["Kc", "Qc"], 60),
        (["Ks", "Qs"], 40),
    ]


@BOTH
def test_the_picture_has_no_card_too_often(name):
    cards = [card for row in shown(name).picture for zone in row for group in zone.groups for card in group]
    open_cards = Counter(card for card in cards if card != "??")
    assert open_cards
    assert max(open_cards.values()) <= PACKS[name]


@BOTH
def test_the_presets_are_compared_in_every_option_differences_first(name):
    game, told = GAMES[name], shown(name)
    assert len(told.presets) == len(game.presets)
    assert all(len(row.cells) == len(told.presets) for row in told.preset_rows)
    order = [row.differs for row in told.preset_rows]
    assert order == sorted(order, reverse=True)
    titles = {row.title for row in told.preset_rows}
    others = [option for option in game.options if option.key not in (game.seats_option, *FOR_OTHERS)]
    assert {Language("en").text(f"option-{option.key}") for option in others} <= titles


@pytest.mark.parametrize("players, other", [(2, "leftovers"), (4, "sitter"), (3, "")])
def test_presets_are_compared_for_as_many_as_play(players, other):
    """By the table of presets in the family's rules: an option that means nothing there has no value."""
    game, english = GAMES["tysiac"], Language("en")
    told = guide(game, game.default_rules._replace(players=players), Said(english, SYMBOLS))
    rows = {row.title: row for row in told.preset_rows}
    for key in FOR_OTHERS:
        assert (english.text(f"option-{key}") in rows) == (key == other)
    assert english.text("option-players") not in rows
    assert told.presets == ["Playroom", "Kurnik", "Polish", "Russian"]
    assert rows[english.text("option-lock_width")].cells == ["–", "200", "200", "–"]
    room, one = (english.text(f"option-barrel_exclusive.{word}") for word in ("no", "yes"))
    assert rows[english.text("option-barrel_exclusive")].cells == [room, "–", "–", one]
    if other == "sitter":
        nothing, talon = (english.text(f"option-sitter.{word}") for word in ("nothing", "talon"))
        assert rows[english.text("option-sitter")].cells == [nothing, talon, talon, nothing]


@BOTH
def test_the_examples_say_by_which_rules_they_were_played(name):
    preset, players = {"mille": ("Pagat", 2), "tysiac": ("Playroom", 3)}[name]
    assert f"“{preset}” with {players} players" in shown(name).examples_hint


def test_the_payments_of_the_presets_are_worked_out():
    rows = shown("mille").preset_rows
    example_row = next(row for row in rows if row.title.startswith("Example: 1252 to 590"))
    assert example_row.cells == ["38", "22", "25"]  # rules of the payment: M30 to M33
    assert example_row.differs
    assert next(row.title for row in rows if not row.differs) == "Winning pays"


def test_a_game_without_a_guide_has_its_presets_alone(monkeypatch):
    game = GAMES["tysiac"]
    monkeypatch.setattr(type(game), "face_or_none", lambda self, name: None)
    told = guide(game, game.default_rules, Said(Language("en"), SYMBOLS))
    assert (told.aim, told.steps, told.examples, told.glossary) == ("", [], [], [])
    assert len(told.preset_rows) == len(game.options) - 1 - len(FOR_OTHERS)


# ------------------------------------------------------------------------------------------------------ texts


@BOTH
def test_the_options_in_force_are_told(name):
    game = GAMES[name]
    other = game.default_rules._replace(target=500)
    told = guide(game, other, Said(Language("en"), SYMBOLS))
    assert "500" in told.aim
    assert "500" in told.notes[-1]


@BOTH
@EVERYWHERE
def test_every_language_tells_the_same_figures(name, language):
    english, other = shown(name), shown(name, language)
    ranks_too = {2, 10}  # a rank may be a figure in one language and a word in another: "2s", "doses"
    for one, said in zip(
        [english.aim, *english.steps, *english.notes], [other.aim, *other.steps, *other.notes], strict=True
    ):
        assert [n for n in figures(said) if n not in ranks_too] == [n for n in figures(one) if n not in ranks_too]


@BOTH
@EVERYWHERE
def test_every_term_is_found_where_it_is_to_be_explained(name, language):
    for rules in every_rules(GAMES[name]):
        terms_are_found(GAMES[name], rules, language)


def every_rules(game):
    """Each preset for each number of players that the game can have."""
    counts = [2, 3, 4] if game.seats_option else [None]
    for rules in game.presets.values():
        yield from [rules if count is None else rules._replace(**{game.seats_option: count}) for count in counts]


def terms_are_found(game, rules, language):
    told = guide(game, rules, Said(Language(language), NAMES))
    book = paragraphs(game, variables_of(game, rules), Language(language))
    texts = [told.aim, *told.steps, *told.notes, *(one.why for one in told.examples), *(one.text for one in book)]
    whole = " ".join(texts).lower()
    forms = [form.lower() for term in told.glossary for form in term.forms]
    assert len(set(forms)) == len(forms)
    for term in told.glossary:
        assert term.name
        assert term.said
        found = [form for form in term.forms if re.search(rf"(?<!\w){re.escape(form.lower())}(?!\w)", whole)]
        assert found, f"{term.key}: none of {term.forms} occurs"


@BOTH
def test_every_message_of_the_guide_is_used(name, monkeypatch):
    used = set()
    text = Language.text

    def listening(self, message_id, /, **args):
        used.add(message_id.partition(".")[0])
        return text(self, message_id, **args)

    monkeypatch.setattr(Language, "text", listening)
    # A language of its own, so that nothing is remembered from before.
    said = Said(Language("en", isolating=False), NAMES)
    for rules in every_rules(GAMES[name]):
        guide(GAMES[name], rules, said)
    written = messages("en", f"guide-{name}.ftl").keys() | messages("en", f"glossary-{name}.ftl").keys()
    assert written - used == set()
