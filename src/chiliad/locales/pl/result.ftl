### Koniec rozdania i partii, w jednym zdaniu

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] Wygrywasz o { $points } punkt.
               [few] Wygrywasz o { $points } punkty.
              *[many] Wygrywasz o { $points } punktów.
            }
       *[other]
            { $points ->
               [one] { $name } wygrywa o { $points } punkt.
               [few] { $name } wygrywa o { $points } punkty.
              *[many] { $name } wygrywa o { $points } punktów.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] To dzięki meldunkowi: zdobyte { $points } przy kontrakcie { $contract }, w tym { $marriages } za meldunki.
       *[other] { $name } zawdzięcza to meldunkowi: zdobyte { $points } przy kontrakcie { $contract }, w tym { $marriages } za meldunki.
    }
