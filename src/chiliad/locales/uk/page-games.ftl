### Мої ігри та статистика, на сторінці. Змінні пояснено в en/page-games.ftl.

my-filters = Що показано
my-game = Гра
my-game-all = Усі ігри
my-against = Суперник
my-against-all = Усі
my-kind = Де
my-kind-all = Столи й аркуші рахунку
my-kind-table = Столи тут
my-kind-sheet = Аркуші рахунку справжніх карт
my-list = Партії та вечори
my-count =
    { $count ->
        [one] { $count } запис
        [few] { $count } записи
       *[many] { $count } записів
    }
my-none = Ігор поки немає. Зіграйте партію або ведіть рахунок гри справжніми картами й відкрийте його для інших: тоді вона зʼявиться тут, у списку та в статистиці.
my-none-start = Зіграти партію
my-none-such = Таких ігор у вас немає.
my-show-all = Показати все
my-elsewhere = Ваші ігри на іншому пристрої? Перенесіть сюди своє місце.
my-more = Показати давніші
my-place = { $place }-е місце з { $count }
my-money = Ставки: { $money }
my-on = триває
my-evening = Аркуші рахунку, { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
my-evening-here = лише на цьому пристрої: відкрийте іншим, щоб потрапило до статистики
my-evening-followed = вечір, за яким ви стежите на цьому пристрої; ще триває
my-won = { $name }: перемог { $count }
my-statistics = Статистика
my-counted =
    { $count ->
        [one] За { $count } партією.
        [few] За { $count } партіями.
       *[many] За { $count } партіями.
    }
my-counting = Ще рахується: { $count }
my-no-figures = Показники зʼявляться, коли закінчиться партія.
my-chart = Партії за місяцями
my-chart-won = виграні
my-chart-other = не виграні
