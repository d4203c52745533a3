### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Faire des levées
lesson-tysiac-tricks-lead = Bienvenue! Dans cette première leçon, tu vois les cartes de tout le monde. C’est toi qui commences : mets { $card-Ac_acc } sur la table. { $player1 } et { $player2 } doivent jouer un trèfle aussi, si possible. Le trèfle le plus haut ramasse les trois cartes. C’est une levée.
lesson-tysiac-tricks-lead-ace = Cet as gagnerait aussi. Mais commence par les trèfles, s’il te plaît : ton 10 de trèfle pourra gagner ensuite.
lesson-tysiac-tricks-lead-nine = Le 9 est la carte la plus basse : les autres la battraient. Entame avec { $card-Ac_acc }.
lesson-tysiac-tricks-lead-other = Commence par une carte que personne ne peut battre. Le trèfle le plus haut, c’est { $card-Ac_acc }.
lesson-tysiac-tricks-ten = La levée est à toi, et qui fait une levée entame la suivante. L’ordre est as, 10, roi, dame, valet, 9. Oui, le 10 vient juste après l’as! Alors maintenant, le trèfle le plus haut, c’est { $card-Tc_acc }. Joue-le.
lesson-tysiac-tricks-ten-other = Reste à trèfle encore une levée : l’as est passé, alors personne ne peut battre { $card-Tc_acc }.
lesson-tysiac-tricks-values = { $player1 } n’avait plus de trèfle, alors elle a jeté un carreau. Une carte comme ça ne gagne jamais. Pourquoi faire des levées? Parce que les cartes sont des points : as 11, 10 10, roi 4, dame 3, valet 2, 9 0. Continue avec { $card-Ah_acc }.
lesson-tysiac-tricks-values-other = Cœur d’abord : personne ne peut battre { $card-Ah_acc }, et ton 10 de cœur pourra suivre.
lesson-tysiac-tricks-again = 11 pour l’as et 4 pour le roi. Maintenant, ton 10 est le cœur le plus haut : fais la levée suivante avec { $card-Th_acc }.
lesson-tysiac-tricks-again-other = Pas encore. Personne ne peut battre { $card-Th_acc } maintenant : entame avec cette carte.
lesson-tysiac-tricks-losing = Personne ne fait toutes les levées. { $player1 } a l’as de pique. Entame avec { $card-Ks_acc } et laisse-la le prendre : ensuite, ton 10 sera le pique le plus haut.
lesson-tysiac-tricks-losing-ace = Garde { $card-Ad_acc } pour plus tard : c’est une levée sûre. Fais d’abord sortir l’as de pique, avec ton roi.
lesson-tysiac-tricks-losing-nine = Avec le 9, { $player1 } gagne avec sa dame et garde son as. Entame avec { $card-Ks_acc }.
lesson-tysiac-tricks-losing-other = Avec son as, { $player1 } prendrait ton 10, et ça fait 10 points. Le roi ne t’en coûte que 4.
lesson-tysiac-tricks-follow = { $player1 } a fait la levée, alors c’est elle qui entame : { $card-Qs }. Tu as des piques, alors tu dois jouer un pique. Ça s’appelle fournir, et c’est la première règle du jeu. Lequel de tes piques gagne?
lesson-tysiac-tricks-follow-nine = Tu peux jouer le 9, mais alors { $player1 } gagne. Sa dame est battue par { $card-Ts_acc }.
lesson-tysiac-tricks-last = Bien joué. Tes deux dernières cartes sont maintenant les plus hautes de leur couleur. Entame avec celle que tu veux.
lesson-tysiac-tricks-final = Et la dernière.
lesson-tysiac-tricks-end = C’était une donne complète! Toutes les cartes ensemble font 120 points, et 103 sont à toi. Tu avais promis 100, alors tu marques 100; les autres marquent leurs propres points, arrondis à 5. Ensuite, tu rencontres le roi et la dame qui se marient.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = Un mariage fait l’atout
lesson-tysiac-marriage-first = À partir de maintenant, tu ne vois que tes cartes. Tu as le roi et la dame de cœur. C’est un mariage, et il vaut 100 points si tu entames avec l’une des deux en le déclarant. C’est interdit à la toute première levée, alors commence avec { $card-As_acc }.
lesson-tysiac-marriage-first-other = Tu dois faire cette levée pour entamer la suivante. Le seul coup sûr, c’est { $card-As_acc }.
lesson-tysiac-marriage-declare = Maintenant, tu peux : entame avec { $card-Qh_acc } et déclare le mariage. Les 100 points sont à toi tout de suite, et cœur devient atout. Un atout bat toutes les cartes des autres couleurs.
lesson-tysiac-marriage-declare-king = Le roi irait aussi, mais si quelqu’un fait cette levée, la dame donne un point de moins. Déclare avec { $card-Qh_acc }.
lesson-tysiac-marriage-declare-silent = Joué sans déclarer, le mariage est perdu. Choisis le coup qui le déclare avec { $card-Qh_acc }.
lesson-tysiac-marriage-declare-other = D’abord le mariage : 100 points attendent dans ta main.
lesson-tysiac-marriage-cheap = { $player1 } a fait la levée avec { $card-Ah_acc }, mais tes 100 points restent. Maintenant, elle entame avec { $card-Ts_acc }. Tu dois fournir un pique, et tu ne peux pas gagner : joue le moins cher.
lesson-tysiac-marriage-cheap-king = Le 10 bat le roi, alors { $player1 } aurait 4 points de plus. Rien à perdre avec { $card-9s_acc }.
lesson-tysiac-marriage-trump = Tu n’as pas de carreau. Alors tu dois jouer un atout, si tu en as un. Même un petit atout bat { $card-Ad_acc }!
lesson-tysiac-marriage-trump-high = Ça gagnerait aussi, mais { $card-9h_acc } suffit. Garde tes gros atouts pour plus tard.
lesson-tysiac-marriage-highest = Son as pour ton 9! Tous les piques plus hauts sont passés, alors { $card-Ks_acc } gagne maintenant. Entame avec cette carte.
lesson-tysiac-marriage-highest-nine = Bientôt. D’abord la levée sûre : { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Garde tes atouts : il t’en faudra pour reprendre la main. La levée sûre, c’est { $card-Ks_acc }.
lesson-tysiac-marriage-loser = Une de tes cartes ne peut pas gagner : { $card-9c }. Joue-la maintenant, pendant que tu as des atouts pour revenir.
lesson-tysiac-marriage-loser-trump = Garde tes deux atouts un instant. Entame avec { $card-9c_acc } : quoi qui vienne après, tu pourras couper.
lesson-tysiac-marriage-back = { $player2 } entame avec { $card-Kd_acc }, et tu n’as que des atouts. Fais la levée avec celui que tu veux.
lesson-tysiac-marriage-final = Personne ne peut arrêter ton dernier atout.
lesson-tysiac-marriage-end = 177 points : 100 pour le mariage et 77 en levées. Celui de carreau vaut 80, celui de trèfle 60, celui de pique 40. Le contrat était de 150, alors ça suffisait. Un deuxième mariage dans la même donne fait de sa couleur le nouvel atout. Ce qu’est un contrat, et comment on l’obtient, vient maintenant.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Enchères, talon et cartes données
lesson-tysiac-auction-bid = Chaque donne commence par les enchères : qui promet le plus de points joue seul contre les deux autres. { $player1 }, à côté du donneur, doit ouvrir à 100. Tu as un mariage et deux as : annonce 105.
lesson-tysiac-auction-bid-pass = Ta main est trop bonne pour ça : un mariage fait 100 points, et deux as gagnent des levées. Annonce 105.
lesson-tysiac-auction-bid-high = Monte à petits pas : 105 suffit pour l’instant, et tu pourras encore hausser ta promesse plus tard.
lesson-tysiac-auction-give = Deux ont passé : les enchères sont finies et tu as le contrat. Tu prends le talon, les trois cartes du milieu. Donne une carte à chacun des autres : { $card-Jc_acc } à { $player1 } et { $card-Jd_acc } à { $player2 }.
lesson-tysiac-auction-give-concede = Concéder, c’est abandonner la donne. Avec ces cartes, pas besoin : donne tes deux valets.
lesson-tysiac-auction-give-marriage = Ça briserait ton mariage, et 100 points s’envoleraient.
lesson-tysiac-auction-give-ace = Un as est une levée sûre et 11 points. Garde-le.
lesson-tysiac-auction-give-heart = Cœur sera atout : garde-les tous.
lesson-tysiac-auction-give-swapped = La bonne carte, mais pas à la bonne personne : { $card-Jc_acc } à { $player1 }, { $card-Jd_acc } à { $player2 }.
lesson-tysiac-auction-give-other = Cette carte te servira. Les moins chères sont { $card-Jc_acc } et { $card-Jd_acc }.
lesson-tysiac-auction-contract = Maintenant, nomme ton contrat : les points que tu dois faire. Aux enchères, ta limite était 220, toutes les cartes et ton mariage; maintenant que le talon est connu, elle est de 400. Tes as et le mariage font 122, alors dis 120.
lesson-tysiac-auction-contract-low = Tu peux promettre plus. Tu marques le contrat lui-même, peu importe les points que tu fais. Dis 120.
lesson-tysiac-auction-contract-high = C’est audacieux. Si tu fais moins que ton contrat, tu le perds au complet. Dis 120.
lesson-tysiac-auction-ace = Fais 120, et tu marques 120. Fais moins, et tu perds 120. Commence par une levée sûre : { $card-As }.
lesson-tysiac-auction-ace-diamond = Cet as vient après. D’abord { $card-As_acc }, s’il te plaît.
lesson-tysiac-auction-ace-other = Quelqu’un pourrait battre cette carte. Pour gagner à coup sûr : { $card-As }.
lesson-tysiac-auction-second = Fais aussi une levée avec ton autre as, avant qu’il y ait un atout.
lesson-tysiac-auction-second-marriage = Dans un instant! Tant qu’il n’y a pas d’atout, personne ne peut couper { $card-Ad_acc }. Entame d’abord avec cette carte.
lesson-tysiac-auction-second-other = D’abord ton autre levée sûre : { $card-Ad }.
lesson-tysiac-auction-declare = Maintenant, le mariage. Entame avec { $card-Qh_acc } et déclare-le.
lesson-tysiac-auction-declare-king = Si quelqu’un fait la levée, la dame te coûte moins. Déclare avec { $card-Qh_acc }.
lesson-tysiac-auction-declare-silent = Tu dois le déclarer, sinon les 100 points sont perdus. Choisis le coup qui déclare avec { $card-Qh_acc }.
lesson-tysiac-auction-declare-other = Sans ton mariage, tu ne peux pas atteindre 120. Déclare-le maintenant.
lesson-tysiac-auction-queen = { $player2 } a fait la levée et entame avec { $card-Td_acc }. Tu as un seul carreau, alors tu n’as pas le choix.
lesson-tysiac-auction-low = Il entame à l’atout, et tu ne peux pas battre le 10. Joue ton cœur le plus bas.
lesson-tysiac-auction-low-other = Le 10 gagne de toute façon. Avec { $card-9h_acc }, tu ne donnes rien.
lesson-tysiac-auction-trump = Pas de carreau dans ta main : coupe, le moins cher possible.
lesson-tysiac-auction-trump-king = Il suffit de jouer { $card-Jh_acc }. Ton roi fera une autre levée.
lesson-tysiac-auction-king = Ton roi est le dernier de tous les atouts : entame avec lui.
lesson-tysiac-auction-king-club = L’as de trèfle n’est pas encore passé. D’abord la levée sûre : { $card-Kh }.
lesson-tysiac-auction-end = Tu as fait 143, et tu marques 120 : ton contrat, ni plus ni moins. Les autres marquent leurs propres points, arrondis à 5. Mais qu’arrive-t-il si un contrat échoue?

## Lesson 4: a contract that fails

lesson-tysiac-failing = Un contrat qui échoue
lesson-tysiac-failing-pass = { $player1 } a ouvert à 100 et { $player2 } a passé. Tu n’as pas de mariage, et les cartes seules ne font que 120 points pour vous trois. Passe, et joue contre elle cette fois-ci.
lesson-tysiac-failing-pass-bid = Sans mariage, c’est trop : il te faudrait presque toutes les levées. Passe.
lesson-tysiac-failing-little = { $player1 } t’a donné { $card-9d_acc }, et elle a haussé son contrat à 140. Toi et { $player2 }, vous êtes partenaires maintenant : si elle fait moins, elle perd 140. Elle entame avec { $card-Ad_acc }, que personne ne peut battre. Donne-lui le moins possible.
lesson-tysiac-failing-little-ten = Ça, c’est un cadeau de 10 points! Pour zéro point, il y a { $card-9d_acc }.
lesson-tysiac-failing-little-king = Le roi lui donne 4 points. Pour zéro point, il y a { $card-9d_acc }.
lesson-tysiac-failing-cheap = Un mariage : 60 points pour elle, et trèfle est atout. Tu n’as pas de trèfle, alors tu peux jeter n’importe quelle carte. Elle gagne cette levée, alors donne une carte pas chère : { $card-Js }.
lesson-tysiac-failing-cheap-other = Elle gagne cette levée, et cette carte lui donne plus de points que { $card-Js_acc }.
lesson-tysiac-failing-fatten = Regarde : { $player2 } n’avait pas de carreau et il a coupé. Cette levée est à votre camp! Maintenant, fais le contraire et ajoute autant de points que tu peux.
lesson-tysiac-failing-fatten-king = { $player2 } gagne cette levée, alors tes points y sont à l’abri. Donne-lui { $card-Td_acc }, sinon ça finira peut-être chez { $player1 }.
lesson-tysiac-failing-ace = { $player2 } entame avec { $card-Qh_acc }, et { $player1 } joue après toi. Fais la levée avec la carte qui vaut le plus.
lesson-tysiac-failing-ace-other = Joue { $card-Ah_acc } : aucun cœur ne peut battre cette carte, et elle rapporte tout de suite 11 points à votre camp.
lesson-tysiac-failing-lead = À toi d’entamer. Il se peut que { $player1 } n’ait plus de cœur. Dans ce cas, un cœur lui fait dépenser un atout. Essaie avec { $card-Kh_acc }.
lesson-tysiac-failing-lead-ten = Si elle coupe, ton 10 est à elle. Le roi est un appât moins cher.
lesson-tysiac-failing-lead-other = Entame à cœur : s’il ne lui en reste plus, ça lui coûte un atout.
lesson-tysiac-failing-spade = Ça a marché. Et maintenant, { $player2 } a battu { $card-Qs_acc } avec l’as. Tu as un seul pique.
lesson-tysiac-failing-any = Plus de pique : joue l’une ou l’autre.
lesson-tysiac-failing-end = { $player1 } a fait 133 points, sept de moins qu’il ne fallait : elle perd 140. Tu gardes tes points. Elle avait un autre choix : en voyant le talon, elle pouvait renoncer. Ça s’appelle concéder. Alors personne ne joue, elle ne marque rien, et chacun de vous reçoit la moitié de son annonce, mais au moins 60. Deux fois par partie, c’est gratuit. Chaque troisième fois coûte 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = Le baril et la victoire
lesson-tysiac-barrel-bid = Une partie va à 1000. Qui atteint 880 est sur le baril, comme toi maintenant : son total reste à 880, et seul un contrat de 120 ou plus peut gagner. Ouvre à 100.
lesson-tysiac-barrel-bid-high = 100 suffit pour commencer. Tu pourras hausser quand tu auras vu le talon.
lesson-tysiac-barrel-give = Les deux passent, et le talon t’apporte { $card-Ah_acc }! Donne ce qui ne vaut rien : { $card-9s_acc } à { $player1 } et { $card-9d_acc } à { $player2 }.
lesson-tysiac-barrel-give-marriage = Pas ton mariage : il fait 100 points.
lesson-tysiac-barrel-give-heart = Cœur sera atout. Garde-les tous.
lesson-tysiac-barrel-give-ace = Un as est trop bon pour être donné.
lesson-tysiac-barrel-give-swapped = Presque : { $card-9s_acc } à { $player1 }, { $card-9d_acc } à { $player2 }.
lesson-tysiac-barrel-give-other = Donne les deux 9 : ils ne valent aucun point.
lesson-tysiac-barrel-contract = Maintenant, hausse ton contrat à 120. Sur le baril, moins ne suffit pas. Tu as trois donnes pour le réussir, et il y en a une de passée. Ce que tu y fais en défense ne compte pas.
lesson-tysiac-barrel-contract-low = Trop bas : avec moins de 120, tu restes sur le baril et tu dépenses une de tes trois donnes.
lesson-tysiac-barrel-contract-high = 880 et 120 font 1000. C’est tout ce qu’il te faut, alors ne prends pas de risque.
lesson-tysiac-barrel-ace = Entame avec { $card-Ah_acc }. Cette carte gagne, et elle fait tomber des cœurs qui pourraient couper tes autres cartes plus tard.
lesson-tysiac-barrel-ace-spade = Les piques peuvent attendre. Commence avec { $card-Ah_acc }, qui fait tomber les cœurs des autres mains.
lesson-tysiac-barrel-ace-other = La carte la plus sûre, c’est { $card-Ah_acc } : personne ne peut la battre.
lesson-tysiac-barrel-declare = Maintenant, déclare ton mariage, avec le roi ou la dame.
lesson-tysiac-barrel-declare-silent = Déclare-le, sinon les 100 points sont perdus.
lesson-tysiac-barrel-declare-other = Le mariage d’abord : c’est presque tout ce qu’il te faut.
lesson-tysiac-barrel-free = Tu y es presque, et tous les cœurs sont à toi : les levées qui manquent viendront. Joue le reste de tes cartes comme tu veux.
lesson-tysiac-barrel-end = Tu as gagné avec 1000 points! Trois donnes sans un tel contrat t’auraient coûté 120. Encore une chose : qui ne fait pas un seul point dans une donne a une main vide, et chaque troisième main vide coûte 120. Viens à une table : les débutants t’attendent.
