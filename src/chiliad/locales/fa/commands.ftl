### خط فرمان. متغیرها در en/commands.ftl توضیح داده شده‌اند.
### The marks U+200E keep what is Latin in its order within a Persian line. What stands in a usage line (chiliad …, COMMAND, KEY=VALUE) stays in Latin letters: Persian words there would be
### shown in the wrong order.

about = میل و تیشونتس، دو بازی ورق: بازی کنید، امتیازها را حساب کنید و سابقهٔ بازی‌ها را بررسی کنید.
version = chiliad { $version }
usage-commands = chiliad [--lang LANGUAGE] COMMAND …

help-usage = طرز استفاده:
help-arguments = ورودی‌ها
help-options = گزینه‌ها
help-commands = فرمان‌ها
help-more = برای توضیح بیشتر دربارهٔ هر فرمان: chiliad COMMAND --help
help-help = نمایش همین صفحه
help-version = نمایش نسخه
help-lang = زبان برنامه: { $known }؛ اگر داده نشود، CHILIAD_LANG یا زبان سیستم
help-json = خروجی به شکل JSON، برای خواندن با برنامه‌ای دیگر
help-game = بازی: { $known }
help-preset = قواعد بازی: { $presets }
help-option = گزینه‌ای از قواعد که با پیش‌تنظیم فرق دارد، به شکل KEY=VALUE؛ می‌توان چند بار نوشت
help-workers = چند فرایند هم‌زمان کار کنند؛ اگر داده نشود، به تعداد هسته‌ها
help-seed = عددی که همهٔ تصادف‌ها از آن به دست می‌آید؛ عدد یکسان، ورق‌های یکسان می‌دهد
help-file = یک سابقهٔ بازی (‎.mille یا ‎.tysiac)، یا - برای ورودی استاندارد
help-files = سابقه‌های بازی (‎.mille یا ‎.tysiac)، پوشه‌های آن‌ها، الگوها (‎*.mille)، یا - برای ورودی استاندارد

metavar-lang = LANGUAGE
metavar-preset = PRESET
metavar-option = KEY=VALUE
metavar-number = N
metavar-bots = NAMES
metavar-budget = BUDGET
metavar-name = NAME
metavar-seat = SEAT
metavar-folder = DIR
metavar-points = POINTS
metavar-host = ADDRESS
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = میل
word-tysiac = تیشونتس
command-serve = باز کردن میزهای بازی در مرورگر
    .long = میزهای بازی را به مرورگرها می‌دهد، تا وقتی Ctrl-C بزنید. به‌طور پیش‌فرض فقط از همین دستگاه می‌توان به آن رسید و میزها در پرونده‌ای از آن خودتان نگه داشته می‌شوند؛ اینکه دوستان چطور بیایند در docs/serve.md آمده است.

command-play = یک بازی در همین ترمینال
    .long = یک بازی با ربات‌ها، خط به خط. بازی در حین انجام روی دیسک نگه داشته می‌شود؛ هر وقت خواستید بیرون بروید، دفعهٔ بعد پیشنهاد می‌شود که آن را ادامه دهید. با ‎--seed، ‎--seat، ‎--bots، ‎--stakes یا گزینه‌ای از قواعد، بازی تازه‌ای شروع می‌شود.
command-rules = قواعد یک بازی، با گزینه‌هایی که در کارند
    .long = بازی را در یک نگاه و قواعد شماره‌دار آن را، چنان‌که با پیش‌تنظیم و گزینه‌های داده‌شده هستند، چاپ می‌کند.
help-rules-examples = به جای آن نمونه‌هایی از بازی را چاپ می‌کند
help-rules-glossary = به جای آن واژه‌های بازی را چاپ می‌کند
help-rules-presets = به جای آن تفاوت پیش‌تنظیم‌ها را چاپ می‌کند
command-payout = بازندهٔ یک بازی میل چقدر می‌پردازد
    .long = پرداخت پایان یک بازی میل را فقط از روی جمع امتیازها حساب می‌کند.
command-settle = امتیازهای یک دور، از روی چند عدد
    .long = عددهای یک دور را به شکل JSON از ورودی استاندارد می‌خواند و امتیازهایش را چاپ می‌کند. شکل نوشتن آن‌ها در docs/commands.md آمده است.
command-verify = بررسی سابقه‌ها با بازی کردن دوبارهٔ آن‌ها
    .long = هر سابقه را دوباره بازی می‌کند و «ok FILE» یا نخستین ایراد آن را چاپ می‌کند: دور، حرکت، دلیل. کد خروج فقط وقتی 0 است که همه درست باشند.
command-backup = ذخیرهٔ همهٔ میزهای سرور در یک پرونده
    .long = همهٔ میزها، مهمان‌ها و بازی‌ها را در یک پرونده ذخیره می‌کند، حتی وقتی سرور کار می‌کند. رازهای پخش عادلانه در این پرونده است: آن را به کسی ندهید.
command-restore = بازگرداندن میزها از نسخهٔ پشتیبان
    .long = همهٔ میزهای نسخهٔ پشتیبان را به پایگاه دادهٔ خالی برمی‌گرداند. در این میان هیچ سروری نباید با آن کار کند.
command-replay = بازگویی یک سابقه
    .long = آنچه را در یک سابقه رخ داده، حرکت به حرکت بازگو می‌کند.
command-sheet = برگهٔ امتیاز یک سابقه
    .long = برگهٔ امتیاز یک سابقه را مثل کاغذ چاپ می‌کند: امتیازها، جمع‌ها، نشانه‌ها و اینکه چه کسی به چه کسی می‌پردازد.
command-stats = ارقام بازیکنان در سابقه‌های بسیار
    .long = می‌شمارد که بازیکنان این سابقه‌ها چه کرده‌اند: بازی‌های برده، امتیازها، قراردادها یا ستاره‌ها و جز آن. با --player یک بازیکن را با هر حریف هم می‌سنجد.
command-redact = سابقه، آن‌طور که یک صندلی اجازه دارد ببیند
    .long = سابقه را چاپ می‌کند و به جای هر ورقی که آن صندلی، یا تماشاگر، ندیده است ?? می‌گذارد.
command-solve = ارزش هر ورق وقتی همهٔ ورق‌ها معلوم است
    .long = نشان می‌دهد اگر همهٔ ورق‌ها معلوم باشد و همه بهترین بازی را بکنند، هر حرکت مجاز به کجا می‌رسد. این ارزش وضعیت را می‌گوید، نه آنچه را بازیکن می‌توانست ببیند.
command-selfplay = بازی‌های کامل میان ربات‌ها
    .long = ربات‌ها بازی می‌کنند و سابقهٔ هر بازی از DIR/000001 به بعد نوشته می‌شود. بذر یکسان همان بایت‌ها را می‌نویسد، تعداد فرایندها هرچه باشد.
command-arena = سنجش قدرت ربات‌ها در برابر هم
    .long = ربات‌ها دسته‌به‌دسته بازی می‌کنند؛ در هر دسته همان کارت‌ها با همهٔ جای‌گیری‌ها روی صندلی‌ها می‌آیند. سپس سهم برد هر ربات با بازهٔ 95 درصدی روی دسته‌ها گفته می‌شود. عدد آغازین یکسان همان بازی‌ها را می‌دهد، هر چند فرایند که کار کنند.
command-hint = حرکت پیشنهادی ربات در پایان یک سابقه
    .long = از ربات می‌پرسد صندلی‌ای که در پایان سابقه نوبتش است چه کند بهتر است، و حرکت‌های سنجیده را با ارزش هر کدام می‌نویسد. ربات فقط آنچه را آن صندلی دیده است می‌بیند.
command-analyse = هزینهٔ هر تصمیم در یک سابقه
    .long = دربارهٔ هر تصمیمی که در آن انتخابی بوده است از ربات می‌پرسد، و می‌نویسد هر حرکت چقدر از بهترین حرکتی که ربات می‌شناسد پایین‌تر بوده است، با جمع هر دور و هر صندلی.
command-bench = سرعت موتورها
    .long = بازی تصادفی را در دورهای کامل روی یک هسته می‌سنجد و جمع‌آزمای یک اجرای ثابت را چاپ می‌کند.
command-perft = شمردن همهٔ راه‌هایی که یک دور می‌تواند برود
    .long = دنباله‌های حرکت را از یک وضعیت پخش‌شده، عمق به عمق، می‌شمارد.
command-completion = چاپ آنچه پوسته را به کامل کردن فرمان‌ها وامی‌دارد
    .long = برای bash، zsh یا tcsh کدی چاپ می‌کند که با کلید Tab فرمان‌ها و گزینه‌ها را کامل می‌کند. docs/commands.md می‌گوید کجا گذاشته شود.
help-serve-host = نشانی‌ای که آنجا منتظر می‌ماند: با 0.0.0.0 هرکس به این دستگاه دسترسی داشته باشد می‌تواند بیاید؛ اگر داده نشود، فقط همین دستگاه
help-serve-lan = مرورگرهای همین شبکه را راه بده: نشانی لازم و کد QR آن را چاپ می‌کند
help-serve-port = درگاه، 0 برای هر درگاهی؛ اگر داده نشود، 8000 یا اولین درگاه آزاد پس از آن
help-serve-database = جایی که میزها نگه داشته می‌شوند: sqlite:////folder/file.db یا postgresql://user:password@host/name؛ اگر داده نشود، CHILIAD_DATABASE یا پرونده‌ای از آن خودتان
help-backup-file = پرونده‌ای که نوشته می‌شود
help-restore-file = پرونده‌ای که chiliad backup نوشته است
help-restore-force = جایگزین کردن آنچه در پایگاه داده هست
help-serve-public-url = آغاز پیوندها، اگر سرور پشت پروکسی باشد: https://cards.example.org
help-serve-open = باز کردن مرورگر یا نه (پیش‌فرض: نه)

help-play-game = بازی ({ $known })؛ اگر ننویسید، از شما پرسیده می‌شود
help-play-bots = یک سطح برای همهٔ ربات‌ها، یا برای هر صندلی دیگر یکی، به ترتیب و با ویرگول لاتین (,) میانشان (beginner, casual, club, strong, expert؛ اگر داده نشود، club)
help-think = ربات برای هر تصمیم چقدر فکر کند: 50ms، یا nodes:20000 برای این تعداد وضعیت یا بازی آزمایشی؛ اگر داده نشود، به اندازهٔ سطح خودش
help-play-seat = صندلی شما، از 0 به بعد
help-play-name = نام شما، چنان‌که در سابقه نوشته شود
help-play-stakes = شرط کوچک در میل، عدد صحیح؛ شرط بزرگ سه برابر آن است
help-play-names = نوشتن ورق‌ها با نام: شاه پیک
help-play-ascii = نوشتن ورق‌ها با حروف ساده: Ks
help-play-fresh = شروع بازی تازه، بی‌آنکه دربارهٔ بازی‌های ناتمام بپرسد
help-replay-seat = بازگویی آن‌طور که این صندلی دیده است
help-replay-deal = فقط همین دور، با شمارش از 1
help-redact-seat = شمارهٔ صندلی، یا public برای تماشاگر
help-solve-deal = شمارهٔ دور، با شمارش از 1؛ اگر داده نشود، دور آخر
help-solve-step = وضعیت پس از این تعداد سطر از حرکت‌های دور؛ اگر داده نشود، پس از همهٔ آن‌ها
help-selfplay-games = چند بازی؛ اگر داده نشود، 10
help-selfplay-bots = برای هر صندلی یک ربات، با ویرگول لاتین (,) میانشان؛ یک نام تنها برای همهٔ صندلی‌هاست؛ اگر داده نشود، greedy برای همه
help-selfplay-out = پوشه‌ای که سابقه‌ها در آن نوشته می‌شود
help-selfplay-force = نوشتن در پوشه‌ای که از پیش سابقه دارد
help-selfplay-deals = ناتمام گذاشتن هر بازی پس از این تعداد دور
help-payout-winner = جمع امتیاز برنده
help-payout-loser = جمع امتیاز بازنده
help-payout-naturals = برنده چند طبیعی (ستاره) ساخته است
help-payout-chapeaux = بازنده چند شاپو گرفته است
help-payout-small = شرط کوچک
help-payout-target = امتیاز هدف بازی
help-sheet-words = جمله به جای جدول
help-sheet-csv = برای هر دور یک سطر، به صورت CSV برای صفحه‌گسترده
help-sheet-summary = چند خط برای فرستادن به کسی
help-stats-player = فقط این بازیکن، با نامش در سابقه‌ها (ربات به شکل bot:club)، و در برابر هر حریف
stats-nothing = اینجا چیزی برای شمردن نیست.
stats-more-players =
    { $count ->
        [one] و { $count } بازیکن دیگر: --player NAME ارقامش را می‌دهد.
       *[other] و { $count } بازیکن دیگر: --player NAME ارقام هرکدام را می‌دهد.
    }
help-settle-lines = در هر خط یک شیء می‌گیرد و در هر خط یکی می‌دهد
help-completion-shell = پوسته: bash، zsh یا tcsh

## What can be wrong with a command line

unknown-command = فرمانی به نام «{ $text }» نیست؛ شاید منظور { $near } باشد
unknown-argument = «{ $text }» اینجا معنایی ندارد
missing-argument = { $name } داده نشده است
bad-argument = ورودی { $name } مقدار لازم را ندارد، یا مقداری دارد که نمی‌پذیرد
option-without-value = «{ $text }» به شکل KEY=VALUE نیست
number-too-low = { $name } نمی‌تواند { $number } باشد: کمترین مقدار { $low } است
number-too-high = { $name } نمی‌تواند { $number } باشد: بیشترین مقدار { $high } است
wrong-bot-count =
    { $wanted ->
        [one] اینجا { $wanted } ربات لازم است، نه { $found }
       *[other] اینجا { $wanted } ربات لازم است، نه { $found }
    }
not-both = { $first } و { $second } با هم نمی‌شوند
no-such-deal =
    { $count ->
        [one] دور { $number } وجود ندارد: این سابقه { $count } دور دارد
       *[other] دور { $number } وجود ندارد: این سابقه { $count } دور دارد
    }
no-such-line = سطر { $number } وجود ندارد: آخرین سطر این دور { $count } است
folder-has-records = { $path } از پیش سابقه دارد؛ ‎--force روی آن‌ها می‌نویسد
no-records-there = در { $path } سابقه‌ای نیست
input-twice = - فقط یک بار می‌آید: ورودی استاندارد یکی است
bad-public-url = پیوندها نمی‌توانند با «{ $text }» شروع شوند؛ نشانی درست مثلاً این است: https://cards.example.org
no-payment = در { $game } پرداختی نیست
no-solver = وضعیت‌های { $game } را نمی‌توان حل کرد
unknown-shell = برای «{ $text }» تکمیل خودکار نیست: { $known }
payout-below-target = برنده به { $target } یا بیشتر رسیده است؛ پس { $winner } نمی‌تواند جمع برنده باشد
payout-below-loser = جمع برنده بیشتر است: { $winner } در برابر { $loser } فقط با --option natural_required=yes می‌برد
payout-level = بازی میل با جمع برابر تمام نمی‌شود: یک دور دیگر بازی می‌شود
payout-no-natural = با natural_required برنده دست‌کم یک طبیعی دارد: --naturals را اضافه کنید

## What ends a command before its end

interrupted = قطع شد
system-refuses =
    { $path ->
        [none] ورودی یا خروجی کار نمی‌کند: { $reason }
       *[other] سیستم اجازهٔ خواندن یا نوشتن { $path } را نمی‌دهد: { $reason }
    }

## What commands tell

serve-ready = میز در { $url } باز است (با Ctrl-C بسته می‌شود).
serve-network = دیگران در همین شبکه، مثلاً گوشی دوم، به این نشانی می‌آیند: { $url }
serve-network-who = هر کس در این شبکه است می‌تواند آن نشانی را باز کند؛ از بیرون هیچ‌کس نمی‌تواند، مگر مسیریاب شما درگاه را هدایت کند.
serve-port-taken = درگاه { $port } گرفته شده است، پس درگاه دیگری به کار می‌رود.
serve-no-page = صفحه ساخته نشده است: برنامه‌ها می‌توانند بازی کنند، ولی مرورگرها چیزی نمی‌بینند. در نسخه‌ای از متن برنامه، make play آن را می‌سازد.
serve-open-yourself = اینجا نشد مرورگری باز شود: نشانی را خودتان باز کنید.
serve-stopped = بسته شد. میزها نگه داشته شده‌اند.
backup-done = در { $path } ذخیره شد. میزها: { $count }.
restore-done = از { $path } بازگردانده شد. میزها: { $count }.

rules-preset = پیش‌تنظیم: { $preset }
rules-option = با ‎{ $key } = { $value }‎
rules-value = { $points }: { $cards }
rules-hand = دست شما: { $cards }
rules-term = { $name }: { $meaning }
deal-unfinished-here = این دور اینجا متوقف شده است.
deal-typed = نتیجه دستی نوشته شده است؛ ورق‌ها معلوم نیستند.
bad-seat-given = «{ $text }» نه صندلی‌ای از این بازی است و نه public
no-player-called = در این سابقه‌ها نام کسی «{ $text }» نیست؛ نزدیک‌ترین نام «{ $near }» است
already-a-view = این سابقه خودش دید یک صندلی است و برای هیچ‌کس دیگری بازگو نمی‌شود
cards-not-known = این سابقه فقط دید یک صندلی یا تماشاگر است: ورق‌های پنهانش معلوم نیست و چیزی را نمی‌توان حل کرد
solved-declarer_points = نوبت صندلی { $seat } است. امتیاز صاحب قرارداد در پایان، اگر همه بهترین بازی را بکنند:
selfplay-progress = { $done } از { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } بازی، { $deals } دور.
       *[other] { $matches } بازی، هرکدام به‌طور میانگین { $deals } دور.
    }
selfplay-seat = صندلی { $seat }، { $bot }: { $won } برد، میانگین جمع امتیاز { $total }.
selfplay-unfinished =
    { $count ->
        [one] { $count } بازی ناتمام ماند.
       *[other] { $count } بازی ناتمام ماند.
    }
selfplay-seed = همان بازی‌ها بار دیگر: ‎--seed { $seed }‎
settled-score = صندلی { $seat } در این دور { $score } امتیاز می‌گیرد.
settled-total = جمع امتیاز صندلی { $seat } پس از آن { $total } است.
settled-stars =
    { $count ->
        [one] صندلی { $seat } { $count } ستاره گرفته است.
       *[other] صندلی { $seat } { $count } ستاره گرفته است.
    }
settled-chapeaux = صندلی { $seat } شاپو می‌گیرد.
settled-winner = صندلی { $seat } برنده شده است.

## What is told of the proof of a fair deal

fair-checked =
    { $cards ->
        [one] ورق‌ها همان است که از راز و نمک‌ها به دست می‌آید ({ $cards } ورق)
       *[other] ورق‌ها همان است که از راز و نمک‌ها به دست می‌آید ({ $cards } ورق)
    }
fair-checked-since =
    { $cards ->
        [one] از دور { $deal } به بعد، که بازی از آنجا پی گرفته شده، ورق‌ها همان است که از راز و نمک‌ها به دست می‌آید ({ $cards } ورق)
       *[other] از دور { $deal } به بعد، که بازی از آنجا پی گرفته شده، ورق‌ها همان است که از راز و نمک‌ها به دست می‌آید ({ $cards } ورق)
    }
fair-not-shown = راز هنوز نشان داده نشده است، پس پخش ورق‌ها را نمی‌توان بررسی کرد
fair-no-cards = هیچ ورقی برای مقایسه نیست، پس پخش ورق‌ها را نمی‌توان بررسی کرد

## What can be wrong with the figures of a deal

too-long =
    { $limit ->
        [one] این از { $limit } نویسه بلندتر است
       *[other] این از { $limit } نویسه بلندتر است
    }
bad-json = این JSON نیست: خط { $line }، ستون { $column }
not-an-object = اینجا یک شیء JSON لازم است
key-twice = «{ $key }» دو بار آمده است
not-yes-or-no = { $key } باید true یا false باشد
figure-out-of-bounds = { $key } بیرون از اندازه است: از { $low } تا { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = { $key } باید مضرب { $step } باشد
score-of-out = صندلی { $seat } دستش را تمام کرده است، و این دست‌کم { $least } امتیاز می‌آورد
    .named = { $name } دستش را تمام کرده است، و این دست‌کم { $least } امتیاز می‌آورد
count-hand-needed = کسی که بیرون نرفته ورق در دست دارد: آنچه مانده را بشمارید
count-hand-of-out = کسی که بیرون می‌رود ورقی در دست ندارد
# $points (Number) those of a hand, or of both hands
left-impossible = جمع ورق‌های باقی‌مانده نمی‌تواند { $points } شود
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: در دو دسته { $most } تا هست، در این ارقام { $count } تا
       *[other] { $kind } بدون { $dearer }: در دو دسته { $most } تا هست، در این ارقام { $count } تا
    }
points-conceded = دوری که واگذار شده بازی نمی‌شود: نه امتیاز دارد، نه دست و نه زوج
points-too-many = یک دور حداکثر { $limit } امتیاز دارد و جمع این‌ها { $total } است
points-no-marriages = جمع امتیازها { $total } است: ۱۲۰ از ورق‌هاست و بیش از آن باید از زوج‌های متفاوت باشد ({ $worth })
points-no-leftovers = جمع امتیازها { $total } است: ۱۲۰ از ورق‌هاست، منهای چهار ورق بیرون از بازی، و آنچه به آن افزوده می‌شود باید از زوج‌های متفاوت باشد ({ $worth })
points-no-tricks = هیچ دست و زوجی این امتیازها را به بازیکنان نمی‌دهد: { $points }
dealer-not-declarer = صندلی { $seat } ورق می‌دهد و این دور را بیرون است: نمی‌تواند صاحب قرارداد باشد
    .named = { $name } ورق می‌دهد و این دور را بیرون است: نمی‌تواند صاحب قرارداد باشد
declarer-not-opener = در این دور تنها صندلی { $seat }، که بعد از پخش‌کننده است، می‌تواند صاحب قرارداد باشد
    .named = در این دور تنها { $name }، که بعد از پخش‌کننده است، می‌تواند صاحب قرارداد باشد
dealer-has-none = صندلی { $seat } ورق می‌دهد و این دور را بیرون است: { $key } ندارد
    .named = { $name } ورق می‌دهد و این دور را بیرون است: { $key } ندارد
void-and-more = دوری که باطل شده { $key } ندارد
not-marriages = زوج‌ها باید جفت‌هایی از صندلی و خال باشند، مانند [[0, "h"]]
marriage-twice = زوج { $suit } دو بار اعلام شده است
tricks-sum = جمع دست‌ها { $found } است و هر دور { $wanted } دست دارد

## Measuring

help-depth = تا عمق چند حرکت
perft-depth = عمق { $depth }: { $count }
bench-speed = { $game }: { $actions } میلیون حرکت در ثانیه، { $deals } هزار دور در ثانیه، روی یک هسته
bench-rollouts = ‏{ $game }: { $one } هزار شبیه‌سازی در ثانیه از میانهٔ یک دور، هر کدام { $time } میکروثانیه، روی یک هسته؛ روی { $cores } هسته { $all } هزار ({ $ratio } برابر یک هسته)
bench-solver = ‏{ $game }: یک دور کامل با همهٔ ورق‌های معلوم در { $exact } میلی‌ثانیه حل می‌شود، و این‌که بردنی است یا نه در { $goal } میلی‌ثانیه (میانهٔ { $deals } دور، روی یک هسته)
bench-ratio = { $game }: { $ratio } برابر { $rival } از OpenSpiel ({ $actions } میلیون حرکت در ثانیه)
bench-no-rival = ‏{ $game }: OpenSpiel نصب نیست و چیزی برای مقایسه وجود ندارد
bench-signature-preset = امضای { $game }، { $preset }: { $signature }
bench-signature = امضا: { $signature }
