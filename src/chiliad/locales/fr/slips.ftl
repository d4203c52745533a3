### Own slips that are asked like problems.

slip-same = C’est ce que tu as joué dans la partie.
slip-other = Le niveau le plus fort joue autrement.
