### قاب کتاب قواعد. بندهای آن در rules-*.ftl است و متغیرها در en/rulebook.ftl توضیح داده شده‌اند.

rulebook-title-mille = قواعد میل
rulebook-title-tysiac = قواعد تیشونتس

rulebook-intro =
    این‌ها قواعد بازی با پیش‌تنظیم `{ $preset }` است. هر جا گزینه یا پیش‌تنظیم دیگری بندی را عوض کند، سطری زیر آن می‌گوید
    که بند در آن صورت چگونه است.

    این صفحه از روی فهرست‌های `src/chiliad/locales` و تابع‌های امتیازدهی ساخته می‌شود. آن‌ها را تغییر دهید و سپس صفحه را با
    `python -m chiliad.play.rulebook` دوباره بنویسید.

rulebook-source = منبع: { $source }

rulebook-with-option = با ‎`{ $option } = { $value }`‎:
rulebook-with-options = با ‎`{ $option } = { $value }`‎ و ‎`{ $option2 } = { $value2 }`‎:
rulebook-with-preset = با پیش‌تنظیم `{ $preset }`:
rulebook-also = (با { $others } هم همین است.)

rulebook-options = گزینه‌ها
rulebook-presets = پیش‌تنظیم‌ها

rulebook-option = گزینه
rulebook-values = مقدارها
rulebook-default = پیش‌فرض
rulebook-paragraph = بند
rulebook-preset = پیش‌تنظیم
rulebook-range = { $low } تا { $high }

## Worked examples: the figures in the tables are computed

rulebook-examples = نمونه‌های حساب‌شده
rulebook-examples-intro = هر جا چیز دیگری گفته نشده باشد، پیش‌تنظیم `{ $preset }` است.

rulebook-example-mille-cards = ارزش ورق‌ها (M2)
rulebook-example-mille-deals = دورها (M21 تا M25)
rulebook-example-mille-payments = پرداخت‌ها با شرط کوچک ۱ (M29 تا M33)
rulebook-example-tysiac-cards = ورق‌ها از بالا به پایین (T1، T2)
rulebook-example-tysiac-bids = زوج‌ها و بالاترین عددی که با هر bid_limit می‌توان خواند (T3، T8)
rulebook-example-tysiac-rounding = امتیاز دور مدافع (T21)
rulebook-example-tysiac-concessions = واگذاری‌ها (T22)
rulebook-example-tysiac-totals = از جمعی به جمع دیگر (T20 تا T31)

rulebook-card = ورق
rulebook-points = امتیاز
rulebook-score = امتیاز دور
rulebook-laid = ست‌های خوابانده
rulebook-held = مانده در دست
rulebook-out = هیچ، دستش تمام شده
rulebook-stars = ستاره‌ها
rulebook-chapeaux = شاپوها
rulebook-target = امتیاز هدف
rulebook-winner-total = جمع برنده
rulebook-loser-total = جمع بازنده
rulebook-winner-stars = ستاره‌های برنده
rulebook-loser-chapeaux = شاپوهای بازنده
rulebook-marriages = زوج‌های در دست
rulebook-contract = قرارداد
rulebook-defenders-get = امتیاز دور هر مدافع
rulebook-total-before = جمع پیش از دور
rulebook-deals-used = دورهای گذشته روی بشکه
rulebook-role = نقش
rulebook-declarer = صاحب قرارداد
rulebook-defender = مدافع
rulebook-total-after = جمع پس از دور
rulebook-outcome = نتیجه
rulebook-wins = می‌برد
rulebook-on-barrel =
    { $used ->
        [0] روی بشکه
        [one] روی بشکه، { $used } دور گذشته
       *[other] روی بشکه، { $used } دور گذشته
    }
rulebook-off-barrel = افتاده از بشکه
