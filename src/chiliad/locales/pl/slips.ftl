### Own slips that are asked like problems.

slip-same = Tak zagrano w partii.
slip-other = Najsilniejszy poziom gra inaczej.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Przegląd twojej partii z { $day } potrwa kilka sekund; Ctrl-C go pomija.
