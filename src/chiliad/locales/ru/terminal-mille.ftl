### The table of Mille in the terminal. The variables are those of en/terminal.ftl and en/terminal-mille.ftl.

## What happens

mille-up = Открыта карта: { $card }.
mille-new-stock = Колода кончилась: сброс, кроме верхней карты, тасуется и становится новой колодой.
mille-draws =
    { $who ->
        [you] Вы тянете { $card_acc }.
       *[other] { $name } тянет { $card_acc }.
    }
mille-draws-hidden =
    { $who ->
        [you] Вы тянете карту.
       *[other] { $name } тянет карту.
    }
mille-uptwo =
    { $who ->
        [you] Вы берёте открытую { $card_acc }.
       *[other] { $name } берёт открытую { $card_acc }.
    }
mille-takes =
    { $who ->
        [you] Вы берёте сброс: сверху { $top }, с руки { $cards }.
       *[other] { $name } берёт сброс: сверху { $top }, с руки { $cards }.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] Вы берёте на руки { $count } карту: { $cards }.
               *[other] { $name } берёт на руки { $count } карту: { $cards }.
            }
        [few]
            { $who ->
                [you] Вы берёте на руки { $count } карты: { $cards }.
               *[other] { $name } берёт на руки { $count } карты: { $cards }.
            }
       *[many]
            { $who ->
                [you] Вы берёте на руки { $count } карт: { $cards }.
               *[other] { $name } берёт на руки { $count } карт: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] Вы выкладываете: { $cards }.
       *[other] { $name } выкладывает: { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] Вы добавляете к своей комбинации { $rank }: { $cards }. В ней { $count } карта.
               *[other] { $name } добавляет к комбинации { $rank }: { $cards }. В ней { $count } карта.
            }
        [few]
            { $who ->
                [you] Вы добавляете к своей комбинации { $rank }: { $cards }. В ней { $count } карты.
               *[other] { $name } добавляет к комбинации { $rank }: { $cards }. В ней { $count } карты.
            }
       *[many]
            { $who ->
                [you] Вы добавляете к своей комбинации { $rank }: { $cards }. В ней { $count } карт.
               *[other] { $name } добавляет к комбинации { $rank }: { $cards }. В ней { $count } карт.
            }
    }
mille-discards =
    { $who ->
        [you] Вы сбрасываете { $card_acc }.
       *[other] { $name } сбрасывает { $card_acc }.
    }
mille-pile-seven =
    { $who ->
        [you] Ваши семь { $rank } сложены в стопку.
       *[other] Внимание: { $name } складывает семь { $rank } в стопку.
    }
mille-pile-eight =
    { $who ->
        [you] Ваши восемь { $rank } перевёрнуты: натурал.
       *[other] { $name } переворачивает восемь { $rank }: натурал.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] У вас осталась { $count } карта.
               *[other] { $name }: на руках осталась { $count } карта.
            }
        [few]
            { $who ->
                [you] У вас осталось { $count } карты.
               *[other] { $name }: на руках осталось { $count } карты.
            }
       *[many]
            { $who ->
                [you] У вас осталось { $count } карт.
               *[other] { $name }: на руках осталось { $count } карт.
            }
    }
mille-out =
    { $who ->
        [you] Вы закрылись!
       *[other] { $name } закрывается.
    }
mille-blocked = Тянуть больше нечего: раздача заблокирована.
mille-stalemate = С тех пор, как сброс стасовали, никто не выложил ни одной карты, и больше его не тасуют: раздача заблокирована.

## What a deal brought

mille-scored =
    { $who ->
        [you] У вас { $laid } очков в комбинациях и { $hand } на руках.
       *[other] { $name }: { $laid } очков в комбинациях и { $hand } на руках.
    }
mille-scored-out =
    { $who ->
        [you] Вы закрылись, в комбинациях у вас { $laid } очков.
       *[other] { $name } закрывается, в комбинациях { $laid } очков.
    }
mille-eight-set =
    { $who ->
        [you] Ваши восемь { $rank } без джокеров считаются вдвое, это ещё { $points }: звезда.
       *[other] { $name }: восемь { $rank } без джокеров считаются вдвое, это ещё { $points }: звезда.
    }
mille-out-natural =
    { $who ->
        [you] Вы закрылись без джокеров: все ваши очки удваиваются, и вы получаете звезду.
       *[other] { $name } закрывается без джокеров: все очки удваиваются, и ещё звезда.
    }
mille-score =
    { $who ->
        [you] Ваш результат за раздачу: { $score }.
       *[other] { $name }, результат за раздачу: { $score }.
    }
mille-chapeau =
    { $who ->
        [you] Ниже нуля: вы получаете шапо (штраф), отметку за это получает { $other }.
       *[other] Ниже нуля: { $name } получает шапо (штраф), отметку за это получает { $other }.
    }

## The payment; amounts are in the unit of the stakes

payment-head =
    { $me ->
        [payer] Платите вы, получает { $payee }:
        [payee] Платит { $payer }, получаете вы:
       *[no] Платит { $payer }, получает { $payee }:
    }
payment-head-plain = Проигравший платит победителю:
payment-game = { $amount } за победу
payment-difference = { $amount } за разницу в счёте
payment-naturals =
    { $count ->
        [one] { $amount } за { $count } натурал
        [few] { $amount } за { $count } натурала
       *[many] { $amount } за { $count } натуралов
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
        [3] всё умножается на { $times }: проигравший ниже нуля
       *[other] всё умножается на { $times } за скунса
    }
payment-total-plain = Всего проигравший платит победителю { $amount } (малая ставка { $small }).
payment-total =
    { $me ->
        [payer] Всего { $amount }: платите вы, получает { $payee } (малая ставка { $small }).
        [payee] Всего { $amount }: платит { $payer }, получаете вы (малая ставка { $small }).
       *[no] Всего { $amount }: платит { $payer }, получает { $payee } (малая ставка { $small }).
    }

## What lies open

mille-table-top =
    { $count ->
        [one] В сбросе { $count } карта, сверху { $card }. В колоде: { $stock }.
        [few] В сбросе { $count } карты, сверху { $card }. В колоде: { $stock }.
       *[many] В сбросе { $count } карт, сверху { $card }. В колоде: { $stock }.
    }
mille-table-no-pack = Сброса нет. В колоде: { $stock }.
mille-table-pack = Карты сброса: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] У вас на руках { $count } карта. Ваши комбинации на столе:
               *[other] { $name }: на руках { $count } карта, комбинации на столе:
            }
        [few]
            { $who ->
                [you] У вас на руках { $count } карты. Ваши комбинации на столе:
               *[other] { $name }: на руках { $count } карты, комбинации на столе:
            }
       *[many]
            { $who ->
                [you] У вас на руках { $count } карт. Ваши комбинации на столе:
               *[other] { $name }: на руках { $count } карт, комбинации на столе:
            }
    }
mille-table-set =
    { $lies ->
        [seven] - семь { $rank }: { $cards } (в стопке)
        [eight] - восемь { $rank }: { $cards } (перевёрнуты)
       *[open]
            { $wilds ->
                [0] - комбинация { $rank }: { $cards }
                [one] - комбинация { $rank }: { $cards } ({ $wilds } джокер)
                [few] - комбинация { $rank }: { $cards } ({ $wilds } джокера)
               *[many] - комбинация { $rank }: { $cards } ({ $wilds } джокеров)
            }
    }
mille-table-no-sets = - пока ничего
mille-table-known =
    { $who ->
        [you] Карты у вас на руках, известные всем: { $cards }.
       *[other] { $name }, известные карты на руках: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Ваши звёзды: { $stars }. Ваши шапо: { $chapeaux }.
       *[other] { $name }, звёзды: { $stars }. Шапо: { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) шапо, счёт { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, счёт { $total }
                [one] { $name } { $score } и { $stars } звезда, счёт { $total }
                [few] { $name } { $score } и { $stars } звезды, счёт { $total }
               *[many] { $name } { $score } и { $stars } звёзд, счёт { $total }
            }
    }

## The score sheet

mille-sheet-circled = (шапо)
mille-sheet-stars =
    { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
       *[many] { $count } звёзд
    }
mille-sheet-naturals = Натуралы
mille-sheet-chapeaux = Шапо
legend-star = натурал
legend-circle = шапо: результат ниже нуля, когда закрылся соперник
mille-score-out = Кто вышел: { $names }, или блок?
    .brief = Выход
mille-score-points = { $name }, результат за раздачу:
    .brief = { $name }
mille-score-stars = { $name }, сколько звёзд (натуралов)? (Enter: нисколько)
    .brief = { $name }, звёзды
mille-score-cards = { $name }, карты:
    .brief = { $name }
mille-score-sets = Комбинации на столе
mille-score-hand =
    { $left ->
        [0] Осталось на руках
       *[other] Осталось на руках: раньше очков { $left }
    }
mille-score-counted =
    { $stars ->
        [0] Пока { $score }
        [one] Пока { $score }, { $stars } звезда
        [few] Пока { $score }, { $stars } звезды
       *[many] Пока { $score }, { $stars } звёзд
    }
