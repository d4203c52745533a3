"""A deal of a record, step by step."""

from __future__ import annotations

from chiliad.i18n.language import Language
from chiliad.play.showing import DealFollowed, Scene
from chiliad.presentation.said import Said
from chiliad.records import Record
from chiliad.server.protocol import Step


def steps(record: Record, number: int, seat: int | None, language: Language) -> list[Step]:
    """Deal ``number`` (from 1) as ``seat`` saw it, line by line, step 0 being what stood before the first.

    ``seat``: NOBODY for the public, None for all cards: every hand is then in ``shown``.
    """
    game, rules, deal = record.game, record.rules, record.deals[number - 1]
    scene = Scene(record, seat, Said(language))
    followed = DealFollowed(scene, number - 1)
    begins = scene.said.text("deal-begins", number=number, **scene.seats.who(deal.dealer))
    state = deal.start
    found = [Step(0, "", [begins], followed.desk(state))]
    for entry in game.entries(rules, deal.start, deal.actions):
        for _, told in followed.read(entry.length):
            found.append(Step(len(found), told.line, told.told, followed.desk(entry.state)))
    return found
