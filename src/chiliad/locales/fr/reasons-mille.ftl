### Ce qu’un indice dit du Mille : les coups, et pourquoi l’un est bon. On y parle à la personne qui doit jouer.
### Les variables sont expliquées dans en/reasons-mille.ftl.

## Les coups

hint-mille-take = Prendre la pile avec { $card_acc } sur le dessus
hint-mille-lay-discard = Étaler { $cards }, puis jeter { $card_acc }
hint-mille-lay-ranks = Étaler les { $ranks }
hint-mille-lay-ranks-discard = Étaler les { $ranks }, puis jeter { $card_acc }

## Le début du tour

reason-mille-two = Un 2 sert de joker : il va dans n’importe quel groupe et vaut { $points }.
reason-mille-take-gains =
    { $count ->
        [one] La pile te donne { $count } carte qui vaut { $points }; { $fit } à étaler tout de suite.
       *[other] La pile te donne { $count } cartes qui valent { $points }; { $fit } à étaler tout de suite.
    }
reason-mille-take-lays = En la prenant, tu étales tout de suite { $points } points.
reason-mille-take-little =
    { $count ->
        [0] La pile n’est que sa carte du dessus, et te coûterait la paire.
        [one] Sous la carte du dessus, la pile a seulement { $count } carte, et elle te coûterait la paire.
       *[other] Sous la carte du dessus, la pile a seulement { $count } cartes, et elle te coûterait la paire.
    }
reason-mille-take-burden =
    { $count ->
        [one] Prendre la pile te donne { $count } carte; sans usage pour le moment : { $misfit }.
       *[other] Prendre la pile te donne { $count } cartes; sans usage pour le moment : { $misfit }.
    }
reason-mille-rival-few =
    { $count ->
        [one] Chez { $name }, il reste seulement { $count } carte : ce que tu as en main pourrait bientôt te coûter cher.
       *[other] Chez { $name }, il reste seulement { $count } cartes : ce que tu as en main pourrait bientôt te coûter cher.
    }
reason-mille-stock =
    { $count ->
        [one] Il reste seulement { $count } carte dans la pioche.
       *[other] Il reste seulement { $count } cartes dans la pioche.
    }

## Quoi étaler

reason-mille-out = Tu sors et marques { $points }.
reason-mille-out-natural = Tu sors sans joker : tout compte double, { $points } points, et une étoile.
reason-mille-chapeau = { $name } n’a rien sur la table et tombe sous zéro : un chapeau.
reason-mille-eight = Voilà les huit { $rank } sans joker : ces cartes comptent double, et une étoile.
reason-mille-above-zero = Si { $name } sort, tu marques { $after } au lieu de { $before } : pas de chapeau.
reason-mille-lays = Ça met { $points } points de plus sur la table; dans ta main, ils compteraient contre toi.
reason-mille-no-wild = Sans joker sur la table, sortir double tous tes points.
reason-mille-keeps = Dans ta main, les { $rank } peuvent encore prendre la pile; cartes de ce rang encore à venir : { $count }.

## Quoi jeter

reason-mille-safe = { $name } ne peut pas avoir deux { $rank } : la pile est à l’abri.
reason-mille-pack-chance =
    { $count ->
        [one] Si tu jettes { $card_acc }, { $name } peut prendre la pile de { $count } carte dans { $percent } % des cas; avec { $other_acc }, dans { $other_percent } %.
       *[other] Si tu jettes { $card_acc }, { $name } peut prendre la pile de { $count } cartes dans { $percent } % des cas; avec { $other_acc }, dans { $other_percent } %.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } ne peut pas avoir deux { $rank } : la pile de { $count } carte est à l’abri; avec { $other_acc }, elle pourrait être prise dans { $other_percent } % des cas.
       *[other] { $name } ne peut pas avoir deux { $rank } : la pile de { $count } cartes est à l’abri; avec { $other_acc }, elle pourrait être prise dans { $other_percent } % des cas.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } ne peut prendre la pile de { $count } carte que dans { $percent } % des cas.
       *[other] { $name } ne peut prendre la pile de { $count } cartes que dans { $percent } % des cas.
    }
reason-mille-single = Rien dans ta main ne va avec { $card_acc }.
reason-mille-discarded-before = { $name } a déjà jeté une carte parmi les { $rank } et en a une paire dans { $percent } % des cas.
reason-mille-fits-set = Mais { $card_acc } peut encore s’étaler sur ton groupe.
reason-mille-breaks-pair = Mais jeter { $card_acc } briserait une paire.
reason-mille-useless = Inutile de garder { $card_acc } : il n’en viendra plus d’autres parmi les { $rank }.
reason-mille-dear = Si { $name } sort avant toi, { $card_acc } dans ta main coûte { $points }, mais { $other_acc } seulement { $other_points }.
