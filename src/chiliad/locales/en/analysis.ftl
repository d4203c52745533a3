### Hints and analyses of records.

help-hint-bots = the bot that is asked; otherwise the strongest of the game
help-hint-seed = a number that all chance of the bot follows from; otherwise 0

# $move (String) in notation, without the seat
hint-choice = Seat { $seat } is to act. The choice of the bot { $bot }: { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = value { $value } ± { $error }
hint-make-chance = contract made { $percent } %
hint-match-chance = match won { $percent } %
hint-points = points { $points }

analyse-head = Compared with the bot { $bot }; the loss is in its unit.
analyse-deal = Deal { $number }:
# $played, $choice (String) in notation, without the seat
analyse-decision = Line { $line }, seat { $seat }: { $played }; the bot would choose { $choice }; loss { $loss } ± { $error }
analyse-all = All deals:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Seat { $seat }: loss { $loss }; decisions: { $decisions }, judged: { $judged }.
