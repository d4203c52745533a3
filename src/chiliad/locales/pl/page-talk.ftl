### Rozmowa przy stole: gotowe zwroty, które każdy czyta w swoim języku.

talk-line = { $name }: { $phrase }
talk-choose = Powiedz coś
talk-lines = Ostatnie wypowiedzi i wyciszanie
talk-recent = Ostatnie wypowiedzi
talk-none = Nikt jeszcze nic nie powiedział.
talk-mute = Wycisz gracza
talk-mute-kept = Wypowiedzi wyciszonego gracza ani nie widać, ani nie słychać, przy żadnym stole. Ta przeglądarka zapamiętuje go po imieniu.

talk-phrase-hello = Cześć!
talk-phrase-good-luck = Powodzenia!
talk-phrase-well-played = Dobrze zagrane!
talk-phrase-nice-try = Niezła próba!
talk-phrase-what-a-deal = Co za rozdanie!
talk-phrase-your-turn = Twoja kolej
talk-phrase-one-moment = Chwileczkę, proszę
talk-phrase-sorry = Przepraszam!
talk-phrase-thank-you = Dziękuję!
talk-phrase-another-match = Jeszcze jedna partia?
talk-phrase-must-go = Niedługo muszę kończyć
talk-phrase-goodbye = Do widzenia!
talk-phrase-thumbs-up = kciuk w górę
talk-phrase-applause = brawa
talk-phrase-smile = uśmiech
talk-phrase-laugh = śmiech
talk-phrase-surprise = zdziwienie
talk-phrase-sad = smutna mina
