"""What is said of an answer to a problem: whether it was right, what is best, how that is known, and why.

The terminal and the server say the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bot import Candidate
from chiliad.bots.problems import Position, faces
from chiliad.bots.reasons import option
from chiliad.bots.report import Moment
from chiliad.bots.report_text import moment_sentences
from chiliad.i18n.words import Seats
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.match import Match
from chiliad.presentation.said import Said


def seats_of(position: Position, said: Said) -> Seats:
    """The seats of a problem; the person is the one who must act."""
    return Seats(said, position.match.players, position.problem.seat)


def answered(position: Position, right: bool, said: Said) -> list[str]:
    """The sentences after an answer."""
    seats = seats_of(position, said)
    moves = best_said(position, said)
    proof = faces(position.problem.game).known_by(position.info.observation, position.problem.proof, position.best)
    return [
        said.text("problem-right" if right else "problem-wrong"),
        said.text("problem-best", count=len(moves), moves=said.listed(moves)),
        said.text(f"problem-known-{proof}"),
        *(reason.told(said, seats) for reason in position.problem.reasons),
    ]


def slip_answered(moment: Moment, actions: Sequence[int], players: list[str], said: Said) -> tuple[bool, list[str]]:
    """Whether a move is better than the slip that was made in a match, and the sentences after it."""
    right, same = moment.choice in actions, moment.did in actions
    verdict = said.text("problem-right" if right else "slip-same" if same else "slip-other")
    return right, [verdict, *moment_sentences(moment, said, players)]


def best_said(position: Position, said: Said) -> list[str]:
    """The best moves as people say them."""
    seats = seats_of(position, said)
    found = []
    for text, actions in zip(position.problem.best, position.best, strict=True):
        candidate = Candidate(actions[0], more={"plan": [text]})
        found.append(option(position.info, candidate, text).move.told(said, seats))
    return list(dict.fromkeys(found))


def hands(position: Position, said: Said) -> list[tuple[int, list[str]]]:
    """Each seat with its cards, in the order in which they are held."""
    return hands_of(position.match, said)


def hands_of(match: Match, said: Said) -> list[tuple[int, list[str]]]:
    """Each seat of a match with its cards, in the order in which they are held."""
    found = []
    for seat in range(match.seats):
        view = DealView(Scene(match.record, seat, said), len(match.record.deals) - 1)
        view.read(len(match.deal.actions))
        found.append((seat, [held.card for held in view.desk(match.state).hand]))
    return found


def hands_said(match: Match, seat: int, said: Said) -> list[str]:
    """All hands in sentences, to the person at a seat."""
    seats = Seats(said, match.players, seat)
    return [said.text("problem-hand", cards=said.cards(cards), **seats.who(at)) for at, cards in hands_of(match, said)]
