### The score sheet at the terminal: chiliad score.

command-score = keep the score of a game with real cards
    .long = Keeps the score of a game that you play with real cards: it asks who did what in each deal, settles it by the rules, and writes it to a file at once. Any earlier deal can be corrected, and everything after it is settled again.
help-score-file = the file of the sheet, which is continued if it is there; without it a new file in your data folder
help-score-names = the players clockwise, with commas between: Ala,Bo,Cem; otherwise they are asked for
score-help =
    Answer each question, or several at once with blanks between. A number may be a sum: 10+15+20.
    At every question: scores, correct 3, insert 3, remove 3 (a deal by its number), dealer 3 Bo, names A,B,C, rules KEY=VALUE, undo, redo, quit.
verb-correct = correct fix
verb-insert = insert
verb-remove = remove delete
verb-dealer = dealer
verb-names = names rename
verb-redo = redo
verb-count = count
score-name = Name of player { $number }, clockwise:
# $names (String) the players
score-first-dealer = Who deals first: { $names }?
score-player-again = Type a player’s name or its beginning: { $names }.
score-number-again = Type a number, or a sum such as 10+15+20.
score-yes-again = Type yes or no.
score-over = The match is over. A command, or Enter to leave:
score-not-understood = “{ $text }” is no command
score-which-deal = “{ $text }” is not the number of a deal
score-nothing-to-undo = there is nothing to undo
score-nothing-to-redo = there is nothing to do again
score-which-rules = Type the name of a preset, or options: rules kurnik step=10
score-rules-changed = The rules are changed.
score-who-dealt = Who dealt it: { $names }?
score-dropped = Nothing has changed.
# $deal (Number), $why (String) the refusal
score-refused-deal = Nothing has changed, because of deal { $deal }: { $why }
# $was, $now (Number) a score before and after a change
score-changed = Deal { $deal }, { $name }: { $was } is now { $now }.
score-changed-total = { $name }’s total: { $was } is now { $now }.
score-kept = The sheet is kept in { $path }.
score-input-ended = the input has ended; the sheet is kept in { $path }
score-interrupted = interrupted; the sheet is kept in { $path }
score-verb-concede = Conceded
score-verb-blind = Blind
score-verb-redeal = Void: four nines
score-verb-blocked = Blocked
score-verb-count = Count the cards
score-count-help = Type each set, then / and what is left in the hand: KKK QQQs2 / 5 7. Only Qs and Jd need a suit. Enter alone ends.
score-name-unusable = “{ $name }” cannot be a player’s name here
# $was (String) what an empty line answers: it was answered before
score-enter-keeps = (Enter: { $was })

## The sheet in other hands

# What is between the columns of a file for spreadsheets: a semicolon where numbers have a comma before the decimals.
sheet-file-separator = ,
sheet-file-dealer = Dealer
sheet-file-declarer = Declarer
sheet-file-ended = Result
sheet-file-score = { $name }: score
sheet-file-total = { $name }: total
sheet-file-notes = { $name }: notes
# $totals (String) what each player has, as below
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Totals: { $totals }.
