### The guide to a game: above the numbered rules on their page, and in `chiliad rules`.

page-guide-nav = На цій сторінці
page-guide-short = Гра стисло
page-guide-examples = Приклади
page-guide-words = Слова гри
page-guide-presets = Порівняння наборів правил
page-guide-all = Усі правила
page-guide-values = Скільки коштують карти
page-guide-result = Наприкінці роздачі
# Above a list of what does not differ between presets.
page-guide-same = Однаково в усіх наборах
# The same where a game has one preset only.
page-guide-options = Як грають
