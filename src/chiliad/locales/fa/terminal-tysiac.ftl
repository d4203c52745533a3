### میز تیشونتس در ترمینال. متغیرها در en/terminal.ftl و en/terminal-tysiac.ftl توضیح داده شده‌اند.

## آنچه رخ می‌دهد

tysiac-dealt-talon = تالون { $cards } است، بسته.
tysiac-bids =
    { $who ->
        [you] شما { $points } خواندید.
       *[other] { $name } { $points } خواند.
    }
tysiac-passes =
    { $who ->
        [you] شما پاس دادید.
       *[other] { $name } پاس داد.
    }
tysiac-talon =
    { $who ->
        [you] شما با { $bid } صاحب قرارداد شدید. تالون: { $cards }.
       *[other] { $name } با { $bid } صاحب قرارداد شد. تالون: { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] شما با قرارداد { $contract } بمب زدید.
               *[other] { $name } با قرارداد { $contract } بمب زد.
            }
        [write_off]
            { $who ->
                [you] شما دور را با قرارداد { $contract } واگذار کردید.
               *[other] { $name } دور را با قرارداد { $contract } واگذار کرد.
            }
       *[other]
            { $who ->
                [you] شما دور را با قرارداد { $contract } واگذار کردید.
               *[other] { $name } دور را با قرارداد { $contract } واگذار کرد.
            }
    }
tysiac-gives-you = { $name } { $card } را به شما داد.
tysiac-gives-hidden = { $name } به { $receiver } یک ورق داد.
tysiac-gives =
    { $who ->
        [you] شما { $card } را به { $receiver } دادید.
       *[other] { $name } { $card } را به { $receiver } داد.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] شما قرارداد را تا { $points } بالا بردید.
               *[other] { $name } قرارداد را تا { $points } بالا برد.
            }
       *[no]
            { $who ->
                [you] قرارداد شما { $points } است.
               *[other] قرارداد { $name } { $points } است.
            }
    }
tysiac-leads =
    { $who ->
        [you] شما با { $card } شروع کردید.
       *[other] { $name } با { $card } شروع کرد.
    }
tysiac-plays =
    { $who ->
        [you] شما { $card } را بازی کردید.
       *[other] { $name } { $card } را بازی کرد.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] شما با { $card } شروع کردید و زوج پیک را اعلام کردید، { $points } امتیاز. حکم پیک است.
               *[other] { $name } با { $card } شروع کرد و زوج پیک را اعلام کرد، { $points } امتیاز. حکم پیک است.
            }
        [h]
            { $who ->
                [you] شما با { $card } شروع کردید و زوج دل را اعلام کردید، { $points } امتیاز. حکم دل است.
               *[other] { $name } با { $card } شروع کرد و زوج دل را اعلام کرد، { $points } امتیاز. حکم دل است.
            }
        [d]
            { $who ->
                [you] شما با { $card } شروع کردید و زوج خشت را اعلام کردید، { $points } امتیاز. حکم خشت است.
               *[other] { $name } با { $card } شروع کرد و زوج خشت را اعلام کرد، { $points } امتیاز. حکم خشت است.
            }
       *[c]
            { $who ->
                [you] شما با { $card } شروع کردید و زوج گشنیز را اعلام کردید، { $points } امتیاز. حکم گشنیز است.
               *[other] { $name } با { $card } شروع کرد و زوج گشنیز را اعلام کرد، { $points } امتیاز. حکم گشنیز است.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] شما دست آخر را بردید، { $points } امتیاز: روی هم { $made }.
               *[other] { $name } دست آخر را برد، { $points } امتیاز: روی هم { $made }.
            }
       *[no]
            { $who ->
                [you] شما دست را بردید، { $points } امتیاز: تا اینجا { $made }.
               *[other] { $name } دست را برد، { $points } امتیاز: تا اینجا { $made }.
            }
    }

## نتیجهٔ دور

tysiac-scored-made =
    { $who ->
        [you] شما با قرارداد { $contract } به { $points } رسیدید: { $contract } امتیاز گرفتید.
       *[other] { $name } با قرارداد { $contract } به { $points } رسید: { $contract } امتیاز گرفت.
    }
tysiac-scored-failed =
    { $who ->
        [you] شما { $points } آوردید، کمتر از قرارداد { $contract }: { $contract } امتیاز از شما کم شد.
       *[other] { $name } { $points } آورد، کمتر از قرارداد { $contract }: { $contract } امتیاز از او کم شد.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] شما بمب زدید: بدون امتیاز.
               *[other] { $name } بمب زد: بدون امتیاز.
            }
        [write_off]
            { $who ->
                [you] شما واگذار کردید: بدون امتیاز.
               *[other] { $name } واگذار کرد: بدون امتیاز.
            }
       *[other]
            { $who ->
                [you] شما واگذار کردید: بدون امتیاز.
               *[other] { $name } واگذار کرد: بدون امتیاز.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] شما به { $points } رسیدید، ولی قرارداد { $contract } از بشکه بیرون نبرد: بدون امتیاز.
       *[other] { $name } به { $points } رسید، ولی قرارداد { $contract } از بشکه بیرون نبرد: بدون امتیاز.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] شما روی بشکه‌اید و صاحب قرارداد نیستید: بدون امتیاز.
       *[other] { $name } روی بشکه است و صاحب قرارداد نیست: بدون امتیاز.
    }
tysiac-scored-award =
    { $who ->
        [you] شما از واگذاری { $score } امتیاز گرفتید.
       *[other] { $name } از واگذاری { $score } امتیاز گرفت.
    }
tysiac-scored-defender =
    { $who ->
        [you] شما به عنوان مدافع { $points } آوردید: { $score } امتیاز گرفتید.
       *[other] { $name } به عنوان مدافع { $points } آورد: { $score } امتیاز گرفت.
    }
tysiac-scored-rounded =
    { $who ->
        [you] شما به عنوان مدافع { $points } آوردید که گرد می‌شود: { $score } امتیاز می‌گیرید.
       *[other] { $name } به عنوان مدافع { $points } آورد که گرد می‌شود: { $score } امتیاز می‌گیرد.
    }
tysiac-counted-concessions =
    { $who ->
        [you] واگذاریِ بی‌جریمهٔ { $count } از { $free } برای شما.
       *[other] واگذاریِ بی‌جریمهٔ { $count } از { $free } برای { $name }.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] حتی یک امتیاز هم نه: دست‌خالیِ بی‌جریمهٔ { $count } از { $free } برای شما.
       *[other] حتی یک امتیاز هم نه: دست‌خالیِ بی‌جریمهٔ { $count } از { $free } برای { $name }.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] یک واگذاری بیش از اندازه: { $penalty } امتیاز از شما کم شد.
       *[other] یک واگذاری بیش از اندازه: { $penalty } امتیاز از { $name } کم شد.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] یک دست‌خالی بیش از اندازه: { $penalty } امتیاز از شما کم شد.
       *[other] یک دست‌خالی بیش از اندازه: { $penalty } امتیاز از { $name } کم شد.
    }
tysiac-barrel-stops =
    { $who ->
        [you] مجموع شما در { $total } می‌ماند: { $lost } امتیاز از این‌ها حساب نمی‌شود.
       *[other] مجموع { $name } در { $total } می‌ماند: { $lost } امتیاز از این‌ها حساب نمی‌شود.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] شما با { $total } روی بشکه‌اید و { $deals } دور برای بردن فرصت دارید.
               *[other] { $name } با { $total } روی بشکه است و { $deals } دور برای بردن فرصت دارد.
            }
       *[other]
            { $who ->
                [you] شما با { $total } روی بشکه‌اید و { $deals } دور برای بردن فرصت دارید.
               *[other] { $name } با { $total } روی بشکه است و { $deals } دور برای بردن فرصت دارد.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] شما روی بشکه ماندید و { $left } دور دیگر دارید.
               *[other] { $name } روی بشکه ماند و { $left } دور دیگر دارد.
            }
       *[other]
            { $who ->
                [you] شما روی بشکه ماندید و { $left } دور دیگر دارید.
               *[other] { $name } روی بشکه ماند و { $left } دور دیگر دارد.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] این آخرین دور شما روی بشکه بود: { $penalty } امتیاز از شما کم شد و از بشکه افتادید.
       *[other] این آخرین دور { $name } روی بشکه بود: { $penalty } امتیاز از او کم شد و از بشکه افتاد.
    }
tysiac-barrel-left =
    { $who ->
        [you] شما از بشکه افتادید.
       *[other] { $name } از بشکه افتاد.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] بازیکن دیگری بشکه را گرفت: { $penalty } امتیاز از شما کم شد و از بشکه افتادید.
       *[other] بازیکن دیگری بشکه را گرفت: { $penalty } امتیاز از { $name } کم شد و از بشکه افتاد.
    }

## آنچه روی میز است

tysiac-table-dealer =
    { $who ->
        [you] شما پخش کردید.
       *[other] { $name } پخش کرد.
    }
tysiac-table-passed =
    { $who ->
        [you] شما پاس داده‌اید.
       *[other] { $name } پاس داده است.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] شما هنوز نخوانده‌اید.
               *[other] { $name } هنوز نخوانده است.
            }
       *[other]
            { $who ->
                [you] شما { $points } خوانده‌اید.
               *[other] { $name } { $points } خوانده است.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] شما با { $points } صاحب قراردادید. تالون { $cards } بود.
       *[other] { $name } با { $points } صاحب قرارداد است. تالون { $cards } بود.
    }
tysiac-table-trump =
    { $suit ->
        [s] حکم: پیک.
        [h] حکم: دل.
        [d] حکم: خشت.
        [c] حکم: گشنیز.
       *[none] هنوز حکمی نیست.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] شما { $points } امتیاز آورده‌اید و { $count } ورق در دست دارید.
               *[other] { $name } { $points } امتیاز آورده و { $count } ورق در دست دارد.
            }
       *[other]
            { $who ->
                [you] شما { $points } امتیاز آورده‌اید و { $count } ورق در دست دارید.
               *[other] { $name } { $points } امتیاز آورده و { $count } ورق در دست دارد.
            }
    }
tysiac-table-empty = هیچ ورقی روی میز نیست.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] روی میز: { $items }. حکم: پیک.
        [h] روی میز: { $items }. حکم: دل.
        [d] روی میز: { $items }. حکم: خشت.
        [c] روی میز: { $items }. حکم: گشنیز.
       *[none] روی میز: { $items }. حکمی نیست.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] شما روی بشکه‌اید و { $left } دور دیگر دارید.
               *[other] { $name } روی بشکه است و { $left } دور دیگر دارد.
            }
       *[other]
            { $who ->
                [you] شما روی بشکه‌اید و { $left } دور دیگر دارید.
               *[other] { $name } روی بشکه است و { $left } دور دیگر دارد.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] شما { $concessions } از { $free } واگذاری آزاد و { $empty } از { $free } دست‌خالی آزاد را به کار برده‌اید.
       *[other] { $name } { $concessions } از { $free } واگذاری آزاد و { $empty } از { $free } دست‌خالی آزاد را به کار برده است.
    }

## برگهٔ امتیازها

tysiac-sheet-ended =
    { $how ->
        [made] به دست آمد
        [failed] به دست نیامد
       *[conceded] واگذار شد
    }
tysiac-sheet-declarer = صاحب قرارداد
tysiac-sheet-locked = مجموع قفل است
tysiac-sheet-barrel =
    { $left ->
        [one] روی بشکه، { $left } دور مانده
       *[other] روی بشکه، { $left } دور مانده
    }
tysiac-sheet-concession-sign = و
tysiac-sheet-concessions =
    { $count ->
        [0] یک واگذاری که امتیاز کم کرد
        [one] { $count } واگذاری
       *[other] { $count } واگذاری
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] یک دست‌خالی که امتیاز کم کرد
        [one] { $count } دست‌خالی
       *[other] { $count } دست‌خالی
    }
legend-made = قرارداد به دست آمد
legend-failed = قرارداد به دست نیامد
legend-conceded = واگذار شد
# Beside an underlined figure.
legend-declarer = امتیاز صاحب قرارداد
legend-barrel = روی بشکه: برای هر دورِ مانده یک خط
legend-concessions = واگذاری‌ها تا اینجا؛ ! امتیاز کم کرد
legend-empty_hands =
    { $how ->
        [tricks] دست‌خالی‌ها تا اینجا، دورهایی که هیچ دستی نبرد؛ سومی، با !، { $penalty } امتیاز کم می‌کند
       *[points] دست‌خالی‌ها تا اینجا، دورهای بی هیچ امتیاز؛ سومی، با !، { $penalty } امتیاز کم می‌کند
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = بشکه: امتیاز کل از { $barrel } بالاتر نمی‌رود مگر برای بردن. هرکس روی آن باشد سه دور فرصت دارد تا قراردادی ۱۲۰ یا بیشتر را به دست بیاورد؛ وگرنه ۱۲۰ امتیاز از دست می‌دهد.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] ورق‌های شما بسته‌اند: می‌توانید پیش از دیدنشان { $points } را ندیده بخوانید.
       *[other] { $name } هنوز این ورق‌ها را نمی‌بیند و می‌تواند { $points } را ندیده بخواند.
    }
tysiac-bids-blind =
    { $who ->
        [you] شما { $points } را ندیده خواندید.
       *[other] { $name } { $points } را ندیده خواند.
    }
tysiac-hand-seen =
    { $who ->
        [you] شما ورق‌هایتان را دیدید: { $cards }.
       *[other] { $name } ورق‌هایش را دید: { $cards }.
    }
tysiac-hand-looked-at = { $name } حالا ورق‌هایش را دید.
tysiac-redealt =
    { $who ->
        [you] شما هر چهار ۹ را دارید و خواستید دوباره پخش شود.
       *[other] { $name } هر چهار ۹ را دارد و خواست دوباره پخش شود.
    }
tysiac-talon-golden =
    { $who ->
        [you] دور طلایی، بدون خواندن: نتیجه‌اش دو برابر حساب می‌شود. شما با { $bid } صاحب قراردادید. تالون: { $cards }.
       *[other] دور طلایی، بدون خواندن: نتیجه‌اش دو برابر حساب می‌شود. { $name } با { $bid } صاحب قرارداد است. تالون: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] شما با { $bid } که ندیده خوانده بودید صاحب قرارداد شدید: قرارداد دو برابر حساب می‌شود. تالون: { $cards }.
       *[other] { $name } با { $bid } که ندیده خوانده بود صاحب قرارداد شد: قرارداد دو برابر حساب می‌شود. تالون: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] شما با { $card } شروع کردید و چهار آس را اعلام کردید، { $points } امتیاز.
       *[other] { $name } با { $card } شروع کرد و چهار آس را اعلام کرد، { $points } امتیاز.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] این دور باطل شد: امتیازی نوشته نمی‌شود و شما دوباره پخش می‌کنید.
       *[other] این دور باطل شد: امتیازی نوشته نمی‌شود و { $name } دوباره پخش می‌کند.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] شما با قرارداد { $contract } به { $points } رسیدید و قرارداد دو برابر حساب می‌شود: { $score } امتیاز گرفتید.
       *[other] { $name } با قرارداد { $contract } به { $points } رسید و قرارداد دو برابر حساب می‌شود: { $score } امتیاز گرفت.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] شما به { $points } رسیدید، کمتر از قرارداد { $contract } که دو برابر حساب می‌شود: { $score } امتیاز از شما کم شد.
       *[other] { $name } به { $points } رسید، کمتر از قرارداد { $contract } که دو برابر حساب می‌شود: { $score } امتیاز از او کم شد.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] شما به عنوان مدافع { $points } آوردید؛ دو برابرِ { $rounded }: { $score } امتیاز گرفتید.
       *[other] { $name } به عنوان مدافع { $points } آورد؛ دو برابرِ { $rounded }: { $score } امتیاز گرفت.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] شما بمب زدید: { $points } امتیاز از شما کم شد.
               *[other] { $name } بمب زد: { $points } امتیاز از او کم شد.
            }
        [write_off]
            { $who ->
                [you] شما واگذار کردید: { $points } امتیاز از شما کم شد.
               *[other] { $name } واگذار کرد: { $points } امتیاز از او کم شد.
            }
       *[other]
            { $who ->
                [you] شما واگذار کردید: { $points } امتیاز از شما کم شد.
               *[other] { $name } واگذار کرد: { $points } امتیاز از او کم شد.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] نخستین بمب یک بازیکن به شما امتیازی نمی‌دهد.
       *[other] نخستین بمب یک بازیکن به { $name } امتیازی نمی‌دهد.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] مجموع شما قفل است و صاحب قرارداد نیستید: بدون امتیاز.
       *[other] مجموع { $name } قفل است و صاحب قرارداد نیست: بدون امتیاز.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] این نخستین بمب شما بود: بمب بعدی به نفر دیگر { $award } امتیاز می‌دهد.
               *[other] این نخستین بمب { $name } بود: بمب بعدی به نفر دیگر { $award } امتیاز می‌دهد.
            }
       *[other]
            { $who ->
                [you] این نخستین بمب شما بود: بمب بعدی به هر یک از دیگران { $award } امتیاز می‌دهد.
               *[other] این نخستین بمب { $name } بود: بمب بعدی به هر یک از دیگران { $award } امتیاز می‌دهد.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] این نخستین بمب شما بود: بمب بعدی به اندازهٔ قرارداد از شما کم می‌کند.
       *[other] این نخستین بمب { $name } بود: بمب بعدی به اندازهٔ قرارداد از او کم می‌کند.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] حتی یک دست هم نه: دست‌خالیِ بی‌جریمهٔ { $count } از { $free } برای شما.
       *[other] حتی یک دست هم نه: دست‌خالیِ بی‌جریمهٔ { $count } از { $free } برای { $name }.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] شما به { $reached } رسیدید، ولی فقط از روی بشکه می‌توان برد: مجموع شما در { $total } می‌ماند.
       *[other] { $name } به { $reached } رسید، ولی فقط از روی بشکه می‌توان برد: مجموع او در { $total } می‌ماند.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] این افتادن { $count } شما از بشکه بود؛ افتادن { $most } مجموع را صفر می‌کند.
       *[other] این افتادن { $count } { $name } از بشکه بود؛ افتادن { $most } مجموع را صفر می‌کند.
    }
tysiac-fall-last =
    { $who ->
        [you] این افتادن { $count } شما از بشکه بود: مجموع شما ۰ می‌شود.
       *[other] این افتادن { $count } { $name } از بشکه بود: مجموع او ۰ می‌شود.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] مجموع شما درست { $total } شد: ۰ می‌شود.
       *[other] مجموع { $name } درست { $total } شد: ۰ می‌شود.
    }
tysiac-locked =
    { $who ->
        [you] مجموع شما از این پس قفل است: فقط قراردادهای خودتان به آن می‌افزاید.
       *[other] مجموع { $name } از این پس قفل است: فقط قراردادهای خودش به آن می‌افزاید.
    }
tysiac-unlocked =
    { $who ->
        [you] مجموع شما دیگر قفل نیست.
       *[other] مجموع { $name } دیگر قفل نیست.
    }
tysiac-table-blind =
    { $who ->
        [you] شما { $points } را ندیده خوانده‌اید.
       *[other] { $name } { $points } را ندیده خوانده است.
    }
tysiac-table-doubled-blind = قرارداد ندیده خوانده شده و دو برابر حساب می‌شود.
tysiac-table-doubled-golden = این دور طلایی است: نتیجه‌اش دو برابر حساب می‌شود.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] { $left } دور طلایی مانده است.
       *[other] { $left } دور طلایی مانده است.
    }
tysiac-standing-locked =
    { $who ->
        [you] مجموع شما قفل است: فقط قراردادهای خودتان به آن می‌افزاید.
       *[other] مجموع { $name } قفل است: فقط قراردادهای خودش به آن می‌افزاید.
    }
tysiac-standing-falls =
    { $who ->
        [you] افتادن‌های شما از بشکه: { $count }؛ افتادن { $most } مجموع را صفر می‌کند.
       *[other] افتادن‌های { $name } از بشکه: { $count }؛ افتادن { $most } مجموع را صفر می‌کند.
    }
tysiac-standing-concessions =
    { $who ->
        [you] شما { $concessions } از { $free } واگذاری آزاد را به کار برده‌اید.
       *[other] { $name } { $concessions } از { $free } واگذاری آزاد را به کار برده است.
    }
tysiac-standing-empty =
    { $who ->
        [you] شما { $empty } از { $free } دست‌خالی آزاد را به کار برده‌اید.
       *[other] { $name } { $empty } از { $free } دست‌خالی آزاد را به کار برده است.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = دو برابر
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] افتادنی از بشکه که مجموع را صفر کرد
        [one] { $count } افتادن از بشکه
       *[other] { $count } افتادن از بشکه
    }
legend-doubled = دو برابر: طلایی، یا ندیده خوانده‌شده
legend-falls = افتادن‌ها از بشکه تا اینجا؛ ! مجموع را صفر کرد
legend-locked = مجموع قفل است: فقط قراردادهای خود شخص به آن می‌افزاید
tysiac-sheet-rests = ورق می‌دهد و این دور را بیرون است
legend-rests = ورق می‌دهد و این دور را بیرون است

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = تالون { $number }: { $cards }، بسته.
tysiac-won =
    { $who ->
        [you] شما با { $bid } صاحب قراردادید و یکی از دو تالون را برمی‌گزینید.
       *[other] { $name } با { $bid } صاحب قرارداد است و یکی از دو تالون را برمی‌گزیند.
    }
tysiac-won-golden =
    { $who ->
        [you] دور طلایی، بدون خواندن: نتیجه‌اش دو برابر حساب می‌شود. شما با { $bid } صاحب قراردادید و یکی از دو تالون را برمی‌گزینید.
       *[other] دور طلایی، بدون خواندن: نتیجه‌اش دو برابر حساب می‌شود. { $name } با { $bid } صاحب قرارداد است و یکی از دو تالون را برمی‌گزیند.
    }
tysiac-won-blind =
    { $who ->
        [you] شما با { $bid } که ندیده خوانده بودید صاحب قرارداد شدید: قرارداد دو برابر حساب می‌شود. یکی از دو تالون را برگزینید.
       *[other] { $name } با { $bid } که ندیده خوانده بود صاحب قرارداد شد: قرارداد دو برابر حساب می‌شود. او یکی از دو تالون را برمی‌گزیند.
    }
tysiac-takes =
    { $who ->
        [you] شما تالون { $number } را برداشتید: { $cards }.
       *[other] { $name } تالون { $number } را برداشت: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] شما { $card } را بسته کنار گذاشتید.
       *[other] { $name } { $card } را بسته کنار گذاشت.
    }
tysiac-lays-away-hidden = { $name } یک ورق را بسته کنار گذاشت.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] برای ورق‌های بیرون از بازی { $points } امتیاز دیگر دارید: روی هم { $made }.
       *[other] برای ورق‌های بیرون از بازی { $name } { $points } امتیاز دیگر دارد: روی هم { $made }.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] شما این دور را بیرون بودید: بدون امتیاز.
       *[other] { $name } این دور را بیرون بود: بدون امتیاز.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] شما این دور را بیرون بودید و از تالون { $score } امتیاز گرفتید.
       *[other] { $name } این دور را بیرون بود و از تالون { $score } امتیاز گرفت.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] شما این دور را بیرون بودید؛ { $bonus } برای تالون و { $award } از واگذاری: روی هم { $score } امتیاز.
       *[other] { $name } این دور را بیرون بود؛ { $bonus } برای تالون و { $award } از واگذاری: روی هم { $score } امتیاز.
    }
tysiac-table-sits-out =
    { $who ->
        [you] شما ورق می‌دهید و این دور را بیرونید.
       *[other] { $name } ورق می‌دهد و این دور را بیرون است.
    }
tysiac-table-laid-away =
    { $who ->
        [you] شما { $cards } را کنار گذاشته‌اید.
       *[other] { $name } { $cards } را کنار گذاشته است.
    }
tysiac-score-declarer = صاحب قرارداد چه کسی بود: { $names }؟
    .brief = صاحب قرارداد
tysiac-score-contract = با چه قراردادی؟
    .brief = قرارداد
tysiac-score-points = امتیاز { $name }، ورق‌ها و ازدواج‌ها:
    .brief = { $name }
    .hint = برای انتخاب: باقی ورق‌ها، تنها و با ازدواج‌ها.
tysiac-score-trick = { $name } دستی برده است؟ (بله، نه)
    .brief = { $name }، دست
tysiac-score-talon = سه ورق تالون:
    .brief = تالون
