### Revoir une partie, la feuille de score et la vérification d’une distribution honnête dans le navigateur.
### Les variables sont expliquées dans en/page-replay.ftl.

## Revoir une partie

replay-heading = Revoir la partie
replay-title = { $game } : { $names }
replay-none = Cette partie n’existe pas
replay-won = { $name } a gagné
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] Donne { $deal }, avant { $kind ->
            [trick] la première levée
           *[turn] le premier tour
        }, étape { $step } sur { $steps }.
       *[other] Donne { $deal }, { $kind ->
            [trick] levée
           *[turn] tour
        } { $part }, étape { $step } sur { $steps }.
    }
replay-place =
    { $part ->
        [0] Donne { $deal }
       *[other] Donne { $deal }, { $kind ->
            [trick] levée
           *[turn] tour
        } { $part }
    }

replay-controls = Avancer et reculer
replay-forward = Avancer
replay-back = Reculer
replay-play = Défiler lentement
replay-pause = Pause
replay-part-forward =
    { $kind ->
        [trick] Levée suivante
       *[turn] Tour suivant
    }
replay-part-back =
    { $kind ->
        [trick] Levée précédente
       *[turn] Tour précédent
    }
replay-deal-forward = Donne suivante
replay-deal-back = Donne précédente
replay-step = Étape de cette donne
replay-deal = Donne
replay-part =
    { $kind ->
        [trick] Levée
       *[turn] Tour
    }
replay-part-none =
    { $kind ->
        [trick] Avant la première levée
       *[turn] Avant le premier tour
    }
replay-part-option =
    { $kind ->
        [trick] Levée { $number }
       *[turn] Tour { $number }
    }
replay-eyes = Vue
replay-eyes-public = Public
replay-eyes-all = Toutes les cartes
replay-eyes-now = Vue : { $who }.

replay-more = Cette partie
replay-link = Lien vers ce moment (donne { $deal }, étape { $step })
replay-record = Télécharger la partie enregistrée
replay-check = La distribution était-elle honnête?
replay-start = Recommencer d’ici…
replay-start-over = La partie est finie ici : recule d’une étape.
replay-start-why = Tu auras une table à toi qui commence à ce moment. Des robots prennent les autres places; les cartes à venir sont rebrassées.
replay-start-seat = Tu joues pour
replay-start-bot = Les robots
replay-start-go = Jouer à partir d’ici

replay-keys = En revoyant une partie
replay-key-forward = Avancer
replay-key-back = Reculer
replay-key-trick-forward = Levée suivante
replay-key-trick-back = Levée précédente
replay-key-turn-forward = Tour suivant
replay-key-turn-back = Tour précédent
replay-key-deal-forward = Donne suivante
replay-key-deal-back = Début de la donne, donne précédente
replay-key-first = Début de la partie
replay-key-last = Fin de la partie
replay-key-play = Défiler lentement, pause
replay-key-eyes = Autre vue
replay-key-where = Quel coup c’est, et à qui de jouer
replay-key-line-forward = Ligne suivante de ce qui s’est passé
replay-key-line-back = Ligne précédente de ce qui s’est passé

## La vérification d’une distribution honnête

check-title = La distribution était-elle honnête?
check-busy = Vérification…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Oui : { $cards } carte est celle que donnent le secret et les sels
           *[other] Oui : les { $cards } cartes sont celles que donnent le secret et les sels
        }
        [wrong] Non : cette partie ne concorde pas avec sa preuve
        [no-proof] Cette partie n’a pas de preuve d’une distribution honnête
        [not-shown] Le secret n’est pas encore montré
        [no-cards] Impossible à vérifier : il n’y a aucune carte à comparer
        [bad-proof] Non : la preuve de cette partie n’est pas complète
        [unknown-game] Cette page ne connaît pas les règles de ce jeu : chiliad verify vérifie la partie
       *[unreadable] Ce n’est pas une partie enregistrée lisible
    }
check-of-file = Vérifié : ton fichier { $file }.
check-good = Juste :
check-bad = Faux :
check-commitment-right = Le secret est celui auquel le serveur s’était engagé avant la première donne.
check-commitment-wrong = Le secret n’est pas celui auquel le serveur s’était engagé.
check-dealer-right = La première personne à donner découle du secret et des sels.
check-dealer-wrong = La place { $stated } a donné en premier, et ç’aurait dû être la place { $wanted }.
check-cards-right =
    { $cards ->
        [one] { $cards } carte tirée de { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        } a été tirée de nouveau ici : c’est la même.
       *[other] { $cards } cartes tirées de { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        } ont été tirées de nouveau ici, une par une : toutes pareilles.
    }
check-card-wrong = Donne { $deal } : la partie a { $stated }, et le secret et les sels donnent { $wanted }. La suite de cette donne n’a pas été comparée.
check-card-impossible = Donne { $deal } : { $stated } n’a pas pu venir là. La suite de cette donne n’a pas été comparée.
check-noted-right = C’est l’engagement que ce navigateur avait noté quand tu as pris place.
check-noted-wrong = C’est un autre engagement que celui que ce navigateur avait noté quand tu as pris place.
check-salt-right = Le sel de ce navigateur est parmi les sels.
check-salt-wrong = Le sel de ce navigateur n’est pas parmi les sels.
check-noted-none = Ce navigateur n’a rien noté sur cette partie. Si tu étais bien à sa table avec ce navigateur, et n’as pas vidé sa mémoire depuis, ne te fie pas à cette partie : elle devrait être notée ici.
check-since = Cette partie a été reprise d’une autre à la donne { $deal }. Ses cartes d’avant ne viennent pas de ce brassage.
check-skipped = Pas comparées, parce qu’il n’y avait rien à comparer : donnes { $deals }.

check-how-title = Comment ça marche
check-how-commit = Avant la partie, le serveur tire un secret et montre son engagement : une empreinte qui ne va avec aucun autre secret et ne révèle rien. À partir de là, il ne peut plus en choisir un autre.
check-how-salt = Ensuite, le navigateur de chaque joueur ajoute un sel, un nombre tiré au hasard, que le serveur ne pouvait pas connaître avant.
check-how-deal = Chaque carte découle du secret et des sels ensemble, par une règle que n’importe qui peut appliquer. Le serveur n’a pas pu choisir les cartes, et aucun joueur non plus, puisque personne ne connaissait les deux.
check-how-show = Une fois la partie finie, le secret est montré, et chaque carte peut être tirée de nouveau. Cette page vient de le faire, dans ton navigateur.
check-how-not = Ce qu’elle ne peut pas montrer : que personne n’a regardé. Qui fait tourner le serveur connaît le secret, et pourrait connaître les cartes, comme n’importe qui pourrait y jeter un œil en brassant à la main. Et quand tous les autres sont des robots, seul ton sel fait face au secret du serveur; c’est assez.

check-figures = Les chiffres
check-commitment = Engagement
check-commitment-wanted = Engagement du secret montré
check-secret = Secret
check-secret-none = pas montré
check-salt = Sel de la place { $seat }
check-salt-none = aucun : un robot, ou rien n’a été ajouté

check-worked = Les premières cartes, étape par étape
check-worked-how = HMAC-SHA256, avec le secret comme clé, des sels, de la donne et de la place de la carte donne des octets; les deux premiers sont un nombre de 0 à 65535. Son reste, divisé par le nombre de cartes qui peuvent venir, dit laquelle c’est, en comptant de l’as jusqu’au deux. Un nombre qui rendrait des cartes plus probables que d’autres est tiré de nouveau.
check-column-for = Pour
check-column-below = Cartes qui peuvent venir
check-column-bytes = Octets
check-column-number = Nombre
check-column-gives = Donne
check-for-dealer = qui donne en premier
check-for-card = carte { $number } de la donne { $deal }
check-again = tiré de nouveau
check-seat = place { $seat }

check-yourself = Vérifie toi-même
check-browser = Ce qui a été vérifié ici : l’engagement, qui donne en premier, et chaque carte distribuée ou piochée. Ce qui ne l’a pas été : si chaque coup était permis, et cette page elle-même, qui vient du serveur qu’elle vérifie.
check-verify = Si tu ne te fies à personne, télécharge la partie enregistrée et vérifie-la au complet sur ton propre appareil, règles et scores compris :
check-verify-file = FICHIER
check-replay = Revoir la partie
check-file = Vérifier une partie à toi
check-file-hint = Un fichier que tu as téléchargé, .mille ou .tysiac. Il reste sur ton appareil.
check-file-large = Ce fichier est trop gros pour une partie enregistrée.
