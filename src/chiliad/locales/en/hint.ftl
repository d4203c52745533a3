### A hint for the player who must act: what to play, and what it is worth.

# $move (String) a move as the table's buttons say it: Play K♠
advice-move = Hint: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = A simple bot says this, without a search: the strong one is not ready yet.
# $worth (String) a list of the parts that follow
advice-worth = What to expect: { $worth }.
# $percent (Number) whole; $error (Number) how far off it may be, by the 95 % interval; 0: not known, or less than half
advice-match = the match is won in { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } of the cases
advice-make = the contract is made in { $percent } %
advice-points =
    { $points ->
        [one] { $points } point on average
       *[other] { $points } points on average
    }
# The table of the best moves: headings and cells
advice-column-match = Match won
advice-column-make = Contract made
advice-column-points = Points
advice-cell-chance = { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
