### The card table in the browser. What happens is told with the messages of terminal-*.ftl, what is asked with desk.ftl.
###
### $name is a player’s name, $card and $cards are cards in braces, $rank a rank in braces: the page draws or names them.
### $who is "you" for the person who looks, else "other". Numbers come as numbers.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Seats

# The person who looks, where a name would stand.
table-you = You
# The same within a sentence.
table-you-within = you
# Beside a name; $who (String) you, other
table-on-turn =
    { $who ->
        [you] (on turn)
       *[other] (on turn)
    }
table-dealer = dealer
table-bot = bot
table-away = away
table-stand-in = a bot plays
table-declarer = declarer
# $left (Number) deals left to leave the barrel
table-barrel =
    { $left ->
        [one] barrel: { $left } deal left
       *[other] barrel: { $left } deals left
    }
table-cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# A warning beside the seat: one or two cards left.
table-few =
    { $count ->
        [one] one card left!
       *[other] { $count } cards left!
    }
table-clock = time left
table-passed = passed
table-has-bid = bid { $points }
# What a player says, beside their seat. $suit (String) s, h, d, c; $points (Number)
table-says-marriage =
    { $suit ->
        [s] Marriage of spades ♠, { $points }
        [h] Marriage of hearts ♥, { $points }
        [d] Marriage of diamonds ♦, { $points }
       *[c] Marriage of clubs ♣, { $points }
    }
table-says-contract = Contract { $points }
table-points-made =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The declarer’s progress. $points (Number) made so far, $contract (Number) wanted
table-made-of = { $points } of { $contract } made
table-tricks =
    { $count ->
        [0] no trick
        [one] { $count } trick
       *[other] { $count } tricks
    }
# $sign (String) the suit’s sign; $points (Number)
table-marriage-made = marriage { $sign } { $points }
table-total = total { $points }
# $points (Number) value of the sets on the table
table-laid = on the table { $points }
table-stars =
    { $count ->
        [one] { $stars } one natural
       *[other] { $stars } { $count } naturals
    }
table-chapeaux =
    { $count ->
        [one] { $count } chapeau
       *[other] { $count } chapeaux
    }
# A card that somebody gave me.
table-gift = from { $name }: { $card }

## What stands above the table

# $game (String) its name; $deal (Number)
table-heading = { $game }, deal { $deal }
table-your-turn = Your turn
table-turn-of = { $name } to act
# $phase (String) playing, between, over, stopped
table-phase =
    { $phase ->
        [between] The deal is over
        [over] The match is over
        [stopped] The match was stopped
       *[playing] Playing
    }
table-phase-waiting = Waiting for players
table-target = to { $points }
# $suit (String) its name
table-trump = Trump: { $suit }
# The word over the sign and the name of the trump suit, beside the trick.
table-trump-short = Trump
table-trump-none = no trump yet
table-undo = Take back
table-undo-none = There is nothing to take back.
# The same button among people: the others must agree.
table-undo-ask = Ask to take back
# A player asks; the answers below. $agreed (Number) of $of (Number) have agreed.
table-undo-asked = { $name } asks to take the last move back. Agreed: { $agreed } of { $of }.
table-undo-mine = You have asked to take your last move back. Agreed: { $agreed } of { $of }.
table-undo-yes = Agree
table-undo-no = Refuse
table-undo-withdraw = Leave it as it is
table-hint = Hint
# The same button among people: the others must agree to hints first.
table-hint-ask = Ask for hints
table-hint-none = A hint is for your own decision, where you have a choice.
table-hint-thinking = The hint is on its way.
# The table of the best moves
table-hint-moves = The best moves
table-hint-move = Move
table-hint-close = Close the hint
# A player asks; the answers below. $agreed (Number) of $of (Number) have agreed.
table-hint-asked = { $name } asks whether hints are allowed in this match. Agreed: { $agreed } of { $of }.
table-hint-mine = You have asked whether hints are allowed in this match. Agreed: { $agreed } of { $of }.
table-hint-yes = Allow hints
table-hint-no = No hints
table-hint-withdraw = Play without hints
table-hint-stop = No more hints in this match
# Part of a card's name: the hint names it.
table-hint-card = the hint’s card
table-log = What happened
table-menu = All actions
table-menu-log = What happened: show or hide
table-menu-sheet = Score sheet
table-real-cards = Go on with real cards
table-keeper =
    { $who ->
        [you] You keep the score with real cards.
       *[other] { $name } keeps the score with real cards.
    }
table-keeper-open = Open the score sheet
table-menu-rules = Rules of this table
table-menu-watch = Link to watch …
table-menu-leave = Leave the table …
table-menu-stop = End the match unfinished …
table-menu-more = More …
table-leave-title = Leave the table?
table-leave-ask = A bot plays on for you. You can come back whenever you like: open the table from the first page.
table-leave-alone = The match waits until you come back; you find it on the first page.
table-leave-yes = Leave
table-leave-no = Stay
table-stop-title = End the match now?
table-stop-ask = The match ends here, unfinished, with the totals as they are. It cannot be continued.
table-stop-yes = End the match
table-no-table = There is no such table
page-outdated = This page is out of date
page-load-again = Load the page again

## My hand

table-my-hand = Your hand
table-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# $card (String) the card’s name, as it stands alone
table-card-points =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
# $verb (String) what the card can be used for now
table-can =
    { $verb ->
        [play] can be played
        [marry] can be played, also to declare a marriage
        [give] can be given
        [lay] can be laid
        [wild] can be laid as a wild
        [take] can take the pack
       *[discard] can be discarded
    }
table-can-be-used = can be used
# In the name of a king or queen whose other is in hand too.
table-marriage-half = half of a marriage of { $points } points
table-fresh = new
# $sort (String) suit, rank, deal
table-sorted =
    { $sort ->
        [suit] Sorted by suit.
        [rank] Sorted by rank.
       *[deal] In the order the cards came.
    }
table-not-your-turn = It is not your turn.
table-none-legal = No card can be used now.
table-not-now = Not now.
table-nobodys-turn = It is nobody’s turn.
table-next-key = The deal is over. Press N for the next deal.
table-next-press = Press N for the next deal.
table-deal-goes-on = The deal is not over yet.
table-waits-for = Waiting for { $name } …
# $rank (String) the rank’s name: kings
table-select-rank =
    { $count ->
        [one] Select the { $rank }, { $count } card
       *[other] Select the { $rank }, { $count } cards
    }

## Tysiac

table-talon = Talon
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] Talon, now in your hand
       *[other] Talon, now in the hand of { $name }
    }
table-trick = Trick
table-last-trick = Last trick
# $verb (String) bid, contract
table-call =
    { $verb ->
        [bid] Bid
       *[contract] Contract
    }
table-call-this =
    { $verb ->
        [bid] Bid { $points }
       *[contract] Contract { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] Only { $low } is possible
       *[no] A multiple of { $step } from { $low } to { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] Bid { $points }? Enter once more bids it.
       *[contract] Contract { $points }? Enter once more names it.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = Press B to name it.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab leads out of the cards; there hold Alt with a letter. F1 lists the keys.
# P pressed once.
table-pass-sure = Pass? P once more passes.
# The groups of buttons, for the ear.
table-moves = What you can do
table-onward = What comes next
table-tools = Tools of the table
table-less = { $step } less
table-more = { $step } more
table-quick = Set to:
# $card (String) its name
table-give-who = Who gets { $card }?
table-give-group = Who gets the card
# A place where a card for that player goes.
table-give-place = Card for { $name }
# Pressed before a card was chosen.
table-give-choose = First choose a card for { $name }.
table-cancel = Cancel
table-marriage-group = Marriage
# $suit (String) s, h, d, c
table-marry-suit =
    { $suit ->
        [s] Declare the marriage of spades ♠, { $points }
        [h] Declare the marriage of hearts ♥, { $points }
        [d] Declare the marriage of diamonds ♦, { $points }
       *[c] Declare the marriage of clubs ♣, { $points }
    }
table-play-plain = Play { $card } without it
table-marry-or-play = Declare the marriage with { $card }, { $points } points?
# Asked about a card with which several things can be done. $card (String)
table-which-move = What do you do with { $card }?
table-concede = { $what } …
table-concede-no = Play on

## Mille

table-board = The table
table-stock-and-pack = Stock and pack
# $count (Number) cards
table-stock = Stock: { $count }
table-pack = Pack: { $count }
table-pack-said =
    { $count ->
        [0] The pack is empty.
        [one] Pack: { $count } card, { $card }.
       *[other] Pack: { $count } cards, { $card } on top.
    }
table-pack-look = look through
# The same button for the ear.
table-pack-look-title = Look through the pack
table-take = Take the pack
table-take-which = With which cards do you take the pack?
table-lay =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
table-lay-none = First select the cards to lay.
table-lay-mixed = { $cards } make no set together.
# What the selected cards would do. $new (String) yes: begins a set; $rank (String) a rank in braces
table-would-lay =
    { $new ->
        [yes] Selected for a new set: { $cards }.
       *[no] Selected for your set of { $rank }: { $cards }.
    }
table-would-discard = { $card } is selected. Discarding it ends your turn.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = On which set? { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = Discard { $card }, or lay it on which set? { $places }.
# The buttons with these places.
table-lay-group = Where to lay
table-lay-to =
    { $new ->
        [yes] as a new set of { $rank }
       *[no] to the { $rank }
    }
table-discard = Discard
table-discard-one = First select the card that you want to discard.
# Asked about the focused card when no card is selected. $card (String)
table-discard-sure = Discard { $card }? X once more discards it.
table-discard-many = Select only one card to discard; now { $count } are selected.
table-unselect = Select none
table-unselected = Nothing is selected.
table-offers = What you can lay
# $who (String) you, other
table-sets-of =
    { $who ->
        [you] Your sets
       *[other] Sets of { $name }
    }
table-no-sets = no sets yet
# $rank (String) the rank’s name: kings
table-add-title = Add to the { $rank }
table-wilds =
    { $count ->
        [one] { $count } wild
       *[other] { $count } wilds
    }
# $lies (String) seven, eight
table-lies =
    { $lies ->
        [seven] seven!
       *[eight] ★ eight
    }
# A set for the ear. $count (Number) cards in it; $wilds (Number); $lies (String) open, seven, eight
table-set = { $rank }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $wilds ->
        [0] {""}
        [one] {" "}with { $wilds } wild
       *[other] {" "}with { $wilds } wilds
    }{ $lies ->
        [seven] , seven in one pile
        [eight] , eight turned over, a natural
       *[open] {""}
    }, { $points } points ({ $cards })
# Cards that all know to be in that hand, because they were in the pack. $cards (String)
table-known =
    { $count ->
        [one] surely holds { $cards }
       *[other] surely holds { $cards }
    }
# The same in brief, on a button that shows these cards.
table-known-count =
    { $count ->
        [one] { $count } known card
       *[other] { $count } known cards
    }

## The end of a deal and of the match

table-deal-over = Deal { $deal } is over
table-match-won =
    { $who ->
        [you] You have won the match!
       *[other] { $name } has won the match
    }
table-stopped = The match was stopped
table-column-deal = Deal
table-column-points = Points
table-column-score = Score
table-column-total = Total
# $target (Number) points that end the match
table-column-way = Way to { $target }
table-how-counted = How it was counted
table-left-you = Left in your hand
table-left-other = Left in the hand of { $name }
table-next-deal = Next deal
table-next-waits = The next deal begins as soon as a player wants it.
table-replay = Replay
table-again = Play again
table-again-with = Play again with { $name }
# $result (String) won, lost; $level, $other (String) levels: bot-club.name of server.ftl
table-suggest =
    { $result ->
        [won] Three wins in a row at the level “{ $level }”: perhaps “{ $other }” is more fun now.
       *[lost] Three losses in a row at the level “{ $level }”: perhaps “{ $other }” is more fun for now.
    }
table-suggest-go = Play at the level “{ $other }”
table-home = First page
table-sheet-empty = No deal is over yet.

## Who is away

table-watching = You watch. Hands stay hidden.
table-my-stand-in = A bot plays for you.
table-back = I am back
table-is-away = { $name } is away. We wait for a while.
table-is-here = { $name } is back.
table-is-held = { $name } is away; a bot plays.
table-vote = Vote
# $cast (Number) votes given, $of (Number) who may vote
table-vote-ask = { $name } does not respond. What now? Votes: { $cast } of { $of }.
# $choice (String) wait, bot, stop
table-vote-choice =
    { $choice ->
        [wait] Wait
        [bot] Let a bot play
       *[stop] Stop and score
    }

## Answers to keys

table-say-hand =
    { $count ->
        [one] { $count } card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] New: { $cards }.
       *[other] New: { $cards }.
    }
table-hand-none = You hold no card.
table-say-played = { $name }: { $card }
table-say-nothing = Nothing lies on the table.
table-say-talon = The talon: { $cards }.
table-say-talon-hidden = The talon lies face down.
table-say-last = Last trick: { $cards }. Taken by { $who ->
        [you] you
       *[other] { $name }
    }, { $points } points.
table-last-none = There is no trick yet.
# $made (Number) points so far
table-say-contract =
    { $who ->
        [you] Your contract: { $points }
       *[other] Contract { $points } of { $name }
    }, { $made } made so far
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: no bid yet
table-say-passed = { $name }: passed
table-say-score = { $name }: { $points } in this deal, total { $total }
table-say-total = { $name }: total { $total }
# What is counted of a player, one after another: the messages below
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = concessions { $concessions } of { $free }
table-say-mark-empty = empty hands { $empty } of { $free }
table-say-mark-barrel = on the barrel, deals left: { $left }
# The pack but for its top card.
table-say-under = Under it: { $cards }.
table-say-stock = Stock: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: none.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: total { $total }, on the table { $laid }.
table-say-held-points = In your hand: { $points }.
table-say-stars = { $name }: stars { $stars }, chapeaux { $chapeaux }.
table-last-none-mille = The other has not played yet.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] The contract is made.
        [one] { $left } point still needed.
       *[other] { $left } points still needed.
    }
table-say-dealer = Dealer: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
table-say-no-clock = No clock is running.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } for this move, { $bank } in reserve
table-say-bank-time = { $name }: { $bank } in reserve
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = Rules: { $name }.
table-say-rules-differ = Rules: { $name }. Different here: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card } can be used.
# One of several things, by its number. $what (String)
table-say-place = { $place } of { $count }: { $what }
table-say-no-sets = There are no sets on the table.
table-say-offers = { $offers }. Shift+Tab leads to the buttons.
table-say-no-offers = There is nothing you can lay now.

## What keys do, in the list of keys and in the menu

table-keys = At the table
table-key-next = Next card
table-key-previous = Previous card
table-key-first = First card
table-key-last = Last card
table-key-legal = Next card that can be used
table-key-legal-back = Previous card that can be used
table-key-play = Play the card, or give it
table-key-marry = Declare the marriage with the card
table-key-pass = Pass
table-key-cancel = Cancel
table-key-contract = Bids and contract; to the bidding
table-key-hand = My hand
table-key-trick = Trick or talon on the table
table-key-trump = Trump
table-key-scores = Scores
table-key-marks = Barrel, concessions, empty hands
table-key-turn = Whose turn it is
table-key-last-trick = Last trick
table-key-sort-suit = Sort by suit
table-key-sort-rank = Sort by rank
table-key-sort-deal = In the order the cards came
table-key-undo = Take back
table-key-hint = A hint
table-key-deal = Next deal
table-key-select = Select the card
table-key-draw = Draw a card
table-key-take = Take the pack
table-key-lay = Lay what is selected
table-key-discard = Discard the selected card, or the one in focus
table-key-unselect = Select none
table-key-pack = Pack and stock
table-key-sets = Sets on the table
table-key-stars = Stars and chapeaux
table-key-last-turn = Last turn of the other
table-key-concede = Concede the deal
table-key-why = Why the card cannot be used
table-key-dealer = Who dealt
table-key-others = How many cards the others hold
table-key-clock = Time left
table-key-rules = Say the rules of this table
table-key-talk = Table talk
table-key-card = The trick, or the last one, card by card
table-key-card-back = The card before it
table-key-set = The sets, one by one
table-key-set-back = The set before it
table-key-offers = What you can lay
table-key-use = Use the card
table-key-moves = What you can do
table-key-buttons = To the buttons for what you can do
table-key-table = What is on the table
table-key-each = What is on the table, one by one
table-key-each-back = The one before it

# A hand that is laid open.
replay-hand =
    { $count ->
        [one] Hand of { $name }, { $count } card
       *[other] Hand of { $name }, { $count } cards
    }
replay-deal-option = Deal { $deal }

## The score sheet

sheet-caption = Score sheet
sheet-column-contract = Contract
sheet-go = Go to deal { $deal }
sheet-of-deal = Deal { $deal }
sheet-running = , total { $total }
sheet-total = Total
sheet-wins = wins
sheet-payment = Who pays whom
sheet-in-words = Deal by deal, in words

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = total locked
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = falls: { $count } of { $most }
table-has-bid-blind = bid { $points } blind
table-says-aces = Four aces, { $points }
table-aces-made = four aces { $points }
# In the name of an ace where all four are in hand.
table-aces-part = one of four aces of { $points } points
table-aces-declare = Declare four aces, { $points }
table-aces-or-play = Declare four aces with { $card }, { $points } points?
table-aces-group = Four aces
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }? Shift+B once more bids it.
table-say-bid-blind = { $name }: { $points } blind
# Shift+N pressed once.
table-redeal-sure = Ask for a new deal? Shift+N once more asks for it.
table-blind-none = A blind bid is not on offer.
table-redeal-none = You cannot ask for a new deal now.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Golden deal { $number } of { $count }: counts double
# Above the table, beside the contract.
table-blind = Bid blind: the contract counts double
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = nothing is counted
table-key-blind = Bid blind
table-key-redeal = Ask for a new deal, with four nines

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Talon { $number }
table-talons = The two talons
table-say-talons-hidden = Both talons lie face down.
table-lay-away-sure = Lay { $card } away?
table-lay-away-group = Lay the card away
# Of four players the dealer: beside the name
table-sits-out = sits out
table-say-sits-out =
    { $who ->
        [you] You sit out
       *[other] { $name } sits out
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = Laid away: { $cards }
table-key-take-first = Take talon 1
table-key-take-second = Take talon 2

# $why (String) alone: nobody else is at the table; off: the player has switched it off
table-talk-none =
    { $why ->
        [off] Table talk is switched off in the settings.
       *[alone] There is nobody here to talk to.
    }
