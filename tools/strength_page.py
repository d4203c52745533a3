"""The page docs/strength.md and its pictures, from the results of the rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strength_rows import CARDS, FEEDING, MATCH, TIMES, Figure, Result, Row

from chiliad.bots.picture import Bar, picture

TITLES = {"tysiac": "Tysiąc", "mille": "Mille"}
EQUAL = {"mille": 1 / 2, "tysiac": 1 / 3}
"""The share of a player who is as strong as the others."""

_END = "seconds of one core | played | command"
HEADS = {
    MATCH: f"player | {{others}} | matches won [95 %] | points a deal [95 %] | matches | unfinished | {_END}",
    CARDS: f"player | as declarer: points a deal [95 %] | of the way to X [95 %] | as both defenders: points a deal "
    f"[95 %] | of the way to X [95 %] | X | deals | {_END}",
    FEEDING: f"player | fed without need [95 %] | fed | with need | certain | chances | deals | {_END}",
    TIMES: f"player | median ms | 99 % within ms | longest ms | decisions | {_END}",
}
OTHERS = {"tysiac": "two opponents", "mille": "opponent"}
NOTES: Mapping[str, Mapping[tuple[str, str], str]] = {
    "tysiac": {
        (MATCH, ""): "One seat of the player, two of the opponents; a player who is as strong as they are wins 33.3 %.",
        (MATCH, "kurnik"): "### By the rules of Kurnik\n\nThe levels with `--preset kurnik`, three at the table.",
        (MATCH, "russian"): "### By the Russian rules\n\nThe levels with `--preset russian`, three at the table.",
        (CARDS, ""): """### The play of the cards alone

`greedy` bids, gives and names the contract, in the same deals for all. The figures say how the declarer's score changes
if the player plays the cards of one side and `greedy` those of the other, instead of `greedy` all of them. X sees all
cards and plays what is best then, which no bot may. *Of the way to X* is the change as a share of X's.""",
        (FEEDING, ""): """### Feeding

A defender who plays last to a trick that the other defender takes *feeds* by giving an ace or ten to it, while a
harmless card could be played: no ace, no ten, no half of a marriage. There is *need* where, with all cards seen, that
card breaks the contract and no harmless one does. Of the others, a card is *certain* where by what the defender sees it
breaks the contract against every hand that the others may have, and no harmless one does. The share is of those with
neither. Three equal players play whole matches.""",
        (TIMES, ""): """### How long a decision takes

Milliseconds of one core, in whole matches of equal players, of the decisions in which there was a choice. They depend
on the machine.""",
    },
    "mille": {
        (MATCH, ""): "A player who is as strong as the opponent wins 50 %.",
        (TIMES, ""): "### How long a decision takes\n\nMeasured as in Tysiąc.",
    },
}

HEAD = """# How strong the bots are

`make strength` plays these matches and writes this page. The unit is the *block*: the same cards in all seatings, so
that luck of the cards cancels out. The intervals are of 95 %, over blocks (over deals where the cards alone are
played, over matches where feeding is counted). Each bot plays with its own budget of roll-outs, so a command gives the
same matches again; only the time differs. *Points a deal* are the mean change of the player's own total in a deal.

`random`, `greedy` and the other baselines never change; no person meets them. [commands.md](commands.md#arena) says how
they play.
"""
TAIL = """
## How to check this page

Each row has its command. `make strength AGAIN=1` plays all rows with other cards, and says for each row whether the two
intervals overlap, and how many standard errors lie between the two figures. `make strength ROW=tysiac:expert:strong`
plays one row once more; `ROW` may be a pattern (`"tysiac:expert:*"`). Several may run at once, and matches that were
stopped go on where they were. A sceptic can also read the matches: with `--out DIR` the command writes each of them as
a record, and `chiliad verify DIR` replays them.
"""


def page(results: Sequence[Result], rows: Sequence[Row], compared: str) -> str:
    """The text of docs/strength.md; ``compared``: a sentence about the rows that were played again, or ""."""
    parts, known = [HEAD], {one.row.name: one for one in results}
    for game, title in TITLES.items():
        parts.append(f"\n## {title}\n\n![The matches won, row by row](strength-{game}.svg)\n")
        for (kind, preset), note in NOTES[game].items():
            of_kind = [row for row in rows if (row.game, row.kind, row.preset) == (game, kind, preset)]
            parts.append(f"\n{note}\n")
            if played := [known[row.name] for row in of_kind if row.name in known]:
                parts.append(f"\n{_table(game, kind, played)}")
            if missing := [f"`{row.name}`" for row in of_kind if row.name not in known]:
                parts.append(f"\nNot played yet: {', '.join(missing)}.\n")
    parts.append(TAIL)
    return "".join([*parts, f"\n{compared}\n" if compared else ""])


def _table(game: str, kind: str, results: Sequence[Result]) -> str:
    head = HEADS[kind].format(others=OTHERS[game])
    return f"| {head} |\n{'|---' * (head.count('|') + 1)}|\n" + "".join(map(line, results))


def line(one: Result) -> str:
    """A row of a table."""
    end = f"{one.cpu_s:.0f} | {one.played} | `{' '.join(one.row.command(one.seed))}`"
    return f"| {one.player} | {' | '.join(_CELLS[one.kind](one))} | {end} |\n"


def _match(one: Result) -> list[str]:
    points = one.figure("per_deal", one.player)
    return [
        one.against,
        f"**{_shares(one.share())}**",
        _points(points),
        str(one.said["matches"]),
        str(one.said["unfinished"]),
    ]


def _cards(one: Result) -> list[str]:
    cells, best = [], []
    for side in ("declarer", "defenders"):
        closed = _shares(one.figure(side, "closed")) if one.said[side]["closed"] else "–"  # X gained nothing: few deals
        cells += [f"**{_points(one.figure(side, 'change'))}**", closed]
        best.append(_points(one.figure(side, "change_x")))
    return [*cells, ", ".join(best), str(one.said["deals"])]


def _feeding(one: Result) -> list[str]:
    return [
        f"**{_shares(one.share())}**",
        *(str(one.said[key]) for key in ("fed", "needed", "certain", "chances", "deals")),
    ]


def _times(one: Result) -> list[str]:
    return [*(f"{one.said[key]:.2f}" for key in ("median", "p99", "longest")), str(one.said["decisions"])]


_CELLS = {MATCH: _match, CARDS: _cards, FEEDING: _feeding, TIMES: _times}


def _shares(one: Figure) -> str:
    return f"{100 * one.mean:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]"


def _points(one: Figure) -> str:
    return f"{one.mean:+.1f} [{one.low:+.1f}, {one.high:+.1f}]"


def ladders(results: Sequence[Result]) -> Mapping[str, str]:
    """The picture of each game's matches, by the name of its file."""
    return {f"strength-{game}.svg": _ladder(game, results) for game in TITLES}


def _ladder(game: str, results: Sequence[Result]) -> str:
    bars = []
    for one in results:
        if (one.game, one.kind, one.preset) == (game, MATCH, ""):
            share = one.share()
            bars.append(Bar(f"{one.player} – {one.against}", share.mean, share.low, share.high, EQUAL[game]))
    return picture(bars, f"{TITLES[game]}: matches won", "Intervals of 95 %. Dashed: as strong as the opponents.")
