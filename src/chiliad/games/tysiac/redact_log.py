"""What the lines of a deal say about the places of its cards, hidden or not.

Nothing is judged here: the engine refuses a line that is not understood, and all after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from chiliad.cards import HIDDEN, read_cards, write_cards
from chiliad.errors import Unreadable
from chiliad.game import NOBODY
from chiliad.games.tysiac.notation import deal_places
from chiliad.games.tysiac.state import ACES, CARD_NUMBER, CARD_TEXT, CARDS, KING, QUEEN, players_of_deal

_CALLS = ("bid", "pass", "blind", "redeal")
UNKNOWN = -1


@dataclass
class Log:
    """What the lines say about a deal.  Cards are masks.

    A *place* is a seat, or ``rest`` for the talon, ``rest + 1`` for the second talon of two players.  Cards laid away
    are like gifts to nobody: their receivers are ``rest + 2`` and ``rest + 3``.
    """

    players: int
    dealer: int
    lines_dealt: dict[int, int] = field(default_factory=dict)  # place -> the line that deals it
    dealt: dict[int, int] = field(default_factory=dict)  # place -> its cards, where they are seen
    bids: list[int] = field(default_factory=list)  # each seat's highest, points
    passes: int = 0
    last_bidder: int = NOBODY
    golden: bool = False  # there is no auction: the opener is declarer (T37)
    blind: bool = False  # the opener has bid blind (T36)
    taken: int = NOBODY  # two players: the place of the talon that was taken (T41)
    redealer: int = NOBODY  # the seat that had four nines, and made the deal void (T35)
    gifts: dict[int, int] = field(default_factory=dict)  # receiver -> the card's number, or UNKNOWN
    lines_given: dict[int, int] = field(default_factory=dict)  # receiver -> the line that gives or lays away
    contract: int = 0
    held: list[int] = field(default_factory=list)  # the cards that each seat held when the play began

    def __post_init__(self) -> None:
        self.bids, self.held = [0] * self.players, [0] * self.players

    @property
    def rest(self) -> int:
        """The place of the talon."""
        return self.players

    @property
    def places(self) -> dict[str, int]:
        """Each place by the words after ``deal``, in the order in which they are dealt."""
        words = deal_places(self.players, self.dealer)
        hands = players_of_deal(self.players)
        return {text: int(text) if n < hands else self.rest + n - hands for n, text in enumerate(words)}

    @property
    def declarer(self) -> int:
        """The seat that has won the auction; NOBODY while it lasts."""
        return self.last_bidder if self.golden or self.passes == players_of_deal(self.players) - 1 else NOBODY

    def filled(self, lines: list[str], dealt: list[int], gifts: dict[int, int]) -> list[str]:
        """The lines with these cards where some are hidden."""
        whole = list(lines)
        for place, n in self.lines_dealt.items():
            if place not in self.dealt:
                cards = write_cards(CARD_TEXT[card] for card in range(CARDS) if dealt[place] >> card & 1)
                whole[n] = " ".join([*lines[n].split()[:-1], cards])
        for receiver, n in self.lines_given.items():
            if self.gifts[receiver] == UNKNOWN:
                whole[n] = " ".join([*lines[n].split()[:-1], CARD_TEXT[gifts[receiver]]])
        return whole


def read_log(lines: list[str], players: int, dealer: int, golden: int = NOBODY) -> Log:
    """What the lines say, up to the first line that is not understood; ``golden``: the declarer of a golden deal."""
    log = Log(players, dealer, golden=golden != NOBODY, last_bidder=golden)
    for n, line in enumerate(lines):
        try:
            understood = _note(log, n, line.split())
        except (Unreadable, KeyError, ValueError, IndexError):
            understood = False
        if not understood:
            break
    return log


def _note(log: Log, n: int, words: list[str]) -> bool:
    """Note one line; return False when it is not understood."""
    if len(words) > 2 and words[0].lower() == "deal":
        place = log.places[" ".join(words[1:-1]).lower()]
        if place in log.lines_dealt:
            return False
        cards = read_cards(words[-1])
        log.lines_dealt[place] = n
        if HIDDEN not in cards:
            log.dealt[place] = sum({1 << CARD_NUMBER[card] for card in cards})
        return True
    seats = [str(seat) for seat in range(log.players)]
    if len(words) < 2 or words[0] not in seats:
        return False
    seat, verb = int(words[0]), words[1].lower()
    if (verb in _CALLS) != (log.declarer == NOBODY) or log.redealer != NOBODY:
        return False
    if verb == "redeal":
        log.redealer = seat
    elif verb == "blind":
        log.blind, log.last_bidder = True, seat
    elif verb == "pass":
        log.passes += 1
    elif verb == "bid":
        log.bids[seat] = int(words[2][:4])
        log.last_bidder = seat
    elif verb == "contract":
        log.contract = int(words[2][:4])
    elif verb == "give" and len(words) == 4:
        receiver = seats.index(words[2])
        if receiver in log.gifts or receiver == seat or seat != log.declarer:
            return False
        _note_gift(log, n, receiver, words[3])
    elif verb == "discard" and log.taken != NOBODY and seat == log.declarer and len(log.gifts) < 2:
        _note_gift(log, n, log.rest + 2 + len(log.gifts), words[2])
    elif verb == "take" and log.players == 2 and log.taken == NOBODY and seat == log.declarer:
        log.taken = log.rest + ("1", "2").index(words[2])
    elif verb in ("play", "marry", "aces"):
        _note_play(log, seat, verb, CARD_NUMBER[read_cards(words[2])[0]])
    else:
        return verb == "concede"
    return True


def _note_gift(log: Log, n: int, receiver: int, card: str) -> None:
    log.gifts[receiver] = UNKNOWN if card == HIDDEN else CARD_NUMBER[read_cards(card)[0]]
    log.lines_given[receiver] = n


def _note_play(log: Log, seat: int, verb: str, card: int) -> None:
    log.held[seat] |= 1 << card
    if verb == "aces":
        log.held[seat] |= ACES
    if verb == "marry" and card % 6 in (KING, QUEEN):
        # The other card of the marriage was in hand as well.
        log.held[seat] |= 1 << card + (QUEEN - KING if card % 6 == KING else KING - QUEEN)
