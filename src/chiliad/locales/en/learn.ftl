### The lessons at the terminal: chiliad learn.

command-learn = learn a game in five short lessons
    .long = Teaches a game at this terminal: five short deals, in which you make the moves. Without a game it lists the lessons. Leave when you like, and the next start goes on where you were.
help-learn-game = the game ({ $known }); without it the lessons are listed
help-learn-lesson = a lesson, by its number or name; otherwise the one that you left, or the next
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (done)
        [begun] { $number }: { $title } (begun)
       *[new] { $number }: { $title }
    }
lesson-begins = Lesson { $number }: { $title }
lesson-help = Type ? for your moves, y for a hint, h for your hand, c for what lies on the table, r for the rules; skip for the next lesson, again to start over, q to leave.
lesson-hand =
    { $who ->
        [you] You hold { $cards }.
       *[other] { $name } holds { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = You type: { $typed }
lesson-ask = Your move:
# $moves (String) one or several
lesson-expects = Try this: { $moves }.
lesson-no-undo = Nothing needs to be taken back here: a move that the lesson does not expect is not played.
lesson-left = You can go on another time: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Next: { $title }. (Enter to go on, q to leave)
lessons-ended = That was the last lesson. Now play: chiliad play { $game } --bots beginner
lessons-all-done = You have done all of them. To see one again, type its number: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = skip next
verb-again = again restart
