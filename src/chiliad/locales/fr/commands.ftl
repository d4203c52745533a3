### La ligne de commande. Les variables sont expliquées dans en/commands.ftl.

about = Mille et Tysiac, deux jeux de cartes : y jouer, tenir le score, vérifier les parties enregistrées.
version = chiliad { $version }
usage-commands = chiliad [--lang LANGUE] COMMANDE …

help-usage = usage :
help-arguments = arguments
help-options = options
help-commands = commandes
help-more = chiliad COMMANDE --help explique chaque commande.
help-help = montrer cette page
help-version = montrer la version
help-lang = la langue à parler : { $known }; sinon, CHILIAD_LANG, ou celle du système
help-json = écrire du JSON, pour qu’un programme le lise
help-game = le jeu : { $known }
help-preset = les règles à suivre : { $presets }
help-option = une option des règles qui diffère de la variante, comme CLÉ=VALEUR; peut être répétée
help-workers = combien de processus travaillent en même temps; sinon, tous les cœurs
help-seed = un nombre dont dépend tout le hasard; le même donne les mêmes cartes
help-file = une partie enregistrée (.mille ou .tysiac), ou - pour l’entrée standard
help-files = des parties enregistrées (.mille ou .tysiac), des dossiers qui en contiennent, des motifs (*.mille), ou - pour l’entrée standard

metavar-lang = LANGUE
metavar-preset = VARIANTE
metavar-option = CLÉ=VALEUR
metavar-number = N
metavar-bots = NOMS
metavar-budget = LIMITE
metavar-name = NOM
metavar-seat = PLACE
metavar-folder = DOSSIER
metavar-points = POINTS
metavar-host = ADRESSE
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille
word-tysiac = tysiac

command-serve = ouvrir des tables de cartes dans le navigateur
    .long = Sert des tables de cartes aux navigateurs, jusqu’à Ctrl-C. Au départ, seul cet appareil peut y accéder, et les tables sont gardées dans un fichier à toi; docs/serve.md dit comment des amis peuvent venir.
command-play = jouer une partie dans ce terminal
    .long = Joue une partie contre des robots, ligne par ligne. Elle est gardée sur le disque à mesure qu’elle se joue; quitte quand tu veux, et la prochaine fois on te propose de la continuer. Avec --seed, --seat, --bots, --stakes ou une option des règles, une nouvelle partie commence plutôt.
command-rules = les règles d’un jeu, avec les options en vigueur
    .long = Écrit un jeu en bref et ses règles numérotées, telles qu’elles sont avec la variante et les options données.
help-rules-examples = écrire plutôt des exemples de jeu
help-rules-glossary = écrire plutôt les mots du jeu
help-rules-presets = écrire plutôt en quoi les variantes diffèrent
command-payout = ce que paie le perdant d’une partie de Mille
    .long = Calcule le paiement à la fin d’une partie de Mille à partir des totaux.
command-settle = le score d’une donne, à partir de chiffres
    .long = Lit les chiffres d’une donne en JSON sur l’entrée standard et écrit son score. Les formes sont dans docs/commands.md.
command-verify = vérifier des parties enregistrées en les rejouant
    .long = Rejoue chaque partie enregistrée et écrit "ok FICHIER", ou sa première faute : donne, action, raison. Si elle porte la preuve d’une distribution honnête, ses cartes doivent être celles que donnent son secret et ses sels. Le code de sortie n’est 0 que si toutes sont bonnes.
command-backup = sauvegarder toutes les tables du serveur dans un fichier
    .long = Sauvegarde toutes les tables, les invités et les parties dans un seul fichier, même pendant que le serveur tourne. Le fichier contient les secrets des distributions honnêtes : garde-le pour toi.
command-restore = ramener les tables d’une sauvegarde
    .long = Ramène toutes les tables d’une sauvegarde dans une base de données vide. Aucun serveur ne doit l’utiliser pendant ce temps.
command-replay = raconter une partie enregistrée
    .long = Raconte ce qui s’est passé dans une partie enregistrée, action par action.
command-sheet = la feuille de score d’une partie enregistrée
    .long = Écrit la feuille de score d’une partie enregistrée comme sur papier : points, totaux, marques, et qui paie qui.
command-stats = les chiffres des joueurs sur plusieurs parties enregistrées
    .long = Compte ce qu’on a fait dans ces parties : parties gagnées, scores, contrats ou étoiles et le reste. Avec --player, compare aussi une personne à chaque adversaire.
command-redact = une partie telle qu’une place peut la voir
    .long = Écrit une partie enregistrée avec ?? pour chaque carte qu’une place, ou le public, n’a pas vue.
command-solve = ce que vaut chaque carte quand on les connaît toutes
    .long = Écrit à quoi mène chaque action permise si toutes les cartes sont connues et que tout le monde joue de son mieux. Ça dit ce que valait une position, pas ce qu’on pouvait en voir.
command-selfplay = faire jouer des parties entières aux robots
    .long = Fait jouer des parties aux robots et enregistre chacune, à partir de DOSSIER/000001. La même graine écrit les mêmes octets, peu importe le nombre de processus.
command-arena = mesurer des robots les uns contre les autres
    .long = Fait jouer aux robots des parties par blocs, chacun avec les mêmes cartes dans toutes les dispositions, et dit quelle part chacun gagne, avec un intervalle à 95 % sur les blocs. La même graine donne les mêmes parties, peu importe le nombre de processus.
command-hint = ce qu’un robot ferait à la fin d’une partie enregistrée, et pourquoi
    .long = Demande à un robot ce que la place qui doit jouer à la fin d’une partie enregistrée a de mieux à faire, et écrit les coups qu’il a comparés avec ce que vaut chacun. Le robot voit ce que la place a vu, rien d’autre.
command-analyse = ce qu’a coûté chaque décision d’une partie enregistrée
    .long = Interroge un robot sur chaque décision d’une partie enregistrée où une place avait le choix, et écrit de combien chaque coup était sous le meilleur que le robot connaît, avec des sommes par donne et par place.
command-bench = la vitesse des moteurs
    .long = Mesure le jeu au hasard sur des donnes entières avec un seul cœur, et écrit la somme de contrôle d’une exécution fixe.
command-perft = compter toutes les façons dont une donne peut aller
    .long = Compte les suites d’actions à partir d’une position distribuée, par profondeur.
command-completion = écrire ce qui permet au shell de compléter les commandes
    .long = Écrit un script pour bash, zsh ou tcsh qui complète commandes et options quand on appuie sur Tab. docs/commands.md dit où le mettre.

help-serve-host = l’adresse où écouter : 0.0.0.0 laisse entrer quiconque peut joindre cet appareil; sinon, cet appareil seulement
help-serve-lan = laisser entrer les navigateurs du même réseau : écrit l’adresse qu’il leur faut, et son code QR
help-serve-port = le port où écouter, 0 pour n’importe lequel; sinon, 8000 ou le prochain qui est libre
help-serve-database = où garder les tables : sqlite:////dossier/fichier.db ou postgresql://user:password@hote/nom; sinon, CHILIAD_DATABASE, ou un fichier à toi
help-backup-file = le fichier à écrire
help-restore-file = un fichier que chiliad backup a écrit
help-restore-force = remplacer ce que contient la base de données
help-serve-public-url = le début des liens, derrière un mandataire (proxy) : https://cards.example.org
help-serve-open = ouvrir le navigateur, ou non (comme c’est au départ)
help-play-game = le jeu ({ $known }); sinon, on te le demande
help-play-bots = un niveau pour tous les robots, ou un pour chacune des autres places, dans leur ordre, séparés par des virgules (beginner, casual, club, strong, expert; sinon, club)
help-think = combien un robot peut réfléchir à une décision : 50ms, ou nodes:20000 pour tant de positions ou de parties simulées; sinon, comme le fait son niveau
help-play-seat = la place que tu prends, à partir de 0
help-play-name = ton nom, tel qu’il doit être dans la partie enregistrée
help-play-stakes = la petite mise du Mille, un nombre entier; la grosse en vaut le triple
help-play-names = dire les cartes en mots : roi de pique
help-play-ascii = écrire les cartes en lettres simples : Ks
help-play-fresh = commencer une nouvelle partie sans parler de celles qui ne sont pas finies
help-replay-seat = la raconter comme cette place l’a vue
help-replay-deal = cette donne seulement, à partir de 1
help-redact-seat = la place, ou "public" pour le public
help-solve-deal = la donne, à partir de 1; sinon, la dernière
help-solve-step = la position après tant de lignes d’actions de la donne; sinon, après toutes
help-selfplay-games = combien de parties; sinon, 10
help-selfplay-bots = un robot par place, séparés par des virgules; un seul nom vaut pour toutes; sinon, greedy partout
help-selfplay-out = le dossier où écrire les parties
help-selfplay-force = écrire dans un dossier qui contient déjà des parties
help-selfplay-deals = laisser une partie inachevée après tant de donnes
help-payout-winner = le total du gagnant
help-payout-loser = le total du perdant
help-payout-naturals = combien de naturels (étoiles) le gagnant a faits
help-payout-chapeaux = combien de chapeaux le perdant a reçus
help-payout-small = la petite mise
help-payout-target = le total auquel se jouait la partie
help-sheet-words = des phrases au lieu d’un tableau
help-sheet-csv = une ligne par donne, en CSV pour les tableurs
help-sheet-summary = quelques lignes à envoyer à quelqu’un
help-stats-player = seulement cette personne, selon son nom dans les parties (un robot : bot:club), et contre chaque adversaire
stats-nothing = Il n’y a rien à compter ici.
stats-more-players =
    { $count ->
        [one] Et { $count } de plus : --player NOM donne ses chiffres.
       *[other] Et { $count } de plus : --player NOM donne les chiffres de chacun.
    }
help-settle-lines = un objet par ligne en entrée, un par ligne en sortie
help-completion-shell = le shell : bash, zsh ou tcsh

## Ce qui peut clocher dans une ligne de commande

unknown-command = il n’y a pas de commande « { $text } »; peut-être { $near }
unknown-argument = « { $text } » ne veut rien dire ici
missing-argument = il manque { $name }
bad-argument = il manque sa valeur à l’argument { $name }, ou il en a une qu’il n’accepte pas
option-without-value = « { $text } » n’a pas la forme CLÉ=VALEUR
number-too-low = { $name } ne peut pas être { $number } : c’est au moins { $low }
number-too-high = { $name } ne peut pas être { $number } : c’est au plus { $high }
wrong-bot-count =
    { $wanted ->
        [one] il faut { $wanted } robot ici, pas { $found }
       *[other] il faut { $wanted } robots ici, pas { $found }
    }
not-both = { $first } et { $second } ne vont pas ensemble
no-such-deal =
    { $count ->
        [one] il n’y a pas de donne { $number } : la partie en a { $count }
       *[other] il n’y a pas de donne { $number } : la partie en a { $count }
    }
no-such-line = il n’y a pas de ligne { $number } : la dernière de la donne est la { $count }
folder-has-records = { $path } contient déjà des parties; --force écrit par-dessus
no-records-there = il n’y a pas de parties enregistrées dans { $path }
input-twice = - ne peut être donné qu’une fois : il n’y a qu’une entrée standard
bad-public-url = « { $text } » n’est pas une adresse par laquelle des liens peuvent commencer; en voici une : https://cards.example.org
no-payment = il n’y a pas de paiement au jeu { $game }
no-solver = les positions du jeu { $game } ne se résolvent pas
unknown-shell = il n’y a pas de complétion pour « { $text } » : { $known }
payout-below-target = le gagnant a atteint { $target } ou plus, alors { $winner } ne peut pas être son total
payout-below-loser = le gagnant a le plus haut total : { $winner } contre { $loser } ne gagne qu’avec --option natural_required=yes
payout-level = une partie de Mille ne finit pas sur des totaux égaux : on joue une autre donne
payout-no-natural = avec natural_required, le gagnant a au moins un naturel : ajoute --naturals

## Ce qui arrête une commande avant sa fin

interrupted = interrompu
system-refuses =
    { $path ->
        [none] l’entrée ou la sortie ne fonctionne pas : { $reason }
       *[other] le système refuse de lire ou d’écrire { $path } : { $reason }
    }

## Ce que disent les commandes

serve-ready = La table est ouverte à { $url } (Ctrl-C la ferme).
serve-network = Les autres du même réseau, un deuxième téléphone par exemple, viennent à { $url }
serve-network-who = Tout le monde sur ce réseau peut ouvrir cette adresse; personne de l’extérieur, sauf si ton routeur redirige le port.
serve-port-taken = Le port { $port } est occupé, alors c’en est un autre.
serve-no-page = La page n’est pas construite : les programmes peuvent jouer, les navigateurs ne voient rien. Dans une copie du code source, make play la construit.
serve-open-yourself = Aucun navigateur ne s’ouvre d’ici : ouvre l’adresse toi-même.
serve-stopped = C’est fermé. Les tables sont gardées.
backup-done = Sauvegardé dans { $path }. Tables : { $count }.
restore-done = Ramené de { $path }. Tables : { $count }.

rules-preset = Variante : { $preset }
rules-option = Avec { $key } = { $value }
rules-value = { $points } : { $cards }
rules-hand = Ta main : { $cards }
rules-term = { $name } : { $meaning }
deal-unfinished-here = La donne s’arrête ici.
deal-typed = Le résultat a été noté à la main ; les cartes ne sont pas connues.
bad-seat-given = « { $text } » n’est ni une place de ce jeu, ni public
no-player-called = dans ces parties, personne ne s’appelle « { $text } »; le nom le plus proche est « { $near } »
already-a-view = cette partie enregistrée est déjà la vue d’une place et ne peut être racontée à personne d’autre
cards-not-known = cette partie enregistrée est une vue : les cartes qu’elle cache ne sont pas connues, alors rien ne peut être résolu
solved-declarer_points = C’est à la place { $seat } de jouer. Les points du preneur à la fin, si tout le monde joue de son mieux :
selfplay-progress = { $done } sur { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } partie, { $deals } donnes.
       *[other] { $matches } parties, { $deals } donnes chacune en moyenne.
    }
selfplay-seat = Place { $seat }, { $bot } : victoires { $won }, total moyen { $total }.
selfplay-unfinished =
    { $count ->
        [one] { $count } partie est restée inachevée.
       *[other] { $count } parties sont restées inachevées.
    }
selfplay-seed = Les mêmes parties encore une fois : --seed { $seed }
settled-score = La place { $seat } marque { $score }.
settled-total = La place { $seat } a alors { $total }.
settled-stars =
    { $count ->
        [one] La place { $seat } a fait { $count } étoile.
       *[other] La place { $seat } a fait { $count } étoiles.
    }
settled-chapeaux = La place { $seat } reçoit un chapeau.
settled-winner = La place { $seat } a gagné.

## Ce qu’on dit de la preuve d’une distribution honnête

fair-checked =
    { $cards ->
        [one] la distribution est celle que donnent son secret et ses sels ({ $cards } carte)
       *[other] la distribution est celle que donnent son secret et ses sels ({ $cards } cartes)
    }
fair-checked-since =
    { $cards ->
        [one] à partir de la donne { $deal }, où la partie a été reprise, la distribution est celle que donnent son secret et ses sels ({ $cards } carte)
       *[other] à partir de la donne { $deal }, où la partie a été reprise, la distribution est celle que donnent son secret et ses sels ({ $cards } cartes)
    }
fair-not-shown = le secret n’est pas encore montré, alors la distribution ne peut pas être vérifiée
fair-no-cards = il n’y a aucune carte à comparer, alors la distribution ne peut pas être vérifiée

## Ce qui peut clocher dans les chiffres d’une donne

too-long =
    { $limit ->
        [one] c’est plus long que { $limit } caractère
       *[other] c’est plus long que { $limit } caractères
    }
bad-json = ce n’est pas du JSON : ligne { $line }, colonne { $column }
not-an-object = il faut un objet JSON ici
key-twice = « { $key } » est là deux fois
not-yes-or-no = { $key } doit être true ou false
figure-out-of-bounds = { $key } est hors limites : de { $low } à { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = { $key } doit être un multiple de { $step }
score-of-out = la place { $seat } est sortie, ce qui rapporte au moins { $least }
    .named = { $name } sort, ce qui rapporte au moins { $least }
count-hand-needed = qui n’est pas sorti a encore des cartes : compte ce qui reste en main
count-hand-of-out = qui sort n’a plus de carte en main
# $points (Number) those of a hand, or of both hands
left-impossible = les cartes restantes ne peuvent pas faire { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind } : deux jeux en ont { $most }, ces données { $count }
       *[other] { $kind } sans { $dearer } : deux jeux en ont { $most }, ces données { $count }
    }
points-conceded = une donne concédée n’est pas jouée : elle n’a ni points, ni levées, ni mariages
points-too-many = une donne a au plus { $limit } points, et ceux-ci font { $total }
points-no-marriages = les points font { $total } ensemble : 120 pour les cartes, et ce qui dépasse doit venir de mariages différents ({ $worth })
points-no-leftovers = les points font { $total } ensemble : 120 pour les cartes, moins les quatre qui sont hors jeu, et ce qui s’ajoute doit venir de mariages différents ({ $worth })
points-no-tricks = aucune combinaison de levées et de mariages ne donne ces points aux joueurs : { $points }
dealer-not-declarer = la place { $seat } donne les cartes et ne joue pas : elle ne peut pas avoir le contrat
    .named = { $name } donne les cartes et ne joue pas : impossible d’avoir le contrat
declarer-not-opener = dans cette donne, seule la place { $seat }, qui suit le donneur, peut avoir le contrat
    .named = dans cette donne, le contrat ne peut être qu’à { $name }, à la suite du donneur
dealer-has-none = la place { $seat } donne les cartes et ne joue pas : elle n’a pas de { $key }
    .named = { $name } donne les cartes et ne joue pas : { $key } doit rester vide
void-and-more = une donne annulée n’a pas de { $key }
not-marriages = les mariages doivent être des paires d’une place et d’une couleur, comme [[0, "h"]]
marriage-twice = le mariage de { $suit } est annoncé deux fois
tricks-sum = les levées font { $found } en tout, et une donne en a { $wanted }

## Mesurer

help-depth = à combien d’actions de profondeur
perft-depth = profondeur { $depth } : { $count }
bench-speed = { $game } : { $actions } millions d’actions par seconde, { $deals } milliers de donnes par seconde, sur un cœur
bench-rollouts = { $game } : { $one } milliers de simulations par seconde à partir du milieu d’une donne, { $time } µs chacune, sur un cœur; sur { $cores } cœurs, { $all } milliers ({ $ratio } fois un seul)
bench-solver = { $game } : une donne entière à cartes connues se résout en { $exact } ms, et si elle peut être gagnée, en { $goal } ms (médiane de { $deals } donnes, un cœur)
bench-ratio = { $game } : { $ratio } fois celui d’OpenSpiel, { $rival } ({ $actions } millions d’actions par seconde)
bench-no-rival = { $game } : OpenSpiel n’est pas installé, alors il n’y a rien à comparer
bench-signature-preset = signature pour { $game }, { $preset } : { $signature }
bench-signature = signature : { $signature }
