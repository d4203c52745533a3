### La table dans le terminal. Les variables sont expliquées dans en/terminal.ftl.
###
### $card_acc est une carte avec son article (le roi de pique, l’as de cœur); $card va sans article, comme dans une liste.
###
### Les mots sont ceux que l’on comprend au Québec comme en France (le score, un joker, qui donne).
###
### Typographie du Québec : espace insécable avant le deux-points et le pour cent, et à l’intérieur des guillemets; aucune
### espace avant le point-virgule, le point d’exclamation et le point d’interrogation.
###
### On tutoie. Pas de « de » devant un nom ou un rang, qui peuvent commencer par une voyelle : « chez Ada », « le groupe
### des as ». Pas de participe à accorder avec une personne : « te revoilà », non « tu es revenu ».
###
### Les termes, les mêmes dans tous les fichiers :
###   deal        la donne; donner, le donneur             draw, stock   piocher, la pioche
###   match       la partie                                pack          la pile
###   trick       la levée; entamer, fournir, couper       discard       jeter
###   suit, rank  la couleur, le rang                      meld, set     étaler, le groupe
###   auction     les enchères; annoncer, une annonce      wild 2        le 2, un joker
###   declarer    le preneur; defender: en défense         natural       le naturel
###   barrel      le baril                                 go out        sortir
###   empty hand  la main vide                             chapeau       le chapeau
###   contract    le contrat, réussi ou manqué             stakes        les mises; skunk: la mouffette
###   score       le score; marquer                     hint          l’indice
###   seat        la place                                 bot           le robot
###   record      la partie enregistrée                    preset        la variante

## Cartes et listes

card-named =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] 10
        [9] 9
        [8] 8
        [7] 7
        [6] 6
        [5] 5
        [4] 4
        [3] 3
       *[2] 2
    } de { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
    .acc =
        { $rank ->
            [A] l’as
            [K] le roi
            [Q] la dame
            [J] le valet
            [T] le 10
            [9] le 9
            [8] le 8
            [7] le 7
            [6] le 6
            [5] le 5
            [4] le 4
            [3] le 3
           *[2] le 2
        } de { $suit ->
            [s] pique
            [h] cœur
            [d] carreau
           *[c] trèfle
        }
rank-named =
    { $rank ->
        [A] as
        [K] rois
        [Q] dames
        [J] valets
        [T] 10
        [9] 9
        [8] 8
        [7] 7
        [6] 6
        [5] 5
        [4] 4
        [3] 3
       *[2] 2
    }
join-cards = { $list } { $item }
join-names = { $list }, { $item }
join-groups = { $list }, { $item }
join-named-groups = { $list }; { $item }
join-items = { $list }; { $item }
group-count = { $cards } ({ $count })

## Places

bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] Mila
                [1] Léo
               *[2] Nico
            }
        [casual]
            { $place ->
                [0] Rita
                [1] Oscar
               *[2] Dora
            }
        [club]
            { $place ->
                [0] Clara
                [1] Victor
               *[2] Irène
            }
        [strong]
            { $place ->
                [0] Émile
                [1] Sofia
               *[2] Gustave
            }
        [expert]
            { $place ->
                [0] Tamara
                [1] Félix
               *[2] Judith
            }
       *[other]
            { $seat ->
                [0] Ada
                [1] Boris
               *[2] Cléo
            }
    }
default-name = Invité
seat-called =
    { $who ->
        [you] toi
       *[other] { $name }
    }

## Mots qu’on peut taper, séparés par des espaces; les mots anglais sont compris dans toutes les langues

verb-help = ? aide
verb-hand = h main cartes
verb-table = c table
verb-scores = s score scores pointage pointages points
verb-last = l levée dernière dernier
verb-rules = r règles règle
verb-undo = u reprendre reprends retour
verb-hint = y indice
verb-quit = q quitter quitte
verb-bid = b annoncer annonce
verb-pass = p passer passe
verb-concede = concéder concède bombe abandonner
verb-give = g donner donne
verb-contract = contrat
verb-play = jouer joue
verb-marry = m mariage marier déclarer déclare
verb-aces = as
verb-blind = aveugle
verb-redeal = redonner
verb-draw = d piocher pioche
verb-take = t prendre prends pile
verb-uptwo = deux
verb-lay = étaler étale
verb-discard = jeter jette
verb-blocked = bloqué bloquée
word-yes = o oui y yes
word-no = n non nouvelle new no
filler = à to
card-letters = A=A R=K D=Q V=J p=s h=h k=d t=c

## Le début

ask-game = Quel jeu : { $games }?
ask-game-again = Tape le nom d’un jeu, ou son début : { $games }.
level-choice = { $number } { $title } : { $said }
ask-level = Quel niveau : { $levels }? (un nom ou un numéro; Entrée : { $usual })
ask-level-again = Tape un de ces noms, ou son numéro : { $levels }.
ask-resume =
    { $deals ->
        [one] Une partie commencée { $name } n’est pas finie, après { $deals } donne. La continuer? (oui, non)
       *[other] Une partie commencée { $name } n’est pas finie, après { $deals } donnes. La continuer? (oui, non)
    }
resume-choice =
    { $deals ->
        [one] { $number } : commencée { $name }, { $deals } donne
       *[other] { $number } : commencée { $name }, { $deals } donnes
    }
ask-resume-which = Ces parties ne sont pas finies. Laquelle continuer? (de 1 à { $count }, ou nouvelle)
match-held = Cette partie se joue dans un autre terminal (processus { $pid }, depuis { $since }).
ask-held = La regarder là-bas (v), la prendre ici (p) ou la laisser tranquille (Entrée)?
word-watch = v voir regarder w watch
word-take-over = p prendre t take
watching = Tu regardes. Ctrl-C pour arrêter.
taken-over-here = La partie est maintenant ici. L’autre terminal s’arrête dès qu’on y tape quelque chose.
unreadable-matches =
    { $count ->
        [one] Une partie de ton dossier est illisible et reste telle quelle : { $names }. chiliad verify dit ce qui ne va pas.
       *[other] { $count } parties de ton dossier sont illisibles et restent telles quelles : { $names }. chiliad verify dit ce qui ne va pas.
    }
greeting =
    { $target ->
        [0] { $game }, règles { $preset }.
       *[other] { $game }, règles { $preset }, en { $target } points.
    }
greeting-seat =
    { $who ->
        [you] Place { $seat } : { $name }, c’est toi.
       *[other] Place { $seat } : { $name }, un robot ({ $bot }).
    }
greeting-help = Tape ? pour savoir ce que tu peux faire, q pour quitter et continuer une autre fois.

## La donne

replay-seat =
    { $bot ->
        [none] Place { $seat } : { $name }.
       *[other] Place { $seat } : { $name }, un robot ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Donne { $number }. C’est toi qui donnes.
       *[other] Donne { $number }. { $name } donne.
    }
dealt =
    { $who ->
        [you] Tu reçois { $cards }.
       *[other] { $name } reçoit { $cards }.
    }
your-hand = Main : { $cards }.
deal-ended = La donne { $number } est finie.
deal-stuck = Cette donne a duré { $limit } actions et ne peut pas être jouée jusqu’au bout. La partie est gardée telle quelle.
standing =
    { $who ->
        [you] Ton total : { $total }.
       *[other] Total pour { $name } : { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] La partie est finie après { $deals } donne. Tu as gagné!
               *[other] La partie est finie après { $deals } donnes. Tu as gagné!
            }
       *[other]
            { $deals ->
                [one] La partie est finie après { $deals } donne. { $name } a gagné.
               *[other] La partie est finie après { $deals } donnes. { $name } a gagné.
            }
    }
match-kept = La partie est gardée dans { $path }.
level-suggested =
    { $result ->
        [won] Trois victoires de suite au niveau « { $level } » : « { $other } » serait peut-être plus amusant maintenant. La prochaine fois : chiliad play { $game } --bots { $bot }
       *[lost] Trois défaites de suite au niveau « { $level } » : « { $other } » serait peut-être plus amusant pour le moment. La prochaine fois : chiliad play { $game } --bots { $bot }
    }
left = La partie est gardée dans { $path }; chiliad play propose de la continuer.

## Ce qu’on demande à toutes les tables

choice = { $number } : { $said } ({ $typed })
ask-enter = { $prompt } (Entrée)
ask-enter-for = { $prompt } (Entrée : { $choice })
ask-cards = { $prompt } Au choix, { $cards } :
ask-sure = C’est sûr? (oui, non)
choice-any-card = { $choice } (ou n’importe quelle autre carte)
choice-or-cards = { $choice } (ou { $cards })
you-may =
    { $more ->
        [0] Tu peux : { $choices }.
        [one] Tu peux : { $choices }; et { $more } autre, que ? montre.
       *[other] Tu peux : { $choices }; et { $more } autres, que ? montre.
    }
help-everywhere = Aussi : h ta main, c ce qui est sur la table, s les scores, l la dernière levée ou le dernier tour, r les règles (r 14 : règle 14), u reprendre, y un indice, q quitter.
help-typing = Les coups se tapent comme dans la liste, les cartes ainsi : Ks, 10h, ad. Entrée suffit quand il n’y a pas de choix.
help-tysiac = Les cartes se tapent Rp, 10h, at (R roi, D dame, V valet; p pique, h cœur, k ou d carreau, t ou c trèfle) ou à l’anglaise, Ks. Une annonce est un nombre, même s’il n’est pas dans la liste. Entrée suffit quand il n’y a pas de choix.
help-mille = Les cartes se tapent Rp, 10h, 2k (R roi, D dame, V valet; p pique, h cœur, k ou d carreau, t ou c trèfle) ou à l’anglaise, Ks; les groupes RRR, DD2, ou R pour tous les rois; plusieurs à la fois : étaler RRR DD2. Entrée suffit quand il n’y a pas de choix.
taken-back = C’est repris.
nothing-to-take-back = Il n’y a rien à reprendre dans cette donne.
hint-wait = Un instant…
hint-others = Autres coups :
nothing-yet = Encore rien.
rules-pointer = Toutes les règles : chiliad rules { $game }. Une seule : r et son numéro.
rules-title = { $number } { $title }
sheet-deal = Donne { $number } : { $items }
sheet-item = { $name } { $score }, total { $total }

## Réponses qu’on ne peut pas comprendre telles quelles

not-understood = « { $text } » n’est pas compris; ? montre ce que tu peux faire
nothing-typed = Il y a un choix à faire : tape-le, ou ? pour la liste
no-such-choice =
    { $count ->
        [one] Il n’y a pas de choix { $number }, il y en a seulement { $count }
       *[other] Il n’y a pas de choix { $number }, il y en a { $count }
    }
list-first = Un numéro compte dans la liste que ? montre : tape d’abord ?, puis le numéro
which-move = « { $text } » peut vouloir dire plusieurs coups : tape le numéro du tien dans la liste que ? montre
needs-more =
    { $verb ->
        [give] Donner quoi, et à qui? Par exemple : donner Rp 1
        [talon] Quel talon? Par exemple : prendre 1
        [lay] Étaler quoi? Par exemple : étaler RRR
        [discard] Jeter quelle carte? Par exemple : jeter 5h
        [bid] Combien? Par exemple : annoncer 120
        [contract] Combien? Par exemple : contrat 140
        [play] Quelle carte? Par exemple : jouer Rp
        [marry] Avec quelle carte? Par exemple : mariage Rp
        [aces] Avec quel as? Par exemple : as Ap
       *[other] Quelle carte? Par exemple : { $verb } Ks
    }
one-card-only = Une seule carte
give-one-card = Nomme une carte et qui la reçoit, par exemple : donner Rp 1
give-to-whom = Qui reçoit { $card_acc }? Par exemple : donner { $typed } { $first }
unknown-receiver = « { $text } » n’est personne ici : nomme { $first } ou { $second }, ou le numéro de la place
one-rank-a-set = « { $text } » a plus d’un rang : un groupe en a un seul, plus des 2
too-few-held =
    { $count ->
        [0] Tu n’as aucune carte parmi les { $rank }
        [one] Parmi les { $rank }, tu as seulement { $count } carte
       *[other] Parmi les { $rank }, tu as seulement { $count } cartes
    }
which-set = Quel groupe rejoint { $card_acc }? Nomme son rang, par exemple : étaler 7 2k
take-how-many = Tu as { $count } cartes parmi les { $rank } : dis avec combien tu prends, par exemple : prendre { $typed }
lay-or-discard = Tu pourrais étaler { $card_acc } ou jeter cette carte : dis lequel
which-card =
    { $count ->
        [0] Tu n’as aucune carte parmi les { $rank }
       *[other] Tu as plusieurs cartes parmi les { $rank } : dis laquelle, avec sa couleur
    }

## Refus, dits à la personne qui s’est trompée; s’il n’y en a pas ici, on dit la phrase de errors.ftl

you-not-in-hand = Tu n’as pas { $card_acc }
you-not-your-turn = Ce n’est pas ton tour
you-must-open =
    { $exact ->
        [yes] Tu dois ouvrir, à { $least }
       *[no] Tu dois ouvrir, à { $least } ou plus
    }
you-bid-over-limit = Avec cette main, tu peux annoncer au plus { $limit }
you-must-give-first = Tu dois d’abord donner une carte à chacun des autres
you-must-take-first = Tu dois d’abord prendre l’un des deux talons
you-taken-already = Tu as déjà pris un talon
you-must-lay-first = Tu dois d’abord écarter deux cartes
you-laying-over = Tu as déjà écarté deux cartes
you-no-such-talon = Il y a deux talons, 1 et 2
you-given-already = Cette personne a déjà reçu une carte
you-must-name-contract = Tu dois d’abord fixer le contrat
you-marriage-not-held = Tu n’as pas le roi et la dame de cette couleur
you-must-follow-suit =
    { $suit ->
        [s] Tu dois fournir à pique
        [h] Tu dois fournir à cœur
        [d] Tu dois fournir à carreau
       *[c] Tu dois fournir à trèfle
    }
you-must-trump =
    { $suit ->
        [s] Tu as { $held_acc } et dois couper à pique
        [h] Tu as { $held_acc } et dois couper à cœur
        [d] Tu as { $held_acc } et dois couper à carreau
       *[c] Tu as { $held_acc } et dois couper à trèfle
    }
you-must-beat = Tu as { $held_acc } et dois battre { $best_acc }
you-must-draw-first = Tu dois d’abord piocher ou prendre la pile
you-already-drew = Tu as déjà pioché à ce tour
you-no-pair =
    { $needed ->
        [one] Pour prendre { $card_acc }, tu dois étaler { $needed } carte de son rang de ta main
       *[other] Pour prendre { $card_acc }, tu dois étaler { $needed } cartes de son rang de ta main
    }
you-set-needs-three =
    { $needed ->
        [one] Un nouveau groupe, celui des { $rank }, demande { $needed } carte, les 2 compris
       *[other] Un nouveau groupe, celui des { $rank }, demande { $needed } cartes, les 2 compris
    }
you-must-pick-up = Tu dois d’abord prendre le reste de la pile dans ta main

## Comment on quitte une table

input-ended = l’entrée est finie; la partie est gardée dans { $path }
input-ended-at-once = l’entrée s’est finie avant le début d’une partie
stopped-by-person = arrêté; la partie est gardée dans { $path }
stopped-at-once = arrêté avant le début d’une partie
stopped-by-system = le système arrête ce programme; la partie est gardée dans { $path }
terminal-closed = le terminal a été fermé; la partie est gardée dans { $path }
taken-over = un autre terminal a pris cette partie, qui continue là-bas; elle est gardée dans { $path }
name-cannot-be = « { $text } » ne peut pas être un nom ici : de une à 40 lettres, et pas bot:
