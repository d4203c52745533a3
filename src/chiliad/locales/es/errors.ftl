### Lo que puede estar mal: una frase por cada identificador, sin punto final, para que pueda ir tras dos puntos.
### Las variables se explican en en/errors.ftl.

## Palabras que no se pueden leer

bad-card = «{ $text }» no es una carta
hidden-card = aquí no puede haber una carta oculta (??)
wrong-card-count =
    { $count ->
        [one] aquí hace falta { $count } carta, no { $found }
       *[other] aquí hacen falta { $count } cartas, no { $found }
    }
bad-action = «{ $text }» no es una acción
bad-seat = «{ $text }» nombra un asiento que no existe, o el propio
bad-number = «{ $text }» no es un número
bad-rank = «{ $text }» no es un rango
bad-call = ninguna puja ni contrato puede ser { $number }
unknown-language = aquí no hay ningún idioma «{ $text }», solo: { $known }
unknown-bot =
    aquí no hay ningún bot «{ $text }», solo: { $known }{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }
unknown-game =
    aquí no hay ningún juego «{ $game }», solo: { $known }{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }
broken-game = no se puede cargar el juego «{ $game }» del paquete { $package }: { $reason }
broken-bot = no se puede cargar el bot «{ $bot }» del paquete { $package }: { $reason }
bad-budget = «{ $text }» no es un límite: escribe 50ms para un tiempo, o nodes:20000 para un número de posiciones
budget-too-large = nadie espera tanto una jugada: el límite es como mucho { $milliseconds }ms, o nodes:{ $nodes }
game-name-taken = ya hay un juego «{ $game }»
no-rollouts = el juego «{ $game }» no tiene partidas simuladas: su paquete no las trae
no-balance = el juego «{ $game }» no tiene balance de suerte y destreza: su paquete no lo trae
no-balance-of-seats = no hay balance de suerte y destreza para { $seats } jugadores, solo para { $valued }
no-whole-deal = todavía no ha terminado ninguna ronda: no hay nada que informar
balance-of-view = este registro es la vista de un asiento: el balance necesita todas las cartas
balance-of-typed = el resultado de una ronda se anotó sin sus cartas: el balance necesita todas las cartas
no-arrays = el juego «{ $game }» no tiene matrices de observación: su paquete no las trae
no-problems = no hay problemas de { $game }
no-such-problem = no existe ese problema
bad-problems = la línea { $line } del archivo no es un problema
problems-of-another-game = el archivo tiene problemas de otro juego, no de { $game }
unknown-preset =
    aquí no hay ninguna configuración «{ $preset }», solo: { $known }{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }
unknown-option = no hay ninguna opción «{ $key }»; quizá se trate de { $near }
bad-option-value = la opción { $key } no puede ser «{ $value }», solo: { $allowed }
options-disagree = las opciones { $key } = { $value } y { $other } = { $other_value } se excluyen

## El entorno

extra-missing = para esto hacen falta más paquetes: pip install "chiliad[{ $extra }]"
cannot-write = no se puede escribir { $path }: { $reason }
worker-ended = un proceso de esta orden se terminó desde fuera, quizá por falta de memoria: menos --workers necesitan menos
arena-worker-ended = un proceso de esta serie se terminó desde fuera, quizá por falta de memoria: menos --workers necesitan menos; la misma orden continúa con las partidas de { $path }
cannot-read = no se puede leer el archivo: { $problem }
storage-unavailable = no se pueden guardar ni leer las mesas: { $reason }
storage-newer = esta base de datos la escribió un Chiliad más nuevo (versión { $found }; este conoce la { $known }): actualiza Chiliad
storage-in-use = otro Chiliad ya usa esta base de datos: detenlo, o dale a este otra con --database
restore-not-empty = esta base de datos ya contiene mesas: da una vacía, o --force, que las borra
no-backup = el archivo no es una copia completa escrita por chiliad backup
cannot-listen = no se puede servir a nadie en { $address }: { $reason }
bad-database-url = una base de datos se da como sqlite:////carpeta/archivo.db o postgresql://usuario:clave@servidor/nombre

## Una partida guardada: el archivo y su cabecera

file-too-large =
    { $limit ->
        [one] el archivo ocupa más de { $limit } byte
       *[other] el archivo ocupa más de { $limit } bytes
    }
bad-utf8 = el archivo no es texto UTF-8: falla el byte { $at }
binary-file = esto no es un archivo de texto: el carácter { $at } es un cero
bad-toml =
    { $line ->
        [0] el archivo no es TOML: { $text }
       *[other] el archivo no es TOML, línea { $line }: { $text }
    }
toml-too-deep =
    { $limit ->
        [one] hay tablas, listas o claves con puntos a más de { $limit } nivel de profundidad
       *[other] hay tablas, listas o claves con puntos a más de { $limit } niveles de profundidad
    }
toml-too-big = el archivo tiene más claves, tablas o valores de los que admite una partida
bad-format = el formato es «{ $format }», y solo se puede leer «{ $wanted }»
wrong-extension = el nombre del archivo termina en { $extension } y debería terminar en { $wanted }
missing-key = falta { $key }
bad-key =
    «{ $key }» no es una clave que pueda ir aquí{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }
bad-type =
    { $wanted ->
        [string] { $key } debe ser un texto entre comillas
        [strings] { $key } debe ser una lista de textos
        [number] { $key } debe ser un número entero
        [numbers] { $key } debe ser una lista de números enteros
        [table] { $key } debe ser una tabla
       *[tables] { $key } debe ser una lista de tablas
    }
number-too-big = { $key } se sale de los límites: { $limit } como mucho, con cualquier signo
wrong-number-count =
    { $wanted ->
        [one] { $key } debe tener { $wanted } número, no { $count }
       *[other] { $key } debe tener { $wanted } números, no { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] este juego es de { $wanted } jugador, no de { $count }
       *[other] este juego es de { $wanted } jugadores, no de { $count }
    }
bad-name = el nombre del asiento { $seat } tiene más de { $limit } caracteres o caracteres que no admite un nombre
too-many-deals =
    { $limit ->
        [one] una partida guardada puede tener { $limit } ronda como mucho
       *[other] una partida guardada puede tener { $limit } rondas como mucho
    }

## Una partida guardada: la ronda, sus cifras, el resultado

game-is-over = la partida había terminado antes de esta ronda: ha ganado el asiento { $winner }
bad-dealer = no hay un asiento { $dealer } que pueda repartir: este juego tiene { $seats }
wrong-dealer = le toca repartir al asiento { $wanted }, no al asiento { $dealer }
before-disagrees = en before, { $key } es { $stated } y debe ser { $wanted }
before-game-over = antes de la ronda ya había ganado alguien
before-inside-barrel = un total está dentro de la barrera, donde no puede estar antes de una ronda
before-bad-counter = una cuenta está donde no puede estar antes de una ronda
before-barrel-shared = en barrera solo puede haber un jugador
total-impossible = a un total así no se puede llegar
counter-impossible = a ese número de estrellas o chapeaux no se puede llegar
game-over = antes de la ronda ya había ganado alguien
line-too-long =
    { $limit ->
        [one] la línea tiene más de { $limit } carácter
       *[other] la línea tiene más de { $limit } caracteres
    }
comment-too-long =
    { $limit ->
        [one] el comentario tiene más de { $limit } carácter
       *[other] el comentario tiene más de { $limit } caracteres
    }
deal-is-over = la ronda había terminado antes de esta acción
too-many-actions =
    { $limit ->
        [one] una ronda puede tener { $limit } acción como mucho
       *[other] una ronda puede tener { $limit } acciones como mucho
    }
broken-invariant = la posición es imposible (prueba { $number }): avísanos, por favor
deal-unfinished = solo la última ronda puede quedar a medias
figures-too-early = { $key } solo puede indicarse cuando la ronda ha terminado
typed-and-actions = una ronda tiene jugadas o un resultado anotado, no ambas cosas
no-deal-on-sheet = en la hoja no hay ronda { $number }: hay { $count }
sheet-answer = «{ $text }» no responde a esta pregunta
sheet-rest-unanswered = no todo lo que sigue estaba respondido antes: da la respuesta siguiente
number-out-of-bounds = { $number } está fuera de los límites: hace falta un número de { $low } a { $high }
number-not-a-step = { $number } no es múltiplo de { $step }
no-such-evening = no hay ninguna velada compartida con este código
pen-elsewhere = otra persona tiene el lápiz
evening-changed = la velada cambió mientras tanto en otro sitio
evening-over = esta velada ya ha terminado
sheet-deal-refused = ronda { $deal }: { $why }
sheet-deal-played = la ronda { $deal } se jugó en una mesa: ni ella ni lo que va antes se puede cambiar
sheet-figure-missing =
    con estas reglas cuenta { $figure ->
        [tricks] quién no ha ganado ninguna baza
        [talon] qué cartas había en el talón
       *[other] { $figure }
    }, y nadie lo ha anotado (rondas: { $deals }): quítalas, cambia las reglas y escríbelas otra vez
record-begins-midway = este registro empieza a mitad de una partida, y una hoja de puntos empieza por el principio
sheet-empty = la hoja todavía no tiene ninguna ronda: abre mejor una mesa nueva
sheet-record-refused =
    { $deal ->
        [0] No se puede abrir el archivo: { $why }
       *[other]
            { $action ->
                [0] Ronda { $deal }: { $why }
               *[other] Ronda { $deal }, línea { $action }: { $why }
            }
    }
figures-needed = sin las cifras de la ronda no se puede saber lo que está oculto
wrong-points = los puntos indicados son { $stated } y deben ser { $wanted }
wrong-scores = las anotaciones indicadas son { $stated } y deben ser { $wanted }
wrong-totals = los totales indicados son { $stated } y deben ser { $wanted }
result-missing = la partida ha terminado, ha ganado el asiento { $winner } y falta el resultado
result-too-early = la partida no ha terminado y no tiene resultado
wrong-winner = el ganador indicado es el asiento { $stated } y debe ser el asiento { $wanted }
bad-stakes = la apuesta grande, { $large }, debe ser { $times } veces la pequeña, { $small }
wrong-payment = el pago indicado es { $stated } y debe ser { $wanted }
already-redacted =
    { $seat ->
        [-1] esta partida guardada es lo que ve el público y no puede mostrarse a nadie más
       *[other] esta partida guardada es lo que ve el asiento { $seat } y no puede mostrarse a nadie más
    }

## Una partida guardada: la prueba de la mezcla

bad-shuffle = la mezcla no tiene la forma «{ $wanted }»
commitment-does-not-match = el compromiso no es el del secreto: aquí está { $stated } y el secreto da { $wanted }
secret-not-shown = la partida ha terminado y no se muestra el secreto de su mezcla
dealer-does-not-match = repartió primero el asiento { $stated }, y el secreto y las sales dan el asiento { $wanted }
shuffle-does-not-match = aquí está «{ $stated }», y el secreto y las sales dan «{ $wanted }»

## Una partida

record-is-a-view = esta partida guardada es lo que ve un jugador y no se puede seguir jugando
nobody-to-act = al final de esta partida no le toca a nadie
hint-for-another = le toca al asiento { $seat }, y esta partida es la vista de otro asiento
match-over = la partida ha terminado
no-score-sheet = las rondas de { $game } no se pueden calcular a partir de cifras
match-stopped = la partida se dejó sin terminar
deal-not-over = la ronda aún no ha terminado
no-deal-yet = aún no ha empezado ninguna ronda
deal-too-long =
    { $limit ->
        [one] una ronda puede tener { $limit } acción como mucho
       *[other] una ronda puede tener { $limit } acciones como mucho
    }
not-your-turn = le toca al asiento { $turn }, no al asiento { $seat }

## Lo que rechazan ambos juegos

no-such-action = no existe esa acción
deal-over = la ronda ha terminado
not-in-play = solo se puede resolver una posición del juego de las cartas en la que falte jugar una carta
only-three-solved = solo se pueden resolver rondas de una partida entre tres jugadores
not-in-hand = el asiento { $seat } no tiene { $card }
not-dealt-yet = aún se están repartiendo las cartas
deal-done = las cartas ya están repartidas
deal-line-order =
    { $expected ->
        [talon] ahora se reparte el talón
        [up] ahora se reparte la carta que inicia el paquete
       *[other] ahora se reparte la mano del asiento { $expected }
    }

## Lo que rechaza Mille

chance-to-draw = primero tiene que llegar la carta robada
not-for-chance = ahora no hay ninguna carta que repartir ni robar
not-in-stock = no queda ningún { $card } en el mazo
must-draw-first = el asiento { $seat } tiene que robar primero una carta o tomar el paquete
already-drew = el asiento { $seat } ya ha robado en este turno
nothing-to-draw = no queda nada que robar
stalemate = nadie ha bajado una carta desde que el mazo se formó con el paquete, así que el paquete no vuelve a barajarse
not-blocked = la ronda no está bloqueada: quedan cartas que robar
pack-empty = no hay ninguna carta en el paquete
no-pair =
    { $needed ->
        [one] para tomar { $card }, el asiento { $seat } tiene que bajar de la mano { $needed } carta de su rango
       *[other] para tomar { $card }, el asiento { $seat } tiene que bajar de la mano { $needed } cartas de su rango
    }
no-uptwo = así solo se toma un 2 descubierto al repartir, y solo quien no ha repartido, en su primer turno
not-taking = no se está tomando el paquete
wild-cannot-take = al tomar el paquete los doses no pueden hacer de { $rank }
take-incomplete =
    { $needed ->
        [one] primero hay que bajar { $needed } carta ({ $rank }) con la de arriba del paquete
       *[other] primero hay que bajar { $needed } cartas ({ $rank }) con la de arriba del paquete
    }
must-pick-up = primero el asiento { $seat } tiene que llevarse a la mano el resto del paquete
set-incomplete =
    { $needed ->
        [one] primero el grupo de { $rank } tiene que llegar a { $needed } carta
       *[other] primero el grupo de { $rank } tiene que llegar a { $needed } cartas
    }
set-needs-three =
    { $needed ->
        [one] un grupo nuevo de { $rank } necesita { $needed } carta, y en la mano hay demasiado pocas
       *[other] un grupo nuevo de { $rank } necesita { $needed } cartas, y en la mano hay demasiado pocas
    }
wild-in-twos = en un grupo de doses un 2 no es comodín
wild-needs-natural = un grupo de { $rank } debe tener una carta de su rango antes de admitir un comodín
closed-set = el grupo de { $rank } tiene las ocho cartas y ya no admite comodines
too-many-wilds =
    { $most ->
        [one] un grupo puede tener { $most } comodín como mucho
       *[other] un grupo puede tener { $most } comodines como mucho
    }
wrong-rank = { $card } no puede ir en un grupo de { $rank }
which-set-is-meant = { $card } puede ir en más de un grupo: hay que decir su rango
bad-set = «{ $text }» no es un grupo
bad-hand = el asiento { $seat } debe tener cartas si no ha salido, y ninguna si ha salido
too-many-copies = solo hay dos cartas { $card }

## Lo que rechaza Tysiac

card-dealt-twice = { $card } se reparte dos veces
auction-not-over = la subasta aún no ha terminado
auction-over = la subasta ha terminado
must-open =
    { $exact ->
        [yes] el asiento { $seat } tiene que abrir con { $least }
       *[no] el asiento { $seat } tiene que abrir con { $least } o más
    }
bid-too-low = la puja tiene que ser de { $least } o más
bid-not-a-step = las pujas son múltiplos de { $step }
bid-over-limit = con esta mano, el asiento { $seat } puede pujar { $limit } como mucho
concede-too-late = una ronda solo se puede abandonar antes de dar la primera carta
concede-on-barrel = en barrera no se puede abandonar la ronda
must-give-first = el asiento { $seat } tiene que dar primero una carta a cada uno de los demás
must-take-first = el asiento { $seat } tiene que tomar primero uno de los dos talones
taken-already = ya se ha tomado un talón
must-lay-first = el asiento { $seat } tiene que apartar primero dos cartas
laying-over = ya se han apartado dos cartas
no-such-talon = hay dos talones, 1 y 2
giving-over = las cartas ya están dadas
given-already = el asiento { $receiver } ya ha recibido una carta
must-name-contract = el asiento { $seat } tiene que fijar primero el contrato
contract-named = el contrato ya está fijado
contract-below-bid = el contrato no puede ser menor que la puja, { $least }
contract-not-a-step = los contratos son múltiplos de { $step }
contract-over-limit = el contrato puede ser de { $limit } como mucho
marriage-not-leading = un casamiento solo se declara al salir en una baza
marriage-first-trick = no se puede declarar nada al salir en la primera baza
marriage-other-card = un casamiento se declara con su rey o su reina, no con { $card }
marriage-not-held = el asiento { $seat } no tiene el rey y la reina de ese palo
must-follow-suit =
    { $suit ->
        [s] el asiento { $seat } tiene { $held } y debe asistir a picas
        [h] el asiento { $seat } tiene { $held } y debe asistir a corazones
        [d] el asiento { $seat } tiene { $held } y debe asistir a diamantes
       *[c] el asiento { $seat } tiene { $held } y debe asistir a tréboles
    }
must-trump =
    { $suit ->
        [s] el asiento { $seat } tiene { $held } y debe jugar triunfo, picas
        [h] el asiento { $seat } tiene { $held } y debe jugar triunfo, corazones
        [d] el asiento { $seat } tiene { $held } y debe jugar triunfo, diamantes
       *[c] el asiento { $seat } tiene { $held } y debe jugar triunfo, tréboles
    }
must-beat = el asiento { $seat } tiene { $held } y debe superar { $best }
opening-is-hundred = la primera puja es de { $least } exactos
no-four-nines = solo puede pedir que se reparta de nuevo quien ha recibido los cuatro nueves
not-first-call = solo se puede pedir que se reparta de nuevo en la primera intervención
blind-not-offered = en esta mano no se puede pujar a ciegas
concession-off = con estas reglas no se puede ceder una mano
contract-fixed = esta mano hay que jugarla por { $least }
no-four-aces = solo declara los cuatro ases quien los tiene todos

## La mesa en la red

no-guest = aquí esto no identifica a nadie: elige antes un nombre
no-seat-here = no tienes asiento en esta mesa
no-such-table = no existe esa mesa
no-such-link = este enlace o código no lleva a ninguna parte, o ya no
no-such-step = no hay ningún paso { $number } por el que empezar, solo del { $first } al { $last }
no-deal-there = aquí no hay ronda { $number }, solo { $count }
no-such-page = no existe esa página
page-not-built = la página no está construida; véase docs/serve.md
too-many-tables = tienes { $limit } mesas sin terminar: termina una, o detenla
server-full = este servidor no admite más mesas ({ $limit }); inténtalo de nuevo dentro de un rato
too-many-streams = esta mesa está abierta en demasiados sitios ({ $limit })
too-many-requests = demasiadas peticiones: se admiten { $limit } por minuto; espera un momento
too-much-talk = ya basta por ahora: se admiten { $limit } frases por minuto; espera un momento
header-too-large = la cabecera de la petición pasa de { $limit } kB
request-too-slow = la petición no ha llegado a tiempo
too-many-connections = llegan demasiadas conexiones de tu red ({ $limit }): cierra alguna página o espera un momento
server-busy = el servidor no da más de sí ahora mismo; inténtalo de nuevo dentro de un momento
table-too-long = el registro de esta mesa es ya demasiado largo para seguir
table-asleep = ahora no se ha podido guardar la mesa; inténtalo de nuevo
table-unreadable = no se puede volver a leer la mesa { $table }
late-command = entretanto el juego ha seguido
revision-unknown = la mesa aún no tiene la revisión { $number }, solo la { $last }
another-tab = esta mesa está abierta en una pestaña más reciente, que es la que juega ahora
table-full = todos los asientos están ocupados
seat-taken = el asiento { $seat } está ocupado
name-taken = aquí ya hay alguien que se llama { $name }: elige otro nombre
name-cannot-stand = «{ $text }» no puede ser un nombre aquí: de una a 40 letras, sin llaves, y no bot:
bad-seats =
    { $count ->
        [one] una mesa nombra { $count } asiento: uno «me», los demás «open» o «bot:» y un bot
       *[other] una mesa nombra { $count } asientos: uno «me», los demás «open» o «bot:» y un bot
    }
host-only = eso solo puede hacerlo quien abrió la mesa
match-not-begun = la partida no ha empezado
nothing-to-undo = ya no hay nada que se pueda deshacer
undo-asked-already = ya se ha preguntado a los demás
undo-refused = la jugada vale: la petición de deshacerla fue rechazada o retirada
undo-needs-all = todos los jugadores deben estar presentes para aceptarlo
nobody-asks-to-undo = ningún jugador te pregunta si puede deshacer una jugada
unknown-lesson = no hay ninguna lección «{ $lesson }», solo: { $known }
no-lessons = todavía no hay lecciones de { $game }
lesson-free = aquí juega lo que quieras: cualquier jugada sirve
lesson-waits = ahora no puedes jugar en esta lección
hint-no-choice = una pista solo ayuda donde puedes elegir
coach-warns = tu ayudante te avisa: repite la jugada para hacerla de todos modos
hint-in-lesson = las pistas son para las partidas: en una lección, el texto sobre las cartas dice qué hacer
lesson-other-move = esta lección espera otra jugada
lesson-changed = esta lección ya no es la que se empezó: Chiliad tiene una versión más nueva. Empiézala de nuevo
hint-asked-already = ya se ha preguntado a los demás por las pistas
hint-refused = las pistas fueron rechazadas; puedes volver a preguntar en la próxima ronda
hint-needs-all = todos los jugadores deben estar presentes para aceptar las pistas
hint-not-ready = la pista aún no está lista: pídela otra vez en un momento
nobody-asks-for-hints = ningún jugador te pregunta por las pistas
no-vote = no hay nada que votar
unknown-choice = «{ $text }» no se puede elegir aquí, solo: { $known }
unknown-phrase = aquí no hay ninguna frase «{ $text }», solo: { $known }
stop-alone-only = una partida con otras personas no la puede detener una sola: deja la mesa, y sigue un bot
stand-in-plays = un bot ocupa tu asiento; di antes que has vuelto
match-not-over = la partida no ha terminado
report-on-a-part = esta partida no tiene informe: continuó desde un punto de otra partida, cuyas primeras rondas quizá jugaron otras personas
report-without-workers = este servidor no hace informes: no tiene procesos para ellos
report-failed = no se ha podido hacer el informe de esta partida; el fallo ha quedado anotado
commitment-gone = este compromiso no se conoce o ya se ha usado: pide uno nuevo
commitment-needed = indica el compromiso al que responde esta sal: POST /api/commitments da uno
commitment-differs = esta mesa tiene otro compromiso: pregunta por él y elige una sal nueva
client-too-old = esta página es anterior al servidor: vuelve a cargarla (un programa: usa la versión { $protocol } del protocolo)
protocol-unknown = este servidor usa la versión { $protocol } del protocolo
wrong-origin = esto lo ha enviado la página de otro sitio
method-not-allowed = aquí esto no se puede hacer de esa manera
request-too-large = la petición es demasiado grande
not-json = la petición no es JSON
bad-request = la petición no se entiende: { $text }
internal-fault = algo ha fallado aquí; queda anotado, y nada ha cambiado

## Devices

no-such-device = no tienes ese dispositivo
bad-page = «{ $text }» no es donde empieza una página de la lista
no-such-device-link = este enlace ya no sirve: crea otro en tu otro dispositivo
# $name (String) the guest
same-guest-already = en este dispositivo ya eres { $name }
# $mine (String) who one is here, $name (String) whose seat it is
another-guest = en este dispositivo eres { $mine } y este es el lugar de { $name }: di antes si quieres unir a los dos
# $count (Number) tables
both-at-one-table =
    { $count ->
        [one] los dos están sentados a la misma mesa, así que no se pueden unir
       *[other] los dos están sentados a las mismas { $count } mesas, así que no se pueden unir
    }
# $limit (Number) devices
too-many-devices = serían más de { $limit } dispositivos: cierra antes la sesión en uno
# $text (String) the word
recovery-word-unknown = «{ $text }» no es palabra de ningún código de recuperación: revisa la ortografía
# $count (Number) words
recovery-words-count = un código de recuperación son { $count } palabras de nuestra lista: revisa la ortografía
no-such-recovery-code = nadie tiene este código de recuperación: quizá lo sustituyó otro más nuevo
passkeys-not-offered = en esta dirección no hay llaves de acceso
passkey-too-late = ha tardado demasiado, o ya se había respondido: inténtalo otra vez
passkey-refused = esta respuesta de la llave de acceso no vale aquí: inténtalo otra vez
passkey-cloned = parece que alguien usa una copia de esta llave de acceso, así que no deja entrar a nadie: bórrala en un dispositivo donde tengas la sesión abierta
no-such-passkey = esta llave de acceso no lleva aquí a ninguna parte: quizá se borró
passkey-known = esta llave de acceso ya está guardada aquí
# $limit (Number) passkeys
too-many-passkeys = serían más de { $limit } llaves de acceso: borra antes una
push-not-offered = este servidor no avisa mientras no hay ninguna página abierta
push-address = esta no es la dirección de un servicio de notificaciones
# $name (String) the guest
forget-name-differs = para que te olvidemos, confírmalo con tu nombre: { $name }
