### The table in the terminal. The variables are explained in en/terminal.ftl.
###
### The rank ({ $rank }) is said in the genitive plural: королів; where it is a letter it stands as it is: K. So write
### "комбінація { $rank }", "сім { $rank }". A single card also has its accusative and instrumental: { $card_acc },
### { $card_ins }. Names stand in the nominative only, and nothing may depend on whether a player is a man or a woman.
###
### The apostrophe is ʼ (U+02BC), a letter: a voice reads the word as one. A person may type any of ' ’ ʼ.

## Cards and lists

# The suit is an adjective: its stem, then its ending by the gender of the rank.
card-named =
    { $suit ->
        [s] піков
        [h] чирвов
        [d] бубнов
       *[c] трефов
    }{ $rank ->
        [A] ий туз
        [K] ий король
        [Q] а дама
        [J] ий валет
        [T] а десятка
        [9] а девʼятка
        [8] а вісімка
        [7] а сімка
        [6] а шістка
        [5] а пʼятірка
        [4] а четвірка
        [3] а трійка
       *[2] а двійка
    }
    .acc =
        { $suit ->
            [s] піков
            [h] чирвов
            [d] бубнов
           *[c] трефов
        }{ $rank ->
            [A] ого туза
            [K] ого короля
            [Q] у даму
            [J] ого валета
            [T] у десятку
            [9] у девʼятку
            [8] у вісімку
            [7] у сімку
            [6] у шістку
            [5] у пʼятірку
            [4] у четвірку
            [3] у трійку
           *[2] у двійку
        }
    .ins =
        { $suit ->
            [s] піков
            [h] чирвов
            [d] бубнов
           *[c] трефов
        }{ $rank ->
            [A] им тузом
            [K] им королем
            [Q] ою дамою
            [J] им валетом
            [T] ою десяткою
            [9] ою девʼяткою
            [8] ою вісімкою
            [7] ою сімкою
            [6] ою шісткою
            [5] ою пʼятіркою
            [4] ою четвіркою
            [3] ою трійкою
           *[2] ою двійкою
        }
rank-named =
    { $rank ->
        [A] тузів
        [K] королів
        [Q] дам
        [J] валетів
        [T] десяток
        [9] девʼяток
        [8] вісімок
        [7] сімок
        [6] шісток
        [5] пʼятірок
        [4] четвірок
        [3] трійок
       *[2] двійок
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
                [0] Міла
                [1] Лео
               *[2] Ніко
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
                [1] Віктор
               *[2] Ірена
            }
        [strong]
            { $place ->
                [0] Еміль
                [1] Софія
               *[2] Густав
            }
        [expert]
            { $place ->
                [0] Тамара
                [1] Фелікс
               *[2] Юдита
            }
       *[other]
            { $seat ->
                [0] Ада
                [1] Борис
               *[2] Клео
            }
    }
default-name = Гість
seat-called =
    { $who ->
        [you] ви
       *[other] { $name }
    }

## Words that may be typed, with blanks between; the English ones are understood in every language

verb-help = ? допомога довідка
verb-hand = h рука карти
verb-table = c стіл с
verb-scores = s рахунок очки
verb-last = l остання останній взятка
verb-rules = r правила правило
verb-undo = u назад повернути скасувати
verb-hint = y підказка підкажи
verb-quit = q вихід вийти
verb-bid = b заявка заявити заявляю
verb-pass = p пас п пасую
verb-concede = розпис розписати розписую бомба
verb-give = g дати даю віддати віддаю
verb-contract = замовлення замовити замовляю
verb-play = хід ходити ходжу піти зіграти грати
verb-marry = m марʼяж м оголосити оголошую
verb-aces = тузи
verb-blind = наосліп
verb-redeal = перездача
verb-draw = d тягнути т тягну потягнути
verb-take = t взяти в беру
verb-uptwo = двійка двійку
verb-lay = викласти викладаю покласти кладу
verb-discard = скинути скидаю скид знести
verb-blocked = блок пат
word-yes = т так y yes
word-no = н ні нова нову n no new
filler = to для
card-letters = Т=A К=K Д=Q В=J п=s ч=h б=d т=c

## The beginning

ask-game = Яка гра: { $games }?
ask-game-again = Введіть назву гри або її початок: { $games }.
level-choice = { $number } { $title }: { $said }
ask-level = Який рівень: { $levels }? (назва або номер; Enter: { $usual })
ask-level-again = Введіть один із них або його номер: { $levels }.
ask-resume =
    { $deals ->
        [one] Є незакінчена партія від { $name }, у ній { $deals } роздача. Продовжити її? (так, ні)
        [few] Є незакінчена партія від { $name }, у ній { $deals } роздачі. Продовжити її? (так, ні)
       *[many] Є незакінчена партія від { $name }, у ній { $deals } роздач. Продовжити її? (так, ні)
    }
resume-choice =
    { $deals ->
        [one] { $number }: партія від { $name }, { $deals } роздача
        [few] { $number }: партія від { $name }, { $deals } роздачі
       *[many] { $number }: партія від { $name }, { $deals } роздач
    }
ask-resume-which = Ці партії не закінчено. Яку продовжити? (від 1 до { $count } або нова)
match-held = Цю партію зараз грають в іншому терміналі (процес { $pid }, з { $since }).
ask-held = Дивитися (д), перенести сюди (п) чи залишити (Enter)?
word-watch = д дивитися дивлюся w watch
word-take-over = п перенести переношу t take
watching = Ви дивитеся. Ctrl-C — закінчити.
taken-over-here = Партія тепер тут. Інший термінал закінчить, щойно в ньому щось введуть.
unreadable-matches =
    { $count ->
        [one] { $count } партію у вашій папці не вдається прочитати, вона лишається як є: { $names }. Що з нею не так, скаже chiliad verify.
        [few] { $count } партії у вашій папці не вдається прочитати, вони лишаються як є: { $names }. Що з ними не так, скаже chiliad verify.
        [many] { $count } партій у вашій папці не вдається прочитати, вони лишаються як є: { $names }. Що з ними не так, скаже chiliad verify.
       *[other] { $count } партії у вашій папці не вдається прочитати, вони лишаються як є: { $names }. Що з ними не так, скаже chiliad verify.
    }
greeting =
    { $target ->
        [0] { $game }, правила «{ $preset }».
       *[other] { $game }, правила «{ $preset }», гра до { $target }.
    }
greeting-seat =
    { $who ->
        [you] Місце { $seat }: { $name }, це ви.
       *[other] Місце { $seat }: { $name }, бот ({ $bot }).
    }
greeting-help = Введіть ?, щоб дізнатися, що можна зробити, або q, щоб вийти й продовжити іншим разом.

## The deal

replay-seat =
    { $bot ->
        [none] Місце { $seat }: { $name }.
       *[other] Місце { $seat }: { $name }, бот ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Роздача { $number }. Роздаєте ви.
       *[other] Роздача { $number }. Роздає { $name }.
    }
dealt =
    { $who ->
        [you] Ви отримуєте карти: { $cards }.
       *[other] { $name } отримує карти: { $cards }.
    }
your-hand = У вас на руках: { $cards }.
deal-ended = Роздачу { $number } закінчено.
deal-stuck = У цій роздачі зроблено вже { $limit } дій, і дограти її неможливо. Партію збережено як є.
standing =
    { $who ->
        [you] Ваш рахунок: { $total }.
       *[other] { $name }, рахунок: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] Партію закінчено, зіграно { $deals } роздачу. Ви перемогли!
                [few] Партію закінчено, зіграно { $deals } роздачі. Ви перемогли!
               *[many] Партію закінчено, зіграно { $deals } роздач. Ви перемогли!
            }
       *[other]
            { $deals ->
                [one] Партію закінчено, зіграно { $deals } роздачу. Перемагає { $name }.
                [few] Партію закінчено, зіграно { $deals } роздачі. Перемагає { $name }.
               *[many] Партію закінчено, зіграно { $deals } роздач. Перемагає { $name }.
            }
    }
match-kept = Партію збережено у файлі { $path }.
level-suggested =
    { $result ->
        [won] Три перемоги поспіль на рівні «{ $level }»: можливо, тепер цікавіше буде на рівні «{ $other }». Наступного разу: chiliad play { $game } --bots { $bot }
       *[lost] Три поразки поспіль на рівні «{ $level }»: можливо, поки що цікавіше буде на рівні «{ $other }». Наступного разу: chiliad play { $game } --bots { $bot }
    }
left = Партію збережено у файлі { $path }; команда chiliad play запропонує її продовжити.

## What is asked for at every table

choice = { $number }: { $said } ({ $typed })
ask-enter = { $prompt } (Enter)
ask-enter-for = { $prompt } (Enter: { $choice })
ask-cards = { $prompt } На вибір: { $cards }.
ask-sure = Точно? (так, ні)
choice-any-card = { $choice } (підійде й будь-яка інша карта)
choice-or-cards = { $choice } (або { $cards })
you-may =
    { $more ->
        [0] Можна: { $choices }.
        [one] Можна: { $choices }; є ще { $more } варіант, його покаже ?.
        [few] Можна: { $choices }; є ще { $more } варіанти, їх покаже ?.
       *[many] Можна: { $choices }; є ще { $more } варіантів, їх покаже ?.
    }
help-everywhere = Ще: h — ваші карти, c — що на столі, s — рахунок, l — остання взятка або останній хід, r — правила (r 14: пункт 14), u — повернути хід, y — підказка, q — вийти.
help-typing = Ходи вводять так, як вони подані у списку, карти так: Кп, 10ч, тб (т — туз, к — король, д — дама, в — валет; п — піки, ч — чирви, б — бубни, т — трефи), або латиницею: Ks, 10h, ad. Якщо вибирати нема з чого, досить натиснути Enter.
help-tysiac = Карти пишуть так: Кп, 10ч, тб (т — туз, к — король, д — дама, в — валет; п — піки, ч — чирви, б — бубни, т — трефи), або латиницею: Ks, 10h, ad. Заявка — це число, можна й таке, якого немає у списку. Якщо вибирати нема з чого, досить натиснути Enter.
help-mille = Карти пишуть так: Кп, 10ч, 2б (т — туз, к — король, д — дама, в — валет; п — піки, ч — чирви, б — бубни, т — трефи; трефовий туз — Тт, два тузи — ТТ), або латиницею: Ks, 10h, 2d; комбінації — ККК, ДД2 або К, тобто всі королі; кілька одразу: викласти ККК ДД2. Якщо вибирати нема з чого, досить натиснути Enter.
taken-back = Хід повернуто.
nothing-to-take-back = У цій роздачі немає ходу, який можна повернути.
hint-wait = Хвилинку…
hint-others = Інші ходи:
nothing-yet = Поки що нічого.
rules-pointer = Усі правила: chiliad rules { $game }. Один пункт: r і його номер.
rules-title = { $number } { $title }
sheet-deal = Роздача { $number }: { $items }
sheet-item = { $name } { $score }, рахунок { $total }

## Answers that can't be understood as they stand

not-understood = Незрозуміло: «{ $text }»; що можна зробити, покаже ?
nothing-typed = Є з чого вибирати: введіть щось одне або ?, щоб побачити список
no-such-choice =
    { $count ->
        [one] Варіанта { $number } немає, є лише { $count } варіант
        [few] Варіанта { $number } немає, є лише { $count } варіанти
       *[many] Варіанта { $number } немає, є лише { $count } варіантів
    }
list-first = Номери стосуються списку, який показує ?: спершу введіть ?, потім номер
which-move = «{ $text }» може означати різні ходи: введіть номер зі списку, який показує ?
needs-more =
    { $verb ->
        [give] Яку карту й кому? Наприклад: дати Ks 1
        [talon] Який прикуп? Наприклад: взяти 1
        [lay] Що викласти? Наприклад: викласти KKK
        [discard] Яку карту скинути? Наприклад: скинути 5h
        [bid] Скільки? Наприклад: заявка 120
        [contract] Скільки? Наприклад: замовлення 140
        [play] Якою картою? Наприклад: хід Ks
        [marry] Якою картою? Наприклад: марʼяж Ks
        [aces] Яким тузом? Наприклад: тузи As
       *[other] Яку карту? Наприклад: { $verb } Ks
    }
one-card-only = Лише одну карту
give-one-card = Назвіть одну карту й того, хто її отримає, наприклад: дати Ks 1
give-to-whom = Хто отримає карту — { $card }? Назвіть карту й гравця, наприклад: дати { $typed } { $first }
unknown-receiver = «{ $text }» — тут такого гравця немає: назвіть імʼя ({ $first } або { $second }) чи номер місця
one-rank-a-set = «{ $text }» — це карти різного рангу: у комбінації він один, не рахуючи двійок
too-few-held =
    { $count ->
        [0] У вас немає { $rank }
        [one] У вас { $rank } лише { $count }
        [few] У вас { $rank } лише { $count }
       *[many] У вас { $rank } лише { $count }
    }
which-set = До якої комбінації йде { $card }? Назвіть її ранг, наприклад: викласти 7 2d
take-how-many = У вас { $rank } { $count }: скажіть, скільки з них викладаєте, наприклад: взяти { $typed }
lay-or-discard = { $card } — цю карту можна і викласти, і скинути: скажіть, що саме
which-card =
    { $count ->
        [0] У вас немає { $rank }
       *[other] У вас { $rank } кілька: скажіть, якої масті
    }

## Refusals, said to the person who made the mistake; where there is none here, the sentence of errors.ftl is said

you-not-in-hand = У вас немає такої карти: { $card }
you-not-your-turn = Зараз не ваш хід
you-must-open =
    { $exact ->
        [yes] Ви відкриваєте торги: заявіть { $least }
       *[no] Ви відкриваєте торги: заявіть { $least } або більше
    }
you-bid-over-limit = З цими картами можна заявити щонайбільше { $limit }
you-must-give-first = Спершу треба віддати по карті кожному з суперників
you-must-take-first = Спершу треба взяти один із двох прикупів
you-taken-already = Прикуп уже взято
you-must-lay-first = Спершу треба відкласти дві карти
you-laying-over = Дві карти вже відкладено
you-no-such-talon = Прикупів два, 1 і 2
you-given-already = Цьому гравцеві карту вже віддано
you-must-name-contract = Спершу треба назвати замовлення
you-marriage-not-held = У вас немає короля й дами цієї масті
you-must-follow-suit =
    { $suit ->
        [s] Треба класти карту в масть, тобто піку
        [h] Треба класти карту в масть, тобто чирву
        [d] Треба класти карту в масть, тобто бубну
       *[c] Треба класти карту в масть, тобто трефу
    }
you-must-trump =
    { $suit ->
        [s] У вас є { $held }: треба класти козир, тобто піку
        [h] У вас є { $held }: треба класти козир, тобто чирву
        [d] У вас є { $held }: треба класти козир, тобто бубну
       *[c] У вас є { $held }: треба класти козир, тобто трефу
    }
you-must-beat = На столі { $best }, а у вас є { $held }: треба перебивати
you-must-draw-first = Спершу треба потягнути карту або взяти скид
you-already-drew = Цього ходу ви карту вже взяли
you-no-pair =
    { $needed ->
        [one] Щоб узяти скид, де зверху { $card }, треба викласти з руки { $needed } карту того самого рангу
        [few] Щоб узяти скид, де зверху { $card }, треба викласти з руки { $needed } карти того самого рангу
       *[many] Щоб узяти скид, де зверху { $card }, треба викласти з руки { $needed } карт того самого рангу
    }
you-set-needs-three =
    { $needed ->
        [one] Для нової комбінації { $rank } потрібна { $needed } карта, враховуючи двійки
        [few] Для нової комбінації { $rank } потрібні { $needed } карти, враховуючи двійки
       *[many] Для нової комбінації { $rank } потрібно { $needed } карт, враховуючи двійки
    }
you-must-pick-up = Спершу треба взяти на руки решту скиду

## How a table is left

input-ended = введення закінчилося; партію збережено у файлі { $path }
input-ended-at-once = введення закінчилося раніше, ніж почалася партія
stopped-by-person = зупинено; партію збережено у файлі { $path }
stopped-at-once = зупинено раніше, ніж почалася партія
stopped-by-system = система зупиняє програму; партію збережено у файлі { $path }
terminal-closed = термінал закрито; партію збережено у файлі { $path }
taken-over = інший термінал забрав цю партію, вона триває там; її збережено в { $path }
name-cannot-be = «{ $text }» тут не годиться як імʼя: потрібно від одного до 40 знаків, і не з bot: на початку
