### The table in the browser and in the terminal: what is asked, what buttons say, where a limit comes from.
###
### $who is "you" for the person who looks, else "other"; $name is a player's name. $card, $cards and $top are cards in
### braces, $rank a rank in braces: the page draws or names them. A label is also what a screen reader says of a button.

## What is asked in Tysiac; $low, $high and, where there is no choice, $points are points

desk-ask-opening = You must open the auction. Bid { $low } to { $high }.
desk-ask-opening-only = You must open the auction. Bid { $points }.
desk-ask-bid = Bid { $low } to { $high }, or pass.
desk-ask-bid-only = Bid { $points }, or pass.
desk-ask-pass = You may only pass: your hand allows no higher bid.
desk-ask-give =
    { $concession ->
        [bomb] Give a card to each of the others, or drop a bomb.
        [write_off] Give a card to each of the others, or write the deal off.
       *[other] Give a card to each of the others, or concede.
    }
desk-ask-give-only = Give a card to each of the others.
desk-ask-give-other = Now a card for { $receiver }.
desk-ask-talon = Choose a talon, 1 or 2; nobody has seen either.
desk-ask-lay-away =
    { $concession ->
        [bomb] Lay two cards away, face down, or drop a bomb.
        [write_off] Lay two cards away, face down, or write the deal off.
       *[other] Lay two cards away, face down, or concede.
    }
desk-ask-lay-away-only = Lay two cards away, face down.
desk-ask-lay-away-other = Lay one more card away.
desk-ask-contract = Name the contract, { $low } to { $high }.
desk-ask-contract-only = Name the contract: { $points }.
desk-ask-lead = You lead: play any card.
desk-ask-lead-marriage = You lead: play any card, or declare a marriage with its king or queen.
desk-ask-play = Your turn to play.
desk-ask-only = Only { $card } can be played.

## What is asked in Mille

desk-ask-draw = Draw a card.
desk-ask-take = Draw a card, or take the pack with { $top } on top.
desk-ask-take-or-blocked = Nothing is left to draw. Take the pack with { $top } on top, or end the deal.
desk-ask-take-or-stalemate = The stock is empty, and nobody has laid a card since the pack was shuffled. Take the pack with { $top } on top, or end the deal.
desk-ask-two = Draw a card, or take the turned-up { $top } into your hand.
desk-ask-two-or-take = Draw a card, take the turned-up { $top } into your hand, or take it with a pair of 2s.
desk-ask-blocked = Nothing is left to draw: the deal ends here.
desk-ask-stalemate = The stock is empty, and nobody has laid a card since the pack was shuffled: the deal ends here.
desk-ask-complete = First complete the set of { $rank }.
desk-ask-meld = Lay cards, or discard one to end your turn.
desk-ask-discard = Discard a card to end your turn.

## What buttons say

desk-pass = Pass
desk-concede = Concede
desk-bomb = Drop a bomb
desk-write-off = Write the deal off
desk-bid = Bid { $points }
desk-contract = Contract { $points }
desk-give = Give { $card } to { $receiver }
desk-take-talon = Take talon { $number }
desk-lay-away = Lay { $card } away
desk-play = Play { $card }
desk-marry = Declare the marriage with { $card }: { $points } points
desk-draw = Draw a card
desk-take = Take the pack with { $cards }
desk-pick = Pick up the rest of the pack
desk-uptwo = Take the turned-up { $card }
desk-blocked = End the deal
desk-lay = Lay { $cards }
desk-add = Add to { $rank }: { $cards }
desk-discard = Discard { $card }
## The end of a deal in a few words; $points and $score are points

desk-headline-made =
    { $who ->
        [you] Contract made: +{ $points }
       *[other] { $name } made the contract: +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Contract failed: −{ $points }
       *[other] { $name } failed the contract: −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] You dropped a bomb
               *[other] { $name } dropped a bomb
            }
        [write_off]
            { $who ->
                [you] You wrote the deal off
               *[other] { $name } wrote the deal off
            }
       *[other]
            { $who ->
                [you] You conceded the deal
               *[other] { $name } conceded the deal
            }
    }
# $score is zero or more
desk-headline-out =
    { $who ->
        [you] You went out: +{ $score }
       *[other] { $name } went out: +{ $score }
    }
desk-headline-blocked = The deal is blocked
desk-left =
    { $who ->
        [you] Left in your hand: { $cards }.
       *[other] Left in the hand of { $name }: { $cards }.
    }

## What conceding would bring; $points, $penalty and $total are points

desk-concede-bid = You give up your bid of { $contract }.
# $left (Number) concessions that stay free after this one
desk-concede-free =
    { $left ->
        [0] It costs you nothing; the next one costs { $penalty }.
        [one] It costs you nothing; { $left } more is free, then one costs { $penalty }.
       *[other] It costs you nothing; { $left } more are free, then one costs { $penalty }.
    }
desk-concede-costs = It costs you { $points }: your total becomes { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } gets nothing: the total stays { $total }.
       *[other] { $name } gets { $points }: the total becomes { $total }.
    }
desk-concede-wins = { $name } wins the match by it.

## Where the limit of bids and contracts comes from; $limit is in points

desk-why-opening = The first bid is { $least } or more.
desk-why-no-marriage = Without a marriage in hand { $limit } is the limit.
# $marriages: "the marriage of spades and the marriage of hearts", of the messages below
desk-why-marriages = You hold { $marriages }: up to { $limit }.
# $base: what every hand may bid; $marriages: “100 (the marriage of hearts) + 80 (…)”, of the messages below
desk-why-sum = Up to { $limit }: { $base } for any hand + { $marriages }.
desk-why-most = Up to { $limit }: no hand may go higher.
desk-why-free = By this table’s rules every hand may go up to { $limit }.
desk-why-bid-stands = Your hand allows no more than you have bid.
desk-marriage =
    { $suit ->
        [s] the marriage of spades
        [h] the marriage of hearts
        [d] the marriage of diamonds
       *[c] the marriage of clubs
    }
desk-and = { $list } and { $item }
# a marriage of a sum, and one more
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
# two sentences, one after the other
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = You have not looked at your cards yet. Bid { $points } blind, or bid { $least } and look at them.
desk-ask-redeal = You have the four nines and may ask for a new deal.
desk-ask-contract-fixed = The contract stays { $points }: name it and lead.
desk-ask-lead-aces = You lead: play any card, or declare four aces with one of them.
desk-ask-lead-aces-or-marriage = You lead: play any card, or declare four aces or a marriage.
desk-blind = Bid { $points } blind
desk-redeal = Ask for a new deal
desk-aces = Declare four aces with { $card }: { $points } points
desk-headline-void = A new deal
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Your { $count } card lies face down until your blind bid is overbid or you take the talon.
               *[other] Your { $count } cards lie face down until your blind bid is overbid or you take the talon.
            }
       *[no]
            { $count ->
                [one] Your { $count } card lies face down: you may bid blind.
               *[other] Your { $count } cards lie face down: you may bid blind.
            }
    }
desk-why-opening-exact = The first bid is exactly { $least }.
desk-why-golden = A golden deal is played for { $points }.
desk-why-blind = A deal bid blind is played for { $points }.
# As desk-marriage, in the same places.
desk-four-aces = four aces
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] It costs you nothing; a further one gives the other { $award }.
       *[other] It costs you nothing; a further one gives each of the others { $award }.
    }
desk-concede-first-home = It costs you nothing; a further one costs the contract.
desk-concede-again = It costs you nothing.
desk-concede-becomes =
    { $who ->
        [you] Your total becomes { $total }.
       *[other] { $name }’s total becomes { $total }.
    }
