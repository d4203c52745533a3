### The end of a deal and of a match, in a sentence

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Your cards in this deal
       *[other] The cards of { $name } in this deal
    }
# A link on the result of a match
page-report-link = Look back at the match
