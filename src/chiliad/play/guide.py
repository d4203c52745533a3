"""The guide to a game in the reader's language: one screen about it, examples of real deals, its words, its presets.

A game's face ``guide`` has the data, its catalogues ``guide-GAME.ftl`` the texts.  What happens in an example is not
written: the record is replayed, and the game's own narration tells it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from types import ModuleType

from chiliad.game import Game, RulesTuple
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import one_line
from chiliad.i18n.words import SYMBOLS, Words
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.option_words import Variables, means_something, value_said, variables_of
from chiliad.presentation.guide import (
    Extract,
    Guide,
    GuideExample,
    GuidePresetRow,
    GuideTerm,
    GuideValue,
    GuideZone,
)
from chiliad.presentation.said import Said
from chiliad.records import Record, read_file

FOLDER = "situations"
"""The folder of a game with the records of its examples."""
NOTHING = "–"
"""What a preset says of an option that means nothing under its other options."""
FORMS_APART = "|"
"""What separates the forms of a word in a catalogue."""


def guide(game: Game, rules: RulesTuple, said: Said) -> Guide:
    """The guide, with the options in force; examples are of the rules of their own records."""
    face = game.face_or_none("guide")
    presets = [said.preset(preset) for preset in game.presets]
    rows = preset_rows(game, rules, said, face)
    if face is None:
        return Guide(
            aim="",
            steps_title="",
            steps=[],
            notes=[],
            values=[],
            caption="",
            picture=[],
            examples_hint="",
            examples=[],
            glossary=[],
            presets=presets,
            preset_rows=rows,
        )
    start, variables = f"guide-{game.name}", variables_of(game, rules)
    picture = [
        [GuideZone(said.text(f"{start}-zone-{zone.name}"), list(map(list, zone.groups))) for zone in row]
        for row in face.PICTURE
    ]
    return Guide(
        aim=one_line(said.text(f"{start}-aim", **variables)),
        steps_title=said.text(f"{start}-steps"),
        steps=_numbered(said, f"{start}-step", variables),
        notes=_numbered(said, f"{start}-note", variables),
        values=[
            GuideValue(said.text(f"{start}-value-{name}"), list(cards), points) for name, cards, points in face.VALUES
        ],
        caption=said.text(f"{start}-picture"),
        picture=picture,
        examples_hint=_examples_hint(game, face.EXTRACTS[0], said) if face.EXTRACTS else "",
        examples=[example(game, extract, said) for extract in face.EXTRACTS],
        glossary=[_term(game, key, said) for key in face.terms(rules)],
        presets=presets,
        preset_rows=rows,
    )


def _numbered(said: Said, start: str, variables: Variables) -> list[str]:
    """The messages ``start1``, ``start2`` … while there are any."""
    found: list[str] = []
    while said.language.has(message := f"{start}{len(found) + 1}"):
        found.append(one_line(said.text(message, **variables)))
    return found


def _term(game: Game, key: str, said: Said) -> GuideTerm:
    message = f"term-{game.name}-{key}"
    forms = [form.strip() for form in said.text(f"{message}.forms").split(FORMS_APART)]
    return GuideTerm(key, said.text(f"{message}.name"), forms, one_line(said.text(message)))


# --- Examples


@lru_cache(maxsize=64)
def record_of(game_name: str, folder: Path, name: str) -> Record:
    """The record of an example."""
    return read_file(folder / f"{name}.{game_name}")


def _record(game: Game, extract: Extract) -> Record:
    path = game.face("guide").__file__
    assert path is not None, "it was loaded from a file"
    return record_of(game.name, Path(path).parent / FOLDER, extract.record)


def _examples_hint(game: Game, extract: Extract, said: Said) -> str:
    """By which rules the examples were played: one and the same for all."""
    record = _record(game, extract)
    return said.text("guide-examples-hint", preset=said.preset(record.preset), players=game.seats(record.rules))


def example(game: Game, extract: Extract, said: Said) -> GuideExample:
    """A part of a deal as its seat saw it, told by the game's narration."""
    record = _record(game, extract)
    scene = Scene(record, extract.seat, said, tells_table=False)
    view, deal = DealView(scene, 0), record.deals[0]
    states = [deal.start, *(entry.state for entry in game.entries(record.rules, deal.start, deal.actions))]
    hands, lines = [], list[list[str]]()
    for number, (_, line) in enumerate(view.lines(len(deal.actions)), 1):
        lines.append(line.told)
        if number in (extract.first - 1, extract.last):
            hands.append([held.card for held in view.desk(states[number]).hand])
    before, after = hands
    message = f"guide-{game.name}-example-{extract.name}"
    return GuideExample(
        name=extract.name,
        title=said.text(f"{message}.title"),
        lead=one_line(said.text(message)),
        hand=before,
        played=_without(before, after),
        lines=[sentence for told in lines[extract.first - 1 : extract.last] for sentence in told],
        result=_result(view, scene, extract.seat) if extract.ends else [],
        why=one_line(said.text(f"{message}.why")),
    )


def _result(view: DealView, scene: Scene, seat: int) -> list[str]:
    """What the deal has brought, and the seat's total after it."""
    settlement = scene.record.deals[0].settlement
    assert settlement is not None, "the deal is over"
    _, *told = view.result()  # the first sentence has the number of the deal, which is no matter here
    return [*told, scene.standing(settlement.after.totals)[seat]]


def _without(cards: list[str], others: list[str]) -> list[str]:
    """The cards less the others; a card may be there twice."""
    left = list(others)
    found = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


# --- Presets


def preset_rows(game: Game, rules: RulesTuple, words: Words, face: ModuleType | None) -> list[GuidePresetRow]:
    """What each preset says of everything that presets can differ in: first that in which they do.

    All are for as many players as ``rules``.  A cell is ``NOTHING`` where the preset has no use for the option.
    """
    seats = {game.seats_option: getattr(rules, game.seats_option)} if game.seats_option else {}
    found, presets = [], [one._replace(**seats) for one in game.presets.values()]
    by_preset = [face.differences(rules) if face is not None else [] for rules in presets]
    for at, (name, own) in enumerate(by_preset[0]):
        message = f"guide-{game.name}-{name}"
        cells = [
            words.text(message, **{**variables_of(game, own_rules), **told[at][1]})
            for own_rules, told in zip(presets, by_preset, strict=True)
        ]
        found.append(_row(words.text(f"{message}.title", **own), cells))
    for option in game.options:
        cells = [
            value_said(option, getattr(one, option.key), words.language)
            if means_something(game, one, option)
            else NOTHING
            for one in presets
        ]
        if option.key != game.seats_option and set(cells) != {NOTHING}:
            found.append(_row(words.text(f"option-{option.key}"), cells))
    return sorted(found, key=lambda row: not row.differs)


def _row(title: str, cells: list[str]) -> GuidePresetRow:
    return GuidePresetRow(title, [one_line(cell) for cell in cells], len(set(cells)) > 1)


# --- As Markdown, for docs/rules


def short_markdown(game: Game, rules: RulesTuple, language: Language) -> list[str]:
    """The game in short, as blocks of Markdown; none for a game without a guide."""
    said = Said(language, SYMBOLS)
    one = guide(game, rules, said)
    if not one.aim:
        return []
    steps = [f"{number}. {step}" for number, step in enumerate(one.steps, 1)]
    return [f"## {said.text('page-guide-short')}", one.aim, f"{one.steps_title}:", "\n".join(steps), *one.notes]


def words_markdown(game: Game, rules: RulesTuple, language: Language) -> list[str]:
    """The examples and the words of the game, as blocks of Markdown; none for a game without a guide."""
    said = Said(language, SYMBOLS)
    one = guide(game, rules, said)
    if not one.aim:
        return []
    blocks = [f"## {said.text('page-guide-examples')}", one.examples_hint]
    for shown in one.examples:
        hand = f"- {said.text('table-my-hand')}: {said.cards(shown.hand)}"
        told = [f"- {line}" for line in [*shown.lines, *shown.result]]
        blocks += [f"### {shown.title}", shown.lead, "\n".join([hand, *told]), shown.why]
    words = [f"- **{term.name}**: {term.said}" for term in one.glossary]
    return [*blocks, f"## {said.text('page-guide-words')}", "\n".join(words)]
