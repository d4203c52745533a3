### Own slips that are asked like problems.

slip-same = Так ви й зіграли в партії.
slip-other = Найсильніший рівень грає інакше.
