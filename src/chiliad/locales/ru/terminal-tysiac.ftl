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
    { $concession ->
        [bomb]
            { $who ->
                [you] Вы бросаете бомбу, заказ { $contract }.
               *[other] { $name } бросает бомбу, заказ { $contract }.
            }
        [write_off]
            { $who ->
                [you] Вы расписываете раздачу, заказ { $contract }.
               *[other] { $name } расписывает раздачу, заказ { $contract }.
            }
       *[other]
            { $who ->
                [you] Вы расписываете раздачу, заказ { $contract }.
               *[other] { $name } расписывает раздачу, заказ { $contract }.
            }
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
    { $concession ->
        [bomb]
            { $who ->
                [you] Вы бросили бомбу: ноль очков.
               *[other] { $name } бросает бомбу: ноль очков.
            }
        [write_off]
            { $who ->
                [you] Вы расписали раздачу: ноль очков.
               *[other] { $name } расписывает раздачу: ноль очков.
            }
       *[other]
            { $who ->
                [you] Вы расписали раздачу: ноль очков.
               *[other] { $name } расписывает раздачу: ноль очков.
            }
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
tysiac-sheet-locked = счёт закрыт
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
legend-empty_hands =
    { $how ->
        [tricks] болты до этой раздачи включительно, раздачи без единой взятки; третий, с !, стоит { $penalty }
       *[points] болты до этой раздачи включительно, раздачи без единого очка; третий, с !, стоит { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Бочка: счёт не поднимается выше { $barrel }, кроме победы. Кто на ней сидит, за три раздачи должен сыграть заказ не меньше 120; иначе он теряет 120 очков.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Ваши карты лежат рубашкой вверх: пока вы их не смотрели, можно заявить { $points } вслепую.
       *[other] { $name } пока не смотрит эти карты и может заявить { $points } вслепую.
    }
tysiac-bids-blind =
    { $who ->
        [you] Вы заявляете { $points } вслепую.
       *[other] { $name } заявляет { $points } вслепую.
    }
tysiac-hand-seen =
    { $who ->
        [you] Вы смотрите свои карты: { $cards }.
       *[other] { $name } смотрит свои карты: { $cards }.
    }
tysiac-hand-looked-at = { $name } теперь смотрит свои карты.
tysiac-redealt =
    { $who ->
        [you] У вас четыре девятки, и вы просите пересдачи.
       *[other] { $name } держит четыре девятки и просит пересдачи.
    }
tysiac-talon-golden =
    { $who ->
        [you] Золотая раздача, без торгов: очки за неё удваиваются. Разыгрываете вы, заказ { $bid }. Прикуп: { $cards }.
       *[other] Золотая раздача, без торгов: очки за неё удваиваются. Разыгрывает { $name }, заказ { $bid }. Прикуп: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] Разыгрываете вы, заказ { $bid } вслепую удваивается. Прикуп: { $cards }.
       *[other] Разыгрывает { $name }, заказ { $bid } вслепую удваивается. Прикуп: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] Вы объявляете четырёх тузов, { $points } очков, и ходите { $card_ins }.
       *[other] { $name } объявляет четырёх тузов, { $points } очков, и ходит { $card_ins }.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] Раздача не считается: никому ничего не пишут, вы сдаёте ещё раз.
       *[other] Раздача не считается: никому ничего не пишут, ещё раз сдаёт { $name }.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] У вас набрано { $points } при заказе { $contract }, он удваивается: плюс { $score }.
       *[other] { $name }: набрано { $points } при заказе { $contract }, он удваивается, плюс { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] У вас набрано { $points }, это меньше заказа { $contract }, он удваивается: минус { $score }.
       *[other] { $name }: набрано { $points }, это меньше заказа { $contract }, он удваивается, минус { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] В защите у вас набрано { $points }; удваивается { $rounded }: плюс { $score }.
       *[other] { $name }: в защите набрано { $points }; удваивается { $rounded }, плюс { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] Вы бросили бомбу: минус { $points }.
               *[other] { $name } бросает бомбу: минус { $points }.
            }
        [write_off]
            { $who ->
                [you] Вы расписали раздачу: минус { $points }.
               *[other] { $name } расписывает раздачу: минус { $points }.
            }
       *[other]
            { $who ->
                [you] Вы расписали раздачу: минус { $points }.
               *[other] { $name } расписывает раздачу: минус { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] За первую бомбу игрока вам ничего не пишут.
       *[other] За первую бомбу игрока { $name } ничего не получает.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Ваш счёт закрыт, а разыгрываете не вы: ноль очков.
       *[other] { $name }: счёт закрыт, а разыгрывает другой игрок, ноль очков.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] Это ваша первая бомба: за следующую соперник получит { $award }.
               *[other] { $name }: это первая бомба, за следующую соперник получит { $award }.
            }
       *[other]
            { $who ->
                [you] Это ваша первая бомба: за следующую каждый из остальных получит { $award }.
               *[other] { $name }: это первая бомба, за следующую каждый из остальных получит { $award }.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] Это ваша первая бомба: следующая будет стоить заказа.
       *[other] { $name }: это первая бомба, следующая будет стоить заказа.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Ни одной взятки: у вас болт { $count } из { $free } бесплатных.
       *[other] { $name }, ни одной взятки: болт { $count } из { $free } бесплатных.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] У вас выходит { $reached }, но победить можно только с бочки: счёт останавливается на { $total }.
       *[other] { $name }: выходит { $reached }, но победить можно только с бочки, счёт останавливается на { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] Это ваш слёт с бочки номер { $count }; слёт номер { $most } обнуляет счёт.
       *[other] { $name }: слёт с бочки номер { $count }; слёт номер { $most } обнуляет счёт.
    }
tysiac-fall-last =
    { $who ->
        [you] Это ваш слёт с бочки номер { $count }: ваш счёт обнуляется.
       *[other] { $name }: слёт с бочки номер { $count }, счёт обнуляется.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] У вас ровно { $total }: самосвал, счёт обнуляется.
       *[other] { $name }: ровно { $total }, самосвал, счёт обнуляется.
    }
tysiac-locked =
    { $who ->
        [you] Ваш счёт теперь закрыт: к нему идут только ваши сыгранные заказы.
       *[other] { $name }: счёт теперь закрыт, к нему идут только свои сыгранные заказы.
    }
tysiac-unlocked =
    { $who ->
        [you] Ваш счёт больше не закрыт.
       *[other] { $name }: счёт больше не закрыт.
    }
tysiac-table-blind =
    { $who ->
        [you] Ваша заявка: { $points } вслепую.
       *[other] { $name }: заявка { $points } вслепую.
    }
tysiac-table-doubled-blind = Заказ заявлен вслепую и удваивается.
tysiac-table-doubled-golden = Это золотая раздача: очки за неё удваиваются.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] Осталась { $left } золотая раздача.
        [few] Осталось { $left } золотые раздачи.
       *[many] Осталось { $left } золотых раздач.
    }
tysiac-standing-locked =
    { $who ->
        [you] Ваш счёт закрыт: к нему идут только ваши сыгранные заказы.
       *[other] { $name }: счёт закрыт, к нему идут только свои сыгранные заказы.
    }
tysiac-standing-falls =
    { $who ->
        [you] Ваши слёты с бочки: { $count }; слёт номер { $most } обнуляет счёт.
       *[other] { $name }, слёты с бочки: { $count }; слёт номер { $most } обнуляет счёт.
    }
tysiac-standing-concessions =
    { $who ->
        [you] Ваши бесплатные росписи: { $concessions } из { $free }.
       *[other] { $name }, бесплатные росписи: { $concessions } из { $free }.
    }
tysiac-standing-empty =
    { $who ->
        [you] Ваши болты: { $empty } из { $free }.
       *[other] { $name }, болты: { $empty } из { $free }.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = удвоено
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] слёт с бочки, который обнулил счёт
        [one] { $count } слёт с бочки
        [few] { $count } слёта с бочки
       *[many] { $count } слётов с бочки
    }
legend-doubled = удвоено: золотая раздача или вслепую
legend-falls = слёты с бочки до этой раздачи включительно; ! — счёт обнулён
legend-locked = счёт закрыт: к нему идут только свои сыгранные заказы
tysiac-sheet-rests = сдаёт и пропускает раздачу
legend-rests = сдаёт и пропускает раздачу

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = Прикуп { $number }: { $cards }, рубашкой вверх.
tysiac-won =
    { $who ->
        [you] Разыгрываете вы, заказ { $bid }. Вы выбираете один из двух прикупов.
       *[other] Разыгрывает { $name }, заказ { $bid }, и выбирает один из двух прикупов.
    }
tysiac-won-golden =
    { $who ->
        [you] Золотая раздача, без торгов: очки за неё удваиваются. Разыгрываете вы, заказ { $bid }. Вы выбираете один из двух прикупов.
       *[other] Золотая раздача, без торгов: очки за неё удваиваются. Разыгрывает { $name }, заказ { $bid }, и выбирает один из двух прикупов.
    }
tysiac-won-blind =
    { $who ->
        [you] Разыгрываете вы, заказ { $bid } вслепую удваивается. Вы выбираете один из двух прикупов.
       *[other] Разыгрывает { $name }, заказ { $bid } вслепую удваивается. { $name } выбирает один из двух прикупов.
    }
tysiac-takes =
    { $who ->
        [you] Вы берёте прикуп { $number }: { $cards }.
       *[other] { $name } берёт прикуп { $number }: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] Вы сносите { $card_acc } рубашкой вверх.
       *[other] { $name } сносит { $card_acc } рубашкой вверх.
    }
tysiac-lays-away-hidden = { $name } сносит карту рубашкой вверх.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] За снос и второй прикуп вам ещё плюс { $points }: всего { $made }.
       *[other] { $name }, за снос и второй прикуп ещё плюс { $points }: всего { $made }.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] Вы пропускали эту раздачу: без очков.
       *[other] { $name }, пропуск раздачи: без очков.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] Вы пропускали эту раздачу; за прикуп: плюс { $score }.
       *[other] { $name }, пропуск раздачи; за прикуп: плюс { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] Вы пропускали эту раздачу; { $bonus } за прикуп и { $award } за роспись: плюс { $score }.
       *[other] { $name }, пропуск раздачи; { $bonus } за прикуп и { $award } за роспись: плюс { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] Вы сдаёте и пропускаете эту раздачу.
       *[other] { $name } сдаёт и пропускает эту раздачу.
    }
tysiac-table-laid-away =
    { $who ->
        [you] У вас в сносе: { $cards }.
       *[other] { $name }, в сносе: { $cards }.
    }
tysiac-score-declarer = Кто разыгрывал: { $names }?
    .brief = Разыгрывает
tysiac-score-contract = За сколько?
    .brief = Заказ
tysiac-score-points = { $name }, очки за карты и марьяжи:
    .brief = { $name }
    .hint = На выбор: остаток за карты, сам и с марьяжами.
tysiac-score-trick = { $name }: есть взятка? (да, нет)
    .brief = { $name }, взятка
tysiac-score-talon = Три карты прикупа:
    .brief = Прикуп
