### Ce qu’un indice dit du Tysiac : pourquoi un coup est bon. On y parle à la personne qui doit jouer.
### Les variables sont expliquées dans en/reasons-tysiac.ftl.

## Ce que fait une carte

reason-tysiac-marries =
    { $suit ->
        [s] Déclarer le mariage met l’atout à pique et rapporte { $points } points.
        [h] Déclarer le mariage met l’atout à cœur et rapporte { $points } points.
        [d] Déclarer le mariage met l’atout à carreau et rapporte { $points } points.
       *[c] Déclarer le mariage met l’atout à trèfle et rapporte { $points } points.
    }
reason-tysiac-declares-aces = Déclarer les quatre as rapporte { $points } points.
reason-tysiac-marriage-makes = Avec ces { $points } points, le contrat de { $contract } est réussi.
reason-tysiac-void =
    { $suit ->
        [s] { $name } n’a plus de pique et pourrait couper.
        [h] { $name } n’a plus de cœur et pourrait couper.
        [d] { $name } n’a plus de carreau et pourrait couper.
       *[c] { $name } n’a plus de trèfle et pourrait couper.
    }
reason-tysiac-draws-trumps =
    { $count ->
        [one] Ça fait tomber les atouts : il en reste { $count } chez les autres.
       *[other] Ça fait tomber les atouts : il en reste { $count } chez les autres.
    }
reason-tysiac-alone =
    { $suit ->
        [s] Personne d’autre n’a de pique, et personne ne peut couper : { $card_acc } fait la levée.
        [h] Personne d’autre n’a de cœur, et personne ne peut couper : { $card_acc } fait la levée.
        [d] Personne d’autre n’a de carreau, et personne ne peut couper : { $card_acc } fait la levée.
       *[c] Personne d’autre n’a de trèfle, et personne ne peut couper : { $card_acc } fait la levée.
    }
reason-tysiac-highest = Les cartes plus hautes de sa couleur sont passées : personne ne peut plus battre { $card_acc }.
reason-tysiac-unbeaten = Personne ne peut battre { $card_acc }.
reason-tysiac-takes-surely = { $name } ne peut pas battre { $card_acc } : la levée est à toi.
reason-tysiac-only-beaten-by = Seul moyen pour { $name } de battre { $card_acc } : { $cards }.
reason-tysiac-takes = Ça fait la levée, qui vaut { $points }.
reason-tysiac-denies = { $name } fait la levée : ces { $points } points ne peuvent donc pas aller à { $receiver }.
reason-tysiac-trick-makes = Avec cette levée, ton contrat de { $contract } est réussi.
reason-tysiac-trick-beats = Après cette levée, { $name } ne peut plus faire { $contract }.

## Ce que ferait la deuxième meilleure carte

reason-tysiac-breaks = Avec { $card_acc } à la place, tu perdrais { $marriage } ({ $points }).
reason-tysiac-beatable = Mais il reste de quoi battre { $card_acc } : { $cards }.
reason-tysiac-ruffable = Mais on pourrait couper { $card_acc }.
reason-tysiac-loses-less = La levée est perdue de toute façon : { $card_acc } donne { $points }, { $other_acc } donnerait { $other_points }.
reason-tysiac-risks-less = Si quelqu’un d’autre fait la levée, { $card_acc } te coûte { $points }; { $other_acc } te coûterait { $other_points }.
reason-tysiac-enough = Pour faire la levée, { $card_acc } suffit; { $other_acc } reste dans ta main.
reason-tysiac-takes-more = La levée est à toi de toute façon, et comme ça elle vaut { $points } au lieu de { $other_points }.
reason-tysiac-gives-less = { $name } fait la levée : cette carte donne { $points }, { $other_acc } donnerait { $other_points }.
reason-tysiac-saves = Avec { $other_acc }, tu ferais la levée, mais pour { $points } seulement : garde cette carte pour plus tard.

## Où en est le contrat

reason-tysiac-made =
    { $who ->
        [you] Ton contrat est déjà réussi; le reste ne change que le score des autres.
       *[other] { $name } a déjà réussi son contrat : tu joues pour tes propres points.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Ton contrat de { $contract } est hors d’atteinte.
       *[other] { $name } ne peut plus faire { $contract } : tu joues pour tes propres points.
    }
reason-tysiac-needs =
    { $who ->
        [you] Il te faut encore { $points } pour faire { $contract }; il reste { $left } points à prendre en cartes.
       *[other] Il faut encore { $points } à { $name } pour faire { $contract }; il reste { $left } points à prendre en cartes.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] Il te faut encore { $points } pour faire { $contract }, mais il ne reste que { $left } points en cartes : il faut un mariage.
       *[other] Il faut encore { $points } à { $name } pour faire { $contract }, mais il ne reste que { $left } points en cartes : il faut un mariage.
    }
reason-tysiac-make-chance =
    { $who ->
        [you] Tu réussis le contrat dans { $percent } % des cas; après « { $move } », dans { $other_percent } %.
       *[other] { $name } réussit le contrat dans { $percent } % des cas; après « { $move } », dans { $other_percent } %.
    }

## Donner et concéder

reason-tysiac-makes = Si tu joues, tu fais { $contract } dans { $percent } % des cas.
reason-tysiac-cheaper-gift = Tu donnes { $points } avec { $card_acc }; avec { $other_acc }, tu donnerais { $other_points }.
reason-tysiac-long-suit =
    { $suit ->
        [s] Tes { $count } piques restent ensemble.
        [h] Tes { $count } cœurs restent ensemble.
        [d] Tes { $count } carreaux restent ensemble.
       *[c] Tes { $count } trèfles restent ensemble.
    }
reason-tysiac-completes = Mais { $card_acc } pourrait donner { $marriage } à { $name } ({ $points }).
reason-tysiac-unseen-talons = Personne n’a vu aucun des deux talons : l’un vaut l’autre.
reason-tysiac-concede-costs =
    { $others ->
        [1] Concéder te coûte { $points } et donne { $award } à l’autre.
       *[other] Concéder te coûte { $points } et donne { $award } à chacun des autres.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Concéder ne te coûte rien et donne { $award } à l’autre; manquer le contrat coûte { $contract }.
       *[other] Concéder ne te coûte rien et donne { $award } à chacun des autres; manquer le contrat coûte { $contract }.
    }

## Annonces et contrats

reason-tysiac-opening = Tu dois ouvrir les enchères, et { $points } suffit.
reason-tysiac-no-marriage = Tu n’as pas de mariage : les cartes seules rapportent { $points } en tout, et il te faudrait annoncer { $least }.
reason-tysiac-holds = Tu as { $marriage } ({ $points }).
reason-tysiac-aces =
    { $count ->
        [one] Tu as { $count } as.
       *[other] Tu as { $count } as.
    }
reason-tysiac-barrel = { $name } est sur le baril et gagne la partie avec un contrat réussi de { $points } ou plus.
reason-tysiac-leaves-barrel = Sur le baril, seul un contrat de { $points } ou plus fait gagner.
reason-tysiac-wins = Avec { $contract } réussi, tu arrives à { $total } et gagnes la partie.
reason-tysiac-raise = Tu réussis { $contract } dans { $percent } % des cas, { $other_contract } dans { $other_percent } %; le plus haut rapporte plus.
reason-tysiac-raise-free = Tu réussis { $contract } aussi souvent que { $other_contract }, dans { $percent } % des cas, et ça rapporte plus.
reason-tysiac-no-raise = Tu réussis { $contract } dans { $percent } % des cas, { $other_contract } seulement dans { $other_percent } %.
