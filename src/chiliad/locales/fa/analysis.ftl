### Hints and analyses of records.

help-hint-bots = رباتی که از آن پرسیده می‌شود؛ اگر داده نشود، قوی‌ترین ربات بازی
help-hint-seed = عددی که همهٔ تصادف ربات از آن می‌آید؛ اگر داده نشود، 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = نوبت { $name } است. انتخاب ربات { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = ارزش { $value } ± { $error }
hint-make-chance = انجام قرارداد { $percent } درصد
hint-match-chance = برد بازی { $percent } درصد
hint-points = امتیاز { $points }
# $reasons (String) sentences
hint-why = چرا: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = حرکت دیگری نیست.
reason-about-equal = «{ $move }» به همین خوبی است: اختلاف در حد خطاست.
reason-almost-equal = «{ $move }» تقریباً به همین خوبی است.
reason-match-chance = در { $percent } درصد حالت‌ها بازی را می‌برید و پس از «{ $move }» در { $other_percent } درصد.
reason-better-value = به حساب ربات از «{ $move }» بهتر است.

analyse-head = در مقایسه با ربات { $bot }؛ زیان با واحد همان ربات است.
analyse-deal = دور { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = خط { $line }، { $name }: { $played }؛ انتخاب ربات: { $choice }؛ زیان { $loss } ± { $error }
analyse-all = همهٔ دورها:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = صندلی { $seat }: زیان { $loss }؛ تصمیم‌ها: { $decisions }، سنجیده: { $judged }.
