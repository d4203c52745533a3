### La guía de Tysiac, que se lee antes de las reglas numeradas. Las variables son las de rules-tysiac.ftl.

guide-tysiac-aim =
    { $players ->
        [2]
            Sé el primero de los dos jugadores en tener { $target } puntos. En cada ronda uno, el tomador, se
            compromete a hacer un número de puntos contra el otro.
        [4]
            Sé el primero de los cuatro jugadores en tener { $target } puntos. En cada ronda el repartidor no juega, y
            uno de los otros tres, el tomador, se compromete a hacer un número de puntos, solo contra los otros dos.
       *[other]
            Sé el primero de los tres jugadores en tener { $target } puntos. En cada ronda un jugador, el tomador, se
            compromete a hacer un número de puntos, solo contra los otros dos.
    }
guide-tysiac-steps = Una ronda
guide-tysiac-step1 =
    { $opening ->
        [hundred]
            Subasta: el jugador que sigue al repartidor puja 100. Los demás pujan más alto o pasan. El último que queda
            es
            el tomador, y la última puja es el contrato.
       *[any]
            Subasta: el jugador que sigue al repartidor puja 100 o más. Los demás pujan más alto o pasan. El último que
            queda es el tomador, y la última puja es el contrato.
    }
guide-tysiac-step2 =
    { $players ->
        [2]
            Talón: el tomador elige uno de los dos talones, enseña sus dos cartas y se las queda, aparta dos cartas y
            puede subir el contrato.
        [4]
            Talón: el tomador enseña estas tres cartas y se las queda, da una carta a cada uno de los otros dos que
            juegan y puede subir el contrato.
       *[other]
            Talón: el tomador enseña estas tres cartas y se las queda, da una carta a cada uno de los otros y puede
            subir el contrato.
    }
guide-tysiac-step3 =
    { $must_trump ->
        [no]
            Bazas: hay que asistir. Sin cartas de ese palo puedes jugar cualquiera. Gana la baza el triunfo más alto o,
            si no hay ninguno, la carta más alta del palo de salida, y quien la gana sale en la siguiente.
       *[yes]
            Bazas: hay que asistir. Sin cartas de ese palo hay que jugar triunfo, y sin triunfos cualquier carta. Gana
            la
            baza el triunfo más alto o, si no hay ninguno, la carta más alta del palo de salida, y quien la gana sale en
            la siguiente.
    } { $must_beat ->
        [yes] Si puedes superar la mejor carta de la mesa, tienes que hacerlo.
       *[no] {""}
    }
guide-tysiac-step4 =
    Casamientos: si te toca salir y tienes el rey y la reina de un palo, puedes declararlos. Eso da puntos en el acto, y
    el palo pasa a ser triunfo.
guide-tysiac-note1 =
    Si el tomador cumple el contrato, lo suma a su total; si no, lo resta. Cada defensor anota los puntos que ha hecho,
    redondeados al múltiplo de { $step } más próximo.
guide-tysiac-note2 =
    { $endgame ->
        [lock]
            Con { $locked } puntos o más has pasado el umbral: ya solo ganas puntos como tomador, no como defensor.
        [none] No hay barrera: los puntos cuentan igual hasta ganar.
       *[barrel]
            Con { $barrel } puntos o más estás en barrera. Para ganar desde ahí tienes que cumplir un contrato de al
            menos
            120 en tres rondas.
    }
guide-tysiac-note3 =
    { $barrel_required ->
        [yes] Un total de { $target } gana la partida, pero solo desde la barrera.
       *[no] Un total de { $target } gana la partida.
    }

## El valor de las cartas

guide-tysiac-value-ace = los ases
guide-tysiac-value-ten = los dieces: ganan a los reyes
guide-tysiac-value-king = los reyes
guide-tysiac-value-queen = las reinas
guide-tysiac-value-jack = las sotas
guide-tysiac-value-nine = los nueves
guide-tysiac-value-marriage-h = casamiento de corazones
guide-tysiac-value-marriage-d = casamiento de diamantes
guide-tysiac-value-marriage-c = casamiento de tréboles
guide-tysiac-value-marriage-s = casamiento de picas

## El dibujo

guide-tysiac-picture = La mesa como la ves: se juega una baza. El talón está ahí durante la subasta.
guide-tysiac-zone-left-hand = La mano a tu izquierda
guide-tysiac-zone-right-hand = La mano a tu derecha
guide-tysiac-zone-talon = Talón
guide-tysiac-zone-trick = Baza
guide-tysiac-zone-hand = Tu mano

## Ejemplos: lo que pasa lo cuenta el propio programa

guide-tysiac-example-auction = Tienes el casamiento de tréboles, así que pujas más que el primer jugador.
    .title = Subasta, talón y una carta a cada uno
    .why =
        El último que queda en la subasta es el tomador (T7), se lleva el talón (T9), da una carta a cada uno de los
        otros (T10) y puede subir el contrato o dejarlo como está (T11).
guide-tysiac-example-marriage = Eres el tomador y sales en la segunda baza con el rey y la reina de corazones en la mano.
    .title = Un casamiento que cumple el contrato
    .why =
        El casamiento cuenta para ti en el acto, aunque otro gane la baza (T16), y los corazones son triunfo desde esa
        misma baza (T17). Al final tus puntos llegan al contrato: anotas el contrato y nada más (T20).
guide-tysiac-example-failed = Eres el tomador y declaras el casamiento de tréboles. Después pierdes casi todas las bazas.
    .title = Un contrato que falla
    .why = Tus puntos no llegan al contrato, así que se resta entero; los demás anotan los suyos (T20, T21).
guide-tysiac-example-conceded = Te toca pujar primero, y el talón no te trae ningún casamiento.
    .title = Abandonar la ronda
    .why = Esta vez abandonar no le cuesta nada al tomador; los demás anotan puntos por ello (T22). Solo cuesta puntos uno de cada tres abandonos (T23).
guide-tysiac-example-barrel = Estás en barrera y eres el tomador, con un casamiento de picas.
    .title = Ganar desde la barrera
    .why = En barrera solo lleva a la victoria un contrato de 120 o más que se cumple (T26, T31).
