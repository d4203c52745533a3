### Показники багатьох партій. Змінні пояснено в en/statistics.ftl.

figures-of = { $game }: показники
figures-corner = Показник
figures-you = Ви
figures-others = Інші
figures-share = { $amount } з { $of } ({ $percent } %)
figures-part = { $amount } ({ $percent } %)
figures-rate =
    { $of ->
        [one] { $amount } за { $of } роздачу
        [few] { $amount } за { $of } роздачі
       *[many] { $amount } за { $of } роздач
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } роздача)
        [few] { $mean } ({ $of } роздачі)
       *[many] { $mean } ({ $of } роздач)
    }
figures-bot = Бот, { $level }
figures-on-paper = { $name } (аркуш рахунку)
figure-won = Виграні партії
figure-score = Результат роздачі
figure-money = Виграно на ставках
grid-count = Усього
figures-opponents = Проти кожного суперника
figures-opponent = Суперник
figures-you-won = Перемоги
figures-your-score = Свій результат
figures-their-score = Результат суперника
figures-paid = Хто кому заплатив
figures-won-from = Виграно
figures-lost-to = Програно
figures-settled = Отримано
figures-open = До сплати
figures-months = За місяцями
figures-month = Місяць
figures-stakes = Ставки
figures-no-day = Без дати
