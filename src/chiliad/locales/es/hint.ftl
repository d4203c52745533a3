### Una pista para quien debe jugar: qué jugar y cuánto vale.
### Las variables están explicadas en en/hint.ftl.

advice-move = Pista: { $move }.
# The last sentence of a hint while the bot that gives hints gets ready
advice-quick = Lo dice un bot sencillo, sin búsqueda: el fuerte aún no está listo.
advice-worth = Lo que se espera: { $worth }.
advice-match = la partida se gana en el { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } de los casos
advice-make = el contrato se cumple en el { $percent } %
advice-points =
    { $points ->
        [one] { $points } punto de media
       *[other] { $points } puntos de media
    }
advice-column-match = Partida ganada
advice-column-make = Contrato cumplido
advice-column-points = Puntos
advice-cell-chance = { $percent } %{ $error ->
        [0] {""}
       *[other] {" "}± { $error }
    }
advice-cell-points = { $points }
