### Les règles du Tysiac, un message par paragraphe; le numéro est l’identifiant du message.
### Les variables sont expliquées dans en/rules-tysiac.ftl. Les termes : voir terminal.ftl.

t1 =
    On joue à trois avec 24 cartes : l’as, le 10, le roi, la dame, le valet et le 9 de chaque couleur. Leur force suit
    cet ordre, de l’as, la plus haute, au 9, la plus basse, à l’atout comme dans les autres couleurs. Attention : le 10
    bat le roi.
    .title = Les joueurs et les cartes
    .source = La salle de jeux

t2 =
    Dans les levées, un as vaut 11 points, un 10 en vaut 10, un roi 4, une dame 3, un valet 2 et un 9 rien : 120 points
    en tout.
    .title = La valeur des cartes
    .source = Perdue dans l’original, rétablie d’après des règles publiées; la salle de jeux donne les 120

t3 =
    Le roi et la dame d’une même couleur sont un mariage. Déclaré (T16), il vaut 100 points à cœur, 80 à carreau, 60 à
    trèfle et 40 à pique : 280 en tout, et 400 avec les cartes.
    .title = La valeur des mariages
    .source = Perdue dans l’original, rétablie d’après des règles publiées

t4 =
    On tire au sort qui brasse en premier; ensuite, c’est au suivant de brasser, dans le sens des aiguilles d’une
    montre. Chacun reçoit 7 cartes, et 3 sont posées face cachée : c’est le talon.
    .title = La distribution
    .source = La salle de jeux; le tirage au sort, on l’a décidé ici

t5 =
    La personne qui suit le donneur ouvre les enchères et doit annoncer : 100 ou plus, un multiple de 5.
    .title = La première annonce
    .source = La salle de jeux

t6 =
    Ensuite, chacun son tour, dans le sens des aiguilles d’une montre, annonce plus haut, toujours un multiple de 5, ou
    passe. On peut sauter des échelons. Qui a passé ne peut plus annoncer.
    .title = Annoncer et passer
    .source = La salle de jeux

t7 =
    Les enchères finissent quand tout le monde a passé sauf une personne. Celle-là est le preneur, et la dernière
    annonce est le contrat : les points à faire. Les deux autres sont en défense. Les trois ne peuvent jamais passer,
    puisque la première personne a déjà annoncé.
    .title = Le preneur
    .source = La salle de jeux

t8 =
    { $bid_limit ->
        [any_marriage]
            Sans mariage en main, tu peux annoncer au plus 120. Avec un mariage, n’importe lequel, tu peux aller jusqu’à
            400. Ce qui compte, c’est ta main avant le talon.
        [none] Peu importe ta main, tu peux annoncer jusqu’à 400.
       *[held_marriages]
            Sans mariage en main, tu peux annoncer au plus 120. Avec des mariages, tu peux annoncer 120 plus leur valeur,
            mais jamais plus de 400 : 160 avec celui de pique, 220 avec celui de cœur, 260 avec les deux, 360 avec ceux
            de cœur, de carreau et de trèfle. Ce qui compte, c’est ta main avant le talon.
    }
    .title = Jusqu’où annoncer
    .source = La salle de jeux pour 120 sans mariage; les limites avec mariages, on les a décidées ici

t9 =
    Le preneur retourne les trois cartes du talon, que tous peuvent voir, et les prend dans sa main. À ce moment, avant
    de donner une carte, le preneur peut concéder la donne (T22).
    .title = Le talon
    .source = La salle de jeux

t10 =
    Le preneur donne une carte à chacun des deux autres, du talon ou non, face cachée : seule la personne qui la reçoit
    la voit. Tout le monde a alors 8 cartes.
    .title = Donner une carte à chacun
    .source = La salle de jeux; que les cartes soient données face cachée, on l’a décidé ici

t11 =
    { $raise_limit ->
        [held_marriages]
            Ensuite, le preneur peut monter le contrat à un multiple de 5 plus haut : jusqu’à 120 plus la valeur des
            mariages parmi les huit cartes gardées, mais jamais plus de 400. Le chiffre des enchères vaut toujours, même
            s’il est plus haut.
       *[other]
            Ensuite, le preneur peut monter le contrat à n’importe quel multiple de 5 plus haut, jusqu’à 400, ou le
            laisser tel quel.
    }
    .title = Monter le contrat
    .source = La salle de jeux; la limite selon les mariages est une option de nous

t12 =
    Le preneur entame la première levée, et qui fait une levée entame la suivante. Le plus haut atout l’emporte; s’il
    n’y en a pas, la plus haute carte de la couleur demandée.
    .title = Les levées
    .source = La salle de jeux

t13 =
    { $must_trump ->
        [no]
            Fournis si tu peux : qui a des cartes de la couleur demandée doit en jouer une. Qui n’en a pas peut jouer
            n’importe quelle carte.
       *[yes]
            Fournis si tu peux : qui a des cartes de la couleur demandée doit en jouer une. Qui n’en a pas doit couper,
            c’est-à-dire jouer un atout, s’il y a un atout et si sa main en a. Sans l’une ni l’autre, on joue n’importe
            quelle carte.
    }
    .title = Fournir
    .source = Décidé ici

t14 =
    { $must_beat ->
        [yes]
            { $must_trump ->
                [no]
                    Si tu fournis, bats la meilleure carte de la levée si tu peux : parmi les cartes permises, tu dois
                    en jouer une qui la bat si tu en as une. Quand un atout est déjà maître et que tu fournis une autre
                    couleur, aucune ne peut le battre et tu choisis librement. Qui ne peut pas fournir n’a pas cette
                    obligation.
               *[yes]
                    Bats la meilleure carte de la levée si tu peux : parmi les cartes qu’il te reste le droit de jouer,
                    en fournissant ou en coupant, tu dois en jouer une qui la bat si tu en as une. Quand un atout est
                    déjà maître et que tu fournis une autre couleur, aucune ne peut le battre et tu choisis librement.
            }
       *[no]
            Rien n’oblige à battre la meilleure carte. Parmi les cartes permises (T13), tu choisis librement, haute ou
            basse.
    }
    .title = Battre
    .source = Décidé ici; les règles publiées ont l’un et l’autre

t15 =
    { $must_trump ->
        [no] Qui ne peut pas fournir n’est pas obligé de couper.
       *[yes] Qui ne peut pas fournir doit couper, même une levée où un atout plus haut est déjà maître.
    }
    .title = Couper
    .source = Décidé ici; les règles publiées ont l’un et l’autre

t16 =
    Quand c’est à toi d’entamer et que tu as le roi et la dame d’une couleur, tu peux entamer avec l’un des deux et
    déclarer le mariage. Il compte pour toi tout de suite, peu importe qui fait la levée. La défense aussi peut le faire.
    Personne n’est obligé de déclarer.
    .title = Déclarer un mariage
    .source = La salle de jeux

t17 =
    La couleur d’un mariage déclaré est l’atout à partir de cette levée-là, jusqu’à ce qu’un autre mariage la remplace.
    Avant le premier mariage de la donne, il n’y a pas d’atout.
    .title = L’atout
    .source = La salle de jeux

t18 =
    { $first_trick_marriage ->
        [yes] Un mariage peut se déclarer à l’entame de la première levée aussi.
       *[no]
            Aucun mariage ne peut se déclarer à l’entame de la première levée. Personne ne peut donc faire plus de 360
            points dans une donne : les quatre mariages remplissent une main, et sa première carte en brise un.
    }
    .title = Les mariages à la première levée
    .source = La salle de jeux; l’inverse est une option tirée de règles publiées

t19 =
    Les deux cartes doivent être dans ta main quand tu déclares. Dès que tu as joué le roi ou la dame sans déclarer, ce
    mariage est perdu.
    .title = Un mariage perdu
    .source = La salle de jeux

t20 =
    Les points du preneur, levées et mariages, se comptent au point près, sans arrondir. S’ils atteignent le contrat, le
    preneur marque le contrat, pas plus; sinon, il perd autant. Avec un contrat de 140, 153 points marquent +140, et 139
    points marquent −140.
    .title = Le pointage du preneur
    .source = La salle de jeux

t21 =
    En défense, chacun marque ce qu’il a fait lui-même en levées et en mariages, arrondi au multiple de 5 le plus
    proche : 2 points comptent 0, 3 comptent 5, 7 comptent 5 et 8 comptent 10. Que le contrat soit réussi ou manqué n’y
    change rien.
    .title = Le pointage de la défense
    .source = La salle de jeux

t22 =
    Après avoir montré le talon et avant de donner une carte, le preneur peut concéder, sauf s’il est sur le baril. Il
    marque alors 0, et chacun en défense marque la moitié du contrat, arrondie au multiple de 5 supérieur et jamais moins
    de 60 : 60 pour un contrat de 100 à 120, 65 pour 125 ou 130, 70 pour 135 ou 140, 110 pour 215, 200 pour 400. Le
    contrat est la dernière annonce. Une donne concédée n’est une main vide pour personne.
    .title = Concéder
    .source = La salle de jeux; que ce ne soit pas une main vide, on l’a décidé ici

t23 =
    Deux concessions par partie sont gratuites; la troisième coûte 120 points. Puis on recommence à compter : c’est
    donc chaque troisième concession qui coûte.
    .title = La troisième concession
    .source = La salle de jeux; recommencer à compter, on l’a décidé ici

t24 =
    Qui ne fait aucun point dans une donne jouée, preneur ou non, finit avec une main vide. Avoir 2 points
    arrondis à 0, ce n’est pas une main vide. Deux mains vides par partie sont gratuites; la troisième coûte 120 points, et on recommence à
    compter. Sur le baril, elles ne comptent pas.
    .title = La main vide
    .source = La salle de jeux; recommencer à compter, on l’a décidé ici

t25 =
    Un total de { $barrel } à { $last } après une donne devient { $barrel } : on est sur le baril. La donne qui y mène
    n’est pas une des trois de T28. Quand une règle dit « sur le baril », il s’agit du moment avant la donne.
    .title = Monter sur le baril
    .source = La salle de jeux; que la donne elle-même ne compte pas, on l’a décidé ici

t26 =
    Pour quitter le baril et gagner, réussis comme preneur un contrat d’au moins 120 dans une des trois donnes suivantes.
    C’est le contrat final qui compte, une fois monté.
    .title = Quitter le baril
    .source = La salle de jeux; que le contrat final compte, on l’a décidé ici

t27 =
    Sur le baril, les points faits en défense n’ajoutent rien, ni ce que rapporte la concession d’un autre. Un contrat
    de moins de 120 qui est réussi ne change rien et compte pour une des trois donnes. Un contrat manqué, peu importe sa
    taille, est soustrait, et on quitte le baril, sans autre pénalité, même à la troisième donne.
    .title = Ce qui compte sur le baril
    .source = Décidé ici

t28 =
    Après trois donnes jouées sur le baril sans succès, on perd 120 points, on tombe à { $fallen } et on quitte le baril.
    .title = Trois donnes sur le baril
    .source = La salle de jeux pour les trois donnes; la pénalité, on l’a décidée ici

t29 =
    { $conceded_deal_uses_barrel ->
        [yes] Une donne concédée par un autre compte pour une des trois donnes, comme n’importe quelle donne.
       *[no] Une donne concédée par un autre ne compte pas parmi les trois donnes.
    }
    .title = Les donnes concédées sur le baril
    .source = Décidé ici

t30 =
    { $barrel_exclusive ->
        [yes]
            Il n’y a de la place que pour une personne sur le baril. Qui y monte en fait tomber celle qui y était, qui
            perd 120 points, une fois. Si deux y montent à la même donne, celle qui a le plus haut total, avant qu’il
            devienne { $barrel }, y reste; à égalité, le preneur, sinon la première après le donneur.
       *[no] Plusieurs personnes peuvent être sur le baril en même temps.
    }
    .title = Le baril partagé
    .source = Décidé ici; le baril pour une seule personne est une option tirée de règles publiées

t31 =
    Un total de { $target } ou plus gagne la partie, même sans être passé par le baril, et même en défense. Si deux y
    arrivent à la même donne, le plus haut total gagne; à égalité, le preneur, sinon la première personne après le
    donneur.
    .title = Gagner
    .source = La salle de jeux; ce qui arrive si deux y parviennent ensemble, on l’a décidé ici

t32 =
    On règle une donne dans cet ordre : les pointages; les pénalités pour concessions et mains vides; les trois donnes
    sur le baril; la victoire; puis les totaux dans la zone du baril deviennent { $barrel }. Cette dernière étape se fait
    aussi à la donne gagnante, pour ceux qui n’ont pas gagné.
    .title = L’ordre du règlement
    .source = Décidé ici

t33 =
    Un total peut descendre sous zéro, aussi bas qu’il le faut.
    .title = Les totaux négatifs
    .source = Décidé ici
