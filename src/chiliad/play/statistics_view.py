"""Statistics as tables in the reader's language: what the page draws and the terminal prints."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.game import Game
from chiliad.games import find
from chiliad.i18n.language import Language
from chiliad.i18n.months import month_written
from chiliad.i18n.words import BOT, Words, names_of
from chiliad.play.statistics import FIRST, MONEY, Opponent, Statistics, figures, grid
from chiliad.presentation.statistics import Count, Counts, FigureLook, FiguresRow, FiguresTable, added

WON, SCORE = FIRST
NOTHING = "–"
"""What is written where nothing is known."""


def written(count: Count | None, look: FigureLook, language: Language) -> str:
    """A figure, with the number of occasions over which it holds."""
    if count is None or not count.of:
        return NOTHING
    amount, of = count
    match look:
        case "share":
            return language.text("figures-share", amount=amount, of=of, percent=nearest(100 * amount, of))
        case "rate":
            return language.text("figures-rate", amount=amount, of=of)
        case "mean":
            return language.text("figures-mean", mean=language.number(f"{nearest(10 * amount, of) / 10:.1f}"), of=of)
        case "sum":
            return signed(amount, language)


def nearest(amount: int, of: int) -> int:
    """A quotient to the nearest whole number, halves away from zero, as people round."""
    whole = (2 * abs(amount) + of) // (2 * of)
    return whole if amount >= 0 else -whole


def signed(amount: int, language: Language) -> str:
    """A sum with its sign."""
    return language.number(f"{amount:+d}" if amount else "0")


def opponent_said(other: Opponent, language: Language) -> str:
    """What an opponent is called; a bot by its level."""
    if other.name.startswith(BOT):
        return language.text("figures-bot", level=Words(language).bot(other.name))
    (name,) = names_of([other.name], language.text)
    return language.text("figures-on-paper", name=name) if other.kind == "sheet" else name


def game_tables(
    game: Game, title: str, columns: Sequence[tuple[str, Counts]], language: Language
) -> list[FiguresTable]:
    """The figures of a game, a column for each player, then its table of counts for the first of them.

    A figure of which nobody has anything is left out.
    """
    rows = [
        FiguresRow(
            language.text(f"figure-{figure.name}"),
            [written(counts.get(figure.name), figure.look, language) for _, counts in columns],
        )
        for figure in figures(game)
        if any(figure.name in counts for _, counts in columns)
    ]
    caption = language.text("figures-of", game=title)
    found = [FiguresTable(caption, language.text("figures-corner"), [name for name, _ in columns], rows)]
    own = _grid_table(game, title, columns[0][1], language)
    return [*found, own] if own is not None else found


def _grid_table(game: Game, title: str, counts: Counts, language: Language) -> FiguresTable | None:
    """The table of counts of a game for one player; None where there is nothing in it."""
    layout = grid(game)
    if layout is None:
        return None
    say, rows = language.text, list[FiguresRow]()
    sums = list[Counts]()
    for at, low in enumerate(layout.rows):
        found = {column: counts[name] for column in layout.columns if (name := layout.place(column, low)) in counts}
        if found:
            high = layout.rows[at + 1] - 1 if at + 1 < len(layout.rows) else 0
            rows.append(FiguresRow(say(f"grid-{layout.name}-row", low=low, high=high), _cells(found, language)))
            sums.append(found)
    if not rows:
        return None
    rows.append(FiguresRow(say(f"grid-{layout.name}-all"), _cells(added(sums), language)))
    head = [say("grid-count"), *(say(f"grid-{column}") for column in layout.columns)]
    return FiguresTable(say(f"grid-{layout.name}", game=title), say(f"grid-{layout.name}-corner"), head, rows)


def _cells(found: Counts, language: Language) -> list[str]:
    """How many there are in a row, then what has become of them."""
    of = max(count.of for count in found.values())
    parts = [
        language.text("figures-part", amount=count.amount, percent=round(100 * count.amount / of))
        for count in found.values()
    ]
    return [language.shown(of), *parts]


def opponents_table(found: Statistics, language: Language) -> FiguresTable:
    """A row for each opponent, those of most matches first; scores where all is of one game."""
    say, one_game = language.text, len(found.games) == 1
    head = [say("figures-you-won")]
    head += [say("figures-your-score"), say("figures-their-score")] if one_game else []
    rows = []
    for key, pair in sorted(found.opponents.items(), key=lambda item: -item[1].matches):
        cells = [written(pair.own.get(WON.name), WON.look, language)]
        if one_game:
            cells += [written(counts.get(SCORE.name), SCORE.look, language) for counts in (pair.own, pair.other)]
        rows.append(FiguresRow(opponent_said(found.names[key], language), cells, against=key))
    return FiguresTable(say("figures-opponents"), say("figures-opponent"), head, rows)


def money_table(found: Statistics, language: Language) -> FiguresTable | None:
    """The table of who has paid whom; None where no match was played for stakes."""
    if not found.money:
        return None
    say = language.text
    head = [say(f"figures-{part}") for part in ("won-from", "lost-to", "settled", "open")]
    rows = [
        FiguresRow(
            opponent_said(found.names[key], language),
            [
                language.shown(one.won),
                language.shown(one.lost),
                signed(one.settled, language),
                signed(one.open, language),
            ],
            against=key,
        )
        for key, one in sorted(found.money.items(), key=lambda item: -abs(item[1].open))
    ]
    return FiguresTable(say("figures-paid"), say("figures-opponent"), head, rows)


def months_table(found: Statistics, language: Language) -> FiguresTable:
    """A row for each month in which a match has ended, the last first; matches of no known day come last."""
    say, one_game = language.text, len(found.games) == 1
    stakes = any(MONEY in counts for counts in found.months.values())
    head = [say("figures-you-won")]
    head += [say("figures-your-score")] if one_game else []
    head += [say("figures-stakes")] if stakes else []
    rows = []
    for month, counts in sorted(found.months.items(), reverse=True):
        cells = [written(counts.get(WON.name), WON.look, language)]
        cells += [written(counts.get(SCORE.name), SCORE.look, language)] if one_game else []
        cells += [written(counts.get(MONEY), "sum", language)] if stakes else []
        label = month_written(month, language.code) if month else say("figures-no-day")
        rows.append(FiguresRow(label, cells, month=month or None))
    return FiguresTable(say("figures-months"), say("figures-month"), head, rows)


def tables(
    found: Statistics, language: Language, against: str | None = None, player: str | None = None
) -> list[FiguresTable]:
    """All tables of a player's statistics: each game's, then opponents, stakes and months.

    ``player``: what the player is called where the reader is somebody else.
    """
    if not found.games and not found.money:
        return []
    say = language.text
    own = say("figures-you") if player is None else player
    other = say("figures-others") if against is None else opponent_said(found.names[against], language)
    told = list[FiguresTable]()
    for name, pair in found.games.items():
        columns = [(own, pair.own), (other, pair.other)]
        told += game_tables(find(name), say(f"game-{name}"), columns, language)
    told += [opponents_table(found, language)] if found.opponents else []
    money = money_table(found, language)
    told += [money] if money is not None else []
    return [*told, months_table(found, language)] if any(found.months) else told
