### The table in the browser and in the terminal: what is asked, what buttons say. The variables are explained in en/desk.ftl.
###
### Cards stand in the nominative only; $rank is said in the genitive plural: "комбинация { $rank }".

## What is asked in Tysiac

desk-ask-opening = Вы открываете торги. Заявите от { $low } до { $high }.
desk-ask-opening-only = Вы открываете торги. Заявите { $points }.
desk-ask-bid = Заявите от { $low } до { $high } или пасуйте.
desk-ask-bid-only = Заявите { $points } или пасуйте.
desk-ask-pass = Остаётся только пас: с этими картами выше не заявить.
desk-ask-give =
    { $concession ->
        [bomb] Отдайте по карте каждому из соперников или бросьте бомбу.
        [write_off] Отдайте по карте каждому из соперников или распишите раздачу.
       *[other] Отдайте по карте каждому из соперников или распишите раздачу.
    }
desk-ask-give-only = Отдайте по карте каждому из соперников.
desk-ask-give-other = Теперь карта, которую получит { $receiver }.
desk-ask-talon = Выберите прикуп, 1 или 2; их никто не видел.
desk-ask-lay-away =
    { $concession ->
        [bomb] Снесите две карты рубашкой вверх или бросьте бомбу.
        [write_off] Снесите две карты рубашкой вверх или распишите раздачу.
       *[other] Снесите две карты рубашкой вверх или распишите раздачу.
    }
desk-ask-lay-away-only = Снесите две карты рубашкой вверх.
desk-ask-lay-away-other = Снесите ещё одну карту.
desk-ask-contract = Назовите заказ, от { $low } до { $high }.
desk-ask-contract-only = Назовите заказ: { $points }.
desk-ask-lead = Ваш заход: ходите любой картой.
desk-ask-lead-marriage = Ваш заход: ходите любой картой или объявите марьяж королём или дамой.
desk-ask-play = Ваш ход.
desk-ask-only = Положить можно только { $card_acc }.

## What is asked in Mille

desk-ask-draw = Тяните карту.
desk-ask-take = Тяните карту или возьмите сброс, сверху { $top }.
desk-ask-take-or-blocked = Тянуть нечего. Возьмите сброс, сверху { $top }, или закончите раздачу.
desk-ask-take-or-stalemate = Колода пуста, и с тех пор, как сброс стасовали, никто не выложил ни одной карты. Возьмите сброс, сверху { $top }, или закончите раздачу.
desk-ask-two = Тяните карту или возьмите на руки открытую двойку: { $top }.
desk-ask-two-or-take = Тяните карту, возьмите открытую двойку ({ $top }) на руки или возьмите её с парой двоек.
desk-ask-blocked = Тянуть нечего: раздача на этом кончается.
desk-ask-stalemate = Колода пуста, и с тех пор, как сброс стасовали, никто не выложил ни одной карты: раздача на этом кончается.
desk-ask-complete = Сначала завершите комбинацию { $rank }.
desk-ask-meld = Выкладывайте карты или сбросьте одну, чтобы закончить ход.
desk-ask-discard = Сбросьте карту, чтобы закончить ход.

## What buttons say

desk-pass = Пас
desk-concede = Расписать
desk-bomb = Бросить бомбу
desk-write-off = Расписать
desk-bid = Заявить { $points }
desk-contract = Заказ { $points }
desk-give = Отдать { $card_acc }: { $receiver }
desk-take-talon = Взять прикуп { $number }
desk-lay-away = Снести { $card_acc }
desk-play = Ходить { $card_ins }
desk-marry = Объявить марьяж с ходом { $card_ins }, очки: { $points }
desk-draw = Тянуть карту
desk-take = Взять сброс, с руки: { $cards }
desk-pick = Взять остаток сброса
desk-uptwo = Взять { $card_acc }
desk-blocked = Закончить раздачу
desk-lay = Выложить: { $cards }
desk-add = В комбинацию { $rank }: { $cards }
desk-discard = Сбросить { $card_acc }

## Конец раздачи в нескольких словах

desk-headline-made =
    { $who ->
        [you] Заказ выполнен: +{ $points }
       *[other] { $name } выполняет заказ: +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Заказ не выполнен: −{ $points }
       *[other] { $name } не выполняет заказ: −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Вы бросили бомбу
               *[other] { $name } бросает бомбу
            }
        [write_off]
            { $who ->
                [you] Вы расписали раздачу
               *[other] { $name } расписывает раздачу
            }
       *[other]
            { $who ->
                [you] Вы расписали раздачу
               *[other] { $name } расписывает раздачу
            }
    }
desk-headline-out =
    { $who ->
        [you] Вы закрылись: +{ $score }
       *[other] { $name } закрывается: +{ $score }
    }
desk-headline-blocked = Раздача заблокирована
desk-left =
    { $who ->
        [you] У вас на руках остались: { $cards }.
       *[other] На руках остались ({ $name }): { $cards }.
    }

## Что даст роспись

desk-concede-bid = Ваша заявка { $contract } пропадает.
desk-concede-free =
    { $left ->
        [0] Вам это ничего не стоит; следующая роспись стоит { $penalty }.
        [one] Вам это ничего не стоит; бесплатна ещё { $left }, а потом роспись стоит { $penalty }.
        [few] Вам это ничего не стоит; бесплатны ещё { $left }, а потом роспись стоит { $penalty }.
       *[many] Вам это ничего не стоит; бесплатны ещё { $left }, а потом роспись стоит { $penalty }.
    }
desk-concede-costs = Вам это стоит { $points }: ваш счёт будет { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } не получает ничего: счёт остаётся { $total }.
       *[other] { $name } получает { $points }: счёт будет { $total }.
    }
desk-concede-wins = { $name } этим выигрывает партию.

## Where the limit of bids and contracts comes from

desk-why-opening = Первая заявка — { $least } или больше.
desk-why-no-marriage = Без марьяжа на руках предел { $limit }.
desk-why-marriages = У вас { $marriages }: можно до { $limit }.
desk-why-sum = Можно до { $limit }: { $base } с любыми картами + { $marriages }.
desk-why-most = Можно до { $limit }: выше нельзя ни с какими картами.
desk-why-free = По правилам этого стола с любыми картами можно до { $limit }.
desk-why-bid-stands = С этими картами выше вашей заявки не подняться.
desk-marriage =
    { $suit ->
        [s] пиковый марьяж
        [h] червовый марьяж
        [d] бубновый марьяж
       *[c] трефовый марьяж
    }
desk-and = { $list } и { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = Вы ещё не смотрели свои карты. Заявите { $points } вслепую или заявите { $least } и посмотрите их.
desk-ask-redeal = У вас четыре девятки, и вы можете попросить пересдачу.
desk-ask-contract-fixed = Заказ остаётся { $points }: подтвердите его и ходите.
desk-ask-lead-aces = Вы начинаете взятку: ходите любой картой или объявите четырёх тузов одним из них.
desk-ask-lead-aces-or-marriage = Вы начинаете взятку: ходите любой картой или объявите четырёх тузов либо марьяж.
desk-blind = Заявить { $points } вслепую
desk-redeal = Просить пересдачу
desk-aces = Объявить четырёх тузов, ходить { $card_ins }, очки: { $points }
desk-headline-void = Пересдача
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Ваша { $count } карта лежит рубашкой вверх, пока заявку вслепую не перебьют или вы не возьмёте прикуп.
                [few] Ваши { $count } карты лежат рубашкой вверх, пока заявку вслепую не перебьют или вы не возьмёте прикуп.
               *[many] Ваши { $count } карт лежат рубашкой вверх, пока заявку вслепую не перебьют или вы не возьмёте прикуп.
            }
       *[no]
            { $count ->
                [one] Ваша { $count } карта лежит рубашкой вверх: можно заявить вслепую.
                [few] Ваши { $count } карты лежат рубашкой вверх: можно заявить вслепую.
               *[many] Ваши { $count } карт лежат рубашкой вверх: можно заявить вслепую.
            }
    }
desk-why-opening-exact = Первая заявка — ровно { $least }.
desk-why-golden = Золотую раздачу играют на { $points }.
desk-why-blind = Раздачу, заявленную вслепую, играют на { $points }.
# As desk-marriage, in the same places.
desk-four-aces = четыре туза
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] Вам это ничего не стоит; за следующую бомбу соперник получит { $award }.
       *[other] Вам это ничего не стоит; за следующую бомбу каждый из остальных получит { $award }.
    }
desk-concede-first-home = Вам это ничего не стоит; следующая бомба будет стоить заказа.
desk-concede-again = Вам это ничего не стоит.
desk-concede-becomes =
    { $who ->
        [you] Ваш счёт будет { $total }.
       *[other] { $name }: счёт будет { $total }.
    }
