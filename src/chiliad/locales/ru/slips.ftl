### Own slips that are asked like problems.

slip-same = Так вы и сыграли в партии.
slip-other = Сильнейший уровень играет иначе.
