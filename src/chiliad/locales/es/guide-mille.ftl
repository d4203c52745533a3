### La guía de Mille, que se lee antes de las reglas numeradas. Las variables son las de rules-mille.ftl.

guide-mille-aim =
    Llega a { $target } puntos antes que el otro jugador. Los puntos se hacen con grupos de cartas del mismo rango que
    bajas a la mesa.
guide-mille-steps = Un turno
guide-mille-step1 =
    Roba la carta de arriba del mazo. O toma el paquete entero: para eso bajas de tu mano dos cartas del mismo rango que
    la de arriba, junto con ella.
guide-mille-step2 =
    { $max_wilds ->
        [0] Baja lo que quieras: grupos nuevos de tres o más cartas del mismo rango, y más cartas a tus propios grupos.
       *[other]
            Baja lo que quieras: grupos nuevos de tres o más cartas del mismo rango, y más cartas a tus propios grupos.
            El 2 es comodín: puede sustituir a una carta de cualquier otro rango.
    }
guide-mille-step3 = Descarta una carta sobre el paquete. Luego le toca al otro jugador.
guide-mille-note1 =
    La ronda termina cuando un jugador se queda sin cartas. Las cartas de tus grupos suman, las que te quedan en la mano
    restan.
guide-mille-note2 = Si cierras sin haber usado ningún 2 como comodín, eso es un natural: todos tus puntos de la ronda valen el doble.
guide-mille-note3 =
    { $natural_required ->
        [yes]
            La partida termina tras una ronda en la que un jugador con un natural tiene { $target } puntos o más. Entre
            quienes lo cumplen gana el que tiene más puntos.
       *[no] La partida termina tras una ronda en la que un jugador tiene { $target } puntos o más. Gana el total más alto.
    }

## El valor de las cartas

guide-mille-value-queen-of-spades = la reina de picas
guide-mille-value-jack-of-diamonds = la sota de diamantes
guide-mille-value-two = los doses
guide-mille-value-ace = los ases
guide-mille-value-ten = reyes, dieces y las demás reinas y sotas
guide-mille-value-low = del 3 al 9

## El dibujo

guide-mille-picture = La mesa como la ves en medio de una ronda.
guide-mille-zone-their-sets = Grupos del otro jugador
guide-mille-zone-stock = Mazo
guide-mille-zone-pack = Paquete
guide-mille-zone-sets = Tus grupos
guide-mille-zone-hand = Tu mano

## Ejemplos: lo que pasa lo cuenta el propio programa

guide-mille-example-take = El otro jugador va a descartar. Tienes dos reinas.
    .title = Tomar el paquete
    .why =
        La pareja y la carta de arriba se bajan en el acto como un grupo, y el resto del paquete pasa a tu mano (M8,
        M9). Desde entonces ambos jugadores saben qué cartas son.
guide-mille-example-out = Tienes tres ases, cuatro parejas y tres doses, y robas el cuarto 2.
    .title = Comodines, cerrar y un chapeau
    .why =
        Cada 2 convierte una pareja en un grupo (M13). Con el descarte te quedas sin cartas: has cerrado y no se te
        resta nada (M18, M21). El otro jugador tiene en la mano más de lo que ha bajado y queda por debajo de cero: un
        chapeau (M25).
guide-mille-example-natural = Aún no has bajado nada, tienes cuatro grupos y una pareja de ases, y robas otro as.
    .title = Un natural al cerrar
    .why = En ningún grupo hay un 2: todos tus puntos valen el doble y recibes una estrella (M23).
guide-mille-example-eight = En tu grupo hay siete cincos. Tienes una carta en la mano y robas el último 5.
    .title = Las ocho cartas de un rango
    .why = Un grupo con las ocho cartas y sin comodín es un natural: vale el doble y da una estrella (M22).

## En qué se distinguen las configuraciones. Cada mensaje dice lo que hace una ($payment); .title es lo que se compara.

guide-mille-pays-winning = la apuesta grande
    .title = Por ganar
guide-mille-pays-stars =
    { $payment ->
        [progressive] una apuesta grande por la primera, dos por la segunda, tres por la tercera…
       *[other] la apuesta grande por cada una
    }
    .title = Por las estrellas del ganador
guide-mille-pays-chapeaux =
    { $payment ->
        [progressive] una apuesta grande por el primero, dos por el segundo, tres por el tercero…
       *[other] la apuesta grande por cada uno
    }
    .title = Por los chapeaux del perdedor
guide-mille-pays-difference =
    { $payment ->
        [wikipedia] la apuesta pequeña por cada 100 puntos, con la diferencia redondeada hacia arriba
       *[other] la apuesta pequeña por cada 100 puntos, con cada total redondeado antes
    }
    .title = Por la diferencia
guide-mille-pays-skunk =
    { $payment ->
        [pagat] todo se paga doble
       *[other] una apuesta grande más
    }
    .title = Por una mofeta
guide-mille-pays-below-zero =
    { $payment ->
        [pagat] todo se paga triple
       *[other] una apuesta grande más
    }
    .title = Si el total del perdedor está bajo cero
# $winner, $loser (Number): totales; $stars, $chapeaux (Number); $small (Number) la apuesta pequeña; $amount (Number) se paga
guide-mille-pays-example = { $amount }
    .title = Ejemplo: { $winner } a { $loser }, estrellas del ganador { $stars }, chapeaux del perdedor { $chapeaux }, apuesta pequeña { $small }
