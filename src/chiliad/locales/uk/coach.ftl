### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = скільки коштують карти і попередження перед грубою помилкою, по разу на кожен вид
ask-coach = Усе одно зробити так? (так, ні)

## Tysiac

coach-tysiac-values = У «Тисячі» туз коштує 11 очок, десятка 10, король 4, дама 3, валет 2, девʼятка 0. У тому самому порядку вони бʼють одна одну.
coach-tysiac-undeclared = { $card } — половина марʼяжу, і з цієї карти його можна оголосити, очки: { $points }.
coach-tysiac-broken = Віддаючи { $card_acc }, ви втрачаєте половину марʼяжу: друга — { $other }, а разом після оголошення це очки: { $points }.
coach-tysiac-gift = { $card } дасть тому, хто її отримає, очки: { $points }. { $other } обійдеться дешевше.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } бере цю взятку, і { $card } дасть очки: { $points }. { $other } дасть менше.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = Це багато: ваші карти дають близько { $points }, а якщо замовлення { $contract } не зіграно, ви втрачаєте його все.

## Mille

coach-mille-values = У Mille пікова дама коштує 100 очок, бубновий валет 50, двійка 20, туз 15, десятки й фігури по 10, решта по 5.
# $card (String) the 2
coach-mille-two = Двійка — джокер: підходить до будь-якої комбінації й коштує 20 очок.
# $card (String) the card
coach-mille-fits = Цю карту можна додати до своєї комбінації ({ $rank }), де вона рахується вам.
# $count (Number) of cards in hand
coach-mille-set = У вас таких карт ({ $rank }): { $count }. На столі, як комбінація, вони рахуються вам.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = Відомо, що { $name } має пару ({ $rank }) і може взяти скид, карт: { $count }.
