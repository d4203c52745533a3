### Indices et analyses de parties enregistrées.

help-hint-bots = le robot qu’on interroge; sinon, le plus fort du jeu
help-hint-seed = un nombre dont dépend tout le hasard du robot; sinon, 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = C’est à { $name } de jouer. Choix du robot { $bot } : { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move } : { $worth }
# $value, $error (String) in the bot’s unit
hint-value = valeur { $value } ± { $error }
hint-make-chance = contrat réussi { $percent } %
hint-match-chance = partie gagnée { $percent } %
hint-points = points { $points }
# $reasons (String) sentences
hint-why = Pourquoi : { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = Il n’y a pas d’autre coup.
reason-about-equal = « { $move } » est aussi bon : la différence est dans la marge d’erreur.
reason-almost-equal = « { $move } » est presque aussi bon.
reason-match-chance = Tu gagnes la partie dans { $percent } % des cas; après « { $move } », dans { $other_percent } %.
reason-better-value = D’après le calcul du robot, c’est mieux que « { $move } ».

analyse-head = Comparé au robot { $bot }; la perte est dans son unité.
analyse-deal = Donne { $number } :
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Ligne { $line }, { $name } : { $played }; le robot choisirait : { $choice }; perte { $loss } ± { $error }
analyse-all = Toutes les donnes :
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Place { $seat } : perte { $loss }; décisions : { $decisions }, évaluées : { $judged }.
