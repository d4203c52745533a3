### بازی‌های من و آمار، در صفحه. متغیرها در en/page-games.ftl توضیح داده شده‌اند.

my-filters = آنچه نشان داده می‌شود
my-game = بازی
my-game-all = همهٔ بازی‌ها
my-against = حریف
my-against-all = همه
my-kind = کجا
my-kind-all = میزها و برگه‌های امتیاز
my-kind-table = میزهای اینجا
my-kind-sheet = برگه‌های امتیاز ورق واقعی
my-list = بازی‌ها و دورهمی‌ها
my-count =
    { $count ->
        [one] { $count } مورد
       *[other] { $count } مورد
    }
my-none = هنوز بازی‌ای ندارید. یک بازی بکنید، یا امتیاز بازی با ورق واقعی را نگه دارید و زنده به اشتراک بگذارید: آن وقت اینجا در فهرست و آمار می‌آید.
my-none-start = یک بازی بکنید
my-none-such = هیچ‌کدام از بازی‌های شما چنین نیست.
my-show-all = نمایش همه
my-elsewhere = بازی‌هایتان در دستگاه دیگری است؟ صندلی خود را به اینجا بیاورید.
my-more = نمایش قدیمی‌ترها
my-place = جایگاه { $place } از { $count }
my-money = شرط: { $money }
my-on = در جریان
my-evening = برگه‌های امتیاز، { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } بازی
       *[other] { $count } بازی
    }
my-evening-here = فقط در این دستگاه: برای شمرده شدن زنده به اشتراک بگذارید
my-evening-followed = دورهمی‌ای که در این دستگاه دنبال می‌کنید؛ هنوز ادامه دارد
my-won = { $name }: { $count } برد
my-statistics = آمار
my-counted =
    { $count ->
        [one] از { $count } بازی.
       *[other] از { $count } بازی.
    }
my-counting = هنوز در حال شمارش: { $count }
my-no-figures = همین که یک بازی تمام شود ارقام پیدا می‌شوند.
my-chart = بازی‌ها در هر ماه
my-chart-won = برده
my-chart-other = نبرده
