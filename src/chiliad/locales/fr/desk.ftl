### La table dans le navigateur et dans le terminal : ce qu’on demande, ce que disent les boutons, d’où vient une limite.
### Les variables sont expliquées dans en/desk.ftl.

## Ce qu’on demande au Tysiac

desk-ask-opening = Tu dois ouvrir les enchères. Annonce de { $low } à { $high }.
desk-ask-opening-only = Tu dois ouvrir les enchères. Annonce { $points }.
desk-ask-bid = Annonce de { $low } à { $high }, ou passe.
desk-ask-bid-only = Annonce { $points }, ou passe.
desk-ask-pass = Tu peux seulement passer : ta main ne permet pas d’annoncer plus haut.
desk-ask-give =
    { $concession ->
        [bomb] Donne une carte à chacun des autres, ou lance une bombe.
        [write_off] Donne une carte à chacun des autres, ou abandonne le contrat.
       *[other] Donne une carte à chacun des autres, ou concède.
    }
desk-ask-give-only = Donne une carte à chacun des autres.
desk-ask-give-other = Maintenant, une carte pour { $receiver }.
desk-ask-talon = Choisis un talon, 1 ou 2; personne n’en a vu aucun.
desk-ask-lay-away =
    { $concession ->
        [bomb] Écarte deux cartes, face cachée, ou lance une bombe.
        [write_off] Écarte deux cartes, face cachée, ou abandonne le contrat.
       *[other] Écarte deux cartes, face cachée, ou concède.
    }
desk-ask-lay-away-only = Écarte deux cartes, face cachée.
desk-ask-lay-away-other = Écarte encore une carte.
desk-ask-contract = Fixe le contrat, de { $low } à { $high }.
desk-ask-contract-only = Fixe le contrat : { $points }.
desk-ask-lead = À toi d’entamer : joue n’importe quelle carte.
desk-ask-lead-marriage = À toi d’entamer : joue n’importe quelle carte, ou déclare un mariage avec son roi ou sa dame.
desk-ask-play = C’est à toi de jouer.
desk-ask-only = Une seule carte est permise : { $card_acc }.

## Ce qu’on demande au Mille

desk-ask-draw = Pioche une carte.
desk-ask-take = Pioche une carte, ou prends la pile avec { $top_acc } sur le dessus.
desk-ask-take-or-blocked = Il n’y a plus rien à piocher. Prends la pile avec { $top_acc } sur le dessus, ou finis la donne.
desk-ask-take-or-stalemate = La pioche est vide, et personne n’a étalé de carte depuis que la pile a été brassée. Prends la pile avec { $top_acc } sur le dessus, ou finis la donne.
desk-ask-two = Pioche une carte, ou prends dans ta main { $top_acc }, la carte retournée.
desk-ask-two-or-take = Pioche une carte, prends dans ta main { $top_acc }, la carte retournée, ou prends-la avec une paire de 2.
desk-ask-blocked = Il n’y a plus rien à piocher : la donne finit ici.
desk-ask-stalemate = La pioche est vide, et personne n’a étalé de carte depuis que la pile a été brassée : la donne finit ici.
desk-ask-complete = Complète d’abord le groupe des { $rank }.
desk-ask-meld = Étale des cartes, ou jettes-en une pour finir ton tour.
desk-ask-discard = Jette une carte pour finir ton tour.

## Ce que disent les boutons

desk-pass = Passer
desk-concede = Concéder
desk-bomb = Lancer une bombe
desk-write-off = Abandonner le contrat
desk-bid = Annoncer { $points }
desk-contract = Contrat { $points }
desk-give = Donner { $card_acc } à { $receiver }
desk-take-talon = Prendre le talon { $number }
desk-lay-away = Écarter { $card_acc }
desk-play = Jouer { $card_acc }
desk-marry = Déclarer le mariage avec { $card_acc } : { $points } points
desk-draw = Piocher une carte
desk-take = Prendre la pile avec { $cards }
desk-pick = Ramasser le reste de la pile
desk-uptwo = Prendre { $card_acc }, la carte retournée
desk-blocked = Finir la donne
desk-lay = Étaler { $cards }
desk-add = Ajouter aux { $rank } : { $cards }
desk-discard = Jeter { $card_acc }
## La fin d’une donne en quelques mots

desk-headline-made =
    { $who ->
        [you] Contrat réussi : +{ $points }
       *[other] { $name } a réussi le contrat : +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Contrat manqué : −{ $points }
       *[other] { $name } a manqué le contrat : −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Tu as lancé une bombe
               *[other] { $name } a lancé une bombe
            }
        [write_off]
            { $who ->
                [you] Tu as abandonné le contrat
               *[other] { $name } a abandonné le contrat
            }
       *[other]
            { $who ->
                [you] Tu as concédé la donne
               *[other] { $name } a concédé la donne
            }
    }
desk-headline-out =
    { $who ->
        [you] Tu sors : +{ $score }
       *[other] { $name } sort : +{ $score }
    }
desk-headline-blocked = La donne est bloquée
desk-left =
    { $who ->
        [you] Il te reste en main : { $cards }.
       *[other] Il reste en main à { $name } : { $cards }.
    }

## Ce que rapporterait une concession

desk-concede-bid = Tu renonces à ton annonce de { $contract }.
desk-concede-free =
    { $left ->
        [0] Ça ne te coûte rien; la prochaine coûte { $penalty }.
        [one] Ça ne te coûte rien; encore { $left } gratuite, puis une coûte { $penalty }.
       *[other] Ça ne te coûte rien; encore { $left } gratuites, puis une coûte { $penalty }.
    }
desk-concede-costs = Ça te coûte { $points } : ton total devient { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } ne reçoit rien : son total reste à { $total }.
       *[other] { $name } reçoit { $points } : son total devient { $total }.
    }
desk-concede-wins = { $name } gagne ainsi la partie.

## D’où vient la limite des annonces et des contrats

desk-why-opening = La première annonce est de { $least } ou plus.
desk-why-no-marriage = Sans mariage en main, la limite est { $limit }.
desk-why-marriages = Tu as { $marriages } : jusqu’à { $limit }.
desk-why-sum = Jusqu’à { $limit } : { $base } avec toute main + { $marriages }.
desk-why-most = Jusqu’à { $limit } : aucune main ne peut aller plus haut.
desk-why-free = Selon les règles de cette table, toute main peut aller jusqu’à { $limit }.
desk-why-bid-stands = Ta main ne permet pas plus que ce que tu as annoncé.
desk-marriage =
    { $suit ->
        [s] le mariage de pique
        [h] le mariage de cœur
        [d] le mariage de carreau
       *[c] le mariage de trèfle
    }
desk-and = { $list } et { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
# deux phrases, l’une après l’autre
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = Tu n’as pas encore regardé tes cartes. Annonce { $points } à l’aveugle, ou annonce { $least } et regarde-les.
desk-ask-redeal = Tu as les quatre neuf et peux demander une nouvelle donne.
desk-ask-contract-fixed = Le contrat reste à { $points } : fixe-le, puis entame.
desk-ask-lead-aces = À toi d’entamer : joue n’importe quelle carte, ou déclare les quatre as avec l’un d’eux.
desk-ask-lead-aces-or-marriage = À toi d’entamer : joue n’importe quelle carte, ou déclare les quatre as ou un mariage.
desk-blind = Annoncer { $points } à l’aveugle
desk-redeal = Demander une nouvelle donne
desk-aces = Déclarer les quatre as avec { $card_acc } : { $points } points
desk-headline-void = Nouvelle donne
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Ta { $count } carte reste face cachée jusqu’à ce qu’on surenchérisse sur ton annonce à l’aveugle ou que tu prennes le talon.
               *[other] Tes { $count } cartes restent face cachée jusqu’à ce qu’on surenchérisse sur ton annonce à l’aveugle ou que tu prennes le talon.
            }
       *[no]
            { $count ->
                [one] Ta { $count } carte est face cachée : tu peux annoncer à l’aveugle.
               *[other] Tes { $count } cartes sont face cachée : tu peux annoncer à l’aveugle.
            }
    }
desk-why-opening-exact = La première annonce est de { $least } exactement.
desk-why-golden = Une donne d’or se joue pour { $points }.
desk-why-blind = Une donne annoncée à l’aveugle se joue pour { $points }.
# As desk-marriage, in the same places.
desk-four-aces = les quatre as
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] Ça ne te coûte rien; une autre concession donnera { $award } à l’autre.
       *[other] Ça ne te coûte rien; une autre concession donnera { $award } à chacun des autres.
    }
desk-concede-first-home = Ça ne te coûte rien; une autre concession coûtera le contrat.
desk-concede-again = Ça ne te coûte rien.
desk-concede-becomes =
    { $who ->
        [you] Ton total devient { $total }.
       *[other] Le total devient { $total } pour { $name }.
    }
