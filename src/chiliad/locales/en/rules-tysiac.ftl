### The rules of Tysiac, a message a paragraph; the number is the message id.
###
### Variables are the options of the rules in force, in words or numbers:
###   $target                      the total that wins
###   $barrel, $last, $fallen      120 below it, where the barrel begins; 1 below it, where it ends; 240 below it
###   $bid_limit                   held_marriages, any_marriage, none
###   $raise_limit                 400, held_marriages
###   $must_beat, $must_trump, $first_trick_marriage, $conceded_deal_uses_barrel, $barrel_exclusive    yes, no
###
### .title heads the paragraph, .source says where it comes from. Line breaks are not kept.

t1 =
    Three players use 24 cards: ace, 10, king, queen, jack and 9 of each suit. They rank in this order, the ace highest
    and the 9 lowest, in trumps and in every other suit. Note that the 10 beats the king.
    .title = Players and cards
    .source = The playroom

t2 =
    In tricks an ace is worth 11 points, a 10 is worth 10, a king 4, a queen 3, a jack 2 and a 9 nothing: 120 points in
    all.
    .title = What the cards are worth
    .source = Lost in the seed, restored from published rules; the playroom gives the 120

t3 =
    King and queen of one suit are a marriage. Declared (T16), it is worth 100 points in hearts, 80 in diamonds, 60 in
    clubs and 40 in spades: 280 in all, and with the cards 400.
    .title = What the marriages are worth
    .source = Lost in the seed, restored from published rules

t4 =
    The first dealer is chosen at random; after that the deal moves on clockwise. Each player gets 7 cards, and 3 are
    laid face down as the talon.
    .title = The deal
    .source = The playroom; choosing at random is decided here

t5 =
    The player after the dealer opens the auction and must bid: 100 or more, a multiple of 5.
    .title = The opening bid
    .source = The playroom

t6 =
    Then each player in turn, clockwise, makes a higher bid, again a multiple of 5, or passes. Bids may jump. Whoever
    has passed is out of the auction.
    .title = Bidding and passing
    .source = The playroom

t7 =
    The auction ends when all players but one have passed. The one left is the declarer and the last bid is the
    contract: the points that have to be made. The other two are the defenders. All three can never pass, since
    the first has already bid.
    .title = The declarer
    .source = The playroom

t8 =
    { $bid_limit ->
        [any_marriage]
            Without a marriage in hand you may bid 120 at most. With one, any one, you may bid up to 400. What counts is
            your hand before the talon.
        [none] Whatever you hold, you may bid up to 400.
       *[held_marriages]
            Without a marriage in hand you may bid 120 at most. With marriages you may bid 120 and what they are worth,
            but never more than 400: 160 with spades, 220 with hearts, 260 with both, 360 with hearts, diamonds and
            clubs. What counts is your hand before the talon.
    }
    .title = How high you may bid
    .source = The playroom for 120 without a marriage; the limits with marriages are decided here

t9 =
    The declarer turns the three cards of the talon face up for all to see and takes them into the hand. Now, before
    giving a card away, the declarer may concede the deal (T22).
    .title = The talon
    .source = The playroom

t10 =
    The declarer gives one card to each of the other two, from the talon or not, face down: only the player who
    receives it sees it. Everybody then holds 8 cards.
    .title = Giving a card to each
    .source = The playroom; that the cards are given face down is decided here

t11 =
    { $raise_limit ->
        [held_marriages]
            Then the declarer may raise the contract to a higher multiple of 5: up to 120 and what the marriages in the
            eight cards kept are worth, but never above 400. The figure of the auction always stands, even where it is
            higher than that.
       *[other] Then the declarer may raise the contract to any higher multiple of 5 up to 400, or leave it as it is.
    }
    .title = Raising the contract
    .source = The playroom; the limit by marriages is an option of ours

t12 =
    The declarer leads to the first trick, and whoever wins a trick leads to the next. The highest trump in it wins the
    trick; if there is none, the highest card of the suit led.
    .title = Tricks
    .source = The playroom

t13 =
    { $must_trump ->
        [no]
            Follow suit if you can: whoever holds cards of the suit led must play one of them. Whoever holds none may
            play any card.
       *[yes]
            Follow suit if you can: whoever holds cards of the suit led must play one of them. Whoever holds none must
            play a trump, if there is a trump suit and there is one in the hand. With neither, any card may be played.
    }
    .title = Following suit
    .source = Decided here

t14 =
    { $must_beat ->
        [yes]
            { $must_trump ->
                [no]
                    If you follow suit, beat the best card of the trick if you can: of the cards you may play, one that
                    beats it must be played if you hold one. Where a trump already wins the trick and you follow another
                    suit, none can beat it and you choose freely. A player who cannot follow suit is free of this duty.
               *[yes]
                    Beat the best card of the trick if you can: of the cards that following suit or trumping leaves
                    you, one that beats it must be played if you hold one. Where a trump already wins the trick and you
                    follow another suit, none can beat it and you choose freely.
            }
       *[no] There is no duty to beat. Of the cards you may play (T13), you may choose any, high or low.
    }
    .title = Beating
    .source = Decided here; published rules have it both ways

t15 =
    { $must_trump ->
        [no] A player who cannot follow suit need not trump.
       *[yes] A player who cannot follow suit must trump, even a trick that a higher trump already wins.
    }
    .title = Trumping
    .source = Decided here; published rules have it both ways

t16 =
    If you are to lead to a trick and hold king and queen of one suit, you may lead one of the two and declare the
    marriage. It counts for you at once, whoever wins the trick. Defenders may do so too. Nobody has to declare.
    .title = Declaring a marriage
    .source = The playroom

t17 =
    The suit of a declared marriage is trump from this trick on, until another marriage takes its place. Before the
    first marriage of a deal there is no trump.
    .title = Trump
    .source = The playroom

t18 =
    { $first_trick_marriage ->
        [yes] A marriage may be declared with the lead to the first trick as well.
       *[no]
            No marriage may be declared with the lead to the first trick. So nobody can make more than 360 points in a
            deal: all four marriages fill a hand, and its first card breaks one.
    }
    .title = Marriages in the first trick
    .source = The playroom; the other way is an option from published rules

t19 =
    Both cards must be in your hand when you declare. Once you have played the king or the queen without declaring,
    that marriage is lost.
    .title = A marriage lost
    .source = The playroom

t20 =
    The declarer’s points, from tricks and marriages, are taken exactly, without rounding. If they reach the contract,
    the declarer scores the contract, no more; if not, the declarer loses as much. With a contract of 140, 153 points
    score +140, and 139 points score −140.
    .title = The declarer’s score
    .source = The playroom

t21 =
    Each defender scores what that defender has made in tricks and marriages, rounded to the nearest 5: 2 points count 0, 3
    count 5, 7 count 5 and 8 count 10. What became of the contract makes no difference.
    .title = The defenders’ score
    .source = The playroom

t22 =
    After showing the talon and before giving a card the declarer may concede, unless on the barrel. The declarer then
    scores 0, and each defender scores half the contract, rounded up to a multiple of 5 and never less than 60: 60 for a
    contract of 100 to 120, 65 for 125 or 130, 70 for 135 or 140, 110 for 215, 200 for 400. The contract is the last
    bid. A conceded deal is an empty hand for nobody.
    .title = Conceding
    .source = The playroom; that it is no empty hand is decided here

t23 =
    Two concessions in a game are free; the third costs the player 120 points. Then the count begins again, so every
    third one costs.
    .title = The third concession
    .source = The playroom; beginning the count again is decided here

t24 =
    A player who makes no point at all in a deal that is played, the declarer too, comes away with an empty hand. 2
    points rounded to 0 are not an empty hand. Two empty hands in a game are free; the third costs the player 120
    points, and the count begins again. On the barrel they are not counted.
    .title = Empty hands
    .source = The playroom; beginning the count again is decided here

t25 =
    A total from { $barrel } to { $last } after a deal becomes { $barrel }: the player is on the barrel. The deal that
    brings a player there is none of the three of T28. Wherever a rule says “on the barrel”, it means before the deal.
    .title = Getting on the barrel
    .source = The playroom; that the deal itself does not count is decided here

t26 =
    To leave the barrel and win, make a contract of at least 120 as declarer in one of the next three deals. What counts
    is the final contract, after raising.
    .title = Leaving the barrel
    .source = The playroom; counting the final contract is decided here

t27 =
    On the barrel, a defender’s points add nothing, nor does what another player’s concession awards. A contract below
    120 that is made changes nothing and uses one of the three deals. A contract that fails, whatever its size, is
    subtracted and the player is off the barrel, with no further penalty even in the third deal.
    .title = What counts on the barrel
    .source = Decided here

t28 =
    After three deals played on the barrel without success the player loses 120 points, falls to { $fallen } and is off
    the barrel.
    .title = Three deals on the barrel
    .source = The playroom for the three deals; the penalty is decided here

t29 =
    { $conceded_deal_uses_barrel ->
        [yes] A deal that another player concedes uses one of the three deals, like any other.
       *[no] A deal that another player concedes uses none of the three deals.
    }
    .title = Conceded deals on the barrel
    .source = Decided here

t30 =
    { $barrel_exclusive ->
        [yes]
            Only one player can be on the barrel. Whoever gets there throws off the one who was there, who loses 120
            points, once. Of two who get there in one deal the one with the higher total, before it becomes { $barrel },
            stays; if they are level, the declarer, and else the one who comes first after the dealer.
       *[no] Several players may be on the barrel at the same time.
    }
    .title = Sharing the barrel
    .source = Decided here; the barrel for one alone is an option from published rules

t31 =
    A total of { $target } or more wins the game, without having been on the barrel too, and as a defender too. If two
    players reach it in one deal, the higher total wins; if they are level, the declarer, and else the one who comes
    first after the dealer.
    .title = Winning
    .source = The playroom; what happens when two get there at once is decided here

t32 =
    A deal is settled in this order: the scores; the penalties for concessions and empty hands; the three deals on the
    barrel; the win; then totals within the barrel’s range become { $barrel }. The last is done in the winning deal
    too, for the players who have not won.
    .title = The order of settling
    .source = Decided here

t33 =
    A total may fall below zero, as far as it will.
    .title = Negative totals
    .source = Decided here
