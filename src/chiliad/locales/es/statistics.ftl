### Las cifras de muchas partidas. Las variables se explican en en/statistics.ftl.

figures-of = { $game }: cifras
figures-corner = Cifra
figures-you = Tú
figures-others = Los demás
figures-share = { $amount } de { $of } ({ $percent } %)
figures-part = { $amount } ({ $percent } %)
figures-rate =
    { $of ->
        [one] { $amount } en { $of } ronda
       *[other] { $amount } en { $of } rondas
    }
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } ronda)
       *[other] { $mean } ({ $of } rondas)
    }
figures-bot = Bot, { $level }
figures-on-paper = { $name } (hoja de puntos)
figure-won = Partidas ganadas
figure-score = Puntos en una ronda
figure-money = Ganado en apuestas
grid-count = Número
figures-opponents = Contra cada rival
figures-opponent = Rival
figures-you-won = Ganadas
figures-your-score = Puntos propios
figures-their-score = Puntos del rival
figures-paid = Quién ha pagado a quién
figures-won-from = Ganado
figures-lost-to = Perdido
figures-settled = Cobrado
figures-open = Por cobrar
figures-months = Mes a mes
figures-month = Mes
figures-stakes = Apuestas
figures-no-day = Sin fecha
