### Les règles du Tysiac, un message par paragraphe; le numéro est l’identifiant du message.
### Les variables sont expliquées dans en/rules-tysiac.ftl. Les termes : voir terminal.ftl.

t1 =
    { $players ->
        [2] On joue à deux avec 24 cartes
        [4] On joue à quatre, dont trois à chaque donne (T42), avec 24 cartes
       *[other] On joue à trois avec 24 cartes
    } : l’as, le 10, le roi, la dame, le valet et le 9 de chaque couleur. Leur force suit
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
    On tire au sort qui donne en premier; ensuite, c’est au suivant de donner, dans le sens des aiguilles d’une
    montre. { $players ->
        [2] Chacun reçoit 10 cartes, et 2 puis 2 autres sont posées face cachée : ce sont les deux talons.
        [4] Chacun reçoit 7 cartes, sauf le donneur, et 3 sont posées face cachée : c’est le talon.
       *[other] Chacun reçoit 7 cartes, et 3 sont posées face cachée : c’est le talon.
    }
    .title = La distribution
    .source = La salle de jeux; le tirage au sort, on l’a décidé ici

t5 =
    { $opening ->
        [hundred] La personne qui suit le donneur ouvre les enchères et doit annoncer 100, ni plus ni moins.
       *[any] La personne qui suit le donneur ouvre les enchères et doit annoncer : 100 ou plus, un multiple de { $step }.
    }
    .title = La première annonce
    .source = La salle de jeux; l’annonce d’exactement 100 est une option tirée de règles publiées

t6 =
    Ensuite, chacun son tour, dans le sens des aiguilles d’une montre, annonce plus haut, toujours un multiple de
    { $step }, ou passe. On peut sauter des échelons. Qui a passé ne peut plus annoncer.
    .title = Annoncer et passer
    .source = La salle de jeux; les multiples de 10 sont une option tirée de règles publiées

t7 =
    Les enchères finissent quand tout le monde a passé sauf une personne. Celle-là est le preneur, et la dernière
    annonce est le contrat : les points à faire. { $players ->
        [2] L’autre est en défense. Les deux ne peuvent jamais passer, puisque la première personne a déjà annoncé.
       *[other]
            Les deux autres sont en défense. Les trois ne peuvent jamais passer, puisque la première personne a déjà
            annoncé.
    }
    .title = Le preneur
    .source = La salle de jeux

t8 =
    { $bid_limit ->
        [any_marriage]
            Sans mariage en main, tu peux annoncer au plus 120. Avec un mariage, n’importe lequel, tu peux aller jusqu’à
            400. Ce qui compte, c’est ta main avant le talon.
        [none] Peu importe ta main, tu peux annoncer jusqu’à 400.
       *[held_marriages]
            Sans mariage en main, tu peux annoncer au plus 120. Avec des mariages, tu peux annoncer 120 plus leur
            valeur,
            mais jamais plus de 400 : 160 avec celui de pique, 220 avec celui de cœur, 260 avec les deux, 360 avec ceux
            de cœur, de carreau et de trèfle. Ce qui compte, c’est ta main avant le talon.
    }
    .title = Jusqu’où annoncer
    .source = La salle de jeux pour 120 sans mariage; les limites avec mariages, on les a décidées ici

t9 =
    { $players ->
        [2]
            { $concession ->
                [no]
                    Le preneur choisit un des deux talons, que personne n’a vus, retourne ses deux cartes, que tous
                    peuvent voir, et les prend dans sa main.
               *[other]
                    Le preneur choisit un des deux talons, que personne n’a vus, retourne ses deux cartes, que tous
                    peuvent voir, et les prend dans sa main. À ce moment, avant d’écarter une carte, le preneur peut
                    concéder la donne (T22).
            }
       *[other]
            { $concession ->
                [no] Le preneur retourne les trois cartes du talon, que tous peuvent voir, et les prend dans sa main.
               *[other]
                    Le preneur retourne les trois cartes du talon, que tous peuvent voir, et les prend dans sa main. À
                    ce moment,
                    avant de donner une carte, le preneur peut concéder la donne (T22).
            }
    }
    .title = Le talon
    .source = La salle de jeux

t10 =
    { $players ->
        [2]
            Le preneur écarte deux cartes, du talon ou non, face cachée : personne d’autre ne les voit. Chacun a alors
            10 cartes.
       *[other]
            Le preneur donne une carte à chacun des deux autres, du talon ou non, face cachée : seule la personne qui
            la reçoit la voit. Tout le monde a alors 8 cartes.
    }
    .title =
        { $players ->
            [2] Écarter deux cartes
           *[other] Donner une carte à chacun
        }
    .source = La salle de jeux; que les cartes soient données face cachée, on l’a décidé ici

t11 =
    { $raise_limit ->
        [held_marriages]
            Ensuite, le preneur peut monter le contrat à un multiple de { $step } plus haut : jusqu’à 120 plus la valeur
            des mariages parmi { $players ->
                [2] les dix cartes gardées
               *[other] les huit cartes gardées
            }, mais jamais plus de 400. Le chiffre des enchères vaut toujours,
            même s’il est plus haut.
       *[other]
            Ensuite, le preneur peut monter le contrat à n’importe quel multiple de { $step } plus haut, jusqu’à 400, ou
            le laisser tel quel.
    }
    .title = Monter le contrat
    .source = La salle de jeux; la limite selon les mariages est une option, que des règles publiées ont aussi

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
            { $ace_marriage ->
                [yes] Aucun mariage ne peut se déclarer à l’entame de la première levée.
               *[no]
                    { $players ->
                        [2] Aucun mariage ne peut se déclarer à l’entame de la première levée.
                       *[other]
                            Aucun mariage ne peut se déclarer à l’entame de la première levée. Personne ne peut donc
                            faire plus de 360 points dans une donne : les quatre mariages remplissent une main, et sa
                            première carte en brise un.
                    }
            }
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
    .title = Le score du preneur
    .source = La salle de jeux

t21 =
    { $step ->
        [10]
            En défense, chacun marque ce qu’il a fait lui-même en levées et en mariages, arrondi au multiple de 10 le
            plus
            proche : 4 points comptent 0, 5 comptent 10, 14 comptent 10 et 15 comptent 20. Que le contrat soit réussi ou
            manqué n’y change rien.
       *[5]
            En défense, chacun marque ce qu’il a fait lui-même en levées et en mariages, arrondi au multiple de 5 le
            plus
            proche : 2 points comptent 0, 3 comptent 5, 7 comptent 5 et 8 comptent 10. Que le contrat soit réussi ou
            manqué
            n’y change rien.
    }
    .title = Le score de la défense
    .source = La salle de jeux; arrondir à 10 est une option tirée de règles publiées

t22 =
    { $concession ->
        [bomb]
            Après avoir montré le talon et { $players ->
                [2] avant d’écarter une carte
               *[other] avant de donner une carte
            }, le preneur peut concéder : c’est une bombe. Il
            marque alors 0. La première bombe d’une personne dans la partie { $players ->
                [2] ne rapporte rien à l’autre; à chaque bombe suivante, l’autre marque 60.
                [4]
                    ne rapporte rien aux autres; à chaque bombe suivante, chacun des autres marque 40, qui ne joue pas
                    aussi.
               *[other] ne rapporte rien aux autres; à chaque bombe suivante, chacun des autres marque 60.
            }
        [bomb_home]
            Après avoir montré le talon et { $players ->
                [2] avant d’écarter une carte
               *[other] avant de donner une carte
            }, le preneur peut concéder : c’est une bombe. { $players ->
                [2] L’autre marque alors 60.
                [4] Chacun des autres marque alors 40, qui ne joue pas aussi.
               *[other] Chacun des autres marque alors 60.
            } La première bombe d’une personne dans la partie est gratuite, et le preneur marque
            0; chaque bombe suivante lui coûte le contrat, c’est-à-dire la dernière annonce.
        [write_off]
            Après avoir montré le talon et { $players ->
                [2] avant d’écarter une carte
               *[other] avant de donner une carte
            }, le preneur peut abandonner le contrat, sauf s’il est
            sur le baril. Il perd alors le contrat, c’est-à-dire la dernière annonce, et chacun en défense en marque la
            moitié, arrondie au multiple de { $step } supérieur : { $step ->
                [10] 50 pour un contrat de 100, 60 pour 110 ou 120, 70 pour 130 ou 140.
               *[5] 50 pour un contrat de 100, 55 pour 105 ou 110, 65 pour 125 ou 130.
            }
            Une donne concédée n’est une main vide pour personne.
        [no] Le preneur ne peut pas concéder : chaque donne se joue.
       *[award]
            { $step ->
                [10]
                    Après avoir montré le talon et { $players ->
                        [2] avant d’écarter une carte
                       *[other] avant de donner une carte
                    }, le preneur peut concéder, sauf s’il est sur
                    le baril. Il marque alors 0, et chacun en défense marque la moitié du contrat, arrondie au multiple
                    de
                    10 supérieur et jamais moins de 60 : 60 pour un contrat de 100 à 120, 70 pour 130 ou 140, 110 pour
                    210
                    ou 220, 200 pour 400. Le contrat est la dernière annonce. Une donne concédée n’est une main vide
                    pour
                    personne.
               *[5]
                    Après avoir montré le talon et { $players ->
                        [2] avant d’écarter une carte
                       *[other] avant de donner une carte
                    }, le preneur peut concéder, sauf s’il est sur
                    le baril. Il marque alors 0, et chacun en défense marque la moitié du contrat, arrondie au multiple
                    de
                    5 supérieur et jamais moins de 60 : 60 pour un contrat de 100 à 120, 65 pour 125 ou 130, 70 pour 135
                    ou 140, 110 pour 215, 200 pour 400. Le contrat est la dernière annonce. Une donne concédée n’est une
                    main vide pour personne.
            }
    }
    .title = Concéder
    .source = La salle de jeux; les bombes viennent de règles polonaises, l’abandon du contrat de règles russes; que ce ne soit pas une main vide, on l’a décidé ici

t23 =
    { $concession ->
        [award]
            Deux concessions par partie sont gratuites; la troisième coûte 120 points. Puis on recommence à compter :
            c’est donc chaque troisième concession qui coûte.
       *[other] La pénalité pour une troisième concession n’est pas en vigueur dans cette partie.
    }
    .title = La troisième concession
    .source = La salle de jeux; recommencer à compter, on l’a décidé ici

t24 =
    { $empty_hand ->
        [tricks]
            Qui ne fait aucune levée dans une donne jouée, preneur ou non, finit avec une main vide, peu importe ses
            points. Deux mains vides par partie sont gratuites; la troisième coûte 120 points, et on recommence à
            compter.
            Sur le baril, elles ne comptent pas.
        [no] Le compte des mains vides n’est pas en vigueur dans cette partie.
       *[points]
            Qui ne fait aucun point dans une donne jouée, preneur ou non, finit avec une main vide. Avoir 2 points
            arrondis à 0, ce n’est pas une main vide. Deux mains vides par partie sont gratuites; la troisième coûte 120
            points, et on recommence à compter. Sur le baril, elles ne comptent pas.
    }
    .title = La main vide
    .source = La salle de jeux; compter d’après les levées vient de règles russes; recommencer à compter, on l’a décidé ici

t25 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [yes]
                    Un total de { $barrel } ou plus après une donne devient { $barrel }, si haut qu’il soit, à moins
                    qu’il
                    ne gagne (T31) : on est sur le baril. La donne qui y mène n’est pas une des trois de T28. Quand une
                    règle dit « sur le baril », il s’agit du moment avant la donne.
               *[no]
                    Un total de { $barrel } à { $last } après une donne devient { $barrel } : on est sur le baril. La
                    donne
                    qui y mène n’est pas une des trois de T28. Quand une règle dit « sur le baril », il s’agit du moment
                    avant la donne.
            }
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Monter sur le baril
    .source = La salle de jeux; que la donne elle-même ne compte pas, on l’a décidé ici

t26 =
    { $endgame ->
        [barrel]
            Pour quitter le baril et gagner, réussis comme preneur un contrat d’au moins 120 dans une des trois donnes
            suivantes. C’est le contrat final qui compte, une fois monté.
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Quitter le baril
    .source = La salle de jeux; que le contrat final compte, on l’a décidé ici

t27 =
    { $endgame ->
        [barrel]
            Sur le baril, les points faits en défense n’ajoutent rien, ni ce que rapporte la concession d’un autre. Un
            contrat de moins de 120 qui est réussi ne change rien et compte pour une des trois donnes. Un contrat
            manqué,
            peu importe sa taille, est soustrait, et on quitte { $third_fall_resets ->
                [yes] le baril : c’est une chute (T39).
               *[no] le baril sans autre pénalité, même à la troisième donne.
            }
            Sur le baril, on ne peut pas concéder.
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Ce qui compte sur le baril
    .source = Décidé ici

t28 =
    { $endgame ->
        [barrel]
            Après trois donnes jouées sur le baril sans succès, on perd 120 points, on tombe à { $fallen } et on quitte
            le
            baril.
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Trois donnes sur le baril
    .source = La salle de jeux pour les trois donnes; la pénalité, on l’a décidée ici, et des règles russes l’ont aussi

t29 =
    { $endgame ->
        [barrel]
            { $conceded_deal_uses_barrel ->
                [yes] Une donne concédée par un autre compte pour une des trois donnes, comme n’importe quelle donne.
               *[no] Une donne concédée par un autre ne compte pas parmi les trois donnes.
            }
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Les donnes concédées sur le baril
    .source = Décidé ici; dans les règles russes, une telle donne compte

t30 =
    { $endgame ->
        [barrel]
            { $barrel_exclusive ->
                [yes]
                    Il n’y a de la place que pour une personne sur le baril. Qui y monte en fait tomber celle qui y
                    était,
                    qui perd 120 points, une fois. Si plusieurs y montent à la même donne, celle qui a le plus haut
                    total,
                    avant qu’il devienne { $barrel }, y reste, et les autres ont { $fallen }; à égalité, c’est le
                    preneur qui
                    reste, sinon la première après le donneur.
               *[no] Plusieurs personnes peuvent être sur le baril en même temps.
            }
       *[other] Il n’y a pas de baril : cette règle n’est pas en vigueur dans cette partie.
    }
    .title = Le baril partagé
    .source = Décidé ici; le baril pour une seule personne est une option tirée de règles publiées

t31 =
    { $barrel_required ->
        [yes]
            Seule une personne sur le baril peut gagner : comme preneur, avec un contrat réussi d’au moins 120 (T26),
            qui
            porte son total à { $target } ou plus. Tout autre total de { $target } ou plus devient { $barrel } (T25).
       *[no]
            { $endgame ->
                [barrel]
                    Un total de { $target } ou plus gagne la partie, même sans être passé par le baril, et même en
                    défense.
                [lock]
                    Un total de { $target } ou plus gagne la partie, même en défense si on n’avait pas passé le seuil
                    (T38).
               *[none] Un total de { $target } ou plus gagne la partie, même en défense.
            } { $winner_first ->
                [declarer]
                    Si plusieurs y arrivent à la même donne, le preneur gagne s’il en est; sinon, le plus haut total, et
                    à
                    égalité la première personne après le donneur.
               *[total]
                    Si deux y arrivent à la même donne, le plus haut total gagne; à égalité, le preneur, sinon la
                    première
                    personne après le donneur.
            }
    }
    .title = Gagner
    .source = La salle de jeux; ce qui arrive si deux y parviennent ensemble, on l’a décidé ici, et d’après Kurnik quand le preneur passe d’abord

t32 =
    { $endgame ->
        [barrel]
            On règle une donne dans cet ordre : les scores; { $concession ->
                [award] les pénalités pour concessions et mains vides
               *[other] les pénalités, s’il y en a
            }; les trois
            donnes sur le baril; la victoire; puis les totaux dans la zone du baril deviennent { $barrel }. Cette
            dernière
            étape se fait aussi à la donne gagnante, pour ceux qui n’ont pas gagné.
            { $barrel_exclusive ->
                [yes] En même temps, qui y monte en fait tomber qui y était (T30).
               *[no] {""}
            }
       *[other] On règle une donne dans cet ordre : les scores; les pénalités, s’il y en a; la victoire.
    }
    .title = L’ordre du règlement
    .source = Décidé ici

t33 =
    Un total peut descendre sous zéro, aussi bas qu’il le faut.
    .title = Les totaux négatifs
    .source = Décidé ici

t34 =
    { $ace_marriage ->
        [yes]
            Quand c’est à toi d’entamer et que tu as les quatre as, tu peux entamer avec l’un d’eux et déclarer les
            quatre.
            Ils comptent pour toi 200 points tout de suite, peu importe qui fait la levée, et ne changent rien à
            l’atout.
            Pour le reste, ils sont comme un mariage : ils comptent pour le contrat et pour la défense, ils haussent les
            limites de T8 et de T11, et T18 vaut pour eux aussi. Dès que tu as joué un as sans déclarer, ils sont
            perdus.
       *[no] La déclaration des quatre as n’est pas en vigueur dans cette partie.
    }
    .title = Les quatre as
    .source = Une option tirée de règles publiées : 1000cardgame.com, 1xGames et des programmes russes

t35 =
    { $redeal_four_nines ->
        [yes]
            Qui a reçu les quatre neuf à la distribution peut demander une nouvelle donne au lieu de sa première annonce
            ou
            de passer, la personne qui ouvre aussi. La donne est alors nulle : on ne marque rien, on ne compte rien, et
            le
            même donneur donne encore. Après une annonce ou un refus, ce droit est perdu. { $players ->
                [2] Un neuf venu du talon ne compte pas.
               *[other] Un neuf venu du talon ou du preneur ne compte pas.
            } On ne montre pas les neuf.
       *[no] La nouvelle donne pour quatre neuf n’est pas en vigueur dans cette partie.
    }
    .title = Une nouvelle donne pour quatre neuf
    .source = Kurnik, 1000cardgame.com et des règles russes; que seuls les neuf distribués comptent, on l’a décidé ici

t36 =
    { $blind_bid ->
        [yes]
            La personne qui ouvre peut annoncer 120 à l’aveugle, sans avoir regardé ses cartes, si elle a un total d’au
            moins 240 et si personne n’est sur le baril. Si quelqu’un annonce plus haut, c’est une donne comme les
            autres.
            Si tous les autres passent, le contrat reste à 120 et le preneur ne peut pas concéder; réussi, il marque
            240,
            et manqué, il coûte 240. La défense marque comme d’habitude. Avec quatre neuf, on n’annonce pas à l’aveugle
            là où
            T35 est en vigueur.
       *[no] L’annonce à l’aveugle n’est pas en vigueur dans cette partie.
    }
    .title = L’annonce à l’aveugle
    .source = 1000cardgame.com et des programmes russes; que le contrat ne se monte pas, on l’a décidé ici

t37 =
    { $golden_deal ->
        [yes]
            { $players ->
                [2] Les deux premières donnes
                [4] Les quatre premières donnes
               *[other] Les trois premières donnes
            } d’une partie sont dorées : il n’y a pas d’enchères, et T35 et T36 ne s’appliquent
            pas. La personne qui suit le donneur est le preneur, { $players ->
                [2] choisit un talon, écarte deux cartes
               *[other] prend le talon, donne les cartes
            } et joue pour exactement
            120; on ne peut ni monter le contrat ni concéder. Les scores sont doublés : les 120 du preneur comptent
            240,
            en plus ou en moins, et les points arrondis de la défense comptent deux fois. Les pénalités ne sont pas
            doublées.
       *[no] Les donnes dorées ne sont pas en vigueur dans cette partie.
    }
    .title = Les donnes dorées
    .source = 1000cardgame.com et des programmes russes

t38 =
    { $endgame ->
        [lock]
            Qui a { $locked } ou plus avant une donne, donc au plus { $lock_width } points à faire pour gagner, a passé
            le
            seuil et ne gagne des points que comme preneur : les points faits en défense, et ce que rapporte la
            concession
            d’un autre, n’ajoutent rien. Les pertes comptent en entier, et sous { $locked } on est libre de nouveau.
            Autant
            de personnes qu’on veut peuvent avoir passé le seuil.
       *[other] Le seuil n’est pas en vigueur dans cette partie.
    }
    .title = Le seuil
    .source = Kurnik et d’autres règles polonaises

t39 =
    { $third_fall_resets ->
        [yes]
            Quitter le baril sans gagner est une chute : après trois donnes, avec un contrat manqué, ou quand quelqu’un
            d’autre en fait tomber; une donne compte au plus pour une chute. À la troisième chute, le total devient 0,
            quel
            qu’il soit, et on recommence à compter. { $barrel_exclusive ->
                [yes] Qui y monte sans y rester (T30) n’est pas tombé.
               *[no] {""}
            } Cela vient à la toute fin de l’ordre de T32.
       *[no] La pénalité pour la troisième chute n’est pas en vigueur dans cette partie.
    }
    .title = La troisième chute
    .source = Des règles russes

t40 =
    { $dump_truck ->
        [plus] Si une donne amène un total à exactement 555, il devient 0. Cela se fait après tout le reste.
        [both] Si une donne amène un total à exactement 555, ou à −555, il devient 0. Cela se fait après tout le reste.
       *[no] Le camion-benne n’est pas en vigueur dans cette partie.
    }
    .title = Le camion-benne
    .source = Des règles russes

t41 =
    { $players ->
        [2]
            À deux, on joue dix levées de deux cartes. Le talon qui n’a pas été choisi n’est jamais montré, pas même
            après la donne, et les deux cartes écartées non plus.
            { $leftovers ->
                [nobody] Les points de ces quatre cartes ne comptent pour personne.
               *[last_trick]
                    Qui gagne la dernière levée a aussi les points de ces quatre cartes, avant qu’on sache si le
                    contrat est rempli : avec un as et un 9 non choisis, et un roi et un valet écartés, 17 points. Dans
                    une donne concédée, personne ne les a. { $empty_hand ->
                        [points] On juge ensuite si une main est vide (T24).
                       *[other] {""}
                    }
            }
       *[other] Les règles à deux ne sont pas en vigueur dans cette partie.
    }
    .title = À deux
    .source = Kurnik, des règles polonaises et Elten; que les cartes restantes restent cachées vient de zagraj

t42 =
    { $players ->
        [4]
            À tour de rôle, chacun donne et ne joue pas; les trois autres jouent selon T5 à T21. La personne qui ne
            joue pas n’a pas de cartes et ne fait pas de points.
            { $empty_hand ->
                [no] {""}
               *[other] Ce n’est pas une main vide (T24).
            } { $endgame ->
                [barrel] Une donne sans jouer n’est aucune des trois sur le baril (T28).
               *[other] {""}
            }
            { $sitter ->
                [talon]
                    Pour le talon tel qu’il a été donné, elle marque 50 par as et la valeur d’un mariage qui s’y
                    trouve, dans une donne concédée aussi et jamais en double : 130 pour un as avec roi et dame de
                    carreau. Une personne qui ne gagne que comme preneur n’a rien pour cela.
                    Ces points peuvent donner la victoire, comme ceux de la défense.
               *[nothing] Le talon ne lui rapporte rien.
            }
       *[other] Les règles à quatre ne sont pas en vigueur dans cette partie.
    }
    .title = À quatre
    .source = Des règles russes, Kurnik pour le talon; pour qui ne gagne que comme preneur, on l’a décidé ici
