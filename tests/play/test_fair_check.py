"""Every way in which the proof of a fair deal can fail, and the place that is reported."""

import re

import pytest

from chiliad.errors import Unreadable
from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.games.mille.state import CARD_TEXT as MILLE_CARDS
from chiliad.play.fair import FairChance, commitment_of, read_shuffle
from chiliad.play.fair_check import check
from chiliad.play.match import Match
from chiliad.records import read, redact, write
from play.fair_matches import SALTS, fair_match, fault_of, play_deals, secret_of, stopped


def flip(digits: str, at: int = 0) -> str:
    return digits[:at] + "0123456789abcdef"[int(digits[at], 16) ^ 1] + digits[at + 1 :]


@pytest.mark.parametrize("name", GAMES)
def test_a_flipped_bit_is_found(name):
    text = stopped(name)
    _, stated, secret, *salts = re.search(r'shuffle = "(.*)"', text)[1].split()
    assert fault_of(text) is None
    for at in (0, 31, 63):
        assert fault_of(text.replace(stated, flip(stated, at))).slug == "commitment-does-not-match"
        assert fault_of(text.replace(secret, flip(secret, at))).slug == "commitment-does-not-match"
    other = flip(secret)  # a server that committed to another secret
    lied = text.replace(secret, other).replace(stated, commitment_of(bytes.fromhex(other)))
    assert fault_of(lied).slug in ("dealer-does-not-match", "shuffle-does-not-match")
    assert False in check(read(lied)).deals
    salt = next(salt for salt in salts if salt != "-")
    for wrong in (flip(salt), "-", salt + "00"):
        fault = fault_of(text.replace(f" {salt}", f" {wrong}", 1))
        assert fault.slug in ("dealer-does-not-match", "shuffle-does-not-match")
        assert fault.deal == 1


@pytest.mark.parametrize("name", GAMES)
def test_two_cards_exchanged_are_found_in_their_line(name):
    match = fair_match(name)
    match.begin_deal()
    match.stop()
    text = match.text()
    lines = re.findall(r'^  "(deal .*)",$', text, re.MULTILINE)
    one, other = lines[0].split()[-1][:2], lines[-1].split()[-1][:2]
    changed = text.replace(one, "@@", 1).replace(other, one).replace("@@", other, 1)
    changed = write(read(changed))  # each hand in its order again
    report = check(read(changed))
    assert (report.fault.slug, report.fault.deal, report.fault.action) == ("shuffle-does-not-match", 1, 1)
    assert report.fault.details["wanted"] == lines[0]
    assert report.place == 0
    assert report.deals == (False,)
    assert not report.checked


def test_cards_changed_in_a_later_line_and_deal_are_told_there():
    match = fair_match("tysiac")
    play_deals(match, 1)
    match.begin_deal()
    match.stop()
    text = match.text()
    head, _, last = text.rpartition("[[deal]]")
    lines = re.findall(r'"(deal .*)"', last)
    one, other = lines[2].split()[-1][:2], lines[3].split()[-1][:2]
    swapped = last.replace(one, "@@", 1).replace(other, one).replace("@@", other)
    report = check(read(head + "[[deal]]" + swapped))
    assert (report.fault.slug, report.fault.deal, report.fault.action) == ("shuffle-does-not-match", 2, 3)
    assert report.place == 14
    assert report.deals == (True, False)
    assert report.cards == 24


def test_the_wrong_dealer_is_found():
    text = stopped("mille", 0)
    assert fault_of(text) is None
    match = fair_match("mille")
    match.record.begin_deal(1 - match.chance.first_dealer(2))
    match.stop()
    report = check(read(match.text()))
    assert (report.fault.slug, report.fault.deal, report.fault.action) == ("dealer-does-not-match", 1, 0)


def a_draw_in_mille() -> Match:
    """A deal in which a player laid a set before the last card was drawn."""
    for number in range(200):
        match = fair_match("mille", number)
        match.begin_deal()
        laid = False
        for _ in range(60):
            if match.deal_over:
                break
            texts = {match.game.action_text(match.rules, match.state, action): action for action in match.legal()}
            lays = [text for text in texts if " lay " in text]
            laid = laid or bool(lays)
            if laid and not lays and any(text.endswith(" draw") for text in texts):
                match.play(next(action for text, action in texts.items() if text.endswith(" draw")))
                return match
            match.play(texts[lays[0]] if lays else match.legal()[0])
    raise AssertionError("no set in any deal")


def test_a_drawn_card_that_is_another_is_found_in_its_own_line_of_the_file():
    match = a_draw_in_mille()
    match.stop()
    text = match.text()
    assert fault_of(text) is None
    lines = re.findall(r'^  "(.*)",$', text, re.MULTILINE)
    drawn = lines[-1].split()
    assert drawn[1] == "draw"
    stock = match.game.cards_to_come(match.rules, match.state)
    another = next(MILLE_CARDS[action & 63] for action in stock if MILLE_CARDS[action & 63] != drawn[2])
    changed = text.replace(f'"{lines[-1]}"', f'"{drawn[0]} draw {another}"')
    report = check(read(changed))
    assert (report.fault.slug, report.fault.action) == ("shuffle-does-not-match", len(lines))
    assert report.fault.details == {"stated": f"{drawn[0]} draw {another}", "wanted": lines[-1]}


def test_lines_are_counted_as_the_file_has_them():
    for number in range(400):
        match = play_deals(fair_match("mille", number), 1, number)
        match.stop()
        text = match.text()
        lines = re.findall(r'^  "(.*)",$', text, re.MULTILINE)
        at = next((n for n, line in enumerate(lines) if " lay " in line and len(line.split()[-1]) > 6), None)
        later = [n for n, line in enumerate(lines) if at is not None and n > at and " draw " in line]
        if later:
            break
    seat, _, rank, cards = lines[at].split()
    twos_first = sorted(re.findall("..", cards), key=lambda card: card[0] == "2")
    parts = "".join(twos_first[:-1]), twos_first[-1]
    parted = "\n".join(f'  "{seat} lay {rank} {part}",' for part in parts)
    text = text.replace(f'  "{lines[at]}",', parted, 1)
    assert check(read(text)).checked
    record = read(text)
    deal = record.deals[0]
    places = [n for n, read_in in enumerate(deal.lines_read) if read_in == later[-1] + 2]
    # The last card drawn becomes another one of the stock: the lines after it are cut off.
    del deal.actions[places[0] + 1 :], deal.lines_read[places[1] + 1 :]
    deal.settlement = None
    state = deal.start
    for action in deal.actions:
        state = record.game.apply(record.rules, state, action)
    assert record.game.actor(state) == CHANCE
    right = FairChance(secret_of(number), SALTS["mille"]).card(record.game, record.rules, state, 0, len(deal.actions))
    deal.append(next(action for action in record.game.cards_to_come(record.rules, state) if action != right))
    report = check(record)
    assert (report.fault.slug, report.fault.action) == ("shuffle-does-not-match", later[-1] + 2)
    assert report.place == places[1]


@pytest.mark.parametrize(
    "shuffle",
    [
        "hmac-sha256-1",
        "hmac-sha256-1 00 - - - -",
        f"hmac-sha256-1 {'0' * 64} {'0' * 62} - - -",
        f"hmac-sha256-1 {'0' * 64} - - -",
        f"hmac-sha256-1 {'0' * 64} - - - - -",
        f"hmac-sha256-1 {'0' * 64} - - - {'ab' * 33}",
        f"hmac-sha256-1 {'0' * 64} - - - abc",
        f"hmac-sha256-1 {'0' * 64} - - - ABCD",
        f"hmac-sha256-1 {'0' * 64} - - - ab since 1",
        f"hmac-sha256-1 {'0' * 64} - - - ab since -1 0",
        f"hmac-sha256-1  {'0' * 64} - - - ab",
        f"hmac-sha256-1 {'0' * 64} - - - ab\n",
    ],
)
def test_a_proof_of_another_form_is_a_fault(shuffle):
    with pytest.raises(Unreadable, match="bad-shuffle"):
        read_shuffle(shuffle, 3)
    record = read(stopped("tysiac", 1))
    record.extra["shuffle"] = shuffle
    report = check(record)
    assert (report.fault.slug, report.shuffle, report.checked) == ("bad-shuffle", None, False)


@pytest.mark.parametrize("shuffle", [None, "seed 7", "by hand", "hmac-sha256-2 x", "", {"proof": "0a"}, 12])
def test_other_words_claim_nothing(shuffle):
    record = read(stopped("tysiac", 1))
    record.extra["shuffle"] = shuffle
    assert check(record) is None


def test_a_view_claims_nothing():
    record = read(stopped("tysiac", 1))
    view = read(redact(record, 0))
    assert "shuffle" not in view.extra
    view.extra["shuffle"] = record.extra["shuffle"]
    assert check(view) is None
