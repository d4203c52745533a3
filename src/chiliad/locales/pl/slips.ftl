### Own slips that are asked like problems.

slip-same = Tak zagrano w partii.
slip-other = Najsilniejszy poziom gra inaczej.
