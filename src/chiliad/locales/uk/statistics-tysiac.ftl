### Показники тисячі.

figure-tysiac-declared = Роздачі в ролі розігрувача
figure-tysiac-made = Виконані замовлення
figure-tysiac-declarer-score = Результат розігрувача
figure-tysiac-declarer-points = Набрано очок розігрувачем
figure-tysiac-defender-score = Результат захисника
figure-tysiac-defender-points = Набрано очок захисником
figure-tysiac-sitter-score = Результат під час пропуску роздачі
figure-tysiac-marriages = Оголошені марʼяжі
figure-tysiac-aces = Оголошено чотири тузи
figure-tysiac-barrel = Скільки разів на бочці
figure-tysiac-barrel-fallen = Падіння з бочки
figure-tysiac-locked = Скільки разів досягнуто порогу
figure-tysiac-golden = Виконані золоті роздачі
figure-tysiac-blind = Виконані заявки наосліп
grid-contracts = { $game }: замовлення за величиною
grid-contracts-corner = Замовлення
grid-contracts-row =
    { $high ->
        [0] { $low } і більше
       *[other] { $low }–{ $high }
    }
grid-contracts-all = Усі
grid-made = Виконано
grid-failed = Не виконано
grid-conceded = Розписи
