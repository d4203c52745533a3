### The rules of Tysiac, a message a paragraph; the number is the message id.
###
### Variables are the options of the rules in force, in words or numbers:
###   $target, $lock_width         the total that wins; how far below it a total is locked
###   $barrel, $last, $fallen      120 below it, where the barrel begins; 1 below it, where it ends; 240 below it
###   $locked                      $lock_width below it
###   $step (Number)               5, 10
###   $opening                     any, hundred
###   $bid_limit                   held_marriages, any_marriage, none
###   $raise_limit                 400, held_marriages
###   $concession                  award, bomb, bomb_home, write_off, no
###   $empty_hand                  points, tricks, no
###   $endgame                     barrel, lock, none
###   $dump_truck                  no, plus, both
###   $winner_first                total, declarer
###   $players (Number)            2, 3, 4
###   $leftovers                   last_trick, nobody
###   $sitter                      nothing, talon
###   $must_beat, $must_trump, $first_trick_marriage, $ace_marriage, $redeal_four_nines, $blind_bid, $golden_deal,
###   $barrel_required, $barrel_exclusive, $conceded_deal_uses_barrel, $third_fall_resets    yes, no
###
### .title heads the paragraph, .source says where it comes from. Line breaks are not kept.

t1 =
    { $players ->
        [2] Two players use 24 cards
        [4] Four players, three of whom play each deal (T42), use 24 cards
       *[other] Three players use 24 cards
    }: ace, 10, king, queen, jack and 9 of each suit. They rank in this order, the ace highest
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
    The first dealer is chosen at random; after that the deal moves on clockwise. { $players ->
        [2] Each player gets 10 cards, and 2 and 2 more are laid face down as two talons.
        [4] Each player but the dealer gets 7 cards, and 3 are laid face down as the talon.
       *[other] Each player gets 7 cards, and 3 are laid face down as the talon.
    }
    .title = The deal
    .source = The playroom; choosing at random is decided here

t5 =
    { $opening ->
        [hundred] The player after the dealer opens the auction and must bid 100, no more and no less.
       *[any] The player after the dealer opens the auction and must bid: 100 or more, a multiple of { $step }.
    }
    .title = The opening bid
    .source = The playroom; the bid of exactly 100 is an option from published rules

t6 =
    Then each player in turn, clockwise, makes a higher bid, again a multiple of { $step }, or passes. Bids may jump.
    Whoever has passed is out of the auction.
    .title = Bidding and passing
    .source = The playroom; multiples of 10 are an option from published rules

t7 =
    The auction ends when all players but one have passed. The one left is the declarer and the last bid is the
    contract: the points that have to be made. { $players ->
        [2] The other is the defender. Both can never pass, since the first has already bid.
       *[other] The other two are the defenders. All three can never pass, since the first has already bid.
    }
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
    { $players ->
        [2]
            { $concession ->
                [no]
                    The declarer chooses one of the two talons, which nobody has seen, turns its two cards face up for
                    all to see and takes them into the hand.
               *[other]
                    The declarer chooses one of the two talons, which nobody has seen, turns its two cards face up for
                    all to see and takes them into the hand. Now, before laying a card away, the declarer may concede
                    the deal (T22).
            }
       *[other]
            { $concession ->
                [no] The declarer turns the three cards of the talon face up for all to see and takes them into the hand.
               *[other]
                    The declarer turns the three cards of the talon face up for all to see and takes them into the hand.
                    Now,
                    before giving a card away, the declarer may concede the deal (T22).
            }
    }
    .title = The talon
    .source = The playroom

t10 =
    { $players ->
        [2]
            The declarer lays away two cards, from the talon or not, face down: nobody else sees them. Both players
            then hold 10 cards.
       *[other]
            The declarer gives one card to each of the other two, from the talon or not, face down: only the player who
            receives it sees it. Everybody then holds 8 cards.
    }
    .title =
        { $players ->
            [2] Laying two cards away
           *[other] Giving a card to each
        }
    .source = The playroom; that the cards are given face down is decided here

t11 =
    { $raise_limit ->
        [held_marriages]
            Then the declarer may raise the contract to a higher multiple of { $step }: up to 120 and what the marriages
            in { $players ->
                [2] the ten cards kept
               *[other] the eight cards kept
            } are worth, but never above 400. The figure of the auction always stands, even where
            it is higher than that.
       *[other]
            Then the declarer may raise the contract to any higher multiple of { $step } up to 400, or leave it as it
            is.
    }
    .title = Raising the contract
    .source = The playroom; the limit by marriages is an option, which published rules have too

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
            { $ace_marriage ->
                [yes] No marriage may be declared with the lead to the first trick.
               *[no]
                    { $players ->
                        [2] No marriage may be declared with the lead to the first trick.
                       *[other]
                            No marriage may be declared with the lead to the first trick. So nobody can make more than
                            360 points in a deal: all four marriages fill a hand, and its first card breaks one.
                    }
            }
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
    { $step ->
        [10]
            Each defender scores what that defender has made in tricks and marriages, rounded to the nearest 10: 4
            points
            count 0, 5 count 10, 14 count 10 and 15 count 20. What became of the contract makes no difference.
       *[5]
            Each defender scores what that defender has made in tricks and marriages, rounded to the nearest 5: 2 points
            count 0, 3 count 5, 7 count 5 and 8 count 10. What became of the contract makes no difference.
    }
    .title = The defenders’ score
    .source = The playroom; rounding to 10 is an option from published rules

t22 =
    { $concession ->
        [bomb]
            After showing the talon and { $players ->
                [2] before laying a card away
               *[other] before giving a card
            } the declarer may concede: that is a bomb. The declarer then
            scores 0. A player’s first bomb of the game { $players ->
                [2] brings the other nothing; for every later one the other scores 60.
                [4]
                    brings the others nothing; for every later one each of the others scores 40, the one who sits out
                    too.
               *[other] brings the others nothing; for every later one each of the others scores 60.
            }
        [bomb_home]
            After showing the talon and { $players ->
                [2] before laying a card away
               *[other] before giving a card
            } the declarer may concede: that is a bomb. { $players ->
                [2] The other then scores 60.
                [4] Each of the others then scores 40, the one who sits out too.
               *[other] Each of the others then scores 60.
            } A player’s first bomb of the game is free, and the declarer scores 0; every later one costs
            the declarer the contract, which is the last bid.
        [write_off]
            After showing the talon and { $players ->
                [2] before laying a card away
               *[other] before giving a card
            } the declarer may write the deal off, unless on the barrel.
            The declarer then loses the contract, which is the last bid, and each defender scores half of it, rounded up
            to a multiple of { $step }: { $step ->
                [10] 50 for a contract of 100, 60 for 110 or 120, 70 for 130 or 140.
               *[5] 50 for a contract of 100, 55 for 105 or 110, 65 for 125 or 130.
            }
            A conceded deal is an empty hand for nobody.
        [no] The declarer cannot concede: every deal is played.
       *[award]
            { $step ->
                [10]
                    After showing the talon and { $players ->
                        [2] before laying a card away
                       *[other] before giving a card
                    } the declarer may concede, unless on the barrel. The
                    declarer then scores 0, and each defender scores half the contract, rounded up to a multiple of 10
                    and never less than 60: 60 for a contract of 100 to 120, 70 for 130 or 140, 110 for 210 or 220, 200
                    for 400. The contract is the last bid. A conceded deal is an empty hand for nobody.
               *[5]
                    After showing the talon and { $players ->
                        [2] before laying a card away
                       *[other] before giving a card
                    } the declarer may concede, unless on the barrel. The
                    declarer then scores 0, and each defender scores half the contract, rounded up to a multiple of 5
                    and
                    never less than 60: 60 for a contract of 100 to 120, 65 for 125 or 130, 70 for 135 or 140, 110 for
                    215, 200 for 400. The contract is the last bid. A conceded deal is an empty hand for nobody.
            }
    }
    .title = Conceding
    .source = The playroom; bombs from Polish rules, writing off from Russian ones; that it is no empty hand is decided here

t23 =
    { $concession ->
        [award]
            Two concessions in a game are free; the third costs the player 120 points. Then the count begins again, so
            every third one costs.
       *[other] A penalty for the third concession is not in force in this game.
    }
    .title = The third concession
    .source = The playroom; beginning the count again is decided here

t24 =
    { $empty_hand ->
        [tricks]
            A player who wins no trick in a deal that is played, the declarer too, comes away with an empty hand,
            whatever that player’s points are. Two empty hands in a game are free; the third costs the player 120
            points,
            and the count begins again. On the barrel they are not counted.
        [no] Counting empty hands is not in force in this game.
       *[points]
            A player who makes no point at all in a deal that is played, the declarer too, comes away with an empty
            hand.
            2 points rounded to 0 are not an empty hand. Two empty hands in a game are free; the third costs the player
            120 points, and the count begins again. On the barrel they are not counted.
    }
    .title = Empty hands
    .source = The playroom; counting tricks won, from Russian rules; beginning the count again is decided here

t25 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [yes]
                    A total of { $barrel } or more after a deal becomes { $barrel }, however high it is, unless it wins
                    (T31): the player is on the barrel. The deal that brings a player there is none of the three of T28.
                    Wherever a rule says “on the barrel”, it means before the deal.
               *[no]
                    A total from { $barrel } to { $last } after a deal becomes { $barrel }: the player is on the barrel.
                    The deal that brings a player there is none of the three of T28. Wherever a rule says “on the
                    barrel”, it means before the deal.
            }
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = Getting on the barrel
    .source = The playroom; that the deal itself does not count is decided here

t26 =
    { $endgame ->
        [barrel]
            To leave the barrel and win, make a contract of at least 120 as declarer in one of the next three deals.
            What
            counts is the final contract, after raising.
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = Leaving the barrel
    .source = The playroom; counting the final contract is decided here

t27 =
    { $endgame ->
        [barrel]
            On the barrel, a defender’s points add nothing, nor does what another player’s concession awards. A contract
            below 120 that is made changes nothing and uses one of the three deals. A contract that fails, whatever its
            size, is subtracted and the player is off the barrel { $third_fall_resets ->
                [yes] and has had a fall (T39).
               *[no] with no further penalty, even in the third deal.
            } A
            player on the barrel cannot concede.
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = What counts on the barrel
    .source = Decided here

t28 =
    { $endgame ->
        [barrel]
            After three deals played on the barrel without success the player loses 120 points, falls to { $fallen } and
            is off the barrel.
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = Three deals on the barrel
    .source = The playroom for the three deals; the penalty is decided here, and Russian rules have it too

t29 =
    { $endgame ->
        [barrel]
            { $conceded_deal_uses_barrel ->
                [yes] A deal that another player concedes uses one of the three deals, like any other.
               *[no] A deal that another player concedes uses none of the three deals.
            }
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = Conceded deals on the barrel
    .source = Decided here; in Russian rules such a deal counts

t30 =
    { $endgame ->
        [barrel]
            { $barrel_exclusive ->
                [yes]
                    Only one player can be on the barrel. Whoever gets there throws off the one who was there, who loses
                    120 points, once. Of several who get there in one deal the one with the highest total, before it
                    becomes
                    { $barrel }, stays, and the others have { $fallen }; if they are level, the declarer, and else the
                    one
                    who comes first after the dealer.
               *[no] Several players may be on the barrel at the same time.
            }
       *[other] There is no barrel: this rule is not in force in this game.
    }
    .title = Sharing the barrel
    .source = Decided here; the barrel for one alone is an option from published rules

t31 =
    { $barrel_required ->
        [yes]
            Only a player on the barrel can win, with a contract of at least 120 made as declarer (T26), which brings
            the
            total to { $target } or more. Every other player’s total of { $target } or more becomes { $barrel } (T25).
       *[no]
            { $endgame ->
                [barrel]
                    A total of { $target } or more wins the game, without having been on the barrel too, and as a
                    defender too.
                [lock]
                    A total of { $target } or more wins the game, as a defender too if that player was not locked
                    (T38).
               *[none] A total of { $target } or more wins the game, as a defender too.
            } { $winner_first ->
                [declarer]
                    If several players reach it in one deal, the declarer wins if among them; otherwise the higher
                    total, and if they are level, the one who comes first after the dealer.
               *[total]
                    If two players reach it in one deal, the higher total wins; if they are level, the declarer, and
                    else the one who comes first after the dealer.
            }
    }
    .title = Winning
    .source = The playroom; what happens when two get there at once is decided here, after Kurnik where the declarer is first

t32 =
    { $endgame ->
        [barrel]
            A deal is settled in this order: the scores; { $concession ->
                [award] the penalties for concessions and empty hands
               *[other] the penalties, where there are any
            }; the three deals
            on the barrel; the win; then totals within the barrel’s range become { $barrel }. The last is done in the
            winning deal too, for the players who have not won.
            { $barrel_exclusive ->
                [yes] At the same time a newcomer throws off the one who was there (T30).
               *[no] {""}
            }
       *[other] A deal is settled in this order: the scores; the penalties, where there are any; the win.
    }
    .title = The order of settling
    .source = Decided here

t33 =
    A total may fall below zero, as far as it will.
    .title = Negative totals
    .source = Decided here

t34 =
    { $ace_marriage ->
        [yes]
            If you are to lead to a trick and hold all four aces, you may lead one of them and declare all four. They
            count 200 points for you at once, whoever wins the trick, and change nothing about the trump. Otherwise they
            are like a marriage: they count for the contract and for defenders, they raise the limits of T8 and T11, and
            T18 holds for them too. Once you have played an ace without declaring, they are lost.
       *[no] Declaring four aces is not in force in this game.
    }
    .title = Four aces
    .source = An option from published rules: 1000cardgame.com, 1xGames and Russian programs

t35 =
    { $redeal_four_nines ->
        [yes]
            A player who was dealt all four nines may ask for a new deal instead of making a first bid or passing, the
            player who opens too. The deal is then void: nothing is scored, nothing is counted, and the same dealer
            deals
            again. After a bid or a pass the right is lost. { $players ->
                [2] A nine from the talon does not count.
               *[other] A nine from the talon or from the declarer does not count.
            } Nobody has to show the nines.
       *[no] A new deal for four nines is not in force in this game.
    }
    .title = A new deal for four nines
    .source = Kurnik, 1000cardgame.com and Russian rules; that only nines dealt count is decided here

t36 =
    { $blind_bid ->
        [yes]
            The player who opens may bid 120 without having looked at the cards, with a total of at least 240 and if
            nobody is on the barrel. If another player bids higher, it is a deal like any other. If all the others pass,
            the contract stays 120 and the declarer cannot concede; made, it scores 240, and failed, it costs 240. The
            defenders score as usual. A player with four nines may not bid blind where T35 holds.
       *[no] A blind bid is not in force in this game.
    }
    .title = The blind bid
    .source = 1000cardgame.com and Russian programs; that the contract is not raised is decided here

t37 =
    { $golden_deal ->
        [yes]
            { $players ->
                [2] The first two deals
                [4] The first four deals
               *[other] The first three deals
            } of a game are golden: there is no auction, and T35 and T36 do not hold. The player
            after the dealer is the declarer, { $players ->
                [2] chooses a talon, lays two cards away
               *[other] takes the talon, gives the cards
            } and plays for exactly 120; the contract
            cannot be raised, nor the deal conceded. The scores are doubled: the declarer’s 120 count as 240, won or
            lost, and the defenders’ rounded points twice. Penalties are not doubled.
       *[no] Golden deals are not in force in this game.
    }
    .title = Golden deals
    .source = 1000cardgame.com and Russian programs

t38 =
    { $endgame ->
        [lock]
            A player who has { $locked } or more before a deal, so is { $lock_width } points or fewer short of the win,
            is
            locked and can gain as declarer only: points made as a defender, and what another player’s concession
            awards,
            add nothing. Losses count in full, and below { $locked } the player is free again. Any number of players may
            be locked.
       *[other] The lock is not in force in this game.
    }
    .title = The lock
    .source = Kurnik and other Polish rules

t39 =
    { $third_fall_resets ->
        [yes]
            To leave the barrel without winning is a fall: after three deals, with a contract that fails, or thrown off
            by a newcomer; a deal counts as one fall at most. A player’s third fall makes the total 0, whatever it would
            have been, and the count begins again. { $barrel_exclusive ->
                [yes] Whoever gets there and does not stay (T30) has had no fall.
               *[no] {""}
            } This comes last in the order of T32.
       *[no] A penalty for the third fall is not in force in this game.
    }
    .title = The third fall
    .source = Russian rules

t40 =
    { $dump_truck ->
        [plus] If a deal brings a player’s total to exactly 555, it becomes 0. This is done after all else.
        [both] If a deal brings a player’s total to exactly 555, or to −555, it becomes 0. This is done after all else.
       *[no] The dump truck is not in force in this game.
    }
    .title = The dump truck
    .source = Russian rules

t41 =
    { $players ->
        [2]
            Two players play ten tricks of two cards. The talon that was not chosen is never shown, not even after the
            deal, and neither are the two cards laid away.
            { $leftovers ->
                [nobody] The points of these four cards count for nobody.
               *[last_trick]
                    The winner of the last trick also gets the points of these four cards, and gets them before it is
                    known whether the contract is made: with an ace and a 9 not chosen, and a king and a jack laid
                    away, 17 points. A conceded deal brings them to nobody. { $empty_hand ->
                        [points] Whether a hand is empty (T24) is judged after that.
                       *[other] {""}
                    }
            }
       *[other] The rules for two players are not in force in this game.
    }
    .title = Two players
    .source = Kurnik, Polish rules and Elten; that the cards left over stay hidden is from zagraj

t42 =
    { $players ->
        [4]
            Each player in turn deals and sits out; the other three play as T5 to T21 have it. The player who sits out
            has no cards and makes no points.
            { $empty_hand ->
                [no] {""}
               *[other] That is no empty hand (T24).
            } { $endgame ->
                [barrel] A deal sat out is none of the three on the barrel (T28).
               *[other] {""}
            }
            { $sitter ->
                [talon]
                    For the talon as it was dealt this player scores 50 for each ace and what a marriage in it is
                    worth, in a conceded deal too, and never double: 130 for an ace with king and queen of diamonds. A
                    player who can gain as declarer only scores nothing for it.
                    These points can win the match, as a defender’s can.
               *[nothing] The talon brings this player nothing.
            }
       *[other] The rules for four players are not in force in this game.
    }
    .title = Four players
    .source = Russian rules, Kurnik for the talon; who gains as declarer only is decided here
