### Мои устройства, на странице. Переменные объяснены в en/page-devices.ftl.

devices-stranger = На этом устройстве у вас ещё нет имени. Если у вас есть место на другом, создайте там ссылку; если не осталось ни одного, введите код восстановления. Чтобы играть, откройте стол на первой странице: там вы выберете имя.
devices-other = Это место на другом устройстве
devices-other-hint = Вы получите ссылку и QR-код для телефона, планшета или компьютера. Все ваши столы будут и там.
devices-other-make = Создать ссылку
devices-other-how = Откройте эту ссылку на другом своём устройстве. Она действует один раз, пять минут. Никому её не давайте: кто её откроет, играет за вас.
devices-other-link = Ссылка для другого устройства
devices-other-qr = QR-код со ссылкой для другого устройства
devices-other-waits = Ждём другое устройство…
devices-other-done = Готово. Новое устройство: { $name }.
devices-other-gone = Эта ссылка больше не действует.
devices-other-again = Создать ещё одну ссылку
devices-list = Где вы вошли
devices-here = это устройство
devices-when = Добавлено: { $added }. Последнее использование: { $seen }.
devices-alike = { $name } ({ $number })
devices-sign-out = Выйти
devices-sign-out-of = Выйти: { $name }
devices-signed-out = Выход выполнен: { $name }.
devices-signed-out-here = Вы вышли на этом устройстве.
devices-others-out = Выйти на всех остальных
devices-others-sure = Все устройства, кроме этого, потеряют ваши места. Если какое-то было у кого-то другого, создайте и новый код восстановления.
devices-others-keyed = Ключи доступа остаются в силе: у кого есть ваш ключ, сможет вернуться с ним. Удалите его ниже.
devices-others-done =
    { $count ->
        [one] Выход выполнен на { $count } устройстве.
        [few] Выход выполнен на { $count } устройствах.
       *[many] Выход выполнен на { $count } устройствах.
    }
devices-here-out = Выйти здесь?
devices-here-sure = Это устройство потеряет ваши места; столы останутся.
devices-here-last = Это ваше последнее устройство, а кода восстановления у вас нет: вернуться вы не сможете.
devices-code = Код восстановления
devices-code-hint = Пять слов, с которыми вы вернётесь, когда не останется ни одного устройства. Запишите их: у кого они есть, тот может играть за вас.
devices-code-none = У вас его ещё нет.
devices-code-made = Ваш код создан: { $date }.
devices-code-make = Создать код
devices-code-new = Создать новый код
devices-code-sure = Код, который у вас есть сейчас, перестанет действовать.
devices-code-words = Ваши пять слов
devices-code-once = Они показаны только сейчас.
devices-passkeys = Ключи доступа
devices-passkeys-hint = Ключ доступа хранит ваше устройство или менеджер паролей и спрашивает палец, лицо или PIN-код. С ним вы вернётесь, ничего не вводя.
devices-passkey-make = Сохранить моё место ключом доступа
devices-passkey-made = Теперь у вашего места есть ключ доступа.
devices-passkey-when = Создан: { $made }. Последнее использование: { $used }.
devices-passkey-unused = Создан: { $made }. Ещё не использовался.
devices-passkey-remove = Удалить
devices-passkey-remove-of = Удалить ключ доступа, устройство: { $name }
devices-passkey-removed = Ключ доступа удалён.
devices-passkey-return = Вернуться с ключом доступа
devices-passkey-back = У меня есть ключ доступа
devices-passkey-stopped = Ничего не изменилось: браузер не получил ключа доступа.
devices-passkey-there = На этом устройстве уже есть ключ доступа к вашему месту.
devices-back = Вернуться с кодом восстановления
devices-back-words = Ваши пять слов
devices-back-go = Вернуться
devices-arrive = Ваше место на этом устройстве
devices-arrive-ask = Эту ссылку создал игрок { $name }. Это устройство получит те же места за всеми столами.
devices-arrive-yes = Играть здесь как { $name }
devices-arrive-same = На этом устройстве вы уже { $name }.
devices-arrived = Теперь на этом устройстве вы { $name }.
devices-merge-ask = На этом устройстве вы { $mine }. Если продолжить, игрок { $mine } станет игроком { $name }: перейдут все столы и устройства, а игрока { $mine } больше не будет. Отменить это нельзя.
devices-merge-warn = Делайте это, только если { $name } — это вы сами: кто играет как { $name }, получит ваши места.
devices-merge-no = Остаться: { $mine }
devices-merge-yes = Стать: { $name }
devices-kept = Что этот сервер о вас хранит
devices-export = Сохранить всё это в файл
devices-forget = Забыть меня…
devices-forget-title = Забыть игрока { $name }?
devices-forget-ask = Будут удалены ваше имя, устройства, код восстановления и столы, за которыми больше никто не сидит. Вы покинете свои партии; те, с кем вы играли, увидят вместо имени «игрок». Отменить это нельзя.
devices-forget-yes = Удалить всё
devices-forgotten = Здесь вас больше не помнят.
devices-offer = Хотите находить своё место на любом устройстве?
