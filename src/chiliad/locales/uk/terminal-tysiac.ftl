### The table of Tysiac in the terminal. The variables are those of en/terminal.ftl and en/terminal-tysiac.ftl.

## What happens

tysiac-dealt-talon = Прикуп: { $cards }, сорочкою вгору.
tysiac-bids =
    { $who ->
        [you] Ви заявляєте { $points }.
       *[other] { $name } заявляє { $points }.
    }
tysiac-passes =
    { $who ->
        [you] Ви пасуєте.
       *[other] { $name } пасує.
    }
tysiac-talon =
    { $who ->
        [you] Розігруєте ви, замовлення { $bid }. Прикуп: { $cards }.
       *[other] Розігрує { $name }, замовлення { $bid }. Прикуп: { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] Ви кидаєте бомбу, замовлення { $contract }.
               *[other] { $name } кидає бомбу, замовлення { $contract }.
            }
        [write_off]
            { $who ->
                [you] Ви розписуєте роздачу, замовлення { $contract }.
               *[other] { $name } розписує роздачу, замовлення { $contract }.
            }
       *[other]
            { $who ->
                [you] Ви розписуєте роздачу, замовлення { $contract }.
               *[other] { $name } розписує роздачу, замовлення { $contract }.
            }
    }
tysiac-gives-you = { $name } віддає вам { $card_acc }.
tysiac-gives-hidden = { $name } віддає карту, отримує { $receiver }.
tysiac-gives =
    { $who ->
        [you] Ви віддаєте { $card_acc }, отримує { $receiver }.
       *[other] { $name } віддає { $card_acc }, отримує { $receiver }.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] Ви підвищуєте замовлення до { $points }.
               *[other] { $name } підвищує замовлення до { $points }.
            }
       *[no]
            { $who ->
                [you] Ви не підвищуєте, ваше замовлення { $points }.
               *[other] { $name } не підвищує, замовлення { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] Ви ходите { $card_ins }.
       *[other] { $name } ходить { $card_ins }.
    }
tysiac-plays =
    { $who ->
        [you] Ви кладете { $card_acc }.
       *[other] { $name } кладе { $card_acc }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] Ви оголошуєте піковий марʼяж, { $points } очок, і ходите { $card_ins }. Козирі — піки.
               *[other] { $name } оголошує піковий марʼяж, { $points } очок, і ходить { $card_ins }. Козирі — піки.
            }
        [h]
            { $who ->
                [you] Ви оголошуєте чирвовий марʼяж, { $points } очок, і ходите { $card_ins }. Козирі — чирви.
               *[other] { $name } оголошує чирвовий марʼяж, { $points } очок, і ходить { $card_ins }. Козирі — чирви.
            }
        [d]
            { $who ->
                [you] Ви оголошуєте бубновий марʼяж, { $points } очок, і ходите { $card_ins }. Козирі — бубни.
               *[other] { $name } оголошує бубновий марʼяж, { $points } очок, і ходить { $card_ins }. Козирі — бубни.
            }
       *[c]
            { $who ->
                [you] Ви оголошуєте трефовий марʼяж, { $points } очок, і ходите { $card_ins }. Козирі — трефи.
               *[other] { $name } оголошує трефовий марʼяж, { $points } очок, і ходить { $card_ins }. Козирі — трефи.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] Ви берете останню взятку, плюс { $points }: усього { $made }.
               *[other] { $name } бере останню взятку, плюс { $points }: усього { $made }.
            }
       *[no]
            { $who ->
                [you] Ви берете взятку, плюс { $points }: поки що { $made }.
               *[other] { $name } бере взятку, плюс { $points }: поки що { $made }.
            }
    }

## What a deal brought

tysiac-scored-made =
    { $who ->
        [you] У вас набрано { $points } на замовленні { $contract }: плюс { $contract }.
       *[other] { $name }: набрано { $points } на замовленні { $contract }, плюс { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] У вас набрано { $points }, це менше за ваше замовлення { $contract }: мінус { $contract }.
       *[other] { $name }: набрано { $points }, це менше за замовлення { $contract }, мінус { $contract }.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Ви кинули бомбу: нуль очок.
               *[other] { $name } кидає бомбу: нуль очок.
            }
        [write_off]
            { $who ->
                [you] Ви розписали роздачу: нуль очок.
               *[other] { $name } розписує роздачу: нуль очок.
            }
       *[other]
            { $who ->
                [you] Ви розписали роздачу: нуль очок.
               *[other] { $name } розписує роздачу: нуль очок.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] У вас набрано { $points }, але із замовленням { $contract } з бочки не зійти: нуль очок.
       *[other] { $name }: набрано { $points }, але із замовленням { $contract } з бочки не зійти, нуль очок.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] Ви на бочці й не розігруєте: нуль очок.
       *[other] { $name } на бочці й не розігрує: нуль очок.
    }
tysiac-scored-award =
    { $who ->
        [you] Ваша частка за розпис: плюс { $score }.
       *[other] { $name }, частка за розпис: плюс { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] У захисті у вас набрано { $points }: плюс { $score }.
       *[other] { $name }: у захисті набрано { $points }, плюс { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] У захисті у вас набрано { $points }, з округленням плюс { $score }.
       *[other] { $name }: у захисті набрано { $points }, з округленням плюс { $score }.
    }
tysiac-counted-concessions =
    { $who ->
        [you] Це ваш розпис { $count } з { $free } безплатних.
       *[other] { $name }: розпис { $count } з { $free } безплатних.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Жодного очка: у вас болт { $count } з { $free } безплатних.
       *[other] { $name }, жодного очка: болт { $count } з { $free } безплатних.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] Розпис понад безплатні: вам мінус { $penalty }.
       *[other] { $name }, розпис понад безплатні: мінус { $penalty }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] Болт понад безплатні: вам мінус { $penalty }.
       *[other] { $name }, болт понад безплатні: мінус { $penalty }.
    }
tysiac-barrel-stops =
    { $who ->
        [you] Ваш рахунок зупиняється на { $total }: із цих очок { $lost } не зараховано.
       *[other] { $name }: рахунок зупиняється на { $total }, із цих очок { $lost } не зараховано.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] Ви на бочці, рахунок { $total }; на перемогу у вас { $deals } роздача.
               *[other] { $name } на бочці, рахунок { $total }; на перемогу { $deals } роздача.
            }
        [few]
            { $who ->
                [you] Ви на бочці, рахунок { $total }; на перемогу у вас { $deals } роздачі.
               *[other] { $name } на бочці, рахунок { $total }; на перемогу { $deals } роздачі.
            }
       *[many]
            { $who ->
                [you] Ви на бочці, рахунок { $total }; на перемогу у вас { $deals } роздач.
               *[other] { $name } на бочці, рахунок { $total }; на перемогу { $deals } роздач.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] Ви лишаєтеся на бочці, у вас ще { $left } роздача.
               *[other] { $name } лишається на бочці, ще { $left } роздача.
            }
        [few]
            { $who ->
                [you] Ви лишаєтеся на бочці, у вас ще { $left } роздачі.
               *[other] { $name } лишається на бочці, ще { $left } роздачі.
            }
       *[many]
            { $who ->
                [you] Ви лишаєтеся на бочці, у вас ще { $left } роздач.
               *[other] { $name } лишається на бочці, ще { $left } роздач.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] Це була ваша остання роздача на бочці: мінус { $penalty }, ви злітаєте з бочки.
       *[other] Це була остання роздача на бочці: { $name } злітає з бочки, мінус { $penalty }.
    }
tysiac-barrel-left =
    { $who ->
        [you] Ви злітаєте з бочки.
       *[other] { $name } злітає з бочки.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] На бочку сідає інший гравець: мінус { $penalty }, ви злітаєте з бочки.
       *[other] На бочку сідає інший гравець: { $name } злітає з бочки, мінус { $penalty }.
    }

## What lies open

tysiac-table-dealer =
    { $who ->
        [you] Роздаєте ви.
       *[other] Роздає { $name }.
    }
tysiac-table-passed =
    { $who ->
        [you] Ви спасували.
       *[other] { $name }: пас.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] Вашої заявки ще не було.
               *[other] { $name }: заявки ще не було.
            }
       *[other]
            { $who ->
                [you] Ваша заявка: { $points }.
               *[other] { $name }: заявка { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] Розігруєте ви, замовлення { $points }. У прикупі було: { $cards }.
       *[other] Розігрує { $name }, замовлення { $points }. У прикупі було: { $cards }.
    }
tysiac-table-trump =
    { $suit ->
        [s] Козирі — піки.
        [h] Козирі — чирви.
        [d] Козирі — бубни.
        [c] Козирі — трефи.
       *[none] Козиря поки що немає.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] У вас набрано { $points }, на руках { $count } карта.
               *[other] { $name }: набрано { $points }, на руках { $count } карта.
            }
        [few]
            { $who ->
                [you] У вас набрано { $points }, на руках { $count } карти.
               *[other] { $name }: набрано { $points }, на руках { $count } карти.
            }
       *[many]
            { $who ->
                [you] У вас набрано { $points }, на руках { $count } карт.
               *[other] { $name }: набрано { $points }, на руках { $count } карт.
            }
    }
tysiac-table-empty = На столі карт немає.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] На столі: { $items }. Козирі — піки.
        [h] На столі: { $items }. Козирі — чирви.
        [d] На столі: { $items }. Козирі — бубни.
        [c] На столі: { $items }. Козирі — трефи.
       *[none] На столі: { $items }. Козиря немає.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] Ви на бочці, у вас ще { $left } роздача.
               *[other] { $name } на бочці, ще { $left } роздача.
            }
        [few]
            { $who ->
                [you] Ви на бочці, у вас ще { $left } роздачі.
               *[other] { $name } на бочці, ще { $left } роздачі.
            }
       *[many]
            { $who ->
                [you] Ви на бочці, у вас ще { $left } роздач.
               *[other] { $name } на бочці, ще { $left } роздач.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] Ваші безплатні розписи: { $concessions } з { $free }, болти: { $empty } з { $free }.
       *[other] { $name }, безплатні розписи: { $concessions } з { $free }, болти: { $empty } з { $free }.
    }

## The score sheet

tysiac-sheet-ended =
    { $how ->
        [made] виконано
        [failed] не виконано
       *[conceded] розпис
    }
tysiac-sheet-declarer = розігрувач
tysiac-sheet-locked = рахунок закрито
tysiac-sheet-barrel =
    { $left ->
        [one] на бочці, ще { $left } роздача
        [few] на бочці, ще { $left } роздачі
       *[many] на бочці, ще { $left } роздач
    }
# The first letter of розпис.
tysiac-sheet-concession-sign = Р
tysiac-sheet-concessions =
    { $count ->
        [0] платний розпис
        [one] { $count } розпис
        [few] { $count } розписи
       *[many] { $count } розписів
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] платний болт
        [one] { $count } болт
        [few] { $count } болти
       *[many] { $count } болтів
    }
legend-made = замовлення виконано
legend-failed = замовлення не виконано
legend-conceded = розпис
# Beside an underlined figure.
legend-declarer = очки розігрувача
legend-barrel = на бочці: риска за кожну роздачу, що лишилася
legend-concessions = розписи до цієї роздачі включно; ! — платний
legend-empty_hands =
    { $how ->
        [tricks] болти до цієї роздачі включно, роздачі без жодної взятки; третій, із !, коштує { $penalty }
       *[points] болти до цієї роздачі включно, роздачі без жодного очка; третій, із !, коштує { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Бочка: рахунок не піднімається вище за { $barrel }, хіба що перемогою. Хто на ній сидить, має за три роздачі виконати замовлення щонайменше 120; інакше він втрачає 120 очок.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Ваші карти лежать сорочкою вгору: поки ви їх не дивилися, можна заявити { $points } наосліп.
       *[other] { $name } поки не дивиться ці карти й може заявити { $points } наосліп.
    }
tysiac-bids-blind =
    { $who ->
        [you] Ви заявляєте { $points } наосліп.
       *[other] { $name } заявляє { $points } наосліп.
    }
tysiac-hand-seen =
    { $who ->
        [you] Ви дивитеся свої карти: { $cards }.
       *[other] { $name } дивиться свої карти: { $cards }.
    }
tysiac-hand-looked-at = { $name } тепер дивиться свої карти.
tysiac-redealt =
    { $who ->
        [you] У вас чотири девʼятки, і ви просите перездачі.
       *[other] { $name } має чотири девʼятки й просить перездачі.
    }
tysiac-talon-golden =
    { $who ->
        [you] Золота роздача, без торгів: очки за неї подвоюються. Розігруєте ви, замовлення { $bid }. Прикуп: { $cards }.
       *[other] Золота роздача, без торгів: очки за неї подвоюються. Розігрує { $name }, замовлення { $bid }. Прикуп: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] Розігруєте ви, замовлення { $bid } наосліп подвоюється. Прикуп: { $cards }.
       *[other] Розігрує { $name }, замовлення { $bid } наосліп подвоюється. Прикуп: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] Ви оголошуєте чотирьох тузів, { $points } очок, і ходите { $card_ins }.
       *[other] { $name } оголошує чотирьох тузів, { $points } очок, і ходить { $card_ins }.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] Роздача не рахується: нікому нічого не пишуть, ви роздаєте ще раз.
       *[other] Роздача не рахується: нікому нічого не пишуть, ще раз роздає { $name }.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] У вас набрано { $points } на замовленні { $contract }, воно подвоюється: плюс { $score }.
       *[other] { $name }: набрано { $points } на замовленні { $contract }, воно подвоюється, плюс { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] У вас набрано { $points }, це менше за ваше замовлення { $contract }, воно подвоюється: мінус { $score }.
       *[other] { $name }: набрано { $points }, це менше за замовлення { $contract }, воно подвоюється, мінус { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] У захисті у вас набрано { $points }; подвоюється { $rounded }: плюс { $score }.
       *[other] { $name }: у захисті набрано { $points }; подвоюється { $rounded }, плюс { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] Ви кинули бомбу: мінус { $points }.
               *[other] { $name } кидає бомбу: мінус { $points }.
            }
        [write_off]
            { $who ->
                [you] Ви розписали роздачу: мінус { $points }.
               *[other] { $name } розписує роздачу: мінус { $points }.
            }
       *[other]
            { $who ->
                [you] Ви розписали роздачу: мінус { $points }.
               *[other] { $name } розписує роздачу: мінус { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] За першу бомбу гравця вам нічого не пишуть.
       *[other] За першу бомбу гравця { $name } нічого не отримує.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Ваш рахунок закрито, а розігруєте не ви: нуль очок.
       *[other] { $name }: рахунок закрито, а розігрує інший гравець, нуль очок.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] Це ваша перша бомба: за наступну суперник отримає { $award }.
               *[other] { $name }: це перша бомба, за наступну суперник отримає { $award }.
            }
       *[other]
            { $who ->
                [you] Це ваша перша бомба: за наступну кожен з інших отримає { $award }.
               *[other] { $name }: це перша бомба, за наступну кожен з інших отримає { $award }.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] Це ваша перша бомба: наступна коштуватиме замовлення.
       *[other] { $name }: це перша бомба, наступна коштуватиме замовлення.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Жодної взятки: у вас болт { $count } з { $free } безплатних.
       *[other] { $name }, жодної взятки: болт { $count } з { $free } безплатних.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] У вас виходить { $reached }, але перемогти можна лише з бочки: рахунок зупиняється на { $total }.
       *[other] { $name }: виходить { $reached }, але перемогти можна лише з бочки, рахунок зупиняється на { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] Це ваше падіння з бочки номер { $count }; падіння номер { $most } обнуляє рахунок.
       *[other] { $name }: падіння з бочки номер { $count }; падіння номер { $most } обнуляє рахунок.
    }
tysiac-fall-last =
    { $who ->
        [you] Це ваше падіння з бочки номер { $count }: ваш рахунок обнуляється.
       *[other] { $name }: падіння з бочки номер { $count }, рахунок обнуляється.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] У вас рівно { $total }: самоскид, рахунок обнуляється.
       *[other] { $name }: рівно { $total }, самоскид, рахунок обнуляється.
    }
tysiac-locked =
    { $who ->
        [you] Ваш рахунок тепер закрито: до нього йдуть лише ваші виконані замовлення.
       *[other] { $name }: рахунок тепер закрито, до нього йдуть лише свої виконані замовлення.
    }
tysiac-unlocked =
    { $who ->
        [you] Ваш рахунок більше не закрито.
       *[other] { $name }: рахунок більше не закрито.
    }
tysiac-table-blind =
    { $who ->
        [you] Ваша заявка: { $points } наосліп.
       *[other] { $name }: заявка { $points } наосліп.
    }
tysiac-table-doubled-blind = Замовлення заявлено наосліп, воно подвоюється.
tysiac-table-doubled-golden = Це золота роздача: очки за неї подвоюються.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] Лишилася { $left } золота роздача.
        [few] Лишилося { $left } золоті роздачі.
       *[many] Лишилося { $left } золотих роздач.
    }
tysiac-standing-locked =
    { $who ->
        [you] Ваш рахунок закрито: до нього йдуть лише ваші виконані замовлення.
       *[other] { $name }: рахунок закрито, до нього йдуть лише свої виконані замовлення.
    }
tysiac-standing-falls =
    { $who ->
        [you] Ваші падіння з бочки: { $count }; падіння номер { $most } обнуляє рахунок.
       *[other] { $name }, падіння з бочки: { $count }; падіння номер { $most } обнуляє рахунок.
    }
tysiac-standing-concessions =
    { $who ->
        [you] Ваші безплатні розписи: { $concessions } з { $free }.
       *[other] { $name }, безплатні розписи: { $concessions } з { $free }.
    }
tysiac-standing-empty =
    { $who ->
        [you] Ваші болти: { $empty } з { $free }.
       *[other] { $name }, болти: { $empty } з { $free }.
    }
# For the ear, before the declarerʼs score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = подвоєно
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] падіння з бочки, яке обнулило рахунок
        [one] { $count } падіння з бочки
        [few] { $count } падіння з бочки
       *[many] { $count } падінь із бочки
    }
legend-doubled = подвоєно: золота роздача або наосліп
legend-falls = падіння з бочки до цієї роздачі включно; ! — рахунок обнулено
legend-locked = рахунок закрито: до нього йдуть лише свої виконані замовлення
tysiac-sheet-rests = здає й пропускає роздачу
legend-rests = здає й пропускає роздачу

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = Прикуп { $number }: { $cards }, сорочкою вгору.
tysiac-won =
    { $who ->
        [you] Розігруєте ви, замовлення { $bid }. Ви обираєте один із двох прикупів.
       *[other] Розігрує { $name }, замовлення { $bid }, і обирає один із двох прикупів.
    }
tysiac-won-golden =
    { $who ->
        [you] Золота роздача, без торгів: очки за неї подвоюються. Розігруєте ви, замовлення { $bid }. Ви обираєте один із двох прикупів.
       *[other] Золота роздача, без торгів: очки за неї подвоюються. Розігрує { $name }, замовлення { $bid }, і обирає один із двох прикупів.
    }
tysiac-won-blind =
    { $who ->
        [you] Розігруєте ви, замовлення { $bid } наосліп подвоюється. Ви обираєте один із двох прикупів.
       *[other] Розігрує { $name }, замовлення { $bid } наосліп подвоюється. { $name } обирає один із двох прикупів.
    }
tysiac-takes =
    { $who ->
        [you] Ви берете прикуп { $number }: { $cards }.
       *[other] { $name } бере прикуп { $number }: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] Ви скидаєте { $card_acc } сорочкою вгору.
       *[other] { $name } скидає { $card_acc } сорочкою вгору.
    }
tysiac-lays-away-hidden = { $name } скидає карту сорочкою вгору.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] За карти поза грою вам ще плюс { $points }: усього { $made }.
       *[other] { $name }, за карти поза грою ще плюс { $points }: усього { $made }.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] Ви пропускали цю роздачу: без очок.
       *[other] { $name }, пропуск роздачі: без очок.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] Ви пропускали цю роздачу; за прикуп: плюс { $score }.
       *[other] { $name }, пропуск роздачі; за прикуп: плюс { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] Ви пропускали цю роздачу; { $bonus } за прикуп і { $award } за розпис: плюс { $score }.
       *[other] { $name }, пропуск роздачі; { $bonus } за прикуп і { $award } за розпис: плюс { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] Ви здаєте й пропускаєте цю роздачу.
       *[other] { $name } здає й пропускає цю роздачу.
    }
tysiac-table-laid-away =
    { $who ->
        [you] У вас у зносі: { $cards }.
       *[other] { $name }, у зносі: { $cards }.
    }
tysiac-score-declarer = Хто розігрував: { $names }?
    .brief = Розігрує
tysiac-score-contract = За скільки?
    .brief = Замовлення
tysiac-score-points = { $name }, очки за карти й марʼяжі:
    .brief = { $name }
    .hint = На вибір: решта за карти, сама й з марʼяжами.
tysiac-score-trick = { $name }: є взятка? (так, ні)
    .brief = { $name }, взятка
tysiac-score-talon = Три карти прикупу:
    .brief = Прикуп
