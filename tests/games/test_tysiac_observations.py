"""The knowledge of a seat about a deal of Tysiac (T9, T10), and the possible worlds drawn for it."""

from chiliad.bits import below, seed_from, step
from chiliad.game import NOBODY, actions_of, contains
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.observation import UNSEEN_GIFT
from chiliad.games.tysiac.rules import all_dealt
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    CARDS,
    DEAL,
    GIVE,
    KIND_CHANCE,
    KIND_GIVE,
    OVER_CONCEDED,
    OVER_PLAYED,
    PLAY,
    SECOND,
    after,
)
from games.tysiac_positions import (
    PLAYROOM,
    bought,
    dealt,
    eights,
    mask_of,
    random_rules,
    random_states,
    rules_with,
    texts,
)

VIEWERS = (0, 1, 2, NOBODY)
NOTHING = (0, 0, 0, 0, 0, 0)
CLUBS = {rank + "c" for rank in "ATKQJ9"}
HANDS = ("As Ts Ks Js Ad Td Kd", "Ah Th Kh Jh Ac Tc Kc", "9s Qs 9h Qh 9d Qd 9c", "Jd Qc Jc")


def seen(table, seat):
    return GAME.observe(table.rules, table.state, seat)


# ------------------------------------------------------------------------------------------------- phase by phase


def test_while_cards_are_dealt_each_sees_its_own():
    state = GAME.start(PLAYROOM, GAME.before(PLAYROOM), 0)
    for card in range(10):
        state = GAME.apply(PLAYROOM, state, KIND_CHANCE << 6 | card)
    observations = [GAME.observe(PLAYROOM, state, seat) for seat in VIEWERS]
    assert [observation.hand for observation in observations] == [0b1111111, 0b1110000000, 0, 0]
    for observation in observations:
        assert (observation.phase, observation.turn) == (DEAL, 10)
        assert (observation.counts, observation.auction.talon, observation.legal) == ((7, 3, 0), 0, NOTHING)


def test_in_the_auction_the_talon_is_hidden():
    table = dealt(*HANDS).do("0 bid 105")
    for seat in VIEWERS:
        observation = seen(table, seat)
        assert observation.seat == seat
        assert texts(observation.hand) == (set() if seat == NOBODY else table.hand(seat))
        assert observation.counts == (7, 7, 7)
        assert observation.auction == (0, 0, (105, 0, 0), 0, 105, (-1, -1, -1), 0, 0, 0)
        assert observation.legal == (GAME.legal(PLAYROOM, table.state) if seat == 1 else NOTHING)
        assert (observation.turn, observation.held, observation.excluded, observation.played) == (
            1,
            (0, 0, 0),
            (0, 0, 0),
            (0, 0, 0),
        )


def test_the_talon_is_shown_and_the_hands_are_not():
    table = bought(dealt(*HANDS), 110)
    for seat in VIEWERS:
        observation = seen(table, seat)
        assert texts(observation.auction.talon) == set(HANDS[3].split())
        assert observation.counts == (10, 7, 7)
        assert texts(observation.hand) == (set() if seat == NOBODY else table.hand(seat))
        assert observation.auction.passed == 0b110


def test_a_gift_is_seen_by_giver_and_receiver():
    table = bought(dealt(*HANDS)).do("0 give 2 Js")
    js = table.state.auction.given[2]
    assert texts(1 << js) == {"Js"}
    assert [seen(table, seat).auction.given for seat in VIEWERS] == [
        (-1, -1, js),
        (-1, -1, UNSEEN_GIFT),
        (-1, -1, js),
        (-1, -1, UNSEEN_GIFT),
    ]
    table = table.do("0 give 1 Qc", "0 contract 120")
    qc = table.state.auction.given[1]
    assert [seen(table, seat).auction.given for seat in VIEWERS] == [
        (-1, qc, js),
        (-1, qc, UNSEEN_GIFT),
        (-1, UNSEEN_GIFT, js),
        (-1, UNSEEN_GIFT, UNSEEN_GIFT),
    ]
    assert all(seen(table, seat).counts == (8, 8, 8) for seat in VIEWERS)


def test_a_gift_played_is_not_told():
    table = bought(dealt(*HANDS)).do("0 give 2 Js", "0 give 1 Qc", "0 contract 120").cards("As Qc Js")
    for seat in VIEWERS:
        given = seen(table, seat).auction.given
        assert (given[1] == UNSEEN_GIFT) == (seat not in (0, 1))
        assert (given[2] == UNSEEN_GIFT) == (seat not in (0, 2))


def test_played_cards_marriages_and_voids_are_public():
    table = eights(
        "As Ts Ks Qs Js 9s Kh Qh",
        "Ah Jh Ad Kd Jd Ac Kc Jc",
        "Th 9h Td Qd 9d Tc Qc 9c",
    ).cards("9s Ad Td  Kh+ Jh 9h  As")
    for seat in VIEWERS:
        observation = seen(table, seat)
        assert [texts(mask) for mask in observation.played] == [{"9s", "Kh", "As"}, {"Ad", "Jh"}, {"Td", "9h"}]
        assert [texts(mask) & {"9s", "Ts"} for mask in observation.excluded] == [set(), {"9s", "Ts"}, {"9s", "Ts"}]
        assert texts(observation.shown) == {"Kh", "Qh"}
        assert texts(observation.held[0]) == (set() if seat == 0 else {"Qh"})
        assert observation.held[1:] == (0, 0)
        assert texts(1 << observation.led) == {"As"}
        assert (observation.second, observation.trump, observation.points, observation.turn) == (-1, 1, (127, 0, 0), 1)
        assert observation.counts == (5, 6, 6)
        assert observation.legal == ((0, 0, 0, mask_of("Ah"), 0, 0) if seat == 1 else NOTHING)


def test_a_card_that_does_not_beat_tells_what_is_not_held():
    """With must_beat: a player who plays a lower card holds nothing higher, in the suit led or in trumps."""
    hands = ("Kh Qh As Ts Ks Td Jd 9d", "Th Jh 9h Qs Js 9s Kd Qd", "Ah Ad Ac Tc Kc Qc Jc 9c")
    for must_beat, lacked in (("no", CLUBS), ("yes", CLUBS | {"Th", "Ah"})):
        table = eights(*hands, rules=rules_with(must_beat=must_beat)).cards("As 9s Jc  Qh+ Th Ah  Ac Kh Jh")
        assert all(texts(seen(table, seat).excluded[1]) == lacked for seat in VIEWERS)
    table = eights(*hands, rules=rules_with(must_beat="yes")).cards("Ks 9s")
    assert texts(seen(table, 0).excluded[1]) == {"Ts", "As"}


def test_what_is_hidden_stays_hidden_after_the_deal():
    conceded = bought(dealt(*HANDS)).do("0 concede")
    for seat in VIEWERS:
        observation = seen(conceded, seat)
        assert (observation.phase, observation.turn, observation.legal) == (OVER_CONCEDED, NOBODY, NOTHING)
        assert texts(observation.hand) == (set() if seat == NOBODY else conceded.hand(seat))
    assert seen(conceded, NOBODY).held == (0, 0, 0)


# --------------------------------------------------------------------------------------------------- nothing leaks


def hidden_cards(state, seat):
    """The cards whose place ``seat`` has not seen."""
    known = state.shown | (state.hands[seat] if seat >= 0 else 0)
    for one in range(3):
        known |= state.played[one]
        card = state.auction.given[one]
        if card >= 0 and seat in (one, state.auction.declarer):
            known |= 1 << card
    return [card for card in range(CARDS) if not known >> card & 1]


def disguised(state, seat, rng):
    """The same state with the hidden cards in a random order, and random gifts in place of those not seen."""
    cards = hidden_cards(state, seat)
    order = list(cards)
    for n in range(len(order) - 1, 0, -1):
        rng = step(rng)
        other = below(rng, n + 1)
        order[n], order[other] = order[other], order[n]
    to = dict(zip(cards, order, strict=True))

    def moved(mask):
        return sum(1 << to.get(card, card) for card in range(CARDS) if mask >> card & 1)

    given = list(state.auction.given)
    for one in range(3):
        if given[one] >= 0 and seat not in (one, state.auction.declarer):
            rng = step(rng)
            given[one] = below(rng, CARDS)
    talon = moved(state.auction.talon) if state.phase <= AUCTION else state.auction.talon
    auction = state.auction._replace(talon=talon, given=tuple(given))
    return state._replace(hands=tuple(moved(hand) for hand in state.hands), auction=auction), rng


def test_what_a_seat_has_not_seen_changes_nothing():
    changed = 0
    for n in range(60):
        rules, rng = random_rules(seed_from(31, n, 0))
        states, _, rng = random_states(rules, rng)
        for state in states:
            for seat in VIEWERS:
                other, rng = disguised(state, seat, rng)
                assert GAME.observe(rules, state, seat) == GAME.observe(rules, other, seat), (rules, state, seat)
                changed += other != state
    assert changed > 6000


def test_a_seat_sees_what_it_holds_and_what_lies_open():
    """The reverse: an observation that showed less would pass the test above."""
    for n in range(40):
        rules, rng = random_rules(seed_from(32, n, 0))
        states, _, _ = random_states(rules, rng)
        for state in states:
            for seat in (0, 1, 2):
                observation = GAME.observe(rules, state, seat)
                assert observation.hand == state.hands[seat]
                assert (observation.played, observation.points, observation.trump) == (
                    state.played,
                    state.points,
                    state.trump,
                )
                assert observation.auction.talon == (state.auction.talon if state.phase >= GIVE else 0)
                acts = GAME.actor(state) == seat
                assert observation.legal == (GAME.legal(rules, state) if acts else NOTHING)
                assert observation.turn == state.turn


# ------------------------------------------------------------------------------------------------- possible worlds


def replayed(rules, world, actions):
    """Replay ``world``'s deal with the same actions and its own gifts for the true ones; return the final state."""
    cards = [world.hands[seat] | world.played[seat] for seat in range(3)]
    declarer, given = world.auction.declarer, world.auction.given
    if world.phase >= GIVE:
        for seat in range(3):
            if given[seat] >= 0:
                cards[seat] &= ~(1 << given[seat])
                cards[declarer] |= 1 << given[seat]
        cards[declarer] &= ~world.auction.talon
    assert [hand.bit_count() for hand in cards] == [7, 7, 7]
    state = all_dealt(rules, world.before, world.dealer, tuple(cards), world.auction.talon)
    for action in actions:
        kind, index = action >> 6, action & 63
        if kind == KIND_CHANCE:
            continue
        if kind == KIND_GIVE:
            second = index >= SECOND
            receiver = after(after(declarer)) if second else after(declarer)
            action = KIND_GIVE << 6 | given[receiver] + (SECOND if second else 0)
        assert contains(GAME.legal(rules, state), action), (rules, world, action)
        state = GAME.apply(rules, state, action)
    return state


def possible(rules, state, actions, seat, rng):
    """One world drawn for ``seat`` in ``state``, checked."""
    observation = GAME.observe(rules, state, seat)
    world, rng = GAME.resample(observation, rng)
    assert GAME.check(rules, world) == 0, (rules, state, seat)
    assert GAME.observe(rules, world, seat) == observation, (rules, state, seat)
    if state.phase >= AUCTION:
        assert replayed(rules, world, actions) == world, (rules, state, seat)
    return world, rng


def test_resampled_worlds_are_possible():
    """All phases, seats, options; the engine checks that each world could have led to exactly the same actions."""
    phases = set()
    for n in range(80):
        rules, rng = random_rules(seed_from(33, n, 0))
        states, actions, rng = random_states(rules, rng)
        for _ in range(8):
            rng = step(rng)
            at = below(rng, len(states))
            for seat in VIEWERS:
                _, rng = possible(rules, states[at], actions[:at], seat, rng)
            phases.add(states[at].phase)
        for at in (24, len(states) - 1):  # the first bid and the end
            _, rng = possible(rules, states[at], actions[:at], NOBODY, rng)
    assert phases >= {DEAL, AUCTION, GIVE, PLAY}


def test_resampled_worlds_hold_the_marriages_that_bids_and_contract_need():
    rules = rules_with(raise_limit="held_marriages")
    high = raised = 0
    for n in range(60):
        states, actions, rng = random_states(rules, seed_from(34, n, 0))
        ends = [at for at, state in enumerate(states) if state.phase in (AUCTION, GIVE, PLAY) and at % 3 == 0]
        if max(states[-1].auction.bids) <= 120 and states[-1].auction.contract <= 120:
            continue
        high += max(states[-1].auction.bids) > 120
        raised += states[-1].auction.contract > max(states[-1].auction.bids)
        for at in ends:
            for seat in VIEWERS:
                _, rng = possible(rules, states[at], actions[:at], seat, rng)
    assert min(high, raised) > 5


def test_a_whole_pack_of_hidden_cards_comes_in_many_worlds():
    observation = seen(dealt(*HANDS), NOBODY)
    rng, worlds = seed_from(35, 0, 0), set()
    for _ in range(20):
        world, rng = GAME.resample(observation, rng)
        assert world.hands[0] | world.hands[1] | world.hands[2] | world.auction.talon == ALL
        worlds.add(world)
    assert len(worlds) == 20


def test_a_deal_played_out_hides_only_its_gifts():
    for n in range(40):
        states, actions, rng = random_states(PLAYROOM, seed_from(36, n, 0))
        if states[-1].phase == OVER_PLAYED:
            world, rng = possible(PLAYROOM, states[-1], actions, NOBODY, rng)
            given = world.auction.given
            assert world._replace(auction=states[-1].auction) == states[-1]
            assert all(world.played[seat] >> given[seat] & 1 for seat in range(3) if given[seat] >= 0)
            assert actions_of(GAME.legal(PLAYROOM, world)) == []
