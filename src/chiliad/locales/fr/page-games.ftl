### Mes parties et leurs chiffres, dans la page. Les variables sont expliquées dans en/page-games.ftl.

my-filters = Ce qui est montré
my-game = Jeu
my-game-all = Tous les jeux
my-against = Adversaire
my-against-all = Tout le monde
my-kind = Où
my-kind-all = Tables et feuilles de score
my-kind-table = Tables d’ici
my-kind-sheet = Feuilles de score de vraies cartes
my-list = Parties et soirées
my-count =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
my-none = Tu n’as pas encore de parties. Joue une partie, ou tiens le score d’un jeu avec de vraies cartes et partage-le en direct : elle sera ici, dans la liste et dans les chiffres.
my-none-start = Jouer une partie
my-none-such = Aucune de tes parties n’est ainsi.
my-show-all = Tout montrer
my-elsewhere = Si tes parties sont sur un autre appareil, amène ta place ici.
my-more = Montrer les plus anciennes
my-place = Rang { $place } sur { $count }
my-money = Mises : { $money }
my-on = en cours
my-evening = Feuilles de score, { $games } : { $names }
my-evening-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
my-evening-here = seulement sur cet appareil : partage-la en direct pour qu’elle compte
my-evening-followed = soirée que tu suis sur cet appareil, encore en cours
my-won = { $name } : gagnées { $count }
my-statistics = Statistiques
my-counted =
    { $count ->
        [one] Sur { $count } partie.
       *[other] Sur { $count } parties.
    }
my-counting = Encore à compter : { $count }
my-no-figures = Il y aura des chiffres dès qu’une partie sera finie.
my-chart = Parties par mois
my-chart-won = gagnées
my-chart-other = non gagnées
