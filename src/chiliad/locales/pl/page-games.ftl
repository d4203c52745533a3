### Moje gry i statystyki, na stronie. Zmienne są objaśnione w en/page-games.ftl.

my-filters = Co jest pokazane
my-game = Gra
my-game-all = Wszystkie gry
my-against = Rywal
my-against-all = Wszyscy
my-kind = Gdzie
my-kind-all = Stoły i karty wyników
my-kind-table = Stoły tutaj
my-kind-sheet = Karty wyników prawdziwych kart
my-list = Partie i wieczory
my-count =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }
my-none = Nie masz jeszcze żadnych gier. Rozegraj partię albo zapisuj wyniki gry prawdziwymi kartami i udostępnij je na żywo: będą tu na liście i w statystykach.
my-none-start = Rozegraj partię
my-none-such = Żadna z twoich gier nie jest taka.
my-show-all = Pokaż wszystko
my-elsewhere = Twoje gry są na innym urządzeniu? Przenieś tu swoje miejsce.
my-more = Pokaż starsze
my-place = Miejsce { $place } z { $count }
my-money = Stawki: { $money }
my-on = w toku
my-evening = Karty wyników, { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
my-evening-here = tylko na tym urządzeniu: udostępnij na żywo, by wliczyć do statystyk
my-evening-followed = wieczór, który śledzisz na tym urządzeniu; jeszcze trwa
my-won = { $name }: wygrane { $count }
my-statistics = Statystyki
my-counted =
    { $count ->
        [one] Z { $count } partii.
        [few] Z { $count } partii.
       *[many] Z { $count } partii.
    }
my-counting = Jeszcze w liczeniu: { $count }
my-no-figures = Liczby pojawią się, gdy skończy się jakaś partia.
my-chart = Partie według miesięcy
my-chart-won = wygrane
my-chart-other = niewygrane
