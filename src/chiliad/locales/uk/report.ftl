### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = показати кожне рішення та його ціну за розрахунком бота, а не звіт

report-head =
    { $deals ->
        [one] Удача й рішення в { $deals } роздачі.
        [few] Удача й рішення в { $deals } роздачах.
        [many] Удача й рішення в { $deals } роздачах.
       *[other] Удача й рішення в { $deals } роздачах.
    } Числа — відсотки ймовірності виграти партію.
# $expected, $result (Number) points
report-seat = { $name }: очікувалося { $expected } %, вийшло { $result } %.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; у малих ставках { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: замало, щоб судити.
report-luck-deal = Удача під час роздавання карт
report-luck-draws = Удача з подальшими картами
report-luck-draws-tysiac = Удача з прикупом
report-luck-draws-mille = Удача під час добору
report-luck-hidden = Удача з прихованими картами
report-own-slips = Власні рішення
report-others-slips = Рішення інших
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Власні рішення ціною 5 % і більше: { $five }; 10 і більше: { $ten }; 15 і більше: { $fifteen }.
report-moments = { $name } — важливі моменти:
report-no-moments = { $name }: жодне рішення напевно не коштувало й одного відсотка.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Роздача { $deal }, { $place }: «{ $played }» — втрата { $loss } ± { $error } %.
# $hands, $other (Number) of 100
report-better = «{ $better }» виграє партію у { $hands } випадках зі 100, «{ $played }» — у { $other }.
report-better-makes = Після «{ $better }» замовлення { $contract } виконується у { $hands } розкладах зі 100, після «{ $played }» — у { $other }.
report-place-auction = торги
report-place-talon = прикуп
report-place-trick = взятка { $number }
report-place-turn = хід { $number }
report-chances = Імовірність виграти партію, у відсотках:
report-chances-start = перед першою роздачею
report-chances-after = після роздачі { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }
