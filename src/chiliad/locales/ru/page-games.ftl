### Мои игры и статистика, на странице. Переменные объяснены в en/page-games.ftl.

my-filters = Что показано
my-game = Игра
my-game-all = Все игры
my-against = Соперник
my-against-all = Все
my-kind = Где
my-kind-all = Столы и листы счёта
my-kind-table = Столы здесь
my-kind-sheet = Листы счёта настоящих карт
my-list = Партии и вечера
my-count =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
my-none = Пока игр нет. Сыграйте партию или ведите счёт игры настоящими картами и откройте его для других: тогда она появится здесь, в списке и в статистике.
my-none-start = Сыграть партию
my-none-such = Таких игр у вас нет.
my-show-all = Показать всё
my-elsewhere = Ваши игры на другом устройстве? Перенесите сюда своё место.
my-more = Показать более ранние
my-place = { $place }-е место из { $count }
my-money = Ставки: { $money }
my-on = продолжается
my-evening = Листы счёта, { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
my-evening-here = только на этом устройстве: откройте другим, чтобы попало в статистику
my-evening-followed = вечер, за которым вы следите на этом устройстве; ещё идёт
my-won = { $name }: побед { $count }
my-statistics = Статистика
my-counted =
    { $count ->
        [one] По { $count } партии.
        [few] По { $count } партиям.
       *[many] По { $count } партиям.
    }
my-counting = Ещё подсчитывается: { $count }
my-no-figures = Показатели появятся, когда закончится партия.
my-chart = Партии по месяцам
my-chart-won = выиграны
my-chart-other = не выиграны
