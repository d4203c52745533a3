### Hints and analyses of records.

help-hint-bots = el bot al que se pregunta; si no, el más fuerte del juego
help-hint-seed = un número del que depende todo el azar del bot; si no, 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = Le toca a { $name }. Elección del bot { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = valor { $value } ± { $error }
hint-make-chance = contrato cumplido { $percent } %
hint-match-chance = partida ganada { $percent } %
hint-points = puntos { $points }
# $reasons (String) sentences
hint-why = Por qué: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = No hay otra jugada.
reason-about-equal = «{ $move }» es igual de bueno: la diferencia está dentro del error.
reason-almost-equal = «{ $move }» es casi igual de bueno.
reason-match-chance = Ganas la partida en el { $percent } % de los casos; tras «{ $move }», en el { $other_percent } %.
reason-better-value = Según el cálculo del bot, es mejor que «{ $move }».

analyse-head = Comparado con el bot { $bot }; la pérdida está en su unidad.
analyse-deal = Ronda { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Línea { $line }, { $name }: { $played }; el bot elegiría: { $choice }; pérdida { $loss } ± { $error }
analyse-all = Todas las rondas:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Asiento { $seat }: pérdida { $loss }; decisiones: { $decisions }, valoradas: { $judged }.
