### میز میل در ترمینال. متغیرها در en/terminal.ftl و en/terminal-mille.ftl توضیح داده شده‌اند.

## آنچه رخ می‌دهد

mille-up = { $card } رو شد.
mille-new-stock = دک تمام شد: دورریز، جز ورق رویی‌اش، بُر خورد و دک تازه شد.
mille-draws =
    { $who ->
        [you] شما { $card } کشیدید.
       *[other] { $name } { $card } کشید.
    }
mille-draws-hidden =
    { $who ->
        [you] شما یک ورق کشیدید.
       *[other] { $name } یک ورق کشید.
    }
mille-uptwo =
    { $who ->
        [you] شما دولوی روشده، { $card }، را برداشتید.
       *[other] { $name } دولوی روشده، { $card }، را برداشت.
    }
mille-takes =
    { $who ->
        [you] شما دورریز را برداشتید و { $cards } را با { $top } خواباندید.
       *[other] { $name } دورریز را برداشت و { $cards } را با { $top } خواباند.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] شما { $count } ورق به دست گرفتید: { $cards }.
               *[other] { $name } { $count } ورق به دست گرفت: { $cards }.
            }
       *[other]
            { $who ->
                [you] شما { $count } ورق به دست گرفتید: { $cards }.
               *[other] { $name } { $count } ورق به دست گرفت: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] شما { $cards } را خواباندید.
       *[other] { $name } { $cards } را خواباند.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] شما { $cards } را به ست { $rank } خودتان اضافه کردید: { $count } ورق.
               *[other] { $name } { $cards } را به ست { $rank } خودش اضافه کرد: { $count } ورق.
            }
       *[other]
            { $who ->
                [you] شما { $cards } را به ست { $rank } خودتان اضافه کردید: { $count } ورق.
               *[other] { $name } { $cards } را به ست { $rank } خودش اضافه کرد: { $count } ورق.
            }
    }
mille-discards =
    { $who ->
        [you] شما { $card } را دور انداختید.
       *[other] { $name } { $card } را دور انداخت.
    }
mille-pile-seven =
    { $who ->
        [you] هفت { $rank } شما روی هم گذاشته شد.
       *[other] حواستان باشد: هفت { $rank } { $name } روی هم گذاشته شد.
    }
mille-pile-eight =
    { $who ->
        [you] هشت { $rank } شما برگردانده و بسته شد: طبیعی.
       *[other] هشت { $rank } { $name } برگردانده و بسته شد: طبیعی.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] { $count } ورق برای شما مانده است.
               *[other] { $count } ورق برای { $name } مانده است.
            }
       *[other]
            { $who ->
                [you] { $count } ورق برای شما مانده است.
               *[other] { $count } ورق برای { $name } مانده است.
            }
    }
mille-out =
    { $who ->
        [you] ورق‌هایتان تمام شد!
       *[other] { $name } دستش را تمام کرد.
    }
mille-blocked = دیگر ورقی برای کشیدن نیست: دور قفل شد.
mille-stalemate = از وقتی دورریز بُر خورده کسی ورقی نخوابانده است، پس دوباره بُر نمی‌خورد: دور قفل شد.

## نتیجهٔ دور

mille-scored =
    { $who ->
        [you] شما { $laid } امتیاز در ست‌ها و { $hand } امتیاز در دست دارید.
       *[other] { $name } { $laid } امتیاز در ست‌ها و { $hand } امتیاز در دست دارد.
    }
mille-scored-out =
    { $who ->
        [you] شما با { $laid } امتیاز در ست‌ها دستتان را تمام کردید.
       *[other] { $name } با { $laid } امتیاز در ست‌ها دستش را تمام کرد.
    }
mille-eight-set =
    { $who ->
        [you] هشت { $rank } شما بدون وایلد دو برابر حساب می‌شود، { $points } امتیاز بیشتر: یک ستاره.
       *[other] هشت { $rank } { $name } بدون وایلد دو برابر حساب می‌شود، { $points } امتیاز بیشتر: یک ستاره.
    }
mille-out-natural =
    { $who ->
        [you] شما بدون وایلد دستتان را تمام کردید: همهٔ امتیازهایتان دو برابر، و یک ستاره.
       *[other] { $name } بدون وایلد دستش را تمام کرد: همهٔ امتیازهایش دو برابر، و یک ستاره.
    }
mille-score =
    { $who ->
        [you] امتیاز دور شما: { $score }.
       *[other] امتیاز دور { $name }: { $score }.
    }
mille-chapeau =
    { $who ->
        [you] زیر صفر: شما شاپو می‌گیرید و { $other } یک علامت.
       *[other] زیر صفر: { $name } شاپو می‌گیرد و { $other } یک علامت.
    }

## پرداخت؛ مبلغ‌ها به واحد شرط‌اند

payment-head =
    { $me ->
        [payer] شما به { $payee } می‌پردازید:
        [payee] { $payer } به شما می‌پردازد:
       *[no] { $payer } به { $payee } می‌پردازد:
    }
payment-head-plain = بازنده به برنده می‌پردازد:
payment-game = { $amount } برای بازی
payment-difference = { $amount } برای اختلاف امتیاز
payment-naturals =
    { $count ->
        [one] { $amount } برای { $count } طبیعی
       *[other] { $amount } برای { $count } طبیعی
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } برای { $count } شاپو
       *[other] { $amount } برای { $count } شاپو
    }
payment-skunk = { $amount } برای اسکانک
payment-times =
    { $times ->
        [3] همه ضرب در { $times }، چون جمع بازنده زیر صفر است
       *[other] همه ضرب در { $times }، به خاطر اسکانک
    }
payment-total-plain = بازنده روی هم { $amount } به برنده می‌پردازد (شرط کوچک { $small }).
payment-total =
    { $me ->
        [payer] شما روی هم { $amount } به { $payee } می‌پردازید (شرط کوچک { $small }).
        [payee] { $payer } روی هم { $amount } به شما می‌پردازد (شرط کوچک { $small }).
       *[no] { $payer } روی هم { $amount } به { $payee } می‌پردازد (شرط کوچک { $small }).
    }

## آنچه روی میز است

mille-table-top =
    { $count ->
        [one] دورریز: { $card }، { $count } ورق. دک: { $stock } ورق.
       *[other] دورریز: { $count } ورق، { $card } روی آن. دک: { $stock } ورق.
    }
mille-table-no-pack = دورریز خالی است. دک: { $stock } ورق.
mille-table-pack = در دورریز: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] شما { $count } ورق در دست دارید و روی میز:
               *[other] { $name } { $count } ورق در دست دارد و روی میز:
            }
       *[other]
            { $who ->
                [you] شما { $count } ورق در دست دارید و روی میز:
               *[other] { $name } { $count } ورق در دست دارد و روی میز:
            }
    }
mille-table-set =
    { $lies ->
        [seven] ‏- { $rank }: { $cards } (هفت‌تایی، روی هم)
        [eight] ‏- { $rank }: { $cards } (هشت‌تایی، بسته)
       *[open]
            { $wilds ->
                [0] ‏- { $rank }: { $cards }
                [one] ‏- { $rank }: { $cards } ({ $wilds } وایلد)
               *[other] ‏- { $rank }: { $cards } ({ $wilds } وایلد)
            }
    }
mille-table-no-sets = - هنوز هیچ
mille-table-known =
    { $who ->
        [you] آنچه از دست شما معلوم است: { $cards }.
       *[other] آنچه از دست { $name } معلوم است: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] ستاره‌های شما: { $stars }. شاپوهای شما: { $chapeaux }.
       *[other] ستاره‌های { $name }: { $stars }. شاپوها: { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) شاپو، جمع { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }، جمع { $total }
                [one] { $name } { $score } با { $stars } ستاره، جمع { $total }
               *[other] { $name } { $score } با { $stars } ستاره، جمع { $total }
            }
    }

## برگهٔ امتیازها

mille-sheet-circled = (شاپو)
mille-sheet-stars =
    { $count ->
        [one] { $count } ستاره
       *[other] { $count } ستاره
    }
mille-sheet-naturals = طبیعی‌ها
mille-sheet-chapeaux = شاپوها
legend-star = یک طبیعی
legend-circle = یک شاپو: زیر صفر، وقتی حریف دستش را تمام کرد
mille-score-out = چه کسی بیرون رفت: { $names }، یا قفل؟
    .brief = پایان
mille-score-points = امتیاز { $name } در این دور:
    .brief = { $name }
mille-score-stars = { $name } چند ستاره (طبیعی) گرفته است؟ (Enter: هیچ)
    .brief = { $name }، ستاره
mille-score-cards = ورق‌های { $name }:
    .brief = { $name }
mille-score-sets = ست‌های روی میز
mille-score-hand =
    { $left ->
        [0] مانده در دست
       *[other] مانده در دست: پیش‌تر { $left } امتیاز
    }
mille-score-counted =
    { $stars ->
        [0] تا اینجا { $score }
        [one] تا اینجا { $score }، با یک ستاره
       *[other] تا اینجا { $score }، با { $stars } ستاره
    }
