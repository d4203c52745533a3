### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = pokazuje każdą decyzję i jej koszt według obliczeń bota, a nie raport

report-head =
    { $deals ->
        [one] Szczęście i decyzje w { $deals } rozdaniu.
        [few] Szczęście i decyzje w { $deals } rozdaniach.
        [many] Szczęście i decyzje w { $deals } rozdaniach.
       *[other] Szczęście i decyzje w { $deals } rozdaniach.
    } Liczby to procenty szansy na wygranie partii.
report-about = Oczekiwanie to szansa przed pierwszym rozdaniem i to, co każde rozdanie zmienia średnio. Szczęście wynosi średnio 0. Przy decyzjach 0 to wybór szybkiego bota: więcej znaczy lepiej, mniej znaczy gorzej. Szczęście do ukrytych kart mówi, o ile lepiej wyszły decyzje wszystkich, niż dało się przewidzieć. Koszt decyzji liczy się od najlepszego ruchu.
# $expected, $result (Number) points
report-seat = { $name }: oczekiwano { $expected }%, wynik to { $result }%.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; w małych stawkach { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }; w małych stawkach za mało, by to stwierdzić.
report-part-unsure-stakes = { $part }: za mało, by to stwierdzić; w małych stawkach { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: za mało, by to stwierdzić.
report-part-zero = { $part }: 0.
report-luck-deal = Szczęście w rozdaniu kart
report-luck-draws = Szczęście do późniejszych kart
report-luck-draws-tysiac = Szczęście do talonu
report-luck-draws-mille = Szczęście w dobieraniu
report-luck-hidden = Szczęście do ukrytych kart
report-own-slips = Własne decyzje
report-others-slips = Decyzje innych
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Własne decyzje, które kosztowały 5% lub więcej: { $five }; 10 lub więcej: { $ten }; 15 lub więcej: { $fifteen }.
report-bands-none = Własne decyzje, które kosztowały 5% lub więcej: brak.
report-moments = { $name }: te decyzje kosztowały cię najwięcej.
report-no-moments = { $name }: żadna twoja decyzja nie kosztowała na pewno jednego procentu.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Rozdanie { $deal }, { $place }: „{ $played }” — koszt { $loss } ± { $error }%.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = Po „{ $better }” wygrywasz partię w { $hands }% przypadków zamiast w { $other }%.
report-better-makes = Po „{ $better }” robisz { $contract } w { $hands }% układów zamiast w { $other }%.
report-better-stops = Po „{ $better }” kontrakt { $contract } nie wychodzi w { $hands }% układów zamiast w { $other }%.
report-place-auction = licytacja
report-place-talon = talon
report-place-contract = kontrakt
report-place-trick = lewa { $number }
report-place-turn = kolejka { $number }
report-chances = Szanse na wygranie partii, w procentach:
report-chances-start = przed pierwszym rozdaniem
report-chances-after = po rozdaniu { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Wiele meczów

many-head = { $game }, meczów: { $matches }. Liczby to punkty na mecz: setne części szansy na jego wygranie. W nawiasach: przedział 95%.
many-player = { $name }, meczów: { $matches }. Oczekiwano { $expected } pkt.
many-part = { $part }: { $points } (od { $low } do { $high })
many-result = Wynik: { $points } (od { $low } do { $high })
many-less-luck = Wynik bez szczęścia: { $points } (od { $low } do { $high }); jego wariancja to { $ratio } wariancji wyniku.
analyse-one-file = --deal, --decisions i --bots są dla jednego pliku
