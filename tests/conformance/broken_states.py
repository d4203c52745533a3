"""Games with a fault in their states, observations or worlds, and the check of ``checks.py`` that must find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from chiliad.game import CHANCE, NOBODY, OVER, Game
from chiliad.games.mille.player_cards import union
from conformance.broken import Broken

Change = Callable[[Any], Any]


def applied_with(game: Game, changed: Change) -> Game:
    """``apply`` that changes the state once all cards are dealt."""

    def apply(rules: Any, state: Any, action: int) -> Any:
        after = game.apply(rules, state, action)
        dealt = game.actor(state) == CHANCE and game.actor(after) >= 0
        return changed(after) if dealt else after

    return replace(game, apply=apply)


def observed_with(game: Game, changed: Callable[[Any, Any], Any]) -> Game:
    """``observation`` that contains a part of the state."""
    return replace(game, observe=lambda rules, state, seat: changed(game.observe(rules, state, seat), state))


def without_lowest(mask: int) -> int:
    return mask & (mask - 1)


# --- Tysiac ----------------------------------------------------------------------------------------------------------


def tysiac_loses_a_card(game: Game) -> Game:
    return applied_with(game, lambda s: s._replace(hands=(without_lowest(s.hands[0]), *s.hands[1:])))


def tysiac_doubles_a_card(game: Game) -> Game:
    return applied_with(game, lambda s: s._replace(hands=(s.hands[0] | s.hands[1] & -s.hands[1], *s.hands[1:])))


def tysiac_counts_a_point_more(game: Game) -> Game:
    def apply(rules: Any, state: Any, action: int) -> Any:
        after = game.apply(rules, state, action)
        more = tuple(points + (points > 0) for points in after.points)
        return after._replace(points=more) if game.actor(after) == OVER else after

    return replace(game, apply=apply)


def tysiac_shows_a_hand(game: Game) -> Game:
    return observed_with(game, lambda observation, state: observation._replace(points=state.hands))


def tysiac_shows_the_talon(game: Game) -> Game:
    return observed_with(game, lambda observation, state: observation._replace(dealer=state.auction.talon))


def tysiac_shows_the_gifts(game: Game) -> Game:
    return observed_with(game, lambda v, state: v._replace(auction=v.auction._replace(given=state.auction.given)))


def tysiac_resample_ignores_voids(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        state, rng = game.resample(observation._replace(excluded=(0, 0, 0)), rng)
        return state._replace(excluded=observation.excluded), rng

    return replace(game, resample=resample)


def tysiac_resample_ignores_marriages(game: Game) -> Game:
    """Under the first preset, where bids need marriages."""
    first = dict(list(game.presets.items())[:1])
    return replace(
        game,
        options=(),
        presets=first,
        resample=lambda observation, rng: game.resample(observation._replace(held=(0, 0, 0)), rng),
    )


def tysiac_resample_deals_too_many(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        state, rng = game.resample(observation, rng)
        return state._replace(hands=(state.hands[0] | state.hands[1] & -state.hands[1], *state.hands[1:])), rng

    return replace(game, resample=resample)


def tysiac_redact_shows_the_talon(game: Game) -> Game:
    def redact_lines(rules: Any, start: Any, lines: list[str], seat: int) -> list[str]:
        seen = game.redact_lines(rules, start, lines, seat)
        return [line if line.startswith("deal talon") else other for line, other in zip(lines, seen, strict=True)]

    return replace(game, redact_lines=redact_lines)


def tysiac_redact_shows_the_gifts(game: Game) -> Game:
    def redact_lines(rules: Any, start: Any, lines: list[str], seat: int) -> list[str]:
        seen = game.redact_lines(rules, start, lines, seat)
        return [line if " give " in line else other for line, other in zip(lines, seen, strict=True)]

    return replace(game, redact_lines=redact_lines)


# --- Mille -----------------------------------------------------------------------------------------------------------


def mille_loses_a_card(game: Game) -> Game:
    def lost(state: Any) -> Any:
        stock = state.stock_any
        return state._replace(stock_any=without_lowest(stock), stock_both=state.stock_both & ~(stock & -stock))

    return applied_with(game, lost)


def mille_doubles_a_card(game: Game) -> Game:
    return applied_with(game, lambda state: state._replace(stock_both=state.stock_any))


def mille_forgets_the_top(game: Game) -> Game:
    return applied_with(game, lambda state: state._replace(pack_top=-1, upcard_two_open=0))


def mille_shows_a_hand(game: Game) -> Game:
    return observed_with(game, lambda observation, state: observation._replace(stock_count=state.players[0].hand_any))


def mille_shows_the_stock(game: Game) -> Game:
    return observed_with(game, lambda observation, state: observation._replace(stock_count=state.stock_both))


def mille_shows_a_hand_to_the_public(game: Game) -> Game:
    def changed(observation: Any, state: Any) -> Any:
        return observation._replace(hand_any=state.players[0].hand_any) if observation.seat == NOBODY else observation

    return observed_with(game, changed)


def mille_resample_ignores_known_cards(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        unseen = (observation.unseen_any, observation.unseen_both)
        for seat in range(game.seats(observation.rules)):
            if seat != observation.seat:
                unseen = union(*unseen, observation.known_any[seat], observation.known_both[seat])
        ignorant = observation._replace(
            unseen_any=unseen[0],
            unseen_both=unseen[1],
            known_any=(0, 0),
            known_both=(0, 0),
            phase=min(observation.phase, 1),
        )
        state, rng = game.resample(ignorant, rng)
        players = tuple(
            side._replace(known_any=observation.known_any[seat], known_both=observation.known_both[seat])
            for seat, side in enumerate(state.players)
        )
        return state._replace(players=players, phase=observation.phase), rng

    return replace(game, resample=resample)


def mille_resample_forgets_the_pack(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        state, rng = game.resample(observation, rng)
        return state._replace(pack_any=0, pack_both=0, pack_top=-1, upcard_two_open=0), rng

    return replace(game, resample=resample)


def mille_resample_keeps_a_card(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        state, rng = game.resample(observation, rng)
        return state._replace(
            stock_any=state.stock_any & ~(state.stock_any & -state.stock_any & ~state.stock_both)
        ), rng

    return replace(game, resample=resample)


def mille_redact_shows_draws(game: Game) -> Game:
    def redact_lines(rules: Any, start: Any, lines: list[str], seat: int) -> list[str]:
        seen = game.redact_lines(rules, start, lines, seat)
        return [line if " draw " in line else other for line, other in zip(lines, seen, strict=True)]

    return replace(game, redact_lines=redact_lines)


def mille_pays_the_loser(game: Game) -> Game:
    assert game.payment is not None
    payment = game.payment
    return replace(game, payment=lambda rules, after, winner, small: -payment(rules, after, winner, small))


def mille_pays_a_flat_rate(game: Game) -> Game:
    return replace(game, payment=lambda rules, after, winner, small: 10)


OF_ONE_GAME = {
    "tysiac": (
        Broken("invariants", "invariant . fails", tysiac_loses_a_card),
        Broken("invariants", "invariant . fails", tysiac_doubles_a_card),
        Broken("invariants", "invariant 5 fails", tysiac_counts_a_point_more),
        Broken("observations_hide", "can tell", tysiac_shows_a_hand),
        Broken("observations_hide", "can tell", tysiac_shows_the_talon),
        Broken("redaction_tells_enough", "sees another deal", tysiac_shows_the_gifts),
        Broken("resample_fits", "an impossible world", tysiac_resample_ignores_voids),
        Broken("observations_hide", "can tell", tysiac_resample_ignores_marriages, 40),
        Broken("resample_fits", "an impossible world", tysiac_resample_deals_too_many),
        Broken("redaction_keeps_secrets", "can't tell these", tysiac_redact_shows_the_talon),
        Broken("redaction_keeps_secrets", "can't tell these", tysiac_redact_shows_the_gifts),
    ),
    "mille": (
        Broken("invariants", "invariant 8 fails", mille_loses_a_card),
        Broken("invariants", "invariant 8 fails", mille_doubles_a_card),
        Broken("invariants", "invariant 13 fails", mille_forgets_the_top),
        Broken("observations_hide", "can tell", mille_shows_a_hand),
        Broken("observations_hide", "can tell", mille_shows_the_stock),
        Broken("observations_hide", "can tell", mille_shows_a_hand_to_the_public),
        Broken("resample_fits", "an impossible world", mille_resample_ignores_known_cards),
        Broken("observations_hide", "can tell", mille_resample_forgets_the_pack),
        Broken("resample_fits", "an impossible world", mille_resample_keeps_a_card),
        Broken("redaction_keeps_secrets", "can't tell these", mille_redact_shows_draws),
        Broken("matches_end", "the winner is paid", mille_pays_the_loser),
        Broken("matches_end", "in proportion to the stakes", mille_pays_a_flat_rate),
    ),
}
