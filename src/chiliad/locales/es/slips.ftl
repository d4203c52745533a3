### Own slips that are asked like problems.

slip-same = Esto jugaste en la partida.
slip-other = El nivel más fuerte juega otra cosa.
