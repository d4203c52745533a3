"""A deal that the engine and the naive twin play at the same time; the test compares them after every action."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from typing import Any

from chiliad.game import CHANCE, NOBODY, OVER, Settlement, actions_of
from chiliad.games import GAMES
from chiliad.games.mille import events as mille_events
from chiliad.games.mille import state as mille_state
from chiliad.games.tysiac import events as tysiac_events
from chiliad.games.tysiac import rules as tysiac_rules
from chiliad.games.tysiac import state as tysiac_state
from chiliad.records.options import written_value
from naive import mille as naive_mille
from naive import tysiac as naive_tysiac

DECLARED = tysiac_events.Married | tysiac_events.AcesDeclared
PLAYED = DECLARED | tysiac_events.Played


def options_of(game: Any, rules: Any) -> dict[str, Any]:
    """All options by key, as in a record."""
    return {option.key: written_value(option, getattr(rules, option.key)) for option in game.options}


def before_of(game: Any, rules: Any, before: Any) -> dict[str, Any]:
    """The standing before a deal, as in a record."""
    found = {key: getattr(before, key) for key in game.standing_keys(rules)}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}


class Pair:
    """One deal on both sides."""

    name = ""

    def __init__(self, rules: Any, before: Any, dealer: int, rng: int) -> None:
        self.game = GAMES[self.name]
        self.rules, self.dealer, self.x = rules, dealer, rng
        self.state = self.start = self.game.start(rules, before, dealer)
        self.log: list[int] = []
        self.twin = self.make_twin(options_of(self.game, rules), before_of(self.game, rules, before))
        while self.state.phase == 0:
            self.draw()
        self.deal_twin()

    def make_twin(self, options: dict[str, Any], before: dict[str, list[int]]) -> Any:
        raise NotImplementedError

    def deal_twin(self) -> None:
        raise NotImplementedError

    def step_text(self, action: int) -> str:
        """The action in the twin's notation."""
        raise NotImplementedError

    def compare_state(self) -> None:
        raise NotImplementedError

    def draw(self) -> int:
        """Chance's next card, for this engine and its twin."""
        action, self.x = self.game.chance(self.rules, self.state, self.x)
        self._apply(action)
        return action

    def _apply(self, action: int) -> None:
        self.state = self.game.apply(self.rules, self.state, action)
        self.log.append(action)

    def play(self, choose: Any) -> Settlement:
        """Play the deal to its end and compare at every step; ``choose(pair, actions) -> action``."""
        while self.game.actor(self.state) != OVER:
            assert len(self.log) <= self.game.actions_per_deal_max
            assert self.game.check(self.rules, self.state) == 0, self.state
            if self.game.actor(self.state) == CHANCE:
                self.draw_both()
                continue
            actions = actions_of(self.game.legal(self.rules, self.state))
            ours, theirs = {self.step_text(action) for action in actions}, self.twin.legal()
            assert ours == theirs, (ours ^ theirs, self.rules, self.state)
            self.compare_state()
            action = choose(self, actions)
            self.twin.apply(self.step_text(action))
            self._apply(action)
        return self.compare_end()

    def draw_both(self) -> None:
        raise NotImplementedError

    def compare_end(self) -> Settlement:
        assert self.game.check(self.rules, self.state) == 0, self.state
        assert self.twin.legal() == set()
        self.compare_state()
        settled = self.game.settle(self.rules, self.state)
        assert list(settled.scores) == self.twin.scores, (settled, self.twin.scores, self.rules, self.state)
        assert before_of(self.game, self.rules, settled.after) == self.twin.after, (
            settled,
            self.twin.after,
            self.rules,
            self.state,
        )
        assert (None if settled.winner == NOBODY else settled.winner) == self.twin.winner
        entries = list(self.game.entries(self.rules, self.start, self.log))
        assert [self.game.line(entry.events[0]) for entry in entries] == self.twin.lines
        self.compare_events([event for entry in entries for event in entry.events])
        return settled

    def compare_events(self, events: list[Any]) -> None:
        """Check that the events alone contain everything about the deal that the twin has."""
        raise NotImplementedError


class TysiacPair(Pair):
    """Tysiac on both sides."""

    name = "tysiac"
    phases = ("deal", "auction", "take", "give", "contract", "play", "over", "over", "over")

    def make_twin(self, options: dict[str, Any], before: dict[str, list[int]]) -> Any:
        return naive_tysiac.Deal(options, before, self.dealer)

    def deal_twin(self) -> None:
        talon, aside = self.state.auction.talon, self.state.auction.aside
        hands = [_tysiac_cards(hand & ~talon) for hand in self.state.hands]  # in a golden deal one has it already
        two = self.rules.players == 2
        self.twin.deal(hands, [_tysiac_cards(talon), _tysiac_cards(aside)] if two else _tysiac_cards(talon))

    def step_text(self, action: int) -> str:
        return self.game.action_text(self.rules, self.state, action)

    def compare_state(self) -> None:
        state, auction, twin = self.state, self.state.auction, self.twin.snapshot()
        seats, two = range(self.rules.players), self.rules.players == 2
        phase = self.phases[state.phase]
        assert twin["phase"] == ("discard" if two and phase == "give" else phase)
        assert twin["turn"] == (None if state.turn == NOBODY else state.turn)
        assert twin["hands"] == [sorted(_tysiac_cards(hand)) for hand in state.hands]
        if two:
            first, second = auction.talon, auction.aside
            if self.twin.taken == 2:
                first, second = second, first
            assert self.twin.talon == [_tysiac_cards(first), _tysiac_cards(second)]
            assert sorted(self.twin.discards) == sorted(_tysiac_cards(auction.laid))
        else:
            assert twin["talon"] == sorted(_tysiac_cards(auction.talon))
            assert auction.aside == auction.laid == 0
        assert twin["bid"] == (auction.contract if twin["contract"] is None else twin["bid"])
        assert twin["contract"] in (None, auction.contract)
        assert twin["passed"] == [seat for seat in seats if auction.passed >> seat & 1]
        unsettled = state.phase < tysiac_state.TAKE or state.phase == tysiac_state.OVER_VOID
        assert twin["declarer"] == (None if unsettled else auction.declarer)
        assert twin["void"] == (state.phase == tysiac_state.OVER_VOID)
        assert twin["blind"] == (auction.blind == 1)
        unseen = tysiac_rules.hand_unseen(self.rules, state)
        assert twin["hand_not_seen"] == (None if unseen == NOBODY else unseen)
        assert [seat for seat in seats if twin["tricks_won"][seat]] == [s for s in seats if state.takers >> s & 1]
        for seat in seats:
            own = self.game.observe(self.rules, state, seat).hand
            assert own == (0 if seat == unseen else state.hands[seat])
        assert twin["trick"] == [tysiac_state.CARD_TEXT[card] for card in (state.led, state.second) if card >= 0]
        assert twin["trump"] == (None if state.trump < 0 else "shdc"[state.trump])
        assert twin["points"] == list(state.points)

    def compare_end(self) -> Settlement:
        settled = super().compare_end()
        assert list(settled.points) == self.twin.points
        return settled

    def compare_events(self, events: list[Any]) -> None:
        players, playing = self.rules.players, 2 if self.rules.players == 2 else 3
        hands: list[Counter[str]] = [Counter() for _ in range(players)]
        made, contract, declarer, tricks = [0] * players, None, None, list[Any]()
        for event in events:
            match event:
                case tysiac_events.HandDealt():
                    hands[event.seat].update(event.cards)
                case tysiac_events.TalonShown():
                    declarer, contract = event.seat, event.points
                    hands[event.seat].update(event.cards)
                case tysiac_events.AuctionWon():
                    declarer, contract = event.seat, event.points
                case tysiac_events.TalonTaken():
                    assert event.number == self.twin.taken
                case tysiac_events.LaidAway():
                    hands[event.seat].subtract([event.card])
                case tysiac_events.LeftoversTaken():
                    made[event.seat] += event.points
                    assert (made[event.seat], event.seat, True) == (event.made, tricks[-1].seat, tricks[-1].last)
                case tysiac_events.Given():
                    hands[event.seat].subtract([event.card])
                    hands[event.receiver].update([event.card])
                case tysiac_events.ContractNamed():
                    assert event.raised == (event.points > contract)
                    contract = event.points
                case tysiac_events.HandSeen():
                    assert hands[event.seat] - Counter(event.cards) == Counter(
                        (self.twin.talon[self.twin.taken - 1] if playing == 2 else self.twin.talon)
                        if declarer == event.seat
                        else []
                    )
                case tysiac_events.Played():
                    hands[event.seat].subtract([event.card])
                case tysiac_events.Married() | tysiac_events.AcesDeclared():
                    hands[event.seat].subtract([event.card])
                    made[event.seat] += event.points
                case tysiac_events.TrickTaken():
                    made[event.seat] += event.points
                    tricks.append(event)
                    assert made[event.seat] == event.made
        twin = self.twin.snapshot()
        assert [sorted(hand.elements()) for hand in hands] == twin["hands"]
        assert (declarer, contract) == (twin["declarer"], twin["contract"])
        played = [event for event in events if isinstance(event, PLAYED)]
        conceded = [event for event in events if isinstance(event, tysiac_events.Conceded)]
        void = any(isinstance(event, tysiac_events.Redealt) for event in events)
        assert void == twin["void"]
        assert [event.contract for event in conceded] == ([contract] if not played and not void else [])
        assert made == twin["points"]
        last = [False] * (9 if playing == 2 else 7) + [True]
        assert [trick.last for trick in tricks] == (last if played else [])
        for number, trick in enumerate(tricks):
            laid = played[playing * number : playing * (number + 1)]
            assert trick.cards == tuple(event.card for event in laid)
            assert trick.leader == laid[0].seat
            assert [isinstance(event, DECLARED) or event.leads for event in laid] == [True, False, False][:playing]


def _tysiac_cards(mask: int) -> list[str]:
    return [tysiac_state.CARD_TEXT[card] for card in range(24) if mask >> card & 1]


class MillePair(Pair):
    """Mille on both sides."""

    name = "mille"
    phases = ("new", "draw", "stock", "take", "open", "meld", "over")

    def make_twin(self, options: dict[str, Any], before: dict[str, list[int]]) -> Any:
        return naive_mille.Deal(options, before, self.dealer)

    def deal_twin(self) -> None:
        state = self.state
        hands = [_mille_cards(side.hand_any, side.hand_both) for side in state.players]
        self.twin.deal(hands, mille_state.CARD_TEXT[state.pack_top])

    def step_text(self, action: int) -> str:
        text = self.game.action_text(self.rules, self.state, action)
        return text if text == "blocked" else text.split(" ", 1)[1]

    def draw_both(self) -> None:
        assert self.twin.legal() == {
            "stock " + mille_state.CARD_TEXT[card] for card in range(52) if self.state.stock_any >> card & 1
        }
        self.twin.apply("stock " + mille_state.CARD_TEXT[self.draw() & 63])

    def compare_state(self) -> None:
        state, twin = self.state, self.twin.snapshot()
        assert twin["phase"] == self.phases[state.phase]
        assert twin["out"] == (None if state.out == NOBODY else state.out)
        for seat, side in enumerate(state.players):
            assert twin["hands"][seat] == sorted(_mille_cards(side.hand_any, side.hand_both))
            # With no stock left everything is known: the twin reports it at once, the engine when the stock is
            # refilled.
            if state.stock_any:
                assert twin["known"][seat] == sorted(_mille_cards(side.known_any, side.known_both)), (twin, state)
            assert twin["sets"][seat] == _mille_sets(side), (twin, state)
        assert twin["stock"] == sorted(_mille_cards(state.stock_any, state.stock_both))
        assert twin["pack"] == sorted(_mille_cards(state.pack_any, state.pack_both))
        top = None if state.pack_top < 0 else mille_state.CARD_TEXT[state.pack_top]
        assert self.state.phase == mille_state.TAKE or twin["pack_top"] == top
        if state.phase != mille_state.OVER:
            assert twin["turn"] == state.turn

    def compare_events(self, events: list[Any]) -> None:
        hands: list[Counter[str]] = [Counter(), Counter()]
        sets: list[dict[str, list[str]]] = [{}, {}]
        out, stock, pack = None, 104 - 31, list[str]()
        piles, piled = list[Any](), list[Any]()
        for event in events:
            match event:
                case mille_events.HandDealt():
                    hands[event.seat].update(event.cards)
                case mille_events.Drew():
                    hands[event.seat].update([event.card])
                    assert event.new_stock == (stock == 0)
                    if event.new_stock:
                        stock, pack = len(pack) - 1, pack[-1:]
                    stock -= 1
                case mille_events.TurnedUp():
                    pack.append(event.card)
                case mille_events.TookTwo():
                    assert pack.pop() == event.card
                    hands[event.seat].update([event.card])
                case mille_events.TookPack():
                    hands[event.seat].subtract(event.laid)
                    hands[event.seat].update(event.picked_up)
                    laid = sets[event.seat].setdefault(event.top[0], [])
                    laid.extend([event.top, *event.laid])
                    piles += _mille_pile(event.seat, event.top[0], laid)
                    assert (event.top, sorted(event.picked_up)) == (pack.pop(), sorted(pack))
                    pack = []
                case mille_events.Laid():
                    hands[event.seat].subtract(event.cards)
                    assert event.new == (event.rank not in sets[event.seat])
                    laid = sets[event.seat].setdefault(event.rank, [])
                    laid.extend(event.cards)
                    assert len(laid) == event.size
                    piles += _mille_pile(event.seat, event.rank, laid)
                case mille_events.Discarded():
                    hands[event.seat].subtract([event.card])
                    pack.append(event.card)
                    assert event.held == hands[event.seat].total()
                case mille_events.SetPiled():
                    piled.append((event.seat, event.rank, event.pile))
                case mille_events.WentOut():
                    out = event.seat
                case mille_events.Blocked():
                    assert stock == 0
                    assert event.stalemate == (len(pack) > 1)
        assert piled == piles
        twin = self.twin.snapshot()
        assert [sorted(hand.elements()) for hand in hands] == twin["hands"]
        assert [{rank: sorted(cards) for rank, cards in own.items()} for own in sets] == twin["sets"]
        assert out == twin["out"]

    def compare_end(self) -> Settlement:
        settled = super().compare_end()
        assert self.twin.stars == [a - b for a, b in zip(settled.after.stars, self.start.before.stars, strict=True)]
        return settled


@lru_cache(maxsize=1 << 16)
def _kinds(mask: int) -> tuple[str, ...]:
    return tuple(mille_state.CARD_TEXT[card] for card in range(52) if mask >> card & 1)


def _mille_cards(any_: int, both: int) -> list[str]:
    return [*_kinds(any_), *_kinds(both)]


def _mille_sets(side: Any) -> dict[str, list[str]]:
    sets: dict[str, list[str]] = {}
    for card in _mille_cards(side.natural_any, side.natural_both):
        sets.setdefault(card[0], []).append(card)
    for wild in _mille_cards(side.wild_any, side.wild_both):
        sets[wild[0]].append("2" + wild[1])
    return {rank: sorted(cards) for rank, cards in sets.items()}


def _mille_pile(seat: int, rank: str, laid: list[str]) -> list[tuple[int, str, str]]:
    """The pile that a set becomes with the last of these cards, if it does (M16)."""
    if {card[0] for card in laid} != {rank}:
        return []
    name = {7: "seven", 8: "eight"}.get(len(laid))
    return [(seat, rank, name)] if name else []


PAIRS = {"mille": MillePair, "tysiac": TysiacPair}


def any_action(rng: random.Random) -> Any:
    """Choose each legal action equally often, but often low bids in Tysiac; otherwise no contract would be made."""

    def choose(pair: Pair, actions: list[int]) -> int:
        if pair.name == "tysiac" and actions[0] >> 6 <= tysiac_state.KIND_CONTRACT and rng.random() < 0.8:
            return rng.choice((actions[0], actions[-1])) if actions[0] >> 6 == tysiac_state.KIND_BID else actions[0]
        return rng.choice(actions)

    return choose


__all__ = ["PAIRS", "any_action", "before_of", "options_of"]
