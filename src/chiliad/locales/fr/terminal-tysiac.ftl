### La table du Tysiac dans le terminal. Les variables sont celles de en/terminal.ftl et de en/terminal-tysiac.ftl.

## Ce qui se passe

tysiac-dealt-talon = Le talon est { $cards }, face cachée.
tysiac-bids =
    { $who ->
        [you] Tu annonces { $points }.
       *[other] { $name } annonce { $points }.
    }
tysiac-passes =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
tysiac-talon =
    { $who ->
        [you] Tu remportes les enchères à { $bid }. Le talon : { $cards }.
       *[other] { $name } remporte les enchères à { $bid }. Le talon : { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] Tu lances une bombe, à { $contract }.
               *[other] { $name } lance une bombe, à { $contract }.
            }
        [write_off]
            { $who ->
                [you] Tu abandonnes le contrat de { $contract }.
               *[other] { $name } abandonne le contrat de { $contract }.
            }
       *[other]
            { $who ->
                [you] Tu concèdes la donne, à { $contract }.
               *[other] { $name } concède la donne, à { $contract }.
            }
    }
tysiac-gives-you = { $name } te donne { $card_acc }.
tysiac-gives-hidden = { $name } donne une carte à { $receiver }.
tysiac-gives =
    { $who ->
        [you] Tu donnes { $card_acc } à { $receiver }.
       *[other] { $name } donne { $card_acc } à { $receiver }.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] Tu montes le contrat à { $points }.
               *[other] { $name } monte le contrat à { $points }.
            }
       *[no]
            { $who ->
                [you] Ton contrat est à { $points }.
               *[other] Contrat pour { $name } : { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] Tu entames avec { $card_acc }.
       *[other] { $name } entame avec { $card_acc }.
    }
tysiac-plays =
    { $who ->
        [you] Tu joues { $card_acc }.
       *[other] { $name } joue { $card_acc }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] Tu entames avec { $card_acc } et déclares le mariage de pique, { $points } points. Atout : pique.
               *[other] { $name } entame avec { $card_acc } et déclare le mariage de pique, { $points } points. Atout : pique.
            }
        [h]
            { $who ->
                [you] Tu entames avec { $card_acc } et déclares le mariage de cœur, { $points } points. Atout : cœur.
               *[other] { $name } entame avec { $card_acc } et déclare le mariage de cœur, { $points } points. Atout : cœur.
            }
        [d]
            { $who ->
                [you] Tu entames avec { $card_acc } et déclares le mariage de carreau, { $points } points. Atout : carreau.
               *[other] { $name } entame avec { $card_acc } et déclare le mariage de carreau, { $points } points. Atout : carreau.
            }
       *[c]
            { $who ->
                [you] Tu entames avec { $card_acc } et déclares le mariage de trèfle, { $points } points. Atout : trèfle.
               *[other] { $name } entame avec { $card_acc } et déclare le mariage de trèfle, { $points } points. Atout : trèfle.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] Tu fais la dernière levée, { $points } points : { $made } en tout.
               *[other] { $name } fait la dernière levée, { $points } points : { $made } en tout.
            }
       *[no]
            { $who ->
                [you] Tu fais la levée, { $points } points : { $made } jusqu’ici.
               *[other] { $name } fait la levée, { $points } points : { $made } jusqu’ici.
            }
    }

## Ce que rapporte une donne

tysiac-scored-made =
    { $who ->
        [you] Tu as fait { $points } avec un contrat de { $contract } : plus { $contract }.
       *[other] { $name } a fait { $points } avec un contrat de { $contract } : plus { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] Tu as fait { $points }, moins que le contrat de { $contract } : moins { $contract }.
       *[other] { $name } a fait { $points }, moins que le contrat de { $contract } : moins { $contract }.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Tu as lancé une bombe : aucun point.
               *[other] { $name } a lancé une bombe : aucun point.
            }
        [write_off]
            { $who ->
                [you] Tu as abandonné le contrat : aucun point.
               *[other] { $name } a abandonné le contrat : aucun point.
            }
       *[other]
            { $who ->
                [you] Tu as concédé : aucun point.
               *[other] { $name } a concédé : aucun point.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] Tu as fait { $points }, mais un contrat de { $contract } ne fait pas quitter le baril : aucun point.
       *[other] { $name } a fait { $points }, mais un contrat de { $contract } ne fait pas quitter le baril : aucun point.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] Tu es sur le baril, et le contrat n’était pas à toi : aucun point.
       *[other] { $name } est sur le baril, sans avoir eu le contrat : aucun point.
    }
tysiac-scored-award =
    { $who ->
        [you] Ta part de la concession : plus { $score }.
       *[other] Part de la concession pour { $name } : plus { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] Tu as fait { $points } en défense : plus { $score }.
       *[other] { $name } a fait { $points } en défense : plus { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] Tu as fait { $points } en défense, arrondi : plus { $score }.
       *[other] { $name } a fait { $points } en défense, arrondi : plus { $score }.
    }
tysiac-counted-concessions =
    { $who ->
        [you] Concession { $count } sur { $free }, sans pénalité.
       *[other] { $name } : concession { $count } sur { $free }, sans pénalité.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Pas un point : main vide { $count } sur { $free }, sans pénalité.
       *[other] Pas un point pour { $name } : main vide { $count } sur { $free }, sans pénalité.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] Une concession de trop : moins { $penalty } pour toi.
       *[other] Une concession de trop : moins { $penalty } pour { $name }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] Une main vide de trop : moins { $penalty } pour toi.
       *[other] Une main vide de trop : moins { $penalty } pour { $name }.
    }
tysiac-barrel-stops =
    { $who ->
        [you] Ton total s’arrête à { $total } : { $lost } de ces points ne comptent pas.
       *[other] Le total s’arrête à { $total } pour { $name } : { $lost } de ces points ne comptent pas.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] Te voilà sur le baril à { $total }, avec { $deals } donne pour gagner.
               *[other] Voilà { $name } sur le baril à { $total }, avec { $deals } donne pour gagner.
            }
       *[other]
            { $who ->
                [you] Te voilà sur le baril à { $total }, avec { $deals } donnes pour gagner.
               *[other] Voilà { $name } sur le baril à { $total }, avec { $deals } donnes pour gagner.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] Tu restes sur le baril, avec encore { $left } donne.
               *[other] { $name } reste sur le baril, avec encore { $left } donne.
            }
       *[other]
            { $who ->
                [you] Tu restes sur le baril, avec encore { $left } donnes.
               *[other] { $name } reste sur le baril, avec encore { $left } donnes.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] C’était ta dernière donne sur le baril : moins { $penalty }, et tu en tombes.
       *[other] C’était la dernière donne sur le baril pour { $name } : moins { $penalty }, et la chute.
    }
tysiac-barrel-left =
    { $who ->
        [you] Tu tombes du baril.
       *[other] { $name } tombe du baril.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] Quelqu’un d’autre prend le baril : moins { $penalty }, et tu en tombes.
       *[other] Quelqu’un d’autre prend le baril : moins { $penalty }, et { $name } en tombe.
    }

## Ce qui est visible

tysiac-table-dealer =
    { $who ->
        [you] Tu as donné.
       *[other] { $name } a donné.
    }
tysiac-table-passed =
    { $who ->
        [you] Tu as passé.
       *[other] { $name } a passé.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] Tu n’as encore rien annoncé.
               *[other] { $name } n’a encore rien annoncé.
            }
       *[other]
            { $who ->
                [you] Ton annonce : { $points }.
               *[other] { $name } a annoncé { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] Tu as le contrat, à { $points }. Le talon était { $cards }.
       *[other] { $name } a le contrat, à { $points }. Le talon était { $cards }.
    }
tysiac-table-trump =
    { $suit ->
        [s] Atout : pique.
        [h] Atout : cœur.
        [d] Atout : carreau.
        [c] Atout : trèfle.
       *[none] Il n’y a pas encore d’atout.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] Tu as fait { $points } et tu as { $count } carte en main.
               *[other] { $name } a fait { $points } et a { $count } carte en main.
            }
       *[other]
            { $who ->
                [you] Tu as fait { $points } et tu as { $count } cartes en main.
               *[other] { $name } a fait { $points } et a { $count } cartes en main.
            }
    }
tysiac-table-empty = Il n’y a aucune carte sur la table.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] Sur la table : { $items }. Atout : pique.
        [h] Sur la table : { $items }. Atout : cœur.
        [d] Sur la table : { $items }. Atout : carreau.
        [c] Sur la table : { $items }. Atout : trèfle.
       *[none] Sur la table : { $items }. Sans atout.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] Tu es sur le baril, avec encore { $left } donne.
               *[other] { $name } est sur le baril, avec encore { $left } donne.
            }
       *[other]
            { $who ->
                [you] Tu es sur le baril, avec encore { $left } donnes.
               *[other] { $name } est sur le baril, avec encore { $left } donnes.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] Tes concessions gratuites : { $concessions } sur { $free }. Tes mains vides : { $empty } sur { $free }.
       *[other] Concessions gratuites pour { $name } : { $concessions } sur { $free }. Mains vides : { $empty } sur { $free }.
    }

## La feuille de score

tysiac-sheet-ended =
    { $how ->
        [made] réussi
        [failed] manqué
       *[conceded] concédé
    }
tysiac-sheet-declarer = au contrat
tysiac-sheet-locked = total bloqué
tysiac-sheet-barrel =
    { $left ->
        [one] sur le baril, encore { $left } donne
       *[other] sur le baril, encore { $left } donnes
    }
# C comme concession.
tysiac-sheet-concession-sign = C
tysiac-sheet-concessions =
    { $count ->
        [0] une concession qui a coûté des points
        [one] { $count } concession
       *[other] { $count } concessions
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] une main vide qui a coûté des points
        [one] { $count } main vide
       *[other] { $count } mains vides
    }
legend-made = contrat réussi
legend-failed = contrat manqué
legend-conceded = concédé
# À côté d’un chiffre souligné.
legend-declarer = le score du preneur
legend-barrel = sur le baril : un trait par donne qui reste
legend-concessions = concessions jusqu’ici; ! a coûté des points
legend-empty_hands =
    { $how ->
        [tricks] mains vides jusqu’ici, donnes sans aucune levée; la troisième (!) coûte { $penalty }
       *[points] mains vides jusqu’ici, donnes sans aucun point; la troisième (!) coûte { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Le baril : on ne dépasse { $barrel } qu’en gagnant. Qui est dessus a trois donnes pour réussir un contrat de 120 ou plus; sinon, 120 points sont perdus.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Tes cartes sont face cachée : tu peux annoncer { $points } à l’aveugle avant de les regarder.
       *[other] { $name } ne regarde pas encore ces cartes et peut annoncer { $points } à l’aveugle.
    }
tysiac-bids-blind =
    { $who ->
        [you] Tu annonces { $points } à l’aveugle.
       *[other] { $name } annonce { $points } à l’aveugle.
    }
tysiac-hand-seen =
    { $who ->
        [you] Tu regardes tes cartes : { $cards }.
       *[other] { $name } regarde ses cartes : { $cards }.
    }
tysiac-hand-looked-at = { $name } regarde maintenant ses cartes.
tysiac-redealt =
    { $who ->
        [you] Tu as les quatre neuf et demandes une nouvelle donne.
       *[other] { $name } a les quatre neuf et demande une nouvelle donne.
    }
tysiac-talon-golden =
    { $who ->
        [you] Donne d’or, sans enchères : ce qu’elle rapporte compte double. Tu as le contrat, à { $bid }. Le talon : { $cards }.
       *[other] Donne d’or, sans enchères : ce qu’elle rapporte compte double. { $name } a le contrat, à { $bid }. Le talon : { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] Tu remportes les enchères à { $bid }, à l’aveugle : le contrat compte double. Le talon : { $cards }.
       *[other] { $name } remporte les enchères à { $bid }, à l’aveugle : le contrat compte double. Le talon : { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] Tu entames avec { $card_acc } et déclares les quatre as, { $points } points.
       *[other] { $name } entame avec { $card_acc } et déclare les quatre as, { $points } points.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] La donne est annulée : personne ne marque rien, et tu donnes de nouveau.
       *[other] La donne est annulée : personne ne marque rien, et { $name } donne de nouveau.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] Tu as fait { $points } avec un contrat de { $contract }, qui compte double : plus { $score }.
       *[other] { $name } a fait { $points } avec un contrat de { $contract }, qui compte double : plus { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] Tu as fait { $points }, moins que le contrat de { $contract }, qui compte double : moins { $score }.
       *[other] { $name } a fait { $points }, moins que le contrat de { $contract }, qui compte double : moins { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] Tu as fait { $points } en défense; { $rounded } doublé : plus { $score }.
       *[other] { $name } a fait { $points } en défense; { $rounded } doublé : plus { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] Tu as lancé une bombe : moins { $points }.
               *[other] { $name } a lancé une bombe : moins { $points }.
            }
        [write_off]
            { $who ->
                [you] Tu as abandonné le contrat : moins { $points }.
               *[other] { $name } a abandonné le contrat : moins { $points }.
            }
       *[other]
            { $who ->
                [you] Tu as concédé : moins { $points }.
               *[other] { $name } a concédé : moins { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] Une première bombe ne te rapporte aucun point.
       *[other] Une première bombe ne rapporte aucun point à { $name }.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Ton total est bloqué, et le contrat n’était pas à toi : aucun point.
       *[other] Le total est bloqué pour { $name }, sans avoir eu le contrat : aucun point.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] C’était ta première bombe : une autre donnera { $award } à l’autre.
               *[other] C’était une première bombe pour { $name } : une autre donnera { $award } à l’autre.
            }
       *[other]
            { $who ->
                [you] C’était ta première bombe : une autre donnera { $award } à chacun des autres.
               *[other] C’était une première bombe pour { $name } : une autre donnera { $award } à chacun des autres.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] C’était ta première bombe : une autre te coûtera le contrat.
       *[other] C’était une première bombe pour { $name } : une autre coûtera le contrat.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Pas une levée : main vide { $count } sur { $free }, sans pénalité.
       *[other] Pas une levée pour { $name } : main vide { $count } sur { $free }, sans pénalité.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] Tu atteins { $reached }, mais on ne gagne que depuis le baril : ton total s’arrête à { $total }.
       *[other] { $name } atteint { $reached }, mais on ne gagne que depuis le baril : le total s’arrête à { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] C’est ta chute { $count } du baril; la chute { $most } ramène le total à 0.
       *[other] C’est la chute { $count } du baril pour { $name }; la chute { $most } ramène le total à 0.
    }
tysiac-fall-last =
    { $who ->
        [you] C’est ta chute { $count } du baril : ton total revient à 0.
       *[other] C’est la chute { $count } du baril pour { $name } : le total revient à 0.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] Ton total tombe juste sur { $total } : il revient à 0.
       *[other] Pour { $name }, le total tombe juste sur { $total } : il revient à 0.
    }
tysiac-locked =
    { $who ->
        [you] Ton total est maintenant bloqué : seuls tes propres contrats s’y ajoutent.
       *[other] Le total est maintenant bloqué pour { $name } : seuls ses propres contrats s’y ajoutent.
    }
tysiac-unlocked =
    { $who ->
        [you] Ton total n’est plus bloqué.
       *[other] Le total n’est plus bloqué pour { $name }.
    }
tysiac-table-blind =
    { $who ->
        [you] Ton annonce : { $points }, à l’aveugle.
       *[other] { $name } a annoncé { $points }, à l’aveugle.
    }
tysiac-table-doubled-blind = Le contrat a été annoncé à l’aveugle et compte double.
tysiac-table-doubled-golden = C’est une donne d’or : ce qu’elle rapporte compte double.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] Il reste { $left } donne d’or.
       *[other] Il reste { $left } donnes d’or.
    }
tysiac-standing-locked =
    { $who ->
        [you] Ton total est bloqué : seuls tes propres contrats s’y ajoutent.
       *[other] Le total est bloqué pour { $name } : seuls ses propres contrats s’y ajoutent.
    }
tysiac-standing-falls =
    { $who ->
        [you] Tes chutes du baril : { $count }; la chute { $most } ramène le total à 0.
       *[other] Chutes du baril pour { $name } : { $count }; la chute { $most } ramène le total à 0.
    }
tysiac-standing-concessions =
    { $who ->
        [you] Tes concessions gratuites : { $concessions } sur { $free }.
       *[other] Concessions gratuites pour { $name } : { $concessions } sur { $free }.
    }
tysiac-standing-empty =
    { $who ->
        [you] Tes mains vides : { $empty } sur { $free }.
       *[other] Mains vides pour { $name } : { $empty } sur { $free }.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = compte double
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] une chute du baril qui a ramené le total à 0
        [one] { $count } chute du baril
       *[other] { $count } chutes du baril
    }
legend-doubled = compte double : donne d’or ou à l’aveugle
legend-falls = chutes du baril jusqu’ici; ! a ramené le total à 0
legend-locked = total bloqué : seuls ses propres contrats s’y ajoutent
tysiac-sheet-rests = donne les cartes et ne joue pas
legend-rests = donne les cartes et ne joue pas

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = Le talon { $number } est { $cards }, face cachée.
tysiac-won =
    { $who ->
        [you] Tu as le contrat, à { $bid }, et choisis un des deux talons.
       *[other] { $name } a le contrat, à { $bid }, et choisit un des deux talons.
    }
tysiac-won-golden =
    { $who ->
        [you] Donne d’or, sans enchères : ce qu’elle rapporte compte double. Tu as le contrat, à { $bid }, et choisis un des deux talons.
       *[other] Donne d’or, sans enchères : ce qu’elle rapporte compte double. { $name } a le contrat, à { $bid }, et choisit un des deux talons.
    }
tysiac-won-blind =
    { $who ->
        [you] Tu remportes les enchères à { $bid }, à l’aveugle : le contrat compte double. Tu choisis un des deux talons.
       *[other] { $name } remporte les enchères à { $bid }, à l’aveugle : le contrat compte double, et choisit un des deux talons.
    }
tysiac-takes =
    { $who ->
        [you] Tu prends le talon { $number } : { $cards }.
       *[other] { $name } prend le talon { $number } : { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] Tu écartes { $card_acc }, face cachée.
       *[other] { $name } écarte { $card_acc }, face cachée.
    }
tysiac-lays-away-hidden = { $name } écarte une carte, face cachée.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] Les cartes hors jeu te rapportent { $points } de plus : { $made } en tout.
       *[other] Les cartes hors jeu rapportent { $points } de plus à { $name } : { $made } en tout.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] Tu ne jouais pas cette donne : aucun point.
       *[other] { $name } ne jouait pas cette donne : aucun point.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] Tu ne jouais pas cette donne ; pour le talon : plus { $score }.
       *[other] { $name } ne jouait pas cette donne ; pour le talon : plus { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] Tu ne jouais pas cette donne ; { $bonus } pour le talon et { $award } pour la concession : plus { $score }.
       *[other] { $name } ne jouait pas cette donne ; { $bonus } pour le talon et { $award } pour la concession : plus { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] Tu donnes les cartes et ne joues pas.
       *[other] { $name } donne les cartes et ne joue pas.
    }
tysiac-table-laid-away =
    { $who ->
        [you] Tu as écarté { $cards }.
       *[other] { $name } a écarté { $cards }.
    }
tysiac-score-declarer = Qui était le preneur : { $names } ?
    .brief = Preneur
tysiac-score-contract = Pour combien ?
    .brief = Contrat
tysiac-score-points = Points pour { $name }, cartes et mariages :
    .brief = { $name }
    .hint = Au choix : le reste des cartes, seul puis avec mariages.
tysiac-score-trick = Une levée au moins pour { $name } ? (oui, non)
    .brief = { $name }, levée
tysiac-score-talon = Les trois cartes du talon :
    .brief = Talon
