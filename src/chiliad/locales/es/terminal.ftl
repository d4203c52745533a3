### La mesa en la terminal. Las variables se explican en en/terminal.ftl.
###
### $card_acc es una carta con su artículo (el rey de picas); $card va sin él, como en las listas.

## Cartas y listas

card-named =
    { $rank ->
        [A] as
        [K] rey
        [Q] reina
        [J] sota
        [T] 10
        [9] 9
        [8] 8
        [7] 7
        [6] 6
        [5] 5
        [4] 4
        [3] 3
       *[2] 2
    } de { $suit ->
        [s] picas
        [h] corazones
        [d] diamantes
       *[c] tréboles
    }
    .acc =
        { $rank ->
            [A] el as
            [K] el rey
            [Q] la reina
            [J] la sota
            [T] el 10
            [9] el 9
            [8] el 8
            [7] el 7
            [6] el 6
            [5] el 5
            [4] el 4
            [3] el 3
           *[2] el 2
        } de { $suit ->
            [s] picas
            [h] corazones
            [d] diamantes
           *[c] tréboles
        }
rank-named =
    { $rank ->
        [A] ases
        [K] reyes
        [Q] reinas
        [J] sotas
        [T] dieces
        [9] nueves
        [8] ochos
        [7] sietes
        [6] seises
        [5] cincos
        [4] cuatros
        [3] treses
       *[2] doses
    }
join-cards = { $list } { $item }
join-names = { $list }, { $item }
join-groups = { $list }, { $item }
join-named-groups = { $list }; { $item }
join-items = { $list }; { $item }
group-count = { $cards } ({ $count })

## Asientos

bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] Mila
                [1] Leo
               *[2] Nico
            }
        [casual]
            { $place ->
                [0] Rita
                [1] Óscar
               *[2] Dora
            }
        [club]
            { $place ->
                [0] Clara
                [1] Víctor
               *[2] Irene
            }
        [strong]
            { $place ->
                [0] Emilio
                [1] Sofía
               *[2] Gustavo
            }
        [expert]
            { $place ->
                [0] Tamara
                [1] Félix
               *[2] Judit
            }
       *[other]
            { $seat ->
                [0] Ada
                [1] Boris
               *[2] Cleo
            }
    }
default-name = Invitado
seat-called =
    { $who ->
        [you] tú
       *[other] { $name }
    }

## Palabras que se pueden escribir, separadas por espacios; las inglesas valen en todos los idiomas

verb-help = ? ayuda
verb-hand = h mano cartas
verb-table = c mesa
verb-scores = s puntos marcador
verb-last = l baza última ultima
verb-rules = r reglas
verb-undo = u deshacer atrás atras
verb-hint = y pista
verb-quit = q salir
verb-bid = b pujo puja pujar
verb-pass = p paso pasar
verb-concede = abandono abandonar concedo conceder bomba
verb-give = g doy dar
verb-contract = contrato
verb-play = juego jugar
verb-marry = m casamiento casar declaro declarar matrimonio
verb-aces = ases
verb-blind = ciegas
verb-redeal = repartir
verb-draw = d robo robar
verb-take = t tomo tomar paquete pozo
verb-uptwo = dos
verb-lay = bajo bajar
verb-discard = descarto descartar tiro tirar
verb-blocked = bloqueo bloqueada
word-yes = s sí si y yes
word-no = n no nueva new
filler = a to
card-letters = A=A K=K Q=Q J=J s=s h=h d=d c=c

## El comienzo

ask-game = ¿Qué juego: { $games }?
ask-game-again = Escribe el nombre de un juego, o su comienzo: { $games }.
level-choice = { $number } { $title }: { $said }
ask-level = ¿Qué nivel: { $levels }? (nombre o número; Intro: { $usual })
ask-level-again = Escribe uno de estos, o su número: { $levels }.
ask-resume =
    { $deals ->
        [one] Hay una partida sin acabar, empezada { $name }, con { $deals } ronda. ¿La continúas? (sí, no)
       *[other] Hay una partida sin acabar, empezada { $name }, con { $deals } rondas. ¿La continúas? (sí, no)
    }
resume-choice =
    { $deals ->
        [one] { $number }: empezada { $name }, { $deals } ronda
       *[other] { $number }: empezada { $name }, { $deals } rondas
    }
ask-resume-which = Hay partidas sin acabar. ¿Cuál continúas? (1 a { $count }, o nueva)
match-held = Esta partida se está jugando en otra terminal (proceso { $pid }, desde las { $since }).
ask-held = ¿Mirarla (m), tomarla aquí (t) o dejarla (Intro)?
word-watch = m mirar w watch
word-take-over = t tomar take
watching = Estás mirando. Ctrl-C lo termina.
taken-over-here = Has tomado la partida. La otra terminal termina en cuanto se escriba algo en ella.
unreadable-matches =
    { $count ->
        [one] Una partida de tu carpeta no se puede leer y se deja como está: { $names }. chiliad verify dice qué le pasa.
       *[other] { $count } partidas de tu carpeta no se pueden leer y se dejan como están: { $names }. chiliad verify dice qué les pasa.
    }
greeting =
    { $target ->
        [0] { $game }, reglas «{ $preset }».
       *[other] { $game }, reglas «{ $preset }», a { $target }.
    }
greeting-seat =
    { $who ->
        [you] Asiento { $seat }: { $name }, es decir, tú.
       *[other] Asiento { $seat }: { $name }, un bot ({ $bot }).
    }
greeting-help = Escribe ? para saber qué puedes hacer, q para salir y seguir otro día.

## La ronda

replay-seat =
    { $bot ->
        [none] Asiento { $seat }: { $name }.
       *[other] Asiento { $seat }: { $name }, un bot ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Ronda { $number }. Repartes tú.
       *[other] Ronda { $number }. Reparte { $name }.
    }
dealt =
    { $who ->
        [you] Recibes { $cards }.
       *[other] { $name } recibe { $cards }.
    }
your-hand = Tus cartas: { $cards }.
deal-ended = La ronda { $number } ha terminado.
deal-stuck = Esta ronda lleva ya { $limit } acciones y no puede acabar. La partida queda guardada como está.
standing =
    { $who ->
        [you] Tu total: { $total }.
       *[other] Total de { $name }: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] La partida ha terminado tras { $deals } ronda. ¡Has ganado!
               *[other] La partida ha terminado tras { $deals } rondas. ¡Has ganado!
            }
       *[other]
            { $deals ->
                [one] La partida ha terminado tras { $deals } ronda. Gana { $name }.
               *[other] La partida ha terminado tras { $deals } rondas. Gana { $name }.
            }
    }
match-kept = La partida está guardada en { $path }.
level-suggested =
    { $result ->
        [won] Tres victorias seguidas en el nivel «{ $level }»: quizá «{ $other }» te divierta más. La próxima vez: chiliad play { $game } --bots { $bot }
       *[lost] Tres derrotas seguidas en el nivel «{ $level }»: quizá, por ahora, «{ $other }» te divierta más. La próxima vez: chiliad play { $game } --bots { $bot }
    }
left = La partida está guardada en { $path }; chiliad play ofrece continuarla.

## Lo que se pregunta en todas las mesas

choice = { $number }: { $said } ({ $typed })
ask-enter = { $prompt } (Intro)
ask-enter-for = { $prompt } (Intro: { $choice })
ask-cards = { $prompt } Una de { $cards }:
ask-sure = ¿Seguro? (sí, no)
choice-any-card = { $choice } (o cualquier otra carta)
choice-or-cards = { $choice } (o { $cards })
you-may =
    { $more ->
        [0] Puedes: { $choices }.
        [one] Puedes: { $choices }; y { $more } cosa más, que ? muestra.
       *[other] Puedes: { $choices }; y { $more } cosas más, que ? muestra.
    }
help-everywhere = Además: h tus cartas, c lo que hay en la mesa, s puntos, l última baza o turno, r reglas (r 14: regla 14), u deshacer, y pista, q salir.
help-typing = Las jugadas se escriben como en la lista, las cartas, Ks, 10h, ad. Intro sin más hace lo que no tiene alternativa.
help-tysiac = Las cartas se escriben Ks, 10h, ad. Una puja es un número, también uno que no esté en la lista. Intro sin más hace lo que no tiene alternativa.
help-mille = Las cartas se escriben Ks, 10h, 2d; los grupos, KKK, QQ2, o K para todos los reyes; varios a la vez: bajo KKK QQ2. Intro sin más hace lo que no tiene alternativa.
taken-back = Deshecho.
nothing-to-take-back = No hay nada que deshacer en esta ronda.
hint-wait = Un momento…
hint-others = Otras jugadas:
nothing-yet = Nada todavía.
rules-pointer = Todas las reglas: chiliad rules { $game }. Una de ellas: r y su número.
rules-title = { $number } { $title }
sheet-deal = Ronda { $number }: { $items }
sheet-item = { $name } { $score }, total { $total }

## Respuestas que no se entienden tal como están

not-understood = No se entiende «{ $text }»; ? muestra lo que puedes hacer
nothing-typed = Hay varias posibilidades: escribe una, o ? para ver la lista
no-such-choice =
    { $count ->
        [one] No hay posibilidad { $number }, solo hay { $count }
       *[other] No hay posibilidad { $number }, hay { $count }
    }
list-first = Los números cuentan en la lista que muestra ?: escribe primero ? y luego el número
which-move = «{ $text }» puede ser más de una jugada: escribe su número en la lista que muestra ?
needs-more =
    { $verb ->
        [give] ¿Dar qué, y a quién? Por ejemplo: doy Ks 1
        [talon] ¿Qué talón? Por ejemplo: tomo 1
        [lay] ¿Bajar qué? Por ejemplo: bajo KKK
        [discard] ¿Descartar qué carta? Por ejemplo: descarto 5h
        [bid] ¿Cuánto? Por ejemplo: pujo 120
        [contract] ¿Cuánto? Por ejemplo: contrato 140
        [play] ¿Qué carta? Por ejemplo: juego Ks
        [marry] ¿Con qué carta? Por ejemplo: casamiento Ks
        [aces] ¿Con qué as? Por ejemplo: ases As
       *[other] ¿Qué carta? Por ejemplo: { $verb } Ks
    }
one-card-only = Una sola carta
give-one-card = Di una carta y quién la recibe, por ejemplo: doy Ks 1
give-to-whom = ¿Quién recibe { $card }? Por ejemplo: doy { $typed } { $first }
unknown-receiver = «{ $text }» no es nadie aquí: di { $first } o { $second }, o el número de asiento
one-rank-a-set = «{ $text }» tiene más de un rango: un grupo tiene uno, y doses
too-few-held =
    { $count ->
        [0] No tienes { $rank }
        [one] De { $rank } solo tienes { $count } carta
       *[other] De { $rank } solo tienes { $count } cartas
    }
which-set = ¿A qué grupo va { $card }? Di su rango, por ejemplo: bajo 7 2d
take-how-many = De { $rank } tienes { $count } cartas: di con cuántas tomas, por ejemplo: tomo { $typed }
lay-or-discard = Puedes bajar { $card } o descartarla: di cuál de las dos cosas
which-card =
    { $count ->
        [0] No tienes { $rank }
       *[other] De { $rank } tienes varias cartas: di cuál, con su palo
    }

## Negativas, dichas a quien se ha equivocado

you-not-in-hand = No tienes { $card }
you-not-your-turn = No te toca
you-must-open =
    { $exact ->
        [yes] Tienes que abrir, con { $least }
       *[no] Tienes que abrir, con { $least } o más
    }
you-bid-over-limit = Con estas cartas puedes pujar { $limit } como máximo
you-must-give-first = Antes tienes que dar una carta a cada uno de los demás
you-must-take-first = Antes tienes que tomar uno de los dos talones
you-taken-already = Ya has tomado un talón
you-must-lay-first = Antes tienes que apartar dos cartas
you-laying-over = Ya has apartado dos cartas
you-no-such-talon = Hay dos talones, 1 y 2
you-given-already = A ese asiento ya se le ha dado una carta
you-must-name-contract = Antes tienes que decir el contrato
you-marriage-not-held = No tienes el rey y la reina de ese palo
you-must-follow-suit =
    { $suit ->
        [s] Debes asistir a picas
        [h] Debes asistir a corazones
        [d] Debes asistir a diamantes
       *[c] Debes asistir a tréboles
    }
you-must-trump =
    { $suit ->
        [s] Tienes { $held } y debes jugar triunfo, una pica
        [h] Tienes { $held } y debes jugar triunfo, un corazón
        [d] Tienes { $held } y debes jugar triunfo, un diamante
       *[c] Tienes { $held } y debes jugar triunfo, un trébol
    }
you-must-beat = Tienes { $held } y debes superar { $best }
you-must-draw-first = Antes tienes que robar una carta o tomar el paquete
you-already-drew = Ya has robado en este turno
you-no-pair =
    { $needed ->
        [one] Para tomar { $card } tienes que bajar de tu mano { $needed } carta de su rango
       *[other] Para tomar { $card } tienes que bajar de tu mano { $needed } cartas de su rango
    }
you-set-needs-three =
    { $needed ->
        [one] Un grupo nuevo de { $rank } necesita { $needed } carta, contando los doses
       *[other] Un grupo nuevo de { $rank } necesita { $needed } cartas, contando los doses
    }
you-must-pick-up = Antes tienes que llevarte a la mano el resto del paquete

## Cómo se deja una mesa

input-ended = la entrada ha terminado; la partida está guardada en { $path }
input-ended-at-once = la entrada ha terminado antes de empezar una partida
stopped-by-person = detenido; la partida está guardada en { $path }
stopped-at-once = detenido antes de empezar una partida
stopped-by-system = el sistema detiene este programa; la partida está guardada en { $path }
terminal-closed = la terminal se ha cerrado; la partida está guardada en { $path }
taken-over = otra terminal ha tomado esta partida y allí continúa; se guarda en { $path }
name-cannot-be = «{ $text }» no puede ser un nombre aquí: de una a 40 letras, y no bot:
