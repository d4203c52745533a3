### بازپخش، برگهٔ امتیازها و بررسی پخش منصفانه در مرورگر. متغیرها در en/page-replay.ftl توضیح داده شده‌اند.
###
### commitment تعهد · secret راز · salt نمک · proof گواه · fair منصفانه

## بازپخش

replay-heading = بازپخش
replay-title = { $game }: { $names }
replay-none = چنین بازپخشی نیست
replay-won = { $name } برد
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] دور { $deal }، پیش از اولین { $kind ->
            [trick] دست
           *[turn] نوبت
        }، گام { $step } از { $steps }.
       *[other] دور { $deal }، { $kind ->
            [trick] دست
           *[turn] نوبت
        } { $part }، گام { $step } از { $steps }.
    }
replay-place =
    { $part ->
        [0] دور { $deal }
       *[other] دور { $deal }، { $kind ->
            [trick] دست
           *[turn] نوبت
        } { $part }
    }

replay-controls = عقب و جلو
replay-forward = جلو
replay-back = عقب
replay-play = پخش آهسته
replay-pause = مکث
replay-part-forward =
    { $kind ->
        [trick] دست بعدی
       *[turn] نوبت بعدی
    }
replay-part-back =
    { $kind ->
        [trick] دست قبلی
       *[turn] نوبت قبلی
    }
replay-deal-forward = دور بعدی
replay-deal-back = دور قبلی
replay-step = گام این دور
replay-deal = دور
replay-part =
    { $kind ->
        [trick] دست
       *[turn] نوبت
    }
replay-part-none =
    { $kind ->
        [trick] آغاز دور
       *[turn] آغاز دور
    }
replay-part-option =
    { $kind ->
        [trick] دست { $number }
       *[turn] نوبت { $number }
    }
replay-eyes = از دید
replay-eyes-public = همگان
replay-eyes-all = همهٔ ورق‌ها رو
replay-eyes-now = از دید: { $who }.

replay-more = این بازپخش
replay-link = پیوند این لحظه (دور { $deal }، گام { $step })
replay-record = بارگیری سابقه
replay-check = آیا پخش منصفانه بود؟
replay-start = شروع از اینجا…
replay-start-over = بازی اینجا تمام شده است: یک گام به عقب بروید.
replay-start-why = میزی از آن خودتان می‌گیرید که از همین لحظه شروع می‌شود. ربات‌ها روی صندلی‌های دیگر می‌نشینند و ورق‌های بعدی از نو بُر می‌خورد.
replay-start-seat = به جای چه کسی
replay-start-bot = ربات‌ها
replay-start-go = بازی از اینجا

replay-keys = در بازپخش
replay-key-forward = جلو
replay-key-back = عقب
replay-key-trick-forward = دست بعدی
replay-key-trick-back = دست قبلی
replay-key-turn-forward = نوبت بعدی
replay-key-turn-back = نوبت قبلی
replay-key-deal-forward = دور بعدی
replay-key-deal-back = اول دور، دور قبلی
replay-key-first = اول بازی
replay-key-last = پایان بازی
replay-key-play = پخش آهسته، مکث
replay-key-eyes = دید دیگر
replay-key-where = کجا هستیم، نوبت چه کسی است
replay-key-line-forward = سطر بعدی آنچه گذشت
replay-key-line-back = سطر قبلی آنچه گذشت

## بررسی پخش منصفانه

check-title = آیا پخش منصفانه بود؟
check-busy = در حال بررسی…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] بله: { $cards } ورق همان است که از راز و نمک‌ها به دست می‌آید
           *[other] بله: هر { $cards } ورق همان است که از راز و نمک‌ها به دست می‌آید
        }
        [wrong] نه: این بازی با گواه خودش نمی‌خواند
        [no-proof] این بازی گواه پخش منصفانه ندارد
        [not-shown] راز هنوز نشان داده نشده است
        [no-cards] نمی‌توان بررسی کرد: هیچ ورقی برای مقایسه نیست
        [bad-proof] نه: گواه این بازی کامل نیست
        [unknown-game] این صفحه قواعد این بازی را نمی‌داند: chiliad verify آن را بررسی می‌کند
       *[unreadable] این سابقه‌ای نیست که بتوان خواند
    }
check-of-file = بررسی شد: پروندهٔ شما { $file }.
check-good = درست:
check-bad = نادرست:
check-commitment-right = راز همان است که سرور پیش از دور اول به آن متعهد شد.
check-commitment-wrong = راز آن نیست که سرور به آن متعهد شد.
check-dealer-right = پخش‌کنندهٔ اول از راز و نمک‌ها به دست می‌آید.
check-dealer-wrong = پخش‌کنندهٔ اول صندلی { $stated } بود و باید صندلی { $wanted } می‌بود.
check-cards-right =
    { $cards ->
        [one] { $cards } ورق از { $deals ->
            [one] { $deals } دور
           *[other] { $deals } دور
        } اینجا دوباره کشیده شد: همان است.
       *[other] { $cards } ورق از { $deals ->
            [one] { $deals } دور
           *[other] { $deals } دور
        } اینجا یکی‌یکی دوباره کشیده شد: همه همان است.
    }
check-card-wrong = دور { $deal }: در سابقه { $stated } آمده و از راز و نمک‌ها { $wanted } به دست می‌آید. آنچه در آن دور پس از این آمده مقایسه نشد.
check-card-impossible = دور { $deal }: { $stated } نمی‌تواند آنجا آمده باشد. آنچه در آن دور پس از این آمده مقایسه نشد.
check-noted-right = این همان تعهدی است که این مرورگر هنگام نشستن شما یادداشت کرد.
check-noted-wrong = این آن تعهدی نیست که این مرورگر هنگام نشستن شما یادداشت کرد.
check-salt-right = نمک این مرورگر میان نمک‌هاست.
check-salt-wrong = نمک این مرورگر میان نمک‌ها نیست.
check-noted-none = این مرورگر دربارهٔ این بازی چیزی یادداشت نکرده است. اگر با همین مرورگر سر آن میز نشسته‌اید و حافظه‌اش را پاک نکرده‌اید، به این بازی اعتماد نکنید: باید اینجا یادداشت شده باشد.
check-since = این بازی در دور { $deal } از بازی دیگری پی گرفته شده است. ورق‌های پیش از آن از این بُر نیست.
check-skipped = مقایسه نشد، چون چیزی برای مقایسه نبود: دورهای { $deals }.

check-how-title = این بررسی چگونه است
check-how-commit = پیش از بازی، سرور رازی به قید قرعه برمی‌دارد و تعهدش را نشان می‌دهد: اثر انگشتی که به هیچ راز دیگری نمی‌خورد و چیزی را لو نمی‌دهد. از آن پس نمی‌تواند راز دیگری انتخاب کند.
check-how-salt = سپس مرورگر هر بازیکن نمکی به آن می‌افزاید، عددی تصادفی که سرور از پیش نمی‌توانست بداند.
check-how-deal = هر ورق از راز و نمک‌ها با هم به دست می‌آید، با قاعده‌ای که هرکسی می‌تواند به کار ببرد. سرور نمی‌توانست ورق‌ها را انتخاب کند و هیچ بازیکنی هم نمی‌توانست، چون هیچ‌کس هر دو را نمی‌دانست.
check-how-show = وقتی بازی تمام شود، راز نشان داده می‌شود و همهٔ ورق‌ها را می‌توان دوباره کشید. این صفحه همین حالا در مرورگر شما چنین کرد.
check-how-not = آنچه نشان نمی‌دهد: اینکه هیچ‌کس نگاه نکرده باشد. گردانندهٔ سرور راز را می‌داند و می‌توانست ورق‌ها را بداند، همان‌طور که پخش‌کننده با دست می‌تواند زیرچشمی نگاه کند. و جایی که همهٔ دیگران ربات‌اند، فقط نمک شما در برابر راز سرور است؛ همین بس است.

check-figures = عددها
check-commitment = تعهد
check-commitment-wanted = تعهدِ رازی که نشان داده شد
check-secret = راز
check-secret-none = نشان داده نشده
check-salt = نمک صندلی { $seat }
check-salt-none = هیچ: ربات است، یا چیزی نیفزوده است

check-worked = نخستین ورق‌ها، گام به گام
check-worked-how = HMAC-SHA256، با راز به عنوان کلید، از نمک‌ها، دور و جای ورق چند بایت می‌دهد؛ دو بایت اول عددی از ۰ تا ۶۵۵۳۵ است. باقی‌ماندهٔ تقسیم آن بر تعداد ورق‌هایی که می‌توانند بیایند می‌گوید کدام‌یک از آن‌هاست، با شمارش از آس تا دولو. عددی که بخت بعضی ورق‌ها را بیشتر می‌کرد، دوباره کشیده می‌شود.
check-column-for = برای
check-column-below = ورق‌های ممکن
check-column-bytes = بایت‌ها
check-column-number = عدد
check-column-gives = نتیجه
check-for-dealer = پخش‌کنندهٔ اول
check-for-card = ورق { $number } از دور { $deal }
check-again = دوباره کشیده شد
check-seat = صندلی { $seat }

check-yourself = خودتان بررسی کنید
check-browser = آنچه اینجا بررسی شد: تعهد، پخش‌کنندهٔ اول، و هر ورقی که پخش یا کشیده شد. آنچه بررسی نشد: درستی حرکت‌ها، و خود این صفحه، که از همان سروری آمده که بررسی می‌شود.
check-verify = کسی که به هیچ‌کس اعتماد ندارد، سابقه را بارگیری می‌کند و همه‌اش را، با قواعد و امتیازها، روی دستگاه خودش بررسی می‌کند:
check-verify-file = FILE
check-replay = رفتن به بازپخش
check-file = بررسی یک سابقه از خودتان
check-file-hint = پرونده‌ای با پسوند ‎.mille یا ‎.tysiac که بارگیری کرده‌اید. از دستگاه شما بیرون نمی‌رود.
check-file-large = این پرونده برای یک سابقه بیش از اندازه بزرگ است.
