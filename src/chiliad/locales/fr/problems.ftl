# Problèmes : décisions dont le meilleur coup est connu (chiliad problems, et à la table).

command-problems = problèmes dont le meilleur coup est connu : résoudre, lister, créer, vérifier
    .long = Problèmes dont le meilleur coup est connu. « chiliad problems JEU » te les pose l’un après l’autre; avec le mot list, make ou check avant le nom du jeu, il les liste, les crée ou les vérifie.
help-problems-words = un mot ({ $words }) ou aucun, puis le jeu : { $known }
help-problems-theme = seulement les problèmes de ce thème; « chiliad problems list JEU » les nomme
help-problems-level = seulement les problèmes dont ce niveau est le plus faible à les résoudre
help-problems-file = les problèmes de ce fichier au lieu de ceux du jeu
help-problems-count = make : combien de problèmes
help-problems-seed = make : un nombre dont dépendent toutes les donnes et tous les choix
help-problems-out = make : le fichier; s’il a déjà des problèmes de la même commande, elle continue à partir de là
metavar-file = FICHIER
problems-progress = problèmes

problems-of-another-command = { $path } a des problèmes créés par une autre commande
unknown-theme =
    il n’y a pas de thème « { $text } », seulement : { $known }{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }
unknown-level =
    il n’y a pas de niveau « { $text } », seulement : { $known }{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] Il n’y a pas de tels problèmes de { $game }.
        [one] { $count } problème de { $game } :
       *[other] { $count } problèmes de { $game } :
    }
problems-of = { $name } : { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }) : { $count }
problem-proof-proved = prouvés
problem-proof-judged = jugés
problems-checked =
    { $count ->
        [one] { $count } problème vérifié;
       *[other] { $count } problèmes vérifiés;
    } { $faults ->
        [0] tout est juste
        [one] { $faults } erreur
       *[other] { $faults } erreurs
    }
problems-solved-by = { $bot } en résout { $count } ({ $percent } %)
problem-fault-decision = { $id } : l’enregistrement ne finit pas avant une décision à trois coups ou plus
problem-fault-greedy = { $id } : le robot greedy trouve le meilleur coup
problem-fault-proof = { $id } : d’autres coups sont prouvés
problem-fault-judgement = { $id } : un autre coup est jugé le meilleur, ou aucun
problem-fault-theme = { $id } : le thème est un autre

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = Il n’y a pas de tels problèmes de { $game }.
problems-greeting =
    { $count ->
        [one] { $count } problème de { $game }; résolus : { $solved }.
       *[other] { $count } problèmes de { $game }; résolus : { $solved }.
    }
problems-greeting-help = Trouve le meilleur coup et écris-le comme à la table; « aide » énumère les coups, « indice » dit le thème, « q » quitte.
problems-all-done = Tous les problèmes de ce genre ont été posés. Ceux que tu as manqués reviendront la prochaine fois.
problems-left = Tu en as résolu { $solved } sur { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Problème { $id }. Le niveau « { $level } » le résout.
problem-hint = Le thème : { $theme }.
problem-ask-next = Entrée : le problème suivant; c : toutes les cartes; q : quitter.
problem-right = C’est juste.
problem-wrong = Ce n’est pas le meilleur coup.
problem-best =
    { $count ->
        [one] Le meilleur coup : { $moves }.
       *[other] N’importe lequel de ces coups est le meilleur : { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Tes cartes : { $cards }
       *[other] { $name } : { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = C’est prouvé : le contrat est réussi, quoi que les autres aient en main et jouent. Aucun autre coup ne l’assure.
problem-known-proved-fails = C’est prouvé : le contrat échoue, quoi que les autres aient en main et jouent. Aucun autre coup ne l’assure.
problem-known-judged-makes = Dans 95 % des mains que les autres peuvent avoir, aucun autre coup ne fait mieux; chacun des autres réussit le contrat dans au moins 50 mains de moins sur 100.
problem-known-judged-fails = Dans 95 % des mains que les autres peuvent avoir, aucun autre coup ne fait mieux; après chacun des autres, le contrat échoue dans au moins 50 mains de moins sur 100.
problem-known-gift = En donnant les bonnes cartes, le contrat est réussi dans au moins 95 % des mains que les autres peuvent avoir. Concéder ne rapporte rien.
problem-known-concede = Quoi que tu donnes, le contrat échoue dans au moins 95 % des mains que les autres peuvent avoir.
problem-known-wins = C’est prouvé : la partie peut être gagnée à ce tour, quoi que l’autre ait en main. Aucun autre coup ne le permet.
problem-known-points = C’est le meilleur coup dans au moins 95 % des mains que l’autre peut avoir, d’au moins 10 points en moyenne.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = déclarer le mariage
problem-theme-hold-marriage = garder le mariage pour plus tard
problem-theme-draw-trumps = faire tomber les atouts
problem-theme-cash-winner = prendre une levée sûre
problem-theme-give-up-lead = céder l’entame
problem-theme-take-trick = prendre la levée
problem-theme-cheapest-winner = avec quelle carte prendre la levée
problem-theme-hold-up = laisser la levée aux autres
problem-theme-points-to-partner = des points pour l’autre en défense
problem-theme-save-points = ne pas donner de points dans la levée
problem-theme-discard = de quelle carte se défaire
problem-theme-play-on = jouer plutôt que concéder
problem-theme-gifts = quelles cartes donner
problem-theme-concede = concéder une donne perdue
problem-theme-go-out = sortir et gagner
problem-theme-go-out-natural = sortir sans joker et gagner
problem-theme-take-pack = prendre la pile
problem-theme-draw = laisser la pile
problem-theme-up-card-two = prendre le 2 retourné
problem-theme-lay = étaler des cartes maintenant
problem-theme-twos = employer les 2
problem-theme-hold = garder des cartes en main
problem-theme-keep-two = garder le 2
problem-theme-keep-pair = garder la paire
problem-theme-dear-discard = se défaire d’une carte chère
problem-theme-safe-discard = jeter une carte dont l’autre ne peut rien faire
