### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = ce que valent les cartes, et un avertissement avant une grosse gaffe, une fois par sorte
ask-coach = Le faire quand même? (oui, non)

## Tysiac

coach-tysiac-values = Au Tysiac, un as vaut 11 points, un 10, 10, un roi, 4, une dame, 3, un valet, 2, un 9, 0. Les cartes se battent dans le même ordre.
coach-tysiac-undeclared = { $card } est la moitié d’un mariage, et tu pourrais le déclarer avec cette carte : { $points } points.
coach-tysiac-broken = Avec { $card_acc }, tu perds la moitié d’un mariage : avec { $other_acc }, il vaut { $points } points quand tu le déclares.
coach-tysiac-gift = { $card } donne { $points } points à qui reçoit la carte. { $other } te coûterait moins.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } fait cette levée, et { $card } lui donne { $points } points. { $other } en donnerait moins.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = C’est beaucoup : tes cartes font à peu près { $points }, et si le contrat de { $contract } échoue, tu le perds au complet.

## Mille

coach-mille-values = Au Mille, la dame de pique vaut 100 points, le valet de carreau 50, un 2 20, un as 15, les 10 et les figures 10, les autres cartes 5.
# $card (String) the 2
coach-mille-two = Un 2 sert de joker : il va dans n’importe quel groupe et vaut 20 points.
# $card (String) the card
coach-mille-fits = Tu pourrais ajouter cette carte à ton propre groupe ({ $rank }), où elle compte pour toi.
# $count (Number) of cards in hand
coach-mille-set = Tu as { $count } cartes de ce rang ({ $rank }) : étalées en groupe, elles comptent pour toi.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = On sait que { $name } a deux cartes de ce rang ({ $rank }) et pourrait prendre la pile de { $count }.
