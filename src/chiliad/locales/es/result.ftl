### El final de una ronda y de una partida, en una frase

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] Ganas por { $points } punto.
              *[other] Ganas por { $points } puntos.
            }
       *[other]
            { $points ->
               [one] { $name } gana por { $points } punto.
              *[other] { $name } gana por { $points } puntos.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] El casamiento lo ha logrado: { $points } puntos con un contrato de { $contract }, { $marriages } de ellos por casamientos.
       *[other] El casamiento se lo ha dado a { $name }: { $points } puntos con un contrato de { $contract }, { $marriages } de ellos por casamientos.
    }
