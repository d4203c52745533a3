# La page des problèmes.

# $game (String) a game
problems-title = Problèmes de { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Problème { $place } sur { $count }. Le niveau « { $level } » le résout.
problems-slip = De ta partie : { $day }
problems-solved = Résolus : { $solved } sur { $count }
problems-done = Tous les problèmes ont été posés. Ceux que tu as manqués reviendront la prochaine fois.
problems-next = Problème suivant
problems-hands = Montrer toutes les mains
problems-keys = Touches des problèmes
problems-key-next = le problème suivant
