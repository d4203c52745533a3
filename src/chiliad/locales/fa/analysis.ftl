### Hints and analyses of records.

help-hint-bots = رباتی که از آن پرسیده می‌شود؛ اگر داده نشود، قوی‌ترین ربات بازی
help-hint-seed = عددی که همهٔ تصادف ربات از آن می‌آید؛ اگر داده نشود، 0

# $move (String) in notation, without the seat
hint-choice = نوبت صندلی { $seat } است. انتخاب ربات { $bot }: { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = ارزش { $value } ± { $error }
hint-make-chance = انجام قرارداد { $percent } درصد
hint-match-chance = برد بازی { $percent } درصد
hint-points = امتیاز { $points }

analyse-head = در مقایسه با ربات { $bot }؛ زیان با واحد همان ربات است.
analyse-deal = دور { $number }:
# $played, $choice (String) in notation, without the seat
analyse-decision = خط { $line }، صندلی { $seat }: { $played }؛ انتخاب ربات: { $choice }؛ زیان { $loss } ± { $error }
analyse-all = همهٔ دورها:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = صندلی { $seat }: زیان { $loss }؛ تصمیم‌ها: { $decisions }، سنجیده: { $judged }.
