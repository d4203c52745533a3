"""Text to a record: lenient in form, strict in all else.  Reading replays every action, and this is the check.

``BadRecord`` reports the first fault.  The order is: the file as TOML, the head, the options, then each deal (keys,
dealer, before, actions in order, figures), then the result.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence
from typing import ParamSpec, TypeVar

from chiliad.cards import CARDS_PER_LINE_MAX, HIDDEN
from chiliad.errors import BadRecord, Illegal, Unavailable, Unreadable, unknown_name
from chiliad.game import NOBODY, OVER, Game, Settlement, StandingTuple
from chiliad.games import GAMES
from chiliad.i18n.text_normalize import nearest
from chiliad.records.model import DEALS_MAX, FORMAT, Deal, Payment, Record, is_free
from chiliad.records.options import read_options, read_preset, rules_stated, shown
from chiliad.records.toml import TomlTable, TomlValue, read_toml
from chiliad.records.views import check_hidden, viewer_of

NUMBER_MAX = 1_000_000_000  # of any number in a record: far beyond any score, far inside 63 bits
NAME_CHARS_MAX = 100  # of a player's name: it must fit on a line of a screen
COMMENT_CHARS_MAX = 4_000  # of a comment: a page of analysis
LINE_CHARS_MAX = 16 + 3 * CARDS_PER_LINE_MAX  # of an action: its words, and cards written like 10♠

_ROOT_KEYS = ("format", "game", "rules", "players", "options", "deal", "result")
_DEAL_KEYS = ("dealer", "before", "actions", "typed", "points", "scores", "totals")
_FIGURES = ("points", "scores", "totals")

P = ParamSpec("P")
Result = TypeVar("Result")


def read(data: bytes | str, extension: str | None = None) -> Record:
    """Read and check the record in a text.

    ``extension`` (of the file's name), where it is given, must be the game's.  Raises BadRecord with the first fault.
    """
    return read_tables(read_toml(data), extension)


def read_tables(tables: TomlTable, extension: str | None = None) -> Record:
    """The same for a text that has been read as TOML."""
    record, deals = _read_head(tables, extension)
    record.viewer = viewer_of(record, deals)
    for number, table in enumerate(deals, 1):
        following = deals[number] if number < len(deals) else None
        _read_deal(record, number, table, following)
    _read_result(record, tables.get("result"))
    return record


# --- The head --------------------------------------------------------------------------------------------------------


def _read_head(tables: TomlTable, extension: str | None) -> tuple[Record, list[TomlTable]]:
    """Read everything above the first deal; the record and the deals, which are checked to be tables."""
    if _needed(tables, "format", 0) != FORMAT:
        raise BadRecord(0, 0, "bad-format", format=shown(tables["format"]), wanted=FORMAT)
    _check_keys(tables, _ROOT_KEYS, 0)
    name = _text(_needed(tables, "game", 0), 0, "game")
    if name not in GAMES:
        raise BadRecord(0, 0, "unknown-game", **unknown_name("game", shown(name), GAMES))
    try:
        game = GAMES[name]
    except Unavailable as error:
        raise BadRecord(0, 0, error.slug, **error.details) from None
    if extension is not None and extension.lower() != f".{name}":
        raise BadRecord(0, 0, "wrong-extension", extension=shown(extension), wanted=f".{name}")
    preset = _text(tables["rules"], 0, "rules") if "rules" in tables else next(iter(game.presets))
    _in_head(read_preset, game, preset)
    options = tables.get("options", {})
    # A fault of the head comes before one of the options, but how many names there must be depends on them.
    seats = game.seats(rules_stated(game, preset, options if isinstance(options, dict) else {}))
    players = _read_players(seats, _needed(tables, "players", 0))
    stated = tables.get("deal", [])
    deals = [table for table in stated if isinstance(table, dict)] if isinstance(stated, list) else []
    if not isinstance(stated, list) or len(deals) < len(stated):
        raise BadRecord(0, 0, "bad-type", key="deal", wanted="tables")
    if len(deals) > DEALS_MAX:
        raise BadRecord(0, 0, "too-many-deals", limit=DEALS_MAX)
    options = _table(options, 0, "options")
    rules = _in_head(read_options, game, preset, {key: value for key, value in options.items() if not is_free(key)})
    record = Record.new(game, preset, rules, players)
    record.extra, record.options_extra = _extra(tables), _extra(options)
    return record, deals


def _in_head(function: Callable[P, Result], *args: P.args, **named: P.kwargs) -> Result:
    """The result of ``function``; its ``Unreadable`` becomes a fault of the head."""
    try:
        return function(*args, **named)
    except Unreadable as error:
        raise BadRecord(0, 0, error.slug, **error.details) from None


def _read_players(seats: int, value: TomlValue) -> list[str]:
    """The names by seat: one line of text each."""
    names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
    if not isinstance(value, list) or len(names) < len(value):
        raise BadRecord(0, 0, "bad-type", key="players", wanted="strings")
    if len(names) != seats:
        raise BadRecord(0, 0, "wrong-player-count", count=len(names), wanted=seats)
    for seat, name in enumerate(names):
        # A name with a line end or with control codes of a terminal would break every table that shows it.
        if len(name) > NAME_CHARS_MAX or any(unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in name):
            raise BadRecord(0, 0, "bad-name", seat=seat, name=shown(name), limit=NAME_CHARS_MAX)
    return names


# --- One deal --------------------------------------------------------------------------------------------------------


def _read_deal(record: Record, number: int, table: TomlTable, following: TomlTable | None) -> None:
    """Read one deal and append it to the record.  ``following`` is the next deal's table, if any."""
    game = record.game
    missing = {"points": not game.has_points, "typed": game.face_or_none("score_sheet") is None}
    _check_keys(table, tuple(key for key in _DEAL_KEYS if not missing.get(key, False)), number)
    if record.winner != NOBODY:
        raise BadRecord(number, 0, "game-is-over", winner=record.winner)
    dealer = _read_dealer(record, number, table)
    before, before_extra = _read_before(record, number, table)
    if "typed" in table:
        deal = _read_typed(record, number, table, dealer, before)
        deal.extra, deal.before_extra = _extra(table), before_extra
        return
    deal = record.begin_deal(dealer, before)
    deal.extra, deal.before_extra = _extra(table), before_extra
    lines, fault = _read_lines(game, number, table.get("actions", []))
    texts = [line for line, _ in lines]
    if record.viewer is not None:
        scores = _stated_scores(record, table, before, following)
        try:
            texts = game.reconstruct_deal(record.rules, deal.start, texts, record.viewer, scores)
        except Illegal as error:
            raise BadRecord(number, 0, error.slug, **error.details) from None
    state = _replay(record, number, deal, lines, texts)
    if fault is not None:
        raise fault
    broken = game.check(record.rules, state)
    if broken:
        raise BadRecord(number, len(lines), "broken-invariant", number=broken)
    _read_figures(record, number, table, state, last=following is None)


def _read_typed(record: Record, number: int, table: TomlTable, dealer: int, before: StandingTuple) -> Deal:
    """Read a deal that a score-keeper typed, and settle it."""
    typed = _table(table["typed"], number, "typed")
    if "actions" in table:
        raise BadRecord(number, 0, "typed-and-actions")
    _check_keys(typed, record.game.face("score_sheet").FIGURES, number, "typed.")
    try:
        deal = record.type_deal(dealer, typed, before)
    except Unreadable as error:
        raise BadRecord(number, 0, error.slug, **error.details) from None
    assert deal.settlement is not None
    _check_figures(record, number, table, deal.settlement)
    return deal


def _read_dealer(record: Record, number: int, table: TomlTable) -> int:
    """The dealer's seat, which must follow from the deal before."""
    dealer = _number(_needed(table, "dealer", number), number, "dealer")
    if not 0 <= dealer < record.seats:
        raise BadRecord(number, 0, "bad-dealer", dealer=dealer, seats=record.seats)
    if record.deals:
        wanted = record.next_dealer()
        if dealer != wanted:
            raise BadRecord(number, 0, "wrong-dealer", dealer=dealer, wanted=wanted)
    return dealer


def _read_before(record: Record, number: int, table: TomlTable) -> tuple[StandingTuple, TomlTable]:
    """The standing before the deal, and the kept keys of its table."""
    game = record.game
    follows = record.before_next()
    if "before" not in table:
        return follows, {}
    stated = _table(table["before"], number, "before")
    keys = game.standing_keys(record.rules)
    _check_keys(stated, keys, number)
    values = {key: _standing_value(record, number, stated, key) for key in keys}
    before = type(follows)(**{**follows._asdict(), **values})
    if record.deals:
        for key, value in values.items():
            wanted = getattr(follows, key)
            if value != wanted:
                raise BadRecord(number, 0, "before-disagrees", key=key, stated=_list(value), wanted=_list(wanted))
    else:
        slug = game.check_before(record.rules, before)
        if slug:
            raise BadRecord(number, 0, slug)
    return before, _extra(stated)


def _standing_value(record: Record, number: int, stated: TomlTable, key: str) -> tuple[int, ...] | int:
    """One counter of a table ``before``: a number for each seat, or one for the match."""
    value = _needed(stated, key, number)
    if isinstance(getattr(record.before_next(), key), int):
        return _number(value, number, f"before.{key}")
    return tuple(_numbers(value, number, key, record.seats, "before"))


def _read_lines(game: Game, number: int, actions: TomlValue) -> tuple[list[tuple[str, str]], BadRecord | None]:
    """Each action's text and its comment, up to the first that is not an action, and that fault."""
    if not isinstance(actions, list):
        return [], BadRecord(number, 0, "bad-type", key="actions", wanted="strings")
    lines: list[tuple[str, str]] = []
    for n, action in enumerate(actions, 1):
        if not isinstance(action, str):
            return lines, BadRecord(number, n, "bad-type", key="actions", wanted="strings")
        if n > game.actions_per_deal_max:  # a line is one action at least
            return lines, BadRecord(number, n, "too-many-actions", limit=game.actions_per_deal_max)
        text, _, comment = action.partition(" # ")
        if len(text) > LINE_CHARS_MAX:
            return lines, BadRecord(number, n, "line-too-long", limit=LINE_CHARS_MAX)
        if len(comment) > COMMENT_CHARS_MAX:
            return lines, BadRecord(number, n, "comment-too-long", limit=COMMENT_CHARS_MAX)
        lines.append((" ".join(text.split()), comment.strip()))
    return lines, None


def _replay(record: Record, number: int, deal: Deal, lines: list[tuple[str, str]], texts: list[str]) -> object:
    """The state after all actions; the engine checks each of them.  ``texts`` are the lines with nothing hidden."""
    game, rules = record.game, record.rules
    state = deal.start
    hidden = check_hidden(game, rules, state, [line for line, _ in lines], texts, record.viewer)
    for n, ((_, comment), text) in enumerate(zip(lines, texts, strict=True), 1):
        if game.actor(state) == OVER:
            raise BadRecord(number, n, "deal-is-over")
        if len(deal.actions) >= game.actions_per_deal_max:
            raise BadRecord(number, n, "too-many-actions", limit=game.actions_per_deal_max)
        if n == hidden or HIDDEN in text:
            raise BadRecord(number, n, "hidden-card", line=shown(lines[n - 1][0]))
        try:
            actions = game.read_line(rules, state, text)
        except (Unreadable, Illegal) as error:
            raise BadRecord(number, n, error.slug, **error.details) from None
        for action in actions:
            state = game.apply(rules, state, action)
            deal.append(action)
            deal.lines_read.append(n)
        if comment:
            deal.comment(comment)
    return state


def _stated_scores(
    record: Record, table: TomlTable, before: StandingTuple, following: TomlTable | None
) -> tuple[int, ...] | None:
    """The scores that a deal states anywhere; None where no well-formed part states them."""
    scores = _bounded(table.get("scores"), record.seats)
    if scores is not None:
        return tuple(scores)
    stated = table.get("totals")
    standing = following.get("before") if following is not None else None
    if stated is None and isinstance(standing, dict):
        stated = standing.get("totals")
    totals = _bounded(stated, record.seats)
    if totals is None:
        return None
    return tuple(after - earlier for after, earlier in zip(totals, before.totals, strict=True))


def _read_figures(record: Record, number: int, table: TomlTable, state: object, last: bool) -> None:
    """Settle the deal if it is over, and compare the figures in the record."""
    if record.game.actor(state) != OVER:
        if not last:
            raise BadRecord(number, 0, "deal-unfinished")
        for key in _FIGURES:
            if key in table:
                raise BadRecord(number, 0, "figures-too-early", key=key)
        return
    _check_figures(record, number, table, record.settle(state))


def _check_figures(record: Record, number: int, table: TomlTable, settled: Settlement) -> None:
    """Compare the figures in the record with those of the deal, settled."""
    computed = {"points": settled.points, "scores": settled.scores, "totals": settled.after.totals}
    for key in _FIGURES:
        if key in table:
            if not computed[key]:
                raise BadRecord(number, 0, "bad-key", key=key, near="scores")
            stated = tuple(_numbers(table[key], number, key, record.seats))
            if stated != tuple(computed[key]):
                raise BadRecord(number, 0, f"wrong-{key}", stated=_list(stated), wanted=_list(computed[key]))


# --- The result ------------------------------------------------------------------------------------------------------


def _read_result(record: Record, value: TomlValue | None) -> None:
    """Read ``[result]``, which a record has if and only if the game is over."""
    if value is None:
        if record.winner != NOBODY:
            raise BadRecord(0, 0, "result-missing", winner=record.winner)
        return
    table = _table(value, 0, "result")
    _check_keys(table, ("winner", "payment") if record.game.payment else ("winner",), 0)
    if record.winner == NOBODY:
        raise BadRecord(0, 0, "result-too-early")
    winner = _number(_needed(table, "winner", 0), 0, "winner")
    if winner != record.winner:
        raise BadRecord(0, 0, "wrong-winner", stated=winner, wanted=record.winner)
    record.result_extra = _extra(table)
    if "payment" in table:
        record.payment = _read_payment(record, _table(table["payment"], 0, "payment"))


def _read_payment(record: Record, table: TomlTable) -> Payment:
    """Read the stakes and the payment, which must follow from them."""
    _check_keys(table, ("small", "large", "amount"), 0)
    small, large, amount = (_number(_needed(table, key, 0), 0, key) for key in ("small", "large", "amount"))
    times = record.game.large_stake
    if small < 1 or large != times * small:
        raise BadRecord(0, 0, "bad-stakes", small=small, large=large, times=times)
    wanted = Payment.of(record.game, record.rules, record.before_next(), record.winner, small)
    if amount != wanted.amount:
        raise BadRecord(0, 0, "wrong-payment", stated=amount, wanted=wanted.amount)
    return Payment(small, large, amount, _extra(table))


# --- Keys and types --------------------------------------------------------------------------------------------------


def _extra(table: TomlTable) -> TomlTable:
    """The keys that are kept and have no meaning here."""
    return {key: value for key, value in table.items() if is_free(key)}


def _check_keys(table: TomlTable, known: Collection[str], deal: int, place: str = "") -> None:
    """Refuse the first key that a table may not have."""
    for key in table:
        if key not in known and not is_free(key):
            raise BadRecord(deal, 0, "bad-key", key=place + shown(key), near=nearest(key, known))


def _needed(table: TomlTable, key: str, deal: int) -> TomlValue:
    if key not in table:
        raise BadRecord(deal, 0, "missing-key", key=key)
    return table[key]


def _text(value: TomlValue, deal: int, key: str) -> str:
    if not isinstance(value, str):
        raise BadRecord(deal, 0, "bad-type", key=key, wanted="string")
    return value


def _table(value: TomlValue, deal: int, key: str) -> TomlTable:
    if not isinstance(value, dict):
        raise BadRecord(deal, 0, "bad-type", key=key, wanted="table")
    return value


def _number(value: TomlValue, deal: int, key: str) -> int:
    """A whole number within bounds; true and 1.0 are not whole numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(deal, 0, "bad-type", key=key, wanted="number")
    if abs(value) > NUMBER_MAX:
        raise BadRecord(deal, 0, "number-too-big", key=key, limit=NUMBER_MAX)
    return value


def _numbers(value: TomlValue, deal: int, key: str, count: int, table: str = "") -> list[int]:
    """A number for each seat."""
    name = f"{table}.{key}" if table else key
    if not isinstance(value, list):
        raise BadRecord(deal, 0, "bad-type", key=name, wanted="numbers")
    numbers = [_number(item, deal, name) for item in value]
    if len(numbers) != count:
        raise BadRecord(deal, 0, "wrong-number-count", key=name, count=len(numbers), wanted=count)
    return numbers


def _bounded(value: object, count: int) -> list[int] | None:
    """A list of this many numbers within bounds, None if it is something else."""
    if not isinstance(value, list) or len(value) != count:
        return None
    return value if all(type(n) is int and abs(n) <= NUMBER_MAX for n in value) else None


def _list(values: Sequence[int] | int) -> str:
    """Numbers as a record writes them."""
    if isinstance(values, int):
        return str(values)
    return "[" + ", ".join(str(value) for value in values) + "]"
