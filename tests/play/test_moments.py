"""What the end of a deal shows: its moments, the cards that were played, and by how much a match is won."""

from dataclasses import replace
from pathlib import Path

import pytest

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import SYMBOLS
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.guide import FOLDER
from chiliad.presentation.said import Said
from chiliad.records import read_file


def settled(name, record, seat=0):
    """The end of a deal that the guide keeps as a record, as a seat is shown it."""
    path = Path(GAMES[name].face("guide").__file__).parent / FOLDER / f"{record}.{name}"
    found = read_file(path)
    view = DealView(Scene(found, seat, Said(Language("en"), SYMBOLS)), 0)
    view.read(len(found.deals[0].actions))
    *_, state = found.states(1)
    return view.desk(state).settled


@pytest.mark.parametrize(
    "record,seat,moments",
    [
        ("natural_of_eight", 1, [(1, "Your eight 5 without a wild count double, 40 more: a star.", 8)]),
        ("natural_of_eight", 0, [(1, "Klara’s eight 5 without a wild count double, 40 more: a star.", 8)]),
        ("natural_of_going_out", 0, [(0, "You went out without a wild: all your points double, and a star.", 0)]),
        ("taking_the_pack", 0, []),
    ],
)
def test_a_natural_is_a_moment(record, seat, moments):
    found = settled("mille", record, seat)
    assert [(one.seat, one.said, len(one.cards)) for one in found.moments] == moments
    assert found.played is None
    assert found.won is None


def test_a_marriage_that_made_the_contract_is_a_moment():
    (moment,) = settled("tysiac", "contract_made").moments
    assert moment.cards == ["Kh", "Qh"]
    assert moment.said == "The marriage made it: 138 points with a contract of 100, 100 of them for marriages."
    (moment,) = settled("tysiac", "contract_made", seat=1).moments
    assert moment.said.startswith("The marriage made it for Rita: 138 points")


@pytest.mark.parametrize("record", ["contract_failed", "conceded"])
def test_a_contract_that_was_not_made_is_none(record):
    assert settled("tysiac", record).moments == []


def test_the_cards_that_were_played_are_turned_up_and_those_of_a_conceded_deal_are_not():
    found = settled("tysiac", "contract_made", seat=NOBODY)
    assert [len(cards) for cards in found.played] == [8, 8, 8]
    assert found.played[0][:2] == ["Ah", "Kh"]
    assert len({card for cards in found.played for card in cards}) == 24
    assert settled("tysiac", "conceded", seat=NOBODY).played is None


def test_a_match_is_won_by_what_the_winner_has_more_than_the_next():
    assert settled("tysiac", "won_from_the_barrel").won == "You win by 165 points."
    assert settled("tysiac", "won_from_the_barrel", seat=2).won == "Rita wins by 165 points."
    assert settled("tysiac", "contract_made").won is None


def test_a_winner_with_no_more_points_than_the_other_is_not_said_to_be_ahead():
    game = GAMES["mille"]
    scene = Scene(
        read_file(Path(game.face("guide").__file__).parent / FOLDER / "taking_the_pack.mille"), 0, Said(Language("en"))
    )
    settlement = scene.record.deals[0].settlement
    behind = replace(settlement, winner=1)  # a natural may be required to win (M28)
    assert behind.after.totals[1] < behind.after.totals[0]
    assert scene.margin(behind) is None
