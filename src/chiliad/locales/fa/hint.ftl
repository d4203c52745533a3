### راهنمایی برای کسی که باید بازی کند: چه بازی کند و چه ارزشی دارد.
### متغیرها در en/hint.ftl توضیح داده شده‌اند.

advice-move = راهنمایی: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = این را رباتی ساده بدون جست‌وجو می‌گوید: ربات قوی هنوز آماده نیست.
advice-worth = انتظار می‌رود: { $worth }.
advice-match = برد بازی در { $percent } درصد{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } حالت‌ها
advice-make = انجام قرارداد در { $percent } درصد
advice-points =
    { $points ->
        [one] به‌طور میانگین { $points } امتیاز
       *[other] به‌طور میانگین { $points } امتیاز
    }
advice-column-match = برد بازی
advice-column-make = انجام قرارداد
advice-column-points = امتیاز
advice-cell-chance = { $percent }٪{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
