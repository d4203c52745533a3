# Задачи: решения, лучший ход в которых известен (chiliad problems и за столом).

command-problems = задачи с известным лучшим ходом: решать, перечислять, составлять, проверять
    .long = Задачи, лучший ход в которых известен. «chiliad problems ИГРА» задаёт их одну за другой; со словом list, make или check перед названием игры программа перечисляет их, составляет или проверяет.
help-problems-words = слово ({ $words }) или ничего, затем игра: { $known }
help-problems-theme = только задачи на эту тему; «chiliad problems list ИГРА» называет темы
help-problems-level = только задачи, для которых это самый слабый из решающих уровней
help-problems-file = задачи из этого файла вместо тех, что есть в игре
help-problems-count = make: сколько задач
help-problems-seed = make: число, которым определяются все раздачи и выбор
help-problems-out = make: файл; если в нём уже есть задачи от той же команды, набор продолжается
metavar-file = ФАЙЛ
problems-progress = задачи

problems-of-another-command = в { $path } задачи, составленные другой командой
unknown-theme =
    темы «{ $text }» здесь нет, есть только: { $known }{ $near ->
        [none] {""}
       *[other] ; возможно, имелось в виду { $near }
    }
unknown-level =
    уровня «{ $text }» здесь нет, есть только: { $known }{ $near ->
        [none] {""}
       *[other] ; возможно, имелось в виду { $near }
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] Таких задач для игры { $game } нет.
        [one] { $count } задача для игры { $game }:
        [few] { $count } задачи для игры { $game }:
       *[many] { $count } задач для игры { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = доказанные
problem-proof-judged = оценённые
problems-checked =
    { $count ->
        [one] Проверена { $count } задача;
        [few] Проверены { $count } задачи;
       *[many] Проверено { $count } задач;
    } { $faults ->
        [0] все верны
        [one] { $faults } неверна
        [few] { $faults } неверны
       *[many] { $faults } неверны
    }
problems-solved-by = { $bot } решает { $count } ({ $percent } %)
problem-fault-decision = { $id }: запись не заканчивается перед решением, в котором три хода или больше
problem-fault-greedy = { $id }: бот greedy находит лучший ход
problem-fault-proof = { $id }: доказаны другие ходы
problem-fault-judgement = { $id }: оценка называет лучшим другой ход или никакой
problem-fault-theme = { $id }: тема другая

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = Таких задач для игры { $game } нет.
problems-greeting =
    { $count ->
        [one] { $count } задача для игры { $game }; решено: { $solved }.
        [few] { $count } задачи для игры { $game }; решено: { $solved }.
       *[many] { $count } задач для игры { $game }; решено: { $solved }.
    }
problems-greeting-help = Найдите лучший ход и введите его, как за столом; «?» перечисляет ходы, «hint» называет тему, «q» — выход.
problems-all-done = Вы ответили на все такие задачи. Те, что не решены, будут заданы в следующий раз.
problems-left = Решено { $solved } из { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Задача { $id }. Её решает уровень «{ $level }».
problem-hint = Тема: { $theme }.
problem-ask-next = Enter: следующая задача; c: все карты; q: выход.
problem-right = Верно.
problem-wrong = Это не лучший ход.
problem-best =
    { $count ->
        [one] Лучший ход: { $moves }.
        [few] Лучший — любой из этих ходов: { $moves }.
       *[many] Лучший — любой из этих ходов: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Ваши карты: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = Это доказано: заказ будет выполнен, что бы ни было на руках у других и как бы они ни играли. Никакой другой ход этого не обеспечивает.
problem-known-proved-fails = Это доказано: заказ не будет выполнен, что бы ни было на руках у других и как бы они ни играли. Никакой другой ход этого не обеспечивает.
problem-known-judged-makes = В 95 из 100 раскладов, которые могут быть у других, ни один другой ход не лучше, а с каждым другим заказ выполняется по меньшей мере на 50 из 100 раскладов реже.
problem-known-judged-fails = В 95 из 100 раскладов, которые могут быть у других, ни один другой ход не лучше, а с каждым другим заказ срывается по меньшей мере на 50 из 100 раскладов реже.
problem-known-gift = Если отдать верные карты, заказ выполняется не меньше чем в 95 из 100 раскладов, которые могут быть у других. Роспись ничего не даёт.
problem-known-concede = Что бы вы ни отдали, заказ не выполняется не меньше чем в 95 из 100 раскладов, которые могут быть у других.
problem-known-wins = Это доказано: партию можно выиграть в этот ход, что бы ни было на руках у соперника. Ничто другое этого не позволяет.
problem-known-points = Это лучший ход не меньше чем в 95 из 100 рук, которые могут быть у соперника, в среднем не меньше чем на 10 очков.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = объявить марьяж
problem-theme-hold-marriage = придержать марьяж
problem-theme-draw-trumps = выбить козыри
problem-theme-cash-winner = взять верную взятку
problem-theme-give-up-lead = отдать ход
problem-theme-take-trick = взять взятку
problem-theme-cheapest-winner = чем взять взятку
problem-theme-hold-up = оставить взятку другим
problem-theme-points-to-partner = очки другому защитнику
problem-theme-save-points = не отдавать очки во взятке
problem-theme-discard = с какой картой расстаться
problem-theme-play-on = играть, а не расписывать
problem-theme-gifts = какие карты отдать
problem-theme-concede = расписать безнадёжную раздачу
problem-theme-go-out = закрыться и выиграть
problem-theme-go-out-natural = закрыться без джокеров и выиграть
problem-theme-take-pack = взять сброс
problem-theme-draw = оставить сброс
problem-theme-up-card-two = взять открытую двойку
problem-theme-lay = выложить карты сейчас
problem-theme-twos = использовать двойки
problem-theme-hold = придержать карты
problem-theme-keep-two = сохранить двойку
problem-theme-keep-pair = сохранить пару
problem-theme-dear-discard = расстаться с дорогой картой
problem-theme-safe-discard = сброс, который сопернику не пригодится
