"""``chiliad learn``: lists the lessons, and teaches a game in them."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad.cli.arguments import Usage, add_json, game_in, game_title
from chiliad.cli.console import Console, console_for
from chiliad.cli.signals import CLOSED, Stopped
from chiliad.errors import Unreadable
from chiliad.games import GAMES, usable
from chiliad.i18n.language import Language
from chiliad.presentation.answers import is_one_of

if TYPE_CHECKING:
    from chiliad.cli.lesson_progress import Progress
    from chiliad.play.lessons import Lesson


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    game = game_in(language)
    parser.add_argument(
        "game", nargs="?", type=game, metavar="GAME", help=say("help-learn-game", known=", ".join(GAMES))
    )
    parser.add_argument("lesson", nargs="?", metavar=say("metavar-number"), help=say("help-learn-lesson"))
    parser.add_argument("--names", action="store_true", help=say("help-play-names"))
    parser.add_argument("--ascii", action="store_true", help=say("help-play-ascii"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Lists or teaches; 0 when the person has learned enough."""
    from chiliad.cli.lesson_progress import Progress
    from chiliad.play.lessons import find_lesson, lessons_of

    if args.names and args.ascii:
        raise Usage("not-both", first="--names", second="--ascii")
    progress = Progress()
    games = [args.game] if args.game else [game.name for game in usable()]
    lessons = [lesson for game in games for lesson in lessons_of(game)]
    if args.json:
        print(json.dumps([_as_object(lesson, progress, language) for lesson in lessons]))
        return 0
    console = console_for(language, args.names, args.ascii, os.environ)
    if args.game is None:
        _list(console, lessons, progress)
        return 0
    if not lessons:
        raise Unreadable("no-lessons", game=game_title(args.game, language))
    lesson: Lesson | None = find_lesson(args.game, args.lesson) if args.lesson else _next(lessons, progress)
    if lesson is None:
        _list(console, lessons, progress)
        console.say("lessons-all-done", game=args.game)
        return 0
    try:
        _teach(console, lesson, lessons, progress)
    except KeyboardInterrupt:
        raise Stopped("stopped-at-once", 130) from None
    except EOFError:
        raise Stopped("input-ended-at-once", CLOSED) from None
    return 0


def _as_object(lesson: Lesson, progress: Progress, language: Language) -> dict[str, object]:
    return {
        "game": lesson.game.name,
        "number": lesson.number,
        "name": lesson.name,
        "title": language.text(lesson.title_id),
        "done": progress.is_done(lesson),
        "begun": progress.is_begun(lesson),
    }


def _list(console: Console, lessons: Sequence[Lesson], progress: Progress) -> None:
    """The lessons, each with whether it is done."""
    game = ""
    for lesson in lessons:
        if lesson.game.name != game:
            game = lesson.game.name
            console.say("lessons-of", title=game_title(game, console.words.language), game=game)
        state = "done" if progress.is_done(lesson) else "begun" if progress.is_begun(lesson) else "new"
        console.say("lesson-listed", number=lesson.number, title=console.words.text(lesson.title_id), state=state)


def _next(lessons: Sequence[Lesson], progress: Progress) -> Lesson | None:
    """The lesson that was left in the middle, else the first that is not done; None where all are."""
    begun = next((lesson for lesson in lessons if progress.is_begun(lesson)), None)
    return begun or next((lesson for lesson in lessons if not progress.is_done(lesson)), None)


def _teach(console: Console, lesson: Lesson, lessons: Sequence[Lesson], progress: Progress) -> None:
    """One lesson after another, until the person leaves."""
    from chiliad.cli.lesson_table import LessonTable

    while True:
        ending = LessonTable(console, progress.run(lesson), progress).learn()
        if ending == "left":
            console.say("lesson-left", game=lesson.game.name)
            return
        if ending == "again":
            progress.forget(lesson)
            continue
        following = next((one for one in lessons if one.number > lesson.number), None)
        if following is None:
            console.say("lessons-ended", game=lesson.game.name)
            return
        if ending == "done":
            console.line()
            title = console.words.text(following.title_id)
            if is_one_of(console.words, "verb-quit", console.ask(console.words.text("ask-next-lesson", title=title))):
                return
        lesson = following
