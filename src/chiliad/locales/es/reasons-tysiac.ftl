### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] Declarar da { $points } puntos, y el triunfo pasa a ser picas.
        [h] Declarar da { $points } puntos, y el triunfo pasa a ser corazones.
        [d] Declarar da { $points } puntos, y el triunfo pasa a ser diamantes.
       *[c] Declarar da { $points } puntos, y el triunfo pasa a ser tréboles.
    }
reason-tysiac-declares-aces = Declarar los cuatro ases da { $points } puntos.
reason-tysiac-marriage-makes = Con estos { $points } puntos se cumple el contrato de { $contract }.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] A { $name } no le quedan picas y puede fallar.
        [h] A { $name } no le quedan corazones y puede fallar.
        [d] A { $name } no le quedan diamantes y puede fallar.
       *[c] A { $name } no le quedan tréboles y puede fallar.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] Saca triunfos: fuera hay { $count } triunfo.
       *[other] Saca triunfos: fuera hay { $count } triunfos.
    }
reason-tysiac-alone =
    { $suit ->
        [s] A nadie más le quedan picas y nadie puede fallar: con { $card_acc } ganas la baza.
        [h] A nadie más le quedan corazones y nadie puede fallar: con { $card_acc } ganas la baza.
        [d] A nadie más le quedan diamantes y nadie puede fallar: con { $card_acc } ganas la baza.
       *[c] A nadie más le quedan tréboles y nadie puede fallar: con { $card_acc } ganas la baza.
    }
reason-tysiac-highest = Las cartas más altas de su palo ya han salido: nadie puede superar { $card_acc }.
reason-tysiac-unbeaten = Nadie puede superar { $card_acc }.
reason-tysiac-takes-surely = { $name } no puede superar { $card_acc }: la baza es tuya.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = Para superar { $card_acc }, a { $name } solo le sirve: { $cards }.
# $points (Number) of the trick
reason-tysiac-takes = Gana la baza, que vale { $points }.
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies = La baza es de { $name }: estos { $points } puntos ya no pueden ser de { $receiver }.
reason-tysiac-trick-makes = Con esta baza cumples tu contrato de { $contract }.
# $name (String) the declarer
reason-tysiac-trick-beats = Tras esta baza { $name } ya no puede cumplir { $contract }.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = En cambio, con { $card_acc } perderías { $marriage } ({ $points }).
# $cards (String) one or two cards
reason-tysiac-beatable = En cambio, { $card_acc } puede perder; aún han de salir: { $cards }.
reason-tysiac-ruffable = En cambio, se podría fallar { $card_acc }.
reason-tysiac-loses-less = La baza se pierde igual: con { $card_acc } regalas { $points }; con { $other_acc }, { $other_points }.
reason-tysiac-risks-less = Si otro gana la baza, con { $card_acc } pierdes { $points }; con { $other_acc }, { $other_points }.
reason-tysiac-enough = Para ganar la baza basta con { $card_acc }; te guardas { $other_acc }.
reason-tysiac-takes-more = La baza es tuya de todos modos, y así vale { $points }, no { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = La baza es de { $name }: esta carta le da { $points }; con { $other_acc } serían { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = Con { $other_acc } ganarías la baza, pero solo vale { $points }: mejor guardar esa carta.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] Tu contrato ya está cumplido; lo que queda solo cambia lo que se anotan los demás.
       *[other] { $name } ya ha cumplido el contrato: juegas por tus propios puntos.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Tu contrato de { $contract } ya es imposible.
       *[other] { $name } ya no puede cumplir { $contract }: juegas por tus propios puntos.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] Te faltan { $points } para { $contract }; en las cartas quedan { $left }.
       *[other] A { $name } le faltan { $points } para { $contract }; en las cartas quedan { $left }.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] Te faltan { $points } para { $contract }, pero en las cartas solo quedan { $left }: hace falta un casamiento.
       *[other] A { $name } le faltan { $points } para { $contract }, pero en las cartas solo quedan { $left }: hace falta un casamiento.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] Cumples el contrato en el { $percent } % de los casos; tras «{ $move }», en el { $other_percent } %.
       *[other] { $name } cumple el contrato en el { $percent } % de los casos; tras «{ $move }», en el { $other_percent } %.
    }

## Gifts and concessions

reason-tysiac-makes = Si juegas, cumples { $contract } en el { $percent } % de los casos.
reason-tysiac-cheaper-gift = Con { $card_acc } regalas { $points }; con { $other_acc }, { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] Así conservas juntas tus { $count } cartas de picas.
        [h] Así conservas juntas tus { $count } cartas de corazones.
        [d] Así conservas juntas tus { $count } cartas de diamantes.
       *[c] Así conservas juntas tus { $count } cartas de tréboles.
    }
# $name (String) the receiver
reason-tysiac-completes = En cambio, { $card_acc } podría darle a { $name } { $marriage } ({ $points }).
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = Nadie ha visto ninguno de los dos talones: tan bueno es uno como el otro.
reason-tysiac-concede-costs =
    { $others ->
        [1] Abandonar te cuesta { $points } y da { $award } al otro.
       *[other] Abandonar te cuesta { $points } y da { $award } a cada uno de los demás.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Abandonar no te cuesta nada y da { $award } al otro; fallar cuesta { $contract }.
       *[other] Abandonar no te cuesta nada y da { $award } a cada uno de los demás; fallar cuesta { $contract }.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = Tienes que abrir la subasta, y basta con { $points }.
reason-tysiac-no-marriage = No tienes ningún casamiento: las cartas solas dan { $points } en total, y tendrías que pujar { $least }.
reason-tysiac-holds = Tienes { $marriage } ({ $points }).
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] Tienes { $count } as.
       *[other] Tienes { $count } ases.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } está en barrera y gana la partida si cumple { $points } o más.
reason-tysiac-leaves-barrel = En barrera solo se gana con un contrato de { $points } o más.
reason-tysiac-wins = Si cumples { $contract }, llegas a { $total } y ganas la partida.
reason-tysiac-raise = Cumples { $contract } en el { $percent } % de los casos y { $other_contract } en el { $other_percent } %; el más alto da más.
reason-tysiac-raise-free = Cumples { $contract } tan a menudo como { $other_contract }, en el { $percent } % de los casos, y da más.
reason-tysiac-no-raise = Cumples { $contract } en el { $percent } % de los casos; { $other_contract }, solo en el { $other_percent } %.
