### Le guide du Tysiac, qu’on lit avant les règles numérotées. Les variables sont celles de rules-tysiac.ftl.

guide-tysiac-aim =
    { $players ->
        [2]
            Sois la première des deux personnes à { $target } points. À chaque donne, une seule, le preneur, s’engage à
            faire un certain nombre de points contre l’autre.
        [4]
            Sois la première des quatre personnes à { $target } points. À chaque donne, qui donne ne joue pas, et une
            des trois autres, le preneur, s’engage à faire un certain nombre de points contre les deux autres.
       *[other]
            Sois la première des trois personnes à { $target } points. À chaque donne, une seule, le preneur, s’engage
            à faire un certain nombre de points contre les deux autres.
    }
guide-tysiac-steps = Une donne
guide-tysiac-step1 =
    { $opening ->
        [hundred]
            Enchères : la personne qui suit le donneur annonce 100. Les autres annoncent plus haut, ou passent. La
            dernière qui reste est le preneur, et la dernière annonce est le contrat.
       *[any]
            Enchères : la personne qui suit le donneur annonce 100 ou plus. Les autres annoncent plus haut, ou passent.
            La
            dernière qui reste est le preneur, et la dernière annonce est le contrat.
    }
guide-tysiac-step2 =
    { $players ->
        [2]
            Talon : le preneur choisit un des deux talons, montre ses deux cartes et les prend, écarte deux cartes, et
            peut monter le contrat.
        [4]
            Talon : le preneur montre ces trois cartes et les prend, donne une carte à chacun des deux autres qui
            jouent, et peut monter le contrat.
       *[other]
            Talon : le preneur montre ces trois cartes et les prend, donne une carte à chacun des autres, et peut
            monter le contrat.
    }
guide-tysiac-step3 =
    { $must_trump ->
        [no]
            Levées : il faut fournir. Qui n’a pas la couleur peut jouer n’importe quelle carte. Le plus haut atout
            l’emporte, sinon la plus haute carte de la couleur demandée; qui fait la levée entame la suivante.
       *[yes]
            Levées : il faut fournir. Qui n’a pas la couleur doit jouer un atout, et sans atout n’importe quelle carte.
            Le plus haut atout l’emporte, sinon la plus haute carte de la couleur demandée; qui fait la levée entame la
            suivante.
    } { $must_beat ->
        [yes] Qui peut prendre la meilleure carte sur la table doit le faire.
       *[no] {""}
    }
guide-tysiac-step4 =
    Mariages : quand c’est à toi d’entamer et que tu as le roi et la dame d’une couleur, tu peux les déclarer. Cela donne
    des points tout de suite, et la couleur devient l’atout.
guide-tysiac-note1 =
    Si le preneur réussit le contrat, on l’ajoute à son total; sinon, on le soustrait. En défense, chacun marque les
    points qu’il a faits, arrondis aux { $step } les plus proches.
guide-tysiac-note2 =
    { $endgame ->
        [lock]
            À { $locked } points ou plus, tu as passé le seuil : tu ne gagnes plus de points que comme preneur, pas en
            défense.
        [none] Il n’y a pas de baril : les points comptent de la même façon jusqu’à la victoire.
       *[barrel]
            À { $barrel } points ou plus, tu es sur le baril. Pour gagner de là, il faut réussir un contrat d’au moins
            120
            en trois donnes.
    }
guide-tysiac-note3 =
    { $barrel_required ->
        [yes] Un total de { $target } gagne la partie, mais seulement du baril.
       *[no] Un total de { $target } gagne la partie.
    }

## La valeur des cartes

guide-tysiac-value-ace = les as
guide-tysiac-value-ten = les 10 : ils battent les rois
guide-tysiac-value-king = les rois
guide-tysiac-value-queen = les dames
guide-tysiac-value-jack = les valets
guide-tysiac-value-nine = les 9
guide-tysiac-value-marriage-h = mariage de cœur
guide-tysiac-value-marriage-d = mariage de carreau
guide-tysiac-value-marriage-c = mariage de trèfle
guide-tysiac-value-marriage-s = mariage de pique

## L’image

guide-tysiac-picture = La table comme tu la vois : une levée est en cours. Le talon est là pendant les enchères.
guide-tysiac-zone-left-hand = La main à ta gauche
guide-tysiac-zone-right-hand = La main à ta droite
guide-tysiac-zone-talon = Talon
guide-tysiac-zone-trick = Levée
guide-tysiac-zone-hand = Ta main

## Des exemples : ce qui s’y passe, c’est le programme qui le raconte

guide-tysiac-example-auction = Tu as le mariage de trèfle, alors tu annonces plus haut que la première personne.
    .title = Les enchères, le talon et une carte à chacun
    .why =
        La dernière personne qui reste aux enchères est le preneur (T7), qui prend le talon (T9), donne une carte à
        chacun des autres (T10) et peut monter le contrat ou le laisser tel quel (T11).
guide-tysiac-example-marriage = Tu es le preneur et tu entames la deuxième levée avec le roi et la dame de cœur en main.
    .title = Un mariage qui fait réussir le contrat
    .why =
        Le mariage compte pour toi tout de suite, même si la levée va à quelqu’un d’autre (T16), et le cœur est l’atout à
        partir de cette levée-là (T17). À la fin, tes points atteignent le contrat : tu marques le contrat, pas plus
        (T20).
guide-tysiac-example-failed = Tu es le preneur et tu déclares le mariage de trèfle. Ensuite, tu perds presque toutes les levées.
    .title = Un contrat qui échoue
    .why = Tes points n’atteignent pas le contrat, alors on le soustrait en entier; les autres marquent les leurs (T20, T21).
guide-tysiac-example-conceded = C’est à toi d’annoncer en premier, et le talon ne t’apporte aucun mariage.
    .title = Concéder la donne
    .why = Cette fois, concéder ne coûte rien au preneur; les autres marquent des points pour cela (T22). Une concession sur trois seulement coûte des points (T23).
guide-tysiac-example-barrel = Tu es sur le baril et tu es le preneur, avec un mariage de pique.
    .title = Gagner du baril
    .why = Sur le baril, seul un contrat réussi de 120 ou plus mène à la victoire (T26, T31).
