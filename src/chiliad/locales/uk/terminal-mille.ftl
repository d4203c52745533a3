### The table of Mille in the terminal. The variables are those of en/terminal.ftl and en/terminal-mille.ftl.

## What happens

mille-up = Відкрито карту: { $card }.
mille-new-stock = Колода скінчилася: скид, крім верхньої карти, тасують, і він стає новою колодою.
mille-draws =
    { $who ->
        [you] Ви тягнете { $card_acc }.
       *[other] { $name } тягне { $card_acc }.
    }
mille-draws-hidden =
    { $who ->
        [you] Ви тягнете карту.
       *[other] { $name } тягне карту.
    }
mille-uptwo =
    { $who ->
        [you] Ви берете відкриту { $card_acc }.
       *[other] { $name } бере відкриту { $card_acc }.
    }
mille-takes =
    { $who ->
        [you] Ви берете скид: зверху { $top }, з руки { $cards }.
       *[other] { $name } бере скид: зверху { $top }, з руки { $cards }.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] Ви берете на руки { $count } карту: { $cards }.
               *[other] { $name } бере на руки { $count } карту: { $cards }.
            }
        [few]
            { $who ->
                [you] Ви берете на руки { $count } карти: { $cards }.
               *[other] { $name } бере на руки { $count } карти: { $cards }.
            }
       *[many]
            { $who ->
                [you] Ви берете на руки { $count } карт: { $cards }.
               *[other] { $name } бере на руки { $count } карт: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] Ви викладаєте: { $cards }.
       *[other] { $name } викладає: { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] Ви додаєте до своєї комбінації { $rank }: { $cards }. У ній { $count } карта.
               *[other] { $name } додає до комбінації { $rank }: { $cards }. У ній { $count } карта.
            }
        [few]
            { $who ->
                [you] Ви додаєте до своєї комбінації { $rank }: { $cards }. У ній { $count } карти.
               *[other] { $name } додає до комбінації { $rank }: { $cards }. У ній { $count } карти.
            }
       *[many]
            { $who ->
                [you] Ви додаєте до своєї комбінації { $rank }: { $cards }. У ній { $count } карт.
               *[other] { $name } додає до комбінації { $rank }: { $cards }. У ній { $count } карт.
            }
    }
mille-discards =
    { $who ->
        [you] Ви скидаєте { $card_acc }.
       *[other] { $name } скидає { $card_acc }.
    }
mille-pile-seven =
    { $who ->
        [you] Ваші сім { $rank } складено в стос.
       *[other] Увага: { $name } складає сім { $rank } у стос.
    }
mille-pile-eight =
    { $who ->
        [you] Ваші вісім { $rank } перевернуто: натурал.
       *[other] { $name } перевертає вісім { $rank }: натурал.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] У вас лишилася { $count } карта.
               *[other] { $name }: на руках лишилася { $count } карта.
            }
        [few]
            { $who ->
                [you] У вас лишилося { $count } карти.
               *[other] { $name }: на руках лишилося { $count } карти.
            }
       *[many]
            { $who ->
                [you] У вас лишилося { $count } карт.
               *[other] { $name }: на руках лишилося { $count } карт.
            }
    }
mille-out =
    { $who ->
        [you] Ви закрилися!
       *[other] { $name } закривається.
    }
mille-blocked = Тягнути більше нема чого: роздачу заблоковано.
mille-stalemate = Відколи скид перетасували, ніхто не виклав жодної карти, тож удруге його не тасують: роздачу заблоковано.

## What a deal brought

mille-scored =
    { $who ->
        [you] У вас { $laid } очок у комбінаціях і { $hand } на руках.
       *[other] { $name }: { $laid } очок у комбінаціях і { $hand } на руках.
    }
mille-scored-out =
    { $who ->
        [you] Ви закрилися, у комбінаціях у вас { $laid } очок.
       *[other] { $name } закривається, у комбінаціях { $laid } очок.
    }
mille-eight-set =
    { $who ->
        [you] Ваші вісім { $rank } без джокерів рахуються подвійно, це ще { $points }: зірка.
       *[other] { $name }: вісім { $rank } без джокерів рахуються подвійно, це ще { $points }: зірка.
    }
mille-out-natural =
    { $who ->
        [you] Ви закрилися без джокерів: усі ваші очки подвоюються, і ви отримуєте зірку.
       *[other] { $name } закривається без джокерів: усі очки подвоюються, і ще зірка.
    }
mille-score =
    { $who ->
        [you] Ваш результат за роздачу: { $score }.
       *[other] { $name }, результат за роздачу: { $score }.
    }
mille-chapeau =
    { $who ->
        [you] Нижче нуля: ви отримуєте шапо (штраф), позначку за це отримує { $other }.
       *[other] Нижче нуля: { $name } отримує шапо (штраф), позначку за це отримує { $other }.
    }

## The payment; amounts are in the unit of the stakes

payment-head =
    { $me ->
        [payer] Платите ви, отримує { $payee }:
        [payee] Платить { $payer }, отримуєте ви:
       *[no] Платить { $payer }, отримує { $payee }:
    }
payment-head-plain = Хто програв, платить переможцеві:
payment-game = { $amount } за перемогу
payment-difference = { $amount } за різницю в рахунку
payment-naturals =
    { $count ->
        [one] { $amount } за { $count } натурал
        [few] { $amount } за { $count } натурали
       *[many] { $amount } за { $count } натуралів
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } за { $count } шапо
        [few] { $amount } за { $count } шапо
       *[many] { $amount } за { $count } шапо
    }
payment-skunk = { $amount } за скунса
payment-times =
    { $times ->
        [3] усе множиться на { $times }: рахунок того, хто програв, нижчий за нуль
       *[other] усе множиться на { $times } за скунса
    }
payment-total-plain = Разом той, хто програв, платить переможцеві { $amount } (мала ставка { $small }).
payment-total =
    { $me ->
        [payer] Разом { $amount }: платите ви, отримує { $payee } (мала ставка { $small }).
        [payee] Разом { $amount }: платить { $payer }, отримуєте ви (мала ставка { $small }).
       *[no] Разом { $amount }: платить { $payer }, отримує { $payee } (мала ставка { $small }).
    }

## What lies open

mille-table-top =
    { $count ->
        [one] У скиді { $count } карта, зверху { $card }. У колоді: { $stock }.
        [few] У скиді { $count } карти, зверху { $card }. У колоді: { $stock }.
       *[many] У скиді { $count } карт, зверху { $card }. У колоді: { $stock }.
    }
mille-table-no-pack = Скиду немає. У колоді: { $stock }.
mille-table-pack = Карти скиду: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] У вас на руках { $count } карта. Ваші комбінації на столі:
               *[other] { $name }: на руках { $count } карта, комбінації на столі:
            }
        [few]
            { $who ->
                [you] У вас на руках { $count } карти. Ваші комбінації на столі:
               *[other] { $name }: на руках { $count } карти, комбінації на столі:
            }
       *[many]
            { $who ->
                [you] У вас на руках { $count } карт. Ваші комбінації на столі:
               *[other] { $name }: на руках { $count } карт, комбінації на столі:
            }
    }
mille-table-set =
    { $lies ->
        [seven] - сім { $rank }: { $cards } (у стосі)
        [eight] - вісім { $rank }: { $cards } (перевернуто)
       *[open]
            { $wilds ->
                [0] - комбінація { $rank }: { $cards }
                [one] - комбінація { $rank }: { $cards } ({ $wilds } джокер)
                [few] - комбінація { $rank }: { $cards } ({ $wilds } джокери)
               *[many] - комбінація { $rank }: { $cards } ({ $wilds } джокерів)
            }
    }
mille-table-no-sets = - поки що нічого
mille-table-known =
    { $who ->
        [you] Карти у вас на руках, відомі всім: { $cards }.
       *[other] { $name }, відомі карти на руках: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Ваші зірки: { $stars }. Ваші шапо: { $chapeaux }.
       *[other] { $name }, зірки: { $stars }. Шапо: { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) шапо, рахунок { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, рахунок { $total }
                [one] { $name } { $score } і { $stars } зірка, рахунок { $total }
                [few] { $name } { $score } і { $stars } зірки, рахунок { $total }
               *[many] { $name } { $score } і { $stars } зірок, рахунок { $total }
            }
    }

## The score sheet

mille-sheet-circled = (шапо)
mille-sheet-stars =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
       *[many] { $count } зірок
    }
mille-sheet-naturals = Натурали
mille-sheet-chapeaux = Шапо
legend-star = натурал
legend-circle = шапо: результат нижче нуля, коли закрився суперник
mille-score-out = Хто вийшов: { $names }, чи блок?
    .brief = Вихід
mille-score-points = { $name }, результат за роздачу:
    .brief = { $name }
mille-score-stars = { $name }, скільки зірок (натуралів)? (Enter: жодної)
    .brief = { $name }, зірки
mille-score-cards = { $name }, карти:
    .brief = { $name }
mille-score-sets = Комбінації на столі
mille-score-hand =
    { $left ->
        [0] Лишилося на руках
       *[other] Лишилося на руках: раніше очок { $left }
    }
mille-score-counted =
    { $stars ->
        [0] Поки що { $score }
        [one] Поки що { $score }, { $stars } зірка
        [few] Поки що { $score }, { $stars } зірки
       *[many] Поки що { $score }, { $stars } зірок
    }
