### The table on the web: what the server says besides the game.
###
### $who is "you" for the reader, else "other"; $name is the player's name.

# The language's own name
language-name = English

## What happens at a table

event-sat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
# $why (String) left, absent, time
event-stand-in =
    { $why ->
        [left]
            { $who ->
                [you] You have left; a bot plays for you.
               *[other] { $name } has left; a bot plays on.
            }
        [time]
            { $who ->
                [you] Your time is up; a bot plays for you.
               *[other] The time of { $name } is up; a bot plays on.
            }
       *[absent]
            { $who ->
                [you] You did not respond; a bot plays for you.
               *[other] { $name } does not respond; a bot plays on.
            }
    }
event-back =
    { $who ->
        [you] You are back; the seat is yours again.
       *[other] { $name } is back.
    }
event-again =
    { $who ->
        [you] You ask for another match.
       *[other] { $name } asks for another match.
    }
# $shared (String) yes, no: whether the others can follow the sheet
event-real-cards =
    { $shared ->
        [yes] { $who ->
            [you] You have shared the score sheet: the others can follow it from here.
           *[other] { $name } has shared the score sheet: you can follow it from here.
        }
       *[no] { $who ->
            [you] You go on with real cards, and keep the score.
           *[other] { $name } goes on with real cards, and keeps the score.
        }
    }
event-undone =
    { $who ->
        [you] You take your last move back.
       *[other] { $name } takes the last move back.
    }
event-undo-asked =
    { $who ->
        [you] You ask to take your last move back.
       *[other] { $name } asks to take the last move back.
    }
# $choice (String) yes, no, withdrawn (by the player who asked)
event-undo-answered =
    { $choice ->
        [yes] { $who ->
            [you] You agree to it.
           *[other] { $name } agrees to it.
        }
        [no] { $who ->
            [you] You refuse: the move stands.
           *[other] { $name } refuses: the move stands.
        }
       *[withdrawn] { $who ->
            [you] You leave your move as it is.
           *[other] { $name } leaves the move as it is.
        }
    }
event-hint-asked =
    { $who ->
        [you] You ask whether hints are allowed in this match.
       *[other] { $name } asks whether hints are allowed in this match.
    }
# $choice (String) yes, no, withdrawn (the request, or an agreement)
event-hint-answered =
    { $choice ->
        [yes] { $who ->
            [you] You agree to hints.
           *[other] { $name } agrees to hints.
        }
        [no] { $who ->
            [you] You refuse: no hints.
           *[other] { $name } refuses: no hints.
        }
       *[withdrawn] { $who ->
            [you] You take it back: no hints.
           *[other] { $name } takes it back: no hints.
        }
    }
event-hinted = { $name } has had a hint.
event-wait = The table waits for { $name }.
# Connected or not: nothing has come from there for a while.
event-vote-called = { $name } does not respond. Wait, let a bot play, or stop and score?
# $choice (String) wait, bot, stop
event-voted =
    { $choice ->
        [wait] { $who ->
            [you] You are for waiting.
           *[other] { $name } is for waiting.
        }
        [bot] { $who ->
            [you] You are for a bot.
           *[other] { $name } is for a bot.
        }
       *[stop] { $who ->
            [you] You are for stopping.
           *[other] { $name } is for stopping.
        }
    }
# $why (String) host, host-left, all-left, vote, too-long
event-stopped =
    { $why ->
        [vote] The match is stopped; it counts as it stands.
        [all-left] Everybody has left; the match is stopped as it stands.
        [host-left] The table is closed.
        [too-long] The log of this table has grown too long; the match is stopped as it stands.
       *[host] The match is stopped as it stands.
    }

## Games, bots, presets, options

game-mille = Mille
about-mille = A rummy for two from Montréal, with two packs and twos that are wild. You lay sets, fight over the discard pile, and play to 1200.
stakes-mille = The loser pays the small stake for each hundred points of difference, and the large one for the win, naturals and chapeaux.
game-tysiac = Tysiac
about-tysiac = A trick-taking game for two to four from Poland, with bidding, a talon and marriages that make trumps. Whoever first has 1000 wins.
bot-random = plays any card: for a first look at the rules
    .name = random
bot-greedy = plays soundly: a fair opponent
    .name = greedy
bot-thumb = goes by rules of thumb: a measure for programs
    .name = rule of thumb
bot-flat32 = plays each card out in 32 deals of the hidden cards: a measure for programs
    .name = 32 worlds
bot-pimc20 = works out each card in 20 deals with all cards seen: a measure for programs
    .name = 20 worlds
bot-tuned = weighs its cards by fixed numbers: a measure for programs
    .name = weights
bot-halving100 = plays each choice out 100 times: a measure for programs
    .name = 100 roll-outs
bot-expert-stakes = thinks every decision through, for what is paid at the end
    .name = expert for stakes
bot-beginner = is learning; knows the rules, plays what is in hand and forgets the cards that have gone
    .name = beginner
bot-casual = plays for fun; remembers the important cards and decides by rule of thumb
    .name = casual
bot-club = plays soundly; counts the cards that have gone and judges well what a hand is worth
    .name = club
bot-strong = plays to win; works out who holds which cards, and gives little away
    .name = strong
bot-expert = thinks every decision through; there is no harder opponent here
    .name = expert

preset-pagat = As published at pagat.com: each total is rounded before the difference is taken; a skunk doubles everything.
    .name = Pagat
preset-wikipedia = As in Wikipedia: the difference is rounded up; a skunk costs one large stake more and doubles nothing.
    .name = Wikipedia
preset-progressive = Each further natural and chapeau costs more than the one before.
    .name = Progressive Montréal
preset-playroom = The rules of the playroom for blind players this game comes from.
    .name = Playroom
preset-kurnik = As at kurnik.pl (PlayOK): steps of 10, beating is a duty, bombs, and from 800 on only a declarer gains.
    .name = Kurnik
preset-polish = As in Polish rule books: like Kurnik, but the contract may be raised at will, and a bomb brings the others 60 each time.
    .name = Polish
preset-russian = As in Russian rule books: win from the barrel only, which holds one; the third fall and 555 make the total 0.
    .name = Russian

# The games and presets to offer first in this language, because its speakers know them, by their keys with blanks between.
games-usual = mille
presets-usual = playroom

# $number (Number) a number as an option’s value
option-number = { $number }
# $title (String) an option, $said (String) its value in words
option-differs = { $title }: { $said }
# Between differences that one line names.
options-apart = ;{" "}
# $named (String) some differences, $more (Number) how many others there are
options-differ =
    { $more ->
        [0] { $named }
        [one] { $named }; and { $more } more difference
       *[other] { $named }; and { $more } more differences
    }
option-target = Points that end the match
option-natural_required = Who may end and win the match
    .no = anybody
    .yes = only who has made a natural
option-max_wilds = Wild 2s in one set
    .none = as many as one likes
option-step = Steps of bids and rounding
    .v5 = 5
    .v10 = 10
option-opening = The opening bid
    .any = 100 or more
    .hundred = exactly 100
option-bid_limit = How high one may bid
    .held_marriages = 120, and the marriages in hand
    .any_marriage = 120, or 400 with any marriage
    .none = 400 with any hand
option-raise_limit = How high the contract may be raised
    .v400 = up to 400
    .held_marriages = 120, and the marriages kept
option-must_beat = Whether one must beat the best card on the table
    .no = no
    .yes = yes, if one can
option-must_trump = Whether one must trump without the suit led
    .no = no
    .yes = yes, if one can
option-first_trick_marriage = Marriages on the lead of the first trick
    .no = not allowed
    .yes = allowed
option-ace_marriage = Declaring four aces, for 200
    .no = not allowed
    .yes = allowed
option-redeal_four_nines = A new deal for four nines
    .no = no
    .yes = yes, if the player asks for it
option-blind_bid = Bidding 120 without having seen the cards
    .no = not allowed
    .yes = allowed, counts double
option-golden_deal = The first deals of the match
    .no = are like all others
    .yes = are golden: no auction, all doubled
option-concession = Conceding a deal
    .award = half for the others, every third costs 120
    .bomb = a bomb: the first is free, each later one brings the others 60 (40 with four)
    .bomb_home = a bomb: 60 to the others (40 with four), and from the second on it costs the contract
    .write_off = costs the contract, half for the others
    .no = not allowed
option-empty_hand = What is an empty hand
    .points = a deal without a point
    .tricks = a deal without a trick
    .no = nothing: it is not counted
option-endgame = Close to the win
    .barrel = the barrel
    .lock = the lock: only a declarer gains
    .none = neither
option-lock_width = The lock begins this far below the win
option-barrel_required = Who can win
    .no = anybody
    .yes = only a player on the barrel
option-barrel_exclusive = The barrel
    .no = has room for several
    .yes = has room for one: a newcomer throws the other off
option-conceded_deal_uses_barrel = A deal another player concedes
    .no = does not count as a deal on the barrel
    .yes = counts as a deal on the barrel
option-third_fall_resets = The third fall from the barrel
    .no = is like the others
    .yes = makes the total 0
option-dump_truck = The dump truck: what becomes 0
    .no = nothing
    .plus = a total of 555
    .both = a total of 555 or −555
option-winner_first = If several reach the win in one deal
    .total = the highest total wins
    .declarer = the declarer wins, if among them
option-players = How many play
    .v2 = 2
    .v3 = 3
    .v4 = 4
option-leftovers = The four cards left over, with two players
    .last_trick = go to the winner of the last trick
    .nobody = count for nobody
option-sitter = Who sits out, with four players
    .nothing = scores nothing
    .talon = scores for aces and a marriage in the talon

## What a messenger shows of an invitation

preview-title = Play { $game } with { $name }
preview-said = Open the link, type a name, sit down. No account, nothing to install.

## The coach

# After a warning of the coach, which was the answer to a move
coach-again = Choose it again to do it all the same.

# $preset (String) the rules of the examples, $players (Number) how many play in them
guide-examples-hint = Each is a part of a deal that was really played, by the rules “{ $preset }” with { $players } players.
