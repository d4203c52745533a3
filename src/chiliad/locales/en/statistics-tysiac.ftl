### Figures of Tysiac.

figure-tysiac-declared = Deals as declarer
figure-tysiac-made = Contracts made
figure-tysiac-declarer-score = Score as declarer
# points of tricks and marriages, before they are scored
figure-tysiac-declarer-points = Points made as declarer
figure-tysiac-defender-score = Score as defender
figure-tysiac-defender-points = Points made as defender
# of the dealer, who sits out with four players
figure-tysiac-sitter-score = Score while sitting out
figure-tysiac-marriages = Marriages declared
figure-tysiac-aces = Four aces declared
figure-tysiac-barrel = Times on the barrel
figure-tysiac-barrel-fallen = Came down from the barrel
figure-tysiac-locked = Times the threshold was reached
figure-tysiac-golden = Golden deals made
figure-tysiac-blind = Blind bids made
# $game (String) its title: the caption of a table
grid-contracts = { $game }: contracts by level
grid-contracts-corner = Contract
# $low, $high (Number) from and to which contract; $high 0: and all above
grid-contracts-row =
    { $high ->
        [0] { $low } and more
       *[other] { $low }–{ $high }
    }
grid-contracts-all = All
grid-made = Made
grid-failed = Failed
grid-conceded = Conceded
