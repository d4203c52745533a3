### The command line: help pages, and what can be wrong with a command line. Kept apart from the table's messages so
### that `chiliad --help` reads nothing else.

about = Mille and Tysiac, two card games: play them, keep their score, check their records.
version = chiliad { $version }
usage-commands = chiliad [--lang LANGUAGE] COMMAND …

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-more = chiliad COMMAND --help tells more of a command.
help-help = show this page
help-version = show the version
help-lang = the language to speak: { $known }; otherwise CHILIAD_LANG, or that of the locale
help-json = print JSON, for a program to read
help-game = the game: { $known }
help-preset = the rules to play by: { $presets }
help-option = an option of the rules that differs from the preset, as KEY=VALUE; may be given again
help-workers = how many processes work at once; otherwise all cores
help-seed = a number that all chance follows from; the same one gives the same cards
help-file = a record (.mille or .tysiac), or - for the standard input
help-files = records (.mille or .tysiac), folders of them, patterns (*.mille), or - for the standard input

metavar-lang = LANGUAGE
metavar-preset = PRESET
metavar-option = KEY=VALUE
metavar-number = N
metavar-bots = NAMES
metavar-budget = BUDGET
metavar-name = NAME
metavar-seat = SEAT
metavar-folder = DIR
metavar-points = POINTS
metavar-host = ADDRESS
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille
word-tysiac = tysiac

command-serve = open card tables in the browser
    .long = Serves card tables to browsers, until Ctrl-C. By default only this machine can reach it, and the tables are kept in a file of your own; docs/serve.md says how friends can come.
command-play = play a match at this terminal
    .long = Plays a match against bots, line by line. It is kept on disk as it is played; leave when you like, and the next start offers to go on with it. With --seed, --seat, --bots, --stakes or an option of the rules it begins a new match instead.
command-rules = the rules of a game, with the options in force
    .long = Prints a game in short and its numbered rules, as they are with the preset and options given.
help-rules-examples = print examples of play instead
help-rules-glossary = print the words of the game instead
help-rules-presets = print what the presets differ in instead
command-payout = what the loser of a match of Mille pays
    .long = Works out the payment at the end of a match of Mille from plain totals.
command-settle = the scores of a deal, from plain figures
    .long = Reads a deal's figures as JSON from the standard input and prints its scores. The forms are in docs/commands.md.
command-verify = check records by replaying them
    .long = Replays each record and prints "ok FILE", or its first fault: deal, action, reason. Where a record has the proof of a fair deal, its cards must be those that its secret and salts give. The exit status is 0 only if all are good.
command-backup = save all tables of the server in a file
    .long = Saves all tables, guests and matches in one file, also while the server runs. The file holds the secrets of fair deals: keep it to yourself.
command-restore = bring the tables of a backup back
    .long = Brings all tables of a backup back into an empty database. No server may run on it meanwhile.
command-replay = tell a record in words
    .long = Tells what happened in a record, action by action.
command-sheet = the score sheet of a record
    .long = Prints the score sheet of a record as on paper: scores, totals and marks, and who pays whom.
command-stats = the figures of players over many records
    .long = Counts what the players of these records have done: matches won, scores, contracts or stars and more. With --player it also compares one player with each opponent.
command-redact = a record as one seat may see it
    .long = Prints a record with ?? for every card that a seat, or the public, has not seen.
command-solve = what each card is worth with all cards known
    .long = Prints what each legal action leads to if all cards are known and all seats play their best. This tells you what a position was worth, not what a player could have seen.
command-selfplay = let bots play whole matches
    .long = Lets bots play matches and writes a record of each, DIR/000001 on. The same seed writes the same bytes, whatever the number of workers.
command-arena = measure bots against one another
    .long = Lets bots play matches in blocks, each with the same cards in all seatings, and says what share each wins, with an interval of 95 % over blocks. The same seed gives the same matches, whatever the number of workers.
command-hint = what a bot would do at the end of a record, and why
    .long = Asks a bot what the seat that must act at the end of a record would best do, and prints the moves it has compared with what each is worth. The bot sees what the seat has seen, nothing else.
command-analyse = what each decision of a record cost
    .long = Asks a bot about every decision of a record in which a seat had a choice, and prints how far each move was below the best the bot knows, with sums for each deal and seat.
command-bench = how fast the engines are
    .long = Measures random play over whole deals on one core, and prints the checksum of a fixed run.
command-perft = count all ways a deal can go
    .long = Counts the sequences of actions from a dealt position, by depth.
command-completion = print what makes a shell complete commands
    .long = Prints a script for bash, zsh or tcsh that completes commands and options when Tab is pressed. docs/commands.md says where to put it.

help-serve-host = the address to listen at: 0.0.0.0 lets everybody in who can reach this machine; otherwise only this machine
help-serve-lan = let browsers on the same network in: prints the address they need, and a QR code of it
help-serve-port = the port to listen at, 0 for any; otherwise 8000, or the next free one
help-serve-database = where tables are kept: sqlite:////folder/file.db or postgresql://user:password@host/name; otherwise CHILIAD_DATABASE, or a file of your own
help-backup-file = the file to write
help-restore-file = a file that chiliad backup wrote
help-restore-force = replace what the database holds
help-serve-public-url = what links begin with, behind a proxy: https://cards.example.org
help-serve-open = open the browser, or not (as it is by default)
help-play-game = the game ({ $known }); without it you are asked
help-play-bots = a level for all bots, or one for each of the other seats, in their order, with commas between (beginner, casual, club, strong, expert; otherwise club)
help-think = how long a bot may think about a decision: 50ms, or nodes:20000 for so many positions or roll-outs; otherwise as its level does
help-play-seat = the seat you sit on, from 0
help-play-name = your name, as the record shall have it
help-play-stakes = the small stake of Mille, a whole number; the large one is three times that
help-play-names = speak cards as words: king of spades
help-play-ascii = write cards in plain letters: Ks
help-play-fresh = begin a new match without asking about those left unfinished
help-replay-seat = tell it as this seat saw it
help-replay-deal = only this deal, counted from 1
help-redact-seat = the seat, or "public"
help-solve-deal = the deal, counted from 1; otherwise the last one
help-solve-step = the position after so many lines of the deal’s actions; otherwise after all of them
help-selfplay-games = how many matches; otherwise 10
help-selfplay-bots = one bot for each seat, with commas between; a single name is for all seats; otherwise greedy for all
help-selfplay-out = the folder to write the records to
help-selfplay-force = write into a folder that holds records already
help-selfplay-deals = leave a match unfinished after so many deals
help-payout-winner = the winner's total
help-payout-loser = the loser's total
help-payout-naturals = how many naturals (stars) the winner has made
help-payout-chapeaux = how many chapeaux the loser has suffered
help-payout-small = the small stake
help-payout-target = the total the match was played to
help-sheet-words = sentences instead of a table
help-sheet-csv = a row for each deal, as CSV for spreadsheets
help-sheet-summary = a few lines to send to somebody
help-stats-player = only this player, by the name in the records (a bot as bot:club), and against each opponent
stats-nothing = There is nothing to count here.
stats-more-players =
    { $count ->
        [one] And { $count } more player: --player NAME has the figures.
       *[other] And { $count } more players: --player NAME has the figures of each.
    }
help-settle-lines = one object a line in, one a line out
help-completion-shell = the shell: bash, zsh or tcsh

## What can be wrong with a command line

unknown-command = there is no command “{ $text }”; perhaps { $near } is meant
unknown-argument = “{ $text }” means nothing here
missing-argument = { $name } is missing
bad-argument = the argument { $name } lacks its value, or has one that it does not take
option-without-value = “{ $text }” is not of the form KEY=VALUE
number-too-low = { $name } cannot be { $number }: it is { $low } at least
number-too-high = { $name } cannot be { $number }: it is { $high } at most
wrong-bot-count =
    { $wanted ->
        [one] { $wanted } bot is needed here, not { $found }
       *[other] { $wanted } bots are needed here, not { $found }
    }
not-both = { $first } and { $second } cannot stand together
no-such-deal =
    { $count ->
        [one] there is no deal { $number }: the record has { $count }
       *[other] there is no deal { $number }: the record has { $count }
    }
no-such-line = there is no line { $number }: the last line of the deal is { $count }
folder-has-records = { $path } holds records already; --force writes over them
no-records-there = there are no records in { $path }
input-twice = - can be given once only: there is one standard input
bad-public-url = “{ $text }” is no address that links can begin with; one is https://cards.example.org
no-payment = there is no payment in { $game }
no-solver = positions of { $game } cannot be solved
unknown-shell = there is no completion for “{ $text }”: { $known }
payout-below-target = the winner has reached { $target } or more, so { $winner } cannot be the winner’s total
payout-below-loser = the winner has the higher total: { $winner } against { $loser } wins only with --option natural_required=yes
payout-level = level totals end no match of Mille: another deal is played
payout-no-natural = with natural_required the winner has at least one natural: add --naturals

## What ends a command before its end

interrupted = interrupted
# $path (String) a file, or none for the standard input and output; $reason (String) what the system says, in its own language
system-refuses =
    { $path ->
        [none] the input or the output fails: { $reason }
       *[other] the system refuses to read or write { $path }: { $reason }
    }

## What commands tell

serve-ready = The table is open at { $url } (Ctrl-C closes it).
serve-network = Others on the same network, a second phone for instance, come to { $url }
serve-network-who = Everybody on this network can open that address; nobody outside can, unless your router forwards the port.
serve-port-taken = Port { $port } is taken, so another one serves.
serve-no-page = The page is not built: programs can play, browsers see nothing. In a copy of the source, make play builds it.
serve-open-yourself = No browser could be opened here: open the address yourself.
serve-stopped = Closed. The tables are kept.
backup-done = Saved in { $path }. Tables: { $count }.
restore-done = Brought back from { $path }. Tables: { $count }.

rules-preset = Preset: { $preset }
rules-option = With { $key } = { $value }
# $points (Number): what each of the cards is worth; $cards (String): their name
rules-value = { $points }: { $cards }
# $cards (String) the reader’s hand in an example
rules-hand = Your hand: { $cards }
# $name (String): a word, a preset or an option; $meaning (String): what it means, or what it says
rules-term = { $name }: { $meaning }
deal-unfinished-here = The deal stops here.
deal-typed = The score was typed; the cards are not known.
bad-seat-given = “{ $text }” is no seat of this game, nor public
no-player-called = nobody in these records is called “{ $text }”; the nearest name is “{ $near }”
already-a-view = this record is one seat’s view already and can be told to nobody else
cards-not-known = this record is a view: the cards that it hides are not known, so nothing can be solved
solved-declarer_points = Seat { $seat } is to play. The declarer’s points at the end, if all play their best:
selfplay-progress = { $done } of { $total }
# $deals (String) the mean, with its fraction
selfplay-matches =
    { $matches ->
        [one] { $matches } match, { $deals } deals.
       *[other] { $matches } matches, { $deals } deals each on average.
    }
# $total (String) the mean, with its fraction
selfplay-seat = Seat { $seat }, { $bot }: won { $won }, mean total { $total }.
selfplay-unfinished =
    { $count ->
        [one] { $count } match was left unfinished.
       *[other] { $count } matches were left unfinished.
    }
selfplay-seed = The same matches again: --seed { $seed }
settled-score = Seat { $seat } scores { $score }.
settled-total = Seat { $seat } then has { $total }.
settled-stars =
    { $count ->
        [one] Seat { $seat } has made { $count } star.
       *[other] Seat { $seat } has made { $count } stars.
    }
settled-chapeaux = Seat { $seat } suffers a chapeau.
settled-winner = Seat { $seat } has won.

## What is told of the proof of a fair deal

# $cards (Number) how many cards were dealt and drawn
fair-checked =
    { $cards ->
        [one] the deal is the one its secret and salts give ({ $cards } card)
       *[other] the deal is the one its secret and salts give ({ $cards } cards)
    }
# $deal (Number) from 1; $cards (Number) how many cards were dealt and drawn since
fair-checked-since =
    { $cards ->
        [one] from deal { $deal } on, where it was taken up, the deal is the one its secret and salts give ({ $cards } card)
       *[other] from deal { $deal } on, where it was taken up, the deal is the one its secret and salts give ({ $cards } cards)
    }
fair-not-shown = the secret is not shown yet, so the deal cannot be checked
fair-no-cards = there is no card to compare, so the deal cannot be checked

## What can be wrong with the figures of a deal

too-long =
    { $limit ->
        [one] this is longer than { $limit } character
       *[other] this is longer than { $limit } characters
    }
bad-json = this is not JSON: line { $line }, column { $column }
not-an-object = one JSON object is needed here
key-twice = “{ $key }” stands twice
not-yes-or-no = { $key } must be true or false
figure-out-of-bounds = { $key } is out of bounds: from { $low } to { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = { $key } must be a multiple of { $step }
score-of-out = seat { $seat } went out, which brings at least { $least }
    .named = { $name } went out, which brings at least { $least }
count-hand-needed = whoever has not gone out holds cards: count what is left in the hand
count-hand-of-out = whoever goes out has no card left in the hand
# $points (Number) those of a hand, or of both hands
left-impossible = the cards that are left cannot make { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: two packs have { $most }, these figures { $count }
       *[other] { $kind } without { $dearer }: two packs have { $most }, these figures { $count }
    }
points-conceded = a conceded deal is not played: it has no points, no tricks and no marriages
points-too-many = a deal has { $limit } points at most, and these make { $total }
points-no-marriages = the points make { $total } together: 120 for the cards, and what is above that must be different marriages ({ $worth })
points-no-leftovers = the points make { $total } together: 120 for the cards, less the four out of play, and what comes on top must be different marriages ({ $worth })
points-no-tricks = no tricks and marriages give the players these points: { $points }
dealer-not-declarer = seat { $seat } deals and sits out, so it cannot be the declarer
    .named = { $name } deals and sits out, so cannot be the declarer
declarer-not-opener = only seat { $seat }, which comes after the dealer, can be the declarer of this deal
    .named = only { $name }, who comes after the dealer, can be the declarer of this deal
dealer-has-none = seat { $seat } deals and sits out, so it has no { $key }
    .named = { $name } deals and sits out, so has no { $key }
void-and-more = a void deal has no { $key }
not-marriages = the marriages must be pairs of a seat and a suit, as in [[0, "h"]]
marriage-twice = the marriage of { $suit } is declared twice
tricks-sum = the tricks make { $found } together, and a deal has { $wanted }

## Measuring

help-depth = how many actions deep
perft-depth = depth { $depth }: { $count }
bench-speed = { $game }: { $actions } million actions a second, { $deals } thousand deals a second, on one core
bench-rollouts = { $game }: { $one } thousand roll-outs a second from the middle of a deal, { $time } µs each, on one core; on { $cores } cores { $all } thousand ({ $ratio } times one)
bench-solver = { $game }: a whole deal with all cards known is solved in { $exact } ms, and whether it can be won in { $goal } ms (median of { $deals } deals, one core)
bench-ratio = { $game }: { $ratio } times OpenSpiel's { $rival } ({ $actions } million actions a second)
bench-no-rival = { $game }: OpenSpiel is not installed, so there is nothing to compare with
bench-signature-preset = signature of { $game }, { $preset }: { $signature }
bench-signature = signature: { $signature }
