### The command line. The variables are explained in en/commands.ftl.

about = Mille и Тысяча, две карточные игры: играть, вести счёт, проверять записи партий.
version = chiliad { $version }
usage-commands = chiliad [--lang ЯЗЫК] КОМАНДА …

help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-commands = команды
help-more = chiliad КОМАНДА --help расскажет о команде подробнее.
help-help = показать эту страницу
help-version = показать версию
help-lang = язык: { $known }; иначе CHILIAD_LANG или язык системы
help-json = вывести JSON для чтения программой
help-game = игра: { $known }
help-preset = правила игры: { $presets }
help-option = настройка правил, отличная от готового набора, в виде КЛЮЧ=ЗНАЧЕНИЕ; можно указать несколько раз
help-workers = сколько процессов работает одновременно; иначе по числу ядер
help-seed = число, которым определяется весь случай; при одном и том же числе одни и те же карты
help-file = запись партии (.mille или .tysiac) или - для стандартного ввода
help-files = записи партий (.mille или .tysiac), папки с ними, шаблоны (*.mille) или - для стандартного ввода

metavar-lang = ЯЗЫК
metavar-preset = НАБОР
metavar-option = КЛЮЧ=ЗНАЧЕНИЕ
metavar-number = N
metavar-bots = ИМЕНА
metavar-budget = ПРЕДЕЛ
metavar-name = ИМЯ
metavar-seat = МЕСТО
metavar-folder = ПАПКА
metavar-points = ОЧКИ
metavar-host = АДРЕС
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille милле
word-tysiac = тысяча

command-serve = открыть карточные столы в браузере
    .long = Открывает карточные столы для браузеров, до Ctrl-C. По умолчанию они доступны только с этого компьютера и хранятся в вашем собственном файле; как к вам могут прийти друзья, сказано в docs/serve.md.
command-play = сыграть партию в этом терминале
    .long = Партия против ботов, строка за строкой. Она сохраняется на диск по ходу игры; уйти можно в любой момент, и в следующий раз будет предложено её продолжить. С --seed, --seat, --bots, --stakes или с настройкой правил вместо этого начинается новая партия.
command-rules = правила игры с действующими настройками
    .long = Печатает игру вкратце и её пронумерованные правила такими, каковы они при заданном наборе правил и настройках.
help-rules-examples = печатает вместо этого примеры игры
help-rules-glossary = печатает вместо этого слова игры
help-rules-presets = печатает вместо этого, чем отличаются наборы правил
command-payout = сколько платит проигравший партию в Mille
    .long = Рассчитывает платёж в конце партии в Mille по одному только счёту.
command-settle = очки за раздачу по готовым числам
    .long = Читает со стандартного ввода числа раздачи в формате JSON и печатает очки за неё. Форматы описаны в docs/commands.md.
command-verify = проверить записи, переиграв их
    .long = Переигрывает каждую запись и печатает "ok ФАЙЛ" или первую ошибку: раздача, действие, причина. Если в записи есть доказательство честной сдачи, карты должны быть те, что получаются из её секрета и солей. Код завершения равен 0, только если все записи верны.
command-backup = сохранить все столы сервера в файл
    .long = Сохраняет все столы, гостей и партии в один файл, в том числе во время работы сервера. В файле лежат секреты честных раздач: никому его не давайте.
command-restore = вернуть столы из резервной копии
    .long = Возвращает все столы из резервной копии в пустую базу данных. Сервер в это время не должен с ней работать.
command-replay = пересказать запись словами
    .long = Рассказывает, что произошло в записанной партии, действие за действием.
command-sheet = лист счёта по записи
    .long = Печатает лист счёта по записи, как на бумаге: очки, суммы, пометки и кто кому платит.
command-stats = показатели игроков по многим записям
    .long = Считает, чего добились игроки этих записей: выигранные партии, результаты, заказы или звёзды и прочее. С --player ещё и сравнивает одного игрока с каждым соперником.
command-redact = запись такой, какой её вправе видеть одно место
    .long = Печатает запись, где ?? стоит вместо каждой карты, которой данное место (или публика) не видело.
command-solve = сколько стоит каждая карта, если известны все
    .long = Печатает, к чему ведёт каждое разрешённое действие, если все карты известны и все играют наилучшим образом. Это говорит, чего стоила позиция, а не что мог видеть игрок.
command-selfplay = дать ботам сыграть целые партии
    .long = Боты играют партии, и каждая записывается: ПАПКА/000001 и далее. При одном и том же --seed записываются одни и те же байты, сколько бы процессов ни работало.
command-arena = измерить силу ботов в игре друг с другом
    .long = Боты играют партии блоками: в каждом блоке одни и те же карты при всех рассадках. Печатается, какую долю партий выиграл каждый, с 95-процентным интервалом по блокам. При одном и том же --seed играются одни и те же партии, сколько бы процессов ни работало.
command-hint = что сделал бы бот в конце записи
    .long = Спрашивает бота, что лучше всего сделать месту, чей ход в конце записи, и печатает сравнённые ходы и цену каждого. Бот видит то, что видело это место, и ничего больше.
command-analyse = чего стоило каждое решение в записи
    .long = Спрашивает бота о каждом решении, где был выбор, и печатает, насколько ход хуже лучшего из известных боту, с суммами по раздачам и местам.
command-bench = насколько быстры движки
    .long = Измеряет скорость случайной игры целыми раздачами на одном ядре и печатает контрольную сумму постоянного прогона.
command-perft = сосчитать все пути, которыми может пойти раздача
    .long = Считает последовательности действий от сданной позиции по глубинам.
command-completion = вывести то, с чем оболочка дополняет команды
    .long = Выводит скрипт для bash, zsh или tcsh, который по Tab дополняет команды и параметры. Куда его положить, сказано в docs/commands.md.

help-serve-host = адрес, по которому ждать: с 0.0.0.0 войти может каждый, кому доступен этот компьютер; иначе только с этого компьютера
help-serve-lan = впустить браузеры из той же сети: печатает нужный адрес и его QR-код
help-serve-port = порт, на котором ждать, 0 — любой; иначе 8000 или следующий свободный
help-serve-database = где хранить столы: sqlite:////папка/файл.db или postgresql://пользователь:пароль@сервер/имя; иначе CHILIAD_DATABASE или ваш собственный файл
help-backup-file = файл, который будет записан
help-restore-file = файл, записанный командой chiliad backup
help-restore-force = заменить то, что есть в базе данных
help-serve-public-url = с чего начинаются ссылки за прокси-сервером: https://cards.example.org
help-serve-open = открыть браузер или нет (по умолчанию нет)
help-play-game = игра ({ $known }); если не указать, программа спросит
help-play-bots = уровень всех ботов или по одному на каждое из остальных мест, по порядку, через запятую (beginner, casual, club, strong, expert; по умолчанию club)
help-think = сколько бот может думать над решением: 50ms или nodes:20000, то есть столько позиций или розыгрышей; по умолчанию столько, сколько его уровень
help-play-seat = ваше место, счёт с 0
help-play-name = ваше имя, каким оно войдёт в запись
help-play-stakes = малая ставка в Mille, целое число; большая втрое больше
help-play-names = называть карты словами: король пик
help-play-ascii = писать карты простыми буквами: Ks
help-play-fresh = начать новую партию, не спрашивая о неоконченных
help-replay-seat = рассказать так, как видело это место
help-replay-deal = только эту раздачу, счёт с 1
help-redact-seat = место или "public" (публика)
help-solve-deal = раздача, счёт с 1; по умолчанию последняя
help-solve-step = позиция после стольких строк действий раздачи; по умолчанию после всех
help-selfplay-games = сколько партий; по умолчанию 10
help-selfplay-bots = по боту на каждое место, через запятую; одно имя годится для всех мест; по умолчанию везде greedy
help-selfplay-out = папка, куда записывать партии
help-selfplay-force = писать в папку, где уже есть записи
help-selfplay-deals = оставить партию неоконченной после стольких раздач
help-payout-winner = счёт победителя
help-payout-loser = счёт проигравшего
help-payout-naturals = сколько натуралов (звёзд) у победителя
help-payout-chapeaux = сколько шапо у проигравшего
help-payout-small = малая ставка
help-payout-target = до какого счёта шла партия
help-sheet-words = фразы вместо таблицы
help-sheet-csv = строка на раздачу, в формате CSV для электронных таблиц
help-sheet-summary = несколько строк, чтобы кому-нибудь отправить
help-stats-player = только этот игрок, по имени в записях (бот — как bot:club), и против каждого соперника
stats-nothing = Считать здесь нечего.
stats-more-players =
    { $count ->
        [one] И ещё { $count } игрок: его показатели — с --player ИМЯ.
        [few] И ещё { $count } игрока: показатели каждого — с --player ИМЯ.
       *[many] И ещё { $count } игроков: показатели каждого — с --player ИМЯ.
    }
help-settle-lines = по объекту на строку на входе, по одному на строку на выходе
help-completion-shell = оболочка: bash, zsh или tcsh

## What can be wrong with a command line

unknown-command = нет команды «{ $text }»; возможно, имелось в виду { $near }
unknown-argument = «{ $text }» здесь ничего не значит
missing-argument = не хватает аргумента: { $name }
bad-argument = у аргумента { $name } нет значения или есть значение, которого он не принимает
option-without-value = «{ $text }» не имеет вида КЛЮЧ=ЗНАЧЕНИЕ
number-too-low = { $name } не может быть { $number }: не меньше { $low }
number-too-high = { $name } не может быть { $number }: не больше { $high }
wrong-bot-count =
    { $wanted ->
        [one] здесь нужен { $wanted } бот, а указано: { $found }
        [few] здесь нужно { $wanted } бота, а указано: { $found }
       *[many] здесь нужно { $wanted } ботов, а указано: { $found }
    }
not-both = { $first } и { $second } нельзя указывать вместе
no-such-deal =
    { $count ->
        [one] раздачи { $number } нет: в записи { $count } раздача
        [few] раздачи { $number } нет: в записи { $count } раздачи
       *[many] раздачи { $number } нет: в записи { $count } раздач
    }
no-such-line = строки { $number } нет: последняя строка раздачи — { $count }
folder-has-records = в папке { $path } уже есть записи; --force пишет поверх них
no-records-there = в { $path } нет записей
input-twice = - можно указать только один раз: стандартный ввод один
bad-public-url = «{ $text }» — не адрес, с которого могут начинаться ссылки; годится, например, https://cards.example.org
no-payment = в игре { $game } нет платежа
no-solver = позиции игры { $game } решить нельзя
unknown-shell = для «{ $text }» дополнения нет: { $known }
payout-below-target = победитель набрал не меньше { $target }, поэтому { $winner } не может быть его счётом
payout-below-loser = выигрывает больший счёт: { $winner } против { $loser } выигрывает только с --option natural_required=yes
payout-level = при равном счёте партия Mille не кончается: играют ещё одну раздачу
payout-no-natural = при natural_required у победителя есть хотя бы один натурал: добавьте --naturals

## What ends a command before its end

interrupted = прервано
system-refuses =
    { $path ->
        [none] ошибка ввода или вывода: { $reason }
       *[other] система не даёт прочитать или записать { $path }: { $reason }
    }

## What commands tell

serve-ready = Стол открыт по адресу { $url } (Ctrl-C закрывает его).
serve-network = Другим в той же сети, например со второго телефона, — сюда: { $url }
serve-network-who = Этот адрес может открыть каждый в этой сети; снаружи не может никто, если роутер не перенаправляет порт.
serve-port-taken = Порт { $port } занят, поэтому взят другой.
serve-no-page = Страница не собрана: программы играть могут, а в браузере ничего не видно. В копии исходного кода её собирает make play.
serve-open-yourself = Открыть браузер не удалось: откройте этот адрес сами.
serve-stopped = Закрыто. Столы сохранены.
backup-done = Сохранено в { $path }. Столов: { $count }.
restore-done = Восстановлено из { $path }. Столов: { $count }.

rules-preset = Набор правил: { $preset }
rules-option = При { $key } = { $value }
rules-value = { $points }: { $cards }
rules-hand = Ваши карты: { $cards }
rules-term = { $name }: { $meaning }
deal-unfinished-here = Здесь раздача обрывается.
deal-typed = Счёт записан вручную; карты неизвестны.
bad-seat-given = «{ $text }» — не место в этой игре и не public
no-player-called = в этих записях никого не зовут «{ $text }»; ближайшее имя — «{ $near }»
already-a-view = эта запись и так показывает, что видит одно место, и никому другому её рассказать нельзя
cards-not-known = эта запись показывает лишь то, что видит одно место или публика: скрытые карты неизвестны, и решить ничего нельзя
solved-declarer_points = Ходит место { $seat }. Очки разыгрывающего в конце, если все играют наилучшим образом:
selfplay-progress = { $done } из { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } партия, раздач в среднем: { $deals }.
        [few] { $matches } партии, раздач в среднем: { $deals }.
       *[many] { $matches } партий, раздач в среднем: { $deals }.
    }
selfplay-seat = Место { $seat }, { $bot }: побед { $won }, средний счёт { $total }.
selfplay-unfinished =
    { $count ->
        [one] Не окончена { $count } партия.
        [few] Не окончено { $count } партии.
       *[many] Не окончено { $count } партий.
    }
selfplay-seed = Те же партии ещё раз: --seed { $seed }
settled-score = Место { $seat }, очки за раздачу: { $score }.
settled-total = Место { $seat }, счёт после неё: { $total }.
settled-stars =
    { $count ->
        [one] Место { $seat } получает { $count } звезду.
        [few] Место { $seat } получает { $count } звезды.
       *[many] Место { $seat } получает { $count } звёзд.
    }
settled-chapeaux = Место { $seat } получает шапо.
settled-winner = Побеждает место { $seat }.

## What is told of the proof of a fair deal

fair-checked =
    { $cards ->
        [one] сдача именно та, что получается из секрета и солей ({ $cards } карта)
        [few] сдача именно та, что получается из секрета и солей ({ $cards } карты)
       *[many] сдача именно та, что получается из секрета и солей ({ $cards } карт)
    }
fair-checked-since =
    { $cards ->
        [one] с раздачи { $deal }, где партию продолжили, сдача именно та, что получается из секрета и солей ({ $cards } карта)
        [few] с раздачи { $deal }, где партию продолжили, сдача именно та, что получается из секрета и солей ({ $cards } карты)
       *[many] с раздачи { $deal }, где партию продолжили, сдача именно та, что получается из секрета и солей ({ $cards } карт)
    }
fair-not-shown = секрет ещё не показан, поэтому проверить сдачу нельзя
fair-no-cards = нет ни одной карты для сравнения, поэтому проверить сдачу нельзя

## What can be wrong with the figures of a deal

too-long =
    { $limit ->
        [one] это длиннее { $limit } знака
        [few] это длиннее { $limit } знаков
       *[many] это длиннее { $limit } знаков
    }
bad-json = это не JSON: строка { $line }, столбец { $column }
not-an-object = здесь нужен один объект JSON
key-twice = «{ $key }» встречается дважды
not-yes-or-no = { $key } должно быть true или false
figure-out-of-bounds = { $key } вне допустимых границ: от { $low } до { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = число { $key } должно быть кратно { $step }
score-of-out = игрок на месте { $seat } закрылся, а это приносит не меньше { $least }
count-hand-needed = у того, кто не вышел, на руках есть карты: посчитайте, что осталось
count-hand-of-out = у того, кто вышел, карт на руках не остаётся
# $points (Number) those of a hand, or of both hands
left-impossible = оставшиеся карты не могут дать вместе { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: в двух колодах их { $most }, в этих данных { $count }
       *[other] { $kind } без { $dearer }: в двух колодах их { $most }, в этих данных { $count }
    }
points-conceded = расписанная раздача не играется: в ней нет ни очков, ни взяток, ни марьяжей
points-too-many = в раздаче бывает не больше { $limit } очков
points-no-marriages = всего очков { $total }: 120 за карты, а остальное должны дать разные марьяжи
points-no-leftovers = всего очков { $total }: 120 за карты без четырёх карт вне игры, а остальное должны дать разные марьяжи
points-no-tricks = никакие взятки и марьяжи не дают игрокам таких очков: { $points }
dealer-not-declarer = место { $seat } сдаёт и пропускает эту раздачу: разыгрывающим оно быть не может
declarer-not-opener = разыгрывать эту раздачу может только место { $seat }, следующее за сдающим
dealer-has-none = место { $seat } сдаёт и пропускает эту раздачу: в { $key } у него ничего быть не может
void-and-more = у отменённой раздачи не бывает ключа { $key }
not-marriages = марьяжи задаются парами места и масти, например [[0, "h"]]
marriage-twice = марьяж масти { $suit } указан дважды
tricks-sum = взяток вместе { $found }, а в раздаче их { $wanted }

## Measuring

help-depth = на сколько действий вглубь
perft-depth = глубина { $depth }: { $count }
bench-speed = { $game }: { $actions } млн действий в секунду, { $deals } тыс. раздач в секунду на одном ядре
bench-rollouts = { $game }: { $one } тыс. доигрываний в секунду с середины раздачи, каждое { $time } мкс, на одном ядре; на ядрах ({ $cores }) { $all } тыс. (× { $ratio } к одному)
bench-solver = { $game }: целая раздача с известными картами решается за { $exact } мс, а вопрос, можно ли её выиграть, — за { $goal } мс (медиана, раздач: { $deals }, одно ядро)
bench-ratio = { $game }: × { $ratio } к скорости { $rival } из OpenSpiel ({ $actions } млн действий в секунду)
bench-no-rival = { $game }: OpenSpiel не установлен, сравнивать не с чем
bench-signature-preset = подпись { $game }, { $preset }: { $signature }
bench-signature = подпись: { $signature }
