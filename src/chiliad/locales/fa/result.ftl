### پایان یک دور و یک بازی در یک جمله

# $who (String) you, or other with $name (String): who has won the match; $points (Number) more than the next
match-margin =
    { $who ->
        [you]
            { $points ->
               [one] با { $points } امتیاز بیشتر بردید.
              *[other] با { $points } امتیاز بیشتر بردید.
            }
       *[other]
            { $points ->
               [one] { $name } با { $points } امتیاز بیشتر برد.
              *[other] { $name } با { $points } امتیاز بیشتر برد.
            }
    }
# $points (Number) the declarer has made, $marriages (Number) of them for marriages, $contract (Number)
tysiac-made-by-marriages =
    { $who ->
        [you] زوج کار را تمام کرد: { $points } امتیاز با قرارداد { $contract }، که { $marriages } امتیاز آن از زوج است.
       *[other] زوج کار را برای { $name } تمام کرد: { $points } امتیاز با قرارداد { $contract }، که { $marriages } امتیاز آن از زوج است.
    }
