### The rules of Mille, a message a paragraph; the number is the message id.
###
### Variables are the options of the rules in force, in words or numbers:
###   $target             the total that ends the game
###   $half               half of it, rounded up: the skunk's limit
###   $natural_required   yes, no
###   $max_wilds          none, or a number
###   $payment            pagat, wikipedia, progressive
###
### .title heads the paragraph, .source says where it comes from. Line breaks are not kept.

m1 =
    Two players use two standard decks of 52 cards, shuffled together, without jokers: 104 cards, each of them twice.
    Suits matter only for what Q♠ and J♦ are worth (M2); these two have no power of their own in play.
    .title = The cards
    .source = Pagat and Wikipedia

m2 =
    Each Q♠ is worth 100 points and each J♦ 50. A 2 is worth 20, and is wild (M13). An ace is worth 15. Kings, the
    other queens, the other jacks and the tens are worth 10 each, the cards from 3 to 9 are worth 5 each. All 104 cards
    together are worth 1140.
    .title = What the cards are worth
    .source = Pagat, which prints “2 to 9” for the last line and means 3 to 9; the table of Wikipedia was lost in the seed

m3 =
    The first dealer is chosen at random; after that the deal alternates. The dealer gives each player 15 cards, one at
    a time, the other player first. The next card is turned face up and begins the discard pile, which is called the
    pack. The remaining 73 cards lie face down as the stock. The player who did not deal plays first.
    .title = The deal
    .source = Pagat; who gets the first card is decided here

m4 =
    A turn has three parts, always in this order: draw (M5), meld as much as you like (M6), discard one card (M7).
    Melding comes after the draw and before the discard, at no other time. Then it is the other player’s turn.
    .title = A turn
    .source = Pagat and Wikipedia

m5 =
    Begin your turn by taking the top card of the stock into your hand. Instead of that you may take the whole pack, if
    you can (M8), or, on the first turn of the deal, the card turned up if it is a 2 (M11).
    .title = Drawing
    .source = Pagat and Wikipedia

m6 =
    After drawing you may lay new sets on the table and add cards to sets of your own: any number of cards, in any
    order. You never have to, except for the pair with which you take the pack (M8). Nor do you have to lay all the
    cards of a rank: of five tens you may lay three and keep two.
    .title = Melding
    .source = Pagat

m7 =
    End your turn by putting one card from your hand face up on top of the pack. Any card may go, a 2 and the card you
    have just drawn too. As long as you hold cards after melding you must discard one.
    .title = Discarding
    .source = Pagat; that any card may go is decided here

m8 =
    You may take the pack only by laying two cards of its top card’s rank from your hand, at once, as a set together
    with that top card. You may lay more than two. A 2 cannot stand in for one of them here, and a set of that rank on
    your table does not replace the pair: you need two such cards in hand even then, and the cards join that set.
    .title = Taking the pack
    .source = Pagat and Wikipedia

m9 =
    Once the top card and its pair are on the table, the rest of the pack goes into your hand, and you may meld from it
    in the same turn. The top card cannot be taken alone. Both players know from then on which cards these were.
    .title = The rest of the pack
    .source = Pagat and Wikipedia

m10 =
    A 2 on top of the pack is taken only with two 2s, or more, from your hand. The set they make is one of natural twos.
    .title = A discarded 2
    .source = Pagat and Wikipedia

m11 =
    If the card turned up by the deal is a 2, the player who did not deal may take it into the hand instead of drawing,
    on the first turn only, with no pair and without melding it. The pack is then empty until that player discards.
    .title = The turned-up 2
    .source = Pagat and Wikipedia

m12 =
    A set is three or more cards of one rank. You have at most one set of each rank: cards of a rank you have already
    laid join that set.
    .title = Sets
    .source = Pagat and Wikipedia

m13 =
    { $max_wilds ->
        [0] No 2 may stand in for another card: every set holds natural cards only. 2-2-2 is a natural set of twos.
       *[other]
            A 2 is wild: it can stand in for a card of any other rank, as in 8-8-2, Q-2-2 or 6-6-6-2-2. Every set needs
            at least one natural card, one of its own rank. 2-2-2 is a natural set of twos; 2s alone never stand for
            another rank.
    }
    .title = Wild 2s
    .source = Pagat and Wikipedia

m14 =
    { $max_wilds ->
        [none] A set may hold any number of wild 2s.
        [0] A set may hold no wild 2 at all.
        [one] A set may hold at most { $max_wilds } wild 2.
       *[other] A set may hold at most { $max_wilds } wild 2s.
    }
    .title = How many wild 2s
    .source = No source names a limit; the option is ours

m15 =
    A wild 2 that lies on the table never moves again, neither to another set nor back into a hand. You lay cards on
    your own sets only, never on the other player’s.
    .title = What stays where it is
    .source = Pagat

m16 =
    When you have laid seven natural cards of a rank with no wild among them, they are pushed together into one pile as
    a warning that the eighth would make a natural. Eight are turned over. A set of eight natural cards without a wild
    is closed: no wild may join it afterwards.
    .title = Piles of seven and of eight
    .source = Wikipedia; that the eight are closed is decided here

m17 =
    A player who has two cards left, or one, says so. Here the program says it for both players.
    .title = Two cards left, and one
    .source = Wikipedia

m18 =
    The deal ends when a player has no card left, which is called going out: either all the cards have been melded, or
    all but one, and that one is discarded.
    .title = Going out
    .source = Pagat and Wikipedia

m19 =
    If a card is to be drawn and the stock is empty, all the cards of the pack except the top one are shuffled and
    become the new stock. The top card stays as the pack. In a stalemate (M20) the pack is not shuffled again.
    .title = When the stock runs out
    .source = Pagat

m20 =
    If it is time to draw, the stock is empty and the pack has one card at most, the player may still take that card
    with a pair (M8). If it is not taken, the deal is blocked and over. A stalemate blocks it too: a stock that was made
    from the pack has been drawn to its end, and nobody has laid a card since it was made (taking the pack lays cards).
    Then the pack is not shuffled again: the player takes it, or the deal is blocked. In a blocked deal both players
    score their sets minus their hands. Natural sets of eight count, with their stars (M22), but there is no natural for
    going out and no chapeau. The game may end with a blocked deal as with any other.
    .title = A blocked deal
    .source = Decided here

m21 =
    Your score for a deal is what your sets are worth minus what the cards left in your hand are worth. Whoever has gone
    out has nothing to subtract. One player goes out with sets of 140: +140. The other has laid 235 and holds 60: +175.
    .title = The score of a deal
    .source = Pagat and Wikipedia

m22 =
    All eight cards of a rank in one set, with no wild among them, are a natural. Its cards count double and it earns a
    star, whether you go out or not. Eight 2s are a natural too and count 320. A set with even one wild in it is none,
    although it may hold all eight cards of its rank.
    .title = The natural of eight
    .source = Pagat and Wikipedia

m23 =
    If you go out and none of your sets holds a 2 as a wild, that is a natural: all your points count double and you
    earn a star. 2s in a set of twos are not wild.
    .title = The natural of going out
    .source = Pagat and Wikipedia

m24 =
    If you go out without a wild and have sets of eight as well, you have all these naturals at once: the cards in a set
    of eight count four times, your other cards twice, and you earn a star for each natural.
    .title = Both naturals
    .source = Pagat

m25 =
    If the player who did not go out has a score below zero for the deal, that is a chapeau: the score is circled, and
    the other player gets a mark. A score of 0 is not a chapeau. Sets of eight are doubled before this is judged.
    .title = Chapeau
    .source = Pagat and Wikipedia

m26 =
    { $natural_required ->
        [yes]
            The game ends after the first deal in which a player with a natural (M28) stands at { $target } points or
            more. Of the players who do, the one with the higher total wins, gone out or not. Only where the totals
            stand after a deal counts: a player who once reached { $target } and has fallen below it again has not reached it.
       *[no]
            The game ends after the first deal in which one player or both stand at { $target } points or more. The
            higher total wins, and that may be the player who did not go out. Only where the totals stand after a deal
            counts: a player who once reached { $target } and has fallen below it again has not reached it.
    }
    .title = The end of the game
    .source = Pagat and Wikipedia

m27 =
    { $natural_required ->
        [yes]
            If both players have { $target } or more and a natural, and their totals are level, the game goes on, deal
            by deal, until it ends with a winner.
       *[no]
            If both players have { $target } or more and their totals are level, the game goes on, deal by deal, until
            it ends with a winner.
    }
    .title = Level totals
    .source = Decided here

m28 =
    { $natural_required ->
        [yes]
            Only a player who has made at least one natural in the game can end the game and win it, even against a
            higher total; the difference then pays nothing. Any star of the game will do, from whichever deal.
       *[no] A game can be won without a natural. The stars count for the payment only.
    }
    .title = Winning without a natural
    .source = Pagat, as a variant; that any star of the game will do is decided here

m29 =
    The players may agree on two stakes, a small one and a large one of three times as much: 1 and 3, 2 and 6, or 3 and
    9. The program only works out what the loser would owe; no money is moved.
    .title = The stakes
    .source = Pagat

m30 =
    { $payment ->
        [pagat]
            The winner is paid the large stake for winning, the large stake for each of the winner’s stars, the large
            stake for each of the loser’s chapeaux, and the small stake for every 100 points of difference, each total
            first being rounded to the nearest hundred. The loser’s stars and the winner’s chapeaux pay nothing. If the
            loser’s total, before rounding, is at least 0 and less than { $half }, that is a skunk and everything is
            doubled; if it is below 0, everything is tripled.
       *[other] The payment as Pagat describes it is not in force in this game.
    }
    .title = Payment after Pagat
    .source = Pagat

m31 =
    { $payment ->
        [wikipedia]
            The winner is paid the large stake for winning and for each mark: one for each of the winner’s stars, one
            for each of the loser’s chapeaux, and one more if the loser’s total is less than { $half } (a skunk, below 0
            too). To this comes the small stake for every 100 points of difference, the difference being rounded up to
            a full hundred. The loser’s stars and the winner’s chapeaux pay nothing.
       *[other] The payment as Wikipedia describes it is not in force in this game.
    }
    .title = Payment after Wikipedia
    .source = Wikipedia

m32 =
    { $payment ->
        [progressive]
            The winner is paid the large stake for winning. The winner’s first star pays the large stake once, the
            second twice, the third three times, and so on; the loser’s chapeaux likewise. To this comes the small stake
            for every 100 points of difference, each total first being rounded to the nearest hundred. If the loser’s
            total, before rounding, is less than { $half } (below 0 too), the skunk pays the large stake once more. The
            loser’s stars and the winner’s chapeaux pay nothing.
       *[other] Progressive payment is not in force in this game.
    }
    .title = Progressive payment
    .source = Pagat, as a variant; a total below 0 counting as a plain skunk is decided here

m33 =
    { $payment ->
        [wikipedia]
            Only the difference is rounded, always up: 586 points count as 600, and 1 point counts as 100. The payment
            can be worked out for any whole numbers, although play makes only multiples of 5.
       *[other]
            Totals are rounded to the nearest hundred, and 50 goes up, below zero too: 649 becomes 600, 650 becomes 700,
            −50 becomes 0 and −150 becomes −100. The payment can be worked out for any whole numbers, although play
            makes only multiples of 5.
    }
    .title = Rounding
    .source = Pagat and Wikipedia, each for its own payment; negative totals are decided here
