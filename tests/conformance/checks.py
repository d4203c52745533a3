"""One suite for every game: each check takes a ``Game`` and the number of random deals to walk, and asserts.

No check knows a game; there is no list of exceptions.  ``test_broken_games.py`` shows that each can fail.
"""

from __future__ import annotations

from collections.abc import Callable

from chiliad.game import Game
from conformance import checks_match, checks_observations, checks_play, checks_text

Check = Callable[[Game, int], None]

# The number of random deals, compiled: the most expensive check takes some seconds.
DEALS: dict[Check, int] = {
    checks_match.check_options: 10,
    checks_match.check_start: 10,
    checks_match.check_settle: 20,
    checks_match.check_matches_end: 10,
    checks_match.check_random_deal: 20,
    checks_match.check_random_deal_is_stepping: 20,
    checks_match.check_deals_are_short: 20,
    checks_play.check_masks: 20,
    checks_play.check_legal_agrees: 10,
    checks_play.check_explain: 10,
    checks_play.check_invariants: 20,
    checks_play.check_states_are_values: 10,
    checks_play.check_apply_is_pure: 20,
    checks_play.check_apply_refuses: 10,
    checks_play.check_chance_is_legal: 10,
    checks_play.check_chance_is_uniform: 10,
    checks_play.check_cards_to_come: 10,
    checks_text.check_log_reads_back: 20,
    checks_text.check_prefixes_are_written: 10,
    checks_text.check_entries: 10,
    checks_text.check_events_hide: 10,
    checks_text.check_mid_move: 10,
    checks_text.check_actions_read_back: 10,
    checks_text.check_illegal_is_not_read: 10,
    checks_text.check_lines_of_another_moment: 10,
    checks_text.check_redaction_hides: 10,
    checks_text.check_redaction_keeps_secrets: 10,
    checks_text.check_redaction_tells_enough: 10,
    checks_observations.check_observations_hide: 20,
    checks_observations.check_resample_fits: 20,
    checks_observations.check_resample_varies: 10,
    checks_observations.check_observed_legal_actions: 10,
    checks_observations.check_unseen_count: 10,
}
CHECKS: dict[str, Check] = {check.__name__.removeprefix("check_"): check for check in DEALS}
