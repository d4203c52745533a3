### Krótko o grze w Tysiąca, przed numerowanymi zasadami. Zmienne są te same co w rules-tysiac.ftl.

guide-tysiac-aim =
    { $players ->
        [2]
            Zdobądź { $target } punktów przed przeciwnikiem. W każdym rozdaniu jeden gracz, rozgrywający, zobowiązuje
            się zdobyć pewną liczbę punktów przeciwko drugiemu.
        [4]
            Zdobądź { $target } punktów przed trzema przeciwnikami. W każdym rozdaniu rozdający pauzuje, a jeden z
            trzech pozostałych, rozgrywający, zobowiązuje się zdobyć pewną liczbę punktów, sam przeciwko dwom
            pozostałym.
       *[other]
            Zdobądź { $target } punktów przed dwoma przeciwnikami. W każdym rozdaniu jeden gracz, rozgrywający,
            zobowiązuje się zdobyć pewną liczbę punktów, sam przeciwko dwom pozostałym.
    }
guide-tysiac-steps = Rozdanie
guide-tysiac-step1 =
    { $opening ->
        [hundred]
            Licytacja: gracz siedzący za rozdającym licytuje 100. Pozostali licytują wyżej albo pasują. Ostatni, który
            został, jest rozgrywającym, a ostatnia odzywka kontraktem.
       *[any]
            Licytacja: gracz siedzący za rozdającym licytuje 100 lub więcej. Pozostali licytują wyżej albo pasują.
            Ostatni, który został, jest rozgrywającym, a ostatnia odzywka kontraktem.
    }
guide-tysiac-step2 =
    { $players ->
        [2]
            Musik: rozgrywający wybiera jeden z dwóch musików, pokazuje jego dwie karty i bierze je, odkłada dwie karty
            i może podnieść kontrakt.
        [4]
            Musik: rozgrywający pokazuje te trzy karty i bierze je, oddaje po jednej karcie każdemu z dwóch pozostałych
            grających i może podnieść kontrakt.
       *[other]
            Musik: rozgrywający pokazuje te trzy karty i bierze je, oddaje po jednej karcie każdemu z pozostałych i
            może podnieść kontrakt.
    }
guide-tysiac-step3 =
    { $must_trump ->
        [no]
            Lewy: trzeba dołożyć do koloru. Kto go nie ma, może zagrać dowolną kartę. Lewę bierze najstarszy atut, a bez
            atutu najstarsza karta koloru wyjścia; kto wziął lewę, wychodzi w następną.
       *[yes]
            Lewy: trzeba dołożyć do koloru. Kto go nie ma, musi zagrać atut, a bez atutu dowolną kartę. Lewę bierze
            najstarszy atut, a bez atutu najstarsza karta koloru wyjścia; kto wziął lewę, wychodzi w następną.
    } { $must_beat ->
        [yes] Kto może przebić najlepszą kartę na stole, musi to zrobić.
       *[no] {""}
    }
guide-tysiac-step4 =
    Meldunki: jeśli wychodzisz w lewę i masz króla i damę jednego koloru, możesz zameldować. To od razu daje punkty, a
    kolor staje się atutem.
guide-tysiac-note1 =
    Jeśli rozgrywający zrobi kontrakt, dodaje się go do jego sumy; jeśli nie, odejmuje się. Każdy obrońca zapisuje to, co
    sam zdobył, w zaokrągleniu do najbliższych { $step }.
guide-tysiac-note2 =
    { $endgame ->
        [lock]
            Mając { $locked } punktów lub więcej, jesteś za progiem: punkty zyskujesz już tylko jako rozgrywający, w
            obronie nie.
        [none] Beczki nie ma: punkty liczą się tak samo aż do wygranej.
       *[barrel]
            Mając { $barrel } punktów lub więcej, jesteś na beczce. Żeby stamtąd wygrać, trzeba zrobić kontrakt co
            najmniej 120 w jednym z trzech rozdań.
    }
guide-tysiac-note3 =
    { $barrel_required ->
        [yes] Suma { $target } wygrywa partię, ale tylko z beczki.
       *[no] Suma { $target } wygrywa partię.
    }

## Ile warte są karty

guide-tysiac-value-ace = asy
guide-tysiac-value-ten = dziesiątki: biją króle
guide-tysiac-value-king = króle
guide-tysiac-value-queen = damy
guide-tysiac-value-jack = walety
guide-tysiac-value-nine = dziewiątki
guide-tysiac-value-marriage-h = meldunek kier
guide-tysiac-value-marriage-d = meldunek karo
guide-tysiac-value-marriage-c = meldunek trefl
guide-tysiac-value-marriage-s = meldunek pik

## Rysunek

guide-tysiac-picture = Stół, jaki widzisz: gra się lewę. Musik leży tam w czasie licytacji.
guide-tysiac-zone-left-hand = Karty po lewej
guide-tysiac-zone-right-hand = Karty po prawej
guide-tysiac-zone-talon = Musik
guide-tysiac-zone-trick = Lewa
guide-tysiac-zone-hand = Twoje karty

## Przykłady: co się dzieje, mówi sam program

guide-tysiac-example-auction = Masz meldunek trefl, więc licytujesz wyżej niż pierwszy gracz.
    .title = Licytacja, musik i po karcie dla każdego
    .why =
        Ostatni, który został w licytacji, jest rozgrywającym (T7), bierze musik (T9), oddaje po karcie każdemu z
        pozostałych (T10) i może podnieść kontrakt albo zostawić go bez zmiany (T11).
guide-tysiac-example-marriage = Rozgrywasz i wychodzisz w drugą lewę, mając króla i damę kier.
    .title = Meldunek, który daje kontrakt
    .why =
        Meldunek liczy ci się od razu, choć lewę bierze ktoś inny (T16), a kiery są atutem już od tej lewy (T17). Na
        koniec punktów wystarcza na kontrakt: zapisujesz kontrakt i nic ponadto (T20).
guide-tysiac-example-failed = Rozgrywasz i meldujesz trefle. Potem tracisz prawie wszystkie lewy.
    .title = Kontrakt, który się nie udał
    .why = Punktów nie wystarcza na kontrakt, więc odejmuje się go w całości; pozostali zapisują swoje punkty (T20, T21).
guide-tysiac-example-conceded = Licytację otwierasz ty, a w musiku nie ma meldunku dla ciebie.
    .title = Bomba
    .why = Tym razem bomba nic rozgrywającego nie kosztuje; pozostali zapisują za nią punkty (T22). Punkty kosztuje dopiero co trzecia (T23).
guide-tysiac-example-barrel = Jesteś na beczce i rozgrywasz, mając meldunek pik.
    .title = Wygrana z beczki
    .why = Na beczce do wygranej prowadzi tylko zrobiony kontrakt co najmniej 120 (T26, T31).
