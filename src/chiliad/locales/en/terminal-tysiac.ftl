### The table of Tysiac in the terminal. The variables are those of terminal.ftl.

## What happens

tysiac-dealt-talon = The talon is { $cards }, face down.
tysiac-bids =
    { $who ->
        [you] You bid { $points }.
       *[other] { $name } bids { $points }.
    }
tysiac-passes =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
tysiac-talon =
    { $who ->
        [you] You are declarer at { $bid }. The talon: { $cards }.
       *[other] { $name } is declarer at { $bid }. The talon: { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] You drop a bomb, at { $contract }.
               *[other] { $name } drops a bomb, at { $contract }.
            }
        [write_off]
            { $who ->
                [you] You write the deal off, at { $contract }.
               *[other] { $name } writes the deal off, at { $contract }.
            }
       *[other]
            { $who ->
                [you] You concede the deal, at { $contract }.
               *[other] { $name } concedes the deal, at { $contract }.
            }
    }
tysiac-gives-you = { $name } gives you { $card }.
tysiac-gives-hidden = { $name } gives a card to { $receiver }.
tysiac-gives =
    { $who ->
        [you] You give { $card } to { $receiver }.
       *[other] { $name } gives { $card } to { $receiver }.
    }
# $raised (String) yes, no
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] You raise the contract to { $points }.
               *[other] { $name } raises the contract to { $points }.
            }
       *[no]
            { $who ->
                [you] Your contract is { $points }.
               *[other] { $name }’s contract is { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] You lead { $card }.
       *[other] { $name } leads { $card }.
    }
tysiac-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] You lead { $card } and declare the marriage of spades, { $points } points. Spades are trump.
               *[other] { $name } leads { $card } and declares the marriage of spades, { $points } points. Spades are trump.
            }
        [h]
            { $who ->
                [you] You lead { $card } and declare the marriage of hearts, { $points } points. Hearts are trump.
               *[other] { $name } leads { $card } and declares the marriage of hearts, { $points } points. Hearts are trump.
            }
        [d]
            { $who ->
                [you] You lead { $card } and declare the marriage of diamonds, { $points } points. Diamonds are trump.
               *[other] { $name } leads { $card } and declares the marriage of diamonds, { $points } points. Diamonds are trump.
            }
       *[c]
            { $who ->
                [you] You lead { $card } and declare the marriage of clubs, { $points } points. Clubs are trump.
               *[other] { $name } leads { $card } and declares the marriage of clubs, { $points } points. Clubs are trump.
            }
    }
# $points (Number) of the trick, $made (Number) of that player in this deal so far, $last (String) yes, no
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] You take the last trick, { $points } points: { $made } in all.
               *[other] { $name } takes the last trick, { $points } points: { $made } in all.
            }
       *[no]
            { $who ->
                [you] You take the trick, { $points } points: { $made } so far.
               *[other] { $name } takes the trick, { $points } points: { $made } so far.
            }
    }

## What a deal brought

tysiac-scored-made =
    { $who ->
        [you] You made { $points } with a contract of { $contract }: plus { $contract }.
       *[other] { $name } made { $points } with a contract of { $contract }: plus { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] You made { $points }, less than the contract of { $contract }: minus { $contract }.
       *[other] { $name } made { $points }, less than the contract of { $contract }: minus { $contract }.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] You dropped a bomb: no points.
               *[other] { $name } dropped a bomb: no points.
            }
        [write_off]
            { $who ->
                [you] You wrote the deal off: no points.
               *[other] { $name } wrote the deal off: no points.
            }
       *[other]
            { $who ->
                [you] You conceded: no points.
               *[other] { $name } conceded: no points.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] You made { $points }, but a contract of { $contract } does not lead off the barrel: no points.
       *[other] { $name } made { $points }, but a contract of { $contract } does not lead off the barrel: no points.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] You are on the barrel and not declarer: no points.
       *[other] { $name } is on the barrel and not declarer: no points.
    }
tysiac-scored-award =
    { $who ->
        [you] Your share of the concession: plus { $score }.
       *[other] { $name }’s share of the concession: plus { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] You made { $points } as defender: plus { $score }.
       *[other] { $name } made { $points } as defender: plus { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] You made { $points } as defender, rounded: plus { $score }.
       *[other] { $name } made { $points } as defender, rounded: plus { $score }.
    }
# $count (Number) the first or second, $free (Number) how many cost nothing
tysiac-counted-concessions =
    { $who ->
        [you] That is concession { $count } of { $free } that cost you nothing.
       *[other] That is concession { $count } of { $free } that cost { $name } nothing.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Not a point: empty hand { $count } of { $free } that cost you nothing.
       *[other] Not a point: empty hand { $count } of { $free } that cost { $name } nothing.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] One concession too many: minus { $penalty } for you.
       *[other] One concession too many: minus { $penalty } for { $name }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] One empty hand too many: minus { $penalty } for you.
       *[other] One empty hand too many: minus { $penalty } for { $name }.
    }
# $total (Number) the barrel; $lost (Number) points above it, which do not count
tysiac-barrel-stops =
    { $who ->
        [you] Your total stops at { $total }: { $lost } of these points do not count.
       *[other] { $name }’s total stops at { $total }: { $lost } of these points do not count.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] You are on the barrel at { $total }, with { $deals } deal to win from it.
               *[other] { $name } is on the barrel at { $total }, with { $deals } deal to win from it.
            }
       *[other]
            { $who ->
                [you] You are on the barrel at { $total }, with { $deals } deals to win from it.
               *[other] { $name } is on the barrel at { $total }, with { $deals } deals to win from it.
            }
    }
# $left (Number) deals left
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] You stay on the barrel, with { $left } deal left.
               *[other] { $name } stays on the barrel, with { $left } deal left.
            }
       *[other]
            { $who ->
                [you] You stay on the barrel, with { $left } deals left.
               *[other] { $name } stays on the barrel, with { $left } deals left.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] That was your last deal on the barrel: minus { $penalty }, you are off it.
       *[other] That was { $name }’s last deal on the barrel: minus { $penalty }, and off it.
    }
tysiac-barrel-left =
    { $who ->
        [you] You have fallen off the barrel.
       *[other] { $name } has fallen off the barrel.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] Another player takes the barrel: minus { $penalty }, you are off it.
       *[other] Another player takes the barrel: minus { $penalty }, and { $name } is off it.
    }

## What lies open

tysiac-table-dealer =
    { $who ->
        [you] You dealt.
       *[other] { $name } dealt.
    }
tysiac-table-passed =
    { $who ->
        [you] You have passed.
       *[other] { $name } has passed.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] You have not bid yet.
               *[other] { $name } has not bid yet.
            }
       *[other]
            { $who ->
                [you] Your bid is { $points }.
               *[other] { $name }’s bid is { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] You are declarer at { $points }. The talon was { $cards }.
       *[other] { $name } is declarer at { $points }. The talon was { $cards }.
    }
# $suit (String) s, h, d, c, or none
tysiac-table-trump =
    { $suit ->
        [s] Trump: spades.
        [h] Trump: hearts.
        [d] Trump: diamonds.
        [c] Trump: clubs.
       *[none] There is no trump yet.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] You have made { $points } and hold { $count } card.
               *[other] { $name } has made { $points } and holds { $count } card.
            }
       *[other]
            { $who ->
                [you] You have made { $points } and hold { $count } cards.
               *[other] { $name } has made { $points } and holds { $count } cards.
            }
    }
tysiac-table-empty = No card lies on the table.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] On the table: { $items }. Trump: spades.
        [h] On the table: { $items }. Trump: hearts.
        [d] On the table: { $items }. Trump: diamonds.
        [c] On the table: { $items }. Trump: clubs.
       *[none] On the table: { $items }. No trump.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] You are on the barrel, with { $left } deal left.
               *[other] { $name } is on the barrel, with { $left } deal left.
            }
       *[other]
            { $who ->
                [you] You are on the barrel, with { $left } deals left.
               *[other] { $name } is on the barrel, with { $left } deals left.
            }
    }
# $concessions, $empty (Number) so far, $free (Number) how many of each cost nothing
tysiac-standing-counters =
    { $who ->
        [you] You have used { $concessions } of { $free } free concessions and { $empty } of { $free } empty hands.
       *[other] { $name } has used { $concessions } of { $free } free concessions and { $empty } of { $free } empty hands.
    }

## The score sheet

# For the ear, behind the contract. $how (String) made, failed, conceded
tysiac-sheet-ended =
    { $how ->
        [made] made
        [failed] failed
       *[conceded] conceded
    }
# For the ear, before the declarer’s score.
tysiac-sheet-declarer = declarer
# For the ear. $left (Number) deals left to leave the barrel
tysiac-sheet-locked = total locked
tysiac-sheet-barrel =
    { $left ->
        [one] on the barrel, { $left } deal left
       *[other] on the barrel, { $left } deals left
    }
# One letter: C as in concession. What follows is how many there were.
tysiac-sheet-concession-sign = C
# $count (Number) which one it is; 0: the one that was paid for, and the count begins anew
tysiac-sheet-concessions =
    { $count ->
        [0] a concession that cost points
        [one] { $count } concession
       *[other] { $count } concessions
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] an empty hand that cost points
        [one] { $count } empty hand
       *[other] { $count } empty hands
    }
legend-made = contract made
legend-failed = contract failed
legend-conceded = conceded
# Beside an underlined figure.
legend-declarer = the declarer’s score
legend-barrel = on the barrel: a stroke for each deal left
legend-concessions = concessions so far; ! cost points
# $penalty (Number) what it costs
legend-empty_hands =
    { $how ->
        [tricks] empty hands so far, each a deal without a trick; the third, marked !, costs { $penalty }
       *[points] empty hands so far, each a deal without a point; the third, marked !, costs { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = The barrel: a total goes above { $barrel } only by winning. Whoever is on it has three deals to make a contract of 120 or more; otherwise 120 points are lost.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Your cards lie face down: you may bid { $points } blind before you look at them.
       *[other] { $name } does not look at these cards yet and may bid { $points } blind.
    }
tysiac-bids-blind =
    { $who ->
        [you] You bid { $points } blind.
       *[other] { $name } bids { $points } blind.
    }
tysiac-hand-seen =
    { $who ->
        [you] You look at your cards: { $cards }.
       *[other] { $name } looks at the cards: { $cards }.
    }
tysiac-hand-looked-at = { $name } looks at the cards now.
tysiac-redealt =
    { $who ->
        [you] You have the four nines and ask for a new deal.
       *[other] { $name } has the four nines and asks for a new deal.
    }
tysiac-talon-golden =
    { $who ->
        [you] A golden deal, without an auction: what it brings counts double. You are declarer at { $bid }. The talon: { $cards }.
       *[other] A golden deal, without an auction: what it brings counts double. { $name } is declarer at { $bid }. The talon: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] You are declarer at { $bid }, bid blind: the contract counts double. The talon: { $cards }.
       *[other] { $name } is declarer at { $bid }, bid blind: the contract counts double. The talon: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] You lead { $card } and declare four aces, { $points } points.
       *[other] { $name } leads { $card } and declares four aces, { $points } points.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] The deal is void: nothing is scored, and you deal again.
       *[other] The deal is void: nothing is scored, and { $name } deals again.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] You made { $points } with a contract of { $contract }, which counts double: plus { $score }.
       *[other] { $name } made { $points } with a contract of { $contract }, which counts double: plus { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] You made { $points }, less than the contract of { $contract }, which counts double: minus { $score }.
       *[other] { $name } made { $points }, less than the contract of { $contract }, which counts double: minus { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] You made { $points } as defender; { $rounded } doubled: plus { $score }.
       *[other] { $name } made { $points } as defender; { $rounded } doubled: plus { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] You dropped a bomb: minus { $points }.
               *[other] { $name } dropped a bomb: minus { $points }.
            }
        [write_off]
            { $who ->
                [you] You wrote the deal off: minus { $points }.
               *[other] { $name } wrote the deal off: minus { $points }.
            }
       *[other]
            { $who ->
                [you] You conceded: minus { $points }.
               *[other] { $name } conceded: minus { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] A player’s first bomb brings you no points.
       *[other] A player’s first bomb brings { $name } no points.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Your total is locked, and you are not declarer: no points.
       *[other] { $name }’s total is locked, and another player is declarer: no points.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] That was your first bomb: a further one gives the other { $award }.
               *[other] That was the first bomb of { $name }: a further one gives the other { $award }.
            }
       *[other]
            { $who ->
                [you] That was your first bomb: a further one gives each of the others { $award }.
               *[other] That was the first bomb of { $name }: a further one gives each of the others { $award }.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] That was your first bomb: a further one costs you the contract.
       *[other] That was the first bomb of { $name }: a further one costs the contract.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Not a trick: empty hand { $count } of { $free } that cost you nothing.
       *[other] Not a trick: empty hand { $count } of { $free } that cost { $name } nothing.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] You reach { $reached }, but the match is won only from the barrel: your total stops at { $total }.
       *[other] { $name } reaches { $reached }, but the match is won only from the barrel: the total stops at { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] That was your fall { $count } from the barrel; fall { $most } makes the total 0.
       *[other] That was fall { $count } of { $name } from the barrel; fall { $most } makes the total 0.
    }
tysiac-fall-last =
    { $who ->
        [you] That was your fall { $count } from the barrel: your total becomes 0.
       *[other] That was fall { $count } of { $name } from the barrel: the total becomes 0.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] Your total comes to exactly { $total }: it becomes 0.
       *[other] { $name }’s total comes to exactly { $total }: it becomes 0.
    }
tysiac-locked =
    { $who ->
        [you] Your total is locked now: only contracts of your own add to it.
       *[other] { $name }’s total is locked now: only contracts of their own add to it.
    }
tysiac-unlocked =
    { $who ->
        [you] Your total is no longer locked.
       *[other] { $name }’s total is no longer locked.
    }
tysiac-table-blind =
    { $who ->
        [you] Your bid is { $points }, blind.
       *[other] { $name }’s bid is { $points }, blind.
    }
tysiac-table-doubled-blind = The contract was bid blind and counts double.
tysiac-table-doubled-golden = This is a golden deal: what it brings counts double.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] { $left } golden deal is still to come.
       *[other] { $left } golden deals are still to come.
    }
tysiac-standing-locked =
    { $who ->
        [you] Your total is locked: only contracts of your own add to it.
       *[other] { $name }’s total is locked: only contracts of their own add to it.
    }
tysiac-standing-falls =
    { $who ->
        [you] Your falls from the barrel: { $count }; fall { $most } makes the total 0.
       *[other] { $name }’s falls from the barrel: { $count }; fall { $most } makes the total 0.
    }
tysiac-standing-concessions =
    { $who ->
        [you] You have used { $concessions } of { $free } free concessions.
       *[other] { $name } has used { $concessions } of { $free } free concessions.
    }
tysiac-standing-empty =
    { $who ->
        [you] You have used { $empty } of { $free } empty hands.
       *[other] { $name } has used { $empty } of { $free } empty hands.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = counts double
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] a fall from the barrel that made the total 0
        [one] { $count } fall from the barrel
       *[other] { $count } falls from the barrel
    }
legend-doubled = counts double: golden, or bid blind
legend-falls = falls from the barrel so far; ! made the total 0
legend-locked = total locked: only contracts of one’s own add to it
tysiac-sheet-rests = deals and sits out
legend-rests = deals and sits out

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = Talon { $number } is { $cards }, face down.
tysiac-won =
    { $who ->
        [you] You are declarer at { $bid } and choose one of the two talons.
       *[other] { $name } is declarer at { $bid } and chooses one of the two talons.
    }
tysiac-won-golden =
    { $who ->
        [you] A golden deal, without an auction: what it brings counts double. You are declarer at { $bid } and choose one of the two talons.
       *[other] A golden deal, without an auction: what it brings counts double. { $name } is declarer at { $bid } and chooses one of the two talons.
    }
tysiac-won-blind =
    { $who ->
        [you] You are declarer at { $bid }, bid blind: the contract counts double. Choose one of the two talons.
       *[other] { $name } is declarer at { $bid }, bid blind: the contract counts double. { $name } chooses one of the two talons.
    }
tysiac-takes =
    { $who ->
        [you] You take talon { $number }: { $cards }.
       *[other] { $name } takes talon { $number }: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] You lay { $card } away, face down.
       *[other] { $name } lays { $card } away, face down.
    }
tysiac-lays-away-hidden = { $name } lays a card away, face down.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] For the cards out of play you have { $points } more: { $made } in all.
       *[other] For the cards out of play { $name } has { $points } more: { $made } in all.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] You sat out this deal: no points.
       *[other] { $name } sat out this deal: no points.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] You sat out this deal; for the talon: plus { $score }.
       *[other] { $name } sat out this deal; for the talon: plus { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] You sat out this deal; { $bonus } for the talon and { $award } as your share of the concession: plus { $score }.
       *[other] { $name } sat out this deal; { $bonus } for the talon and { $award } as a share of the concession: plus { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] You deal and sit out.
       *[other] { $name } deals and sits out.
    }
tysiac-table-laid-away =
    { $who ->
        [you] You have laid { $cards } away.
       *[other] { $name } has laid { $cards } away.
    }
tysiac-score-declarer = Who declared: { $names }?
    .brief = Declarer
tysiac-score-contract = For how much?
    .brief = Contract
tysiac-score-points = Points of { $name }, cards and marriages:
    .brief = { $name }
    .hint = Offered: what is left of the cards, alone and with marriages.
tysiac-score-trick = Has { $name } won a trick? (yes, no)
    .brief = { $name }, a trick
tysiac-score-talon = The three cards of the talon:
    .brief = Talon
