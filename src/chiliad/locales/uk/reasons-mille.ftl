### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = Взяти скид, зверху { $card }
hint-mille-lay-discard = Викласти: { $cards }, потім скинути { $card_acc }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = Викласти комбінації: { $ranks }
hint-mille-lay-ranks-discard = Викласти комбінації: { $ranks }, потім скинути { $card_acc }

## The beginning of a turn

reason-mille-two = Двійка — джокер: підходить до будь-якої комбінації й коштує { $points }.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] Скид дає вам { $count } карту на { $points }; одразу можна викласти { $fit }.
        [few] Скид дає вам { $count } карти на { $points }; одразу можна викласти { $fit }.
       *[many] Скид дає вам { $count } карт на { $points }; одразу можна викласти { $fit }.
    }
reason-mille-take-lays = Узявши його, ви одразу викладаєте { $points } очок.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] У скиді лише верхня карта, а коштує він пари з руки.
        [one] Під верхньою картою лише { $count } карта, а скид коштує пари з руки.
        [few] Під верхньою картою лише { $count } карти, а скид коштує пари з руки.
       *[many] Під верхньою картою лише { $count } карт, а скид коштує пари з руки.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] Зі скидом прийде { $count } карта, і ні до чого поки що не підходять { $misfit }.
        [few] Зі скидом прийдуть { $count } карти, і ні до чого поки що не підходять { $misfit }.
       *[many] Зі скидом прийде { $count } карт, і ні до чого поки що не підходять { $misfit }.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] { $name }: на руках лише { $count } карта, і ваші карти на руках скоро можуть піти в мінус.
        [few] { $name }: на руках лише { $count } карти, і ваші карти на руках скоро можуть піти в мінус.
       *[many] { $name }: на руках лише { $count } карт, і ваші карти на руках скоро можуть піти в мінус.
    }
reason-mille-stock =
    { $count ->
        [one] У колоді лише { $count } карта.
        [few] У колоді лише { $count } карти.
       *[many] У колоді лише { $count } карт.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = Ви закриваєтеся й отримуєте { $points }.
reason-mille-out-natural = Ви закриваєтеся без джокерів: усе рахується подвійно, очки: { $points }, і зірка.
reason-mille-chapeau = { $name } без карт на столі йде нижче нуля: шапо.
reason-mille-eight = Так у вас усі вісім { $rank } без джокера: вони рахуються подвійно, і зірка.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = Якщо { $name } закриється, у вас буде { $after }, а не { $before }: без шапо.
reason-mille-lays = На стіл лягає на { $points } очок більше; на руках вони пішли б у мінус.
reason-mille-no-wild = Якщо на столі немає джокера, закриття подвоює всі ваші очки.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = Пара { $rank } на руках іще може взяти скид; таких карт іще не вийшло: { $count }.

## What to discard

reason-mille-safe = { $name } не може мати пари { $rank }: скид у безпеці.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] Якщо скинути { $card_acc }, { $name } може взяти скид із { $count } карти у { $percent } % випадків, а якщо { $other_acc } — у { $other_percent } %.
        [few] Якщо скинути { $card_acc }, { $name } може взяти скид із { $count } карт у { $percent } % випадків, а якщо { $other_acc } — у { $other_percent } %.
       *[many] Якщо скинути { $card_acc }, { $name } може взяти скид із { $count } карт у { $percent } % випадків, а якщо { $other_acc } — у { $other_percent } %.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } не може мати пари { $rank }: скид із { $count } карти в безпеці; якщо скинути { $other_acc }, його можна взяти у { $other_percent } % випадків.
        [few] { $name } не може мати пари { $rank }: скид із { $count } карт у безпеці; якщо скинути { $other_acc }, його можна взяти у { $other_percent } % випадків.
       *[many] { $name } не може мати пари { $rank }: скид із { $count } карт у безпеці; якщо скинути { $other_acc }, його можна взяти у { $other_percent } % випадків.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } може взяти скид із { $count } карти лише у { $percent } % випадків.
        [few] { $name } може взяти скид із { $count } карт лише у { $percent } % випадків.
       *[many] { $name } може взяти скид із { $count } карт лише у { $percent } % випадків.
    }
reason-mille-single = З жодною картою на руках не поєднується { $card }.
# $name (String) the other player
reason-mille-discarded-before = { $name } такі карти вже скидає й має пару { $rank } у { $percent } % випадків.
# $rank (String) the rank of the set
reason-mille-fits-set = А { $card_acc } ще можна додати до вашої комбінації.
reason-mille-breaks-pair = А скинувши { $card_acc }, ви розібʼєте пару.
reason-mille-useless = { $card } ні до чого: більше { $rank } уже не прийде.
reason-mille-dear = Якщо { $name } закриється, { $card } на руках коштує { $points }, а { $other } — лише { $other_points }.
