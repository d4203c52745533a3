"""What is told, asked and shown of the family of Tysiac: sentences that follow from its rules, in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from catalogues import LANGUAGES
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY
from chiliad.games.tysiac.coach import slip
from chiliad.games.tysiac.narration import Narration, cards_of
from chiliad.games.tysiac.options import EMPTY_POINTS, EMPTY_TRICKS, ENDGAME_BARREL, OPENING_HUNDRED
from chiliad.games.tysiac.presentation import SheetNotes
from chiliad.games.tysiac.state import AUCTION, OVER_VOID, Standing, cards
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.feed import DealFeed
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records import redact
from chiliad.server.presenters import Viewer
from games.tysiac_family_matches import DEALT, NAMES, begun, family_rules, random_rules, random_standing
from pace import count

ENGLISH = Language("en")
NINES = """
deal 0 9s9h9d9cAsKsJs
deal 1 KhQhAhTsTcJhJd
deal 2 AdKdTdQsQcThAc
deal talon QdKcJc
"""
ACES = """
deal 0 AsAhAdAcKsTh9d
deal 1 KhQhTsTc9c9hJs
deal 2 KdTdQsJhQc9sJd
deal talon QdKcJc
"""


def viewed(match: Match, seat: int | None, language: Language = ENGLISH) -> tuple[list[str], Any]:
    """All sentences told to a viewer, and the desk that they see."""
    viewer = Viewer(match, seat, language)
    told = [sentence for line in viewer.catch_up() for sentence in line.told]
    return told, viewer.desk()


def told(match: Match, seat: int | None = 0) -> list[str]:
    return viewed(match, seat)[0]


def desk(match: Match, seat: int | None = 0) -> Any:
    return viewed(match, seat)[1]


# --- A blind bid ------------------------------------------------------------------------------------------------------


def blind(lines: str = "", **options: Any) -> Match:
    rules = family_rules("kurnik", blind_bid=True, **options)
    return begun(rules, DEALT + lines, Standing(totals=(300, 0, 0)))


def test_a_hand_that_may_be_bid_on_blind_is_not_shown_to_its_owner():
    match = blind()
    sentences, shown = viewed(match, 0)
    assert sentences == ["Your cards lie face down: you may bid 120 blind before you look at them."]
    assert shown.hand == []
    assert shown.unseen == "Your 7 cards lie face down: you may bid blind."
    assert shown.held == [7, 7, 7]
    assert shown.prompt == "You have not looked at your cards yet. Bid 120 blind, or bid 100 and look at them."
    assert [(move.move, move.label) for move in shown.moves] == [("bid 100", "Bid 100"), ("blind", "Bid 120 blind")]
    assert shown.call.why == "The first bid is exactly 100."
    assert shown.my_marriages == []
    for other in (1, 2, NOBODY):
        sentences, shown = viewed(match, other)
        assert not any("blind" in sentence for sentence in sentences)
        assert shown.unseen is None


def test_the_hand_is_not_shown_while_the_other_cards_are_dealt_either():
    match = blind()
    cards_dealt = match.deal.actions
    for end in range(1, len(cards_dealt) + 1):
        state = match.deal.start
        for action in cards_dealt[:end]:
            state = match.game.apply(match.rules, state, action)
        assert match.game.observe(match.rules, state, 0).hand == 0
    events = [event for entry in DealFeed(match.record, match.deal).entries() for event in entry.events]
    assert [getattr(event, "unseen", False) for event in events] == [True, False, False, False]
    assert not any(getattr(match.game.redact(event, 1), "unseen", False) for event in events)


def test_who_does_not_bid_blind_sees_the_hand():
    match = blind("0 bid 100")
    assert told(match)[1:] == ["You bid 100.", "You look at your cards: {As}, {Ks}, {Js}; {Th}; {Ac}; {Jd}, {9d}."]
    assert len(desk(match).hand) == 7
    assert told(match, 1)[-1] == "Ala bids 100."  # that there was an offer is told to nobody else


def test_a_blind_bid_and_what_the_others_hear_of_it():
    match = blind("0 blind")
    assert told(match)[-1] == "You bid 120 blind."
    assert told(match, 1)[-1] == told(match, NOBODY)[-1] == "Ala bids 120 blind."
    assert desk(match).unseen == "Your 7 cards lie face down until your blind bid is overbid or you take the talon."
    assert desk(match).hand == []
    assert [desk(match, seat).blind for seat in (0, 1, NOBODY)] == [0, 0, 0]
    assert "Ala’s bid is 120, blind." in desk(match, 1).table


def test_an_overbid_blind_bid_shows_the_hand_and_doubles_nothing():
    match = blind("0 blind\n1 bid 130")
    assert told(match)[-2:] == ["Bo bids 130.", "You look at your cards: {As}, {Ks}, {Js}; {Th}; {Ac}; {Jd}, {9d}."]
    assert told(match, 2)[-2:] == ["Bo bids 130.", "Ala looks at the cards now."]
    assert desk(match).unseen is None
    assert desk(match).blind is None


def test_a_blind_bid_that_stands():
    match = blind("0 blind\n1 pass\n2 pass")
    assert told(match)[-3:] == [
        "Cem passes.",
        "You are declarer at 120, bid blind: the contract counts double. The talon: {Kc}, {Qd}, {Jc}.",
        "You look at your cards: {As}, {Ks}, {Js}; {Th}; {Ac}; {Jd}, {9d}.",
    ]
    assert told(match, 1)[-1] == "Ala looks at the cards now."
    assert "The contract was bid blind and counts double." in desk(match, 1).table
    assert desk(match).prompt == "Give a card to each of the others."
    match.play("0 give 1 Jd")
    match.play("0 give 2 Jc")
    assert desk(match).prompt == "The contract stays 120: name it and lead."
    assert desk(match).call.why == "A deal bid blind is played for 120."


# --- Four nines, four aces, golden deals ------------------------------------------------------------------------------


def test_four_nines():
    rules = family_rules("russian")
    match = begun(rules, NINES)
    assert desk(match).prompt == (
        "You have the four nines and may ask for a new deal. You must open the auction. Bid 100."
    )
    assert [move.move for move in desk(match).moves] == ["bid 100", "redeal"]
    match.play("0 redeal")
    assert match.observe(0).phase == OVER_VOID
    for seat, who, deals in (0, "You have", "Cem deals"), (2, "Ala has", "you deal"), (NOBODY, "Ala has", "Cem deals"):
        sentences, shown = viewed(match, seat)
        asks = "ask" if seat == 0 else "asks"
        assert sentences[-6:-3] == [
            f"{who} the four nines and {asks} for a new deal.",
            "Deal 1 is over.",
            f"The deal is void: nothing is scored, and {deals} again.",
        ]
        assert shown.phase == "over"
        assert shown.settled.headline == "A new deal"
        assert shown.settled.scores == [0, 0, 0]
        assert shown.declarer is None
        assert shown.talons == [["??"] * 3]
    notes = SheetNotes(Said(ENGLISH), rules)
    assert notes.contract(match.observe(0)) is None
    assert notes.signs(0, match.observe(0), Standing()) == []


def test_four_nines_after_another_bid():
    swapped = NINES.replace("deal 0", "deal x").replace("deal 1", "deal 0").replace("deal x", "deal 1")
    match = begun(family_rules("russian"), "\n".join(sorted(swapped.strip().splitlines())))
    match.play("0 bid 100")
    assert desk(match, 1).prompt == "You have the four nines and may ask for a new deal. Bid 105 to 120, or pass."
    assert "four nines" not in " ".join([*told(match, 2), *desk(match, 2).table])


def test_four_nines_of_who_could_bid_blind_are_known_to_nobody_else():
    rules = family_rules("russian", blind_bid=True, opening="hundred")
    with_nines, without = (
        begun(rules, deal + "0 bid 100", Standing(totals=(300, 300, 300)))
        for deal in (NINES, NINES.replace("9c", "x").replace("Jd\n", "9c\n").replace("x", "Jd"))
    )
    assert told(with_nines)[-1] == "You bid 100."  # she has seen her cards before
    assert told(without)[-1].startswith("You look at your cards:")
    for seat in (2, NOBODY):
        assert with_nines.information_state(seat) == without.information_state(seat)
        assert told(with_nines, seat) == told(without, seat)
        assert desk(with_nines, seat) == desk(without, seat)


def test_four_aces():
    rules = family_rules("kurnik", ace_marriage=True, bid_limit="held_marriages")
    match = begun(rules, ACES + "0 bid 100\n1 pass\n2 pass")
    assert desk(match).my_aces.points == 200
    match.play("0 give 1 Th")
    match.play("0 give 2 9d")
    assert desk(match).call.why == "Up to 320: 120 for any hand + 200 (four aces)."
    match.play("0 contract 250")
    assert desk(match).prompt == "You lead: play any card, or declare four aces with one of them."
    can = {held.card: held.can for held in desk(match).hand}
    assert can["As"] == ["play", "aces"]
    assert can["Ks"] == ["play"]
    labels = {move.move: move.label for move in desk(match).moves}
    assert labels["aces Ah"] == "Declare four aces with {Ah}: 200 points"
    match.play("0 aces Ah")
    assert told(match)[-1] == "You lead {Ah} and declare four aces, 200 points."
    assert told(match, 1)[-1] == "Ala leads {Ah} and declares four aces, 200 points."
    shown = desk(match, 2)
    assert (shown.aces.seat, shown.aces.points, shown.trump, shown.points) == (0, 200, None, [200, 0, 0])
    assert [card.card for card in shown.trick] == ["Ah"]


def test_why_four_aces_cannot_be_declared():
    rules = family_rules("russian", ace_marriage=True)
    match = begun(rules, ACES + "0 bid 100\n1 pass\n2 pass\n0 give 1 Th\n0 give 2 9d\n0 contract 100")
    assert desk(match).my_aces.why == "Nothing may be declared with the lead to the first trick."
    assert desk(match).prompt == "You lead: play any card."


def test_a_golden_deal():
    rules = family_rules("kurnik", golden_deal=True)
    match = begun(rules, DEALT, Standing(golden_deals=1))
    assert told(match)[-1] == (
        "A golden deal, without an auction: what it brings counts double. "
        "You are declarer at 120. The talon: {Kc}, {Qd}, {Jc}."
    )
    assert told(match, 1)[-1].endswith("Ala is declarer at 120. The talon: {Kc}, {Qd}, {Jc}.")
    assert desk(match, 1).golden == 2
    assert desk(match).prompt == "Give a card to each of the others."
    assert "This is a golden deal: what it brings counts double." in desk(match, 1).table
    assert len(desk(match).hand) == 10


# --- What conceding would bring, and what is counted ------------------------------------------------------------------


KURNIK, POLISH, RUSSIAN = (family_rules(name) for name in ("kurnik", "polish", "russian"))


def test_what_conceding_would_bring():
    lines = DEALT + "0 bid 100\n1 pass\n2 pass"
    first = begun(KURNIK, lines)
    assert desk(first).concession == [
        "You give up your bid of 100.",
        "It costs you nothing; a further one gives each of the others 60.",
        "Bo gets nothing: the total stays 0.",
        "Cem gets nothing: the total stays 0.",
    ]
    second = begun(KURNIK, lines, Standing(concessions=(1, 0, 0)))
    assert desk(second).concession[1:3] == ["It costs you nothing.", "Bo gets 60: the total becomes 60."]
    home = begun(POLISH, lines)
    assert desk(home).concession[1] == "It costs you nothing; a further one costs the contract."
    written_off = begun(RUSSIAN, lines, Standing(totals=(200, 505, 0)))
    assert desk(written_off).concession[1:] == [
        "It costs you 100: your total becomes 100.",
        "Bo’s total becomes 0.",
        "Cem gets 50: the total becomes 50.",
    ]


@pytest.mark.parametrize(
    "option, button, told, headline",
    [
        ("award", "Concede", "You concede the deal, at 100.", "You conceded the deal"),
        ("bomb", "Drop a bomb", "You drop a bomb, at 100.", "You dropped a bomb"),
        ("bomb_home", "Drop a bomb", "You drop a bomb, at 100.", "You dropped a bomb"),
        ("write_off", "Write the deal off", "You write the deal off, at 100.", "You wrote the deal off"),
    ],
)
def test_a_concession_is_called_by_its_rule(option, button, told, headline):
    """Section 6: the record has one word, and the table chooses the name by the option."""
    rules = family_rules("playroom", concession=option)
    match = begun(rules, DEALT + "0 bid 100\n1 pass\n2 pass")
    asked = desk(match)
    assert [move.label for move in asked.moves if move.verb == "concede"] == [button]
    assert button.lower() in asked.prompt
    match.play("0 concede")
    sentences, over = viewed(match, 0)
    assert told in sentences
    assert over.settled.headline == headline


def standings(rules: Any, before: Standing) -> list[str]:
    said = Said(ENGLISH)
    return Narration(said, Seats(said, NAMES, 0), rules).standing(before)


def test_what_is_counted_by_these_rules():
    assert standings(KURNIK, Standing(totals=(880, 800, 0), concessions=(0, 1, 0))) == [
        "Your total: 880.",
        "Your total is locked: only contracts of your own add to it.",
        "Bo’s total: 800.",
        "Bo’s total is locked: only contracts of their own add to it.",
        "Bo has used 1 of 1 free concessions.",
        "Cem’s total: 0.",
    ]
    counts = Standing(totals=(880, 0, 0), barrel_deals=(1, 0, 0), barrel_falls=(2, 0, 0), empty_hands=(0, 2, 0))
    assert standings(RUSSIAN, counts) == [
        "Your total: 880.",
        "You are on the barrel, with 2 deals left.",
        "Your falls from the barrel: 2; fall 3 makes the total 0.",
        "Bo’s total: 0.",
        "Bo has used 2 of 2 empty hands.",
        "Cem’s total: 0.",
    ]
    golden = KURNIK._replace(golden_deal=1)
    assert standings(golden, Standing())[-1] == "3 golden deals are still to come."
    assert standings(golden, Standing(golden_deals=2))[-1] == "1 golden deal is still to come."
    assert standings(golden, Standing(golden_deals=3))[-1] == "Cem’s total: 0."


def test_the_sheet_has_a_sign_for_a_locked_total():
    notes = SheetNotes(Said(ENGLISH), KURNIK)
    seen, after = begun(KURNIK, DEALT).observe(0), Standing(totals=(800, 790, -20))
    signs = [notes.signs(seat, seen, after) for seat in range(3)]
    assert [[(one.sign, one.said) for one in of_seat] for of_seat in signs] == [[("◆", "total locked")], [], []]
    assert [one.said for one in notes.legend()] == ["total locked: only contracts of one’s own add to it"]


def test_the_desk_has_what_is_counted():
    shown = desk(begun(KURNIK, DEALT, Standing(totals=(800, 880, 0), concessions=(1, 0, 0))))
    assert [one.locked for one in shown.standing] == [True, True, False]
    assert [one.barrel_left for one in shown.standing] == [None, None, None]
    assert [(one.concessions, one.free_concessions, one.empty_hands) for one in shown.standing] == [
        (1, 1, None),
        (0, 1, None),
        (0, 1, None),
    ]
    shown = desk(begun(RUSSIAN, DEALT, Standing(totals=(880, 0, 0), barrel_falls=(1, 2, 0), empty_hands=(0, 1, 0))))
    assert [one.falls for one in shown.standing] == [1, 2, 0]
    assert [(one.concessions, one.empty_hands) for one in shown.standing] == [(None, 0), (None, 1), (None, 0)]
    assert [one.locked for one in shown.standing] == [False] * 3


# --- Everything, in every language ------------------------------------------------------------------------------------


CARD = re.compile(r'["{ ]([AKQJT9][shdc])["}. ]')


def unseen_by_its_owner(match: Match) -> int | None:
    """The seat that has not looked at its hand (5.2 of the rules of the family)."""
    state: Any = match.state
    rules, before, auction = match.rules, state.before, state.auction
    if not rules.blind_bid or state.phase != AUCTION:
        return None
    if auction.contract:
        return auction.declarer if auction.blind == 1 else None
    opener = (state.dealer + 1) % 3
    golden = rules.golden_deal and before.golden_deals < 3
    on_barrel = rules.endgame == ENDGAME_BARREL and rules.target - 120 in before.totals
    nines = rules.redeal_four_nines and cards("9s9h9d9c") & ~state.hands[opener] == 0
    return None if golden or on_barrel or nines or before.totals[opener] < 240 else opener


@pytest.mark.parametrize("seed", range(count(30)))
def test_deals_of_random_options_are_told_in_every_language(seed: int) -> None:
    """No message is missing, and a hand that its owner does not look at yet is in nothing that anybody sees."""
    rng = random.Random(seed)
    rules, before = random_rules(rng), None
    if seed % 3 == 0:  # a blind bid is on offer unless there are four nines
        rules = rules._replace(blind_bid=1, opening=OPENING_HUNDRED, golden_deal=0)
        before = Standing(totals=(300, 300, 300))
    match = begun(rules, "", before or random_standing(rng, rules), rng.randrange(3))
    bots = [bot_class("tysiac", "greedy")(seed) for _ in range(3)]
    viewers = {
        (seat, code): Viewer(match, seat, Language(code)) for seat in (0, 1, 2, NOBODY, None) for code in LANGUAGES
    }
    heard: dict[Any, list[str]] = {key: [] for key in viewers}
    unseen = 0
    for step in range(120):
        owner = unseen_by_its_owner(match)
        unseen += owner is not None
        for (seat, code), viewer in viewers.items():
            heard[seat, code] += [sentence for line in viewer.catch_up() for sentence in line.told]
            shown = msgspec.json.encode(viewer.desk()).decode()
            assert all(heard[seat, code])
            if owner is not None and seat is not None:
                view = redact(match.record, None if seat == NOBODY else seat)
                seen = set(CARD.findall(f"{heard[seat, code]} {shown} {view}"))
                assert not seen & set(cards_of(match.state.hands[owner])), (seat, owner)
                assert ('"unseen":null' not in shown) == (seat == owner)
        if match.deal_over:
            assert unseen or seed % 3
            return
        info = match.information_state()
        action = rng.choice(match.legal()) if rng.random() < 0.5 or step > 60 else ask(bots[match.actor], info).action
        said = Said(Language(rng.choice(LANGUAGES)))
        reason = slip(info, [action])
        assert reason is None or reason.told(said, Seats(said, NAMES, match.actor))
        match.play(action)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("empty_hand, what", [(EMPTY_POINTS, "without a point"), (EMPTY_TRICKS, "without a trick")])
def test_t24_the_legend_says_what_an_empty_hand_is_and_what_the_third_costs(empty_hand, what):
    notes = SheetNotes(Said(ENGLISH), KURNIK._replace(empty_hand=empty_hand))
    notes.sign("empty_hands", "1 empty hand")
    (sign,) = notes.legend()
    assert sign.said == f"empty hands so far, each a deal {what}; the third, marked !, costs 120"
