### The frame of the rule book. Its paragraphs stand in rules-*.ftl.

rulebook-title-mille = Правила Mille
rulebook-title-tysiac = Правила Тисячі

rulebook-intro =
    Це правила з набором `{ $preset }`. Де налаштування чи інший набір змінює пункт, рядком нижче сказано, як він тоді
    читається.

    Цю сторінку складено з каталогів у `src/chiliad/locales` і функцій підрахунку очок. Змініть їх, а потім запишіть її
    наново: `python -m chiliad.play.rulebook`.

rulebook-source = Джерело: { $source }

rulebook-with-option = За `{ $option } = { $value }`:
rulebook-with-options = За `{ $option } = { $value }` і `{ $option2 } = { $value2 }`:
rulebook-with-preset = З набором `{ $preset }`:
rulebook-also = (Те саме з { $others }.)

rulebook-options = Налаштування
rulebook-presets = Набори правил

rulebook-option = Налаштування
rulebook-values = Значення
rulebook-default = Типово
rulebook-paragraph = Пункт
rulebook-preset = Набір правил
rulebook-range = від { $low } до { $high }

## Worked examples: the figures in the tables are computed

rulebook-examples = Приклади з розрахунком
rulebook-examples-intro = Де не сказано іншого, діє набір `{ $preset }`.

rulebook-example-mille-cards = Скільки коштують карти (M2)
rulebook-example-mille-deals = Роздачі (M21–M25)
rulebook-example-mille-payments = Платежі за малої ставки 1 (M29–M33)
rulebook-example-tysiac-cards = Карти від старшої до молодшої (T1, T2)
rulebook-example-tysiac-bids = Марʼяжі та найбільша заявка за кожного bid_limit (T3, T8)
rulebook-example-tysiac-rounding = Що записують захисникові (T21)
rulebook-example-tysiac-concessions = Розписи (T22)
rulebook-example-tysiac-totals = Рахунок до і після роздачі (T20–T31)

rulebook-card = Карта
rulebook-points = Очки
rulebook-score = Запис
rulebook-laid = Викладені комбінації
rulebook-held = Лишилося на руках
rulebook-out = нічого, закриття
rulebook-stars = Зірки
rulebook-chapeaux = Шапо
rulebook-target = Гра до
rulebook-winner-total = Рахунок переможця
rulebook-loser-total = Рахунок того, хто програв
rulebook-winner-stars = Зірки переможця
rulebook-loser-chapeaux = Шапо того, хто програв
rulebook-marriages = Марʼяжі на руках
rulebook-contract = Замовлення
rulebook-defenders-get = Записують кожному захисникові
rulebook-total-before = Рахунок до роздачі
rulebook-deals-used = Витрачено роздач на бочці
rulebook-role = Роль
rulebook-declarer = розігрувач
rulebook-defender = захисник
rulebook-total-after = Рахунок після роздачі
rulebook-outcome = Підсумок
rulebook-wins = перемога
rulebook-on-barrel =
    { $used ->
        [0] на бочці
        [one] на бочці, витрачено { $used } роздачу
        [few] на бочці, витрачено { $used } роздачі
       *[many] на бочці, витрачено { $used } роздач
    }
rulebook-off-barrel = злітає з бочки
