### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = показать каждое решение и его цену по расчёту бота, а не отчёт

report-head =
    { $deals ->
        [one] Удача и решения в { $deals } раздаче.
        [few] Удача и решения в { $deals } раздачах.
        [many] Удача и решения в { $deals } раздачах.
       *[other] Удача и решения в { $deals } раздачах.
    } Числа — проценты вероятности выиграть партию.
report-about = Ожидание — это вероятность перед первой раздачей и то, что каждая раздача меняет в среднем. Удача в среднем равна 0. Для решений 0 — это выбор быстрого бота: больше — лучше, меньше — хуже. Удача со скрытыми картами — насколько лучше обернулись решения всех, чем можно было предвидеть. Потеря от решения считается от лучшего хода.
# $expected, $result (Number) points
report-seat = { $name }: ожидалось { $expected } %, итог — { $result } %.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; в малых ставках { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }; в малых ставках слишком мало, чтобы судить.
report-part-unsure-stakes = { $part }: слишком мало, чтобы судить; в малых ставках { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: слишком мало, чтобы судить.
report-part-zero = { $part }: 0.
report-luck-deal = Удача при раздаче карт
report-luck-draws = Удача с дальнейшими картами
report-luck-draws-tysiac = Удача с прикупом
report-luck-draws-mille = Удача при доборе
report-luck-hidden = Удача со скрытыми картами
report-own-slips = Свои решения
report-others-slips = Решения других
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Свои решения ценой 5 % и больше: { $five }; 10 и больше: { $ten }; 15 и больше: { $fifteen }.
report-bands-none = Свои решения ценой 5 % и больше: нет.
report-moments = { $name }: эти решения стоили вам больше всего.
report-no-moments = { $name }: ни одно ваше решение наверняка не стоило и одного процента.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Раздача { $deal }, { $place }: «{ $played }» — потеря { $loss } ± { $error } %.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = После «{ $better }» вы выигрываете партию в { $hands } % случаев, а не в { $other } %.
report-better-makes = После «{ $better }» вы выполняете { $contract } в { $hands } % раскладов, а не в { $other } %.
report-better-stops = После «{ $better }» заказ { $contract } срывается в { $hands } % раскладов, а не в { $other } %.
report-place-auction = торговля
report-place-talon = прикуп
report-place-contract = заказ
report-place-trick = взятка { $number }
report-place-turn = ход { $number }
report-chances = Вероятность выиграть партию, в процентах:
report-chances-start = перед первой раздачей
report-chances-after = после раздачи { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Много матчей

many-head = { $game }, матчей: { $matches }. Числа — пункты за матч: сотые доли шанса его выиграть. В скобках: интервал 95 %.
many-player = { $name }, матчей: { $matches }. Ожидалось пунктов: { $expected }.
many-part = { $part }: { $points } (от { $low } до { $high })
many-result = Итог: { $points } (от { $low } до { $high })
many-less-luck = Итог без удачи: { $points } (от { $low } до { $high }); его дисперсия составляет { $ratio } дисперсии итога.
analyse-one-file = --deal, --decisions и --bots — для одного файла
