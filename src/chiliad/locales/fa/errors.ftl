### چه چیزی ایراد دارد: برای هر نشانه یک جمله، بدون نقطهٔ پایان، تا بتواند پس از دونقطه بیاید.
### متغیرها در en/errors.ftl توضیح داده شده‌اند.

## Words that cannot be read

bad-card = «{ $text }» ورق نیست
hidden-card = ورق پوشیده (??) اینجا نمی‌آید
wrong-card-count =
    { $count ->
        [one] اینجا { $count } ورق لازم است، نه { $found }
       *[other] اینجا { $count } ورق لازم است، نه { $found }
    }
bad-action = «{ $text }» حرکت نیست
bad-seat = «{ $text }» صندلی‌ای است که وجود ندارد، یا صندلی خود بازیکن است
bad-number = «{ $text }» عدد نیست
bad-rank = «{ $text }» رتبه نیست
bad-call = نه می‌توان { $number } خواند و نه قرارداد { $number } بست
unknown-language = زبان «{ $text }» اینجا نیست، فقط این‌ها هستند: { $known }
unknown-bot =
    ربات «{ $text }» اینجا نیست، فقط این‌ها هستند: { $known }{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }
unknown-game =
    بازی «{ $game }» اینجا نیست، فقط این‌ها هستند: { $known }{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }
broken-game = بازی «{ $game }» از بستهٔ { $package } بار نمی‌شود: { $reason }
broken-bot = ربات «{ $bot }» از بستهٔ { $package } بار نمی‌شود: { $reason }
bad-budget = «{ $text }» اندازهٔ فکر کردن نیست: برای زمان 50ms و برای تعداد وضعیت‌ها nodes:20000 بنویسید
budget-too-large = هیچ‌کس این‌قدر برای یک حرکت صبر نمی‌کند: بیشترین اندازه { $milliseconds }ms یا nodes:{ $nodes } است
game-name-taken = بازی «{ $game }» از پیش هست
no-rollouts = بازی «{ $game }» بازی‌های آزمایشی ندارد: بستهٔ آن چنین چیزی ندارد
no-balance = بازی «{ $game }» ترازنامهٔ بخت و مهارت ندارد: بستهٔ آن چنین چیزی ندارد
no-balance-of-seats = برای { $seats } بازیکن ترازنامهٔ بخت و مهارت نیست، فقط برای { $valued } بازیکن
no-whole-deal = هنوز هیچ دوری تمام نشده است: گزارشی نیست
balance-of-view = این پرونده دید یک صندلی است: ترازنامه همهٔ ورق‌ها را لازم دارد
balance-of-typed = نتیجهٔ یکی از دورها بدون ورق‌ها نوشته شده است: ترازنامه همهٔ ورق‌ها را لازم دارد
no-arrays = بازی «{ $game }» آرایه‌های مشاهده ندارد: بستهٔ آن چنین چیزی ندارد
no-problems = برای { $game } مسئله‌ای نیست
no-such-problem = چنین مسئله‌ای نیست
bad-problems = سطر { $line } پرونده مسئله نیست
problems-of-another-game = این پرونده مسئله‌های بازی دیگری جز { $game } را دارد
unknown-preset =
    پیش‌تنظیم «{ $preset }» اینجا نیست، فقط این‌ها هستند: { $known }{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }
unknown-option = گزینهٔ «{ $key }» وجود ندارد؛ شاید منظور { $near } باشد
bad-option-value = گزینهٔ { $key } نمی‌تواند «{ $value }» باشد، فقط: { $allowed }
options-disagree = گزینه‌های { $key } = { $value } و { $other } = { $other_value } با هم نمی‌شوند

## The surroundings

extra-missing = این کار به بسته‌های دیگری نیاز دارد: pip install "chiliad[{ $extra }]"‎
cannot-write = { $path } را نمی‌توان نوشت: { $reason }
worker-ended = یکی از پردازه‌های این فرمان از بیرون پایان یافت، شاید چون حافظه تمام شد: --workers کمتر حافظهٔ کمتری می‌خواهد
arena-worker-ended = یکی از پردازه‌های این اجرا از بیرون پایان یافت، شاید چون حافظه تمام شد: --workers کمتر حافظهٔ کمتری می‌خواهد؛ همین فرمان با دست‌های { $path } ادامه می‌یابد
cannot-read = پرونده را نمی‌توان خواند: { $problem }
storage-unavailable = میزها را نمی‌توان نگه داشت یا خواند: { $reason }
storage-newer = این پایگاه داده را نسخهٔ تازه‌تری از Chiliad نوشته است (نسخهٔ { $found }؛ این یکی { $known } را می‌شناسد): Chiliad را به‌روز کنید
storage-in-use = یک Chiliad دیگر همین پایگاه داده را به کار می‌برد: آن را متوقف کنید، یا به این یکی با --database پایگاه دیگری بدهید
restore-not-empty = این پایگاه داده میز دارد: پایگاهی خالی بدهید، یا --force که آن‌ها را پاک می‌کند
no-backup = این پرونده نسخهٔ پشتیبان کاملی نیست که chiliad backup نوشته باشد
cannot-listen = در نشانی { $address } نمی‌توان منتظر کسی ماند: { $reason }
bad-database-url = پایگاه داده را این‌طور می‌نویسند: sqlite:////folder/file.db یا postgresql://user:password@host/name

## A record: the file and its head

file-too-large =
    { $limit ->
        [one] پرونده از { $limit } بایت بزرگ‌تر است
       *[other] پرونده از { $limit } بایت بزرگ‌تر است
    }
bad-utf8 = پرونده متن UTF-8 نیست: بایت { $at } نادرست است
binary-file = این پرونده متنی نیست: نویسهٔ { $at } صفر است
bad-toml =
    { $line ->
        [0] پرونده TOML نیست: { $text }
       *[other] پرونده TOML نیست، خط { $line }: { $text }
    }
toml-too-deep =
    { $limit ->
        [one] جدول‌ها، فهرست‌ها یا کلیدهای نقطه‌دار بیش از { $limit } لایه تودرتو هستند
       *[other] جدول‌ها، فهرست‌ها یا کلیدهای نقطه‌دار بیش از { $limit } لایه تودرتو هستند
    }
toml-too-big = کلیدها، جدول‌ها یا مقدارهای پرونده بیش از آن است که یک سابقه می‌تواند داشته باشد
bad-format = قالب «{ $format }» است و فقط «{ $wanted }» را می‌توان خواند
wrong-extension = نام پرونده به { $extension } ختم می‌شود و باید به { $wanted } ختم شود
missing-key = { $key } وجود ندارد
bad-key =
    کلید «{ $key }» اینجا نمی‌آید{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }
bad-type =
    { $wanted ->
        [string] { $key } باید متنی میان علامت‌های نقل قول باشد
        [strings] { $key } باید فهرستی از متن‌ها باشد
        [number] { $key } باید عدد صحیح باشد
        [numbers] { $key } باید فهرستی از عددهای صحیح باشد
        [table] { $key } باید جدول باشد
       *[tables] { $key } باید فهرستی از جدول‌ها باشد
    }
number-too-big = { $key } بیرون از اندازه است: حداکثر { $limit }، مثبت یا منفی
wrong-number-count =
    { $wanted ->
        [one] { $key } باید { $wanted } عدد داشته باشد، نه { $count }
       *[other] { $key } باید { $wanted } عدد داشته باشد، نه { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] این بازی { $wanted } بازیکن دارد، نه { $count }
       *[other] این بازی { $wanted } بازیکن دارد، نه { $count }
    }
bad-name = نام صندلی { $seat } از { $limit } نویسه بلندتر است، یا نویسه‌هایی دارد که در نام نمی‌آیند
too-many-deals =
    { $limit ->
        [one] یک سابقه حداکثر { $limit } دور دارد
       *[other] یک سابقه حداکثر { $limit } دور دارد
    }

## A record: a deal, its figures, the result

game-is-over = بازی پیش از این دور تمام شده بود: صندلی { $winner } برنده شده است
bad-dealer = صندلی { $dealer } برای پخش ورق وجود ندارد: این بازی { $seats } صندلی دارد
wrong-dealer = پخش این دور با صندلی { $wanted } است، نه با صندلی { $dealer }
before-disagrees = در before، مقدار { $key } برابر { $stated } نوشته شده و باید { $wanted } باشد
before-game-over = پیش از این دور کسی برنده شده بود
before-inside-barrel = یکی از جمع امتیازها در بازهٔ بشکه است، جایی که پیش از دور هیچ جمعی نمی‌تواند باشد
before-bad-counter = یکی از شمارنده‌ها مقداری دارد که پیش از دور نمی‌تواند داشته باشد
before-barrel-shared = فقط یک بازیکن می‌تواند روی بشکه باشد
total-impossible = چنین جمع امتیازی ممکن نیست به دست آید
counter-impossible = چنین تعدادی از ستاره یا شاپو ممکن نیست به دست آید
game-over = پیش از این دور کسی برنده شده بود
line-too-long =
    { $limit ->
        [one] این خط از { $limit } نویسه بلندتر است
       *[other] این خط از { $limit } نویسه بلندتر است
    }
comment-too-long =
    { $limit ->
        [one] این توضیح از { $limit } نویسه بلندتر است
       *[other] این توضیح از { $limit } نویسه بلندتر است
    }
deal-is-over = دور پیش از این حرکت تمام شده بود
too-many-actions =
    { $limit ->
        [one] یک دور حداکثر { $limit } حرکت دارد
       *[other] یک دور حداکثر { $limit } حرکت دارد
    }
broken-invariant = این وضعیت ناممکن است (بررسی { $number }): لطفاً آن را گزارش کنید
deal-unfinished = فقط دور آخر می‌تواند نیمه‌کاره بماند
figures-too-early = { $key } را فقط وقتی می‌توان نوشت که دور تمام شده باشد
typed-and-actions = هر دور یا حرکت‌ها را دارد یا نتیجهٔ نوشته‌شده را، نه هر دو
no-deal-on-sheet = دور { $number } در این برگه نیست: { $count } دور دارد
sheet-answer = «{ $text }» پاسخ این پرسش نیست
sheet-rest-unanswered = برای همهٔ آنچه در پی می‌آید پاسخی نبود: پاسخ بعدی را بدهید
number-out-of-bounds = { $number } بیرون از اندازه است: عددی از { $low } تا { $high } لازم است
number-not-a-step = { $number } مضرب { $step } نیست
no-such-evening = دورهمی مشترکی با این کد نیست
pen-elsewhere = قلم دست کس دیگری است
evening-changed = دورهمی در این میان جای دیگری تغییر کرد
evening-over = این دورهمی پایان یافته است
sheet-deal-refused = دور { $deal }: { $why }
sheet-deal-played = دور { $deal } سر میز بازی شده است: نه آن و نه آنچه پیش از آن است تغییر نمی‌کند
sheet-figure-missing =
    با این قواعد باید دانست { $figure ->
        [tricks] چه کسی هیچ دستی نبرده است
        [talon] چه ورق‌هایی در تالون بوده است
       *[other] { $figure }
    }، و این یادداشت نشده است (دورها: { $deals }): آنها را بردارید، قواعد را عوض کنید و دوباره بنویسید
record-begins-midway = این سابقه از میانهٔ یک مسابقه آغاز می‌شود، و برگهٔ امتیاز از آغاز مسابقه است
sheet-empty = برگه هنوز هیچ دوری ندارد: به‌جای آن میز تازه‌ای باز کنید
sheet-record-refused =
    { $deal ->
        [0] این فایل باز نمی‌شود: { $why }
       *[other]
            { $action ->
                [0] دور { $deal }: { $why }
               *[other] دور { $deal }، خط { $action }: { $why }
            }
    }
figures-needed = بدون عددهای دور، آنچه پوشیده است معلوم نمی‌شود
wrong-points = امتیازهای دست‌ها { $stated } نوشته شده و { $wanted } است
wrong-scores = امتیازهای دور { $stated } نوشته شده و { $wanted } است
wrong-totals = جمع امتیازها { $stated } نوشته شده و { $wanted } است
result-missing = بازی تمام شده و صندلی { $winner } برنده است، ولی نتیجه نوشته نشده است
result-too-early = بازی تمام نشده است و نتیجه ندارد
wrong-winner = برنده صندلی { $stated } نوشته شده و صندلی { $wanted } است
bad-stakes = شرط بزرگ، { $large }، باید { $times } برابر شرط کوچک، { $small }، باشد
wrong-payment = پرداخت { $stated } نوشته شده و { $wanted } است
already-redacted =
    { $seat ->
        [-1] این سابقه دید تماشاگر است و به کس دیگری نشان داده نمی‌شود
       *[other] این سابقه دید صندلی { $seat } است و به کس دیگری نشان داده نمی‌شود
    }

## A record: the proof of its shuffle

bad-shuffle = بُر به شکل «{ $wanted }» نیست
commitment-does-not-match = تعهد با راز نمی‌خواند: { $stated } نوشته شده و از راز { $wanted } به دست می‌آید
secret-not-shown = بازی تمام شده، ولی راز بُر آن نشان داده نشده است
dealer-does-not-match = پخش‌کنندهٔ اول صندلی { $stated } است و از راز و نمک‌ها صندلی { $wanted } به دست می‌آید
shuffle-does-not-match = «{ $stated }» نوشته شده و از راز و نمک‌ها «{ $wanted }» به دست می‌آید

## A match

record-is-a-view = این سابقه فقط دید یک بازیکن است و نمی‌توان آن را ادامه داد
nobody-to-act = در پایان این سابقه نوبت هیچ‌کس نیست
hint-for-another = نوبت صندلی { $seat } است و این سابقه دید صندلی دیگری است
match-over = بازی تمام شده است
no-score-sheet = دورهای { $game } را از روی عدد نمی‌توان حساب کرد
match-stopped = بازی نیمه‌کاره متوقف شده است
deal-not-over = این دور هنوز تمام نشده است
no-deal-yet = هنوز هیچ دوری شروع نشده است
deal-too-long =
    { $limit ->
        [one] یک دور حداکثر { $limit } حرکت دارد
       *[other] یک دور حداکثر { $limit } حرکت دارد
    }
not-your-turn = نوبت صندلی { $turn } است، نه صندلی { $seat }

## Refusals of both games

no-such-action = چنین حرکتی وجود ندارد
deal-over = دور تمام شده است
not-in-play = فقط وضعیتی را می‌توان حل کرد که در آن بازی با ورق‌ها جریان دارد و کسی باید ورقی بازی کند
only-three-solved = فقط دورهای بازی سه‌نفره حل می‌شود
not-in-hand = صندلی { $seat } ورق { $card } را در دست ندارد
not-dealt-yet = هنوز ورق‌ها پخش نشده‌اند
deal-done = ورق‌ها پخش شده‌اند
deal-line-order =
    { $expected ->
        [talon] حالا نوبت پخش تالون است
        [up] حالا نوبت ورقی است که دورریز با آن شروع می‌شود
       *[other] حالا نوبت پخش ورق‌های صندلی { $expected } است
    }

## Refusals of Mille

chance-to-draw = اول باید ورقی که کشیده می‌شود بیاید
not-for-chance = حالا هیچ ورقی برای پخش یا کشیدن نیست
not-in-stock = دیگر هیچ { $card } در دک نمانده است
must-draw-first = صندلی { $seat } اول باید ورق بکشد یا دورریز را بردارد
already-drew = صندلی { $seat } در این نوبت ورق کشیده است
nothing-to-draw = دیگر ورقی برای کشیدن نیست
stalemate = از وقتی دک از دورریز ساخته شده کسی ورقی نخوابانده است، پس دورریز دوباره بُر نمی‌خورد
not-blocked = دور قفل نشده است: هنوز ورق برای کشیدن هست
pack-empty = دورریز خالی است
no-pair =
    { $needed ->
        [one] برای برداشتن { $card }، صندلی { $seat } باید { $needed } ورق هم‌رتبهٔ آن را از دستش بخواباند
       *[other] برای برداشتن { $card }، صندلی { $seat } باید { $needed } ورق هم‌رتبهٔ آن را از دستش بخواباند
    }
no-uptwo = فقط دولویی را می‌توان این‌طور برداشت که در پخش رو شده باشد، آن هم حریفِ پخش‌کننده و در نوبت اولش
not-taking = الان کسی دورریز را برنمی‌دارد
wild-cannot-take = هنگام برداشتن دورریز، دولو به جای { $rank } نمی‌نشیند
take-incomplete =
    { $needed ->
        [one] اول باید { $needed } ورق با رتبهٔ { $rank } کنار ورق روی دورریز خوابانده شود
       *[other] اول باید { $needed } ورق با رتبهٔ { $rank } کنار ورق روی دورریز خوابانده شود
    }
must-pick-up = صندلی { $seat } اول باید بقیهٔ دورریز را به دست بگیرد
set-incomplete =
    { $needed ->
        [one] اول باید ست { $rank } به { $needed } ورق برسد
       *[other] اول باید ست { $rank } به { $needed } ورق برسد
    }
set-needs-three =
    { $needed ->
        [one] ست تازهٔ { $rank } به { $needed } ورق نیاز دارد و در دست این‌قدر نیست
       *[other] ست تازهٔ { $rank } به { $needed } ورق نیاز دارد و در دست این‌قدر نیست
    }
wild-in-twos = در ستِ دولو، دولو وایلد نیست
wild-needs-natural = ست { $rank } باید ورقی از همان رتبه داشته باشد تا وایلد بپذیرد
closed-set = ست { $rank } هر هشت ورقش را دارد و وایلد نمی‌پذیرد
too-many-wilds =
    { $most ->
        [one] یک ست حداکثر { $most } وایلد می‌گیرد
       *[other] یک ست حداکثر { $most } وایلد می‌گیرد
    }
wrong-rank = { $card } به ست { $rank } نمی‌خورد
which-set-is-meant = { $card } به بیش از یک ست می‌خورد: رتبهٔ ست را بنویسید
bad-set = «{ $text }» ست نیست
bad-hand = صندلی { $seat } باید ورق در دست داشته باشد، مگر آنکه دستش را تمام کرده باشد، و اگر تمام کرده نباید داشته باشد
too-many-copies = از { $card } فقط دو تا هست

## Refusals of Tysiac

card-dealt-twice = { $card } دو بار پخش شده است
auction-not-over = مزایده هنوز تمام نشده است
auction-over = مزایده تمام شده است
must-open =
    { $exact ->
        [yes] صندلی { $seat } باید مزایده را باز کند و { $least } بخواند
       *[no] صندلی { $seat } باید مزایده را باز کند و { $least } یا بیشتر بخواند
    }
bid-too-low = باید { $least } یا بیشتر خواند
bid-not-a-step = عددی که خوانده می‌شود باید مضرب { $step } باشد
bid-over-limit = صندلی { $seat } با این ورق‌ها حداکثر { $limit } می‌تواند بخواند
concede-too-late = دور را فقط پیش از دادن اولین ورق می‌توان واگذار کرد
concede-on-barrel = روی بشکه نمی‌توان دور را واگذار کرد
must-give-first = صندلی { $seat } اول باید به هرکدام از دو نفر دیگر یک ورق بدهد
must-take-first = صندلی { $seat } اول باید یکی از دو تالون را بردارد
taken-already = یک تالون برداشته شده است
must-lay-first = صندلی { $seat } اول باید دو ورق کنار بگذارد
laying-over = دو ورق کنار گذاشته شده است
no-such-talon = دو تالون هست، ۱ و ۲
giving-over = ورق‌ها داده شده‌اند
given-already = به صندلی { $receiver } یک ورق داده شده است
must-name-contract = صندلی { $seat } اول باید قرارداد را اعلام کند
contract-named = قرارداد اعلام شده است
contract-below-bid = قرارداد نمی‌تواند از عدد خوانده‌شده، { $least }، کمتر باشد
contract-not-a-step = قرارداد باید مضرب { $step } باشد
contract-over-limit = قرارداد حداکثر { $limit } است
marriage-not-leading = زوج را فقط هنگام شروع یک دست می‌توان اعلام کرد
marriage-first-trick = هنگام شروع دست اول چیزی نمی‌توان اعلام کرد
marriage-other-card = زوج را با شاه یا بی‌بی خودش اعلام می‌کنند، نه با { $card }
marriage-not-held = صندلی { $seat } شاه و بی‌بی آن خال را با هم ندارد
must-follow-suit =
    { $suit ->
        [s] صندلی { $seat } { $held } دارد و باید پیک بازی کند
        [h] صندلی { $seat } { $held } دارد و باید دل بازی کند
        [d] صندلی { $seat } { $held } دارد و باید خشت بازی کند
       *[c] صندلی { $seat } { $held } دارد و باید گشنیز بازی کند
    }
must-trump =
    { $suit ->
        [s] صندلی { $seat } { $held } دارد و باید حکم، یعنی پیک، بازی کند
        [h] صندلی { $seat } { $held } دارد و باید حکم، یعنی دل، بازی کند
        [d] صندلی { $seat } { $held } دارد و باید حکم، یعنی خشت، بازی کند
       *[c] صندلی { $seat } { $held } دارد و باید حکم، یعنی گشنیز، بازی کند
    }
must-beat = صندلی { $seat } { $held } دارد و باید { $best } را بزند
opening-is-hundred = اولین پیشنهاد دقیقاً { $least } است
no-four-nines = فقط بازیکنی که هر چهار ۹ را گرفته می‌تواند بخواهد دوباره پخش کنند
not-first-call = فقط در اولین نوبت پیشنهاد می‌توان خواست که دوباره پخش کنند
blind-not-offered = در این دست پیشنهاد ندیده ممکن نیست
concession-off = در این قواعد نمی‌توان از دست گذشت
contract-fixed = این دست باید برای { $least } بازی شود
no-four-aces = چهار آس را فقط کسی اعلام می‌کند که هر چهار را دارد

## The table on the web

no-guest = اینجا هنوز شما را نمی‌شناسیم: اول نامی انتخاب کنید
no-seat-here = سر این میز صندلی ندارید
no-such-table = چنین میزی نیست
no-such-link = این پیوند یا کد به جایی نمی‌رسد، یا دیگر معتبر نیست
no-such-step = گام { $number } نیست که از آن شروع شود، فقط { $first } تا { $last } هست
no-deal-there = دور { $number } اینجا نیست: بازی { $count } دور دارد
no-such-page = چنین صفحه‌ای نیست
page-not-built = صفحه ساخته نشده است؛ docs/serve.md را ببینید
too-many-tables = { $limit } میز ناتمام دارید: یکی را تمام یا متوقف کنید
server-full = این سرور بیش از { $limit } میز را تاب نمی‌آورد؛ کمی بعد دوباره امتحان کنید
too-many-streams = این میز در جاهای زیادی باز است ({ $limit })
too-many-requests = درخواست‌ها زیاد است: در دقیقه { $limit } تا مجاز است؛ کمی صبر کنید
too-much-talk = فعلاً کافی است: در دقیقه { $limit } عبارت مجاز است؛ کمی صبر کنید
header-too-large = سرآیند درخواست از { $limit } کیلوبایت بلندتر است
request-too-slow = درخواست به‌موقع نرسید
too-many-connections = اتصال‌های شبکهٔ شما بیش از اندازه است ({ $limit }): چند صفحه را ببندید یا کمی صبر کنید
server-busy = سرور همین حالا بیش از این نمی‌تواند کار کند؛ کمی بعد دوباره امتحان کنید
table-too-long = سابقهٔ این میز بلندتر از آن شده که بتوان ادامه داد
table-asleep = میز همین حالا نوشته نشد؛ دوباره امتحان کنید
table-unreadable = میز { $table } را نمی‌توان دوباره خواند
late-command = بازی در این میان جلو رفته است
revision-unknown = میز هنوز به وضعیت { $number } نرسیده، فقط تا { $last }
another-tab = این میز در زبانهٔ تازه‌تری باز است و بازی آنجاست
table-full = همهٔ صندلی‌ها پر است
seat-taken = صندلی { $seat } پر است
name-taken = کسی با نام { $name } اینجا نشسته است: نام دیگری انتخاب کنید
name-cannot-stand = «{ $text }» اینجا نام نمی‌شود: نام یک تا ۴۰ نویسه دارد، آکولاد ندارد و با bot:‎ شروع نمی‌شود
bad-seats =
    { $count ->
        [one] برای این میز { $count } صندلی نام می‌برند: یکی me و بقیه open یا bot:‎ با نام ربات
       *[other] برای این میز { $count } صندلی نام می‌برند: یکی me و بقیه open یا bot:‎ با نام ربات
    }
host-only = این کار فقط از کسی برمی‌آید که میز را باز کرده است
match-not-begun = بازی هنوز شروع نشده است
nothing-to-undo = چیزی نیست که هنوز بتوان پس گرفت
undo-asked-already = از دیگران پرسیده شده است
undo-refused = این حرکت می‌ماند: درخواست پس گرفتن آن رد شد یا پس گرفته شد
undo-needs-all = برای موافقت همهٔ بازیکنان باید حاضر باشند
nobody-asks-to-undo = هیچ بازیکنی از شما اجازهٔ پس گرفتن حرکت نخواسته است
unknown-lesson = درس «{ $lesson }» وجود ندارد، فقط این‌ها هستند: { $known }
no-lessons = هنوز درسی برای { $game } نیست
lesson-free = اینجا هرچه دوست دارید بازی کنید: هر حرکتی خوب است
lesson-waits = اکنون در این درس نمی‌توانید بازی کنید
hint-no-choice = راهنمایی فقط وقتی کمک می‌کند که بتوانید انتخاب کنید
coach-warns = مربی هشدار می‌دهد: برای انجام آن، حرکت را دوباره بفرستید
hint-in-lesson = راهنمایی برای بازی است: در درس، متن بالای ورق‌ها می‌گوید چه باید کرد
lesson-other-move = این درس منتظر حرکت دیگری است
lesson-changed = این درس دیگر همانی نیست که شروع شده بود: Chiliad نسخهٔ تازه‌تری از آن دارد. آن را از نو شروع کنید
hint-asked-already = دربارهٔ راهنمایی از دیگران پرسیده شده است
hint-refused = با راهنمایی موافقت نشد؛ در دور بعد می‌توانید دوباره بپرسید
hint-needs-all = برای موافقت با راهنمایی همهٔ بازیکنان باید حاضر باشند
hint-not-ready = راهنمایی هنوز آماده نیست: کمی بعد دوباره بخواهید
nobody-asks-for-hints = هیچ بازیکنی دربارهٔ راهنمایی از شما نپرسیده است
no-vote = رأی‌گیری در کار نیست
unknown-choice = «{ $text }» اینجا از گزینه‌ها نیست، فقط این‌ها هستند: { $known }
unknown-phrase = عبارت «{ $text }» اینجا نیست، فقط این‌ها هستند: { $known }
stop-alone-only = بازی با دیگران را یک نفر نمی‌تواند متوقف کند: میز را ترک کنید تا رباتی ادامه دهد
stand-in-plays = رباتی به جای شما بازی می‌کند؛ اول بگویید که برگشته‌اید
match-not-over = بازی هنوز تمام نشده است
report-on-a-part = این بازی گزارش ندارد: از جایی در بازی دیگری ادامه یافته است که شاید دورهای نخست آن را دیگران بازی کرده باشند
report-without-workers = این سرور گزارش نمی‌سازد: پردازه‌ای برای آن ندارد
report-failed = گزارش این بازی ساخته نشد؛ ایراد یادداشت شد
commitment-gone = این تعهد شناخته نیست یا به کار رفته است: تعهد تازه‌ای بخواهید
commitment-needed = تعهدی را نام ببرید که این نمک پاسخ آن است: POST /api/commitments یکی می‌دهد
commitment-differs = این میز تعهد دیگری دارد: آن را بپرسید و نمک تازه‌ای برگزینید
client-too-old = این صفحه از سرور قدیمی‌تر است: آن را دوباره بار کنید (برای برنامه‌ها: نسخهٔ { $protocol } پروتکل لازم است)
protocol-unknown = این سرور نسخهٔ { $protocol } پروتکل را می‌فهمد
wrong-origin = این را صفحهٔ سایت دیگری فرستاده است
method-not-allowed = این کار اینجا به این شکل شدنی نیست
request-too-large = درخواست بیش از اندازه بزرگ است
not-json = درخواست JSON نیست
bad-request = درخواست فهمیده نمی‌شود: { $text }
internal-fault = اینجا ایرادی پیش آمد؛ یادداشت شد و چیزی تغییر نکرد

## Devices

no-such-device = شما چنین دستگاهی ندارید
bad-page = «{ $text }» آغاز صفحه‌ای از فهرست نیست
no-such-device-link = این پیوند دیگر کار نمی‌کند: روی دستگاه دیگرتان یکی تازه بسازید
# $name (String) the guest
same-guest-already = شما روی این دستگاه از پیش { $name } هستید
# $mine (String) who one is here, $name (String) whose seat it is
another-guest = شما روی این دستگاه { $mine } هستید و این جای { $name } است: اول بگویید که آیا این دو یکی شوند
# $count (Number) tables
both-at-one-table =
    { $count ->
        [one] هر دو سر یک میز نشسته‌اند، پس نمی‌توانند یکی شوند
       *[other] هر دو سر همان { $count } میز نشسته‌اند، پس نمی‌توانند یکی شوند
    }
# $limit (Number) devices
too-many-devices = این‌طور بیش از { $limit } دستگاه می‌شود: اول از یکی خارج شوید
# $text (String) the word
recovery-word-unknown = «{ $text }» واژهٔ هیچ رمز بازیابی نیست: املا را بررسی کنید
# $count (Number) words
recovery-words-count = رمز بازیابی { $count } واژه از فهرست ماست: املا را بررسی کنید
no-such-recovery-code = کسی این رمز بازیابی را ندارد: شاید رمز تازه‌تری جای آن را گرفته است
passkeys-not-offered = در این نشانی گذرکلیدی در کار نیست
passkey-too-late = بیش از اندازه طول کشید یا پیش‌تر پاسخ داده شده بود: دوباره امتحان کنید
passkey-refused = این پاسخ گذرکلید اینجا پذیرفته نیست: دوباره امتحان کنید
passkey-cloned = انگار کسی از رونوشت این گذرکلید استفاده می‌کند، پس کسی را راه نمی‌دهد: روی دستگاهی که در آن وارد شده‌اید پاکش کنید
no-such-passkey = این گذرکلید اینجا به جایی نمی‌رسد: شاید پاک شده باشد
passkey-known = این گذرکلید از پیش اینجا هست
# $limit (Number) passkeys
too-many-passkeys = این‌طور بیش از { $limit } گذرکلید می‌شود: اول یکی را پاک کنید
push-not-offered = این سرور وقتی صفحه‌ای باز نیست خبر نمی‌دهد
push-address = این نشانیِ سرویس اعلان نیست
# $name (String) the guest
forget-name-differs = برای فراموش شدن، با نامتان تأیید کنید: { $name }
