### The guide to Tysiac, which is read before the numbered rules. Variables are those of rules-tysiac.ftl.

guide-tysiac-aim =
    { $players ->
        [2]
            Be the first of two players to have { $target } points. In each deal one player, the declarer, promises to
            make a number of points against the other.
        [4]
            Be the first of four players to have { $target } points. In each deal the dealer sits out, and one of the
            three others, the declarer, promises to make a number of points alone against the other two.
       *[other]
            Be the first of three players to have { $target } points. In each deal one player, the declarer, promises
            to make a number of points alone against the other two.
    }
guide-tysiac-steps = A deal
guide-tysiac-step1 =
    { $opening ->
        [hundred]
            Auction: the player after the dealer bids 100. The others bid more, or pass. The last player left is the
            declarer, and the last bid is the contract.
       *[any]
            Auction: the player after the dealer bids 100 or more. The others bid more, or pass. The last player left is
            the declarer, and the last bid is the contract.
    }
guide-tysiac-step2 =
    { $players ->
        [2]
            Talon: the declarer chooses one of two talons, shows its two cards and takes them, lays two cards away, and
            may raise the contract.
        [4]
            Talon: the declarer shows these three cards and takes them, gives one card to each of the other two in play,
            and may raise the contract.
       *[other]
            Talon: the declarer shows these three cards and takes them, gives one card to each of the others, and may
            raise the contract.
    }
guide-tysiac-step3 =
    { $must_trump ->
        [no]
            Tricks: everybody must follow suit. Without that suit you may play any card. The highest trump wins the
            trick, without a trump the highest card of the suit led, and the winner leads to the next.
       *[yes]
            Tricks: everybody must follow suit. Without that suit you must play a trump, and without a trump any card.
            The highest trump wins the trick, without a trump the highest card of the suit led, and the winner leads to
            the next.
    } { $must_beat ->
        [yes] If you can beat the best card on the table, you must.
       *[no] {""}
    }
guide-tysiac-step4 =
    Marriages: if you lead and hold king and queen of one suit, you may declare them. That brings points at once, and
    the suit becomes trump.
guide-tysiac-note1 =
    If the declarer makes the contract, the contract is added to the declarer’s total; if not, it is subtracted. Each
    defender scores what that defender has made, rounded to the nearest { $step }.
guide-tysiac-note2 =
    { $endgame ->
        [lock]
            With { $locked } points or more you are locked: only as declarer can you still gain points, not as a
            defender.
        [none] There is no barrel: points count in the same way up to the win.
       *[barrel]
            With { $barrel } points or more you are on the barrel. To win from there you must make a contract of at
            least
            120 within three deals.
    }
guide-tysiac-note3 =
    { $barrel_required ->
        [yes] A total of { $target } wins the match, but only from the barrel.
       *[no] A total of { $target } wins the match.
    }

## What the cards are worth

guide-tysiac-value-ace = aces
guide-tysiac-value-ten = 10s: higher than kings
guide-tysiac-value-king = kings
guide-tysiac-value-queen = queens
guide-tysiac-value-jack = jacks
guide-tysiac-value-nine = 9s
guide-tysiac-value-marriage-h = marriage of hearts
guide-tysiac-value-marriage-d = marriage of diamonds
guide-tysiac-value-marriage-c = marriage of clubs
guide-tysiac-value-marriage-s = marriage of spades

## The picture

guide-tysiac-picture = The table as you see it: a trick is being played. The talon lies there during the auction.
guide-tysiac-zone-left-hand = The hand on your left
guide-tysiac-zone-right-hand = The hand on your right
guide-tysiac-zone-talon = Talon
guide-tysiac-zone-trick = Trick
guide-tysiac-zone-hand = Your hand

## Examples: what happens is told by the program itself

guide-tysiac-example-auction = You hold the marriage of clubs, so you bid more than the first player.
    .title = Auction, talon, and a card for each
    .why =
        The last player left in the auction is the declarer (T7), takes the talon (T9), gives each of the others a card
        (T10), and may raise the contract or leave it as it is (T11).
guide-tysiac-example-marriage = You are the declarer and lead to the second trick with king and queen of hearts in hand.
    .title = A marriage that makes the contract
    .why =
        The marriage counts for you at once, although another player takes the trick (T16), and hearts are trump from
        this trick on (T17). In the end your points reach the contract: you score the contract, no more (T20).
guide-tysiac-example-failed = You are the declarer and declare the marriage of clubs. After that you lose most of the tricks.
    .title = A contract that fails
    .why = Your points do not reach the contract, so the whole contract is subtracted; the others score their own (T20, T21).
guide-tysiac-example-conceded = You have to bid first, and the talon brings you no marriage.
    .title = Conceding the deal
    .why = Conceding costs the declarer nothing this time; the others score for it (T22). Only each third concession costs you points (T23).
guide-tysiac-example-barrel = You are on the barrel and the declarer, with a marriage of spades.
    .title = Winning from the barrel
    .why = On the barrel only a contract of 120 or more that is made leads to the win (T26, T31).
