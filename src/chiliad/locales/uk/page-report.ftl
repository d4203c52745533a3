### The page of the report after a match.

page-report-title = Погляд на партію
page-report-busy = Партія розбирається: { $done } з { $of }. Можна залишити цю сторінку й повернутися.
page-report-begun = Партія розбирається.
page-report-ready = Розбір готовий.
page-report-chances = Імовірність виграти партію
page-report-chances-how = У відсотках.
page-report-chances-marks = Числа в кружечках — моменти нижче.
page-report-way = { $name }: на початку { $start } %, у кінці { $end } %, завжди від { $low } до { $high } %.
page-report-start = Початок
page-report-table = Те саме в таблиці
page-report-moments = Важливі моменти
page-report-no-moments = Жодне ваше рішення напевно не коштувало й одного відсотка.
page-report-again = Спробувати ще раз звідси
page-report-hands = Переглянути всі карти
page-report-balance = Удача й рішення
page-report-balance-how = Кожен стовпець складається, у відсотках: що очікувалося перед першою роздачею, що змінила кожна частина й результат. Бліда смуга замала, щоб відрізнити її від випадковості.
page-report-payment = Розрахунок
page-report-payment-how = Те саме для ставок, на які грали: з + гравець отримує, з − платить.
page-report-expected = Очікувалося
page-report-result = Результат
page-report-unsure = замало, щоб судити
page-report-sentences = Увесь звіт реченнями
page-report-copy = Скопіювати текст
