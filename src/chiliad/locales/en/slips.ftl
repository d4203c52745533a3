### Own slips that are asked like problems.

slip-same = You played this in the match.
slip-other = The strongest level plays otherwise.
