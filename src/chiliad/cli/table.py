"""The table in the terminal: a match from where it is to its end, or until the person leaves.

Lines only.  The same presentation is drawn here as on the page: a game's narration and its desk
(``play/deal_view.py``); ``answers.py`` of a game says what may be typed besides moves in notation.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from chiliad.bot import Bot, Budget, RandomBot, ask
from chiliad.bots import Seated, bot_class, quick_bots
from chiliad.cli.arguments import game_title
from chiliad.cli.console import Console
from chiliad.cli.playing_hints import Hints
from chiliad.cli.signals import CLOSED, Signals, Stopped
from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import contains
from chiliad.play.coach import Coach
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.match import Match
from chiliad.presentation.answers import (
    CardNames,
    Letters,
    Unclear,
    Verbs,
    answers_of,
    as_typed,
    is_one_of,
    number_in,
)
from chiliad.presentation.desk import Desk, Move
from chiliad.presentation.said import Said
from chiliad.records import Payment

COMMON_VERBS = ("help", "hand", "table", "scores", "last", "rules", "undo", "hint", "quit")
CHOICES_IN_A_LINE_MAX = 8
log = logging.getLogger(__name__)


class Keeper(Protocol):
    """Where a match is kept on disk."""

    @property
    def path(self) -> Path:
        """The file."""

    def save(self, text: str) -> None:
        """Write the match."""


class TerminalGame:
    """One person, bots, and a match that is written as it is played."""

    def __init__(
        self,
        console: Console,
        match: Match,
        person: int,
        seated: Sequence[Seated],
        holding: Keeper,
        budget: Budget | None = None,
        coach: Coach | None = None,
    ) -> None:
        """``budget``: for each decision of a bot; None: as each does by default."""
        self._coach = coach
        self.console, self.match, self.person, self.path = console, match, person, holding.path
        self._holding = holding
        self.said = Said(console.words.language, console.words.style)
        self._scene = Scene(match.record, person, self.said)
        self.seats, self._narration = self._scene.seats, self._scene.narration
        self._begins = match.game.face("presentation").begins
        self._answers = answers_of(match.game, match.rules, self.said, self.seats)
        self.signals = Signals(str(self.path))
        self._seated, self._budget = seated, budget
        self._bots: list[Bot] = []
        self._names = CardNames(self.said)
        self._letters = Letters(self.said, self._answers.ranks_alone)
        self._known: Counter[str] | None = None  # the hand as it was last shown, or dealt
        self._last: list[str] = []
        self._group: list[str] = []
        self._hints = Hints(console, self.said, self.seats, self._save)
        self._listed = False  # whether the choices of this decision have been listed, with their numbers
        self._help = "help-everywhere"  # the message about the commands
        self._ending = {"undo"}  # the commands after which the decision is no longer asked for
        self._commands: dict[str, Callable[[Desk, list[str]], None]] = {
            "help": lambda desk, rest: self._show_choices(desk),
            "hand": lambda desk, rest: self._show_hand(desk),
            "table": lambda desk, rest: self._show(desk.table),
            "scores": lambda desk, rest: self._show_scores(),
            "last": lambda desk, rest: self._show(self._last or self._group or [self.said.text("nothing-yet")]),
            "rules": lambda desk, rest: self._show_rules(rest),
            "undo": lambda desk, rest: self._take_back(),
            "hint": lambda desk, rest: self._hints.show(self.match, desk),
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
                self._follow()
                self._show(self._narration.standing(self.match.before))
                if self.match.actor == self.person:
                    self._show(self._desk().table)
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
            match.play(self._bot_plays(seat))
            self._save()
            if match.actor != seat:
                self._tell()
        return True

    def _bot_plays(self, seat: int) -> int:
        """What a bot does; where it fails, what the game's strongest does that does not search: the match goes on."""
        info = self.match.information_state(seat)
        try:
            action = ask(self._bots[seat], info, self._budget).action
            if contains(info.observation.legal, action):
                return action
            log.error("the bot %s chose %r, which is not legal", type(self._bots[seat]).__name__, action)
        except Stopped:  # the person leaves meanwhile
            raise
        except Exception:  # a bot may fail in any way
            log.exception("fault of the bot %s", type(self._bots[seat]).__name__)
        spare = (bot_class(self.match.game.name, name) for name in quick_bots(self.match.game.name))
        makes = next((makes for makes in spare if makes is not type(self._bots[seat])), RandomBot)
        return ask(makes(0), info).action

    def _begin_deal(self) -> None:
        self.match.begin_deal()
        self._bots, self._last, self._group = [], [], []
        self._save()
        self.console.line()
        number = len(self.match.record.deals)
        self.console.say("deal-begins", number=number, **self.seats.who(self.match.deal.dealer))
        self._deal = DealView(self._scene, number - 1)
        self._tell()
        self._known = _cards(self._desk())
        if number == 1 and self._coach and self._coach.values_id:
            self.console.say(self._coach.values_id)

    def _save(self) -> None:
        with self.signals.held():
            self._holding.save(self.match.text())

    def _follow(self) -> None:
        """Follow the deal under way from here on: what has happened was told before."""
        self._deal = DealView(self._scene, len(self.match.record.deals) - 1)
        for _ in self._deal.lines(len(self.match.deal.actions)):
            pass

    def _desk(self) -> Desk:
        return self._deal.desk(self.match.state)

    def _tell(self) -> None:
        """What has happened since it was last told; a deal that is over with its result."""
        for _, line in self._deal.lines(len(self.match.deal.actions)):
            self._show(line.told)
            self._group += line.told
            if self._begins(self._deal.observation):
                self._last, self._group = self._group, []
        if self.match.deal.settlement is not None:
            self.console.line()
            self._show(self._deal.result())
            self._show(self._narration.standing(self.match.before))

    # --- A decision --------------------------------------------------------------------------------------------------

    def _decide(self) -> bool:
        """Asks until an action is taken or taken back; False when the person leaves."""
        desk = self._desk()
        self._listed = False
        self._verbs = Verbs(self.said, (*COMMON_VERBS, *self._commands, *self._answers.verbs_at(desk)))
        self._show(self._answers.before_asking(desk))
        if self._hand_is_news(desk):
            self._show_hand(desk)
        while True:
            words = self._names.read(self._ask(self._prompt(desk)).split())
            verb = self._verbs.read(words[0]) if words else None
            words = self._in_letters(words, verb)
            if verb == "quit":
                return False
            try:
                if verb in self._commands:
                    self._commands[verb](desk, words[1:])
                    if verb in self._ending:
                        return True
                    continue
                actions = self._actions(words, verb, desk)
            except (Unreadable, Illegal) as error:
                self._refuse(error, desk)
                continue
            if actions and self._take(actions):
                return True

    def _take(self, actions: Sequence[int]) -> bool:
        """Play what the person has chosen; False where it is not played after all."""
        reason = self._coach.warning(self.match, actions) if self._coach else None
        if reason is not None:
            self.console.line(reason.told(self.said, self.seats))
            if not is_one_of(self.said, "word-yes", self._ask(self.said.text("ask-coach"))):
                return False
        self._hints.mark(self.match)
        for action in actions:
            self.match.play(action)
            self._save()
        self._tell()
        return True

    def _prompt(self, desk: Desk) -> str:
        """The question, with the cards that will do where not every card does, and with what Enter alone means."""
        say, prompt = self.said.text, desk.prompt or ""
        usable = [held.card for held in desk.hand if held.can]
        if len(desk.moves) == 1:
            if len(self.match.legal()) == 1:
                return say("ask-enter", prompt=prompt)
            return say("ask-enter-for", prompt=prompt, choice=desk.moves[0].label)
        if len(usable) < len(desk.hand) and all(move.cards for move in desk.moves):
            return say("ask-cards", prompt=prompt, cards=self._narration.hand(usable))
        return prompt

    def _hand_is_news(self, desk: Desk) -> bool:
        """Whether the hand is shown before a question.

        Lines that need not be read are a burden on a Braille display: each card that is played, laid, drawn or given
        has a line of its own, and `h` shows the hand at any time. So it is shown where it has changed and a trick or a
        turn begins or no card is asked for, or where several cards have come at once.
        """
        held = _cards(desk)
        if self._known is None:
            return True
        asked = self._begins(self._deal.observation) or not any(card.can for card in desk.hand)
        return (held - self._known).total() > 1 or (held != self._known and asked)

    def _in_letters(self, words: list[str], verb: str | None) -> list[str]:
        """An answer's words with the cards in the letters of records; in Russian к is a word too, not only a king."""
        may_fill = verb is None or verb in self._answers.filled
        return [
            word
            if (at == 0 and verb) or (at and may_fill and is_one_of(self.said, "filler", word))
            else self._letters.read(word)
            for at, word in enumerate(words)
        ]

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.ask(prompt)
        except EOFError:
            raise Stopped("input-ended", CLOSED, path=str(self.path)) from None

    def _actions(self, words: list[str], verb: str | None, desk: Desk) -> list[int]:
        """The actions an answer means; none when it was not meant after all."""
        chosen = self._chosen(words, desk)
        verb = chosen.verb if chosen else verb
        warning = self._answers.warning(verb, desk) if verb else []
        self._show(warning)
        if warning and not is_one_of(self.said, "word-yes", self._ask(self.said.text("ask-sure"))):
            return []
        if chosen:
            return self.match.read_move(self.person, chosen.move)
        return self._answers.read(verb, words[1:] if verb else words, self.match.state, desk)

    def _chosen(self, words: list[str], desk: Desk) -> Move | None:
        """The move that is chosen by its number, or by Enter alone where there is one only."""
        moves = desk.moves
        if not words:
            if len(moves) > 1:
                raise Unclear("nothing-typed")
            return moves[0]
        number = number_in(words[0]) if len(words) == 1 else None
        # A number is a choice once they have been listed: else a 9 might be meant as a rank, or 100 as a bid.
        if number is None or not self._listed or number >= 100:
            return None
        if not 1 <= number <= len(moves):
            raise Unclear("no-such-choice", number=number, count=len(moves))
        return moves[number - 1]

    def _refuse(self, error: ChiliadError, desk: Desk) -> None:
        """Why not, and what may be done instead; nothing has changed."""
        self.console.line(self.said.refusal(error))
        said = self._brief(desk)
        shown = self.said.listed(said[:CHOICES_IN_A_LINE_MAX])
        self.console.say("you-may", choices=shown, more=max(0, len(said) - CHOICES_IN_A_LINE_MAX))

    def _brief(self, desk: Desk) -> list[str]:
        """The moves, those as one that differ in their card alone."""
        alike: dict[str, list[Move]] = {}
        for move in desk.moves:
            alike.setdefault(move.move.replace(move.card, "*") if move.card else move.move, []).append(move)
        return [self._as_one(moves, len({held.card for held in desk.hand})) for moves in alike.values()]

    def _as_one(self, moves: list[Move], different_cards: int) -> str:
        label, more = moves[0].label, [move.card for move in moves[1:] if move.card]
        if not more:
            return label
        if len(moves) == different_cards:
            return self.said.text("choice-any-card", choice=label)
        return self.said.text("choice-or-cards", choice=label, cards=self.said.cards(more))

    def _take_back(self) -> None:
        if not self.match.undo(self.person):
            self.console.say("nothing-to-take-back")
            return
        self._save()
        self.console.say("taken-back")
        self._follow()
        self._known, self._group = None, []

    # --- What is shown -----------------------------------------------------------------------------------------------

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.line(line)

    def _show_hand(self, desk: Desk) -> None:
        cards = [held.card for held in desk.hand]
        if desk.unseen is not None:
            self.console.line(desk.unseen)
        else:
            self.console.say("your-hand", cards=self._narration.hand(cards), count=len(cards))
        self._known = _cards(desk)

    def _greet(self) -> None:
        match, say = self.match, self.console.say
        self.console.line()
        name = game_title(match.game.name, self.said.language)
        target = getattr(match.rules, "target", 0)
        say("greeting", game=name, preset=self.said.preset(match.record.preset), target=target)
        for seat, player in enumerate(match.record.players):
            say("greeting-seat", seat=seat, bot=self.said.bot(player), **self.seats.who(seat))
        say("greeting-help")

    def _show_choices(self, desk: Desk) -> None:
        self._listed = True
        for number, move in enumerate(desk.moves, 1):
            self.console.say("choice", number=number, said=move.label, typed=self._in_words(move))
        how = f"help-{self.match.game.name}"
        self.console.say(how if self.said.language.has(how) else "help-typing")
        self.console.say(self._help)

    def _in_words(self, move: Move) -> str:
        """What to type, with the verb in the reader's language and 10 for T."""
        _, *rest = move.move.split()
        return " ".join([self._verbs.written(move.verb), *map(as_typed, rest)])

    def _show_scores(self) -> None:
        for number, deal in enumerate(self.match.record.deals, 1):
            if deal.settlement is not None:
                after = deal.settlement.after
                items = [
                    self._narration.sheet_item(seat, score, deal.before, after)
                    for seat, score in enumerate(deal.settlement.scores)
                ]
                self.console.say("sheet-deal", number=number, items=self.said.listed(items))
        self._show(self._narration.standing(self.match.before))

    def _show_rules(self, rest: list[str]) -> None:
        from chiliad.play.option_words import variables_of
        from chiliad.play.rulebook import paragraphs

        game = self.match.game
        self.console.say("rules-pointer", game=game.name)
        book = paragraphs(game, variables_of(game, self.match.rules), self.said.language)
        wanted = rest[0].upper() if rest else ""
        for paragraph in book:
            if wanted in (paragraph.number, paragraph.number[1:]):
                self.console.say("rules-title", number=paragraph.number, title=paragraph.title)
                self.console.paragraph(paragraph.text)
        if not rest:
            titles = [self.said.text("rules-title", number=rule.number, title=rule.title) for rule in book]
            self.console.paragraph(self.said.listed(titles))

    def _finish(self) -> None:
        """The match is over: who has won, what is paid, where the record is."""
        match, record = self.match, self.match.record
        self.console.line()
        self.console.say("match-won", deals=len(record.deals), **self.seats.who(match.winner))
        settlement = record.deals[-1].settlement
        margin = self._scene.margin(settlement) if settlement is not None else None
        self._show([margin] if margin else [])
        if match.game.payment is not None and record.payment is None:
            stored = record.extra.get("_small", 1)
            small = int(stored) if isinstance(stored, int | float | str) else 1
            record.payment = Payment.of(match.game, match.rules, match.before, match.winner, small)
            self._save()
        self._show(self._scene.payment())
        self.console.say("match-kept", path=str(self.path))


def _cards(desk: Desk) -> Counter[str]:
    """The viewer's hand."""
    return Counter(held.card for held in desk.hand)
