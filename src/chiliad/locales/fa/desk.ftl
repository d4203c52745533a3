### میز بازی در مرورگر و ترمینال: آنچه پرسیده می‌شود، نوشتهٔ دکمه‌ها، و اینکه هر حد از کجا می‌آید.
### متغیرها در en/desk.ftl توضیح داده شده‌اند.

## آنچه در تیشونتس پرسیده می‌شود

desk-ask-opening = باید مزایده را باز کنید: از { $low } تا { $high } بخوانید.
desk-ask-opening-only = باید مزایده را باز کنید: { $points } بخوانید.
desk-ask-bid = از { $low } تا { $high } بخوانید، یا پاس بدهید.
desk-ask-bid-only = { $points } بخوانید، یا پاس بدهید.
desk-ask-pass = فقط می‌توانید پاس بدهید: با این ورق‌ها بالاتر نمی‌توان خواند.
desk-ask-give =
    { $concession ->
        [bomb] به هرکدام از دو نفر دیگر یک ورق بدهید، یا بمب بزنید.
        [write_off] به هرکدام از دو نفر دیگر یک ورق بدهید، یا دور را واگذار کنید.
       *[other] به هرکدام از دو نفر دیگر یک ورق بدهید، یا دور را واگذار کنید.
    }
desk-ask-give-only = به هرکدام از دو نفر دیگر یک ورق بدهید.
desk-ask-give-other = حالا ورقی برای { $receiver }.
desk-ask-talon = یکی از دو تالون را انتخاب کنید، ۱ یا ۲؛ هیچ‌کس هیچ‌کدام را ندیده است.
desk-ask-lay-away =
    { $concession ->
        [bomb] دو ورق را بسته کنار بگذارید، یا بمب بزنید.
        [write_off] دو ورق را بسته کنار بگذارید، یا دور را واگذار کنید.
       *[other] دو ورق را بسته کنار بگذارید، یا دور را واگذار کنید.
    }
desk-ask-lay-away-only = دو ورق را بسته کنار بگذارید.
desk-ask-lay-away-other = یک ورق دیگر کنار بگذارید.
desk-ask-contract = قرارداد را اعلام کنید، از { $low } تا { $high }.
desk-ask-contract-only = قرارداد را اعلام کنید: { $points }.
desk-ask-lead = شروع با شماست: هر ورقی می‌توانید بازی کنید.
desk-ask-lead-marriage = شروع با شماست: ورقی بازی کنید، یا با شاه یا بی‌بی آن زوج اعلام کنید.
desk-ask-play = نوبت بازی شماست.
desk-ask-only = فقط { $card } را می‌توان بازی کرد.

## آنچه در میل پرسیده می‌شود

desk-ask-draw = یک ورق بکشید.
desk-ask-take = ورق بکشید، یا دورریز را با { $top } روی آن بردارید.
desk-ask-take-or-blocked = دیگر ورقی برای کشیدن نیست. دورریز را با { $top } روی آن بردارید، یا دور را تمام کنید.
desk-ask-take-or-stalemate = دک خالی است و از وقتی دورریز بُر خورده کسی ورقی نخوابانده است. دورریز را با { $top } روی آن بردارید، یا دور را تمام کنید.
desk-ask-two = ورق بکشید، یا { $top } روشده را به دست بگیرید.
desk-ask-two-or-take = ورق بکشید، یا { $top } روشده را به دست بگیرید، یا آن را با دو دولو بردارید.
desk-ask-blocked = دیگر ورقی برای کشیدن نیست: دور اینجا تمام می‌شود.
desk-ask-stalemate = دک خالی است و از وقتی دورریز بُر خورده کسی ورقی نخوابانده است: دور اینجا تمام می‌شود.
desk-ask-complete = اول ست { $rank } را کامل کنید.
desk-ask-meld = ورق بخوابانید، یا با دور انداختن یک ورق نوبتتان را تمام کنید.
desk-ask-discard = یک ورق دور بیندازید تا نوبتتان تمام شود.

## نوشتهٔ دکمه‌ها

desk-pass = پاس
desk-concede = واگذار کردن
desk-bomb = بمب
desk-write-off = واگذار کردن
desk-bid = خواندن { $points }
desk-contract = قرارداد { $points }
desk-give = دادن { $card } به { $receiver }
desk-take-talon = برداشتن تالون { $number }
desk-lay-away = کنار گذاشتن { $card }
desk-play = بازی کردن { $card }
desk-marry = اعلام زوج با { $card }: { $points } امتیاز
desk-draw = کشیدن ورق
desk-take = برداشتن دورریز با { $cards }
desk-pick = به دست گرفتن بقیهٔ دورریز
desk-uptwo = برداشتن { $card } روشده
desk-blocked = پایان دور
desk-lay = خواباندن { $cards }
desk-add = به ست { $rank }: { $cards }
desk-discard = دور انداختن { $card }
## پایان دست در چند کلمه

desk-headline-made =
    { $who ->
        [you] قرارداد انجام شد: { $points } امتیاز
       *[other] { $name } قرارداد را انجام داد: { $points } امتیاز
    }
desk-headline-failed =
    { $who ->
        [you] قرارداد انجام نشد: منهای { $points }
       *[other] { $name } قرارداد را انجام نداد: منهای { $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] شما بمب زدید
               *[other] { $name } بمب زد
            }
        [write_off]
            { $who ->
                [you] شما دست را واگذار کردید
               *[other] { $name } دست را واگذار کرد
            }
       *[other]
            { $who ->
                [you] شما دست را واگذار کردید
               *[other] { $name } دست را واگذار کرد
            }
    }
desk-headline-out =
    { $who ->
        [you] شما دستتان را تمام کردید: { $score } امتیاز
       *[other] { $name } دستش را تمام کرد: { $score } امتیاز
    }
desk-headline-blocked = دست بسته شد
desk-left =
    { $who ->
        [you] در دست شما ماند: { $cards }.
       *[other] در دست { $name } ماند: { $cards }.
    }

## واگذار کردن چه می‌آورد

desk-concede-bid = قرارداد { $contract } را واگذار می‌کنید.
desk-concede-free =
    { $left ->
        [0] برای شما هزینه‌ای ندارد؛ بار بعد { $penalty } امتیاز کم می‌شود.
        [one] برای شما هزینه‌ای ندارد؛ { $left } بار دیگر هم ندارد، پس از آن { $penalty } امتیاز کم می‌شود.
       *[other] برای شما هزینه‌ای ندارد؛ { $left } بار دیگر هم ندارد، پس از آن { $penalty } امتیاز کم می‌شود.
    }
desk-concede-costs = { $points } امتیاز از شما کم می‌شود: جمع شما { $total } می‌شود.
desk-concede-gains =
    { $points ->
        [0] به { $name } چیزی نمی‌رسد: جمع او { $total } می‌ماند.
       *[other] به { $name } { $points } امتیاز می‌رسد: جمع او { $total } می‌شود.
    }
desk-concede-wins = { $name } با آن بازی را می‌برد.

## حد خواندن و قرارداد از کجا می‌آید

desk-why-opening = اولین پیشنهاد { $least } یا بیشتر است.
desk-why-no-marriage = بدون زوج در دست، حد { $limit } است.
desk-why-marriages = { $marriages } دارید: تا { $limit }.
desk-why-sum = تا { $limit }: { $base } با هر ورقی + { $marriages }.
desk-why-most = تا { $limit }: با هیچ ورقی نمی‌توان بالاتر رفت.
desk-why-free = طبق قواعد این میز با هر ورقی می‌توان تا { $limit } رفت.
desk-why-bid-stands = ورق‌های شما بیش از آنچه خوانده‌اید اجازه نمی‌دهد.
desk-marriage =
    { $suit ->
        [s] زوج پیک
        [h] زوج دل
        [d] زوج خشت
       *[c] زوج گشنیز
    }
desk-and = { $list } و { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = هنوز ورق‌هایتان را ندیده‌اید. { $points } را ندیده بخوانید، یا { $least } بخوانید و آن‌ها را ببینید.
desk-ask-redeal = شما هر چهار ۹ را دارید و می‌توانید بخواهید دوباره پخش شود.
desk-ask-contract-fixed = قرارداد همان { $points } می‌ماند: آن را بگویید و شروع کنید.
desk-ask-lead-aces = شما شروع می‌کنید: هر ورقی را بازی کنید، یا چهار آس را با یکی از آن‌ها اعلام کنید.
desk-ask-lead-aces-or-marriage = شما شروع می‌کنید: هر ورقی را بازی کنید، یا چهار آس یا یک زوج را اعلام کنید.
desk-blind = خواندن { $points } ندیده
desk-redeal = خواستن پخش دوباره
desk-aces = اعلام چهار آس با { $card }: { $points } امتیاز
desk-headline-void = پخش دوباره
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] { $count } ورق شما بسته می‌ماند تا کسی از خواندن ندیدهٔ شما بالاتر بخواند یا تالون را بردارید.
               *[other] { $count } ورق شما بسته می‌ماند تا کسی از خواندن ندیدهٔ شما بالاتر بخواند یا تالون را بردارید.
            }
       *[no]
            { $count ->
                [one] { $count } ورق شما بسته است: می‌توانید ندیده بخوانید.
               *[other] { $count } ورق شما بسته است: می‌توانید ندیده بخوانید.
            }
    }
desk-why-opening-exact = خواندن اول درست { $least } است.
desk-why-golden = دور طلایی برای { $points } بازی می‌شود.
desk-why-blind = دوری که ندیده خوانده شده برای { $points } بازی می‌شود.
# As desk-marriage, in the same places.
desk-four-aces = چهار آس
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] برای شما هزینه‌ای ندارد؛ واگذاری بعدی به نفر دیگر { $award } امتیاز می‌دهد.
       *[other] برای شما هزینه‌ای ندارد؛ واگذاری بعدی به هر یک از دیگران { $award } امتیاز می‌دهد.
    }
desk-concede-first-home = برای شما هزینه‌ای ندارد؛ واگذاری بعدی به اندازهٔ قرارداد کم می‌کند.
desk-concede-again = برای شما هزینه‌ای ندارد.
desk-concede-becomes =
    { $who ->
        [you] مجموع شما { $total } می‌شود.
       *[other] مجموع { $name } { $total } می‌شود.
    }
