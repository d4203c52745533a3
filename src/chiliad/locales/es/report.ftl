### The report after a match: luck and skill, in points of a hundred of the chance to win the match.

help-analyse-decisions = muestra cada decisión y lo que costó según el cálculo del bot, no el informe

report-head =
    { $deals ->
        [one] Suerte y decisiones en una ronda.
       *[other] Suerte y decisiones en { $deals } rondas.
    } Un punto es un uno por ciento de probabilidad de ganar la partida.
report-about = Lo esperado es la probabilidad antes de la primera ronda y lo que cada ronda cambia de media. La suerte es 0 de media. En las decisiones, 0 es lo que habría decidido un bot rápido: por encima es mejor; por debajo, peor. La suerte de las cartas ocultas dice cuánto mejor salieron las decisiones de todos de lo que se podía prever. Lo que costó una decisión se cuenta desde la mejor jugada.
# $expected, $result (Number) points
report-seat = { $name }: se esperaban { $expected } puntos; el resultado es { $result }.
# $part (String) one of report-luck-deal … report-others-slips, $points, $error (String) with a sign
report-part = { $part }: { $points } ± { $error }.
# $stakes, $stakes_error (String) in small stakes
report-part-stakes = { $part }: { $points } ± { $error }; en apuestas pequeñas { $stakes } ± { $stakes_error }.
report-part-stakes-unsure = { $part }: { $points } ± { $error }; en apuestas pequeñas, demasiado pequeño para decirlo.
report-part-unsure-stakes = { $part }: demasiado pequeño para decirlo; en apuestas pequeñas { $stakes } ± { $stakes_error }.
report-part-unsure = { $part }: demasiado pequeño para decirlo.
report-part-zero = { $part }: 0.
report-luck-deal = Suerte de las cartas repartidas
report-luck-draws = Suerte de las cartas posteriores
report-luck-draws-tysiac = Suerte del talón
report-luck-draws-mille = Suerte al robar
report-luck-hidden = Suerte de las cartas ocultas
report-own-slips = Decisiones propias
report-others-slips = Decisiones de los demás
# $five, $ten, $fifteen (Number) how many decisions cost at least so many points
report-bands = Decisiones propias que costaron 5 puntos o más: { $five }; 10 o más: { $ten }; 15 o más: { $fifteen }.
report-bands-none = Decisiones propias que costaron 5 puntos o más: ninguna.
report-moments = { $name }: estas son las decisiones que más te costaron.
report-no-moments = { $name }: ninguna decisión tuya costó con certeza un punto.
# $place (String) one of report-place-…, $played (String) a move, $loss, $error (Number) points
report-moment = Ronda { $deal }, { $place }: «{ $played }» costó { $loss } ± { $error } puntos.
# $hands, $other (Number) of 100: after the better move, and after what was played
report-better = Con «{ $better }» ganas la partida en { $hands } de cada 100 casos, en vez de en { $other }.
report-better-makes = Con «{ $better }» cumples { $contract } en { $hands } de cada 100 repartos, en vez de en { $other }.
report-better-stops = Con «{ $better }» el contrato de { $contract } fracasa en { $hands } de cada 100 repartos, en vez de en { $other }.
report-place-auction = subasta
report-place-talon = talón
report-place-contract = contrato
report-place-trick = baza { $number }
report-place-turn = turno { $number }
report-chances = Probabilidad de ganar la partida, en puntos:
report-chances-start = antes de la primera ronda
report-chances-after = tras la ronda { $deal }
# $chances (String) the players with their points
report-chances-line = { $when }: { $chances }
report-chance = { $name } { $points }

## Muchas partidas

many-head = { $game }, partidas: { $matches }. Los números son puntos por partida: centésimas de la probabilidad de ganarla. Entre paréntesis: intervalo del 95 %.
many-player = { $name }, partidas: { $matches }. Se esperaban { $expected } puntos.
many-part = { $part }: { $points } (de { $low } a { $high })
many-result = Resultado: { $points } (de { $low } a { $high })
many-less-luck = Resultado sin la suerte: { $points } (de { $low } a { $high }); su varianza es { $ratio } de la del resultado.
analyse-one-file = --deal, --decisions y --bots son para un solo archivo
