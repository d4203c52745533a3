### The page of the report after a match.

page-report-title = Взгляд на партию
page-report-busy = Партия разбирается: { $done } из { $of }. Можно уйти с этой страницы и вернуться.
page-report-begun = Партия разбирается.
page-report-ready = Разбор готов.
page-report-chances = Вероятность выиграть партию
page-report-chances-how = В процентах.
page-report-chances-marks = Числа в кружках — моменты ниже.
page-report-way = { $name }: в начале { $start } %, в конце { $end } %, всегда от { $low } до { $high } %.
page-report-start = Начало
page-report-table = То же в таблице
page-report-moments = Важные моменты
page-report-no-moments = Ни одно ваше решение наверняка не стоило и одного процента.
page-report-again = Попробовать ещё раз отсюда
page-report-hands = Посмотреть все карты
page-report-balance = Удача и решения
page-report-balance-how = Каждый столбец складывается, в процентах: что ожидалось перед первой раздачей, что изменила каждая часть и результат. Бледная полоса слишком мала, чтобы отличить её от случайности.
page-report-payment = Расчёт
page-report-payment-how = То же для ставок, на которые играли: с + игрок получает, с − платит.
page-report-expected = Ожидалось
page-report-result = Результат
page-report-unsure = слишком мало, чтобы судить
page-report-sentences = Весь отчёт предложениями
page-report-copy = Скопировать текст
