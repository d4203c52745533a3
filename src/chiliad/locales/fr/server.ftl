### La table sur le web : ce que dit le serveur en plus du jeu. Les variables sont expliquées dans en/server.ftl.

language-name = Français

## Ce qui se passe à une table

event-sat =
    { $who ->
        [you] Tu prends place.
       *[other] { $name } prend place.
    }
event-stand-in =
    { $why ->
        [left]
            { $who ->
                [you] Tu as quitté la table; un robot joue pour toi.
               *[other] { $name } a quitté la table; un robot continue.
            }
        [time]
            { $who ->
                [you] Ton temps est écoulé; un robot joue pour toi.
               *[other] Temps écoulé pour { $name }; un robot continue.
            }
       *[absent]
            { $who ->
                [you] Tu n’as pas répondu; un robot joue pour toi.
               *[other] { $name } ne répond pas; un robot continue.
            }
    }
event-back =
    { $who ->
        [you] Te revoilà; la place est de nouveau à toi.
       *[other] { $name } est de retour.
    }
event-again =
    { $who ->
        [you] Tu proposes une autre partie.
       *[other] { $name } propose une autre partie.
    }
event-real-cards =
    { $shared ->
        [yes] { $who ->
            [you] Tu as partagé la feuille de marque : les autres peuvent la suivre d’ici.
           *[other] { $name } a partagé la feuille de marque : tu peux la suivre d’ici.
        }
       *[no] { $who ->
            [you] Tu continues avec de vraies cartes et tu tiens la marque.
           *[other] { $name } continue avec de vraies cartes et tient la marque.
        }
    }
event-undone =
    { $who ->
        [you] Tu reprends ton dernier coup.
       *[other] { $name } reprend son dernier coup.
    }
event-undo-asked =
    { $who ->
        [you] Tu demandes à reprendre ton dernier coup.
       *[other] { $name } demande à reprendre son dernier coup.
    }
event-undo-answered =
    { $choice ->
        [yes] { $who ->
            [you] Tu acceptes.
           *[other] { $name } accepte.
        }
        [no] { $who ->
            [you] Tu refuses : le coup reste.
           *[other] { $name } refuse : le coup reste.
        }
       *[withdrawn] { $who ->
            [you] Tu laisses ton coup comme il est.
           *[other] { $name } laisse son coup comme il est.
        }
    }
event-hint-asked =
    { $who ->
        [you] Tu demandes si les indices sont permis dans cette partie.
       *[other] { $name } demande si les indices sont permis dans cette partie.
    }
event-hint-answered =
    { $choice ->
        [yes] { $who ->
            [you] Tu acceptes les indices.
           *[other] { $name } accepte les indices.
        }
        [no] { $who ->
            [you] Tu refuses : pas d’indices.
           *[other] { $name } refuse : pas d’indices.
        }
       *[withdrawn] { $who ->
            [you] Tu changes d’idée : pas d’indices.
           *[other] { $name } change d’idée : pas d’indices.
        }
    }
event-hinted = { $name } a reçu un indice.
event-wait = La table attend { $name }.
event-vote-called = { $name } ne répond pas. Attendre, laisser jouer un robot, ou arrêter et compter?
event-voted =
    { $choice ->
        [wait] { $who ->
            [you] Tu votes pour attendre.
           *[other] { $name } vote pour attendre.
        }
        [bot] { $who ->
            [you] Tu votes pour un robot.
           *[other] { $name } vote pour un robot.
        }
       *[stop] { $who ->
            [you] Tu votes pour arrêter.
           *[other] { $name } vote pour arrêter.
        }
    }
event-stopped =
    { $why ->
        [vote] La partie est arrêtée; elle compte telle quelle.
        [all-left] Tout le monde a quitté; la partie est arrêtée telle quelle.
        [host-left] La table est fermée.
        [too-long] Le journal de cette table est devenu trop long; la partie est arrêtée telle quelle.
       *[host] La partie est arrêtée telle quelle.
    }

## Jeux, robots, variantes, options

game-mille = Mille
about-mille = Le Mille canadien : un rummy de Montréal pour deux, avec deux jeux de cartes et des 2 qui servent de jokers. On étale des groupes, on se dispute la pile, et on joue en 1200 points.
stakes-mille = Le perdant paie la petite mise pour chaque centaine de points d’écart, et la grosse pour la victoire, les naturels et les chapeaux.
game-tysiac = Tysiac
about-tysiac = Un jeu de levées de Pologne, à deux, à trois ou à quatre, avec des enchères, un talon et des mariages qui font l’atout. Qui arrive à 1000 en premier gagne.
bot-random = joue n’importe quelle carte : pour découvrir les règles
    .name = au hasard
bot-greedy = joue correctement : un bon adversaire
    .name = correct
bot-thumb = suit des règles simples : un étalon pour les programmes
    .name = règles simples
bot-flat32 = essaie chaque carte dans 32 distributions des cartes cachées : un étalon pour les programmes
    .name = 32 mondes
bot-pimc20 = calcule chaque carte dans 20 distributions à cartes ouvertes : un étalon pour les programmes
    .name = 20 mondes
bot-tuned = pèse ses cartes avec des nombres fixes : un étalon pour les programmes
    .name = poids
bot-halving100 = essaie chaque coup 100 fois : un étalon pour les programmes
    .name = 100 essais
bot-expert-stakes = réfléchit à fond à chaque décision, pour ce qui est payé à la fin
    .name = expert des mises
bot-beginner = apprend; connaît les règles, joue ce qu’il y a en main et oublie les cartes passées
    .name = débutant
bot-casual = joue pour le plaisir; retient les cartes importantes et décide à l’œil
    .name = amateur
bot-club = joue bien; compte les cartes passées et juge bien ce que vaut une main
    .name = club
bot-strong = joue pour gagner; devine qui a quelles cartes et donne peu
    .name = fort
bot-expert = réfléchit à fond à chaque décision; il n’y a pas d’adversaire plus difficile ici
    .name = expert

preset-pagat = Comme publié sur pagat.com : on arrondit chaque total avant de prendre la différence; une mouffette double tout.
    .name = Pagat
preset-wikipedia = Comme sur Wikipédia : la différence est arrondie vers le haut; une mouffette coûte une grosse mise de plus et ne double rien.
    .name = Wikipédia
preset-progressive = Chaque naturel et chaque chapeau de plus coûte davantage que le précédent.
    .name = Montréal progressif
preset-playroom = Les règles de la salle de jeux pour personnes aveugles d’où vient ce jeu.
    .name = Salle de jeux
preset-kurnik = Comme sur kurnik.pl (PlayOK) : par 10, il faut battre, il y a des bombes; dès 800, seul le preneur gagne des points.
    .name = Kurnik
preset-polish = Comme dans les livres de règles polonais : comme Kurnik, mais on peut monter le contrat à volonté, et chaque bombe donne 60 aux autres.
    .name = Polonaises
preset-russian = Comme dans les livres de règles russes : on gagne seulement du baril, à une place; la troisième chute et 555 remettent à 0.
    .name = Russes

games-usual = mille
presets-usual = playroom
option-number = { $number }
option-differs = { $title } : { $said }
options-apart = ;{" "}
options-differ =
    { $more ->
        [0] { $named }
        [one] { $named }; et { $more } autre différence
       *[other] { $named }; et { $more } autres différences
    }
option-target = Points qui finissent la partie
option-natural_required = Qui peut finir et gagner la partie
    .no = tout le monde
    .yes = seulement qui a fait un naturel
option-max_wilds = Les jokers dans un groupe
    .none = autant qu’on veut
option-step = Pas des annonces et de l’arrondi
    .v5 = 5
    .v10 = 10
option-opening = La première annonce
    .any = 100 ou plus
    .hundred = exactement 100
option-bid_limit = Jusqu’où on peut annoncer
    .held_marriages = 120, plus les mariages en main
    .any_marriage = 120, ou 400 avec un mariage
    .none = 400 avec n’importe quelle main
option-raise_limit = Jusqu’où on peut monter le contrat
    .v400 = jusqu’à 400
    .held_marriages = 120, plus les mariages gardés
option-must_beat = Obligation de battre la meilleure carte de la levée
    .no = non
    .yes = oui, si on peut
option-must_trump = Obligation de couper quand on ne peut pas fournir
    .no = non
    .yes = oui, si on peut
option-first_trick_marriage = Mariages à l’entame de la première levée
    .no = pas permis
    .yes = permis
option-ace_marriage = Déclarer les quatre as, pour 200
    .no = pas permis
    .yes = permis
option-redeal_four_nines = Une nouvelle donne pour quatre neuf
    .no = non
    .yes = oui, si on la demande
option-blind_bid = Annoncer 120 à l’aveugle
    .no = pas permis
    .yes = permis, compte double
option-golden_deal = Les premières donnes de la partie
    .no = sont comme les autres
    .yes = sont dorées : sans enchères, doublées
option-concession = Concéder une donne
    .award = moitié aux autres, la troisième coûte 120
    .bomb = une bombe : la première est gratuite, chaque suivante donne 60 aux autres (40 à quatre)
    .bomb_home = une bombe : 60 aux autres (40 à quatre), et dès la deuxième elle coûte le contrat
    .write_off = coûte le contrat, moitié aux autres
    .no = pas permis
option-empty_hand = Ce qui est une main vide
    .points = une donne sans un point
    .tricks = une donne sans levée
    .no = rien : on ne compte pas
option-endgame = Tout près de la victoire
    .barrel = le baril
    .lock = le seuil : seul le preneur gagne des points
    .none = ni l’un ni l’autre
option-lock_width = Le seuil : à combien de points de la victoire
option-barrel_required = Qui peut gagner
    .no = tout le monde
    .yes = seulement qui est sur le baril
option-barrel_exclusive = Le baril
    .no = a de la place pour plusieurs
    .yes = a une seule place : qui y monte en fait tomber l’autre
option-conceded_deal_uses_barrel = Une donne concédée par quelqu’un d’autre
    .no = ne compte pas comme donne sur le baril
    .yes = compte comme donne sur le baril
option-third_fall_resets = La troisième chute du baril
    .no = est comme les autres
    .yes = remet le total à 0
option-dump_truck = Le camion-benne : ce qui devient 0
    .no = rien
    .plus = un total de 555
    .both = un total de 555 ou de −555
option-winner_first = Si plusieurs arrivent à la victoire ensemble
    .total = le plus haut total gagne
    .declarer = le preneur gagne, s’il en est
option-players = Combien jouent
    .v2 = 2
    .v3 = 3
    .v4 = 4
option-leftovers = Les quatre cartes qui restent, à deux
    .last_trick = vont à qui gagne la dernière levée
    .nobody = ne comptent pour personne
option-sitter = Qui ne joue pas, à quatre
    .nothing = ne marque rien
    .talon = marque pour les as et un mariage du talon

## What a messenger shows of an invitation

preview-title = Joue à { $game } avec { $name }
preview-said = Ouvre le lien, tape un nom, prends place. Pas de compte, rien à installer.

## L’aide

coach-again = Choisis-le de nouveau pour le faire quand même.
guide-examples-hint = Chacun est un bout d’une donne qui a vraiment été jouée, selon les règles « { $preset } », à { $players }.
