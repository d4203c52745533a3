"""Positions of Mille written as cards, and lines of play from them."""

from chiliad.cards import read_cards, write_cards
from chiliad.errors import ChiliadError
from chiliad.game import NOBODY, OVER, actions_of
from chiliad.games.mille import GAME
from chiliad.games.mille.player_cards import ALL, PlayerCards, difference, with_card
from chiliad.games.mille.rules import random_action
from chiliad.games.mille.state import CARD_NUMBER, CARD_TEXT, DRAW, MELD, Standing, State

PAGAT = GAME.presets["pagat"]


def pair(text):
    """Cards as the two masks of ``player_cards.py``."""
    masks = (0, 0)
    for card in read_cards(text):
        masks = with_card(*masks, 1 << CARD_NUMBER[card])
    return masks


def cards(any_, both):
    """Two masks as cards in canonical order."""
    return write_cards(text for masks in (any_, both) for card, text in enumerate(CARD_TEXT) if masks >> card & 1)


def player(hand="", sets="", known="", shown=""):
    """One player's cards; blanks separate ``sets``, in which a 2 among others is wild."""
    laid = [read_cards(text) for text in sets.split()]
    natural, wild = (0, 0), (0, 0)
    for texts in laid:
        rank = max(CARD_NUMBER[text] >> 2 for text in texts)
        for text in texts:
            if CARD_NUMBER[text] >> 2 == rank:
                natural = with_card(*natural, 1 << CARD_NUMBER[text])
            else:
                wild = with_card(*wild, 1 << 4 * rank + CARD_NUMBER[text])
    return PlayerCards(*pair(hand), *pair(known), *pair(shown), *natural, *wild)


def position(
    players, pack="", *, turn=0, dealer=1, phase=MELD, rest="stock", upcard_two_open=0, before=None, stock_idle=0
):
    """A state of a deal.

    ``pack``: the last card is its top.  ``rest``: the place of all cards that are not named: the stock, or a hand,
    ``"0"`` or ``"1"``.
    """
    left = (ALL, ALL)
    stock = (0, 0)
    for used in players:
        for text in (cards(used.hand_any, used.hand_both), cards(used.natural_any, used.natural_both)):
            left = difference(*left, *pair(text))
        for rank in range(1, 13):
            left = difference(*left, used.wild_any >> 4 * rank & 15, used.wild_both >> 4 * rank & 15)
    left = difference(*left, *pair(pack))
    if rest == "stock":
        stock = left
    else:
        filled = list(players)
        held = filled[int(rest)]
        hand = pair(cards(held.hand_any, held.hand_both) + cards(*left))
        filled[int(rest)] = held._replace(hand_any=hand[0], hand_both=hand[1])
        players = tuple(filled)
    pack_masks = pair(pack)
    top = CARD_NUMBER[read_cards(pack)[-1]] if pack else -1
    state = State(
        before or Standing(),
        dealer,
        turn,
        phase,
        tuple(players),
        *stock,
        stock_idle,
        *pack_masks,
        top,
        upcard_two_open,
        -1,
        0,
        -1,
    )
    assert GAME.check(PAGAT, state) == 0, GAME.check(PAGAT, state)
    return state


def play(state, *lines, rules=PAGAT):
    """The state after these lines; every invariant is checked after each action."""
    for line in lines:
        for action in GAME.read_line(rules, state, line):
            state = GAME.apply(rules, state, action)
            assert GAME.check(rules, state) == 0, (line, GAME.check(rules, state))
    return state


def refusal(state, line, rules=PAGAT):
    """The slug with which the engine refuses a line; "" when it does not."""
    try:
        GAME.read_line(rules, state, line)
    except ChiliadError as fault:
        return fault.slug
    return ""


def steps(state, rules=PAGAT):
    """The legal actions as text."""
    return [GAME.action_text(rules, state, action) for action in actions_of(GAME.legal(rules, state))]


def dealt(hands, up, dealer=1):
    """The beginning of the first turn after a deal of these cards."""
    state = play(GAME.start(PAGAT, Standing(), dealer), f"deal 0 {hands[0]}", f"deal 1 {hands[1]}", f"deal up {up}")
    assert state.phase == DRAW
    return state


def random_states(rules, seed, dealer=0):
    """Every state of a random deal, up to a thousand, and its actions."""
    state, rng = GAME.start(rules, Standing(), dealer), seed
    for _ in range(1000):
        if GAME.actor(state) == OVER:
            break
        action, rng = random_action(rules, state, rng)
        yield state, action
        state = GAME.apply(rules, state, action)
    yield state, NOBODY
