### The end of a deal and of a match, in a sentence

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] Ви перемогли з перевагою в { $points } очко.
               [few] Ви перемогли з перевагою у { $points } очки.
              *[many] Ви перемогли з перевагою в { $points } очок.
            }
       *[other]
            { $points ->
               [one] { $name } перемагає з перевагою в { $points } очко.
               [few] { $name } перемагає з перевагою у { $points } очки.
              *[many] { $name } перемагає з перевагою в { $points } очок.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] Усе вирішив марʼяж: очок { $points } на замовленні { $contract }, із них за марʼяжі { $marriages }.
       *[other] { $name }: усе вирішив марʼяж, очок { $points } на замовленні { $contract }, із них за марʼяжі { $marriages }.
    }
