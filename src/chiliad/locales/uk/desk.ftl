### The table in the browser and in the terminal: what is asked, what buttons say. The variables are explained in en/desk.ftl.
###
### A single card also has its accusative and instrumental, $card_acc and $card_ins; several stand in the nominative.
### $rank is said in the genitive plural: "комбінація { $rank }".

## What is asked in Tysiac

desk-ask-opening = Ви відкриваєте торги. Заявіть від { $low } до { $high }.
desk-ask-opening-only = Ви відкриваєте торги. Заявіть { $points }.
desk-ask-bid = Заявіть від { $low } до { $high } або пасуйте.
desk-ask-bid-only = Заявіть { $points } або пасуйте.
desk-ask-pass = Лишається тільки пас: із цими картами вище не заявити.
desk-ask-give =
    { $concession ->
        [bomb] Віддайте по карті кожному з суперників або киньте бомбу.
        [write_off] Віддайте по карті кожному з суперників або розпишіть роздачу.
       *[other] Віддайте по карті кожному з суперників або розпишіть роздачу.
    }
desk-ask-give-only = Віддайте по карті кожному з суперників.
desk-ask-give-other = Тепер карта, яку отримає { $receiver }.
desk-ask-talon = Виберіть прикуп, 1 або 2; жодного ніхто не бачив.
desk-ask-lay-away =
    { $concession ->
        [bomb] Скиньте дві карти сорочкою вгору або киньте бомбу.
        [write_off] Скиньте дві карти сорочкою вгору або розпишіть роздачу.
       *[other] Скиньте дві карти сорочкою вгору або розпишіть роздачу.
    }
desk-ask-lay-away-only = Скиньте дві карти сорочкою вгору.
desk-ask-lay-away-other = Скиньте ще одну карту.
desk-ask-contract = Назвіть замовлення, від { $low } до { $high }.
desk-ask-contract-only = Назвіть замовлення: { $points }.
desk-ask-lead = Ви починаєте взятку: ходіть будь-якою картою.
desk-ask-lead-marriage = Ви починаєте взятку: ходіть будь-якою картою або оголосіть марʼяж королем чи дамою.
desk-ask-play = Ваш хід.
desk-ask-only = Зіграти можна лише { $card_acc }.

## What is asked in Mille

desk-ask-draw = Тягніть карту.
desk-ask-take = Тягніть карту або візьміть скид, зверху { $top }.
desk-ask-take-or-blocked = Тягнути нема чого. Візьміть скид, зверху { $top }, або закінчіть роздачу.
desk-ask-take-or-stalemate = Колода порожня, і відколи скид перетасували, ніхто не виклав жодної карти. Візьміть скид, зверху { $top }, або закінчіть роздачу.
desk-ask-two = Тягніть карту або візьміть на руки відкриту двійку: { $top }.
desk-ask-two-or-take = Тягніть карту, візьміть відкриту двійку ({ $top }) на руки або візьміть її з парою двійок.
desk-ask-blocked = Тягнути нема чого: роздача на цьому закінчується.
desk-ask-stalemate = Колода порожня, і відколи скид перетасували, ніхто не виклав жодної карти: роздача на цьому закінчується.
desk-ask-complete = Спершу завершіть комбінацію { $rank }.
desk-ask-meld = Викладайте карти або скиньте одну, щоб закінчити хід.
desk-ask-discard = Скиньте карту, щоб закінчити хід.

## What buttons say

desk-pass = Пас
desk-concede = Розписати
desk-bomb = Кинути бомбу
desk-write-off = Розписати
desk-bid = Заявити { $points }
desk-contract = Замовлення { $points }
desk-give = Віддати { $card_acc }, отримає { $receiver }
desk-take-talon = Взяти прикуп { $number }
desk-lay-away = Скинути { $card_acc }
desk-play = Ходити { $card_ins }
desk-marry = Оголосити марʼяж, ходити { $card_ins }, очки: { $points }
desk-draw = Тягнути карту
desk-take = Взяти скид, з руки: { $cards }
desk-pick = Взяти решту скиду
desk-uptwo = Взяти { $card_acc }
desk-blocked = Закінчити роздачу
desk-lay = Викласти: { $cards }
desk-add = До комбінації { $rank }: { $cards }
desk-discard = Скинути { $card_acc }

## The end of a deal in a few words

desk-headline-made =
    { $who ->
        [you] Замовлення виконано: +{ $points }
       *[other] { $name } виконує замовлення: +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Замовлення не виконано: −{ $points }
       *[other] { $name } не виконує замовлення: −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Ви кинули бомбу
               *[other] { $name } кидає бомбу
            }
        [write_off]
            { $who ->
                [you] Ви розписали роздачу
               *[other] { $name } розписує роздачу
            }
       *[other]
            { $who ->
                [you] Ви розписали роздачу
               *[other] { $name } розписує роздачу
            }
    }
desk-headline-out =
    { $who ->
        [you] Ви закрилися: +{ $score }
       *[other] { $name } закривається: +{ $score }
    }
desk-headline-blocked = Роздачу заблоковано
desk-left =
    { $who ->
        [you] У вас на руках лишилися: { $cards }.
       *[other] На руках лишилися ({ $name }): { $cards }.
    }

## What conceding would bring

desk-concede-bid = Ваша заявка { $contract } пропадає.
desk-concede-free =
    { $left ->
        [0] Вам це нічого не коштує; наступний розпис коштує { $penalty }.
        [one] Вам це нічого не коштує; безплатно можна ще { $left } раз, а потім розпис коштує { $penalty }.
        [few] Вам це нічого не коштує; безплатно можна ще { $left } рази, а потім розпис коштує { $penalty }.
       *[many] Вам це нічого не коштує; безплатно можна ще { $left } разів, а потім розпис коштує { $penalty }.
    }
desk-concede-costs = Вам це коштує { $points }: ваш рахунок буде { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } не отримує нічого: рахунок лишається { $total }.
       *[other] { $name } отримує { $points }: рахунок буде { $total }.
    }
desk-concede-wins = { $name } цим виграє партію.

## Where the limit of bids and contracts comes from

desk-why-opening = Перша заявка — { $least } або більше.
desk-why-no-marriage = Без марʼяжу на руках межа { $limit }.
desk-why-marriages = У вас { $marriages }: можна до { $limit }.
desk-why-sum = Можна до { $limit }: { $base } з будь-якими картами + { $marriages }.
desk-why-most = Можна до { $limit }: вище не можна з жодними картами.
desk-why-free = За правилами цього столу з будь-якими картами можна до { $limit }.
desk-why-bid-stands = Із цими картами вище за вашу заявку не піднятися.
desk-marriage =
    { $suit ->
        [s] піковий марʼяж
        [h] чирвовий марʼяж
        [d] бубновий марʼяж
       *[c] трефовий марʼяж
    }
desk-and = { $list } і { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = Ви ще не дивилися свої карти. Заявіть { $points } наосліп або заявіть { $least } і подивіться їх.
desk-ask-redeal = У вас чотири девʼятки, і ви можете попросити перездачу.
desk-ask-contract-fixed = Замовлення лишається { $points }: підтвердьте його й ходіть.
desk-ask-lead-aces = Ви починаєте взятку: ходіть будь-якою картою або оголосіть чотирьох тузів одним із них.
desk-ask-lead-aces-or-marriage = Ви починаєте взятку: ходіть будь-якою картою або оголосіть чотирьох тузів чи марʼяж.
desk-blind = Заявити { $points } наосліп
desk-redeal = Просити перездачу
desk-aces = Оголосити чотирьох тузів, ходити { $card_ins }, очки: { $points }
desk-headline-void = Перездача
# Why the viewerʼs own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Ваша { $count } карта лежить сорочкою вгору, поки заявку наосліп не перебʼють або ви не візьмете прикуп.
                [few] Ваші { $count } карти лежать сорочкою вгору, поки заявку наосліп не перебʼють або ви не візьмете прикуп.
               *[many] Ваші { $count } карт лежать сорочкою вгору, поки заявку наосліп не перебʼють або ви не візьмете прикуп.
            }
       *[no]
            { $count ->
                [one] Ваша { $count } карта лежить сорочкою вгору: можна заявити наосліп.
                [few] Ваші { $count } карти лежать сорочкою вгору: можна заявити наосліп.
               *[many] Ваші { $count } карт лежать сорочкою вгору: можна заявити наосліп.
            }
    }
desk-why-opening-exact = Перша заявка — рівно { $least }.
desk-why-golden = Золоту роздачу грають на { $points }.
desk-why-blind = Роздачу, заявлену наосліп, грають на { $points }.
# As desk-marriage, in the same places.
desk-four-aces = чотири тузи
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] Вам це нічого не коштує; за наступну бомбу суперник отримає { $award }.
       *[other] Вам це нічого не коштує; за наступну бомбу кожен з інших отримає { $award }.
    }
desk-concede-first-home = Вам це нічого не коштує; наступна бомба коштуватиме замовлення.
desk-concede-again = Вам це нічого не коштує.
desk-concede-becomes =
    { $who ->
        [you] Ваш рахунок буде { $total }.
       *[other] { $name }: рахунок буде { $total }.
    }
