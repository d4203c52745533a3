### The command line. The variables are explained in en/commands.ftl.

about = Mille і Тисяча, дві карткові гри: грати, вести рахунок, перевіряти записи партій.
version = chiliad { $version }
usage-commands = chiliad [--lang МОВА] КОМАНДА …

help-usage = використання:
help-arguments = аргументи
help-options = параметри
help-commands = команди
help-more = chiliad КОМАНДА --help розповість про команду докладніше.
help-help = показати цю сторінку
help-version = показати версію
help-lang = мова: { $known }; інакше CHILIAD_LANG або мова системи
help-json = вивести JSON, щоб його читала програма
help-game = гра: { $known }
help-preset = правила гри: { $presets }
help-option = налаштування правил, відмінне від готового набору, у вигляді КЛЮЧ=ЗНАЧЕННЯ; можна вказати кілька разів
help-workers = скільки процесів працює одночасно; інакше за кількістю ядер
help-seed = число, яким визначається весь випадок; за того самого числа ті самі карти
help-file = запис партії (.mille або .tysiac) або - для стандартного введення
help-files = записи партій (.mille або .tysiac), папки з ними, шаблони (*.mille) або - для стандартного введення

metavar-lang = МОВА
metavar-preset = НАБІР
metavar-option = КЛЮЧ=ЗНАЧЕННЯ
metavar-number = N
metavar-bots = ІМЕНА
metavar-budget = МЕЖА
metavar-name = ІМʼЯ
metavar-seat = МІСЦЕ
metavar-folder = ПАПКА
metavar-points = ОЧКИ
metavar-host = АДРЕСА
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille мілле
word-tysiac = тисяча

command-serve = відкрити карткові столи у браузері
    .long = Відкриває карткові столи для браузерів, до Ctrl-C. Типово вони доступні лише з цього компʼютера і зберігаються у вашому власному файлі; як до вас можуть прийти друзі, сказано в docs/serve.md.
command-play = зіграти партію в цьому терміналі
    .long = Партія проти ботів, рядок за рядком. Її зберігають на диск під час гри; вийти можна будь-коли, і наступного разу програма запропонує її продовжити. З --seed, --seat, --bots, --stakes або з налаштуванням правил натомість починається нова партія.
command-rules = правила гри з чинними налаштуваннями
    .long = Друкує гру стисло та її пронумеровані правила такими, якими вони є за вказаного набору правил і налаштувань.
help-rules-examples = друкує натомість приклади гри
help-rules-glossary = друкує натомість слова гри
help-rules-presets = друкує натомість, чим відрізняються набори правил
command-payout = скільки платить той, хто програв партію в Mille
    .long = Розраховує платіж наприкінці партії в Mille за самим лише рахунком.
command-settle = очки за роздачу за готовими числами
    .long = Читає зі стандартного введення числа роздачі у форматі JSON і друкує очки за неї. Формати описано в docs/commands.md.
command-verify = перевірити записи, перегравши їх
    .long = Переграє кожен запис і друкує "ok ФАЙЛ" або першу помилку: роздача, дія, причина. Якщо в записі є доказ чесної роздачі, карти мають бути ті, які дають його секрет і солі. Код завершення дорівнює 0, лише якщо всі записи правильні.
command-backup = зберегти всі столи сервера у файл
    .long = Зберігає всі столи, гостей і партії в один файл, зокрема й під час роботи сервера. У файлі лежать секрети чесних роздач: нікому його не давайте.
command-restore = повернути столи з резервної копії
    .long = Повертає всі столи з резервної копії в порожню базу даних. Сервер у цей час не має з нею працювати.
command-replay = переказати запис словами
    .long = Розповідає, що сталося в записаній партії, дія за дією.
command-sheet = аркуш рахунку за записом
    .long = Друкує аркуш рахунку за записом, як на папері: очки, суми, позначки й хто кому платить.
command-stats = показники гравців за багатьма записами
    .long = Рахує, чого досягли гравці цих записів: виграні партії, результати, замовлення чи зірки та інше. З --player ще й порівнює одного гравця з кожним суперником.
command-redact = запис такий, яким його може бачити одне місце
    .long = Друкує запис, де ?? стоїть замість кожної карти, якої вказане місце (або публіка) не бачило.
command-solve = скільки варта кожна карта, якщо відомі всі
    .long = Друкує, до чого веде кожна дозволена дія, якщо всі карти відомі й усі грають якнайкраще. Це каже, чого була варта позиція, а не що міг бачити гравець.
command-selfplay = дати ботам зіграти цілі партії
    .long = Боти грають партії, і кожну записують: ПАПКА/000001 і далі. За того самого --seed записуються ті самі байти, хоч скільки процесів працює.
command-arena = виміряти силу ботів у грі один з одним
    .long = Боти грають партії блоками: у кожному блоці ті самі карти при всіх розсадженнях. Команда друкує, яку частку партій виграв кожен, з 95-відсотковим інтервалом за блоками. За того самого --seed грають ті самі партії, хоч скільки процесів працює.
command-hint = що зробив би бот наприкінці запису й чому
    .long = Питає бота, що найкраще зробити місцю, чий хід наприкінці запису, і друкує порівняні ходи та ціну кожного. Бот бачить те, що бачило це місце, і нічого більше.
command-analyse = чого коштувало кожне рішення в записі
    .long = Питає бота про кожне рішення, де був вибір, і друкує, наскільки хід гірший за найкращий із відомих ботові, із сумами за роздачами та місцями.
command-bench = наскільки швидкі рушії
    .long = Вимірює швидкість випадкової гри цілими роздачами на одному ядрі та друкує контрольну суму сталого прогону.
command-perft = полічити всі шляхи, якими може піти роздача
    .long = Лічить послідовності дій від розданої позиції за глибинами.
command-completion = вивести те, чим оболонка доповнює команди
    .long = Виводить скрипт для bash, zsh або tcsh, який за Tab доповнює команди й параметри. Куди його покласти, сказано в docs/commands.md.

help-serve-host = адреса, за якою чекати: з 0.0.0.0 увійти може кожен, кому доступний цей компʼютер; інакше лише з цього компʼютера
help-serve-lan = впустити браузери з тієї самої мережі: друкує потрібну адресу та її QR-код
help-serve-port = порт, на якому чекати, 0 — будь-який; інакше 8000 або наступний вільний
help-serve-database = де зберігати столи: sqlite:////папка/файл.db або postgresql://користувач:пароль@сервер/імʼя; інакше CHILIAD_DATABASE або ваш власний файл
help-backup-file = файл, який буде записано
help-restore-file = файл, який записала команда chiliad backup
help-restore-force = замінити те, що є в базі даних
help-serve-public-url = з чого починаються посилання за проксі-сервером: https://cards.example.org
help-serve-open = відкрити браузер чи ні (типово ні)
help-play-game = гра ({ $known }); якщо не вказати, програма запитає
help-play-bots = рівень усіх ботів або по одному на кожне з решти місць, по порядку, через кому (beginner, casual, club, strong, expert; типово club)
help-think = скільки бот може думати над рішенням: 50ms або nodes:20000, тобто стільки позицій чи розіграшів; типово стільки, скільки його рівень
help-play-seat = ваше місце, рахуючи від 0
help-play-name = ваше імʼя, яким воно ввійде до запису
help-play-stakes = мала ставка в Mille, ціле число; велика втричі більша
help-play-names = називати карти словами: піковий король
help-play-ascii = писати карти простими літерами: Ks
help-play-fresh = почати нову партію, не питаючи про незакінчені
help-replay-seat = розповісти так, як бачило це місце
help-replay-deal = лише цю роздачу, рахуючи від 1
help-redact-seat = місце або "public" (публіка)
help-solve-deal = роздача, рахуючи від 1; типово остання
help-solve-step = позиція після стількох рядків дій роздачі; типово після всіх
help-selfplay-games = скільки партій; типово 10
help-selfplay-bots = по ботові на кожне місце, через кому; одне імʼя годиться для всіх місць; типово всюди greedy
help-selfplay-out = папка, куди записувати партії
help-selfplay-force = писати в папку, де вже є записи
help-selfplay-deals = лишити партію незакінченою після стількох роздач
help-payout-winner = рахунок переможця
help-payout-loser = рахунок того, хто програв
help-payout-naturals = скільки натуралів (зірок) має переможець
help-payout-chapeaux = скільки шапо має той, хто програв
help-payout-small = мала ставка
help-payout-target = до якого рахунку тривала партія
help-sheet-words = речення замість таблиці
help-sheet-csv = рядок на роздачу, у форматі CSV для електронних таблиць
help-sheet-summary = кілька рядків, щоб комусь надіслати
help-stats-player = лише цей гравець, за імʼям у записах (бот — як bot:club), і проти кожного суперника
stats-nothing = Рахувати тут нічого.
stats-more-players =
    { $count ->
        [one] І ще { $count } гравець: його показники — з --player ІМʼЯ.
        [few] І ще { $count } гравці: показники кожного — з --player ІМʼЯ.
       *[many] І ще { $count } гравців: показники кожного — з --player ІМʼЯ.
    }
help-settle-lines = по обʼєкту на рядок на вході, по одному на рядок на виході
help-completion-shell = оболонка: bash, zsh або tcsh

## What can be wrong with a command line

unknown-command = немає команди «{ $text }»; можливо, ідеться про { $near }
unknown-argument = «{ $text }» тут нічого не означає
missing-argument = бракує аргументу: { $name }
bad-argument = аргумент { $name } не має значення або має таке, якого він не приймає
option-without-value = «{ $text }» не має вигляду КЛЮЧ=ЗНАЧЕННЯ
number-too-low = { $name } не може бути { $number }: щонайменше { $low }
number-too-high = { $name } не може бути { $number }: щонайбільше { $high }
wrong-bot-count =
    { $wanted ->
        [one] тут потрібен { $wanted } бот, а вказано: { $found }
        [few] тут потрібні { $wanted } боти, а вказано: { $found }
       *[many] тут потрібно { $wanted } ботів, а вказано: { $found }
    }
not-both = { $first } і { $second } не можна вказувати разом
no-such-deal =
    { $count ->
        [one] роздачі { $number } немає: у записі { $count } роздача
        [few] роздачі { $number } немає: у записі { $count } роздачі
       *[many] роздачі { $number } немає: у записі { $count } роздач
    }
no-such-line = рядка { $number } немає: останній рядок роздачі — { $count }
folder-has-records = у папці { $path } вже є записи; --force пише поверх них
no-records-there = у { $path } немає записів
input-twice = - можна вказати лише раз: стандартне введення одне
bad-public-url = «{ $text }» — не адреса, з якої можуть починатися посилання; годиться, наприклад, https://cards.example.org
no-payment = у грі { $game } немає платежу
no-solver = позиції гри { $game } розвʼязати не можна
unknown-shell = для «{ $text }» доповнення немає: { $known }
payout-below-target = переможець набрав щонайменше { $target }, тож { $winner } не може бути його рахунком
payout-below-loser = виграє більший рахунок: { $winner } проти { $loser } виграє лише з --option natural_required=yes
payout-level = за рівного рахунку партія Mille не закінчується: грають ще одну роздачу
payout-no-natural = за natural_required переможець має хоча б один натурал: додайте --naturals

## What ends a command before its end

interrupted = перервано
system-refuses =
    { $path ->
        [none] помилка введення або виведення: { $reason }
       *[other] система не дає прочитати чи записати { $path }: { $reason }
    }

## What commands tell

serve-ready = Стіл відкрито за адресою { $url } (Ctrl-C закриває його).
serve-network = Іншим у тій самій мережі, наприклад із другого телефона, — сюди: { $url }
serve-network-who = Цю адресу може відкрити кожен у цій мережі; ззовні не може ніхто, якщо роутер не переспрямовує порт.
serve-port-taken = Порт { $port } зайнято, тому взято інший.
serve-no-page = Сторінку не зібрано: програми грати можуть, а у браузері нічого не видно. У копії вихідного коду її збирає make play.
serve-open-yourself = Відкрити браузер не вдалося: відкрийте цю адресу самі.
serve-stopped = Закрито. Столи збережено.
backup-done = Збережено в { $path }. Столів: { $count }.
restore-done = Відновлено з { $path }. Столів: { $count }.

rules-preset = Набір правил: { $preset }
rules-option = За { $key } = { $value }
rules-value = { $points }: { $cards }
rules-hand = Ваші карти: { $cards }
rules-term = { $name }: { $meaning }
deal-unfinished-here = Тут роздача уривається.
deal-typed = Рахунок записано вручну; карти невідомі.
bad-seat-given = «{ $text }» — не місце в цій грі й не public
no-player-called = у цих записах нікого не звуть «{ $text }»; найближче імʼя — «{ $near }»
already-a-view = цей запис і так показує, що бачить одне місце, і нікому іншому його розповісти не можна
cards-not-known = цей запис показує лише те, що бачить одне місце чи публіка: приховані карти невідомі, і розвʼязати нічого не можна
solved-declarer_points = Ходить місце { $seat }. Очки розігрувача наприкінці, якщо всі грають якнайкраще:
selfplay-progress = { $done } з { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } партія, роздач у середньому: { $deals }.
        [few] { $matches } партії, роздач у середньому: { $deals }.
       *[many] { $matches } партій, роздач у середньому: { $deals }.
    }
selfplay-seat = Місце { $seat }, { $bot }: перемог { $won }, середній рахунок { $total }.
selfplay-unfinished =
    { $count ->
        [one] Не закінчено { $count } партію.
        [few] Не закінчено { $count } партії.
       *[many] Не закінчено { $count } партій.
    }
selfplay-seed = Ті самі партії ще раз: --seed { $seed }
settled-score = Місце { $seat }, очки за роздачу: { $score }.
settled-total = Місце { $seat }, рахунок після неї: { $total }.
settled-stars =
    { $count ->
        [one] Місце { $seat } отримує { $count } зірку.
        [few] Місце { $seat } отримує { $count } зірки.
       *[many] Місце { $seat } отримує { $count } зірок.
    }
settled-chapeaux = Місце { $seat } отримує шапо.
settled-winner = Перемагає місце { $seat }.

## What is told of the proof of a fair deal

fair-checked =
    { $cards ->
        [one] роздача саме та, яку дають секрет і солі ({ $cards } карта)
        [few] роздача саме та, яку дають секрет і солі ({ $cards } карти)
       *[many] роздача саме та, яку дають секрет і солі ({ $cards } карт)
    }
fair-checked-since =
    { $cards ->
        [one] з роздачі { $deal }, де партію продовжили, карти саме ті, які дають секрет і солі ({ $cards } карта)
        [few] з роздачі { $deal }, де партію продовжили, карти саме ті, які дають секрет і солі ({ $cards } карти)
       *[many] з роздачі { $deal }, де партію продовжили, карти саме ті, які дають секрет і солі ({ $cards } карт)
    }
fair-not-shown = секрет ще не показано, тому перевірити роздачу не можна
fair-no-cards = немає жодної карти для порівняння, тому перевірити роздачу не можна

## What can be wrong with the figures of a deal

too-long =
    { $limit ->
        [one] це довше за { $limit } знак
        [few] це довше за { $limit } знаки
       *[many] це довше за { $limit } знаків
    }
bad-json = це не JSON: рядок { $line }, стовпець { $column }
not-an-object = тут потрібен один обʼєкт JSON
key-twice = «{ $key }» трапляється двічі
not-yes-or-no = { $key } має бути true або false
figure-out-of-bounds = { $key } поза дозволеними межами: від { $low } до { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = число { $key } має бути кратне { $step }
score-of-out = гравець на місці { $seat } закрився, а це дає щонайменше { $least }
    .named = { $name } закривається, а це дає щонайменше { $least }
count-hand-needed = у того, хто не вийшов, на руках є карти: порахуйте, що лишилося
count-hand-of-out = у того, хто вийшов, карт на руках не лишається
# $points (Number) those of a hand, or of both hands
left-impossible = решта карт не може дати разом { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: у двох колодах їх { $most }, у цих даних { $count }
       *[other] { $kind } без { $dearer }: у двох колодах їх { $most }, у цих даних { $count }
    }
points-conceded = розписана роздача не грається: у ній немає ні очок, ні взяток, ні марʼяжів
points-too-many = у роздачі буває щонайбільше { $limit } очок, а тут їх { $total }
points-no-marriages = усього очок { $total }: 120 за карти, а решту мають дати різні марʼяжі ({ $worth })
points-no-leftovers = усього очок { $total }: 120 за карти без чотирьох карт поза грою, а решту мають дати різні марʼяжі ({ $worth })
points-no-tricks = жодні взятки й марʼяжі не дають гравцям таких очок: { $points }
dealer-not-declarer = місце { $seat } здає й пропускає цю роздачу: розігрувати її воно не може
    .named = { $name } здає й пропускає цю роздачу, тому розігрувати її не може
declarer-not-opener = розігрувати цю роздачу може тільки місце { $seat }, наступне за тим, що здає
    .named = розігрувати цю роздачу може тільки { $name }: це місце наступне за тим, що здає
dealer-has-none = місце { $seat } здає й пропускає цю роздачу: у { $key } воно нічого мати не може
    .named = { $name } здає й пропускає цю роздачу: у { $key } нічого бути не може
void-and-more = у скасованій роздачі не буває ключа { $key }
not-marriages = марʼяжі задають парами місця і масті, наприклад [[0, "h"]]
marriage-twice = марʼяж масті { $suit } вказано двічі
tricks-sum = взяток разом { $found }, а в роздачі їх { $wanted }

## Measuring

help-depth = на скільки дій углиб
perft-depth = глибина { $depth }: { $count }
bench-speed = { $game }: { $actions } млн дій за секунду, { $deals } тис. роздач за секунду на одному ядрі
bench-rollouts = { $game }: { $one } тис. дограних роздач за секунду з середини роздачі, кожна { $time } мкс, на одному ядрі; на ядрах ({ $cores }) { $all } тис. (× { $ratio } до одного)
bench-solver = { $game }: ціла роздача з відомими картами розвʼязується за { $exact } мс, а питання, чи можна її виграти, — за { $goal } мс (медіана, роздач: { $deals }, одне ядро)
bench-ratio = { $game }: × { $ratio } до швидкості { $rival } з OpenSpiel ({ $actions } млн дій за секунду)
bench-no-rival = { $game }: OpenSpiel не встановлено, порівнювати нема з чим
bench-signature-preset = підпис { $game }, { $preset }: { $signature }
bench-signature = підпис: { $signature }
