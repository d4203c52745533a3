### The arena: how strong bots are against one another.

help-arena-players = los bots, cada uno como NOMBRE o NOMBRE@LÍMITE (greedy, strong@50ms, expert@nodes:2000); dos nombres donde hay más asientos: uno del primero contra el segundo en todos los demás
help-arena-blocks = cuántos bloques, cada uno con las mismas cartas en todos los repartos de asientos; si no, 100
help-arena-out = la carpeta en que se guardan las partidas; la misma orden continúa una medición interrumpida
help-arena-sprt = parar en cuanto se sepa si la parte que gana el primer bot es como mucho P0 o como poco P1 (de 0 a 1); --blocks es entonces el máximo
help-arena-less-luck = quitar la suerte del resultado: valorar cada suceso con tantas simulaciones (bastan { $nodes }); el intervalo queda en cerca de la mitad
help-arena-svg = dibujar el resultado en este archivo
help-arena-ladder = no jugar: dibujar estos resultados, archivos con lo que escribió --json, en el archivo de --svg

## What can be wrong with it

wrong-arena-count = nombra dos bots, o uno para cada uno de los { $seats } asientos, no { $found }
bad-share = «{ $text }» no es una parte: escribe un número de 0 a 1, como 0.35
shares-not-in-order = la primera parte de --sprt debe ser menor que la segunda
arena-other-run = { $path } es de otra medición: para continuarla, el juego, las reglas, los bots y la semilla deben ser los mismos
no-arena-result = { $path } no es un resultado de chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } partida ya está en la carpeta.
       *[other] { $count } partidas ya están en la carpeta.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share } % (de { $low } a { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = { $player } falló en la partida { $match }, que cuenta como inacabada: { $reason }
arena-head = { $game }. Bloques: { $blocks }; partidas: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: ganó el { $share } % de las partidas (95 %: de { $low } a { $high }); puntos por ronda: { $points } (95 %: de { $points_low } a { $points_high }).
arena-stakes = { $player }: { $stakes } apuestas pequeñas por partida (95 %: de { $low } a { $high }).
arena-less-luck = { $player } sin la suerte: { $share } % (95 %: de { $low } a { $high }); la varianza es { $ratio } de la del resultado.
arena-equal = Un bot tan fuerte como los demás gana el { $equal } %.
arena-per-seat = El bot { $player } ocupa varios asientos: sus cifras son las de uno de ellos.
arena-unfinished =
    { $count ->
        [one] { $count } partida quedó sin acabar y no la gana nadie.
       *[other] { $count } partidas quedaron sin acabar y no las gana nadie.
    }
arena-sprt =
    { $decided ->
        [high] Decidido (bloques: { $blocks }): { $player } gana el { $high } % o más, y no el { $low } % o menos.
        [low] Decidido (bloques: { $blocks }): { $player } gana el { $low } % o menos, y no el { $high } % o más.
       *[no] Sin decidir (bloques: { $blocks }): { $player } puede ganar el { $low } % o menos, o el { $high } % o más.
    }
arena-picture = { $game }: partidas ganadas (bloques: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Partidas ganadas por el primer bot: { $games }
arena-legend = Punto: parte de las partidas ganadas. Línea: intervalo del 95 %. Trazos: fuerza igual.
