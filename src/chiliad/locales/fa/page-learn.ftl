### درس‌ها سر میز در مرورگر.

page-learn-link = یادگیری { $name } با درس‌های کوتاه
page-learn-title = یادگیری { $name }
page-learn-lead =
    { $count ->
        [one] یک درس کوتاه سر میز. حرکت‌ها با شماست.
       *[other] { $count } درس کوتاه سر میز. حرکت‌ها با شماست؛ هر درس دو تا چهار دقیقه طول می‌کشد.
    }
page-learn-number = درس { $number }:
page-learn-state =
    { $state ->
        [begun] ادامه
        [done] انجام شد
       *[new] شروع
    }
page-learn-all-done = همهٔ درس‌ها را گذرانده‌اید. هر کدام را می‌توانید دوباره ببینید.
table-lesson-title = { $game }، درس { $number }
table-lesson-heading = درس { $number }: { $title }
table-lesson-step = { $step } از { $steps }
table-lesson-over = درس تمام شد
table-lesson-next = درس بعدی
table-lesson-play = یک بازی در سطح «{ $level }»
table-lesson-key = { $key }: { $does }.
table-lesson-again = از نو
table-lesson-all = همهٔ درس‌ها
table-lesson-skip = رد شدن از این درس
table-lesson-leave = ترک درس
page-new-coach = مربی برای نخستین بازی‌های من
page-new-coach-hint = هر ورق دست شما امتیازش را نشان می‌دهد، و پیش از لغزش بد، از هر نوع یک بار، هشدار می‌گیرید.
