"""``docs/notation.md`` and the code name the same slugs, keys and limits, and its examples are records."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from chiliad.errors import BadRecord
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.records import read, reading, toml, write
from chiliad.records.model import DEALS_MAX, FREE_KEYS
from source import PACKAGE, ROOT, parse

PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
SOURCES = [
    PACKAGE / "cards.py",
    *sorted((PACKAGE / "play").glob("fair*.py")),
    *sorted((PACKAGE / "records").glob("*.py")),
    PACKAGE / "presentation" / "figures.py",
    *(PACKAGE / "games" / name / file for name in GAMES for file in ("notation.py", "redact.py", "redact_log.py")),
    *(PACKAGE / "games" / name / "score_sheet.py" for name in GAMES),
    PACKAGE / "games" / "mille" / "scoring.py",
]
NOT_OF_A_TEXT = {"payout-below-target", "payout-no-natural", "payout-level", "payout-below-loser"} | {
    "match-over",  # `Record.type_deal`; a text is told `game-is-over`
    "deal-not-over",  # the same; a text is told `deal-unfinished`
}
SLUG = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def raised(path: Path) -> set[str]:
    """The slugs that a file raises: text given to an exception, complete or with a variable part."""
    found = set()
    for node in ast.walk(parse(path)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id not in ("BadRecord", "BadFigures", "Illegal", "Unreadable"):
            continue
        for argument in node.args:
            for text in ast.walk(argument):
                if isinstance(text, ast.Constant) and isinstance(text.value, str) and SLUG.fullmatch(text.value):
                    found.add(text.value)
            if isinstance(argument, ast.JoinedStr):
                found |= {"wrong-points", "wrong-scores", "wrong-totals"}  # only these are made of parts
    return found


def results(function: str, file: str) -> set[str]:
    """The slugs that a function of a game returns, in the file of that name."""
    return {
        text.value
        for name in GAMES
        if (PACKAGE / "games" / name / file).exists()
        for node in ast.walk(parse(PACKAGE / "games" / name / file))
        if isinstance(node, ast.FunctionDef) and node.name == function
        for returned in ast.walk(node)
        if isinstance(returned, ast.Return)
        for text in ast.walk(returned)
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and SLUG.fullmatch(text.value)
    }


def slugs_of_the_code() -> set[str]:
    reasons = {slug for game in GAMES.values() for slug in game.reasons if slug}
    returned = results("check_before", "scoring.py") | results("impossible", "figures.py")
    return set().union(*map(raised, SOURCES), reasons, returned) - NOT_OF_A_TEXT


def slugs_of_the_page() -> list[str]:
    faults = PAGE.partition("\n## Faults\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([a-z0-9-]+)` \|", faults, re.MULTILINE)


def test_the_page_has_every_slug_once():
    named = slugs_of_the_page()
    assert sorted(set(named)) == sorted(named)
    assert set(named) == slugs_of_the_code()


@pytest.mark.parametrize("code", available())
def test_every_slug_has_a_sentence(code):
    language = Language(code)
    assert [slug for slug in slugs_of_the_page() if not language.has(slug)] == []


def test_the_page_has_the_limits():
    for limit in (
        DEALS_MAX,
        reading.LINE_CHARS_MAX,
        reading.COMMENT_CHARS_MAX,
        reading.NAME_CHARS_MAX,
        reading.NUMBER_MAX,
        toml.DEPTH_MAX,
        toml.KEY_DOTS_MAX,
        toml.WORD_CHARS_MAX,
        *(game.actions_per_deal_max for game in GAMES.values()),
    ):
        assert f"{limit:,}".replace(",", " ") in PAGE, limit


def test_the_page_has_the_keys_that_are_kept():
    assert all(f"`{key}`" in PAGE for key in FREE_KEYS)


def test_the_example_is_a_canonical_record():
    examples = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert examples
    for example in examples:
        assert write(read(example)) == example


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_stands_in_the_grammar(name):
    grammar = "".join(re.findall(r"```ebnf\n(.*?)```", PAGE, re.DOTALL))
    golden = sorted((Path(__file__).parent / "golden").glob(f"*.{name}"))
    texts = [path.read_text("utf-8") for path in golden]
    used = {word for text in texts for word in re.findall(r'^  "(?:\d )?([a-z]+)', text, re.MULTILINE)}
    assert used - set(re.findall(r'"([a-z]+)"', grammar)) == set()


def test_the_readers_of_slugs_read(tmp_path):
    source = tmp_path / "x.py"
    source.write_text('raise BadRecord(0, 0, "a-slug", key="not-this")\nraise ValueError("nor-this")\n')
    assert raised(source) == {"a-slug"}
    with pytest.raises(BadRecord):
        read("")
