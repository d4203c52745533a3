### Les chiffres du Mille.

figure-mille-out = Donnes avec sortie
figure-mille-stars = Étoiles (naturels)
figure-mille-chapeaux = Chapeaux reçus
figure-mille-packs = Prises de la pile
figure-mille-skunks = Victoires avec mouffette
