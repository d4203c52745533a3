### Own slips that are asked like problems.

slip-same = C’est ce que tu as joué dans la partie.
slip-other = Le niveau le plus fort joue autrement.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Ta partie du { $day } est passée en revue, ce qui prend quelques secondes; Ctrl-C l’omet.
