### The table of Tysiac in the terminal. The variables are those of en/terminal.ftl and en/terminal-tysiac.ftl.

## What happens

tysiac-dealt-talon = Прикуп: { $cards }, рубашкой вверх.
tysiac-bids =
    { $who ->
        [you] Вы заявляете { $points }.
       *[other] { $name } заявляет { $points }.
    }
tysiac-passes =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
tysiac-talon =
    { $who ->
        [you] Разыгрываете вы, заказ { $bid }. Прикуп: { $cards }.
       *[other] Разыгрывает { $name }, заказ { $bid }. Прикуп: { $cards }.
    }
tysiac-concedes =
    { $who ->
        [you] Вы расписываете раздачу, заказ { $contract }.
       *[other] { $name } расписывает раздачу, заказ { $contract }.
    }
tysiac-gives-you = { $name } отдаёт вам { $card_acc }.
tysiac-gives-hidden = { $name } отдаёт карту, получает { $receiver }.
tysiac-gives =
    { $who ->
        [you] Вы отдаёте { $card_acc }, получает { $receiver }.
       *[other] { $name } отдаёт { $card_acc }, получает { $receiver }.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] Вы повышаете заказ до { $points }.
               *[other] { $name } повышает заказ до { $points }.
            }
       *[no]
            { $who ->
                [you] Вы не повышаете, ваш заказ { $points }.
               *[other] { $name } не повышает, заказ { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] Вы ходите { $card_ins }.
       *[other] { $name } ходит { $card_ins }.
    }
tysiac-plays =
    { $who ->
        [you] Вы кладёте { $card_acc }.
       *[other] { $name } кладёт { $card_acc }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] Вы объявляете пиковый марьяж, { $points } очков, и ходите { $card_ins }. Козыри — пики.
               *[other] { $name } объявляет пиковый марьяж, { $points } очков, и ходит { $card_ins }. Козыри — пики.
            }
        [h]
            { $who ->
                [you] Вы объявляете червовый марьяж, { $points } очков, и ходите { $card_ins }. Козыри — червы.
               *[other] { $name } объявляет червовый марьяж, { $points } очков, и ходит { $card_ins }. Козыри — червы.
            }
        [d]
            { $who ->
                [you] Вы объявляете бубновый марьяж, { $points } очков, и ходите { $card_ins }. Козыри — бубны.
               *[other] { $name } объявляет бубновый марьяж, { $points } очков, и ходит { $card_ins }. Козыри — бубны.
            }
       *[c]
            { $who ->
                [you] Вы объявляете трефовый марьяж, { $points } очков, и ходите { $card_ins }. Козыри — трефы.
               *[other] { $name } объявляет трефовый марьяж, { $points } очков, и ходит { $card_ins }. Козыри — трефы.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] Вы берёте последнюю взятку, плюс { $points }: всего { $made }.
               *[other] { $name } берёт последнюю взятку, плюс { $points }: всего { $made }.
            }
       *[no]
            { $who ->
                [you] Вы берёте взятку, плюс { $points }: пока { $made }.
               *[other] { $name } берёт взятку, плюс { $points }: пока { $made }.
            }
    }

## What a deal brought

tysiac-scored-made =
    { $who ->
        [you] У вас набрано { $points } при заказе { $contract }: плюс { $contract }.
       *[other] { $name }: набрано { $points } при заказе { $contract }, плюс { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] У вас набрано { $points }, это меньше заказа { $contract }: минус { $contract }.
       *[other] { $name }: набрано { $points }, это меньше заказа { $contract }, минус { $contract }.
    }
tysiac-scored-conceded =
    { $who ->
        [you] Вы расписали раздачу: ноль очков.
       *[other] { $name } расписывает раздачу: ноль очков.
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] У вас набрано { $points }, но с заказом { $contract } с бочки не сойти: ноль очков.
       *[other] { $name }: набрано { $points }, но с заказом { $contract } с бочки не сойти, ноль очков.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] Вы на бочке и не разыгрываете: ноль очков.
       *[other] { $name } на бочке и не разыгрывает: ноль очков.
    }
tysiac-scored-award =
    { $who ->
        [you] Ваша доля за роспись: плюс { $score }.
       *[other] { $name }, доля за роспись: плюс { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] В защите у вас набрано { $points }: плюс { $score }.
       *[other] { $name }: в защите набрано { $points }, плюс { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] На висте у вас набрано { $points }, с округлением плюс { $score }.
       *[other] { $name }: на висте набрано { $points }, с округлением плюс { $score }.
    }
tysiac-counted-concessions =
    { $who ->
        [you] Это ваша роспись { $count } из { $free } бесплатных.
       *[other] { $name }: роспись { $count } из { $free } бесплатных.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Ни одного очка: у вас болт { $count } из { $free } бесплатных.
       *[other] { $name }, ни одного очка: болт { $count } из { $free } бесплатных.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] Роспись сверх бесплатных: вам минус { $penalty }.
       *[other] { $name }, роспись сверх бесплатных: минус { $penalty }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] Болт сверх бесплатных: вам минус { $penalty }.
       *[other] { $name }, болт сверх бесплатных: минус { $penalty }.
    }
tysiac-barrel-stops =
    { $who ->
        [you] Ваш счёт останавливается на { $total }: из этих очков { $lost } не считаются.
       *[other] { $name }: счёт останавливается на { $total }, из этих очков { $lost } не считаются.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] Вы на бочке, счёт { $total }; на победу у вас { $deals } раздача.
               *[other] { $name } на бочке, счёт { $total }; на победу { $deals } раздача.
            }
        [few]
            { $who ->
                [you] Вы на бочке, счёт { $total }; на победу у вас { $deals } раздачи.
               *[other] { $name } на бочке, счёт { $total }; на победу { $deals } раздачи.
            }
       *[many]
            { $who ->
                [you] Вы на бочке, счёт { $total }; на победу у вас { $deals } раздач.
               *[other] { $name } на бочке, счёт { $total }; на победу { $deals } раздач.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] Вы остаётесь на бочке, вам осталась { $left } раздача.
               *[other] { $name } остаётся на бочке, осталась { $left } раздача.
            }
        [few]
            { $who ->
                [you] Вы остаётесь на бочке, вам осталось { $left } раздачи.
               *[other] { $name } остаётся на бочке, осталось { $left } раздачи.
            }
       *[many]
            { $who ->
                [you] Вы остаётесь на бочке, вам осталось { $left } раздач.
               *[other] { $name } остаётся на бочке, осталось { $left } раздач.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] Это была ваша последняя раздача на бочке: минус { $penalty }, вы слетаете с бочки.
       *[other] Это была последняя раздача на бочке: { $name } слетает с бочки, минус { $penalty }.
    }
tysiac-barrel-left =
    { $who ->
        [you] Вы слетаете с бочки.
       *[other] { $name } слетает с бочки.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] На бочку садится другой игрок: минус { $penalty }, вы слетаете с бочки.
       *[other] На бочку садится другой игрок: { $name } слетает с бочки, минус { $penalty }.
    }

## What lies open

tysiac-table-dealer =
    { $who ->
        [you] Сдавали вы.
       *[other] На сдаче { $name }.
    }
tysiac-table-passed =
    { $who ->
        [you] Вы спасовали.
       *[other] { $name }: пас.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] Вашей заявки ещё не было.
               *[other] { $name }: заявки ещё не было.
            }
       *[other]
            { $who ->
                [you] Ваша заявка: { $points }.
               *[other] { $name }: заявка { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] Разыгрываете вы, заказ { $points }. В прикупе было: { $cards }.
       *[other] Разыгрывает { $name }, заказ { $points }. В прикупе было: { $cards }.
    }
tysiac-table-trump =
    { $suit ->
        [s] Козыри — пики.
        [h] Козыри — червы.
        [d] Козыри — бубны.
        [c] Козыри — трефы.
       *[none] Козыря пока нет.
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
                [you] У вас набрано { $points }, на руках { $count } карты.
               *[other] { $name }: набрано { $points }, на руках { $count } карты.
            }
       *[many]
            { $who ->
                [you] У вас набрано { $points }, на руках { $count } карт.
               *[other] { $name }: набрано { $points }, на руках { $count } карт.
            }
    }
tysiac-table-empty = На столе карт нет.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] На столе: { $items }. Козыри — пики.
        [h] На столе: { $items }. Козыри — червы.
        [d] На столе: { $items }. Козыри — бубны.
        [c] На столе: { $items }. Козыри — трефы.
       *[none] На столе: { $items }. Козыря нет.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] Вы на бочке, вам осталась { $left } раздача.
               *[other] { $name } на бочке, осталась { $left } раздача.
            }
        [few]
            { $who ->
                [you] Вы на бочке, вам осталось { $left } раздачи.
               *[other] { $name } на бочке, осталось { $left } раздачи.
            }
       *[many]
            { $who ->
                [you] Вы на бочке, вам осталось { $left } раздач.
               *[other] { $name } на бочке, осталось { $left } раздач.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] Ваши бесплатные росписи: { $concessions } из { $free }, болты: { $empty } из { $free }.
       *[other] { $name }, бесплатные росписи: { $concessions } из { $free }, болты: { $empty } из { $free }.
    }

## The score sheet

tysiac-sheet-ended =
    { $how ->
        [made] сыгран
        [failed] не сыгран
       *[conceded] роспись
    }
tysiac-sheet-declarer = разыгрывающий
tysiac-sheet-barrel =
    { $left ->
        [one] на бочке, осталась { $left } раздача
        [few] на бочке, осталось { $left } раздачи
       *[many] на бочке, осталось { $left } раздач
    }
# The first letter of роспись.
tysiac-sheet-concession-sign = Р
tysiac-sheet-concessions =
    { $count ->
        [0] платная роспись
        [one] { $count } роспись
        [few] { $count } росписи
       *[many] { $count } росписей
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] платный болт
        [one] { $count } болт
        [few] { $count } болта
       *[many] { $count } болтов
    }
legend-made = заказ сыгран
legend-failed = заказ не сыгран
legend-conceded = роспись
# Beside an underlined figure.
legend-declarer = очки разыгрывающего
legend-barrel = на бочке: черта за каждую оставшуюся раздачу
legend-concessions = росписи до этой раздачи включительно; ! — платная
legend-empty_hands = болты до этой раздачи включительно; ! — платный
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Бочка: счёт не поднимается выше { $barrel }, кроме победы. Кто на ней сидит, за три раздачи должен сыграть заказ не меньше 120; иначе он теряет 120 очков.
