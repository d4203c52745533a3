### The end of a deal and of a match, in a sentence

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Ваші карти в цій роздачі
       *[other] { $name }: карти в цій роздачі
    }
page-report-link = Озирнутися на партію
