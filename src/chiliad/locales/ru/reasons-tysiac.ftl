### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] Марьяж приносит { $points } очков, и козырями становятся пики.
        [h] Марьяж приносит { $points } очков, и козырями становятся червы.
        [d] Марьяж приносит { $points } очков, и козырями становятся бубны.
       *[c] Марьяж приносит { $points } очков, и козырями становятся трефы.
    }
reason-tysiac-declares-aces = Объявление четырёх тузов приносит { $points } очков.
reason-tysiac-marriage-makes = Этих { $points } очков хватает на заказ { $contract }.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] У другого защитника ({ $name }) больше нет пик, он может побить козырем.
        [h] У другого защитника ({ $name }) больше нет червей, он может побить козырем.
        [d] У другого защитника ({ $name }) больше нет бубен, он может побить козырем.
       *[c] У другого защитника ({ $name }) больше нет треф, он может побить козырем.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] Это выбивает козыри: на чужих руках ещё { $count } козырь.
        [few] Это выбивает козыри: на чужих руках ещё { $count } козыря.
       *[many] Это выбивает козыри: на чужих руках ещё { $count } козырей.
    }
reason-tysiac-alone =
    { $suit ->
        [s] Ни у кого больше нет пик, и козырем побить нельзя: { $card } берёт взятку.
        [h] Ни у кого больше нет червей, и козырем побить нельзя: { $card } берёт взятку.
        [d] Ни у кого больше нет бубен, и козырем побить нельзя: { $card } берёт взятку.
       *[c] Ни у кого больше нет треф, и козырем побить нельзя: { $card } берёт взятку.
    }
reason-tysiac-highest = Старшие карты этой масти уже вышли: никто не побьёт { $card_acc }.
reason-tysiac-unbeaten = Никто не побьёт { $card_acc }.
reason-tysiac-takes-surely = { $name } не может побить { $card_acc }: взятка ваша.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = { $name } может побить { $card_acc } только так: { $cards }.
# $points (Number) of the trick
reason-tysiac-takes =
    { $points ->
        [one] Это берёт взятку, в ней { $points } очко.
        [few] Это берёт взятку, в ней { $points } очка.
       *[many] Это берёт взятку, в ней { $points } очков.
    }
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies =
    { $points ->
        [one] Взятку берёт { $name }: { $receiver } уже не получит эту карту ({ $points } очко).
        [few] Взятку берёт { $name }: { $receiver } уже не получит эту карту ({ $points } очка).
       *[many] Взятку берёт { $name }: { $receiver } уже не получит эту карту ({ $points } очков).
    }
reason-tysiac-trick-makes = С этой взяткой ваш заказ { $contract } выполнен.
# $name (String) the declarer
reason-tysiac-trick-beats = После этой взятки { $name } уже не выполнит заказ { $contract }.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = Отдав { $card_acc }, вы теряете { $marriage } ({ $points }).
# $cards (String) one or two cards
reason-tysiac-beatable = А { $card_acc } могут побить, ещё не вышли: { $cards }.
reason-tysiac-ruffable = А { $card_acc } могут побить козырем.
reason-tysiac-loses-less = Взятка всё равно уйдёт: { $card } стоит { $points }, а { $other } — { $other_points }.
reason-tysiac-risks-less = Если взятку возьмёт другой, { $card } обойдётся в { $points }, а { $other } — в { $other_points }.
reason-tysiac-enough = Чтобы взять взятку, хватит такой карты: { $card }; а { $other } остаётся на руках.
reason-tysiac-takes-more = Взятка в любом случае ваша, а так она стоит { $points }, а не { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = Взятку берёт { $name }: эта карта даёт { $points }, а { $other } — { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = { $other } берёт взятку, но она стоит только { $points }: эту карту лучше сохранить.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] Ваш заказ уже выполнен; остальное меняет только запись других.
       *[other] { $name } уже выполняет заказ: вы играете на свои очки.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] Ваш заказ { $contract } уже не выполнить.
       *[other] { $name } уже не выполнит заказ { $contract }: вы играете на свои очки.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] До заказа { $contract } вам нужно ещё { $points }; в картах осталось { $left }.
       *[other] { $name }: до заказа { $contract } нужно ещё { $points }; в картах осталось { $left }.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] До заказа { $contract } вам нужно ещё { $points }, а в картах осталось только { $left }: нужен марьяж.
       *[other] { $name }: до заказа { $contract } нужно ещё { $points }, а в картах осталось только { $left }: нужен марьяж.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] Вы выполняете заказ в { $percent } % случаев, а после «{ $move }» — в { $other_percent } %.
       *[other] { $name } выполняет заказ в { $percent } % случаев, а после «{ $move }» — в { $other_percent } %.
    }

## Gifts and concessions

reason-tysiac-makes = Если играть, вы выполняете { $contract } в { $percent } % случаев.
reason-tysiac-cheaper-gift = { $card } даёт { $points }, а { $other } — { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] Длинная масть остаётся целой, на руках пик: { $count }.
        [h] Длинная масть остаётся целой, на руках червей: { $count }.
        [d] Длинная масть остаётся целой, на руках бубен: { $count }.
       *[c] Длинная масть остаётся целой, на руках треф: { $count }.
    }
# $name (String) the receiver
reason-tysiac-completes = С картой { $card } у игрока { $name } может быть { $marriage } ({ $points }).
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = Ни одного из прикупов никто не видел: они равноценны.
reason-tysiac-concede-costs =
    { $others ->
        [1] Роспись стоит вам { $points }, соперник получает { $award }.
       *[other] Роспись стоит вам { $points }, остальные получают по { $award }.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] Роспись вам ничего не стоит, соперник получает { $award }; невыполненный заказ стоит { $contract }.
       *[other] Роспись вам ничего не стоит, остальные получают по { $award }; невыполненный заказ стоит { $contract }.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = Вы обязаны открыть торг, и { $points } достаточно.
reason-tysiac-no-marriage = У вас нет марьяжа: одни карты дают всего { $points }, а заявить пришлось бы { $least }.
reason-tysiac-holds = У вас { $marriage } ({ $points }).
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] У вас { $count } туз.
        [few] У вас { $count } туза.
       *[many] У вас { $count } тузов.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } на бочке и выигрывает партию, выполнив заказ от { $points }.
reason-tysiac-leaves-barrel = На бочке выигрывает только заказ от { $points }.
reason-tysiac-wins = Выполнив { $contract }, вы набираете { $total } и выигрываете партию.
reason-tysiac-raise = Вы выполняете { $contract } в { $percent } % случаев, а { $other_contract } — в { $other_percent } %; больший заказ даёт больше.
reason-tysiac-raise-free = Вы выполняете { $contract } так же часто, как { $other_contract }, в { $percent } % случаев, а даёт это больше.
reason-tysiac-no-raise = Вы выполняете { $contract } в { $percent } % случаев, а { $other_contract } — только в { $other_percent } %.
