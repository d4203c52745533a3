### L’arène : la force des robots, les uns contre les autres.

help-arena-players = les robots, chacun comme NOM ou NOM@LIMITE (greedy, strong@50ms, expert@nodes:2000); deux noms là où il y a plus de places : un du premier contre le second à toutes les autres
help-arena-blocks = combien de blocs, chacun avec les mêmes cartes dans toutes les dispositions; sinon, 100
help-arena-out = le dossier où écrire les parties; la même commande continue une mesure interrompue
help-arena-sprt = arrêter dès qu’on sait si la part du premier robot est d’au plus P0, ou d’au moins P1 (de 0 à 1); --blocks est alors le maximum
help-arena-less-luck = retirer la chance du résultat : évaluer chaque événement par autant de simulations ({ $nodes } suffisent); l’intervalle devient environ deux fois plus court
help-arena-svg = dessiner le résultat dans ce fichier
help-arena-ladder = ne rien jouer : dessiner ces résultats, des fichiers de ce que --json a écrit, dans le fichier de --svg

## What can be wrong with it

wrong-arena-count = nomme deux robots, ou un pour chacune des { $seats } places, pas { $found }
bad-share = « { $text } » n’est pas une part : écris un nombre de 0 à 1, comme 0.35
shares-not-in-order = la première part de --sprt doit être plus petite que la seconde
arena-other-run = { $path } vient d’une autre mesure : pour la continuer, le jeu, les règles, les robots et la graine doivent être les mêmes
no-arena-result = { $path } n’est pas un résultat de chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } partie est déjà dans le dossier.
       *[other] { $count } parties sont déjà dans le dossier.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player } : { $share } % (de { $low } à { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = { $player } a échoué dans la partie { $match }, qui compte comme inachevée : { $reason }
arena-head = { $game }. Blocs : { $blocks }, parties : { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player } : a gagné { $share } % des parties (95 % : de { $low } à { $high }), points par donne { $points } (95 % : de { $points_low } à { $points_high }).
# $stakes, $low, $high (String) with their sign and fraction
arena-stakes = { $player } : { $stakes } petites mises par partie (95 % : de { $low } à { $high }).
arena-less-luck = { $player } sans la chance : { $share } % (95 % : de { $low } à { $high }); la variance est { $ratio } de celle du résultat.
arena-equal = Un robot aussi fort que les autres gagne { $equal } %.
arena-per-seat = Le robot { $player } a plusieurs places : ses chiffres sont ceux d’une seule.
arena-unfinished =
    { $count ->
        [one] { $count } partie est restée inachevée, et personne ne la gagne.
       *[other] { $count } parties sont restées inachevées, et personne ne les gagne.
    }
arena-sprt =
    { $decided ->
        [high] Décidé (blocs : { $blocks }) : { $player } gagne { $high } % ou plus, et non { $low } % ou moins.
        [low] Décidé (blocs : { $blocks }) : { $player } gagne { $low } % ou moins, et non { $high } % ou plus.
       *[no] Pas décidé (blocs : { $blocks }) : { $player } gagne peut-être { $low } % ou moins, ou { $high } % ou plus.
    }
arena-picture = { $game } : parties gagnées (blocs : { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Parties gagnées par le premier robot : { $games }
arena-legend = Point : part des parties gagnées. Ligne : intervalle à 95 %. Pointillés : force égale.
