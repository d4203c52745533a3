### Lessons at the table in the browser. What a lesson itself says is in lessons-GAME.ftl.

# $name (String) the game
page-learn-link = Learn { $name } in short lessons
page-learn-title = Learn { $name }
# $count (Number) lessons
page-learn-lead =
    { $count ->
        [one] One short lesson at the table. You make the moves.
       *[other] { $count } short lessons at the table. You make the moves; each lesson takes two to four minutes.
    }
# Before the title of a lesson, for the ear. $number (Number) of the lesson
page-learn-number = Lesson { $number }:
# $state (String) new, begun, done
page-learn-state =
    { $state ->
        [begun] Go on
        [done] Done
       *[new] Begin
    }
page-learn-all-done = You have done all the lessons. You can do any of them again.
# The page’s heading at the table of a lesson. $game (String) its name; $number (Number) of the lesson
table-lesson-title = { $game }, lesson { $number }
# $number (Number) of the lesson; $title (String) its title
table-lesson-heading = Lesson { $number }: { $title }
# How far it is. $step (Number) of $steps (Number)
table-lesson-step = { $step } of { $steps }
table-lesson-over = The lesson is over
table-lesson-next = Next lesson
# $level (String) a level: bot-club.name of server.ftl
table-lesson-play = Play a match at the level “{ $level }”
# A key that a learner hears of for the first time. $key (String) D; $does (String) what it does: table-key-draw of page-table.ftl
table-lesson-key = { $key }: { $does }.
table-lesson-again = Start again
table-lesson-all = All lessons
table-lesson-skip = Skip this lesson
table-lesson-leave = Leave the lesson
page-new-coach = Coach for my first matches
page-new-coach-hint = Each card of your hand shows its points, and you are warned before a bad slip, once of each kind.
