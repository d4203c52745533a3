### راهنمای بازی: بالای قواعد شماره‌دار در صفحهٔ آن‌ها، و در `chiliad rules`.

page-guide-nav = در این صفحه
page-guide-short = بازی در یک نگاه
page-guide-examples = نمونه‌ها
page-guide-words = واژه‌های بازی
page-guide-presets = مقایسهٔ پیش‌تنظیم‌ها
page-guide-all = همهٔ قواعد
page-guide-values = ارزش ورق‌ها
page-guide-result = در پایان دور
# بالای فهرست چیزهایی که در همهٔ پیش‌تنظیم‌ها یکسان است.
page-guide-same = یکسان در همهٔ پیش‌تنظیم‌ها
# همان، وقتی بازی فقط یک پیش‌تنظیم دارد.
page-guide-options = چگونه بازی می‌شود
