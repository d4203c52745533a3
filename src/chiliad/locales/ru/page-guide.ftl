### Рассказ об игре: над пронумерованными правилами на их странице и в `chiliad rules`.

page-guide-nav = На этой странице
page-guide-short = Игра вкратце
page-guide-examples = Примеры
page-guide-words = Слова игры
page-guide-presets = Сравнение наборов правил
page-guide-all = Все правила
page-guide-values = Сколько стоят карты
page-guide-result = В конце раздачи
# Над списком того, чем наборы правил не отличаются.
page-guide-same = Одинаково во всех наборах
# То же, если у игры один набор правил.
page-guide-options = Как играют
