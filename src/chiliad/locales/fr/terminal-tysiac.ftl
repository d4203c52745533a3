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
    { $who ->
        [you] Tu concèdes la donne, à { $contract }.
       *[other] { $name } concède la donne, à { $contract }.
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
    { $who ->
        [you] Tu as concédé : aucun point.
       *[other] { $name } a concédé : aucun point.
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
        [you] Tu as brassé.
       *[other] { $name } a brassé.
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

## La feuille de pointage

tysiac-sheet-ended =
    { $how ->
        [made] réussi
        [failed] manqué
       *[conceded] concédé
    }
tysiac-sheet-declarer = au contrat
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
legend-declarer = le pointage du preneur
legend-barrel = sur le baril : un trait par donne qui reste
legend-concessions = concessions jusqu’ici; ! a coûté des points
legend-empty_hands = mains vides jusqu’ici; ! a coûté des points
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Le baril : on ne dépasse { $barrel } qu’en gagnant. Qui est dessus a trois donnes pour réussir un contrat de 120 ou plus; sinon, 120 points sont perdus.
