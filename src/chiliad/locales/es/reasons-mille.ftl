### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = Tomar el paquete, con { $card } encima
hint-mille-lay-discard = Bajar { $cards } y descartar { $card_acc }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = Bajar { $ranks }
hint-mille-lay-ranks-discard = Bajar { $ranks } y descartar { $card_acc }

## The beginning of a turn

reason-mille-two = Un 2 es comodín: sirve en cualquier grupo y vale { $points }.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] El paquete te da { $count } carta por valor de { $points }, { $fit } para bajar ya.
       *[other] El paquete te da { $count } cartas por valor de { $points }, { $fit } para bajar ya.
    }
reason-mille-take-lays = Al tomarlo bajas ya { $points } puntos.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] El paquete es solo su carta de arriba, y te costaría la pareja.
        [one] Bajo la carta de arriba el paquete solo tiene { $count } carta, y te costaría la pareja.
       *[other] Bajo la carta de arriba el paquete solo tiene { $count } cartas, y te costaría la pareja.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] Tomar el paquete te da { $count } carta, y { $misfit } todavía no encajan en nada.
       *[other] Tomar el paquete te da { $count } cartas, y { $misfit } todavía no encajan en nada.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] A { $name } solo le queda { $count } carta: lo que tengas en la mano pronto puede restar.
       *[other] A { $name } solo le quedan { $count } cartas: lo que tengas en la mano pronto puede restar.
    }
reason-mille-stock =
    { $count ->
        [one] En el mazo solo hay { $count } carta.
       *[other] En el mazo solo hay { $count } cartas.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = Cierras y te anotas { $points }.
reason-mille-out-natural = Cierras sin comodines: todo cuenta doble, { $points } puntos, y una estrella.
reason-mille-chapeau = { $name } no tiene nada en la mesa y queda por debajo de cero: un chapeau.
reason-mille-eight = Con eso tienes ocho { $rank } sin comodín: cuentan doble, y una estrella.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = Si { $name } cierra, te anotas { $after } en vez de { $before }: sin chapeau.
reason-mille-lays = Lleva { $points } puntos más a la mesa; en la mano restarían.
reason-mille-no-wild = Sin comodines en la mesa, cerrar dobla todos tus puntos.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = En la mano, tus { $rank } aún sirven para tomar el paquete; cartas de ese rango por salir: { $count }.

## What to discard

reason-mille-safe = { $name } no puede tener dos { $rank }: el paquete está seguro.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] Si descartas { $card_acc }, { $name } puede tomar el paquete de { $count } carta en el { $percent } % de los casos; con { $other_acc }, en el { $other_percent } %.
       *[other] Si descartas { $card_acc }, { $name } puede tomar el paquete de { $count } cartas en el { $percent } % de los casos; con { $other_acc }, en el { $other_percent } %.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } no puede tener dos { $rank }: el paquete de { $count } carta está seguro; con { $other_acc } se lo llevaría en el { $other_percent } % de los casos.
       *[other] { $name } no puede tener dos { $rank }: el paquete de { $count } cartas está seguro; con { $other_acc } se lo llevaría en el { $other_percent } % de los casos.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } puede tomar el paquete de { $count } carta solo en el { $percent } % de los casos.
       *[other] { $name } puede tomar el paquete de { $count } cartas solo en el { $percent } % de los casos.
    }
reason-mille-single = Nada de tu mano va con { $card_acc }.
# $name (String) the other player
reason-mille-discarded-before = { $name } ya ha descartado { $rank } y tiene una pareja en el { $percent } % de los casos.
# $rank (String) the rank of the set
reason-mille-fits-set = En cambio, { $card_acc } todavía se puede añadir a tu grupo.
reason-mille-breaks-pair = En cambio, { $card_acc } rompería una pareja.
reason-mille-useless = { $card } no sirve: ya no pueden venir más { $rank }.
reason-mille-dear = Si { $name } cierra antes, tener { $card_acc } cuesta { $points }; { $other_acc }, solo { $other_points }.
