### The page in the browser: everything but the card table and the replay. The variables are explained in en/page.ftl.
###
### The games’ names and the players’ names stand in the nominative only.

page-title = Chiliad: Mille і Тисяча, дві карткові гри
page-skip = Перейти до вмісту
page-nav = Мова, параметри, довідка
page-home-link = Chiliad, головна сторінка
page-language = Мова
page-close = Закрити
page-cancel = Скасувати
page-loading = Хвилинку…
page-hidden-card = закрита карта
page-suit =
    { $suit ->
        [s] піки
        [h] чирви
        [d] бубни
       *[c] трефи
    }
page-suit-letter =
    { $suit ->
        [s] П
        [h] Ч
        [d] Б
       *[c] Т
    }

## What goes wrong

page-problem = Не вийшло. Спробуйте ще раз.
page-no-connection = Немає звʼязку зі столом. Перевірте зʼєднання та спробуйте ще раз.
page-connection-lost = Зʼєднання втрачено. Пробую знову…
page-elsewhere = Цей стіл відкрито в іншій вкладці, і ви граєте там. Тут ви лише дивитеся.
page-elsewhere-here = Грати тут
page-nowhere-title = Тут нічого немає
page-nowhere = Ця адреса нікуди не веде. Можливо, дорогою загубилася літера.

## The first page

page-home-heading = Сідайте грати
page-home-lead = Дві карткові гри, чиї назви означають «тисяча», проти ботів або з друзями. Без реєстрації та без встановлення.
page-play-now =
    { $seats ->
        [2] { $name } з ботом
       *[other] { $name } з ботами
    }
page-play-friend = Грати з другом: { $name }
page-new-link = Новий стіл: { $name }
page-rules-link = Правила: { $name }
page-name = Ваше імʼя за столом
page-name-hint = Його побачать інші. Якщо нічого не ввести, вас зватимуть «{ $name }».
page-name-shown = Його побачать інші.
page-name-needed = Введіть імʼя, щоб інші знали, хто ви.
page-name-taken = За цим столом уже є { $name }. Виберіть інше імʼя.
page-name-change = Змінити імʼя
page-devices = Мої пристрої
page-games = Мої ігри
page-name-keep = Зберегти
page-you-are = Ваше імʼя: { $name }.
page-tables-on = Ваші столи
page-tables-over = Закінчені партії
page-tables-all =
    { $count ->
        [one] Показати { $count } партію
        [few] Показати всі { $count } партії
       *[many] Показати всі { $count } партій
    }
page-table-with = { $game }: { $names }
page-table-waiting = Чекає на гравців
page-table-total = { $name }: { $total }
page-table-stopped = перервано
page-table-your-turn = Ваш хід
page-table-result =
    { $who ->
        [you] Перемога
       *[other] Поразка
    }

## Joining

page-join-heading = Приєднатися до столу
page-join-code = Код або посилання із запрошення
page-join-go = До столу
page-join-title = Стіл: { $game }
page-join-seats = Хто за столом
page-join-rules = Як грають
page-join-preset = Правила: { $preset }.
page-join-unlike =
    { $mine ->
        [yes] Не так, як у ваших правилах ({ $preset }): { $said }.
       *[other] Не так, як у правилах «{ $preset }»: { $said }.
    }
page-join-sit = Сісти за стіл
page-join-back = Повернутися до мого столу
page-seat-free = вільно
page-seat-for = вільно, для: { $name }
page-join-where = Ваше місце
page-seat-you = Ви
page-seat-bot = бот

## A table that waits for players

page-waiting-title =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[many] Чекаємо на { $count } гравців
    }
page-waiting-how = Надішліть це посилання тим, із ким хочете грати. Хто його відкриє, може сісти за стіл, поки є вільне місце.
page-waiting-link = Запрошення
page-waiting-code = Або введіть цей код на головній сторінці
page-waiting-qr = Запрошення у вигляді QR-коду
page-waiting-share = Зіграйте зі мною: { $game }
page-waiting-watch = Посилання для глядачів, без місця за столом
page-waiting-watch-share = Подивіться на нашу гру: { $game }
page-waiting-here-only = Ніхто інший не відкриє цього посилання: воно веде лише на цей компʼютер. Щоб впустити інших із тієї самої мережі, запустіть сервер командою chiliad serve --lan.
page-waiting-network = Посилання вище працює в тій самій мережі: вашу сторінку відкрито за адресою, яка діє лише на цьому компʼютері.
page-waiting-asked = Запрошено зіграти ще раз: { $names }. Посилання — для решти.
page-waiting-cancel = Скасувати цей стіл
page-join-watch = Дивитися на цей стіл
page-waiting-fair = Чесна роздача: цей стіл має зобовʼязання
page-waiting-fill-hint = Чекати не обовʼязково:
page-waiting-fill =
    { $count ->
        [one] Віддати вільне місце ботові
        [few] Віддати вільні місця ботам
       *[many] Віддати вільні місця ботам
    }
page-waiting-fill-ask = Партія почнеться одразу, і більше ніхто не зможе сісти за стіл.
page-copy = Скопіювати
page-copied = Скопійовано
page-share = Поділитися

## A new table

page-new-title = Новий стіл
page-new-game = Гра
page-new-game-seats =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
page-new-seats = Хто грає
page-new-seat = Місце { $seat }
page-new-bot = Бот, { $said }
page-bot-said = { $title }: { $said }. За столом: { $names }.
page-bot-learned = Після уроків це добрий рівень для початку.
page-opponents =
    { $seats ->
        [2] Суперник
       *[other] Суперники
    }
page-new-friend = Друг, на запрошення
page-new-friend-hint = Коли стіл відкриється, ви отримаєте посилання, яке можна надіслати.
page-new-pace = Як швидко грають боти
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] Швидко
        [slow] Повільно, щоб устигнути почути чи побачити
       *[normal] Як люди
    }
page-preset = Правила
page-ask-title = Як ви в неї граєте?
page-ask-mine = Ваші правила
page-ask-none = Поки нічого не вибрано, правила такі: «{ $preset }».
page-ask-kept = Так грають за вашими новими столами. Змінити можна тут, під час відкриття столу та в налаштуваннях.
page-ask-compare = Порівняти їх
page-new-options =
    { $count ->
        [0] Окремі правила
        [one] Окремі правила: змінено { $count }
        [few] Окремі правила: змінено { $count }
       *[many] Окремі правила: змінено { $count }
    }
page-option-differs = Змінено. { $preset }: { $said }.
page-option-back = Повернути
page-option-back-named = Повернути: { $option }
page-option-number = число
page-number-between = Ціле число від { $low } до { $high }
page-new-more =
    { $stakes ->
        [yes] Годинник, відсутність, глядачі, ставки
       *[no] Годинник, відсутність, глядачі
    }
page-new-clock = Годинник
page-clock =
    { $clock ->
        [relaxed] Спокійний годинник: 30 секунд на кожен хід і ще 15 хвилин на всю партію.
        [fast] Швидкий годинник: 10 секунд на кожен хід і ще 3 хвилини на всю партію.
       *[none] Без годинника.
    }
page-new-absent = Якщо когось немає
page-new-absent-choice =
    { $absent ->
        [bot] Замість гравця грає бот, доки він не повернеться
       *[vote] Решта голосує: чекати, віддати місце ботові чи зупинитися
    }
page-new-grace = Скільки спершу чекати
page-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
page-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
page-new-spectators = Іншим можна дивитися
page-new-spectators-hint = Хто має посилання для глядачів, бачить, що лежить на столі, але нічиїх карт на руках.
page-new-stakes-title = Ставки
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] Зі ставками
       *[no] Без ставок
    }
page-new-stakes = Мала ставка
page-stakes-said = Ставки: { $small } і { $large }. Їх лише підраховують, тут нічого не платять.
page-new-open = Відкрити стіл
page-new-begin = Почати

## Rules

page-rules-title = Правила: { $game }
page-rules-contents = Зміст
page-rules-read = Прочитати ці правила
page-rules-differ =
    { $count ->
        [one] Тут змінено { $count } правило.
        [few] Тут змінено { $count } правила.
       *[many] Тут змінено { $count } правил.
    }
# Beside a rule that differs from the preset.
page-rules-changed = змінено

## Settings

page-settings = Параметри
page-settings-theme = Кольори сторінки
page-settings-theme-auto = Як у системі
page-settings-theme-light = Світлі
page-settings-theme-dark = Темні
page-settings-cards = Карти
page-settings-cardPoints = Очки на картах
page-settings-fourColours = Чотири кольори: бубни сині, трефи зелені
page-settings-largeIndex = Великі знаки
page-settings-suitLetters = Літера поруч із мастю
page-settings-sort = Порядок карт на руках у «Тисячі»
page-settings-sort-suit = За мастю
page-settings-sort-rank = За рангом
page-settings-sort-deal = Як прийшли
page-settings-play = Гра
page-settings-autoPlay = Класти карту за мене, якщо іншої немає
page-settings-preset = Правила гри { $name } за новими столами
page-settings-motion = Рух
page-settings-motion-auto = Як у системі
page-settings-motion-on = Карти рухаються
page-settings-motion-off = Ніщо не рухається
page-settings-speech = Що промовляє зчитувач екрана
page-settings-speech-all = Усе, що відбувається
page-settings-speech-mine = Що стосується мене, і результати
page-settings-speech-off = Лише відповіді на мої клавіші
page-settings-listen = Швидкість зчитувача екрана
page-settings-listen-normal = Звичайна
page-settings-listen-fast = Швидка
page-settings-listen-fastest = Дуже швидка
page-settings-botsWait = Боти чекають, доки я почую, що сталося
page-settings-keyboard = Клавіатура
page-settings-keys = Окремі літери працюють як клавіші
page-settings-keyHints = Клавіші вказано на кнопках
page-settings-kept = Параметри зберігаються лише в цьому браузері.

## Help and keys

page-help = Довідка і клавіші
page-help-touch = Пальцем
page-help-touch-tap = Торкніться карти, щоб її використати: зіграти, віддати чи вибрати. Якщо є вибір, торкніться відповіді, яка зʼявиться.
page-help-touch-drag = Або перетягніть її на місце: на середину, до гравця, до комбінації, на скид.
page-help-touch-why = Торкніться тьмяної карти, щоб прочитати, чому її зараз не можна використати.
page-help-touch-menu = Три крапки над столом — усе інше: рахунок, правила, порядок карт, вихід.
page-help-keys = Клавіші
page-help-begin = Як почати
# $new (String) what the link is called: page-new-title
page-help-play = На головній сторінці гра з ботами починається одразу з роздачі; їхній рівень вибирають там само. «{ $new }» дає змогу вибрати правила і гравців, зокрема друзів.
# $join (String) the heading: page-join-heading
page-help-join = Якщо друг надіслав код або посилання, введіть їх у розділі «{ $join }» або відкрийте посилання.
page-help-score = Вести рахунок гри справжніми картами: «{ $score }» на першій сторінці, під грою.
page-help-there = Що за столом роблять пальці та клавіші, зʼявиться тут, щойно ви сядете за стіл.
page-help-more = Ще
page-help-reader = Зі зчитувачем екрана: серед карт і кнопок клавіші діють одразу; в інших місцях натискайте літеру разом з Alt. Tab виводить із карт; Esc перериває мовлення.
page-about = Chiliad — вільна програма. Карти роздає випадок; коли партію закінчено, можна перевірити, як було перетасовано кожну роздачу.
page-keys-everywhere = Усюди
page-keys-are-off = Окремі літери вимкнено в параметрах; решта клавіш працює.
page-key-help = Довідка і клавіші
page-key-silence = Замовкнути й відкинути те, що ще не сказано
page-key-repeat = Повторити останнє повідомлення
page-key-earlier = Попереднє повідомлення
page-key-later = Наступне повідомлення
page-quiet = Тиша.
page-history-none = Поки що нічого не сказано.
page-history-first = До цього нічого не було сказано.
page-history-last = Це було останнє повідомлення.
# Between two keys that do the same.
page-keys-or = або
page-keys-space = Пробіл
page-keys-word =
    { $key ->
        [Shift] Shift
        [Ctrl] Ctrl
        [Enter] Enter
        [Escape] Esc
        [Home] Home
        [End] End
        [PageUp] Page Up
        [PageDown] Page Down
        [Delete] Delete
        [Backspace] Backspace
       *[Tab] Tab
    }
# $name (String) a game
page-problems-link = Задачі
page-score-link = Вести рахунок гри справжніми картами
