### Конец раздачи и партии, одним предложением

# $who (String) you, or other with $name (String): above the cards that this seat has played
page-result-played =
    { $who ->
        [you] Ваши карты в этой раздаче
       *[other] { $name }: карты в этой раздаче
    }
page-report-link = Оглянуться на партию
