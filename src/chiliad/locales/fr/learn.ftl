### The lessons at the terminal: chiliad learn.

command-learn = apprendre un jeu en cinq courtes leçons
    .long = Enseigne un jeu dans ce terminal : cinq courtes donnes où c’est toi qui joues. Sans nom de jeu, la commande donne la liste des leçons. Quitte quand tu veux : la prochaine fois, tu continues au même endroit.
help-learn-game = le jeu ({ $known }); sans lui, la liste des leçons
help-learn-lesson = une leçon, par son numéro ou son nom; sinon celle que tu as quittée, ou la suivante
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (faite)
        [begun] { $number }: { $title } (commencée)
       *[new] { $number }: { $title }
    }
lesson-begins = Leçon { $number } : { $title }
lesson-help = Tape ? pour tes coups, y pour un indice, h pour ta main, c pour ce qui est sur la table, r pour les règles; suivante pour la leçon suivante, recommencer pour repartir du début, q pour quitter.
lesson-hand =
    { $who ->
        [you] Tu as { $cards }.
       *[other] { $name } a { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = Tape : { $typed }
lesson-ask = Ton coup :
# $moves (String) one or several
lesson-expects = Essaie ceci : { $moves }.
lesson-no-undo = Ici, il n’y a rien à reprendre : un coup que la leçon n’attend pas n’est pas joué.
lesson-left = Tu peux continuer une autre fois : chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Ensuite : { $title }. (Entrée pour continuer, q pour quitter)
lessons-ended = C’était la dernière leçon. Maintenant, joue : chiliad play { $game } --bots beginner
lessons-all-done = Tu les as toutes faites. Pour en revoir une, tape son numéro : chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = suivante sauter
verb-again = recommencer
