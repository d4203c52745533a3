### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = сколько стоят карты и предупреждение перед грубой ошибкой, по разу на каждый вид
ask-coach = Всё равно сделать так? (да, нет)

## Tysiac

coach-tysiac-values = В «Тысяче» туз стоит 11 очков, десятка 10, король 4, дама 3, валет 2, девятка 0. В этом же порядке они бьют друг друга.
coach-tysiac-undeclared = { $card } — половина марьяжа, и с этой карты его можно объявить, очки: { $points }.
coach-tysiac-broken = Отдавая { $card_acc }, вы теряете половину марьяжа: вторая — { $other }, а вместе при объявлении это очки: { $points }.
coach-tysiac-gift = { $card } принесёт тому, кто её получит, очки: { $points }. { $other } обойдётся дешевле.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } берёт эту взятку, и { $card } принесёт очки: { $points }. { $other } даст меньше.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = Это много: ваши карты дают около { $points }, а если заказ { $contract } не сыгран, вы теряете его весь.

## Mille

coach-mille-values = В Mille дама пик стоит 100 очков, валет бубен 50, двойка 20, туз 15, десятки и фигуры по 10, остальные по 5.
# $card (String) the 2
coach-mille-two = Двойка — джокер: подходит к любой комбинации и стоит 20 очков.
# $card (String) the card
coach-mille-fits = Эту карту можно добавить к своей комбинации ({ $rank }), где она считается вам.
# $count (Number) of cards in hand
coach-mille-set = У вас таких карт ({ $rank }): { $count }. На столе, как комбинация, они считаются вам.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = Известно, что { $name } держит пару ({ $rank }) и может взять сброс, карт: { $count }.
