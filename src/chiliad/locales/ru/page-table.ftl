### The card table in the browser. What happens is told with the messages of terminal-*.ftl, what is asked with desk.ftl.
### The variables are explained in en/page-table.ftl.
###
### $rank is said in the genitive plural: "комбинация { $rank }". Cards and names stand in the nominative only; a name
### may also be table-you, so a colon stands after it rather than a verb.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Seats

table-you = Вы
table-you-within = вы
table-on-turn =
    { $who ->
        [you] (ваш ход)
       *[other] (сейчас ход)
    }
table-dealer = сдающий
table-bot = бот
table-away = отсутствует
table-stand-in = играет бот
table-declarer = разыгрывающий
table-barrel =
    { $left ->
        [one] бочка: ещё { $left } раздача
        [few] бочка: ещё { $left } раздачи
       *[many] бочка: ещё { $left } раздач
    }
table-cards-held =
    { $count ->
        [one] на руках { $count } карта
        [few] на руках { $count } карты
       *[many] на руках { $count } карт
    }
table-few =
    { $count ->
        [one] осталась { $count } карта!
        [few] осталось { $count } карты!
       *[many] осталось { $count } карт!
    }
table-clock = осталось времени
table-passed = пас
table-has-bid = заявка { $points }
table-says-marriage =
    { $suit ->
        [s] Пиковый марьяж ♠, { $points }
        [h] Червовый марьяж ♥, { $points }
        [d] Бубновый марьяж ♦, { $points }
       *[c] Трефовый марьяж ♣, { $points }
    }
table-says-contract = Заказ { $points }
table-points-made =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-made-of = набрано { $points } при заказе { $contract }
table-tricks =
    { $count ->
        [0] без взяток
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
table-marriage-made = марьяж { $sign } { $points }
table-total = счёт { $points }
table-laid = на столе { $points }
table-stars =
    { $count ->
        [one] { $stars } { $count } натурал
        [few] { $stars } { $count } натурала
       *[many] { $stars } { $count } натуралов
    }
table-chapeaux =
    { $count ->
        [one] { $count } шапо
        [few] { $count } шапо
       *[many] { $count } шапо
    }
table-gift = { $name } отдаёт: { $card }

## What stands above the table

table-heading = { $game }, раздача { $deal }
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-phase =
    { $phase ->
        [between] Итог раздачи
        [over] Конец партии
        [stopped] Прервано
       *[playing] Идёт игра
    }
table-phase-waiting = Ждём игроков
table-target = до { $points }
table-trump = Козыри: { $suit }
table-trump-short = Козырь
table-trump-none = пока без козыря
table-undo = Взять ход назад
table-undo-none = Отменять нечего.
table-undo-ask = Попросить взять назад
table-undo-asked = { $name } просит взять последний ход назад. Согласны: { $agreed } из { $of }.
table-undo-mine = Вы просите взять последний ход назад. Согласны: { $agreed } из { $of }.
table-undo-yes = Разрешить
table-undo-no = Отказать
table-undo-withdraw = Оставить как есть
table-hint = Подсказка
table-hint-ask = Попросить подсказки
table-hint-none = Подсказка — для вашего решения, когда есть выбор.
table-hint-thinking = Подсказка сейчас будет.
table-hint-moves = Лучшие ходы
table-hint-move = Ход
table-hint-close = Закрыть подсказку
table-hint-asked = { $name } спрашивает, можно ли в этой партии брать подсказки. Согласны: { $agreed } из { $of }.
table-hint-mine = Вы спросили, можно ли в этой партии брать подсказки. Согласны: { $agreed } из { $of }.
table-hint-yes = Разрешить
table-hint-no = Без подсказок
table-hint-withdraw = Играть без подсказок
table-hint-stop = Больше без подсказок в этой партии
table-hint-card = карта из подсказки
table-log = Ход игры
table-menu = Все действия
table-menu-log = Ход игры: показать или скрыть
table-menu-sheet = Запись счёта
table-real-cards = Продолжить настоящими картами
table-keeper =
    { $who ->
        [you] Вы ведёте счёт игры настоящими картами.
       *[other] { $name } ведёт счёт игры настоящими картами.
    }
table-keeper-open = Открыть запись счёта
table-menu-rules = Правила этого стола
table-menu-watch = Ссылка для зрителей…
table-menu-leave = Уйти из-за стола…
table-menu-stop = Прервать партию…
table-menu-more = Ещё…
table-leave-title = Уйти из-за стола?
table-leave-ask = За вас продолжит играть бот. Вернуться можно в любой момент: откройте стол с главной страницы.
table-leave-alone = Стол останется как есть до вашего возвращения; вы найдёте его на главной странице.
table-leave-yes = Уйти
table-leave-no = Остаться
table-stop-title = Прервать партию сейчас?
table-stop-ask = Партия закончится здесь, недоигранной, с нынешним счётом. Продолжить её будет нельзя.
table-stop-yes = Прервать партию
table-no-table = Такого стола нет
page-outdated = Эта страница устарела
page-load-again = Загрузить страницу заново

## My hand

table-my-hand = Ваши карты
table-hand =
    { $count ->
        [one] У вас на руках { $count } карта
        [few] У вас на руках { $count } карты
       *[many] У вас на руках { $count } карт
    }
table-card-points =
    { $points ->
        [one] { $card }, { $points } очко
        [few] { $card }, { $points } очка
       *[many] { $card }, { $points } очков
    }
table-can =
    { $verb ->
        [play] можно положить
        [marry] можно положить или объявить марьяж
        [give] можно отдать
        [lay] можно выложить
        [wild] можно выложить как джокера
        [take] можно взять с ней сброс
       *[discard] можно сбросить
    }
table-can-be-used = можно использовать
table-marriage-half = половина марьяжа на { $points } очков
table-fresh = новая карта
table-sorted =
    { $sort ->
        [suit] Карты по масти.
        [rank] Карты по достоинству.
       *[deal] Карты в том порядке, как пришли.
    }
table-not-your-turn = Сейчас не ваш ход.
table-none-legal = Сейчас ни одна карта не годится.
table-not-now = Не сейчас.
table-nobodys-turn = Сейчас никто не ходит.
table-next-key = Раздача окончена. Нажмите N, чтобы начать следующую.
table-next-press = Нажмите N, чтобы начать следующую раздачу.
table-deal-goes-on = Раздача ещё не окончена.
table-waits-for = Сейчас ходит { $name }…
table-select-rank =
    { $count ->
        [one] Выбрать комплект { $rank } ({ $count })
        [few] Выбрать комплект { $rank } ({ $count })
       *[many] Выбрать комплект { $rank } ({ $count })
    }

## Tysiac

table-talon = Прикуп
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] Прикуп, теперь у вас на руках
       *[other] Прикуп взят: { $name }
    }
table-trick = Взятка
table-last-trick = Предыдущая взятка
table-call =
    { $verb ->
        [bid] Заявка
       *[contract] Заказ
    }
table-call-this =
    { $verb ->
        [bid] Заявить { $points }
       *[contract] Заказ { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] Возможно только { $low }
       *[no] Число, кратное { $step }, от { $low } до { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] Заявить { $points }? Нажмите Enter ещё раз.
       *[contract] Заказать { $points }? Нажмите Enter ещё раз.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = Нажмите B, чтобы назвать число.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab выводит из карт; там буквы действуют с Alt. F1 показывает клавиши.
# P pressed once.
table-pass-sure = Пас? Нажмите P ещё раз.
# The groups of buttons, for the ear.
table-moves = Что можно сделать
table-onward = Что дальше
table-tools = Кнопки стола
table-less = На { $step } меньше
table-more = На { $step } больше
table-quick = Сразу:
table-give-who = { $card }: кому отдать эту карту?
table-give-group = Кто получит карту
table-give-place = Карта: { $name }
table-give-choose = Сначала выберите карту для игрока { $name }.
table-cancel = Отмена
table-marriage-group = Марьяж
table-marry-suit =
    { $suit ->
        [s] Объявить пиковый марьяж ♠, { $points }
        [h] Объявить червовый марьяж ♥, { $points }
        [d] Объявить бубновый марьяж ♦, { $points }
       *[c] Объявить трефовый марьяж ♣, { $points }
    }
table-play-plain = Просто зайти: { $card }
table-marry-or-play = { $card }: объявить марьяж, { $points }?
table-which-move = Что вы делаете с картой { $card }?
table-concede = { $what }…
table-concede-no = Играть дальше

## Mille

table-board = Стол
table-stock-and-pack = Колода и сброс
table-stock = Колода: { $count }
table-pack = Сброс: { $count }
table-pack-said =
    { $count ->
        [0] Сброс пуст.
        [one] В сбросе { $count } карта, сверху { $card }.
        [few] В сбросе { $count } карты, сверху { $card }.
       *[many] В сбросе { $count } карт, сверху { $card }.
    }
table-pack-look = посмотреть
# The same button for the ear.
table-pack-look-title = Посмотреть сброс
table-take = Взять сброс
table-take-which = С какими картами взять сброс?
table-lay =
    { $count ->
        [one] Выложить
        [few] Выложить { $count } карты
       *[many] Выложить { $count } карт
    }
table-lay-none = Сначала выберите карты, которые выложите.
table-lay-mixed = { $cards }: это не комбинация.
table-would-lay =
    { $new ->
        [yes] Выбрано для новой комбинации: { $cards }.
       *[no] Выбрано для вашей комбинации { $rank }: { $cards }.
    }
table-would-discard = Выбрана карта: { $card }. Если её сбросить, ваш ход закончится.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = К какой комбинации? { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = { $card }: сбросить или положить на стол? { $places }.
# The buttons with these places.
table-lay-group = Куда выложить
table-lay-to =
    { $new ->
        [yes] новая комбинация { $rank }
       *[no] к комбинации { $rank }
    }
table-discard = Сбросить
table-discard-one = Сначала выберите карту, которую хотите сбросить.
table-discard-sure = Сбросить карту: { $card }? Нажмите X ещё раз.
table-discard-many = Для сброса выберите одну карту; сейчас выбрано: { $count }.
table-unselect = Отмена
table-unselected = Ничего не выбрано.
table-offers = Что можно выложить
table-sets-of =
    { $who ->
        [you] Ваши комбинации
       *[other] Комбинации игрока { $name }
    }
table-no-sets = комбинаций пока нет
table-add-title = Добавить к комбинации { $rank }
table-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
table-lies =
    { $lies ->
        [seven] семь!
       *[eight] ★ восемь
    }
table-set = комбинация { $rank }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }{ $wilds ->
        [0] {""}
        [one] , из них { $wilds } джокер
        [few] , из них { $wilds } джокера
       *[many] , из них { $wilds } джокеров
    }{ $lies ->
        [seven] , семь в одной стопке
        [eight] , восемь перевёрнуты, натурал
       *[open] {""}
    }, { $points } очков ({ $cards })
table-known =
    { $count ->
        [one] точно есть: { $cards }
        [few] точно есть: { $cards }
       *[many] точно есть: { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } известная карта
        [few] { $count } известные карты
       *[many] { $count } известных карт
    }

## The end of a deal and of the match

table-deal-over = Раздача { $deal } окончена
table-match-won =
    { $who ->
        [you] Вы победили в партии!
       *[other] В партии побеждает { $name }
    }
table-stopped = Партия прервана
table-column-deal = №
table-column-points = Набрано
table-column-score = Запись
table-column-total = Счёт
table-column-way = Путь к { $target }
table-how-counted = Как это подсчитано
table-left-you = Осталось у вас на руках
table-left-other = Осталось на руках: { $name }
table-next-deal = Следующая раздача
table-next-waits = Следующая раздача начнётся, как только этого захочет кто-то из игроков.
table-replay = Повтор
table-again = Сыграть ещё раз
table-again-with = { $name } играет ещё раз: сыграть тоже
table-suggest =
    { $result ->
        [won] Три победы подряд на уровне «{ $level }»: может быть, теперь интереснее будет на уровне «{ $other }».
       *[lost] Три поражения подряд на уровне «{ $level }»: может быть, пока интереснее будет на уровне «{ $other }».
    }
table-suggest-go = Играть на уровне «{ $other }»
table-home = Главная страница
table-sheet-empty = Ни одна раздача ещё не окончена.

## Who is away

table-watching = Вы только смотрите. Карты на руках закрыты.
table-my-stand-in = За вас играет бот.
table-back = Я здесь
table-is-away = { $name } отсутствует. Немного подождём.
table-is-here = { $name } снова здесь.
table-is-held = { $name } отсутствует; играет бот.
table-vote = Голосование
table-vote-ask = { $name } не отвечает. Что дальше? Голосов: { $cast } из { $of }.
table-vote-choice =
    { $choice ->
        [wait] Ждать
        [bot] Пусть играет бот
       *[stop] Остановиться и подсчитать
    }

## Answers to keys

table-say-hand =
    { $count ->
        [one] { $count } карта: { $cards }.
        [few] { $count } карты: { $cards }.
       *[many] { $count } карт: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] Новая: { $cards }.
        [few] Новые: { $cards }.
       *[many] Новые: { $cards }.
    }
table-hand-none = На руках у вас карт нет.
table-say-played = { $name }: { $card }
table-say-nothing = На столе карт нет.
table-say-talon = Прикуп: { $cards }.
table-say-talon-hidden = Прикуп лежит рубашкой вверх.
table-say-last = Предыдущая взятка: { $cards }. { $who ->
        [you] Взятка ваша
       *[other] Берёт { $name }
    }, очки: { $points }.
table-last-none = Взяток ещё не было.
table-say-contract =
    { $who ->
        [you] Ваш заказ { $points }
       *[other] { $name }: заказ { $points }
    }, пока набрано { $made }
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: заявки ещё не было
table-say-passed = { $name }: пас
table-say-score = { $name }: { $points } в этой раздаче, счёт { $total }
table-say-total = { $name }: счёт { $total }
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = росписи { $concessions } из { $free }
table-say-mark-empty = болты { $empty } из { $free }
table-say-mark-barrel = на бочке, осталось раздач: { $left }
# The pack but for its top card.
table-say-under = Ниже: { $cards }.
table-say-stock = В колоде: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: нет.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: счёт { $total }, на столе { $laid }.
table-say-held-points = У вас на руках: { $points }.
table-say-stars = { $name }: звёзды { $stars }, шапо { $chapeaux }.
table-last-none-mille = Соперник ещё не ходил.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] Заказ выполнен.
        [one] Не хватает { $left } очка.
        [few] Не хватает { $left } очков.
       *[many] Не хватает { $left } очков.
    }
table-say-dealer = Сдающий: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
       *[many] { $name }: { $count } карт
    }
table-say-no-clock = Игра идёт без часов.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } на этот ход, { $bank } в запасе
table-say-bank-time = { $name }: { $bank } в запасе
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = Правила: { $name }.
table-say-rules-differ = Правила: { $name }. Здесь иначе: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card }: этой картой можно ходить.
# One of several things, by its number. $what (String)
table-say-place = { $place } из { $count }: { $what }
table-say-no-sets = На столе нет комбинаций.
table-say-offers = { $offers }. Shift+Tab ведёт к кнопкам.
table-say-no-offers = Сейчас выложить нечего.

## What keys do, in the list of keys and in the menu

table-keys = За столом
table-key-next = Следующая карта
table-key-previous = Предыдущая карта
table-key-first = Первая карта
table-key-last = Последняя карта
table-key-legal = Следующая карта, которая годится
table-key-legal-back = Предыдущая карта, которая годится
table-key-play = Положить карту или отдать её
table-key-marry = Объявить марьяж этой картой
table-key-pass = Пас
table-key-cancel = Отмена
table-key-contract = Заявки и заказ; к торгам
table-key-hand = Мои карты
table-key-trick = Взятка или прикуп на столе
table-key-trump = Козырь
table-key-scores = Счёт
table-key-marks = Бочка, росписи, болты
table-key-turn = Чей ход
table-key-last-trick = Предыдущая взятка
table-key-sort-suit = Разложить по масти
table-key-sort-rank = Разложить по достоинству
table-key-sort-deal = Разложить, как пришли
table-key-undo = Взять ход назад
table-key-hint = Подсказка
table-key-deal = Следующая раздача
table-key-select = Выбрать карту
table-key-draw = Тянуть карту
table-key-take = Взять сброс
table-key-lay = Выложить выбранное
table-key-discard = Сбросить выбранную карту, а если её нет, текущую
table-key-unselect = Снять выбор
table-key-pack = Сброс и колода
table-key-sets = Комбинации на столе
table-key-stars = Звёзды и шапо
table-key-last-turn = Последний ход соперника
table-key-concede = Расписать раздачу или бросить бомбу
table-key-why = Почему картой нельзя ходить
table-key-dealer = Кто сдавал
table-key-others = Сколько карт у других
table-key-clock = Сколько осталось времени
table-key-rules = Назвать правила этого стола
table-key-talk = Разговор за столом
table-key-card = Взятка или предыдущая, карта за картой
table-key-card-back = Карта перед ней
table-key-set = Комбинации по одной
table-key-set-back = Комбинация перед ней
table-key-offers = Что можно выложить
table-key-use = Использовать карту
table-key-moves = Что вы можете сделать
table-key-buttons = К кнопкам ходов
table-key-table = Что на столе
table-key-each = Что на столе, по порядку
table-key-each-back = Предыдущее

replay-hand =
    { $count ->
        [one] { $name }, на руках { $count } карта
        [few] { $name }, на руках { $count } карты
       *[many] { $name }, на руках { $count } карт
    }
replay-deal-option = Раздача { $deal }

## The score sheet

sheet-caption = Запись счёта
sheet-column-contract = Заказ
sheet-go = Перейти к раздаче { $deal }
sheet-of-deal = Раздача { $deal }
sheet-running = , счёт { $total }
sheet-total = Счёт
sheet-wins = победа
sheet-payment = Кто кому платит
sheet-in-words = Раздача за раздачей, словами

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = счёт закрыт
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = слёты: { $count } из { $most }
table-has-bid-blind = заявка { $points } вслепую
table-says-aces = Четыре туза, { $points }
table-aces-made = четыре туза { $points }
# In the name of an ace where all four are in hand.
table-aces-part = один из четырёх тузов, очки: { $points }
table-aces-declare = Объявить четырёх тузов, { $points }
table-aces-or-play = { $card }: объявить четырёх тузов, { $points }?
table-aces-group = Четыре туза
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }? Нажмите Shift+B ещё раз.
table-say-bid-blind = { $name }: { $points } вслепую
# Shift+N pressed once.
table-redeal-sure = Просить пересдачу? Нажмите Shift+N ещё раз.
table-blind-none = Заявить вслепую сейчас нельзя.
table-redeal-none = Просить пересдачу сейчас нельзя.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Золотая раздача { $number } из { $count }: всё удваивается
# Above the table, beside the contract.
table-blind = Вслепую: заказ удваивается
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = ничего не считается
table-key-blind = Заявить вслепую
table-key-redeal = Просить пересдачу, с четырьмя девятками

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Прикуп { $number }
table-talons = Два прикупа
table-say-talons-hidden = Оба прикупа лежат рубашкой вверх.
table-lay-away-sure = Сбросить: { $card }?
table-lay-away-group = Сбросить карту
# Of four players the dealer: beside the name
table-sits-out = отдыхает
table-say-sits-out =
    { $who ->
        [you] Вы отдыхаете
       *[other] { $name } отдыхает
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = В сносе: { $cards }
table-key-take-first = Взять прикуп 1
table-key-take-second = Взять прикуп 2

table-talk-none =
    { $why ->
        [off] Разговор за столом выключен в настройках.
       *[alone] Здесь не с кем разговаривать.
    }
