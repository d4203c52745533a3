### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] Марʼяж приносить { $points } очок, і козирями стають піки.
        [h] Марʼяж приносить { $points } очок, і козирями стають чирви.
        [d] Марʼяж приносить { $points } очок, і козирями стають бубни.
       *[c] Марʼяж приносить { $points } очок, і козирями стають трефи.
    }
reason-tysiac-declares-aces = Оголошення чотирьох тузів дає { $points } очок.
reason-tysiac-marriage-makes = Цих { $points } очок досить на замовлення { $contract }.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] Інший захисник ({ $name }) не має більше жодної піки й може побити козирем.
        [h] Інший захисник ({ $name }) не має більше жодної чирви й може побити козирем.
        [d] Інший захисник ({ $name }) не має більше жодної бубни й може побити козирем.
       *[c] Інший захисник ({ $name }) не має більше жодної трефи й може побити козирем.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] Це вибиває козирі: на чужих руках іще { $count } козир.
        [few] Це вибиває козирі: на чужих руках іще { $count } козирі.
       *[many] Це вибиває козирі: на чужих руках іще { $count } козирів.
    }
reason-tysiac-alone =
    { $suit ->
        [s] Ні в кого більше немає жодної піки, і козирем побити не можна: { $card } бере взятку.
        [h] Ні в кого більше немає жодної чирви, і козирем побити не можна: { $card } бере взятку.
        [d] Ні в кого більше немає жодної бубни, і козирем побити не можна: { $card } бере взятку.
       *[c] Ні в кого більше немає жодної трефи, і козирем побити не можна: { $card } бере взятку.
    }
reason-tysiac-highest = Старші карти цієї масті вже вийшли: ніхто не побʼє { $card_acc }.
reason-tysiac-unbeaten = Ніхто не побʼє { $card_acc }.
reason-tysiac-takes-surely = { $name } не може побити { $card_acc }: взятка ваша.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = { $name } може побити { $card_acc } лише так: { $cards }.
# $points (Number) of the trick
reason-tysiac-takes =
    { $points ->
        [one] Це бере взятку, у ній { $points } очко.
        [few] Це бере взятку, у ній { $points } очки.
       *[many] Це бере взятку, у ній { $points } очок.
    }
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies =
    { $points ->
        [one] Взятку бере { $name }: { $receiver } уже не отримає цієї карти ({ $points } очко).
        [few] Взятку бере { $name }: { $receiver } уже не отримає цієї карти ({ $points } очки).
       *[many] Взятку бере { $name }: { $receiver } уже не отримає цієї карти ({ $points } очок).
    }
reason-tysiac-trick-makes = З цією взяткою ваше замовлення { $contract } виконано.
# $name (String) the declarer
reason-tysiac-trick-beats = Після цієї взятки { $name } уже не виконає замовлення { $contract }.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = Віддавши { $card_acc }, ви втрачаєте { $marriage } ({ $points }).
# $cards (String) one or two cards
reason-tysiac-beatable = А { $card_acc } можуть побити, ще не вийшли: { $cards }.
reason-tysiac-ruffable = А { $card_acc } можуть побити козирем.
reason-tysiac-loses-less = Взятка однаково піде: { $card } коштує { $points }, а { $other } — { $other_points }.
reason-tysiac-risks-less = Якщо взятку візьме інший, { $card } обійдеться у { $points }, а { $other } — у { $other_points }.
reason-tysiac-enough = Щоб узяти взятку, досить такої карти: { $card }; а { $other } лишається на руках.
reason-tysiac-takes-more = Взятка в будь-якому разі ваша, а так вона варта { $points }, а не { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = Взятку бере { $name }: ця карта дає { $points }, а { $other } — { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = { $other } бере взятку, але вона варта лише { $points }: цю карту краще зберегти.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] Ваше замовлення вже виконано; решта змінює лише запис інших.
       *[other] { $name } уже виконує замовлення: ви граєте на свої очки.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Ваше замовлення { $contract } уже не виконати.
       *[other] { $name } уже не виконає замовлення { $contract }: ви граєте на свої очки.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] До замовлення { $contract } вам треба ще { $points }; у картах лишилося { $left }.
       *[other] { $name }: до замовлення { $contract } треба ще { $points }; у картах лишилося { $left }.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] До замовлення { $contract } вам треба ще { $points }, а в картах лишилося тільки { $left }: потрібен марʼяж.
       *[other] { $name }: до замовлення { $contract } треба ще { $points }, а в картах лишилося тільки { $left }: потрібен марʼяж.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] Ви виконуєте замовлення у { $percent } % випадків, а після «{ $move }» — у { $other_percent } %.
       *[other] { $name } виконує замовлення у { $percent } % випадків, а після «{ $move }» — у { $other_percent } %.
    }

## Gifts and concessions

reason-tysiac-makes = Якщо грати, ви виконуєте { $contract } у { $percent } % випадків.
reason-tysiac-cheaper-gift = { $card } дає { $points }, а { $other } — { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] Довга масть лишається цілою, пікових карт на руках: { $count }.
        [h] Довга масть лишається цілою, чирвових карт на руках: { $count }.
        [d] Довга масть лишається цілою, бубнових карт на руках: { $count }.
       *[c] Довга масть лишається цілою, трефових карт на руках: { $count }.
    }
# $name (String) the receiver
reason-tysiac-completes = З картою { $card } у гравця { $name } може бути { $marriage } ({ $points }).
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = Жодного з прикупів ніхто не бачив: вони рівноцінні.
reason-tysiac-concede-costs =
    { $others ->
        [1] Розпис коштує вам { $points }, суперник отримує { $award }.
       *[other] Розпис коштує вам { $points }, решта отримує по { $award }.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Розпис вам нічого не коштує, суперник отримує { $award }; невиконане замовлення коштує { $contract }.
       *[other] Розпис вам нічого не коштує, решта отримує по { $award }; невиконане замовлення коштує { $contract }.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = Ви мусите відкрити торги, і { $points } досить.
reason-tysiac-no-marriage = Ви не маєте марʼяжу: самі карти дають усього { $points }, а заявити довелося б { $least }.
reason-tysiac-holds = У вас { $marriage } ({ $points }).
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] У вас { $count } туз.
        [few] У вас { $count } тузи.
       *[many] У вас { $count } тузів.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } на бочці й виграє партію, виконавши замовлення від { $points }.
reason-tysiac-leaves-barrel = На бочці виграє лише замовлення від { $points }.
reason-tysiac-wins = Виконавши { $contract }, ви набираєте { $total } і виграєте партію.
reason-tysiac-raise = Ви виконуєте { $contract } у { $percent } % випадків, а { $other_contract } — у { $other_percent } %; більше замовлення дає більше.
reason-tysiac-raise-free = Ви виконуєте { $contract } так само часто, як { $other_contract }, у { $percent } % випадків, а дає це більше.
reason-tysiac-no-raise = Ви виконуєте { $contract } у { $percent } % випадків, а { $other_contract } — лише у { $other_percent } %.
