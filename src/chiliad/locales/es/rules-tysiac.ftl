### Las reglas de Tysiac, un mensaje por párrafo; el número es el identificador del mensaje.
### Las variables se explican en en/rules-tysiac.ftl.

t1 =
    { $players ->
        [2] Dos jugadores usan 24 cartas
        [4] Cuatro jugadores, de los que tres juegan cada ronda (T42), usan 24 cartas
       *[other] Tres jugadores usan 24 cartas
    }: as, 10, rey, reina, sota y 9 de cada palo. Su fuerza sigue ese orden, del as, la más
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
    { $players ->
        [2] Cada jugador recibe 10 cartas, y 2 y otras 2 quedan boca abajo: son los dos talones.
        [4] Cada jugador menos el repartidor recibe 7 cartas, y 3 quedan boca abajo: son el talón.
       *[other] Cada jugador recibe 7 cartas, y 3 quedan boca abajo: son el talón.
    }
    .title = El reparto
    .source = La sala de juegos; la elección al azar se decidió aquí

t5 =
    { $opening ->
        [hundred] El jugador que sigue al repartidor abre la subasta y está obligado a pujar 100, ni más ni menos.
       *[any]
            El jugador que sigue al repartidor abre la subasta y está obligado a pujar: 100 o más, en múltiplos de
            { $step }.
    }
    .title = La puja obligada
    .source = La sala de juegos; la puja de exactamente 100 es una opción tomada de reglas publicadas

t6 =
    Después, por turno, cada jugador puja más alto, también en múltiplos de { $step }, o pasa. Se puede subir de golpe
    cuanto se quiera. Quien ha pasado ya no puede pujar.
    .title = Pujar y pasar
    .source = La sala de juegos; los múltiplos de 10 son una opción tomada de reglas publicadas

t7 =
    La subasta termina cuando han pasado todos menos uno. El que queda es el tomador, y la última puja es el contrato:
    los puntos que se compromete a hacer. { $players ->
        [2] El otro es el defensor. No pueden pasar los dos, pues el primero ya ha pujado.
       *[other] Los otros dos son los defensores. No pueden pasar los tres, pues el primero ya ha pujado.
    }
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
    { $players ->
        [2]
            { $concession ->
                [no]
                    El tomador elige uno de los dos talones, que nadie ha visto, descubre sus dos cartas a la vista de
                    todos y se las lleva a la mano.
               *[other]
                    El tomador elige uno de los dos talones, que nadie ha visto, descubre sus dos cartas a la vista de
                    todos y se las lleva a la mano. En este momento, antes de apartar ninguna carta, puede abandonar la
                    ronda (T22).
            }
       *[other]
            { $concession ->
                [no] El tomador descubre las tres cartas del talón a la vista de todos y se las lleva a la mano.
               *[other]
                    El tomador descubre las tres cartas del talón a la vista de todos y se las lleva a la mano. En este
                    momento,
                    antes de dar ninguna carta, puede abandonar la ronda (T22).
            }
    }
    .title = El talón
    .source = La sala de juegos

t10 =
    { $players ->
        [2]
            El tomador aparta dos cartas, sean del talón o no, boca abajo: nadie más las ve. Así los dos tienen 10
            cartas.
       *[other]
            El tomador da una carta a cada uno de los otros dos, sea del talón o no, boca abajo: solo la ve quien la
            recibe. Así todos tienen 8 cartas.
    }
    .title =
        { $players ->
            [2] Apartar dos cartas
           *[other] Una carta a cada uno
        }
    .source = La sala de juegos; que se den boca abajo se decidió aquí

t11 =
    { $raise_limit ->
        [held_marriages]
            Después el tomador puede subir el contrato a un múltiplo de { $step } más alto: hasta 120 más lo que valen
            los
            casamientos de { $players ->
                [2] las diez cartas que conserva
               *[other] las ocho cartas que conserva
            }, pero nunca más de 400. La cifra de la subasta vale siempre,
            aunque sea más alta que eso.
       *[other]
            Después el tomador puede subir el contrato a cualquier múltiplo de { $step } más alto, hasta 400, o dejarlo
            como está.
    }
    .title = Subir el contrato
    .source = La sala de juegos; el límite por casamientos es una opción, que también tienen reglas publicadas

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
            { $ace_marriage ->
                [yes] No se puede declarar un casamiento al salir en la primera baza.
               *[no]
                    { $players ->
                        [2] No se puede declarar un casamiento al salir en la primera baza.
                       *[other]
                            No se puede declarar un casamiento al salir en la primera baza. Por eso nadie puede hacer
                            más de 360 puntos en una ronda: los cuatro casamientos llenan una mano, y su primera carta
                            rompe uno.
                    }
            }
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
    { $step ->
        [10]
            Cada defensor anota sus propios puntos, de bazas y casamientos, redondeados al múltiplo de 10 más próximo: 4
            puntos cuentan 0, 5 cuentan 10, 14 cuentan 10 y 15 cuentan 20. Da igual si el contrato se ha cumplido o no.
       *[5]
            Cada defensor anota sus propios puntos, de bazas y casamientos, redondeados al múltiplo de 5 más próximo: 2
            puntos cuentan 0, 3 cuentan 5, 7 cuentan 5 y 8 cuentan 10. Da igual si el contrato se ha cumplido o no.
    }
    .title = Los puntos de los defensores
    .source = La sala de juegos; redondear a 10 es una opción tomada de reglas publicadas

t22 =
    { $concession ->
        [bomb]
            Tras mostrar el talón y { $players ->
                [2] antes de apartar ninguna carta
               *[other] antes de dar ninguna carta
            }, el tomador puede abandonar: es una bomba. Entonces anota
            0. La primera bomba de un jugador en la partida { $players ->
                [2] no da nada al otro; por cada una de las siguientes el otro anota 60.
                [4]
                    no da nada a los demás; por cada una de las siguientes anota 40 cada uno de ellos, también quien no
                    juega.
               *[other] no da nada a los demás; por cada una de las siguientes anota 60 cada uno de ellos.
            }
        [bomb_home]
            Tras mostrar el talón y { $players ->
                [2] antes de apartar ninguna carta
               *[other] antes de dar ninguna carta
            }, el tomador puede abandonar: es una bomba. { $players ->
                [2] El otro anota entonces 60.
                [4] Cada uno de los demás anota entonces 40, también quien no juega.
               *[other] Cada uno de los demás anota entonces 60.
            } La primera bomba de un jugador en la partida no le cuesta nada, y anota 0; cada una
            de las siguientes le cuesta el contrato, que es la última puja.
        [write_off]
            Tras mostrar el talón y { $players ->
                [2] antes de apartar ninguna carta
               *[other] antes de dar ninguna carta
            }, el tomador puede abandonar, salvo si está en barrera.
            Entonces pierde el contrato, que es la última puja, y cada defensor anota la mitad, redondeada hacia arriba
            a
            un múltiplo de { $step }: { $step ->
                [10] 50 con un contrato de 100, 60 con 110 o 120, 70 con 130 o 140.
               *[5] 50 con un contrato de 100, 55 con 105 o 110, 65 con 125 o 130.
            }
            Una ronda abandonada no deja a nadie con las manos vacías.
        [no] El tomador no puede abandonar: todas las rondas se juegan.
       *[award]
            { $step ->
                [10]
                    Tras mostrar el talón y { $players ->
                        [2] antes de apartar ninguna carta
                       *[other] antes de dar ninguna carta
                    }, el tomador puede abandonar, salvo si está en
                    barrera. Entonces anota 0, y cada defensor anota la mitad del contrato, redondeada hacia arriba a un
                    múltiplo de 10 y nunca menos de 60: 60 con un contrato de 100 a 120, 70 con 130 o 140, 110 con 210 o
                    220, 200 con 400. El contrato es la última puja. Una ronda abandonada no deja a nadie con las manos
                    vacías.
               *[5]
                    Tras mostrar el talón y { $players ->
                        [2] antes de apartar ninguna carta
                       *[other] antes de dar ninguna carta
                    }, el tomador puede abandonar, salvo si está en
                    barrera. Entonces anota 0, y cada defensor anota la mitad del contrato, redondeada hacia arriba a un
                    múltiplo de 5 y nunca menos de 60: 60 con un contrato de 100 a 120, 65 con 125 o 130, 70 con 135 o
                    140, 110 con 215, 200 con 400. El contrato es la última puja. Una ronda abandonada no deja a nadie
                    con
                    las manos vacías.
            }
    }
    .title = Abandonar
    .source = La sala de juegos; las bombas son de reglas polacas, perder el contrato es de reglas rusas; que no cuente como manos vacías se decidió aquí

t23 =
    { $concession ->
        [award]
            En una partida se puede abandonar dos veces sin consecuencias; la tercera cuesta 120 puntos. Después la
            cuenta
            vuelve a empezar, de modo que cuesta uno de cada tres abandonos.
       *[other] El castigo por el tercer abandono no está en vigor en esta partida.
    }
    .title = El tercer abandono
    .source = La sala de juegos; que la cuenta vuelva a empezar se decidió aquí

t24 =
    { $empty_hand ->
        [tricks]
            Quien no gana ni una sola baza en una ronda jugada, también el tomador, vuelve con las manos vacías, tenga
            los
            puntos que tenga. Dos veces en la partida no tienen consecuencias; la tercera cuesta 120 puntos, y la cuenta
            vuelve a empezar. En barrera no se cuentan.
        [no] La cuenta de manos vacías no está en vigor en esta partida.
       *[points]
            Quien no hace ni un solo punto en una ronda jugada, también el tomador, vuelve con las manos vacías. Hacer 2
            puntos, que se redondean a 0, no es volver con las manos vacías. Dos veces en la partida no tienen
            consecuencias; la tercera cuesta 120 puntos, y la cuenta vuelve a empezar. En barrera no se cuentan.
    }
    .title = Las manos vacías
    .source = La sala de juegos; contar por bazas es de reglas rusas; que la cuenta vuelva a empezar se decidió aquí

t25 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [yes]
                    Un total de { $barrel } o más al acabar una ronda pasa a ser { $barrel }, por alto que sea, si no
                    gana
                    (T31): el jugador está en barrera. La ronda que lo lleva allí no es una de las tres de T28. Donde
                    una
                    regla dice «en barrera», se refiere a antes de la ronda.
               *[no]
                    Un total de { $barrel } a { $last } al acabar una ronda pasa a ser { $barrel }: el jugador está en
                    barrera. La ronda que lo lleva allí no es una de las tres de T28. Donde una regla dice «en barrera»,
                    se refiere a antes de la ronda.
            }
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Entrar en barrera
    .source = La sala de juegos; que esa ronda no cuente se decidió aquí

t26 =
    { $endgame ->
        [barrel]
            Para salir de la barrera y ganar tienes que cumplir, como tomador, un contrato de al menos 120 en una de las
            tres rondas siguientes. Cuenta el contrato definitivo, después de subirlo.
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Salir de la barrera
    .source = La sala de juegos; que cuente el contrato definitivo se decidió aquí

t27 =
    { $endgame ->
        [barrel]
            En barrera, los puntos de defensor no suman nada, y tampoco lo que da el abandono de otro jugador. Un
            contrato
            de menos de 120 que se cumple no cambia nada y gasta una de las tres rondas. Un contrato que falla, sea del
            tamaño que sea, se resta y el jugador deja la barrera { $third_fall_resets ->
                [yes] y tiene una caída (T39).
               *[no] sin más castigo, aunque sea la tercera ronda.
            } En barrera
            no se puede abandonar.
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Lo que cuenta en barrera
    .source = Decidido aquí

t28 =
    { $endgame ->
        [barrel]
            Tras tres rondas jugadas en barrera sin éxito, el jugador pierde 120 puntos, baja a { $fallen } y deja la
            barrera.
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Tres rondas en barrera
    .source = La sala de juegos para las tres rondas; el castigo se decidió aquí, y lo tienen también reglas rusas

t29 =
    { $endgame ->
        [barrel]
            { $conceded_deal_uses_barrel ->
                [yes] Una ronda que abandona otro jugador gasta una de las tres, como cualquier otra.
               *[no] Una ronda que abandona otro jugador no gasta ninguna de las tres.
            }
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Rondas abandonadas y barrera
    .source = Decidido aquí; en las reglas rusas esa ronda cuenta

t30 =
    { $endgame ->
        [barrel]
            { $barrel_exclusive ->
                [yes]
                    En barrera solo puede haber un jugador. Quien llega echa al que estaba, que pierde 120 puntos, una
                    sola vez. Si llegan varios en la misma ronda, se queda el que tenía el total más alto antes de pasar
                    a
                    { $barrel }, y los demás tienen { $fallen }; si empatan, se queda el tomador y, si no, el primero
                    después
                    del repartidor.
               *[no] Varios jugadores pueden estar en barrera al mismo tiempo.
            }
       *[other] No hay barrera: esta regla no está en vigor en esta partida.
    }
    .title = Compartir la barrera
    .source = Decidido aquí; la barrera para uno solo es una opción tomada de reglas publicadas

t31 =
    { $barrel_required ->
        [yes]
            Solo puede ganar un jugador que está en barrera: como tomador, cumpliendo un contrato de al menos 120 (T26)
            con el que tiene { $target } o más. Cualquier otro total de { $target } o más pasa a ser { $barrel } (T25).
       *[no]
            { $endgame ->
                [barrel]
                    Un total de { $target } o más gana la partida, también sin haber estado en barrera y también como
                    defensor.
                [lock]
                    Un total de { $target } o más gana la partida, también como defensor si no se había pasado el umbral
                    (T38).
               *[none] Un total de { $target } o más gana la partida, también como defensor.
            } { $winner_first ->
                [declarer]
                    Si varios jugadores lo alcanzan en la misma ronda, gana el tomador si está entre ellos; si no, el
                    total más alto y, si empatan, el primero después del repartidor.
               *[total]
                    Si dos jugadores lo alcanzan en la misma ronda, gana el total más alto; si empatan, el tomador y, si
                    no, el primero después del repartidor.
            }
    }
    .title = Ganar
    .source = La sala de juegos; qué pasa cuando llegan dos a la vez se decidió aquí, y como en Kurnik si el tomador va primero

t32 =
    { $endgame ->
        [barrel]
            Una ronda se anota en este orden: los puntos; { $concession ->
                [award] los castigos por abandonos y manos vacías
               *[other] los castigos, si los hay
            }; las tres rondas en
            barrera; la victoria; y por fin los totales dentro de la barrera pasan a ser { $barrel }. Esto último se
            hace
            también en la ronda que decide la partida, con quienes no han ganado.
            { $barrel_exclusive ->
                [yes] A la vez, quien llega echa al que estaba (T30).
               *[no] {""}
            }
       *[other] Una ronda se anota en este orden: los puntos; los castigos, si los hay; la victoria.
    }
    .title = El orden de las cuentas
    .source = Decidido aquí

t33 =
    Un total puede bajar de cero, cuanto haga falta.
    .title = Totales negativos
    .source = Decidido aquí

t34 =
    { $ace_marriage ->
        [yes]
            Si te toca salir y tienes en la mano los cuatro ases, puedes salir con uno de ellos y declarar los cuatro.
            Cuentan 200 puntos para ti en el acto, gane quien gane la baza, y no cambian nada del triunfo. Por lo demás
            son como un casamiento: cuentan para el contrato y para los defensores, suben los límites de T8 y T11, y T18
            vale también para ellos. Una vez que has jugado un as sin declarar, están perdidos.
       *[no] Declarar cuatro ases no está en vigor en esta partida.
    }
    .title = Cuatro ases
    .source = Una opción tomada de reglas publicadas: 1000cardgame.com, 1xGames y programas rusos

t35 =
    { $redeal_four_nines ->
        [yes]
            Quien ha recibido en el reparto los cuatro nueves puede pedir que se reparta de nuevo en lugar de su primera
            puja o de pasar, también quien abre. La ronda queda anulada: no se anota nada, no se cuenta nada y reparte
            otra vez el mismo jugador. Después de pujar o pasar se pierde este derecho. { $players ->
                [2] Un nueve del talón no cuenta.
               *[other] Un nueve del talón o del tomador no cuenta.
            } Los nueves no se enseñan.
       *[no] Repartir de nuevo por cuatro nueves no está en vigor en esta partida.
    }
    .title = Nuevo reparto por cuatro nueves
    .source = Kurnik, 1000cardgame.com y reglas rusas; que solo cuenten los nueves repartidos se decidió aquí

t36 =
    { $blind_bid ->
        [yes]
            Quien abre puede pujar 120 a ciegas, sin haber mirado sus cartas, con un total de al menos 240 y si nadie
            está
            en barrera. Si otro puja más alto, la ronda es como cualquier otra. Si todos los demás pasan, el contrato se
            queda en 120 y el tomador no puede abandonar; cumplido, anota 240, y si falla, cuesta 240. Los defensores
            anotan como siempre. Con cuatro nueves no se puja a ciegas donde vale T35.
       *[no] La puja a ciegas no está en vigor en esta partida.
    }
    .title = La puja a ciegas
    .source = 1000cardgame.com y programas rusos; que el contrato no se suba se decidió aquí

t37 =
    { $golden_deal ->
        [yes]
            { $players ->
                [2] Las dos primeras rondas
                [4] Las cuatro primeras rondas
               *[other] Las tres primeras rondas
            } de una partida son de oro: no hay subasta, y no valen T35 ni T36. El jugador que sigue
            al repartidor es el tomador, { $players ->
                [2] elige un talón, aparta dos cartas
               *[other] se lleva el talón, da las cartas
            } y juega por exactamente 120; no se puede subir el
            contrato ni abandonar. Los puntos se doblan: los 120 del tomador cuentan 240, a favor o en contra, y los
            puntos redondeados de los defensores, dos veces. Los castigos no se doblan.
       *[no] Las rondas de oro no están en vigor en esta partida.
    }
    .title = Rondas de oro
    .source = 1000cardgame.com y programas rusos

t38 =
    { $endgame ->
        [lock]
            Quien tiene { $locked } o más antes de una ronda, así que le faltan { $lock_width } puntos o menos para
            ganar,
            ha pasado el umbral y solo gana puntos como tomador: los puntos de defensor, y lo que da el abandono de otro
            jugador, no suman nada. Las pérdidas cuentan enteras, y por debajo de { $locked } vuelve a estar libre.
            Pueden
            haber pasado el umbral cuantos jugadores sea.
       *[other] El umbral no está en vigor en esta partida.
    }
    .title = El umbral
    .source = Kurnik y otras reglas polacas

t39 =
    { $third_fall_resets ->
        [yes]
            Dejar la barrera sin ganar es una caída: tras tres rondas, con un contrato que falla, o echado por quien
            llega;
            una ronda cuenta como una caída a lo sumo. Con la tercera caída el total del jugador pasa a ser 0, fuera
            cual
            fuera, y la cuenta vuelve a empezar. { $barrel_exclusive ->
                [yes] Quien llega y no se queda (T30) no ha caído.
               *[no] {""}
            } Esto va al final del orden de T32.
       *[no] El castigo por la tercera caída no está en vigor en esta partida.
    }
    .title = La tercera caída
    .source = Reglas rusas

t40 =
    { $dump_truck ->
        [plus] Si una ronda deja el total de un jugador en 555 exactos, pasa a ser 0. Se hace después de todo lo demás.
        [both]
            Si una ronda deja el total de un jugador en 555 exactos, o en −555, pasa a ser 0. Se hace después de todo lo
            demás.
       *[no] El volquete no está en vigor en esta partida.
    }
    .title = El volquete
    .source = Reglas rusas

t41 =
    { $players ->
        [2]
            Dos jugadores juegan diez bazas de dos cartas. El talón que no se eligió no se muestra nunca, ni siquiera
            después de la ronda, y tampoco las dos cartas apartadas.
            { $leftovers ->
                [nobody] Los puntos de esas cuatro cartas no cuentan para nadie.
               *[last_trick]
                    Quien gana la última baza se lleva también los puntos de esas cuatro cartas, antes de saberse si se
                    cumple el contrato: con un as y un 9 sin elegir, y un rey y una sota apartados, 17 puntos. En una
                    ronda abandonada no se los lleva nadie. { $empty_hand ->
                        [points] Después se mira si alguien queda con las manos vacías (T24).
                       *[other] {""}
                    }
            }
       *[other] Las reglas para dos jugadores no están en vigor en esta partida.
    }
    .title = Dos jugadores
    .source = Kurnik, reglas polacas y Elten; que las cartas sobrantes sigan ocultas es de zagraj

t42 =
    { $players ->
        [4]
            Cada jugador, por turno, reparte y no juega; los otros tres juegan según T5 a T21. Quien no juega no tiene
            cartas ni hace puntos.
            { $empty_hand ->
                [no] {""}
               *[other] Eso no es quedarse con las manos vacías (T24).
            } { $endgame ->
                [barrel] Una ronda sin jugar no es ninguna de las tres en barrera (T28).
               *[other] {""}
            }
            { $sitter ->
                [talon]
                    Por el talón tal como se repartió anota 50 por cada as y lo que vale un casamiento que haya en él,
                    también en una ronda abandonada y nunca doblado: 130 por un as con rey y reina de diamantes. Quien
                    solo puede ganar puntos como tomador no anota nada por él.
                    Estos puntos pueden dar la victoria, como los de un defensor.
               *[nothing] El talón no le da nada.
            }
       *[other] Las reglas para cuatro jugadores no están en vigor en esta partida.
    }
    .title = Cuatro jugadores
    .source = Reglas rusas, Kurnik para el talón; lo de quien solo gana como tomador se decidió aquí
