### Разговор за столом: готовые фразы, каждый читает их на своём языке.

talk-line = { $name }: { $phrase }
talk-choose = Сказать что-нибудь
talk-lines = Последние реплики и заглушение
talk-recent = Последние реплики
talk-none = Пока никто ничего не сказал.
talk-mute = Заглушить игрока
talk-mute-kept = Реплики заглушённого игрока не видны и не слышны ни за каким столом. Браузер запоминает его по имени.

talk-phrase-hello = Здравствуйте!
talk-phrase-good-luck = Удачи!
talk-phrase-well-played = Хорошо сыграно!
talk-phrase-nice-try = Хорошая попытка!
talk-phrase-what-a-deal = Вот это расклад!
talk-phrase-your-turn = Ваш ход
talk-phrase-one-moment = Минутку, пожалуйста
talk-phrase-sorry = Извините!
talk-phrase-thank-you = Спасибо!
talk-phrase-another-match = Ещё партию?
talk-phrase-must-go = Мне скоро пора
talk-phrase-goodbye = До свидания!
talk-phrase-thumbs-up = палец вверх
talk-phrase-applause = аплодисменты
talk-phrase-smile = улыбка
talk-phrase-laugh = смех
talk-phrase-surprise = удивление
talk-phrase-sad = грустное лицо
