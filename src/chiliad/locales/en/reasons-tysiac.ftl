### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] Declaring makes spades trump and brings { $points } points.
        [h] Declaring makes hearts trump and brings { $points } points.
        [d] Declaring makes diamonds trump and brings { $points } points.
       *[c] Declaring makes clubs trump and brings { $points } points.
    }
reason-tysiac-declares-aces = Declaring the four aces brings { $points } points.
reason-tysiac-marriage-makes = With these { $points } points the contract of { $contract } is made.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] { $name } has no spades left and may trump.
        [h] { $name } has no hearts left and may trump.
        [d] { $name } has no diamonds left and may trump.
       *[c] { $name } has no clubs left and may trump.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] It draws trumps: { $count } trump is still out.
       *[other] It draws trumps: { $count } trumps are still out.
    }
reason-tysiac-alone =
    { $suit ->
        [s] No other player has spades left, and nobody can trump: { $card } takes the trick.
        [h] No other player has hearts left, and nobody can trump: { $card } takes the trick.
        [d] No other player has diamonds left, and nobody can trump: { $card } takes the trick.
       *[c] No other player has clubs left, and nobody can trump: { $card } takes the trick.
    }
reason-tysiac-highest = The higher cards of its suit are gone: nobody can beat { $card } now.
reason-tysiac-unbeaten = Nobody can beat { $card }.
reason-tysiac-takes-surely = { $name } cannot beat { $card }: the trick is yours.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = { $name } can beat { $card } only with { $cards }.
# $points (Number) of the trick
reason-tysiac-takes = It takes the trick, worth { $points }.
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies = { $name } takes the trick, so these { $points } points cannot go to { $receiver }.
reason-tysiac-trick-makes = This trick makes your contract of { $contract }.
# $name (String) the declarer
reason-tysiac-trick-beats = After this trick { $name } can no longer make { $contract }.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = With { $card } instead you would give up { $marriage } ({ $points }).
# $cards (String) one or two cards
reason-tysiac-beatable = But { $card } could be beaten by { $cards }.
reason-tysiac-ruffable = But { $card } could be trumped.
reason-tysiac-loses-less = The trick is lost with either: { $card } gives away { $points }, { $other } would give { $other_points }.
reason-tysiac-risks-less = If another player takes the trick, { $card } costs you { $points }; { $other } would cost { $other_points }.
reason-tysiac-enough = { $card } is enough to take the trick; { $other } stays in your hand.
reason-tysiac-takes-more = The trick is yours either way, and this way it is worth { $points }, not { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = { $name } takes the trick: this card gives away { $points }, { $other } would give { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = { $other } would take the trick, but that is worth only { $points }: keep it for later.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] Your contract is made already; what is left changes only the scores of the others.
       *[other] { $name } has made the contract already: you play for your own points.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Your contract of { $contract } is out of reach.
       *[other] { $name } cannot make { $contract } any more: you play for your own points.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] You need { $points } more for { $contract }; { $left } card points are still out.
       *[other] { $name } needs { $points } more for { $contract }; { $left } card points are still out.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] You need { $points } more for { $contract }, but only { $left } card points are out: a marriage must help.
       *[other] { $name } needs { $points } more for { $contract }, but only { $left } card points are out: a marriage must help.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] You make the contract in { $percent } % of the cases, after “{ $move }” in { $other_percent } %.
       *[other] { $name } makes the contract in { $percent } % of the cases, after “{ $move }” in { $other_percent } %.
    }

## Gifts and concessions

reason-tysiac-makes = If you play, you make { $contract } in { $percent } % of the cases.
reason-tysiac-cheaper-gift = You give away { $points } with { $card }, with { $other } { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] It keeps your { $count } spades together.
        [h] It keeps your { $count } hearts together.
        [d] It keeps your { $count } diamonds together.
       *[c] It keeps your { $count } clubs together.
    }
# $name (String) the receiver
reason-tysiac-completes = But { $card } could give { $name } { $marriage } ({ $points }).
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = Nobody has seen either talon: one is as good as the other.
reason-tysiac-concede-costs =
    { $others ->
        [1] Conceding costs you { $points } and gives the other { $award }.
       *[other] Conceding costs you { $points } and gives each of the others { $award }.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Conceding costs you nothing and gives the other { $award }; failing costs { $contract }.
       *[other] Conceding costs you nothing and gives each of the others { $award }; failing costs { $contract }.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = You must open the bidding, and { $points } is enough.
reason-tysiac-no-marriage = You hold no marriage: the cards alone bring { $points } in all, and you would have to bid { $least }.
reason-tysiac-holds = You hold { $marriage } ({ $points }).
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] You hold { $count } ace.
       *[other] You hold { $count } aces.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } is on the barrel and wins the match by making { $points } or more.
reason-tysiac-leaves-barrel = On the barrel only a contract of { $points } or more wins.
reason-tysiac-wins = With { $contract } made you reach { $total } and win the match.
reason-tysiac-raise = You make { $contract } in { $percent } % of the cases, { $other_contract } in { $other_percent } %; the higher one brings more.
reason-tysiac-raise-free = You make { $contract } as often as { $other_contract }, in { $percent } % of the cases, and it brings more.
reason-tysiac-no-raise = You make { $contract } in { $percent } % of the cases, { $other_contract } only in { $other_percent } %.
