### Показатели игры Mille.

figure-mille-out = Раздачи, где закрыта рука
figure-mille-stars = Звёзды (натуралы)
figure-mille-chapeaux = Полученные шапо
figure-mille-packs = Сколько раз взят сброс
figure-mille-skunks = Победы со скунсом
