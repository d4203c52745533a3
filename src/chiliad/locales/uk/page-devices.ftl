### Мої пристрої, на сторінці. Змінні пояснено в en/page-devices.ftl.

devices-stranger = На цьому пристрої у вас ще немає імені. Якщо маєте місце на іншому, створіть там посилання; якщо не лишилося жодного, введіть код відновлення. Щоб грати, відкрийте стіл на першій сторінці: там ви виберете імʼя.
devices-other = Це місце на іншому пристрої
devices-other-hint = Ви отримаєте посилання і QR-код для телефона, планшета чи компʼютера. Усі ваші столи будуть і там.
devices-other-make = Створити посилання
devices-other-how = Відкрийте це посилання на іншому своєму пристрої. Воно діє один раз, пʼять хвилин. Нікому його не давайте: хто його відкриє, грає за вас.
devices-other-link = Посилання для іншого пристрою
devices-other-qr = QR-код із посиланням для іншого пристрою
devices-other-waits = Чекаємо на інший пристрій…
devices-other-done = Готово. Новий пристрій: { $name }.
devices-other-gone = Це посилання більше не діє.
devices-other-again = Створити ще одне посилання
devices-list = Де ви увійшли
devices-here = цей пристрій
devices-when = Додано: { $added }. Востаннє використано: { $seen }.
devices-alike = { $name } ({ $number })
devices-sign-out = Вийти
devices-sign-out-of = Вийти: { $name }
devices-signed-out = Вихід виконано: { $name }.
devices-signed-out-here = Ви вийшли на цьому пристрої.
devices-others-out = Вийти на всіх інших
devices-others-sure = Усі пристрої, крім цього, втратять ваші місця. Якщо котрийсь був у когось іншого, створіть і новий код відновлення.
devices-others-keyed = Ключі доступу залишаються чинними: хто має ваш ключ, може повернутися з ним. Видаліть його нижче.
devices-others-done =
    { $count ->
        [one] Вихід виконано на { $count } пристрої.
        [few] Вихід виконано на { $count } пристроях.
       *[many] Вихід виконано на { $count } пристроях.
    }
devices-here-out = Вийти тут?
devices-here-sure = Цей пристрій втратить ваші місця; столи залишаться.
devices-here-last = Це ваш останній пристрій, а коду відновлення у вас немає: повернутися ви не зможете.
devices-code = Код відновлення
devices-code-hint = Пʼять слів, з якими ви повернетеся, коли не лишиться жодного пристрою. Запишіть їх: хто їх має, може грати за вас.
devices-code-none = У вас його ще немає.
devices-code-made = Ваш код створено: { $date }.
devices-code-make = Створити код
devices-code-new = Створити новий код
devices-code-sure = Код, який у вас є зараз, перестане діяти.
devices-code-words = Ваші пʼять слів
devices-code-once = Їх показано лише зараз.
devices-passkeys = Ключі доступу
devices-passkeys-hint = Ключ доступу зберігає ваш пристрій або менеджер паролів і просить палець, обличчя чи PIN-код. З ним ви повернетеся, нічого не вводячи.
devices-passkey-make = Зберегти моє місце ключем доступу
devices-passkey-made = Тепер ваше місце має ключ доступу.
devices-passkey-when = Створено: { $made }. Востаннє використано: { $used }.
devices-passkey-unused = Створено: { $made }. Ще не використано.
devices-passkey-remove = Видалити
devices-passkey-remove-of = Видалити ключ доступу, пристрій: { $name }
devices-passkey-removed = Ключ доступу видалено.
devices-passkey-return = Повернутися з ключем доступу
devices-passkey-back = Я маю ключ доступу
devices-passkey-stopped = Нічого не змінилося: браузер не отримав ключа доступу.
devices-passkey-there = На цьому пристрої вже є ключ доступу до вашого місця.
devices-back = Повернутися з кодом відновлення
devices-back-words = Ваші пʼять слів
devices-back-go = Повернутися
devices-arrive = Ваше місце на цьому пристрої
devices-arrive-ask = Це посилання створив гравець { $name }. Цей пристрій отримає ті самі місця за всіма столами.
devices-arrive-yes = Грати тут як { $name }
devices-arrive-same = На цьому пристрої ви вже { $name }.
devices-arrived = Тепер на цьому пристрої ви { $name }.
devices-merge-ask = На цьому пристрої ви { $mine }. Якщо продовжити, гравець { $mine } стане гравцем { $name }: перейдуть усі столи й пристрої, а гравця { $mine } більше не буде. Скасувати це не можна.
devices-merge-warn = Робіть це, лише якщо { $name } — це ви самі: хто грає як { $name }, отримає ваші місця.
devices-merge-no = Лишитися: { $mine }
devices-merge-yes = Стати: { $name }
devices-kept = Що цей сервер про вас зберігає
devices-export = Зберегти все це у файл
devices-forget = Забути мене…
devices-forget-title = Забути гравця { $name }?
devices-forget-ask = Буде видалено ваше імʼя, пристрої, код відновлення і столи, за якими більше ніхто не сидить. Ви покинете свої партії; ті, з ким ви грали, побачать замість імені «гравець». Скасувати це не можна.
devices-forget-yes = Видалити все
devices-forgotten = Тут вас більше не памʼятають.
devices-offer = Хочете знаходити своє місце на будь-якому пристрої?
