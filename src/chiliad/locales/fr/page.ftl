### La page dans le navigateur : tout sauf la table (page-table.ftl) et la reprise d’une partie (page-replay.ftl).
### Les variables sont expliquées dans en/page.ftl.

page-title = Chiliad : Mille et Tysiac, deux jeux de cartes
page-skip = Aller au contenu
page-nav = Langue, réglages, aide
page-home-link = Chiliad, accueil
page-language = Langue
page-close = Fermer
page-cancel = Annuler
page-loading = Un instant…
page-hidden-card = carte cachée
page-suit =
    { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
# P, C, K, T : comme au bridge, K pour carreau.
page-suit-letter =
    { $suit ->
        [s] P
        [h] C
        [d] K
       *[c] T
    }

## Ce qui va mal

page-problem = Ça n’a pas marché. Réessaie.
page-no-connection = Impossible de joindre la table. Vérifie ta connexion et réessaie.
page-connection-lost = La connexion est perdue. Nouvel essai…
page-elsewhere = Cette table est ouverte dans un autre onglet, et c’est là que tu joues. Ici, tu ne fais que regarder.
page-elsewhere-here = Jouer ici
page-nowhere-title = Il n’y a rien ici
page-nowhere = Cette adresse ne mène nulle part. Il en manque peut-être une lettre.

## L’accueil

page-home-heading = Prends place et joue
page-home-lead = Deux jeux de cartes dont les noms veulent dire « mille », contre des robots ou avec des amis. Pas de compte, rien à installer.
page-play-now =
    { $seats ->
        [2] Jouer à { $name } contre un robot
       *[other] Jouer à { $name } contre des robots
    }
page-play-friend = Jouer à { $name } avec quelqu’un
page-new-link = { $name } : nouvelle table
page-rules-link = { $name } : les règles
page-name = Ton nom à la table
page-name-hint = Les autres le verront. Si tu ne mets rien, on t’appellera « { $name } ».
page-name-shown = Les autres le verront.
page-name-needed = Écris un nom, pour que les autres sachent qui tu es.
page-name-taken = { $name } est déjà à cette table. Choisis un autre nom.
page-name-change = Changer de nom
page-devices = Mes appareils
page-games = Mes parties
page-name-keep = Garder
page-you-are = Ton nom : { $name }.
page-tables-on = Tes tables
page-tables-over = Parties finies
page-tables-all =
    { $count ->
        [one] Montrer { $count } partie
       *[other] Montrer les { $count } parties
    }
page-table-with = { $game } avec { $names }
page-table-waiting = En attente de joueurs
page-table-total = { $name } : { $total }
page-table-stopped = arrêtée
page-table-your-turn = À ton tour
page-table-result =
    { $who ->
        [you] Gagnée
       *[other] Perdue
    }

## Rejoindre une table

page-join-heading = Rejoindre une table
page-join-code = Code ou lien de l’invitation
page-join-go = Voir la table
page-join-title = { $game } : une table
page-join-seats = Qui est à cette table
page-join-rules = Comment on joue
page-join-preset = Règles : { $preset }.
page-join-unlike =
    { $mine ->
        [yes] À la différence de tes règles ({ $preset }) : { $said }.
       *[other] À la différence de « { $preset } » : { $said }.
    }
page-join-sit = Prendre place
page-join-back = Retourner à ma table
page-seat-free = libre
page-seat-for = libre, pour { $name }
page-join-where = Ta place
page-seat-you = Toi
page-seat-bot = robot

## Une table qui attend des joueurs

page-waiting-title =
    { $count ->
        [one] Il manque { $count } joueur
       *[other] Il manque { $count } joueurs
    }
page-waiting-how = Envoie ce lien aux personnes avec qui tu veux jouer. Quiconque l’ouvre peut prendre place tant qu’il reste une place libre.
page-waiting-link = Invitation
page-waiting-code = Ou tape ce code à l’accueil
page-waiting-qr = L’invitation en code QR
page-waiting-share = Joue à { $game } avec moi
page-waiting-watch = Lien pour regarder, sans place
page-waiting-watch-share = Viens regarder notre table : { $game }
page-waiting-here-only = Personne d’autre ne peut ouvrir ce lien : il ne mène qu’à cet appareil. Démarre le serveur avec chiliad serve --lan pour laisser entrer les autres du même réseau.
page-waiting-network = Le lien ci-dessus fonctionne sur le même réseau : ta page est ouverte à une adresse qui ne vaut que sur cet appareil.
page-waiting-asked = Invités à rejouer : { $names }. Le lien est pour n’importe qui d’autre.
page-waiting-cancel = Annuler cette table
page-join-watch = Regarder cette table
page-waiting-fair = Distribution honnête : cette table s’est engagée avec
page-waiting-fill-hint = Tu n’as pas à attendre :
page-waiting-fill =
    { $count ->
        [one] Donner la place libre à un robot
       *[other] Donner les places libres à des robots
    }
page-waiting-fill-ask = La partie commence tout de suite, et personne d’autre ne pourra prendre place.
page-copy = Copier
page-copied = Copié
page-share = Partager

## Une nouvelle table

page-new-title = Nouvelle table
page-new-game = Jeu
page-new-game-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-new-seats = Qui joue
page-new-seat = Place { $seat }
page-new-bot = Robot, { $said }
page-bot-said = { $title } : { $said }. À la table : { $names }.
page-bot-learned = Après les leçons, c’est un bon niveau pour commencer.
page-opponents =
    { $seats ->
        [2] Adversaire
       *[other] Adversaires
    }
page-new-friend = Quelqu’un, par invitation
page-new-friend-hint = Tu auras un lien à envoyer dès que la table sera ouverte.
page-new-pace = À quelle vitesse jouent les robots
page-new-pace-choice =
    { $pace ->
        [quick] Vite
        [slow] Lentement, pour avoir le temps d’écouter ou de regarder
       *[normal] Comme des personnes
    }
page-preset = Règles
page-ask-title = Comment y joues-tu ?
page-ask-mine = Tes règles
page-ask-none = Sans choix, on joue selon « { $preset } ».
page-ask-kept = Tes nouvelles tables se jouent ainsi. Tu peux changer ici, à l’ouverture d’une table et dans les réglages.
page-ask-compare = Les comparer
page-new-options =
    { $count ->
        [0] Règle par règle
        [one] Règle par règle : { $count } changée
       *[other] Règle par règle : { $count } changées
    }
page-option-differs = Changée. { $preset } : { $said }.
page-option-back = Remettre
page-option-back-named = Remettre : { $option }
page-option-number = un nombre
page-number-between = Un nombre entier de { $low } à { $high }
page-new-more =
    { $stakes ->
        [yes] Horloge, absences, public, mises
       *[no] Horloge, absences, public
    }
page-new-clock = Horloge
page-clock =
    { $clock ->
        [relaxed] Horloge tranquille : 30 secondes par coup, et 15 minutes de plus pour toute la partie.
        [fast] Horloge rapide : 10 secondes par coup, et 3 minutes de plus pour toute la partie.
       *[none] Pas d’horloge.
    }
page-new-absent = Quand quelqu’un s’absente
page-new-absent-choice =
    { $absent ->
        [bot] Un robot joue à sa place jusqu’à son retour
       *[vote] Les autres votent : attendre, laisser jouer un robot, ou arrêter
    }
page-new-grace = Combien attendre d’abord
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-new-spectators = D’autres peuvent regarder
page-new-spectators-hint = Avec le lien pour regarder, on voit ce qui est sur la table, mais la main de personne.
page-new-stakes-title = Mises
page-new-stakes-choice =
    { $stakes ->
        [yes] Avec des mises
       *[no] Sans mises
    }
page-new-stakes = Petite mise
page-stakes-said = Mises : { $small } et { $large }. On les compte seulement, rien ne se paie ici.
page-new-open = Ouvrir la table
page-new-begin = Commencer

## Les règles

page-rules-title = Les règles : { $game }
page-rules-contents = Table des matières
page-rules-read = Lire ces règles
page-rules-differ =
    { $count ->
        [one] { $count } règle est différente de celles-ci.
       *[other] { $count } règles sont différentes de celles-ci.
    }
page-rules-changed = changée

## Les réglages

page-settings = Réglages
page-settings-theme = Couleurs de la page
page-settings-theme-auto = Comme le système
page-settings-theme-light = Claires
page-settings-theme-dark = Sombres
page-settings-cards = Cartes
page-settings-cardPoints = Points sur les cartes
page-settings-fourColours = Quatre teintes : carreau bleu, trèfle vert
page-settings-largeIndex = Gros chiffres
page-settings-suitLetters = Une lettre à côté de chaque couleur
page-settings-sort = Ordre de la main au Tysiac
page-settings-sort-suit = Par couleur
page-settings-sort-rank = Par rang
page-settings-sort-deal = Comme reçue
page-settings-play = Jeu
page-settings-autoPlay = Jouer une carte automatiquement quand c’est la seule possible
page-settings-preset = Règles de { $name } pour les nouvelles tables
page-settings-motion = Mouvement
page-settings-motion-auto = Comme le système
page-settings-motion-on = Les cartes bougent
page-settings-motion-off = Rien ne bouge
page-settings-speech = Ce que dit le lecteur d’écran
page-settings-speech-all = Tout ce qui se passe
page-settings-speech-mine = Ce qui me concerne, et les résultats
page-settings-speech-off = Seulement les réponses à mes touches
page-settings-listen = Vitesse du lecteur d’écran
page-settings-listen-normal = Normale
page-settings-listen-fast = Rapide
page-settings-listen-fastest = Très rapide
page-settings-botsWait = Les robots attendent que j’aie entendu ce qui s’est passé
page-settings-keyboard = Clavier
page-settings-keys = Raccourcis d’une seule lettre
page-settings-keyHints = Montrer les touches sur les boutons
page-settings-kept = Les réglages ne sont gardés que dans ce navigateur.

## Aide et touches

page-help = Aide et touches
page-help-touch = Avec le doigt
page-help-touch-tap = Touche une carte pour t’en servir : elle est jouée, donnée ou choisie. S’il y a plusieurs possibilités, touche la réponse qui apparaît.
page-help-touch-drag = Ou fais-la glisser où elle va : au centre, vers quelqu’un, sur un groupe, sur la pile.
page-help-touch-why = Touche une carte pâle pour lire pourquoi elle ne peut pas servir maintenant.
page-help-touch-menu = Les trois points au-dessus de la table contiennent tout le reste : feuille de score, règles, ordre de la main, quitter.
page-help-keys = Touches
page-help-begin = Pour commencer
page-help-play = À l’accueil, un bouton par jeu distribue les cartes tout de suite, contre des robots du niveau que tu choisis là. « { $new } » te laisse choisir les règles et qui prend place, des amis aussi.
page-help-join = Quelqu’un t’a envoyé un code ou un lien : tape-le sous « { $join } », ou ouvre le lien.
page-help-score = Pour tenir le score d’un jeu avec de vraies cartes : « { $score } » à la première page, sous le jeu.
page-help-there = Cette page montre ce que font les doigts et les touches à une table dès que tu y prends place.
page-help-more = Plus
page-help-reader = Avec un lecteur d’écran : parmi les cartes et les boutons de la table, les touches agissent tout de suite; ailleurs, appuie sur Alt avec une lettre. Tab sort des cartes; Échap arrête la voix.
page-about = Chiliad est un logiciel libre. Les cartes sont distribuées au hasard; une fois la partie finie, on peut vérifier comment chaque donne a été brassée.
page-keys-everywhere = Partout
page-keys-are-off = Les raccourcis d’une seule lettre sont désactivés dans les réglages; les autres touches fonctionnent.
page-key-help = Aide et touches
page-key-silence = Arrêter la voix, et laisser tomber ce qui reste à dire
page-key-repeat = Redire la dernière chose
page-key-earlier = Dire ce qui a été dit avant
page-key-later = Dire ce qui a été dit après
page-quiet = Silence.
page-history-none = Rien n’a encore été dit.
page-history-first = Rien n’a été dit avant cela.
page-history-last = C’était la dernière chose dite.
page-keys-or = ou
page-keys-space = Espace
page-keys-word =
    { $key ->
        [Shift] Maj
        [Ctrl] Ctrl
        [Enter] Entrée
        [Escape] Échap
        [Home] Début
        [End] Fin
        [PageUp] Page préc.
        [PageDown] Page suiv.
        [Delete] Suppr
        [Backspace] Retour arrière
       *[Tab] Tab
    }
# $name (String) a game
page-problems-link = Problèmes
page-score-link = Tenir le score avec de vraies cartes
