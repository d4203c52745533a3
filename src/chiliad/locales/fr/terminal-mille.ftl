### La table du Mille dans le terminal. Les variables sont celles de en/terminal.ftl et de en/terminal-mille.ftl.

## Ce qui se passe

mille-up = La carte retournée est { $card_acc }.
mille-new-stock = La pioche est vide : la pile, sauf sa carte du dessus, est brassée et en forme une nouvelle.
mille-draws =
    { $who ->
        [you] Tu pioches { $card_acc }.
       *[other] { $name } pioche { $card_acc }.
    }
mille-draws-hidden =
    { $who ->
        [you] Tu pioches une carte.
       *[other] { $name } pioche une carte.
    }
mille-uptwo =
    { $who ->
        [you] Tu prends { $card_acc }, la carte retournée.
       *[other] { $name } prend { $card_acc }, la carte retournée.
    }
mille-takes =
    { $who ->
        [you] Tu prends la pile, { $top_acc } sur le dessus, en étalant { $cards }.
       *[other] { $name } prend la pile, { $top_acc } sur le dessus, en étalant { $cards }.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] Tu ramasses { $count } carte : { $cards }.
               *[other] { $name } ramasse { $count } carte : { $cards }.
            }
       *[other]
            { $who ->
                [you] Tu ramasses { $count } cartes : { $cards }.
               *[other] { $name } ramasse { $count } cartes : { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] Tu étales { $cards }.
       *[other] { $name } étale { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] Tu ajoutes { $cards } à ton groupe des { $rank } : { $count } carte.
               *[other] { $name } ajoute { $cards } à son groupe des { $rank } : { $count } carte.
            }
       *[other]
            { $who ->
                [you] Tu ajoutes { $cards } à ton groupe des { $rank } : { $count } cartes.
               *[other] { $name } ajoute { $cards } à son groupe des { $rank } : { $count } cartes.
            }
    }
mille-discards =
    { $who ->
        [you] Tu jettes { $card_acc }.
       *[other] { $name } jette { $card_acc }.
    }
mille-pile-seven =
    { $who ->
        [you] Tes sept { $rank } forment un seul paquet.
       *[other] Attention : chez { $name }, les sept { $rank } forment un seul paquet.
    }
mille-pile-eight =
    { $who ->
        [you] Tu retournes ton groupe des { $rank } : huit cartes sans joker, un naturel.
       *[other] { $name } retourne son groupe des { $rank } : huit cartes sans joker, un naturel.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] Il te reste { $count } carte.
               *[other] Il reste { $count } carte à { $name }.
            }
       *[other]
            { $who ->
                [you] Il te reste { $count } cartes.
               *[other] Il reste { $count } cartes à { $name }.
            }
    }
mille-out =
    { $who ->
        [you] Tu sors!
       *[other] { $name } sort.
    }
mille-blocked = Il n’y a plus rien à piocher : la donne est bloquée.
mille-stalemate = Personne n’a étalé de carte depuis que la pile a été brassée, alors on ne la rebrasse pas : la donne est bloquée.

## Ce que rapporte une donne

mille-scored =
    { $who ->
        [you] Tu as { $laid } points en groupes et { $hand } en main.
       *[other] { $name } a { $laid } points en groupes et { $hand } en main.
    }
mille-scored-out =
    { $who ->
        [you] Tu sors avec { $laid } points en groupes.
       *[other] { $name } sort avec { $laid } points en groupes.
    }
mille-eight-set =
    { $who ->
        [you] Tes huit { $rank } sans joker comptent double, { $points } de plus : une étoile.
       *[other] Chez { $name }, les huit { $rank } sans joker comptent double, { $points } de plus : une étoile.
    }
mille-out-natural =
    { $who ->
        [you] Tu sors sans joker : tous tes points comptent double, et une étoile.
       *[other] { $name } sort sans joker : tous ses points comptent double, et une étoile.
    }
mille-score =
    { $who ->
        [you] Tu marques { $score }.
       *[other] { $name } marque { $score }.
    }
mille-chapeau =
    { $who ->
        [you] Sous zéro : tu reçois un chapeau, une marque pour { $other }.
       *[other] Sous zéro : { $name } reçoit un chapeau, une marque pour { $other }.
    }

## Le paiement; les montants sont dans l’unité des mises

payment-head =
    { $me ->
        [payer] Tu paies à { $payee } :
        [payee] { $payer } te paie :
       *[no] À payer par { $payer } à { $payee } :
    }
payment-head-plain = À payer par le perdant au gagnant :
payment-game = { $amount } pour la partie
payment-difference = { $amount } pour la différence des totaux
payment-naturals =
    { $count ->
        [one] { $amount } pour { $count } naturel
       *[other] { $amount } pour { $count } naturels
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } pour { $count } chapeau
       *[other] { $amount } pour { $count } chapeaux
    }
payment-skunk = { $amount } pour la mouffette
payment-times =
    { $times ->
        [3] le tout fois { $times }, parce que le perdant est sous zéro
       *[other] le tout fois { $times }, pour la mouffette
    }
payment-total-plain = En tout, le perdant paie { $amount } au gagnant (petite mise : { $small }).
payment-total =
    { $me ->
        [payer] En tout, tu paies { $amount } à { $payee } (petite mise : { $small }).
        [payee] En tout, { $payer } te paie { $amount } (petite mise : { $small }).
       *[no] En tout, à payer par { $payer } à { $payee } : { $amount } (petite mise : { $small }).
    }

## Ce qui est visible

mille-table-top =
    { $count ->
        [one] Pile : { $card }, { $count } carte. Pioche : { $stock }.
       *[other] Pile : { $count } cartes, { $card } sur le dessus. Pioche : { $stock }.
    }
mille-table-no-pack = Il n’y a pas de pile. Pioche : { $stock }.
mille-table-pack = Dans la pile : { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] Tu as { $count } carte en main et, sur la table :
               *[other] { $name } a { $count } carte en main et, sur la table :
            }
       *[other]
            { $who ->
                [you] Tu as { $count } cartes en main et, sur la table :
               *[other] { $name } a { $count } cartes en main et, sur la table :
            }
    }
mille-table-set =
    { $lies ->
        [seven] - { $rank } : { $cards } (sept, en un paquet)
        [eight] - { $rank } : { $cards } (huit, paquet retourné)
       *[open]
            { $wilds ->
                [0] - { $rank } : { $cards }
                [one] - { $rank } : { $cards } ({ $wilds } joker)
               *[other] - { $rank } : { $cards } ({ $wilds } jokers)
            }
    }
mille-table-no-sets = - encore rien
mille-table-known =
    { $who ->
        [you] Cartes connues dans ta main : { $cards }.
       *[other] Cartes connues chez { $name } : { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Tes étoiles : { $stars }. Tes chapeaux : { $chapeaux }.
       *[other] Étoiles pour { $name } : { $stars }. Chapeaux : { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) un chapeau, total { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, total { $total }
                [one] { $name } { $score } avec { $stars } étoile, total { $total }
               *[other] { $name } { $score } avec { $stars } étoiles, total { $total }
            }
    }

## La feuille de score

mille-sheet-circled = (chapeau)
mille-sheet-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
mille-sheet-naturals = Naturels
mille-sheet-chapeaux = Chapeaux
legend-star = un naturel
legend-circle = un chapeau : sous zéro à la sortie de l’autre
mille-score-out = Qui est sorti : { $names }, ou bloqué ?
    .brief = Sortie
mille-score-points = Score de { $name } pour cette donne :
    .brief = { $name }
mille-score-stars = Combien d’étoiles (naturels) pour { $name } ? (Entrée : aucune)
    .brief = { $name }, étoiles
mille-score-cards = Cartes de { $name } :
    .brief = { $name }
mille-score-sets = Groupes sur la table
mille-score-hand =
    { $left ->
        [0] Ce qui reste en main
       *[other] Ce qui reste en main : { $left } points avant
    }
mille-score-counted =
    { $stars ->
        [0] { $score } jusqu’ici
        [one] { $score } jusqu’ici, avec une étoile
       *[other] { $score } jusqu’ici, avec { $stars } étoiles
    }
