"""A deal's feed: read once for all who look on, and true to a log that grows and is cut."""

from __future__ import annotations

import random

import pytest

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.play.feed import DealFeed, FeedReader, MatchFeed
from chiliad.play.match import Match


@pytest.mark.parametrize("game", GAMES)
def test_a_feed_is_true_to_a_log_that_is_cut(game: str) -> None:
    rng, cuts = random.Random(5), 0
    match = Match(game, seed=5)
    match.begin_deal()
    feed = MatchFeed(match).of(match.deal)
    while not match.deal_over:
        if rng.random() < 0.2:
            cuts += match.undo(rng.randrange(match.seats))
        elif rng.random() < 0.5:
            match.extend(match.preview([rng.choice(match.legal())]))  # as a table does: the states are known
        else:
            match.play(rng.choice(match.legal()))
        entries = feed.entries()
        told = entries[-1].length
        assert told <= len(match.deal.actions)
        if rng.random() < 0.7 and not match.deal_over:
            continue
        fresh = DealFeed(match.record, match.deal)
        at_once = fresh.entries(told)
        assert (at_once[-1].length, at_once[-1].state) == (told, entries[-1].state)
        for seat in (NOBODY, 0, None):
            assert len(feed.seen(seat)) == len(entries)
            assert feed.seen(seat)[-1].after == fresh.seen(seat)[-1].after
    assert cuts > 3
    assert told == len(match.deal.actions)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_late_is_told_what_the_others_were(game: str) -> None:
    rng = random.Random(6)
    match = Match(game, seed=6)
    match.begin_deal()
    feed = MatchFeed(match).of(match.deal)
    early = FeedReader(match.record, match.deal, 0, feed)
    told, ends = [list(early.news())], [len(match.deal.actions)]
    while not match.deal_over:
        match.play(rng.choice(match.legal()))
        told.append(list(early.news()))
        ends.append(len(match.deal.actions))
    late = FeedReader(match.record, match.deal, 0, feed)
    alone = FeedReader(match.record, match.deal, 0)
    assert [list(late.news(end)) for end in ends] == told
    assert [list(alone.news(end)) for end in ends] == told
    assert late.observe() == early.observe() == match.observe(0)
