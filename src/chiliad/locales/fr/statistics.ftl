### Les chiffres de plusieurs parties. Les variables sont expliquées dans en/statistics.ftl.

figures-of = { $game } : les chiffres
figures-corner = Chiffre
figures-you = Toi
figures-others = Les autres
figures-share = { $amount } sur { $of } ({ $percent } %)
figures-part = { $amount } ({ $percent } %)
figures-rate =
    { $of ->
        [one] { $amount } en { $of } donne
       *[other] { $amount } en { $of } donnes
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } donne)
       *[other] { $mean } ({ $of } donnes)
    }
figures-bot = Robot, { $level }
figures-on-paper = { $name } (feuille de score)
figure-won = Parties gagnées
figure-score = Score d’une donne
figure-money = Gagné aux mises
grid-count = Nombre
figures-opponents = Contre chaque adversaire
figures-opponent = Adversaire
figures-you-won = Victoires
figures-your-score = Son score
figures-their-score = Score adverse
figures-paid = Qui a payé qui
figures-won-from = Gagné
figures-lost-to = Perdu
figures-settled = Reçu
figures-open = À recevoir
figures-months = Mois par mois
figures-month = Mois
figures-stakes = Mises
figures-no-day = Sans date
