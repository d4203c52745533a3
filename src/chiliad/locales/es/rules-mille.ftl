### Las reglas de Mille, un mensaje por párrafo; el número es el identificador del mensaje.
### Las variables se explican en en/rules-mille.ftl.

m1 =
    Dos jugadores usan dos barajas corrientes de 52 cartas, mezcladas y sin comodines aparte: 104 cartas, cada una por
    duplicado. Los palos solo importan para el valor de Q♠ y J♦ (M2), que no tienen ningún poder especial en el juego.
    .title = Las cartas
    .source = Pagat y Wikipedia

m2 =
    Cada Q♠ vale 100 puntos y cada J♦, 50. Un 2 vale 20 y es comodín (M13). Un as vale 15. Los reyes, las demás reinas,
    las demás sotas y los dieces valen 10 cada uno; las cartas del 3 al 9, 5 cada una. Las 104 cartas juntas valen 1140.
    .title = El valor de las cartas
    .source = Pagat, que en la última línea dice «2 a 9» y quiere decir 3 a 9; la tabla de Wikipedia se perdió en el original

m3 =
    El primer repartidor se elige al azar; después se reparte por turnos. El repartidor da 15 cartas a cada jugador, de
    una en una, empezando por el otro. La carta siguiente se pone boca arriba e inicia la pila de descartes, que se
    llama paquete. Las 73 cartas restantes quedan boca abajo y forman el mazo. Juega primero quien no ha repartido.
    .title = El reparto
    .source = Pagat; quién recibe la primera carta se decidió aquí

m4 =
    Un turno tiene tres partes, siempre en este orden: robar (M5), bajar cuantas cartas quieras (M6) y descartar una
    carta (M7). Solo se baja después de robar y antes de descartar. Luego le toca al otro jugador.
    .title = El turno
    .source = Pagat y Wikipedia

m5 =
    Empieza tu turno llevándote a la mano la carta de arriba del mazo. En vez de eso puedes tomar el paquete entero, si
    te está permitido (M8), o, en el primer turno de la ronda, la carta descubierta si es un 2 (M11).
    .title = Robar
    .source = Pagat y Wikipedia

m6 =
    Después de robar puedes bajar grupos nuevos a la mesa y añadir cartas a tus propios grupos: cuantas quieras y en el
    orden que quieras. Nunca es obligatorio, salvo con la pareja con la que tomas el paquete (M8). Tampoco hay que bajar
    todas las cartas de un rango: de cinco dieces puedes bajar tres y guardarte dos.
    .title = Bajar cartas
    .source = Pagat

m7 =
    Termina tu turno poniendo una carta de tu mano boca arriba sobre el paquete. Sirve cualquiera, también un 2 y la
    carta que acabas de robar. Si después de bajar te quedan cartas, tienes que descartar una.
    .title = El descarte
    .source = Pagat; que sirva cualquier carta se decidió aquí

m8 =
    Solo puedes tomar el paquete si en el acto bajas de tu mano dos cartas del mismo rango que la de arriba y formas con
    ella un grupo. Puedes bajar más de dos. Aquí un 2 no puede sustituir a ninguna de ellas, y tener ya en la mesa un
    grupo de ese rango no te ahorra la pareja: también entonces la necesitas en la mano, y las cartas pasan a ese grupo.
    .title = Tomar el paquete
    .source = Pagat y Wikipedia

m9 =
    Cuando la carta de arriba y su pareja están en la mesa, el resto del paquete pasa a tu mano, y en el mismo turno
    puedes bajar cartas de él. No se puede tomar solo la carta de arriba. Desde entonces ambos jugadores saben qué
    cartas eran.
    .title = El resto del paquete
    .source = Pagat y Wikipedia

m10 =
    Un 2 que está encima del paquete solo se toma con dos o más doses de la mano. El grupo que forman es de doses
    naturales.
    .title = Un 2 descartado
    .source = Pagat y Wikipedia

m11 =
    Si la carta descubierta al repartir es un 2, quien no ha repartido puede llevársela a la mano en vez de robar, solo
    en su primer turno, sin pareja y sin bajarla. El paquete queda entonces vacío hasta que ese jugador descarta.
    .title = El 2 descubierto
    .source = Pagat y Wikipedia

m12 =
    Un grupo son tres o más cartas del mismo rango. Tienes como mucho un grupo de cada rango: las cartas de un rango que
    ya has bajado se añaden a ese grupo.
    .title = Los grupos
    .source = Pagat y Wikipedia

m13 =
    { $max_wilds ->
        [0]
            Ningún 2 puede sustituir a otra carta: los grupos solo tienen cartas naturales. 2-2-2 es un grupo natural de
            doses.
       *[other]
            El 2 es comodín: puede sustituir a una carta de cualquier otro rango, como en 8-8-2, Q-2-2 o 6-6-6-2-2. Todo
            grupo necesita al menos una carta natural, es decir, de su propio rango. 2-2-2 es un grupo natural de doses;
            los doses solos nunca sustituyen a otro rango.
    }
    .title = Los doses comodines
    .source = Pagat y Wikipedia

m14 =
    { $max_wilds ->
        [none] Un grupo puede tener cualquier número de comodines.
        [0] Un grupo no puede tener ningún comodín.
        [one] Un grupo puede tener como mucho { $max_wilds } comodín.
       *[other] Un grupo puede tener como mucho { $max_wilds } comodines.
    }
    .title = Cuántos comodines
    .source = Ninguna fuente pone un límite; la opción es nuestra

m15 =
    Un comodín que está en la mesa ya no se mueve, ni a otro grupo ni de vuelta a una mano. Solo bajas cartas a tus
    propios grupos, nunca a los del otro jugador.
    .title = Lo que no se mueve
    .source = Pagat

m16 =
    Cuando has bajado siete cartas naturales de un rango sin ningún comodín entre ellas, se juntan en una pila para
    avisar de que la octava haría un natural. Cuando son ocho, se les da la vuelta. Un grupo de ocho cartas naturales
    sin comodín queda cerrado: después ya no admite ninguno.
    .title = Las pilas de siete y de ocho
    .source = Wikipedia; que las ocho queden cerradas se decidió aquí

m17 =
    Quien se queda con dos cartas, o con una, lo dice. Aquí el programa lo dice por los dos jugadores.
    .title = Dos cartas, y una
    .source = Wikipedia

m18 =
    La ronda termina cuando un jugador se queda sin cartas, lo que se llama cerrar: o las ha bajado todas, o todas menos
    una, que descarta.
    .title = Salir
    .source = Pagat y Wikipedia

m19 =
    Si hay que robar y el mazo está vacío, se mezclan todas las cartas del paquete menos la de arriba y forman el nuevo
    mazo. La de arriba queda como paquete. Si la ronda no avanza (M20), el paquete no vuelve a barajarse.
    .title = Cuando se acaba el mazo
    .source = Pagat

m20 =
    Si toca robar, el mazo está vacío y en el paquete hay como mucho una carta, el jugador todavía puede tomar esa carta
    con una pareja (M8). Si no la toma, la ronda queda bloqueada y termina. También se bloquea cuando no avanza: un mazo
    formado con el paquete se ha robado hasta el final y nadie ha bajado una carta desde que se formó (quien toma el
    paquete baja cartas). Entonces el paquete no vuelve a barajarse: el jugador lo toma o la ronda queda bloqueada. En
    una ronda bloqueada ambos jugadores puntúan sus grupos menos su mano. Los naturales de ocho cuentan, con sus
    estrellas (M22), pero no hay natural por cerrar ni chapeau. Una ronda bloqueada puede poner fin a la partida como
    cualquier otra.
    .title = La ronda bloqueada
    .source = Decidido aquí

m21 =
    En una ronda anotas lo que valen tus grupos menos lo que valen las cartas que te quedan en la mano. Quien ha cerrado
    no tiene nada que restar. Un jugador cierra con grupos por valor de 140: +140. El otro ha bajado 235 y tiene 60 en la
    mano: +175.
    .title = Los puntos de la ronda
    .source = Pagat y Wikipedia

m22 =
    Las ocho cartas de un rango en un grupo, sin ningún comodín, son un natural. Sus cartas valen el doble y dan una
    estrella, cierres o no. Ocho doses también son un natural y valen 320. Un grupo con un solo comodín ya no lo es,
    aunque tenga las ocho cartas de su rango.
    .title = El natural de ocho
    .source = Pagat y Wikipedia

m23 =
    Si cierras y en ninguno de tus grupos hay un 2 como comodín, eso es un natural: todos tus puntos valen el doble y
    recibes una estrella. Los doses de un grupo de doses no son comodines.
    .title = El natural al cerrar
    .source = Pagat y Wikipedia

m24 =
    Si cierras sin comodines y además tienes grupos de ocho, logras a la vez todos esos naturales: las cartas de un grupo
    de ocho valen el cuádruple, tus demás cartas el doble, y recibes una estrella por cada natural.
    .title = Los dos naturales
    .source = Pagat

m25 =
    Si el jugador que no ha cerrado queda por debajo de cero en la ronda, eso es un chapeau (un sombrero): su puntuación
    se rodea con un círculo y el otro jugador recibe una marca. Un 0 no es chapeau. Los grupos de ocho se doblan antes
    de mirarlo.
    .title = El chapeau
    .source = Pagat y Wikipedia

m26 =
    { $natural_required ->
        [yes]
            La partida termina con la primera ronda tras la cual un jugador con un natural (M28) está en { $target }
            puntos o más. Entre quienes lo cumplen gana el total más alto, haya cerrado o no. Solo cuenta cómo están los
            totales al acabar una ronda: quien llegó a { $target } y después bajó de ahí no ha llegado.
       *[no]
            La partida termina con la primera ronda tras la cual uno de los jugadores, o los dos, están en { $target }
            puntos o más. Gana el total más alto, que puede ser el de quien no ha cerrado. Solo cuenta cómo están los
            totales al acabar una ronda: quien llegó a { $target } y después bajó de ahí no ha llegado.
    }
    .title = El final de la partida
    .source = Pagat y Wikipedia

m27 =
    { $natural_required ->
        [yes]
            Si los dos jugadores tienen { $target } o más y un natural, y están empatados, la partida sigue, ronda a
            ronda, hasta que termina con un ganador.
       *[no]
            Si los dos jugadores tienen { $target } o más y están empatados, la partida sigue, ronda a ronda, hasta que
            termina con un ganador.
    }
    .title = El empate
    .source = Decidido aquí

m28 =
    { $natural_required ->
        [yes]
            Solo quien ha hecho al menos un natural en la partida puede terminarla y ganarla, aun contra un total más
            alto; en ese caso la diferencia no se paga. Sirve cualquier estrella de la partida, sea de la ronda que sea.
       *[no] Se puede ganar sin ningún natural. Las estrellas solo cuentan para el pago.
    }
    .title = Ganar sin natural
    .source = Pagat, como variante; que sirva cualquier estrella de la partida se decidió aquí

m29 =
    Los jugadores pueden acordar dos apuestas, una pequeña y una grande que vale el triple: 1 y 3, 2 y 6, o 3 y 9. El
    programa solo calcula lo que debería el perdedor; no mueve dinero.
    .title = Las apuestas
    .source = Pagat

m30 =
    { $payment ->
        [pagat]
            El ganador cobra la apuesta grande por ganar, la grande por cada estrella suya, la grande por cada chapeau
            del perdedor y la pequeña por cada 100 puntos de diferencia, redondeando antes cada total a la centena más
            próxima. Las estrellas del perdedor y los chapeaux del ganador no se pagan. Si el total del perdedor, sin
            redondear, es de 0 o más pero menos de { $half }, hay mofeta y todo se paga doble; si está por debajo de 0,
            todo se paga triple.
       *[other] El pago según Pagat no está en vigor en esta partida.
    }
    .title = El pago según Pagat
    .source = Pagat

m31 =
    { $payment ->
        [wikipedia]
            El ganador cobra la apuesta grande por ganar y por cada marca: una por cada estrella suya, una por cada
            chapeau del perdedor y una más si el total del perdedor es de menos de { $half } (mofeta, también por debajo
            de 0). A esto se suma la pequeña por cada 100 puntos de diferencia, redondeando la diferencia hacia arriba a
            la centena. Las estrellas del perdedor y los chapeaux del ganador no se pagan.
       *[other] El pago según Wikipedia no está en vigor en esta partida.
    }
    .title = El pago según Wikipedia
    .source = Wikipedia

m32 =
    { $payment ->
        [progressive]
            El ganador cobra la apuesta grande por ganar. Su primera estrella se paga con una apuesta grande, la segunda
            con dos, la tercera con tres, y así sucesivamente; los chapeaux del perdedor, igual. A esto se suma la
            pequeña por cada 100 puntos de diferencia, redondeando antes cada total a la centena más próxima. Si el
            total del perdedor, sin redondear, es de menos de { $half } (también por debajo de 0), la mofeta se paga con
            una apuesta grande más. Las estrellas del perdedor y los chapeaux del ganador no se pagan.
       *[other] El pago progresivo no está en vigor en esta partida.
    }
    .title = El pago progresivo
    .source = Pagat, como variante; que un total bajo 0 cuente como simple mofeta se decidió aquí

m33 =
    { $payment ->
        [wikipedia]
            Solo se redondea la diferencia, siempre hacia arriba: 586 puntos cuentan como 600, y 1 punto cuenta como
            100. El pago puede calcularse para cualesquiera números enteros, aunque jugando solo salen múltiplos de 5.
       *[other]
            Los totales se redondean a la centena más próxima, y el 50 sube, también por debajo de cero: 649 pasa a 600,
            650 a 700, −50 a 0 y −150 a −100. El pago puede calcularse para cualesquiera números enteros, aunque jugando
            solo salen múltiplos de 5.
    }
    .title = El redondeo
    .source = Pagat y Wikipedia, cada una para su pago; los totales negativos se decidieron aquí
