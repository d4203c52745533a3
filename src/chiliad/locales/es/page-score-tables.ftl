### Una partida que pasa de una mesa a la hoja de puntos, y al revés.

score-to-table = Seguir en una mesa
score-to-table-said = «{ $button }»: las rondas siguientes se juegan en la pantalla, con estos totales. Antes eliges quién juega por quién.
score-to-table-lead = Se abre una mesa con estas reglas, totales y turno de repartir. Los demás entran con un enlace, y también pueden jugar bots.
score-to-table-who = Quién juega por { $name }
score-to-table-me = Yo
score-to-table-link = Quien tenga el enlace
score-to-table-open = Abrir la mesa
score-went-on = La partida está en la hoja: anota la ronda siguiente. La mesa queda como está; comparte la hoja y los demás la siguen.
score-table-told = Los demás de la mesa ya lo saben. Cuando compartas la hoja, encontrarán allí el enlace.
score-table-link = Los jugadores de la mesa, que ya saben de la hoja, encuentran allí el enlace.
score-played = Esta ronda se jugó en una mesa, así que se queda como fue.
score-played-later = Una ronda posterior se jugó en una mesa, así que esta se queda como está.
score-played-replay = Verla paso a paso
score-open-saved = Abrir una hoja guardada
score-opened = Se ha abierto { $name }.
score-opened-unfinished = Se ha abierto { $name } sin su última ronda: no había terminado.
score-file-large = Es demasiado grande para una hoja guardada.
score-count-kind = a { $worth } cada una: { $count }
score-count-back = Quitar la última: { $row }
score-count-done = Listo
