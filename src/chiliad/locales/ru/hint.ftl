### Подсказка игроку, который должен ходить: как пойти и чего это стоит.
### Переменные объяснены в en/hint.ftl.

advice-move = Подсказка: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = Так говорит простой бот, без перебора: сильный ещё не готов.
advice-worth = Чего ждать: { $worth }.
advice-match = партия выиграна в { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } случаев
advice-make = заказ выполнен в { $percent } %
advice-points =
    { $points ->
        [one] в среднем { $points } очко
        [few] в среднем { $points } очка
        [many] в среднем { $points } очков
       *[other] в среднем { $points } очка
    }
advice-column-match = Партия выиграна
advice-column-make = Заказ выполнен
advice-column-points = Очки
advice-cell-chance = { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
