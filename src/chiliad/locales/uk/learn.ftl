### The lessons at the terminal: chiliad learn.

command-learn = навчитися гри за пʼять коротких уроків
    .long = Навчає гри в цьому терміналі: пʼять коротких роздач, у яких ходите ви. Без назви гри показує список уроків. Перервати можна будь-коли: наступного разу урок продовжиться з того самого місця.
help-learn-game = гра ({ $known }); без неї показується список уроків
help-learn-lesson = урок, його номер або назва; інакше перерваний або наступний
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (пройдено)
        [begun] { $number }: { $title } (розпочато)
       *[new] { $number }: { $title }
    }
lesson-begins = Урок { $number }: { $title }
lesson-help = Введіть ?, щоб побачити свої ходи, y — підказка, h — ваші карти, c — що на столі, r — правила; далі — наступний урок, спочатку — почати знову, q — вийти.
lesson-hand =
    { $who ->
        [you] У вас: { $cards }.
       *[other] { $name }, карти на руках: { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = Введіть: { $typed }
lesson-ask = Ваш хід:
# $moves (String) one or several
lesson-expects = Спробуйте так: { $moves }.
lesson-no-undo = Тут нічого не треба повертати: хід, якого урок не чекає, не робиться.
lesson-left = Продовжити можна іншим разом: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Далі: { $title }. (Enter — продовжити, q — вийти)
lessons-ended = Це був останній урок. Тепер грайте: chiliad play { $game } --bots beginner
lessons-all-done = Усі уроки пройдено. Щоб повторити урок, введіть його номер: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = далі пропустити
verb-again = спочатку знову
