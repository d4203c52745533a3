### Hints and analyses of records.

help-hint-bots = the bot that is asked; otherwise the strongest of the game
help-hint-seed = a number that all chance of the bot follows from; otherwise 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = { $name } is to act. The choice of the bot { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = value { $value } ± { $error }
hint-make-chance = contract made { $percent } %
hint-match-chance = match won { $percent } %
hint-points = points { $points }
# $reasons (String) sentences
hint-why = Why: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = There is no other move.
reason-about-equal = “{ $move }” is as good: the difference is within the error.
reason-almost-equal = “{ $move }” is almost as good.
reason-match-chance = You win the match in { $percent } % of the cases, after “{ $move }” in { $other_percent } %.
reason-better-value = By the bot’s count it is better than “{ $move }”.

analyse-head = Compared with the bot { $bot }; the loss is in its unit.
analyse-deal = Deal { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Line { $line }, { $name }: { $played }; the bot would choose: { $choice }; loss { $loss } ± { $error }
analyse-all = All deals:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Seat { $seat }: loss { $loss }; decisions: { $decisions }, judged: { $judged }.
