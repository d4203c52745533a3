"""One suite for every game: each check takes a ``Game`` and how many random deals to walk, and asserts.

No check knows a game; there is no list of exceptions.  ``test_broken_games.py`` shows that each can fail.
"""

from __future__ import annotations

from collections.abc import Callable

from chiliad.game import Game
from conformance import checks_match, checks_play, checks_text, checks_views

Check = Callable[[Game, int], None]

# The number of random deals, compiled: the dearest check takes some seconds.
DEALS: dict[Check, int] = {
    checks_match.check_options: 20,
    checks_match.check_start: 20,
    checks_match.check_settle: 40,
    checks_match.check_matches_end: 20,
    checks_match.check_random_deal: 40,
    checks_match.check_random_deal_is_stepping: 40,
    checks_match.check_deals_are_short: 40,
    checks_play.check_masks: 40,
    checks_play.check_legal_agrees: 20,
    checks_play.check_explain: 20,
    checks_play.check_invariants: 40,
    checks_play.check_states_are_values: 20,
    checks_play.check_apply_is_pure: 40,
    checks_play.check_apply_refuses: 20,
    checks_play.check_chance_is_legal: 20,
    checks_play.check_chance_is_uniform: 20,
    checks_play.check_cards_to_come: 20,
    checks_text.check_log_reads_back: 40,
    checks_text.check_prefixes_are_written: 20,
    checks_text.check_midway: 20,
    checks_text.check_actions_read_back: 20,
    checks_text.check_illegal_is_not_read: 20,
    checks_text.check_lines_of_another_moment: 20,
    checks_text.check_redaction_hides: 20,
    checks_text.check_redaction_keeps_secrets: 20,
    checks_text.check_redaction_tells_enough: 20,
    checks_views.check_views_hide: 40,
    checks_views.check_resample_fits: 40,
    checks_views.check_resample_varies: 20,
    checks_views.check_views_have_the_legal_actions: 20,
    checks_views.check_unseen: 20,
}
CHECKS: dict[str, Check] = {check.__name__.removeprefix("check_"): check for check in DEALS}
