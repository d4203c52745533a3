### Podpowiedź dla gracza, który ma ruch: co zagrać i ile to jest warte.
### Zmienne są objaśnione w en/hint.ftl.

advice-move = Podpowiedź: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = Mówi to prosty bot, bez przeszukiwania: silny nie jest jeszcze gotowy.
advice-worth = Czego się spodziewać: { $worth }.
advice-match = wygrana partia w { $percent }%{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } przypadków
advice-make = kontrakt zrobiony w { $percent }%
advice-points =
    { $points ->
        [one] średnio { $points } punkt
        [few] średnio { $points } punkty
        [many] średnio { $points } punktów
       *[other] średnio { $points } punktu
    }
advice-column-match = Partia wygrana
advice-column-make = Kontrakt zrobiony
advice-column-points = Punkty
advice-cell-chance = { $percent }%{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
