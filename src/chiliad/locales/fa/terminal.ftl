### میز بازی در ترمینال. متغیرها در en/terminal.ftl توضیح داده شده‌اند.
### The verbs that may be typed have no half-space (U+200C): the program takes it out of what is typed. The marks U+200E
### keep what is Latin in its order within a Persian line.

## ورق‌ها و فهرست‌ها

card-named =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
        [T] ده‌لو
        [9] نه‌لو
        [8] هشت‌لو
        [7] هفت‌لو
        [6] شش‌لو
        [5] پنج‌لو
        [4] چهارلو
        [3] سه‌لو
       *[2] دولو
    } { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }
rank-named =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
        [T] ده‌لو
        [9] نه‌لو
        [8] هشت‌لو
        [7] هفت‌لو
        [6] شش‌لو
        [5] پنج‌لو
        [4] چهارلو
        [3] سه‌لو
       *[2] دولو
    }
join-cards = { $list } { $item }
join-names = { $list }، { $item }
join-groups = { $list }، { $item }
join-named-groups = { $list }؛ { $item }
join-items = { $list }؛ { $item }
group-count = { $cards } ({ $count })

## صندلی‌ها

bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] میلا
                [1] لئو
               *[2] نیکو
            }
        [casual]
            { $place ->
                [0] ریتا
                [1] اسکار
               *[2] دورا
            }
        [club]
            { $place ->
                [0] کلارا
                [1] ویکتور
               *[2] ایرنا
            }
        [strong]
            { $place ->
                [0] امیل
                [1] سوفیا
               *[2] گوستاو
            }
        [expert]
            { $place ->
                [0] تامارا
                [1] فلیکس
               *[2] یودیت
            }
       *[other]
            { $seat ->
                [0] آدا
                [1] بوریس
               *[2] کلئو
            }
    }
default-name = مهمان
seat-called =
    { $who ->
        [you] شما
       *[other] { $name }
    }

## Words that may be typed, with blanks between; the English ones are understood in every language

verb-help = ? ؟ کمک راهنما
verb-hand = h دست ورقها
verb-table = c میز
verb-scores = s امتیاز امتیازها
verb-last = l قبلی
verb-rules = r قواعد قانون
verb-undo = u برگرد برگشت
verb-hint = y راهنمایی
verb-quit = q خروج
verb-bid = b بخوان خواندن میخوانم
verb-pass = p پاس
verb-concede = واگذار واگذاری بمب
verb-give = g بده دادن
verb-contract = قرارداد
verb-play = بازی
verb-marry = m زوج ازدواج
verb-aces = آس‌ها
verb-blind = ندیده
verb-redeal = دوباره
verb-draw = d بکش کشیدن
verb-take = t بردار برداشتن دورریز
verb-uptwo = دولو
verb-lay = بخوابان خواباندن
verb-discard = بینداز بنداز انداختن
verb-blocked = قفل
word-yes = بله بلی آره ب y yes
word-no = نه خیر ن جدید تازه n no new
filler = به to
card-letters = آ=A ا=A ش=K ب=Q س=J پ=s د=h خ=d گ=c

## آغاز

ask-game = کدام بازی: { $games }؟
ask-game-again = نام یکی از بازی‌ها یا آغاز آن را بنویسید: { $games }.
level-choice = { $number } { $title }: { $said }
ask-level = کدام سطح: { $levels }؟ (نام یا شماره؛ Enter: { $usual })
ask-level-again = یکی از این‌ها یا شمارهٔ آن را بنویسید: { $levels }.
ask-resume =
    { $deals ->
        [one] یک بازی ناتمام هست که { $name } شروع شده و { $deals } دور دارد. ادامه می‌دهید؟ (بله، نه)
       *[other] یک بازی ناتمام هست که { $name } شروع شده و { $deals } دور دارد. ادامه می‌دهید؟ (بله، نه)
    }
resume-choice =
    { $deals ->
        [one] { $number }: شروع { $name }، { $deals } دور
       *[other] { $number }: شروع { $name }، { $deals } دور
    }
ask-resume-which = این بازی‌ها ناتمام‌اند. کدام را ادامه می‌دهید؟ (۱ تا { $count }، یا جدید)
match-held = این بازی در پایانهٔ دیگری در جریان است (پردازهٔ { $pid }، از ساعت { $since }).
ask-held = آن را تماشا می‌کنید (ت)، به اینجا می‌آورید (آ)، یا رهایش می‌کنید (Enter)؟
word-watch = ت تماشا w watch
word-take-over = آ آوردن t take
watching = تماشا می‌کنید. Ctrl-C آن را تمام می‌کند.
taken-over-here = بازی به اینجا آمد. پایانهٔ دیگر با نخستین چیزی که در آن نوشته شود بسته می‌شود.
unreadable-matches =
    { $count ->
        [one] یک بازی در پوشهٔ شما خوانده نمی‌شود و همان‌طور می‌ماند: { $names }. ‎chiliad verify می‌گوید ایرادش چیست.
       *[other] { $count } بازی در پوشهٔ شما خوانده نمی‌شوند و همان‌طور می‌مانند: { $names }. ‎chiliad verify می‌گوید ایرادشان چیست.
    }
greeting =
    { $target ->
        [0] { $game }، قواعد «{ $preset }».
       *[other] { $game }، قواعد «{ $preset }»، تا { $target } امتیاز.
    }
greeting-seat =
    { $who ->
        [you] صندلی { $seat }: { $name }، یعنی شما.
       *[other] صندلی { $seat }: { $name }، ربات ({ $bot }).
    }
greeting-help = با ? می‌بینید چه می‌توانید بکنید؛ با q می‌روید و وقتی دیگر ادامه می‌دهید.

## دور

replay-seat =
    { $bot ->
        [none] صندلی { $seat }: { $name }.
       *[other] صندلی { $seat }: { $name }، ربات ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] دور { $number }. شما پخش می‌کنید.
       *[other] دور { $number }. { $name } پخش می‌کند.
    }
dealt =
    { $who ->
        [you] به شما این ورق‌ها رسید: { $cards }.
       *[other] به { $name } این ورق‌ها رسید: { $cards }.
    }
your-hand = ورق‌های شما: { $cards }.
deal-ended = دور { $number } تمام شد.
deal-stuck = این دور به { $limit } حرکت رسیده و نمی‌تواند به پایان برسد. بازی همین‌طور که هست نگه داشته می‌شود.
standing =
    { $who ->
        [you] جمع امتیاز شما: { $total }.
       *[other] جمع امتیاز { $name }: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] بازی پس از { $deals } دور تمام شد. شما بردید!
               *[other] بازی پس از { $deals } دور تمام شد. شما بردید!
            }
       *[other]
            { $deals ->
                [one] بازی پس از { $deals } دور تمام شد. { $name } برد.
               *[other] بازی پس از { $deals } دور تمام شد. { $name } برد.
            }
    }
match-kept = بازی در { $path } نگه داشته شده است.
level-suggested =
    { $result ->
        [won] سه برد پیاپی در سطح «{ $level }»: شاید حالا «{ $other }» لذت بیشتری داشته باشد. دفعهٔ بعد: chiliad play { $game } --bots { $bot }
       *[lost] سه باخت پیاپی در سطح «{ $level }»: شاید فعلاً «{ $other }» لذت بیشتری داشته باشد. دفعهٔ بعد: chiliad play { $game } --bots { $bot }
    }
left = بازی در { $path } نگه داشته شده است؛ chiliad play پیشنهاد می‌کند آن را ادامه دهید.

## آنچه سر هر میزی پرسیده می‌شود

choice = ‏{ $number }: { $said } ({ $typed })
ask-enter = { $prompt } (Enter)
ask-enter-for = { $prompt } (Enter: { $choice })
ask-cards = { $prompt } یکی از { $cards }:
ask-sure = مطمئنید؟ (بله، نه)
choice-any-card = { $choice } (یا هر ورق دیگر)
choice-or-cards = { $choice } (یا { $cards })
you-may =
    { $more ->
        [0] می‌توانید: { $choices }.
        [one] می‌توانید: { $choices }؛ و { $more } کار دیگر که با ? دیده می‌شود.
       *[other] می‌توانید: { $choices }؛ و { $more } کار دیگر که با ? دیده می‌شود.
    }
help-everywhere = همچنین: h ورق‌های شما، c آنچه روی میز است، s امتیازها، l دست یا نوبت قبلی، r قواعد (r 14: قاعدهٔ ۱۴)، u پس گرفتن، y راهنمایی، q خروج.
help-typing = حرکت‌ها را همان‌طور که در فهرست آمده بنویسید و ورق‌ها را این‌طور: شپ، ۱۰د، آخ (آ آس، ش شاه، ب بی‌بی، س سرباز؛ پ پیک، د دل، خ خشت، گ گشنیز)، یا با حروف لاتین: Ks، 10h، ad. Enter تنها، وقتی فقط یک کار می‌توان کرد، همان را می‌کند.
help-tysiac = ورق‌ها را این‌طور بنویسید: شپ، ۱۰د، آخ (آ آس، ش شاه، ب بی‌بی، س سرباز؛ پ پیک، د دل، خ خشت، گ گشنیز)، یا با حروف لاتین: Ks، 10h، ad. برای خواندن، عدد را بنویسید، حتی عددی که در فهرست نیست. Enter تنها، وقتی فقط یک کار می‌توان کرد، همان را می‌کند.
help-mille = ورق‌ها را این‌طور بنویسید: شپ، ۱۰د، ۲خ (آ آس، ش شاه، ب بی‌بی، س سرباز؛ پ پیک، د دل، خ خشت، گ گشنیز)، یا با حروف لاتین: Ks، 10h، 2d؛ ست‌ها را ششش، بب۲ یا ش برای همهٔ شاه‌ها؛ چند ست با هم: بخوابان ششش بب۲. Enter تنها، وقتی فقط یک کار می‌توان کرد، همان را می‌کند.
taken-back = پس گرفته شد.
nothing-to-take-back = در این دور چیزی برای پس گرفتن نیست.
hint-wait = یک لحظه…
hint-others = حرکت‌های دیگر:
nothing-yet = هنوز هیچ.
rules-pointer = همهٔ قواعد: chiliad rules { $game }‎. یکی از آن‌ها: r و شماره‌اش.
rules-title = ‏{ $number } { $title }
sheet-deal = دور { $number }: { $items }
sheet-item = { $name } { $score }، جمع { $total }

## پاسخ‌هایی که به این شکل فهمیده نمی‌شوند

not-understood = «{ $text }» فهمیده نشد؛ با ? می‌بینید چه می‌توانید بکنید
nothing-typed = بیش از یک کار می‌توان کرد: یکی را بنویسید، یا ? برای فهرست
no-such-choice =
    { $count ->
        [one] شمارهٔ { $number } در فهرست نیست، فقط { $count } کار هست
       *[other] شمارهٔ { $number } در فهرست نیست، { $count } کار هست
    }
list-first = شماره‌ها از فهرستی است که ? نشان می‌دهد: اول ? را بزنید و بعد شماره را
which-move = «{ $text }» می‌تواند چند حرکت باشد: شماره‌اش را از فهرستی که ? نشان می‌دهد بنویسید
needs-more =
    { $verb ->
        [give] چه ورقی را به چه کسی؟ مثلاً: بده Ks 1
        [talon] کدام تالون؟ مثلاً: بردار 1
        [lay] چه چیزی را می‌خوابانید؟ مثلاً: بخوابان KKK
        [discard] کدام ورق را دور می‌اندازید؟ مثلاً: بینداز 5h
        [bid] چقدر؟ مثلاً: بخوان 120
        [contract] چقدر؟ مثلاً: قرارداد 140
        [play] کدام ورق؟ مثلاً: بازی Ks
        [marry] با کدام ورق؟ مثلاً: زوج Ks
        [aces] با کدام آس؟ مثلاً: آس‌ها As
       *[other] کدام ورق؟ مثلاً: ‎{ $verb } Ks
    }
one-card-only = فقط یک ورق
give-one-card = یک ورق و گیرنده‌اش را بنویسید، مثلاً: بده Ks 1
give-to-whom = { $card } به چه کسی برسد؟ مثلاً: بده { $typed } { $first }
unknown-receiver = کسی به نام «{ $text }» اینجا نیست: بنویسید { $first } یا { $second }، یا شمارهٔ صندلی
one-rank-a-set = «{ $text }» بیش از یک رتبه دارد: هر ست یک رتبه دارد، و دولو
too-few-held =
    { $count ->
        [0] هیچ { $rank } در دست ندارید
        [one] فقط { $count } { $rank } در دست دارید
       *[other] فقط { $count } { $rank } در دست دارید
    }
which-set = { $card } به کدام ست برود؟ رتبهٔ ست را بنویسید، مثلاً: بخوابان 7 2d
take-how-many = { $count } { $rank } در دست دارید: بنویسید با چند تا برمی‌دارید، مثلاً: بردار { $typed }
lay-or-discard = { $card } را هم می‌توان خواباند و هم دور انداخت: بنویسید کدام
which-card =
    { $count ->
        [0] هیچ { $rank } در دست ندارید
       *[other] چند { $rank } در دست دارید: بنویسید کدام، با خالش
    }

## پاسخ رد، به خود کسی که اشتباه کرده است

you-not-in-hand = { $card } را در دست ندارید
you-not-your-turn = نوبت شما نیست
you-must-open =
    { $exact ->
        [yes] باید مزایده را باز کنید و { $least } بخوانید
       *[no] باید مزایده را باز کنید و { $least } یا بیشتر بخوانید
    }
you-bid-over-limit = با این ورق‌ها حداکثر { $limit } می‌توانید بخوانید
you-must-give-first = اول باید به هرکدام از دو نفر دیگر یک ورق بدهید
you-must-take-first = اول باید یکی از دو تالون را بردارید
you-taken-already = یک تالون را برداشته‌اید
you-must-lay-first = اول باید دو ورق کنار بگذارید
you-laying-over = دو ورق را کنار گذاشته‌اید
you-no-such-talon = دو تالون هست، ۱ و ۲
you-given-already = به آن بازیکن یک ورق داده شده است
you-must-name-contract = اول باید قرارداد را اعلام کنید
you-marriage-not-held = شاه و بی‌بی آن خال را با هم ندارید
you-must-follow-suit =
    { $suit ->
        [s] باید پیک بازی کنید
        [h] باید دل بازی کنید
        [d] باید خشت بازی کنید
       *[c] باید گشنیز بازی کنید
    }
you-must-trump =
    { $suit ->
        [s] { $held } دارید و باید حکم، یعنی پیک، بازی کنید
        [h] { $held } دارید و باید حکم، یعنی دل، بازی کنید
        [d] { $held } دارید و باید حکم، یعنی خشت، بازی کنید
       *[c] { $held } دارید و باید حکم، یعنی گشنیز، بازی کنید
    }
you-must-beat = { $held } دارید و باید { $best } را بزنید
you-must-draw-first = اول باید ورق بکشید یا دورریز را بردارید
you-already-drew = در این نوبت ورق کشیده‌اید
you-no-pair =
    { $needed ->
        [one] برای برداشتن { $card } باید { $needed } ورق هم‌رتبهٔ آن را از دستتان بخوابانید
       *[other] برای برداشتن { $card } باید { $needed } ورق هم‌رتبهٔ آن را از دستتان بخوابانید
    }
you-set-needs-three =
    { $needed ->
        [one] ست تازهٔ { $rank } به { $needed } ورق نیاز دارد، با دولوها
       *[other] ست تازهٔ { $rank } به { $needed } ورق نیاز دارد، با دولوها
    }
you-must-pick-up = اول باید بقیهٔ دورریز را به دست بگیرید

## ترک کردن میز

input-ended = ورودی تمام شد؛ بازی در { $path } نگه داشته شده است
input-ended-at-once = ورودی پیش از شروع بازی تمام شد
stopped-by-person = متوقف شد؛ بازی در { $path } نگه داشته شده است
stopped-at-once = پیش از شروع بازی متوقف شد
stopped-by-system = سیستم این برنامه را متوقف می‌کند؛ بازی در { $path } نگه داشته شده است
terminal-closed = ترمینال بسته شد؛ بازی در { $path } نگه داشته شده است
taken-over = پایانهٔ دیگری این بازی را گرفته است و آنجا ادامه دارد؛ در { $path } نگه داشته می‌شود
name-cannot-be = «{ $text }» اینجا نام نمی‌شود: نام یک تا ۴۰ نویسه دارد و با bot:‎ شروع نمی‌شود
