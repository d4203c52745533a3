### Le guide du Mille, qu’on lit avant les règles numérotées. Les variables sont celles de rules-mille.ftl.

guide-mille-aim =
    Arrive à { $target } points avant l’autre. Les points viennent des groupes de cartes du même rang que tu étales sur
    la table.
guide-mille-steps = Un tour
guide-mille-step1 =
    Pioche la carte du dessus de la pioche. Ou prends toute la pile : pour cela, étale de ta main deux cartes du même
    rang que celle du dessus, avec elle.
guide-mille-step2 =
    { $max_wilds ->
        [0] Étale ce que tu veux : de nouveaux groupes de trois cartes ou plus du même rang, et des cartes sur tes groupes.
       *[other]
            Étale ce que tu veux : de nouveaux groupes de trois cartes ou plus du même rang, et des cartes sur tes
            groupes. Un 2 sert de joker : il peut remplacer une carte de n’importe quel autre rang.
    }
guide-mille-step3 = Jette une carte sur la pile. Puis c’est le tour de l’autre.
guide-mille-note1 =
    La donne finit quand quelqu’un n’a plus de cartes. Les cartes de tes groupes comptent pour toi, celles qui te restent
    en main comptent contre toi.
guide-mille-note2 = Si tu sors sans avoir aucun joker, c’est un naturel : tous tes points de la donne comptent double.
guide-mille-note3 =
    { $natural_required ->
        [yes]
            La partie finit après une donne où une personne qui a un naturel est à { $target } points ou plus. Parmi
            celles-là, le plus haut total gagne.
       *[no] La partie finit après une donne où quelqu’un est à { $target } points ou plus. Le plus haut total gagne.
    }

## La valeur des cartes

guide-mille-value-queen-of-spades = la dame de pique
guide-mille-value-jack-of-diamonds = le valet de carreau
guide-mille-value-two = les 2
guide-mille-value-ace = les as
guide-mille-value-ten = les rois, les 10, les autres dames et valets
guide-mille-value-low = du 3 au 9

## L’image

guide-mille-picture = La table comme tu la vois au milieu d’une donne.
guide-mille-zone-their-sets = Les groupes de l’autre
guide-mille-zone-stock = Pioche
guide-mille-zone-pack = Pile
guide-mille-zone-sets = Tes groupes
guide-mille-zone-hand = Ta main

## Des exemples : ce qui s’y passe, c’est le programme qui le raconte

guide-mille-example-take = L’autre va jeter une carte. Tu as deux dames.
    .title = Prendre la pile
    .why =
        La paire et la carte du dessus sont étalées tout de suite, en un groupe, et le reste de la pile va dans ta main
        (M8, M9). Dès lors, les deux joueurs savent quelles cartes ce sont.
guide-mille-example-out = Tu as trois as, quatre paires et trois 2, et tu pioches le quatrième 2.
    .title = Des jokers, une sortie et un chapeau
    .why =
        Chaque 2 fait d’une paire un groupe (M13). En jetant ta dernière carte, tu n’en as plus : c’est une sortie, et rien
        n’est soustrait (M18, M21). L’autre a plus en main que sur la table et finit sous zéro : un chapeau (M25).
guide-mille-example-natural = Tu n’as encore rien étalé, tu as quatre groupes et une paire d’as, et tu pioches un as.
    .title = Un naturel de sortie
    .why = Aucun groupe n’a de 2, alors tous tes points comptent double, et tu reçois une étoile (M23).
guide-mille-example-eight = Il y a sept 5 dans ton groupe. Tu as une carte en main, et tu pioches le dernier 5.
    .title = Les huit cartes d’un rang
    .why = Un groupe des huit cartes, sans joker, est un naturel : il compte double, et tu reçois une étoile (M22).

## En quoi les variantes diffèrent. Chaque message dit ce que fait une variante ($payment); .title est ce qu’on compare.

guide-mille-pays-winning = la grosse mise
    .title = Pour la victoire
guide-mille-pays-stars =
    { $payment ->
        [progressive] une grosse mise pour la première, deux pour la deuxième, trois pour la troisième…
       *[other] la grosse mise pour chacune
    }
    .title = Pour les étoiles du gagnant
guide-mille-pays-chapeaux =
    { $payment ->
        [progressive] une grosse mise pour le premier, deux pour le deuxième, trois pour le troisième…
       *[other] la grosse mise pour chacun
    }
    .title = Pour les chapeaux du perdant
guide-mille-pays-difference =
    { $payment ->
        [wikipedia] la petite mise par tranche de 100 points, la différence arrondie vers le haut
       *[other] la petite mise par tranche de 100 points, chaque total arrondi d’abord
    }
    .title = Pour la différence
guide-mille-pays-skunk =
    { $payment ->
        [pagat] tout est doublé
       *[other] une grosse mise de plus
    }
    .title = Pour une mouffette
guide-mille-pays-below-zero =
    { $payment ->
        [pagat] tout est triplé
       *[other] une grosse mise de plus
    }
    .title = Si le total du perdant est sous zéro
# $winner, $loser (Number) : les totaux; $stars, $chapeaux (Number); $small (Number) la petite mise; $amount (Number) est payé
guide-mille-pays-example = { $amount }
    .title = Exemple : { $winner } à { $loser }, étoiles du gagnant { $stars }, chapeaux du perdant { $chapeaux }, petite mise { $small }
