"""``chiliad play``: asks what is not said, and sits a person down at a table.

Nothing of the games is loaded before the first question, so that it appears at once.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from chiliad.cli import saved_matches
from chiliad.cli.arguments import Usage, add_rules, add_think, game_in, game_names, game_title, number, rules_of
from chiliad.cli.console import Console, console_for
from chiliad.cli.levels import ask_level, suggest_level
from chiliad.cli.signals import CLOSED, Stopped
from chiliad.errors import BadRecord, Illegal
from chiliad.games import GAMES, usable
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import ascii_digits, folded
from chiliad.i18n.words import BOT
from chiliad.presentation.answers import is_one_of

if TYPE_CHECKING:
    from chiliad.bot import Budget
    from chiliad.bots import Seated
    from chiliad.cli.holding import Holding
    from chiliad.cli.saved_matches import Saved
    from chiliad.play.match import Match

SEED_MAX = (1 << 63) - 1
STAKE_MAX = 1_000_000
NAME_CHARS_MAX = 40
LISTED_MAX = 9


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument(
        "game", nargs="?", type=game_in(language), metavar="GAME", help=say("help-play-game", known=", ".join(GAMES))
    )
    add_rules(parser, language)
    parser.add_argument("--bots", metavar=say("metavar-bots"), help=say("help-play-bots"))
    add_think(parser, language)
    seat = number("--seat", 0)
    parser.add_argument("--seat", type=seat, metavar=say("metavar-seat"), help=say("help-play-seat"))
    parser.add_argument("--name", metavar=say("metavar-name"), help=say("help-play-name"))
    stakes = number("--stakes", 1, STAKE_MAX)
    parser.add_argument("--stakes", type=stakes, metavar=say("metavar-number"), help=say("help-play-stakes"))
    seed = number("--seed", 0, SEED_MAX)
    parser.add_argument("--seed", type=seed, metavar=say("metavar-number"), help=say("help-seed"))
    parser.add_argument("--names", action="store_true", help=say("help-play-names"))
    parser.add_argument("--ascii", action="store_true", help=say("help-play-ascii"))
    parser.add_argument("--coach", action="store_true", help=say("help-play-coach"))
    parser.add_argument("--fresh", action="store_true", help=say("help-play-fresh"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Plays; 0 when the match is over or the person has left it."""
    if args.names and args.ascii:
        raise Usage("not-both", first="--names", second="--ascii")
    console = console_for(language, args.names, args.ascii, os.environ)
    try:
        game = args.game or _ask_game(console)
        where = saved_matches.folder()
        decided = args.seed is not None or _asks_for_rules(args)
        saved = None if args.fresh or decided else _ask_resume(console, *saved_matches.unfinished(where, game))
        if args.game is None and saved is None and not decided:  # a person who is asked for the game chooses bots too
            args.bots = ask_level(console, game)
    except KeyboardInterrupt:
        raise Stopped("stopped-at-once", 130) from None
    except EOFError:
        raise Stopped("input-ended-at-once", CLOSED) from None
    return _sit_down(args, console, game, where, saved)


def _asks_for_rules(args: argparse.Namespace) -> bool:
    return bool(args.preset or args.option or args.bots or args.stakes or args.seat is not None)


def _ask_game(console: Console) -> str:
    """A game, by its name in any language, the beginning of its name, or the number of its place."""
    language = console.words.language
    known = [game.name for game in usable()]  # and their catalogues with them
    titles = console.words.named([game_title(name, language) for name in known])
    names, by_name = game_names(language), game_in(language)
    while True:
        answer = folded(console.ask(console.words.text("ask-game", games=titles)))
        found = {game for name, game in names.items() if answer and name.startswith(answer)}
        number = ascii_digits(answer)
        if number.isdecimal() and 0 < int(number) <= len(known):
            found = {known[int(number) - 1]}
        with contextlib.suppress(Usage):
            return found.pop() if len(found) == 1 else by_name(answer)
        console.say("ask-game-again", games=titles)


def _ask_resume(console: Console, saved: list[Saved], damaged: list[str]) -> Saved | None:
    """The match to continue, None for a new one; the player hears which files cannot be read."""
    if damaged:
        console.say("unreadable-matches", count=len(damaged), names=console.words.listed(damaged[:LISTED_MAX]))
    if not saved:
        return None
    say = console.words.text
    saved = saved[:LISTED_MAX]
    if len(saved) == 1:
        question = say("ask-resume", name=saved[0].path.stem, deals=saved[0].deals)
    else:
        for at, match in enumerate(saved, 1):
            console.say("resume-choice", number=at, name=match.path.stem, deals=match.deals)
        question = say("ask-resume-which", count=len(saved))
    while True:
        answer = console.ask(question)
        if is_one_of(console.words, "word-no", answer):
            return None
        if answer == "" or is_one_of(console.words, "word-yes", answer):
            return saved[0]
        if answer.isdecimal() and len(answer) == 1 and 1 <= int(answer) <= len(saved):
            return saved[int(answer) - 1]


def _sit_down(args: argparse.Namespace, console: Console, game: str, where: Path, saved: Saved | None) -> int:
    if saved is None:
        match = _new_match(args, console, game)
        seated = _seated(match)  # a bot that does not exist is refused before anything is written
        with _new_holding(where, game) as holding:
            _play(console, match, seated, holding, args)
    elif found := _held(console, saved.path):
        with found as holding:
            match = _resumed(saved)
            _play(console, match, _seated(match), holding, args)
    return 0


def _play(console: Console, match: Match, seated: list[Seated], holding: Holding, args: argparse.Namespace) -> None:
    from chiliad.cli.table import TerminalGame
    from chiliad.play.coach import Coach

    budget: Budget | None = args.think
    coach = Coach(match.game) if args.coach else None
    if TerminalGame(console, match, _person(match), seated, holding, budget, coach).play():
        suggest_level(console, holding.path.parent, match.game.name)


def _person(match: Match) -> int:
    return next((seat for seat, player in enumerate(match.record.players) if not player.startswith(BOT)), 0)


def _seated(match: Match) -> list[Seated]:
    """The makers of the bots, one for each seat; raises ``Unreadable`` for a bot that does not exist."""
    from chiliad.bots import for_stakes, seat_bots

    players = match.record.players
    bots = [player.removeprefix(BOT) if player.startswith(BOT) else "random" for player in players]
    if "_small" in match.record.extra:
        bots = [for_stakes(match.game.name, bot) for bot in bots]
    seed = match.chance.seed if match.chance.seed is not None else secrets.randbits(63)
    seated = seat_bots(match, bots, seed)
    for seat, make in enumerate(seated):
        if seat != _person(match):
            make(0)
    return seated


def _new_holding(where: Path, game: str) -> Holding:
    """Hold of a file for a new match."""
    from chiliad.cli.holding import Held, Holding

    while True:
        with contextlib.suppress(Held):  # another terminal began a match in this very second
            return Holding(saved_matches.new_path(where, game))


def _held(console: Console, path: Path) -> Holding | None:
    """Hold of a saved match; where another terminal plays it the person may watch it or take it over, or neither."""
    from chiliad.cli.holding import Held, Holding

    try:
        return Holding(path)
    except Held as held:
        console.say("match-held", pid=str(held.holder.pid), since=held.holder.since)
    try:
        answer = console.ask(console.words.text("ask-held"))
        if is_one_of(console.words, "word-take-over", answer):
            holding = Holding(path, take_over=True)
            console.say("taken-over-here")
            return holding
        if is_one_of(console.words, "word-watch", answer):
            from chiliad.cli.watching import watch

            watch(console, path)
    except KeyboardInterrupt:
        raise Stopped("stopped-at-once", 130) from None
    except EOFError:
        raise Stopped("input-ended-at-once", CLOSED) from None
    return None


def _new_match(args: argparse.Namespace, console: Console, name: str) -> Match:
    from chiliad.bots import default_bot
    from chiliad.play.match import Match
    from chiliad.records.options import written_options

    game = GAMES[name]
    preset, rules = rules_of(game, args)
    seats, person = game.seats(rules), args.seat or 0
    if person >= seats:
        raise Usage("number-too-high", name="--seat", number=str(person), high=str(seats - 1))
    bots = [bot.strip() for bot in (args.bots or default_bot(name)).split(",")]
    if len(bots) == 1:
        bots *= seats - 1
    if len(bots) != seats - 1:
        raise Usage("wrong-bot-count", wanted=seats - 1, found=len(bots))
    players = [BOT + bot for bot in bots]
    players.insert(person, _person_name(args.name, console))
    match = Match(game, players, preset=preset, options=dict(written_options(game, preset, rules)), seed=args.seed)
    if game.payment is not None:
        match.record.extra["_small"] = args.stakes or 1
    elif args.stakes is not None:
        raise Usage("no-payment", game=game_title(name, console.words.language))
    return match


def _person_name(name: str | None, console: Console) -> str:
    if name is None:
        return console.words.text("default-name")
    name = name.strip()
    if not name or len(name) > NAME_CHARS_MAX or not name.isprintable() or name.startswith(BOT):
        raise Usage("name-cannot-be", text=name)
    return name


def _resumed(saved: Saved) -> Match:
    """Read a saved match, which replays it; a match that was dealt from a seed continues with that seed's cards."""
    from chiliad.play.chance import SeededChance
    from chiliad.play.match import Match
    from chiliad.records import read_file

    record = read_file(saved.path)
    try:
        match = Match.of_record(record)
    except Illegal as error:
        raise BadRecord(0, 0, error.slug) from None
    shuffle = record.extra.get("shuffle")
    if isinstance(shuffle, str) and shuffle.startswith("seed "):
        digits = shuffle.removeprefix("seed ")
        if digits.isascii() and digits.isdecimal() and len(digits) < 20 and int(digits) <= SEED_MAX:
            match.chance = SeededChance(int(digits))
    return match
