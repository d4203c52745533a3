### پایان یک دور و یک بازی در یک جمله

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] ورق‌های شما در این دور
       *[other] ورق‌های { $name } در این دور
    }
page-report-link = نگاهی به بازی
