### Параметри: сигнали та звуки.

page-settings-signals = Коли мій хід
page-settings-tone = Тихий звук
page-settings-vibration = Вібрація
page-settings-notify = Сповіщати мене, коли цієї сторінки не видно
page-settings-notify-stop = Більше не сповіщати
page-settings-notify-blocked = Браузер не показує сповіщень цієї сторінки. Можливо, їх можна дозволити в його параметрах для цього сайту.
page-settings-notified = Так прийде сповіщення, коли настане ваш хід.
page-settings-push = Сповіщати мене, коли сторінку закрито
page-settings-push-stop = Не сповіщати мене, коли сторінку закрито
page-settings-push-hint = Сповіщення надходить через службу вашого браузера, зашифрованим: у ньому названо стіл, але жодної карти.
page-settings-sounds = Звуки
page-settings-sounds-all = Короткі звуки карт, результатів і розмови за столом
page-settings-volume = Гучність
page-settings-volume-soft = Тихо
page-settings-volume-medium = Середньо
page-settings-volume-loud = Голосно
page-settings-talk = Показувати й читати репліки гравців
