### The replay, the score sheet and the check of a fair deal in the browser. The variables are explained in
### en/page-replay.ftl.

## The replay

replay-heading = Повтор
replay-title = { $game }: { $names }
replay-none = Такого повтору немає
replay-won = Перемагає { $name }
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] Роздача { $deal }, { $kind ->
            [trick] взяток
           *[turn] ходів
        } ще не було, крок { $step } з { $steps }.
       *[other] Роздача { $deal }, { $kind ->
            [trick] взятка
           *[turn] хід
        } { $part }, крок { $step } з { $steps }.
    }
replay-place =
    { $part ->
        [0] Роздача { $deal }
       *[other] Роздача { $deal }, { $kind ->
            [trick] взятка
           *[turn] хід
        } { $part }
    }

replay-controls = Вперед і назад
replay-forward = Вперед
replay-back = Назад
replay-play = Повільний показ
replay-pause = Пауза
replay-part-forward =
    { $kind ->
        [trick] Наступна взятка
       *[turn] Наступний хід
    }
replay-part-back =
    { $kind ->
        [trick] Попередня взятка
       *[turn] Попередній хід
    }
replay-deal-forward = Наступна роздача
replay-deal-back = Попередня роздача
replay-step = Крок цієї роздачі
replay-deal = Роздача
replay-part =
    { $kind ->
        [trick] Взятка
       *[turn] Хід
    }
replay-part-none =
    { $kind ->
        [trick] Початок
       *[turn] Початок
    }
replay-part-option =
    { $kind ->
        [trick] Взятка { $number }
       *[turn] Хід { $number }
    }
replay-eyes = Вигляд
replay-eyes-public = Публіка
replay-eyes-all = Усі карти
replay-eyes-now = Вигляд: { $who }.

replay-more = Цей повтор
replay-link = Посилання на це місце (роздача { $deal }, крок { $step })
replay-record = Завантажити запис
replay-check = Чи чесно роздано карти?
replay-start = Почати звідси…
replay-start-over = Тут партію вже закінчено: поверніться на крок назад.
replay-start-why = У вас буде власний стіл, де гра почнеться з цього місця. На решту місць сядуть боти; карти, які ще не прийшли, тасують наново.
replay-start-seat = За кого ви граєте
replay-start-bot = Боти
replay-start-go = Грати звідси

replay-keys = У повторі
replay-key-forward = Вперед
replay-key-back = Назад
replay-key-trick-forward = Наступна взятка
replay-key-trick-back = Попередня взятка
replay-key-turn-forward = Наступний хід
replay-key-turn-back = Попередній хід
replay-key-deal-forward = Наступна роздача
replay-key-deal-back = Початок роздачі, попередня роздача
replay-key-first = Початок партії
replay-key-last = Кінець партії
replay-key-play = Повільний показ, пауза
replay-key-eyes = Інший вигляд
replay-key-where = Де ми зараз і чий хід
replay-key-line-forward = Наступний рядок перебігу гри
replay-key-line-back = Попередній рядок перебігу гри

## The check of a fair deal

check-title = Чи чесно роздано карти?
check-busy = Перевіряю…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Так: { $cards } карта — саме та, яку дають секрет і солі
            [few] Так: усі { $cards } карти саме ті, які дають секрет і солі
           *[many] Так: усі { $cards } карт саме ті, які дають секрет і солі
        }
        [wrong] Ні: ця партія не збігається зі своїм доказом
        [no-proof] Ця партія не має доказу чесної роздачі
        [not-shown] Секрет ще не показано
        [no-cards] Перевірити не можна: немає жодної карти для порівняння
        [bad-proof] Ні: доказ цієї партії неповний
        [unknown-game] Ця сторінка не знає правил цієї гри: партію перевіряє chiliad verify
       *[unreadable] Це не запис, який можна прочитати
    }
check-of-file = Перевірено ваш файл: { $file }.
check-good = Правильно:
check-bad = Неправильно:
check-commitment-right = Секрет відповідає зобовʼязанню, яке сервер показав до першої роздачі.
check-commitment-wrong = Секрет не відповідає зобовʼязанню, яке показав сервер.
check-dealer-right = Хто роздає першим, випливає із секрету та солей.
check-dealer-wrong = Першим роздавало місце { $stated }, а мало місце { $wanted }.
check-cards-right =
    { $cards ->
        [one] { $cards } карту з { $deals ->
            [one] { $deals } роздачі
            [few] { $deals } роздач
           *[many] { $deals } роздач
        } витягнуто тут наново: вона та сама.
        [few] { $cards } карти з { $deals ->
            [one] { $deals } роздачі
            [few] { $deals } роздач
           *[many] { $deals } роздач
        } витягнуто тут наново, одну за одною: усі ті самі.
       *[many] { $cards } карт із { $deals ->
            [one] { $deals } роздачі
            [few] { $deals } роздач
           *[many] { $deals } роздач
        } витягнуто тут наново, одну за одною: усі ті самі.
    }
check-card-wrong = Роздача { $deal }: у записі стоїть { $stated }, а секрет і солі дають { $wanted }. Далі в цій роздачі порівняння не було.
check-card-impossible = Роздача { $deal }: { $stated } — цього там прийти не могло. Далі в цій роздачі порівняння не було.
check-noted-right = Це те зобовʼязання, яке цей браузер записав, коли ви сідали за стіл.
check-noted-wrong = Це не те зобовʼязання, яке цей браузер записав, коли ви сідали за стіл.
check-salt-right = Сіль цього браузера є серед солей.
check-salt-wrong = Солі цього браузера серед солей немає.
check-noted-none = Цей браузер нічого про цю партію не записав. Якщо ви все ж сиділи за її столом із цим браузером і відтоді не очищували його даних, не довіряйте цій партії: тут має бути запис про неї.
check-since = Ця партія продовжує іншу з роздачі { $deal }. Карти до цього місця не з цього тасування.
check-skipped = Не порівнювали, бо порівнювати було нічого: роздачі { $deals }.

check-how-title = Як це влаштовано
check-how-commit = До партії сервер вибирає навмання секрет і показує зобовʼязання: відбиток, який не підходить до жодного іншого секрету й нічого не виказує. Відтоді вибрати інший секрет він не може.
check-how-salt = Потім браузер кожного гравця додає сіль — випадкове число, якого сервер заздалегідь знати не міг.
check-how-deal = Кожна карта випливає із секрету та солей разом, за правилом, яке може застосувати будь-хто. Ні сервер, ні хтось із гравців вибрати карт не міг, адже всього разом не знав ніхто.
check-how-show = Коли партію закінчено, секрет показують, і кожну карту можна витягнути наново. Ця сторінка щойно так і зробила, у вашому браузері.
check-how-not = Чого це не показує: що ніхто не підглядав. Той, хто тримає сервер, знає секрет і міг би знати карти, як міг би підгледіти й той, хто роздає руками. А якщо всі інші — боти, то проти секрету сервера стоїть лише ваша сіль; цього досить.

check-figures = Числа
check-commitment = Зобовʼязання
check-commitment-wanted = Зобовʼязання показаного секрету
check-secret = Секрет
check-secret-none = не показано
check-salt = Сіль місця { $seat }
check-salt-none = немає: це бот, або нічого не додано

check-worked = Перші карти, крок за кроком
check-worked-how = HMAC-SHA256, де секрет є ключем, від солей, роздачі та місця карти дає байти; перші два — це число від 0 до 65535. Остача від його ділення на кількість карт, які можуть прийти, каже, котра це з них, якщо рахувати від туза вниз до двійки. Число, через яке одні карти були б імовірніші за інші, тягнуть наново.
check-column-for = Для чого
check-column-below = Карт може прийти
check-column-bytes = Байти
check-column-number = Число
check-column-gives = Виходить
check-for-dealer = хто роздає першим
check-for-card = карта { $number } роздачі { $deal }
check-again = наново
check-seat = місце { $seat }

check-yourself = Перевірте самі
check-browser = Що тут перевірено: зобовʼязання, хто роздає першим і кожну карту, роздану чи взяту з колоди. Що ні: чи кожен хід був дозволений, а ще сама ця сторінка, адже вона прийшла з того сервера, який перевіряє.
check-verify = Якщо ви не довіряєте нікому, завантажте запис і перевірте його весь на своєму компʼютері, разом із правилами та рахунком:
check-verify-file = ФАЙЛ
check-replay = До повтору
check-file = Перевірити свій запис
check-file-hint = Завантажений файл, .mille або .tysiac. Він лишається на вашому пристрої.
check-file-large = Для запису цей файл завеликий.
