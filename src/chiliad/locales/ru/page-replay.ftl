### The replay, the score sheet and the check of a fair deal in the browser. The variables are explained in
### en/page-replay.ftl.

## The replay

replay-heading = Повтор
replay-title = { $game }: { $names }
replay-none = Такого повтора нет
replay-won = Побеждает { $name }
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] Раздача { $deal }, { $kind ->
            [trick] взяток
           *[turn] ходов
        } ещё не было, шаг { $step } из { $steps }.
       *[other] Раздача { $deal }, { $kind ->
            [trick] взятка
           *[turn] ход
        } { $part }, шаг { $step } из { $steps }.
    }
replay-place =
    { $part ->
        [0] Раздача { $deal }
       *[other] Раздача { $deal }, { $kind ->
            [trick] взятка
           *[turn] ход
        } { $part }
    }

replay-controls = Вперёд и назад
replay-forward = Вперёд
replay-back = Назад
replay-play = Медленный показ
replay-pause = Пауза
replay-part-forward =
    { $kind ->
        [trick] Следующая взятка
       *[turn] Следующий ход
    }
replay-part-back =
    { $kind ->
        [trick] Предыдущая взятка
       *[turn] Предыдущий ход
    }
replay-deal-forward = Следующая раздача
replay-deal-back = Предыдущая раздача
replay-step = Шаг этой раздачи
replay-deal = Раздача
replay-part =
    { $kind ->
        [trick] Взятка
       *[turn] Ход
    }
replay-part-none =
    { $kind ->
        [trick] Начало
       *[turn] Начало
    }
replay-part-option =
    { $kind ->
        [trick] Взятка { $number }
       *[turn] Ход { $number }
    }
replay-eyes = Вид
replay-eyes-public = Публика
replay-eyes-all = Все карты
replay-eyes-now = Вид: { $who }.

replay-more = Этот повтор
replay-link = Ссылка на это место (раздача { $deal }, шаг { $step })
replay-record = Скачать запись
replay-check = Честно ли сданы карты?
replay-start = Начать отсюда…
replay-start-over = Здесь партия уже окончена: вернитесь на шаг назад.
replay-start-why = У вас будет собственный стол, где игра начнётся с этого места. На остальные места сядут боты; карты, которые ещё не пришли, тасуются заново.
replay-start-seat = За кого вы играете
replay-start-bot = Боты
replay-start-go = Играть отсюда

replay-keys = В повторе
replay-key-forward = Вперёд
replay-key-back = Назад
replay-key-trick-forward = Следующая взятка
replay-key-trick-back = Предыдущая взятка
replay-key-turn-forward = Следующий ход
replay-key-turn-back = Предыдущий ход
replay-key-deal-forward = Следующая раздача
replay-key-deal-back = Начало раздачи, предыдущая раздача
replay-key-first = Начало партии
replay-key-last = Конец партии
replay-key-play = Медленный показ, пауза
replay-key-eyes = Другой вид
replay-key-where = Где мы сейчас и чей ход
replay-key-line-forward = Следующая строка хода игры
replay-key-line-back = Предыдущая строка хода игры

## The check of a fair deal

check-title = Честно ли сданы карты?
check-busy = Проверяю…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Да: { $cards } карта — именно та, что получается из секрета и солей
            [few] Да: все { $cards } карты именно те, что получаются из секрета и солей
           *[many] Да: все { $cards } карт именно те, что получаются из секрета и солей
        }
        [wrong] Нет: эта партия не сходится со своим доказательством
        [no-proof] У этой партии нет доказательства честной сдачи
        [not-shown] Секрет ещё не показан
        [no-cards] Проверить нельзя: нет ни одной карты для сравнения
        [bad-proof] Нет: доказательство этой партии неполное
        [unknown-game] Эта страница не знает правил этой игры: партию проверяет chiliad verify
       *[unreadable] Это не запись, которую можно прочитать
    }
check-of-file = Проверен ваш файл: { $file }.
check-good = Верно:
check-bad = Неверно:
check-commitment-right = Секрет соответствует обязательству, которое сервер показал до первой раздачи.
check-commitment-wrong = Секрет не соответствует обязательству, которое показал сервер.
check-dealer-right = Кто сдаёт первым, следует из секрета и солей.
check-dealer-wrong = Первым сдавало место { $stated }, а должно было место { $wanted }.
check-cards-right =
    { $cards ->
        [one] { $cards } карта из { $deals ->
            [one] { $deals } раздачи
            [few] { $deals } раздач
           *[many] { $deals } раздач
        } вытянута здесь заново: она та же.
        [few] { $cards } карты из { $deals ->
            [one] { $deals } раздачи
            [few] { $deals } раздач
           *[many] { $deals } раздач
        } вытянуты здесь заново, одна за другой: все те же.
       *[many] { $cards } карт из { $deals ->
            [one] { $deals } раздачи
            [few] { $deals } раздач
           *[many] { $deals } раздач
        } вытянуто здесь заново, одна за другой: все те же.
    }
check-card-wrong = Раздача { $deal }: в записи стоит { $stated }, а из секрета и солей получается { $wanted }. Дальше в этой раздаче сравнения не было.
check-card-impossible = Раздача { $deal }: { $stated } — этого там прийти не могло. Дальше в этой раздаче сравнения не было.
check-noted-right = Это то обязательство, которое этот браузер записал, когда вы садились за стол.
check-noted-wrong = Это не то обязательство, которое этот браузер записал, когда вы садились за стол.
check-salt-right = Соль этого браузера есть среди солей.
check-salt-wrong = Соли этого браузера среди солей нет.
check-noted-none = Этот браузер ничего об этой партии не записал. Если вы всё же сидели за её столом с этим браузером и с тех пор не очищали его данные, не доверяйте этой партии: здесь должна быть запись о ней.
check-since = Эта партия продолжает другую с раздачи { $deal }. Карты до этого места не из этой тасовки.
check-skipped = Не сравнивались, потому что сравнивать было нечего: раздачи { $deals }.

check-how-title = Как это устроено
check-how-commit = До партии сервер выбирает наугад секрет и показывает обязательство: отпечаток, который не подходит ни к какому другому секрету и ничего не выдаёт. С этого времени выбрать другой секрет он не может.
check-how-salt = Затем браузер каждого игрока добавляет соль — случайное число, которого сервер заранее знать не мог.
check-how-deal = Каждая карта следует из секрета и солей вместе, по правилу, которое может применить кто угодно. Ни сервер, ни кто-либо из игроков выбрать карты не мог, ведь того и другого вместе не знал никто.
check-how-show = Когда партия окончена, секрет показывают, и каждую карту можно вытянуть заново. Эта страница только что так и сделала, в вашем браузере.
check-how-not = Чего это не показывает: что никто не подсматривал. Тот, у кого сервер, знает секрет и мог бы узнать карты, как мог бы подсмотреть и тот, кто сдаёт руками. А если все остальные — боты, то против секрета сервера стоит только ваша соль; этого достаточно.

check-figures = Числа
check-commitment = Обязательство
check-commitment-wanted = Обязательство показанного секрета
check-secret = Секрет
check-secret-none = не показан
check-salt = Соль места { $seat }
check-salt-none = нет: это бот, или ничего не добавлено

check-worked = Первые карты, шаг за шагом
check-worked-how = HMAC-SHA256, где секрет служит ключом, от солей, раздачи и места карты даёт байты; первые два — это число от 0 до 65535. Остаток от его деления на число карт, которые могут прийти, говорит, какая это карта, если считать от туза вниз до двойки. Число, из-за которого одни карты были бы вероятнее других, тянут заново.
check-column-for = Для чего
check-column-below = Карт может прийти
check-column-bytes = Байты
check-column-number = Число
check-column-gives = Получается
check-for-dealer = первый сдающий
check-for-card = карта { $number } раздачи { $deal }
check-again = заново
check-seat = место { $seat }

check-yourself = Проверьте сами
check-browser = Что здесь проверено: обязательство, первый сдающий и каждая карта, сданная или взятая из колоды. Что нет: был ли разрешён каждый ход, а ещё сама эта страница, ведь она пришла с того сервера, который проверяет.
check-verify = Кто не доверяет никому, скачивает запись и проверяет её всю на своём компьютере, вместе с правилами и счётом:
check-verify-file = ФАЙЛ
check-replay = К повтору
check-file = Проверить свою запись
check-file-hint = Скачанный файл, .mille или .tysiac. Он остаётся на вашем устройстве.
check-file-large = Для записи этот файл слишком велик.
