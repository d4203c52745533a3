### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = print every decision and what it cost by the bot’s count, not the report

report-head =
    { $deals ->
        [one] Luck and decisions in one deal.
       *[other] Luck and decisions in { $deals } deals.
    } A point is one in a hundred of the chance to win the match.
report-about = Expected is the chance before the first deal, and what each deal changes on average. Luck is 0 on average. For decisions, 0 is what a quick bot would have decided: above it is better, below it is worse. Luck of hidden cards is how much better the decisions of all turned out than could be foreseen. What a decision cost is counted from the best move.
# $expected, $result (Number) points
report-seat = { $name }: { $expected } points were expected; the result is { $result }.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; in small stakes { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }; in small stakes too small to tell.
report-part-unsure-stakes = { $part }: too small to tell; in small stakes { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: too small to tell.
report-part-zero = { $part }: 0.
report-luck-deal = Luck of the cards dealt
report-luck-draws = Luck of later cards
report-luck-draws-tysiac = Luck of the talon
report-luck-draws-mille = Luck of the draw
report-luck-hidden = Luck of hidden cards
report-own-slips = Own decisions
report-others-slips = Decisions of the others
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Own decisions that cost 5 points or more: { $five }; 10 or more: { $ten }; 15 or more: { $fifteen }.
report-bands-none = Own decisions that cost 5 points or more: none.
report-moments = { $name }: these decisions cost you most.
report-no-moments = { $name }: no decision of yours cost a point for certain.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Deal { $deal }, { $place }: “{ $played }” cost { $loss } ± { $error } points.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = With “{ $better }” you win the match in { $hands } of 100 cases instead of { $other }.
report-better-makes = With “{ $better }” you make { $contract } in { $hands } of 100 hands instead of { $other }.
report-better-stops = With “{ $better }” the contract of { $contract } fails in { $hands } of 100 hands instead of { $other }.
report-place-auction = auction
report-place-talon = talon
report-place-contract = contract
report-place-trick = trick { $number }
report-place-turn = turn { $number }
report-chances = Chances to win the match, in points:
report-chances-start = before the first deal
report-chances-after = after deal { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Many matches

# $game (String) its name
many-head = { $game }, matches: { $matches }. Numbers are points a match: hundredths of the chance to win it. In brackets: interval of 95 %.
# $expected (String) points
many-player = { $name }, matches: { $matches }. { $expected } points were expected.
# $part (String) one of report-luck-deal … report-others-slips; $points, $low, $high (String) with their sign
many-part = { $part }: { $points } ({ $low } to { $high })
many-result = Result: { $points } ({ $low } to { $high })
# $ratio (String) a number such as 0.25
many-less-luck = Result less luck: { $points } ({ $low } to { $high }); its variance is { $ratio } of that of the result.
analyse-one-file = --deal, --decisions and --bots are for one file
