"""Errors: one base class, a stable slug, details for the sentence."""

import pickle

import pytest

from chiliad import errors
from chiliad.errors import BadRecord, ChiliadError, Illegal, Unavailable, Unreadable


def classes():
    return [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)]


def test_all_stand_under_one_ancestor():
    assert {c for c in classes() if not issubclass(c, ChiliadError)} == set()
    assert {c.__name__ for c in classes()} == {"ChiliadError", "Unreadable", "Illegal", "BadRecord", "Unavailable"}


def test_the_tree_is_drawn_whole():
    for c in classes():
        assert c.__name__ in (errors.__doc__ or ""), c


@pytest.mark.parametrize("kind", [ChiliadError, Unreadable, Illegal, Unavailable])
def test_a_fault_has_a_slug_and_named_details(kind):
    fault = kind("must-follow-suit", seat=1, card="Ts")
    assert fault.slug == "must-follow-suit"
    assert fault.details == {"seat": 1, "card": "Ts"}
    assert str(fault) == "must-follow-suit seat=1 card=Ts"  # its sentence needs more
    assert str(kind("bare")) == "bare"
    assert str(kind("no-such-action")) == "no-such-action (there is no such action)"
    with pytest.raises(ChiliadError):
        raise fault


def test_a_records_fault_says_where_it_stands():
    fault = BadRecord(2, 17, "must-follow-suit", seat=1)
    assert (fault.deal, fault.action, fault.slug, fault.details) == (2, 17, "must-follow-suit", {"seat": 1})
    assert str(fault) == "deal 2, action 17: must-follow-suit seat=1"
    fault = BadRecord(1, 4, "not-blocked", seat=0)
    assert str(fault) == "deal 1, action 4: not-blocked seat=0 (the deal is not blocked: there are cards to draw)"


@pytest.mark.parametrize("fault", [Illegal("not-yours", seat=1), BadRecord(2, 17, "bad-card", text="x")])
def test_a_fault_travels_between_processes_whole(fault):
    back = pickle.loads(pickle.dumps(fault))
    assert type(back) is type(fault)
    assert vars(back) == vars(fault)
