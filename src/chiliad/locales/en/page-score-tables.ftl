### A match that goes from a table to a score sheet, and back.

score-to-table = Go on at a table
# $button (String) its name
score-to-table-said = “{ $button }”: the next deals are played on the screen, with these totals. First you choose who plays for whom.
score-to-table-lead = A table opens with these rules, totals and dealer. The others come by a link, and bots can play too.
score-to-table-who = Who plays for { $name }
score-to-table-me = I do
score-to-table-link = Whoever has the link
score-to-table-open = Open the table
score-went-on = The match so far is on the sheet: type the next deal. The table stays as it is; share the sheet, and the others follow it.
score-table-told = The others at the table are told. Once you share the sheet, they find the link there.
score-table-link = The players at the table, who were told of the sheet, find the link there.
score-played = This deal was played at a table, so it stays as it was.
score-played-later = A deal after this one was played at a table, so this one stays as it is.
score-played-replay = See it step by step
score-open-saved = Open a saved sheet
score-opened = { $name } is opened.
score-opened-unfinished = { $name } is opened, without its last deal: that was not over.
score-file-large = This is too large for a saved sheet.
score-count-kind = { $worth } each: { $count }
score-count-back = Take back the last one: { $row }
score-count-done = Done
