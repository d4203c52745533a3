"""``chiliad problems``: problems with a known best move: to solve in this terminal, to list, to make and to check."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from chiliad.cli.arguments import Usage, add_json, game_in, game_title, needed, number
from chiliad.errors import Unavailable, Unreadable, unknown_name
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words

if TYPE_CHECKING:
    from chiliad.bots.problems import Problem

WORDS = ("make", "list", "check")
"""What else can be done with problems, before the game's name; without any of them they are solved."""
SEED_MAX = (1 << 63) - 1
COUNT_MAX = 100_000


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    known = say("help-problems-words", words=", ".join(WORDS), known=", ".join(GAMES))
    parser.add_argument("words", nargs="*", metavar="GAME", help=known)
    parser.add_argument("--theme", metavar=say("metavar-name"), help=say("help-problems-theme"))
    parser.add_argument("--level", metavar=say("metavar-name"), help=say("help-problems-level"))
    parser.add_argument("--file", metavar=say("metavar-file"), help=say("help-problems-file"))
    count, seed = number("--count", 1, COUNT_MAX), number("--seed", 0, SEED_MAX)
    parser.add_argument("--count", type=count, metavar=say("metavar-number"), help=say("help-problems-count"))
    parser.add_argument("--seed", type=seed, metavar=say("metavar-number"), help=say("help-problems-seed"))
    parser.add_argument("--out", metavar=say("metavar-file"), help=say("help-problems-out"))
    parser.add_argument("--names", action="store_true", help=say("help-play-names"))
    parser.add_argument("--ascii", action="store_true", help=say("help-play-ascii"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Does what the first word says; without one, a person solves problems."""
    words = list(args.words)
    word = words.pop(0) if words and words[0] in WORDS else "solve"
    if len(words) > 1:
        raise Usage("unknown-argument", text=words[1])
    args.game = game_in(language)(words[0]) if words else None
    if word == "solve":
        from chiliad.cli.solving import solve

        return solve(args, language)
    needed(args, "GAME")
    does: dict[str, Callable[[argparse.Namespace, Language], int]] = {"make": _make, "list": _list, "check": _check}
    return does[word](args, language)


def chosen(args: argparse.Namespace, language: Language) -> list[Problem]:
    """The problems of the file, or those that come with the game, of the theme and the level asked for.

    Raises ``Usage`` for a theme or level that none has.
    """
    from chiliad.bots import levels
    from chiliad.bots.problems import read_set, shipped

    if args.file is None:
        found = shipped(args.game)
    else:
        try:
            found = read_set(Path(args.file).read_text("utf-8"))
        except UnicodeDecodeError:
            raise Unreadable("bad-problems", line=1) from None
        for problem in found:
            if problem.game != args.game:
                raise Unreadable("problems-of-another-game", game=game_title(args.game, language))
    _check_theme(args)
    if args.level is not None and args.level not in levels(args.game):
        raise Usage("unknown-level", **unknown_name("text", args.level, levels(args.game)))
    return [
        problem for problem in found if args.theme in (None, problem.theme) and args.level in (None, problem.difficulty)
    ]


def _check_theme(args: argparse.Namespace) -> None:
    from chiliad.bots.problems import faces

    themes = faces(args.game).THEMES
    if args.theme is not None and args.theme not in themes:
        raise Usage("unknown-theme", **unknown_name("text", args.theme, themes))


# --- list -------------------------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace, language: Language) -> int:
    """Prints the problems: one object a line for programs, else how many there are of each kind."""
    from collections import Counter

    from chiliad.bots import levels
    from chiliad.bots.problems import faces

    problems = chosen(args, language)
    if args.json:
        for problem in problems:
            print(json.dumps({"game": problem.game, **asdict(problem)}, ensure_ascii=False))
        return 0
    say = language.text
    print(say("problems-count", count=len(problems), game=game_title(args.game, language)))
    proofs = Counter(problem.proof for problem in problems)
    for proof in sorted(proofs):
        print(say("problems-of", name=say(f"problem-proof-{proof}"), count=proofs[proof]))
    for level in levels(args.game):
        if count := sum(problem.difficulty == level for problem in problems):
            print(say("problems-of", name=Words(language).bot(BOT + level), count=count))
    for theme in faces(args.game).THEMES:
        if count := sum(problem.theme == theme for problem in problems):
            print(say("problems-of-theme", name=say(f"problem-theme-{theme}"), theme=theme, count=count))
    return 0


# --- make -------------------------------------------------------------------------------------------------------------


def _make(args: argparse.Namespace, language: Language) -> int:
    """Makes a set.  What ``--out`` has already is kept, and the set goes on from there."""
    from chiliad.bots.problems import Choice, candidates, read_set

    needed(args, "--count", "--seed")
    _check_theme(args)
    path = Path(args.out) if args.out else None
    made = read_set(path.read_text("utf-8")) if path is not None and path.exists() else []
    choice = Choice(args.game, args.count, made, args.theme)
    if len(choice.taken) < len(made) or any(f"-{args.seed}-" not in problem.id for problem in made):
        raise Usage("problems-of-another-command", path=str(path))
    with _progress(args.count, language) as done:
        done(len(choice.taken))
        while (proof := choice.wanted) is not None:
            before = [one for one in choice.taken if one.proof == proof and args.theme in (None, one.theme)]
            first = 1 + max((int(one.id.split("-")[3]) for one in before), default=-1)
            for _, problem in candidates(GAMES[args.game], proof, args.seed, first, choice.wants, args.theme):
                if problem is not None and choice.take(problem):
                    _write(path, problem.as_json())
                    done(len(choice.taken))
                    if choice.wanted != proof:
                        break
    return 0


def _write(path: Path | None, line: str) -> None:
    if path is None:
        print(line, flush=True)
        return
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")
    except OSError as error:
        raise Unavailable("cannot-write", path=str(path), reason=error.strerror or str(error)) from error


# --- check ------------------------------------------------------------------------------------------------------------


def _check(args: argparse.Namespace, language: Language) -> int:
    """Proves and judges every problem again, and asks the bots; the exit status is 0 only if all are right."""
    from chiliad.bots import levels
    from chiliad.bots.problems import SIMPLE, USUAL, Position, check_rng, fault, solves

    problems = chosen(args, language)
    strongest = levels(args.game)[-1]
    solved = dict.fromkeys((SIMPLE, USUAL, strongest), 0)
    faults = []
    with _progress(len(problems), language) as done:
        for count, problem in enumerate(problems, 1):
            if (why := fault(problem)) is not None:
                faults.append({"id": problem.id, "fault": why})
                print(language.text(f"problem-fault-{why}", id=problem.id), file=sys.stderr)
            for bot in solved:
                solved[bot] += solves(Position(problem), bot, check_rng(problem))
            done(count)
    if args.json:
        found = {"game": args.game, "problems": len(problems), "faults": faults, "solved": solved}
        print(json.dumps(found))
    else:
        print(language.text("problems-checked", count=len(problems), faults=len(faults)))
        for bot, count in solved.items():
            share = f"{100 * count / max(1, len(problems)):.1f}"
            print(language.text("problems-solved-by", bot=bot, count=count, percent=share))
    return 1 if faults else 0


@contextmanager
def _progress(total: int, language: Language) -> Iterator[Callable[[int], None]]:
    """A bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(language.text("problems-progress"), total=total)
        yield lambda count: bar.update(task, completed=count)
