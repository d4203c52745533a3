# Задачі: рішення, найкращий хід у яких відомий (chiliad problems і за столом).

command-problems = задачі з відомим найкращим ходом: розвʼязувати, перелічувати, складати, перевіряти
    .long = Задачі, найкращий хід у яких відомий. «chiliad problems ГРА» ставить їх одну за одною; зі словом list, make або check перед назвою гри програма перелічує їх, складає чи перевіряє.
help-problems-words = слово ({ $words }) або нічого, потім гра: { $known }
help-problems-theme = лише задачі на цю тему; «chiliad problems list ГРА» називає теми
help-problems-level = лише задачі, для яких це найслабший із рівнів, що їх розвʼязують
help-problems-file = задачі з цього файлу замість тих, що є у грі
help-problems-count = make: скільки задач
help-problems-seed = make: число, яким визначаються всі роздачі й вибір
help-problems-out = make: файл; якщо в ньому вже є задачі тієї самої команди, набір продовжується
metavar-file = ФАЙЛ
problems-progress = задачі

problems-of-another-command = у { $path } задачі, складені іншою командою
unknown-theme =
    теми «{ $text }» тут немає, є лише: { $known }{ $near ->
        [none] {""}
       *[other] ; можливо, ідеться про { $near }
    }
unknown-level =
    рівня «{ $text }» тут немає, є лише: { $known }{ $near ->
        [none] {""}
       *[other] ; можливо, ідеться про { $near }
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] Таких задач для гри { $game } немає.
        [one] { $count } задача для гри { $game }:
        [few] { $count } задачі для гри { $game }:
       *[many] { $count } задач для гри { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = доведені
problem-proof-judged = оцінені
problems-checked =
    { $count ->
        [one] Перевірено { $count } задачу;
        [few] Перевірено { $count } задачі;
       *[many] Перевірено { $count } задач;
    } { $faults ->
        [0] усі правильні
        [one] { $faults } неправильна
        [few] { $faults } неправильні
       *[many] { $faults } неправильних
    }
problems-solved-by = { $bot } розвʼязує { $count } ({ $percent } %)
problem-fault-decision = { $id }: запис не закінчується перед рішенням, у якому три ходи або більше
problem-fault-greedy = { $id }: бот greedy знаходить найкращий хід
problem-fault-proof = { $id }: доведено інші ходи
problem-fault-judgement = { $id }: за оцінкою найкращий інший хід або жоден
problem-fault-theme = { $id }: тема інша

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = Таких задач для гри { $game } немає.
problems-greeting =
    { $count ->
        [one] { $count } задача для гри { $game }; розвʼязано: { $solved }.
        [few] { $count } задачі для гри { $game }; розвʼязано: { $solved }.
       *[many] { $count } задач для гри { $game }; розвʼязано: { $solved }.
    }
problems-greeting-help = Знайдіть найкращий хід і введіть його, як за столом; «?» перелічує ходи, «підказка» називає тему, «q» — вихід.
problems-all-done = Ви відповіли на всі такі задачі. Ті, що не розвʼязані, будуть наступного разу.
problems-left = Розвʼязано { $solved } із { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Задача { $id }. Її розвʼязує рівень «{ $level }».
problem-hint = Тема: { $theme }.
problem-ask-next = Enter: наступна задача; c: усі карти; q: вихід.
problem-right = Правильно.
problem-wrong = Це не найкращий хід.
problem-best =
    { $count ->
        [one] Найкращий хід: { $moves }.
        [few] Найкращий — будь-який із цих ходів: { $moves }.
       *[many] Найкращий — будь-який із цих ходів: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Ваші карти: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = Це доведено: замовлення буде виконано, хоч би що було на руках у інших і хоч би як вони грали. Жоден інший хід цього не забезпечує.
problem-known-proved-fails = Це доведено: замовлення не буде виконано, хоч би що було на руках у інших і хоч би як вони грали. Жоден інший хід цього не забезпечує.
problem-known-judged-makes = У 95 зі 100 розкладів, які можуть бути в інших, жоден інший хід не кращий, а з кожним іншим замовлення виконується щонайменше на 50 зі 100 розкладів рідше.
problem-known-judged-fails = У 95 зі 100 розкладів, які можуть бути в інших, жоден інший хід не кращий, а з кожним іншим замовлення зривається щонайменше на 50 зі 100 розкладів рідше.
problem-known-gift = Якщо віддати правильні карти, замовлення виконується не менш як у 95 зі 100 розкладів, які можуть бути в інших. Розпис нічого не дає.
problem-known-concede = Хоч би що ви віддали, замовлення не виконується не менш як у 95 зі 100 розкладів, які можуть бути в інших.
problem-known-wins = Це доведено: партію можна виграти в цей хід, хоч би що було на руках у суперника. Ніщо інше цього не дозволяє.
problem-known-points = Це найкращий хід не менш як у 95 зі 100 рук, які можуть бути в суперника, у середньому щонайменше на 10 очок.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = оголосити марʼяж
problem-theme-hold-marriage = притримати марʼяж
problem-theme-draw-trumps = вибити козирі
problem-theme-cash-winner = узяти певну взятку
problem-theme-give-up-lead = віддати хід
problem-theme-take-trick = узяти взятку
problem-theme-cheapest-winner = чим узяти взятку
problem-theme-hold-up = лишити взятку іншим
problem-theme-points-to-partner = очки іншому захисникові
problem-theme-save-points = не віддавати очки у взятці
problem-theme-discard = з якою картою розлучитися
problem-theme-play-on = грати, а не розписувати
problem-theme-gifts = які карти віддати
problem-theme-concede = розписати безнадійну роздачу
problem-theme-go-out = закритися й виграти
problem-theme-go-out-natural = закритися без джокерів і виграти
problem-theme-take-pack = узяти скид
problem-theme-draw = лишити скид
problem-theme-up-card-two = узяти відкриту двійку
problem-theme-lay = викласти карти зараз
problem-theme-twos = використати двійки
problem-theme-hold = притримати карти
problem-theme-keep-two = зберегти двійку
problem-theme-keep-pair = зберегти пару
problem-theme-dear-discard = розлучитися з дорогою картою
problem-theme-safe-discard = скид, який суперникові не придасться
