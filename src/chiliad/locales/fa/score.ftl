### برگهٔ امتیاز در ترمینال: chiliad score.

command-score = نگه داشتن امتیاز بازی با ورق‌های واقعی
    .long = امتیاز بازی با ورق‌های واقعی را نگه می‌دارد: می‌پرسد در هر دور چه کسی چه کرده، آن را طبق قواعد حساب می‌کند و بی‌درنگ در پرونده می‌نویسد. هر دور پیشین را می‌توان اصلاح کرد؛ هر چه پس از آن است دوباره حساب می‌شود.
help-score-file = پروندهٔ برگه، که اگر باشد ادامه می‌یابد؛ بدون آن پرونده‌ای تازه در پوشهٔ داده‌ها
help-score-names = بازیکنان در جهت ساعت، با ویرگول لاتین میانشان: Ala,Bo,Cem؛ وگرنه پرسیده می‌شوند
score-help =
    به هر پرسش پاسخ دهید، یا به چند پرسش با هم با فاصله میانشان. عدد می‌تواند جمع باشد: 10+15+20.
    در هر پرسش: امتیاز، اصلاح 3، درج 3، حذف 3 (دوری با این شماره)، ورق‌دهنده 3 Bo، نام‌ها A,B,C، قواعد OPTION=VALUE، برگشت، تکرار، خروج.
verb-correct = اصلاح
verb-insert = درج
verb-remove = حذف
verb-dealer = ورق‌دهنده
verb-names = نام‌ها
verb-redo = تکرار
verb-count = شمردن
score-name = نام بازیکن { $number }، در جهت ساعت:
# $names (String) بازیکنان
score-first-dealer = چه کسی اول ورق می‌دهد: { $names }؟
score-player-again = نام یک بازیکن یا آغاز آن را بنویسید: { $names }.
score-number-again = یک عدد یا جمعی مانند 10+15+20 بنویسید.
score-yes-again = بنویسید بله یا نه.
score-over = مسابقه تمام شد. یک فرمان، یا Enter برای خروج:
score-not-understood = «{ $text }» فرمان نیست
score-which-deal = «{ $text }» شمارهٔ دور نیست
score-nothing-to-undo = چیزی برای برگرداندن نیست
score-nothing-to-redo = چیزی برای تکرار نیست
score-which-rules = نام قواعد یا گزینه‌ها را بنویسید: قواعد kurnik step=10
score-rules-changed = قواعد تغییر کرد.
score-who-dealt = چه کسی ورق داد: { $names }؟
score-dropped = چیزی عوض نشد.
score-refused-deal = چیزی عوض نشد، به سبب دور { $deal }: { $why }
score-changed = دور { $deal }، { $name }: پیش‌تر { $was }، اکنون { $now }.
score-changed-total = جمع امتیاز { $name }: پیش‌تر { $was }، اکنون { $now }.
score-kept = برگه در { $path } نگه داشته شده است.
score-input-ended = ورودی تمام شد؛ برگه در { $path } نگه داشته شده است
score-interrupted = قطع شد؛ برگه در { $path } نگه داشته شده است
score-verb-concede = واگذار شد
score-verb-blind = ندیده
score-verb-redeal = باطل: چهار نه
score-verb-blocked = قفل
score-verb-count = شمردن ورق‌ها
score-count-help = هر ست را بنویسید، سپس / و آنچه در دست مانده است: KKK QQQs2 / 5 7. فقط Qs و Jd خال می‌خواهند. Enter تنها کار را تمام می‌کند.
score-name-unusable = «{ $name }» اینجا نمی‌تواند نام بازیکن باشد
score-enter-keeps = (Enter: { $was })

## برگه در دست دیگران

sheet-file-separator = ;
sheet-file-dealer = پخش‌کننده
sheet-file-declarer = صاحب قرارداد
sheet-file-ended = نتیجه
sheet-file-score = { $name }: امتیاز
sheet-file-total = { $name }: جمع
sheet-file-notes = { $name }: یادداشت
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = جمع: { $totals }.
