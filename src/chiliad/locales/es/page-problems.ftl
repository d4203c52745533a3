# La página de los problemas.

# $game (String) a game
problems-title = Problemas de { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Problema { $place } de { $count }. Lo resuelve el nivel «{ $level }».
problems-slip = De tu partida: { $day }
problems-solved = Resueltos: { $solved } de { $count }
problems-done = Ya han salido todos los problemas. Los que has fallado saldrán otra vez.
problems-next = Siguiente problema
problems-hands = Mostrar todas las manos
problems-keys = Teclas de los problemas
problems-key-next = el siguiente problema
