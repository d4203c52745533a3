### La línea de órdenes. Las variables se explican en en/commands.ftl.

about = Mille y Tysiac, dos juegos de cartas: jugarlos, llevar la cuenta, comprobar partidas guardadas.
version = chiliad { $version }
usage-commands = chiliad [--lang IDIOMA] ORDEN …

help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-commands = órdenes
help-more = chiliad ORDEN --help explica cada orden.
help-help = mostrar esta página
help-version = mostrar la versión
help-lang = el idioma en que se habla: { $known }; si no se indica, CHILIAD_LANG o el del sistema
help-json = escribir JSON, para que lo lea un programa
help-game = el juego: { $known }
help-preset = las reglas con que se juega: { $presets }
help-option = una opción de las reglas distinta de la configuración, como CLAVE=VALOR; se puede repetir
help-workers = cuántos procesos trabajan a la vez; si no se indica, todos los núcleos
help-seed = un número del que depende todo el azar; el mismo da las mismas cartas
help-file = una partida guardada (.mille o .tysiac), o - para la entrada estándar
help-files = partidas guardadas (.mille o .tysiac), carpetas con ellas, patrones (*.mille), o - para la entrada estándar

metavar-lang = IDIOMA
metavar-preset = CONFIGURACIÓN
metavar-option = CLAVE=VALOR
metavar-number = N
metavar-bots = NOMBRES
metavar-budget = LÍMITE
metavar-name = NOMBRE
metavar-seat = ASIENTO
metavar-folder = CARPETA
metavar-points = PUNTOS
metavar-host = DIRECCIÓN
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille
word-tysiac = tysiac

command-serve = abre mesas de cartas en el navegador
    .long = Sirve mesas de cartas a los navegadores, hasta Ctrl-C. De entrada solo se llega desde esta máquina, y las mesas se guardan en un archivo propio; docs/serve.md explica cómo pueden venir los amigos.
command-play = jugar una partida en esta terminal
    .long = Se juega una partida contra bots, línea a línea. Queda guardada en el disco según se juega; se puede salir cuando se quiera, y la próxima vez se ofrece continuarla. Con --seed, --seat, --bots, --stakes o una opción de las reglas se empieza, en cambio, una partida nueva.
command-rules = las reglas de un juego, con las opciones vigentes
    .long = Escribe un juego en breve y sus reglas numeradas, tal como son con la configuración y las opciones dadas.
help-rules-examples = escribe en su lugar ejemplos de juego
help-rules-glossary = escribe en su lugar las palabras del juego
help-rules-presets = escribe en su lugar en qué se distinguen las configuraciones
command-payout = lo que paga quien pierde una partida de Mille
    .long = Calcula el pago al final de una partida de Mille a partir de los totales.
command-settle = la puntuación de una ronda, a partir de cifras
    .long = Lee de la entrada estándar las cifras de una ronda, en JSON, y escribe su puntuación. Las formas están en docs/commands.md.
command-verify = comprobar partidas guardadas
    .long = Vuelve a jugar cada partida guardada y escribe "ok ARCHIVO" o su primer fallo: ronda, acción, motivo. Si la partida lleva la prueba de un reparto limpio, sus cartas deben ser las que dan su secreto y sus sales. El estado de salida es 0 solo si todas están bien.
command-backup = guardar todas las mesas del servidor en un archivo
    .long = Guarda todas las mesas, invitados y partidas en un solo archivo, también mientras el servidor está en marcha. El archivo contiene los secretos de los repartos justos: no lo compartas.
command-restore = recuperar las mesas de una copia
    .long = Recupera todas las mesas de una copia en una base de datos vacía. Entretanto ningún servidor puede usarla.
command-replay = contar una partida guardada
    .long = Cuenta lo que pasó en una partida guardada, acción por acción.
command-sheet = la hoja de puntos de una partida guardada
    .long = Escribe la hoja de puntos de una partida guardada como en papel: puntos, totales, marcas y quién paga a quién.
command-stats = las cifras de los jugadores en muchas partidas guardadas
    .long = Cuenta lo que han hecho los jugadores de estas partidas: partidas ganadas, puntos, contratos o estrellas y más. Con --player compara además a un jugador con cada rival.
command-redact = una partida tal como la puede ver un asiento
    .long = Escribe una partida guardada con ?? en lugar de cada carta que un asiento, o el público, no ha visto.
command-solve = cuánto vale cada carta si se conocen todas
    .long = Escribe a qué lleva cada acción permitida si se conocen todas las cartas y todos juegan lo mejor posible. Dice lo que valía la posición, no lo que un jugador podía ver.
command-selfplay = hacer que los bots jueguen partidas enteras
    .long = Los bots juegan partidas y se guarda cada una, CARPETA/000001 en adelante. La misma semilla escribe los mismos bytes, sea cual sea el número de procesos.
command-arena = medir la fuerza de unos bots contra otros
    .long = Los bots juegan partidas por bloques, cada bloque con las mismas cartas en todos los repartos de asientos, y se dice qué parte gana cada uno, con un intervalo del 95 % sobre los bloques. La misma semilla da las mismas partidas, sea cual sea el número de procesos.
command-hint = qué haría un bot al final de una partida guardada
    .long = Pregunta a un bot qué es lo mejor para el asiento al que le toca al final de una partida guardada, y escribe las jugadas que ha comparado y lo que vale cada una. El bot ve lo que ha visto el asiento y nada más.
command-analyse = cuánto costó cada decisión de una partida guardada
    .long = Pregunta a un bot por cada decisión en que un asiento podía elegir, y escribe cuánto quedó cada jugada por debajo de la mejor que conoce el bot, con sumas por ronda y por asiento.
command-bench = la velocidad de los motores
    .long = Mide el juego al azar durante rondas enteras en un núcleo, y escribe la suma de control de una ejecución fija.
command-perft = contar todas las maneras en que puede ir una ronda
    .long = Cuenta las sucesiones de acciones desde una posición repartida, por profundidad.
command-completion = escribir lo que hace que un intérprete complete las órdenes
    .long = Escribe un guion para bash, zsh o tcsh que completa órdenes y opciones al pulsar Tab. docs/commands.md dice dónde ponerlo.

help-serve-host = la dirección en la que escuchar: con 0.0.0.0 entra quien pueda llegar a esta máquina; si no, solo esta máquina
help-serve-lan = deja entrar a los navegadores de la misma red: muestra la dirección que necesitan y su código QR
help-serve-port = el puerto en el que escuchar, 0 para cualquiera; si no, el 8000 o el siguiente libre
help-serve-database = dónde se guardan las mesas: sqlite:////carpeta/archivo.db o postgresql://usuario:clave@servidor/nombre; si no, CHILIAD_DATABASE o un archivo propio
help-backup-file = el archivo que se escribe
help-restore-file = un archivo escrito por chiliad backup
help-restore-force = sustituir lo que contiene la base de datos
help-serve-public-url = con qué empiezan los enlaces, detrás de un proxy: https://cards.example.org
help-serve-open = abrir el navegador, o no (que es lo normal)
help-play-game = el juego ({ $known }); si no se indica, se pregunta
help-play-bots = un nivel para todos los bots, o uno por cada uno de los demás asientos, en su orden, separados por comas (beginner, casual, club, strong, expert; si no, club)
help-think = cuánto puede pensar un bot cada decisión: 50ms, o nodes:20000 para tantas posiciones o partidas simuladas; si no, lo que piensa su nivel
help-play-seat = el asiento que se ocupa, desde 0
help-play-name = el nombre propio, como debe quedar en la partida guardada
help-play-stakes = la apuesta pequeña de Mille, un número entero; la grande es el triple
help-play-names = decir las cartas con palabras: rey de picas
help-play-ascii = escribir las cartas con letras sencillas: Ks
help-play-fresh = empezar una partida nueva sin preguntar por las inacabadas
help-replay-seat = contarla como la vio este asiento
help-replay-deal = solo esta ronda, contando desde 1
help-redact-seat = el asiento, o "public" para el público
help-solve-deal = la ronda, contando desde 1; si no, la última
help-solve-step = la posición tras tantas líneas de las acciones de la ronda; si no, tras todas
help-selfplay-games = cuántas partidas; si no, 10
help-selfplay-bots = un bot por asiento, separados por comas; un solo nombre vale para todos; si no, greedy en todos
help-selfplay-out = la carpeta en que se guardan las partidas
help-selfplay-force = escribir en una carpeta que ya tiene partidas
help-selfplay-deals = dejar sin acabar una partida tras tantas rondas
help-payout-winner = el total de quien gana
help-payout-loser = el total de quien pierde
help-payout-naturals = cuántos naturales (estrellas) ha hecho quien gana
help-payout-chapeaux = cuántos chapeaux ha sufrido quien pierde
help-payout-small = la apuesta pequeña
help-payout-target = el total al que se jugó la partida
help-sheet-words = frases en lugar de una tabla
help-sheet-csv = una fila por ronda, en CSV para hojas de cálculo
help-sheet-summary = unas líneas para enviar a alguien
help-stats-player = solo este jugador, por su nombre en las partidas (un bot como bot:club), y contra cada rival
stats-nothing = Aquí no hay nada que contar.
stats-more-players =
    { $count ->
        [one] Y { $count } jugador más: --player NOMBRE da sus cifras.
       *[other] Y { $count } jugadores más: --player NOMBRE da las cifras de cada uno.
    }
help-settle-lines = un objeto por línea de entrada, uno por línea de salida
help-completion-shell = el intérprete: bash, zsh o tcsh

## Lo que puede estar mal en una línea de órdenes

unknown-command = no hay ninguna orden «{ $text }»; quizá se trate de { $near }
unknown-argument = «{ $text }» no significa nada aquí
missing-argument = falta { $name }
bad-argument = al argumento { $name } le falta su valor, o tiene uno que no admite
option-without-value = «{ $text }» no tiene la forma CLAVE=VALOR
number-too-low = { $name } no puede ser { $number }: es { $low } como mínimo
number-too-high = { $name } no puede ser { $number }: es { $high } como máximo
wrong-bot-count =
    { $wanted ->
        [one] aquí hace falta { $wanted } bot, no { $found }
       *[other] aquí hacen falta { $wanted } bots, no { $found }
    }
not-both = { $first } y { $second } no pueden ir juntos
no-such-deal =
    { $count ->
        [one] no hay ronda { $number }: la partida tiene { $count }
       *[other] no hay ronda { $number }: la partida tiene { $count }
    }
no-such-line = no hay línea { $number }: la última de la ronda es la { $count }
folder-has-records = { $path } ya contiene partidas; --force escribe sobre ellas
no-records-there = no hay partidas guardadas en { $path }
input-twice = - solo puede darse una vez: hay una sola entrada estándar
bad-public-url = «{ $text }» no es una dirección con la que puedan empezar los enlaces; una es https://cards.example.org
no-payment = en { $game } no hay pago
no-solver = las posiciones de { $game } no se pueden resolver
unknown-shell = no hay compleción para «{ $text }»: { $known }
payout-below-target = quien gana ha llegado a { $target } o más: { $winner } no puede ser su total
payout-below-loser = gana el total más alto: { $winner } contra { $loser } solo gana con --option natural_required=yes
payout-level = con totales iguales no termina una partida de Mille: se juega otra ronda
payout-no-natural = con natural_required quien gana tiene al menos un natural: añade --naturals

## Lo que acaba una orden antes de tiempo

interrupted = interrumpido
system-refuses =
    { $path ->
        [none] falla la entrada o la salida: { $reason }
       *[other] el sistema no permite leer o escribir { $path }: { $reason }
    }

## Lo que cuentan las órdenes

serve-ready = La mesa está abierta en { $url } (Ctrl-C la cierra).
serve-network = Otros de la misma red, por ejemplo un segundo teléfono, vienen a { $url }
serve-network-who = Cualquiera de esta red puede abrir esa dirección; desde fuera, nadie, salvo que tu router reenvíe el puerto.
serve-port-taken = El puerto { $port } está ocupado, así que sirve otro.
serve-no-page = La página no está construida: los programas pueden jugar, los navegadores no ven nada. En una copia del código, make play la construye.
serve-open-yourself = Aquí no se pudo abrir ningún navegador: abre tú la dirección.
serve-stopped = Cerrada. Las mesas quedan guardadas.
backup-done = Guardado en { $path }. Mesas: { $count }.
restore-done = Recuperado de { $path }. Mesas: { $count }.

rules-preset = Configuración: { $preset }
rules-option = Con { $key } = { $value }
rules-value = { $points }: { $cards }
rules-hand = Tu mano: { $cards }
rules-term = { $name }: { $meaning }
deal-unfinished-here = La ronda se detiene aquí.
deal-typed = El resultado se anotó a mano; no se conocen las cartas.
bad-seat-given = «{ $text }» no es ningún asiento de este juego, ni public
no-player-called = en estas partidas nadie se llama «{ $text }»; el nombre más parecido es «{ $near }»
already-a-view = esta partida ya es lo que ve un asiento y no se le puede contar a nadie más
cards-not-known = esta partida guardada es solo lo que ve un asiento o el público: no se conocen las cartas ocultas y no se puede resolver nada
solved-declarer_points = Juega el asiento { $seat }. Puntos del tomador al final, si todos juegan lo mejor posible:
selfplay-progress = { $done } de { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } partida, { $deals } rondas.
       *[other] { $matches } partidas, { $deals } rondas cada una de media.
    }
selfplay-seat = Asiento { $seat }, { $bot }: { $won } ganadas, total medio { $total }.
selfplay-unfinished =
    { $count ->
        [one] { $count } partida quedó sin acabar.
       *[other] { $count } partidas quedaron sin acabar.
    }
selfplay-seed = Las mismas partidas otra vez: --seed { $seed }
settled-score = El asiento { $seat } se anota { $score }.
settled-total = El asiento { $seat } tiene entonces { $total }.
settled-stars =
    { $count ->
        [one] El asiento { $seat } ha hecho { $count } estrella.
       *[other] El asiento { $seat } ha hecho { $count } estrellas.
    }
settled-chapeaux = El asiento { $seat } sufre un chapeau.
settled-winner = Ha ganado el asiento { $seat }.

## Lo que se cuenta de la prueba de un reparto limpio

fair-checked =
    { $cards ->
        [one] el reparto es el que dan su secreto y sus sales ({ $cards } carta)
       *[other] el reparto es el que dan su secreto y sus sales ({ $cards } cartas)
    }
fair-checked-since =
    { $cards ->
        [one] desde la ronda { $deal }, donde se retomó la partida, el reparto es el que dan su secreto y sus sales ({ $cards } carta)
       *[other] desde la ronda { $deal }, donde se retomó la partida, el reparto es el que dan su secreto y sus sales ({ $cards } cartas)
    }
fair-not-shown = el secreto aún no se muestra, así que el reparto no se puede comprobar
fair-no-cards = no hay ninguna carta que comparar, así que el reparto no se puede comprobar

## Lo que puede estar mal en las cifras de una ronda

too-long =
    { $limit ->
        [one] esto tiene más de { $limit } carácter
       *[other] esto tiene más de { $limit } caracteres
    }
bad-json = esto no es JSON: línea { $line }, columna { $column }
not-an-object = aquí hace falta un objeto JSON
key-twice = «{ $key }» aparece dos veces
not-yes-or-no = { $key } debe ser true o false
figure-out-of-bounds = { $key } está fuera de los límites: de { $low } a { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = { $key } debe ser múltiplo de { $step }
score-of-out = el asiento { $seat } ha salido, y eso da al menos { $least }
    .named = { $name } ha salido, y eso da al menos { $least }
count-hand-needed = quien no ha cerrado tiene cartas: cuenta lo que queda en la mano
count-hand-of-out = quien cierra no tiene cartas en la mano
# $points (Number) those of a hand, or of both hands
left-impossible = las cartas que quedan no pueden sumar { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: dos barajas tienen { $most }, estos datos { $count }
       *[other] { $kind } sin { $dearer }: dos barajas tienen { $most }, estos datos { $count }
    }
points-conceded = una ronda abandonada no se juega: no tiene puntos, bazas ni casamientos
points-too-many = una ronda tiene { $limit } puntos como máximo, y estos suman { $total }
points-no-marriages = los puntos suman { $total }: 120 son de las cartas, y lo que pasa de ahí tiene que ser de casamientos distintos ({ $worth })
points-no-leftovers = los puntos suman { $total }: 120 son de las cartas, menos las cuatro que quedan fuera de juego, y lo que se añada tiene que ser de casamientos distintos ({ $worth })
points-no-tricks = no hay bazas y casamientos que den a los jugadores estos puntos: { $points }
dealer-not-declarer = el asiento { $seat } da cartas y no juega: no puede ser el tomador
    .named = { $name } da cartas y no juega: no puede ser el tomador
declarer-not-opener = en esta ronda solo puede ser el tomador el asiento { $seat }, el que sigue al que da
    .named = en esta ronda solo puede ser el tomador { $name }, que sigue al que da
dealer-has-none = el asiento { $seat } da cartas y no juega: no tiene { $key }
    .named = { $name } da cartas y no juega: no tiene { $key }
void-and-more = una ronda anulada no tiene { $key }
not-marriages = los casamientos deben ser pares de asiento y palo, como en [[0, "h"]]
marriage-twice = el casamiento de { $suit } está declarado dos veces
tricks-sum = las bazas suman { $found }, y una ronda tiene { $wanted }

## Medir

help-depth = a cuántas acciones de profundidad
perft-depth = profundidad { $depth }: { $count }
bench-speed = { $game }: { $actions } millones de acciones por segundo, { $deals } mil repartos por segundo, en un núcleo
bench-rollouts = { $game }: { $one } mil simulaciones por segundo desde la mitad de un reparto, { $time } µs cada una, en un núcleo; en { $cores } núcleos { $all } mil ({ $ratio } veces uno)
bench-solver = { $game }: un reparto entero con todas las cartas conocidas se resuelve en { $exact } ms, y si se puede ganar, en { $goal } ms (mediana de { $deals } repartos, un núcleo)
bench-ratio = { $game }: { $ratio } veces el { $rival } de OpenSpiel ({ $actions } millones de acciones por segundo)
bench-no-rival = { $game }: OpenSpiel no está instalado, así que no hay con qué comparar
bench-signature-preset = firma de { $game }, { $preset }: { $signature }
bench-signature = firma: { $signature }
