### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = همهٔ تصمیم‌ها و زیان هر کدام به حساب ربات، نه گزارش

report-head =
    { $deals ->
        [one] بخت و تصمیم در یک دور.
       *[other] بخت و تصمیم در { $deals } دور.
    } عددها درصد احتمال برد بازی‌اند.
# $expected, $result (Number) points
report-seat = { $name }: انتظار { $expected } درصد بود و نتیجه { $result } درصد شد.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }؛ به شرط کوچک { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: کوچک‌تر از آن که بتوان گفت.
report-luck-deal = بخت ورق‌های پخش‌شده
report-luck-draws = بخت ورق‌های بعدی
report-luck-draws-tysiac = بخت تالون
report-luck-draws-mille = بخت کشیدن ورق
report-luck-hidden = بخت ورق‌های پنهان
report-own-slips = تصمیم‌های خود
report-others-slips = تصمیم‌های دیگران
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = تصمیم‌هایی که ۵ درصد یا بیشتر زیان داشتند: { $five }؛ ۱۰ یا بیشتر: { $ten }؛ ۱۵ یا بیشتر: { $fifteen }.
report-moments = لحظه‌های مهم { $name }:
report-no-moments = هیچ تصمیم { $name } با اطمینان یک درصد زیان نداشت.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = دور { $deal }، { $place }: «{ $played }» { $loss } ± { $error } درصد زیان داشت.
# $hands, $other (Number) of 100
report-better = با «{ $better }» بازی در { $hands } حالت از ۱۰۰ حالت برده می‌شود و با «{ $played }» در { $other } حالت.
report-better-makes = با «{ $better }» قرارداد { $contract } در { $hands } دست از ۱۰۰ دست انجام می‌شود و با «{ $played }» در { $other } دست.
report-place-auction = مزایده
report-place-talon = تالون
report-place-trick = دست { $number }
report-place-turn = نوبت { $number }
report-chances = احتمال برد بازی، به درصد:
report-chances-start = پیش از دور نخست
report-chances-after = پس از دور { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }
