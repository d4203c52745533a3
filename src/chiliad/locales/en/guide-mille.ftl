### The guide to Mille, which is read before the numbered rules. Variables are those of rules-mille.ftl.

guide-mille-aim =
    Reach { $target } points before the other player does. You make points with sets of cards of one rank that you lay
    on the table.
guide-mille-steps = A turn
guide-mille-step1 =
    Draw the top card of the stock. Or take the whole pack: for that you lay two cards from your hand that have the rank
    of its top card, together with that card.
guide-mille-step2 =
    { $max_wilds ->
        [0] Lay what you like: new sets of three or more cards of one rank, and more cards on your own sets.
       *[other]
            Lay what you like: new sets of three or more cards of one rank, and more cards on your own sets. A 2 is
            wild: it may stand in for a card of any other rank.
    }
guide-mille-step3 = Discard one card on the pack. Then it is the other player’s turn.
guide-mille-note1 =
    The deal ends when a player has no card left. The cards in your sets count for you, the cards left in your hand
    count against you.
guide-mille-note2 = If you go out and have used no 2 as a wild, that is a natural: all your points of the deal count double.
guide-mille-note3 =
    { $natural_required ->
        [yes]
            The match ends after a deal in which a player with a natural has { $target } points or more. Of such players
            the one with more points wins.
       *[no] The match ends after a deal in which a player has { $target } points or more. The higher total wins.
    }

## What the cards are worth

guide-mille-value-queen-of-spades = the queen of spades
guide-mille-value-jack-of-diamonds = the jack of diamonds
guide-mille-value-two = 2s
guide-mille-value-ace = aces
guide-mille-value-ten = kings, 10s, the other queens and jacks
guide-mille-value-low = 3s to 9s

## The picture

guide-mille-picture = The table as you see it in the middle of a deal.
guide-mille-zone-their-sets = The other player’s sets
guide-mille-zone-stock = Stock
guide-mille-zone-pack = Pack
guide-mille-zone-sets = Your sets
guide-mille-zone-hand = Your hand

## Examples: what happens is told by the program itself

guide-mille-example-take = The other player is about to discard. You hold two queens.
    .title = Taking the pack
    .why =
        The pair and the top card are laid at once as a set, and the rest of the pack goes to your hand (M8, M9). Both
        players know from then on which cards these are.
guide-mille-example-out = You hold three aces, four pairs and three 2s, and draw the fourth 2.
    .title = Wild 2s, going out, and a chapeau
    .why =
        Each 2 makes a set of a pair (M13). With the discard you have no card left: you are out, and nothing is
        subtracted (M18, M21). The other player holds more than has been laid, and so falls below zero: a chapeau (M25).
guide-mille-example-natural = You have laid nothing yet, hold four sets and a pair of aces, and draw an ace.
    .title = A natural by going out
    .why = No set holds a 2, so all your points count double, and you get a star (M23).
guide-mille-example-eight = Seven 5s lie in your set. You hold one card, and draw the last 5.
    .title = All eight cards of a rank
    .why = A set of all eight cards without a wild is a natural: it counts double, and you get a star (M22).

## Differences between presets. Each says what a preset does ($payment); .title is what they are compared in.

guide-mille-pays-winning = the large stake
    .title = Winning pays
guide-mille-pays-stars =
    { $payment ->
        [progressive] the first one large stake, the second two, the third three …
       *[other] the large stake for each
    }
    .title = The winner’s stars pay
guide-mille-pays-chapeaux =
    { $payment ->
        [progressive] the first one large stake, the second two, the third three …
       *[other] the large stake for each
    }
    .title = The loser’s chapeaux pay
guide-mille-pays-difference =
    { $payment ->
        [wikipedia] the small stake for each 100 points, the difference rounded up
       *[other] the small stake for each 100 points, each total rounded first
    }
    .title = The difference pays
guide-mille-pays-skunk =
    { $payment ->
        [pagat] everything doubled
       *[other] one large stake more
    }
    .title = A skunk
guide-mille-pays-below-zero =
    { $payment ->
        [pagat] everything tripled
       *[other] one large stake more
    }
    .title = The loser’s total below zero
# $winner, $loser (Number): totals; $stars, $chapeaux (Number); $small (Number) the small stake; $amount (Number) is paid
guide-mille-pays-example = { $amount }
    .title = Example: { $winner } to { $loser }, winner’s stars { $stars }, loser’s chapeaux { $chapeaux }, small stake { $small }
