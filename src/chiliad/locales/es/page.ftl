### La página en el navegador: todo menos la mesa (page-table.ftl) y la repetición (page-replay.ftl).
### Las variables se explican en en/page.ftl.

page-title = Chiliad: Mille y Tysiac, dos juegos de cartas
page-skip = Saltar al contenido
page-nav = Idioma, ajustes, ayuda
page-home-link = Chiliad, inicio
page-language = Idioma
page-close = Cerrar
page-cancel = Cancelar
page-loading = Un momento…
page-hidden-card = carta oculta
page-suit =
    { $suit ->
        [s] picas
        [h] corazones
        [d] diamantes
       *[c] tréboles
    }
page-suit-letter =
    { $suit ->
        [s] P
        [h] C
        [d] D
       *[c] T
    }

## Lo que falla

page-problem = No ha funcionado. Inténtalo de nuevo.
page-no-connection = No se puede llegar a la mesa. Comprueba tu conexión e inténtalo de nuevo.
page-connection-lost = Se ha perdido la conexión. Reintentando…
page-elsewhere = Esta mesa está abierta en otra pestaña, y juegas allí. Aquí solo miras.
page-elsewhere-here = Jugar aquí
page-nowhere-title = Aquí no hay nada
page-nowhere = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.

## El inicio

page-home-heading = Siéntate a jugar
page-home-lead = Dos juegos de cartas cuyos nombres significan «mil», contra bots o con amigos. Sin cuenta y sin instalar nada.
page-play-now =
    { $seats ->
        [2] Jugar a { $name } con un bot
       *[other] Jugar a { $name } con bots
    }
page-play-friend = Jugar a { $name } con un amigo
page-new-link = Nueva mesa de { $name }
page-rules-link = Reglas de { $name }
page-name = Tu nombre en la mesa
page-name-hint = Lo verán los demás. Si lo dejas vacío, te llamarás «{ $name }».
page-name-shown = Lo verán los demás.
page-name-needed = Escribe un nombre para que los demás sepan quién eres.
page-name-taken = { $name } ya está en esta mesa. Elige otro nombre.
page-name-change = Cambiar el nombre
page-devices = Mis dispositivos
page-games = Mis partidas
page-name-keep = Guardar
page-you-are = Te llamas { $name }.
page-tables-on = Tus mesas
page-tables-over = Partidas terminadas
page-tables-all =
    { $count ->
        [one] Ver { $count } partida
       *[other] Ver las { $count } partidas
    }
page-table-with = { $game } con { $names }
page-table-waiting = Esperando jugadores
page-table-total = { $name }: { $total }
page-table-stopped = detenida
page-table-your-turn = Te toca
page-table-result =
    { $who ->
        [you] Ganaste
       *[other] Perdiste
    }

## Unirse

page-join-heading = Unirse a una mesa
page-join-code = Código o enlace de la invitación
page-join-go = Ver la mesa
page-join-title = Una mesa de { $game }
page-join-seats = Quién se sienta aquí
page-join-rules = Cómo se juega
page-join-preset = Reglas: { $preset }.
page-join-unlike =
    { $mine ->
        [yes] A diferencia de tus reglas ({ $preset }): { $said }.
       *[other] A diferencia de «{ $preset }»: { $said }.
    }
page-join-sit = Sentarse
page-join-back = Volver a mi mesa
page-seat-free = libre
page-seat-for = libre, para { $name }
page-join-where = Dónde te sientas
page-seat-you = Tú
page-seat-bot = bot

## Una mesa que espera jugadores

page-waiting-title =
    { $count ->
        [one] Falta { $count } jugador
       *[other] Faltan { $count } jugadores
    }
page-waiting-how = Envía este enlace a quien vaya a jugar contigo. Quien lo abra puede sentarse mientras haya un asiento libre.
page-waiting-link = Invitación
page-waiting-code = O escribe este código en la página de inicio
page-waiting-qr = La invitación como código QR
page-waiting-share = Juega a { $game } conmigo
page-waiting-watch = Enlace para mirar, sin asiento
page-waiting-watch-share = Mira nuestra mesa de { $game }
page-waiting-here-only = Nadie más puede abrir este enlace: lleva solo a este equipo. Inicia el servidor con chiliad serve --lan para que entren otros de la misma red.
page-waiting-network = El enlace de arriba sirve en la misma red: tu página está abierta en una dirección que solo vale en este equipo.
page-waiting-asked = Invitados a jugar otra vez: { $names }. El enlace es para los demás.
page-waiting-cancel = Cancelar esta mesa
page-join-watch = Mirar esta mesa
page-waiting-fair = Reparto limpio: esta mesa está comprometida con
page-waiting-fill-hint = No hace falta esperar:
page-waiting-fill =
    { $count ->
        [one] Dar a un bot el asiento libre
       *[other] Dar a bots los asientos libres
    }
page-waiting-fill-ask = La partida empieza enseguida y ya no podrá sentarse nadie más.
page-copy = Copiar
page-copied = Copiado
page-share = Compartir

## Una mesa nueva

page-new-title = Nueva mesa
page-new-game = Juego
page-new-game-seats =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
page-new-seats = Quién juega
page-new-seat = Asiento { $seat }
page-new-bot = Bot, { $said }
page-bot-said = { $title }: { $said }. En la mesa: { $names }.
page-bot-learned = Después de las lecciones, este nivel es bueno para empezar.
page-opponents =
    { $seats ->
        [2] Rival
       *[other] Rivales
    }
page-new-friend = Alguien con invitación
page-new-friend-hint = En cuanto se abra la mesa tendrás un enlace para enviar.
page-new-pace = Con qué rapidez juegan los bots
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] Rápido
        [slow] Despacio, con tiempo para escuchar o mirar
       *[normal] Como una persona
    }
page-preset = Reglas
page-ask-title = ¿Cómo lo juegas?
page-ask-mine = Así lo juegas
page-ask-none = Si no eliges, se juega según «{ $preset }».
page-ask-kept = Tus mesas nuevas se juegan así. Puedes cambiarlo aquí, al abrir una mesa y en los ajustes.
page-ask-compare = Compararlas
page-new-options =
    { $count ->
        [0] Regla por regla
        [one] Regla por regla: { $count } cambiada
       *[other] Regla por regla: { $count } cambiadas
    }
page-option-differs = Cambiada. { $preset }: { $said }.
page-option-back = Restaurar
page-option-back-named = Restaurar: { $option }
page-option-number = un número
page-number-between = Un número entero de { $low } a { $high }
page-new-more =
    { $stakes ->
        [yes] Reloj, ausencias, público, apuestas
       *[no] Reloj, ausencias, público
    }
page-new-clock = Reloj
page-clock =
    { $clock ->
        [relaxed] Reloj tranquilo: 30 segundos por jugada y 15 minutos más en toda la partida.
        [fast] Reloj rápido: 10 segundos por jugada y 3 minutos más en toda la partida.
       *[none] Sin reloj.
    }
page-new-absent = Cuando alguien no está
page-new-absent-choice =
    { $absent ->
        [bot] Un bot juega en su lugar hasta que vuelva
       *[vote] Los demás votan: esperar, que juegue un bot o detener la partida
    }
page-new-grace = Cuánto se espera antes
page-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
page-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-new-spectators = Otros pueden mirar
page-new-spectators-hint = Quien tiene el enlace para mirar ve lo que hay en la mesa, pero ninguna mano.
page-new-stakes-title = Apuestas
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] Con apuestas
       *[no] Sin apuestas
    }
page-new-stakes = Apuesta pequeña
page-stakes-said = Apuestas: { $small } y { $large }. Aquí solo se calculan, nunca se pagan.
page-new-open = Abrir la mesa
page-new-begin = Empezar

## Reglas

page-rules-title = Las reglas de { $game }
page-rules-contents = Índice
page-rules-read = Leer estas reglas
page-rules-differ =
    { $count ->
        [one] { $count } regla es distinta de estas.
       *[other] { $count } reglas son distintas de estas.
    }
# Beside a rule that differs from the preset.
page-rules-changed = cambiada

## Ajustes

page-settings = Ajustes
page-settings-theme = Colores de la página
page-settings-theme-auto = Los del sistema
page-settings-theme-light = Claros
page-settings-theme-dark = Oscuros
page-settings-cards = Cartas
page-settings-cardPoints = Puntos en las cartas
page-settings-fourColours = Cuatro colores: diamantes azules, tréboles verdes
page-settings-largeIndex = Cifras grandes
page-settings-suitLetters = Una letra junto a cada palo
page-settings-sort = Orden de la mano en Tysiac
page-settings-sort-suit = Por palo
page-settings-sort-rank = Por rango
page-settings-sort-deal = Como llegaron
page-settings-play = Juego
page-settings-autoPlay = Jugar sin preguntar la carta si no hay otra posible
page-settings-preset = Reglas de { $name } para mesas nuevas
page-settings-motion = Movimiento
page-settings-motion-auto = Como en el sistema
page-settings-motion-on = Las cartas se mueven
page-settings-motion-off = Nada se mueve
page-settings-speech = Qué lee el lector de pantalla
page-settings-speech-all = Todo lo que ocurre
page-settings-speech-mine = Lo que me afecta y los resultados
page-settings-speech-off = Solo respuestas a mis teclas
page-settings-listen = Velocidad del lector de pantalla
page-settings-listen-normal = Normal
page-settings-listen-fast = Rápida
page-settings-listen-fastest = Muy rápida
page-settings-botsWait = Los bots esperan hasta que haya oído lo ocurrido
page-settings-keyboard = Teclado
page-settings-keys = Atajos de una sola letra
page-settings-keyHints = Mostrar las teclas en los botones
page-settings-kept = Los ajustes se guardan solo en este navegador.

## Ayuda y teclas

page-help = Ayuda y teclas
page-help-touch = Con el dedo
page-help-touch-tap = Toca una carta para usarla: se juega, se da o se elige. Si hay varias opciones, toca la respuesta que aparece.
page-help-touch-drag = O arrástrala a su sitio: al centro, a un jugador, a un grupo, al paquete.
page-help-touch-why = Toca una carta apagada para leer por qué no se puede usar ahora.
page-help-touch-menu = Los tres puntos sobre la mesa reúnen todo lo demás: hoja de puntos, reglas, orden de la mano, dejar la mesa.
page-help-keys = Teclas
page-help-begin = Cómo empezar
# $new (String) what the link is called: page-new-title
page-help-play = En la página de inicio, cada juego tiene un botón que reparte las cartas al momento, contra bots del nivel que elijas ahí. En «{ $new }» eliges las reglas y quién se sienta, también amigos.
# $join (String) the heading: page-join-heading
page-help-join = Si te han enviado un código o un enlace, escríbelo en «{ $join }» o abre el enlace.
page-help-score = Para llevar los puntos de un juego con cartas reales: «{ $score }» en la primera página, debajo del juego.
page-help-there = Los gestos y teclas de la mesa aparecen aquí en cuanto te sientes.
page-help-more = Más
page-help-reader = Con lector de pantalla: entre las cartas y los botones las teclas funcionan enseguida; en lo demás, pulsa Alt con la letra. Tab sale de las cartas; Esc detiene la voz.
page-about = Chiliad es software libre. Las cartas se reparten al azar; cuando termina la partida se puede comprobar cómo se mezcló cada reparto.
page-keys-everywhere = En todas partes
page-keys-are-off = Los atajos de una sola letra están desactivados en los ajustes; las demás teclas funcionan.
page-key-help = Ayuda y teclas
page-key-silence = Callar y descartar los avisos pendientes
page-key-repeat = Repetir lo último que se dijo
page-key-earlier = Decir lo que se dijo antes
page-key-later = Decir lo que se dijo después
page-quiet = Silencio.
page-history-none = Todavía no se ha dicho nada.
page-history-first = Antes de eso no se dijo nada.
page-history-last = Eso fue lo último que se dijo.
# Between two keys that do the same.
page-keys-or = o
page-keys-space = Espacio
page-keys-word =
    { $key ->
        [Shift] Mayús
        [Ctrl] Ctrl
        [Enter] Intro
        [Escape] Esc
        [Home] Inicio
        [End] Fin
        [PageUp] Re Pág
        [PageDown] Av Pág
        [Delete] Supr
        [Backspace] Retroceso
       *[Tab] Tab
    }
# $name (String) a game
page-problems-link = Problemas
page-score-link = Llevar los puntos con cartas de verdad
