"""The fair deal: the algorithm against a twin written from its description, and its entry in a match."""

import hashlib
import hmac
import random
import re
from collections import Counter

import pytest

from chiliad.errors import Illegal
from chiliad.games import GAMES
from chiliad.games.mille.state import CARD_TEXT as MILLE_CARDS
from chiliad.games.tysiac.state import CARD_TEXT as TYSIAC_CARDS
from chiliad.play import fair
from chiliad.play.fair import ALGORITHM, FairChance, commitment_of, new_secret
from chiliad.play.fair_check import check
from chiliad.play.match import Match
from chiliad.records import read
from games.chi_square import even, fit
from naive.fair import Reader, commitment, number_below
from pace import count
from play.fair_matches import SALTS, fair_match, fault_of, play_deals, secret_of
from source import ROOT

P_MIN = 1e-4  # secrets are fixed: a test that passes once always passes


# --- The algorithm ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_agree_with_the_twin(name):
    cards = 0
    for number in range(count(20)):
        match = play_deals(fair_match(name, number, options={"target": 300}), 4, number)
        if not match.over:
            match.stop()
        text = match.text()
        twin = Reader(text)
        assert twin.disagreement() is None
        report = check(read(text))
        assert report.checked
        assert report.fault is None
        assert report.cards == twin.cards
        assert report.deals == (True,) * len(match.record.deals)
        assert check(match.record) == report, "a live match and its record are the same"
        cards += twin.cards
    assert cards > 0


def test_numbers_agree_with_the_twin_where_some_are_drawn_again():
    again = 0
    for number in range(60):
        secret, salts = secret_of(number), [bytes(number % 33), b"x", b""][: 2 + number % 2]
        chance = FairChance(secret, salts)
        for place in range(-1, 99):
            wanted, times = number_below(104 - place % 104, secret, salts, number, place)
            assert chance.below(104 - place % 104, number, place) == wanted
            again += times > 1
    assert again > 0


@pytest.mark.parametrize("n", [1, 2, 3, 24, 73, 104])
def test_each_number_below_n_comes_from_equally_many(n, monkeypatch):
    chance, drawn, given = FairChance(secret_of(0), [b"", b""]), [], []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        assert (key, name) == (secret_of(0), "sha256")
        drawn.append(message)
        # The second number is always below: it only shows that the first was not.
        return (given[-1] if len(drawn) == 1 else 0).to_bytes(2, "big") + bytes(30)

    monkeypatch.setattr(fair.hmac, "digest", digest)
    counts, again = Counter(), 0
    for value in range(1 << 16):
        drawn.clear()
        given.append(value)
        number = chance.below(n, 3, 5)
        if len(drawn) == 1:
            counts[number] += 1
        else:
            again += 1
            assert drawn[1][:-4] == drawn[0][:-4], "only the counter differs"
    assert again < n
    assert set(counts) == set(range(n))
    assert len(set(counts.values())) == 1


def test_dealt_hands_are_uniform():
    deals = count(1500)
    holders, first, last, dealers, up = Counter(), Counter(), Counter(), Counter(), Counter()
    for number in range(deals):
        match = fair_match("tysiac", number)
        match.begin_deal()
        dealers[match.deal.dealer] += 1
        cards = [TYSIAC_CARDS[action & 63] for action in match.deal.actions]
        holders[cards.index("Kh") // 7, cards.index("Qh") // 7] += 1
        first[cards[0]] += 1
        last[cards[23]] += 1
    sizes = (7, 7, 7, 3)
    chances = {(a, b): sizes[a] * (sizes[b] - (a == b)) / (24 * 23) for a in range(4) for b in range(4)}
    for number in range(deals):
        match = fair_match("mille", number)
        match.begin_deal()
        up[MILLE_CARDS[match.state.pack_top]] += 1
    if deals > 1000:
        assert fit(holders, chances) > P_MIN
        assert fit(first, even(list(TYSIAC_CARDS))) > P_MIN
        assert fit(last, even(list(TYSIAC_CARDS))) > P_MIN
        assert fit(dealers, even([0, 1, 2])) > P_MIN
        assert fit(up, even(list(MILLE_CARDS))) > P_MIN


def test_a_second_copy_is_as_likely_as_the_first():
    """Of four 3s of spades and hearts with one of them gone, the pair comes twice as often."""
    game = GAMES["mille"]
    rules = game.default_rules
    state = game.start(rules, game.before(rules), 0)
    gone = next(action for action in game.cards_to_come(rules, state) if MILLE_CARDS[action & 63] == "3s")
    state = game.apply(rules, state, gone)
    counts = Counter()
    for number in range(count(8000)):
        card = FairChance(secret_of(number), [None, None]).card(game, rules, state, 0, 1)
        counts[MILLE_CARDS[card & 63]] += 1
    chances = {card: (1 if card == "3s" else 2) / 103 for card in MILLE_CARDS}
    if count(8000) == 8000:
        assert fit(counts, chances) > P_MIN


def test_cards_change_with_everything_that_goes_into_them():
    game = GAMES["mille"]
    rules = game.default_rules
    state = game.start(rules, game.before(rules), 0)

    def cards(secret=None, salts=(b"ab", b"c"), deal=0):
        chance = FairChance(secret or secret_of(1), salts)
        return tuple(chance.card(game, rules, state, deal, place) for place in range(12))

    flipped = bytes([secret_of(1)[0] ^ 1]) + secret_of(1)[1:]
    variants = [
        cards(),
        cards(secret=flipped),
        cards(salts=(b"a", b"bc")),  # the same bytes, split elsewhere
        cards(salts=(b"c", b"ab")),
        cards(salts=(b"ab", b"c\0")),
        cards(salts=(b"ab", None)),
        cards(deal=1),
    ]
    assert len(set(variants)) == len(variants)
    assert cards(salts=(b"", b"c")) == cards(salts=(None, b"c"))


def test_secrets_and_salts_of_other_lengths_are_refused():
    for secret in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            FairChance(secret, [None, None])
    with pytest.raises(ValueError, match="salt"):
        FairChance(bytes(32), [bytes(33), None])
    assert FairChance(bytes(32), [bytes(32), None]).salts == (bytes(32), b"")
    assert len({new_secret() for _ in range(50)}) == 50
    assert {len(new_secret()) for _ in range(50)} == {32}


def test_a_commitment_is_not_the_plain_digest():
    secret = secret_of(2)
    assert commitment_of(secret) == commitment(secret) == FairChance(secret, [None, None]).commitment
    assert commitment_of(secret) != hashlib.sha256(secret).hexdigest()


# --- The match -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_secret_is_shown_when_the_match_is_over_and_not_before(name):
    ended = 0
    for number in range(60):
        match = fair_match(name, number, options={"target": 150})
        secret, waiting = secret_of(number).hex(), f"{commitment_of(secret_of(number))} - "
        while not match.over and not match.stuck and len(match.record.deals) < 8:
            assert waiting in match.text()
            play_deals(match, 1, number)
            assert (secret in match.text()) == match.over
        if not match.over:
            continue
        ended += 1
        assert f" {secret} " in match.text()
        assert not any(match.undo(seat) for seat in range(match.seats)), "although the cards are known"
        assert check(read(match.text())).checked
        hidden = match.text().replace(f" {secret} ", " - ")
        assert fault_of(hidden).slug == "secret-not-shown"
        if ended == 2:
            break
    assert ended > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_stopped_shows_the_secret_and_is_not_gone_on_with(name):
    match = fair_match(name)
    match.begin_deal()
    match.play(match.legal()[0])
    before = check(read(match.text()))
    assert not before.checked
    assert before.fault is None
    assert (before.cards, before.deals) == (0, (None,))
    match.stop()
    assert check(match.record).checked
    for act in (lambda: match.play(match.legal()[0]), match.begin_deal):
        with pytest.raises(Illegal, match="match-stopped"):
            act()
    assert not match.undo(match.actor)
    again = Match.of_record(read(match.text()), chance=match.chance)
    with pytest.raises(Illegal, match="match-stopped"):
        again.play(again.legal()[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_fair_match_read_back_goes_on_as_it_would_have(name):
    whole, match = (play_deals(fair_match(name), 1) for _ in range(2))
    for each in (whole, match):
        each.begin_deal()
        each.play(each.legal()[-1])
    again = Match.of_record(read(match.text()), chance=FairChance(secret_of(0), SALTS[name]))
    assert again.text() == match.text()
    for each in (whole, again):
        while not each.deal_over and not each.stuck:
            each.play(each.legal()[0])
        each.stop()
    assert again.text() == whole.text()
    assert check(again.record).checked


@pytest.mark.parametrize("name", GAMES)
def test_gone_on_with_by_other_cards_the_proof_is_left_out(name):
    match = play_deals(fair_match(name), 1)
    again = Match.of_record(read(match.text()))
    assert again.text() == match.text(), "reading changes nothing"
    again.begin_deal()
    assert "shuffle" not in again.record.extra
    assert check(again.record) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_match_taken_up_from_another_says_from_where_on_its_cards_are_its_own(name):
    match = play_deals(fair_match(name), 2)
    record = read(match.text())
    deal = record.deals.pop()
    record.deals.append(deal)
    dealt = 24 if name == "tysiac" else 31
    del deal.actions[dealt:]
    deal.settlement = None
    mine = FairChance(secret_of(77), SALTS[name])
    again = Match.of_record(record, chance=mine)
    assert again.record.extra["shuffle"] == f"{mine.shuffle(False)} since 1 {dealt}"
    rng = random.Random(5)
    while not again.deal_over and not again.stuck:
        again.play(rng.choice(again.legal()))
    again.begin_deal()
    assert again.record.extra["shuffle"] == f"{mine.shuffle(False)} since 1 {dealt}"
    resumed = Match.of_record(read(again.text()), chance=mine)
    assert resumed.text() == again.text()
    resumed.stop()
    report = check(read(resumed.text()))
    assert report.checked
    assert report.shuffle.since == (1, dealt)
    assert report.deals == (None, True if name == "mille" else None, True)
    assert report.cards >= dealt
    assert check(read(resumed.text().replace(f" since 1 {dealt}", ""))).fault is not None


def test_a_move_taken_back_turns_up_no_other_card_and_the_proof_stays():
    match = play_deals(fair_match("mille", 4), 1, 4)
    actions, settled = list(match.deal.actions), match.deal.settlement
    back = 0
    for seat in (0, 1, 0, 1, 1, 0):
        back += match.undo(seat)
    assert back >= 4
    assert len(match.deal.actions) < len(actions) - 8
    while len(match.deal.actions) < len(actions):
        match.play(actions[len(match.deal.actions)])
    assert (match.deal.actions, match.deal.settlement) == (actions, settled)
    match.stop()
    assert check(match.record).checked


def test_a_match_has_one_source():
    with pytest.raises(ValueError, match="not from both"):
        Match("mille", seed=1, chance=FairChance(bytes(32), [None, None]))


# --- The page --------------------------------------------------------------------------------------------------------


def test_the_example_of_the_page_is_right():
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    section = page.partition("\n## The proof of a fair deal\n")[2].partition("\n## ")[0]
    (text,) = re.findall(r"```toml\n(.*?)```", section, re.DOTALL)
    report, twin = check(read(text)), Reader(text)
    assert report.checked
    assert twin.disagreement() is None
    assert f"({report.cards} cards)" in section
    chance = FairChance(twin.secret, twin.salts)
    rows = re.findall(
        r"^\| ([a-z0-9 ]+) \| (\d+) \| (\d) \| `([0-9a-f]+)` \| `([0-9a-f]{4})` \| (\d+) \| (.*) \|$", section, re.M
    )
    assert len(rows) == 5
    stock = GAMES["tysiac"].cards_to_come(None, read(text).deals[0].start)
    for what, n, counter, message, two, number, gives in rows:
        place = -1 if what == "first dealer" else int(what.split()[1])
        mac = hmac.new(twin.secret, bytes.fromhex(message), hashlib.sha256).digest()
        assert mac[:2].hex() == two
        assert int(two, 16) == int(number)
        limit = 65536 // int(n) * int(n)
        assert bytes.fromhex(message).startswith(ALGORITHM.encode())
        assert bytes.fromhex(message)[-4:] == int(counter).to_bytes(4, "big")
        if int(number) >= limit:
            assert gives == f"not below {limit}: again"
            continue
        assert gives.startswith(f"{int(number) % int(n)}: ")
        assert chance.below(int(n), 0, place) == int(number) % int(n)
        if place >= 0:
            assert gives.endswith(f"`{TYSIAC_CARDS[stock.pop(int(number) % int(n)) & 63]}`")
