### What can be wrong: a sentence for each slug, without the full stop, so that it can stand after a colon.
###
### A sentence may use the details its error has wherever it is raised, and no others. $seat counts from 0, as in a
### record; $card is written as in a record (Ts); $suit is s, h, d or c; $rank is a letter or figure (K, T, 2).

## Words that cannot be read

bad-card = “{ $text }” is not a card
hidden-card = a hidden card (??) cannot stand here
wrong-card-count =
    { $count ->
        [one] { $count } card is needed here, not { $found }
       *[other] { $count } cards are needed here, not { $found }
    }
bad-action = “{ $text }” is not an action
bad-seat = “{ $text }” names a seat that there is not, or one’s own
bad-number = “{ $text }” is not a number
bad-rank = “{ $text }” is not a rank
bad-call = no bid or contract can be { $number }
unknown-language = there is no language “{ $text }” here, only: { $known }
unknown-bot =
    there is no bot “{ $text }” here, only: { $known }{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }
unknown-game =
    there is no game “{ $game }” here, only: { $known }{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }
broken-game = the game “{ $game }” of the package { $package } cannot be loaded: { $reason }
broken-bot = the bot “{ $bot }” of the package { $package } cannot be loaded: { $reason }
bad-budget = “{ $text }” is not a budget: write 50ms for a time, or nodes:20000 for a number of positions
budget-too-large = nobody waits so long for a move: a budget is { $milliseconds }ms at most, or nodes:{ $nodes }
game-name-taken = there is a game “{ $game }” already
no-rollouts = there are no roll-outs of the game “{ $game }”: its package brings none
no-balance = there is no balance of luck and skill for the game “{ $game }”: its package brings none
no-balance-of-seats = there is no balance of luck and skill for { $seats } players, only for { $valued }
no-whole-deal = no deal is over yet: there is nothing to report
balance-of-view = this record is the view of one seat: a balance needs all cards
balance-of-typed = the score of a deal was typed without its cards: a balance needs all cards
no-arrays = there are no arrays of what a seat of the game “{ $game }” observes: its package brings none
no-problems = there are no problems of { $game }
no-such-problem = there is no such problem
bad-problems = line { $line } of the file is no problem
problems-of-another-game = the file has problems of another game than { $game }
unknown-preset =
    there is no preset “{ $preset }” here, only: { $known }{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }
unknown-option = there is no option “{ $key }”; perhaps { $near } is meant
bad-option-value = the option { $key } cannot be “{ $value }”, only: { $allowed }
options-disagree = the options { $key } = { $value } and { $other } = { $other_value } exclude each other

## The surroundings

extra-missing = this needs more packages: pip install "chiliad[{ $extra }]"
# $reason (String) what the system says, in its own language
cannot-write = { $path } cannot be written: { $reason }
worker-ended = a process of this command was ended from outside, perhaps because memory ran out: fewer --workers need less
arena-worker-ended = a process of this run was ended from outside, perhaps because memory ran out: fewer --workers need less; the same command continues with the matches in { $path }
# $problem (String) what the system says, in its own language
cannot-read = the file cannot be read: { $problem }
# $reason (String) what the database or the system says, in its own language
storage-unavailable = the tables cannot be kept or read: { $reason }
storage-newer = a newer Chiliad has written this database (version { $found }; this one knows { $known }): update Chiliad
storage-in-use = another Chiliad already serves this database: stop it, or give this one another --database
restore-not-empty = this database already holds tables: give an empty one, or --force, which deletes them
no-backup = the file is not a whole backup that chiliad backup wrote
cannot-listen = nobody can be served at { $address }: { $reason }
bad-database-url = a database is given as sqlite:////folder/file.db or postgresql://user:password@host/name

## A record: the file and its head

file-too-large =
    { $limit ->
        [one] the file is longer than { $limit } byte
       *[other] the file is longer than { $limit } bytes
    }
bad-utf8 = the file is not UTF-8 text: byte { $at } is wrong
binary-file = this is no text file: character { $at } is a zero
# $text (String) what the reader of TOML says, in English; $line is 0 at the end of the file
bad-toml =
    { $line ->
        [0] the file is not TOML: { $text }
       *[other] the file is not TOML, line { $line }: { $text }
    }
toml-too-deep =
    { $limit ->
        [one] tables, lists or dotted keys lie more than { $limit } level deep
       *[other] tables, lists or dotted keys lie more than { $limit } levels deep
    }
toml-too-big = the file has more keys, tables or values than a record may have
bad-format = the format is “{ $format }”, and only “{ $wanted }” can be read
wrong-extension = the file’s name ends in { $extension } and should end in { $wanted }
missing-key = { $key } is missing
bad-key =
    “{ $key }” is not a key that may stand here{ $near ->
        [none] {""}
       *[other] ; perhaps { $near } is meant
    }
# $wanted: string, strings, number, numbers, table, tables
bad-type =
    { $wanted ->
        [string] { $key } must be a text in quotation marks
        [strings] { $key } must be a list of texts
        [number] { $key } must be a whole number
        [numbers] { $key } must be a list of whole numbers
        [table] { $key } must be a table
       *[tables] { $key } must be a list of tables
    }
number-too-big = { $key } is out of bounds: at most { $limit }, with either sign
wrong-number-count =
    { $wanted ->
        [one] { $key } must have { $wanted } number, not { $count }
       *[other] { $key } must have { $wanted } numbers, not { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] this game has { $wanted } player, not { $count }
       *[other] this game has { $wanted } players, not { $count }
    }
bad-name = the name of seat { $seat } is longer than { $limit } characters or has characters no name may have
too-many-deals =
    { $limit ->
        [one] a record may have { $limit } deal at most
       *[other] a record may have { $limit } deals at most
    }

## A record: a deal, its figures, the result

game-is-over = the game was over before this deal: seat { $winner } has won
bad-dealer = there is no seat { $dealer } to deal: this game has { $seats }
wrong-dealer = it is the deal of seat { $wanted }, not of seat { $dealer }
before-disagrees = in before, { $key } is { $stated } and must be { $wanted }
before-game-over = before the deal somebody had won already
before-inside-barrel = a total lies within the barrel’s range, where none can stand before a deal
before-bad-counter = a counter stands where it cannot stand before a deal
before-barrel-shared = only one player can be on the barrel
total-impossible = such a total cannot come about
counter-impossible = such a number of stars or chapeaux cannot come about
game-over = before the deal somebody had won already
line-too-long =
    { $limit ->
        [one] the line is longer than { $limit } character
       *[other] the line is longer than { $limit } characters
    }
comment-too-long =
    { $limit ->
        [one] the comment is longer than { $limit } character
       *[other] the comment is longer than { $limit } characters
    }
deal-is-over = the deal was over before this action
too-many-actions =
    { $limit ->
        [one] a deal may have { $limit } action at most
       *[other] a deal may have { $limit } actions at most
    }
broken-invariant = the position is impossible (check { $number }): please report this
deal-unfinished = only the last deal may stop midway
figures-too-early = { $key } may be stated only when the deal is over
typed-and-actions = a deal has either actions or typed figures, not both
no-deal-on-sheet = the sheet has no deal { $number }: it has { $count }
sheet-answer = “{ $text }” is no answer to this question
sheet-rest-unanswered = not all that comes next was answered before: go on with the next answer
number-out-of-bounds = { $number } is out of bounds: a number from { $low } to { $high } is needed
number-not-a-step = { $number } is not a multiple of { $step }
no-such-evening = there is no shared evening with this code
pen-elsewhere = somebody else has the pen
evening-changed = the evening was changed elsewhere meanwhile
evening-over = this evening is over
sheet-deal-refused = deal { $deal }: { $why }
sheet-deal-played = deal { $deal } was played at a table: neither it nor what comes before it can be changed
# $figure (String) what is missing, $deals (String) the numbers of the deals
sheet-figure-missing =
    these rules count { $figure ->
        [tricks] who has won no trick
        [talon] the cards of the talon
       *[other] { $figure }
    }, and nobody has noted it (deals: { $deals }): take these out, change the rules, and type them again
record-begins-midway = this record begins in the middle of a match, and a score sheet begins at its beginning
sheet-empty = the sheet has no deal yet: open a new table instead
sheet-record-refused =
    { $deal ->
        [0] The file cannot be opened: { $why }
       *[other]
            { $action ->
                [0] Deal { $deal }: { $why }
               *[other] Deal { $deal }, line { $action }: { $why }
            }
    }
figures-needed = without the deal’s figures what is hidden cannot be told
wrong-points = the points are stated as { $stated } and are { $wanted }
wrong-scores = the scores are stated as { $stated } and are { $wanted }
wrong-totals = the totals are stated as { $stated } and are { $wanted }
result-missing = the game is over, seat { $winner } has won, and the result is missing
result-too-early = the game is not over and has no result
wrong-winner = the winner is stated as seat { $stated } and is seat { $wanted }
bad-stakes = the large stake, { $large }, must be { $times } times the small one, { $small }
wrong-payment = the payment is stated as { $stated } and is { $wanted }
# $seat (Number) whose view the record is, -1 for the public’s
already-redacted =
    { $seat ->
        [-1] this record is the public’s view and can be shown to nobody else
       *[other] this record is the view of seat { $seat } and can be shown to nobody else
    }

## A record: the proof of its shuffle

bad-shuffle = the shuffle is not of the form “{ $wanted }”
commitment-does-not-match = the commitment is not that of the secret: { $stated } stands here, and the secret gives { $wanted }
secret-not-shown = the match is over, and the secret of its shuffle is not shown
dealer-does-not-match = seat { $stated } dealt first, and secret and salts give seat { $wanted }
shuffle-does-not-match = “{ $stated }” stands here, and secret and salts give “{ $wanted }”

## A match

record-is-a-view = this record is one player’s view and cannot be played on
nobody-to-act = nobody has to act at the end of this record
hint-for-another = seat { $seat } must act, and this record is the view of another seat
match-over = the match is over
no-score-sheet = deals of { $game } cannot be settled from figures
match-stopped = the match was ended unfinished
deal-not-over = the deal is not over yet
no-deal-yet = no deal has begun yet
deal-too-long =
    { $limit ->
        [one] a deal may have { $limit } action at most
       *[other] a deal may have { $limit } actions at most
    }
not-your-turn = it is the turn of seat { $turn }, not of seat { $seat }

## Refusals of both games

no-such-action = there is no such action
deal-over = the deal is over
not-in-play = only a position of the play can be solved, where a seat must play a card
only-three-solved = only deals of a match between three players can be solved
not-in-hand = seat { $seat } does not hold { $card }
not-dealt-yet = the cards are still being dealt
deal-done = the cards have been dealt
# $expected: 0, 1, 2, talon, up
deal-line-order =
    { $expected ->
        [talon] now the talon is dealt
        [up] now the card that begins the pack is dealt
       *[other] now the hand of seat { $expected } is dealt
    }

## Refusals of Mille

chance-to-draw = first the card drawn must come
not-for-chance = no card is to be dealt or drawn now
not-in-stock = no { $card } is left in the stock
must-draw-first = seat { $seat } must first draw a card or take the pack
already-drew = seat { $seat } has already drawn in this turn
nothing-to-draw = there is nothing left to draw
stalemate = nobody has laid a card since the stock was made from the pack, so the pack is not shuffled again
not-blocked = the deal is not blocked: there are cards to draw
pack-empty = there is no card in the pack
# $card (String) the top card of the pack, $needed (Number) 2
no-pair =
    { $needed ->
        [one] to take { $card }, seat { $seat } must lay { $needed } card of its rank from the hand
       *[other] to take { $card }, seat { $seat } must lay { $needed } cards of its rank from the hand
    }
no-uptwo = only a turned-up 2 may be taken so, by the player who did not deal, on the first turn
not-taking = the pack is not being taken
wild-cannot-take = no 2 may stand in for a { $rank } when the pack is taken
take-incomplete =
    { $needed ->
        [one] first { $needed } card of rank { $rank } must be laid with the pack’s top card
       *[other] first { $needed } cards of rank { $rank } must be laid with the pack’s top card
    }
must-pick-up = first seat { $seat } must take the rest of the pack into the hand
set-incomplete =
    { $needed ->
        [one] the set of rank { $rank } must first come to { $needed } card
       *[other] the set of rank { $rank } must first come to { $needed } cards
    }
set-needs-three =
    { $needed ->
        [one] a new set of rank { $rank } needs { $needed } card, and the hand has too few
       *[other] a new set of rank { $rank } needs { $needed } cards, and the hand has too few
    }
wild-in-twos = in a set of twos a 2 is not wild
wild-needs-natural = a set of rank { $rank } must have a card of that rank before a wild can join it
closed-set = the set of rank { $rank } has all eight cards and is closed to wilds
too-many-wilds =
    { $most ->
        [one] a set may hold { $most } wild at most
       *[other] a set may hold { $most } wilds at most
    }
# $rank (String) of the set the card was to join
wrong-rank = { $card } cannot join a set of rank { $rank }
which-set-is-meant = { $card } can join more than one set: name its rank
bad-set = “{ $text }” is not a set
bad-hand = seat { $seat } must hold cards if, and only if, it has not gone out
too-many-copies = there are only two of { $card }

## Refusals of Tysiac

card-dealt-twice = { $card } is dealt twice
auction-not-over = the auction is not over yet
auction-over = the auction is over
# $exact: whether it must be just that much
must-open =
    { $exact ->
        [yes] seat { $seat } must open with { $least }
       *[no] seat { $seat } must open with { $least } or more
    }
bid-too-low = the bid must be { $least } or more
bid-not-a-step = bids are multiples of { $step }
bid-over-limit = with this hand, seat { $seat } may bid { $limit } at most
concede-too-late = a deal can be conceded only before the first card is given
concede-on-barrel = on the barrel a deal cannot be conceded
must-give-first = seat { $seat } must first give a card to each of the others
must-take-first = seat { $seat } must first take one of the two talons
taken-already = a talon has already been taken
must-lay-first = seat { $seat } must first lay two cards away
laying-over = two cards have already been laid away
no-such-talon = there are two talons, 1 and 2
giving-over = the cards have been given
given-already = seat { $receiver } has already been given a card
must-name-contract = seat { $seat } must first name the contract
contract-named = the contract has been named
contract-below-bid = the contract cannot be less than the bid, { $least }
contract-not-a-step = contracts are multiples of { $step }
contract-over-limit = the contract may be { $limit } at most
marriage-not-leading = a marriage is declared only with the lead to a trick
marriage-first-trick = nothing may be declared with the lead to the first trick
marriage-other-card = a marriage is declared with its king or queen, not with { $card }
marriage-not-held = seat { $seat } does not hold king and queen of that suit
must-follow-suit =
    { $suit ->
        [s] seat { $seat } holds { $held } and must follow spades
        [h] seat { $seat } holds { $held } and must follow hearts
        [d] seat { $seat } holds { $held } and must follow diamonds
       *[c] seat { $seat } holds { $held } and must follow clubs
    }
must-trump =
    { $suit ->
        [s] seat { $seat } holds { $held } and must trump with a spade
        [h] seat { $seat } holds { $held } and must trump with a heart
        [d] seat { $seat } holds { $held } and must trump with a diamond
       *[c] seat { $seat } holds { $held } and must trump with a club
    }
must-beat = seat { $seat } holds { $held } and must beat { $best }
opening-is-hundred = the opening bid is exactly { $least }
no-four-nines = only a player who was dealt all four nines may have the cards dealt again
not-first-call = the cards can be dealt again only as a player’s first call
blind-not-offered = a blind bid is not on offer in this deal
concession-off = by these rules a deal cannot be conceded
contract-fixed = this deal must be played for { $least }
no-four-aces = four aces are declared only by who holds them all

## The table on the web

no-guest = nobody is known here by this: choose a name first
no-seat-here = you have no seat at this table
no-such-table = there is no such table
no-such-link = this link or code leads nowhere, or no longer
# $first, $last (Number) the steps there are
no-such-step = there is no step { $number } to begin from, only { $first } to { $last }
# $count (Number) deals the match has
no-deal-there = there is no deal { $number } here, only { $count }
no-such-page = there is no such page
page-not-built = the page has not been built; see docs/serve.md
too-many-tables = you have { $limit } unfinished tables: finish one, or stop it
server-full = this server has as many tables as it can bear ({ $limit }); try again in a while
too-many-streams = this table is open in too many places ({ $limit })
too-many-requests = too many requests: { $limit } a minute are allowed; wait a moment
too-much-talk = that is enough for now: at most { $limit } phrases a minute; wait a moment
header-too-large = the request’s header is longer than { $limit } kB
request-too-slow = the request did not arrive in time
too-many-connections = too many connections come from your network ({ $limit }): close some pages, or wait a moment
server-busy = the server has as much to do as it can bear; try again in a moment
table-too-long = this table’s log has grown too long to go on
table-asleep = the table could not be written just now; try again
table-unreadable = the table { $table } cannot be read back
# $number (Number) the revision that was sent, $last (Number) the table’s
late-command = the game has gone on meanwhile
revision-unknown = the table has no revision { $number } yet, only { $last }
another-tab = this table is open in a newer tab, which plays now
table-full = all seats are taken
seat-taken = seat { $seat } is taken
name-taken = somebody called { $name } sits here already: choose another name
name-cannot-stand = “{ $text }” cannot be a name here: one to 40 letters, without braces, and not bot:
bad-seats =
    { $count ->
        [one] a table names { $count } seat: one “me”, the others “open” or “bot:” and a bot
       *[other] a table names { $count } seats: one “me”, the others “open” or “bot:” and a bot
    }
host-only = only who opened the table may do that
match-not-begun = the match has not begun
nothing-to-undo = there is nothing that could still be taken back
undo-asked-already = the others have already been asked
undo-refused = this move stands: the request to take it back was refused or withdrawn
undo-needs-all = all players must be here to agree to that
nobody-asks-to-undo = no player asks you whether a move may be taken back
unknown-lesson = there is no lesson “{ $lesson }”, only: { $known }
no-lessons = there are no lessons of { $game } yet
lesson-free = play what you like here: any move will do
lesson-waits = you cannot move in this lesson now
hint-no-choice = a hint helps only where you have a choice
coach-warns = your coach warns you: send the move again to make it all the same
hint-in-lesson = a hint is for matches: in a lesson the text above the cards says what to do
lesson-other-move = this lesson waits for another move
lesson-changed = this lesson is not the one that was begun: Chiliad has a newer version of it. Begin it again
hint-asked-already = the others have already been asked about hints
hint-refused = hints were refused; you may ask again in the next deal
hint-needs-all = all players must be here to agree to hints
hint-not-ready = the hint is not ready yet: ask again in a moment
nobody-asks-for-hints = no player asks you about hints
no-vote = there is nothing to vote on
unknown-choice = “{ $text }” is no choice here, only: { $known }
unknown-phrase = there is no phrase “{ $text }” here, only: { $known }
stop-alone-only = a match with other people cannot be stopped by one of them: leave it, and a bot plays on
stand-in-plays = a bot holds your seat; say first that you are back
match-not-over = the match is not over
report-on-a-part = this match has no report: it went on from a place in another match, whose first deals others may have played
report-without-workers = this server makes no reports: it has no processes for them
report-failed = the report on this match could not be made; the fault has been noted
commitment-gone = this commitment is not known, or has been used: ask for a new one
commitment-needed = name the commitment that this salt answers: POST /api/commitments gives one
commitment-differs = this table stands on another commitment: ask for it and choose a new salt
client-too-old = this page is older than the server: load it again (a program: speak version { $protocol } of the protocol)
protocol-unknown = this server speaks version { $protocol } of the protocol
wrong-origin = this was sent by another site’s page
method-not-allowed = this cannot be done here in that way
request-too-large = the request is too large
not-json = the request is not JSON
# $text (String) what is wrong, in English
bad-request = the request cannot be understood: { $text }
internal-fault = something went wrong here; it has been noted, and nothing was changed

## Devices

no-such-device = you have no such device
bad-page = “{ $text }” is not where a page of the list begins
no-such-device-link = this link can’t be used any more: make a new one on your other device
# $name (String) the guest
same-guest-already = this device is { $name } already
# $mine (String) who one is here, $name (String) whose seat it is
another-guest = you are { $mine } on this device, and this is the seat of { $name }: say first whether both are to become one
# $count (Number) tables
both-at-one-table =
    { $count ->
        [one] both of you sit at the same table, so you can’t become one
       *[other] both of you sit at the same { $count } tables, so you can’t become one
    }
# $limit (Number) devices
too-many-devices = that would be more than { $limit } devices: sign one out first
# $text (String) the word
recovery-word-unknown = “{ $text }” is not a word of any recovery code: check the spelling
# $count (Number) words
recovery-words-count = a recovery code is { $count } words of our list: check the spelling
no-such-recovery-code = no guest has this recovery code: perhaps a newer one has replaced it
passkeys-not-offered = at this address there are no passkeys
passkey-too-late = this has taken too long, or was answered already: try again
passkey-refused = this answer of a passkey does not count here: try again
passkey-cloned = a copy of this passkey seems to be in use, so it lets nobody in: remove it on a device where you are signed in
no-such-passkey = this passkey leads nowhere here: perhaps it was removed
passkey-known = this passkey is kept here already
# $limit (Number) passkeys
too-many-passkeys = that would be more than { $limit } passkeys: remove one first
push-not-offered = this server tells nothing while no page is open
push-address = this is no address of a push service
# $name (String) the guest
forget-name-differs = to be forgotten, confirm it with your name: { $name }
