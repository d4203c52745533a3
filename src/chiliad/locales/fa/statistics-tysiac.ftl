### ارقام تیشونتس.

figure-tysiac-declared = دورها به‌عنوان صاحب قرارداد
figure-tysiac-made = قراردادهای موفق
figure-tysiac-declarer-score = امتیاز به‌عنوان صاحب قرارداد
figure-tysiac-declarer-points = امتیازهای گرفته به‌عنوان صاحب قرارداد
figure-tysiac-defender-score = امتیاز به‌عنوان مدافع
figure-tysiac-defender-points = امتیازهای گرفته به‌عنوان مدافع
figure-tysiac-sitter-score = امتیاز هنگام بیرون ماندن
figure-tysiac-marriages = زوج‌های اعلام‌شده
figure-tysiac-aces = چهار آس اعلام‌شده
figure-tysiac-barrel = دفعات روی بشکه
figure-tysiac-barrel-fallen = پایین آمدن از بشکه
figure-tysiac-locked = دفعات رسیدن به آستانه
figure-tysiac-golden = دورهای طلایی موفق
figure-tysiac-blind = خواندن‌های ندیدهٔ موفق
grid-contracts = { $game }: قراردادها بر پایهٔ سطح
grid-contracts-corner = قرارداد
grid-contracts-row =
    { $high ->
        [0] { $low } و بیشتر
       *[other] { $low }–{ $high }
    }
grid-contracts-all = همه
grid-made = موفق
grid-failed = ناموفق
grid-conceded = واگذارشده
