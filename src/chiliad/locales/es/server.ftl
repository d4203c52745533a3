### La mesa en la red: lo que dice el servidor además del juego. Las variables se explican en en/server.ftl.

language-name = Español

## Lo que pasa en una mesa

event-sat =
    { $who ->
        [you] Te sientas.
       *[other] { $name } se sienta.
    }
event-stand-in =
    { $why ->
        [left]
            { $who ->
                [you] Te has ido; un bot juega por ti.
               *[other] { $name } se ha ido; sigue un bot.
            }
        [time]
            { $who ->
                [you] Se te ha acabado el tiempo; un bot juega por ti.
               *[other] A { $name } se le ha acabado el tiempo; sigue un bot.
            }
       *[absent]
            { $who ->
                [you] No has respondido; un bot juega por ti.
               *[other] { $name } no responde; sigue un bot.
            }
    }
event-back =
    { $who ->
        [you] Has vuelto; el asiento es tuyo otra vez.
       *[other] { $name } ha vuelto.
    }
event-again =
    { $who ->
        [you] Propones otra partida.
       *[other] { $name } propone otra partida.
    }
event-real-cards =
    { $shared ->
        [yes] { $who ->
            [you] Has compartido la hoja de puntos: los demás pueden seguirla desde aquí.
           *[other] { $name } ha compartido la hoja de puntos: puedes seguirla desde aquí.
        }
       *[no] { $who ->
            [you] Sigues con cartas de verdad y llevas la cuenta.
           *[other] { $name } sigue con cartas de verdad y lleva la cuenta.
        }
    }
event-undone =
    { $who ->
        [you] Deshaces tu última jugada.
       *[other] { $name } deshace su última jugada.
    }
event-undo-asked =
    { $who ->
        [you] Pides deshacer tu última jugada.
       *[other] { $name } pide deshacer su última jugada.
    }
event-undo-answered =
    { $choice ->
        [yes] { $who ->
            [you] Estás de acuerdo.
           *[other] { $name } está de acuerdo.
        }
        [no] { $who ->
            [you] No estás de acuerdo: la jugada vale.
           *[other] { $name } no está de acuerdo: la jugada vale.
        }
       *[withdrawn] { $who ->
            [you] Dejas tu jugada como está.
           *[other] { $name } deja su jugada como está.
        }
    }
event-hint-asked =
    { $who ->
        [you] Preguntas si se permiten pistas en esta partida.
       *[other] { $name } pregunta si se permiten pistas en esta partida.
    }
event-hint-answered =
    { $choice ->
        [yes] { $who ->
            [you] Aceptas las pistas.
           *[other] { $name } acepta las pistas.
        }
        [no] { $who ->
            [you] No aceptas: sin pistas.
           *[other] { $name } no acepta: sin pistas.
        }
       *[withdrawn] { $who ->
            [you] Te echas atrás: sin pistas.
           *[other] { $name } se echa atrás: sin pistas.
        }
    }
event-hinted = { $name } ha recibido una pista.
event-wait = La mesa espera a { $name }.
event-vote-called = { $name } no responde. ¿Esperar, que juegue un bot, o detener y puntuar?
event-voted =
    { $choice ->
        [wait] { $who ->
            [you] Votas por esperar.
           *[other] { $name } vota por esperar.
        }
        [bot] { $who ->
            [you] Votas por un bot.
           *[other] { $name } vota por un bot.
        }
       *[stop] { $who ->
            [you] Votas por detener la partida.
           *[other] { $name } vota por detener la partida.
        }
    }
event-stopped =
    { $why ->
        [vote] La partida se detiene; cuenta tal como está.
        [all-left] Ya no queda nadie; la partida se detiene tal como está.
        [host-left] La mesa se cierra.
        [too-long] El registro de esta mesa es ya demasiado largo; la partida se detiene tal como está.
       *[host] La partida se detiene tal como está.
    }

## Juegos, bots, configuraciones, opciones

game-mille = Mille
about-mille = Un rummy de Montreal para dos, con dos barajas y los doses como comodines. Se bajan grupos, se pelea por el paquete de descartes y se juega a 1200.
stakes-mille = Quien pierde paga la apuesta pequeña por cada cien puntos de diferencia, y la grande por la victoria, los naturales y los chapeaux.
game-tysiac = Tysiac
about-tysiac = Un juego polaco de bazas para dos, tres o cuatro, con subasta, talón y casamientos que hacen triunfo. Gana quien antes llega a 1000.
bot-random = juega cualquier carta: para conocer las reglas
    .name = juega al azar
bot-greedy = juega bien: un rival digno
    .name = juega bien
bot-thumb = sigue reglas sencillas: una medida para programas
    .name = reglas sencillas
bot-flat32 = prueba cada carta en 32 repartos posibles: una medida para programas
    .name = 32 repartos
bot-pimc20 = resuelve cada carta en 20 repartos a la vista: una medida para programas
    .name = 20 repartos
bot-tuned = valora sus cartas con números fijos: una medida para programas
    .name = números fijos
bot-halving100 = prueba cada jugada 100 veces: una medida para programas
    .name = 100 pruebas
bot-expert-stakes = piensa cada decisión a fondo, según lo que se paga al final
    .name = experto por dinero
bot-beginner = está aprendiendo; sabe las reglas, juega con lo que tiene y olvida las cartas que ya han salido
    .name = principiante
bot-casual = juega por diversión; recuerda las cartas importantes y decide a ojo
    .name = aficionado
bot-club = juega con oficio; cuenta las cartas que han salido y valora bien cada mano
    .name = de club
bot-strong = juega a ganar; deduce quién tiene cada carta y regala muy poco
    .name = fuerte
bot-expert = piensa a fondo cada decisión; aquí no hay rival más difícil
    .name = experto

preset-pagat = Según pagat.com: se redondea cada total antes de restar; la mofeta lo dobla todo.
    .name = Pagat
preset-wikipedia = Como en Wikipedia: la diferencia se redondea hacia arriba; la mofeta cuesta una apuesta grande más y no dobla nada.
    .name = Wikipedia
preset-progressive = Cada natural y cada chapeau cuesta más que el anterior.
    .name = Progresivo de Montreal
preset-playroom = Las reglas de la sala de juegos para personas ciegas de la que viene este juego.
    .name = Sala de juegos
preset-kurnik = Como en kurnik.pl (PlayOK): de 10 en 10, hay que superar, hay bombas; desde 800 solo suma el tomador.
    .name = Kurnik
preset-polish = Como en los reglamentos polacos: parecidas a Kurnik, pero el contrato se sube a voluntad y cada bomba da 60 a los demás.
    .name = Polacas
preset-russian = Como en los reglamentos rusos: solo se gana desde la barrera, con sitio para uno; la tercera caída y 555 dejan el total en 0.
    .name = Rusas

games-usual = mille
presets-usual = playroom
option-number = { $number }
option-differs = { $title }: { $said }
options-apart = ;{" "}
options-differ =
    { $more ->
        [0] { $named }
        [one] { $named }; y { $more } diferencia más
       *[other] { $named }; y { $more } diferencias más
    }
option-target = Puntos que acaban la partida
option-natural_required = Quién puede acabar y ganar la partida
    .no = cualquiera
    .yes = solo quien ha hecho un natural
option-max_wilds = Doses comodines en un grupo
    .none = cuantos se quiera
option-step = Escalón de pujas y redondeo
    .v5 = 5
    .v10 = 10
option-opening = La primera puja
    .any = 100 o más
    .hundred = exactamente 100
option-bid_limit = Hasta dónde se puede pujar
    .held_marriages = 120 más los casamientos
    .any_marriage = 120, o 400 con casamiento
    .none = 400 con cualquier mano
option-raise_limit = Hasta dónde se puede subir el contrato
    .v400 = hasta 400
    .held_marriages = 120 más casamientos guardados
option-must_beat = Obligación de superar la mejor carta de la baza
    .no = no
    .yes = sí, si se puede
option-must_trump = Obligación de jugar triunfo si no se puede asistir
    .no = no
    .yes = sí, si se puede
option-first_trick_marriage = Casamientos al salir en la primera baza
    .no = no permitidos
    .yes = permitidos
option-ace_marriage = Declarar los cuatro ases, por 200
    .no = no permitido
    .yes = permitido
option-redeal_four_nines = Nuevo reparto por cuatro nueves
    .no = no
    .yes = sí, si se pide
option-blind_bid = Pujar 120 a ciegas
    .no = no permitido
    .yes = permitido, cuenta el doble
option-golden_deal = Las primeras rondas de la partida
    .no = son como las demás
    .yes = son de oro: sin subasta, dobles
option-concession = Abandonar una ronda
    .award = mitad a los demás, cada tercero cuesta 120
    .bomb = bomba: la primera no cuesta nada, cada una de las siguientes da 60 a los demás (40 entre cuatro)
    .bomb_home = bomba: 60 a los demás (40 entre cuatro), y desde la segunda cuesta el contrato
    .write_off = cuesta el contrato, mitad a los demás
    .no = no permitido
option-empty_hand = Qué son manos vacías
    .points = una ronda sin puntos
    .tricks = una ronda sin bazas
    .no = nada: no se cuentan
option-endgame = Cerca de la victoria
    .barrel = la barrera
    .lock = el umbral: solo suma el tomador
    .none = ni una ni otro
option-lock_width = El umbral: a cuántos puntos de ganar
option-barrel_required = Quién puede ganar
    .no = cualquiera
    .yes = solo quien está en barrera
option-barrel_exclusive = La barrera
    .no = admite a varios
    .yes = admite a uno solo: quien llega echa al otro
option-conceded_deal_uses_barrel = Ronda que abandona otro jugador
    .no = no gasta ronda en barrera
    .yes = gasta una ronda en barrera
option-third_fall_resets = La tercera caída de la barrera
    .no = es como las demás
    .yes = deja el total en 0
option-dump_truck = El volquete: qué pasa a ser 0
    .no = nada
    .plus = un total de 555
    .both = un total de 555 o −555
option-winner_first = Si varios llegan a ganar a la vez
    .total = gana el total más alto
    .declarer = gana el tomador, si es uno de ellos
option-players = Cuántos juegan
    .v2 = 2
    .v3 = 3
    .v4 = 4
option-leftovers = Las cuatro cartas que sobran, con dos jugadores
    .last_trick = son de quien gana la última baza
    .nobody = no cuentan para nadie
option-sitter = Quien no juega, con cuatro jugadores
    .nothing = no anota nada
    .talon = anota por los ases y un casamiento del talón

## What a messenger shows of an invitation

preview-title = Juega a { $game } con { $name }
preview-said = Abre el enlace, escribe un nombre y siéntate. Sin cuenta y sin instalar nada.

## La ayuda

coach-again = Elígelo otra vez para hacerlo de todos modos.
guide-examples-hint = Cada uno es parte de una ronda que se jugó de verdad, con las reglas «{ $preset }» y { $players } jugadores.
