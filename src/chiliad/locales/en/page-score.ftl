### The score sheet for real cards, in the page.

score-title = Score of { $name }
score-lead = For a game with real cards: type what each deal came to, and the sheet settles it by your rules. It is kept in this browser.
score-player = Player { $number }
score-players =
    { $count ->
        [2] Players
       *[other] Players, clockwise
    }
score-dealer = Who deals first
score-stakes = Small stake
score-begin = Begin the sheet
score-deal-now = Deal { $deal }
score-deals = { $name } deals
score-correcting = Correct deal { $deal }
score-inserting = A deal before deal { $deal }
score-enter = Enter
score-answer-missing = Type the answer first.
# $answer (String) what was answered before the deal was corrected
score-as-before = As before: { $answer }
# beside an answer that can be given again, in its button
score-before = as before
score-rest = The rest as before
score-back = Back
score-yes = Yes
score-no = No
score-undo = Undo
score-undone = Taken back.
score-redo = Redo
score-redone = Made again.
score-of-deal = Deal { $deal }
score-correct = Correct
score-insert-before = Put a deal in before it
score-remove = Take it out
score-removed = Deal { $deal } is taken out.
score-close = End the evening …
score-close-sure = End the evening?
# $matches (String) which matches of the evening
score-close-unsaved = Lost then, because it is not saved: { $matches }.
score-close-saved = Every match is saved as it is now.
score-close-paid = Which payments were made is in no saved file.
score-close-yes = End it
score-save = Save the sheet
score-over-now = The match is over.
score-over-won = The match is over: { $name } won.
score-offline = No connection: nothing is lost. Try again.
score-again = Try again
score-names-differ = Each player needs a name of their own.
score-delete = Delete the last digit
score-plus = plus
score-minus = minus
score-change-deal = Change deal { $deal }
score-dealt = Who dealt it:
score-tens = Tens and hundreds first
score-ones = Then the ones: the number is entered
score-cancel = Cancel
score-preset = Rules
score-options = Rules in detail
score-options-changed = changed: { $number }
score-game = Game
score-head = Names and rules
score-head-save = Settle again
score-head-changed = Names and rules are changed.
score-head-later = No connection: names and rules are changed as soon as it is back.
score-evening = The evening
score-match = { $number }. { $game }
score-person = Player
score-matches-over = Matches over
score-matches-won = Won
score-balance = Balance
score-payments = Who pays whom
score-fewest = Fewest payments
score-each = Each pays each
score-nobody-owes = Nobody owes anything.
score-pays = { $payer } pays { $payee } { $amount }
score-paid = { $payer } has paid { $payee } { $amount }
# $match (String) which match of the evening; $pays (String) who pays whom how much
score-match-pays = { $match }: { $pays }
score-payments-sum = In all
score-next-match = Next match
score-changes = Changed as well
score-dealt-now = { $name } dealt deal { $deal }.
score-dealt-moves = The dealers of the other deals move with this one.
score-together = Share live
score-share-lead = Whoever has the link sees every deal as it is written, on a device of their own. You write; the pen can be handed on.
score-share-now = Share this evening
score-share-link = The link
score-share-code = Or this code, typed under “Join”
score-share-qr = The link as a QR code, for a phone’s camera
score-share-here-only = Only this machine reaches this address: let browsers on your network in first (chiliad serve --lan).
score-pen = The pen
score-pen-yours = You have the pen.
score-pen-of = { $name } has the pen.
score-pen-free = Nobody has the pen.
score-pen-mine = You have the pen now.
score-pen-down = The pen is free for whoever takes it.
score-pen-put-down = Put the pen down
score-pen-take = Take the pen
score-unsent = No connection: what you have written is here and will be sent.
score-evening-of = Evening of { $names }
score-leave = Leave this evening …
score-leave-sure = Leave this evening? It stays for everybody who has its link.
score-leave-yes = Leave it
score-leave-mine = You put the pen down, and the evening stays in “My games”.
score-end-shared = Everybody who follows it sees that it is over. After that nothing can be written or ticked off; it stays in “My games”.
score-evening-over = This evening is over.
# $totals (String) what each player has
score-match-totals = { $number }. { $game }: { $totals }.
score-offline-typing = No connection: go on typing. The deals are settled when it is back.
score-waiting = Not settled yet
score-waiting-deal = Deal { $deal }
score-waiting-again = This deal needs more than was typed: go on from here.
score-give = Save and share
score-print = Print
score-save-table = Save as a table (CSV)
score-as-text = As text
score-as-picture = As a picture
score-picture-of = The sheet as a picture: { $title }
score-save-picture = Save the picture
score-share-picture = Share the picture
# $file (String) its name; $files (String) their names
score-saved-sheet = The sheet is saved as “{ $file }”.
score-saved-table = The table is saved as “{ $file }”.
score-saved-picture = The picture is saved as “{ $file }”.
score-saved-all = Saved: { $files }
score-large = Large figures
score-chart = Totals, deal by deal
score-chart-said = In the lead after deal { $deal }: { $names }, with { $total }; changes of the lead so far: { $changes }.
# $total (Number) the total that ends the match, beside its line in the chart
score-chart-target = Target: { $total }
score-not-all-sent = Not all that you have written is settled and sent yet: it would be lost.
score-save-all = Save the sheets of all matches
score-how = Keeping score
score-how-type = One question after the other asks what the deal came to: press an answer, or type a number. A number may be a sum, as 10+15+20.
# $undo (String) what a button says
score-how-correct = Press the line of a deal on the sheet to correct it, to take it out or to put another in before it: all deals after it are settled again. “{ $undo }” takes any change back.
# $give, $together (String) what buttons say
score-how-keep = The sheet is kept in this browser. “{ $give }” prints and saves it; “{ $together }” shows it on other devices.
score-keys = Keys while you keep score
score-key-enter = enters the number; in an empty field, the usual one; when you correct, the one as before
score-key-tab = goes to the other answers, and on to the sheet
score-key-escape = takes away what is typed, or goes back to the question before; leaves the large figures or a dialog; closes the list of what has changed as well
