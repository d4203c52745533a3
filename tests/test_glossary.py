"""docs/glossary.md: sorted, in whole sentences, and true to the paragraphs of the rules that it cites."""

import re

import pytest

from source import ROOT

PAGE = (ROOT / "docs" / "glossary.md").read_text("utf-8")
RULED = ("Both games", "Mille", "Tysiac")
# What the paragraph calls it, where that is no form of the term.
IN_THE_RULES = {
    "add to a set": "add cards to sets",
    "closed set": "closed",
    "concession": "conce",
    "deal": "deal|gets 7 cards",
    "discard": "discard|putting one card",
    "draw": "draw|taking the top card",
    "gift": "gives one card",
    "going out": "going out|goes out|gone out",
    "match": "game",
    "meld": "meld|lay",
    "natural of eight": "natural",
    "natural of going out": "natural",
    "payment": "paid",
    "points": "worth",
    "raise": "rais",
    "take the pack": "pack",
    "target": "1[02]00",
    "upcard": "turned",
}


def sections(page):
    """The rows of each section: term, meaning and cited paragraphs."""
    found = {}
    for part in page.split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        rows = [line.strip("|").split("|") for line in body.splitlines() if line.startswith("| **")]
        found[title] = [
            (re.match(r" \*\*(.+?)\*\*", row[0])[1], row[1].strip(), re.findall(r"\[([MT]\d+)\]", "".join(row[2:])))
            for row in rows
        ]
    return found


def paragraph_texts(game):
    """The text of each paragraph of a game's rules, by number."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8").partition("\n## Options")[0]
    return {part.split(" ")[0]: part for part in page.split("\n## ")[1:]}


RULES = paragraph_texts("mille") | paragraph_texts("tysiac")
TERMS = [(title, *row) for title, rows in sections(PAGE).items() for row in rows]


def is_a_sentence(text):
    """Whether it begins with a capital (or code), ends with a full stop, and is one sentence."""
    return re.fullmatch(r"[A-Z`].*[^.]\.", text) is not None and not re.search(r"[.!?] [A-Z]", text)


def named_in(term, paragraph):
    pattern = IN_THE_RULES.get(term, re.escape(term))
    return re.search(rf"\b(?:{pattern})", paragraph, re.IGNORECASE) is not None


@pytest.mark.parametrize("title,term,meaning,cited", TERMS, ids=[f"{row[0]}-{row[1]}" for row in TERMS])
def test_a_term_has_a_sentence_and_paragraphs_that_are_about_it(title, term, meaning, cited):
    assert is_a_sentence(meaning)
    assert [number for number in cited if not named_in(term, RULES[number])] == []
    letters = {"Both games": "MT", "Mille": "M", "Tysiac": "T"}.get(title, "")
    assert [number for number in cited if number[0] not in letters] == []
    assert cited or title not in ("Mille", "Tysiac")


def test_terms_are_sorted_and_named_once():
    for title, rows in sections(PAGE).items():
        terms = [term.lower() for term, _, _ in rows]
        assert terms == sorted(terms), title
    # A word may be a term of one game and of another part too, never twice in one.
    assert len({(title, term) for title, term, _, _ in TERMS}) == len(TERMS)
    assert len(TERMS) > 100


def test_numbers_of_the_glossary_are_those_of_the_rules():
    """Each number in a meaning is in one of the paragraphs that it cites."""
    for _, term, meaning, cited in TERMS:
        numbers = re.findall(r"\b\d+\b", meaning) if cited else []
        assert [one for one in numbers if not any(re.search(rf"\b{one}\b", RULES[n]) for n in cited)] == [], term


def test_the_glossary_is_linked():
    for page in ("README.md", "CONTRIBUTING.md", "docs/protocol.md"):
        assert re.search(r"\]\((?:docs/)?glossary\.md\)", (ROOT / page).read_text("utf-8")), page


def test_the_readers_of_the_glossary_read():
    head = "# G\n\n## Mille\n\n| term | meaning | rule |\n|---|---|---|\n"
    page = head + "| **a b**, also *c* | An a. | [M1](x#m1) [M2](x) |\n"
    assert sections(page) == {"Mille": [("a b", "An a.", ["M1", "M2"])]}
    assert is_a_sentence("A pack is a pile, M1, … or so.")
    assert not is_a_sentence("a pile.")
    assert not is_a_sentence("A pile")
    assert not is_a_sentence("It is a pile. It has cards.")
    assert named_in("trump", "Trump is one suit.")
    assert not named_in("trump", "A trick.")
