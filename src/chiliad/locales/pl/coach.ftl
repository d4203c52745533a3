### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = ile warte są karty i ostrzeżenie przed dużym błędem, raz dla każdego rodzaju
ask-coach = Zrobić to mimo wszystko? (tak, nie)

## Tysiac

coach-tysiac-values = W tysiącu as jest wart 11 punktów, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. W tej samej kolejności się biją.
coach-tysiac-undeclared = { $card } to połowa meldunku i tą kartą możesz go zameldować, punkty: { $points }.
coach-tysiac-broken = Zagrywając lub oddając { $card_acc }, tracisz połowę meldunku: druga to { $other }, a razem po zameldowaniu dają punkty: { $points }.
coach-tysiac-gift = { $card } daje temu, kto ją dostanie, punkty: { $points }. { $other } kosztuje mniej.
# $name (String) the player who takes the trick
coach-tysiac-given-away = { $name } bierze tę lewę, a { $card } daje punkty: { $points }. { $other } da mniej.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = To dużo: twoje karty dają około { $points }, a jeśli kontrakt { $contract } się nie uda, tracisz go w całości.

## Mille

coach-mille-values = W Mille dama pik jest warta 100 punktów, walet karo 50, dwójka 20, as 15, dziesiątki i figury po 10, reszta po 5.
# $card (String) the 2
coach-mille-two = Dwójka jest jokerem: pasuje do każdej grupy i jest warta 20 punktów.
# $card (String) the card
coach-mille-fits = Tę kartę możesz dołożyć do własnej grupy ({ $rank }), gdzie liczy się dla ciebie.
# $count (Number) of cards in hand
coach-mille-set = Masz takich kart ({ $rank }): { $count }. Wyłożone jako grupa liczą się dla ciebie.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = Wiadomo, że { $name } ma parę ({ $rank }) i może wziąć stos, kart: { $count }.
