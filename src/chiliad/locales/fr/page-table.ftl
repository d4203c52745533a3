### La table dans le navigateur. Ce qui se passe se dit avec les messages de terminal-*.ftl, ce qu’on demande avec desk.ftl.
### Les variables sont expliquées dans en/page-table.ftl.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Places

table-you = Toi
table-you-within = toi
table-on-turn =
    { $who ->
        [you] (à ton tour)
       *[other] (à son tour)
    }
table-dealer = à la donne
table-bot = robot
table-away = pas là
table-stand-in = un robot joue
table-declarer = au contrat
table-barrel =
    { $left ->
        [one] baril : encore { $left } donne
       *[other] baril : encore { $left } donnes
    }
table-cards-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-few =
    { $count ->
        [one] reste une carte!
       *[other] reste { $count } cartes!
    }
table-clock = temps restant
table-passed = passe
table-has-bid = annonce { $points }
table-says-marriage =
    { $suit ->
        [s] Mariage de pique ♠, { $points }
        [h] Mariage de cœur ♥, { $points }
        [d] Mariage de carreau ♦, { $points }
       *[c] Mariage de trèfle ♣, { $points }
    }
table-says-contract = Contrat { $points }
table-points-made =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-made-of = { $points } faits sur { $contract }
table-tricks =
    { $count ->
        [0] aucune levée
        [one] { $count } levée
       *[other] { $count } levées
    }
table-marriage-made = mariage { $sign } { $points }
table-total = total { $points }
table-laid = sur la table { $points }
table-stars =
    { $count ->
        [one] { $stars } un naturel
       *[other] { $stars } { $count } naturels
    }
table-chapeaux =
    { $count ->
        [one] { $count } chapeau
       *[other] { $count } chapeaux
    }
table-gift = reçue, { $name } : { $card }

## Ce qui est au-dessus de la table

table-heading = { $game }, donne { $deal }
table-your-turn = À ton tour
table-turn-of = À { $name } de jouer
table-phase =
    { $phase ->
        [between] La donne est finie
        [over] La partie est finie
        [stopped] La partie est arrêtée
       *[playing] En jeu
    }
table-phase-waiting = En attente de joueurs
table-target = en { $points }
table-trump = Atout : { $suit }
table-trump-short = Atout
table-trump-none = pas encore d’atout
table-undo = Reprendre
table-undo-none = Il n’y a rien à reprendre.
table-undo-ask = Demander à reprendre
table-undo-asked = { $name } demande à reprendre son dernier coup. D’accord : { $agreed } sur { $of }.
table-undo-mine = Tu as demandé à reprendre ton dernier coup. D’accord : { $agreed } sur { $of }.
table-undo-yes = Accepter
table-undo-no = Refuser
table-undo-withdraw = Laisser comme c’est
table-hint = Indice
table-hint-ask = Demander des indices
table-hint-none = Un indice est pour ta propre décision, quand tu as le choix.
table-hint-thinking = L’indice s’en vient.
table-hint-moves = Les meilleurs coups
table-hint-move = Coup
table-hint-close = Fermer l’indice
table-hint-asked = { $name } demande si les indices sont permis dans cette partie. D’accord : { $agreed } sur { $of }.
table-hint-mine = Tu as demandé si les indices sont permis dans cette partie. D’accord : { $agreed } sur { $of }.
table-hint-yes = Permettre les indices
table-hint-no = Pas d’indices
table-hint-withdraw = Jouer sans indices
table-hint-stop = Plus d’indices dans cette partie
table-hint-card = la carte de l’indice
table-log = Ce qui s’est passé
table-menu = Toutes les actions
table-menu-log = Ce qui s’est passé : montrer ou cacher
table-menu-sheet = Feuille de score
table-real-cards = Continuer avec de vraies cartes
table-keeper =
    { $who ->
        [you] Tu tiens la marque avec de vraies cartes.
       *[other] { $name } tient la marque avec de vraies cartes.
    }
table-keeper-open = Ouvrir la feuille de marque
table-menu-rules = Règles de cette table
table-menu-watch = Lien pour regarder…
table-menu-leave = Quitter la table…
table-menu-stop = Arrêter la partie avant la fin…
table-menu-more = Plus…
table-leave-title = Quitter la table?
table-leave-ask = Un robot continue pour toi. Tu peux revenir quand tu veux : ouvre la table à partir de l’accueil.
table-leave-alone = La partie attend ton retour; tu la retrouves à l’accueil.
table-leave-yes = Quitter
table-leave-no = Rester
table-stop-title = Arrêter la partie maintenant?
table-stop-ask = La partie s’arrête ici, avant la fin, avec les totaux tels quels. On ne peut pas la continuer.
table-stop-yes = Arrêter la partie
table-no-table = Cette table n’existe pas
page-outdated = Cette page n’est plus à jour
page-load-again = Recharger la page

## Ma main

table-my-hand = Ta main
table-hand =
    { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }
table-card-points =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
table-can =
    { $verb ->
        [play] peut se jouer
        [marry] peut se jouer, ou déclarer un mariage
        [give] peut se donner
        [lay] peut s’étaler
        [wild] peut s’étaler, joker
        [take] peut prendre la pile
       *[discard] peut se jeter
    }
table-can-be-used = peut servir
table-marriage-half = moitié d’un mariage de { $points } points
table-fresh = nouvelle carte
table-sorted =
    { $sort ->
        [suit] Main classée par couleur.
        [rank] Main classée par rang.
       *[deal] Dans l’ordre où les cartes sont venues.
    }
table-not-your-turn = Ce n’est pas ton tour.
table-none-legal = Aucune carte ne peut servir maintenant.
table-not-now = Pas maintenant.
table-nobodys-turn = Ce n’est le tour de personne.
table-next-key = La donne est finie. Appuie sur N pour la prochaine.
table-next-press = Appuie sur N pour la prochaine donne.
table-deal-goes-on = La donne n’est pas encore finie.
table-waits-for = On attend { $name }…
table-select-rank =
    { $count ->
        [one] Choisir parmi les { $rank } : { $count } carte
       *[other] Choisir les { $rank } : { $count } cartes
    }

## Tysiac

table-talon = Talon
table-talon-taken =
    { $who ->
        [you] Talon, maintenant dans ta main
       *[other] Talon, maintenant chez { $name }
    }
table-trick = Levée
table-last-trick = Dernière levée
table-call =
    { $verb ->
        [bid] Annonce
       *[contract] Contrat
    }
table-call-this =
    { $verb ->
        [bid] Annoncer { $points }
       *[contract] Contrat { $points }
    }
table-call-range =
    { $one ->
        [yes] Seul { $low } est possible
       *[no] Un multiple de { $step }, de { $low } à { $high }
    }
table-call-sure =
    { $verb ->
        [bid] Annoncer { $points }? Entrée encore une fois pour confirmer.
       *[contract] Contrat { $points }? Entrée encore une fois pour confirmer.
    }
table-call-key = Appuie sur B pour donner le chiffre.
table-leave-cards = Tab sort des cartes; ensuite, appuie sur Alt avec une lettre. F1 montre les touches.
table-pass-sure = Passer? P encore une fois pour confirmer.
table-moves = Ce que tu peux faire
table-onward = Pour la suite
table-tools = Outils de la table
table-less = { $step } de moins
table-more = { $step } de plus
table-quick = Fixer à :
table-give-who = À qui donner cette carte : { $card }?
table-give-group = Qui reçoit la carte
table-give-place = Carte pour { $name }
table-give-choose = Choisis d’abord une carte pour { $name }.
table-cancel = Annuler
table-marriage-group = Mariage
table-marry-suit =
    { $suit ->
        [s] Déclarer le mariage de pique ♠, { $points }
        [h] Déclarer le mariage de cœur ♥, { $points }
        [d] Déclarer le mariage de carreau ♦, { $points }
       *[c] Déclarer le mariage de trèfle ♣, { $points }
    }
table-play-plain = Jouer sans le déclarer : { $card }
table-marry-or-play = Déclarer le mariage, { $points } points, avec cette carte : { $card }?
table-which-move = Que faire avec cette carte : { $card }?
table-concede = { $what }…
table-concede-no = Continuer à jouer

## Mille

table-board = La table
table-stock-and-pack = Pioche et pile
table-stock = Pioche : { $count }
table-pack = Pile : { $count }
table-pack-said =
    { $count ->
        [0] La pile est vide.
        [one] Pile : { $count } carte, { $card }.
       *[other] Pile : { $count } cartes, { $card } sur le dessus.
    }
table-pack-look = voir les cartes
table-pack-look-title = Voir les cartes de la pile
table-take = Prendre la pile
table-take-which = Avec quelles cartes prends-tu la pile?
table-lay =
    { $count ->
        [one] Étaler { $count } carte
       *[other] Étaler { $count } cartes
    }
table-lay-none = Choisis d’abord les cartes à étaler.
table-lay-mixed = Ces cartes ne font pas un groupe : { $cards }.
table-would-lay =
    { $new ->
        [yes] Choisies pour un nouveau groupe : { $cards }.
       *[no] Choisies pour ton groupe des { $rank } : { $cards }.
    }
table-would-discard = Carte choisie : { $card }. La jeter finit ton tour.
table-lay-where = Sur quel groupe? { $places }.
table-lay-or-discard = Jeter { $card }, ou sur quel groupe l’étaler? { $places }.
table-lay-group = Où étaler
table-lay-to =
    { $new ->
        [yes] comme nouveau groupe, celui des { $rank }
       *[no] avec les { $rank }
    }
table-discard = Jeter
table-discard-one = Choisis d’abord la carte que tu veux jeter.
table-discard-sure = Jeter cette carte : { $card }? X encore une fois pour confirmer.
table-discard-many = Choisis une seule carte à jeter; { $count } sont choisies maintenant.
table-unselect = Ne rien choisir
table-unselected = Rien n’est choisi.
table-offers = Ce que tu peux étaler
table-sets-of =
    { $who ->
        [you] Tes groupes
       *[other] Groupes chez { $name }
    }
table-no-sets = pas encore de groupe
table-add-title = Ajouter aux { $rank }
table-wilds =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
table-lies =
    { $lies ->
        [seven] sept!
       *[eight] ★ huit
    }
table-set = { $rank }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $wilds ->
        [0] {""}
        [one] {" "}dont { $wilds } joker
       *[other] {" "}dont { $wilds } jokers
    }{ $lies ->
        [seven] , sept en un paquet
        [eight] , huit en un paquet retourné, un naturel
       *[open] {""}
    }, { $points } points ({ $cards })
table-known =
    { $count ->
        [one] sûrement en main : { $cards }
       *[other] sûrement en main : { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } carte connue
       *[other] { $count } cartes connues
    }

## La fin d’une donne et de la partie

table-deal-over = La donne { $deal } est finie
table-match-won =
    { $who ->
        [you] Tu as gagné la partie!
       *[other] { $name } a gagné la partie
    }
table-stopped = La partie a été arrêtée
table-column-deal = Donne
table-column-points = Points
table-column-score = Score
table-column-total = Total
table-column-way = Vers { $target }
table-how-counted = Comment on a compté
table-left-you = Reste dans ta main
table-left-other = Reste en main à { $name }
table-next-deal = Prochaine donne
table-next-waits = La prochaine donne commence dès que quelqu’un la demande.
table-replay = Revoir la partie
table-again = Rejouer
table-again-with = Rejouer avec { $name }
table-suggest =
    { $result ->
        [won] Trois victoires de suite au niveau « { $level } » : « { $other } » serait peut-être plus amusant maintenant.
       *[lost] Trois défaites de suite au niveau « { $level } » : « { $other } » serait peut-être plus amusant pour le moment.
    }
table-suggest-go = Jouer au niveau « { $other } »
table-home = Accueil
table-sheet-empty = Aucune donne n’est encore finie.

## Qui est absent

table-watching = Tu regardes. Les mains restent cachées.
table-my-stand-in = Un robot joue pour toi.
table-back = Me revoilà
table-is-away = { $name } n’est pas là. On attend un peu.
table-is-here = { $name } est de retour.
table-is-held = { $name } n’est pas là; un robot joue.
table-vote = Vote
table-vote-ask = { $name } ne répond pas. Que faire? Votes : { $cast } sur { $of }.
table-vote-choice =
    { $choice ->
        [wait] Attendre
        [bot] Laisser jouer un robot
       *[stop] Arrêter et compter
    }

## Réponses aux touches

table-say-hand =
    { $count ->
        [one] { $count } carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }
table-say-fresh =
    { $count ->
        [one] Nouvelle carte : { $cards }.
       *[other] Nouvelles cartes : { $cards }.
    }
table-hand-none = Tu n’as aucune carte.
table-say-played = { $name } : { $card }
table-say-nothing = Il n’y a rien sur la table.
table-say-talon = Le talon : { $cards }.
table-say-talon-hidden = Le talon est face cachée.
table-say-last = Dernière levée : { $cards }. Faite par { $who ->
        [you] toi
       *[other] { $name }
    }, { $points } points.
table-last-none = Il n’y a pas encore de levée.
table-say-contract =
    { $who ->
        [you] Ton contrat : { $points }
       *[other] Contrat { $points }, { $name }
    }, { $made } faits jusqu’ici
table-say-bid = { $name } : { $points }
table-say-no-bid = { $name } : pas encore d’annonce
table-say-passed = { $name } : passe
table-say-score = { $name } : { $points } dans cette donne, total { $total }
table-say-total = { $name } : total { $total }
table-say-marks = { $name } : { $marks }.
table-say-mark-concessions = concessions { $concessions } sur { $free }
table-say-mark-empty = mains vides { $empty } sur { $free }
table-say-mark-barrel = sur le baril, donnes qui restent : { $left }
table-say-under = En dessous : { $cards }.
table-say-stock = Pioche : { $stock }.
table-say-sets =
    { $count ->
        [0] { $whose } : aucun.
       *[other] { $whose } : { $sets }.
    }
table-say-score-mille = { $name } : total { $total }, sur la table { $laid }.
table-say-held-points = Dans ta main : { $points }.
table-say-stars = { $name } : étoiles { $stars }, chapeaux { $chapeaux }.
table-last-none-mille = L’autre n’a pas encore joué.
table-say-left =
    { $left ->
        [0] Le contrat est réussi.
        [one] Il manque encore { $left } point.
       *[other] Il manque encore { $left } points.
    }
table-say-dealer = Qui a donné : { $name }.
table-say-held =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
table-say-no-clock = Aucune horloge ne tourne.
table-say-move-time = { $name } : { $move } pour ce coup, { $bank } en réserve
table-say-bank-time = { $name } : { $bank } en réserve
table-say-rules = Règles : { $name }.
table-say-rules-differ = Règles : { $name }. Différent ici : { $differs }.
table-say-option = { $option } : { $value }
table-say-why-none = { $card } : cette carte peut servir.
table-say-place = { $place } sur { $count } : { $what }
table-say-no-sets = Il n’y a aucun groupe sur la table.
table-say-offers = { $offers }. Maj+Tab mène aux boutons.
table-say-no-offers = Il n’y a rien que tu puisses étaler maintenant.

## Ce que font les touches, dans la liste des touches et dans le menu

table-keys = À la table
table-key-next = Carte suivante
table-key-previous = Carte précédente
table-key-first = Première carte
table-key-last = Dernière carte
table-key-legal = Prochaine carte qui peut servir
table-key-legal-back = Carte précédente qui peut servir
table-key-play = Jouer la carte, ou la donner
table-key-marry = Déclarer le mariage avec la carte
table-key-pass = Passer
table-key-cancel = Annuler
table-key-contract = Annonces et contrat; aller aux annonces
table-key-hand = Ma main
table-key-trick = Levée ou talon sur la table
table-key-trump = Atout
table-key-scores = Scores
table-key-marks = Baril, concessions, mains vides
table-key-turn = À qui de jouer
table-key-last-trick = Dernière levée
table-key-sort-suit = Classer par couleur
table-key-sort-rank = Classer par rang
table-key-sort-deal = Dans l’ordre où les cartes sont venues
table-key-undo = Reprendre
table-key-hint = Un indice
table-key-deal = Prochaine donne
table-key-select = Choisir la carte
table-key-draw = Piocher une carte
table-key-take = Prendre la pile
table-key-lay = Étaler ce qui est choisi
table-key-discard = Jeter la carte choisie, ou celle où tu es
table-key-unselect = Ne rien choisir
table-key-pack = Pile et pioche
table-key-sets = Groupes sur la table
table-key-stars = Étoiles et chapeaux
table-key-last-turn = Dernier tour de l’autre
table-key-concede = Concéder la donne
table-key-why = Pourquoi la carte ne peut pas servir
table-key-dealer = Qui a donné
table-key-others = Combien de cartes ont les autres
table-key-clock = Temps restant
table-key-rules = Dire les règles de cette table
table-key-talk = Conversation à la table
table-key-card = La levée, ou la dernière, carte par carte
table-key-card-back = La carte d’avant
table-key-set = Les groupes, un par un
table-key-set-back = Le groupe d’avant
table-key-offers = Ce que tu peux étaler
table-key-use = Se servir de la carte
table-key-moves = Ce que tu peux faire
table-key-buttons = Aller aux boutons de ce que tu peux faire
table-key-table = Ce qui est sur la table
table-key-each = Ce qui est sur la table, une chose à la fois
table-key-each-back = La chose d’avant

replay-hand =
    { $count ->
        [one] Main chez { $name }, { $count } carte
       *[other] Main chez { $name }, { $count } cartes
    }
replay-deal-option = Donne { $deal }

## La feuille de score

sheet-caption = Feuille de score
sheet-column-contract = Contrat
sheet-go = Aller à la donne { $deal }
sheet-of-deal = Donne { $deal }
sheet-running = , total { $total }
sheet-total = Total
sheet-wins = gagne
sheet-payment = Qui paie qui
sheet-in-words = Donne par donne, en mots

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = total bloqué
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = chutes : { $count } sur { $most }
table-has-bid-blind = annonce { $points } à l’aveugle
table-says-aces = Les quatre as, { $points }
table-aces-made = quatre as { $points }
# In the name of an ace where all four are in hand.
table-aces-part = un des quatre as de { $points } points
table-aces-declare = Déclarer les quatre as, { $points }
table-aces-or-play = Déclarer les quatre as, { $points } points, avec cette carte : { $card }?
table-aces-group = Les quatre as
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }? Maj+B encore une fois pour confirmer.
table-say-bid-blind = { $name } : { $points } à l’aveugle
# Shift+N pressed once.
table-redeal-sure = Demander une nouvelle donne? Maj+N encore une fois pour confirmer.
table-blind-none = On ne peut pas annoncer à l’aveugle maintenant.
table-redeal-none = Tu ne peux pas demander une nouvelle donne maintenant.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Donne d’or { $number } sur { $count } : compte double
# Above the table, beside the contract.
table-blind = Annoncé à l’aveugle : le contrat compte double
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = rien n’est compté
table-key-blind = Annoncer à l’aveugle
table-key-redeal = Demander une nouvelle donne, avec quatre neuf

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Talon { $number }
table-talons = Les deux talons
table-say-talons-hidden = Les deux talons sont face cachée.
table-lay-away-sure = Écarter { $card }?
table-lay-away-group = Écarter la carte
# Of four players the dealer: beside the name
table-sits-out = ne joue pas
table-say-sits-out =
    { $who ->
        [you] Tu ne joues pas
       *[other] { $name } ne joue pas
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = Écarté : { $cards }
table-key-take-first = Prendre le talon 1
table-key-take-second = Prendre le talon 2

table-talk-none =
    { $why ->
        [off] La conversation à la table est désactivée dans les réglages.
       *[alone] Il n’y a personne ici à qui parler.
    }
