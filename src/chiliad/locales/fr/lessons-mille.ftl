### The lessons of Mille. Each is one deal or the beginning of one; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $rank-K is a rank: K, or kings. $player1 is the name of the other player:
### in all lessons Mila, a woman.

## Lesson 1: draw and discard

lesson-mille-turns = Piocher et jeter
lesson-mille-turns-draw = Bienvenue! Dans cette première leçon, tu vois les deux mains. On ramasse des cartes du même rang : trois rois, quatre 6. Les couleurs ne comptent presque pas. Chaque tour commence par une nouvelle carte : pioche.
lesson-mille-turns-discard = Un 10 : maintenant, tu en as deux. Chaque tour finit par une carte jetée sur le tas marqué « Pile » sur la table. Donne une carte qui est seule dans ta main, comme { $card-7d_acc } ou { $card-8h_acc }.
lesson-mille-turns-pair = Tu en as deux comme ça, et une troisième ferait un groupe. Garde les paires et jette une carte qui est seule.
lesson-mille-turns-turn = { $player1 } a pioché et jeté, elle aussi. C’est ton tour : pioche.
lesson-mille-turns-alone = Un seul 5 : ça n’aide pas encore. Jette encore une carte qui est seule.
lesson-mille-turns-patience = Le Mille demande un peu de patience. Pioche ta prochaine carte.
lesson-mille-turns-jack = Tu sais comment finit le tour. De quelle carte as-tu le moins besoin?
lesson-mille-turns-luck = Pioche encore. Tes paires attendent une troisième carte.
lesson-mille-turns-set = Un troisième 6! Trois cartes du même rang font un groupe, et les groupes te donnent des points. Étale tes trois 6 sur la table.
lesson-mille-turns-set-first = Attends, tu as un groupe! Étale d’abord les trois 6 : une fois la carte jetée, ton tour est fini.
lesson-mille-turns-ends = Ton premier groupe. À partir de maintenant, tu peux y ajouter d’autres 6, même un à la fois. Finis le tour en jetant une carte.
lesson-mille-turns-end = C’est le cœur du Mille : piocher, étaler ce qu’on peut, jeter. Qui n’a plus de cartes finit la donne. Ensuite : ce que valent les cartes, et lesquelles comptent le plus.

## Lesson 2: sets, and what cards are worth

lesson-mille-sets = Les groupes, et ce que valent les cartes
lesson-mille-sets-draw = Maintenant, tu ne vois que ta main, comme dans une vraie donne. Pioche.
lesson-mille-sets-lay = Tu as déjà deux groupes! Un as vaut 15 points, les 10 et les figures 10, les petites cartes 5. Mais { $card-Jd_acc } vaut 50, et { $card-Qs_acc }, même 100. Étale tes quatre valets et tes trois 9.
lesson-mille-sets-lay-all = Étale-les tous d’un coup : chaque carte sur la table compte pour toi.
lesson-mille-sets-lay-first = Étale d’abord tes groupes : quatre valets et trois 9. Jeter une carte finit le tour.
lesson-mille-sets-low = Ça fait 80 pour les valets et 15 pour les 9. Maintenant, jette une petite carte qui est seule : { $card-3c } ou { $card-7s }.
lesson-mille-sets-single = Ça irait aussi. Mais garde le 5 pour l’instant, et jette { $card-3c_acc } ou { $card-7s_acc }.
lesson-mille-sets-pair = Garde tes paires : une troisième carte fait un groupe. Jette une carte qui est seule.
lesson-mille-sets-turn = Encore ton tour : pioche.
lesson-mille-sets-again = Maintenant, une paire de 5. Quelle carte est encore seule?
lesson-mille-sets-third = Continue : pioche.
lesson-mille-sets-add = Un autre { $card-Jd }! Le Mille se joue avec deux jeux de cartes, alors chaque carte y est deux fois. Ajoute-le à tes valets : 50 points de plus.
lesson-mille-sets-add-first = Ajoute d’abord le valet à ton groupe : sur la table, il te donne 50 points.
lesson-mille-sets-cheap = Il ne reste que des paires dans ta main. Alors une carte pas chère doit partir : jette un 5.
lesson-mille-sets-cheap-four = Un 4 coûte pareil, 5 points. Mais cette fois-ci, laisse partir un 5.
lesson-mille-sets-cheap-high = Cette carte vaut le double d’un 5. Donne un 5.
lesson-mille-sets-once-more = Encore un tour : pioche.
lesson-mille-sets-queens = Trois dames : étale-les.
lesson-mille-sets-queens-first = Étale d’abord tes trois dames.
lesson-mille-sets-alone = Et la carte qui est seule : l’autre 5.
lesson-mille-sets-end = 130 pour les valets, 15 pour les 9, 30 pour les dames : 175 points. À la fin d’une donne, on soustrait les cartes qui restent dans ta main. Alors ne reste pas pris avec { $card-Qs_acc }! Ensuite : comment gagner toute une pile.

## Lesson 3: taking the pack

lesson-mille-pack = Prendre la pile
lesson-mille-pack-draw = Cette donne est commencée depuis un moment. Commence ton tour en piochant.
lesson-mille-pack-fives = Trois 5 : étale-les.
lesson-mille-pack-fives-first = Étale d’abord tes trois 5.
lesson-mille-pack-alone = Maintenant, jette la seule carte qui est seule, { $card-7s_acc }. Tu vas voir à quoi servent les paires.
lesson-mille-pack-alone-pair = Tu en as deux comme ça. Garde-les ensemble : une paire peut gagner la pile.
lesson-mille-pack-take = { $player1 } a jeté { $card-4h_acc }, et tu as deux 4! Étale-les avec, et toute la pile est à toi : neuf cartes au lieu d’une. Prends-la.
lesson-mille-pack-take-draw = Piocher donne une carte; la pile en a neuf. Prends-la avec tes deux 4.
lesson-mille-pack-sets = Les trois 4 sont sur la table, et le reste de la pile est dans ta main. Maintenant, tu as un groupe de valets et un groupe de 10 : étale les deux.
lesson-mille-pack-sets-whole = Étale le groupe au complet : trois valets ou trois 10.
lesson-mille-pack-sets-first = Étale d’abord les valets et les 10.
lesson-mille-pack-safe = Attention maintenant : { $player1 } peut prendre la pile de la même façon, si elle a une paire de la carte que tu jettes. Sans danger : { $card-7s_acc }, qui était déjà là et dont elle n’a pas voulu. Bon choix aussi : { $card-Qc_acc }, car ses dames sont sur la table.
lesson-mille-pack-turn = Elle a jeté un 7, et tu n’as pas de paire de 7. Alors pioche.
lesson-mille-pack-add = Un 4 pour ton groupe : ajoute-le.
lesson-mille-pack-add-first = Ajoute d’abord le 4 à ton groupe.
lesson-mille-pack-end = Rappelle-toi : deux cartes de ta main ouvrent la pile, les deux du rang de celle du dessus. Un 2 ne peut en remplacer aucune, et tes groupes sur la table ne servent pas. Si celle du dessus est un 2, il faut deux 2. Une grosse pile est une chance, mais tout ce que tu n’arrives pas à étaler compte contre toi. Ensuite, les 2, qui peuvent être n’importe quelle carte.

## Lesson 4: twos are wild

lesson-mille-wilds = Les 2 servent de jokers, et ce que vaut un naturel
lesson-mille-wilds-draw = Tu as étalé quatre groupes, qui valent 250 points, et il te reste seulement quatre cartes. Pioche.
lesson-mille-wilds-wild = { $card-2h }! Un 2 vaut 20 points et il sert de joker : il remplace n’importe quelle carte, alors deux 6 et un 2 font un groupe. Mais qui sort sans aucun 2 dans ses groupes fait un naturel, et tous ses points comptent double. Tu n’en es pas loin : jette le 2.
lesson-mille-wilds-wild-lay = C’est permis, et souvent bon. Mais avec un joker dans tes groupes, pas de naturel, et tes 250 points ne doubleraient pas. Jette { $card-2h_acc }.
lesson-mille-wilds-wild-pair = Garde tes paires : il ne leur manque qu’une carte. Jette { $card-2h_acc }.
lesson-mille-wilds-turn = { $player1 } a pioché un 2, elle aussi, et elle s’en est servie : deux 8 et un 2. Tes deux 4 pourraient prendre la pile, mais ses cartes rempliraient encore ta main, et tu veux te débarrasser des tiennes. Alors pioche.
lesson-mille-wilds-turn-take = Tes 4 prendraient la pile, mais ses cartes rempliraient encore ta main. Tu veux te débarrasser de tes cartes : pioche.
lesson-mille-wilds-add = { $card-Jd }, 50 points! Ajoute-le à tes valets.
lesson-mille-wilds-add-first = Ajoute d’abord le valet à ton groupe.
lesson-mille-wilds-cheap = Maintenant, une carte doit partir. Les 4 et les 6 valent la même chose, mais { $player1 } a déjà jeté un 4. Jette un des tiens.
lesson-mille-wilds-cheap-six = Garde les deux 6, et donne un 4.
lesson-mille-wilds-few = Il reste trois cartes. Pioche.
lesson-mille-wilds-useless = Ça n’aide pas. Jette n’importe quoi sauf un 6.
lesson-mille-wilds-useless-pair = Pas tes 6! Ils attendent le troisième.
lesson-mille-wilds-hope = Et encore. Quand la pioche est vide, on brasse la pile sans sa carte du dessus, et elle devient la nouvelle pioche.
lesson-mille-wilds-sixes = Le troisième 6! Étale tes 6.
lesson-mille-wilds-sixes-first = Étale d’abord les trois 6. Ensuite, ta dernière carte finit la donne.
lesson-mille-wilds-out = Il reste une carte. Jette-la, et tu sors.
lesson-mille-wilds-end = Tes groupes font 315 points, et le naturel les double : 630, et une étoile sur la feuille. Si tu gagnes la partie, chacune de tes étoiles te rapporte autant que la victoire. Les huit cartes d’un rang sans aucun 2 sont aussi un naturel. Et 2-2-2 est un groupe comme un autre. Dernière leçon : comment finit une partie, et qui paie.

## Lesson 5: going out, and the end of a match

lesson-mille-out = Sortir, le chapeau, et qui paie
lesson-mille-out-draw = Une partie va à 1200 points. Tu en as 1005 et { $player1 } en a 755, alors cette donne peut tout décider. Pioche.
lesson-mille-out-hurry = Fais vite : la donne finit quand quelqu’un n’a plus de cartes. Étale quatre groupes : les dames, les 10, les 6, et ton as avec les deux 2. Un groupe peut avoir autant de 2 qu’on veut, si au moins une carte est de son rang.
lesson-mille-out-hurry-jack = Le valet irait, mais un as vaut plus : étale les 2 avec { $card-Ah_acc }.
lesson-mille-out-hurry-whole = Étale chaque groupe au complet : toutes les dames, tous les 10, tous les 6, et { $card-Ah_acc } avec les deux 2.
lesson-mille-out-hurry-first = Pas encore! Étale d’abord les quatre groupes : jeter une carte finit ton tour.
lesson-mille-out-discard = Après cette carte jetée, il en reste deux. N’importe laquelle des trois peut partir.
lesson-mille-out-turn = { $player1 } vient d’étaler son premier groupe, et elle a beaucoup de cartes. Pioche.
lesson-mille-out-queen = Une dame : ajoute-la à ton groupe.
lesson-mille-out-queen-first = Ajoute d’abord la dame à ton groupe.
lesson-mille-out-last = Il reste une carte! Pioche.
lesson-mille-out-ten = Il va avec tes 10. Ajoute-le.
lesson-mille-out-ten-first = Ajoute d’abord le 10 à ton groupe, puis jette ta dernière carte.
lesson-mille-out-out = Et maintenant la dernière carte : tu sors.
lesson-mille-out-end = Tu as fait 250. La main de { $player1 } valait plus que son groupe : 120 sous zéro, et ça s’appelle un chapeau. Tu gagnes 1255 à 635, et elle paie : 3 pour la partie, 3 pour le chapeau, et 1 par centaine d’écart entre les totaux, arrondis à 1300 et 600 : 7. Ça fait 13 petites mises. Maintenant, viens à une table : les débutants t’attendent.
