### The lessons at the terminal: chiliad learn.

command-learn = naucz się gry w pięciu krótkich lekcjach
    .long = Uczy gry w tym terminalu: pięć krótkich rozdań, w których ty wykonujesz ruchy. Bez nazwy gry pokazuje listę lekcji. Przerwij, kiedy chcesz: następnym razem zaczniesz w tym samym miejscu.
help-learn-game = gra ({ $known }); bez niej pokazuje się lista lekcji
help-learn-lesson = lekcja, jej numer albo nazwa; inaczej ta przerwana albo następna
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (ukończona)
        [begun] { $number }: { $title } (rozpoczęta)
       *[new] { $number }: { $title }
    }
lesson-begins = Lekcja { $number }: { $title }
lesson-help = Wpisz ?, żeby zobaczyć swoje ruchy, y po podpowiedź, h po swoją rękę, c po to, co leży na stole, r po zasady; pomiń, żeby przejść do następnej lekcji, powtórz, żeby zacząć od nowa, q, żeby wyjść.
lesson-hand =
    { $who ->
        [you] Masz: { $cards }.
       *[other] { $name } ma: { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = Wpisz: { $typed }
lesson-ask = Twój ruch:
# $moves (String) one or several
lesson-expects = Spróbuj tak: { $moves }.
lesson-no-undo = Tu nie trzeba niczego cofać: ruchu, którego lekcja nie oczekuje, nie wykonuje się.
lesson-left = Możesz wrócić kiedy indziej: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Następna: { $title }. (Enter, żeby iść dalej, q, żeby wyjść)
lessons-ended = To była ostatnia lekcja. Teraz zagraj: chiliad play { $game } --bots beginner
lessons-all-done = Wszystkie są ukończone. Żeby zobaczyć którąś jeszcze raz, wpisz jej numer: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = pomiń następna
verb-again = powtórz
