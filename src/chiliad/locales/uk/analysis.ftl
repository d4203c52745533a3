### Hints and analyses of records.

help-hint-bots = бот, якого питають; інакше найсильніший у цій грі
help-hint-seed = число, яким визначається весь випадок у бота; інакше 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = Ходить { $name }. Вибір бота { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = ціна { $value } ± { $error }
hint-make-chance = виконане замовлення { $percent } %
hint-match-chance = виграш партії { $percent } %
hint-points = очки { $points }
# $reasons (String) sentences
hint-why = Чому: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = Іншого ходу немає.
reason-about-equal = «{ $move }» так само добре: різниця в межах похибки.
reason-almost-equal = «{ $move }» майже так само добре.
reason-match-chance = Ви виграєте партію у { $percent } % випадків, а після «{ $move }» — у { $other_percent } %.
reason-better-value = За розрахунком бота це краще, ніж «{ $move }».

analyse-head = Порівняно з ботом { $bot }; втрата — у його одиницях.
analyse-deal = Роздача { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Рядок { $line }, { $name }: { $played }; вибір бота: { $choice }; втрата { $loss } ± { $error }
analyse-all = Усі роздачі:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Місце { $seat }: втрата { $loss }; рішень: { $decisions }, оцінено: { $judged }.
