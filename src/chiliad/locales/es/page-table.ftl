### La mesa en el navegador. Lo que pasa se cuenta con los mensajes de terminal-*.ftl, lo que se pregunta con desk.ftl.
### Las variables se explican en en/page-table.ftl.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Asientos

table-you = Tú
table-you-within = tú
table-on-turn =
    { $who ->
        [you] (te toca)
       *[other] (le toca)
    }
table-dealer = repartidor
table-bot = bot
table-away = ausente
table-stand-in = juega un bot
table-declarer = tomador
table-barrel =
    { $left ->
        [one] barrera: queda { $left } ronda
       *[other] barrera: quedan { $left } rondas
    }
table-cards-held =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
table-few =
    { $count ->
        [one] ¡queda una carta!
       *[other] ¡quedan { $count } cartas!
    }
table-clock = tiempo restante
table-passed = paso
table-has-bid = puja { $points }
table-says-marriage =
    { $suit ->
        [s] Casamiento de picas ♠, { $points }
        [h] Casamiento de corazones ♥, { $points }
        [d] Casamiento de diamantes ♦, { $points }
       *[c] Casamiento de tréboles ♣, { $points }
    }
table-says-contract = Contrato { $points }
table-points-made =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-made-of = { $points } de { $contract } hechos
table-tricks =
    { $count ->
        [0] ninguna baza
        [one] { $count } baza
       *[other] { $count } bazas
    }
table-marriage-made = casamiento { $sign } { $points }
table-total = total { $points }
table-laid = en la mesa { $points }
table-stars =
    { $count ->
        [one] { $stars } un natural
       *[other] { $stars } { $count } naturales
    }
table-chapeaux =
    { $count ->
        [one] { $count } chapeau
       *[other] { $count } chapeaux
    }
table-gift = de { $name }: { $card }

## Lo que está encima de la mesa

table-heading = { $game }, ronda { $deal }
table-your-turn = Te toca
table-turn-of = Le toca a { $name }
table-phase =
    { $phase ->
        [between] Ronda terminada
        [over] Partida terminada
        [stopped] Partida detenida
       *[playing] En juego
    }
table-phase-waiting = Esperando jugadores
table-target = a { $points }
table-trump = Triunfo: { $suit }
table-trump-short = Triunfo
table-trump-none = aún sin triunfo
table-undo = Deshacer
table-undo-none = No hay nada que deshacer.
table-undo-ask = Pedir deshacer
table-undo-asked = { $name } pide deshacer su última jugada. De acuerdo: { $agreed } de { $of }.
table-undo-mine = Has pedido deshacer tu última jugada. De acuerdo: { $agreed } de { $of }.
table-undo-yes = De acuerdo
table-undo-no = No
table-undo-withdraw = Dejarlo como está
table-hint = Pista
table-hint-ask = Pedir pistas
table-hint-none = La pista es para tu propia decisión, cuando puedes elegir.
table-hint-thinking = La pista está en camino.
table-hint-moves = Las mejores jugadas
table-hint-move = Jugada
table-hint-close = Cerrar la pista
table-hint-asked = { $name } pregunta si se permiten pistas en esta partida. De acuerdo: { $agreed } de { $of }.
table-hint-mine = Has preguntado si se permiten pistas en esta partida. De acuerdo: { $agreed } de { $of }.
table-hint-yes = Permitir pistas
table-hint-no = Sin pistas
table-hint-withdraw = Jugar sin pistas
table-hint-stop = No más pistas en esta partida
table-hint-card = carta de la pista
table-log = Historial
table-menu = Todas las acciones
table-menu-log = Historial: mostrar u ocultar
table-menu-sheet = Hoja de puntos
table-real-cards = Seguir con cartas de verdad
table-keeper =
    { $who ->
        [you] Llevas la cuenta con cartas de verdad.
       *[other] { $name } lleva la cuenta con cartas de verdad.
    }
table-keeper-open = Abrir la hoja de puntos
table-menu-rules = Reglas de esta mesa
table-menu-watch = Enlace para mirar…
table-menu-leave = Dejar la mesa…
table-menu-stop = Detener la partida sin terminarla…
table-menu-more = Más…
table-leave-title = ¿Dejar la mesa?
table-leave-ask = Un bot seguirá jugando por ti. Puedes volver cuando quieras: abre la mesa desde la página de inicio.
table-leave-alone = La mesa se queda como está hasta que vuelvas; la encuentras en la página de inicio.
table-leave-yes = Dejar la mesa
table-leave-no = Quedarme
table-stop-title = ¿Detener ahora la partida?
table-stop-ask = La partida acaba aquí, sin terminar, con los totales que hay. No se puede retomar.
table-stop-yes = Detener la partida
table-no-table = No existe esa mesa
page-outdated = Esta página está desactualizada
page-load-again = Volver a cargar la página

## Mi mano

table-my-hand = Tu mano
table-hand =
    { $count ->
        [one] Tu mano, { $count } carta
       *[other] Tu mano, { $count } cartas
    }
table-card-points =
    { $points ->
        [one] { $card }, { $points } punto
       *[other] { $card }, { $points } puntos
    }
table-can =
    { $verb ->
        [play] se puede jugar
        [marry] se puede jugar o declarar el casamiento
        [give] se puede dar
        [lay] se puede bajar
        [wild] se puede bajar como comodín
        [take] puede tomar el paquete
       *[discard] se puede descartar
    }
table-can-be-used = se puede usar
table-marriage-half = mitad de un casamiento de { $points } puntos
table-fresh = carta nueva
table-sorted =
    { $sort ->
        [suit] Ordenadas por palo.
        [rank] Ordenadas por rango.
       *[deal] En el orden en que llegaron.
    }
table-not-your-turn = No te toca.
table-none-legal = Ahora no se puede usar ninguna carta.
table-not-now = Ahora no.
table-nobodys-turn = No le toca a nadie.
table-next-key = La ronda ha terminado. Pulsa N para la siguiente.
table-next-press = Pulsa N para la siguiente ronda.
table-deal-goes-on = La ronda aún no ha terminado.
table-waits-for = Esperando a { $name }…
table-select-rank =
    { $count ->
        [one] Seleccionar { $count } de { $rank }
       *[other] Seleccionar { $count } { $rank }
    }

## Tysiac

table-talon = Talón
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] Talón, ya en tu mano
       *[other] Talón, ya en la mano de { $name }
    }
table-trick = Baza
table-last-trick = Baza anterior
table-call =
    { $verb ->
        [bid] Puja
       *[contract] Contrato
    }
table-call-this =
    { $verb ->
        [bid] Pujar { $points }
       *[contract] Contrato { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] Solo es posible { $low }
       *[no] Un múltiplo de { $step } de { $low } a { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] ¿Pujar { $points }? Pulsa Intro otra vez para confirmar.
       *[contract] ¿Contrato de { $points }? Pulsa Intro otra vez para confirmar.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = Pulsa B para decir la cifra.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab sale de las cartas; fuera de ellas, pulsa Alt con la letra. F1 muestra las teclas.
# P pressed once.
table-pass-sure = ¿Pasar? P otra vez lo confirma.
# The groups of buttons, for the ear.
table-moves = Lo que puedes hacer
table-onward = Cómo seguir
table-tools = Herramientas de la mesa
table-less = { $step } menos
table-more = { $step } más
table-quick = Fijar en:
table-give-who = ¿A quién das { $card }?
table-give-group = Quién recibe la carta
table-give-place = Carta para { $name }
table-give-choose = Elige primero una carta para { $name }.
table-cancel = Cancelar
table-marriage-group = Casamiento
table-marry-suit =
    { $suit ->
        [s] Declarar el casamiento de picas ♠, { $points }
        [h] Declarar el casamiento de corazones ♥, { $points }
        [d] Declarar el casamiento de diamantes ♦, { $points }
       *[c] Declarar el casamiento de tréboles ♣, { $points }
    }
table-play-plain = Sin declarar: { $card }
table-marry-or-play = ¿Declarar el casamiento con { $card }, { $points } puntos?
table-which-move = ¿Qué haces con { $card }?
table-concede = { $what }…
table-concede-no = Seguir jugando

## Mille

table-board = La mesa
table-stock-and-pack = Mazo y paquete
table-stock = Mazo: { $count }
table-pack = Paquete: { $count }
table-pack-said =
    { $count ->
        [0] El paquete está vacío.
        [one] Paquete: { $count } carta, { $card }.
       *[other] Paquete: { $count } cartas, { $card } encima.
    }
table-pack-look = ver cartas
# The same button for the ear.
table-pack-look-title = Ver cartas del paquete
table-take = Tomar el paquete
table-take-which = ¿Con qué cartas tomas el paquete?
table-lay =
    { $count ->
        [one] Bajar { $count } carta
       *[other] Bajar { $count } cartas
    }
table-lay-none = Antes selecciona las cartas que bajas.
table-lay-mixed = { $cards }: no forman un grupo.
table-would-lay =
    { $new ->
        [yes] Selección para un grupo nuevo: { $cards }.
       *[no] Selección para tu grupo de { $rank }: { $cards }.
    }
table-would-discard = { $card }: elegida. Si la descartas, acaba tu turno.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = ¿En qué grupo? { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = ¿Descartar { $card }, o en qué grupo bajarla? { $places }.
# The buttons with these places.
table-lay-group = Dónde bajar
table-lay-to =
    { $new ->
        [yes] como grupo nuevo de { $rank }
       *[no] al grupo de { $rank }
    }
table-discard = Descartar
table-discard-one = Primero selecciona la carta que quieres descartar.
table-discard-sure = ¿Descartar { $card }? X otra vez lo confirma.
table-discard-many = Selecciona una sola carta para descartar; ahora hay { $count } seleccionadas.
table-unselect = Quitar selección
table-unselected = No hay nada seleccionado.
table-offers = Lo que puedes bajar
table-sets-of =
    { $who ->
        [you] Tus grupos
       *[other] Grupos de { $name }
    }
table-no-sets = aún no hay grupos
table-add-title = Añadir al grupo de { $rank }
table-wilds =
    { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
table-lies =
    { $lies ->
        [seven] ¡siete!
       *[eight] ★ ocho
    }
table-set = { $rank }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $wilds ->
        [0] {""}
        [one] {" "}con { $wilds } comodín
       *[other] {" "}con { $wilds } comodines
    }{ $lies ->
        [seven] , siete en una pila
        [eight] , ocho boca abajo, un natural
       *[open] {""}
    }, { $points } puntos ({ $cards })
table-known =
    { $count ->
        [one] se sabe que tiene { $cards }
       *[other] se sabe que tiene { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } carta conocida
       *[other] { $count } cartas conocidas
    }

## El final de una ronda y de la partida

table-deal-over = La ronda { $deal } ha terminado
table-match-won =
    { $who ->
        [you] ¡Has ganado la partida!
       *[other] { $name } gana la partida
    }
table-stopped = La partida se ha detenido
table-column-deal = Ronda
table-column-points = Puntos
table-column-score = Anotado
table-column-total = Total
table-column-way = Hasta { $target }
table-how-counted = Cómo se ha contado
table-left-you = Te quedan en la mano
table-left-other = A { $name } le quedan en la mano
table-next-deal = Siguiente ronda
table-next-waits = La siguiente ronda empieza en cuanto alguien lo pida.
table-replay = Repetición
table-again = Jugar otra vez
table-again-with = Jugar otra vez con { $name }
table-suggest =
    { $result ->
        [won] Tres victorias seguidas en el nivel «{ $level }»: quizá «{ $other }» te divierta más.
       *[lost] Tres derrotas seguidas en el nivel «{ $level }»: quizá, por ahora, «{ $other }» te divierta más.
    }
table-suggest-go = Jugar en el nivel «{ $other }»
table-home = Inicio
table-sheet-empty = Aún no ha terminado ninguna ronda.

## Quién no está

table-watching = Estás mirando. Las manos no se ven.
table-my-stand-in = Un bot juega por ti.
table-back = He vuelto
table-is-away = { $name } no está. Esperamos un rato.
table-is-here = { $name } ha vuelto.
table-is-held = { $name } no está; juega un bot.
table-vote = Votación
table-vote-ask = { $name } no responde. ¿Qué hacemos? Votos: { $cast } de { $of }.
table-vote-choice =
    { $choice ->
        [wait] Esperar
        [bot] Que juegue un bot
       *[stop] Detener y puntuar
    }

## Respuestas a las teclas

table-say-hand =
    { $count ->
        [one] { $count } carta: { $cards }.
       *[other] { $count } cartas: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] Nueva: { $cards }.
       *[other] Nuevas: { $cards }.
    }
table-hand-none = No tienes ninguna carta.
table-say-played = { $name }: { $card }
table-say-nothing = No hay ninguna carta en la mesa.
table-say-talon = El talón: { $cards }.
table-say-talon-hidden = El talón está boca abajo.
table-say-last = Baza anterior: { $cards }. { $who ->
        [you] La ganas tú
       *[other] La gana { $name }
    }, { $points } puntos.
table-last-none = Aún no hay ninguna baza.
table-say-contract =
    { $who ->
        [you] Tu contrato: { $points }
       *[other] Contrato { $points }, { $name }
    }, { $made } hechos hasta ahora
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: aún sin puja
table-say-passed = { $name } ha pasado
table-say-score = { $name }: { $points } en esta ronda, total { $total }
table-say-total = { $name }: total { $total }
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = abandonos { $concessions } de { $free }
table-say-mark-empty = manos vacías { $empty } de { $free }
table-say-mark-barrel = en barrera, rondas que quedan: { $left }
# The pack but for its top card.
table-say-under = Debajo: { $cards }.
table-say-stock = Mazo: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: ninguno.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: total { $total }, en la mesa { $laid }.
table-say-held-points = En tu mano: { $points }.
table-say-stars = { $name }: estrellas { $stars }, chapeaux { $chapeaux }.
table-last-none-mille = Tu rival aún no ha jugado.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] El contrato está cumplido.
        [one] Falta { $left } punto.
       *[other] Faltan { $left } puntos.
    }
table-say-dealer = Repartidor: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
table-say-no-clock = No corre ningún reloj.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } para esta jugada, { $bank } de reserva
table-say-bank-time = { $name }: { $bank } de reserva
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = Reglas: { $name }.
table-say-rules-differ = Reglas: { $name }. Distinto aquí: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card }: se puede usar.
# One of several things, by its number. $what (String)
table-say-place = { $place } de { $count }: { $what }
table-say-no-sets = No hay grupos en la mesa.
table-say-offers = { $offers }. Mayús+Tab lleva a los botones.
table-say-no-offers = Ahora no puedes bajar nada.

## Lo que hacen las teclas, en su lista y en el menú

table-keys = En la mesa
table-key-next = Carta siguiente
table-key-previous = Carta anterior
table-key-first = Primera carta
table-key-last = Última carta
table-key-legal = Carta utilizable siguiente
table-key-legal-back = Carta utilizable anterior
table-key-play = Jugar la carta, o darla
table-key-marry = Declarar casamiento
table-key-pass = Pasar
table-key-cancel = Cancelar
table-key-contract = Pujas y contrato; ir a la puja
table-key-hand = Mi mano
table-key-trick = Baza o talón en la mesa
table-key-trump = Triunfo
table-key-scores = Puntos
table-key-marks = Barrera, abandonos, manos vacías
table-key-turn = A quién le toca
table-key-last-trick = Baza anterior
table-key-sort-suit = Ordenar por palo
table-key-sort-rank = Ordenar por rango
table-key-sort-deal = En el orden en que llegaron
table-key-undo = Deshacer
table-key-hint = Pista
table-key-deal = Siguiente ronda
table-key-select = Seleccionar la carta
table-key-draw = Robar una carta
table-key-take = Tomar el paquete
table-key-lay = Bajar lo seleccionado
table-key-discard = Descartar la carta seleccionada o, si no hay, la del foco
table-key-unselect = Quitar selección
table-key-pack = Paquete y mazo
table-key-sets = Grupos en la mesa
table-key-stars = Estrellas y chapeaux
table-key-last-turn = Último turno del rival
table-key-concede = Abandonar la ronda
table-key-why = Por qué no se puede usar la carta
table-key-dealer = Quién repartió
table-key-others = Cuántas cartas tienen los demás
table-key-clock = Tiempo restante
table-key-rules = Decir las reglas de esta mesa
table-key-talk = Charla en la mesa
table-key-card = La baza, o la anterior, carta por carta
table-key-card-back = La carta anterior a esa
table-key-set = Los grupos, uno por uno
table-key-set-back = El grupo anterior a ese
table-key-offers = Lo que puedes bajar
table-key-use = Usar la carta
table-key-moves = Qué puedes hacer
table-key-buttons = A los botones de lo que puedes hacer
table-key-table = Qué hay en la mesa
table-key-each = Qué hay en la mesa, de uno en uno
table-key-each-back = Lo anterior

replay-hand =
    { $count ->
        [one] Mano de { $name }, { $count } carta
       *[other] Mano de { $name }, { $count } cartas
    }
replay-deal-option = Ronda { $deal }

## La hoja de puntos

sheet-caption = Hoja de puntos
sheet-column-contract = Contrato
sheet-go = Ir a la ronda { $deal }
sheet-of-deal = Ronda { $deal }
sheet-running = , total { $total }
sheet-total = Total
sheet-wins = gana
sheet-payment = Quién paga a quién
sheet-in-words = Ronda a ronda, con palabras

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = total bloqueado
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = caídas: { $count } de { $most }
table-has-bid-blind = puja { $points } a ciegas
table-says-aces = Los cuatro ases, { $points }
table-aces-made = cuatro ases { $points }
# In the name of an ace where all four are in hand.
table-aces-part = uno de los cuatro ases de { $points } puntos
table-aces-declare = Declarar los cuatro ases, { $points }
table-aces-or-play = ¿Declarar los cuatro ases con { $card }, { $points } puntos?
table-aces-group = Los cuatro ases
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = ¿{ $bid }? Mayús+B otra vez lo confirma.
table-say-bid-blind = { $name }: { $points } a ciegas
# Shift+N pressed once.
table-redeal-sure = ¿Pedir que se reparta de nuevo? Mayús+N otra vez lo confirma.
table-blind-none = No se ofrece pujar a ciegas.
table-redeal-none = Ahora no puedes pedir que se reparta de nuevo.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Ronda de oro { $number } de { $count }: cuenta doble
# Above the table, beside the contract.
table-blind = Pujado a ciegas: el contrato cuenta doble
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = no se cuenta nada
table-key-blind = Pujar a ciegas
table-key-redeal = Pedir que se reparta de nuevo, con cuatro nueves

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Talón { $number }
table-talons = Los dos talones
table-say-talons-hidden = Los dos talones están boca abajo.
table-lay-away-sure = ¿Apartar { $card }?
table-lay-away-group = Apartar la carta
# Of four players the dealer: beside the name
table-sits-out = no juega
table-say-sits-out =
    { $who ->
        [you] No juegas
       *[other] { $name } no juega
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = Apartado: { $cards }
table-key-take-first = Tomar el talón 1
table-key-take-second = Tomar el talón 2

table-talk-none =
    { $why ->
        [off] La charla en la mesa está desactivada en los ajustes.
       *[alone] Aquí no hay nadie con quien hablar.
    }
