### The page in the browser: everything but the card table itself (page-table.ftl) and the replay (page-replay.ftl).
###
### card-named, rank-named and default-name are those of terminal.ftl. Numbers come as numbers.

page-title = Chiliad: Mille and Tysiac, two card games
page-skip = Skip to the content
page-nav = Language, settings, help
page-home-link = Chiliad, first page
page-language = Language
page-close = Close
page-cancel = Cancel
page-loading = One moment …
page-hidden-card = hidden card
# $suit (String) s, h, d, c
page-suit =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
# A letter beside the suit’s sign, for who cannot tell the signs apart. The four must differ.
page-suit-letter =
    { $suit ->
        [s] S
        [h] H
        [d] D
       *[c] C
    }

## What goes wrong

page-problem = That did not work. Please try again.
page-no-connection = The table cannot be reached. Check your connection and try again.
page-connection-lost = The connection is lost. Trying again …
page-elsewhere = This table is open in another tab, and you play there. Here you only watch.
page-elsewhere-here = Play here
page-nowhere-title = There is nothing here
page-nowhere = This address leads nowhere. A letter of it may be missing.

## The first page

page-home-heading = Sit down and play
page-home-lead = Two card games whose names both mean “thousand”, against bots or with friends. No account, nothing to install.
# $name (String) the game
# $seats (Number) of the table
page-play-now =
    { $seats ->
        [2] Play { $name } against a bot now
       *[other] Play { $name } against bots now
    }
page-play-friend = Play { $name } with a friend
page-new-link = New table of { $name }
page-rules-link = Rules of { $name }
page-name = Your name at the table
# $name (String) what a guest without a name is called
page-name-hint = The others will see it. Leave it empty and you are “{ $name }”.
page-name-shown = The others will see it.
page-name-needed = Please type a name, so that the others know who you are.
page-name-taken = { $name } sits here already. Please choose another name.
page-name-change = Change name
page-devices = My devices
page-games = My games
page-name-keep = Keep
page-you-are = You are { $name }.
page-tables-on = Your tables
page-tables-over = Finished matches
page-tables-all =
    { $count ->
        [one] Show { $count } match
       *[other] Show all { $count } matches
    }
# $game (String) its name; $names (String) the other players
page-table-with = { $game } with { $names }
page-table-waiting = Waiting for players
# $name (String) a player; $total (Number) the player's total
page-table-total = { $name }: { $total }
page-table-stopped = stopped
page-table-your-turn = Your turn
# A match that is over, in the list of my tables. $who (String) you, other: the winner
page-table-result =
    { $who ->
        [you] You won
       *[other] You lost
    }

## Joining

page-join-heading = Join a table
page-join-code = Code or link of the invitation
page-join-go = Look at the table
# $game (String) its name
page-join-title = A table of { $game }
page-join-seats = Who sits here
page-join-rules = How it is played
page-join-preset = Rules: { $preset }.
# $preset (String) its name; $mine (String) yes, no: whether the reader plays it; $said (String) the differences
page-join-unlike =
    { $mine ->
        [yes] Unlike your rules ({ $preset }): { $said }.
       *[other] Unlike { $preset }: { $said }.
    }
page-join-sit = Sit down
page-join-back = Back to my table
page-seat-free = free
page-seat-for = free, for { $name }
page-join-where = Where you sit
page-seat-you = You
page-seat-bot = bot

## A table that waits for players

page-waiting-title =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
page-waiting-how = Send this link to whoever is to play with you. Everyone who opens it can sit down, as long as a seat is free.
page-waiting-link = Invitation
page-waiting-code = Or type this code on the first page
page-waiting-qr = The invitation as a QR code
# $game (String) its name
page-waiting-share = Play { $game } with me
page-waiting-watch = Link to watch, without a seat
page-waiting-watch-share = Watch our { $game } table
page-waiting-here-only = Nobody else can open this link: it leads to this machine alone. Start the server with chiliad serve --lan to let others on the same network in.
page-waiting-network = The link above works on the same network: your page is open at an address of this machine alone.
page-waiting-asked = Asked to play again: { $names }. The link is for anybody else.
page-waiting-cancel = Cancel this table
page-join-watch = Watch this table
page-waiting-fair = Fair deal: this table is bound to
page-waiting-fill-hint = You need not wait:
page-waiting-fill =
    { $count ->
        [one] Let a bot take the free seat
       *[other] Let bots take the free seats
    }
page-waiting-fill-ask = The match begins at once, and nobody else can sit down.
page-copy = Copy
page-copied = Copied
page-share = Share

## A new table

page-new-title = New table
page-new-game = Game
page-new-game-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-new-seats = Who plays
page-new-seat = Seat { $seat }
# $said (String) its level (bot-club.name of server.ftl), or how it plays (bot-random)
page-new-bot = Bot, { $said }
# $title (String) a level; $said (String) how it plays: bot-club of server.ftl; $names (String) Klara and Viktor
page-bot-said = { $title }: { $said }. At the table: { $names }.
page-bot-learned = This is a good level after the lessons.
# $seats (Number) of the table
page-opponents =
    { $seats ->
        [2] Opponent
       *[other] Opponents
    }
page-new-friend = A friend, by invitation
page-new-friend-hint = You get a link to send as soon as the table is open.
page-new-pace = How fast bots play
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] Quickly
        [slow] Slowly, with time to listen or to look
       *[normal] As people do
    }
page-preset = Rules
# Which preset; below the heading of a game.
page-ask-title = How do you play it?
# The same where one has been chosen.
page-ask-mine = How you play it
# $preset (String) the default
page-ask-none = Nothing chosen: you play by { $preset }.
page-ask-kept = Your new tables are played so. You can choose again here, on the form of a new table and in the settings.
page-ask-compare = Compare them
# $count (Number) how many options differ from the preset
page-new-options =
    { $count ->
        [0] Single rules
        [one] Single rules: { $count } changed
       *[other] Single rules: { $count } changed
    }
# $preset (String) its name; $said (String) what it says here
page-option-differs = Changed. { $preset }: { $said }.
page-option-back = Put back
# $option (String) what the option is about
page-option-back-named = Put back: { $option }
page-option-number = a number
# Said where something else was typed.
page-number-between = A whole number from { $low } to { $high }
# $stakes (String) yes, no: whether the game has any
page-new-more =
    { $stakes ->
        [yes] Clock, absence, spectators, stakes
       *[no] Clock, absence, spectators
    }
page-new-clock = Clock
# $clock (String) none, relaxed, fast. The figures are those of CLOCKS in server/seats.py.
page-clock =
    { $clock ->
        [relaxed] Relaxed clock: 30 seconds for each move, and 15 minutes more in the whole match.
        [fast] Fast clock: 10 seconds for each move, and 3 minutes more in the whole match.
       *[none] No clock.
    }
page-new-absent = When somebody stays away
# $absent (String) bot, vote
page-new-absent-choice =
    { $absent ->
        [bot] A bot plays for them until they come back
       *[vote] The others vote: wait, let a bot play, or stop
    }
page-new-grace = How long to wait first
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-new-spectators = Others may watch
page-new-spectators-hint = Whoever has the link to watch sees what lies on the table, and nobody’s hand.
page-new-stakes-title = Stakes
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] For stakes
       *[no] For nothing
    }
page-new-stakes = Small stake
# $small (Number), $large (Number) points or coins
page-stakes-said = Stakes: { $small } and { $large }. They are only counted, never paid here.
page-new-open = Open the table
page-new-begin = Begin

## Rules

# $game (String) its name
page-rules-title = The rules of { $game }
page-rules-contents = Contents
page-rules-read = Read these rules
page-rules-differ =
    { $count ->
        [one] { $count } rule is changed from these.
       *[other] { $count } rules are changed from these.
    }
# Beside a rule that differs from the preset.
page-rules-changed = changed

## Settings

page-settings = Settings
page-settings-theme = Colours of the page
page-settings-theme-auto = As the system has them
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-cards = Cards
page-settings-cardPoints = Points on the cards
page-settings-fourColours = Four colours: diamonds blue, clubs green
page-settings-largeIndex = Large figures
page-settings-suitLetters = A letter beside each suit
page-settings-sort = Order of the hand in Tysiac
page-settings-sort-suit = By suit
page-settings-sort-rank = By rank
page-settings-sort-deal = As dealt
page-settings-play = Play
page-settings-autoPlay = Play a card automatically when it is the only one
# $name (String) the game
page-settings-preset = Rules of { $name } for new tables
page-settings-motion = Movement
page-settings-motion-auto = As the system has it
page-settings-motion-on = Cards move
page-settings-motion-off = Nothing moves
page-settings-speech = What the screen reader is told
page-settings-speech-all = Everything that happens
page-settings-speech-mine = What concerns me, and results
page-settings-speech-off = Only answers to my keys
page-settings-listen = Speed of the screen reader
page-settings-listen-normal = Normal
page-settings-listen-fast = Fast
page-settings-listen-fastest = Very fast
page-settings-botsWait = Bots wait until I have heard what happened
page-settings-keyboard = Keyboard
page-settings-keys = Single letters are keys
page-settings-keyHints = Keys are written on buttons
page-settings-kept = Settings are kept in this browser only.

## Help and keys

page-help = Help and keys
page-help-touch = With a finger
page-help-touch-tap = Tap a card to use it: it is played, given or selected. Where there is a choice, tap the answer that appears.
page-help-touch-drag = Or drag it to where it goes: to the middle, to a player, to a set, to the pack.
page-help-touch-why = Tap a dim card to read why it cannot be used now.
page-help-touch-menu = The three dots above the table hold everything else: score sheet, rules, sorting, leaving.
page-help-keys = Keys
page-help-begin = How to begin
# $new (String) what the link is called: page-new-title
page-help-play = On the first page, one button for each game deals the cards at once, against bots of the level that you choose there. “{ $new }” lets you choose the rules and who sits there, friends too.
# $join (String) the heading: page-join-heading
page-help-join = A friend has sent you a code or a link: type it under “{ $join }”, or open the link.
# $score (String) the link to the score sheet
page-help-score = To keep the score of a game with real cards: “{ $score }” on the first page, under the game.
page-help-there = This page shows what fingers and keys do at a table as soon as you sit at one.
page-help-more = More
page-help-reader = With a screen reader: among the cards and buttons of the table the keys act at once; elsewhere hold Alt with a letter. Tab leads out of the cards; Esc stops the speech.
page-about = Chiliad is free software. The cards are dealt by chance; how each deal was shuffled can be checked when the match is over.
page-keys-everywhere = Everywhere
page-keys-are-off = Single letters are off in the settings; the other keys work.
page-key-help = Help and keys
page-key-silence = Stop speaking, and drop what is still to be spoken
page-key-repeat = Say the last thing again
page-key-earlier = Say what was said before it
page-key-later = Say what was said after it
page-quiet = Quiet.
page-history-none = Nothing has been said yet.
page-history-first = Nothing was said before that.
page-history-last = That was the last thing said.
# Between two keys that do the same.
page-keys-or = or
page-keys-space = Space
# $key (String) what stands on the key
page-keys-word =
    { $key ->
        [Shift] Shift
        [Ctrl] Ctrl
        [Enter] Enter
        [Escape] Esc
        [Home] Home
        [End] End
        [PageUp] Page up
        [PageDown] Page down
        [Delete] Delete
        [Backspace] Backspace
       *[Tab] Tab
    }
# $name (String) a game
page-problems-link = Problems
page-score-link = Keep score with real cards
