### The page of the report after a match.

page-report-title = نگاهی به بازی گذشته
page-report-busy = بازی بررسی می‌شود: { $done } از { $of }. می‌توانید از این صفحه بروید و بعد برگردید.
page-report-begun = بازی بررسی می‌شود.
page-report-ready = بررسی آماده است.
page-report-chances = احتمال برد بازی
page-report-chances-how = به درصد.
page-report-chances-marks = عددهای درون دایره لحظه‌های پایین‌اند.
page-report-way = { $name }: در آغاز { $start } و در پایان { $end } درصد، هیچ‌گاه نه زیر { $low } و نه بالای { $high }.
page-report-start = آغاز
page-report-table = همین‌ها در جدول
page-report-moments = لحظه‌های مهم
page-report-no-moments = هیچ تصمیم شما با اطمینان یک درصد زیان نداشت.
page-report-again = دوباره از اینجا
page-report-hands = دیدن همهٔ دست‌ها
page-report-balance = بخت و تصمیم
page-report-balance-how = هر ستون به درصد جمع می‌شود: انتظار پیش از دور نخست، تغییر هر بخش، و نتیجه. نوار کم‌رنگ کوچک‌تر از آن است که از تصادف جدا شود.
page-report-payment = پرداخت
page-report-payment-how = همین برای آنچه بر سرش بازی شد: با + بازیکن می‌گیرد و با − می‌پردازد.
page-report-expected = انتظار
page-report-result = نتیجه
page-report-unsure = کوچک‌تر از آن که بتوان گفت
page-report-sentences = همهٔ گزارش در جمله‌ها
page-report-copy = رونوشت متن
