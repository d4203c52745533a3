### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = показати кожне рішення та його ціну за розрахунком бота, а не звіт

report-head =
    { $deals ->
        [one] Удача й рішення в { $deals } роздачі.
        [few] Удача й рішення в { $deals } роздачах.
        [many] Удача й рішення в { $deals } роздачах.
       *[other] Удача й рішення в { $deals } роздачах.
    } Числа — відсотки ймовірності виграти партію.
report-about = Очікування — це ймовірність перед першою роздачею і те, що кожна роздача змінює в середньому. Удача в середньому дорівнює 0. Для рішень 0 — це вибір швидкого бота: більше — краще, менше — гірше. Удача з прихованими картами — наскільки краще обернулися рішення всіх, ніж можна було передбачити. Втрата від рішення рахується від найкращого ходу.
# $expected, $result (Number) points
report-seat = { $name }: очікувалося { $expected } %, підсумок — { $result } %.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; у малих ставках { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }; у малих ставках замало, щоб судити.
report-part-unsure-stakes = { $part }: замало, щоб судити; у малих ставках { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: замало, щоб судити.
report-part-zero = { $part }: 0.
report-luck-deal = Удача під час роздавання карт
report-luck-draws = Удача з подальшими картами
report-luck-draws-tysiac = Удача з прикупом
report-luck-draws-mille = Удача під час добору
report-luck-hidden = Удача з прихованими картами
report-own-slips = Власні рішення
report-others-slips = Рішення інших
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Власні рішення ціною 5 % і більше: { $five }; 10 і більше: { $ten }; 15 і більше: { $fifteen }.
report-bands-none = Власні рішення ціною 5 % і більше: немає.
report-moments = { $name }: ці рішення коштували вам найбільше.
report-no-moments = { $name }: жодне ваше рішення напевно не коштувало й одного відсотка.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Роздача { $deal }, { $place }: «{ $played }» — втрата { $loss } ± { $error } %.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = Після «{ $better }» ви виграєте партію у { $hands } % випадків, а не у { $other } %.
report-better-makes = Після «{ $better }» ви виконуєте { $contract } у { $hands } % розкладів, а не у { $other } %.
report-better-stops = Після «{ $better }» замовлення { $contract } зривається у { $hands } % розкладів, а не у { $other } %.
report-place-auction = торги
report-place-talon = прикуп
report-place-contract = замовлення
report-place-trick = взятка { $number }
report-place-turn = хід { $number }
report-chances = Імовірність виграти партію, у відсотках:
report-chances-start = перед першою роздачею
report-chances-after = після роздачі { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Багато матчів

many-head = { $game }, матчів: { $matches }. Числа — пункти за матч: соті частки шансу його виграти. У дужках: інтервал 95 %.
many-player = { $name }, матчів: { $matches }. Очікувалося пунктів: { $expected }.
many-part = { $part }: { $points } (від { $low } до { $high })
many-result = Підсумок: { $points } (від { $low } до { $high })
many-less-luck = Підсумок без талану: { $points } (від { $low } до { $high }); його дисперсія становить { $ratio } дисперсії підсумку.
analyse-one-file = --deal, --decisions і --bots — для одного файлу
