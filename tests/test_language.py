"""The catalogues' loader: fallback, inserted values, the choice of a language, and the small number of imports."""

import subprocess
import sys

import pytest
from babel.numbers import get_minus_sign_symbol

from chiliad.errors import Illegal, Unreadable
from chiliad.i18n import language
from chiliad.i18n.language import Language, available, choose
from source import ROOT

FSI, PDI = "\u2068", "\u2069"


@pytest.fixture
def locales(tmp_path, monkeypatch):
    """Two small languages; Persian lacks a message."""
    texts = {
        "en/first.ftl": "both = Both { $n }\nonly-english = Only English\nneeds = { $a } { $b }\n",
        "en/second.ftl": "late =\n { $n ->\n  [one] one\n *[other] { $n } of them\n }\n .title = StaleRevision\n",
        "fa/first.ftl": "both = هر دو { $n }\nneeds = { $a } { $missing }\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(language, "LOCALES", tmp_path)


def test_a_message_that_is_missing_is_said_in_english(locales):
    persian = Language("fa", isolating=False)
    assert persian.text("both", n=2) == "هر دو ۲"
    assert persian.text("only-english") == "Only English"
    assert persian.has("only-english")
    assert not persian.has("nowhere")


def test_a_translation_that_fails_is_said_in_english(locales):
    assert Language("fa", isolating=False).text("needs", a="x", b="y") == "x y"


@pytest.mark.parametrize("code", ["en", "fa"])
def test_mistakes_of_the_program_are_raised(locales, code):
    with pytest.raises(KeyError, match="nowhere"):
        Language(code).text("nowhere")
    with pytest.raises(KeyError, match=r"both\.title"):
        Language(code).text("both.title", n=1)
    with pytest.raises(ValueError, match=r"needs: .*b"):
        Language(code).text("needs", a="x")


def test_attributes_and_plurals(locales):
    english = Language("en")
    assert english.text("late.title") == "StaleRevision"
    assert [english.text("late", n=n) for n in (1, 2, 1200)] == ["one", "2 of them", "1200 of them"]


def test_a_file_is_parsed_when_a_message_of_it_is_needed(locales):
    english = Language("en")
    assert english.has("late")
    english.text("both", n=1)
    (catalogue,) = english._chain()
    assert list(catalogue._bundles) == ["first.ftl"]
    english.text("late", n=1)
    assert list(catalogue._bundles) == ["first.ftl", "second.ftl"]


def test_isolation_marks_stand_where_directions_may_differ(locales):
    persian, english = Language("fa"), Language("en")
    assert persian.right_to_left
    assert not english.right_to_left
    assert persian.text("both", n="Ks") == f"هر دو {FSI}Ks{PDI}"
    assert persian.text("both", n="علی‌رضا") == "هر دو علی‌رضا"
    assert persian.text("both", n="شاه پیک، آس (آرش)") == "هر دو شاه پیک، آس (آرش)"
    assert persian.text("both", n="آرش۲") == f"هر دو {FSI}آرش۲{PDI}"
    assert english.text("both", n="Ks") == "Both Ks"
    assert english.text("both", n="Жучка") == "Both Жучка"
    assert english.text("both", n="آرش") == f"Both {FSI}آرش{PDI}"
    assert Language("en", isolating=False).text("both", n="آرش") == "Both آرش"


def test_what_has_been_said_stands_in_another_sentence_without_an_isolate_of_its_own(locales):
    # An isolate would run from left to right if all its letters were in further isolates (TR9, rules P2, P3 and X5c).
    say = Language("fa").text
    assert say("both", n=say("both", n="K♠")) == f"هر دو هر دو {FSI}K♠{PDI}"
    assert say("both", n=f"{FSI}شاه{PDI} {FSI}پیک{PDI}") == f"هر دو {FSI}شاه{PDI} {FSI}پیک{PDI}"


@pytest.mark.parametrize("bad", [f"x{FSI}", f"{PDI}x{FSI}", f"{FSI}{FSI}x{PDI}", f"{FSI}x{PDI}{PDI}"])
def test_marks_that_do_not_match_are_written_out(bad, locales):
    text = Language("fa").text("both", n=bad)
    assert text.count(FSI) == text.count(PDI) == 1
    assert r"\u2068" in text


def test_a_mark_hides_nothing_that_steers_a_terminal(locales):
    assert Language("en").text("both", n=f"{FSI}\x1b[2J\u202e{PDI}") == f"Both {FSI}\\x1b[2J\\u202e{PDI}"


@pytest.mark.parametrize("number", [0, 1, 10, 123, 4567890, -20])
def test_numbers_are_in_the_digits_of_the_language_and_not_grouped(number, locales):
    minus = get_minus_sign_symbol("fa", numbering_system="arabext") if number < 0 else ""
    theirs = minus + "".join(chr(ord("۰") + int(digit)) for digit in str(abs(number)))
    assert Language("fa", isolating=False).text("both", n=number) == f"هر دو {theirs}"
    assert Language("en").text("both", n=number) == f"Both {number}"
    assert Language("fa", isolating=False).text("both", n=str(number)) == f"هر دو {number}"  # text stays unchanged


def test_no_value_can_steer_a_terminal(locales):
    say = Language("en").text
    assert say("needs", a="\x1b[2J\n", b="\u202eevil") == r"\x1b[2J\n \u202eevil"
    assert say("needs", a="می‌خواهم", b="10♠") == f"{FSI}می‌خواهم{PDI} 10♠"  # a joiner is part of the word
    assert say("needs", a="Levée\u00a0:", b="3") == "Levée\u00a0: 3"  # a no-break space is only a blank
    assert len(say("needs", a="x" * 100_000, b="")) <= language.ARGUMENT_CHARS_MAX + 1


def test_an_error_says_its_sentence():
    refusal = Illegal("must-follow-suit", seat=1, card="9s", held="Ts", suit="s")
    assert Language("en").sentence(refusal) == "seat 1 holds Ts and must follow spades"
    assert Language("es").sentence(refusal) == "el asiento 1 tiene Ts y debe asistir a picas"


def test_languages_available():
    assert available()[0] == "en"
    assert {"en", "es"} <= set(available())
    with pytest.raises(Unreadable, match="unknown-language"):
        Language("xx")
    assert repr(Language("es")) == "Language('es', isolating=True)"


@pytest.mark.parametrize(
    "wanted,environ,code",
    [
        (None, {}, "en"),
        ("es", {"CHILIAD_LANG": "en", "LANG": "en_US.UTF-8"}, "es"),
        ("ES-mx", {}, "es"),
        ("", {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"CHILIAD_LANG": "es", "LC_ALL": "en_US"}, "es"),
        (None, {"CHILIAD_LANG": "xx", "LANG": "es_ES@euro"}, "es"),
        (None, {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "en"}, "es"),
        (None, {"LANG": "tlh"}, "en"),
    ],
)
def test_the_choice_of_a_language(wanted, environ, code):
    assert choose(wanted, environ) == code


def test_a_language_asked_for_must_exist():
    with pytest.raises(Unreadable, match="unknown-language") as caught:
        choose("xx", {"LANG": "es"})
    assert "es" in str(caught.value.details["known"])


LAZY = """
import sys
import chiliad.i18n.language as language
speaker = language.Language("es")
assert speaker.has("match-over")
loaded = {"babel", "fluent.runtime", "fluent.syntax", "numba", "rich"} & set(sys.modules)
assert not loaded, loaded
speaker.text("match-over")
loaded = {"numba", "rich"} & set(sys.modules)
assert not loaded, loaded
"""


def test_nothing_is_loaded_before_something_is_said():
    run = subprocess.run([sys.executable, "-c", LAZY], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
