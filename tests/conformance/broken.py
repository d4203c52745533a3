"""Games with one fault each, and the check of ``checks.py`` that must find it, with its message.

Those of ``FOR_EVERY_GAME`` wrap functions of any game; the others break a game's own state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from chiliad.errors import Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, Entry, Game, Settlement, actions_of

Break = Callable[[Game], Game]


class Broken(NamedTuple):
    check: str  # the key in CHECKS
    says: str  # a pattern of its message
    broken: Break
    deals: int = 10  # that the check walks


def highest_dropped(masks: tuple[int, ...]) -> tuple[int, ...]:
    """The masks without their highest action, if there are at least two."""
    actions = actions_of(masks)
    if len(actions) < 2:
        return masks
    kind, index = actions[-1] >> 6, actions[-1] & 63
    return tuple(mask & ~(1 << index) if n == kind else mask for n, mask in enumerate(masks))


def lowest(game: Game, rules: Any, state: Any) -> int:
    return actions_of(game.legal(rules, state))[0]


# --- Actions ---------------------------------------------------------------------------------------------------------


def legal_forgets(game: Game) -> Game:
    return replace(game, legal=lambda rules, state: highest_dropped(game.legal(rules, state)))


def legal_allows(game: Game) -> Game:
    return replace(game, legal=lambda rules, state: tuple(mask | 0b111 for mask in game.legal(rules, state)))


def legal_after_the_end(game: Game) -> Game:
    over = (1,) + (0,) * (game.action_kinds - 1)
    return replace(game, legal=lambda r, s: over if game.actor(s) == OVER else game.legal(r, s))


def a_kind_too_many(game: Game) -> Game:
    return replace(game, action_kinds=game.action_kinds + 1)


def actor_over_too_early(game: Game) -> Game:
    return replace(game, actor=lambda state: OVER if game.actor(state) == 0 else game.actor(state))


def refuses_nothing(game: Game) -> Game:
    return replace(game, why_illegal=lambda rules, state, action: 0)


def refuses_a_legal_action(game: Game) -> Game:
    def why_illegal(rules: Any, state: Any, action: int) -> int:
        legal = actions_of(game.legal(rules, state))
        return 1 if legal and action == legal[-1] else game.why_illegal(rules, state, action)

    return replace(game, why_illegal=why_illegal)


def unknown_reason(game: Game) -> Game:
    last = len(game.reasons)
    return replace(game, why_illegal=lambda r, s, a: last if game.why_illegal(r, s, a) else 0)


def explains_otherwise(game: Game) -> Game:
    return replace(game, explain=lambda r, s, a: Illegal(game.reasons[1 + game.why_illegal(r, s, a) % 5]))


def two_reasons_alike(game: Game) -> Game:
    return replace(game, reasons=(*game.reasons[:-1], game.reasons[1]))


def apply_takes_anything(game: Game) -> Game:
    def apply(rules: Any, state: Any, action: int) -> Any:
        try:
            return game.apply(rules, state, action)
        except AssertionError:
            return state

    return replace(game, apply=apply)


def apply_does_nothing(game: Game) -> Game:
    def apply(rules: Any, state: Any, action: int) -> Any:
        lazy = game.actor(state) >= 0 and action == lowest(game, rules, state)
        return state if lazy else game.apply(rules, state, action)

    return replace(game, apply=apply)


def apply_differs(game: Game) -> Game:
    calls = count(1)

    def apply(rules: Any, state: Any, action: int) -> Any:
        return game.apply(rules, state, action if next(calls) % 7 else lowest(game, rules, state))

    return replace(game, apply=apply)


def apply_gives_a_bool(game: Game) -> Game:
    def apply(rules: Any, state: Any, action: int) -> Any:
        after = game.apply(rules, state, action)
        return after._replace(dealer=after.dealer == 1) if game.actor(after) == OVER and after.dealer < 2 else after

    return replace(game, apply=apply, actor=lambda state: game.actor(state._replace(dealer=int(state.dealer))))


# --- Chance, invariants ----------------------------------------------------------------------------------------------


def never_deals_one_card(game: Game) -> Game:
    def chance(rules: Any, state: Any, rng: int) -> tuple[int, int]:
        action, rng = game.chance(rules, state, rng)
        cards = actions_of(game.legal(rules, state))
        return (cards[0] if action == cards[-1] else action), rng

    return replace(game, chance=chance)


def favours_one_card(game: Game) -> Game:
    def chance(rules: Any, state: Any, rng: int) -> tuple[int, int]:
        action, after = game.chance(rules, state, rng)
        return (lowest(game, rules, state) if rng >> 40 & 7 == 0 else action), after

    return replace(game, chance=chance)


def deals_a_card_again(game: Game) -> Game:
    first = {}

    def chance(rules: Any, state: Any, rng: int) -> tuple[int, int]:
        action, rng = game.chance(rules, state, rng)
        return first.setdefault(0, action), rng

    return replace(game, chance=chance)


def never_brings_the_last_card(game: Game) -> Game:
    return replace(game, cards_to_come=lambda r, s: game.cards_to_come(r, s)[:-1])


def brings_cards_in_its_own_order(game: Game) -> Game:
    return replace(game, cards_to_come=lambda r, s: sorted(game.cards_to_come(r, s)))


def generator_stands_still(game: Game) -> Game:
    return replace(game, chance=lambda r, s, rng: (game.chance(r, s, rng)[0], rng))


def check_is_blind(game: Game) -> Game:
    return replace(game, check=lambda rules, state: 0)


def check_cries_wolf(game: Game) -> Game:
    return replace(game, check=lambda r, s: 1 if game.actor(s) == OVER else game.check(r, s))


# --- Views -----------------------------------------------------------------------------------------------------------


def lets_all_act(game: Game) -> Game:
    return replace(game, observe=lambda r, s, seat: game.observe(r, s, seat)._replace(legal=game.legal(r, s)))


def lets_nobody_act(game: Game) -> Game:
    return replace(game, observe=lambda r, s, seat: game.observe(r, s, seat)._replace(legal=(0,) * game.action_kinds))


def observes_another_seat(game: Game) -> Game:
    return replace(game, observe=lambda r, s, seat: game.observe(r, s, max(1 - seat, 0) if seat >= 0 else seat))


def unseen_is_nothing(game: Game) -> Game:
    return replace(game, unseen_count=lambda observation: 0)


def unseen_with_the_turn(game: Game) -> Game:
    return replace(game, unseen_count=lambda o: game.unseen_count(o) + (o.turn != o.seat))


def unseen_without_the_turn(game: Game) -> Game:
    return replace(game, unseen_count=lambda o: game.unseen_count(o) + (o.turn == o.seat))


def resample_ignores_its_number(game: Game) -> Game:
    return replace(game, resample=lambda observation, rng: (game.resample(observation, 12345)[0], rng ^ 1))


def resample_differs(game: Game) -> Game:
    calls = count(1)
    return replace(game, resample=lambda observation, rng: game.resample(observation, rng ^ next(calls) << 40))


def resample_forgets_whose_turn(game: Game) -> Game:
    def resample(observation: Any, rng: int) -> tuple[Any, int]:
        state, rng = game.resample(observation, rng)
        return (state._replace(turn=max(1 - state.turn, 0)) if game.actor(state) >= 0 else state), rng

    return replace(game, resample=resample)


# --- Text ------------------------------------------------------------------------------------------------------------


def mid_move_everywhere_else(game: Game) -> Game:
    return replace(game, mid_move=lambda state: not game.mid_move(state))


def reads_the_illegal(game: Game) -> Game:
    def read_line(rules: Any, state: Any, line: str) -> list[int]:
        try:
            return game.read_line(rules, state, line)
        except Illegal:
            for action in range(game.action_kinds << 6):
                slug = game.reasons[game.why_illegal(rules, state, action)]
                if slug != "no-such-action" and game.action_text(rules, state, action) == line:
                    return [action]
            raise

    return replace(game, read_line=read_line)


def refuses_for_another_reason(game: Game) -> Game:
    def read_line(rules: Any, state: Any, line: str) -> list[int]:
        try:
            return game.read_line(rules, state, line)
        except Illegal:
            raise Illegal("no-reason") from None

    return replace(game, read_line=read_line)


def reads_rubbish(game: Game) -> Game:
    def read_line(rules: Any, state: Any, line: str) -> list[int]:
        try:
            return game.read_line(rules, state, line)
        except Unreadable:
            return actions_of(game.legal(rules, state))[:1]

    return replace(game, read_line=read_line)


def one_name_for_all(game: Game) -> Game:
    return replace(game, action_text=lambda rules, state, action: "0 pass")


def shouts(game: Game) -> Game:
    return replace(game, action_text=lambda *args: game.action_text(*args).upper())


def forgets_the_last_line(game: Game) -> Game:
    return replace(game, entries=lambda *args: list(game.entries(*args))[:-1])


def writes_two_blanks(game: Game) -> Game:
    return replace(game, line=lambda event: game.line(event).replace(" ", "  "))


def numbers_its_lines_backwards(game: Game) -> Game:
    def backwards(found: list[Entry]) -> list[Entry]:
        return found[:-3] + sorted(found[-3:], key=lambda entry: game.line(entry.events[0]))

    return replace(game, entries=lambda *args: backwards(list(game.entries(*args))))


def counts_an_action_less(game: Game) -> Game:
    return replace(game, entries=lambda *args: (one._replace(length=one.length - 1) for one in game.entries(*args)))


def has_a_line_for_what_follows(game: Game) -> Game:
    def line(event: Any) -> str:
        try:
            return game.line(event)
        except ValueError:
            return "0 pass"

    return replace(game, line=line)


def entries_only_from_the_start(game: Game) -> Game:
    return replace(game, entries=lambda r, s, *args: list(game.entries(r, s, *args)) if game.actor(s) == CHANCE else [])


def takes_the_states_before_the_actions(game: Game) -> Game:
    return replace(game, entries=lambda r, s, a, known=None: game.entries(r, s, a, known and [s, *known[:-1]]))


def shows_every_event(game: Game) -> Game:
    return replace(game, redact=lambda event, seat: event)


def hides_ones_own_events(game: Game) -> Game:
    return replace(game, redact=lambda event, seat: game.redact(event, NOBODY))


def redacts_nothing(game: Game) -> Game:
    return replace(game, redact_lines=lambda rules, start, lines, seat: list(lines))


def redacts_too_little(game: Game) -> Game:
    """The last seat sees the first line whole: the cards dealt to the first seat."""

    def redact_lines(rules: Any, start: Any, lines: list[str], seat: int) -> list[str]:
        seen = game.redact_lines(rules, start, lines, seat)
        return [*lines[:1], *seen[1:]] if seat == game.seats(rules) - 1 else seen

    return replace(game, redact_lines=redact_lines)


def redacts_ones_own_hand(game: Game) -> Game:
    return replace(game, redact_lines=lambda rules, start, lines, seat: game.redact_lines(rules, start, lines, NOBODY))


def redacts_the_actions(game: Game) -> Game:
    def redact_lines(rules: Any, start: Any, lines: list[str], seat: int) -> list[str]:
        return ["0 pass" if "?" in line else line for line in game.redact_lines(rules, start, lines, seat)]

    return replace(game, redact_lines=redact_lines)


def completes_nothing(game: Game) -> Game:
    return replace(game, reconstruct_deal=lambda rules, start, lines, seat, scores: lines)


# --- Settling, options, whole deals ----------------------------------------------------------------------------------


def settled_with(game: Game, change: Callable[[Settlement], Settlement]) -> Game:
    return replace(game, settle=lambda rules, state: change(game.settle(rules, state)))


def settle_off_by_five(game: Game) -> Game:
    return settled_with(game, lambda settled: replace(settled, scores=(settled.scores[0] + 5, *settled.scores[1:])))


def settle_names_no_winner(game: Game) -> Game:
    return settled_with(game, lambda settled: replace(settled, winner=NOBODY))


def settle_always_names_one(game: Game) -> Game:
    return settled_with(game, lambda settled: replace(settled, winner=0))


def points_said_wrongly(game: Game) -> Game:
    return replace(game, has_points=not game.has_points)


def any_standing_may_be(game: Game) -> Game:
    return replace(game, check_before=lambda rules, before: "")


def no_standing_may_be(game: Game) -> Game:
    return replace(game, check_before=lambda rules, before: "" if not any(before.totals) else "before-game-over")


def match_begins_with_points(game: Game) -> Game:
    return replace(game, before=lambda rules: game.before(rules)._replace(totals=(5,) * game.seats(rules)))


def start_is_dealt(game: Game) -> Game:
    def start(rules: Any, before: Any, dealer: int) -> Any:
        state, rng = game.start(rules, before, dealer), 1
        while game.actor(state) == CHANCE:
            action, rng = game.chance(rules, state, rng)
            state = game.apply(rules, state, action)
        return state

    return replace(game, start=start)


def one_seat_deals(game: Game) -> Game:
    return replace(game, next_dealer=lambda rules, dealer: dealer)


def the_deal_stays_in_two_places(game: Game) -> Game:
    return replace(game, next_dealer=lambda rules, dealer: max(1 - dealer, 0) if game.seats(rules) > 2 else 1)


def random_deal_counts_chance(game: Game) -> Game:
    def random_deal(rules: Any, before: Any, dealer: int, rng: int) -> tuple[Any, int, int]:
        state, decisions, rng = game.random_deal(rules, before, dealer, rng)
        return state, decisions + decisions // 2, rng

    return replace(game, random_deal=random_deal)


def random_deal_by_one_dealer(game: Game) -> Game:
    return replace(game, random_deal=lambda r, b, dealer, rng: game.random_deal(r, b, 0, rng))


def random_deal_never_ends(game: Game) -> Game:
    def random_deal(rules: Any, before: Any, dealer: int, rng: int) -> tuple[Any, int, int]:
        return start_is_dealt(game).start(rules, before, dealer), 1, rng

    return replace(game, random_deal=random_deal)


def a_low_limit(game: Game) -> Game:
    return replace(game, actions_per_deal_max=30)


def sees_no_problem(game: Game) -> Game:
    return replace(game, problems=lambda rules: [])


def sees_problems_everywhere(game: Game) -> Game:
    return replace(game, problems=lambda rules: ["target"])


def an_impossible_preset(game: Game) -> Game:
    default = game.default_rules
    return replace(game, presets={**game.presets, "odd": default._replace(target=-5)})


FOR_EVERY_GAME = (
    Broken("legal_agrees", "legal disagrees", legal_forgets),
    Broken("masks", "apply refused a legal action", legal_allows),
    Broken("masks", "legal and over disagree", legal_after_the_end),
    Broken("masks", "not a mask a kind", a_kind_too_many),
    Broken("masks", "legal and over disagree", actor_over_too_early),
    Broken("legal_agrees", "legal disagrees", refuses_nothing),
    Broken("legal_agrees", "legal disagrees", refuses_a_legal_action),
    Broken("legal_agrees", "no reason", unknown_reason),
    Broken("explain", "explain disagrees", explains_otherwise),
    Broken("explain", "two reasons have one slug", two_reasons_alike),
    Broken("apply_refuses", "apply took an illegal action", apply_takes_anything),
    Broken("apply_is_pure", "nothing changed", apply_does_nothing),
    Broken("apply_is_pure", "the log does not replay", apply_differs),
    Broken("states_are_values", "not a plain integer", apply_gives_a_bool),
    Broken("chance_is_uniform", "never comes", never_deals_one_card),
    Broken("chance_is_uniform", "chance is not uniform", favours_one_card),
    Broken("chance_is_legal", "chance is not legal", deals_a_card_again),
    Broken("chance_is_legal", "the generator stands still", generator_stands_still),
    Broken("cards_to_come", "not every physical card", never_brings_the_last_card),
    Broken("cards_to_come", "not in a record's order", brings_cards_in_its_own_order),
    Broken("mid_move", "mid_move is wrong", mid_move_everywhere_else),
    Broken("unseen_count", "are to come", unseen_is_nothing),
    Broken("unseen_count", "forgets", unseen_with_the_turn),
    Broken("unseen_count", "sees 1 cards more", unseen_without_the_turn),
    Broken("invariants", "check is blind", check_is_blind),
    Broken("invariants", "invariant 1 fails", check_cries_wolf),
    Broken("observed_legal_actions", "is told it may do", lets_all_act),
    Broken("observed_legal_actions", "is told it may do", lets_nobody_act),
    Broken("observed_legal_actions", "whose observation", observes_another_seat),
    Broken("resample_varies", "always the same world", resample_ignores_its_number),
    Broken("resample_varies", "differs from time to time", resample_differs),
    Broken("resample_fits", "another seat acts|an impossible world", resample_forgets_whose_turn),
    Broken("illegal_is_not_read", "gave an illegal action", reads_the_illegal),
    Broken("illegal_is_not_read", "another reason", refuses_for_another_reason),
    Broken("lines_of_another_moment", "rubbish was read|without an action", reads_rubbish),
    Broken("actions_read_back", "two actions are called", one_name_for_all),
    Broken("actions_read_back", "action_text disagrees", shouts),
    Broken("log_reads_back", "the lines lead elsewhere", forgets_the_last_line),
    Broken("log_reads_back", "blanks", writes_two_blanks),
    Broken("prefixes_are_written", "what was written changed", numbers_its_lines_backwards),
    Broken("entries", "the end is missing", forgets_the_last_line),
    Broken("entries", "an entry ends elsewhere", counts_an_action_less),
    Broken("entries", "whether the states are given", takes_the_states_before_the_actions),
    Broken("entries", "a line for what follows", has_a_line_for_what_follows),
    Broken("entries", "entries depend on those before", entries_only_from_the_start),
    Broken("events_hide", "sees what it can't", shows_every_event),
    Broken("events_hide", "differ", hides_ones_own_events),
    Broken("redaction_hides", "hide anything", redacts_nothing),
    Broken("redaction_keeps_secrets", "can't tell these", redacts_nothing),
    Broken("redaction_keeps_secrets", "can't tell these", redacts_too_little),
    Broken("redaction_tells_enough", "sees another deal", redacts_ones_own_hand),
    Broken("redaction_hides", "changed", redacts_the_actions),
    Broken("redaction_hides", "a card is still hidden", completes_nothing),
    Broken("settle", "totals are not what they were", settle_off_by_five),
    Broken("matches_end", "check_before says", settle_names_no_winner),
    Broken("matches_end", "check_before says", settle_always_names_one),
    Broken("settle", "points where there are none", points_said_wrongly),
    Broken("matches_end", "check_before says", any_standing_may_be),
    Broken("settle", "check_before says", no_standing_may_be),
    Broken("start", "does not begin with zeros", match_begins_with_points),
    Broken("start", "no card is dealt", start_is_dealt),
    Broken("start", "not every seat deals", one_seat_deals),
    Broken("start", "not every seat deals|does not come round", the_deal_stays_in_two_places),
    Broken("random_deal_is_stepping", "random deals take", random_deal_counts_chance),
    Broken("random_deal", "another deal", random_deal_by_one_dealer),
    Broken("random_deal", "did not end", random_deal_never_ends),
    Broken("deals_are_short", "too low a limit", a_low_limit),
    Broken("options", "a bad option passes", sees_no_problem),
    Broken("options", "problems .* in", sees_problems_everywhere),
    Broken("options", "problems .* in", an_impossible_preset),
)
