"""The news for a player who wants to hear only what they need for playing."""

from __future__ import annotations

import pytest

from chiliad.game import NOBODY
from chiliad.server.presenters import Viewer
from server.matches import ENGLISH, scripted, whole_match
from server.test_presenter_scenes import AUCTION, GIVEN, MILLE, TYSIAC


def concerning(game: str, lines: list[str], seat: int, dealer: int) -> list[str]:
    """The lines that concern a seat, after the dealing."""
    told = Viewer(scripted(game, lines, dealer=dealer), seat, ENGLISH).catch_up()
    return [one.line for one in told if one.is_essential and not one.line.startswith("deal")]


def test_in_an_auction_its_end_is_told():
    assert concerning("tysiac", AUCTION, 2, dealer=2) == ["1 pass"]


@pytest.mark.parametrize("seat,line", [(1, "0 give 1 9d"), (2, "0 give 2 Jc")])
def test_a_card_for_me_is_told_and_no_other(seat, line):
    assert concerning("tysiac", GIVEN, seat, dealer=2) == ["1 pass", line]


def test_of_a_trick_its_lead_and_its_end_are_told():
    tricks = ["0 contract 140", "0 play Ah", "1 play Tc", "2 play Jh", "0 marry Ks", "1 play 9s", "2 play Js"]
    assert concerning("tysiac", [*GIVEN, *tricks], 1, dealer=2)[2:] == [
        "0 contract 140",
        "0 play Ah",
        "2 play Jh",
        "0 marry Ks",
        "2 play Js",
    ]


def test_a_concession_is_told():
    lines = [*TYSIAC, "0 bid 100", "1 pass", "2 pass", "0 concede"]
    assert concerning("tysiac", lines, 1, dealer=2) == ["2 pass", "0 concede"]


def test_in_mille_the_pack_is_told_but_no_draw_and_no_set():
    lines = [*MILLE, "1 draw 3c", "1 lay 8 8s8h8d", "1 discard 3c"]
    assert concerning("mille", lines, 0, dealer=0) == ["1 discard 3c"]


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@pytest.mark.parametrize("seat", [0, NOBODY])
def test_what_a_deal_has_brought_is_told(game, seat):
    told = Viewer(whole_match(game, 7, deals=1), seat, ENGLISH).catch_up()
    assert told[-1].is_essential
    assert len(told[-1].told) > 1
