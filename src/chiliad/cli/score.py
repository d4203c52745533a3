"""``chiliad score GAME``: keeps the score of a game with real cards, line by line.

Everything may be answered on one line: what is not said is asked.  The sheet is a record, written after every deal.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from chiliad.cli import saved_matches
from chiliad.cli.arguments import add_game, add_rules, needed, number, rules_of
from chiliad.cli.console import Console, console_for
from chiliad.cli.record_arg import record_in
from chiliad.cli.sheet import show
from chiliad.cli.signals import CLOSED, Stopped
from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import folded
from chiliad.i18n.words import BOT, Seats
from chiliad.play.atomic_write import save
from chiliad.play.deal_view import Scene
from chiliad.play.score_questions import check_number, sum_in
from chiliad.play.score_sheet import Change, ScoreSheet
from chiliad.play.sheet_texts import refusal
from chiliad.presentation.answers import Unclear, Verbs, is_one_of
from chiliad.presentation.figures import COUNT_VERB, Bounds, Counted, CountedGroup
from chiliad.presentation.said import Said
from chiliad.records import Record, write
from chiliad.records.options import read_options, written_options
from chiliad.records.toml import TomlTable

NAME_CHARS_MAX = 40
STAKE_MAX = 1_000_000
COMMANDS = ("help", "scores", "correct", "insert", "remove", "dealer", "names", "rules", "undo", "redo", "quit")
GAME_VERBS = ("concede", "blind", "redeal", "blocked", COUNT_VERB)  # those that some game's questions allow
END_OF_COUNT = "."
YES_OR_NO = ((True, "word-yes"), (False, "word-no"))


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    add_game(parser, language)
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-score-file"))
    parser.add_argument("--names", metavar=say("metavar-name"), help=say("help-score-names"))
    add_rules(parser, language)
    stakes = number("--stakes", 1, STAKE_MAX)
    parser.add_argument("--stakes", type=stakes, metavar=say("metavar-number"), help=say("help-play-stakes"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Keeps the score until the person leaves."""
    needed(args, "GAME")
    game = GAMES[args.game]
    console = console_for(language, False, False, os.environ)
    path = Path(args.file) if args.file else saved_matches.new_path(saved_matches.data_folder() / "sheets", game.name)
    try:
        if path.suffix != f".{game.name}":
            raise Unreadable("wrong-extension", extension=path.suffix, wanted=f".{game.name}")
        if path.exists():
            record = record_in(str(path), language)
            if record is None:
                return 1
            sheet = ScoreSheet(record)
        else:
            preset, rules = rules_of(game, args)
            names = _names(console, args.names, game.seats(rules))
            sheet = ScoreSheet(Record.new(game, preset, rules, names))
            sheet.small = 1
        if args.stakes is not None:
            sheet.small = args.stakes
        Keeper(console, sheet, path).keep()
    except EOFError:
        raise Stopped("score-input-ended", CLOSED, path=str(path)) from None
    except KeyboardInterrupt:
        raise Stopped("score-interrupted", 130, path=str(path)) from None
    return 0


def _names(console: Console, given: str | None, seats: int) -> list[str]:
    """The players clockwise, asked for where they are not given."""
    names: list[str] = []
    stated = [name for name in map(_clean, (given or "").split(",")) if name]
    if given and len(stated) != seats:
        raise Unreadable("wrong-player-count", wanted=seats, count=len(stated))
    for name in stated:
        _check_name(name, names)
        names.append(name)
    while len(names) < seats:
        name = _clean(console.ask(console.words.text("score-name", number=len(names) + 1)))
        try:
            _check_name(name, names)
        except Unreadable as error:
            console.line(console.words.language.sentence(error))
        else:
            names.append(name)
    return names


def _clean(name: str) -> str:
    return " ".join("".join(char for char in name if char.isprintable()).split())[:NAME_CHARS_MAX]


def _check_name(name: str, others: Sequence[str]) -> None:
    """Refuses a name by which its player can't be told from the others, nor from a number or a bot."""
    if not name or name.isdecimal() or name.startswith(BOT):
        raise Unclear("score-name-unusable", name=name)
    if folded(name) in map(folded, others):
        raise Unreadable("name-taken", name=name)


class _Command(Exception):
    """A command of the score-keeper, answered instead of a figure; no error."""

    def __init__(self, verb: str, rest: list[str]) -> None:
        super().__init__(verb)
        self.verb, self.rest = verb, rest


class Keeper:
    """Keeps one sheet, and asks for its deals."""

    def __init__(self, console: Console, sheet: ScoreSheet, path: Path) -> None:
        self.console, self.sheet, self.path = console, sheet, path
        self.said = Said(console.words.language, console.words.style)
        self.seats = Seats(self.said, sheet.record.players, None)
        self._verbs = Verbs(self.said, (*COMMANDS, *GAME_VERBS))
        self._words: list[str] = []  # answered already, and not used yet
        deals = sheet.record.deals
        self._first: int | None = deals[0].dealer if deals else None  # who deals first; None: it has not been asked
        self._dealer = 0  # of the deal that is typed
        self._typed = 0  # the number of the deal whose figures are typed; 0: of none
        self._face = sheet.record.game.face("score_sheet")
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "help": lambda rest: console.say("score-help"),
            "scores": lambda rest: show(console, self.sheet.record),
            "correct": self._correct,
            "insert": self._insert,
            "remove": lambda rest: self._changed(self.sheet.remove(self._deal(rest))),
            "dealer": self._move_dealer,
            "names": self._rename,
            "rules": self._play_by,
            "undo": lambda rest: self._back(self.sheet.undo, "score-nothing-to-undo"),
            "redo": lambda rest: self._back(self.sheet.redo, "score-nothing-to-redo"),
        }

    def keep(self) -> None:
        """Ask for one deal after the other; all that was typed is in the file."""
        save(self.path, write(self.sheet.record))
        self.console.say("score-help")
        if self.sheet.record.deals:
            show(self.console, self.sheet.record)
        while self._step():
            pass
        self.console.say("score-kept", path=str(self.path))

    def _step(self) -> bool:
        """One deal or one command; False where the person leaves."""
        try:
            try:
                self._next()
            except _Command as command:
                if command.verb == "quit":
                    return False
                self._do(command)
        except (BadRecord, Unreadable, Illegal) as error:
            self._refuse(error)
        return True

    def _next(self) -> None:
        """The next deal, or after the end of the match the next command."""
        sheet = self.sheet
        if sheet.record.winner != NOBODY:
            words = self._ask(self.said.text("score-over"))
            raise _Command("quit", []) if not words else Unclear("score-not-understood", text=words)
        if self._first is None:
            self._first = int(self.player("score-first-dealer", range(sheet.record.seats)))
        number = len(sheet.record.deals) + 1
        self._dealer = sheet.dealer_of(number, self._first)
        sheet.add(self._figures(number), self._dealer)
        save(self.path, write(sheet.record))
        self._tell(number)

    def _tell(self, number: int) -> None:
        """What a deal came to, the totals, and the end of the match."""
        record = self.sheet.record
        deal, scene = record.deals[number - 1], Scene(record, NOBODY, self.said)
        if deal.settlement is None:
            return
        lines = [*scene.narration.settled(record.seen_at_end(deal), deal.settlement)]
        lines += scene.standing(deal.settlement.after.totals)
        if number == len(record.deals):
            lines += scene.won()
        for line in lines:
            self.console.line(line)
        self.console.line()

    # --- Commands ----------------------------------------------------------------------------------------------------

    def _do(self, command: _Command) -> None:
        """A command, with all that it asks."""
        try:
            self._words, self._typed = [], 0
            self._commands[command.verb](command.rest)
        except _Command as other:
            if other.verb == "quit":
                self.console.say("score-dropped")
            else:
                self._do(other)

    def _deal(self, rest: list[str]) -> int:
        """The deal that a command is about: the one it names, or the last; what else it says answers questions."""
        last = len(self.sheet.record.deals)
        named = rest[0] if rest else str(last)
        if not named.isdecimal():
            raise Unclear("score-which-deal", text=named)
        self._words = rest[1:]
        return int(named)

    def _correct(self, rest: list[str]) -> None:
        number = self._standing(rest)
        typed = self.sheet.record.deals[number - 1].typed
        self._changed(self.sheet.correct(number, self._figures(number, typed or {})), number)

    def _insert(self, rest: list[str]) -> None:
        number = self._standing(rest)
        self._changed(self.sheet.insert(number, self._figures(number)), number)

    def _standing(self, rest: list[str]) -> int:
        """The same for a deal that must be there before its figures are asked for."""
        number, count = self._deal(rest), len(self.sheet.record.deals)
        if not 1 <= number <= count:
            raise Unreadable("no-deal-on-sheet", number=number, count=count)
        self._dealer = self.sheet.dealer_of(number, 0)
        return number

    def _figures(self, number: int, was: TomlTable | None = None) -> TomlTable:
        """The figures of a deal, asked for; ``was``: those that it has now."""
        self._typed = number
        self.console.say("deal-begins", number=number, **self.seats.who(self._dealer))
        figures: TomlTable = self._face.asked(
            self.sheet.record.rules, self.sheet.before_of(number), self._dealer, was or {}, self
        )
        return figures

    def _move_dealer(self, rest: list[str]) -> None:
        """``dealer 3 Bo``: it was Bo who dealt deal 3, and so the others in turn."""
        number = self._standing(rest if rest and rest[0].isdecimal() else [])
        if not (rest and rest[0].isdecimal()):
            self._words = rest
        seat = int(self.player("score-who-dealt", range(self.sheet.record.seats)))
        self._changed(self.sheet.dealt_by(number, seat))
        self._first = self.sheet.record.deals[0].dealer
        self.console.say("deal-begins", number=number, **self.seats.who(seat))

    def _rename(self, rest: list[str]) -> None:
        """``names Ala,Bo,Cem``: all names, clockwise."""
        self.sheet.rename(_names(self.console, " ".join(rest), self.sheet.record.seats))
        self.seats = Seats(self.said, self.sheet.record.players, None)
        self._changed([])
        show(self.console, self.sheet.record)

    def _play_by(self, rest: list[str]) -> None:
        """``rules kurnik step=10``: another preset, or options that differ from that of the sheet."""
        record = self.sheet.record
        game, named = record.game, [word for word in rest if "=" not in word]
        if len(named) > 1 or not rest:
            raise Unclear("score-which-rules")
        kept = written_options(game, record.preset, record.rules)
        if named:  # the other preset as it is, for as many players
            kept = {key: value for key, value in kept.items() if key == game.seats_option}
        typed = dict(word.split("=", 1) for word in rest if "=" in word)
        preset = named[0] if named else record.preset
        rules = read_options(game, preset, {**kept, **typed}, as_text=True)
        self._changed(self.sheet.play_by(preset, written_options(game, preset, rules)))
        self.console.say("score-rules-changed")

    def _back(self, step: Callable[[], bool], nothing: str) -> None:
        if not step():
            raise Unclear(nothing)
        self.seats = Seats(self.said, self.sheet.record.players, None)
        self._changed([])
        show(self.console, self.sheet.record)

    def _changed(self, changes: Sequence[Change], number: int | None = None) -> None:
        """Write the sheet, and tell the deal of this number and what else has changed."""
        save(self.path, write(self.sheet.record))
        if number is not None:
            self._tell(number)
        for change in changes:
            message = "score-changed" if change.deal else "score-changed-total"
            who = self.seats.who(change.seat)
            self.console.say(message, deal=change.deal, was=change.was, now=change.now, **who)

    def _refuse(self, error: BadRecord | Unreadable | Illegal) -> None:
        """Say what could not be, and of which deal; nothing has changed."""
        self._words = []
        self.console.line(refusal(self.sheet.record, error, self.said.language, self._typed))

    # --- Questions, which a game asks (``figures.Asker``) ------------------------------------------------------------

    def _ask(self, prompt: str, means: Callable[[str], object] = lambda word: None) -> str:
        """The next word that was answered; asked for, if there is none.

        Raises ``_Command`` for a command, unless the word ``means`` something as an answer.
        """
        if not self._words:
            self._words = self.console.ask(prompt).split() or [""]
        word = self._words.pop(0)
        verb = self._verbs.read(word) if word else None
        if verb in COMMANDS and means(word) is None:
            rest, self._words = self._words, []
            raise _Command(verb, rest)
        return word

    def _before(self, was: object, verbs: Sequence[str]) -> str:
        """How an earlier answer reads that an empty line gives again; nothing where there is none."""
        if isinstance(was, bool):
            return self.said.text(next(message for yes, message in YES_OR_NO if yes == was)).split()[0]
        return self.said.text(f"score-verb-{was}") if was in verbs else "" if was is None else str(was)

    def _offering(self, question: str, was: str) -> str:
        """A question, with what an empty line answers."""
        return f"{question} {self.said.text('score-enter-keeps', was=was)}" if was else question

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> int | str:
        """One of these seats, by the beginning of the name."""
        names = self.said.named([self.seats.names[seat] for seat in seats])
        kept = was if isinstance(was, int | str) and was in (*seats, *verbs) else None
        before = self.seats.names[kept] if isinstance(kept, int) else self._before(kept, verbs)
        while True:
            word = self._ask(self._offering(self.said.text(question, names=names), before), self.seats.find)
            if not word and kept is not None:
                return kept
            # A name may be of several words, and its beginning of fewer.
            for count in range(len(self._words), -1, -1):
                seat = self._seat(" ".join([word, *self._words[:count]]))
                if seat is not None and seat in seats:
                    del self._words[:count]
                    return seat
            if (verb := self._verbs.read(word)) in verbs and verb is not None:
                return verb
            self._again("score-player-again", names=names)

    def _seat(self, text: str) -> int | None:
        return self.seats.find(text) if text and not text.isdecimal() else None

    def number(
        self,
        question: str,
        bounds: Bounds,
        *verbs: str,
        seat: int = 0,
        usual: int | None = None,
        likely: Sequence[int] = (),
        ends: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        """A number or a sum; what is likely is not said: one types faster than one reads."""
        kept = was if isinstance(was, int) or (isinstance(was, str) and was in verbs) else None
        asked = self._offering(self.said.text(question, **self.seats.who(seat)), self._before(kept, verbs))
        on_enter = usual if kept is None else kept
        while True:
            word = self._ask(asked)
            if not word and on_enter is not None:
                return on_enter
            if (found := sum_in(word)) is not None:
                try:
                    check_number(found, bounds)
                except Unreadable as error:
                    self._words = []
                    self.console.line(self.said.language.sentence(error))
                    continue
                return found
            if (verb := self._verbs.read(word)) in verbs and verb is not None:
                return verb
            self._again("score-number-again")

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Yes or no."""
        kept = was if isinstance(was, bool) else None
        asked = self._offering(self.said.text(question, **self.seats.who(seat)), self._before(kept, ()))
        while True:
            word = self._ask(asked, self._yes_or_no)
            answer = kept if not word else self._yes_or_no(word)
            if answer is not None:
                return answer
            self._again("score-yes-again")

    def _yes_or_no(self, word: str) -> bool | None:
        found = (yes for yes, message in YES_OR_NO if word and is_one_of(self.said, message, word))
        return next(found, None)

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """Some cards; that they are so many of these the game checks."""
        kept = was if isinstance(was, str) else ""
        word = ""
        while not word:
            word = self._ask(self._offering(self.said.text(question), kept)) or kept
        return word

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        """Cards, set by set: what they come to is said at each prompt, and Enter or a full stop ends them."""
        del groups  # one types what one has
        if not self._words:
            self.console.say("score-count-help")
        found, prompt = "", self.said.text(question, **self.seats.who(seat))
        while (word := self._ask(prompt)) not in ("", END_OF_COUNT):
            try:
                so_far = counted(f"{found} {word}".strip())
            except Unreadable as error:
                self._words = []
                self.console.line(self.said.language.sentence(error))
                continue
            found = f"{found} {word}".strip()
            prompt = self.said.text(so_far.message, **so_far.args)
        return found

    def _again(self, message: str, **args: str | int) -> None:
        """Say how to answer, and forget what was to answer later questions."""
        self._words = []
        self.console.say(message, **args)
