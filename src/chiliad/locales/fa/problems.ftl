# مسئله‌ها: تصمیم‌هایی که بهترین حرکت آن‌ها معلوم است (chiliad problems، و سر میز).

command-problems = مسئله‌هایی با بهترین حرکت معلوم: حل، فهرست، ساختن، بررسی
    .long = مسئله‌هایی که بهترین حرکت آن‌ها معلوم است. «chiliad problems GAME» آن‌ها را یکی پس از دیگری می‌پرسد؛ با واژهٔ list یا make یا check پیش از نام بازی، آن‌ها را فهرست می‌کند، می‌سازد یا بررسی می‌کند.
help-problems-words = یک واژه ({ $words }) یا هیچ، سپس بازی: { $known }
help-problems-theme = فقط مسئله‌های این موضوع؛ «chiliad problems list GAME» موضوع‌ها را نام می‌برد
help-problems-level = فقط مسئله‌هایی که ضعیف‌ترین سطحی که حلشان می‌کند این است
help-problems-file = مسئله‌های این پرونده به جای مسئله‌های خود بازی
help-problems-count = make: شمار مسئله‌ها
help-problems-seed = make: عددی که همهٔ دورها و انتخاب‌ها از آن می‌آید
help-problems-out = make: پرونده‌ای که نوشته می‌شود؛ اگر مسئله‌های همین فرمان را داشته باشد، از همان‌جا ادامه می‌یابد
metavar-file = FILE
problems-progress = مسئله‌ها

problems-of-another-command = { $path } مسئله‌هایی دارد که فرمان دیگری ساخته است
unknown-theme =
    موضوع «{ $text }» اینجا نیست، فقط این‌ها هستند: { $known }{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }
unknown-level =
    سطح «{ $text }» اینجا نیست، فقط این‌ها هستند: { $known }{ $near ->
        [none] {""}
       *[other] ؛ شاید منظور { $near } باشد
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] چنین مسئله‌ای از { $game } نیست.
        [one] { $count } مسئله از { $game }:
       *[other] { $count } مسئله از { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = اثبات‌شده
problem-proof-judged = سنجیده
problems-checked =
    { $count ->
        [one] { $count } مسئله بررسی شد؛
       *[other] { $count } مسئله بررسی شد؛
    } { $faults ->
        [0] همه درست است
        [one] { $faults } نادرست است
       *[other] { $faults } نادرست است
    }
problems-solved-by = { $bot }: { $count } مسئله را حل می‌کند ({ $percent } درصد)
problem-fault-decision = { $id }: سابقه پیش از تصمیمی با سه حرکت یا بیشتر تمام نمی‌شود
problem-fault-greedy = { $id }: ربات greedy بهترین حرکت را می‌یابد
problem-fault-proof = { $id }: حرکت‌های اثبات‌شده چیز دیگری است
problem-fault-judgement = { $id }: در سنجش، بهترین حرکت چیز دیگری است یا هیچ
problem-fault-theme = { $id }: موضوع چیز دیگری است

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = چنین مسئله‌ای از { $game } نیست.
problems-greeting =
    { $count ->
        [one] { $count } مسئله از { $game }؛ تا کنون { $solved } تا را حل کرده‌اید.
       *[other] { $count } مسئله از { $game }؛ تا کنون { $solved } تا را حل کرده‌اید.
    }
problems-greeting-help = بهترین حرکت را پیدا کنید و مانند سر میز بنویسید؛ «?» حرکت‌ها را نشان می‌دهد، «hint» موضوع را می‌گوید و «q» بیرون می‌رود.
problems-all-done = به همهٔ مسئله‌های این نوع پاسخ داده‌اید. آن‌هایی که درست نبود بار دیگر پرسیده می‌شود.
problems-left = { $solved } مسئله از { $count } را حل کرده‌اید.
# $level (String) the weakest level of the bots that solves it
problem-asked = مسئلهٔ { $id }. سطح «{ $level }» آن را حل می‌کند.
problem-hint = موضوع: { $theme }.
problem-ask-next = Enter: مسئلهٔ بعدی؛ c: همهٔ ورق‌ها؛ q: خروج.
problem-right = درست است.
problem-wrong = این بهترین حرکت نیست.
problem-best =
    { $count ->
        [one] بهترین حرکت: { $moves }.
       *[other] هر یک از این‌ها بهترین است: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] ورق‌های شما: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = این اثبات شده است: دیگران هر چه داشته باشند و هر چه بازی کنند، قرارداد انجام می‌شود. هیچ حرکت دیگری چنین نیست.
problem-known-proved-fails = این اثبات شده است: دیگران هر چه داشته باشند و هر چه بازی کنند، قرارداد انجام نمی‌شود. هیچ حرکت دیگری به این اطمینان نیست.
problem-known-judged-makes = در ۹۵ دست از ۱۰۰ دستی که دیگران شاید داشته باشند، هیچ حرکت دیگری بهتر نیست؛ با هر حرکت دیگر، قرارداد در دست‌کم ۵۰ دست از ۱۰۰ دست کمتر انجام می‌شود.
problem-known-judged-fails = در ۹۵ دست از ۱۰۰ دستی که دیگران شاید داشته باشند، هیچ حرکت دیگری بهتر نیست؛ با هر حرکت دیگر، قرارداد در دست‌کم ۵۰ دست از ۱۰۰ دست کمتر شکست می‌خورد.
problem-known-gift = با دادن ورق‌های درست، قرارداد در دست‌کم ۹۵ دست از ۱۰۰ دستی که دیگران شاید داشته باشند انجام می‌شود. واگذار کردن امتیازی ندارد.
problem-known-concede = هر ورقی هم که بدهید، قرارداد در دست‌کم ۹۵ دست از ۱۰۰ دستی که دیگران شاید داشته باشند انجام نمی‌شود.
problem-known-wins = این اثبات شده است: حریف هر چه در دست داشته باشد، بازی را در همین نوبت می‌توان برد. هیچ حرکت دیگری این را ممکن نمی‌کند.
problem-known-points = در دست‌کم ۹۵ دست از ۱۰۰ دستی که حریف شاید داشته باشد بهترین است، و میانگین دست‌کم ۱۰ امتیاز بهتر.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = اعلام زوج
problem-theme-hold-marriage = نگه داشتن زوج
problem-theme-draw-trumps = بیرون کشیدن حکم‌ها
problem-theme-cash-winner = بردن یک دست مطمئن
problem-theme-give-up-lead = واگذاشتن نوبت شروع
problem-theme-take-trick = بردن دست
problem-theme-cheapest-winner = بردن دست با کدام ورق
problem-theme-hold-up = واگذاشتن دست به دیگران
problem-theme-points-to-partner = امتیاز برای مدافع دیگر
problem-theme-save-points = امتیاز ندادن در دست
problem-theme-discard = گذشتن از کدام ورق
problem-theme-play-on = بازی کردن به جای واگذاری
problem-theme-gifts = دادن کدام ورق‌ها
problem-theme-concede = واگذار کردن دور ازدست‌رفته
problem-theme-go-out = تمام کردن دست و بردن
problem-theme-go-out-natural = تمام کردن دست بی وایلد و بردن
problem-theme-take-pack = برداشتن دورریز
problem-theme-draw = برنداشتن دورریز
problem-theme-up-card-two = برداشتن دولوی روشده
problem-theme-lay = خواباندن ورق‌ها همین حالا
problem-theme-twos = به کار بردن دولوها
problem-theme-hold = نگه داشتن ورق‌ها در دست
problem-theme-keep-two = نگه داشتن دولو
problem-theme-keep-pair = نگه داشتن جفت
problem-theme-dear-discard = گذشتن از ورقی گران
problem-theme-safe-discard = دورریزی که به کار حریف نمی‌آید
