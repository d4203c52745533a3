### Koniec rozdania i partii, w jednym zdaniu

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Twoje karty w tym rozdaniu
       *[other] { $name }: karty w tym rozdaniu
    }
page-report-link = Spójrz na partię
