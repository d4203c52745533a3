### The end of a deal and of a match, in a sentence

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] You win by { $points } point.
              *[other] You win by { $points } points.
            }
       *[other]
            { $points ->
               [one] { $name } wins by { $points } point.
              *[other] { $name } wins by { $points } points.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] The marriage made it: { $points } points with a contract of { $contract }, { $marriages } of them for marriages.
       *[other] The marriage made it for { $name }: { $points } points with a contract of { $contract }, { $marriages } of them for marriages.
    }
