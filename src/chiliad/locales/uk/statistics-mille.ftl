### Показники гри Mille.

figure-mille-out = Роздачі, де закрито руку
figure-mille-stars = Зірки (натурали)
figure-mille-chapeaux = Отримані шапо
figure-mille-packs = Скільки разів узято скид
figure-mille-skunks = Перемоги зі скунсом
