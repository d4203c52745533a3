### A hint for the player who must act: what to play, and what it is worth. The variables are explained in en/hint.ftl.

advice-move = Підказка: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = Так каже простий бот, без перебору: сильний ще не готовий.
advice-worth = Чого чекати: { $worth }.
advice-match = виграш партії у { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } випадків
advice-make = виконане замовлення у { $percent } %
advice-points =
    { $points ->
        [one] у середньому { $points } очко
        [few] у середньому { $points } очки
        [many] у середньому { $points } очок
       *[other] у середньому { $points } очка
    }
advice-column-match = Виграш партії
advice-column-make = Виконане замовлення
advice-column-points = Очки
advice-cell-chance = { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
