### Own slips that are asked like problems.

slip-same = Так ви й зіграли в партії.
slip-other = Найсильніший рівень грає інакше.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Перегляд вашої партії від { $day } забере кілька секунд; Ctrl-C його пропускає.
