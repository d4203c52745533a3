### دستگاه‌های من، در صفحه. متغیرها در en/page-devices.ftl توضیح داده شده‌اند.

devices-stranger = روی این دستگاه هنوز نامی ندارید. اگر روی دستگاه دیگری جا دارید، آنجا پیوندی بسازید؛ اگر هیچ دستگاهی برایتان نمانده، رمز بازیابی را بنویسید.
devices-other = همین جا روی دستگاهی دیگر
devices-other-hint = یک پیوند و یک کد QR برای گوشی، تبلت یا رایانه‌تان می‌گیرید. همهٔ میزهایتان آنجا هم خواهند بود.
devices-other-make = ساختن پیوند
devices-other-how = این پیوند را روی دستگاه دیگرتان باز کنید. فقط یک بار و تا پنج دقیقه کار می‌کند. آن را به کس دیگری ندهید: هر که بازش کند به جای شما بازی می‌کند.
devices-other-link = پیوند برای دستگاه دیگر شما
devices-other-qr = کد QR با پیوند برای دستگاه دیگر شما
devices-other-waits = در انتظار دستگاه دیگر شما…
devices-other-done = انجام شد: { $name } حالا یکی از دستگاه‌های شماست.
devices-other-gone = این پیوند دیگر کار نمی‌کند.
devices-other-again = ساختن پیوندی دیگر
devices-list = جاهایی که وارد شده‌اید
devices-here = همین دستگاه
devices-when = افزوده شده: { $added }. آخرین استفاده: { $seen }.
devices-sign-out = خروج
devices-sign-out-of = خروج از { $name }
devices-signed-out = خروج انجام شد: { $name }.
devices-signed-out-here = از این دستگاه خارج شدید.
devices-others-out = خروج از همهٔ دستگاه‌های دیگر
devices-others-sure = همهٔ دستگاه‌ها جز این یکی جاهای شما را از دست می‌دهند. اگر یکی از آن‌ها دست کس دیگری بود، رمز بازیابی تازه‌ای هم بسازید.
devices-others-done =
    { $count ->
        [one] خروج از { $count } دستگاه انجام شد.
       *[other] خروج از { $count } دستگاه انجام شد.
    }
devices-here-out = از اینجا خارج می‌شوید؟
devices-here-sure = این دستگاه جاهای شما را از دست می‌دهد؛ میزهایتان می‌مانند.
devices-here-last = این آخرین دستگاه شماست و رمز بازیابی ندارید: نمی‌توانید برگردید.
devices-code = رمز بازیابی
devices-code-hint = پنج واژه که با آن‌ها برمی‌گردید وقتی هیچ دستگاهی برایتان نمانده است. آن‌ها را یادداشت کنید: هر که آن‌ها را داشته باشد می‌تواند به جای شما بازی کند.
devices-code-none = هنوز رمزی ندارید.
devices-code-made = رمز شما ساخته شده: { $date }.
devices-code-make = ساختن رمز
devices-code-new = ساختن رمز تازه
devices-code-sure = رمزی که حالا دارید دیگر کار نخواهد کرد.
devices-code-words = پنج واژهٔ شما
devices-code-once = فقط همین حالا نشان داده می‌شوند.
devices-back = بازگشت با رمز بازیابی
devices-back-words = پنج واژهٔ شما
devices-back-go = بازگشت
devices-arrive = جای شما روی این دستگاه
devices-arrive-ask = این پیوند از { $name } است. این دستگاه همان جاها را سر همهٔ میزها می‌گیرد.
devices-arrive-yes = اینجا به نام { $name } بازی می‌کنم
devices-arrive-same = شما روی این دستگاه از پیش { $name } هستید.
devices-arrived = شما حالا روی این دستگاه { $name } هستید.
devices-merge-ask = شما روی این دستگاه { $mine } هستید. اگر ادامه دهید، { $mine } به { $name } تبدیل می‌شود: همهٔ میزها و دستگاه‌های { $mine } منتقل می‌شوند و { $mine } دیگر وجود ندارد. این کار برگشت‌پذیر نیست.
devices-merge-warn = فقط وقتی این کار را بکنید که { $name } خودتان باشید: هر که به نام { $name } بازی می‌کند جاهای شما را می‌گیرد.
devices-merge-no = همان { $mine } می‌مانم
devices-merge-yes = { $name } می‌شوم
devices-kept = آنچه این سرور از شما نگه می‌دارد
devices-export = ذخیرهٔ همهٔ آن در یک پرونده
devices-forget = مرا فراموش کن…
devices-forget-title = { $name } فراموش شود؟
devices-forget-ask = نام، دستگاه‌ها و رمز بازیابی شما و میزهایی که کس دیگری سرشان ننشسته پاک می‌شوند. از بازی‌هایتان بیرون می‌روید؛ کسانی که با شما بازی کرده‌اند از آن پس «یک بازیکن» می‌بینند. این کار برگشت‌پذیر نیست.
devices-forget-yes = پاک کردن همه چیز
devices-forgotten = شما اینجا فراموش شدید.
devices-offer = می‌خواهید جایتان را روی هر دستگاهی پیدا کنید؟
