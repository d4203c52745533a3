### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = Взять сброс, сверху { $card }
hint-mille-lay-discard = Выложить: { $cards }, потом сбросить { $card_acc }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = Выложить комбинации: { $ranks }
hint-mille-lay-ranks-discard = Выложить комбинации: { $ranks }, потом сбросить { $card_acc }

## The beginning of a turn

reason-mille-two = Двойка — джокер: подходит к любой комбинации и стоит { $points }.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] Сброс даёт вам { $count } карта на { $points }; сразу можно выложить { $fit }.
        [few] Сброс даёт вам { $count } карты на { $points }; сразу можно выложить { $fit }.
       *[many] Сброс даёт вам { $count } карт на { $points }; сразу можно выложить { $fit }.
    }
reason-mille-take-lays = Взяв его, вы сразу выкладываете { $points } очков.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] В сбросе только верхняя карта, а стоит он пары с руки.
        [one] Под верхней картой только { $count } карта, а сброс стоит пары с руки.
        [few] Под верхней картой только { $count } карты, а сброс стоит пары с руки.
       *[many] Под верхней картой только { $count } карт, а сброс стоит пары с руки.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] Со сбросом придёт { $count } карта, и ни к чему пока не подходят { $misfit }.
        [few] Со сбросом придёт { $count } карты, и ни к чему пока не подходят { $misfit }.
       *[many] Со сбросом придёт { $count } карт, и ни к чему пока не подходят { $misfit }.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] { $name }: на руках только { $count } карта, и ваши карты на руках скоро могут пойти в минус.
        [few] { $name }: на руках только { $count } карты, и ваши карты на руках скоро могут пойти в минус.
       *[many] { $name }: на руках только { $count } карт, и ваши карты на руках скоро могут пойти в минус.
    }
reason-mille-stock =
    { $count ->
        [one] В колоде только { $count } карта.
        [few] В колоде только { $count } карты.
       *[many] В колоде только { $count } карт.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = Вы закрываетесь и получаете { $points }.
reason-mille-out-natural = Вы закрываетесь без джокеров: всё считается вдвое, очки: { $points }, и звезда.
reason-mille-chapeau = { $name } без карт на столе уходит ниже нуля: шапо.
reason-mille-eight = Так у вас все восемь { $rank } без джокера: они считаются вдвое, и звезда.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = Если { $name } закроется, у вас будет { $after }, а не { $before }: без шапо.
reason-mille-lays = На стол ложится на { $points } очков больше; на руках они пошли бы в минус.
reason-mille-no-wild = Если на столе нет джокера, закрытие удваивает все ваши очки.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = Пара { $rank } на руках ещё может взять сброс; таких карт ещё не вышло: { $count }.

## What to discard

reason-mille-safe = { $name } не может держать пару { $rank }: сброс в безопасности.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] Если сбросить { $card_acc }, { $name } может взять сброс из { $count } карты в { $percent } % случаев, а если { $other_acc } — в { $other_percent } %.
        [few] Если сбросить { $card_acc }, { $name } может взять сброс из { $count } карт в { $percent } % случаев, а если { $other_acc } — в { $other_percent } %.
       *[many] Если сбросить { $card_acc }, { $name } может взять сброс из { $count } карт в { $percent } % случаев, а если { $other_acc } — в { $other_percent } %.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } не может держать пару { $rank }: сброс из { $count } карты в безопасности; если сбросить { $other_acc }, его можно взять в { $other_percent } % случаев.
        [few] { $name } не может держать пару { $rank }: сброс из { $count } карт в безопасности; если сбросить { $other_acc }, его можно взять в { $other_percent } % случаев.
       *[many] { $name } не может держать пару { $rank }: сброс из { $count } карт в безопасности; если сбросить { $other_acc }, его можно взять в { $other_percent } % случаев.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } может взять сброс из { $count } карты только в { $percent } % случаев.
        [few] { $name } может взять сброс из { $count } карт только в { $percent } % случаев.
       *[many] { $name } может взять сброс из { $count } карт только в { $percent } % случаев.
    }
reason-mille-single = Ни с одной картой на руках не сочетается { $card }.
# $name (String) the other player
reason-mille-discarded-before = { $name } уже сбрасывает такие карты и держит пару { $rank } в { $percent } % случаев.
# $rank (String) the rank of the set
reason-mille-fits-set = А { $card_acc } ещё можно добавить к вашей комбинации.
reason-mille-breaks-pair = А сбросив { $card_acc }, вы разобьёте пару.
reason-mille-useless = { $card } ни к чему: больше { $rank } уже не придёт.
reason-mille-dear = Если { $name } закроется, { $card } на руках стоит { $points }, а { $other } — только { $other_points }.
