### The table of Mille in the terminal. The variables are those of terminal.ftl.

## What happens

mille-up = The card turned up is { $card }.
mille-new-stock = The stock is empty: the pack, all but its top card, is shuffled into a new one.
mille-draws =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
mille-draws-hidden =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
mille-uptwo =
    { $who ->
        [you] You take the turned-up { $card }.
       *[other] { $name } takes the turned-up { $card }.
    }
mille-takes =
    { $who ->
        [you] You take the pack, laying { $cards } with { $top }.
       *[other] { $name } takes the pack, laying { $cards } with { $top }.
    }
# $count (Number) cards
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] You pick up { $count } card: { $cards }.
               *[other] { $name } picks up { $count } card: { $cards }.
            }
       *[other]
            { $who ->
                [you] You pick up { $count } cards: { $cards }.
               *[other] { $name } picks up { $count } cards: { $cards }.
            }
    }
# $count (Number) cards that the set then has
mille-lays =
    { $who ->
        [you] You lay { $cards }.
       *[other] { $name } lays { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] You add { $cards } to your set of { $rank }: { $count } card.
               *[other] { $name } adds { $cards } to the set of { $rank }: { $count } card.
            }
       *[other]
            { $who ->
                [you] You add { $cards } to your set of { $rank }: { $count } cards.
               *[other] { $name } adds { $cards } to the set of { $rank }: { $count } cards.
            }
    }
mille-discards =
    { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
mille-pile-seven =
    { $who ->
        [you] Your seven { $rank } lie in one pile.
       *[other] Beware: { $name }’s seven { $rank } lie in one pile.
    }
mille-pile-eight =
    { $who ->
        [you] Your set of { $rank } is turned over: eight cards without a wild, a natural.
       *[other] { $name }’s set of { $rank } is turned over: eight cards without a wild, a natural.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] You have { $count } card left.
               *[other] { $name } has { $count } card left.
            }
       *[other]
            { $who ->
                [you] You have { $count } cards left.
               *[other] { $name } has { $count } cards left.
            }
    }
mille-out =
    { $who ->
        [you] You are out!
       *[other] { $name } is out.
    }
mille-blocked = Nothing is left to draw: the deal is blocked.
mille-stalemate = Nobody has laid a card since the pack was shuffled, so it is not shuffled again: the deal is blocked.

## What a deal brought

mille-scored =
    { $who ->
        [you] You have { $laid } points in sets and { $hand } in hand.
       *[other] { $name } has { $laid } points in sets and { $hand } in hand.
    }
mille-scored-out =
    { $who ->
        [you] You went out with { $laid } points in sets.
       *[other] { $name } went out with { $laid } points in sets.
    }
mille-eight-set =
    { $who ->
        [you] Your eight { $rank } without a wild count double, { $points } more: a star.
       *[other] { $name }’s eight { $rank } without a wild count double, { $points } more: a star.
    }
mille-out-natural =
    { $who ->
        [you] You went out without a wild: all your points double, and a star.
       *[other] { $name } went out without a wild: all points double, and a star.
    }
mille-score =
    { $who ->
        [you] You score { $score }.
       *[other] { $name } scores { $score }.
    }
# $other (String) who has the mark for it
mille-chapeau =
    { $who ->
        [you] Below zero: you suffer a chapeau, a mark for { $other }.
       *[other] Below zero: { $name } suffers a chapeau, a mark for { $other }.
    }

## The payment; amounts are in the unit of the stakes

# $me (String): payer, payee or no: which of the two is addressed
payment-head =
    { $me ->
        [payer] You pay { $payee }:
        [payee] { $payer } pays you:
       *[no] { $payer } pays { $payee }:
    }
payment-head-plain = The loser pays the winner:
payment-game = { $amount } for the game
payment-difference = { $amount } for the difference of the totals
payment-naturals =
    { $count ->
        [one] { $amount } for { $count } natural
       *[other] { $amount } for { $count } naturals
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } for { $count } chapeau
       *[other] { $amount } for { $count } chapeaux
    }
payment-skunk = { $amount } for the skunk
# $times (Number) 2 or 3
payment-times =
    { $times ->
        [3] all of it times { $times }, as the loser is below zero
       *[other] all of it times { $times }, for the skunk
    }
# $small (Number) the small stake
payment-total-plain = In all the loser pays the winner { $amount } (small stake { $small }).
# $me (String): payer, payee or no: which of the two is addressed
payment-total =
    { $me ->
        [payer] In all you pay { $payee } { $amount } (small stake { $small }).
        [payee] In all { $payer } pays you { $amount } (small stake { $small }).
       *[no] In all { $payer } pays { $payee } { $amount } (small stake { $small }).
    }

## What lies open

# $count (Number) cards in the pack, $stock (Number) in the stock
mille-table-top =
    { $count ->
        [one] Pack: { $card }, { $count } card. Stock: { $stock }.
       *[other] Pack: { $count } cards, { $card } on top. Stock: { $stock }.
    }
mille-table-no-pack = There is no pack. Stock: { $stock }.
mille-table-pack = In the pack: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] You hold { $count } card. On the table you have:
               *[other] { $name } holds { $count } card and has on the table:
            }
       *[other]
            { $who ->
                [you] You hold { $count } cards. On the table you have:
               *[other] { $name } holds { $count } cards and has on the table:
            }
    }
# $lies (String) open, seven (in one pile), eight (turned over); $wilds (Number) 2s among them
mille-table-set =
    { $lies ->
        [seven] - { $rank }: { $cards } (seven, in one pile)
        [eight] - { $rank }: { $cards } (eight, turned over)
       *[open]
            { $wilds ->
                [0] - { $rank }: { $cards }
                [one] - { $rank }: { $cards } ({ $wilds } wild)
               *[other] - { $rank }: { $cards } ({ $wilds } wilds)
            }
    }
mille-table-no-sets = - nothing yet
mille-table-known =
    { $who ->
        [you] Known to be in your hand: { $cards }.
       *[other] Known to be in { $name }’s hand: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Your stars: { $stars }. Your chapeaux: { $chapeaux }.
       *[other] { $name }’s stars: { $stars }. Chapeaux: { $chapeaux }.
    }
# $stars (Number) made in that deal, $circled (String) yes where the score is a chapeau's
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) a chapeau, total { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, total { $total }
                [one] { $name } { $score } with { $stars } star, total { $total }
               *[other] { $name } { $score } with { $stars } stars, total { $total }
            }
    }

## The score sheet

mille-sheet-circled = (chapeau)
mille-sheet-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
mille-sheet-naturals = Naturals
mille-sheet-chapeaux = Chapeaux
legend-star = a natural
legend-circle = a chapeau: below zero when the other went out
mille-score-out = Who went out: { $names }, or blocked?
    .brief = Out
mille-score-points = { $name }’s score in this deal:
    .brief = { $name }
mille-score-stars = How many naturals (stars) has { $name } made? (Enter: none)
    .brief = { $name }, naturals
mille-score-cards = { $name }’s cards:
    .brief = { $name }
mille-score-sets = Sets on the table
# $left (Number) the points that were left before the deal was corrected, 0 where nothing was counted
mille-score-hand =
    { $left ->
        [0] Left in the hand
       *[other] Left in the hand: { $left } points before
    }
mille-score-counted =
    { $stars ->
        [0] { $score } so far
        [one] { $score } so far, with a natural
       *[other] { $score } so far, with { $stars } naturals
    }
