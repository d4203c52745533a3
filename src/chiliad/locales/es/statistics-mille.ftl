### Las cifras de Mille.

figure-mille-out = Rondas cerradas
figure-mille-stars = Estrellas (naturales)
figure-mille-chapeaux = Chapeaux recibidos
figure-mille-packs = Veces que se tomó el paquete
figure-mille-skunks = Victorias con mofeta
