### The table in the terminal. The variables are explained in en/terminal.ftl.
###
### The rank ({ $rank }) is said in the genitive plural: королей; where it is a letter it stands as it is: K. So write
### "комбинация { $rank }", "семь { $rank }". A single card also has its accusative and
### instrumental: { $card_acc }, { $card_ins }. Names stand in the nominative only.

## Cards and lists

card-named =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { $suit ->
        [s] пик
        [h] червей
        [d] бубен
       *[c] треф
    }
    .acc =
        { $rank ->
            [A] туза
            [K] короля
            [Q] даму
            [J] валета
            [T] десятку
            [9] девятку
            [8] восьмёрку
            [7] семёрку
            [6] шестёрку
            [5] пятёрку
            [4] четвёрку
            [3] тройку
           *[2] двойку
        } { $suit ->
            [s] пик
            [h] червей
            [d] бубен
           *[c] треф
        }
    .ins =
        { $rank ->
            [A] тузом
            [K] королём
            [Q] дамой
            [J] валетом
            [T] десяткой
            [9] девяткой
            [8] восьмёркой
            [7] семёркой
            [6] шестёркой
            [5] пятёркой
            [4] четвёркой
            [3] тройкой
           *[2] двойкой
        } { $suit ->
            [s] пик
            [h] червей
            [d] бубен
           *[c] треф
        }
rank-named =
    { $rank ->
        [A] тузов
        [K] королей
        [Q] дам
        [J] валетов
        [T] десяток
        [9] девяток
        [8] восьмёрок
        [7] семёрок
        [6] шестёрок
        [5] пятёрок
        [4] четвёрок
        [3] троек
       *[2] двоек
    }
join-cards = { $list } { $item }
join-names = { $list }, { $item }
join-groups = { $list }, { $item }
join-named-groups = { $list }; { $item }
join-items = { $list }; { $item }
group-count = { $cards } ({ $count })

## Seats

bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] Мила
                [1] Лео
               *[2] Нико
            }
        [casual]
            { $place ->
                [0] Рита
                [1] Оскар
               *[2] Дора
            }
        [club]
            { $place ->
                [0] Клара
                [1] Виктор
               *[2] Ирена
            }
        [strong]
            { $place ->
                [0] Эмиль
                [1] София
               *[2] Густав
            }
        [expert]
            { $place ->
                [0] Тамара
                [1] Феликс
               *[2] Юдита
            }
       *[other]
            { $seat ->
                [0] Ада
                [1] Борис
               *[2] Клео
            }
    }
default-name = Гость
seat-called =
    { $who ->
        [you] вы
       *[other] { $name }
    }

## Words that may be typed, with blanks between; the English ones are understood in every language

verb-help = ? помощь справка
verb-hand = h рука карты
verb-table = c стол с
verb-scores = s счёт счет очки
verb-last = l последняя последний взятка
verb-rules = r правила правило
verb-undo = u назад отмена отменить
verb-hint = y подсказка подскажи
verb-quit = q выход выйти уйти
verb-bid = b заявка заявить заявляю
verb-pass = p пас п пасую
verb-concede = роспись расписать расписываю бомба
verb-give = g дать даю отдать отдаю
verb-contract = заказ заказать заказываю
verb-play = ход ходить хожу пойти сыграть играть
verb-marry = m марьяж м объявить хвалю
verb-aces = тузы
verb-blind = вслепую
verb-redeal = пересдача
verb-draw = d тянуть т тяну потянуть
verb-take = t взять в беру
verb-uptwo = двойка двойку
verb-lay = выложить выкладываю положить кладу
verb-discard = сбросить сбрасываю сброс снос снести
verb-blocked = блок тупик
word-yes = д да y yes
word-no = н нет новая новую n no new
filler = to к для
card-letters = Т=A К=K Д=Q В=J п=s ч=h б=d т=c

## The beginning

ask-game = Какая игра: { $games }?
ask-game-again = Введите название игры или его начало: { $games }.
level-choice = { $number } { $title }: { $said }
ask-level = Какой уровень: { $levels }? (название или номер; Enter: { $usual })
ask-level-again = Введите один из них или его номер: { $levels }.
ask-resume =
    { $deals ->
        [one] Есть неоконченная партия от { $name }, в ней { $deals } раздача. Продолжить её? (да, нет)
        [few] Есть неоконченная партия от { $name }, в ней { $deals } раздачи. Продолжить её? (да, нет)
       *[many] Есть неоконченная партия от { $name }, в ней { $deals } раздач. Продолжить её? (да, нет)
    }
resume-choice =
    { $deals ->
        [one] { $number }: партия от { $name }, { $deals } раздача
        [few] { $number }: партия от { $name }, { $deals } раздачи
       *[many] { $number }: партия от { $name }, { $deals } раздач
    }
ask-resume-which = Эти партии не окончены. Какую продолжить? (от 1 до { $count } или новая)
match-held = Эту партию сейчас играют в другом терминале (процесс { $pid }, с { $since }).
ask-held = Смотреть (с), перенести сюда (п) или оставить (Enter)?
word-watch = с смотреть смотрю w watch
word-take-over = п перенести переношу t take
watching = Вы смотрите. Ctrl-C — закончить.
taken-over-here = Партия теперь здесь. Другой терминал закончит, как только в нём что-нибудь введут.
unreadable-matches =
    { $count ->
        [one] { $count } партию в вашей папке не удаётся прочитать, она остаётся как есть: { $names }. Что с ней не так, скажет chiliad verify.
        [few] { $count } партии в вашей папке не удаётся прочитать, они остаются как есть: { $names }. Что с ними не так, скажет chiliad verify.
        [many] { $count } партий в вашей папке не удаётся прочитать, они остаются как есть: { $names }. Что с ними не так, скажет chiliad verify.
       *[other] { $count } партии в вашей папке не удаётся прочитать, они остаются как есть: { $names }. Что с ними не так, скажет chiliad verify.
    }
greeting =
    { $target ->
        [0] { $game }, правила «{ $preset }».
       *[other] { $game }, правила «{ $preset }», игра до { $target }.
    }
greeting-seat =
    { $who ->
        [you] Место { $seat }: { $name }, это вы.
       *[other] Место { $seat }: { $name }, бот ({ $bot }).
    }
greeting-help = Введите ?, чтобы узнать, что можно сделать, или q, чтобы уйти и продолжить в другой раз.

## The deal

replay-seat =
    { $bot ->
        [none] Место { $seat }: { $name }.
       *[other] Место { $seat }: { $name }, бот ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Раздача { $number }. Сдаёте вы.
       *[other] Раздача { $number }. Сдаёт { $name }.
    }
dealt =
    { $who ->
        [you] Вы получаете карты: { $cards }.
       *[other] { $name } получает карты: { $cards }.
    }
your-hand = У вас на руках: { $cards }.
deal-ended = Раздача { $number } окончена.
deal-stuck = В этой раздаче сделано уже { $limit } действий, и доиграть её нельзя. Партия сохранена как есть.
standing =
    { $who ->
        [you] Ваш счёт: { $total }.
       *[other] { $name }, счёт: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] Партия окончена, сыграна { $deals } раздача. Вы победили!
                [few] Партия окончена, сыграно { $deals } раздачи. Вы победили!
               *[many] Партия окончена, сыграно { $deals } раздач. Вы победили!
            }
       *[other]
            { $deals ->
                [one] Партия окончена, сыграна { $deals } раздача. Побеждает { $name }.
                [few] Партия окончена, сыграно { $deals } раздачи. Побеждает { $name }.
               *[many] Партия окончена, сыграно { $deals } раздач. Побеждает { $name }.
            }
    }
match-kept = Партия сохранена в файле { $path }.
level-suggested =
    { $result ->
        [won] Три победы подряд на уровне «{ $level }»: может быть, теперь интереснее будет на уровне «{ $other }». В следующий раз: chiliad play { $game } --bots { $bot }
       *[lost] Три поражения подряд на уровне «{ $level }»: может быть, пока интереснее будет на уровне «{ $other }». В следующий раз: chiliad play { $game } --bots { $bot }
    }
left = Партия сохранена в файле { $path }; команда chiliad play предложит её продолжить.

## What is asked for at every table

choice = { $number }: { $said } ({ $typed })
ask-enter = { $prompt } (Enter)
ask-enter-for = { $prompt } (Enter: { $choice })
ask-cards = { $prompt } На выбор: { $cards }.
ask-sure = Точно? (да, нет)
choice-any-card = { $choice } (подойдёт и любая другая карта)
choice-or-cards = { $choice } (или { $cards })
you-may =
    { $more ->
        [0] Можно: { $choices }.
        [one] Можно: { $choices }; есть ещё { $more } вариант, его покажет ?.
        [few] Можно: { $choices }; есть ещё { $more } варианта, их покажет ?.
       *[many] Можно: { $choices }; есть ещё { $more } вариантов, их покажет ?.
    }
help-everywhere = Ещё: h — ваши карты, c — что на столе, s — счёт, l — последняя взятка или последний ход, r — правила (r 14: пункт 14), u — взять назад, y — подсказка, q — уйти.
help-typing = Ходы вводят так, как они даны в списке, карты так: Кп, 10ч, тб (т — туз, к — король, д — дама, в — валет; п — пики, ч — червы, б — бубны, т — трефы), или латиницей: Ks, 10h, ad. Если выбирать не из чего, достаточно нажать Enter.
help-tysiac = Карты пишут так: Кп, 10ч, тб (т — туз, к — король, д — дама, в — валет; п — пики, ч — червы, б — бубны, т — трефы), или латиницей: Ks, 10h, ad. Заявка — это число, можно и такое, которого нет в списке. Если выбирать не из чего, достаточно нажать Enter.
help-mille = Карты пишут так: Кп, 10ч, 2б (т — туз, к — король, д — дама, в — валет; п — пики, ч — червы, б — бубны, т — трефы; туз треф — Тт, два туза — ТТ), или латиницей: Ks, 10h, 2d; комбинации — ККК, ДД2 или К, то есть все короли; несколько сразу: выложить ККК ДД2. Если выбирать не из чего, достаточно нажать Enter.
taken-back = Взято назад.
nothing-to-take-back = В этой раздаче брать назад нечего.
hint-wait = Минутку…
hint-others = Другие ходы:
nothing-yet = Пока ничего.
rules-pointer = Все правила: chiliad rules { $game }. Один пункт: r и его номер.
rules-title = { $number } { $title }
sheet-deal = Раздача { $number }: { $items }
sheet-item = { $name } { $score }, счёт { $total }

## Answers that can't be understood as they stand

not-understood = Непонятно: «{ $text }»; что можно сделать, покажет ?
nothing-typed = Есть из чего выбирать: введите что-нибудь одно или ?, чтобы увидеть список
no-such-choice =
    { $count ->
        [one] Варианта { $number } нет, есть только { $count } вариант
        [few] Варианта { $number } нет, есть только { $count } варианта
       *[many] Варианта { $number } нет, есть только { $count } вариантов
    }
list-first = Номера относятся к списку, который показывает ?: сначала введите ?, затем номер
which-move = «{ $text }» может значить разные ходы: введите номер из списка, который показывает ?
needs-more =
    { $verb ->
        [give] Какую карту и кому? Например: дать Ks 1
        [talon] Какой прикуп? Например: взять 1
        [lay] Что выложить? Например: выложить KKK
        [discard] Какую карту сбросить? Например: сбросить 5h
        [bid] Сколько? Например: заявка 120
        [contract] Сколько? Например: заказ 140
        [play] Какой картой? Например: ход Ks
        [marry] Какой картой? Например: марьяж Ks
        [aces] Каким тузом? Например: тузы As
       *[other] Какую карту? Например: { $verb } Ks
    }
one-card-only = Только одну карту
give-one-card = Назовите одну карту и того, кто её получит, например: дать Ks 1
give-to-whom = Кто получит карту — { $card }? Назовите карту и игрока, например: дать { $typed } { $first }
unknown-receiver = «{ $text }» — здесь такого игрока нет: назовите имя ({ $first } или { $second }) или номер места
one-rank-a-set = «{ $text }» — это карты разного достоинства: в комбинации оно одно, не считая двоек
too-few-held =
    { $count ->
        [0] У вас нет { $rank }
        [one] У вас { $rank } всего { $count }
        [few] У вас { $rank } всего { $count }
       *[many] У вас { $rank } всего { $count }
    }
which-set = К какой комбинации идёт { $card }? Назовите её достоинство, например: выложить 7 2d
take-how-many = У вас { $rank } { $count }: скажите, сколько из них выкладываете, например: взять { $typed }
lay-or-discard = { $card } — эту карту можно и выложить, и сбросить: скажите, что именно
which-card =
    { $count ->
        [0] У вас нет { $rank }
       *[other] У вас { $rank } несколько: скажите, какой масти
    }

## Refusals, said to the person who made the mistake; where there is none here, the sentence of errors.ftl is said

you-not-in-hand = У вас нет такой карты: { $card }
you-not-your-turn = Сейчас не ваш ход
you-must-open =
    { $exact ->
        [yes] Вы открываете торги: заявите { $least }
       *[no] Вы открываете торги: заявите { $least } или больше
    }
you-bid-over-limit = С этими картами можно заявить не больше { $limit }
you-must-give-first = Сначала нужно отдать по карте каждому из соперников
you-must-take-first = Сначала нужно взять один из двух прикупов
you-taken-already = Прикуп уже взят
you-must-lay-first = Сначала нужно отложить две карты
you-laying-over = Две карты уже отложены
you-no-such-talon = Прикупов два, 1 и 2
you-given-already = Этому игроку карта уже отдана
you-must-name-contract = Сначала нужно назвать заказ
you-marriage-not-held = У вас нет короля и дамы этой масти
you-must-follow-suit =
    { $suit ->
        [s] Нужно класть в масть, то есть пики
        [h] Нужно класть в масть, то есть червы
        [d] Нужно класть в масть, то есть бубны
       *[c] Нужно класть в масть, то есть трефы
    }
you-must-trump =
    { $suit ->
        [s] У вас есть { $held }: нужно класть козырь, то есть пику
        [h] У вас есть { $held }: нужно класть козырь, то есть черву
        [d] У вас есть { $held }: нужно класть козырь, то есть бубну
       *[c] У вас есть { $held }: нужно класть козырь, то есть трефу
    }
you-must-beat = На столе { $best }, а у вас есть { $held }: нужно перебивать
you-must-draw-first = Сначала нужно потянуть карту или взять сброс
you-already-drew = В этот ход вы карту уже взяли
you-no-pair =
    { $needed ->
        [one] Сверху лежит { $card }: чтобы взять сброс, нужно выложить с руки { $needed } карту того же достоинства
        [few] Сверху лежит { $card }: чтобы взять сброс, нужно выложить с руки { $needed } карты того же достоинства
       *[many] Сверху лежит { $card }: чтобы взять сброс, нужно выложить с руки { $needed } карт того же достоинства
    }
you-set-needs-three =
    { $needed ->
        [one] Для новой комбинации { $rank } нужна { $needed } карта, считая двойки
        [few] Для новой комбинации { $rank } нужно { $needed } карты, считая двойки
       *[many] Для новой комбинации { $rank } нужно { $needed } карт, считая двойки
    }
you-must-pick-up = Сначала нужно взять на руки остаток сброса

## How a table is left

input-ended = ввод окончен; партия сохранена в файле { $path }
input-ended-at-once = ввод окончен раньше, чем началась партия
stopped-by-person = остановлено; партия сохранена в файле { $path }
stopped-at-once = остановлено раньше, чем началась партия
stopped-by-system = система останавливает программу; партия сохранена в файле { $path }
terminal-closed = терминал закрыт; партия сохранена в файле { $path }
taken-over = другой терминал забрал эту партию, она продолжается там; она хранится в { $path }
name-cannot-be = «{ $text }» здесь не годится как имя: нужно от одного до 40 знаков, и не с bot: в начале
