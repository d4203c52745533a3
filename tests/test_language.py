"""The catalogues' loader: fallback, values put in, the choice of a language, and how little it loads."""

import subprocess
import sys

import pytest

from chiliad.errors import Illegal, Unavailable, Unreadable
from chiliad.play import language
from chiliad.play.language import Language, available, choose
from source import ROOT


@pytest.fixture
def locales(tmp_path, monkeypatch):
    """Two small languages; Persian lacks a message."""
    texts = {
        "en/first.ftl": "both = Both { $n }\nonly-english = Only English\nneeds = { $a } { $b }\n",
        "en/second.ftl": "late =\n { $n ->\n  [one] one\n *[other] { $n } of them\n }\n .title = Late\n",
        "fa/first.ftl": "both = هر دو { $n }\nneeds = { $a } { $missing }\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(language, "LOCALES", tmp_path)


def test_a_message_that_is_missing_is_said_in_english(locales):
    persian = Language("fa", isolating=False)
    assert persian.text("both", n=2) == "هر دو 2"
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
    assert english.text("late.title") == "Late"
    assert [english.text("late", n=n) for n in (1, 2, 1200)] == ["one", "2 of them", "1200 of them"]


def test_a_file_is_parsed_when_a_message_of_it_is_needed(locales):
    english = Language("en")
    assert english.has("late")
    english.text("both", n=1)
    (catalogue,) = english._chain()
    assert list(catalogue._bundles) == ["first.ftl"]
    english.text("late", n=1)
    assert list(catalogue._bundles) == ["first.ftl", "second.ftl"]


def test_isolation_marks_are_for_right_to_left_languages(locales):
    assert Language("fa").text("both", n=2) == "هر دو \u20682\u2069"
    assert Language("fa").right_to_left
    assert Language("en").text("both", n=2) == "Both 2"
    assert Language("en", isolating=True).text("both", n=2) == "Both \u20682\u2069"


def test_no_value_can_steer_a_terminal(locales):
    say = Language("en").text
    assert say("needs", a="\x1b[2J\n", b="\u202eevil") == r"\x1b[2J\n \u202eevil"
    assert say("needs", a="می‌خواهم", b="10♠") == "می‌خواهم 10♠"  # a joiner is part of the word
    assert len(say("needs", a="x" * 100_000, b="")) <= language.ARGUMENT_CHARS_MAX + 1


def test_an_error_says_its_sentence():
    refusal = Illegal("must-follow-suit", seat=1, card="9s", held="Ts", suit="s")
    assert Language("en").sentence(refusal) == "seat 1 holds Ts and must follow spades"
    assert Language("es").sentence(refusal) == "el asiento 1 tiene Ts y debe asistir a picas"


def test_without_the_extra_it_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(Unavailable, match="extra-missing") as caught:
        Language("en").text("match-over")
    assert caught.value.details == {"extra": "terminal"}


def test_languages_available():
    assert available()[0] == "en"
    assert {"en", "es"} <= set(available())
    with pytest.raises(Unreadable, match="unknown-language"):
        Language("xx")
    assert repr(Language("es")) == "Language('es', isolating=False)"


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
import chiliad.play.language as language
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
