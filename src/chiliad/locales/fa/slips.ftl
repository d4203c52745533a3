### Own slips that are asked like problems.

slip-same = در بازی همین را بازی کردید.
slip-other = قوی‌ترین سطح حرکت دیگری می‌کند.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = بازی { $day } شما بررسی می‌شود؛ چند ثانیه طول می‌کشد و Ctrl-C از آن می‌گذرد.
