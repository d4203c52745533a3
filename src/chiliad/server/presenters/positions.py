"""A position at a table that does not exist: the deal as one seat has seen it up to its decision."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bots.problem_answers import hands_of
from chiliad.errors import Illegal
from chiliad.game import CHANCE
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records.options import written_options
from chiliad.server.protocol import Happened, Head, News, ProblemAnswer, Seat


def position_shown(match: Match, seat: int, language: Language, fresh_from: int) -> News:
    """What has happened in the deal, and how it stands; what came after so many actions is new."""
    scene = Scene(match.record, seat, Said(language))
    view = DealView(scene, len(match.record.deals) - 1)
    begins = scene.said.text("deal-begins", number=view.number + 1, **scene.seats.who(match.deal.dealer))
    happened = [Happened(1, "deal", None, [], [begins], False, False)]
    for length, line in view.lines(len(match.deal.actions)):
        first = line.line.partition(" ")[0]
        if not first.isdecimal():  # the cards are dealt
            happened[0].lines.append(line.line)
            happened[0].told.extend(line.told)
            continue
        fresh = 0 < fresh_from < length
        number = len(happened) + 1
        happened.append(Happened(number, "act", int(first), [line.line], line.told, line.is_essential, fresh))
    return News(len(happened), _head(match, seat, scene), happened, view.desk(match.state), None, None)


def _head(match: Match, seat: int, scene: Scene) -> Head:
    """What the table shows besides the cards."""
    game = match.game
    return Head(
        table="",
        game=game.name,
        preset=match.record.preset,
        options=dict(written_options(game, match.record.preset, match.rules)),
        phase="playing",
        seats=[_seat(at, player, scene.seats.names[at], mine=at == seat) for at, player in enumerate(match.players)],
        you=seat,
        host=False,
        actor=match.actor if match.actor >= 0 else None,
        deal=len(match.record.deals),
        dealer=match.deal.dealer,
        totals=list(match.deal.before.totals),
        target=match.rules.target,
        winner=None,
        small=None,
        clock="none",
        pace="normal",
        again=None,
        keeper=None,
        invite=None,
        watch=None,
        replay=None,
        undo=False,
        hint=False,
        hints=False,
        next=False,
        stop=False,
        vote=None,
        consent=None,
        hint_consent=None,
        fair=None,
        lesson=None,
        coach=False,
    )


def _seat(at: int, player: str, name: str, *, mine: bool) -> Seat:
    bot = player.removeprefix(BOT) if player.startswith(BOT) and not mine else None
    return Seat(at, name, "person" if bot is None else "bot", bot, True, None, None, None, None)


def move_answered(
    match: Match, seat: int, actions: Sequence[int], right: bool, told: list[str], said: Said
) -> ProblemAnswer:
    """The answer to a move of a seat, which is made; all hands are those before it."""
    hands, length = [cards for _, cards in hands_of(match, said)], len(match.deal.actions)
    for action in actions:
        if match.game.actor(match.state) == CHANCE:  # a line of a record may name the card that comes
            raise Illegal("not-your-turn", seat=seat, turn=match.actor)
        match.play(action)
    return ProblemAnswer(right, told, hands, position_shown(match, seat, said.language, length))
