### Own slips that are asked like problems.

slip-same = Esto jugaste en la partida.
slip-other = El nivel más fuerte juega otra cosa.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Se revisa tu partida del { $day }, lo que lleva unos segundos; Ctrl-C la omite.
