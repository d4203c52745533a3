### El final de una ronda y de una partida, en una frase

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Tus cartas en esta ronda
       *[other] Las cartas de { $name } en esta ronda
    }
page-report-link = Repasar la partida
