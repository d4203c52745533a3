### The arena: how strong bots are against one another.

help-arena-players = boty, każdy jako NAZWA albo NAZWA@LIMIT (greedy, strong@50ms, expert@nodes:2000); dwie nazwy, gdy miejsc jest więcej: jeden bot pierwszy przeciw drugiemu na wszystkich innych
help-arena-blocks = ile bloków, każdy z tymi samymi kartami przy wszystkich rozmieszczeniach; domyślnie 100
help-arena-out = katalog na zapisy; to samo polecenie kontynuuje przerwany pomiar
help-arena-sprt = kończy, gdy tylko wiadomo, czy udział pierwszego bota wynosi najwyżej P0, czy co najmniej P1 (od 0 do 1); --blocks jest wtedy górną granicą
help-arena-less-luck = odejmuje szczęście od wyniku: każde zdarzenie wycenia w tylu symulacjach (wystarczy { $nodes }); przedział skraca się mniej więcej o połowę
help-arena-svg = rysuje wynik w tym pliku
help-arena-ladder = nic nie rozgrywa: rysuje te wyniki, czyli pliki z tym, co wypisało --json, w pliku z --svg

## What can be wrong with it

wrong-arena-count = podaj dwa boty albo po jednym na każde miejsce (miejsc: { $seats }), a nie { $found }
bad-share = „{ $text }” nie jest udziałem: wpisz liczbę od 0 do 1, na przykład 0.35
shares-not-in-order = pierwszy udział w --sprt musi być mniejszy niż drugi
arena-other-run = { $path } należy do innego pomiaru: żeby go kontynuować, gra, zasady, boty i ziarno muszą być te same
no-arena-result = { $path } nie jest wynikiem polecenia chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } partia jest już w katalogu.
        [few] { $count } partie są już w katalogu.
       *[many] { $count } partii jest już w katalogu.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share }% (od { $low } do { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = { $player } zawiódł w partii { $match }, która liczy się jako niedokończona: { $reason }
arena-head = { $game }. Bloki: { $blocks }, partie: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: wygrane { $share }% partii (95%: od { $low } do { $high }), punkty na rozdanie: { $points } (95%: od { $points_low } do { $points_high }).
arena-stakes = { $player }: { $stakes } małych stawek na partię (95%: od { $low } do { $high }).
arena-less-luck = { $player } bez szczęścia: { $share }% (95%: od { $low } do { $high }); wariancja to { $ratio } wariancji wyniku.
arena-equal = Bot równie silny jak pozostałe wygrywa { $equal }%.
arena-per-seat = Bot { $player } ma kilka miejsc: jego liczby dotyczą jednego z nich.
arena-unfinished =
    { $count ->
        [one] { $count } partia pozostała niedokończona i nikt jej nie wygrał.
        [few] { $count } partie pozostały niedokończone i nikt ich nie wygrał.
       *[many] { $count } partii pozostało niedokończonych i nikt ich nie wygrał.
    }
arena-sprt =
    { $decided ->
        [high] Rozstrzygnięte (bloki: { $blocks }): { $player } wygrywa { $high }% lub więcej, a nie { $low }% lub mniej.
        [low] Rozstrzygnięte (bloki: { $blocks }): { $player } wygrywa { $low }% lub mniej, a nie { $high }% lub więcej.
       *[no] Nierozstrzygnięte (bloki: { $blocks }): { $player } może wygrywać { $low }% lub mniej albo { $high }% lub więcej.
    }
arena-picture = { $game }: wygrane partie (bloki: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Partie wygrane przez pierwszego bota: { $games }
arena-legend = Kropka: udział wygranych partii. Linia: przedział 95%. Kreski: równa siła.
