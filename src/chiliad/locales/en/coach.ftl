### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = what cards are worth, and a warning before a bad slip, once of each kind
ask-coach = Do it all the same? (yes, no)

## Tysiac

coach-tysiac-values = In Tysiac an ace is worth 11 points, a ten 10, a king 4, a queen 3, a jack 2, a nine 0. They beat one another in the same order.
coach-tysiac-undeclared = { $card } is half of a marriage, and you could declare it with this card: { $points } points.
coach-tysiac-broken = With { $card } you give up half a marriage: with { $other } it is worth { $points } points when you declare it.
coach-tysiac-gift = { $card } is worth { $points } points to whoever gets it. { $other } would cost you less.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } takes this trick, and { $card } brings { $points } points. { $other } would give less.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = That is a lot: your cards make about { $points }, and if the contract of { $contract } fails, you lose all of it.

## Mille

coach-mille-values = In Mille the queen of spades is worth 100 points, the jack of diamonds 50, a 2 20, an ace 15, tens and pictures 10, other cards 5.
# $card (String) the 2
coach-mille-two = A 2 is wild: it fits any set, and it is worth 20 points.
# $card (String) the card
coach-mille-fits = You could add this card to your own set ({ $rank }), where it counts for you.
# $count (Number) of cards in hand
coach-mille-set = You hold { $count } of this rank ({ $rank }): laid as a set, they count for you.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = { $name } is known to hold two of this rank ({ $rank }), and could take the pack of { $count }.
