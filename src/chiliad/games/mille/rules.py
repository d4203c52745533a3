"""Rules of Mille, the two-player rummy of Montréal, as Pagat publishes them in Persian and Wikipedia in Spanish.

The game has two packs, deals of 15 cards each, and 1200 points to win.  Options: ``options.py`` (``target``,
``natural_required``, ``max_wilds``); the presets ``pagat``, ``wikipedia`` and ``progressive`` differ in the payment
alone.  One card moves per action; a player who begins a set must complete it before anything else.  The actions, by
kind (``state.py`` has the indices):

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
    NO_PLAYER_CARDS,
    RANK,
    TWOS,
    PlayerCards,
    add_to_meld,
    cards_count,
    count_of_rank,
    draw_card,
    know_hand,
    meld_natural,
    meld_wild,
    rank_counts,
    ranks_at_least,
    ranks_held,
    ranks_whole,
    remove_card,
    take_face_up,
    with_card,
    without_card,
)
from chiliad.games.mille.state import (
    ACTION_KINDS,
    DEAL,
    DRAW,
    HAND_CARDS_DEALT,
    KIND_DISCARD,
    KIND_LAY,
    KIND_WILD,
    MELD,
    OPEN,
    OVER,
    PAIR,
    SET_CARDS_MIN,
    STOCK,
    TAKE,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_PICK,
    TURN_TAKE,
    TURN_TAKE_UPCARD_TWO,
    Standing,
    State,
    with_player,
)

Masks = tuple[int, int, int, int, int, int]
NO_MASKS = (0, 0, 0, 0, 0, 0)


@kernel
def start(rules: Rules, before: Standing, dealer: int) -> State:
    """The state before a deal's first card (M3)."""
    return State(
        before=before,
        dealer=dealer,
        turn=1 - dealer,
        phase=DEAL,
        players=(NO_PLAYER_CARDS, NO_PLAYER_CARDS),
        stock_any=ALL,
        stock_both=ALL,
        stock_idle=0,
        pack_any=0,
        pack_both=0,
        pack_top=-1,
        upcard_two_open=0,
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


def mid_move(state: State) -> bool:
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
    players = state.players
    pack, top = 0, -1
    if cards_count(players[0].hand_any, players[0].hand_both) < HAND_CARDS_DEALT:
        players = (draw_card(players[0], bit), players[1])
    elif cards_count(players[1].hand_any, players[1].hand_both) < HAND_CARDS_DEALT:
        players = (players[0], draw_card(players[1], bit))
    else:
        pack, top = bit, card
    stock_any, stock_both = without_card(state.stock_any, state.stock_both, bit)
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=DRAW if top >= 0 else DEAL,
        players=players,
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=0,
        pack_any=pack,
        pack_both=0,
        pack_top=top,
        upcard_two_open=1 if pack & TWOS else 0,
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
def has_pair(player: PlayerCards, card: int) -> bool:
    """Whether the hand holds two naturals of a card's rank (M8; two 2s for a 2, M10)."""
    return count_of_rank(player.hand_any, player.hand_both, card >> 2) >= PAIR


@hot
def masks_draw(drawable: bool, takable: bool, upcard_two_open: int) -> int:
    """Kind TURN at the beginning of a turn."""
    begin = 1 << TURN_DRAW if drawable else 1 << TURN_BLOCKED
    return begin | (1 << TURN_TAKE if takable else 0) | upcard_two_open << TURN_TAKE_UPCARD_TWO


@hot
def legal_draw(state: State) -> Masks:
    """Draw, or end the deal where there is nothing to draw; take the pack with a pair; take the up-card 2."""
    takable = state.pack_top >= 0 and has_pair(state.players[state.turn], state.pack_top)
    return masks_draw(can_draw(state), takable, state.upcard_two_open), 0, 0, 0, 0, 0


@hot
def apply_draw(state: State, index: int) -> State:
    """The turn begins; after any action, the up-card 2 is no longer on offer (M11)."""
    seat, top, rank, phase = state.turn, state.pack_top, -1, MELD
    players = state.players
    stock_any, stock_both = state.stock_any, state.stock_both
    pack_any, pack_both = state.pack_any, state.pack_both
    idle = state.stock_idle
    if index == TURN_DRAW:
        phase = STOCK
        if stock_any == 0:
            stock_any, stock_both = without_card(pack_any, pack_both, 1 << top)
            pack_any, pack_both = 1 << top, 0
            players = (know_hand(players[0]), know_hand(players[1]))
            idle = 1
    elif index == TURN_BLOCKED:
        phase = OVER
    else:
        taken = 1 << top
        pack_any, pack_both = without_card(pack_any, pack_both, taken)
        if index == TURN_TAKE:
            phase, rank, idle = TAKE, top >> 2, 0
            players = with_player(players, seat, add_to_meld(players[seat], taken))
        else:
            players = with_player(players, seat, take_face_up(players[seat], taken, 0))
        top = -1
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=seat,
        phase=phase,
        players=players,
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=idle,
        pack_any=pack_any,
        pack_both=pack_both,
        pack_top=top,
        upcard_two_open=0,
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
        players=with_player(state.players, state.turn, draw_card(state.players[state.turn], bit)),
        stock_any=stock_any,
        stock_both=stock_both,
        stock_idle=state.stock_idle,
        pack_any=state.pack_any,
        pack_both=state.pack_both,
        pack_top=state.pack_top,
        upcard_two_open=0,
        rank_open=-1,
        laid_count=0,
        out=NOBODY,
    )


# --- Taking the pack: two naturals or more, then the rest (M8, M9, M10) ----------------------------------------------


@hot
def masks_take(player: PlayerCards, rank: int, laid_count: int) -> tuple[int, int]:
    """Kind TURN (pick, after two) and kind LAY (naturals of the rank, 2s for a 2) while the pack is taken."""
    return 1 << TURN_PICK if laid_count >= PAIR else 0, player.hand_any & RANK << 4 * rank


@hot
def legal_take(state: State) -> Masks:
    """Further naturals of the rank, and the rest of the pack when two are laid."""
    turn, lay = masks_take(state.players[state.turn], state.rank_open, state.laid_count)
    return turn, lay, 0, 0, 0, 0


@hot
def apply_take(state: State, action: int) -> State:
    """One more natural is laid; or the rest of the pack comes to the hand, and an empty hand goes out (M9, M18)."""
    player = state.players[state.turn]
    if action >> 6 == KIND_LAY:
        return _went_on(state, meld_natural(player, 1 << (action & 63)), TAKE, state.rank_open, state.laid_count + 1)
    player = take_face_up(player, state.pack_any, state.pack_both)
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=OVER if player.hand_any == 0 else MELD,
        players=with_player(state.players, state.turn, player),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=state.stock_idle,
        pack_any=0,
        pack_both=0,
        pack_top=-1,
        upcard_two_open=0,
        rank_open=-1,
        laid_count=0,
        out=state.turn if player.hand_any == 0 else NOBODY,
    )


# --- Melding: opening a set, adding to one (M6, M12 to M16) ----------------------------------------------------------


@hot
def _went_on(state: State, player: PlayerCards, phase: int, rank: int, laid_count: int) -> State:
    """The turn continues after a card was laid, with these cards; MELD with an empty hand goes out (M18)."""
    out = phase == MELD and player.hand_any == 0
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=OVER if out else phase,
        players=with_player(state.players, state.turn, player),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=0,
        pack_any=state.pack_any,
        pack_both=state.pack_both,
        pack_top=state.pack_top,
        upcard_two_open=0,
        rank_open=rank,
        laid_count=laid_count,
        out=state.turn if out else NOBODY,
    )


@hot
def masks_open(max_wilds: int, player: PlayerCards, rank: int) -> tuple[int, int]:
    """Kinds LAY and WILD while a new set is being laid: only that set, up to three cards (M12, M14)."""
    wilds = count_of_rank(player.wild_any, player.wild_both, rank)
    twos = player.hand_any & TWOS if rank > 0 and wilds < max_wilds else 0
    return player.hand_any & RANK << 4 * rank, twos << 4 * rank


@hot
def legal_open(rules: Rules, state: State) -> Masks:
    """Cards for the set being opened; a set that could be begun can always be completed."""
    lay, wild = masks_open(rules.max_wilds, state.players[state.turn], state.rank_open)
    return 0, lay, wild, 0, 0, 0


@hot
def apply_open(state: State, action: int) -> State:
    """Add one card to the set being opened; the third completes it."""
    player = state.players[state.turn]
    place = action & 63
    player = meld_wild(player, place) if action >> 6 == KIND_WILD else meld_natural(player, 1 << place)
    if state.laid_count + 1 < SET_CARDS_MIN:
        return _went_on(state, player, OPEN, state.rank_open, state.laid_count + 1)
    return _went_on(state, player, MELD, -1, 0)


@hot
def ranks_to_open(max_wilds: int, player: PlayerCards) -> int:
    """The ranks of which the hand could lay three cards, at least one natural (M12 to M14), with a set there or not."""
    twos_count = count_of_rank(player.hand_any, player.hand_both, 0)
    naturals_min = max(1, SET_CARDS_MIN - min(twos_count, max_wilds))
    ranks = ranks_at_least(rank_counts(player.hand_any, player.hand_both), naturals_min)
    return (ranks & ~1) | (1 if twos_count >= SET_CARDS_MIN else 0)


@hot
def ranks_for_wild(max_wilds: int, player: PlayerCards) -> int:
    """The ranks of the player's sets that another wild may join: not 2s, not closed, not full (M13, M14, M16)."""
    ranks = ranks_held(player.natural_any) & ~1
    closed = ranks_whole(player.natural_both) & ~ranks_held(player.wild_any)
    full = ranks_at_least(rank_counts(player.wild_any, player.wild_both), max_wilds)
    return ranks & ~closed & ~full


@hot
def masks_meld(max_wilds: int, player: PlayerCards) -> tuple[int, int]:
    """Kinds LAY and WILD between the draw and the discard (M6, M12 to M16); kind DISCARD is the hand itself."""
    ranks = ranks_held(player.natural_any) | ranks_to_open(max_wilds, player)
    twos = player.hand_any & TWOS
    return player.hand_any & ranks * RANK, twos * ranks_for_wild(max_wilds, player) if twos else 0


@hot
def legal_meld(rules: Rules, state: State) -> Masks:
    """Lay a card on a set of the same player, begin a set that can be completed, or discard any card (M6, M7)."""
    player = state.players[state.turn]
    lay, wild = masks_meld(rules.max_wilds, player)
    return 0, lay, wild, player.hand_any, 0, 0


@hot
def apply_meld(state: State, action: int) -> State:
    """A card is laid, or the discard ends the turn (M6, M7)."""
    player = state.players[state.turn]
    kind, place = action >> 6, action & 63
    if kind == KIND_DISCARD:
        return apply_discard(state, place)
    if kind == KIND_WILD:
        return _went_on(state, meld_wild(player, place), MELD, -1, 0)
    opened = player.natural_any >> (place & ~3) & RANK == 0
    return _went_on(
        state, meld_natural(player, 1 << place), OPEN if opened else MELD, place >> 2 if opened else -1, int(opened)
    )


@hot
def apply_discard(state: State, card: int) -> State:
    """The card goes on the pack and the turn to the other player; an empty hand goes out (M7, M18)."""
    bit = 1 << card
    player = remove_card(state.players[state.turn], bit)
    pack_any, pack_both = with_card(state.pack_any, state.pack_both, bit)
    out = player.hand_any == 0
    return State(
        before=state.before,
        dealer=state.dealer,
        turn=state.turn if out else 1 - state.turn,
        phase=OVER if out else DRAW,
        players=with_player(state.players, state.turn, player),
        stock_any=state.stock_any,
        stock_both=state.stock_both,
        stock_idle=state.stock_idle,
        pack_any=pack_any,
        pack_both=pack_both,
        pack_top=card,
        upcard_two_open=0,
        rank_open=-1,
        laid_count=0,
        out=state.turn if out else NOBODY,
    )


# --- All phases ------------------------------------------------------------------------------------------------------


@kernel
def legal(rules: Rules, state: State) -> Masks:
    """The legal actions, a mask for each kind; kinds FIRST and SECOND hold the physical cards that chance may bring."""
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
    kind, place = action >> 6, action & 63
    assert 0 <= kind < ACTION_KINDS, "no such kind"
    assert legal(rules, state)[kind] >> place & 1, "not a legal action"
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
def chosen(masks: Masks, rng: int) -> tuple[int, int]:
    """One of the actions in ``masks`` (at least one), all equally likely, and the generator's next state."""
    total = 0
    for kind in range(6):
        total += popcount(masks[kind])
    assert total > 0, "nothing is legal"
    rng = step(rng)
    n = below(rng, total)
    kind = 0
    while n >= popcount(masks[kind]):
        n -= popcount(masks[kind])
        kind += 1
    return kind << 6 | bit_at(masks[kind], n), rng


@kernel
def random_action(rules: Rules, state: State, rng: int) -> tuple[int, int]:
    """A legal action, all equally likely, and the generator's next state."""
    return chosen(legal(rules, state), rng)


@kernel
def chance(rules: Rules, state: State, rng: int) -> tuple[int, int]:
    """A card of the stock, every physical card equally likely (M3, M5), and the generator's next state."""
    return chosen(legal_chance(state), rng)
