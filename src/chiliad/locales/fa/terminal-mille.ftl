### میز میل در ترمینال. متغیرها در en/terminal.ftl و en/terminal-mille.ftl توضیح داده شده‌اند.

## آنچه رخ می‌دهد

mille-up = { $card } رو می‌شود.
mille-new-stock = دک تمام شد: دورریز، جز ورق رویی‌اش، بُر می‌خورد و دک تازه می‌شود.
mille-draws =
    { $who ->
        [you] شما { $card } می‌کشید.
       *[other] { $name } { $card } می‌کشد.
    }
mille-draws-hidden =
    { $who ->
        [you] شما یک ورق می‌کشید.
       *[other] { $name } یک ورق می‌کشد.
    }
mille-uptwo =
    { $who ->
        [you] شما دولوی روشده، { $card }، را برمی‌دارید.
       *[other] { $name } دولوی روشده، { $card }، را برمی‌دارد.
    }
mille-takes =
    { $who ->
        [you] شما دورریز را برمی‌دارید و { $cards } را با { $top } می‌خوابانید.
       *[other] { $name } دورریز را برمی‌دارد و { $cards } را با { $top } می‌خواباند.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] شما { $count } ورق به دست می‌گیرید: { $cards }.
               *[other] { $name } { $count } ورق به دست می‌گیرد: { $cards }.
            }
       *[other]
            { $who ->
                [you] شما { $count } ورق به دست می‌گیرید: { $cards }.
               *[other] { $name } { $count } ورق به دست می‌گیرد: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] شما { $cards } می‌خوابانید.
       *[other] { $name } { $cards } می‌خواباند.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] شما { $cards } را به ست { $rank } خودتان اضافه می‌کنید: { $count } ورق.
               *[other] { $name } { $cards } را به ست { $rank } خودش اضافه می‌کند: { $count } ورق.
            }
       *[other]
            { $who ->
                [you] شما { $cards } را به ست { $rank } خودتان اضافه می‌کنید: { $count } ورق.
               *[other] { $name } { $cards } را به ست { $rank } خودش اضافه می‌کند: { $count } ورق.
            }
    }
mille-discards =
    { $who ->
        [you] شما { $card } را دور می‌اندازید.
       *[other] { $name } { $card } را دور می‌اندازد.
    }
mille-pile-seven =
    { $who ->
        [you] هفت { $rank } شما روی هم گذاشته شد.
       *[other] حواستان باشد: هفت { $rank } { $name } روی هم گذاشته شد.
    }
mille-pile-eight =
    { $who ->
        [you] هشت { $rank } شما پشت‌ورو شد: طبیعی.
       *[other] هشت { $rank } { $name } پشت‌ورو شد: طبیعی.
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
        [you] شما بیرون رفتید!
       *[other] { $name } بیرون رفت.
    }
mille-blocked = دیگر ورقی برای کشیدن نیست: دور قفل شد.

## نتیجهٔ دور

mille-scored =
    { $who ->
        [you] شما { $laid } امتیاز در ست‌ها و { $hand } امتیاز در دست دارید.
       *[other] { $name } { $laid } امتیاز در ست‌ها و { $hand } امتیاز در دست دارد.
    }
mille-scored-out =
    { $who ->
        [you] شما با { $laid } امتیاز در ست‌ها بیرون رفتید.
       *[other] { $name } با { $laid } امتیاز در ست‌ها بیرون رفت.
    }
mille-eight-set =
    { $who ->
        [you] هشت { $rank } شما بدون وایلد دو برابر حساب می‌شود، { $points } امتیاز بیشتر: یک ستاره.
       *[other] هشت { $rank } { $name } بدون وایلد دو برابر حساب می‌شود، { $points } امتیاز بیشتر: یک ستاره.
    }
mille-out-natural =
    { $who ->
        [you] شما بدون وایلد بیرون رفتید: همهٔ امتیازهایتان دو برابر، و یک ستاره.
       *[other] { $name } بدون وایلد بیرون رفت: همهٔ امتیازهایش دو برابر، و یک ستاره.
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

payment-head = { $payer } به { $payee } می‌پردازد:
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
payment-times = همه ضرب در { $times }، به خاطر اسکانک
payment-total-plain = بازنده روی هم { $amount } به برنده می‌پردازد (شرط کوچک { $small }).
payment-total = { $payer } روی هم { $amount } به { $payee } می‌پردازد (شرط کوچک { $small }).

## آنچه پرسیده می‌شود

mille-ask-draw = ورق بکشید (Enter):
mille-ask-take = ورق بکشید، یا دورریز را با { $top } روی آن بردارید (بردار):
mille-ask-take-or-blocked = دیگر ورقی برای کشیدن نیست: دورریز را با { $top } روی آن بردارید (بردار)، یا دور را تمام کنید (قفل):
mille-ask-two = ورق بکشید، یا دولوی روشده را به دست بگیرید (دولو):
mille-ask-blocked = دیگر ورقی برای کشیدن نیست. دور قفل است و تمام می‌شود (Enter):
mille-ask-complete = اول ست { $rank } را کامل کنید:
mille-ask-meld = ست بخوابانید (بخوابان KKK) یا ورقی دور بیندازید (بینداز 5h):
mille-ask-discard = یک ورق دور بیندازید:

## آنچه می‌توان انتخاب کرد

choice-draw = یک ورق بکشید
choice-take = دورریز را با { $top } بردارید و { $cards } بخوابانید
choice-two = دولوی روشده را بردارید
choice-blocked = دور را تمام کنید: دیگر ورقی برای کشیدن نیست
choice-lay = { $cards } بخوابانید
choice-add = { $cards } را به ست { $rank } اضافه کنید
choice-discard = { $card } را دور بیندازید
choice-discard-any = یکی از ورق‌هایتان را دور بیندازید
choice-pick = بقیهٔ دورریز را به دست بگیرید

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
        [eight] ‏- { $rank }: { $cards } (هشت‌تایی، پشت‌ورو)
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
