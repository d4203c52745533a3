### The page in the browser: everything but the card table and the replay. The variables are explained in en/page.ftl.
###
### The games’ names and the players’ names stand in the nominative only.

page-title = Chiliad: Mille и Тысяча, две карточные игры
page-skip = Перейти к содержанию
page-nav = Язык, настройки, справка
page-home-link = Chiliad, главная страница
page-language = Язык
page-close = Закрыть
page-cancel = Отмена
page-loading = Минуту…
page-hidden-card = закрытая карта
page-suit =
    { $suit ->
        [s] пики
        [h] червы
        [d] бубны
       *[c] трефы
    }
page-suit-letter =
    { $suit ->
        [s] П
        [h] Ч
        [d] Б
       *[c] Т
    }

## What goes wrong

page-problem = Не получилось. Попробуйте ещё раз.
page-no-connection = Нет связи со столом. Проверьте соединение и попробуйте ещё раз.
page-connection-lost = Соединение потеряно. Пробую снова…
page-elsewhere = Этот стол открыт в другой вкладке, и вы играете там. Здесь вы только смотрите.
page-elsewhere-here = Играть здесь
page-nowhere-title = Здесь ничего нет
page-nowhere = Этот адрес никуда не ведёт. Может быть, по дороге потерялась буква.

## The first page

page-home-heading = Садитесь играть
page-home-lead = Две карточные игры, чьи названия значат «тысяча», против ботов или с друзьями. Без регистрации и без установки.
page-play-now =
    { $seats ->
        [2] { $name } с ботом
       *[other] { $name } с ботами
    }
page-play-friend = Играть с другом: { $name }
page-new-link = Новый стол: { $name }
page-rules-link = Правила: { $name }
page-name = Ваше имя за столом
page-name-hint = Его увидят другие. Если ничего не ввести, вас будут звать «{ $name }».
page-name-shown = Его увидят другие.
page-name-needed = Введите имя, чтобы другие знали, кто вы.
page-name-taken = За этим столом уже есть { $name }. Выберите другое имя.
page-name-change = Сменить имя
page-devices = Мои устройства
page-games = Мои игры
page-name-keep = Сохранить
page-you-are = Ваше имя: { $name }.
page-tables-on = Ваши столы
page-tables-over = Оконченные партии
page-tables-all =
    { $count ->
        [one] Показать { $count } партию
        [few] Показать все { $count } партии
       *[many] Показать все { $count } партий
    }
page-table-with = { $game }: { $names }
page-table-waiting = Ждёт игроков
page-table-total = { $name }: { $total }
page-table-stopped = прервана
page-table-your-turn = Ваш ход
page-table-result =
    { $who ->
        [you] Победа
       *[other] Поражение
    }

## Joining

page-join-heading = Присоединиться к столу
page-join-code = Код или ссылка из приглашения
page-join-go = К столу
page-join-title = Стол: { $game }
page-join-seats = Кто за столом
page-join-rules = Как играют
page-join-preset = Правила: { $preset }.
page-join-unlike =
    { $mine ->
        [yes] Не так, как в ваших правилах ({ $preset }): { $said }.
       *[other] Не так, как в правилах «{ $preset }»: { $said }.
    }
page-join-sit = Сесть за стол
page-join-back = Вернуться к моему столу
page-seat-free = свободно
page-seat-for = свободно, для: { $name }
page-join-where = Ваше место
page-seat-you = Вы
page-seat-bot = бот

## A table that waits for players

page-waiting-title =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
page-waiting-how = Отправьте эту ссылку тем, с кем хотите играть. Кто её откроет, может сесть за стол, пока есть свободное место.
page-waiting-link = Приглашение
page-waiting-code = Или введите этот код на главной странице
page-waiting-qr = Приглашение в виде QR-кода
page-waiting-share = Сыграйте со мной: { $game }
page-waiting-watch = Ссылка для зрителей, без места за столом
page-waiting-watch-share = Посмотрите нашу игру: { $game }
page-waiting-here-only = Никто другой не откроет эту ссылку: она ведёт только на этот компьютер. Чтобы впустить других из той же сети, запустите сервер командой chiliad serve --lan.
page-waiting-network = Ссылка выше работает в той же сети: ваша страница открыта по адресу, который действует только на этом компьютере.
page-waiting-asked = Приглашены сыграть ещё раз: { $names }. Ссылка — для остальных.
page-waiting-cancel = Отменить этот стол
page-join-watch = Смотреть этот стол
page-waiting-fair = Честная сдача: этот стол связан обязательством
page-waiting-fill-hint = Ждать не обязательно:
page-waiting-fill =
    { $count ->
        [one] Отдать свободное место боту
        [few] Отдать свободные места ботам
       *[many] Отдать свободные места ботам
    }
page-waiting-fill-ask = Партия начнётся сразу, и больше никто не сможет сесть за стол.
page-copy = Копировать
page-copied = Готово
page-share = Поделиться

## A new table

page-new-title = Новый стол
page-new-game = Игра
page-new-game-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
page-new-seats = Кто играет
page-new-seat = Место { $seat }
page-new-bot = Бот, { $said }
page-bot-said = { $title }: { $said }. За столом: { $names }.
page-bot-learned = После уроков это хороший уровень для начала.
page-opponents =
    { $seats ->
        [2] Соперник
       *[other] Соперники
    }
page-new-friend = Друг, по приглашению
page-new-friend-hint = Когда стол откроется, вы получите ссылку, которую можно отправить.
page-new-pace = Как быстро играют боты
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] Быстро
        [slow] Медленно, чтобы успеть услышать или увидеть
       *[normal] Как люди
    }
page-preset = Правила
page-ask-title = Как вы в неё играете?
page-ask-mine = Ваши правила
page-ask-none = Пока ничего не выбрано, правила такие: «{ $preset }».
page-ask-kept = Так играют за вашими новыми столами. Изменить можно здесь, при открытии стола и в настройках.
page-ask-compare = Сравнить их
page-new-options =
    { $count ->
        [0] Отдельные правила
        [one] Отдельные правила: { $count } изменено
        [few] Отдельные правила: { $count } изменены
       *[many] Отдельные правила: { $count } изменено
    }
page-option-differs = Изменено. { $preset }: { $said }.
page-option-back = Вернуть
page-option-back-named = Вернуть: { $option }
page-option-number = число
page-number-between = Число от { $low } до { $high }
page-new-more =
    { $stakes ->
        [yes] Часы, отсутствие, зрители, ставки
       *[no] Часы, отсутствие, зрители
    }
page-new-clock = Часы
page-clock =
    { $clock ->
        [relaxed] Спокойные часы: 30 секунд на каждый ход и ещё 15 минут на всю партию.
        [fast] Быстрые часы: 10 секунд на каждый ход и ещё 3 минуты на всю партию.
       *[none] Без часов.
    }
page-new-absent = Если кого-то нет
page-new-absent-choice =
    { $absent ->
        [bot] За него играет бот, пока он не вернётся
       *[vote] Остальные голосуют: ждать, отдать место боту или остановиться
    }
page-new-grace = Сколько сначала ждать
page-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
page-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-new-spectators = Другим можно смотреть
page-new-spectators-hint = Кому дали ссылку для зрителей, тот видит, что лежит на столе, но ничьих карт на руках.
page-new-stakes-title = Ставки
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] Со ставками
       *[no] Без ставок
    }
page-new-stakes = Малая ставка
page-stakes-said = Ставки: { $small } и { $large }. Их только подсчитывают, здесь ничего не платят.
page-new-open = Открыть стол
page-new-begin = Начать

## Rules

page-rules-title = Правила: { $game }
page-rules-contents = Содержание
page-rules-read = Прочитать эти правила
page-rules-differ =
    { $count ->
        [one] Здесь изменено { $count } правило.
        [few] Здесь изменены { $count } правила.
       *[many] Здесь изменено { $count } правил.
    }
# Beside a rule that differs from the preset.
page-rules-changed = изменено

## Settings

page-settings = Настройки
page-settings-theme = Цвета страницы
page-settings-theme-auto = Как в системе
page-settings-theme-light = Светлые
page-settings-theme-dark = Тёмные
page-settings-cards = Карты
page-settings-cardPoints = Очки на картах
page-settings-fourColours = Четыре цвета: бубны синие, трефы зелёные
page-settings-largeIndex = Крупные знаки
page-settings-suitLetters = Буква рядом с мастью
page-settings-sort = Порядок карт на руках в «Тысяче»
page-settings-sort-suit = По масти
page-settings-sort-rank = По достоинству
page-settings-sort-deal = Как пришли
page-settings-play = Игра
page-settings-autoPlay = Класть карту за меня, если другой нет
page-settings-preset = Правила игры { $name } за новыми столами
page-settings-motion = Движение
page-settings-motion-auto = Как в системе
page-settings-motion-on = Карты движутся
page-settings-motion-off = Ничто не движется
page-settings-speech = Что говорит программа экранного доступа
page-settings-speech-all = Всё, что происходит
page-settings-speech-mine = Что касается меня, и результаты
page-settings-speech-off = Только ответы на мои клавиши
page-settings-listen = Скорость программы экранного доступа
page-settings-listen-normal = Обычная
page-settings-listen-fast = Быстрая
page-settings-listen-fastest = Очень быстрая
page-settings-botsWait = Боты ждут, пока я не услышу, что произошло
page-settings-keyboard = Клавиатура
page-settings-keys = Отдельные буквы работают как клавиши
page-settings-keyHints = Клавиши указаны на кнопках
page-settings-kept = Настройки хранятся только в этом браузере.

## Help and keys

page-help = Справка и клавиши
page-help-touch = Пальцем
page-help-touch-tap = Коснитесь карты, чтобы её использовать: сыграть, отдать или выбрать. Если есть выбор, коснитесь появившегося ответа.
page-help-touch-drag = Или перетащите её на место: на середину, игроку, к комбинации, в сброс.
page-help-touch-why = Коснитесь тусклой карты, чтобы прочесть, почему её сейчас нельзя использовать.
page-help-touch-menu = Три точки над столом — всё остальное: счёт, правила, порядок карт, уход.
page-help-keys = Клавиши
page-help-begin = Как начать
# $new (String) what the link is called: page-new-title
page-help-play = На главной странице игра с ботами начинается сразу с раздачи; их уровень выбирается там же. «{ $new }» позволяет выбрать правила и игроков, в том числе друзей.
# $join (String) the heading: page-join-heading
page-help-join = Если друг прислал код или ссылку, введите их в разделе «{ $join }» или откройте ссылку.
page-help-score = Вести счёт игры настоящими картами: «{ $score }» на первой странице, под игрой.
page-help-there = Что за столом делают пальцы и клавиши, появится здесь, как только вы сядете за стол.
page-help-more = Ещё
page-help-reader = С программой экранного доступа: среди карт и кнопок клавиши действуют сразу; в других местах нажимайте букву вместе с Alt. Tab выводит из карт; Esc прерывает речь.
page-about = Chiliad — свободная программа. Карты сдаёт случай; когда партия окончена, можно проверить, как была стасована каждая раздача.
page-keys-everywhere = Везде
page-keys-are-off = Отдельные буквы отключены в настройках; остальные клавиши работают.
page-key-help = Справка и клавиши
page-key-silence = Замолчать и отбросить то, что ещё не сказано
page-key-repeat = Повторить последнее сообщение
page-key-earlier = Предыдущее сообщение
page-key-later = Следующее сообщение
page-quiet = Тихо.
page-history-none = Пока ничего не сказано.
page-history-first = До этого ничего не было сказано.
page-history-last = Это было последнее сообщение.
# Between two keys that do the same.
page-keys-or = или
page-keys-space = Пробел
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
page-problems-link = Задачи
page-score-link = Вести счёт игры настоящими картами
