"""Problems: decisions of a game whose best move is known, for people to solve.

``problems.py`` of a game finds them and proves or judges the best moves; here each is made a record, and is asked of
the bots: ``greedy`` must fail, the strongest level must not, also with ``JUDGE_TIMES`` its budget and another seed
where the problem is judged.  The difficulty is the weakest level that finds a best move.

A problem's identity is ``GAME-PROOF-SEED-DEAL-PLACE``: the seed of its set, the number of the deal, and how many
actions came before.  So a set that is interrupted goes on where it ended, and the same command makes the same set.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from types import ModuleType

from chiliad.bits import seed_from
from chiliad.bot import Budget, ask, effort
from chiliad.bots import bot_class, levels
from chiliad.bots.reasons import option, why
from chiliad.errors import ChiliadError, Unavailable, Unreadable
from chiliad.game import JUDGED, PROVED, Game, Played
from chiliad.games import find
from chiliad.information import SomeInformation
from chiliad.play.match import Match
from chiliad.play.observing import Observer
from chiliad.presentation.reasons import Reason, Value
from chiliad.records import Record, write

SIMPLE = "greedy"
"""The bot that fails every problem."""
USUAL = "club"
"""The level of which a set is neither too easy nor too hard."""
HARD_SHARE = 0.76
"""At most this part of a set it does not solve."""
JUDGE_TIMES = 20
"""How many times its own budget the strongest level has to confirm a judgement."""
MOVES_MIN = 3
CHECK_SEED = 0x70726F6265
"""Of the worlds and the bots of a check: no set is made with it."""
ASKED = 3
"""With so many seeds the strongest level must find the best move."""


@dataclass(frozen=True)
class Problem:
    """A decision with its best moves; ``record`` is a whole record that ends before it."""

    id: str
    record: str
    seat: int
    best: tuple[str, ...]  # moves in notation, without the seat
    proof: str  # PROVED or JUDGED
    theme: str
    difficulty: str  # the weakest level that finds a best move
    reasons: tuple[Reason, ...] = ()
    """Why a best move is better than the one that tempts, as the strongest level says it; none where it is silent."""

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.id.partition("-")[0]

    def match(self) -> Match:
        """The match as it is before the decision."""
        return Match.from_text(self.record)

    def as_json(self) -> str:
        """The problem as one line of a set."""
        return json.dumps(asdict(self), ensure_ascii=False)


class Position:
    """A problem's decision: what the seat knows, and which moves are right."""

    def __init__(self, problem: Problem, match: Match | None = None) -> None:
        self.problem = problem
        self.match = match or problem.match()
        self.info: SomeInformation = self.match.information_state(problem.seat)
        self.best = [self.match.read_move(problem.seat, move) for move in problem.best]

    def is_right(self, actions: Sequence[int]) -> bool:
        """Whether a move, which may be several actions, is a best one, or a part of one."""
        return any(Counter(actions) <= Counter(best) for best in self.best)


def faces(game: str) -> ModuleType:
    """``problems.py`` of a game; raises ``Unavailable("no-problems")`` where it has none."""
    face = find(game).face_or_none("problems")
    if face is None:
        raise Unavailable("no-problems", game=game)
    return face


# --- Sets -------------------------------------------------------------------------------------------------------------


def read_set(text: str) -> list[Problem]:
    """The problems of a set, one a line; raises ``Unreadable("bad-problems")`` with the first line that is none."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            fields = json.loads(line)
            reasons = tuple(read_reason(one) for one in fields.get("reasons", ()))
            found.append(Problem(**{**fields, "best": tuple(fields["best"]), "reasons": reasons}))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Unreadable("bad-problems", line=number) from None
    return found


def read_reason(fields: Mapping[str, object]) -> Reason:
    """A reason that was written as an object; raises ``TypeError`` or ``KeyError`` for what is none."""
    values: dict[str, Value] = {}
    given = fields["values"]
    for name, value in given.items() if isinstance(given, dict) else ():
        if isinstance(value, dict):
            values[name] = read_reason(value)
        elif isinstance(value, list):
            values[name] = tuple(map(str, value))
        elif isinstance(value, str | int):
            values[name] = value
        else:
            raise TypeError(name)
    return Reason(str(fields["key"]), values)


@cache
def shipped(game: str) -> list[Problem]:
    """The problems that come with a game, which nobody changes; none where it has none."""
    face = find(game).face_or_none("problems")
    if face is None:
        return []
    path = files(find(game).package) / "problems.jsonl"
    return read_set(path.read_text(encoding="utf-8")) if path.is_file() else []


# --- Making -----------------------------------------------------------------------------------------------------------


def candidates(
    game: Game,
    proof: str,
    seed: int,
    first: int = 0,
    wanted: Callable[[Position], bool] = lambda position: True,
    theme: str | None = None,
) -> Iterator[tuple[int, Problem | None]]:
    """Deal by deal, from the ``first`` on, without end: the number of the deal, and its first problem that is wanted.

    ``wanted`` is asked before the strongest level is, which takes longer; the difficulty is not known yet.  ``theme``:
    only decisions that may have it are looked at.
    """
    face, rules = faces(game.name), game.default_rules
    for played in face.deals(proof, rules, seed, first, theme):
        found = (_problem(game, face, proof, seed, played, one, wanted) for one in _decisions(game, played))
        yield played.number, next((problem for problem in found if problem is not None), None)


def _decisions(game: Game, played: Played) -> Iterator[tuple[int, SomeInformation]]:
    """The decisions of a deal that are worth a look, each with what its seat knows."""
    rules, before, dealer = game.default_rules, played.standing, played.dealer
    start: object = game.start(rules, before, dealer)
    observers = [Observer(game, rules, before, start, dealer, seat) for seat in range(game.seats(rules))]
    state, places = start, set(played.places)
    for place, action in enumerate(played.log):
        if place in places:
            yield place, observers[game.actor(state)].information_state(state, played.log[:place])
        state = game.apply(rules, state, action)


def _problem(
    game: Game,
    face: ModuleType,
    proof: str,
    seed: int,
    played: Played,
    decision: tuple[int, SomeInformation],
    wanted: Callable[[Position], bool],
) -> Problem | None:
    """The problem of a decision, if it is one."""
    place, info = decision
    if face.choices(info.observation) < MOVES_MIN:
        return None
    wrong = ask(bot_class(game.name, SIMPLE)(0), info).action
    moves = face.best_moves(proof, info, wrong, seed_from(seed, played.number, place), face.PROOF_NODES)
    if not moves:
        return None
    preset, rules = next(iter(game.presets.items()))
    record = Record.new(game, preset, rules, [f"bot:{name}" for name in played.players])
    record.begin_deal(played.dealer, played.standing).actions.extend(played.log[:place])
    found = Problem(
        id=f"{game.name}-{proof}-{seed}-{played.number}-{place}",
        record=write(record),
        seat=info.seat,
        best=tuple(moves),
        proof=proof,
        theme=face.theme(info.observation, moves, wrong),
        difficulty="",
    )
    position = Position(found)  # as it is read again
    if not wanted(position) or (proof == JUDGED and fault(found) is not None):
        return None
    difficulty = difficulty_of(position)
    if position.is_right([wrong]) or difficulty is None or not confirmed(position, 1):
        return None
    return replace(found, difficulty=difficulty, reasons=reasons_for(position, wrong))


def reasons_for(position: Position, wrong: int) -> tuple[Reason, ...]:
    """What the strongest level says for a best move, against the action that tempts where it has compared that one."""
    game, info = position.match.game, position.info
    makes = bot_class(game.name, levels(game.name)[-1])
    decision = ask(makes(_rng(position.problem)), info)
    moves = {move.action: move.text for move in game.legal_moves(position.match.rules, position.match.state)}
    options = {one.action: option(info, one, moves[one.action]) for one in reversed(decision.candidates)}
    choice = options.get(decision.action)
    if choice is None or not position.is_right([decision.action]):
        return ()
    return why(info, choice, [choice, options[wrong]] if wrong in options else list(options.values()))


def solves(position: Position, bot: str, seed: int, times: int = 1) -> bool:
    """Whether a bot finds a best move, with so many times its own budget."""
    makes = bot_class(position.problem.game, bot)
    own = getattr(makes, "nodes", 0) if effort(makes) else 0
    budget = Budget(nodes=own * times) if own and times > 1 else None
    return position.is_right([ask(makes(seed), position.info, budget).action])


def difficulty_of(position: Position) -> str | None:
    """The weakest level that finds a best move; None where none does."""
    rng = _rng(position.problem)
    return next((level for level in levels(position.problem.game) if solves(position, level, rng)), None)


def _rng(problem: Problem) -> int:
    """Where the random numbers of the bots begin that are asked for the difficulty."""
    _, _, seed, number, place = problem.id.split("-")
    rng: int = seed_from(int(seed), int(number), int(place))
    return rng


def confirmed(position: Position, seed: int) -> bool:
    """Whether the strongest level finds a best move: with several seeds, and a judgement with ``JUDGE_TIMES`` too."""
    strongest = levels(position.problem.game)[-1]
    seeds = [seed_from(seed, n, 5) for n in range(ASKED)]
    if not all(solves(position, strongest, one) for one in seeds):
        return False
    return position.problem.proof == PROVED or solves(position, strongest, seed_from(seed, 0, 6), JUDGE_TIMES)


class Choice:
    """Which of the problems found a set of ``count`` takes: enough proved ones, of all difficulties and themes.

    With a ``theme`` the set goes on until it has so many of that theme, each judged, and of no others.
    """

    def __init__(self, game: str, count: int, taken: Iterable[Problem] = (), theme: str | None = None) -> None:
        self.face, self.count, self.theme = faces(game), count, theme
        self.taken: list[Problem] = []
        self._seen: set[object] = set()
        self._counted: Counter[tuple[str, ...]] = Counter()
        for problem in taken:
            if theme is None:
                self.take(problem)
            else:
                self._add(problem)

    @property
    def wanted(self) -> str | None:
        """The kind of proof that is looked for next; None where the set is complete."""
        if self.theme is not None:
            return JUDGED if sum(one.theme == self.theme for one in self.taken) < self.count else None
        if self._counted[(PROVED,)] < self._size(PROVED):
            return PROVED
        return JUDGED if len(self.taken) < self.count else None

    def _size(self, proof: str) -> int:
        proved: int = round(self.face.PROVED_SHARE * self.count)
        return proved if proof == PROVED else self.count - proved

    def wants(self, position: Position) -> bool:
        """Whether the set has no problem like this one, and not enough of its theme and for the level ``USUAL``."""
        signature = self.face.signature(position.info.observation)
        if self.theme is not None and position.problem.theme != self.theme:
            return False
        return signature not in self._seen and not self._full(self._limits(position))

    def _limits(self, position: Position) -> dict[tuple[str, ...], float]:
        """The kinds to which a problem belongs whatever its difficulty, and how many the set takes of each."""
        problem = position.problem
        if self.theme is not None:
            return {}
        limits: dict[tuple[str, ...], float] = {("theme", problem.theme): self.face.THEME_SHARE * self.count}
        if solves(position, USUAL, _rng(problem)):
            usual = self.face.USUAL_SHARE[problem.proof]
            limits[("usual", problem.proof)] = usual * self._size(problem.proof)
        else:
            limits[("hard",)] = HARD_SHARE * self.count
        return limits

    def _full(self, limits: Mapping[tuple[str, ...], float]) -> bool:
        return any(self._counted[kind] >= limit for kind, limit in limits.items())

    def take(self, problem: Problem) -> bool:
        """Take a problem, unless the set has one like it, or enough of its kind."""
        position = Position(problem)
        limits = self._limits(position)
        if self.theme is None:
            level = ("level", problem.proof, problem.difficulty)
            limits[level] = self.face.LEVEL_SHARE[problem.proof] * self._size(problem.proof)
        if not self.wants(position) or self._full(limits):
            return False
        self._add(problem)
        self._counted.update([(problem.proof,), *limits])
        return True

    def _add(self, problem: Problem) -> None:
        self._seen.add(self.face.signature(Position(problem).info.observation))
        self.taken.append(problem)


# --- Checking ---------------------------------------------------------------------------------------------------------


def check_rng(problem: Problem) -> int:
    """Where the random numbers of a check begin: elsewhere than those of the judgement that found the problem."""
    return _rng(problem) ^ CHECK_SEED


def fault(problem: Problem) -> str | None:
    """What is wrong with a problem, as the end of a message's name; None where everything is proved again.

    A judgement is made again in other worlds.
    """
    try:
        position = Position(problem)
    except ChiliadError:  # the record can't be read, or a move is not legal where it ends
        return "decision"
    game, info = position.match.game, position.info
    face = faces(problem.game)
    if position.match.actor != problem.seat or face.choices(info.observation) < MOVES_MIN:
        return "decision"
    wrong = ask(bot_class(game.name, SIMPLE)(0), info).action
    if position.is_right([wrong]):
        return "greedy"
    moves = face.best_moves(problem.proof, info, None, check_rng(problem), face.PROOF_NODES_TO_CHECK)
    if problem.proof == PROVED and set(moves) != set(problem.best):
        return "proof"
    if problem.proof == JUDGED and not set(moves) & set(problem.best):
        return "judgement"
    return None if problem.theme == face.theme(info.observation, problem.best, wrong) else "theme"
