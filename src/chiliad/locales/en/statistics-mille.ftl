### Figures of Mille.

figure-mille-out = Deals in which went out
figure-mille-stars = Stars (naturals)
figure-mille-chapeaux = Chapeaux suffered
figure-mille-packs = Times the pack was taken
figure-mille-skunks = Wins that were a skunk
