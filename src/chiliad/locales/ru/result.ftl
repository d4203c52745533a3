### Конец раздачи и партии, одним предложением

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] Вы победили с перевесом в { $points } очко.
               [few] Вы победили с перевесом в { $points } очка.
              *[many] Вы победили с перевесом в { $points } очков.
            }
       *[other]
            { $points ->
               [one] { $name } побеждает с перевесом в { $points } очко.
               [few] { $name } побеждает с перевесом в { $points } очка.
              *[many] { $name } побеждает с перевесом в { $points } очков.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] Всё решил марьяж: очков { $points } при заказе { $contract }, из них за марьяжи { $marriages }.
       *[other] { $name }: дело решили марьяжи, { $marriages } из { $points } очков при заказе { $contract }.
    }
