"""tools/decision_times.py: the decisions with a choice are timed, and the right ones of them are told."""

from page.conftest import tool

times = tool("decision_times")


def test_decisions_of_the_counted_matches_are_timed():
    one, two = (times.measured("mille", "greedy", matches, 1) for matches in (1, 2))
    assert 20 < len(one) < len(two)
    assert two == sorted(two)
    assert two[0] >= 0


def test_median_and_the_time_of_99_in_100():
    told = times.summary("mille", "club", 3, [float(n) for n in range(1000)])
    assert (told["decisions"], told["median"], told["p99"], told["longest"]) == (1000, 500, 990, 999)
