"""A match that a score-keeper types deal by deal, for the naive twin: settled, paid, and written as a record."""

from naive import mille_figures, mille_scoring, tysiac_options, tysiac_typed
from naive.record import write_record

SMALL = "_small"          # where a record keeps the small stake until the match is paid


class TypedMatch:
    """One match: the standing, the deals so far, and who has won.

    options: those that were chosen besides the preset. small: the small stake, or None where nobody plays for any.
    """

    def __init__(self, game, preset, options, players, dealer, before=None, small=None):
        self.game, self.preset, self.options, self.players = game, preset, options, players
        self.dealer, self.small = dealer, small
        if game == "tysiac":
            self.whole = tysiac_options.rule_set(preset, options)
            self.preset_has = tysiac_options.rule_set(preset, {})
            self.before = tysiac_options.zero(self.whole)
        else:
            self.whole = {**mille_scoring.DEFAULTS, **options}
            self.preset_has = mille_scoring.DEFAULTS
            self.before = {"totals": [0, 0], "stars": [0, 0], "chapeaux": [0, 0]}
        if before is not None:
            self.before = before
        self.deals = []
        self.winner = None

    def can_be(self, figures):
        """Whether the next deal can end with these figures."""
        if self.winner is not None:
            return False
        if self.game == "tysiac":
            return tysiac_typed.can_be(self.whole, self.before, self.dealer, figures)
        return mille_figures.possible(self.whole, figures["seats"], out_of(figures))

    def settled(self, figures):
        """What the next deal with these figures comes to, as the command `settle` prints it; the points; was it void."""
        if self.game == "tysiac":
            points, scores, after, winner, void = tysiac_typed.settle_figures(
                self.whole, self.before, self.dealer, figures
            )
            return {"scores": scores, "after": after, "winner": winner}, points, void
        told = mille_figures.settle(figures["seats"], out_of(figures))
        adds = {"totals": told["scores"], "stars": told["stars"], "chapeaux": told["chapeaux"]}
        after = {key: [self.before[key][seat] + adds[key][seat] for seat in (0, 1)] for key in adds}
        winner = mille_scoring.game_winner(self.whole, after["totals"], after["stars"])
        return {**told, "after": after, "winner": winner}, None, False

    def add(self, figures):
        """Settle the next deal. Return what the command `settle` prints of it."""
        told, points, void = self.settled(figures)
        deal = {"dealer": self.dealer, "before": self.before, "typed": figures, "points": points}
        deal["scores"], deal["totals"] = told["scores"], told["after"]["totals"]
        self.deals.append(deal)
        self.before, self.winner = told["after"], told["winner"]
        if not void:
            self.dealer = (self.dealer + 1) % len(self.players)
        return told

    def payment(self):
        """M29-M33: the stakes and what the loser pays, or None where the match is not over or not played for stakes."""
        if self.game != "mille" or self.small is None or self.winner is None:
            return None
        loser = 1 - self.winner
        paid = mille_scoring.payment(
            self.preset, self.before["totals"][self.winner], self.before["totals"][loser],
            self.before["stars"][self.winner], self.before["chapeaux"][loser], self.small, self.whole["target"],
        )
        return {"small": self.small, "large": 3 * self.small, "amount": paid["amount"]}

    def record(self):
        """The canonical text of the match."""
        result = None if self.winner is None else {"winner": self.winner, "payment": self.payment()}
        kept = {} if self.small is None or self.game != "mille" else {SMALL: self.small}
        differ = {key: value for key, value in self.options.items() if value != self.preset_has[key]}
        return write_record(self.game, self.preset, differ, self.players, self.deals, result, kept)


def out_of(figures):
    """The seat that went out; None in a deal that was blocked."""
    return None if figures["out"] == "nobody" else figures["out"]
