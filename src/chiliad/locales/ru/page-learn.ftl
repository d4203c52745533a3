### Lessons at the table in the browser.

page-learn-link = Научиться за короткие уроки: { $name }
page-learn-title = Уроки игры: { $name }
page-learn-lead =
    { $count ->
        [one] { $count } короткий урок за столом. Ходите вы; он занимает от двух до четырёх минут.
        [few] { $count } коротких урока за столом. Ходите вы; каждый занимает от двух до четырёх минут.
       *[many] { $count } коротких уроков за столом. Ходите вы; каждый занимает от двух до четырёх минут.
    }
page-learn-number = Урок { $number }:
page-learn-state =
    { $state ->
        [begun] Продолжить
        [done] Пройден
       *[new] Начать
    }
page-learn-all-done = Все уроки пройдены. Любой можно повторить.
table-lesson-title = { $game }, урок { $number }
table-lesson-heading = Урок { $number }: { $title }
table-lesson-step = { $step } из { $steps }
table-lesson-over = Урок окончен
table-lesson-next = Следующий урок
table-lesson-play = Сыграть партию на уровне «{ $level }»
table-lesson-key = { $key }: { $does }.
table-lesson-again = Начать заново
table-lesson-all = Все уроки
table-lesson-skip = Пропустить урок
table-lesson-leave = Уйти с урока
page-new-coach = Тренер для первых партий
page-new-coach-hint = На каждой карте у вас на руках видны её очки, а перед грубой ошибкой, один раз каждого вида, будет предупреждение.
