### Rama zbioru zasad. Jego punkty są w rules-*.ftl.

rulebook-title-mille = Zasady gry Mille
rulebook-title-tysiac = Zasady gry w Tysiąca

rulebook-intro =
    To są zasady w wariancie `{ $preset }`. Gdzie opcja lub inny wariant zmienia jakiś punkt, wiersz pod nim mówi, jak
    on wtedy brzmi.

    Ta strona powstaje z katalogów w `src/chiliad/locales` i z funkcji liczących wyniki. Zmień je, a potem zapisz ją na
    nowo przez `python -m chiliad.play.rulebook`.

rulebook-source = Źródło: { $source }

rulebook-with-option = Przy `{ $option } = { $value }`:
rulebook-with-options = Przy `{ $option } = { $value }` oraz `{ $option2 } = { $value2 }`:
rulebook-with-preset = W wariancie `{ $preset }`:
rulebook-also = (Tak samo z { $others }.)

rulebook-options = Opcje
rulebook-presets = Warianty

rulebook-option = Opcja
rulebook-values = Wartości
rulebook-default = Domyślnie
rulebook-paragraph = Punkt
rulebook-preset = Wariant
rulebook-range = od { $low } do { $high }

## Przykłady: liczby w tabelach są obliczane

rulebook-examples = Przykłady
rulebook-examples-intro = Jeśli nie podano inaczej, wariantem jest `{ $preset }`.

rulebook-example-mille-cards = Ile warte są karty (M2)
rulebook-example-mille-deals = Rozdania (M21 do M25)
rulebook-example-mille-payments = Wypłaty przy małej stawce 1 (M29 do M33)
rulebook-example-tysiac-cards = Karty od najstarszej do najmłodszej (T1, T2)
rulebook-example-tysiac-bids = Meldunki i najwyższa odzywka przy każdym bid_limit (T3, T8)
rulebook-example-tysiac-rounding = Co zapisuje obrońca (T21)
rulebook-example-tysiac-concessions = Bomby (T22)
rulebook-example-tysiac-totals = Od sumy do sumy (T20 do T31)

rulebook-card = Karta
rulebook-points = Punkty
rulebook-score = Wynik
rulebook-laid = Wyłożone grupy
rulebook-held = Zostało na ręce
rulebook-out = nic, wyjście z kart
rulebook-stars = Gwiazdki
rulebook-chapeaux = Kapelusze
rulebook-target = Cel
rulebook-winner-total = Suma wygranego
rulebook-loser-total = Suma przegranego
rulebook-winner-stars = Gwiazdki wygranego
rulebook-loser-chapeaux = Kapelusze przegranego
rulebook-marriages = Meldunki na ręce
rulebook-contract = Kontrakt
rulebook-defenders-get = Każdy obrońca zapisuje
rulebook-total-before = Suma przed
rulebook-deals-used = Zużyte rozdania na beczce
rulebook-role = Rola
rulebook-declarer = rozgrywający
rulebook-defender = obrońca
rulebook-total-after = Suma po
rulebook-outcome = Skutek
rulebook-wins = wygrywa
rulebook-on-barrel =
    { $used ->
        [0] na beczce
        [one] na beczce, zużyte { $used } rozdanie
        [few] na beczce, zużyte { $used } rozdania
       *[many] na beczce, zużyte { $used } rozdań
    }
rulebook-off-barrel = spada z beczki
