"""Refusals of Tysiac: a position reaches each reason, none contradicts the legal actions, each has its details."""

from chiliad.bits import below, seed_from, step
from chiliad.game import actions_of, contains
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.legality import REASONS
from chiliad.games.tysiac.options import CONCESSION_NO, PRESETS
from chiliad.games.tysiac.state import (
    BLIND,
    CARD_NUMBER,
    CONCEDE,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    LAY_AWAY,
    PASS,
    REDEAL,
    SECOND,
    TAKE_FIRST,
)
from games.tysiac_positions import (
    PLAYROOM,
    Table,
    bought,
    dealt,
    eights,
    on_barrel,
    random_rules,
    random_states,
    rules_with,
)

ACTIONS = 6 * 64  # kinds times indices
BEAT = rules_with(must_beat="yes")
HELD = rules_with(raise_limit="held_marriages")
TENS = PLAYROOM._replace(step=10)

NO_MARRIAGES = ("As Ts Ks Js Ad Td Kd", "Ah Th Kh Jh Ac Tc Kc", "9s Qs 9h Qh 9d Qd 9c")
HANDS = ("Kh Qh As Ts Ks Td Jd 9d", "Th Jh 9h Qs Js 9s Kd Qd", "Ah Ad Ac Tc Kc Qc Jc 9c")


def undealt() -> Table:
    return Table(PLAYROOM, GAME.start(PLAYROOM, GAME.before(PLAYROOM), 2))


def opening(rules=PLAYROOM, before=None) -> Table:
    return dealt(*NO_MARRIAGES, rules=rules, before=before)


def giving(before=None) -> Table:
    return bought(opening(before=before))


def naming(rules=PLAYROOM) -> Table:
    return bought(opening(rules), 110).do("0 give 1 Js", "0 give 2 Kd")


def marriage_given_away() -> Table:
    """A contract of 200 whose marriage was given away: no higher one is left, and 200 remains allowed."""
    table = dealt("Kh Qh As Ts Js Ad Td", "", "", "9h 9d 9c", rules=HELD)
    return bought(table, 200).do("0 give 1 9h", "0 give 2 Qh")


def rules_of_family(**options):
    return PLAYROOM._replace(**options)


KURNIK = PRESETS["kurnik"]
BLIND_BIDS = rules_of_family(opening=1, blind_bid=1)
ACES_COUNT = rules_of_family(ace_marriage=1)


def called_with_nines() -> Table:
    table = dealt("9s 9h 9d 9c Kh Qc Th", rules=KURNIK)
    return table.do("0 bid 100", "1 bid 110", "2 pass")


def golden() -> Table:
    return opening(rules_of_family(golden_deal=1))


def taking() -> Table:
    """Two players after the auction: seat 0 takes a talon next (T41)."""
    rules = rules_of_family(players=2)
    table = Table(rules, GAME.start(rules, GAME.before(rules), 1))
    table = table.do("deal 0 AsTsKsJsAdTdKdAhThKh", "deal 1 JhAcTcKcQsQhQdJd9s9h", "deal talon 1 9dJc")
    return table.do("deal talon 2 Qc9c", "0 bid 100", "1 pass")


def laid_away() -> Table:
    return taking().do("0 take 1", "0 discard 9d", "0 discard Jc")


def bid(points):
    return KIND_BID << 6 | (points - 100) // 5


def contract(points):
    return KIND_CONTRACT << 6 | (points - 100) // 5


def give(card, second=False):
    return KIND_GIVE << 6 | CARD_NUMBER[card] + (SECOND if second else 0)


def play(card):
    return KIND_PLAY << 6 | CARD_NUMBER[card]


def marry(card):
    return play(card) + SECOND


def deal(card):
    return KIND_CHANCE << 6 | CARD_NUMBER[card]


def option(index):
    return KIND_OPTION << 6 | index


def lay_away(card):
    return option(LAY_AWAY + CARD_NUMBER[card])


PASSING, CONCEDING = KIND_BID << 6 | PASS, KIND_BID << 6 | CONCEDE

REFUSED = [  # the reason, a position, an action, the details beside the seat to act
    ("no-such-action", opening, -1, {}),
    ("no-such-action", opening, KIND_BID << 6 | 63, {}),
    ("no-such-action", naming, KIND_CONTRACT << 6 | 61, {}),
    ("no-such-action", giving, KIND_GIVE << 6 | 48, {}),
    ("no-such-action", undealt, KIND_CHANCE << 6 | 24, {}),
    ("no-such-action", opening, ACTIONS, {}),
    ("deal-over", lambda: giving().do("0 concede"), play("As"), {"card": "As"}),
    ("deal-over", lambda: giving().do("0 concede"), PASSING, {}),
    ("not-dealt-yet", undealt, bid(100), {}),
    ("deal-done", opening, deal("As"), {"card": "As"}),
    ("card-dealt-twice", lambda: undealt().do("deal 0 AsTsKsJsAdTdKd"), deal("Js"), {"card": "Js"}),
    ("auction-not-over", opening, CONCEDING, {}),
    ("auction-not-over", opening, give("As"), {"card": "As"}),
    ("auction-not-over", opening, contract(100), {}),
    ("auction-not-over", opening, play("As"), {"card": "As"}),
    ("auction-over", giving, bid(105), {}),
    ("auction-over", giving, PASSING, {}),
    ("must-open", opening, PASSING, {"least": 100}),
    ("bid-too-low", lambda: opening().do("0 bid 110"), bid(110), {"least": 115}),
    ("bid-too-low", lambda: opening(TENS).do("0 bid 110"), bid(100), {"least": 120}),
    ("bid-not-a-step", lambda: opening(TENS), bid(105), {"step": 10}),
    ("bid-over-limit", opening, bid(125), {"limit": 120}),
    ("concede-too-late", lambda: giving().do("0 give 1 Js"), CONCEDING, {}),
    ("concede-too-late", naming, CONCEDING, {}),
    ("concede-too-late", lambda: eights(*HANDS), CONCEDING, {}),
    ("concede-on-barrel", lambda: giving(on_barrel(0, None, None)), CONCEDING, {}),
    ("must-give-first", giving, contract(100), {}),
    ("must-give-first", lambda: giving().do("0 give 1 Js"), play("As"), {"card": "As"}),
    ("giving-over", naming, give("As"), {"card": "As"}),
    ("giving-over", lambda: eights(*HANDS), give("As"), {"card": "As"}),
    ("given-already", lambda: giving().do("0 give 1 Js"), give("As"), {"card": "As", "receiver": 1}),
    ("given-already", lambda: giving().do("0 give 2 Js"), give("As", second=True), {"card": "As", "receiver": 2}),
    ("not-in-hand", giving, give("Ah"), {"card": "Ah"}),
    ("not-in-hand", lambda: eights(*HANDS), play("Ah"), {"card": "Ah"}),
    ("not-in-hand", lambda: eights(*HANDS), marry("Kc"), {"card": "Kc"}),
    ("must-name-contract", naming, play("As"), {"card": "As"}),
    ("contract-named", lambda: eights(*HANDS), contract(200), {}),
    ("contract-below-bid", naming, contract(105), {"least": 110}),
    ("contract-not-a-step", lambda: naming(TENS), contract(135), {"step": 10}),
    ("contract-over-limit", lambda: naming(HELD), contract(125), {"limit": 120}),
    ("contract-over-limit", marriage_given_away, contract(205), {"limit": 200}),
    ("marriage-not-leading", lambda: eights(*HANDS).cards("As"), marry("Kd"), {"card": "Kd"}),
    ("marriage-first-trick", lambda: eights(*HANDS), marry("Kh"), {"card": "Kh"}),
    ("marriage-other-card", lambda: eights(*HANDS), marry("As"), {"card": "As"}),
    ("marriage-not-held", lambda: eights(*HANDS), marry("Ks"), {"card": "Ks"}),
    ("must-follow-suit", lambda: eights(*HANDS).cards("As"), play("Kd"), {"card": "Kd", "suit": "s"}),
    (
        "must-trump",
        lambda: eights(*HANDS).cards("As 9s Jc  Qh+ Th Ah  Ac Kh"),
        play("Qs"),
        {"card": "Qs", "suit": "h"},
    ),
    (
        "must-beat",
        lambda: eights(*HANDS, rules=BEAT).cards("As 9s Jc  Qh+"),
        play("Jh"),
        {"card": "Jh", "suit": "h", "best": "Qh", "held": "Th"},
    ),
    ("opening-is-hundred", lambda: opening(KURNIK), bid(110), {"least": 100}),
    ("no-four-nines", lambda: opening(KURNIK), option(REDEAL), {}),
    ("no-such-action", opening, option(REDEAL), {}),
    ("not-first-call", called_with_nines, option(REDEAL), {}),
    ("blind-not-offered", lambda: opening(BLIND_BIDS), option(BLIND), {}),
    ("concession-off", lambda: bought(opening(rules_of_family(concession=CONCESSION_NO))), CONCEDING, {}),
    ("contract-fixed", golden, CONCEDING, {"least": 120}),
    ("contract-fixed", lambda: golden().do("0 give 1 Js", "0 give 2 Kd"), contract(130), {"least": 120}),
    ("must-take-first", taking, CONCEDING, {}),
    ("must-take-first", taking, lay_away("As"), {"card": "As"}),
    ("must-take-first", taking, play("As"), {"card": "As"}),
    ("taken-already", lambda: taking().do("0 take 2"), option(TAKE_FIRST), {}),
    ("taken-already", laid_away, option(TAKE_FIRST), {}),
    ("no-such-action", taking, give("As"), {"card": "As"}),
    ("no-such-action", giving, lay_away("As"), {"card": "As"}),
    ("not-in-hand", lambda: taking().do("0 take 1"), lay_away("Qc"), {"card": "Qc"}),
    ("must-lay-first", lambda: taking().do("0 take 1"), contract(100), {}),
    ("must-lay-first", lambda: taking().do("0 take 1", "0 discard 9d"), play("As"), {"card": "As"}),
    ("concede-too-late", lambda: taking().do("0 take 1", "0 discard 9d"), CONCEDING, {}),
    ("laying-over", laid_away, lay_away("As"), {"card": "As"}),
    ("no-four-aces", lambda: eights(*HANDS, rules=ACES_COUNT), KIND_PLAY << 6 | 48, {}),
]


def test_each_reason_by_a_position():
    for slug, position, action, details in REFUSED:
        table = position()
        assert REASONS[GAME.why_illegal(table.rules, table.state, action)] == slug
        illegal = GAME.explain(table.rules, table.state, action)
        assert illegal.slug == slug
        assert details.items() <= illegal.details.items(), (slug, illegal.details)
        seat = GAME.actor(table.state)
        assert illegal.details.get("seat") == (seat if seat >= 0 else None)


def test_no_reason_is_out_of_reach():
    assert {slug for slug, _, _, _ in REFUSED} == set(REASONS) - {""}  # of the whole family
    assert len(set(REASONS)) == len(REASONS)


def test_legal_and_why_illegal_agree():
    """Compare all actions in all states of random deals, with any options, on the barrel and off it."""
    for n in range(20):
        rules, rng = random_rules(seed_from(11, n, 0))
        rules = rules._replace(players=2 + n % 3)
        totals = (880 if n % 4 == 0 else 0, *(0,) * (rules.players - 2), 880 if n % 5 == 0 else 0)
        before = GAME.before(rules)._replace(totals=totals)
        states, _, rng = random_states(rules, rng, before)
        for state in states:
            masks = GAME.legal(rules, state)
            assert len(masks) == GAME.action_kinds
            for action in range(ACTIONS):
                reason = GAME.why_illegal(rules, state, action)
                assert (reason == 0) == contains(masks, action), (rules, state, action)
                assert 0 <= reason < len(REASONS)
            for action in (-1, -64, ACTIONS, ACTIONS + 7):
                assert REASONS[GAME.why_illegal(rules, state, action)] == "no-such-action"


def test_every_refusal_has_its_details():
    needed = {
        "bid-too-low": {"least"},
        "must-open": {"least"},
        "bid-over-limit": {"limit"},
        "contract-below-bid": {"least"},
        "contract-over-limit": {"limit"},
        "given-already": {"receiver", "card"},
        "not-in-hand": {"card"},
        "must-follow-suit": {"card", "held", "suit"},
        "must-trump": {"card", "held", "suit"},
        "must-beat": {"card", "held", "suit", "best"},
    }
    for n in range(40):
        rules, rng = random_rules(seed_from(12, n, 0))
        rules = rules._replace(players=2 + n % 3)
        states, _, rng = random_states(rules, rng)
        for state in states:
            masks = GAME.legal(rules, state)
            for _ in range(8):
                rng = step(rng)
                action = below(rng, ACTIONS)
                if contains(masks, action):
                    continue
                illegal = GAME.explain(rules, state, action)
                assert illegal.slug == REASONS[GAME.why_illegal(rules, state, action)]
                assert needed.get(illegal.slug, set()) <= set(illegal.details)
                seat = GAME.actor(state)
                assert illegal.details.get("seat", -1) == (seat if seat >= 0 else -1)
                if "held" in illegal.details:
                    assert KIND_PLAY << 6 | CARD_NUMBER[illegal.details["held"]] in actions_of(masks)


def test_lines_refused_beside_the_reasons():
    assert opening().refusal("1 bid 100") == "not-your-turn"
    assert undealt().refusal("deal talon AsKsQs") == "deal-line-order"
    assert undealt().refusal("0 bid 100") == "not-dealt-yet"
    assert undealt().refusal("deal 0 AsAsKsJsAdTdKd") == "card-dealt-twice"
    assert opening().refusal("deal 0 AsTsKsJsAdTdKd") == "deal-done"
    assert giving().do("0 concede").refusal("0 play As") == "deal-over"
