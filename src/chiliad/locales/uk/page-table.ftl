### The card table in the browser. What happens is told with the messages of terminal-*.ftl, what is asked with desk.ftl.
### The variables are explained in en/page-table.ftl.
###
### $rank is said in the genitive plural: "комбінація { $rank }". Cards and names stand in the nominative only; a name
### may also be table-you, so a colon stands after it rather than a verb.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Seats

table-you = Ви
table-you-within = ви
table-on-turn =
    { $who ->
        [you] (ваш хід)
       *[other] (зараз ходить)
    }
table-dealer = роздавач
table-bot = бот
table-away = немає за столом
table-stand-in = грає бот
table-declarer = розігрувач
table-barrel =
    { $left ->
        [one] бочка: ще { $left } роздача
        [few] бочка: ще { $left } роздачі
       *[many] бочка: ще { $left } роздач
    }
table-cards-held =
    { $count ->
        [one] на руках { $count } карта
        [few] на руках { $count } карти
       *[many] на руках { $count } карт
    }
table-few =
    { $count ->
        [one] лишилася { $count } карта!
        [few] лишилося { $count } карти!
       *[many] лишилося { $count } карт!
    }
table-clock = лишилося часу
table-passed = пас
table-has-bid = заявка { $points }
table-says-marriage =
    { $suit ->
        [s] Піковий марʼяж ♠, { $points }
        [h] Чирвовий марʼяж ♥, { $points }
        [d] Бубновий марʼяж ♦, { $points }
       *[c] Трефовий марʼяж ♣, { $points }
    }
table-says-contract = Замовлення { $points }
table-points-made =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
table-made-of = набрано { $points } з { $contract }
table-tricks =
    { $count ->
        [0] без взяток
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
table-marriage-made = марʼяж { $sign } { $points }
table-total = рахунок { $points }
table-laid = на столі { $points }
table-stars =
    { $count ->
        [one] { $stars } { $count } натурал
        [few] { $stars } { $count } натурали
       *[many] { $stars } { $count } натуралів
    }
table-chapeaux =
    { $count ->
        [one] { $count } шапо
        [few] { $count } шапо
       *[many] { $count } шапо
    }
table-gift = { $name } віддає: { $card }

## What stands above the table

table-heading = { $game }, роздача { $deal }
table-your-turn = Ваш хід
table-turn-of = Ходить { $name }
table-phase =
    { $phase ->
        [between] Підсумок роздачі
        [over] Кінець партії
        [stopped] Перервано
       *[playing] Триває гра
    }
table-phase-waiting = Чекаємо на гравців
table-target = до { $points }
table-trump = Козир: { $suit }
table-trump-short = Козир
table-trump-none = поки що без козиря
table-undo = Повернути хід
table-undo-none = Немає ходу, який можна повернути.
table-undo-ask = Попросити повернути хід
table-undo-asked = { $name } просить повернути останній хід. Згодні: { $agreed } з { $of }.
table-undo-mine = Ви просите повернути останній хід. Згодні: { $agreed } з { $of }.
table-undo-yes = Дозволити
table-undo-no = Відмовити
table-undo-withdraw = Лишити як є
table-hint = Підказка
table-hint-ask = Попросити підказки
table-hint-none = Підказка — для вашого рішення, коли є вибір.
table-hint-thinking = Підказка зараз буде.
table-hint-moves = Найкращі ходи
table-hint-move = Хід
table-hint-close = Закрити підказку
table-hint-asked = { $name } питає, чи можна в цій партії брати підказки. Згодні: { $agreed } з { $of }.
table-hint-mine = Ви запитали, чи можна в цій партії брати підказки. Згодні: { $agreed } з { $of }.
table-hint-yes = Дозволити
table-hint-no = Без підказок
table-hint-withdraw = Грати без підказок
table-hint-stop = Більше без підказок у цій партії
table-hint-card = карта з підказки
table-log = Перебіг гри
table-menu = Усі дії
table-menu-log = Перебіг гри: показати чи сховати
table-menu-sheet = Запис рахунку
table-real-cards = Продовжити справжніми картами
table-keeper =
    { $who ->
        [you] Ви ведете рахунок гри справжніми картами.
       *[other] { $name } веде рахунок гри справжніми картами.
    }
table-keeper-open = Відкрити запис рахунку
table-menu-rules = Правила цього столу
table-menu-watch = Посилання для глядачів…
table-menu-leave = Вийти з-за столу…
table-menu-stop = Перервати партію…
table-menu-more = Ще…
table-leave-title = Вийти з-за столу?
table-leave-ask = Замість вас гратиме бот. Повернутися можна будь-коли: відкрийте стіл із головної сторінки.
table-leave-alone = Партія чекатиме, доки ви повернетеся; ви знайдете її на головній сторінці.
table-leave-yes = Вийти
table-leave-no = Лишитися
table-stop-title = Перервати партію зараз?
table-stop-ask = Партія закінчиться тут, недограною, з теперішнім рахунком. Продовжити її не можна буде.
table-stop-yes = Перервати партію
table-no-table = Такого столу немає
page-outdated = Ця сторінка застаріла
page-load-again = Завантажити сторінку знову

## My hand

table-my-hand = Ваші карти
table-hand =
    { $count ->
        [one] У вас на руках { $count } карта
        [few] У вас на руках { $count } карти
       *[many] У вас на руках { $count } карт
    }
table-card-points =
    { $points ->
        [one] { $card }, { $points } очко
        [few] { $card }, { $points } очки
       *[many] { $card }, { $points } очок
    }
table-can =
    { $verb ->
        [play] можна зіграти
        [marry] можна зіграти або оголосити марʼяж
        [give] можна віддати
        [lay] можна викласти
        [wild] можна викласти як джокера
        [take] можна взяти з нею скид
       *[discard] можна скинути
    }
table-can-be-used = можна використати
table-marriage-half = половина марʼяжу на { $points } очок
table-fresh = нова карта
table-sorted =
    { $sort ->
        [suit] Карти за мастю.
        [rank] Карти за рангом.
       *[deal] Карти в тому порядку, як прийшли.
    }
table-not-your-turn = Зараз не ваш хід.
table-none-legal = Зараз жодна карта не годиться.
table-not-now = Не зараз.
table-nobodys-turn = Зараз ніхто не ходить.
table-next-key = Роздачу закінчено. Натисніть N, щоб почати наступну.
table-next-press = Натисніть N, щоб почати наступну роздачу.
table-deal-goes-on = Роздачу ще не закінчено.
table-waits-for = Зараз ходить { $name }…
table-select-rank =
    { $count ->
        [one] Вибрати комплект { $rank } ({ $count })
        [few] Вибрати комплект { $rank } ({ $count })
       *[many] Вибрати комплект { $rank } ({ $count })
    }

## Tysiac

table-talon = Прикуп
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] Прикуп, тепер у вас на руках
       *[other] Прикуп, тепер на руках у гравця { $name }
    }
table-trick = Взятка
table-last-trick = Попередня взятка
table-call =
    { $verb ->
        [bid] Заявка
       *[contract] Замовлення
    }
table-call-this =
    { $verb ->
        [bid] Заявити { $points }
       *[contract] Замовлення { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] Можливо лише { $low }
       *[no] Число, кратне { $step }, від { $low } до { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] Заявити { $points }? Натисніть Enter ще раз.
       *[contract] Замовити { $points }? Натисніть Enter ще раз.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = Натисніть B, щоб назвати число.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab виводить із карт; там літери діють з Alt. F1 показує клавіші.
# P pressed once.
table-pass-sure = Пас? Натисніть P ще раз.
# The groups of buttons, for the ear.
table-moves = Що можна зробити
table-onward = Що далі
table-tools = Кнопки столу
table-less = На { $step } менше
table-more = На { $step } більше
table-quick = Поставити:
table-give-who = { $card }: кому віддати цю карту?
table-give-group = Хто отримає карту
table-give-place = Карта для гравця { $name }
table-give-choose = Спершу виберіть карту для гравця { $name }.
table-cancel = Назад
table-marriage-group = Марʼяж
table-marry-suit =
    { $suit ->
        [s] Оголосити піковий марʼяж ♠, { $points }
        [h] Оголосити чирвовий марʼяж ♥, { $points }
        [d] Оголосити бубновий марʼяж ♦, { $points }
       *[c] Оголосити трефовий марʼяж ♣, { $points }
    }
table-play-plain = Просто ходити: { $card }
table-marry-or-play = { $card }: оголосити марʼяж, { $points }?
table-which-move = Що ви робите з цією картою: { $card }?
table-concede = { $what }…
table-concede-no = Грати далі

## Mille

table-board = Стіл
table-stock-and-pack = Колода і скид
table-stock = Колода: { $count }
table-pack = Скид: { $count }
table-pack-said =
    { $count ->
        [0] Скид порожній.
        [one] У скиді { $count } карта, зверху { $card }.
        [few] У скиді { $count } карти, зверху { $card }.
       *[many] У скиді { $count } карт, зверху { $card }.
    }
table-pack-look = глянути
# The same button for the ear.
table-pack-look-title = Переглянути скид
table-take = Взяти скид
table-take-which = З якими картами взяти скид?
table-lay =
    { $count ->
        [one] Викласти { $count } карту
        [few] Викласти { $count } карти
       *[many] Викласти { $count } карт
    }
table-lay-none = Спершу виберіть карти, які викладете.
table-lay-mixed = { $cards }: це не комбінація.
table-would-lay =
    { $new ->
        [yes] Вибрано для нової комбінації: { $cards }.
       *[no] Вибрано для вашої комбінації { $rank }: { $cards }.
    }
table-would-discard = Вибрано карту: { $card }. Якщо її скинути, ваш хід закінчиться.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = До якої комбінації? { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = { $card }: скинути чи викласти на стіл? { $places }.
# The buttons with these places.
table-lay-group = Куди викласти
table-lay-to =
    { $new ->
        [yes] нова комбінація { $rank }
       *[no] до комбінації { $rank }
    }
table-discard = Скинути
table-discard-one = Спочатку виберіть карту, яку хочете скинути.
table-discard-sure = Скинути карту: { $card }? Натисніть X ще раз.
table-discard-many = Щоб скинути, виберіть одну карту; зараз вибрано: { $count }.
table-unselect = Зняти вибір
table-unselected = Нічого не вибрано.
table-offers = Що можна викласти
table-sets-of =
    { $who ->
        [you] Ваші комбінації
       *[other] Комбінації гравця { $name }
    }
table-no-sets = комбінацій поки що немає
table-add-title = Додати до комбінації { $rank }
table-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокери
       *[many] { $count } джокерів
    }
table-lies =
    { $lies ->
        [seven] сім!
       *[eight] ★ вісім
    }
table-set = комбінація { $rank }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }{ $wilds ->
        [0] {""}
        [one] , з них { $wilds } джокер
        [few] , з них { $wilds } джокери
       *[many] , з них { $wilds } джокерів
    }{ $lies ->
        [seven] , сім в одному стосі
        [eight] , вісім перевернуто, натурал
       *[open] {""}
    }, { $points } очок ({ $cards })
table-known =
    { $count ->
        [one] точно є: { $cards }
        [few] точно є: { $cards }
       *[many] точно є: { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } відома карта
        [few] { $count } відомі карти
       *[many] { $count } відомих карт
    }

## The end of a deal and of the match

table-deal-over = Роздачу { $deal } закінчено
table-match-won =
    { $who ->
        [you] Ви перемогли в партії!
       *[other] У партії перемагає { $name }
    }
table-stopped = Партію перервано
table-column-deal = №
table-column-points = Набрано
table-column-score = Запис
table-column-total = Рахунок
table-column-way = Шлях до { $target }
table-how-counted = Як це підраховано
table-left-you = Лишилося у вас на руках
table-left-other = Лишилося на руках: { $name }
table-next-deal = Наступна роздача
table-next-waits = Наступна роздача почнеться, щойно цього захоче хтось із гравців.
table-replay = Повтор
table-again = Зіграти ще раз
table-again-with = { $name } грає ще раз: зіграти теж
table-suggest =
    { $result ->
        [won] Три перемоги поспіль на рівні «{ $level }»: можливо, тепер цікавіше буде на рівні «{ $other }».
       *[lost] Три поразки поспіль на рівні «{ $level }»: можливо, поки що цікавіше буде на рівні «{ $other }».
    }
table-suggest-go = Грати на рівні «{ $other }»
table-home = Головна сторінка
table-sheet-empty = Ще не закінчено жодної роздачі.

## Who is away

table-watching = Ви лише дивитеся. Карти на руках закриті.
table-my-stand-in = Замість вас грає бот.
table-back = Я тут
table-is-away = Гравця { $name } немає за столом. Трохи почекаємо.
table-is-here = { $name } знову тут.
table-is-held = Гравця { $name } немає за столом; грає бот.
table-vote = Голосування
table-vote-ask = { $name } не відповідає. Що далі? Голосів: { $cast } з { $of }.
table-vote-choice =
    { $choice ->
        [wait] Чекати
        [bot] Хай грає бот
       *[stop] Зупинитися й підрахувати
    }

## Answers to keys

table-say-hand =
    { $count ->
        [one] { $count } карта: { $cards }.
        [few] { $count } карти: { $cards }.
       *[many] { $count } карт: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] Нова: { $cards }.
        [few] Нові: { $cards }.
       *[many] Нові: { $cards }.
    }
table-hand-none = На руках у вас карт немає.
table-say-played = { $name }: { $card }
table-say-nothing = На столі карт немає.
table-say-talon = Прикуп: { $cards }.
table-say-talon-hidden = Прикуп лежить сорочкою вгору.
table-say-last = Попередня взятка: { $cards }. { $who ->
        [you] Взятка ваша
       *[other] Бере { $name }
    }, очки: { $points }.
table-last-none = Взяток ще не було.
table-say-contract =
    { $who ->
        [you] Ваше замовлення { $points }
       *[other] { $name }: замовлення { $points }
    }, поки що набрано { $made }
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: заявки ще не було
table-say-passed = { $name }: пас
table-say-score = { $name }: { $points } у цій роздачі, рахунок { $total }
table-say-total = { $name }: рахунок { $total }
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = розписи { $concessions } з { $free }
table-say-mark-empty = болти { $empty } з { $free }
table-say-mark-barrel = на бочці, лишилося роздач: { $left }
# The pack but for its top card.
table-say-under = Нижче: { $cards }.
table-say-stock = У колоді: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: немає.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: рахунок { $total }, на столі { $laid }.
table-say-held-points = У вас на руках: { $points }.
table-say-stars = { $name }: зірки { $stars }, шапо { $chapeaux }.
table-last-none-mille = Суперник ще не ходив.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] Замовлення виконано.
        [one] Бракує { $left } очка.
        [few] Бракує { $left } очок.
       *[many] Бракує { $left } очок.
    }
table-say-dealer = Роздає: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карти
       *[many] { $name }: { $count } карт
    }
table-say-no-clock = Гра йде без годинника.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } на цей хід, { $bank } у запасі
table-say-bank-time = { $name }: { $bank } у запасі
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = Правила: { $name }.
table-say-rules-differ = Правила: { $name }. Тут інакше: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card }: цією картою можна ходити.
# One of several things, by its number. $what (String)
table-say-place = { $place } з { $count }: { $what }
table-say-no-sets = На столі немає комбінацій.
table-say-offers = { $offers }. Shift+Tab веде до кнопок.
table-say-no-offers = Зараз викласти нема чого.

## What keys do, in the list of keys and in the menu

table-keys = За столом
table-key-next = Наступна карта
table-key-previous = Попередня карта
table-key-first = Перша карта
table-key-last = Остання карта
table-key-legal = Наступна карта, яка годиться
table-key-legal-back = Попередня карта, яка годиться
table-key-play = Зіграти карту або віддати її
table-key-marry = Оголосити марʼяж цією картою
table-key-pass = Пас
table-key-cancel = Скасувати
table-key-contract = Заявки й замовлення; до торгів
table-key-hand = Мої карти
table-key-trick = Взятка або прикуп на столі
table-key-trump = Козир
table-key-scores = Рахунок
table-key-marks = Бочка, розписи, болти
table-key-turn = Чий хід
table-key-last-trick = Попередня взятка
table-key-sort-suit = Розкласти за мастю
table-key-sort-rank = Розкласти за рангом
table-key-sort-deal = Розкласти, як прийшли
table-key-undo = Повернути хід
table-key-hint = Підказка
table-key-deal = Наступна роздача
table-key-select = Вибрати карту
table-key-draw = Тягнути карту
table-key-take = Взяти скид
table-key-lay = Викласти вибране
table-key-discard = Скинути вибрану карту, а якщо її немає, поточну
table-key-unselect = Зняти вибір
table-key-pack = Скид і колода
table-key-sets = Комбінації на столі
table-key-stars = Зірки й шапо
table-key-last-turn = Останній хід суперника
table-key-concede = Розписати роздачу або кинути бомбу
table-key-why = Чому картою не можна ходити
table-key-dealer = Хто роздавав
table-key-others = Скільки карт в інших
table-key-clock = Скільки лишилося часу
table-key-rules = Назвати правила цього столу
table-key-talk = Розмова за столом
table-key-card = Взятка або попередня, карта за картою
table-key-card-back = Карта перед нею
table-key-set = Комбінації по одній
table-key-set-back = Комбінація перед нею
table-key-offers = Що можна викласти
table-key-use = Використати карту
table-key-moves = Що ви можете зробити
table-key-buttons = До кнопок ходів
table-key-table = Що на столі
table-key-each = Що на столі, по порядку
table-key-each-back = Попереднє

replay-hand =
    { $count ->
        [one] { $name }, на руках { $count } карта
        [few] { $name }, на руках { $count } карти
       *[many] { $name }, на руках { $count } карт
    }
replay-deal-option = Роздача { $deal }

## The score sheet

sheet-caption = Запис рахунку
sheet-column-contract = Замовлення
sheet-go = Перейти до роздачі { $deal }
sheet-of-deal = Роздача { $deal }
sheet-running = , рахунок { $total }
sheet-total = Рахунок
sheet-wins = виграє
sheet-payment = Хто кому платить
sheet-in-words = Роздача за роздачею, словами

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = рахунок закрито
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = падіння: { $count } з { $most }
table-has-bid-blind = заявка { $points } наосліп
table-says-aces = Чотири тузи, { $points }
table-aces-made = чотири тузи { $points }
# In the name of an ace where all four are in hand.
table-aces-part = один із чотирьох тузів, очки: { $points }
table-aces-declare = Оголосити чотирьох тузів, { $points }
table-aces-or-play = { $card }: оголосити чотирьох тузів, { $points }?
table-aces-group = Чотири тузи
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }? Натисніть Shift+B ще раз.
table-say-bid-blind = { $name }: { $points } наосліп
# Shift+N pressed once.
table-redeal-sure = Просити перездачу? Натисніть Shift+N ще раз.
table-blind-none = Заявити наосліп зараз не можна.
table-redeal-none = Просити перездачу зараз не можна.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Золота роздача { $number } з { $count }: усе подвоюється
# Above the table, beside the contract.
table-blind = Наосліп: замовлення подвоюється
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = нічого не рахується
table-key-blind = Заявити наосліп
table-key-redeal = Просити перездачу, з чотирма девʼятками

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Прикуп { $number }
table-talons = Два прикупи
table-say-talons-hidden = Обидва прикупи лежать сорочкою вгору.
table-lay-away-sure = Скинути: { $card }?
table-lay-away-group = Скинути карту
# Of four players the dealer: beside the name
table-sits-out = пропускає
table-say-sits-out =
    { $who ->
        [you] Ви пропускаєте роздачу
       *[other] { $name } пропускає роздачу
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = У зносі: { $cards }
table-key-take-first = Взяти прикуп 1
table-key-take-second = Взяти прикуп 2

table-talk-none =
    { $why ->
        [off] Розмову за столом вимкнено в параметрах.
       *[alone] Тут немає з ким розмовляти.
    }
