### Own slips that are asked like problems.

slip-same = در بازی همین را بازی کردید.
slip-other = قوی‌ترین سطح حرکت دیگری می‌کند.
