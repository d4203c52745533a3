"""Reports that the server of these tests makes at once: real decisions of the match, with numbers that are made up."""

from __future__ import annotations

from chiliad.bots import quick_bots
from chiliad.bots.analysis import Adviser, Judged, ends_of_lines
from chiliad.bots.balance import TERMS, UNIT, DealBalance, valuation
from chiliad.bots.report import DealTask, Moment, MomentsTask, whole_deals
from chiliad.records import Record, read
from chiliad.server.bot_worker import Answer
from chiliad.server.reports import Reports

LOSSES = (0.16, 0.07, 0.03)
PARTS = dict(zip(TERMS, (0.5, 0.375, -0.25, -0.125, 0.5), strict=True))
"""How much of a deal's change each part is."""
SURE = ("luck_deal", "own_slips")


def answered(self: Reports, task: DealTask | MomentsTask) -> Answer:
    """What a process that works out reports says, without one."""
    del self
    record = read(task.text)
    if isinstance(task, MomentsTask):
        return Answer("analysed", moments=moments_of(record, task.seat))
    return Answer("analysed", balance=balance_of(record, task.deal))


def standing(record: Record, deals: int) -> tuple[int, ...]:
    """What the standing after some deals is worth to each seat; the last seat wins."""
    seats, last = record.seats, deals == whole_deals(record)
    first = 0 if last else UNIT // (2 + deals % 3)
    return (*(first // (seats - 1),) * (seats - 1), UNIT - first // (seats - 1) * (seats - 1))


def balance_of(record: Record, number: int) -> DealBalance:
    """The balance of a deal; its sum is exact, as that of a real one."""
    aims = len(valuation(record.game, record.rules).aims(record.rules))
    before, after = standing(record, number - 1) * aims, standing(record, number) * aims
    changes = [new - old for old, new in zip(before, after, strict=True)]
    terms = {term: tuple(int(share * change) for change in changes) for term, share in PARTS.items()}
    rest = [change - sum(part) for change, *part in zip(changes, *terms.values(), strict=True)]
    return DealBalance(
        number=number,
        before=before,
        after=after,
        expected=tuple(rest),
        changes=[],
        terms=terms,
        errors={term: ((0.01 if term in SURE else 1.0),) * len(before) for term in TERMS},
        slips=[],
    )


def moments_of(record: Record, seat: int) -> list[Moment]:
    """The last decisions of a seat in the match, of each deal one of a kind: nothing is told twice."""
    adviser = Adviser(record, quick_bots(record.game.name)[0])
    judged = [one for deal in range(1, whole_deals(record) + 1) for one in adviser.judged(deal)]
    mine = {(one.hint.deal, one.hint.own.candidate.action >> 6): one for one in judged if one.hint.seat == seat}
    last = sorted(mine.values(), key=lambda one: (one.hint.deal, one.hint.step))[-len(LOSSES) :]
    return [moment_of(record, one, loss) for one, loss in zip(last, LOSSES, strict=False)]


def moment_of(record: Record, judged: Judged, loss: float) -> Moment:
    hint, face, deal = judged.hint, valuation(record.game, record.rules), record.deals[judged.hint.deal - 1]
    step = ends_of_lines(record, deal)[hint.line - 2]
    return Moment(
        deal=hint.deal,
        action=hint.line,
        step=step,
        seat=hint.seat,
        place=face.place(record.at(hint.deal, step), deal.actions[:step]),
        played=judged.move,
        better=hint.move,
        choice=hint.own.candidate.action,
        did=deal.actions[step],
        loss=loss,
        error=0.01,
        chances=(0.5 - loss, 0.5),
        contract=0,
        made=None,
        reasons=hint.reasons,
    )
