### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = affiche chaque décision et ce qu’elle a coûté d’après le robot, pas le rapport

report-head =
    { $deals ->
        [one] Chance et décisions dans une donne.
       *[other] Chance et décisions dans { $deals } donnes.
    } Un point est un pour cent de chances de gagner la partie.
# $expected, $result (Number) points
report-seat = { $name } : on attendait { $expected } points, le résultat est de { $result }.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part } : { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part } : { $points } ± { $error }; en petites mises { $stakes } ± { $stakes_error }.
report-part-unsure = { $part } : trop petit pour le dire.
report-luck-deal = Chance de la donne
report-luck-draws = Chance des cartes suivantes
report-luck-draws-tysiac = Chance du talon
report-luck-draws-mille = Chance de la pioche
report-luck-hidden = Chance des cartes cachées
report-own-slips = Ses décisions
report-others-slips = Décisions des autres
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Ses décisions qui ont coûté 5 points ou plus : { $five }; 10 ou plus : { $ten }; 15 ou plus : { $fifteen }.
report-moments = Les moments importants pour { $name } :
report-no-moments = Aucune décision de { $name } n’a coûté un point à coup sûr.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Donne { $deal }, { $place } : « { $played } » a coûté { $loss } ± { $error } points.
# $hands, $other (Number) of 100
report-better = « { $better } » gagne la partie dans { $hands } cas sur 100, « { $played } » dans { $other }.
report-better-makes = Avec « { $better } », le contrat de { $contract } est réussi dans { $hands } donnes sur 100; avec « { $played } », dans { $other }.
report-place-auction = enchères
report-place-talon = talon
report-place-trick = levée { $number }
report-place-turn = tour { $number }
report-chances = Chances de gagner la partie, en points :
report-chances-start = avant la première donne
report-chances-after = après la donne { $deal }
# $chances (String) the players with their points
report-chances-line = { $when } : { $chances }
report-chance = { $name } { $points }
