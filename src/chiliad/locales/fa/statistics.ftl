### ارقام بازی‌های بسیار. متغیرها در en/statistics.ftl توضیح داده شده‌اند.

figures-of = { $game }: ارقام
figures-corner = رقم
figures-you = شما
figures-others = دیگران
figures-share = { $amount } از { $of } ({ $percent }٪)
figures-part = { $amount } ({ $percent }٪)
figures-rate =
    { $of ->
        [one] { $amount } در { $of } دور
       *[other] { $amount } در { $of } دور
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } دور)
       *[other] { $mean } ({ $of } دور)
    }
figures-bot = ربات، { $level }
figures-on-paper = { $name } (برگهٔ امتیاز)
figure-won = بازی‌های برده
figure-score = امتیاز در یک دور
figure-money = برد در شرط‌ها
grid-count = شمار
figures-opponents = در برابر هر حریف
figures-opponent = حریف
figures-you-won = بردها
figures-your-score = امتیاز خود
figures-their-score = امتیاز حریف
figures-paid = چه کسی به چه کسی پرداخته است
figures-won-from = برده
figures-lost-to = باخته
figures-settled = دریافتی
figures-open = مانده
figures-months = ماه به ماه
figures-month = ماه
figures-stakes = شرط‌ها
figures-no-day = بدون تاریخ
