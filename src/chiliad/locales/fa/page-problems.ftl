# صفحهٔ مسئله‌ها.

# $game (String) a game
problems-title = مسئله‌های { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = مسئلهٔ { $place } از { $count }. سطح «{ $level }» آن را حل می‌کند.
problems-slip = از بازی شما: { $day }
problems-solved = حل‌شده: { $solved } از { $count }
problems-done = همهٔ مسئله‌ها پرسیده شده است. آن‌هایی که درست نبود بار دیگر پرسیده می‌شود.
problems-next = مسئلهٔ بعدی
problems-hands = نشان دادن همهٔ دست‌ها
problems-keys = کلیدهای مسئله‌ها
problems-key-next = مسئلهٔ بعدی
