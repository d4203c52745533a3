"""Names: ordinary names of many scripts are allowed, blank and broken ones are not, and no two look alike."""

from __future__ import annotations

import random
import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data

from chiliad.errors import Unreadable
from chiliad.server.names import clean_name, look_alike
from pace import count
from server.client import asynchronous, serving
from server.refusing import refused

ORDINARY = (
    "Ala", "Łucja Żółć", "Świętosława", "José Peña", "Íñigo Güell", "Ольга", "Ярослав Ёж", "Їжак Ґанна", "Євген",
    "علی‌رضا", "فاطمه‌زهرا", "محمّد", "مُحَمَّد", "عبد الله", "Nguyễn Thị Ánh", "Trần Đức Đạt", "François", "O’Neil",
    "Jean-Luc", "李小龍", "さくら", "김철수", "דָּוִד", "अनिल", "श्रीनिवास", "สมชาย", "Zoë", "Dr. Who", "R2-D2", "1 2 3",
    "🂡 Łucja", "👩‍🚀 Eva", "❤️ Eva", "I", "Ω",
)  # fmt: skip
BROKEN = (
    "\u3164", "\u2800", "\ufe0f", "\u200d", "\u115f\u1160", "\u034f", "\uffa0", "\U000e0101", "\u00ad", "\u2060",
    "a" + "\u0301" * 39, "a" + "\u0334" * 4, "\u0301a", "a \u0301", "...", "—", "\u202eabc", "a\u2066b", "\ue000",
    "\u061c", "\ud800", "bot：x", "bot:greedy", "{a", "a｝", "ﷺﷺﷺﷺ",
)  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_stand_as_they_are_written(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(unicodedata.normalize("NFD", name)) == name


@pytest.mark.parametrize("name", BROKEN)
def test_names_that_show_nothing_or_too_much_are_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="name-cannot-stand"):
        clean_name(name)


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ann", "Аnn"), ("Ann", "A\u200dnn"), ("Ann", "A\u3164nn"), ("Ann", "A\ufe0fnn"), ("Ann", "Ａｎｎ"),
        ("Ann", "ann"),
        ("Ian", "lan"), ("Paul", "Раul"), ("modern", "rnodern"), ("Ann", "𝐀𝐧𝐧"), ("Otto", "0tt0"), ("Ann", "A nn"),
    ],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(clean_name(one), clean_name(other))


def test_ordinary_names_do_not_look_alike() -> None:
    for at, one in enumerate(ORDINARY):
        for other in ORDINARY[:at]:
            assert not look_alike(one, other), (one, other)
    for one, other in (
        ("Ala", "Ola"),
        ("Ala", "Ała"),
        ("Jan", "Jań"),
        ("Борис", "Boris"),
        ("Оля", "Аля"),
        ("علی", "علا"),
    ):
        assert not look_alike(one, other)


def test_confusables_are_refused_or_alike() -> None:
    """Replace letters of a name by those that Unicode lists as similar."""
    rng = random.Random("confusables")
    names = ("Ann", "Boris", "Cleopatra", "Ольга", "Paul", "Jacek", "Иван", "Eva Lis")
    tried = alike_found = 0
    while tried < count(2000):
        name = rng.choice(names)
        letters = list(name)
        for at in rng.sample(range(len(letters)), rng.randint(1, len(letters))):
            alike = [one["c"].strip("\u200e") for one in confusables_data.get(letters[at], ())]
            letters[at] = rng.choice(alike or [letters[at]])
        forged = "".join(letters)
        if forged == name:
            continue
        tried += 1
        try:
            kept = clean_name(forged)
        except Unreadable:
            continue
        if kept == forged:  # otherwise the page shows another text than the forged one
            assert look_alike(name, kept), (name, forged, ascii(forged))
            alike_found += 1
    assert alike_found > tried / 20


@asynchronous
async def test_a_name_that_looks_like_one_at_the_table_is_taken(database_url: str) -> None:
    async with serving(database_url) as server:
        ann = await server.person("Ann")
        invite = (await ann.open("tysiac", "me", "open", "open"))["invite"]
        for name in ("Ann", "ann", "Аnn", "A\u200dnn", "Ａnn"):
            other = await server.person(name)
            said = refused(await other.sit(invite), 409, "name-taken")
            assert said["details"]["name"] == clean_name(name)
        (await (await server.person("Anna")).sit(invite)).done()


@asynchronous
async def test_no_person_and_no_bot_have_one_name(database_url: str) -> None:
    async with serving(database_url) as server:
        forged = await server.ask("POST", "/api/guests", body={"name": "Bоris", "bearer": True})
        refused(forged, 409, "name-taken")
        boris = await server.person("Boris")
        table = (await boris.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        names = [seat["name"] for seat in (await boris.news(table, lang="en"))["head"]["seats"]]
        assert names[0] == "Boris"
        assert len(set(names)) == 3
        assert "Boris" not in names[1:]
        (line,) = (await boris.get("/api/me", lang="en")).done()["tables"]
        assert line["names"] == names
