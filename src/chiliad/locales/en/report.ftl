### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = print every decision and what it cost by the bot’s count, not the report

report-head =
    { $deals ->
        [one] Luck and decisions in one deal.
       *[other] Luck and decisions in { $deals } deals.
    } A point is one in a hundred of the chance to win the match.
# $expected, $result (Number) points
report-seat = { $name }: { $expected } points were expected, { $result } came of it.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; in small stakes { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: too small to tell.
report-luck-deal = Luck of the cards dealt
report-luck-draws = Luck of later cards
report-luck-draws-tysiac = Luck of the talon
report-luck-draws-mille = Luck of the draw
report-luck-hidden = Luck of hidden cards
report-own-slips = Own decisions
report-others-slips = Decisions of the others
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Own decisions that cost 5 points or more: { $five }; 10 or more: { $ten }; 15 or more: { $fifteen }.
report-moments = Moments that mattered to { $name }:
report-no-moments = No decision of { $name } cost a point for certain.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Deal { $deal }, { $place }: “{ $played }” cost { $loss } ± { $error } points.
# $hands, $other (Number) of 100
report-better = “{ $better }” wins the match in { $hands } of 100 cases, “{ $played }” in { $other }.
report-better-makes = “{ $better }” makes { $contract } in { $hands } of 100 hands, “{ $played }” in { $other }.
report-place-auction = auction
report-place-talon = talon
report-place-trick = trick { $number }
report-place-turn = turn { $number }
report-chances = Chances to win the match, in points:
report-chances-start = before the first deal
report-chances-after = after deal { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }
