### Настройки: сигналы и звуки.

page-settings-signals = Когда мой ход
page-settings-tone = Тихий звук
page-settings-vibration = Вибрация
page-settings-notify = Уведомлять меня, когда эта страница не видна
page-settings-notify-stop = Больше не уведомлять
page-settings-notify-blocked = Браузер не показывает уведомлений этой страницы. Возможно, их можно разрешить в его настройках для этого сайта.
page-settings-notified = Так придёт уведомление, когда настанет ваш ход.
page-settings-push = Уведомлять меня, когда страница закрыта
page-settings-push-stop = Не уведомлять меня, когда страница закрыта
page-settings-push-hint = Уведомление приходит через службу вашего браузера, зашифрованным: в нём назван стол, но ни одной карты.
page-settings-sounds = Звуки
page-settings-sounds-all = Короткие звуки карт, результатов и разговора за столом
page-settings-volume = Громкость
page-settings-volume-soft = Тихо
page-settings-volume-medium = Средне
page-settings-volume-loud = Громко
page-settings-talk = Показывать и читать реплики игроков
