### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] Meldunek daje { $points } punktów, a atutem stają się piki.
        [h] Meldunek daje { $points } punktów, a atutem stają się kiery.
        [d] Meldunek daje { $points } punktów, a atutem stają się kara.
       *[c] Meldunek daje { $points } punktów, a atutem stają się trefle.
    }
reason-tysiac-declares-aces = Meldunek czterech asów daje { $points } punktów.
reason-tysiac-marriage-makes = Te { $points } punktów wystarcza na kontrakt { $contract }.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] { $name } nie ma już pików i może przebić atutem.
        [h] { $name } nie ma już kierów i może przebić atutem.
        [d] { $name } nie ma już kar i może przebić atutem.
       *[c] { $name } nie ma już trefli i może przebić atutem.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] Ściąga atuty: poza twoją ręką jest jeszcze { $count } atut.
        [few] Ściąga atuty: poza twoją ręką jest jeszcze { $count } atuty.
       *[many] Ściąga atuty: poza twoją ręką jest jeszcze { $count } atutów.
    }
reason-tysiac-alone =
    { $suit ->
        [s] Nikt inny nie ma już pików i nikt nie przebije atutem: { $card } bierze lewę.
        [h] Nikt inny nie ma już kierów i nikt nie przebije atutem: { $card } bierze lewę.
        [d] Nikt inny nie ma już kar i nikt nie przebije atutem: { $card } bierze lewę.
       *[c] Nikt inny nie ma już trefli i nikt nie przebije atutem: { $card } bierze lewę.
    }
reason-tysiac-highest = Wyższe karty tego koloru już zeszły: nikt nie pobije { $card_acc }.
reason-tysiac-unbeaten = Nikt nie pobije { $card_acc }.
reason-tysiac-takes-surely = { $name } nie pobije { $card_acc }: lewa jest twoja.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = { $name } może pobić { $card_acc } tylko tak: { $cards }.
# $points (Number) of the trick
reason-tysiac-takes =
    { $points ->
        [one] Bierze lewę, a w niej { $points } punkt.
        [few] Bierze lewę, a w niej { $points } punkty.
       *[many] Bierze lewę, a w niej { $points } punktów.
    }
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies =
    { $points ->
        [one] Lewę bierze { $name }: { $receiver } nie dostanie już tej karty ({ $points } punkt).
        [few] Lewę bierze { $name }: { $receiver } nie dostanie już tej karty ({ $points } punkty).
       *[many] Lewę bierze { $name }: { $receiver } nie dostanie już tej karty ({ $points } punktów).
    }
reason-tysiac-trick-makes = Ta lewa daje ci kontrakt { $contract }.
# $name (String) the declarer
reason-tysiac-trick-beats = Po tej lewie { $name } nie zrobi już kontraktu { $contract }.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = Oddając { $card_acc }, tracisz { $marriage } ({ $points }).
# $cards (String) one or two cards
reason-tysiac-beatable = Natomiast { $card_acc } można pobić: w grze jest jeszcze { $cards }.
reason-tysiac-ruffable = Natomiast { $card_acc } można przebić atutem.
reason-tysiac-loses-less = Lewa i tak przepada: { $card } kosztuje { $points }, a { $other } aż { $other_points }.
reason-tysiac-risks-less = Jeśli lewę weźmie kto inny, { $card } kosztuje { $points }, a { $other } aż { $other_points }.
reason-tysiac-enough = Do wzięcia lewy wystarczy { $card }, a { $other } zostaje na ręce.
reason-tysiac-takes-more = Lewa i tak jest twoja, a w ten sposób jest warta { $points }, nie { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = Lewę bierze { $name }: ta karta daje { $points }, a { $other } aż { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = Lewę bierze też { $other }, ale jest ona warta tylko { $points }: lepiej zatrzymać tę kartę.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] Twój kontrakt jest już zrobiony; reszta zmienia tylko zapis innych.
       *[other] { $name } ma już kontrakt: grasz o własne punkty.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Kontraktu { $contract } nie da się już zrobić.
       *[other] { $name } nie zrobi już kontraktu { $contract }: grasz o własne punkty.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] Do { $contract } brakuje ci { $points }; w kartach zostało { $left }.
       *[other] { $name } potrzebuje jeszcze { $points } do { $contract }; w kartach zostało { $left }.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] Do { $contract } brakuje ci { $points }, a w kartach zostało tylko { $left }: potrzebny jest meldunek.
       *[other] { $name } potrzebuje jeszcze { $points } do { $contract }, a w kartach zostało tylko { $left }: potrzebny jest meldunek.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] Robisz kontrakt w { $percent }% przypadków, a po „{ $move }” w { $other_percent }%.
       *[other] { $name } robi kontrakt w { $percent }% przypadków, a po „{ $move }” w { $other_percent }%.
    }

## Gifts and concessions

reason-tysiac-makes = Jeśli grasz, robisz { $contract } w { $percent }% przypadków.
reason-tysiac-cheaper-gift = { $card } daje { $points }, a { $other } aż { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] Na ręce zostają wszystkie karty tego długiego koloru, liczba pików: { $count }.
        [h] Na ręce zostają wszystkie karty tego długiego koloru, liczba kierów: { $count }.
        [d] Na ręce zostają wszystkie karty tego długiego koloru, liczba kar: { $count }.
       *[c] Na ręce zostają wszystkie karty tego długiego koloru, liczba trefli: { $count }.
    }
# $name (String) the receiver
reason-tysiac-completes = Z kartą { $card } { $name } może mieć { $marriage } ({ $points }).
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = Nikt nie widział żadnego musika: jeden jest tak samo dobry jak drugi.
reason-tysiac-concede-costs =
    { $others ->
        [1] Bomba kosztuje cię { $points }, a przeciwnik dostaje { $award }.
       *[other] Bomba kosztuje cię { $points }, a pozostali dostają po { $award }.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Bomba nic cię nie kosztuje, przeciwnik dostaje { $award }; przegrany kontrakt kosztuje { $contract }.
       *[other] Bomba nic cię nie kosztuje, pozostali dostają po { $award }; przegrany kontrakt kosztuje { $contract }.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = Musisz otworzyć licytację, a { $points } wystarczy.
reason-tysiac-no-marriage = Nie masz meldunku: same karty dają razem { $points }, a trzeba by licytować { $least }.
reason-tysiac-holds = Masz { $marriage } ({ $points }).
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] Masz { $count } asa.
        [few] Masz { $count } asy.
       *[many] Masz { $count } asów.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } siedzi na beczce i wygrywa partię kontraktem od { $points }.
reason-tysiac-leaves-barrel = Na beczce wygrywa tylko kontrakt od { $points }.
reason-tysiac-wins = Kontrakt { $contract } daje ci { $total } i wygraną partię.
reason-tysiac-raise = Robisz { $contract } w { $percent }% przypadków, a { $other_contract } w { $other_percent }%; wyższy daje więcej.
reason-tysiac-raise-free = Robisz { $contract } tak samo często jak { $other_contract }, w { $percent }% przypadków, a daje więcej.
reason-tysiac-no-raise = Robisz { $contract } w { $percent }% przypadków, a { $other_contract } tylko w { $other_percent }%.
