### تنظیمات: نشانه‌ها و صداها.

page-settings-signals = وقتی نوبت من است
page-settings-tone = صدایی آرام
page-settings-vibration = لرزش
page-settings-notify = وقتی این صفحه پنهان است به من خبر بده
page-settings-notify-stop = دیگر خبر نده
page-settings-notify-blocked = مرورگر اعلان‌های این صفحه را نشان نمی‌دهد. شاید بتوان در تنظیمات مرورگر برای این وبگاه اجازه داد.
page-settings-notified = وقتی نوبت شما شود این‌گونه خبر داده می‌شود.
page-settings-push = وقتی صفحه‌ای باز نیست هم به من خبر بده
page-settings-push-stop = وقتی صفحه‌ای باز نیست دیگر خبر نده
page-settings-push-hint = اعلان از راه سرویس مرورگرتان و رمزنگاری‌شده می‌آید: نام میز را می‌گوید و نه هیچ کارتی.
page-settings-sounds = صداها
page-settings-sounds-all = صداهای کوتاه برای ورق‌ها، نتیجه‌ها و گفت‌وگو
page-settings-volume = بلندی صدا
page-settings-volume-soft = کم
page-settings-volume-medium = متوسط
page-settings-volume-loud = زیاد
page-settings-talk = نمایش و خواندن گفته‌های بازیکنان
