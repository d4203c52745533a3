### Own slips that are asked like problems.

slip-same = Так вы и сыграли в партии.
slip-other = Сильнейший уровень играет иначе.
# $day (String) the day of the match, as 2026-11-24
slips-look-back = Просмотр вашей партии от { $day } займёт несколько секунд; Ctrl-C его пропускает.
