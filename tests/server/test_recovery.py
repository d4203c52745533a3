"""Recovery codes: the lists of words, how a code is read, and what guessing brings."""

from __future__ import annotations

import asyncio
import itertools
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from chiliad.errors import Unreadable
from chiliad.server import recovery, recovery_words
from chiliad.server.recovery_words import SCRIPTS, WORDS_IN_LIST, letters_of, new_code, read_code, words_of
from chiliad.server.schema import RECOVERY_CODES
from server.client import Person, asynchronous, serving
from server.joining import another_device, code_of, devices, named, recover
from server.refusing import refused

ALPHABETS = {
    "latin": "abcdefghijklmnopqrstuvwxyz",
    "cyrillic": "абвгджзиклмнопрстуфхцчшщьюяе",  # on a Russian and on a Ukrainian keyboard
    "arabic": "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
}

# --- The lists -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_list_has_2048_plain_words_of_three_to_eight_letters(script: str) -> None:
    words = words_of(script)
    assert len(words) == len(set(words)) == WORDS_IN_LIST == 2048
    assert list(words) == sorted(words)
    for word in words:
        assert 3 <= len(word) <= 8
        assert set(word) <= set(ALPHABETS[script]), word
        assert letters_of(word) == word == unicodedata.normalize("NFKD", word).casefold()


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_word_begins_like_another_one(script: str) -> None:
    words = words_of(script)
    assert len({word[:4] for word in words}) == len(words)
    for first, second in itertools.pairwise(words):  # sorted: a word stands right before those that begin with it
        assert not second.startswith(first)


@pytest.mark.parametrize("script", SCRIPTS)
def test_one_wrong_letter_makes_no_other_word(script: str) -> None:
    words, letters = set(words_of(script)), ALPHABETS[script]
    for word in words:
        near = {word[:at] + word[at + 1 :] for at in range(len(word))}
        near |= {word[:at] + one + word[at + 1 :] for at in range(len(word)) for one in letters}
        assert near & words == {word}, word  # one letter too many is one too few, seen from the other word


def test_the_scripts_share_no_letter() -> None:
    for one, other in itertools.combinations(ALPHABETS.values(), 2):
        assert not set(one) & set(other)


def test_the_files_are_part_of_the_package() -> None:
    project = (Path(recovery_words.__file__).parents[3] / "pyproject.toml").read_text("utf-8")
    assert '"server/words/*.txt"' in project


# --- How a code is read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_code_is_read_however_it_is_typed(script: str) -> None:
    for _ in range(50):
        code = new_code(script)
        for typed in (" ".join(code), "".join(code), "-".join(code).upper(), f"  1. {code[0]}\n{', '.join(code[1:])}."):
            assert read_code(typed) == code


def test_accents_and_twin_letters_are_one() -> None:
    assert letters_of("Éclair ÜBER ﬁne") == "eclairuberfine"
    assert letters_of("Ёлка и йод") == "елкаииод"
    assert letters_of("كتابي") == letters_of("کتابی") == letters_of("کِتـ‌ابى".replace("ـ", ""))
    arabic = [word for word in words_of("arabic") if "ی" in word and "ک" in word][:5]
    typed = " ".join(arabic).replace("ی", "ي").replace("ک", "ك")
    assert read_code(typed) == arabic


@pytest.mark.parametrize("typed", ["", "   ", "12345", "🂡", "\0", "a" * 200])
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_code(typed)


def test_a_wrong_word_is_named_and_a_wrong_number_is_told() -> None:
    code = new_code("latin")
    with pytest.raises(Unreadable, match="recovery-word-unknown") as raised:
        read_code(" ".join([*code[:2], "qqqq", *code[3:]]))
    assert raised.value.details == {"text": "qqqq"}
    mixed = [*code[:3], *new_code("cyrillic")[:2]]
    for words in (code[:4], [*code, code[0]]):
        with pytest.raises(Unreadable, match="recovery-words-count"):
            read_code(" ".join(words))
    with pytest.raises(Unreadable, match="recovery-word-unknown"):
        read_code(" ".join(mixed))


# --- At the server ---------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_a_guest_comes_back_with_five_words_alone(database_url: str) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        assert (await ala.get("/api/me/devices")).done()["code"] is None
        words = await code_of(ala)
        assert (await ala.get("/api/me/devices")).done()["code"] is not None
        (await server.ask("DELETE", "/api/me", headers=ala.headers)).done()
        assert await named(ala) is None
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        back = (await recover(server, "".join(words).upper())).done()
        assert (back["guest"], back["name"]) == (ala.guest, "Ala")
        person = Person(server, "Ala", back["guest"], back["token"])
        assert (await person.news(table))["head"]["you"] == 0
        assert [one["name"] for one in await devices(person)] == ["Firefox on Android"]
        assert (await recover(server, " ".join(words))).status == 200  # it serves again, until it is replaced


@asynchronous
async def test_a_new_code_replaces_the_old_one_and_is_in_the_readers_script(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        scripts = {"en": "latin", "pl": "latin", "uk": "cyrillic", "ru": "cyrillic", "fa": "arabic"}
        codes = {}
        for lang, script in scripts.items():
            codes[lang] = await code_of(ala, lang)
            assert set(codes[lang]) <= set(words_of(script))
        for lang in scripts:
            answer = await recover(server, " ".join(codes[lang]))
            if lang == "fa":
                assert answer.done()["name"] == "Ala"
            else:
                refused(answer, 404, "no-such-recovery-code")
        refused(await recover(server, " ".join(codes["fa"]), bo), 409, "another-guest")
        refused(await recover(server, " ".join(codes["fa"]), ala), 409, "same-guest-already")
        refused(await recover(server, "qqqq one two three four"), 400, "recovery-word-unknown")
        refused(await recover(server, " ".join(codes["en"][:4])), 400, "recovery-words-count")
        assert (await recover(server, " ".join(codes["fa"]), bo, merge=True)).done()["name"] == "Ala"


@asynchronous
async def test_only_a_digest_is_stored_and_a_lookup_alone_is_not_enough(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests: list[list[str]] = []
    computed = recovery.digest_of

    def noted(words: list[str], salt: bytes) -> bytes:
        digests.append(words)
        return computed(words, salt)

    async with serving(database_url) as server:
        ala = await server.person("Ala")
        words = await code_of(ala)
        monkeypatch.setattr(recovery, "digest_of", noted)
        wrong = [*words[:2], *new_code("latin")[2:]]
        refused(await recover(server, " ".join(wrong)), 404, "no-such-recovery-code")
        free = new_code("latin")
        refused(await recover(server, " ".join(free)), 404, "no-such-recovery-code")
        assert digests == [wrong, free], "a lookup that is free takes as long as one that is not"
        kept = await server.registry.store.read(recovery_rows())
        ((guest, lookup, salt, digest),) = kept
        assert (guest, lookup) == (ala.guest, " ".join(words[:2]))
        assert len(salt) == 16
        assert len(digest) == 32
        assert not any(word.encode() in bytes(digest) for word in words)


def recovery_rows() -> Any:
    columns = RECOVERY_CODES.c
    return select(columns.guest_id, columns.lookup, columns.salt, columns.digest)


@pytest.mark.both_databases
@asynchronous
async def test_two_guests_never_have_the_same_lookup(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = list(words_of("latin")[:12])
    drawn = iter([words[:5], [*words[:2], *words[7:10]], [words[5], *words[:4]]])
    monkeypatch.setattr(recovery, "new_code", lambda script: next(drawn))
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        assert await code_of(ala) == words[:5]
        assert await code_of(bo) == [words[5], *words[:4]], "the second draw had the first one's pair"
        assert (await recover(server, " ".join(words[:5]))).done()["name"] == "Ala"


@asynchronous
async def test_guesses_are_limited_by_address_and_for_everybody(database_url: str) -> None:
    async with serving(database_url, codes_per_minute=3) as server:
        ala = await server.person("Ala")
        words = " ".join(await code_of(ala))
        for _ in range(2):
            refused(await recover(server, " ".join(new_code("latin"))), 404, "no-such-recovery-code")
        answer = await recover(server, words)
        refused(answer, 429, "too-many-requests")
        assert int(answer.headers["retry-after"]) >= 1
    async with serving(database_url, codes_per_day=1) as server:
        refused(await recover(server, " ".join(new_code("latin"))), 404, "no-such-recovery-code")
        refused(await recover(server, words), 429, "too-many-requests")
    async with serving(database_url, codes_everywhere_per_minute=2) as server:
        scope = server.scope
        addresses = itertools.count(1)

        def from_elsewhere(*given: Any) -> dict[str, Any]:
            return {**scope(*given), "client": (f"192.0.2.{next(addresses)}", 40000)}

        server.scope = from_elsewhere  # type: ignore[method-assign]
        for _ in range(2):
            refused(await recover(server, " ".join(new_code("latin"))), 404, "no-such-recovery-code")
        refused(await recover(server, words), 429, "too-many-requests")


@asynchronous
async def test_one_digest_is_computed_at_a_time(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes 32 MB: a hundred at once would take the memory of the server."""
    busy, most = 0, 0

    async def slow(function: Any, *given: Any) -> bytes:
        nonlocal busy, most
        busy, most = busy + 1, max(most, busy + 1)
        await asyncio.sleep(0)
        busy -= 1
        return b"\0" * 32

    async with serving(database_url) as server:
        monkeypatch.setattr(recovery.asyncio, "to_thread", slow)
        code = " ".join(new_code("latin"))
        answers = await asyncio.gather(*(recover(server, code) for _ in range(8)))
        monkeypatch.undo()
        assert {one.status for one in answers} == {404}
        assert most == 1


@asynchronous
async def test_a_code_outlives_the_devices(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        words = " ".join(await code_of(ala))
        phone = await another_device(ala)
        (await server.ask("DELETE", "/api/me/devices", headers=phone.headers)).done()
        (await server.ask("DELETE", "/api/me", headers=phone.headers)).done()
        assert (await recover(server, words)).done()["guest"] == ala.guest
