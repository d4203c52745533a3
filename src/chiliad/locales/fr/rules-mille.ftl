### Les règles du Mille, un message par paragraphe; le numéro est l’identifiant du message.
### Les variables sont expliquées dans en/rules-mille.ftl. Les termes : voir terminal.ftl.

m1 =
    On joue à deux avec deux jeux ordinaires de 52 cartes, brassés ensemble, sans jokers : 104 cartes, chacune en double.
    Les couleurs ne comptent que pour la valeur de Q♠ et de J♦ (M2), qui n’ont aucun pouvoir particulier dans le jeu.
    .title = Les cartes
    .source = Pagat et Wikipédia

m2 =
    Chaque Q♠ vaut 100 points et chaque J♦, 50. Un 2 vaut 20, et il sert de joker (M13). Un as vaut 15. Les rois, les
    autres dames, les autres valets et les 10 valent 10 chacun; les cartes du 3 au 9, 5 chacune. Les 104 cartes
    ensemble valent 1140.
    .title = La valeur des cartes
    .source = Pagat, qui écrit « 2 à 9 » à la dernière ligne et veut dire 3 à 9; le tableau de Wikipédia s’était perdu

m3 =
    On tire au sort qui donne en premier; ensuite, on donne chacun son tour. Le donneur distribue 15 cartes à chacun, une
    à la fois, en commençant par l’autre. La carte suivante est retournée face visible : elle commence le tas des
    cartes jetées, qu’on appelle la pile. Les 73 cartes qui restent, face cachée, forment la pioche. La personne qui
    n’a pas donné joue en premier.
    .title = La distribution
    .source = Pagat; à qui va la première carte, on l’a décidé ici

m4 =
    Un tour a trois parties, toujours dans cet ordre : piocher (M5), étaler autant de cartes que tu veux (M6), jeter une
    carte (M7). On étale après avoir pioché et avant de jeter, à aucun autre moment. Puis c’est le tour de l’autre.
    .title = Le tour
    .source = Pagat et Wikipédia

m5 =
    Commence ton tour en prenant dans ta main la carte du dessus de la pioche. À la place, tu peux prendre toute la
    pile, si c’est permis (M8), ou, au premier tour de la donne, la carte retournée si c’est un 2 (M11).
    .title = Piocher
    .source = Pagat et Wikipédia

m6 =
    Après avoir pioché, tu peux étaler de nouveaux groupes sur la table et ajouter des cartes à tes propres groupes :
    autant que tu veux, dans l’ordre que tu veux. Rien ne t’y oblige, sauf pour la paire avec laquelle tu prends la pile
    (M8). Tu n’as pas non plus à étaler toutes les cartes d’un rang : de cinq 10, tu peux en étaler trois et en garder
    deux.
    .title = Étaler
    .source = Pagat

m7 =
    Termine ton tour en posant une carte de ta main, face visible, sur le dessus de la pile. N’importe laquelle, même un
    2 ou la carte que tu viens de piocher. S’il te reste des cartes après avoir étalé, tu dois en jeter une.
    .title = Jeter
    .source = Pagat; que n’importe quelle carte convienne, on l’a décidé ici

m8 =
    Tu ne peux prendre la pile qu’en étalant tout de suite, de ta main, deux cartes du même rang que celle du dessus,
    qui forment un groupe avec elle. Tu peux en étaler plus de deux. Ici, un 2 ne peut en remplacer aucune, et un groupe
    de ce rang déjà sur ta table ne remplace pas la paire : même alors, il te faut ces deux cartes en main, et elles
    vont rejoindre ce groupe.
    .title = Prendre la pile
    .source = Pagat et Wikipédia

m9 =
    Une fois la carte du dessus et sa paire sur la table, le reste de la pile va dans ta main, et tu peux en étaler des
    cartes dans le même tour. On ne peut pas prendre seulement la carte du dessus. Dès lors, les deux joueurs savent
    quelles cartes c’étaient.
    .title = Le reste de la pile
    .source = Pagat et Wikipédia

m10 =
    Un 2 sur le dessus de la pile ne se prend qu’avec deux 2 ou plus de ta main. Dans leur groupe, ils sont naturels,
    pas des jokers.
    .title = Un 2 jeté
    .source = Pagat et Wikipédia

m11 =
    Si la carte retournée à la distribution est un 2, la personne qui n’a pas donné peut la prendre dans sa main au
    lieu de piocher, à son premier tour seulement, sans paire et sans l’étaler. La pile est alors vide jusqu’à ce
    qu’elle jette une carte.
    .title = Le 2 retourné
    .source = Pagat et Wikipédia

m12 =
    Un groupe, c’est trois cartes ou plus du même rang. Tu as au plus un groupe de chaque rang : les cartes d’un rang
    que tu as déjà étalé rejoignent ce groupe.
    .title = Les groupes
    .source = Pagat et Wikipédia

m13 =
    { $max_wilds ->
        [0]
            Aucun 2 ne peut remplacer une autre carte : un groupe n’a que des cartes naturelles. 2-2-2 est un groupe
            naturel, celui des 2.
       *[other]
            Un 2 sert de joker : il peut remplacer une carte de n’importe quel autre rang, comme dans 8-8-2, Q-2-2 ou
            6-6-6-2-2. Tout groupe a besoin d’au moins une carte naturelle, c’est-à-dire de son propre rang. 2-2-2 est un
            groupe naturel, celui des 2; des 2 seuls ne remplacent jamais un autre rang.
    }
    .title = Les 2, des jokers
    .source = Pagat et Wikipédia

m14 =
    { $max_wilds ->
        [none] Un groupe peut avoir autant de jokers qu’on veut.
        [0] Un groupe ne peut avoir aucun joker.
        [one] Un groupe peut avoir au plus { $max_wilds } joker.
       *[other] Un groupe peut avoir au plus { $max_wilds } jokers.
    }
    .title = Combien de jokers
    .source = Aucune source ne donne de limite; l’option est de nous

m15 =
    Un joker qui est sur la table ne bouge plus, ni vers un autre groupe ni vers une main. Tu n’étales des cartes que
    sur tes propres groupes, jamais sur ceux de l’autre.
    .title = Ce qui ne bouge plus
    .source = Pagat

m16 =
    Quand tu as étalé sept cartes naturelles d’un rang sans aucun joker, on les réunit en un paquet, pour avertir que la
    huitième ferait un naturel. Quand il y en a huit, on retourne le paquet. Un groupe de huit cartes naturelles sans
    joker est fermé : aucun joker ne peut plus s’y joindre.
    .title = Les paquets de sept et de huit
    .source = Wikipédia; que les huit soient fermées, on l’a décidé ici

m17 =
    Quand il te reste deux cartes, ou une, tu dois le dire. Ici, le programme le dit pour les deux joueurs.
    .title = Deux cartes, puis une
    .source = Wikipédia

m18 =
    La donne finit quand quelqu’un n’a plus de cartes, ce qu’on appelle sortir : soit en les ayant toutes étalées, soit
    en les ayant étalées toutes sauf une, qui est jetée.
    .title = Sortir
    .source = Pagat et Wikipédia

m19 =
    S’il faut piocher et que la pioche est vide, on brasse toutes les cartes de la pile sauf celle du dessus, et elles
    forment la nouvelle pioche. La carte du dessus reste comme pile. Si la donne n’avance plus (M20), on ne rebrasse pas
    la pile.
    .title = Quand la pioche est vide
    .source = Pagat

m20 =
    S’il faut piocher, que la pioche est vide et que la pile a au plus une carte, on peut encore prendre cette carte
    avec une paire (M8). Si on ne la prend pas, la donne est bloquée et finie. Elle est bloquée aussi quand elle
    n’avance plus : une pioche faite de la pile a été épuisée, et personne n’a étalé de carte depuis qu’elle a été
    faite (prendre la pile, c’est étaler). Alors on ne rebrasse pas la pile : on la prend, ou la donne est bloquée. Dans
    une donne bloquée, chacun compte ses groupes moins sa main. Les naturels de huit comptent, avec leurs étoiles (M22),
    mais il n’y a ni naturel de sortie ni chapeau. La partie peut finir sur une donne bloquée comme sur une autre.
    .title = La donne bloquée
    .source = Décidé ici

m21 =
    Ton score pour une donne, c’est ce que valent tes groupes moins ce que valent les cartes qui te restent en main.
    Qui est sorti n’a rien à soustraire. Une personne sort avec des groupes de 140 : +140. L’autre en a étalé pour 235
    et en a 60 en main : +175.
    .title = Le score d’une donne
    .source = Pagat et Wikipédia

m22 =
    Les huit cartes d’un rang dans un groupe, sans aucun joker, sont un naturel. Ses cartes comptent double, et il donne
    une étoile, que tu sortes ou non. Huit 2 sont aussi un naturel et comptent 320. Un groupe avec un seul joker n’en
    est plus un, même s’il a les huit cartes de son rang.
    .title = Le naturel de huit
    .source = Pagat et Wikipédia

m23 =
    Si tu sors et qu’aucun de tes groupes n’a de joker, c’est un naturel : tous tes points comptent double et tu
    reçois une étoile. Dans le groupe des 2, les 2 ne servent pas de jokers.
    .title = Le naturel de sortie
    .source = Pagat et Wikipédia

m24 =
    Si tu sors sans joker et que tu as aussi des groupes de huit, tu as tous ces naturels à la fois : les cartes d’un
    groupe de huit comptent quatre fois, tes autres cartes deux fois, et tu reçois une étoile pour chaque naturel.
    .title = Les deux naturels
    .source = Pagat

m25 =
    Si la personne qui n’est pas sortie finit la donne sous zéro, c’est un chapeau : on encercle son score, et
    l’autre reçoit une marque. Un score de 0 n’est pas un chapeau. On double les groupes de huit avant d’en juger.
    .title = Le chapeau
    .source = Pagat et Wikipédia

m26 =
    { $natural_required ->
        [yes]
            La partie finit après la première donne où quelqu’un qui a un naturel (M28) est à { $target } points ou plus.
            Parmi ceux qui y sont, le plus haut total gagne, sorti ou non. Seuls comptent les totaux à la fin d’une
            donne : qui a déjà eu { $target } et est redescendu ne les a pas.
       *[no]
            La partie finit après la première donne où au moins un des deux joueurs est à { $target } points ou plus. Le
            plus haut total gagne, et ce peut être celui de la personne qui n’est pas sortie. Seuls comptent les totaux
            à la fin d’une donne : qui a déjà eu { $target } et est redescendu ne les a pas.
    }
    .title = La fin de la partie
    .source = Pagat et Wikipédia

m27 =
    { $natural_required ->
        [yes]
            Si les deux joueurs ont { $target } ou plus et un naturel, et que leurs totaux sont égaux, la partie
            continue, une donne après l’autre, jusqu’à ce que quelqu’un gagne.
       *[no]
            Si les deux joueurs ont { $target } ou plus et que leurs totaux sont égaux, la partie continue, une donne
            après l’autre, jusqu’à ce que quelqu’un gagne.
    }
    .title = Totaux égaux
    .source = Décidé ici

m28 =
    { $natural_required ->
        [yes]
            Il faut avoir fait au moins un naturel dans la partie pour pouvoir la finir et la gagner, même contre un
            total plus haut; la différence ne paie alors rien. N’importe quelle étoile de la partie convient, de
            n’importe quelle donne.
       *[no] On peut gagner une partie sans naturel. Les étoiles ne comptent que pour le paiement.
    }
    .title = Gagner sans naturel
    .source = Pagat, comme variante; que n’importe quelle étoile convienne, on l’a décidé ici

m29 =
    On peut convenir de deux mises, une petite et une grosse qui vaut le triple : 1 et 3, 2 et 6, ou 3 et 9. Le programme
    calcule seulement ce que devrait le perdant; aucun argent ne change de mains.
    .title = Les mises
    .source = Pagat

m30 =
    { $payment ->
        [pagat]
            Qui gagne reçoit la grosse mise pour sa victoire, la grosse mise pour chacune de ses étoiles, la grosse mise
            pour chaque chapeau du perdant, et la petite mise pour chaque tranche de 100 points de différence, chaque
            total étant d’abord arrondi à la centaine la plus proche. Les étoiles du perdant et les chapeaux du gagnant
            ne paient rien. Si le total du perdant, avant d’être arrondi, est d’au moins 0 et sous { $half }, c’est une
            mouffette et tout est doublé; s’il est sous 0, tout est triplé.
       *[other] Le paiement selon Pagat n’est pas en vigueur dans cette partie.
    }
    .title = Le paiement selon Pagat
    .source = Pagat

m31 =
    { $payment ->
        [wikipedia]
            Qui gagne reçoit la grosse mise pour sa victoire et pour chaque marque : une pour chacune de ses étoiles, une
            pour chaque chapeau du perdant, et une de plus si le total du perdant est sous { $half } (une mouffette,
            même sous 0). S’y ajoute la petite mise pour chaque tranche de 100 points de différence, la différence étant
            arrondie à la centaine supérieure. Les étoiles du perdant et les chapeaux du gagnant ne paient rien.
       *[other] Le paiement selon Wikipédia n’est pas en vigueur dans cette partie.
    }
    .title = Le paiement selon Wikipédia
    .source = Wikipédia

m32 =
    { $payment ->
        [progressive]
            Qui gagne reçoit la grosse mise pour sa victoire. Sa première étoile paie une grosse mise, la deuxième en
            paie deux, la troisième trois, et ainsi de suite; de même pour les chapeaux du perdant. S’y ajoute la petite
            mise pour chaque tranche de 100 points de différence, chaque total étant d’abord arrondi à la centaine la
            plus proche. Si le total du perdant, avant d’être arrondi, est sous { $half } (même sous 0), la mouffette
            paie une grosse mise de plus. Les étoiles du perdant et les chapeaux du gagnant ne paient rien.
       *[other] Le paiement progressif n’est pas en vigueur dans cette partie.
    }
    .title = Le paiement progressif
    .source = Pagat, comme variante; qu’un total sous 0 compte comme simple mouffette, on l’a décidé ici

m33 =
    { $payment ->
        [wikipedia]
            Seule la différence est arrondie, toujours vers le haut : 586 points comptent pour 600, et 1 point compte
            pour 100. Le paiement peut se calculer pour tous les nombres entiers, même si le jeu ne donne que des
            multiples de 5.
       *[other]
            Les totaux sont arrondis à la centaine la plus proche, et 50 monte, sous zéro aussi : 649 devient 600, 650
            devient 700, −50 devient 0 et −150 devient −100. Le paiement peut se calculer pour tous les nombres
            entiers, même si le jeu ne donne que des multiples de 5.
    }
    .title = Les arrondis
    .source = Pagat et Wikipédia, chacun pour son paiement; pour les totaux négatifs, décidé ici
