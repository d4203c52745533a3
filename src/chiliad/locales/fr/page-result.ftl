### La fin d’une donne et d’une partie, en une phrase

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Tes cartes dans cette donne
       *[other] { $name } : cartes de cette donne
    }
page-report-link = Retour sur la partie
