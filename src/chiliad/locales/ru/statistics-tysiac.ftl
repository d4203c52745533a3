### Показатели тысячи.

figure-tysiac-declared = Раздачи в роли разыгрывающего
figure-tysiac-made = Сыгранные заказы
figure-tysiac-declarer-score = Результат разыгрывающего
figure-tysiac-declarer-points = Набрано очков разыгрывающим
figure-tysiac-defender-score = Результат защитника
figure-tysiac-defender-points = Набрано очков защитником
figure-tysiac-sitter-score = Результат при пропуске раздачи
figure-tysiac-marriages = Объявленные марьяжи
figure-tysiac-aces = Объявлено четыре туза
figure-tysiac-barrel = Сколько раз на бочке
figure-tysiac-barrel-fallen = Падения с бочки
figure-tysiac-locked = Сколько раз достигнут порог
figure-tysiac-golden = Сыгранные золотые раздачи
figure-tysiac-blind = Сыгранные заявки вслепую
grid-contracts = { $game }: заказы по величине
grid-contracts-corner = Заказ
grid-contracts-row =
    { $high ->
        [0] { $low } и больше
       *[other] { $low }–{ $high }
    }
grid-contracts-all = Все
grid-made = Сыграно
grid-failed = Не сыграно
grid-conceded = Росписи
