### Ce qui peut clocher : une phrase par identifiant d’erreur, sans point final, pour pouvoir suivre un deux-points.
### Les variables sont expliquées dans en/errors.ftl.

## Des mots illisibles

bad-card = « { $text } » n’est pas une carte
hidden-card = une carte cachée (??) ne peut pas être ici
wrong-card-count =
    { $count ->
        [one] il faut { $count } carte ici, pas { $found }
       *[other] il faut { $count } cartes ici, pas { $found }
    }
bad-action = « { $text } » n’est pas une action
bad-seat = « { $text } » nomme une place qui n’existe pas, ou la sienne
bad-number = « { $text } » n’est pas un nombre
bad-rank = « { $text } » n’est pas un rang
bad-call = aucune annonce ni aucun contrat ne peut être de { $number }
unknown-language = il n’y a pas de langue « { $text } » ici, seulement : { $known }
unknown-bot =
    il n’y a pas de robot « { $text } » ici, seulement : { $known }{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }
unknown-game =
    il n’y a pas de jeu « { $game } » ici, seulement : { $known }{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }
broken-game = le jeu « { $game } » du paquet { $package } ne peut pas être chargé : { $reason }
broken-bot = le robot « { $bot } » du paquet { $package } ne peut pas être chargé : { $reason }
bad-budget = « { $text } » n’est pas une limite : écris 50ms pour une durée, ou nodes:20000 pour un nombre de positions
budget-too-large = personne n’attend un coup aussi longtemps : la limite est d’au plus { $milliseconds }ms, ou nodes:{ $nodes }
game-name-taken = il y a déjà un jeu « { $game } »
no-rollouts = il n’y a pas de simulations du jeu « { $game } » : son paquet n’en fournit pas
no-balance = le jeu « { $game } » n’a pas de bilan de chance et d’habileté : son paquet n’en contient pas
no-balance-of-seats = il n’y a pas de bilan de chance et d’habileté à { $seats }, seulement à { $valued }
no-whole-deal = aucune donne n’est encore finie : il n’y a rien à rapporter
balance-of-view = cet enregistrement est la vue d’une place : le bilan demande toutes les cartes
balance-of-typed = le résultat d’une donne a été noté sans ses cartes : le bilan demande toutes les cartes
no-arrays = il n’y a pas de tableaux de ce qu’une place observe au jeu « { $game } » : son paquet n’en fournit pas
no-problems = il n’y a pas de problèmes de { $game }
no-such-problem = ce problème n’existe pas
bad-problems = la ligne { $line } du fichier n’est pas un problème
problems-of-another-game = le fichier a des problèmes d’un autre jeu que { $game }
unknown-preset =
    il n’y a pas de variante « { $preset } » ici, seulement : { $known }{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }
unknown-option = il n’y a pas d’option « { $key } »; peut-être { $near }
bad-option-value = l’option { $key } ne peut pas être « { $value } », seulement : { $allowed }
options-disagree = les options { $key } = { $value } et { $other } = { $other_value } s’excluent

## Ce qui entoure le programme

extra-missing = il faut d’autres paquets pour cela : pip install "chiliad[{ $extra }]"
cannot-write = impossible d’écrire { $path } : { $reason }
worker-ended = un processus de cette commande a été arrêté de l’extérieur, peut-être faute de mémoire : moins de --workers en demandent moins
arena-worker-ended = un processus de cette mesure a été arrêté de l’extérieur, peut-être faute de mémoire : moins de --workers en demandent moins; la même commande continue avec les parties dans { $path }
cannot-read = impossible de lire le fichier : { $problem }
storage-unavailable = les tables ne peuvent être ni gardées ni lues : { $reason }
storage-newer = un Chiliad plus récent a écrit cette base de données (version { $found }; celui-ci connaît { $known }) : mets Chiliad à jour
storage-in-use = un autre Chiliad sert déjà cette base de données : arrête-le, ou donne une autre --database à celui-ci
restore-not-empty = cette base de données contient déjà des tables : donnes-en une vide, ou --force, qui les efface
no-backup = le fichier n’est pas une sauvegarde entière écrite par chiliad backup
cannot-listen = impossible de servir à { $address } : { $reason }
bad-database-url = une base de données se donne comme sqlite:////dossier/fichier.db ou postgresql://user:password@hote/nom

## Une partie enregistrée : le fichier et son en-tête

file-too-large =
    { $limit ->
        [one] le fichier est plus long que { $limit } octet
       *[other] le fichier est plus long que { $limit } octets
    }
bad-utf8 = le fichier n’est pas du texte UTF-8 : l’octet { $at } est faux
binary-file = ce n’est pas un fichier texte : le caractère { $at } est un zéro
bad-toml =
    { $line ->
        [0] le fichier n’est pas du TOML : { $text }
       *[other] le fichier n’est pas du TOML, ligne { $line } : { $text }
    }
toml-too-deep =
    { $limit ->
        [one] des tables, des listes ou des clés à points s’emboîtent sur plus de { $limit } niveau
       *[other] des tables, des listes ou des clés à points s’emboîtent sur plus de { $limit } niveaux
    }
toml-too-big = le fichier a plus de clés, de tables ou de valeurs qu’une partie enregistrée ne peut en avoir
bad-format = le format est « { $format } », et seul « { $wanted } » peut être lu
wrong-extension = le nom du fichier finit par { $extension } et devrait finir par { $wanted }
missing-key = il manque { $key }
bad-key =
    « { $key } » n’est pas une clé permise ici{ $near ->
        [none] {""}
       *[other] ; peut-être { $near }
    }
bad-type =
    { $wanted ->
        [string] { $key } doit être un texte entre guillemets
        [strings] { $key } doit être une liste de textes
        [number] { $key } doit être un nombre entier
        [numbers] { $key } doit être une liste de nombres entiers
        [table] { $key } doit être une table
       *[tables] { $key } doit être une liste de tables
    }
number-too-big = { $key } est hors limites : au plus { $limit }, positif ou négatif
wrong-number-count =
    { $wanted ->
        [one] { $key } doit avoir { $wanted } nombre, pas { $count }
       *[other] { $key } doit avoir { $wanted } nombres, pas { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] ce jeu se joue à { $wanted }, pas à { $count }
       *[other] ce jeu se joue à { $wanted }, pas à { $count }
    }
bad-name = le nom de la place { $seat } a plus de { $limit } caractères, ou des caractères qu’un nom ne peut pas avoir
too-many-deals =
    { $limit ->
        [one] une partie enregistrée a au plus { $limit } donne
       *[other] une partie enregistrée a au plus { $limit } donnes
    }

## Une partie enregistrée : une donne, ses chiffres, le résultat

game-is-over = la partie était finie avant cette donne : la place { $winner } a gagné
bad-dealer = il n’y a pas de place { $dealer } pour donner : ce jeu en a { $seats }
wrong-dealer = c’est à la place { $wanted } de donner, pas à la place { $dealer }
before-disagrees = dans before, { $key } est { $stated } et doit être { $wanted }
before-game-over = avant la donne, quelqu’un avait déjà gagné
before-inside-barrel = un total est dans la zone du baril, où il ne peut pas être avant une donne
before-bad-counter = un compteur a une valeur qu’il ne peut pas avoir avant une donne
before-barrel-shared = une seule personne peut être sur le baril
total-impossible = un tel total est impossible
counter-impossible = un tel nombre d’étoiles ou de chapeaux est impossible
game-over = avant la donne, quelqu’un avait déjà gagné
line-too-long =
    { $limit ->
        [one] la ligne est plus longue que { $limit } caractère
       *[other] la ligne est plus longue que { $limit } caractères
    }
comment-too-long =
    { $limit ->
        [one] le commentaire est plus long que { $limit } caractère
       *[other] le commentaire est plus long que { $limit } caractères
    }
deal-is-over = la donne était finie avant cette action
too-many-actions =
    { $limit ->
        [one] une donne a au plus { $limit } action
       *[other] une donne a au plus { $limit } actions
    }
broken-invariant = la position est impossible (contrôle { $number }) : merci de le signaler
deal-unfinished = seule la dernière donne peut s’arrêter en chemin
figures-too-early = { $key } ne peut être indiqué qu’une fois la donne finie
typed-and-actions = une donne a soit des coups, soit un résultat noté, pas les deux
no-deal-on-sheet = la feuille n’a pas de donne { $number } : elle en a { $count }
sheet-answer = « { $text } » ne répond pas à cette question
sheet-rest-unanswered = tout ce qui suit n’avait pas de réponse : donnez la réponse suivante
number-out-of-bounds = { $number } est hors limites : il faut un nombre de { $low } à { $high }
number-not-a-step = { $number } n’est pas un multiple de { $step }
no-such-evening = aucune soirée partagée n’a ce code
pen-elsewhere = quelqu’un d’autre a le crayon
evening-changed = la soirée a changé ailleurs entre-temps
evening-over = cette soirée est finie
sheet-deal-refused = donne { $deal } : { $why }
sheet-deal-played = la donne { $deal } a été jouée à une table : ni elle ni ce qui la précède ne peut être modifié
sheet-figure-missing =
    selon ces règles, il faut savoir { $figure ->
        [tricks] qui n’a fait aucune levée
        [talon] quelles cartes étaient au talon
       *[other] { $figure }
    }, et personne ne l’a noté (donnes : { $deals }) : retire-les, change les règles, puis entre-les de nouveau
record-begins-midway = cette partie enregistrée commence au milieu, et une feuille de score commence au début
sheet-empty = la feuille n’a encore aucune donne : ouvre plutôt une nouvelle table
sheet-record-refused =
    { $deal ->
        [0] Impossible d’ouvrir le fichier : { $why }
       *[other]
            { $action ->
                [0] Donne { $deal } : { $why }
               *[other] Donne { $deal }, ligne { $action } : { $why }
            }
    }
figures-needed = sans les chiffres de la donne, on ne peut pas savoir ce qui est caché
wrong-points = les points indiqués sont { $stated } et doivent être { $wanted }
wrong-scores = les scores indiqués sont { $stated } et doivent être { $wanted }
wrong-totals = les totaux indiqués sont { $stated } et doivent être { $wanted }
result-missing = la partie est finie, la place { $winner } a gagné, et le résultat manque
result-too-early = la partie n’est pas finie et n’a pas de résultat
wrong-winner = la place gagnante indiquée est { $stated } et doit être { $wanted }
bad-stakes = la grosse mise, { $large }, doit valoir { $times } fois la petite, { $small }
wrong-payment = le paiement indiqué est { $stated } et doit être { $wanted }
already-redacted =
    { $seat ->
        [-1] cette partie enregistrée est la vue du public et ne peut être montrée à personne d’autre
       *[other] cette partie enregistrée est la vue de la place { $seat } et ne peut être montrée à personne d’autre
    }

## Une partie enregistrée : la preuve du brassage

bad-shuffle = le brassage n’a pas la forme « { $wanted } »
commitment-does-not-match = l’engagement n’est pas celui du secret : il y a { $stated } ici, et le secret donne { $wanted }
secret-not-shown = la partie est finie, et le secret de son brassage n’est pas montré
dealer-does-not-match = la place { $stated } a donné en premier, et le secret et les sels donnent la place { $wanted }
shuffle-does-not-match = il y a « { $stated } » ici, et le secret et les sels donnent « { $wanted } »

## Une partie

record-is-a-view = cette partie enregistrée est la vue d’une seule personne et ne peut pas être continuée
nobody-to-act = ce n’est à personne de jouer à la fin de cette partie enregistrée
hint-for-another = c’est à la place { $seat } de jouer, et cette partie enregistrée est la vue d’une autre place
match-over = la partie est finie
no-score-sheet = les donnes du jeu { $game } ne se comptent pas à partir de chiffres
match-stopped = la partie a été arrêtée avant la fin
deal-not-over = la donne n’est pas encore finie
no-deal-yet = aucune donne n’a encore commencé
deal-too-long =
    { $limit ->
        [one] une donne a au plus { $limit } action
       *[other] une donne a au plus { $limit } actions
    }
not-your-turn = c’est le tour de la place { $turn }, pas de la place { $seat }

## Les refus des deux jeux

no-such-action = cette action n’existe pas
deal-over = la donne est finie
not-in-play = seule une position du jeu de la carte peut être résolue, quand une place doit jouer une carte
only-three-solved = seules les donnes d’une partie à trois peuvent être résolues
not-in-hand = la place { $seat } n’a pas { $card }
not-dealt-yet = les cartes ne sont pas encore toutes distribuées
deal-done = les cartes sont distribuées
deal-line-order =
    { $expected ->
        [talon] maintenant, on distribue le talon
        [up] maintenant, on distribue la carte qui commence la pile
       *[other] maintenant, on distribue la main de la place { $expected }
    }

## Les refus du Mille

chance-to-draw = il faut d’abord que vienne la carte piochée
not-for-chance = il n’y a maintenant aucune carte à distribuer ni à piocher
not-in-stock = il ne reste plus de carte { $card } dans la pioche
must-draw-first = la place { $seat } doit d’abord piocher ou prendre la pile
already-drew = la place { $seat } a déjà pioché à ce tour
nothing-to-draw = il n’y a plus rien à piocher
stalemate = personne n’a étalé de carte depuis que la pioche a été faite de la pile, alors on ne rebrasse pas la pile
not-blocked = la donne n’est pas bloquée : il y a des cartes à piocher
pack-empty = il n’y a aucune carte dans la pile
no-pair =
    { $needed ->
        [one] pour prendre { $card }, la place { $seat } doit étaler { $needed } carte de son rang de sa main
       *[other] pour prendre { $card }, la place { $seat } doit étaler { $needed } cartes de son rang de sa main
    }
no-uptwo = on ne prend ainsi qu’un 2 retourné, quand on n’a pas donné, et au premier tour
not-taking = personne n’est en train de prendre la pile
wild-cannot-take = aucun 2 ne peut remplacer une carte de rang { $rank } quand on prend la pile
take-incomplete =
    { $needed ->
        [one] il faut d’abord étaler { $needed } carte de rang { $rank } avec celle du dessus de la pile
       *[other] il faut d’abord étaler { $needed } cartes de rang { $rank } avec celle du dessus de la pile
    }
must-pick-up = la place { $seat } doit d’abord prendre le reste de la pile dans sa main
set-incomplete =
    { $needed ->
        [one] le groupe de rang { $rank } doit d’abord avoir { $needed } carte
       *[other] le groupe de rang { $rank } doit d’abord avoir { $needed } cartes
    }
set-needs-three =
    { $needed ->
        [one] un nouveau groupe de rang { $rank } demande { $needed } carte, et la main n’en a pas assez
       *[other] un nouveau groupe de rang { $rank } demande { $needed } cartes, et la main n’en a pas assez
    }
wild-in-twos = dans le groupe des 2, un 2 ne sert pas de joker
wild-needs-natural = un groupe de rang { $rank } doit avoir une carte de ce rang avant qu’un joker s’y joigne
closed-set = le groupe de rang { $rank } a ses huit cartes et n’accepte plus de joker
too-many-wilds =
    { $most ->
        [one] un groupe peut avoir au plus { $most } joker
       *[other] un groupe peut avoir au plus { $most } jokers
    }
wrong-rank = { $card } ne peut pas aller dans un groupe de rang { $rank }
which-set-is-meant = { $card } peut aller dans plus d’un groupe : nomme son rang
bad-set = « { $text } » n’est pas un groupe
bad-hand = la place { $seat } doit avoir des cartes si elle n’est pas sortie, et aucune si elle est sortie
too-many-copies = il n’y a que deux cartes { $card }

## Les refus du Tysiac

card-dealt-twice = { $card } est distribué deux fois
auction-not-over = les enchères ne sont pas encore finies
auction-over = les enchères sont finies
must-open =
    { $exact ->
        [yes] la place { $seat } doit ouvrir à { $least }
       *[no] la place { $seat } doit ouvrir à { $least } ou plus
    }
bid-too-low = l’annonce doit être de { $least } ou plus
bid-not-a-step = les annonces sont des multiples de { $step }
bid-over-limit = avec cette main, la place { $seat } peut annoncer au plus { $limit }
concede-too-late = une donne ne peut être concédée qu’avant de donner la première carte
concede-on-barrel = sur le baril, une donne ne peut pas être concédée
must-give-first = la place { $seat } doit d’abord donner une carte à chacune des autres
must-take-first = la place { $seat } doit d’abord prendre l’un des deux talons
taken-already = un talon a déjà été pris
must-lay-first = la place { $seat } doit d’abord écarter deux cartes
laying-over = deux cartes ont déjà été écartées
no-such-talon = il y a deux talons, 1 et 2
giving-over = les cartes sont données
given-already = la place { $receiver } a déjà reçu une carte
must-name-contract = la place { $seat } doit d’abord fixer le contrat
contract-named = le contrat est fixé
contract-below-bid = le contrat ne peut pas être plus bas que l’annonce, { $least }
contract-not-a-step = les contrats sont des multiples de { $step }
contract-over-limit = le contrat est d’au plus { $limit }
marriage-not-leading = un mariage ne se déclare qu’à l’entame d’une levée
marriage-first-trick = rien ne peut se déclarer à l’entame de la première levée
marriage-other-card = un mariage se déclare avec son roi ou sa dame, pas avec { $card }
marriage-not-held = la place { $seat } n’a pas le roi et la dame de cette couleur
must-follow-suit =
    { $suit ->
        [s] la place { $seat } a { $held } et doit fournir à pique
        [h] la place { $seat } a { $held } et doit fournir à cœur
        [d] la place { $seat } a { $held } et doit fournir à carreau
       *[c] la place { $seat } a { $held } et doit fournir à trèfle
    }
must-trump =
    { $suit ->
        [s] la place { $seat } a { $held } et doit couper à pique
        [h] la place { $seat } a { $held } et doit couper à cœur
        [d] la place { $seat } a { $held } et doit couper à carreau
       *[c] la place { $seat } a { $held } et doit couper à trèfle
    }
must-beat = la place { $seat } a { $held } et doit battre { $best }
opening-is-hundred = la première mise est de { $least } exactement
no-four-nines = seul un joueur qui a reçu les quatre neuf peut demander une nouvelle donne
not-first-call = une nouvelle donne ne se demande qu’à sa première parole
blind-not-offered = on ne peut pas miser à l’aveugle dans cette donne
concession-off = avec ces règles, on ne peut pas concéder une donne
contract-fixed = cette donne doit se jouer pour { $least }
no-four-aces = seul celui qui a les quatre as peut les annoncer

## La table sur le web

no-guest = personne n’est connu ici par cela : choisis d’abord un nom
no-seat-here = tu n’as pas de place à cette table
no-such-table = cette table n’existe pas
no-such-link = ce lien ou ce code ne mène nulle part, ou plus maintenant
no-such-step = il n’y a pas d’étape { $number } d’où commencer, seulement de { $first } à { $last }
no-deal-there = il n’y a pas de donne { $number } ici, seulement { $count }
no-such-page = cette page n’existe pas
page-not-built = la page n’est pas construite; voir docs/serve.md
too-many-tables = tu as { $limit } tables qui ne sont pas finies : finis-en une, ou arrête-la
server-full = ce serveur a autant de tables qu’il peut en porter ({ $limit }); réessaie un peu plus tard
too-many-streams = cette table est ouverte à trop d’endroits ({ $limit })
too-many-requests = trop de requêtes : { $limit } par minute sont permises; attends un instant
too-much-talk = c’est assez pour l’instant : { $limit } phrases par minute sont permises; attends un instant
header-too-large = l’en-tête de la requête dépasse { $limit } ko
request-too-slow = la requête n’est pas arrivée à temps
too-many-connections = trop de connexions viennent de ton réseau ({ $limit }) : ferme des pages, ou attends un instant
server-busy = le serveur a autant à faire qu’il peut en porter; réessaie dans un instant
table-too-long = le journal de cette table est devenu trop long pour continuer
table-asleep = la table n’a pas pu être écrite à l’instant; réessaie
table-unreadable = la table { $table } ne peut pas être relue
late-command = le jeu a continué entre-temps
revision-unknown = la table n’a pas encore la révision { $number }, seulement { $last }
another-tab = cette table est ouverte dans un onglet plus récent, et c’est lui qui joue maintenant
table-full = toutes les places sont prises
seat-taken = la place { $seat } est prise
name-taken = quelqu’un s’appelle déjà { $name } ici : choisis un autre nom
name-cannot-stand = « { $text } » ne peut pas être un nom ici : de une à 40 lettres, sans accolades, et pas bot:
bad-seats =
    { $count ->
        [one] une table nomme { $count } place : une « me », les autres « open » ou « bot: » et un robot
       *[other] une table nomme { $count } places : une « me », les autres « open » ou « bot: » et un robot
    }
host-only = seule la personne qui a ouvert la table peut faire cela
match-not-begun = la partie n’a pas commencé
nothing-to-undo = il n’y a plus rien à reprendre
undo-asked-already = les autres ont déjà reçu la demande
undo-refused = ce coup reste : la demande de le reprendre a été refusée ou retirée
undo-needs-all = tout le monde doit être là pour accepter cela
nobody-asks-to-undo = personne ne te demande de reprendre un coup
unknown-lesson = il n’y a pas de leçon « { $lesson } », seulement : { $known }
no-lessons = il n’y a pas encore de leçons pour { $game }
lesson-free = ici, joue ce que tu veux : tous les coups sont bons
lesson-waits = tu ne peux pas jouer maintenant dans cette leçon
hint-no-choice = un indice n’aide que si tu as le choix
coach-warns = ton entraîneur t’avertit : envoie le coup de nouveau pour le faire quand même
hint-in-lesson = les indices sont pour les parties : dans une leçon, le texte au-dessus des cartes dit quoi faire
lesson-other-move = cette leçon attend un autre coup
lesson-changed = cette leçon n’est plus celle que tu as commencée : Chiliad en a une version plus récente. Recommence-la
hint-asked-already = les autres ont déjà reçu la demande d’indices
hint-refused = les indices ont été refusés; tu peux les redemander à la prochaine donne
hint-needs-all = tout le monde doit être là pour accepter les indices
hint-not-ready = l’indice n’est pas encore prêt : redemande-le dans un instant
nobody-asks-for-hints = personne ne te demande des indices
no-vote = il n’y a rien à voter
unknown-choice = « { $text } » n’est pas un choix ici, seulement : { $known }
unknown-phrase = il n’y a pas de phrase « { $text } » ici, seulement : { $known }
stop-alone-only = une partie avec d’autres personnes ne peut pas être arrêtée par une seule : quitte-la, et un robot continue
stand-in-plays = un robot tient ta place; dis d’abord que te revoilà
match-not-over = la partie n’est pas finie
report-on-a-part = cette partie n’a pas de rapport : elle continuait une autre partie, dont d’autres ont peut-être joué les premières donnes
report-without-workers = ce serveur ne fait pas de rapports : il n’a pas de processus pour cela
report-failed = le rapport sur cette partie n’a pas pu être fait; la panne est notée
commitment-gone = cet engagement n’est pas connu, ou a déjà servi : demandes-en un nouveau
commitment-needed = nomme l’engagement auquel répond ce sel : POST /api/commitments en donne un
commitment-differs = cette table repose sur un autre engagement : demande-le et choisis un nouveau sel
client-too-old = cette page est plus ancienne que le serveur : recharge-la (un programme : parle la version { $protocol } du protocole)
protocol-unknown = ce serveur parle la version { $protocol } du protocole
wrong-origin = cela vient de la page d’un autre site
method-not-allowed = cela ne se fait pas de cette façon ici
request-too-large = la requête est trop grosse
not-json = la requête n’est pas du JSON
bad-request = la requête ne peut pas être comprise : { $text }
internal-fault = quelque chose a mal tourné ici; c’est noté, et rien n’a changé

## Devices

no-such-device = tu n’as pas cet appareil
bad-page = « { $text } » n’est pas le début d’une page de la liste
no-such-device-link = ce lien ne sert plus : crées-en un autre sur ton autre appareil
# $name (String) the guest
same-guest-already = cet appareil est déjà à { $name }
# $mine (String) who one is here, $name (String) whose seat it is
another-guest = sur cet appareil, tu es { $mine }, et cette place est celle de { $name } : dis d’abord si les deux doivent n’en faire qu’un
# $count (Number) tables
both-at-one-table =
    { $count ->
        [one] les deux sont assis à la même table, on ne peut donc pas les réunir
       *[other] les deux sont assis aux mêmes { $count } tables, on ne peut donc pas les réunir
    }
# $limit (Number) devices
too-many-devices = cela ferait plus de { $limit } appareils : déconnectes-en d’abord un
# $text (String) the word
recovery-word-unknown = « { $text } » n’est le mot d’aucun code de secours : vérifie l’orthographe
# $count (Number) words
recovery-words-count = un code de secours, c’est { $count } mots de notre liste : vérifie l’orthographe
no-such-recovery-code = personne n’a ce code de secours : un plus récent l’a peut-être remplacé
passkeys-not-offered = à cette adresse, il n’y a pas de clés d’accès
passkey-too-late = cela a pris trop de temps, ou la réponse a déjà été donnée : réessaie
passkey-refused = cette réponse de la clé d’accès ne compte pas ici : réessaie
passkey-cloned = on dirait que quelqu’un se sert d’une copie de cette clé d’accès ; elle ne laisse donc entrer personne : supprime-la sur un appareil où tu es connecté
no-such-passkey = cette clé d’accès ne mène nulle part ici : elle a peut-être été supprimée
passkey-known = cette clé d’accès est déjà gardée ici
# $limit (Number) passkeys
too-many-passkeys = cela ferait plus de { $limit } clés d’accès : supprimes-en d’abord une
push-not-offered = ce serveur n’avertit pas quand aucune page n’est ouverte
push-address = ce n’est pas l’adresse d’un service de notifications
# $name (String) the guest
forget-name-differs = pour qu’on t’oublie, confirme avec ton nom : { $name }
