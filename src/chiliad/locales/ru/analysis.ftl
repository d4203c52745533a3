### Hints and analyses of records.

help-hint-bots = бот, которого спрашивают; иначе самый сильный в этой игре
help-hint-seed = число, которым определяется весь случай у бота; иначе 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = Ходит { $name }. Выбор бота { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = цена { $value } ± { $error }
hint-make-chance = заказ выполнен { $percent } %
hint-match-chance = партия выиграна { $percent } %
hint-points = очки { $points }
# $reasons (String) sentences
hint-why = Почему: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = Другого хода нет.
reason-about-equal = «{ $move }» так же хорошо: разница в пределах погрешности.
reason-almost-equal = «{ $move }» почти так же хорошо.
reason-match-chance = Вы выигрываете партию в { $percent } % случаев, а после «{ $move }» — в { $other_percent } %.
reason-better-value = По расчёту бота это лучше, чем «{ $move }».

analyse-head = В сравнении с ботом { $bot }; потеря — в его единицах.
analyse-deal = Раздача { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Строка { $line }, { $name }: { $played }; выбор бота: { $choice }; потеря { $loss } ± { $error }
analyse-all = Все раздачи:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Место { $seat }: потеря { $loss }; решений: { $decisions }, оценено: { $judged }.
