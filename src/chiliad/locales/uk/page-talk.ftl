### Розмова за столом: готові фрази, кожен читає їх своєю мовою.

talk-line = { $name }: { $phrase }
talk-choose = Сказати щось
talk-lines = Останні репліки та приглушення
talk-recent = Останні репліки
talk-none = Поки що ніхто нічого не сказав.
talk-mute = Приглушити гравця
talk-mute-kept = Репліки приглушеного гравця не видно й не чути за жодним столом. Браузер памʼятає його за імʼям.

talk-phrase-hello = Вітаю!
talk-phrase-good-luck = Щасти!
talk-phrase-well-played = Добре зіграно!
talk-phrase-nice-try = Гарна спроба!
talk-phrase-what-a-deal = Оце так розклад!
talk-phrase-your-turn = Ваш хід
talk-phrase-one-moment = Хвилинку, будь ласка
talk-phrase-sorry = Вибачте!
talk-phrase-thank-you = Дякую!
talk-phrase-another-match = Ще одну партію?
talk-phrase-must-go = Мені скоро час іти
talk-phrase-goodbye = До побачення!
talk-phrase-thumbs-up = палець угору
talk-phrase-applause = оплески
talk-phrase-smile = усмішка
talk-phrase-laugh = сміх
talk-phrase-surprise = подив
talk-phrase-sad = сумне обличчя
