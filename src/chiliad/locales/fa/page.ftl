### صفحهٔ مرورگر: همه چیز جز خود میز (page-table.ftl) و بازپخش (page-replay.ftl). متغیرها در en/page.ftl توضیح داده
### شده‌اند.

page-title = میل و تیشونتس، دو بازی ورق · Chiliad
page-skip = پرش به متن صفحه
page-nav = زبان، تنظیمات، راهنما
page-home-link = Chiliad، صفحهٔ اول
page-language = زبان
page-close = بستن
page-cancel = انصراف
page-loading = یک لحظه…
page-hidden-card = ورق بسته
page-suit =
    { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }
page-suit-letter =
    { $suit ->
        [s] پ
        [h] د
        [d] خ
       *[c] گ
    }

## وقتی ایرادی پیش بیاید

page-problem = نشد. لطفاً دوباره امتحان کنید.
page-no-connection = دسترسی به میز ممکن نیست. اتصالتان را بررسی کنید و دوباره امتحان کنید.
page-connection-lost = اتصال قطع شد. در حال تلاش دوباره…
page-elsewhere = این میز در زبانهٔ دیگری باز است و بازی شما آنجاست. اینجا فقط تماشا می‌کنید.
page-elsewhere-here = بازی در همین‌جا
page-nowhere-title = اینجا چیزی نیست
page-nowhere = این نشانی به جایی نمی‌رسد. شاید حرفی از آن در راه گم شده باشد.

## صفحهٔ اول

page-home-heading = بنشینید و بازی کنید
page-home-lead = دو بازی ورق، «میل» (هزارِ کانادایی) و «تیشونتس» (هزارِ لهستانی)، با ربات‌ها یا با دوستان. بدون حساب کاربری و بدون نصب.
page-play-now =
    { $seats ->
        [2] شروع { $name } با ربات
       *[other] شروع { $name } با ربات‌ها
    }
page-play-friend = بازی { $name } با یک دوست
page-new-link = میز تازهٔ { $name }
page-rules-link = قواعد { $name }
page-name = نام شما سر میز
page-name-hint = دیگران آن را می‌بینند. اگر خالی بماند، نامتان «{ $name }» است.
page-name-shown = دیگران آن را می‌بینند.
page-name-needed = نامی بنویسید تا دیگران بدانند شما که هستید.
page-name-taken = { $name } از پیش سر این میز نشسته است. نام دیگری بنویسید.
page-name-change = تغییر نام
page-devices = دستگاه‌های من
page-games = بازی‌های من
page-name-keep = ثبت
page-you-are = نام شما { $name } است.
page-tables-on = میزهای شما
page-tables-over = بازی‌های تمام‌شده
page-tables-all =
    { $count ->
        [one] نمایش { $count } بازی
       *[other] نمایش هر { $count } بازی
    }
page-table-with = { $game } با { $names }
page-table-waiting = در انتظار بازیکنان
page-table-total = { $name }: { $total }
page-table-stopped = متوقف‌شده
page-table-your-turn = نوبت شماست
page-table-result =
    { $who ->
        [you] شما بردید
       *[other] شما باختید
    }

## پیوستن

page-join-heading = پیوستن به یک میز
page-join-code = کد یا پیوند دعوت
page-join-go = دیدن میز
page-join-title = یک میز { $game }
page-join-seats = چه کسانی سر میز هستند
page-join-rules = بازی چگونه است
page-join-preset = قواعد: { $preset }.
page-join-unlike =
    { $mine ->
        [yes] برخلاف قواعد شما ({ $preset }): { $said }.
       *[other] برخلاف «{ $preset }»: { $said }.
    }
page-join-sit = نشستن سر میز
page-join-back = بازگشت به میزم
page-seat-free = خالی
page-seat-for = خالی، برای { $name }
page-join-where = جای شما
page-seat-you = شما
page-seat-bot = ربات

## میزی که منتظر بازیکن است

page-waiting-title =
    { $count ->
        [one] در انتظار { $count } بازیکن
       *[other] در انتظار { $count } بازیکن
    }
page-waiting-how = این پیوند را برای کسانی بفرستید که با شما بازی می‌کنند. تا وقتی صندلی خالی هست، هرکس آن را باز کند می‌تواند بنشیند.
page-waiting-link = دعوت‌نامه
page-waiting-code = یا این کد را در صفحهٔ اول بنویسید
page-waiting-qr = دعوت‌نامه به شکل کد QR
page-waiting-share = با من { $game } بازی کنید
page-waiting-watch = پیوند تماشا، بدون صندلی
page-waiting-watch-share = میز { $game } ما را تماشا کنید
page-waiting-here-only = کس دیگری نمی‌تواند این پیوند را باز کند: فقط به همین دستگاه می‌رسد. برای راه دادن دیگران در همین شبکه، سرور را با chiliad serve --lan آغاز کنید.
page-waiting-network = پیوند بالا در همین شبکه کار می‌کند: صفحهٔ شما با نشانی‌ای باز است که فقط روی همین دستگاه معتبر است.
page-waiting-asked = به بازی دوباره دعوت شدند: { $names }. پیوند برای دیگران است.
page-waiting-cancel = لغو این میز
page-join-watch = تماشای این میز
page-waiting-fair = پخش منصفانه: این میز متعهد است به
page-waiting-fill-hint = لازم نیست منتظر بمانید:
page-waiting-fill =
    { $count ->
        [one] ربات روی صندلی خالی بنشیند
       *[other] ربات‌ها روی صندلی‌های خالی بنشینند
    }
page-waiting-fill-ask = بازی بی‌درنگ شروع می‌شود و دیگر کسی نمی‌تواند سر میز بنشیند.
page-copy = رونوشت
page-copied = رونوشت شد
page-share = هم‌رسانی

## میز تازه

page-new-title = میز تازه
page-new-game = بازی
page-new-game-seats =
    { $count ->
        [one] { $count } بازیکن
       *[other] { $count } بازیکن
    }
page-new-seats = بازیکنان
page-new-seat = صندلی { $seat }
page-new-bot = ربات، { $said }
page-bot-said = { $title }: { $said }. سر میز: { $names }.
page-bot-learned = بعد از درس‌ها، این سطح برای شروع خوب است.
page-opponents =
    { $seats ->
        [2] حریف
       *[other] حریف‌ها
    }
page-new-friend = یک دوست، با دعوت
page-new-friend-hint = همین که میز باز شود، پیوندی برای فرستادن می‌گیرید.
page-new-pace = سرعت بازی ربات‌ها
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] تند
        [slow] آهسته، با وقت برای شنیدن یا دیدن
       *[normal] مثل آدم‌ها
    }
page-preset = قواعد
page-ask-title = شما چطور بازی می‌کنید؟
page-ask-mine = قواعد شما
page-ask-none = تا چیزی انتخاب نشود، قواعد «{ $preset }» برقرار است.
page-ask-kept = میزهای تازهٔ شما با همین قواعد است. می‌توانید آن را همین‌جا، هنگام باز کردن میز و در تنظیمات عوض کنید.
page-ask-compare = مقایسهٔ آن‌ها
page-new-options =
    { $count ->
        [0] تک‌تک قواعد
        [one] تک‌تک قواعد: { $count } تغییر
       *[other] تک‌تک قواعد: { $count } تغییر
    }
page-option-differs = تغییر کرده است. { $preset }: { $said }.
page-option-back = برگرداندن
page-option-back-named = برگرداندن: { $option }
page-option-number = یک عدد
page-number-between = عددی از { $low } تا { $high }
page-new-more =
    { $stakes ->
        [yes] ساعت، غیبت، تماشاگران، شرط
       *[no] ساعت، غیبت، تماشاگران
    }
page-new-clock = ساعت
page-clock =
    { $clock ->
        [relaxed] ساعت آرام: ۳۰ ثانیه برای هر حرکت، و ۱۵ دقیقهٔ دیگر برای کل بازی.
        [fast] ساعت تند: ۱۰ ثانیه برای هر حرکت، و ۳ دقیقهٔ دیگر برای کل بازی.
       *[none] بدون ساعت.
    }
page-new-absent = اگر کسی غایب شود
page-new-absent-choice =
    { $absent ->
        [bot] رباتی به جایش بازی می‌کند تا برگردد
       *[vote] بقیه رأی می‌دهند: صبر، بازی ربات یا توقف
    }
page-new-grace = پیش از آن چقدر صبر شود
page-seconds =
    { $count ->
        [one] { $count } ثانیه
       *[other] { $count } ثانیه
    }
page-minutes =
    { $count ->
        [one] { $count } دقیقه
       *[other] { $count } دقیقه
    }
page-new-spectators = دیگران می‌توانند تماشا کنند
page-new-spectators-hint = هرکس پیوند تماشا را داشته باشد آنچه را روی میز است می‌بیند، ولی ورق‌های دست هیچ‌کس را نه.
page-new-stakes-title = شرط
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] با شرط
       *[no] بدون شرط
    }
page-new-stakes = شرط کوچک
page-stakes-said = شرط‌ها: { $small } و { $large }. فقط حساب می‌شوند؛ اینجا هیچ پولی پرداخت نمی‌شود.
page-new-open = باز کردن میز
page-new-begin = شروع

## قواعد

page-rules-title = قواعد { $game }
page-rules-contents = فهرست
page-rules-read = خواندن این قواعد
page-rules-differ =
    { $count ->
        [one] { $count } قاعده با این‌ها فرق دارد.
       *[other] { $count } قاعده با این‌ها فرق دارد.
    }
# Beside a rule that differs from the preset.
page-rules-changed = تغییر کرده

## تنظیمات

page-settings = تنظیمات
page-settings-theme = رنگ‌های صفحه
page-settings-theme-auto = مثل سیستم
page-settings-theme-light = روشن
page-settings-theme-dark = تیره
page-settings-cards = ورق‌ها
page-settings-cardPoints = امتیاز روی ورق‌ها
page-settings-fourColours = چهار رنگ: خشت آبی، گشنیز سبز
page-settings-largeIndex = رتبه‌های درشت
page-settings-suitLetters = یک حرف کنار هر خال
page-settings-sort = ترتیب ورق‌های دست در تیشونتس
page-settings-sort-suit = بر اساس خال
page-settings-sort-rank = بر اساس رتبه
page-settings-sort-deal = به ترتیب پخش
page-settings-play = بازی
page-settings-autoPlay = اگر فقط یک ورق را بتوان بازی کرد، خودش بازی شود
page-settings-preset = قواعد { $name } برای میزهای تازه
page-settings-motion = پویانمایی
page-settings-motion-auto = مثل سیستم
page-settings-motion-on = ورق‌ها جابه‌جا می‌شوند
page-settings-motion-off = هیچ چیز جابه‌جا نمی‌شود
page-settings-speech = آنچه صفحه‌خوان می‌گوید
page-settings-speech-all = هر چه رخ می‌دهد
page-settings-speech-mine = آنچه به من مربوط است، و نتیجه‌ها
page-settings-speech-off = فقط پاسخ کلیدهای من
page-settings-listen = سرعت صفحه‌خوان
page-settings-listen-normal = معمولی
page-settings-listen-fast = تند
page-settings-listen-fastest = خیلی تند
page-settings-botsWait = ربات‌ها صبر می‌کنند تا آنچه رخ داده را بشنوم
page-settings-keyboard = صفحه‌کلید
page-settings-keys = میانبرهای تک‌حرفی
page-settings-keyHints = کلیدها روی دکمه‌ها نوشته شوند
page-settings-kept = تنظیمات فقط در همین مرورگر نگه داشته می‌شود.

## راهنما و کلیدها

page-help = راهنما و کلیدها
page-help-touch = با انگشت
page-help-touch-tap = برای استفاده از یک ورق روی آن بزنید: بازی، داده یا انتخاب می‌شود. اگر چند راه باشد، روی پاسخی که ظاهر می‌شود بزنید.
page-help-touch-drag = یا آن را به جایش بکشید: وسط میز، سوی یک بازیکن، روی یک ست، روی دورریز.
page-help-touch-why = روی ورق کم‌رنگ بزنید تا بخوانید چرا اکنون نمی‌توان از آن استفاده کرد.
page-help-touch-menu = سه نقطهٔ بالای میز همهٔ کارهای دیگر را دارد: برگهٔ امتیازها، قواعد، مرتب کردن ورق‌ها، ترک میز.
page-help-keys = کلیدها
page-help-begin = چگونه آغاز کنیم
# $new (String) what the link is called: page-new-title
page-help-play = در صفحهٔ اول، هر بازی دکمه‌ای دارد که همان دم ورق‌ها را پخش می‌کند و با ربات‌هایی بازی می‌کنید که سطحشان را همان‌جا برمی‌گزینید. با «{ $new }» قواعد و بازیکنان را خودتان برمی‌گزینید، دوستان را هم.
# $join (String) the heading: page-join-heading
page-help-join = اگر دوستی کد یا پیوندی فرستاده است، آن را در بخش «{ $join }» بنویسید یا پیوند را باز کنید.
page-help-score = برای نگه داشتن امتیاز بازی با ورق‌های واقعی: «{ $score }» در صفحهٔ اول، زیر بازی.
page-help-there = کار انگشت‌ها و کلیدها سر میز، همین که بنشینید، اینجا نوشته می‌شود.
page-help-more = بیشتر
page-help-reader = با صفحه‌خوان: میان ورق‌ها و دکمه‌ها کلیدها بی‌درنگ کار می‌کنند؛ جای دیگر حرف را با Alt بزنید. Tab از ورق‌ها بیرون می‌برد؛ Esc صدا را قطع می‌کند.
page-about = Chiliad نرم‌افزار آزاد است. ورق‌ها به قید قرعه پخش می‌شوند؛ پس از پایان بازی می‌توان بررسی کرد که هر دور چگونه بُر خورده است.
page-keys-everywhere = همه جا
page-keys-are-off = میانبرهای تک‌حرفی در تنظیمات خاموش‌اند؛ کلیدهای دیگر کار می‌کنند.
page-key-help = راهنما و کلیدها
page-key-silence = ساکت کردن، و کنار گذاشتن آنچه هنوز گفته نشده
page-key-repeat = تکرار آخرین گفته
page-key-earlier = گفتهٔ پیش از آن
page-key-later = گفتهٔ پس از آن
page-quiet = ساکت.
page-history-none = هنوز چیزی گفته نشده است.
page-history-first = پیش از آن چیزی گفته نشده است.
page-history-last = این آخرین گفته بود.
# Between two keys that do the same.
page-keys-or = یا
page-keys-space = فاصله
page-keys-word =
    { $key ->
        [Shift] Shift
        [Ctrl] Ctrl
        [Enter] Enter
        [Escape] Esc
        [Home] Home
        [End] End
        [PageUp] Page Up
        [PageDown] Page Down
        [Delete] Delete
        [Backspace] Backspace
       *[Tab] Tab
    }
# $name (String) a game
page-problems-link = مسئله‌ها
page-score-link = نگه داشتن امتیاز با ورق‌های واقعی
