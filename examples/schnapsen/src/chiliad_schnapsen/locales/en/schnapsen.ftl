### Schnapsen: its name, its rules (a message a paragraph; the number is the message id), its table, its refusals.
###
### $who is "you" for the person who looks, else "other"; $name is a player's name. $card and $jack are cards.

game-schnapsen = Schnapsen
about-schnapsen = A quick trick-taking game for two from Austria, with twenty cards, marriages and a talon that may be closed. The first player with 66 points wins the deal.
word-schnapsen = schnapsen schnapser
preset-standard = The talon may be closed, and exchanged from, as long as it has cards.
    .name = standard
preset-strict = The last two cards of the talon may not be closed, nor exchanged from.
    .name = strict
option-talon_min = The fewest cards in the talon with which it may be closed or exchanged from
    .v2 = two
    .v4 = four
help-schnapsen = Cards are typed as Ks, 10h, ad. A card alone is played; marry Ks declares the marriage with it; exchange and close are words of their own.
verb-exchange = exchange swap
verb-close = close

## The rules. Variables: $target, $talon_min

rulebook-title-schnapsen = The rules of Schnapsen
rulebook-example-schnapsen-points = What a deal brings its winner (S14, S15)
rulebook-schnapsen-loser = The loser’s points
rulebook-schnapsen-tricks = The loser’s tricks
rulebook-schnapsen-open = Talon not closed
rulebook-schnapsen-won = Closed then by the winner
rulebook-schnapsen-failed = Closed then by the loser

s1 =
    Two players use 20 cards: ace, 10, king, queen and jack of each suit. They rank in this order, the ace highest and
    the jack lowest. Note that the 10 beats the king.
    .title = Players and cards
    .source = pagat.com, Schnapsen
s2 =
    In tricks an ace is worth 11 points, a 10 is worth 10, a king 4, a queen 3 and a jack 2: 120 points in all.
    .title = What the cards are worth
    .source = pagat.com, Schnapsen
s3 =
    The first dealer is chosen at random; after that the players take turns to deal. Each player gets five cards. The
    next card is turned up, and its suit is trumps. The other nine cards are put face down across it: these ten cards
    are the talon.
    .title = The deal
    .source = pagat.com, Schnapsen; choosing at random is decided here
s4 =
    After each trick, as long as the talon has cards and is not closed, the winner of the trick draws its top card, and
    then the other player draws one. The card turned up is the last that is drawn.
    .title = Drawing
    .source = pagat.com, Schnapsen
s5 =
    The player who did not deal leads to the first trick, and the winner of a trick leads to the next. The higher trump
    takes the trick; without a trump the higher card of the suit led takes it.
    .title = Tricks
    .source = pagat.com, Schnapsen
s6 =
    As long as the talon has cards and is not closed, any card may answer the card led.
    .title = With the talon open
    .source = pagat.com, Schnapsen
s7 =
    When the talon is closed or used up, a player who answers must follow suit, and must take the trick with a card of
    that suit if possible. A player who cannot follow suit must play a trump. A player who has neither may play any card.
    .title = With the talon closed or used up
    .source = pagat.com, Schnapsen
s8 =
    Before leading, a player who holds the jack of trumps may exchange it for the card turned up. The talon must not be
    closed, and must have { $talon_min } cards or more.
    .title = The jack of trumps
    .source =
        pagat.com, Schnapsen; the limit of four cards after the tournament rules at schnapsenstrategy.blogspot.com,
        “The Tough Rules”
s9 =
    Before leading, a player may close the talon if it has { $talon_min } cards or more. Nobody draws from then on, and
    S7 holds. Whoever closes the talon has to reach 66 points.
    .title = Closing the talon
    .source = pagat.com, Schnapsen; that four cards may be needed to close is decided here, as for S8
s10 =
    King and queen of one suit are a marriage. A player who leads one of them and holds the other may declare it: it is
    worth 40 points in trumps and 20 in another suit. It may be declared with the talon open, closed or used up.
    .title = Marriages
    .source = pagat.com, Schnapsen
s11 =
    The points of a marriage count as soon as the player who declared it has taken a trick, be it earlier or later.
    Without a trick they count nothing.
    .title = When a marriage counts
    .source = pagat.com, Schnapsen
s12 =
    The deal ends as soon as a player has 66 points or more, by a trick or by a marriage: that player wins it. The
    points are counted for the players; nobody has to announce them.
    .title = 66
    .source = pagat.com, Schnapsen, where a player has to count and to announce 66; the counting is decided here
s13 =
    If nobody has reached 66 with the last trick, the player who took that trick wins the deal. But if the talon was
    closed, the opponent of the player who closed it wins.
    .title = Nobody has 66
    .source = pagat.com, Schnapsen
s14 =
    The winner of a deal scores 3 game points if the loser has taken no trick, 2 if the loser has fewer than 33 points,
    and else 1. If the winner closed the talon, the tricks and points are those that the loser had at that moment.
    .title = Game points
    .source = pagat.com, Schnapsen
s15 =
    If the player who closed the talon loses the deal, the winner scores 2 game points, or 3 if that player had taken
    no trick when the talon was closed.
    .title = A closing that fails
    .source = pagat.com, Schnapsen
s16 =
    The player who has { $target } game points or more wins the match.
    .title = The match
    .source = pagat.com, Schnapsen, where the players count down from seven

## What happens. $suit (String) s, h, d, c

schnapsen-turned-up =
    { $suit ->
        [s] { $card } is turned up: spades are trumps.
        [h] { $card } is turned up: hearts are trumps.
        [d] { $card } is turned up: diamonds are trumps.
       *[c] { $card } is turned up: clubs are trumps.
    }
schnapsen-draws =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
schnapsen-draws-hidden = { $name } draws a card.
schnapsen-takes-turn-up =
    { $who ->
        [you] You take { $card }, the last card of the talon.
       *[other] { $name } takes { $card }, the last card of the talon.
    }
schnapsen-leads =
    { $who ->
        [you] You lead { $card }.
       *[other] { $name } leads { $card }.
    }
schnapsen-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
schnapsen-marries =
    { $who ->
        [you] You lead { $card } and declare the marriage: { $points } points.
       *[other] { $name } leads { $card } and declares the marriage: { $points } points.
    }
schnapsen-exchanges =
    { $who ->
        [you] You exchange { $jack } for { $card }.
       *[other] { $name } exchanges { $jack } for { $card }.
    }
# $stake (Number) game points
schnapsen-closes =
    { $who ->
        [you] You close the talon and play for { $stake }.
       *[other] { $name } closes the talon and plays for { $stake }.
    }
# $points (Number) of the trick, $made (Number) of that player in this deal so far
schnapsen-trick =
    { $who ->
        [you] You take the trick, { $points } points: { $made } so far.
       *[other] { $name } takes the trick, { $points } points: { $made } so far.
    }

## What a deal brought

schnapsen-headline =
    { $who ->
        [you] You win the deal: +{ $score }
       *[other] { $name } wins the deal: +{ $score }
    }
schnapsen-won-goal =
    { $who ->
        [you] You have { $points } points, { $goal } or more: you win the deal.
       *[other] { $name } has { $points } points, { $goal } or more, and wins the deal.
    }
schnapsen-won-last-trick =
    { $who ->
        [you] Nobody has { $goal } points. You took the last trick and win the deal.
       *[other] Nobody has { $goal } points. { $name } took the last trick and wins the deal.
    }
schnapsen-won-closing-failed =
    { $who ->
        [you] You closed the talon, but you did not reach { $goal } points first.
       *[other] { $name } closed the talon, but did not reach { $goal } points first.
    }
schnapsen-why-loser =
    { $tricks ->
        [0] The loser took no trick.
       *[other] The loser made { $points } points.
    }
schnapsen-why-closing = The talon was closed for { $stake }.
schnapsen-why-failed = A closing that fails costs { $stake }.
# $score (Number) game points
schnapsen-scores =
    { $score ->
        [one]
            { $who ->
                [you] You score { $score } game point.
               *[other] { $name } scores { $score } game point.
            }
       *[other]
            { $who ->
                [you] You score { $score } game points.
               *[other] { $name } scores { $score } game points.
            }
    }

## What is asked, and what buttons say. $talon (String) whether the talon may be used, $strict (String) whether suit
## must be followed: yes, no

schnapsen-ask-lead =
    { $talon ->
        [yes] You lead. Play a card, or use the talon first.
       *[no] You lead. Play a card.
    }
schnapsen-ask-answer =
    { $strict ->
        [yes] Answer { $card }: follow suit, and take the trick if you can.
       *[no] Answer { $card } with any card.
    }
schnapsen-do-play = Play { $card }
schnapsen-do-marry = Lead { $card } and declare the marriage: { $points } points
schnapsen-do-exchange = Exchange the jack for { $card }
schnapsen-do-close = Close the talon

## What is open on the table. $count (Number) cards, $waits (String) yes: they do not count yet

schnapsen-table-trump =
    { $suit ->
        [s] Spades are trumps.
        [h] Hearts are trumps.
        [d] Diamonds are trumps.
       *[c] Clubs are trumps.
    }
schnapsen-table-talon =
    { $closed ->
        [yes] The talon is closed; { $card } is under it.
       *[no] The talon has { $count } cards, { $card } under them.
    }
schnapsen-table-closer =
    { $who ->
        [you] You closed the talon and play for { $stake }.
       *[other] { $name } closed the talon and plays for { $stake }.
    }
schnapsen-table-led =
    { $who ->
        [you] You led { $card }.
       *[other] { $name } led { $card }.
    }
schnapsen-table-points =
    { $waits ->
        [yes]
            { $who ->
                [you] Your { $points } points count when you take a trick.
               *[other] The { $points } points of { $name } count with a trick.
            }
       *[no]
            { $who ->
                [you] You have { $points } points.
               *[other] { $name } has { $points } points.
            }
    }

## Why not: what follows “you-” is said to the player who made the mistake

drawing-not-over = a card is drawn from the talon first
no-card-comes = no card is drawn now
card-not-in-talon = { $card } is not in the talon
talon-not-leading = seat { $seat } may use the talon only before leading to a trick
you-talon-not-leading = You may use the talon only before you lead to a trick
talon-closed = the talon is closed
talon-too-small = the talon may be used only while it has { $least } cards or more
jack-not-held = seat { $seat } does not hold the jack of trumps
you-jack-not-held = You do not hold the jack of trumps
