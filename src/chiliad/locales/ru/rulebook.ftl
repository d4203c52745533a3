### The frame of the rule book. Its paragraphs stand in rules-*.ftl.

rulebook-title-mille = Правила Mille
rulebook-title-tysiac = Правила Тысячи

rulebook-intro =
    Это правила с набором `{ $preset }`. Где настройка или другой набор меняет пункт, строкой ниже сказано, как он
    тогда читается.

    Эта страница составлена из каталогов в `src/chiliad/locales` и функций подсчёта очков. Измените их, а затем
    напишите её заново: `python -m chiliad.play.rulebook`.

rulebook-source = Источник: { $source }

rulebook-with-option = При `{ $option } = { $value }`:
rulebook-with-options = При `{ $option } = { $value }` и `{ $option2 } = { $value2 }`:
rulebook-with-preset = С набором `{ $preset }`:
rulebook-also = (То же с { $others }.)

rulebook-options = Настройки
rulebook-presets = Наборы правил

rulebook-option = Настройка
rulebook-values = Значения
rulebook-default = По умолчанию
rulebook-paragraph = Пункт
rulebook-preset = Набор правил
rulebook-range = от { $low } до { $high }

## Worked examples: the figures in the tables are computed

rulebook-examples = Примеры с расчётом
rulebook-examples-intro = Где не сказано иное, действует набор `{ $preset }`.

rulebook-example-mille-cards = Сколько стоят карты (M2)
rulebook-example-mille-deals = Раздачи (M21–M25)
rulebook-example-mille-payments = Платежи при малой ставке 1 (M29–M33)
rulebook-example-tysiac-cards = Карты от старшей к младшей (T1, T2)
rulebook-example-tysiac-bids = Марьяжи и наибольшая заявка при каждом bid_limit (T3, T8)
rulebook-example-tysiac-rounding = Что пишут защитнику (T21)
rulebook-example-tysiac-concessions = Росписи (T22)
rulebook-example-tysiac-totals = Счёт до и после раздачи (T20–T31)

rulebook-card = Карта
rulebook-points = Очки
rulebook-score = Запись
rulebook-laid = Выложенные комбинации
rulebook-held = Осталось на руках
rulebook-out = ничего, закрылся
rulebook-stars = Звёзды
rulebook-chapeaux = Шапо
rulebook-target = Игра до
rulebook-winner-total = Счёт победителя
rulebook-loser-total = Счёт проигравшего
rulebook-winner-stars = Звёзды победителя
rulebook-loser-chapeaux = Шапо проигравшего
rulebook-marriages = Марьяжи на руках
rulebook-contract = Заказ
rulebook-defenders-get = Пишут каждому защитнику
rulebook-total-before = Счёт до раздачи
rulebook-deals-used = Истрачено раздач на бочке
rulebook-role = Роль
rulebook-declarer = разыгрывающий
rulebook-defender = защитник
rulebook-total-after = Счёт после раздачи
rulebook-outcome = Исход
rulebook-wins = победа
rulebook-on-barrel =
    { $used ->
        [0] на бочке
        [one] на бочке, истрачена { $used } раздача
        [few] на бочке, истрачено { $used } раздачи
       *[many] на бочке, истрачено { $used } раздач
    }
rulebook-off-barrel = слетает с бочки
