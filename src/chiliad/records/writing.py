"""Write a record as text, in the one canonical form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from chiliad.errors import Illegal
from chiliad.game import NOBODY
from chiliad.records.model import FORMAT, FREE_KEYS, Deal, Payment, Record, is_free, join_comments
from chiliad.records.options import written_options
from chiliad.records.toml import TomlTable, TomlValue, write_key, write_string, write_value


def write(record: Record) -> str:
    """The record's canonical text; a view hides the cards that its seat has not seen.

    Reading this text and writing it again gives the same bytes.
    """
    return _write(record, record.viewer, whole=True)


def redact(record: Record, seat: int | None) -> str:
    """The record as ``seat`` may see it, None (or NOBODY) for the public: this is the only way to make a view.

    Comments, ``_`` keys and the proof of the shuffle are left out.  For a view's own seat the result is the same view;
    for another seat ``Illegal("already-redacted")`` is raised, since nobody can show what is hidden.
    """
    viewer = NOBODY if seat is None else seat
    if viewer != NOBODY and not 0 <= viewer < record.seats:
        raise ValueError(f"no seat {seat}")
    if record.viewer is not None and record.viewer != viewer:
        raise Illegal("already-redacted", seat=record.viewer)
    return _write(record, viewer, whole=False)


def _write(record: Record, viewer: int | None, whole: bool) -> str:
    """The text; unless ``whole``, without what is kept but has no meaning here (comments, ``_`` keys, shuffle)."""
    lines = [
        f"format = {write_string(FORMAT)}",
        f"game = {write_string(record.game.name)}",
        f"rules = {write_string(record.preset)}",
        f"players = {write_value(record.players)}",
        *_extra_lines(record.extra, whole),
    ]
    options = written_options(record.game, record.preset, record.rules)
    option_lines = [f"{key} = {write_value(value)}" for key, value in options.items()]
    option_lines += _extra_lines(record.options_extra, whole)
    if option_lines:
        lines += ["", "[options]", *option_lines]
    for number, deal in enumerate(record.deals):
        lines += ["", "[[deal]]", *_deal_lines(record, deal, number == 0, viewer, whole)]
    if record.winner != NOBODY:
        lines += ["", "[result]", f"winner = {record.winner}"]
        if record.payment is not None:
            lines.append(f"payment = {_payment_text(record.payment, whole)}")
        lines += _extra_lines(record.result_extra, whole)
    return "\n".join(lines) + "\n"


def _deal_lines(record: Record, deal: Deal, first: bool, viewer: int | None, whole: bool) -> list[str]:
    """One deal's table, without its heading."""
    lines = [f"dealer = {deal.dealer}"]
    if (deal.before_extra and whole) or (first and deal.before != record.game.before(record.rules)):
        lines.append(f"before = {_before_text(record, deal, whole)}")
    actions = action_lines(record, deal, viewer, with_comments=whole)
    if deal.typed is not None:
        lines.append(f"typed = {_typed_text(record, deal.typed, whole)}")
    elif actions:
        lines += ["actions = [", *(f"  {write_string(line)}," for line in actions), "]"]
    else:
        lines.append("actions = []")
    settled = deal.settlement
    if settled is not None:
        figures = {"points": settled.points, "scores": settled.scores, "totals": settled.after.totals}
        # A game without points has an empty list of them.
        lines += [f"{key} = {write_value(value)}" for key, value in figures.items() if value]
    return lines + _extra_lines(deal.extra, whole)


def _before_text(record: Record, deal: Deal, whole: bool) -> str:
    keys = record.game.standing_keys(record.rules)
    pairs = [f"{key} = {write_value(getattr(deal.before, key))}" for key in keys]
    return "{ " + ", ".join(pairs + _extra_lines(deal.before_extra, whole)) + " }"


def _typed_text(record: Record, typed: TomlTable, whole: bool) -> str:
    known = [key for key in record.game.face("score_sheet").FIGURES if key in typed]
    pairs = [f"{key} = {write_value(typed[key])}" for key in known]
    return "{ " + ", ".join(pairs + _extra_lines({key: typed[key] for key in typed if is_free(key)}, whole)) + " }"


def _payment_text(payment: Payment, whole: bool) -> str:
    pairs = [f"small = {payment.small}", f"large = {payment.large}", f"amount = {payment.amount}"]
    return "{ " + ", ".join(pairs + _extra_lines(payment.extra, whole)) + " }"


def _extra_lines(extra: Mapping[str, TomlValue], whole: bool) -> list[str]:
    """The kept keys of a table: the named ones in their order, then the others by name."""
    keys: Iterable[str] = [key for key in FREE_KEYS if key in extra]
    if whole:
        keys = [*keys, *sorted(key for key in extra if key not in FREE_KEYS)]
    else:
        keys = [key for key in keys if key != "shuffle"]
    return [f"{write_key(key)} = {write_value(extra[key])}" for key in keys]


def action_lines(record: Record, deal: Deal, viewer: int | None = None, *, with_comments: bool = False) -> list[str]:
    """A deal's canonical lines as ``viewer`` sees them (None: whole), with its comments if requested."""
    game, rules = record.game, record.rules
    entries = list(game.entries(rules, deal.start, deal.actions))
    lines = [game.line(entry.events[0]) for entry in entries]
    comments = _comments_by_line(deal, [entry.length for entry in entries]) if with_comments else {}
    if viewer is not None:
        lines = game.redact_lines(rules, deal.start, lines, viewer)
    return [f"{line} # {comments[n]}" if comments.get(n) else line for n, line in enumerate(lines)]


def _comments_by_line(deal: Deal, ends: Sequence[int]) -> dict[int, str]:
    """The comments by the canonical line of their actions; ``ends``: the number of actions up to each line's end."""
    comments: dict[int, str] = {}
    for at, text in sorted(deal.comments.items()):
        # The last line of a live deal that stopped inside a set has no line of its own yet.
        line = next((n for n, end in enumerate(ends) if at < end), len(ends) - 1)
        comments[line] = join_comments(comments.get(line, ""), text)
    return comments
