### Уроки за столом у браузері.

page-learn-link = Навчитися за короткі уроки: { $name }
page-learn-title = Уроки гри: { $name }
page-learn-lead =
    { $count ->
        [one] { $count } короткий урок за столом. Ходите ви; він триває від двох до чотирьох хвилин.
        [few] { $count } короткі уроки за столом. Ходите ви; кожен триває від двох до чотирьох хвилин.
       *[many] { $count } коротких уроків за столом. Ходите ви; кожен триває від двох до чотирьох хвилин.
    }
page-learn-number = Урок { $number }:
page-learn-state =
    { $state ->
        [begun] Продовжити
        [done] Пройдено
       *[new] Почати
    }
page-learn-all-done = Усі уроки пройдено. Будь-який можна повторити.
table-lesson-title = { $game }, урок { $number }
table-lesson-heading = Урок { $number }: { $title }
table-lesson-step = { $step } з { $steps }
table-lesson-over = Урок закінчено
table-lesson-next = Наступний урок
table-lesson-play = Зіграти партію на рівні «{ $level }»
table-lesson-key = { $key }: { $does }.
table-lesson-again = Почати спочатку
table-lesson-all = Усі уроки
table-lesson-skip = Пропустити урок
table-lesson-leave = Вийти з уроку
page-new-coach = Тренер для перших партій
page-new-coach-hint = На кожній карті у вас на руках видно її очки, а перед грубою помилкою, один раз кожного виду, буде попередження.
