### میز بازی در مرورگر. متغیرها در en/page-table.ftl توضیح داده شده‌اند.

table-comma = ،{" "}
table-semicolon = ؛{" "}

## صندلی‌ها

table-you = شما
table-you-within = شما
table-on-turn =
    { $who ->
        [you] (نوبت شماست)
       *[other] (نوبت اوست)
    }
table-dealer = پخش‌کننده
table-bot = ربات
table-away = غایب
table-stand-in = ربات بازی می‌کند
table-declarer = صاحب قرارداد
table-barrel =
    { $left ->
        [one] بشکه: { $left } دور مانده
       *[other] بشکه: { $left } دور مانده
    }
table-cards-held =
    { $count ->
        [one] { $count } ورق در دست
       *[other] { $count } ورق در دست
    }
table-few =
    { $count ->
        [one] { $count } ورق مانده!
       *[other] { $count } ورق مانده!
    }
table-clock = وقت باقی‌مانده
table-passed = پاس
table-has-bid = خوانده: { $points }
table-says-marriage =
    { $suit ->
        [s] زوج پیک ♠، { $points }
        [h] زوج دل ♥، { $points }
        [d] زوج خشت ♦، { $points }
       *[c] زوج گشنیز ♣، { $points }
    }
table-says-contract = قرارداد { $points }
table-points-made =
    { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
table-made-of = { $points } از { $contract }
table-tricks =
    { $count ->
        [0] بدون دست برده
        [one] { $count } دست برده
       *[other] { $count } دست برده
    }
table-marriage-made = زوج { $sign } { $points }
table-total = جمع { $points }
table-laid = روی میز { $points }
table-stars =
    { $count ->
        [one] { $stars } { $count } طبیعی
       *[other] { $stars } { $count } طبیعی
    }
table-chapeaux =
    { $count ->
        [one] { $count } شاپو
       *[other] { $count } شاپو
    }
table-gift = از { $name }: { $card }

## بالای میز

table-heading = { $game }، دور { $deal }
table-your-turn = نوبت شماست
table-turn-of = نوبت { $name }
table-phase =
    { $phase ->
        [between] دور تمام شد
        [over] بازی تمام شد
        [stopped] بازی متوقف شد
       *[playing] در حال بازی
    }
table-phase-waiting = در انتظار بازیکنان
table-target = تا { $points }
table-trump = حکم: { $suit }
table-trump-short = حکم
table-trump-none = هنوز بدون حکم
table-undo = پس گرفتن
table-undo-none = چیزی برای پس گرفتن نیست.
table-undo-ask = درخواست پس گرفتن
table-undo-asked = { $name } می‌خواهد آخرین حرکتش را پس بگیرد. موافق: { $agreed } از { $of }.
table-undo-mine = شما خواسته‌اید آخرین حرکتتان را پس بگیرید. موافق: { $agreed } از { $of }.
table-undo-yes = موافقم
table-undo-no = موافق نیستم
table-undo-withdraw = منصرف شدم
table-hint = راهنمایی
table-hint-ask = درخواست راهنمایی
table-hint-none = راهنمایی برای تصمیم خودتان است، وقتی که بتوانید انتخاب کنید.
table-hint-thinking = راهنمایی در راه است.
table-hint-moves = بهترین حرکت‌ها
table-hint-move = حرکت
table-hint-close = بستن راهنمایی
table-hint-asked = { $name } می‌پرسد که آیا در این بازی راهنمایی مجاز است. موافق: { $agreed } از { $of }.
table-hint-mine = پرسیده‌اید که آیا در این بازی راهنمایی مجاز است. موافق: { $agreed } از { $of }.
table-hint-yes = راهنمایی مجاز است
table-hint-no = بدون راهنمایی
table-hint-withdraw = بازی بدون راهنمایی
table-hint-stop = دیگر راهنمایی نباشد
table-hint-card = ورق راهنمایی
table-log = آنچه گذشت
table-menu = همهٔ کارها
table-menu-log = آنچه گذشت: دیدن یا بستن
table-menu-sheet = برگهٔ امتیازها
table-real-cards = ادامه با ورق‌های واقعی
table-keeper =
    { $who ->
        [you] شما با ورق‌های واقعی امتیازها را نگه می‌دارید.
       *[other] { $name } با ورق‌های واقعی امتیازها را نگه می‌دارد.
    }
table-keeper-open = باز کردن برگهٔ امتیاز
table-menu-rules = قواعد این میز
table-menu-watch = پیوند تماشا…
table-menu-leave = ترک میز…
table-menu-stop = متوقف کردن بازی، نیمه‌کاره…
table-menu-more = بیشتر…
table-leave-title = میز را ترک می‌کنید؟
table-leave-ask = رباتی به جای شما بازی را ادامه می‌دهد. هر وقت بخواهید می‌توانید برگردید: میز را از صفحهٔ اول باز کنید.
table-leave-alone = میز همان‌طور می‌ماند تا برگردید؛ آن را در صفحهٔ اول پیدا می‌کنید.
table-leave-yes = ترک میز
table-leave-no = می‌مانم
table-stop-title = بازی همین حالا متوقف شود؟
table-stop-ask = بازی همین‌جا، نیمه‌کاره و با همین امتیازها تمام می‌شود و دیگر از سر گرفته نمی‌شود.
table-stop-yes = پایان بازی
table-no-table = چنین میزی نیست
page-outdated = این صفحه قدیمی شده است
page-load-again = بار کردن دوبارهٔ صفحه

## ورق‌های من

table-my-hand = ورق‌های شما
table-hand =
    { $count ->
        [one] ورق‌های شما، { $count } تا
       *[other] ورق‌های شما، { $count } تا
    }
table-card-points =
    { $points ->
        [one] { $card }، { $points } امتیاز
       *[other] { $card }، { $points } امتیاز
    }
table-can =
    { $verb ->
        [play] می‌توان بازی کرد
        [marry] می‌توان بازی کرد یا با آن زوج اعلام کرد
        [give] می‌توان داد
        [lay] می‌توان خواباند
        [wild] می‌توان به جای وایلد خواباند
        [take] می‌توان با آن دورریز را برداشت
       *[discard] می‌توان دور انداخت
    }
table-can-be-used = می‌توان به کار برد
table-marriage-half = نیمی از یک زوج { $points } امتیازی
table-fresh = تازه
table-sorted =
    { $sort ->
        [suit] مرتب‌شده بر اساس خال.
        [rank] مرتب‌شده بر اساس رتبه.
       *[deal] به ترتیبی که ورق‌ها آمده‌اند.
    }
table-not-your-turn = نوبت شما نیست.
table-none-legal = اکنون هیچ ورقی قابل بازی نیست.
table-not-now = حالا نمی‌شود.
table-nobodys-turn = نوبت کسی نیست.
table-next-key = دور تمام شد. برای دور بعدی N را بزنید.
table-next-press = برای دور بعدی N را بزنید.
table-deal-goes-on = دور هنوز تمام نشده است.
table-waits-for = در انتظار { $name }…
table-select-rank =
    { $count ->
        [one] انتخاب { $count } { $rank }
       *[other] انتخاب هر { $count } { $rank }
    }

## تیشونتس

table-talon = تالون
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] تالون، اکنون در دست شما
       *[other] تالون، اکنون در دست { $name }
    }
table-trick = دست
table-last-trick = دست قبلی
table-call =
    { $verb ->
        [bid] پیشنهاد
       *[contract] قرارداد
    }
table-call-this =
    { $verb ->
        [bid] خواندن { $points }
       *[contract] قرارداد { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] فقط { $low } ممکن است
       *[no] مضربی از { $step } از { $low } تا { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] خواندن { $points }؟ برای تأیید یک بار دیگر Enter را بزنید.
       *[contract] قرارداد { $points }؟ برای تأیید یک بار دیگر Enter را بزنید.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = برای پیشنهاد B را بزنید.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab از ورق‌ها بیرون می‌برد؛ آنجا حرف را با Alt بزنید. F1 فهرست کلیدهاست.
# P pressed once.
table-pass-sure = پاس؟ برای تأیید یک بار دیگر P را بزنید.
# The groups of buttons, for the ear.
table-moves = آنچه می‌توانید بکنید
table-onward = ادامه
table-tools = ابزارهای میز
table-less = { $step } کمتر
table-more = { $step } بیشتر
table-quick = انتخاب:
table-give-who = { $card } به چه کسی برسد؟
table-give-group = ورق به چه کسی برسد
table-give-place = ورق برای { $name }
table-give-choose = نخست ورقی برای { $name } انتخاب کنید.
table-cancel = انصراف
table-marriage-group = زوج
table-marry-suit =
    { $suit ->
        [s] اعلام زوج پیک ♠، { $points }
        [h] اعلام زوج دل ♥، { $points }
        [d] اعلام زوج خشت ♦، { $points }
       *[c] اعلام زوج گشنیز ♣، { $points }
    }
table-play-plain = بازی کردن { $card } بدون آن
table-marry-or-play = با { $card } زوج اعلام می‌کنید، { $points } امتیاز؟
table-which-move = با { $card } چه می‌کنید؟
table-concede = { $what }…
table-concede-no = ادامهٔ بازی

## میل

table-board = میز
table-stock-and-pack = دک و دورریز
table-stock = دک: { $count }
table-pack = دورریز: { $count }
table-pack-said =
    { $count ->
        [0] دورریز خالی است.
        [one] دورریز: { $count } ورق، { $card }.
       *[other] دورریز: { $count } ورق، { $card } روی آن.
    }
table-pack-look = دیدن
# The same button for the ear.
table-pack-look-title = دیدن ورق‌های دورریز
table-take = برداشتن دورریز
table-take-which = دورریز را با کدام ورق‌ها برمی‌دارید؟
table-lay =
    { $count ->
        [one] خواباندن { $count } ورق
       *[other] خواباندن { $count } ورق
    }
table-lay-none = اول ورق‌هایی را که می‌خوابانید انتخاب کنید.
table-lay-mixed = { $cards } با هم ست نمی‌شوند.
table-would-lay =
    { $new ->
        [yes] برای ست تازه انتخاب شده: { $cards }.
       *[no] برای ست { $rank } شما انتخاب شده: { $cards }.
    }
table-would-discard = { $card } انتخاب شده است. دور انداختنش نوبت شما را تمام می‌کند.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = روی کدام ست؟ { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = { $card } را دور می‌اندازید، یا روی کدام ست می‌خوابانید؟ { $places }.
# The buttons with these places.
table-lay-group = جای خواباندن
table-lay-to =
    { $new ->
        [yes] ست تازهٔ { $rank }
       *[no] به ست { $rank }
    }
table-discard = دور انداختن
table-discard-one = اول ورقی را انتخاب کنید که می‌خواهید دور بیندازید.
table-discard-sure = { $card } دور انداخته شود؟ برای تأیید یک بار دیگر X را بزنید.
table-discard-many = برای دور انداختن فقط یک ورق انتخاب کنید؛ اکنون { $count } ورق انتخاب شده است.
table-unselect = لغو انتخاب
table-unselected = چیزی انتخاب نشده است.
table-offers = آنچه می‌توانید بخوابانید
table-sets-of =
    { $who ->
        [you] ست‌های شما
       *[other] ست‌های { $name }
    }
table-no-sets = هنوز ستی نیست
table-add-title = افزودن به ست { $rank }
table-wilds =
    { $count ->
        [one] { $count } وایلد
       *[other] { $count } وایلد
    }
table-lies =
    { $lies ->
        [seven] هفت‌تایی!
       *[eight] ★ هشت‌تایی
    }
table-set = { $rank }، { $count ->
        [one] { $count } ورق
       *[other] { $count } ورق
    }{ $wilds ->
        [0] {""}
        [one] {" "}با { $wilds } وایلد
       *[other] {" "}با { $wilds } وایلد
    }{ $lies ->
        [seven] ، هفت‌تایی، روی هم
        [eight] ، هشت‌تایی، بسته، طبیعی
       *[open] {""}
    }، { $points } امتیاز ({ $cards })
table-known =
    { $count ->
        [one] معلوم از دست: { $cards }
       *[other] معلوم از دست: { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } ورق معلوم
       *[other] { $count } ورق معلوم
    }

## پایان دور و پایان بازی

table-deal-over = دور { $deal } تمام شد
table-match-won =
    { $who ->
        [you] شما بازی را بردید!
       *[other] { $name } بازی را برد
    }
table-stopped = بازی متوقف شد
table-column-deal = دور
table-column-points = آورده
table-column-score = امتیاز دور
table-column-total = جمع
table-column-way = راه تا { $target }
table-how-counted = چگونه شمرده شد
table-left-you = در دست شما ماند
table-left-other = در دست { $name } ماند
table-next-deal = دور بعدی
table-next-waits = دور بعدی همین که بازیکنی بخواهد شروع می‌شود.
table-replay = بازپخش
table-again = یک بازی دیگر
table-again-with = یک بازی دیگر با { $name }
table-suggest =
    { $result ->
        [won] سه برد پیاپی در سطح «{ $level }»: شاید حالا «{ $other }» لذت بیشتری داشته باشد.
       *[lost] سه باخت پیاپی در سطح «{ $level }»: شاید فعلاً «{ $other }» لذت بیشتری داشته باشد.
    }
table-suggest-go = بازی در سطح «{ $other }»
table-home = صفحهٔ اول
table-sheet-empty = هنوز هیچ دوری تمام نشده است.

## وقتی کسی غایب است

table-watching = شما تماشاگرید. ورق‌های بازیکنان پنهان می‌ماند.
table-my-stand-in = ربات به جای شما بازی می‌کند.
table-back = برگشتم
table-is-away = { $name } غایب است. کمی صبر می‌کنیم.
table-is-here = { $name } برگشت.
table-is-held = { $name } غایب است؛ ربات بازی می‌کند.
table-vote = رأی‌گیری
table-vote-ask = { $name } پاسخ نمی‌دهد. حالا چه کنیم؟ رأی‌ها: { $cast } از { $of }.
table-vote-choice =
    { $choice ->
        [wait] صبر
        [bot] بازی ربات
       *[stop] توقف و حساب امتیازها
    }

## پاسخ به کلیدها

table-say-hand =
    { $count ->
        [one] { $count } ورق: { $cards }.
       *[other] { $count } ورق: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] تازه: { $cards }.
       *[other] تازه: { $cards }.
    }
table-hand-none = ورقی در دست ندارید.
table-say-played = { $name }: { $card }
table-say-nothing = چیزی روی میز نیست.
table-say-talon = تالون: { $cards }.
table-say-talon-hidden = تالون بسته است.
table-say-last = دست قبلی: { $cards }. برنده: { $who ->
        [you] شما
       *[other] { $name }
    }، { $points } امتیاز.
table-last-none = هنوز دستی نبوده است.
table-say-contract =
    { $who ->
        [you] قرارداد شما { $points }
       *[other] قرارداد { $points }، { $name }
    }، تا اینجا { $made }
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: هنوز نخوانده
table-say-passed = { $name }: پاس
table-say-score = { $name }: { $points } در این دور، جمع { $total }
table-say-total = { $name }: جمع { $total }
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = واگذاری { $concessions } از { $free }
table-say-mark-empty = دست‌خالی { $empty } از { $free }
table-say-mark-barrel = روی بشکه، دورهای مانده: { $left }
# The pack but for its top card.
table-say-under = زیر آن: { $cards }.
table-say-stock = دک: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: هیچ.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: جمع { $total }، روی میز { $laid }.
table-say-held-points = در دست شما: { $points }.
table-say-stars = { $name }: ستاره { $stars }، شاپو { $chapeaux }.
table-last-none-mille = حریف هنوز بازی نکرده است.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] قرارداد به دست آمده است.
        [one] { $left } امتیاز دیگر لازم است.
       *[other] { $left } امتیاز دیگر لازم است.
    }
table-say-dealer = پخش‌کننده: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } ورق
       *[other] { $name }: { $count } ورق
    }
table-say-no-clock = ساعتی در کار نیست.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } برای این حرکت، { $bank } ذخیره
table-say-bank-time = { $name }: { $bank } ذخیره
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = قواعد: { $name }.
table-say-rules-differ = قواعد: { $name }. تفاوت‌ها: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card } به کار می‌آید.
# One of several things, by its number. $what (String)
table-say-place = { $place } از { $count }: { $what }
table-say-no-sets = هیچ ستی روی میز نیست.
table-say-offers = { $offers }. Shift+Tab به دکمه‌ها می‌برد.
table-say-no-offers = اکنون چیزی برای خواباندن ندارید.

## کار کلیدها، در فهرست کلیدها و در منو

table-keys = سر میز
table-key-next = ورق بعدی
table-key-previous = ورق قبلی
table-key-first = اولین ورق
table-key-last = آخرین ورق
table-key-legal = ورق بعدی که به کار می‌آید
table-key-legal-back = ورق قبلی که به کار می‌آید
table-key-play = بازی کردن ورق، یا دادن آن
table-key-marry = اعلام زوج با ورق
table-key-pass = پاس
table-key-cancel = انصراف
table-key-contract = مزایده و قرارداد؛ رفتن به مزایده
table-key-hand = ورق‌های من
table-key-trick = دست یا تالون روی میز
table-key-trump = حکم
table-key-scores = امتیازها
table-key-marks = بشکه، واگذاری، دست‌خالی
table-key-turn = نوبت چه کسی است
table-key-last-trick = دست قبلی
table-key-sort-suit = مرتب کردن بر اساس خال
table-key-sort-rank = مرتب کردن بر اساس رتبه
table-key-sort-deal = به ترتیبی که ورق‌ها آمده‌اند
table-key-undo = پس گرفتن
table-key-hint = راهنمایی
table-key-deal = دور بعدی
table-key-select = انتخاب ورق
table-key-draw = کشیدن ورق
table-key-take = برداشتن دورریز
table-key-lay = خواباندن ورق‌های انتخاب‌شده
table-key-discard = دور انداختن ورق انتخاب‌شده، وگرنه ورقی که روی آن هستید
table-key-unselect = لغو انتخاب
table-key-pack = دورریز و دک
table-key-sets = ست‌های روی میز
table-key-stars = ستاره‌ها و شاپوها
table-key-last-turn = نوبت قبلی حریف
table-key-concede = واگذار کردن این دور
table-key-why = چرا این ورق به کار نمی‌آید
table-key-dealer = چه کسی پخش کرد
table-key-others = دیگران چند ورق دارند
table-key-clock = زمان مانده
table-key-rules = گفتن قواعد این میز
table-key-talk = گفت‌وگو سر میز
table-key-card = دست روی میز یا دست قبلی، ورق به ورق
table-key-card-back = ورق پیش از آن
table-key-set = ست‌ها، یکی یکی
table-key-set-back = ست پیش از آن
table-key-offers = آنچه می‌توانید بخوابانید
table-key-use = به کار بردن ورق
table-key-moves = چه می‌توانید بکنید
table-key-buttons = رفتن به دکمه‌های حرکت
table-key-table = آنچه روی میز است
table-key-each = آنچه روی میز است، یکی‌یکی
table-key-each-back = مورد قبلی

replay-hand =
    { $count ->
        [one] ورق‌های { $name }، { $count } تا
       *[other] ورق‌های { $name }، { $count } تا
    }
replay-deal-option = دور { $deal }

## برگهٔ امتیازها

sheet-caption = برگهٔ امتیازها
sheet-column-contract = قرارداد
sheet-go = رفتن به دور { $deal }
sheet-of-deal = دور { $deal }
sheet-running = ، جمع { $total }
sheet-total = جمع
sheet-wins = برنده
sheet-payment = چه کسی به چه کسی می‌پردازد
sheet-in-words = دور به دور، به زبان ساده

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = مجموع قفل
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = افتادن: { $count } از { $most }
table-has-bid-blind = ندیده خوانده: { $points }
table-says-aces = چهار آس، { $points }
table-aces-made = چهار آس { $points }
# In the name of an ace where all four are in hand.
table-aces-part = یکی از چهار آسِ { $points } امتیازی
table-aces-declare = اعلام چهار آس، { $points }
table-aces-or-play = چهار آس را با { $card } اعلام می‌کنید، { $points } امتیاز؟
table-aces-group = چهار آس
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }؟ برای تأیید یک بار دیگر Shift+B را بزنید.
table-say-bid-blind = { $name }: { $points } ندیده
# Shift+N pressed once.
table-redeal-sure = پخش دوباره می‌خواهید؟ برای تأیید یک بار دیگر Shift+N را بزنید.
table-blind-none = حالا نمی‌توان ندیده خواند.
table-redeal-none = حالا نمی‌توانید پخش دوباره بخواهید.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = دور طلایی { $number } از { $count }: دو برابر
# Above the table, beside the contract.
table-blind = ندیده خوانده شده: قرارداد دو برابر است
# The same in brief.
table-doubled = ×۲
# Nothing is counted of the players.
table-marks-none = چیزی شمرده نمی‌شود
table-key-blind = ندیده خواندن
table-key-redeal = خواستن پخش دوباره، با چهار ۹

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = تالون { $number }
table-talons = دو تالون
table-say-talons-hidden = هر دو تالون بسته‌اند.
table-lay-away-sure = { $card } را کنار می‌گذارید؟
table-lay-away-group = کنار گذاشتن ورق
# Of four players the dealer: beside the name
table-sits-out = بیرون از دور
table-say-sits-out =
    { $who ->
        [you] شما این دور را بیرونید
       *[other] { $name } این دور را بیرون است
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = کنار گذاشته: { $cards }
table-key-take-first = برداشتن تالون ۱
table-key-take-second = برداشتن تالون ۲

table-talk-none =
    { $why ->
        [off] گفت‌وگو سر میز در تنظیمات خاموش است.
       *[alone] اینجا کسی نیست که با او حرف بزنید.
    }
