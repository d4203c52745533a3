### Hints and analyses of records.

help-hint-bots = el bot al que se pregunta; si no, el más fuerte del juego
help-hint-seed = un número del que depende todo el azar del bot; si no, 0

# $move (String) in notation, without the seat
hint-choice = Le toca al asiento { $seat }. Elección del bot { $bot }: { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = valor { $value } ± { $error }
hint-make-chance = contrato cumplido { $percent } %
hint-match-chance = partida ganada { $percent } %
hint-points = puntos { $points }

analyse-head = Comparado con el bot { $bot }; la pérdida está en su unidad.
analyse-deal = Ronda { $number }:
# $played, $choice (String) in notation, without the seat
analyse-decision = Línea { $line }, asiento { $seat }: { $played }; el bot elegiría { $choice }; pérdida { $loss } ± { $error }
analyse-all = Todas las rondas:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Asiento { $seat }: pérdida { $loss }; decisiones: { $decisions }, valoradas: { $judged }.
