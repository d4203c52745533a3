### Las reglas de Tysiac, un mensaje por párrafo; el número es el identificador del mensaje.
### Las variables se explican en en/rules-tysiac.ftl.

t1 =
    Tres jugadores usan 24 cartas: as, 10, rey, reina, sota y 9 de cada palo. Su fuerza sigue ese orden, del as, la más
    alta, al 9, la más baja, tanto en el palo de triunfo como en los demás. Atención: el 10 gana al rey.
    .title = Jugadores y cartas
    .source = La sala de juegos

t2 =
    En las bazas un as vale 11 puntos, un 10 vale 10, un rey 4, una reina 3, una sota 2 y un 9 nada: 120 puntos en
    total.
    .title = El valor de las cartas
    .source = Perdido en el original, restaurado de reglas publicadas; la sala de juegos da los 120

t3 =
    El rey y la reina de un mismo palo son un casamiento. Declarado (T16), vale 100 puntos en corazones, 80 en
    diamantes, 60 en tréboles y 40 en picas: 280 en total, y con las cartas 400.
    .title = El valor de los casamientos
    .source = Perdido en el original, restaurado de reglas publicadas

t4 =
    El primer repartidor se elige al azar; después el reparto pasa al siguiente en el sentido de las agujas del reloj.
    Cada jugador recibe 7 cartas, y 3 quedan boca abajo: son el talón.
    .title = El reparto
    .source = La sala de juegos; la elección al azar se decidió aquí

t5 =
    El jugador que sigue al repartidor abre la subasta y está obligado a pujar: 100 o más, en múltiplos de 5.
    .title = La puja obligada
    .source = La sala de juegos

t6 =
    Después, por turno, cada jugador puja más alto, también en múltiplos de 5, o pasa. Se puede subir de golpe cuanto se
    quiera. Quien ha pasado ya no puede pujar.
    .title = Pujar y pasar
    .source = La sala de juegos

t7 =
    La subasta termina cuando han pasado todos menos uno. El que queda es el tomador, y la última puja es el contrato:
    los puntos que se compromete a hacer. Los otros dos son los defensores. No pueden pasar los tres, pues el primero ya
    ha pujado.
    .title = El tomador
    .source = La sala de juegos

t8 =
    { $bid_limit ->
        [any_marriage]
            Sin un casamiento en la mano puedes pujar 120 como mucho. Con uno, sea cual sea, puedes pujar hasta 400.
            Cuenta tu mano antes del talón.
        [none] Tengas lo que tengas, puedes pujar hasta 400.
       *[held_marriages]
            Sin un casamiento en la mano puedes pujar 120 como mucho. Con casamientos puedes pujar 120 más lo que valen,
            pero nunca más de 400: 160 con el de picas, 220 con el de corazones, 260 con los dos, 360 con los de
            corazones, diamantes y tréboles. Cuenta tu mano antes del talón.
    }
    .title = Hasta dónde se puede pujar
    .source = La sala de juegos para los 120 sin casamiento; los límites con casamientos se decidieron aquí

t9 =
    El tomador descubre las tres cartas del talón a la vista de todos y se las lleva a la mano. En este momento, antes
    de dar ninguna carta, puede abandonar la ronda (T22).
    .title = El talón
    .source = La sala de juegos

t10 =
    El tomador da una carta a cada uno de los otros dos, sea del talón o no, boca abajo: solo la ve quien la recibe. Así
    todos tienen 8 cartas.
    .title = Una carta a cada uno
    .source = La sala de juegos; que se den boca abajo se decidió aquí

t11 =
    { $raise_limit ->
        [held_marriages]
            Después el tomador puede subir el contrato a un múltiplo de 5 más alto: hasta 120 más lo que valen los
            casamientos de las ocho cartas que conserva, pero nunca más de 400. La cifra de la subasta vale siempre,
            aunque sea más alta que eso.
       *[other]
            Después el tomador puede subir el contrato a cualquier múltiplo de 5 más alto, hasta 400, o dejarlo como
            está.
    }
    .title = Subir el contrato
    .source = La sala de juegos; el límite por casamientos es una opción nuestra

t12 =
    El tomador sale en la primera baza, y quien gana una baza sale en la siguiente. Gana la baza el triunfo más alto; si
    no hay ninguno, la carta más alta del palo de salida.
    .title = Las bazas
    .source = La sala de juegos

t13 =
    { $must_trump ->
        [no]
            Hay que asistir: quien tiene cartas del palo de salida debe jugar una de ellas. Quien no tiene ninguna puede
            jugar cualquier carta.
       *[yes]
            Hay que asistir: quien tiene cartas del palo de salida debe jugar una de ellas. Quien no tiene ninguna debe
            jugar un triunfo, si hay palo de triunfo y lo tiene. Si tampoco, puede jugar cualquier carta.
    }
    .title = Asistir al palo
    .source = Decidido aquí

t14 =
    { $must_beat ->
        [yes]
            { $must_trump ->
                [no]
                    Si asistes, supera la mejor carta de la baza si puedes: de las cartas que puedes jugar, hay que
                    jugar una que la gane si la tienes. Si la baza ya la gana un triunfo y tú asistes a otro palo,
                    ninguna puede ganarla y eliges libremente. Quien no puede asistir queda libre de esta obligación.
               *[yes]
                    Supera la mejor carta de la baza si puedes: de las cartas que quedan tras asistir o jugar triunfo,
                    hay que jugar una que la gane si la tienes. Si la baza ya la gana un triunfo y tú asistes a otro
                    palo, ninguna puede ganarla y eliges libremente.
            }
       *[no] No hay obligación de superar. De las cartas que puedes jugar (T13) eliges la que quieras, alta o baja.
    }
    .title = Superar
    .source = Decidido aquí; en las reglas publicadas hay de las dos formas

t15 =
    { $must_trump ->
        [no] Quien no puede asistir no está obligado a jugar triunfo.
       *[yes] Quien no puede asistir debe jugar triunfo, aunque la baza ya la gane un triunfo más alto.
    }
    .title = Jugar triunfo
    .source = Decidido aquí; en las reglas publicadas hay de las dos formas

t16 =
    Si te toca salir y tienes en la mano el rey y la reina de un mismo palo, puedes salir con una de las dos y declarar
    el casamiento. Sus puntos son tuyos en el acto, gane quien gane la baza. También pueden hacerlo los defensores.
    Nadie está obligado a declarar.
    .title = Declarar un casamiento
    .source = La sala de juegos

t17 =
    El palo de un casamiento declarado es triunfo desde esa misma baza, hasta que otro casamiento lo reemplaza. Antes
    del primer casamiento de la ronda no hay triunfo.
    .title = El triunfo
    .source = La sala de juegos

t18 =
    { $first_trick_marriage ->
        [yes] También se puede declarar un casamiento al salir en la primera baza.
       *[no]
            No se puede declarar un casamiento al salir en la primera baza. Por eso nadie puede hacer más de 360 puntos
            en una ronda: los cuatro casamientos llenan una mano, y su primera carta rompe uno.
    }
    .title = Casamientos en la primera baza
    .source = La sala de juegos; lo contrario es una opción tomada de reglas publicadas

t19 =
    Debes tener las dos cartas en la mano al declarar. Una vez que has jugado el rey o la reina sin declarar, ese
    casamiento está perdido.
    .title = El casamiento perdido
    .source = La sala de juegos

t20 =
    Los puntos del tomador, de bazas y casamientos, se toman exactos, sin redondear. Si llegan al contrato, anota el
    contrato y nada más; si no, pierde otro tanto. Con un contrato de 140, 153 puntos anotan +140, y 139 puntos anotan
    −140.
    .title = Los puntos del tomador
    .source = La sala de juegos

t21 =
    Cada defensor anota sus propios puntos, de bazas y casamientos, redondeados al múltiplo de 5 más próximo: 2 puntos
    cuentan 0, 3 cuentan 5, 7 cuentan 5 y 8 cuentan 10. Da igual si el contrato se ha cumplido o no.
    .title = Los puntos de los defensores
    .source = La sala de juegos

t22 =
    Tras mostrar el talón y antes de dar ninguna carta, el tomador puede abandonar, salvo si está en barrera. Entonces
    anota 0, y cada defensor anota la mitad del contrato, redondeada hacia arriba a un múltiplo de 5 y nunca menos de
    60: 60 con un contrato de 100 a 120, 65 con 125 o 130, 70 con 135 o 140, 110 con 215, 200 con 400. El contrato es la
    última puja. Una ronda abandonada no deja a nadie con las manos vacías.
    .title = Abandonar
    .source = La sala de juegos; que no cuente como manos vacías se decidió aquí

t23 =
    En una partida se puede abandonar dos veces sin consecuencias; la tercera cuesta 120 puntos. Después la cuenta
    vuelve a empezar, de modo que cuesta uno de cada tres abandonos.
    .title = El tercer abandono
    .source = La sala de juegos; que la cuenta vuelva a empezar se decidió aquí

t24 =
    Quien no hace ni un solo punto en una ronda jugada, también el tomador, vuelve con las manos vacías. Hacer 2 puntos,
    que se redondean a 0, no es volver con las manos vacías. Dos veces en la partida no tienen consecuencias; la tercera
    cuesta 120 puntos, y la cuenta vuelve a empezar. En barrera no se cuentan.
    .title = Las manos vacías
    .source = La sala de juegos; que la cuenta vuelva a empezar se decidió aquí

t25 =
    Un total de { $barrel } a { $last } al acabar una ronda pasa a ser { $barrel }: el jugador está en barrera. La ronda
    que lo lleva allí no es una de las tres de T28. Donde una regla dice «en barrera», se refiere a antes de la ronda.
    .title = Entrar en barrera
    .source = La sala de juegos; que esa ronda no cuente se decidió aquí

t26 =
    Para salir de la barrera y ganar tienes que cumplir, como tomador, un contrato de al menos 120 en una de las tres
    rondas siguientes. Cuenta el contrato definitivo, después de subirlo.
    .title = Salir de la barrera
    .source = La sala de juegos; que cuente el contrato definitivo se decidió aquí

t27 =
    En barrera, los puntos de defensor no suman nada, y tampoco lo que da el abandono de otro jugador. Un contrato de
    menos de 120 que se cumple no cambia nada y gasta una de las tres rondas. Un contrato que falla, sea del tamaño que
    sea, se resta y el jugador deja la barrera, sin más castigo aunque sea la tercera ronda.
    .title = Lo que cuenta en barrera
    .source = Decidido aquí

t28 =
    Tras tres rondas jugadas en barrera sin éxito, el jugador pierde 120 puntos, baja a { $fallen } y deja la barrera.
    .title = Tres rondas en barrera
    .source = La sala de juegos para las tres rondas; el castigo se decidió aquí

t29 =
    { $conceded_deal_uses_barrel ->
        [yes] Una ronda que abandona otro jugador gasta una de las tres, como cualquier otra.
       *[no] Una ronda que abandona otro jugador no gasta ninguna de las tres.
    }
    .title = Rondas abandonadas y barrera
    .source = Decidido aquí

t30 =
    { $barrel_exclusive ->
        [yes]
            En barrera solo puede haber un jugador. Quien llega echa al que estaba, que pierde 120 puntos, una sola vez.
            Si llegan dos en la misma ronda, se queda el que tenía el total más alto antes de pasar a { $barrel }; si
            empatan, el tomador y, si no, el primero después del repartidor.
       *[no] Varios jugadores pueden estar en barrera al mismo tiempo.
    }
    .title = Compartir la barrera
    .source = Decidido aquí; la barrera para uno solo es una opción tomada de reglas publicadas

t31 =
    Un total de { $target } o más gana la partida, también sin haber estado en barrera y también como defensor. Si dos
    jugadores lo alcanzan en la misma ronda, gana el total más alto; si empatan, el tomador y, si no, el primero después
    del repartidor.
    .title = Ganar
    .source = La sala de juegos; qué pasa cuando llegan dos a la vez se decidió aquí

t32 =
    Una ronda se anota en este orden: los puntos; los castigos por abandonos y manos vacías; las tres rondas en barrera;
    la victoria; y por fin los totales dentro de la barrera pasan a ser { $barrel }. Esto último se hace también en la
    ronda que decide la partida, con quienes no han ganado.
    .title = El orden de las cuentas
    .source = Decidido aquí

t33 =
    Un total puede bajar de cero, cuanto haga falta.
    .title = Totales negativos
    .source = Decidido aquí
