### Партія переходить зі столу на аркуш рахунку й назад.

score-to-table = Продовжити за столом
score-to-table-lead = Відкриється стіл із цими правилами, сумами й роздавачем. Інші приходять за посиланням, грати можуть і боти.
score-to-table-who = Хто грає за: { $name }
score-to-table-me = Я
score-to-table-link = Той, хто має посилання
score-to-table-open = Відкрити стіл
score-went-on = Партію перенесено на аркуш: введіть наступну роздачу. Стіл лишається як є; поділіться аркушем, і решта стежитиме за ним.
score-played = Цю роздачу зіграно за столом, тому вона лишається як була.
score-played-later = Пізнішу роздачу зіграно за столом, тому ця лишається як є.
score-played-replay = Переглянути крок за кроком
score-open-saved = Відкрити збережений аркуш
score-opened = Відкрито: { $name }.
score-opened-unfinished = Відкрито: { $name }, без останньої роздачі: її не дограно.
score-file-large = Файл завеликий для запису партії.
score-count-kind = по { $worth }: { $count }
score-count-back = Прибрати останню: { $row }
score-count-done = Готово
