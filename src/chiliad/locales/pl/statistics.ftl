### Liczby z wielu partii. Zmienne są objaśnione w en/statistics.ftl.

figures-of = { $game }: liczby
figures-corner = Co liczymy
figures-you = Ty
figures-others = Pozostali
figures-share = { $amount } z { $of } ({ $percent }%)
figures-part = { $amount } ({ $percent }%)
figures-rate =
    { $of ->
        [one] { $amount } na { $of } rozdanie
        [few] { $amount } na { $of } rozdania
       *[many] { $amount } na { $of } rozdań
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } rozdanie)
        [few] { $mean } ({ $of } rozdania)
       *[many] { $mean } ({ $of } rozdań)
    }
figures-bot = Bot, { $level }
figures-on-paper = { $name } (karta wyników)
figure-won = Wygrane partie
figure-score = Wynik w rozdaniu
figure-money = Wygrane na stawkach
grid-count = Liczba
figures-opponents = Przeciw każdemu z rywali
figures-opponent = Rywal
figures-you-won = Wygrane
figures-your-score = Własny wynik
figures-their-score = Wynik rywala
figures-paid = Kto komu zapłacił
figures-won-from = Wygrane
figures-lost-to = Przegrane
figures-settled = Otrzymane
figures-open = Do zapłaty
figures-months = Miesiąc po miesiącu
figures-month = Miesiąc
figures-stakes = Stawki
figures-no-day = Bez daty
