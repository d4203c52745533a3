### The table in the terminal.
###
### $who is "you" for the person at the terminal, else "other"; $name is the player's name.
### $card and $cards are cards as they are shown: K♠, Ks, or king of spades. $rank is shown as K, or as "king".
### Numbers are numbers; where a sign is wanted, the message says so.

## Cards and lists

card-named =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] 10
        [9] 9
        [8] 8
        [7] 7
        [6] 6
        [5] 5
        [4] 4
        [3] 3
       *[2] 2
    } of { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
rank-named =
    { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] 10s
        [9] 9s
        [8] 8s
        [7] 7s
        [6] 6s
        [5] 5s
        [4] 4s
        [3] 3s
       *[2] 2s
    }
join-cards = { $list } { $item }
join-names = { $list }, { $item }
join-groups = { $list }, { $item }
join-named-groups = { $list }; { $item }
join-items = { $list }; { $item }
# $count (Number) how many cards a group has
group-count = { $cards } ({ $count })

## Seats

# The names that bots go by at the table. A record has bot:greedy.
# $bot (String) club, another level, or any other bot
# $place (Number) of the bot among those of its level at the table; $seat (Number) of the bot
bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] Mila
                [1] Leo
               *[2] Nico
            }
        [casual]
            { $place ->
                [0] Rita
                [1] Oskar
               *[2] Dora
            }
        [club]
            { $place ->
                [0] Klara
                [1] Viktor
               *[2] Irena
            }
        [strong]
            { $place ->
                [0] Emil
                [1] Sofia
               *[2] Gustav
            }
        [expert]
            { $place ->
                [0] Tamara
                [1] Felix
               *[2] Judith
            }
       *[other]
            { $seat ->
                [0] Ada
                [1] Boris
               *[2] Cleo
            }
    }
default-name = Guest
seat-called =
    { $who ->
        [you] you
       *[other] { $name }
    }

## Words that may be typed, with blanks between; the English ones are understood in every language

verb-help = ? help
verb-hand = h hand
verb-table = c table cards
verb-scores = s scores score
verb-last = l last
verb-rules = r rules
verb-undo = u undo back
verb-hint = y hint
verb-quit = q quit leave exit
verb-bid = b bid
verb-pass = p pass
verb-concede = concede bomb writeoff
verb-give = g give
verb-contract = contract
verb-play = play
verb-marry = m marry marriage
verb-aces = aces
verb-blind = blind
verb-redeal = redeal
verb-draw = d draw
verb-take = t take
verb-uptwo = two
verb-lay = lay meld
verb-discard = discard drop
verb-blocked = blocked
word-yes = y yes
word-no = n no new
# Words that may stand between a card and who gets it.
filler = to
# The letters that cards may be typed with, each with its letter in records; the English ones are understood in every
# language. No suit may begin as another does.
card-letters = A=A K=K Q=Q J=J s=s h=h d=d c=c

## The beginning

# $games (String) all games by name
ask-game = Which game: { $games }?
ask-game-again = Type the name of a game, or its beginning: { $games }.
# $title (String) a level; $said (String) how it plays
level-choice = { $number } { $title }: { $said }
# $levels (String) club and the others; $usual (String) the level of Enter
ask-level = Which level: { $levels }? (a name or number; Enter: { $usual })
ask-level-again = Type one of these, or its number: { $levels }.
# $name (String) when the match was begun, as 2026-05-01-183000
ask-resume =
    { $deals ->
        [one] A match begun { $name } is unfinished, { $deals } deal in. Go on with it? (yes, no)
       *[other] A match begun { $name } is unfinished, { $deals } deals in. Go on with it? (yes, no)
    }
resume-choice =
    { $deals ->
        [one] { $number }: begun { $name }, { $deals } deal in
       *[other] { $number }: begun { $name }, { $deals } deals in
    }
ask-resume-which = These matches are unfinished. Which one do you go on with? (1 to { $count }, or new)
# $pid (String) the number of a process, $since (String) the time it began, 18:30
match-held = This match is being played in another terminal (process { $pid }, since { $since }).
ask-held = Watch it there (w), take it over (t), or leave it alone (Enter)?
word-watch = w watch
word-take-over = t take
watching = You are watching. Ctrl-C ends it.
taken-over-here = You have taken the match over. The other terminal ends as soon as something is typed there.
# $names (String) files
unreadable-matches =
    { $count ->
        [one] One match in your folder cannot be read and is left as it is: { $names }. chiliad verify says what is wrong with it.
       *[other] { $count } matches in your folder cannot be read and are left as they are: { $names }. chiliad verify says what is wrong with them.
    }
# $game (String) a name, Tysiac; $preset (String) its rules; $target (Number) the total to reach, 0 where there is none
greeting =
    { $target ->
        [0] { $game }, { $preset } rules.
       *[other] { $game }, { $preset } rules, to { $target }.
    }
# $bot (String) club, greedy or what else a bot is called, or none for a person
greeting-seat =
    { $who ->
        [you] Seat { $seat }: { $name }, that is you.
       *[other] Seat { $seat }: { $name }, a bot ({ $bot }).
    }
greeting-help = Type ? for what you can do, q to leave and go on another time.

## The deal

replay-seat =
    { $bot ->
        [none] Seat { $seat }: { $name }.
       *[other] Seat { $seat }: { $name }, a bot ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Deal { $number }. You deal.
       *[other] Deal { $number }. { $name } deals.
    }
dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $name } is dealt { $cards }.
    }
your-hand = Hand: { $cards }.
deal-ended = Deal { $number } is over.
# $limit (Number) actions
deal-stuck = This deal has gone on for { $limit } actions and cannot be played to an end. The match is kept as it stands.
standing =
    { $who ->
        [you] Your total: { $total }.
       *[other] { $name }’s total: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] The match is over after { $deals } deal. You have won!
               *[other] The match is over after { $deals } deals. You have won!
            }
       *[other]
            { $deals ->
                [one] The match is over after { $deals } deal. { $name } has won.
               *[other] The match is over after { $deals } deals. { $name } has won.
            }
    }
match-kept = The match is kept in { $path }.
# As table-suggest of the page; $game, $bot (String) as they are typed
level-suggested =
    { $result ->
        [won] Three wins in a row at the level “{ $level }”: perhaps “{ $other }” is more fun now. Next time: chiliad play { $game } --bots { $bot }
       *[lost] Three losses in a row at the level “{ $level }”: perhaps “{ $other }” is more fun for now. Next time: chiliad play { $game } --bots { $bot }
    }
left = The match is kept in { $path }; chiliad play offers to go on with it.

## What is asked for at every table

# $typed (String) what to type instead of the number
choice = { $number }: { $said } ({ $typed })
# $prompt (String) the question; Enter alone does the only thing that may be done
ask-enter = { $prompt } (Enter)
# $choice (String) what Enter alone does: Contract 120
ask-enter-for = { $prompt } (Enter: { $choice })
# $cards (String) one of these must be chosen
ask-cards = { $prompt } One of { $cards }:
ask-sure = Are you sure? (yes, no)
# $choice (String) the first of several moves that differ in their card alone: Play K♠
choice-any-card = { $choice } (or any other card)
# $cards (String) the cards of the others
choice-or-cards = { $choice } (or { $cards })
# $more (Number) choices that are not listed
you-may =
    { $more ->
        [0] You may: { $choices }.
        [one] You may: { $choices }; and { $more } more, which ? lists.
       *[other] You may: { $choices }; and { $more } more, which ? lists.
    }
help-everywhere = Also: h hand, c what lies on the table, s scores, l last trick or turn, r rules (r 14: rule 14), u take back, y hint, q leave.
# for a game that has no help of its own
help-typing = Moves are typed as the list has them, cards as Ks, 10h, ad. Enter alone does what there is no choice about.
help-tysiac = Cards are typed as Ks, 10h, ad. A bid is a number, also one that is not listed. Enter alone does what there is no choice about.
help-mille = Cards are typed as Ks, 10h, 2d; sets as KKK, QQ2, or K for all kings; several at once: lay KKK QQ2. Enter alone does what there is no choice about.
taken-back = Taken back.
nothing-to-take-back = There is nothing to take back in this deal.
# The bot that gives hints is loading.
hint-wait = One moment…
# what follows: moves, and what each is worth
hint-others = Other moves:
nothing-yet = Nothing yet.
rules-pointer = All rules: chiliad rules { $game }. One of them: r and its number.
rules-title = { $number } { $title }
sheet-deal = Deal { $number }: { $items }
sheet-item = { $name } { $score }, total { $total }

## Answers that can't be understood as they stand

not-understood = “{ $text }” is not understood; ? lists what you may do
nothing-typed = There is a choice: type one, or ? for a list
no-such-choice =
    { $count ->
        [one] There is no choice { $number }, there is only { $count }
       *[other] There is no choice { $number }, there are { $count }
    }
list-first = A number counts in the list that ? shows: type ? first, then the number
which-move = “{ $text }” can mean more than one move: type its number in the list that ? shows
# $verb (String) an English verb: give, lay …
needs-more =
    { $verb ->
        [give] Give what to whom? As in: give Ks 1
        [talon] Which talon? As in: take 1
        [lay] Lay what? As in: lay KKK
        [discard] Discard which card? As in: discard 5h
        [bid] How much? As in: bid 120
        [contract] How much? As in: contract 140
        [play] Which card? As in: play Ks
        [marry] With which card? As in: marry Ks
        [aces] With which ace? As in: aces As
       *[other] Which card? As in: { $verb } Ks
    }
one-card-only = One card only
give-one-card = Name one card and who gets it, as in: give Ks 1
# $typed (String) the card as it is typed: Ks
give-to-whom = Who gets { $card }? As in: give { $typed } { $first }
unknown-receiver = “{ $text }” is nobody here: name { $first } or { $second }, or the seat’s number
one-rank-a-set = “{ $text }” has more than one rank: a set has one, and 2s
too-few-held =
    { $count ->
        [0] You hold no { $rank }
        [one] You hold only { $count } { $rank }
       *[other] You hold only { $count } of { $rank }
    }
which-set = Which set does { $card } join? Name its rank, as in: lay 7 2d
# $typed (String) as it is typed: KK
take-how-many = You hold { $count } of { $rank }: say with how many you take, as in: take { $typed }
lay-or-discard = You could lay { $card } or discard it: say which
which-card =
    { $count ->
        [0] You hold no { $rank }
       *[other] You hold several of { $rank }: say which, with its suit
    }

## Refusals, said to the person who made the mistake; where there is none here, the sentence of errors.ftl is said

you-not-in-hand = You do not hold { $card }
you-not-your-turn = It is not your turn
# $exact: whether it must be just that much
you-must-open =
    { $exact ->
        [yes] You must open, with { $least }
       *[no] You must open, with { $least } or more
    }
you-bid-over-limit = With this hand you may bid { $limit } at most
you-must-give-first = First you must give a card to each of the others
you-must-take-first = First you must take one of the two talons
you-taken-already = You have already taken a talon
you-must-lay-first = First you must lay two cards away
you-laying-over = You have already laid two cards away
you-no-such-talon = There are two talons, 1 and 2
you-given-already = That player has been given a card already
you-must-name-contract = First you must name the contract
you-marriage-not-held = You do not hold king and queen of that suit
you-must-follow-suit =
    { $suit ->
        [s] You must follow spades
        [h] You must follow hearts
        [d] You must follow diamonds
       *[c] You must follow clubs
    }
you-must-trump =
    { $suit ->
        [s] You hold { $held } and must trump with a spade
        [h] You hold { $held } and must trump with a heart
        [d] You hold { $held } and must trump with a diamond
       *[c] You hold { $held } and must trump with a club
    }
you-must-beat = You hold { $held } and must beat { $best }
you-must-draw-first = First you must draw a card or take the pack
you-already-drew = You have drawn already in this turn
you-no-pair =
    { $needed ->
        [one] To take { $card } you must lay { $needed } card of its rank from your hand
       *[other] To take { $card } you must lay { $needed } cards of its rank from your hand
    }
you-set-needs-three =
    { $needed ->
        [one] A new set of { $rank } needs { $needed } card, 2s included
       *[other] A new set of { $rank } needs { $needed } cards, 2s included
    }
you-must-pick-up = First you must take the rest of the pack into your hand

## How a table is left

input-ended = the input has ended; the match is kept in { $path }
input-ended-at-once = the input has ended before a match was begun
stopped-by-person = stopped; the match is kept in { $path }
stopped-at-once = stopped before a match was begun
stopped-by-system = the system stops this program; the match is kept in { $path }
terminal-closed = the terminal was closed; the match is kept in { $path }
taken-over = another terminal has taken this match over, and it goes on there; it is kept in { $path }
name-cannot-be = “{ $text }” cannot be a name here: one to 40 letters, and not bot:
