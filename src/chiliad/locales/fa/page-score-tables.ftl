### مسابقه‌ای که از میز به برگهٔ امتیاز می‌رود و برمی‌گردد.

score-to-table = ادامه سر میز
score-to-table-lead = میزی با همین قواعد، جمع‌ها و ورق‌دهنده باز می‌شود. دیگران با پیوند می‌آیند و ربات‌ها هم می‌توانند بازی کنند.
score-to-table-who = چه کسی به‌جای { $name } بازی می‌کند
score-to-table-me = خودم
score-to-table-link = هر کس پیوند را دارد
score-to-table-open = باز کردن میز
score-went-on = مسابقه تا اینجا روی برگه است: دور بعد را بنویسید. میز همان‌طور می‌ماند؛ برگه را به اشتراک بگذارید تا دیگران آن را دنبال کنند.
score-played = این دور سر میز بازی شده است و همان‌طور می‌ماند.
score-played-later = دوری پس از این سر میز بازی شده است، پس این دور همین‌طور می‌ماند.
score-played-replay = دیدن گام‌به‌گام
score-open-saved = باز کردن برگهٔ ذخیره‌شده
score-opened = { $name } باز شد.
score-opened-unfinished = { $name } باز شد، بدون آخرین دورش: آن دور تمام نشده بود.
score-file-large = برای سابقهٔ یک مسابقه بیش از اندازه بزرگ است.
score-count-kind = هر کدام { $worth }: { $count }
score-count-back = برداشتن آخرین: { $row }
score-count-done = تمام
