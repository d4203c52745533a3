# Страница с задачами.

# $game (String) a game
problems-title = Задачи: { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Задача { $place } из { $count }. Её решает уровень «{ $level }».
problems-slip = Из вашей партии: { $day }
problems-solved = Решено: { $solved } из { $count }
problems-done = Все задачи заданы. Те, что не решены, будут заданы в следующий раз.
problems-next = Следующая задача
problems-hands = Показать все карты
problems-keys = Клавиши задач
problems-key-next = следующая задача
