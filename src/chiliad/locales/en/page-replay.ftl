### The replay, the score sheet and the check of a fair deal in the browser.
###
### $name is a player’s name, $kind trick (Tysiac) or turn (Mille). Numbers come as numbers, $cards, $stated and $wanted
### of the check are cards in braces: the page draws or names them.

## The replay

replay-heading = Replay
# $game (String) its name; $names (String) the players
replay-title = { $game }: { $names }
replay-none = There is no such replay
replay-won = { $name } won
replay-total = { $name } { $total }
# Where we stand. $part (Number) which trick or turn, 0 before the first; $step and $steps (Number)
replay-where =
    { $part ->
        [0] Deal { $deal }, before the first { $kind ->
            [trick] trick
           *[turn] turn
        }, step { $step } of { $steps }.
       *[other] Deal { $deal }, { $kind ->
            [trick] trick
           *[turn] turn
        } { $part }, step { $step } of { $steps }.
    }
# The same in short, above the cards.
replay-place =
    { $part ->
        [0] Deal { $deal }
       *[other] Deal { $deal }, { $kind ->
            [trick] trick
           *[turn] turn
        } { $part }
    }

replay-controls = Back and forth
replay-forward = Forward
replay-back = Back
replay-play = Play slowly
replay-pause = Pause
replay-part-forward =
    { $kind ->
        [trick] Next trick
       *[turn] Next turn
    }
replay-part-back =
    { $kind ->
        [trick] Previous trick
       *[turn] Previous turn
    }
replay-deal-forward = Next deal
replay-deal-back = Previous deal
replay-step = Step of this deal
replay-deal = Deal
replay-part =
    { $kind ->
        [trick] Trick
       *[turn] Turn
    }
replay-part-none =
    { $kind ->
        [trick] Before the first trick
       *[turn] Before the first turn
    }
replay-part-option =
    { $kind ->
        [trick] Trick { $number }
       *[turn] Turn { $number }
    }
replay-eyes = View
replay-eyes-public = Public
replay-eyes-all = All cards
# $who (String) a name, or one of the two above
replay-eyes-now = View: { $who }.

replay-more = This replay
# $deal and $step are figures
replay-link = Link to this moment (deal { $deal }, step { $step })
replay-record = Download the record
replay-check = Was the deal fair?
replay-start = Start from here …
replay-start-over = The match is over here: go back a step.
replay-start-why = You get a table of your own that begins at this moment. Bots take the other seats; the cards to come are shuffled again.
replay-start-seat = You play for
replay-start-bot = The bots
replay-start-go = Play from here

replay-keys = In the replay
replay-key-forward = Forward
replay-key-back = Back
replay-key-trick-forward = Next trick
replay-key-trick-back = Previous trick
replay-key-turn-forward = Next turn
replay-key-turn-back = Previous turn
replay-key-deal-forward = Next deal
replay-key-deal-back = Beginning of the deal, previous deal
replay-key-first = Beginning of the match
replay-key-last = End of the match
replay-key-play = Play slowly, pause
replay-key-eyes = Other eyes
replay-key-where = Which move this is, and whose turn
replay-key-line-forward = Next line of what happened
replay-key-line-back = Previous line of what happened

## The check of a fair deal

check-title = Was the deal fair?
check-busy = Checking …
# $state (String) right, wrong, unreadable, no-proof, bad-proof, not-shown, no-cards; $cards (Number) that were compared and agree
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Yes: { $cards } card is the one that secret and salts give
           *[other] Yes: all { $cards } cards are those that secret and salts give
        }
        [wrong] No: this match does not agree with its proof
        [no-proof] This match has no proof of a fair deal
        [not-shown] The secret is not shown yet
        [no-cards] Cannot be checked: there is no card to compare
        [bad-proof] No: the proof of this match is not complete
        [unknown-game] This page does not know the rules of this game: chiliad verify checks the match
       *[unreadable] This is no record that can be read
    }
check-of-file = Checked: your file { $file }.
check-good = Right:
check-bad = Wrong:
check-commitment-right = The secret is the one the server committed to before the first deal.
check-commitment-wrong = The secret is another one than the server committed to.
check-dealer-right = The first dealer follows from secret and salts.
check-dealer-wrong = The first dealer was seat { $stated }, and should have been seat { $wanted }.
# $deals (Number) in so many deals
check-cards-right =
    { $cards ->
        [one] { $cards } card of { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        } drawn again here: the same one.
       *[other] { $cards } cards of { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        } drawn again here, one by one: all the same.
    }
check-card-wrong = Deal { $deal }: the record has { $stated }, and secret and salts give { $wanted }. What comes after it in that deal was not compared.
check-card-impossible = Deal { $deal }: { $stated } cannot have come there. What comes after it in that deal was not compared.
check-noted-right = It is the commitment this browser noted when you sat down.
check-noted-wrong = It is another commitment than this browser noted when you sat down.
check-salt-right = The salt of this browser is among the salts.
check-salt-wrong = The salt of this browser is not among the salts.
check-noted-none = This browser has noted nothing about this match. If you did sit at its table with this browser, and have not emptied its storage since, do not trust the match: it should be noted here.
check-since = This match was taken up from another one in deal { $deal }. Its cards before that place are not of this shuffle.
check-skipped = Not compared, because there was nothing to compare: deals { $deals }.

check-how-title = How it works
check-how-commit = Before the match the server draws a secret and shows its commitment: a fingerprint that fits no other secret and gives nothing away. From then on it can choose no other.
check-how-salt = Then every player’s browser adds a salt, a number drawn by chance, which the server could not know before.
check-how-deal = Every card follows from secret and salts together, by a rule that anybody can apply. The server could not choose the cards, and no player could, since nobody knew both.
check-how-show = When the match is over the secret is shown, and every card can be drawn again. This page has just done that, in your browser.
check-how-not = What it cannot show: that nobody looked. Whoever runs the server knows the secret, and could know the cards, as anybody who deals by hand could peep. And where all the others are bots, only your salt stands against the server’s secret; that is enough.

check-figures = The figures
check-commitment = Commitment
check-commitment-wanted = Commitment of the secret that was shown
check-secret = Secret
check-secret-none = not shown
check-salt = Salt of seat { $seat }
check-salt-none = none: a bot, or nothing was added

check-worked = The first cards, step by step
check-worked-how = HMAC-SHA256, with the secret as its key, of the salts, the deal and the card’s place gives bytes; the first two are a number from 0 to 65535. Its remainder by the count of cards that may come says which of them it is, counted from the ace down to the two. A number that would make some cards likelier than others is drawn again.
check-column-for = For
check-column-below = Cards that may come
check-column-bytes = Bytes
check-column-number = Number
check-column-gives = Gives
check-for-dealer = the first dealer
check-for-card = card { $number } of deal { $deal }
check-again = drawn again
check-seat = seat { $seat }

check-yourself = Check it yourself
check-browser = What was checked here: the commitment, the first dealer, and every card dealt or drawn. What was not: whether every move was legal, and this page itself, which came from the server it checks.
check-verify = If you trust nobody, download the record and check all of it on a machine of your own, rules and scores too:
# Stands where the name of the file belongs.
check-verify-file = FILE
check-replay = To the replay
check-file = Check a record of your own
check-file-hint = A file you downloaded, .mille or .tysiac. It stays on your device.
check-file-large = That file is too large for a record.
