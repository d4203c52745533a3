### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = Take the pack with { $card } on top
hint-mille-lay-discard = Lay { $cards }, then discard { $card }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = Lay { $ranks }
hint-mille-lay-ranks-discard = Lay { $ranks }, then discard { $card }

## The beginning of a turn

reason-mille-two = A 2 is wild: it fits every set and is worth { $points }.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] The pack gives you { $count } card worth { $points }; { $fit } of them can be laid at once.
       *[other] The pack gives you { $count } cards worth { $points }; { $fit } of them can be laid at once.
    }
reason-mille-take-lays = Taking it lays { $points } points at once.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] The pack is only its top card, and would cost you the pair.
        [one] Besides its top card the pack has only { $count } card, and it would cost you the pair.
       *[other] Besides its top card the pack has only { $count } cards, and it would cost you the pair.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] Taking the pack gives you { $count } card, and { $misfit } of them fit nothing yet.
       *[other] Taking the pack gives you { $count } cards, and { $misfit } of them fit nothing yet.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] { $name } has only { $count } card left: what you hold may soon count against you.
       *[other] { $name } has only { $count } cards left: what you hold may soon count against you.
    }
reason-mille-stock =
    { $count ->
        [one] Only { $count } card is left in the stock.
       *[other] Only { $count } cards are left in the stock.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = You go out and score { $points }.
reason-mille-out-natural = You go out without a wild: everything counts double, { $points } points, and a star.
reason-mille-chapeau = { $name } has nothing on the table and falls below zero: a chapeau.
reason-mille-eight = That makes all eight { $rank } without a wild: they count double, and a star.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = If { $name } goes out, you score { $after } instead of { $before }: no chapeau.
reason-mille-lays = It brings { $points } more points to the table; in your hand they would count against you.
reason-mille-no-wild = Without a wild on the table, going out doubles all your points.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = In your hand the { $rank } can still take the pack; cards of that rank still out: { $count }.

## What to discard

reason-mille-safe = { $name } cannot hold two { $rank }: the pack is safe.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] If you discard { $card }, { $name } can take the pack of { $count } card in { $percent } % of the cases; with { $other } in { $other_percent } %.
       *[other] If you discard { $card }, { $name } can take the pack of { $count } cards in { $percent } % of the cases; with { $other } in { $other_percent } %.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } cannot hold two { $rank }, so the pack of { $count } card is safe; with { $other } it could be taken in { $other_percent } % of the cases.
       *[other] { $name } cannot hold two { $rank }, so the pack of { $count } cards is safe; with { $other } it could be taken in { $other_percent } % of the cases.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } can take the pack of { $count } card in only { $percent } % of the cases.
       *[other] { $name } can take the pack of { $count } cards in only { $percent } % of the cases.
    }
reason-mille-single = Nothing in your hand goes with { $card }.
# $name (String) the other player
reason-mille-discarded-before = { $name } has discarded { $rank } before and holds a pair of them in { $percent } % of the cases.
# $rank (String) the rank of the set
reason-mille-fits-set = But { $card } can still be laid on your set.
reason-mille-breaks-pair = But discarding { $card } would break up a pair.
reason-mille-useless = { $card } is of no use: no other { $rank } can come.
reason-mille-dear = If { $name } goes out first, { $card } in your hand costs { $points }, { $other } only { $other_points }.
