### Показатели многих партий. Переменные объяснены в en/statistics.ftl.

figures-of = { $game }: показатели
figures-corner = Показатель
figures-you = Вы
figures-others = Остальные
figures-share = { $amount } из { $of } ({ $percent } %)
figures-part = { $amount } ({ $percent } %)
figures-rate =
    { $of ->
        [one] { $amount } за { $of } раздачу
        [few] { $amount } за { $of } раздачи
       *[many] { $amount } за { $of } раздач
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } раздача)
        [few] { $mean } ({ $of } раздачи)
       *[many] { $mean } ({ $of } раздач)
    }
figures-bot = Бот, { $level }
figures-on-paper = { $name } (лист счёта)
figure-won = Выигранные партии
figure-score = Результат раздачи
figure-money = Выиграно на ставках
grid-count = Всего
figures-opponents = Против каждого соперника
figures-opponent = Соперник
figures-you-won = Победы
figures-your-score = Свой результат
figures-their-score = Результат соперника
figures-paid = Кто кому заплатил
figures-won-from = Выиграно
figures-lost-to = Проиграно
figures-settled = Получено
figures-open = К оплате
figures-months = По месяцам
figures-month = Месяц
figures-stakes = Ставки
figures-no-day = Без даты
