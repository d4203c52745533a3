### La mesa de Mille en la terminal. Las variables son las de en/terminal.ftl y en/terminal-mille.ftl.

## Lo que pasa

mille-up = Se descubre { $card_acc }.
mille-new-stock = El mazo se ha acabado: el paquete, salvo su carta de arriba, se baraja y forma otro.
mille-draws =
    { $who ->
        [you] Robas { $card_acc }.
       *[other] { $name } roba { $card_acc }.
    }
mille-draws-hidden =
    { $who ->
        [you] Robas una carta.
       *[other] { $name } roba una carta.
    }
mille-uptwo =
    { $who ->
        [you] Tomas { $card_acc }, la carta descubierta.
       *[other] { $name } toma { $card_acc }, la carta descubierta.
    }
mille-takes =
    { $who ->
        [you] Tomas el paquete bajando { $cards } con { $top_acc }.
       *[other] { $name } toma el paquete bajando { $cards } con { $top_acc }.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] Te llevas a la mano { $count } carta: { $cards }.
               *[other] { $name } se lleva a la mano { $count } carta: { $cards }.
            }
       *[other]
            { $who ->
                [you] Te llevas a la mano { $count } cartas: { $cards }.
               *[other] { $name } se lleva a la mano { $count } cartas: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] Bajas { $cards }.
       *[other] { $name } baja { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] Añades { $cards } a tu grupo de { $rank }: { $count } carta.
               *[other] { $name } añade { $cards } a su grupo de { $rank }: { $count } carta.
            }
       *[other]
            { $who ->
                [you] Añades { $cards } a tu grupo de { $rank }: { $count } cartas.
               *[other] { $name } añade { $cards } a su grupo de { $rank }: { $count } cartas.
            }
    }
mille-discards =
    { $who ->
        [you] Descartas { $card_acc }.
       *[other] { $name } descarta { $card_acc }.
    }
mille-pile-seven =
    { $who ->
        [you] Tus siete { $rank } quedan en una pila.
       *[other] Atención: { $name } ya tiene siete { $rank } en una pila.
    }
mille-pile-eight =
    { $who ->
        [you] Tus ocho { $rank } se vuelven boca abajo: un natural.
       *[other] { $name } vuelve boca abajo sus ocho { $rank }: un natural.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] Te queda { $count } carta.
               *[other] A { $name } le queda { $count } carta.
            }
       *[other]
            { $who ->
                [you] Te quedan { $count } cartas.
               *[other] A { $name } le quedan { $count } cartas.
            }
    }
mille-out =
    { $who ->
        [you] ¡Cierras!
       *[other] { $name } cierra.
    }
mille-blocked = No queda nada que robar: la ronda está bloqueada.
mille-stalemate = Nadie ha bajado una carta desde que se barajó el paquete, así que no vuelve a barajarse: la ronda está bloqueada.

## Lo que trae una ronda

mille-scored =
    { $who ->
        [you] Tienes { $laid } puntos en grupos y { $hand } en la mano.
       *[other] { $name } tiene { $laid } puntos en grupos y { $hand } en la mano.
    }
mille-scored-out =
    { $who ->
        [you] Has cerrado con { $laid } puntos en grupos.
       *[other] { $name } ha cerrado con { $laid } puntos en grupos.
    }
mille-eight-set =
    { $who ->
        [you] Tus ocho { $rank } sin comodín cuentan doble, { $points } más: una estrella.
       *[other] Ocho { $rank } sin comodín de { $name } cuentan doble, { $points } más: una estrella.
    }
mille-out-natural =
    { $who ->
        [you] Has cerrado sin comodines: todos tus puntos cuentan doble, y una estrella.
       *[other] { $name } ha cerrado sin comodines: todos sus puntos cuentan doble, y una estrella.
    }
mille-score =
    { $who ->
        [you] Te anotas { $score }.
       *[other] { $name } se anota { $score }.
    }
mille-chapeau =
    { $who ->
        [you] Menos de cero: te llevas un chapeau, una marca para { $other }.
       *[other] Menos de cero: { $name } se lleva un chapeau, una marca para { $other }.
    }

## El pago; las cantidades están en la unidad de las apuestas

payment-head =
    { $me ->
        [payer] Pagas a { $payee }:
        [payee] { $payer } te paga:
       *[no] Pago de { $payer } a { $payee }:
    }
payment-head-plain = El perdedor paga al ganador:
payment-game = { $amount } por la partida
payment-difference = { $amount } por la diferencia de los totales
payment-naturals =
    { $count ->
        [one] { $amount } por { $count } natural
       *[other] { $amount } por { $count } naturales
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } por { $count } chapeau
       *[other] { $amount } por { $count } chapeaux
    }
payment-skunk = { $amount } por el skunk (mofeta)
payment-times =
    { $times ->
        [3] todo ello por { $times }, porque quien pierde tiene menos de cero
       *[other] todo ello por { $times }, por el skunk (mofeta)
    }
payment-total-plain = En total, el perdedor paga al ganador { $amount } (apuesta pequeña { $small }).
payment-total =
    { $me ->
        [payer] En total pagas a { $payee } { $amount } (apuesta pequeña { $small }).
        [payee] En total { $payer } te paga { $amount } (apuesta pequeña { $small }).
       *[no] En total, pago de { $payer } a { $payee }: { $amount } (apuesta pequeña { $small }).
    }

## Lo que está a la vista

mille-table-top =
    { $count ->
        [one] Paquete: { $card }, { $count } carta. Mazo: { $stock }.
       *[other] Paquete: { $count } cartas, { $card } encima. Mazo: { $stock }.
    }
mille-table-no-pack = No hay paquete. Mazo: { $stock }.
mille-table-pack = En el paquete: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] Tienes { $count } carta en la mano. En la mesa tienes:
               *[other] { $name } tiene { $count } carta en la mano y en la mesa:
            }
       *[other]
            { $who ->
                [you] Tienes { $count } cartas en la mano. En la mesa tienes:
               *[other] { $name } tiene { $count } cartas en la mano y en la mesa:
            }
    }
mille-table-set =
    { $lies ->
        [seven] - { $rank }: { $cards } (siete, en una pila)
        [eight] - { $rank }: { $cards } (ocho, boca abajo)
       *[open]
            { $wilds ->
                [0] - { $rank }: { $cards }
                [one] - { $rank }: { $cards } ({ $wilds } comodín)
               *[other] - { $rank }: { $cards } ({ $wilds } comodines)
            }
    }
mille-table-no-sets = - nada todavía
mille-table-known =
    { $who ->
        [you] Se sabe que tienes en la mano: { $cards }.
       *[other] Se sabe que { $name } tiene en la mano: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Tus estrellas: { $stars }. Tus chapeaux: { $chapeaux }.
       *[other] Estrellas de { $name }: { $stars }. Chapeaux: { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) con chapeau, total { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, total { $total }
                [one] { $name } { $score } con { $stars } estrella, total { $total }
               *[other] { $name } { $score } con { $stars } estrellas, total { $total }
            }
    }

## La hoja de puntos

mille-sheet-circled = (chapeau)
mille-sheet-stars =
    { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
mille-sheet-naturals = Naturales
mille-sheet-chapeaux = Chapeaux
legend-star = un natural
legend-circle = un chapeau: menos de cero cuando el otro ha cerrado
mille-score-out = ¿Quién cerró: { $names }, o bloqueo?
    .brief = Cierre
mille-score-points = Puntos de { $name } en esta ronda:
    .brief = { $name }
mille-score-stars = ¿Cuántas estrellas (naturales) para { $name }? (Enter: ninguna)
    .brief = { $name }, estrellas
mille-score-cards = Cartas de { $name }:
    .brief = { $name }
mille-score-sets = Grupos en la mesa
mille-score-hand =
    { $left ->
        [0] Quedan en la mano
       *[other] Quedan en la mano: antes, { $left } puntos
    }
mille-score-counted =
    { $stars ->
        [0] De momento, { $score }
        [one] De momento, { $score }, con una estrella
       *[other] De momento, { $score }, con { $stars } estrellas
    }
