### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = показать каждое решение и его цену по расчёту бота, а не отчёт

report-head =
    { $deals ->
        [one] Удача и решения в { $deals } раздаче.
        [few] Удача и решения в { $deals } раздачах.
        [many] Удача и решения в { $deals } раздачах.
       *[other] Удача и решения в { $deals } раздачах.
    } Числа — проценты вероятности выиграть партию.
# $expected, $result (Number) points
report-seat = { $name }: ожидалось { $expected } %, вышло { $result } %.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; в малых ставках { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: слишком мало, чтобы судить.
report-luck-deal = Удача при раздаче карт
report-luck-draws = Удача с дальнейшими картами
report-luck-draws-tysiac = Удача с прикупом
report-luck-draws-mille = Удача при доборе
report-luck-hidden = Удача со скрытыми картами
report-own-slips = Свои решения
report-others-slips = Решения других
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Свои решения ценой 5 % и больше: { $five }; 10 и больше: { $ten }; 15 и больше: { $fifteen }.
report-moments = { $name } — важные моменты:
report-no-moments = { $name }: ни одно решение наверняка не стоило и одного процента.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Раздача { $deal }, { $place }: «{ $played }» — потеря { $loss } ± { $error } %.
# $hands, $other (Number) of 100
report-better = «{ $better }» выигрывает партию в { $hands } случаях из 100, «{ $played }» — в { $other }.
report-better-makes = После «{ $better }» заказ { $contract } выполняется в { $hands } раскладах из 100, после «{ $played }» — в { $other }.
report-place-auction = торговля
report-place-talon = прикуп
report-place-trick = взятка { $number }
report-place-turn = ход { $number }
report-chances = Вероятность выиграть партию, в процентах:
report-chances-start = перед первой раздачей
report-chances-after = после раздачи { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }
