### What can be wrong: a sentence for each slug, without the full stop. The variables are explained in en/errors.ftl.
###
### At the table { $rank } may be said in the genitive plural (королей), else it is a letter: "комбинация { $rank }".

## Words that cannot be read

bad-card = «{ $text }» — не карта
hidden-card = закрытой карты (??) здесь быть не может
wrong-card-count =
    { $count ->
        [one] здесь нужна { $count } карта, а указано: { $found }
        [few] здесь нужно { $count } карты, а указано: { $found }
       *[many] здесь нужно { $count } карт, а указано: { $found }
    }
bad-action = «{ $text }» — не действие
bad-seat = «{ $text }» — такого места нет, или это своё же место
bad-number = «{ $text }» — не число
bad-rank = «{ $text }» — не достоинство карты
bad-call = заявки или заказа { $number } не бывает
unknown-language = языка «{ $text }» здесь нет, есть только: { $known }
unknown-bot = бота «{ $text }» здесь нет, есть только: { $known }
unknown-game = игры «{ $game }» здесь нет, есть только: { $known }
unknown-preset = набора правил «{ $preset }» здесь нет, есть только: { $known }
unknown-option = настройки «{ $key }» нет; возможно, имелось в виду { $near }
bad-option-value = настройка { $key } не может быть «{ $value }», допустимо только: { $allowed }

## The surroundings

extra-missing = для этого нужны дополнительные пакеты: pip install "chiliad[{ $extra }]"
cannot-write = не удаётся записать { $path }: { $reason }
cannot-read = не удаётся прочитать файл: { $problem }
storage-unavailable = столы не удаётся сохранить или прочитать: { $reason }
storage-newer = эту базу данных записала более новая версия Chiliad (её версия { $found }, а этой известна { $known }): обновите Chiliad
cannot-listen = по адресу { $address } никого не принять: { $reason }
bad-database-url = базу данных указывают так: sqlite:////папка/файл.db или postgresql://пользователь:пароль@сервер/имя

## A record: the file and its head

file-too-large =
    { $limit ->
        [one] файл больше { $limit } байта
        [few] файл больше { $limit } байт
       *[many] файл больше { $limit } байт
    }
bad-utf8 = файл — не текст в UTF-8: неверен байт { $at }
binary-file = это не текстовый файл: знак { $at } — нулевой
bad-toml =
    { $line ->
        [0] файл — не TOML: { $text }
       *[other] файл — не TOML, строка { $line }: { $text }
    }
toml-too-deep =
    { $limit ->
        [one] таблицы, списки или ключи с точками вложены глубже { $limit } уровня
        [few] таблицы, списки или ключи с точками вложены глубже { $limit } уровней
       *[many] таблицы, списки или ключи с точками вложены глубже { $limit } уровней
    }
toml-too-big = в файле больше ключей, таблиц или значений, чем может быть в записи
bad-format = формат — «{ $format }», а читается только «{ $wanted }»
wrong-extension = имя файла кончается на { $extension }, а должно на { $wanted }
missing-key = не хватает ключа: { $key }
bad-key = ключа «{ $key }» здесь быть не может; возможно, имелось в виду { $near }
bad-type =
    { $wanted ->
        [string] { $key } должно быть текстом в кавычках
        [strings] { $key } должно быть списком текстов
        [number] { $key } должно быть целым числом
        [numbers] { $key } должно быть списком целых чисел
        [table] { $key } должно быть таблицей
       *[tables] { $key } должно быть списком таблиц
    }
number-too-big = { $key } вне допустимых границ: не больше { $limit } с любым знаком
wrong-number-count =
    { $wanted ->
        [one] в { $key } должно быть { $wanted } число, а их { $count }
        [few] в { $key } должно быть { $wanted } числа, а их { $count }
       *[many] в { $key } должно быть { $wanted } чисел, а их { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] в этой игре { $wanted } игрок, а указано: { $count }
        [few] в этой игре { $wanted } игрока, а указано: { $count }
       *[many] в этой игре { $wanted } игроков, а указано: { $count }
    }
bad-name = имя на месте { $seat } длиннее { $limit } знаков или содержит знаки, которых в имени быть не может
too-many-deals =
    { $limit ->
        [one] в записи может быть не больше { $limit } раздачи
        [few] в записи может быть не больше { $limit } раздач
       *[many] в записи может быть не больше { $limit } раздач
    }

## A record: a deal, its figures, the result

game-is-over = партия закончилась до этой раздачи: победило место { $winner }
bad-dealer = места { $dealer }, чтобы сдавать, нет: в этой игре мест { $seats }
wrong-dealer = сдавать должно место { $wanted }, а не место { $dealer }
before-disagrees = в before значение { $key } — { $stated }, а должно быть { $wanted }
before-game-over = до этой раздачи кто-то уже победил
before-inside-barrel = счёт попадает в пределы бочки, где перед раздачей его быть не может
before-bad-counter = счётчик показывает то, чего перед раздачей быть не может
before-barrel-shared = на бочке может быть только один игрок
total-impossible = такой счёт получиться не может
counter-impossible = столько звёзд или шапо получиться не может
game-over = до этой раздачи кто-то уже победил
line-too-long =
    { $limit ->
        [one] строка длиннее { $limit } знака
        [few] строка длиннее { $limit } знаков
       *[many] строка длиннее { $limit } знаков
    }
comment-too-long =
    { $limit ->
        [one] примечание длиннее { $limit } знака
        [few] примечание длиннее { $limit } знаков
       *[many] примечание длиннее { $limit } знаков
    }
deal-is-over = раздача закончилась до этого действия
too-many-actions =
    { $limit ->
        [one] в раздаче может быть не больше { $limit } действия
        [few] в раздаче может быть не больше { $limit } действий
       *[many] в раздаче может быть не больше { $limit } действий
    }
broken-invariant = такой позиции быть не может (проверка { $number }): пожалуйста, сообщите об этом
deal-unfinished = оборваться посередине может только последняя раздача
figures-too-early = { $key } можно указать, только когда раздача окончена
figures-needed = без чисел раздачи нельзя узнать то, что скрыто
wrong-points = очки указаны как { $stated }, а на деле { $wanted }
wrong-scores = очки за раздачу указаны как { $stated }, а на деле { $wanted }
wrong-totals = счёт указан как { $stated }, а на деле { $wanted }
result-missing = партия окончена, победило место { $winner }, а результата нет
result-too-early = партия не окончена, и результата у неё нет
wrong-winner = победителем указано место { $stated }, а на деле это место { $wanted }
bad-stakes = большая ставка, { $large }, должна быть в { $times } раза больше малой, { $small }
wrong-payment = платёж указан как { $stated }, а на деле { $wanted }
already-redacted =
    { $seat ->
        [-1] эта запись показывает, что видит публика, и никому другому её показать нельзя
       *[other] эта запись показывает, что видит место { $seat }, и никому другому её показать нельзя
    }

## A record: the proof of its shuffle

bad-shuffle = тасовка записана не в виде «{ $wanted }»
commitment-does-not-match = обязательство не от этого секрета: здесь стоит { $stated }, а из секрета получается { $wanted }
secret-not-shown = партия окончена, а секрет её тасовки не показан
dealer-does-not-match = первым сдавало место { $stated }, а из секрета и солей получается место { $wanted }
shuffle-does-not-match = здесь стоит «{ $stated }», а из секрета и солей получается «{ $wanted }»

## A match

record-is-a-view = эта запись показывает, что видит один игрок, и продолжить по ней партию нельзя
match-over = партия окончена
match-stopped = партия прервана
deal-not-over = раздача ещё не окончена
deal-too-long =
    { $limit ->
        [one] в раздаче может быть не больше { $limit } действия
        [few] в раздаче может быть не больше { $limit } действий
       *[many] в раздаче может быть не больше { $limit } действий
    }
not-your-turn = сейчас ход места { $turn }, а не места { $seat }

## Refusals of both games

no-such-action = такого действия нет
deal-over = раздача окончена
not-in-hand = у игрока на месте { $seat } нет такой карты: { $card }
not-dealt-yet = карты ещё сдаются
deal-done = карты уже сданы
deal-line-order =
    { $expected ->
        [talon] сейчас сдаётся прикуп
        [up] сейчас сдаётся карта, с которой начинается сброс
       *[other] сейчас сдаются карты месту { $expected }
    }

## Refusals of Mille

chance-to-draw = сначала должна прийти карта из колоды
not-for-chance = сейчас карту не сдают и не тянут
not-in-stock = в колоде больше нет такой карты: { $card }
must-draw-first = игрок на месте { $seat } должен сначала потянуть карту или взять сброс
already-drew = игрок на месте { $seat } в этот ход карту уже взял
nothing-to-draw = тянуть больше нечего
not-blocked = раздача не заблокирована: тянуть есть что
pack-empty = в сбросе нет ни одной карты
no-pair =
    { $needed ->
        [one] сверху { $card }: чтобы взять сброс, игрок на месте { $seat } должен выложить с руки { $needed } карту того же достоинства
        [few] сверху { $card }: чтобы взять сброс, игрок на месте { $seat } должен выложить с руки { $needed } карты того же достоинства
       *[many] сверху { $card }: чтобы взять сброс, игрок на месте { $seat } должен выложить с руки { $needed } карт того же достоинства
    }
no-uptwo = так берут только открытую при сдаче двойку, и только не сдававший игрок первым своим ходом
not-taking = сброс сейчас не берут
wild-cannot-take = когда берут сброс, двойка не заменяет карту в паре { $rank }
take-incomplete =
    { $needed ->
        [one] сначала нужно выложить в комбинацию { $rank } { $needed } карту вместе с верхней картой сброса
        [few] сначала нужно выложить в комбинацию { $rank } { $needed } карты вместе с верхней картой сброса
       *[many] сначала нужно выложить в комбинацию { $rank } { $needed } карт вместе с верхней картой сброса
    }
must-pick-up = сначала игрок на месте { $seat } должен взять на руки остаток сброса
set-incomplete =
    { $needed ->
        [one] сначала в комбинации { $rank } должна набраться { $needed } карта
        [few] сначала в комбинации { $rank } должно набраться { $needed } карты
       *[many] сначала в комбинации { $rank } должно набраться { $needed } карт
    }
set-needs-three =
    { $needed ->
        [one] для новой комбинации { $rank } нужна { $needed } карта, а на руках столько нет
        [few] для новой комбинации { $rank } нужно { $needed } карты, а на руках столько нет
       *[many] для новой комбинации { $rank } нужно { $needed } карт, а на руках столько нет
    }
wild-in-twos = в комбинации двоек двойка не дикая
wild-needs-natural = в комбинации { $rank } должна лежать натуральная карта, и только потом можно добавить дикую
closed-set = в комбинации { $rank } лежат все восемь карт, и для диких она закрыта
too-many-wilds =
    { $most ->
        [one] в комбинации может быть не больше { $most } дикой карты
        [few] в комбинации может быть не больше { $most } диких карт
       *[many] в комбинации может быть не больше { $most } диких карт
    }
wrong-rank = { $card } не подходит к комбинации { $rank }
which-set-is-meant = { $card } подходит к нескольким комбинациям: назовите достоинство
bad-set = «{ $text }» — не комбинация
bad-hand = у игрока на месте { $seat } карты должны быть на руках тогда и только тогда, когда он не вышел
too-many-copies = такой карты в игре только две: { $card }

## Refusals of Tysiac

card-dealt-twice = карта сдана дважды: { $card }
auction-not-over = торги ещё не окончены
auction-over = торги окончены
must-open = игрок на месте { $seat } открывает торги и должен заявить { $least } или больше
bid-too-low = заявка должна быть { $least } или больше
bid-not-a-step = заявки должны быть кратны { $step }
bid-over-limit = с этими картами игрок на месте { $seat } может заявить не больше { $limit }
concede-too-late = расписать раздачу можно, только пока не отдана первая карта
concede-on-barrel = на бочке расписать раздачу нельзя
must-give-first = игрок на месте { $seat } должен сначала отдать по карте каждому из соперников
giving-over = карты уже отданы
given-already = игроку на месте { $receiver } карта уже отдана
must-name-contract = игрок на месте { $seat } должен сначала назвать заказ
contract-named = заказ уже назван
contract-below-bid = заказ не может быть меньше заявки, { $least }
contract-not-a-step = заказ должен быть кратен { $step }
contract-over-limit = заказ может быть не больше { $limit }
marriage-not-leading = марьяж объявляют, только когда заходят на взятку
marriage-first-trick = при заходе на первую взятку марьяж объявлять нельзя
marriage-other-card = марьяж объявляют его королём или дамой, а эта карта — { $card }
marriage-not-held = у игрока на месте { $seat } нет короля и дамы этой масти
must-follow-suit =
    { $suit ->
        [s] у игрока на месте { $seat } есть { $held }: он должен класть в масть, то есть пики
        [h] у игрока на месте { $seat } есть { $held }: он должен класть в масть, то есть червы
        [d] у игрока на месте { $seat } есть { $held }: он должен класть в масть, то есть бубны
       *[c] у игрока на месте { $seat } есть { $held }: он должен класть в масть, то есть трефы
    }
must-trump =
    { $suit ->
        [s] у игрока на месте { $seat } есть { $held }: он должен класть козырь, то есть пику
        [h] у игрока на месте { $seat } есть { $held }: он должен класть козырь, то есть черву
        [d] у игрока на месте { $seat } есть { $held }: он должен класть козырь, то есть бубну
       *[c] у игрока на месте { $seat } есть { $held }: он должен класть козырь, то есть трефу
    }
must-beat = на столе { $best }, а у игрока на месте { $seat } есть { $held }: он должен перебивать

## The table on the web

no-guest = здесь вас ещё не знают: сначала выберите имя
no-seat-here = у вас нет места за этим столом
no-such-table = такого стола нет
no-such-link = эта ссылка или этот код никуда не ведут или уже не действуют
no-such-step = шага { $number }, чтобы с него начать, нет, есть только от { $first } до { $last }
no-deal-there = раздачи { $number } здесь нет, их всего { $count }
no-such-page = такой страницы нет
page-not-built = страница не собрана; см. docs/serve.md
too-many-tables = у вас уже столько неоконченных столов: { $limit }. Доиграйте один из них или прервите
server-full = больше столов этот сервер не выдержит (их { $limit }); попробуйте позже
too-many-streams = этот стол открыт в слишком многих местах ({ $limit })
too-many-requests = слишком много запросов: в минуту можно не больше { $limit }; немного подождите
table-too-long = журнал этого стола так вырос, что играть дальше нельзя
table-asleep = сейчас не удалось записать стол; попробуйте ещё раз
table-unreadable = стол { $table } не удаётся прочитать
late-command = игра тем временем ушла вперёд
revision-unknown = у стола ещё нет состояния { $number }, последнее — { $last }
another-tab = этот стол открыт в более новой вкладке, играют теперь там
table-full = все места заняты
seat-taken = место { $seat } занято
name-taken = { $name } — такое имя за столом уже есть: выберите другое
name-cannot-stand = «{ $text }» здесь не годится как имя: нужно от одного до 40 знаков, без фигурных скобок и не с bot: в начале
bad-seats =
    { $count ->
        [one] для стола указывают { $count } место: одно «me», остальные «open» или «bot:» и бот
        [few] для стола указывают { $count } места: одно «me», остальные «open» или «bot:» и бот
       *[many] для стола указывают { $count } мест: одно «me», остальные «open» или «bot:» и бот
    }
host-only = это может сделать только тот, кто открыл стол
match-not-begun = партия ещё не началась
undo-against-bots-only = брать ход назад можно только в игре против ботов
nothing-to-undo = назад взять уже нечего
no-vote = голосовать не о чем
unknown-choice = «{ $text }» здесь выбрать нельзя, только: { $known }
stop-alone-only = партию с другими людьми нельзя прервать в одиночку: уйдите, и за вас доиграет бот
stand-in-plays = на вашем месте играет бот; сначала скажите, что вы вернулись
match-not-over = партия ещё не окончена
commitment-gone = это обязательство неизвестно или уже использовано: запросите новое
wrong-origin = это отправила страница другого сайта
method-not-allowed = так это здесь сделать нельзя
request-too-large = запрос слишком велик
not-json = запрос — не JSON
bad-request = запрос непонятен: { $text }
internal-fault = здесь что-то сломалось; это записано в журнал, и ничего не изменилось
