"""Rules of Mille, the two-player rummy of Montréal, as Pagat publishes them in Persian and Wikipedia in Spanish.

The game has two packs, deals of 15 cards each, and 1200 points to win.  Options: ``options.py`` (``target``,
``natural_required``, ``max_wilds``); the presets ``pagat``, ``wikipedia`` and ``progressive`` differ in the payment
alone.  One card moves per action; a player who begins a set must complete it before anything else.  The actions, by
page (``state.py`` draws the bits):

    turn     0  draw, take the pack, take the up-card 2, blocked, pick up the rest of the pack   M5, M8, M9, M11, M20
    lay      1  a card from hand as a natural                                                    M8, M12
    wild     2  a 2 from hand as a wild                                                          M13
    discard  3  a card from hand; the turn ends                                                  M7
    first    4  chance: the next card dealt or drawn                                             M3, M5
    second   5  chance: its second copy

The kernels are in the order of a turn, paired by phase: ``legal_X``, ``apply_X``.  These kernels and the random deals
of ``playout.py`` share one definition of which cards may move (``masks_X``) and of what each does to a player's cards
(``player_cards.py``).  Paragraphs M… are those of ``docs/rules/mille.md``.
"""

from __future__ import annotations

from chiliad._jit import hot, kernel, popcount
from chiliad.bits import below, bit_at, step
from chiliad.game import CHANCE, NOBODY
from chiliad.game import OVER as NOBODY_ACTS
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ALL,
    EMPTY_SIDE,
    RANK,
    TWOS,
    Side,
    cards_count,
    come,
    come_seen,
    count_of_rank,
    counted,
    gone,
    laid,
    laid_wild,
    rank_counts,
    ranks_at_least,
    ranks_held,
    ranks_whole,
    set_joined,
    with_card,
    without_card,
)
from chiliad.games.mille.state import (
    BIT_BLOCKED,
    BIT_DRAW,
    BIT_PICK,
    BIT_TAKE,
    BIT_UPTWO,
    DEAL,
    DRAW,
    HAND_CARDS_DEALT,
    MELD,
    OPEN,
    OVER,
    PAGE_DISCARD,
    PAGE_LAY,
    PAGE_WILD,
    PAGES,
    PAIR,
    SET_CARDS_MIN,
    STOCK,
    TAKE,
    Before,
    State,
    side_with,
)

Masks = tuple[int, int, int, int, int, int]
NO_MASKS = (0, 0, 0, 0, 0, 0)


@kernel
def start(rules: Rules, before: Before, dealer: int) -> State:
    """The state before a deal's first card (M3)."""
    return State(
        before=before,
        dealer=dealer,
        turn=1 - dealer,
        phase=DEAL,
        sides=(EMPTY_SIDE, EMPTY_SIDE),
        stock_any=ALL,
        stock_both=ALL,
        stock_idle=0,
        pack_any=0,
        pack_both=0,
        pack_top=-1,
        uptwo_open=0,
        rank_open=-1,
        laid_count=0,
        out=NOBODY,
    )


@kernel
def actor(state: State) -> int:
    """The seat to act, CHANCE when a card is dealt or drawn, game.OVER after the deal."""
    if state.phase == DEAL or state.phase == STOCK:
        return CHANCE
    return NOBODY_ACTS if state.phase == OVER else state.turn


def midway(state: State) -> bool:
    """Whether a player must complete a set or is taking the pack (M8, M9, M12)."""
    return state.phase in (TAKE, OPEN)


# --- The deal (M3) ---------------------------------------------------------------------------------------------------


@hot
def legal_chance(state: State) -> Masks:
    """The legal cards of chance: every physical card of the stock is one bit (M3, M5)."""
    return 0, 0, 0, 0, state.stock_any, state.stock_both


@hot
def apply_deal(state: State, card: int) -> State:
    """The next card goes to seat 0, then to seat 1, and the last card begins the pack (M3)."""
    bit = 1 << card
    sides = state.sides
    pack, top = 0, -1
    if cards_count(sides[0].hand_any, sides[0].hand_both) < HAND_CARDS_DEALT:
        sides = (come(sides[0], bit), sides[1])
    elif cards_count(sides[1].hand_any, sides[1].hand_both) < HAND_CARDS_DEALT:
        sides = (sides[0], come(sides[1], bit))
    else:
        pack, top = bit, card
    stock_any, stock_both = without_card(state.stock_any, state.stock_both, bit)
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=DRAW if top >= 0 else DEAL,
        sides=sides,
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=0,
        pack_any=pack,
        pack_both=0,
        pack_top=top,
        uptwo_open=1 if pack & TWOS else 0,
        rank_open=-1,
        laid_count=0,
        out=NOBODY,
    )


# --- A turn begins: draw, take the pack, take the up-card 2, or blocked (M5, M8, M10, M11, M19, M20) -----------------


@hot
def can_draw(state: State) -> bool:
    """Whether there is a card to draw: in the stock, or under the top of a pack that may become the stock (M5, M19)."""
    return (state.stock_any | under_top(state.pack_any, state.pack_both, state.stock_idle)) != 0


@hot
def under_top(pack_any: int, pack_both: int, stock_idle: int) -> int:
    """Nonzero where the pack may become the stock: it has two cards, and one was laid since it last did (M19, M20)."""
    return 0 if stock_idle else pack_both | (pack_any & (pack_any - 1))


def is_stalemate(stock_idle: int, stock: int, pack_any: int, pack_both: int) -> bool:
    """Whether the pack would become the stock again if a player had laid a card since it last did (M20).

    ``stock`` is 0 where the stock is empty, any other number where it is not.
    """
    return bool(stock_idle and not stock and under_top(pack_any, pack_both, 0))


@hot
def has_pair(side: Side, card: int) -> bool:
    """Whether the hand holds two naturals of a card's rank (M8; two 2s for a 2, M10)."""
    return count_of_rank(side.hand_any, side.hand_both, card >> 2) >= PAIR


@hot
def masks_draw(drawable: bool, takable: bool, uptwo_open: int) -> int:
    """Page TURN at the beginning of a turn."""
    begin = 1 << BIT_DRAW if drawable else 1 << BIT_BLOCKED
    return begin | (1 << BIT_TAKE if takable else 0) | uptwo_open << BIT_UPTWO


@hot
def legal_draw(state: State) -> Masks:
    """Draw, or end the deal where there is nothing to draw; take the pack with a pair; take the up-card 2."""
    takable = state.pack_top >= 0 and has_pair(state.sides[state.turn], state.pack_top)
    return masks_draw(can_draw(state), takable, state.uptwo_open), 0, 0, 0, 0, 0


@hot
def apply_draw(state: State, bit: int) -> State:
    """The turn begins; after any action, the up-card 2 is no longer on offer (M11)."""
    seat, top, rank, phase = state.turn, state.pack_top, -1, MELD
    sides = state.sides
    stock_any, stock_both = state.stock_any, state.stock_both
    pack_any, pack_both = state.pack_any, state.pack_both
    idle = state.stock_idle
    if bit == BIT_DRAW:
        phase = STOCK
        if stock_any == 0:
            stock_any, stock_both = without_card(pack_any, pack_both, 1 << top)
            pack_any, pack_both = 1 << top, 0
            sides = (counted(sides[0]), counted(sides[1]))
            idle = 1
    elif bit == BIT_BLOCKED:
        phase = OVER
    else:
        taken = 1 << top
        pack_any, pack_both = without_card(pack_any, pack_both, taken)
        if bit == BIT_TAKE:
            phase, rank, idle = TAKE, top >> 2, 0
            sides = side_with(sides, seat, set_joined(sides[seat], taken))
        else:
            sides = side_with(sides, seat, come_seen(sides[seat], taken, 0))
        top = -1
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=seat,
        phase=phase,
        sides=sides,
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=idle,
        pack_any=pack_any,
        pack_both=pack_both,
        pack_top=top,
        uptwo_open=0,
        rank_open=rank,
        laid_count=0,
        out=NOBODY,
    )


@hot
def apply_stock(state: State, card: int) -> State:
    """Chance gives the card drawn; melding begins (M5, M6)."""
    bit = 1 << card
    stock_any, stock_both = without_card(state.stock_any, state.stock_both, bit)
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=MELD,
        sides=side_with(state.sides, state.turn, come(state.sides[state.turn], bit)),
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=state.stock_idle,
        pack_any=state.pack_any,
        pack_both=state.pack_both,
        pack_top=state.pack_top,
        uptwo_open=0,
        rank_open=-1,
        laid_count=0,
        out=NOBODY,
    )


# --- Taking the pack: two naturals or more, then the rest (M8, M9, M10) ----------------------------------------------


@hot
def masks_take(side: Side, rank: int, laid_count: int) -> tuple[int, int]:
    """Page TURN (pick, after two) and page LAY (naturals of the rank, 2s for a 2) while the pack is taken."""
    return 1 << BIT_PICK if laid_count >= PAIR else 0, side.hand_any & RANK << 4 * rank


@hot
def legal_take(state: State) -> Masks:
    """Further naturals of the rank, and the rest of the pack when two are laid."""
    turn, lay = masks_take(state.sides[state.turn], state.rank_open, state.laid_count)
    return turn, lay, 0, 0, 0, 0


@hot
def apply_take(state: State, action: int) -> State:
    """One more natural is laid; or the rest of the pack comes to the hand, and an empty hand goes out (M9, M18)."""
    side = state.sides[state.turn]
    if action >> 6 == PAGE_LAY:
        return _went_on(state, laid(side, 1 << (action & 63)), TAKE, state.rank_open, state.laid_count + 1)
    side = come_seen(side, state.pack_any, state.pack_both)
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=OVER if side.hand_any == 0 else MELD,
        sides=side_with(state.sides, state.turn, side),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=state.stock_idle,
        pack_any=0,
        pack_both=0,
        pack_top=-1,
        uptwo_open=0,
        rank_open=-1,
        laid_count=0,
        out=state.turn if side.hand_any == 0 else NOBODY,
    )


# --- Melding: opening a set, adding to one (M6, M12 to M16) ----------------------------------------------------------


@hot
def _went_on(state: State, side: Side, phase: int, rank: int, laid_count: int) -> State:
    """The turn continues after a card was laid, with these cards; MELD with an empty hand goes out (M18)."""
    out = phase == MELD and side.hand_any == 0
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=OVER if out else phase,
        sides=side_with(state.sides, state.turn, side),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=0,
        pack_any=state.pack_any,
        pack_both=state.pack_both,
        pack_top=state.pack_top,
        uptwo_open=0,
        rank_open=rank,
        laid_count=laid_count,
        out=state.turn if out else NOBODY,
    )


@hot
def masks_open(max_wilds: int, side: Side, rank: int) -> tuple[int, int]:
    """Pages LAY and WILD while a new set is being laid: only that set, up to three cards (M12, M14)."""
    wilds = count_of_rank(side.wild_any, side.wild_both, rank)
    twos = side.hand_any & TWOS if rank > 0 and wilds < max_wilds else 0
    return side.hand_any & RANK << 4 * rank, twos << 4 * rank


@hot
def legal_open(rules: Rules, state: State) -> Masks:
    """Cards for the set being opened; a set that could be begun can always be completed."""
    lay, wild = masks_open(rules.max_wilds, state.sides[state.turn], state.rank_open)
    return 0, lay, wild, 0, 0, 0


@hot
def apply_open(state: State, action: int) -> State:
    """Add one card to the set being opened; the third completes it."""
    side = state.sides[state.turn]
    place = action & 63
    side = laid_wild(side, place) if action >> 6 == PAGE_WILD else laid(side, 1 << place)
    if state.laid_count + 1 < SET_CARDS_MIN:
        return _went_on(state, side, OPEN, state.rank_open, state.laid_count + 1)
    return _went_on(state, side, MELD, -1, 0)


@hot
def ranks_to_open(max_wilds: int, side: Side) -> int:
    """The ranks of which the hand could lay three cards, at least one natural (M12 to M14), with a set there or not."""
    twos_count = count_of_rank(side.hand_any, side.hand_both, 0)
    naturals_min = max(1, SET_CARDS_MIN - min(twos_count, max_wilds))
    ranks = ranks_at_least(rank_counts(side.hand_any, side.hand_both), naturals_min)
    return (ranks & ~1) | (1 if twos_count >= SET_CARDS_MIN else 0)


@hot
def ranks_for_wild(max_wilds: int, side: Side) -> int:
    """The ranks of the player's sets that another wild may join: not 2s, not closed, not full (M13, M14, M16)."""
    ranks = ranks_held(side.natural_any) & ~1
    closed = ranks_whole(side.natural_both) & ~ranks_held(side.wild_any)
    full = ranks_at_least(rank_counts(side.wild_any, side.wild_both), max_wilds)
    return ranks & ~closed & ~full


@hot
def masks_meld(max_wilds: int, side: Side) -> tuple[int, int]:
    """Pages LAY and WILD between the draw and the discard (M6, M12 to M16); page DISCARD is the hand itself."""
    ranks = ranks_held(side.natural_any) | ranks_to_open(max_wilds, side)
    twos = side.hand_any & TWOS
    return side.hand_any & ranks * RANK, twos * ranks_for_wild(max_wilds, side) if twos else 0


@hot
def legal_meld(rules: Rules, state: State) -> Masks:
    """Lay a card on a set of the same player, begin a set that can be completed, or discard any card (M6, M7)."""
    side = state.sides[state.turn]
    lay, wild = masks_meld(rules.max_wilds, side)
    return 0, lay, wild, side.hand_any, 0, 0


@hot
def apply_meld(state: State, action: int) -> State:
    """A card is laid, or the discard ends the turn (M6, M7)."""
    side = state.sides[state.turn]
    page, place = action >> 6, action & 63
    if page == PAGE_DISCARD:
        return apply_discard(state, place)
    if page == PAGE_WILD:
        return _went_on(state, laid_wild(side, place), MELD, -1, 0)
    opened = side.natural_any >> (place & ~3) & RANK == 0
    return _went_on(state, laid(side, 1 << place), OPEN if opened else MELD, place >> 2 if opened else -1, int(opened))


@hot
def apply_discard(state: State, card: int) -> State:
    """The card goes on the pack and the turn to the other player; an empty hand goes out (M7, M18)."""
    bit = 1 << card
    side = gone(state.sides[state.turn], bit)
    pack_any, pack_both = with_card(state.pack_any, state.pack_both, bit)
    out = side.hand_any == 0
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn if out else 1 - state.turn,
        phase=OVER if out else DRAW,
        sides=side_with(state.sides, state.turn, side),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=state.stock_idle,
        pack_any=pack_any,
        pack_both=pack_both,
        pack_top=card,
        uptwo_open=0,
        rank_open=-1,
        laid_count=0,
        out=state.turn if out else NOBODY,
    )


# --- All phases ------------------------------------------------------------------------------------------------------


@kernel
def legal(rules: Rules, state: State) -> Masks:
    """The legal actions, a mask for each page; pages FIRST and SECOND hold the physical cards that chance may bring."""
    if state.phase == MELD:
        return legal_meld(rules, state)
    if state.phase == DRAW:
        return legal_draw(state)
    if state.phase == OPEN:
        return legal_open(rules, state)
    if state.phase == TAKE:
        return legal_take(state)
    if state.phase == OVER:
        return NO_MASKS
    return legal_chance(state)


@kernel
def apply(rules: Rules, state: State, action: int) -> State:
    """The state after a legal action."""
    page, place = action >> 6, action & 63
    assert 0 <= page < PAGES, "no such page"
    assert legal(rules, state)[page] >> place & 1, "not a legal action"
    if state.phase == MELD:
        return apply_meld(state, action)
    if state.phase == DRAW:
        return apply_draw(state, place)
    if state.phase == OPEN:
        return apply_open(state, action)
    if state.phase == TAKE:
        return apply_take(state, action)
    if state.phase == STOCK:
        return apply_stock(state, place)
    return apply_deal(state, place)


@hot
def chosen(masks: Masks, x: int) -> tuple[int, int]:
    """One of the actions in ``masks`` (at least one), all equally likely, and the generator's next state."""
    total = 0
    for page in range(6):
        total += popcount(masks[page])
    assert total > 0, "nothing is legal"
    x = step(x)
    n = below(x, total)
    page = 0
    while n >= popcount(masks[page]):
        n -= popcount(masks[page])
        page += 1
    return page << 6 | bit_at(masks[page], n), x


@kernel
def random_action(rules: Rules, state: State, x: int) -> tuple[int, int]:
    """A legal action, all equally likely, and the generator's next state."""
    return chosen(legal(rules, state), x)


@kernel
def chance(rules: Rules, state: State, x: int) -> tuple[int, int]:
    """A card of the stock, every physical card equally likely (M3, M5), and the generator's next state."""
    return chosen(legal_chance(state), x)
