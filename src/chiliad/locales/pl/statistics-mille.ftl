### Liczby z gry Mille.

figure-mille-out = Rozdania z wyjściem z kart
figure-mille-stars = Gwiazdki (naturale)
figure-mille-chapeaux = Kapelusze na koncie
figure-mille-packs = Wzięcia stosu
figure-mille-skunks = Wygrane ze skunksem
