### The arena: how strong bots are against one another.

help-arena-players = боти, кожен як ІМʼЯ або ІМʼЯ@МЕЖА (greedy, strong@50ms, expert@nodes:2000); два імені, коли місць більше: один перший проти другого на всіх інших
help-arena-blocks = скільки блоків, у кожному ті самі карти при всіх розсадженнях; типово 100
help-arena-out = папка, куди записувати партії; та сама команда продовжує перерване вимірювання
help-arena-sprt = зупинитися, щойно стане ясно, чи частка першого бота не більша за P0, чи не менша за P1 (від 0 до 1); тоді --blocks — верхня межа
help-arena-less-luck = відняти талан від підсумку: оцінювати кожну подію стількома розіграшами (досить { $nodes }); інтервал коротшає приблизно вдвічі
help-arena-svg = намалювати результат у цьому файлі
help-arena-ladder = нічого не грати: намалювати ці результати (файли з тим, що вивів --json) у файлі з --svg

## What can be wrong with it

wrong-arena-count = назвіть двох ботів або по одному на кожне місце (місць: { $seats }), а не { $found }
bad-share = «{ $text }» — не частка: введіть число від 0 до 1, наприклад 0.35
shares-not-in-order = перша частка в --sprt має бути менша за другу
arena-other-run = { $path } належить до іншого вимірювання: щоб його продовжити, гра, правила, боти та --seed мають бути ті самі
no-arena-result = { $path } — не результат команди chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } партія вже є в папці.
        [few] { $count } партії вже є в папці.
       *[many] { $count } партій уже є в папці.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share } % (від { $low } до { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = Збій бота { $player } в партії { $match }, вона вважається незакінченою: { $reason }
arena-head = { $game }. Блоків: { $blocks }, партій: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: виграно { $share } % партій (95 %: від { $low } до { $high }), очок за роздачу: { $points } (95 %: від { $points_low } до { $points_high }).
arena-stakes = { $player }: { $stakes } малих ставок за партію (95 %: від { $low } до { $high }).
arena-less-luck = { $player } без талану: { $share } % (95 %: від { $low } до { $high }); дисперсія становить { $ratio } дисперсії підсумку.
arena-equal = Бот, рівний решті за силою, виграє { $equal } %.
arena-per-seat = Бот { $player } має кілька місць: його числа — за одне з них.
arena-unfinished =
    { $count ->
        [one] Не закінчено { $count } партію: її не виграв ніхто.
        [few] Не закінчено { $count } партії: їх не виграв ніхто.
       *[many] Не закінчено { $count } партій: їх не виграв ніхто.
    }
arena-sprt =
    { $decided ->
        [high] Вирішено (блоків: { $blocks }): { $player } виграє { $high } % або більше, а не { $low } % або менше.
        [low] Вирішено (блоків: { $blocks }): { $player } виграє { $low } % або менше, а не { $high } % або більше.
       *[no] Не вирішено (блоків: { $blocks }): { $player } виграє, можливо, { $low } % або менше, можливо, { $high } % або більше.
    }
arena-picture = { $game }: виграні партії (блоків: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Партії, які виграв перший бот: { $games }
arena-legend = Крапка: частка виграних партій. Лінія: інтервал 95 %. Штрихи: рівна сила.
