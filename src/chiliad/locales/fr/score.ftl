### La feuille de score au terminal.

command-score = tenir le score d’un jeu avec de vraies cartes
    .long = Tient le score quand vous jouez avec de vraies cartes : demande qui a fait quoi à chaque donne, la compte selon les règles et l’écrit aussitôt dans un fichier. Toute donne précédente peut être corrigée; tout ce qui suit est compté de nouveau.
help-score-file = le fichier de la feuille, continué s’il existe; sans lui, un nouveau fichier dans le dossier de données
help-score-names = les joueurs dans le sens des aiguilles d’une montre, avec des virgules : Ala,Bo,Cem; sinon on les demande
score-help =
    Réponds à chaque question, ou à plusieurs à la fois avec des espaces. Un nombre peut être une somme : 10+15+20.
    À toute question : score, corriger 3, insérer 3, supprimer 3 (la donne de ce numéro), donneur 3 Bo, noms A,B,C, règles OPTION=VALEUR, retour, refaire, quitter.
verb-correct = corriger corrige
verb-insert = insérer insère
verb-remove = supprimer supprime
verb-dealer = donneur
verb-names = noms
verb-redo = refaire
verb-count = compter
score-name = Nom du joueur { $number }, dans le sens des aiguilles d’une montre :
# $names (String) les joueurs
score-first-dealer = Qui donne en premier : { $names } ?
score-player-again = Écris le nom d’un joueur ou son début : { $names }.
score-number-again = Écris un nombre ou une somme, comme 10+15+20.
score-yes-again = Écris oui ou non.
score-over = La partie est finie. Une commande, ou Entrée pour quitter :
score-not-understood = « { $text } » n’est pas une commande
score-which-deal = « { $text } » n’est pas le numéro d’une donne
score-nothing-to-undo = il n’y a rien à reprendre
score-nothing-to-redo = il n’y a rien à refaire
score-which-rules = Écris le nom de règles ou des options : règles kurnik step=10
score-rules-changed = Les règles sont changées.
score-who-dealt = Qui a donné : { $names }?
score-dropped = Rien n’a changé.
score-refused-deal = Rien n’a changé, à cause de la donne { $deal } : { $why }
score-changed = Donne { $deal }, { $name } : avant { $was }, maintenant { $now }.
score-changed-total = Total pour { $name } : avant { $was }, maintenant { $now }.
score-kept = La feuille est gardée dans { $path }.
score-input-ended = l’entrée est finie; la feuille est gardée dans { $path }
score-interrupted = interrompu; la feuille est gardée dans { $path }
score-verb-concede = Concédée
score-verb-blind = À l’aveugle
score-verb-redeal = Nulle : quatre 9
score-verb-blocked = Bloquée
score-verb-count = Compter les cartes
score-count-help = Écris chaque groupe, puis / et ce qui reste en main : KKK QQQs2 / 5 7. Seules Qs et Jd ont besoin d’une couleur. Entrée seule termine.
score-name-unusable = « { $name } » ne peut pas être ici un nom de joueur
score-enter-keeps = (Entrée : { $was })

## La feuille en d’autres mains

sheet-file-separator = ;
sheet-file-dealer = Donneur
sheet-file-declarer = Au contrat
sheet-file-ended = Résultat
sheet-file-score = { $name } : points
sheet-file-total = { $name } : total
sheet-file-notes = { $name } : remarques
sheet-summary = { $game } : { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Totaux : { $totals }.
