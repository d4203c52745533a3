# The page of problems.

# $game (String) a game
problems-title = Problems of { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Problem { $place } of { $count }. The level “{ $level }” solves it.
# $day (String) today, a weekday or a date: above a decision of the player’s own
problems-slip = From your match: { $day }
problems-solved = Solved: { $solved } of { $count }
problems-done = You have been asked all problems. Those that you missed will be asked again next time.
problems-next = Next problem
problems-hands = Show all hands
problems-keys = Keys of the problems
problems-key-next = the next problem
