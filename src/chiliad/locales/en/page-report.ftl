### The page of the report after a match.

page-report-title = A look back at the match
# $done, $of (Number) parts of the work
page-report-busy = The match is being looked through: { $done } of { $of }. You can leave this page and come back.
page-report-begun = The match is being looked through.
page-report-ready = The look back is ready.
page-report-chances = Chance to win the match
page-report-chances-how = In points: one is one in a hundred.
page-report-chances-marks = The circled numbers are the moments below.
# The picture of the chances for the ear; $start, $end, $low, $high (Number) points
page-report-way = { $name }: { $start } points at the start, { $end } at the end, never below { $low } or above { $high }.
# The row before the first deal
page-report-start = Start
page-report-table = The same as a table
page-report-moments = Moments that mattered
page-report-no-moments = No decision of yours cost a point for certain.
page-report-again = Try again from here
page-report-hands = See all hands
page-report-balance = Luck and decisions
page-report-balance-how = Each column adds up, in points: what was expected before the first deal, what each part changed, and the result. A pale bar is too small to tell from chance.
page-report-payment = The payment
page-report-payment-how = The same for what was played for: with + a player receives, with − a player pays.
page-report-expected = Expected
page-report-result = Result
page-report-unsure = too small to tell
page-report-sentences = The whole report in sentences
page-report-copy = Copy as text
