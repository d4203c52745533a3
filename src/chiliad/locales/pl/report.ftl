### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = pokazuje każdą decyzję i jej koszt według obliczeń bota, a nie raport

report-head =
    { $deals ->
        [one] Szczęście i decyzje w { $deals } rozdaniu.
        [few] Szczęście i decyzje w { $deals } rozdaniach.
        [many] Szczęście i decyzje w { $deals } rozdaniach.
       *[other] Szczęście i decyzje w { $deals } rozdaniach.
    } Liczby to procenty szansy na wygranie partii.
# $expected, $result (Number) points
report-seat = { $name }: oczekiwano { $expected } %, wyszło { $result } %.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; w małych stawkach { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: za mało, by to stwierdzić.
report-luck-deal = Szczęście w rozdaniu kart
report-luck-draws = Szczęście do późniejszych kart
report-luck-draws-tysiac = Szczęście do talonu
report-luck-draws-mille = Szczęście w dobieraniu
report-luck-hidden = Szczęście do ukrytych kart
report-own-slips = Własne decyzje
report-others-slips = Decyzje innych
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Własne decyzje, które kosztowały 5 % lub więcej: { $five }; 10 lub więcej: { $ten }; 15 lub więcej: { $fifteen }.
report-moments = { $name } — ważne chwile:
report-no-moments = { $name }: żadna decyzja nie kosztowała na pewno jednego procentu.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Rozdanie { $deal }, { $place }: „{ $played }” — koszt { $loss } ± { $error } %.
# $hands, $other (Number) of 100
report-better = „{ $better }” wygrywa partię w { $hands } przypadkach na 100, „{ $played }” w { $other }.
report-better-makes = Po „{ $better }” kontrakt { $contract } jest ugrany w { $hands } układach na 100, po „{ $played }” w { $other }.
report-place-auction = licytacja
report-place-talon = talon
report-place-trick = lewa { $number }
report-place-turn = kolejka { $number }
report-chances = Szanse na wygranie partii, w procentach:
report-chances-start = przed pierwszym rozdaniem
report-chances-after = po rozdaniu { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }
