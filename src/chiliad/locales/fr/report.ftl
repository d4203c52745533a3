### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = affiche chaque décision et ce qu’elle a coûté d’après le robot, pas le rapport

report-head =
    { $deals ->
        [one] Chance et décisions dans une donne.
       *[other] Chance et décisions dans { $deals } donnes.
    } Un point est un pour cent de chances de gagner la partie.
report-about = Ce qu’on attendait, c’est la chance avant la première donne et ce que chaque donne change en moyenne. La chance aux cartes vaut 0 en moyenne. Pour les décisions, 0 est ce qu’aurait décidé un robot rapide : plus haut, c’est mieux; plus bas, c’est moins bien. La chance des cartes cachées dit de combien les décisions de tous ont mieux tourné qu’on ne pouvait le prévoir. Ce qu’a coûté une décision se compte à partir du meilleur coup.
# $expected, $result (Number) points
report-seat = { $name } : on attendait { $expected } points; le résultat est { $result }.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part } : { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part } : { $points } ± { $error }; en petites mises { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part } : { $points } ± { $error }; en petites mises, trop petit pour le dire.
report-part-unsure-stakes = { $part } : trop petit pour le dire; en petites mises { $stakes } ± { $stakes_error }.
report-part-unsure = { $part } : trop petit pour le dire.
report-part-zero = { $part } : 0.
report-luck-deal = Chance de la donne
report-luck-draws = Chance des cartes suivantes
report-luck-draws-tysiac = Chance du talon
report-luck-draws-mille = Chance de la pioche
report-luck-hidden = Chance des cartes cachées
report-own-slips = Ses décisions
report-others-slips = Décisions des autres
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Ses décisions qui ont coûté 5 points ou plus : { $five }; 10 ou plus : { $ten }; 15 ou plus : { $fifteen }.
report-bands-none = Ses décisions qui ont coûté 5 points ou plus : aucune.
report-moments = { $name } : voici les décisions qui t’ont coûté le plus.
report-no-moments = { $name } : aucune de tes décisions n’a coûté un point à coup sûr.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Donne { $deal }, { $place } : « { $played } » a coûté { $loss } ± { $error } points.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = Avec « { $better } », tu gagnes la partie dans { $hands } cas sur 100 au lieu de { $other }.
report-better-makes = Avec « { $better } », tu fais { $contract } dans { $hands } donnes sur 100 au lieu de { $other }.
report-better-stops = Avec « { $better } », le contrat de { $contract } chute dans { $hands } donnes sur 100 au lieu de { $other }.
report-place-auction = enchères
report-place-talon = talon
report-place-contract = contrat
report-place-trick = levée { $number }
report-place-turn = tour { $number }
report-chances = Chances de gagner la partie, en points :
report-chances-start = avant la première donne
report-chances-after = après la donne { $deal }
# $chances (String) the players with their points
report-chances-line = { $when } : { $chances }
report-chance = { $name } { $points }

## Plusieurs parties

many-head = { $game }, parties : { $matches }. Les nombres sont des points par partie : des centièmes de la chance de la gagner. Entre parenthèses : intervalle de 95 %.
many-player = { $name }, parties : { $matches }. On attendait { $expected } points.
many-part = { $part } : { $points } (de { $low } à { $high })
many-result = Résultat : { $points } (de { $low } à { $high })
many-less-luck = Résultat sans la chance : { $points } (de { $low } à { $high }); sa variance est { $ratio } de celle du résultat.
analyse-one-file = --deal, --decisions et --bots sont pour un seul fichier
