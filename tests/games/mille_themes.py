"""Themed positions of Mille: what a good player does there, and why.

Each is a paragraph of text, in cards: the hand and the sets of the player to act, those of the other player (of whose
hand only the cards in ``known`` are known), and the pack with its top last.  All other cards are the stock.  What is
expected is said of the whole turn from here: ``take``, ``draw`` or ``take 2``; ``out``: the player goes out; ``lay K``:
a set of kings is laid, or added to; ``wild`` and ``no wild``: a 2 is laid as a wild, or none; ``discard 4`` and ``keep
Q``: a card of that rank is discarded, or is not.

In all of them a search with twenty times the roll-outs of ``expert``, and other worlds, finds the same.
"""

from typing import NamedTuple

from chiliad.games.mille.state import DRAW, MELD, Standing
from games.mille_positions import player, position


class Theme(NamedTuple):
    """A position, what is expected there, and why."""

    name: str
    expected: str
    reason: str
    hand: str
    sets: str
    other: str  # the other player's hand
    other_sets: str
    pack: str
    known: str = ""
    totals: tuple[int, int] = (0, 0)
    begins: bool = False  # the turn begins; else the player has drawn
    upcard_two: bool = False

    def state(self):
        """The state, the player to act at seat 0."""
        players = player(self.hand, self.sets), player(self.other, self.other_sets, self.known)
        phase = DRAW if self.begins else MELD
        return position(
            players, self.pack, phase=phase, before=Standing(self.totals), upcard_two_open=int(self.upcard_two)
        )


def read_themes(text):
    """The themes of a text: a paragraph each.

    Its first line is the name and what is expected, the second the reason; then the fields, a word and cards each.
    """
    for paragraph in text.strip().split("\n\n"):
        title, reason, *lines = paragraph.strip().splitlines()
        name, expected = title.split(": ")
        fields = {"known": "", "sets": "", "other_sets": ""}
        for line in lines:
            key, _, value = line.strip().partition(" ")
            fields[key.replace("-", "_")] = value
        totals = tuple(int(total) for total in fields.pop("totals", "0 0").split())
        flags = {flag: fields.pop(flag, None) is not None for flag in ("begins", "upcard_two")}
        yield Theme(name=name, expected=expected, reason=reason.strip(), totals=totals, **flags, **fields)


THEMES = tuple(
    read_themes("""
eighth queen: take
  the pack has the queen that makes an eight-set, whose cards count double
  begins
  hand QhQd4c5d
  sets QsQcQhQdQc
  other AsAhAdTsThTd7d8h
  pack 3cQs

black lady in the pack: take
  the pack has a queen of spades and both jacks of diamonds, and few other cards
  begins
  hand QcQd9s4h6c3d8hTs
  other 5s5h6c6d7s8h8cTdTcJs
  pack QsJdJd5hQh

out by the pack: take
  the nine makes a set, the ten from the pack goes on the tens, and the player is out
  begins
  hand 9s9h
  sets TsThTd
  other KsKhQdQc4s4h8d
  pack Th9d

up-card 2: take 2
  the 2 in hand is better than an unknown card
  begins
  upcard-two
  hand AsAhKdKc9s9h7d6c5s5h4d3cTsJhQd
  other AdAcKsKhQsQhJdJcTd9d8s8h7s6s3s
  pack 2h

small gain, one card left there: draw
  the other player has one card, and eight singles more would stay in hand
  begins
  hand 6s6h4c
  sets AsAhAd
  other Kd
  other-sets TsThTd QsQhQd
  pack 3h4d5c7s8h9hJs8cKc6d

aces and twos: take
  three 2s come with the aces, and nearly nothing else
  begins
  hand AsAhKd9c6s4h8dTc
  other 5s5h6c6d7s8h8cTdTcJs
  pack 2s2d2h3cAd

pack of pairs for me: take
  every card of the pack joins a pair or a set of the hand
  begins
  hand KsKh9s9hTsTh4c
  sets 8s8h8d
  other AsAh5d5h6s6d7s3c
  pack 9dTd8cKd

their last card: draw
  the other player can go out at any turn, and the pack is all dear singles
  begins
  hand 8s8h3c
  sets TsThTd 5s5h5d
  other 4d
  other-sets QhQdQc KsKhKd
  pack AsJhQs9c8d

safe points at the end: take
  the other player has one card, and 45 points on the table make up for dear cards in hand
  begins
  hand AsAhKsQsJd9c8d7c6h
  other 6d
  other-sets TsThTd KhKdKc 5s5h5d
  pack Ad

the lady to the table: take
  three queens with a queen of spades lie safe, where the other player may soon go out
  begins
  hand QsQh7s9c4d
  sets AsAhAd
  other 6d8c
  other-sets TsThTd KhKdKc 5s5h5d
  pack Qd

a heap at the end: draw
  the other player has one card, and the heap would stay in hand
  begins
  hand 5s5hAdKc
  sets 7s7h7d
  other Qd
  other-sets TsThTd 8s8h8d
  pack 3s4d6sJh9cKhAcTc4sQh5d

four sets in a heap: take
  threes, fours, sixes and aces of the heap are sets by themselves
  begins
  hand 5s5hAdKc
  sets 7s7h7d
  other QdJs9h
  other-sets TsThTd 8s8h8d
  pack 3s3h4d4h6s6hJhJc9s9cKhAcAh3d4s6dQh5d

five pairs in a heap: take
  the heap makes five pairs with the hand, and pairs take further packs
  begins
  hand KsKh3s4s5s8d9d
  other AsAhAdTsThTd7s7h
  other-sets QsQhQd
  pack 3h4d5c6s6h7d8h9hJsTcKd

full hand over there: out
  the other hand is full of points, known and unknown
  hand KsKhKd4c
  sets AsAhAd
  other QsQsJdJd2s2h2dThTdTc8s8h
  known QsQsJdJd
  pack 3h5d

out wins the match: out
  three kings more bring 1200: the match is won if the deal ends now
  hand KsKhKd4c
  sets AsAhAd
  other QsQh2s
  other-sets TsThTdTc
  pack 3h5d
  totals 1100 1150

out without a wild: out
  out with natural sets alone doubles all points
  hand 8s8h8d4c
  sets QsQsQhQd AsAhAd
  other KsKhJdJs9c9h7d6s
  pack 3h5d

out with the 2: out
  a 2 with the last pair ends a deal in which the other player has laid nothing
  hand KsKh2s4c
  sets AsAhAdAc JdJdJs
  other QsQdJh9c9h7d6s5h4hTsTh
  pack 3h5d

out by adding: out
  both last cards go on own sets, so that nothing is left
  hand KcAc
  sets KsKhKd AsAhAd
  other QsQd9h9c7d7s3s
  other-sets TsThTd
  pack 4h5d

out with a 2 on a set: out
  the 2 goes on the aces and the four on the pack: nine cards are caught
  hand 2s4c
  sets AsAhAd KsKhKd
  other QsQdJh9c9h7d6s5h3h
  pack Th5d

king and spare card: out
  the king goes on the kings and the four is the discard
  hand Kc4c
  sets KsKhKd 7s7h7d
  other QsQdJh9c9h7d6s
  other-sets 8s8h8d
  pack Th5d

out while nothing lies there: out
  the other player has laid nothing: all that is in hand counts against
  hand 5s5h5d8c
  sets AsAhAd
  other QsQdJh9c9h7d6s4h4sTc
  pack Th3d

one card there and a set: lay K
  the other player may go out at the next turn: cards in hand would count against
  hand KsKhKd7s9c4d
  sets AsAhAd
  other 6d
  other-sets TsThTd QhQdQc 5s5h5d
  pack Qd3c

one card there and 2s: wild
  the other player may go out at the next turn, and each 2 would cost 20 in hand
  hand 2s2h7s9c4d
  sets AsAhAd KsKhKd
  other 6d
  other-sets TsThTd QhQdQc 5s5h5d
  pack Jh3c

the lady before the end: lay Q
  three queens with both queens of spades are 210 points, and the other player has two cards
  hand QsQsQh7s9c4d
  sets AsAhAd
  other 6d8c
  other-sets TsThTd KhKdKc 5s5h5d
  pack Jh3c

a low set early: lay 5
  three fives that lie on the table can't be caught, and leave fewer cards to go out with
  hand 5s5h5dAsAhKcKd9s8d7h6cTsJhQd3s4h
  other AdAcKsKhQsQhJdJcTd9d8s8h7s6s3h
  pack Tc

no 2 on seven kings: no wild
  the eighth king would make an eight-set, a wild makes that impossible
  hand 2s4c9d7h6s
  sets KsKhKdKcKsKhKd
  other 5s5h6c6d7s8h8cTdTcJs
  pack 3h5d

the eighth card: lay 9
  the eighth nine makes an eight-set at once
  hand 9c4c3d7h6s
  sets 9s9h9d9c9s9h9d
  other 5s5h6c6d7s8h8cTdTcJs
  pack 3hAd

both ladies and a 2: lay Q
  two queens of spades with a 2 are 220 points, and the other player has two cards
  hand QsQs2h7s9c4d
  sets AsAhAd
  other 6d8c
  other-sets TsThTd KhKdKc 5s5h5d
  pack Jh3c

both jacks and a 2: lay J
  two jacks of diamonds with a 2 are 120 points, and the other player has two cards
  hand JdJd2h7s9c4d
  sets AsAhAd
  other 6d8c
  other-sets TsThTd KhKdKc 5s5h5d
  pack Qh3c

three 2s at the end: lay 9
  three 2s with the nine leave one card less in hand than a set of 2s
  hand 2s2h2d7s9c4d
  other 6d
  other-sets TsThTd KhKdKc 5s5h5d
  pack Qh3c

a known pair: keep 9
  the other player has taken two nines, and the pack has both queens of spades
  hand 9s4c6h8dTc
  sets AsAhAd 7s7h7d
  other 9h9dKcKdJs6s
  known 9h9d
  other-sets 5s5h5d
  pack QsQsJdJd3h

a rank that is gone: discard 9
  six nines lie open, so nobody can take a pack under this one
  hand 9sKcAdTh
  sets 7s7h7d
  other KsKhAsAhTsTd6s6d
  other-sets 9h9d9c
  pack 9s9h9dQsQsJdJd3h

one card can't take: discard Q
  a player with one card can't take a pack, and the queen of spades costs 100 in hand
  hand Qs4c7h
  sets AsAhAd
  other 6d
  other-sets TsThTd KhKdKc 5s5h5d
  pack Jh3c

two 2s there: keep 2
  the other player is known to have two 2s, and would take the pack of 200 points with them
  hand 2s4c6h8dTc
  sets AsAhAd
  other 2h2dKcKdJs6s
  known 2h2d
  other-sets 5s5h5d
  pack QsQsJh3h

no lady on the pack: keep Q
  with ten cards the other player may well have two queens, and takes 100 points more
  hand Qs4c7h8dTc9s3d
  sets AsAhAd
  other 5s5h6c6d7s8h8cTdTcJs
  pack JdJd3h5d9c

keep the pair: keep K
  a pair may take the pack, a single four seldom will
  hand KsKh4c7h8d
  sets AsAhAd
  other 5s5h6c6d7s8h8cTdTcJs
  pack 3h5d9c

nothing for a dear pair: keep A
  the other player has three aces in hand from the pack, and the pack is rich
  hand As4c6h8dTc
  sets 7s7h7d
  other AhAdAcKdJs6s
  known AhAdAc
  other-sets 5s5h5d
  pack QsQsJdJd3h

what goes on my own set: keep K
  the king can be laid on the kings at any time; the four helps nobody
  hand KcQh4c7h8d
  sets KsKhKd
  other 5s5h6c6d7s8h8cTdTcJs
  pack 3h5d9c

dear before cheap: discard A
  the other player has one card and can't take the pack: the dearest card goes
  hand As4c7h3d
  sets KsKhKd
  other 6d
  other-sets TsThTd QhQdQc 5s5h5d
  pack Jh9c

the jack of diamonds costs 50: discard J
  a player with one card can't take a pack, and the jack costs 50 in hand
  hand Jd4c7h9s
  sets AsAhAd
  other 6d
  other-sets TsThTd KhKdKc 5s5h5d
  pack Qh3c

no jack on the pack: keep J
  with ten cards the other player may well have two jacks, and takes 50 points more
  hand Jd4c7h8dTc9s3d
  sets AsAhAd
  other 5s5h6c6d7s8h8cTdTcKs
  pack QsQd3h5d9c

the stock is gone: take
  a blocked deal would lose the match; with the threes the player is out, and all points count double
  begins
  hand 3s3h9s
  sets AsAhAdAcAsAhAdAc KsKhKdKcKsKhKdKc QsQhQdQcQhQdQc 4s4h4d4c4s4h4d4c 5s5h5d5c5s5h5d5c 6s6h6d6c6s6h6d6c
  other JdJdThQs
  other-sets 7s7h7d7c7s7h7d7c 8s8h8d8c8s8h8d8c 9h9d9c9s9h9d9c 2s2h2d2c2s2h2d2c JsJhJcJsJhJc TsTdTcTsThTdTc 3c3s3h3d3c
  pack 3d
  totals 400 850

catch the full hand: out
  going out now catches thirteen unknown cards, and the chance would not come again
  hand TsThTd4c
  sets 8s8h8d
  other AsAhKdKcQdQc9s9h7d6s5h4h3s
  pack 3h5d
""")
)
