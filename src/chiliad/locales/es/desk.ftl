### La mesa en el navegador y en la terminal: qué se pregunta, qué dicen los botones, de dónde viene un límite.
### Las variables se explican en en/desk.ftl.

## Lo que se pregunta en Tysiac

desk-ask-opening = Tienes que abrir la subasta. Puja de { $low } a { $high }.
desk-ask-opening-only = Tienes que abrir la subasta. Puja { $points }.
desk-ask-bid = Puja de { $low } a { $high }, o pasa.
desk-ask-bid-only = Puja { $points }, o pasa.
desk-ask-pass = Solo puedes pasar: tu mano no permite pujar más.
desk-ask-give =
    { $concession ->
        [bomb] Da una carta a cada uno de los demás, o tira una bomba.
        [write_off] Da una carta a cada uno de los demás, o abandona.
       *[other] Da una carta a cada uno de los demás, o abandona.
    }
desk-ask-give-only = Da una carta a cada uno de los demás.
desk-ask-give-other = Ahora una carta para { $receiver }.
desk-ask-talon = Elige un talón, 1 o 2; nadie ha visto ninguno.
desk-ask-lay-away =
    { $concession ->
        [bomb] Aparta dos cartas, boca abajo, o tira una bomba.
        [write_off] Aparta dos cartas, boca abajo, o abandona.
       *[other] Aparta dos cartas, boca abajo, o abandona.
    }
desk-ask-lay-away-only = Aparta dos cartas, boca abajo.
desk-ask-lay-away-other = Aparta una carta más.
desk-ask-contract = Di el contrato, de { $low } a { $high }.
desk-ask-contract-only = Di el contrato: { $points }.
desk-ask-lead = Sales tú: juega cualquier carta.
desk-ask-lead-marriage = Sales tú: juega cualquier carta, o declara un casamiento con su rey o su reina.
desk-ask-play = Te toca jugar.
desk-ask-only = Solo se puede jugar { $card_acc }.

## Lo que se pregunta en Mille

desk-ask-draw = Roba una carta.
desk-ask-take = Roba una carta, o toma el paquete con { $top_acc } encima.
desk-ask-take-or-blocked = No queda nada que robar. Toma el paquete con { $top_acc } encima, o acaba la ronda.
desk-ask-take-or-stalemate = El mazo está vacío y nadie ha bajado una carta desde que se barajó el paquete. Toma el paquete con { $top_acc } encima, o acaba la ronda.
desk-ask-two = Roba una carta, o llévate a la mano el { $top } descubierto.
desk-ask-two-or-take = Roba una carta, llévate a la mano el { $top } descubierto, o tómalo con una pareja de doses.
desk-ask-blocked = No queda nada que robar: la ronda acaba aquí.
desk-ask-stalemate = El mazo está vacío y nadie ha bajado una carta desde que se barajó el paquete: la ronda acaba aquí.
desk-ask-complete = Antes completa el grupo de { $rank }.
desk-ask-meld = Baja cartas, o descarta una para acabar tu turno.
desk-ask-discard = Descarta una carta para acabar tu turno.

## Lo que dicen los botones

desk-pass = Pasar
desk-concede = Abandonar
desk-bomb = Tirar una bomba
desk-write-off = Abandonar
desk-bid = Pujar { $points }
desk-contract = Contrato { $points }
desk-give = Dar { $card_acc } a { $receiver }
desk-take-talon = Tomar el talón { $number }
desk-lay-away = Apartar { $card_acc }
desk-play = Jugar { $card_acc }
desk-marry = Declarar el casamiento con { $card_acc }: { $points } puntos
desk-draw = Robar una carta
desk-take = Tomar el paquete con { $cards }
desk-pick = Llevarse el resto del paquete
desk-uptwo = Tomar el { $card } descubierto
desk-blocked = Acabar la ronda
desk-lay = Bajar { $cards }
desk-add = Añadir a { $rank }: { $cards }
desk-discard = Descartar { $card_acc }
## El final de una mano en pocas palabras

desk-headline-made =
    { $who ->
        [you] Contrato cumplido: +{ $points }
       *[other] { $name } cumple el contrato: +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Contrato fallido: −{ $points }
       *[other] { $name } no cumple el contrato: −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Has tirado una bomba
               *[other] { $name } ha tirado una bomba
            }
        [write_off]
            { $who ->
                [you] Has concedido la mano
               *[other] { $name } ha concedido la mano
            }
       *[other]
            { $who ->
                [you] Has concedido la mano
               *[other] { $name } ha concedido la mano
            }
    }
desk-headline-out =
    { $who ->
        [you] Has cerrado: +{ $score }
       *[other] { $name } ha cerrado: +{ $score }
    }
desk-headline-blocked = La mano queda bloqueada
desk-left =
    { $who ->
        [you] Te quedan en la mano: { $cards }.
       *[other] A { $name } le quedan en la mano: { $cards }.
    }

## Lo que traería abandonar la ronda

desk-concede-bid = Renuncias a tu puja de { $contract }.
desk-concede-free =
    { $left ->
        [0] No te cuesta nada; el siguiente abandono cuesta { $penalty }.
        [one] No te cuesta nada; { $left } más es gratis, después uno cuesta { $penalty }.
       *[other] No te cuesta nada; { $left } más son gratis, después uno cuesta { $penalty }.
    }
desk-concede-costs = Te cuesta { $points }: tu total pasa a { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } no se anota nada: su total sigue en { $total }.
       *[other] { $name } se anota { $points }: su total pasa a { $total }.
    }
desk-concede-wins = Con eso { $name } gana la partida.

## De dónde viene el límite de pujas y contratos

desk-why-opening = La primera puja es de { $least } o más.
desk-why-no-marriage = Sin un casamiento en la mano, el límite es { $limit }.
desk-why-marriages = Tienes { $marriages }: hasta { $limit }.
desk-why-sum = Hasta { $limit }: { $base } con cualquier mano + { $marriages }.
desk-why-most = Hasta { $limit }: ninguna mano puede ir más alto.
desk-why-free = Según las reglas de esta mesa, con cualquier mano se puede llegar a { $limit }.
desk-why-bid-stands = Tu mano no permite más de lo que has pujado.
desk-marriage =
    { $suit ->
        [s] el casamiento de picas
        [h] el casamiento de corazones
        [d] el casamiento de diamantes
       *[c] el casamiento de tréboles
    }
desk-and = { $list } y { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = Aún no has mirado tus cartas. Puja { $points } a ciegas, o puja { $least } y míralas.
desk-ask-redeal = Tienes los cuatro nueves y puedes pedir que se reparta de nuevo.
desk-ask-contract-fixed = El contrato sigue en { $points }: dilo y sal.
desk-ask-lead-aces = Sales tú: juega cualquier carta, o declara los cuatro ases con uno de ellos.
desk-ask-lead-aces-or-marriage = Sales tú: juega cualquier carta, o declara los cuatro ases o un casamiento.
desk-blind = Pujar { $points } a ciegas
desk-redeal = Pedir que se reparta de nuevo
desk-aces = Declarar los cuatro ases con { $card_acc }: { $points } puntos
desk-headline-void = Se reparte de nuevo
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Tu { $count } carta sigue boca abajo hasta que superen tu puja a ciegas o tomes el talón.
               *[other] Tus { $count } cartas siguen boca abajo hasta que superen tu puja a ciegas o tomes el talón.
            }
       *[no]
            { $count ->
                [one] Tu { $count } carta está boca abajo: puedes pujar a ciegas.
               *[other] Tus { $count } cartas están boca abajo: puedes pujar a ciegas.
            }
    }
desk-why-opening-exact = La primera puja es de { $least } exactos.
desk-why-golden = Una ronda de oro se juega por { $points }.
desk-why-blind = Una ronda pujada a ciegas se juega por { $points }.
# As desk-marriage, in the same places.
desk-four-aces = los cuatro ases
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] No te cuesta nada; otro abandono dará { $award } al otro.
       *[other] No te cuesta nada; otro abandono dará { $award } a cada uno de los demás.
    }
desk-concede-first-home = No te cuesta nada; otro abandono cuesta el contrato.
desk-concede-again = No te cuesta nada.
desk-concede-becomes =
    { $who ->
        [you] Tu total pasa a { $total }.
       *[other] El total de { $name } pasa a { $total }.
    }
