### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = همهٔ تصمیم‌ها و زیان هر کدام به حساب ربات، نه گزارش

report-head =
    { $deals ->
        [one] بخت و تصمیم در یک دور.
       *[other] بخت و تصمیم در { $deals } دور.
    } عددها درصد احتمال برد بازی‌اند.
report-about = انتظار، احتمال پیش از دور نخست است و آنچه هر دور به طور میانگین تغییر می‌دهد. میانگین بخت ۰ است. در تصمیم‌ها ۰ یعنی آنچه یک ربات سریع می‌کرد: بالاتر بهتر است و پایین‌تر بدتر. بخت ورق‌های پنهان می‌گوید تصمیم‌های همه چقدر بهتر از آن شد که می‌شد پیش‌بینی کرد. زیان هر تصمیم از بهترین حرکت شمرده می‌شود.
# $expected, $result (Number) points
report-seat = { $name }: انتظار { $expected } درصد بود و نتیجه { $result } درصد است.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }؛ به شرط کوچک { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }؛ به شرط کوچک کوچک‌تر از آن که بتوان گفت.
report-part-unsure-stakes = { $part }: کوچک‌تر از آن که بتوان گفت؛ به شرط کوچک { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: کوچک‌تر از آن که بتوان گفت.
report-part-zero = { $part }: ۰.
report-luck-deal = بخت ورق‌های پخش‌شده
report-luck-draws = بخت ورق‌های بعدی
report-luck-draws-tysiac = بخت تالون
report-luck-draws-mille = بخت کشیدن ورق
report-luck-hidden = بخت ورق‌های پنهان
report-own-slips = تصمیم‌های خود
report-others-slips = تصمیم‌های دیگران
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = تصمیم‌هایی که ۵ درصد یا بیشتر زیان داشتند: { $five }؛ ۱۰ یا بیشتر: { $ten }؛ ۱۵ یا بیشتر: { $fifteen }.
report-bands-none = تصمیم‌هایی که ۵ درصد یا بیشتر زیان داشتند: هیچ.
report-moments = { $name }: این تصمیم‌ها بیش از همه برای شما زیان داشتند.
report-no-moments = { $name }: هیچ تصمیم شما با اطمینان یک درصد زیان نداشت.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = دور { $deal }، { $place }: «{ $played }» { $loss } ± { $error } درصد زیان داشت.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = با «{ $better }» بازی را در { $hands } درصد حالت‌ها می‌برید، نه در { $other } درصد.
report-better-makes = با «{ $better }» قرارداد { $contract } را در { $hands } درصد دست‌ها انجام می‌دهید، نه در { $other } درصد.
report-better-stops = با «{ $better }» قرارداد { $contract } در { $hands } درصد دست‌ها شکست می‌خورد، نه در { $other } درصد.
report-place-auction = مزایده
report-place-talon = تالون
report-place-contract = قرارداد
report-place-trick = دست { $number }
report-place-turn = نوبت { $number }
report-chances = احتمال برد بازی، به درصد:
report-chances-start = پیش از دور نخست
report-chances-after = پس از دور { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Many matches

many-head = { $game }، شمار مسابقه‌ها: { $matches }. عددها امتیاز در هر مسابقه‌اند: صدم‌های احتمال بردن آن. در پرانتز: بازهٔ ۹۵ درصد.
many-player = { $name }، شمار مسابقه‌ها: { $matches }. { $expected } امتیاز انتظار می‌رفت.
many-part = { $part }: { $points } (از { $low } تا { $high })
many-result = نتیجه: { $points } (از { $low } تا { $high })
many-less-luck = نتیجه منهای بخت: { $points } (از { $low } تا { $high })؛ واریانس آن { $ratio } برابر واریانس نتیجه است.
analyse-one-file = ‏--deal و --decisions و --bots برای یک پرونده‌اند
