### The arena: how strong bots are against one another.

help-arena-players = боты, каждый как ИМЯ или ИМЯ@ПРЕДЕЛ (greedy, strong@50ms, expert@nodes:2000); два имени, если мест больше: один первый против второго на всех остальных
help-arena-blocks = сколько блоков, в каждом одни и те же карты при всех рассадках; по умолчанию 100
help-arena-out = папка, куда записывать партии; та же команда продолжает прерванное измерение
help-arena-sprt = остановиться, как только станет ясно, не больше ли P0 доля первого бота или не меньше ли она P1 (от 0 до 1); тогда --blocks — верхняя граница
help-arena-less-luck = вычесть удачу из итога: оценивать каждое событие столькими розыгрышами (достаточно { $nodes }); интервал становится короче примерно вдвое
help-arena-svg = нарисовать результат в этом файле
help-arena-ladder = ничего не играть: нарисовать эти результаты (файлы с тем, что вывел --json) в файле из --svg

## What can be wrong with it

wrong-arena-count = назовите двух ботов или по одному на каждое место (мест: { $seats }), а не { $found }
bad-share = «{ $text }» — не доля: введите число от 0 до 1, например 0.35
shares-not-in-order = первая доля в --sprt должна быть меньше второй
arena-other-run = { $path } относится к другому измерению: чтобы его продолжить, игра, правила, боты и --seed должны быть те же
no-arena-result = { $path } — не результат команды chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } партия уже есть в папке.
        [few] { $count } партии уже есть в папке.
       *[many] { $count } партий уже есть в папке.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share } % (от { $low } до { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = Сбой бота { $player } в партии { $match }, она считается неоконченной: { $reason }
arena-head = { $game }. Блоков: { $blocks }, партий: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: выиграно { $share } % партий (95 %: от { $low } до { $high }), очков за раздачу: { $points } (95 %: от { $points_low } до { $points_high }).
arena-stakes = { $player }: { $stakes } малых ставок за партию (95 %: от { $low } до { $high }).
arena-less-luck = { $player } без удачи: { $share } % (95 %: от { $low } до { $high }); дисперсия составляет { $ratio } дисперсии итога.
arena-equal = Бот, равный остальным по силе, выигрывает { $equal } %.
arena-per-seat = У бота { $player } несколько мест: его числа — за одно из них.
arena-unfinished =
    { $count ->
        [one] Не окончена { $count } партия: её не выиграл никто.
        [few] Не окончено { $count } партии: их не выиграл никто.
       *[many] Не окончено { $count } партий: их не выиграл никто.
    }
arena-sprt =
    { $decided ->
        [high] Решено (блоков: { $blocks }): { $player } выигрывает { $high } % или больше, а не { $low } % или меньше.
        [low] Решено (блоков: { $blocks }): { $player } выигрывает { $low } % или меньше, а не { $high } % или больше.
       *[no] Не решено (блоков: { $blocks }): { $player } выигрывает, возможно, { $low } % или меньше, возможно, { $high } % или больше.
    }
arena-picture = { $game }: выигранные партии (блоков: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Партии, выигранные первым ботом: { $games }
arena-legend = Точка: доля выигранных партий. Линия: интервал 95 %. Штрихи: равная сила.
