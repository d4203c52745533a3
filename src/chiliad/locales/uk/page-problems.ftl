# Сторінка із задачами.

# $game (String) a game
problems-title = Задачі: { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Задача { $place } із { $count }. Її розвʼязує рівень «{ $level }».
problems-slip = З вашої партії: { $day }
problems-solved = Розвʼязано: { $solved } із { $count }
problems-done = Усі задачі поставлено. Ті, що не розвʼязані, будуть наступного разу.
problems-next = Наступна задача
problems-hands = Показати всі карти
problems-keys = Клавіші задач
problems-key-next = наступна задача
