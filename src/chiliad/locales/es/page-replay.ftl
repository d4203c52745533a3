### La repetición, la hoja de puntos y la comprobación de un reparto limpio en el navegador.
### Las variables se explican en en/page-replay.ftl.

## La repetición

replay-heading = Repetición
replay-title = { $game }: { $names }
replay-none = No existe esa repetición
replay-won = { $name } ha ganado
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] Ronda { $deal }, antes { $kind ->
            [trick] de la primera baza
           *[turn] del primer turno
        }, paso { $step } de { $steps }.
       *[other] Ronda { $deal }, { $kind ->
            [trick] baza
           *[turn] turno
        } { $part }, paso { $step } de { $steps }.
    }
replay-place =
    { $part ->
        [0] Ronda { $deal }
       *[other] Ronda { $deal }, { $kind ->
            [trick] baza
           *[turn] turno
        } { $part }
    }

replay-controls = Avanzar y retroceder
replay-forward = Avanzar
replay-back = Retroceder
replay-play = Reproducir despacio
replay-pause = Pausa
replay-part-forward =
    { $kind ->
        [trick] Baza siguiente
       *[turn] Turno siguiente
    }
replay-part-back =
    { $kind ->
        [trick] Baza anterior
       *[turn] Turno anterior
    }
replay-deal-forward = Ronda siguiente
replay-deal-back = Ronda anterior
replay-step = Paso de esta ronda
replay-deal = Ronda
replay-part =
    { $kind ->
        [trick] Baza
       *[turn] Turno
    }
replay-part-none =
    { $kind ->
        [trick] Comienzo
       *[turn] Comienzo
    }
replay-part-option =
    { $kind ->
        [trick] Baza { $number }
       *[turn] Turno { $number }
    }
replay-eyes = Vista
replay-eyes-public = Pública
replay-eyes-all = Todas las cartas
replay-eyes-now = Vista: { $who }.

replay-more = Esta repetición
replay-link = Enlace a este momento (ronda { $deal }, paso { $step })
replay-record = Descargar la partida
replay-check = ¿Fue limpio el reparto?
replay-start = Empezar desde aquí…
replay-start-over = Aquí la partida ha terminado: retrocede un paso.
replay-start-why = Tendrás una mesa propia que empieza en este momento. Los demás asientos los ocupan bots; las cartas que faltan por salir se mezclan de nuevo.
replay-start-seat = Juegas en el asiento de
replay-start-bot = Los bots
replay-start-go = Jugar desde aquí

replay-keys = En la repetición
replay-key-forward = Avanzar
replay-key-back = Retroceder
replay-key-trick-forward = Baza siguiente
replay-key-trick-back = Baza anterior
replay-key-turn-forward = Turno siguiente
replay-key-turn-back = Turno anterior
replay-key-deal-forward = Ronda siguiente
replay-key-deal-back = Comienzo de la ronda, ronda anterior
replay-key-first = Comienzo de la partida
replay-key-last = Final de la partida
replay-key-play = Reproducir despacio, pausa
replay-key-eyes = Otra vista
replay-key-where = Dónde estamos, a quién le toca
replay-key-line-forward = Línea siguiente del historial
replay-key-line-back = Línea anterior del historial

## La comprobación de un reparto limpio

check-title = ¿Fue limpio el reparto?
check-busy = Comprobando…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Sí: { $cards } carta es la que dan el secreto y las sales
           *[other] Sí: las { $cards } cartas son las que dan el secreto y las sales
        }
        [wrong] No: esta partida no concuerda con su prueba
        [no-proof] Esta partida no tiene prueba de un reparto limpio
        [not-shown] El secreto aún no se muestra
        [no-cards] No se puede comprobar: no hay ninguna carta que comparar
        [bad-proof] No: la prueba de esta partida no está completa
        [unknown-game] Esta página no conoce las reglas de este juego: chiliad verify comprueba la partida
       *[unreadable] Esto no es una partida guardada que se pueda leer
    }
check-of-file = Comprobado: tu archivo { $file }.
check-good = Bien:
check-bad = Mal:
check-commitment-right = El secreto es el del compromiso que dio el servidor antes de la primera ronda.
check-commitment-wrong = El secreto no es el del compromiso que dio el servidor.
check-dealer-right = El primer repartidor es el que dan el secreto y las sales.
check-dealer-wrong = Repartió primero el asiento { $stated }, y debía ser el asiento { $wanted }.
check-cards-right =
    { $cards ->
        [one] { $cards } carta de { $deals ->
            [one] { $deals } ronda
           *[other] { $deals } rondas
        }, sacada aquí otra vez: es la misma.
       *[other] { $cards } cartas de { $deals ->
            [one] { $deals } ronda
           *[other] { $deals } rondas
        }, sacadas aquí otra vez, una por una: son las mismas.
    }
check-card-wrong = Ronda { $deal }: en la partida está { $stated }, y el secreto y las sales dan { $wanted }. Lo que sigue en esa ronda no se ha comparado.
check-card-impossible = Ronda { $deal }: { $stated } no pudo salir ahí. Lo que sigue en esa ronda no se ha comparado.
check-noted-right = Es el compromiso que anotó este navegador cuando te sentaste.
check-noted-wrong = No es el compromiso que anotó este navegador cuando te sentaste.
check-salt-right = La sal de este navegador está entre las sales.
check-salt-wrong = La sal de este navegador no está entre las sales.
check-noted-none = Este navegador no ha anotado nada de esta partida. Si te sentaste a su mesa con este navegador y no has borrado sus datos, no te fíes de la partida: debería estar anotada aquí.
check-since = Esta partida se retomó de otra en la ronda { $deal }. Las cartas anteriores a ese punto no son de esta mezcla.
check-skipped = No se han comparado, porque no había nada que comparar, estas rondas: { $deals }.

check-how-title = Cómo funciona
check-how-commit = Antes de la partida el servidor saca un secreto y muestra su compromiso: una huella que no es la de ningún otro secreto y no revela nada. Desde entonces ya no puede elegir otro.
check-how-salt = Después el navegador de cada jugador añade una sal, un número sacado al azar que el servidor no podía conocer antes.
check-how-deal = Cada carta se sigue del secreto y las sales juntos, por una regla que cualquiera puede aplicar. El servidor no pudo elegir las cartas, y ningún jugador tampoco, pues nadie conocía ambas cosas.
check-how-show = Cuando la partida termina se muestra el secreto, y cada carta se puede sacar otra vez. Esta página acaba de hacerlo, en tu navegador.
check-how-not = Lo que no puede demostrar: que nadie haya mirado. Quien lleva el servidor conoce el secreto y podría conocer las cartas, igual que quien reparte a mano podría echar un vistazo. Y donde todos los demás son bots, solo tu sal se opone al secreto del servidor; con eso basta.

check-figures = Las cifras
check-commitment = Compromiso
check-commitment-wanted = Compromiso del secreto que se mostró
check-secret = Secreto
check-secret-none = no se muestra
check-salt = Sal del asiento { $seat }
check-salt-none = ninguna: es un bot, o no se añadió nada

check-worked = Las primeras cartas, paso a paso
check-worked-how = HMAC-SHA256, con el secreto como clave, de las sales, la ronda y el lugar de la carta da bytes; los dos primeros son un número de 0 a 65535. El resto de dividirlo por el número de cartas que pueden salir dice cuál de ellas es, contadas desde el as hasta el dos. Un número que haría unas cartas más probables que otras se saca otra vez.
check-column-for = Para
check-column-below = Cartas que pueden salir
check-column-bytes = Bytes
check-column-number = Número
check-column-gives = Da
check-for-dealer = el primer repartidor
check-for-card = carta { $number } de la ronda { $deal }
check-again = se saca otra vez
check-seat = asiento { $seat }

check-yourself = Compruébalo por tu cuenta
check-browser = Lo que se ha comprobado aquí: el compromiso, el primer repartidor y cada carta repartida o robada. Lo que no: si cada jugada fue legal, ni esta página, que viene del mismo servidor al que comprueba.
check-verify = Quien no se fía de nadie descarga la partida y la comprueba entera en su propia máquina, también reglas y puntos:
check-verify-file = ARCHIVO
check-replay = A la repetición
check-file = Comprobar una partida propia
check-file-hint = Un archivo descargado, .mille o .tysiac. No sale de tu dispositivo.
check-file-large = Ese archivo es demasiado grande para ser una partida guardada.
