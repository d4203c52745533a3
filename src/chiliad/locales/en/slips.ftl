### Own slips that are asked like problems.

slip-same = You played this in the match.
slip-other = The strongest level plays otherwise.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Your match of { $day } is being looked back at. This takes some seconds; Ctrl-C leaves it out.
