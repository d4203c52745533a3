### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = lo que valen las cartas, y un aviso antes de un mal descuido, una vez de cada clase
ask-coach = ¿Lo haces de todos modos? (sí, no)

## Tysiac

coach-tysiac-values = En Tysiac, un as vale 11 puntos; un 10, 10; un rey, 4; una reina, 3; una sota, 2; un 9, 0. En ese orden se ganan unas a otras.
coach-tysiac-undeclared = { $card } es la mitad de un casamiento, y podrías declararlo con esta carta: { $points } puntos.
coach-tysiac-broken = Con { $card_acc } renuncias a medio casamiento: junto con { $other_acc } vale { $points } puntos si lo declaras.
coach-tysiac-gift = { $card } da { $points } puntos a quien la recibe. { $other } te costaría menos.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } se lleva esta baza, y { $card } le da { $points } puntos. { $other } daría menos.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = Es mucho: tus cartas hacen unos { $points }, y si el contrato de { $contract } falla, lo pierdes entero.

## Mille

coach-mille-values = En Mille, la reina de picas vale 100 puntos; la sota de diamantes, 50; un 2, 20; un as, 15; los dieces y las figuras, 10; las demás, 5.
# $card (String) the 2
coach-mille-two = Un 2 es comodín: sirve en cualquier grupo y vale 20 puntos.
# $card (String) the card
coach-mille-fits = Podrías añadir esta carta a tu propio grupo ({ $rank }), donde cuenta para ti.
# $count (Number) of cards in hand
coach-mille-set = Tienes { $count } de este rango ({ $rank }): bajadas como grupo cuentan para ti.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = Se sabe que { $name } tiene dos de este rango ({ $rank }) y podría tomar el paquete de { $count }.
