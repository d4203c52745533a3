### La fin d’une donne et d’une partie, en une phrase

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] Tu gagnes par { $points } point.
              *[other] Tu gagnes par { $points } points.
            }
       *[other]
            { $points ->
               [one] { $name } gagne par { $points } point.
              *[other] { $name } gagne par { $points } points.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] C’est le mariage qui fait réussir le contrat : { $points } points pour { $contract }, dont { $marriages } en mariages.
       *[other] C’est le mariage qui fait réussir { $name } : { $points } points pour { $contract }, dont { $marriages } en mariages.
    }
