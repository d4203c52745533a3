### Hints and analyses of records.

help-hint-bots = бот, которого спрашивают; иначе самый сильный в этой игре
help-hint-seed = число, которым определяется весь случай у бота; иначе 0

# $move (String) in notation, without the seat
hint-choice = Ходит место { $seat }. Выбор бота { $bot }: { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = цена { $value } ± { $error }
hint-make-chance = заказ выполнен { $percent } %
hint-match-chance = партия выиграна { $percent } %
hint-points = очки { $points }

analyse-head = В сравнении с ботом { $bot }; потеря — в его единицах.
analyse-deal = Раздача { $number }:
# $played, $choice (String) in notation, without the seat
analyse-decision = Строка { $line }, место { $seat }: { $played }; выбор бота: { $choice }; потеря { $loss } ± { $error }
analyse-all = Все раздачи:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Место { $seat }: потеря { $loss }; решений: { $decisions }, оценено: { $judged }.
