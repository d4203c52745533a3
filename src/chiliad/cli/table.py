"""The table in the terminal: a match from where it stands to its end, or until the person leaves.

Lines only.  What happened is told from what the person's seat may know (``following.py``); what differs from game to
game is in ``tysiac_table.py`` and ``mille_table.py``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from chiliad.bot import ask
from chiliad.bots import Seated
from chiliad.cli.answers import CardNames, Letters, Unclear, Verbs, as_typed, is_one_of, number_in
from chiliad.cli.console import Console
from chiliad.cli.leaving import CLOSED, Signals, Stopped
from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import Seen
from chiliad.i18n.words import Seats
from chiliad.play.following import follow
from chiliad.play.match import Match
from chiliad.records import Payment

if TYPE_CHECKING:
    from chiliad.cli.holding import Holding

COMMON_VERBS = ("help", "hand", "table", "scores", "last", "rules", "undo", "quit")
CHOICES_IN_A_LINE_MAX = 8
_TABLES = {"tysiac": "tysiac_table:TysiacTable", "mille": "mille_table:MilleTable"}


def game_table(name: str) -> Any:
    """The class of what differs from game to game."""
    module, _, attribute = _TABLES[name].partition(":")
    return getattr(import_module(f"chiliad.cli.{module}"), attribute)


class Table:
    """One person, bots, and a match that is written as it is played."""

    def __init__(self, console: Console, match: Match, person: int, seated: Sequence[Seated], holding: Holding) -> None:
        self.console, self.match, self.person, self.path = console, match, person, holding.path
        self._holding = holding
        self.words = console.words
        self.seats = Seats(self.words, match.record.players, person)
        self.game = game_table(match.game.name)(self.words, self.seats, match, person)
        self.signals = Signals(str(self.path))
        self._seated = seated
        self._bots: list[Any] = []
        self._verbs = Verbs(self.words, COMMON_VERBS + self.game.verbs)
        self._names = CardNames(self.words)
        self._letters = Letters(self.words, self.game.ranks_alone)
        self._known: Counter[str] | None = None  # the hand as it was last shown, or dealt
        self._last: list[str] = []
        self._group: list[str] = []
        self._listed = False  # whether the choices of this decision have been listed, with their numbers
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "help": self._show_choices,
            "hand": lambda rest: self._show_hand(match.view(person)),
            "table": lambda rest: self._show(self.game.table(match.view(person))),
            "scores": lambda rest: self._show_scores(),
            "last": lambda rest: self._show(self._last or [self.words.text("nothing-yet")]),
            "rules": self._show_rules,
            "undo": lambda rest: self._take_back(),
        }

    # --- The match ---------------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Plays on until the match is over (True) or the person leaves (False).

        Raises ``Stopped`` when the terminal closes or a signal arrives, ``Unavailable`` when the match can't be
        written; what is on disk is then whole, up to the action before.
        """
        with self.signals.caught():
            self._greet()
            self._save()
            if not self.match.deal_over:
                self._follower = follow(self.match, self.person)
                self._follower.skip()
                self._show(self.game.standing())
                if self.match.actor == self.person:
                    self._show(self.game.table(self.match.view(self.person)))
            while not self.match.over:
                if not self._step():
                    self.console.say("left", path=str(self.path))
                    return False
            self._finish()
        return True

    def _step(self) -> bool:
        """One deal begun, one decision of the person, or one action of a bot; False when the person leaves."""
        match = self.match
        if match.deal_over:
            self._begin_deal()
        elif match.stuck:
            self.console.say("deal-stuck", limit=match.game.actions_per_deal_max)
            return False
        elif match.actor == self.person:
            if not self._decide():
                return False
        else:
            seat = match.actor
            if not self._bots:
                self._bots = [seated(len(match.record.deals) - 1) for seated in self._seated]
            match.play(ask(self._bots[seat], match.information_state(seat)).action)
            self._save()
            if match.actor != seat:
                self._tell()
        return True

    def _begin_deal(self) -> None:
        self.match.begin_deal()
        self._bots, self._last, self._group = [], [], []
        self._save()
        self.console.line()
        number = len(self.match.record.deals)
        self.console.say("deal-begins", number=number, **self.seats.who(self.match.deal.dealer))
        self._follower = follow(self.match, self.person)
        self._tell()
        self._known = Counter(self.game.held(self.match.view(self.person)))

    def _save(self) -> None:
        with self.signals.held():
            self._holding.save(self.match.text())

    def _tell(self) -> None:
        """What has happened since it was last told; a deal that is over with its result."""
        seen: Seen | None = None
        for seen in self._follower.news():
            told = self.game.telling.events(seen.events)
            self._show(told)
            self._group += told
            if self.game.ends(seen):
                self._last, self._group = self._group, []
        settlement = self.match.deal.settlement
        if settlement is not None and seen is not None:
            self.console.line()
            self.console.say("deal-ended", number=len(self.match.record.deals))
            self._show(self.game.telling.settled(seen.after, settlement))
            self._show(self.game.standing())

    # --- A decision --------------------------------------------------------------------------------------------------

    def _decide(self) -> bool:
        """Asks until an action is taken or taken back; False when the person leaves."""
        view = self.match.view(self.person)
        self._listed = False
        self._show(self.game.before_asking(view))
        if self._hand_is_news(view):
            self._show_hand(view)
        while True:
            words = self._names.read(self._ask(self.game.prompt(view)).split())
            verb = self._verbs.read(words[0]) if words else None
            words = self._in_letters(words, verb)
            if verb == "quit":
                return False
            try:
                if verb in self._commands:
                    self._commands[verb](words[1:])
                    if verb == "undo":
                        return True
                    continue
                actions = self._actions(words, view)
            except (Unreadable, Illegal) as error:
                self._refuse(error, view)
                continue
            if actions:
                for action in actions:
                    self.match.play(action)
                    self._save()
                self._tell()
                return True

    def _hand_is_news(self, view: Any) -> bool:
        """Whether the hand is shown before a question.

        Lines that need not be read are a burden on a Braille display: each card that is played, laid, drawn or given
        has a line of its own, and `h` shows the hand at any time. So it is shown where it has changed and the question
        is about all of it, or where several cards have come at once.
        """
        held = Counter(self.game.held(view))
        if self._known is None:
            return True
        return (held - self._known).total() > 1 or (held != self._known and self.game.asks_about_hand(view))

    def _in_letters(self, words: list[str], verb: str | None) -> list[str]:
        """An answer's words with the cards in the letters of records; in Russian к is a word too, not only a king."""
        may_fill = verb in ("give", None)
        return [
            word
            if (at == 0 and verb) or (at and may_fill and is_one_of(self.words, "filler", word))
            else self._letters.read(word)
            for at, word in enumerate(words)
        ]

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.ask(prompt)
        except EOFError:
            raise Stopped("input-ended", CLOSED, path=str(self.path)) from None

    def _actions(self, words: list[str], view: Any) -> list[int]:
        """The actions an answer means; none when it was not meant after all."""
        if not words:
            default = self.game.default(view)
            if default is None:
                raise Unclear("nothing-typed")
            words = default.split()
        number = number_in(words[0]) if len(words) == 1 else None
        choices = self.game.choices(view)
        # A number is a choice once they have been listed: else a 9 might be meant as a rank, or 100 as a bid.
        if number is not None and self._listed and number < 100:
            if not 1 <= number <= len(choices):
                raise Unclear("no-such-choice", number=number, count=len(choices))
            words = choices[number - 1].typed.split()
        message = self.game.needs_confirming(words, self._verbs, view)
        if message is not None and not self.yes(self.words.text(message)):
            return []
        actions: list[int] = self.game.read(words, self._verbs, view)
        return actions

    def yes(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        return is_one_of(self.words, "word-yes", self._ask(question))

    def _refuse(self, error: ChiliadError, view: Any) -> None:
        """Why not, and what may be done instead; nothing has changed."""
        details = dict(error.details)
        for key in ("card", "held", "best"):
            if key in details:
                details[key] = self.words.card(str(details[key]))
        for key in ("rank",):
            if key in details:
                details[key] = self.words.rank(str(details[key]))
        own = f"you-{error.slug}"
        language = self.words.language
        sentence = language.text(own if language.has(own) else error.slug, **details)
        self.console.line(sentence[:1].upper() + sentence[1:])
        said = self.game.brief(view)
        shown = self.words.listed(said[:CHOICES_IN_A_LINE_MAX])
        self.console.say("you-may", choices=shown, more=max(0, len(said) - CHOICES_IN_A_LINE_MAX))

    def _take_back(self) -> None:
        if not self.match.take_back(self.person):
            self.console.say("nothing-to-take-back")
            return
        self._save()
        self.console.say("taken-back")
        self._follower = follow(self.match, self.person)
        self._follower.skip()
        self._known, self._group = None, []

    # --- What is shown -----------------------------------------------------------------------------------------------

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.line(line)

    def _show_hand(self, view: Any) -> None:
        self._show(self.game.hand(view))
        self._known = Counter(self.game.held(view))

    def _greet(self) -> None:
        match, say = self.match, self.console.say
        self.console.line()
        preset = self.words.preset(match.record.preset)
        say("greeting", game=self.words.text(f"game-{match.game.name}"), preset=preset, target=match.rules.target)
        for seat, player in enumerate(match.record.players):
            say("greeting-seat", seat=seat, bot=self.words.bot(player), **self.seats.who(seat))
        say("greeting-help")

    def _show_choices(self, rest: list[str]) -> None:
        del rest
        self._listed = True
        for number, choice in enumerate(self.game.choices(self.match.view(self.person)), 1):
            self.console.say("choice", number=number, said=choice.said, typed=self._in_words(choice.typed))
        self.console.say(f"help-{self.match.game.name}")
        self.console.say("help-everywhere")

    def _in_words(self, typed: str) -> str:
        """What to type, with the verb in the reader's language and 10 for T."""
        verb, *rest = typed.split()
        if self._verbs.read(verb) == verb:
            spellings = [spelling for spelling in self.words.text(f"verb-{verb}").split() if len(spelling) > 1]
            verb = next(iter(spellings), verb)
        return " ".join([verb, *map(as_typed, rest)])

    def _show_scores(self) -> None:
        for number, deal in enumerate(self.match.record.deals):
            if deal.settlement is not None:
                scores, totals = deal.settlement.scores, deal.settlement.after.totals
                items = [
                    self.game.sheet_item(seat, *pair, number)
                    for seat, pair in enumerate(zip(scores, totals, strict=True))
                ]
                self.console.say("sheet-deal", number=number + 1, items=self.words.listed(items))
        self._show(self.game.standing())

    def _show_rules(self, rest: list[str]) -> None:
        from chiliad.play.rulebook import paragraphs, variables_of

        game = self.match.game
        self.console.say("rules-pointer", game=game.name)
        book = paragraphs(game, variables_of(game, self.match.rules), self.words.language)
        wanted = rest[0].upper() if rest else ""
        for paragraph in book:
            if wanted in (paragraph.number, paragraph.number[1:]):
                self.console.say("rules-title", number=paragraph.number, title=paragraph.title)
                self.console.paragraph(paragraph.text)
        if not rest:
            titles = [self.words.text("rules-title", number=rule.number, title=rule.title) for rule in book]
            self.console.paragraph(self.words.listed(titles))

    def _finish(self) -> None:
        """The match is over: who has won, what is paid, where the record is."""
        match, record = self.match, self.match.record
        self.console.line()
        self.console.say("match-won", deals=len(record.deals), **self.seats.who(match.winner))
        if match.game.payment is not None and record.payment is None:
            small = int(record.extra.get("_small", 1))
            record.payment = Payment.of(match.game, match.rules, match.before, match.winner, small)
            self._save()
        if record.payment is not None:
            self._show(self.game.payment(record.payment.small))
        self.console.say("match-kept", path=str(self.path))
