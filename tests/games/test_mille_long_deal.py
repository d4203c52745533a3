"""A deal of Mille as long as stubborn players can make it: it is legal, and still within every limit."""

import pytest

from chiliad.cli.main import main
from chiliad.errors import BadRecord
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.mille import GAME
from chiliad.games.mille.state import CARD_NUMBER, KIND_DISCARD, KIND_FIRST, KIND_LAY, KIND_WILD, MELD
from chiliad.play.match import Match
from chiliad.records import read, redact, write

HANDS = ("KsKsKhKhKdKdKcKc2s2s2h2h2d2d2c", "AsAsAhAhAdAdAcQsQsQhQhQdQdQcQc")
LAYS = (
    [["K", "K", "K"], ["2K"], *[["K"]] * 5, *[["2K"]] * 5],
    [["Q", "Q", "Q"], *[["Q"]] * 5, ["A", "A", "A"], *[["A"]] * 3],
)
"""The cards that each player lays between two shuffles: a rank, with a 2 before it where a 2 is laid as a wild."""


def lay(state, word):
    """The actions for a word of LAYS, each in the state after those before."""
    player = state.players[state.turn]
    rank = "23456789TJQKA".index(word[-1])
    if word[0] == "2":
        suit = (player.hand_any & -player.hand_any).bit_length() - 1
        assert suit < 4
        return KIND_WILD << 6 | rank << 2 | suit
    mask = player.hand_any & 15 << 4 * rank
    return KIND_LAY << 6 | (mask & -mask).bit_length() - 1


def longest():
    """The log: both players discard what they drew, and lay only as much as the shuffles of the pack require."""
    dealt = [CARD_NUMBER[hand[n : n + 2]] for hand in HANDS for n in range(0, 30, 2)] + [CARD_NUMBER["3s"]]
    rules = GAME.presets["pagat"]
    state = GAME.start(rules, GAME.before(rules), 1)
    log, stocks, drawn, left = [], 1, 0, [list(lays) for lays in LAYS]

    def do(action):
        nonlocal state
        assert GAME.why_illegal(rules, state, action) == 0
        log.append(action)
        state = GAME.apply(rules, state, action)
        assert GAME.check(rules, state) == 0

    while GAME.actor(state) != OVER:
        if GAME.actor(state) == CHANCE:
            drawn = dealt.pop(0) if dealt else GAME.cards_to_come(rules, state)[0] & 63
            do(KIND_FIRST << 6 | drawn)
        elif state.phase == MELD:
            if state.stock_idle and left[state.turn]:
                for word in left[state.turn].pop(0):
                    do(lay(state, word))
            do(KIND_DISCARD << 6 | drawn)
        else:
            masks = GAME.legal(rules, state)[0]
            stocks += state.stock_any == 0 and masks & 1
            do(0 if masks & 1 else 3)
    return log, stocks, state


@pytest.fixture(scope="module")
def match():
    log, stocks, state = longest()
    assert len(log) > 5000
    assert stocks == 2 + len(LAYS[0]) + len(LAYS[1])
    assert (state.out, state.stock_idle) == (NOBODY, 1)
    played = Match("mille", seed=1)
    played.extend_deal(1, log)
    return played


def test_m20_the_longest_deal_is_settled(match):
    assert match.deal_over
    assert not match.stuck
    # Eight kings with six wilds, eight queens natural, seven aces; one card in each hand.
    assert match.totals == (8 * 10 + 6 * 20 - 20, 2 * (2 * 100 + 6 * 10) + 6 * 15 - 15)


def test_the_longest_deal_is_read_and_verified_as_it_was_written(match, tmp_path):
    text = write(match.record)
    again = read(text)
    assert again.deals[0].actions == match.deal.actions
    assert write(again) == text
    file = tmp_path / "long.mille"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_the_longest_deal_can_be_seen_from_a_seat(match, seat):
    seen = redact(match.record, seat)
    assert read(seen).viewer == seat


def test_a_record_that_shuffles_again_in_a_stalemate_is_refused(match):
    lines = write(match.record).splitlines()
    at = next(n for n in reversed(range(len(lines))) if '"blocked"' in lines[n])
    seat, card = match.state.turn, lines[at - 1].split()[-1].strip('",')
    lines[at] = lines[at].replace("blocked", f"{seat} draw {card}")
    with pytest.raises(BadRecord, match="stalemate"):
        read("\n".join(lines))
