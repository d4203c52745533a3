### The arena: how strong bots are against one another.

help-arena-players = ربات‌ها، هر یک به شکل NAME یا NAME@BUDGET ‏(greedy، strong@50ms، expert@nodes:2000)؛ دو نام در بازی چندنفره یعنی یکی از اولی در برابر دومی بر همهٔ صندلی‌های دیگر
help-arena-blocks = تعداد دسته‌ها، هر دسته با همان کارت‌ها در همهٔ جای‌گیری‌ها؛ اگر داده نشود، 100
help-arena-out = پوشه‌ای که سابقه‌ها در آن نوشته می‌شود؛ همان فرمان سنجش ناتمام را ادامه می‌دهد
help-arena-sprt = توقف به محض روشن شدن اینکه سهم ربات اول حداکثر P0 است یا دست‌کم P1 ‏(از 0 تا 1)؛ در این حالت --blocks سقف دسته‌هاست
help-arena-less-luck = کنار گذاشتن بخت از نتیجه: ارزیابی هر رویداد با این تعداد شبیه‌سازی ({ $nodes } کافی است)؛ بازهٔ اطمینان حدود نصف می‌شود
help-arena-svg = کشیدن نتیجه در این پرونده
help-arena-ladder = بدون بازی: کشیدن این نتیجه‌ها (پرونده‌هایی با خروجی --json) در پروندهٔ --svg

## What can be wrong with it

wrong-arena-count = دو ربات نام ببرید، یا یکی برای هر یک از { $seats } صندلی، نه { $found }
bad-share = «{ $text }» سهم نیست: عددی از 0 تا 1 بنویسید، مانند 0.35
shares-not-in-order = سهم اول --sprt باید از سهم دوم کمتر باشد
arena-other-run = { $path } از سنجش دیگری است: برای ادامه، بازی و قواعد و ربات‌ها و عدد آغازین باید همان باشند
no-arena-result = { $path } نتیجهٔ chiliad arena --json نیست

## What it tells

arena-continued =
    { $count ->
        [one] { $count } بازی از پیش در پوشه هست.
       *[other] { $count } بازی از پیش در پوشه هست.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share } درصد (از { $low } تا { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = { $player } در بازی { $match } از کار افتاد و آن بازی ناتمام به شمار می‌آید: { $reason }
arena-head = { $game }. دسته‌ها: { $blocks }، بازی‌ها: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: برد در { $share } درصد بازی‌ها (با اطمینان 95 درصد: از { $low } تا { $high })، امتیاز هر دور { $points } (با اطمینان 95 درصد: از { $points_low } تا { $points_high }).
arena-stakes = { $player }: در هر بازی { $stakes } شرط کوچک (با اطمینان 95 درصد: از { $low } تا { $high }).
arena-less-luck = { $player } منهای بخت: { $share } درصد (با اطمینان 95 درصد: از { $low } تا { $high })؛ واریانس { $ratio } برابر واریانس نتیجه است.
arena-equal = رباتی به قدرت بقیه { $equal } درصد بازی‌ها را می‌برد.
arena-per-seat = ربات { $player } چند صندلی دارد: این رقم‌ها برای یکی از آن‌هاست.
arena-unfinished =
    { $count ->
        [one] { $count } بازی ناتمام ماند و برنده ندارد.
       *[other] { $count } بازی ناتمام ماند و برنده ندارد.
    }
arena-sprt =
    { $decided ->
        [high] روشن شد (دسته‌ها: { $blocks }): { $player } { $high } درصد یا بیشتر می‌برد، نه { $low } درصد یا کمتر.
        [low] روشن شد (دسته‌ها: { $blocks }): { $player } { $low } درصد یا کمتر می‌برد، نه { $high } درصد یا بیشتر.
       *[no] روشن نشد (دسته‌ها: { $blocks }): { $player } شاید { $low } درصد یا کمتر ببرد، شاید { $high } درصد یا بیشتر.
    }
arena-picture = { $game }: سهم برد (دسته‌ها: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = سهم برد ربات اول: { $games }
arena-legend = نقطه: سهم بازی‌های برده. خط: بازهٔ 95 درصد. خط‌چین: قدرت برابر.
