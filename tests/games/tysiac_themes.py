"""Themed positions of Tysiac: what to play, and why.

A diagram has the cards of the three seats before a trick, the trump suit, the points that the declarer lacks, and the
cards that are on the table by then; everything else has been played.  Seat 0 is the declarer.  In ``ending`` a test
proves the moves: they reach the goal, to make the contract or as a defender to break it, in every deal that fits, and
no other move does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chiliad.game import NOBODY
from chiliad.games.tysiac.state import (
    ALL,
    CARDS,
    HAND_CARDS_PLAYED,
    MARRIAGE,
    PLAY,
    SUITS,
    Auction,
    Standing,
    State,
    card_points,
)
from games.tysiac_positions import PLAYROOM, Table, bought, dealt, mask_of, on_barrel


@dataclass(frozen=True)
class Theme:
    """A position, the moves that are right, and the reason."""

    name: str
    table: Table
    moves: str
    """The right moves: lines without the seat, divided by commas; after "not ", the wrong ones."""
    reason: str
    proved: bool = False
    """Whether an exhaustive proof says the same."""

    def lines(self) -> set[str]:
        """The right moves as lines."""
        named = {f"{self.table.turn} {move.strip()}" for move in self.moves.removeprefix("not ").split(",")}
        legal = self.table.legal()
        assert named <= legal, named - legal
        return legal - named if self.moves.startswith("not ") else named


def diagram(
    *cards: str,
    need: int,
    trump: str = "",
    lead: int = 0,
    table: str = "",
    voids: tuple[str, str, str] = ("", "", ""),
    shown: str = "",
) -> Table:
    """A position near the end; ``need``: the points that the declarer lacks, ``lead``: the seat that leads.

    ``voids``: the suits that the seats are known to lack; ``shown``: the suits of marriages declared, the trump's too.
    Seat 1 has all points that the declarer has not.
    """
    hands = [mask_of(text) for text in cards]
    left = [card for card in range(CARDS) if ALL & ~(hands[0] | hands[1] | hands[2]) >> card & 1]
    played = []
    for hand in hands:
        count = HAND_CARDS_PLAYED - hand.bit_count()
        played.append(sum(1 << card for card in left[:count]))
        left = left[count:]
    gifts = [(one & -one).bit_length() - 1 for one in played]
    suits = [SUITS.index(suit) for suit in shown or trump]
    total = card_points(ALL & ~(hands[0] | hands[1] | hands[2]))
    total += sum(PLAYROOM.marriage_values[suit] for suit in suits)
    # The declarer has what makes the contract a figure that may be bid, and no more than has been taken.
    made = next(points for points in range(total, -1, -1) if (points + need) % 5 == 0)
    contract = made + need
    state = State(
        before=Standing(),
        dealer=2,
        phase=PLAY,
        turn=lead,
        hands=(hands[0], hands[1], hands[2]),
        auction=Auction(sum(1 << gift for gift in gifts), 6, (100, 0, 0), 0, contract, (NOBODY, gifts[1], gifts[2]), 0),
        played=(played[0], played[1], played[2]),
        excluded=tuple(sum(0b111111 << 6 * SUITS.index(suit) for suit in void) for void in voids),
        shown=sum(MARRIAGE << 6 * suit for suit in suits),
        trump=SUITS.index(trump) if trump else -1,
        led=-1,
        second=-1,
        points=(made, total - made, 0),
        takers=0,
    )
    return Table(PLAYROOM, state).cards(table)


def ending(name: str, moves: str, reason: str, *cards: str, **more: Any) -> Theme:
    """A theme whose moves are proved."""
    return Theme(name, diagram(*cards, **more), moves, reason, proved=True)


ENDINGS = [
    # --- The declarer -------------------------------------------------------------------------------------------------
    ending(
        "a winner before the lead is lost",
        "play As",
        "The ace takes a trick now; after the nine it would fall on a heart.",
        "As 9h",
        "Qh Jh",
        "Ah Kh",
        need=11,
    ),
    ending(
        "draw the trump before cashing an ace",
        "play As",
        "One trump is out: it falls on the ace of trumps, and would take the ace of diamonds.",
        "As Ad",
        "Ts 9h",
        "9c Jc",
        trump="s",
        need=32,
    ),
    ending(
        "announce the marriage while you lead",
        "marry Ks, marry Qs",
        "The forty points make the contract now; the lead may never come back.",
        "Ks Qs 9d",
        "As Ts Ad",
        "Td Kd 9h",
        need=40,
    ),
    ending(
        "the dearer marriage first",
        "marry Kh, marry Qh",
        "Hearts make the contract at once; after spades the lead is gone.",
        "Kh Qh Ks Qs",
        "As Ah Ts Th",
        "Ad Td Ac Tc",
        need=100,
    ),
    ending(
        "the last card of a suit is a winner, however small",
        "play 9s",
        "All other spades and all trumps are gone: the nine takes two dear cards; the king would lose the lead.",
        "9s Kd",
        "Ad Td",
        "Th Ah",
        trump="c",
        need=20,
    ),
    ending(
        "keep the ten under the ace",
        "play 9d",
        "The ace is led: the nine goes, and the ten is the best diamond for the last trick.",
        "Td 9d",
        "Ad Kd",
        "9c Jc",
        need=14,
        lead=1,
        table="Ad 9c",
        voids=("", "", "d"),
    ),
    ending(
        "the ace first, then the marriage",
        "play Ac",
        "Without trumps nobody can ruff the ace; the marriage would make spades trumps, and lose the lead to the ace.",
        "Ks Qs Ac Qc",
        "As Ts Ad Kd",
        "Td Qd Jd Kc",
        need=66,
        voids=("", "c", ""),
    ),
    ending(
        "both aces before hearts are trumps",
        "play As, play Ad",
        "The aces take their tricks while there are no trumps; the marriage is worth as much afterwards.",
        "As Kh Qh Jh Ad",
        "Qd Jd 9d Tc Qc",
        "Ah Th 9h Td Kd",
        need=119,
    ),
    ending(
        "a diamond first, the marriage when the lead comes back",
        "play 9d, play Ad",
        "Declared at once, spades lose the lead, and the ace of diamonds can be ruffed; a diamond first keeps both.",
        "Ks Qs Ad 9d",
        "As Ac Qc Jc",
        "Ts 9s Tc Kc",
        need=59,
    ),
    ending(
        "declare with the queen and keep the king",
        "play Ac, marry Qd",
        "The king of trumps must stay for a later trick; or the ace of clubs is cashed before.",
        "9h Kd Qd Ac",
        "Ts Ks Ah Td",
        "As Js Qh Jh",
        need=106,
    ),
    ending(
        "aces before low clubs",
        "play As, play Ac",
        "Either ace takes what is missing; a low club gives the lead to a hand that can take the rest.",
        "As Ac Kc 9c",
        "Th Kd Qd Qc",
        "Td 9d Tc Jc",
        trump="s",
        need=23,
    ),
    ending(
        "the best trump takes what is missing",
        "play Th",
        "The ten of trumps cannot be beaten; every diamond may be ruffed by the jack.",
        "Qs Th Ad Td Kd",
        "Jh Qd Ac Kc Qc",
        "Ks Js Jd 9d 9c",
        trump="h",
        need=9,
    ),
    ending(
        "make them spend the last trump",
        "play Td",
        "The ten is the best diamond: it takes the trick, or the last trump, and then the queen of trumps is high.",
        "Ks Js Td Qc",
        "Ts Qs 9s Kh",
        "As Qd Jd Tc",
        trump="c",
        need=4,
    ),
    ending(
        "lead the trump ten, not a side ten",
        "play Th",
        "Only the ten of trumps is safe from a ruff.",
        "Ts Th Td",
        "Ac Tc Kc",
        "Jh Qc 9c",
        trump="h",
        need=14,
        voids=("", "h", ""),
    ),
    ending(
        "play the ace in second place",
        "play Ac",
        "The ten and king of clubs may be behind the declarer: only the ace is sure of the trick.",
        "Ts Ac Qc Jc",
        "9s Th Tc Kc",
        "9c Qh Jh Jd",
        trump="d",
        need=11,
        lead=2,
        table="9c",
        voids=("", "d", ""),
    ),
    # --- Defenders ----------------------------------------------------------------------------------------------------
    ending(
        "throw the ten to the partner's trick",
        "play Th",
        "The partner has this trick; the declarer's last trump would take the ten.",
        "As 9d",
        "Ad 9c",
        "Th 9h",
        trump="s",
        need=20,
        table="9d Ad",
    ),
    ending(
        "throw a ten, not a jack, where it breaks the contract",
        "play Tc",
        "The partner's ten of hearts takes the trick: ten more points that the declarer will never have.",
        "Jh Qh Qc",
        "Th Ts Ks",
        "Js Jd Tc",
        need=26,
        table="Jh Th",
    ),
    ending(
        "keep the winners, throw the king",
        "play Kh",
        "The partner's trump takes this trick; the ace and the ten take both others, the king none.",
        "Th Qh Kc",
        "Ks Kd 9d",
        "Ah Kh Td",
        trump="s",
        need=6,
        lead=1,
        table="Ks",
    ),
    ending(
        "take the trick with the dear card",
        "play Tc, play Ac",
        "The declarer has trumps: an ace or ten that is kept would be ruffed.",
        "Ks Js 9s Jc",
        "Ac Tc Kc 9c",
        "Qc Qh Jh 9h",
        trump="s",
        need=30,
        lead=2,
        table="Qc Jc",
    ),
    ending(
        "cash the ten whose ace has gone",
        "play Ts",
        "The ten is the best spade: it takes a trick now, and later it would be thrown on the declarer's hearts.",
        "Ks Kh Qd",
        "Qs Ac Kc",
        "Ts Tc Qc",
        need=40,
        lead=2,
        voids=("", "hd", ""),
    ),
    ending(
        "a defender's marriage takes the trump suit away",
        "marry Kd, marry Qd",
        "With diamonds as trumps the king and queen take both tricks; else the declarer ruffs.",
        "As Ts",
        "Kd Qd",
        "9h 9c",
        trump="s",
        need=20,
        lead=1,
    ),
]

# --- Before the cards -------------------------------------------------------------------------------------------------

POOR = "9s Js 9h Jh 9d Jd 9c"
SOLID = "As Ts Ks Qs Js 9s Ah"
OTHERS = ("", "", "Ad 9d 9c")


def standing(*totals: int, **more: tuple[int, int, int]) -> Standing:
    """The standing before the deal."""
    return Standing((totals[0], totals[1], totals[2]), **more)


def given(hand: str, talon: str, *gifts: str, before: Standing | None = None, bid: int = 100) -> Table:
    """Seat 0 has won the auction, and has given these cards to seats 1 and 2."""
    table = bought(dealt(hand, "", "", talon, before=before), bid)
    return table.do(*(f"0 give {seat} {card}" for seat, card in enumerate(gifts, 1)))


def gifts(cards: str) -> str:
    """All gifts of these cards to either seat."""
    return ", ".join(f"give {seat} {card}" for card in cards.split() for seat in (1, 2))


def contracts(least: int, most: int) -> str:
    """All contracts between two figures."""
    return ", ".join(f"contract {points}" for points in range(least, most + 5, 5))


BEFORE_THE_CARDS = [
    Theme(
        "pass with nothing",
        dealt("", POOR).do("0 bid 100"),
        "pass",
        "Seven cards without a trick or a marriage make no contract, whatever the talon has.",
    ),
    Theme(
        "bid with a marriage and its ace",
        dealt("", "Kh Qh As Ah Ts 9d 9c").do("0 bid 100"),
        "bid 105",
        "Hearts alone are a hundred points, and two aces give the lead to declare them.",
    ),
    Theme(
        "concede a hopeless deal",
        bought(dealt(POOR, "", "", "Qs Qd Jc")),
        "concede",
        "Ten cards without an ace, a ten or a marriage: conceding costs nothing now.",
    ),
    Theme(
        "do not concede a third time with a chance to play",
        bought(dealt("9s Js Ah Jh Ad Jd 9c", "", "", "Kh Td Jc", before=standing(0, 0, 0, concessions=(2, 0, 0)))),
        "not concede",
        "The third concession costs 120, and gives both others 60; a failed hundred costs less.",
    ),
    Theme(
        "bid on the barrel's last deal",
        dealt("", "Ks Qs As Ah Td 9c Jd", before=on_barrel(None, 2, None)).do("0 bid 100"),
        "not pass",
        "Without a contract of 120 in this deal the player falls to 760: a marriage and two aces must try.",
    ),
    Theme(
        "gifts that keep the marriages",
        bought(dealt("As Ks Qs Js Ad Kh Qh", "", "", "9s 9d 9c")),
        f"not {gifts('As Ks Qs Ad Kh Qh')}",
        "Two marriages and two aces make the contract: nines go to the others, or the jack.",
    ),
    Theme(
        "raise to what is certain",
        given(SOLID, "Ad 9d 9c", "9d", "9c"),
        "contract 160",
        "All tricks are sure, 120 points, and the marriage of spades adds 40.",
    ),
    Theme(
        "raise to 120 to leave the barrel",
        given(SOLID, "Ad 9d 9c", "9d", "9c", before=on_barrel(1, None, None)),
        contracts(120, 160),
        "On the barrel a contract below 120 changes nothing; one of 120 to 160 is certain, and wins the match.",
    ),
    Theme(
        "raise as far as the match needs",
        given(SOLID, "Ad 9d 9c", "9d", "9c", before=standing(850, 0, 0)),
        contracts(150, 160),
        "At 850, a contract of 150 wins the match, and 160 is certain.",
    ),
    Theme(
        "no raise that the cards cannot make",
        given("As Ts Ks Js 9s Ah Th", "Ad 9d 9c", "9d", "9c"),
        "contract 120",
        "Every trick is sure, but without a marriage the deal has 120 points.",
    ),
    Theme(
        "a defender keeps a ten once the contract is made",
        diagram("Jd 9h Qc", "Ad Kd Jc", "Td 9d Kc", need=0, trump="s", lead=1, table="Ad"),
        "play 9d",
        "The declarer has made the contract: the ten is worth ten to whoever takes it, so it is not given away.",
    ),
]

THEMES = ENDINGS + BEFORE_THE_CARDS
