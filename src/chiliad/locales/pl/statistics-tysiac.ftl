### Liczby z gry w Tysiąca.

figure-tysiac-declared = Rozdania w roli rozgrywającego
figure-tysiac-made = Zrobione kontrakty
figure-tysiac-declarer-score = Wynik rozgrywającego
figure-tysiac-declarer-points = Zrobione punkty rozgrywającego
figure-tysiac-defender-score = Wynik obrońcy
figure-tysiac-defender-points = Zrobione punkty obrońcy
figure-tysiac-sitter-score = Wynik podczas pauzy
figure-tysiac-marriages = Zameldowane pary
figure-tysiac-aces = Zameldowane cztery asy
figure-tysiac-barrel = Wejścia na beczkę
figure-tysiac-barrel-fallen = Spadki z beczki
figure-tysiac-locked = Wejścia w próg
figure-tysiac-golden = Zrobione złote rozdania
figure-tysiac-blind = Zrobione odzywki w ciemno
grid-contracts = { $game }: kontrakty według wysokości
grid-contracts-corner = Kontrakt
grid-contracts-row =
    { $high ->
        [0] { $low } i więcej
       *[other] { $low }–{ $high }
    }
grid-contracts-all = Wszystkie
grid-made = Zrobione
grid-failed = Niezrobione
grid-conceded = Bomby
