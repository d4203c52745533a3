### Lekcje przy stole w przeglądarce.

page-learn-link = Nauka gry w krótkich lekcjach: { $name }
page-learn-title = Nauka gry: { $name }
page-learn-lead =
    { $count ->
        [one] Jedna krótka lekcja przy stole. Grasz ty.
        [few] { $count } krótkie lekcje przy stole. Grasz ty; każda zajmuje od dwóch do czterech minut.
        [many] { $count } krótkich lekcji przy stole. Grasz ty; każda zajmuje od dwóch do czterech minut.
       *[other] { $count } krótkiej lekcji przy stole. Grasz ty; każda zajmuje od dwóch do czterech minut.
    }
page-learn-number = Lekcja { $number }:
page-learn-state =
    { $state ->
        [begun] Dalej
        [done] Ukończona
       *[new] Zacznij
    }
page-learn-all-done = Wszystkie lekcje ukończone. Każdą można powtórzyć.
table-lesson-title = { $game }, lekcja { $number }
table-lesson-heading = Lekcja { $number }: { $title }
table-lesson-step = { $step } z { $steps }
table-lesson-over = Koniec lekcji
table-lesson-next = Następna lekcja
table-lesson-play = Zagraj partię na poziomie „{ $level }”
table-lesson-key = { $key }: { $does }.
table-lesson-again = Zacznij od nowa
table-lesson-all = Wszystkie lekcje
table-lesson-skip = Pomiń tę lekcję
table-lesson-leave = Opuść lekcję
page-new-coach = Trener na pierwsze partie
page-new-coach-hint = Każda karta na twojej ręce pokazuje swoje punkty, a przed poważnym błędem pojawia się ostrzeżenie, raz na każdy rodzaj.
