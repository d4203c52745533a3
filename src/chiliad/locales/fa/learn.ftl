### The lessons at the terminal: chiliad learn.

command-learn = یاد گرفتن یک بازی در پنج درس کوتاه
    .long = در همین ترمینال یک بازی را یاد می‌دهد: پنج دور کوتاه که حرکت‌هایش را شما می‌کنید. بدون نام بازی فهرست درس‌ها را نشان می‌دهد. هر وقت خواستید رها کنید؛ دفعهٔ بعد از همان‌جا ادامه می‌یابد.
help-learn-game = بازی ({ $known })؛ بدون آن فهرست درس‌ها نشان داده می‌شود
help-learn-lesson = یک درس، با شماره یا نامش؛ وگرنه درسی که رها کردید یا درس بعدی
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (انجام‌شده)
        [begun] { $number }: { $title } (شروع‌شده)
       *[new] { $number }: { $title }
    }
lesson-begins = درس { $number }: { $title }
lesson-help = برای دیدن حرکت‌هایتان ? بنویسید، y برای راهنمایی، h برای دستتان، c برای آنچه روی میز است، r برای قواعد؛ بعدی برای درس بعد، ازنو برای شروع دوباره، q برای رفتن.
lesson-hand =
    { $who ->
        [you] ورق‌های شما: { $cards }.
       *[other] ورق‌های { $name }: { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = بنویسید: { $typed }
lesson-ask = حرکت شما:
# $moves (String) one or several
lesson-expects = این را امتحان کنید: { $moves }.
lesson-no-undo = اینجا چیزی برای پس گرفتن نیست: حرکتی که درس انتظارش را ندارد بازی نمی‌شود.
lesson-left = می‌توانید وقت دیگری ادامه بدهید: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = بعدی: { $title }. (اینتر برای ادامه، q برای رفتن)
lessons-ended = این درس آخر بود. حالا بازی کنید: chiliad play { $game } --bots beginner
lessons-all-done = همهٔ درس‌ها را گذرانده‌اید. برای دیدن دوبارهٔ یکی، شماره‌اش را بنویسید: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = بعدی
verb-again = ازنو
