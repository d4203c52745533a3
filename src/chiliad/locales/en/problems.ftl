# Problems: decisions with a known best move (chiliad problems, and at the table).

command-problems = problems with a known best move: solve, list, make, check
    .long = Problems with a known best move. "chiliad problems GAME" asks you one after another; with the word list, make or check before the game's name it lists, makes or checks problems.
help-problems-words = a word ({ $words }) or none, then the game: { $known }
help-problems-theme = only problems of this theme; "chiliad problems list GAME" names them
help-problems-level = only problems that this level is the weakest to solve
help-problems-file = the problems of this file instead of those that come with the game
help-problems-count = make: how many problems
help-problems-seed = make: a number from which all deals and choices follow
help-problems-out = make: the file to write; if it has problems of the same command already, the set goes on from there
metavar-file = FILE
problems-progress = problems

problems-of-another-command = { $path } has problems that another command has made
unknown-theme =
    there is no theme “{ $text }”, only: { $known }{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }
unknown-level =
    there is no level “{ $text }”, only: { $known }{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] There are no such problems of { $game }.
        [one] { $count } problem of { $game }:
       *[other] { $count } problems of { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = proved
problem-proof-judged = judged
problems-checked =
    { $count ->
        [one] { $count } problem was checked;
       *[other] { $count } problems were checked;
    } { $faults ->
        [0] all are right
        [one] { $faults } is wrong
       *[other] { $faults } are wrong
    }
problems-solved-by = { $bot } solves { $count } ({ $percent } %)
problem-fault-decision = { $id }: the record does not end before a decision with three moves or more
problem-fault-greedy = { $id }: the bot greedy finds the best move
problem-fault-proof = { $id }: other moves are proved
problem-fault-judgement = { $id }: another move is judged to be best, or none
problem-fault-theme = { $id }: the theme is another one

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = There are no such problems of { $game }.
problems-greeting =
    { $count ->
        [one] { $count } problem of { $game }; you have solved { $solved }.
       *[other] { $count } problems of { $game }; you have solved { $solved }.
    }
problems-greeting-help = Find the best move. Type it as at the table; “help” lists the moves, “hint” names the theme, “q” leaves.
problems-all-done = You have answered all problems of this kind. Those that you missed will be asked again next time.
problems-left = You have solved { $solved } of { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Problem { $id }. The level “{ $level }” solves it.
problem-hint = The theme: { $theme }.
problem-ask-next = Enter: the next problem; c: all cards; q: leave.
problem-right = Right.
problem-wrong = That is not the best move.
problem-best =
    { $count ->
        [one] Best: { $moves }.
       *[other] Each of these is best: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Your cards: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = This is proved: it makes the contract whatever the others hold and play. No other move does.
problem-known-proved-fails = This is proved: the contract fails whatever the others hold and play. No other move is sure of that.
problem-known-judged-makes = In 95 of 100 hands that the others may hold no other move does more, and each other move makes the contract in at least 50 of 100 hands fewer.
problem-known-judged-fails = In 95 of 100 hands that the others may hold no other move does more, and after each other move the contract fails in at least 50 of 100 hands fewer.
problem-known-gift = With the right gifts the contract is made in at least 95 of 100 hands that the others may hold. Conceding scores nothing.
problem-known-concede = Whatever is given, the contract fails in at least 95 of 100 hands that the others may hold.
problem-known-wins = This is proved: the match can be won in this turn, whatever the other player holds. No other move allows that.
problem-known-points = It is best in at least 95 of 100 hands that the other player may hold, by at least 10 points on average.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = declare the marriage
problem-theme-hold-marriage = hold the marriage back
problem-theme-draw-trumps = draw the trumps
problem-theme-cash-winner = take a sure trick
problem-theme-give-up-lead = give up the lead
problem-theme-take-trick = take the trick
problem-theme-cheapest-winner = which card to take the trick with
problem-theme-hold-up = leave the trick to others
problem-theme-points-to-partner = points for the other defender
problem-theme-save-points = keep points out of the trick
problem-theme-discard = which card to part with
problem-theme-play-on = play rather than concede
problem-theme-gifts = which cards to give
problem-theme-concede = concede a hopeless deal
problem-theme-go-out = go out and win
problem-theme-go-out-natural = go out without a wild and win
problem-theme-take-pack = take the pack
problem-theme-draw = leave the pack
problem-theme-up-card-two = take the turned-up 2
problem-theme-lay = lay cards now
problem-theme-twos = use the 2s
problem-theme-hold = hold cards back
problem-theme-keep-two = keep the 2
problem-theme-keep-pair = keep the pair
problem-theme-dear-discard = part with a dear card
problem-theme-safe-discard = a discard that the other player cannot use
