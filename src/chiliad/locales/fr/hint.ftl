### Un indice pour la personne qui doit jouer : quoi jouer, et ce que ça vaut.
### Les variables sont expliquées dans en/hint.ftl.

advice-move = Indice : { $move }.
advice-quick = C’est un bot simple qui le dit, sans recherche : le fort n’est pas encore prêt.
advice-worth = À quoi s’attendre : { $worth }.
advice-match = la partie est gagnée dans { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } des cas
advice-make = le contrat est réussi dans { $percent } %
advice-points =
    { $points ->
        [one] { $points } point en moyenne
       *[other] { $points } points en moyenne
    }
advice-column-match = Partie gagnée
advice-column-make = Contrat réussi
advice-column-points = Points
advice-cell-chance = { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
