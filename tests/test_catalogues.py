"""The catalogues against the program and against each other: every slug and message, in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse as parse_fluent

from catalogues import (
    FILES,
    LANGUAGES,
    PLURALS,
    all_messages,
    categories,
    choices,
    entries,
    files,
    messages,
    patterns,
    plurals,
    render,
    variables,
)
from chiliad.cards import RANKS, SUITS
from chiliad.game import CHANCE, OVER, actions_of, contains
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import CASES, MARKED, NAMES, Words
from chiliad.server.catalog import SHARED_PREFIXES
from pace import count
from source import PACKAGE, ROOT, parse, python_files

OTHERS = [language for language in LANGUAGES if language != "en"]
SLUG_AT = {"ChiliadError": 0, "Unreadable": 0, "Illegal": 0, "Unavailable": 0, "BadRecord": 2}
SLUG_AT |= {
    "Unauthenticated": 0,
    "Forbidden": 0,
    "NotFound": 0,
    "StaleRevision": 0,
    "CoachWarns": 0,
    "RateLimited": 0,
    "Busy": 0,
}  # the server's
"""The position of the slug among an error's arguments."""
SPOKEN = [file for file in FILES if file != "errors.ftl" and not file.startswith("rules-")]


# ------------------------------------------------------------------------------------------------- the languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_fluent_and_no_message_stands_twice(language):
    found = [entry for path in files(language) for entry in entries(language, path.name)]
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))
    assert names


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language, file):
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for name, message in english.items():
        theirs = patterns(other[name])
        declined = CASES if name == "card-named" else ()  # where a language declines its cards
        assert [attribute for attribute in theirs if attribute not in declined] == list(patterns(message)), name
        for attribute, pattern in patterns(message).items():
            assert nominative(variables(theirs[attribute])) == nominative(variables(pattern)), name
            assert choices(theirs[attribute]) == choices(pattern), name


def nominative(names):
    """Variables without the case that a sentence requests: card_acc is card."""
    return {re.sub(f"_({'|'.join(CASES)})$", "", name) for name in names}


@pytest.mark.parametrize("language", ["pl", "ru", "uk"])
def test_cards_are_declined_where_a_sentence_asks_for_a_case(language):
    words = Words(Language(language), NAMES)
    cards = [rank + suit for rank in RANKS for suit in SUITS]
    for card in cards:
        assert len(words.forms(card)) == 3, card  # nominative, accusative, instrumental
    everything = [form for card in cards for form in words.forms(card)]
    assert len(set(everything)) == len(everything)
    wanted = {
        "pl": ("Wychodzisz damą kier i meldujesz kiery, 100 punktów. Atutem są kiery.", "Zagrywasz waleta pik."),
        "ru": (
            "Вы объявляете червовый марьяж, 100 очков, и ходите дамой червей. Козыри — червы.",
            "Вы кладёте валета пик.",
        ),
        "uk": (
            "Ви оголошуєте чирвовий марʼяж, 100 очок, і ходите чирвовою дамою. Козирі — чирви.",
            "Ви кладете пікового валета.",
        ),
    }[language]
    assert words.text("tysiac-marries", suit="h", who="you", name="", card=words.card("Qh"), points=100) == wanted[0]
    assert words.text("tysiac-plays", who="you", name="", card=words.card("Js")) == wanted[1]
    marked = Words(Language(language), MARKED)
    assert "{Js.acc}" in marked.text("tysiac-plays", who="you", name="", card=marked.card("Js"))
    drawn = Words(Language(language))
    assert "J♠" in drawn.text("tysiac-plays", who="you", name="", card=drawn.card("Js"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_the_forms_of_its_language(language):
    needed, found = categories(language), 0
    for name, message in all_messages(language).items():
        for attribute, pattern in patterns(message).items():
            for variable, forms in plurals(pattern):
                assert forms & PLURALS >= needed, (name, attribute, variable)
                found += 1
    assert found > 30


@pytest.mark.parametrize("language", OTHERS)
def test_where_english_counts_every_language_counts(language):
    theirs = all_messages(language)
    for name in theirs.keys() & all_messages("en").keys():
        for attribute, pattern in patterns(all_messages("en")[name]).items():
            counted = {variable for variable, _ in plurals(pattern)}
            assert {variable for variable, _ in plurals(patterns(theirs[name])[attribute])} >= counted, name


def test_the_plurals_of_languages_differ():
    assert categories("en") == {"one", "other"}
    assert categories("ru") == {"one", "few", "many"}
    (entry,) = parse_fluent("m = { $n ->\n  [one] a\n *[other] b\n }{ $who ->\n  [you] c\n *[other] d\n }\n").body
    assert plurals(entry.value) == [("n", {"one", "other"})]


# --------------------------------------------------------------------------------------------------- slugs


def literals(node: ast.expr) -> Iterator[str]:
    """The possible texts of an expression, as patterns: either side of an ``if``, anything in a hole of an f-string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w.-]+" for part in node.values]
        yield "".join(parts)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_status(key: ast.expr | None) -> bool:
    """Whether the key is an HTTP status: its value in a dictionary is a slug."""
    return isinstance(key, ast.Constant) and isinstance(key.value, int) and 400 <= key.value < 600


def slugs_raised(tree: ast.Module) -> list[tuple[str, set[str] | None]]:
    """Each slug given to an error, as a pattern, with its details; None: the source does not write the details."""
    found: list[tuple[str, set[str] | None]] = []
    for node in ast.walk(tree):
        place = SLUG_AT.get(called(node)) if isinstance(node, ast.Call) else None
        if place is not None and place < len(node.args):
            names = [keyword.arg for keyword in node.keywords]
            details = None if None in names else set(names)
            found += [(slug, details) for slug in literals(node.args[place])]
        elif isinstance(node, ast.Dict):
            by_status = [value for key, value in zip(node.keys, node.values, strict=True) if is_status(key)]
            found += [(slug, None) for value in by_status for slug in literals(value)]
        elif isinstance(node, ast.FunctionDef) and node.name == "check_before":
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found += [(slug, set()) for slug in literals(part.value) if slug]
    return found


def all_slugs() -> list[tuple[str, str, set[str] | None]]:
    found = [
        (path.name, slug, details) for path in python_files(PACKAGE) for slug, details in slugs_raised(parse(path))
    ]
    for game in GAMES.values():
        found += [(game.name, re.escape(slug), None) for slug in game.reasons if slug]
    return found


def sentences_of(slug: str, details: set[str] | None) -> list[str]:
    """The messages that a slug means; of those that fill the hole of an f-string, the ones with sufficient details."""
    english = messages("en", "errors.ftl")
    found = [name for name in english if re.fullmatch(slug, name)]
    if "[" not in slug or details is None:
        return found
    return [name for name in found if variables(english[name].value) <= details]


def test_every_slug_has_a_sentence_and_every_sentence_a_slug():
    slugs = all_slugs()
    assert len(slugs) > 40
    assert sorted({(place, slug) for place, slug, details in slugs if not sentences_of(slug, details)}) == []
    used = {name for _, slug, details in slugs for name in sentences_of(slug, details)}
    assert sorted(messages("en", "errors.ftl").keys() - used) == []


def test_every_sentence_has_what_it_needs_wherever_it_is_raised():
    faults = set()
    for place, slug, details in all_slugs():
        for name in sentences_of(slug, details) if details is not None else []:
            needed = variables(messages("en", "errors.ftl")[name].value)
            if needed - details:
                faults.add((place, name, *sorted(needed - details)))
    assert sorted(faults) == []


def deals(game, rng) -> Iterator[tuple[Any, Any]]:
    """The rules and each state of some random deals, under the default options and under their opposites."""
    default = game.default_rules
    opposite = {o.key: [n for n in o.values.values() if n != getattr(default, o.key)] for o in game.options if o.values}
    other = default._replace(**{key: numbers[0] for key, numbers in opposite.items() if numbers})
    for deal in range(count(40)):
        rules = (default, other)[deal % 2]
        state = game.start(rules, game.before(rules), deal % game.seats(rules))
        while (actor := game.actor(state)) != OVER:
            yield rules, state
            action = rng.choice(actions_of(game.legal(rules, state)))
            if actor == CHANCE:
                action, _ = game.chance(rules, state, rng.getrandbits(60))
            state = game.apply(rules, state, action)
        yield rules, state


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_can_be_said(name):
    game, rng = GAMES[name], Random(20240607)
    said = Counter()
    for rules, state in deals(game, rng):
        masks = game.legal(rules, state)
        for action in (kind << 6 | rng.randrange(64) for kind in range(game.action_kinds) for _ in range(2)):
            if contains(masks, action):
                continue
            refusal = game.explain(rules, state, action)
            said[refusal.slug] += 1
            if said[refusal.slug] <= 20:
                for language in LANGUAGES:
                    assert render(language, refusal.slug, "", refusal.details)
    assert said.keys() <= set(game.reasons)
    assert len(said) >= len(game.reasons) // 2


def test_the_reader_of_slugs_reads():
    code = (
        "raise Unreadable('a', x=1)\nraise BadRecord(1, 0, 'b' if x else 'c', **y)\nraise errors.Illegal(f'd-{x}')\n"
        "raise Illegal(slug)\ndef check_before(x):\n    return 'e' if x else ''\n"
    )
    assert [slug for slug, _ in slugs_raised(ast.parse(code))] == ["e", "a", "b", "c", r"d\-[\w.-]+"]
    assert [details for _, details in slugs_raised(ast.parse(code))] == [set(), {"x"}, None, None, set()]


# ------------------------------------------------------------------------------------------------ other messages


def strings(tree: ast.Module) -> Iterator[str]:
    """All texts in a file, f-strings with a hole as patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.expr):
            yield from literals(node)


def page_strings() -> set[str]:
    """All texts in the page's source that could be a message's id; those with a hole are patterns."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    quoted = re.compile(r"""["'`]([a-z](?:[\w.-]|\$\{[^{}]*\})*)["'`]""")
    return {
        re.sub(r"\$\{[^{}]*\}|\{[^{}]*\}", r"[\\w.-]+", text)
        for path in sources
        for text in quoted.findall(path.read_text(encoding="utf-8"))
    }


def ids_said(tree: ast.Module) -> set[str]:
    """The arguments of ``text`` or ``say``, as patterns; texts with a blank belong to SQLAlchemy."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in ("text", "say")]
    return {text for node in calls if node.args for text in literals(node.args[0]) if " " not in text}


def test_every_message_that_is_said_exists():
    known = [
        name + (f".{attribute}" if attribute else "")
        for name, message in all_messages("en").items()
        for attribute in patterns(message)
    ]
    known += [f"card-named.{case}" for case in CASES]  # requested where a language has them
    missing = {
        (path.name, said)
        for path in python_files(PACKAGE)
        for said in ids_said(parse(path))
        if not any(re.fullmatch(said, name) for name in known)
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("by", ["program", "page"])
def test_every_message_is_said(by):
    if by == "page":
        texts = page_strings()
    else:
        texts = {text for path in python_files(PACKAGE) for text in strings(parse(path))}
        texts |= {text for text in page_strings() if text.startswith(SHARED_PREFIXES)}
    # A pattern with nothing fixed before its hole would match everything.
    said = [text for text in texts if re.match(r"[a-z]", text) and ("[" not in text or "-" in text.partition("[")[0])]
    patterns = [re.compile(text) for text in said]  # thousands: more than the cache of ``re`` keeps
    files = [file for file in SPOKEN if file.startswith("page") == (by == "page")]
    unsaid = [
        (file, name)
        for file in files
        for name in messages("en", file)
        if not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert files
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_spoken(language):
    assert Language(language).text("match-over")
