### The lessons at the terminal: chiliad learn.

command-learn = научиться игре за пять коротких уроков
    .long = Учит игре в этом терминале: пять коротких раздач, в которых ходите вы. Без названия игры показывает список уроков. Прервать можно когда угодно: в следующий раз урок продолжится с того же места.
help-learn-game = игра ({ $known }); без неё показывается список уроков
help-learn-lesson = урок, его номер или имя; иначе прерванный или следующий
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (пройден)
        [begun] { $number }: { $title } (начат)
       *[new] { $number }: { $title }
    }
lesson-begins = Урок { $number }: { $title }
lesson-help = Введите ?, чтобы увидеть свои ходы, y — подсказка, h — ваши карты, c — что на столе, r — правила; дальше — следующий урок, сначала — начать заново, q — выйти.
lesson-hand =
    { $who ->
        [you] У вас: { $cards }.
       *[other] { $name }: на руках { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = Введите: { $typed }
lesson-ask = Ваш ход:
# $moves (String) one or several
lesson-expects = Попробуйте так: { $moves }.
lesson-no-undo = Здесь ничего не надо возвращать: ход, которого урок не ждёт, не делается.
lesson-left = Продолжить можно в другой раз: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Дальше: { $title }. (Enter — продолжить, q — выйти)
lessons-ended = Это был последний урок. Теперь играйте: chiliad play { $game } --bots beginner
lessons-all-done = Все уроки пройдены. Чтобы повторить урок, введите его номер: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = дальше пропустить
verb-again = сначала заново
