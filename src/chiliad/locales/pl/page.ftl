### Strona w przeglądarce: wszystko prócz samego stołu (page-table.ftl) i powtórki (page-replay.ftl). Zmienne są
### objaśnione w en/page.ftl. Nazwa gry i imiona stoją tylko w mianowniku.

page-title = Chiliad: Mille i Tysiąc, dwie gry w karty
page-skip = Przejdź do treści
page-nav = Język, ustawienia, pomoc
page-home-link = Chiliad, strona główna
page-language = Język
page-close = Zamknij
page-cancel = Anuluj
page-loading = Chwileczkę…
page-hidden-card = zakryta karta
page-suit =
    { $suit ->
        [s] pik
        [h] kier
        [d] karo
       *[c] trefl
    }
# Te same litery, którymi kolory pisze się w terminalu: kier i karo różnią się dopiero drugą.
page-suit-letter =
    { $suit ->
        [s] P
        [h] Ki
        [d] Ka
       *[c] T
    }

## Co może pójść źle

page-problem = Nie udało się. Spróbuj ponownie.
page-no-connection = Nie ma połączenia ze stołem. Sprawdź sieć i spróbuj ponownie.
page-connection-lost = Połączenie przerwane. Próbuję ponownie…
page-elsewhere = Ten stół jest otwarty w innej karcie przeglądarki i tam grasz. Tutaj tylko patrzysz.
page-elsewhere-here = Graj tutaj
page-nowhere-title = Niczego tu nie ma
page-nowhere = Ten adres nie prowadzi donikąd. Może po drodze zgubiła się jakaś litera.

## Strona główna

page-home-heading = Siadaj i graj
page-home-lead = Dwie gry w karty, których nazwy znaczą „tysiąc”: z botami albo z przyjaciółmi. Bez konta, bez instalowania.
page-play-now =
    { $seats ->
        [2] { $name } z botem
       *[other] { $name } z botami
    }
page-play-friend = Zagraj w { $name } ze znajomym
page-new-link = Nowy stół: { $name }
page-rules-link = Zasady: { $name }
page-name = Twoje imię przy stole
page-name-hint = Zobaczą je inni. Jeśli nic nie wpiszesz, nazwiemy cię „{ $name }”.
page-name-shown = Zobaczą je inni.
page-name-needed = Wpisz imię, żeby inni wiedzieli, kim jesteś.
page-name-taken = Przy tym stole siedzi już { $name }. Wybierz inne imię.
page-name-change = Zmień imię
page-devices = Moje urządzenia
page-games = Moje gry
page-name-keep = Zapisz
page-you-are = Grasz jako { $name }.
page-tables-on = Twoje stoły
page-tables-over = Zakończone partie
page-tables-all =
    { $count ->
        [one] Pokaż { $count } partię
        [few] Pokaż wszystkie { $count } partie
       *[many] Pokaż wszystkie { $count } partii
    }
page-table-with = { $game }: { $names }
page-table-waiting = Czeka na graczy
page-table-total = { $name }: { $total }
page-table-stopped = przerwana
page-table-your-turn = Twoja kolej
page-table-result =
    { $who ->
        [you] Wygrana
       *[other] Przegrana
    }

## Dołączanie do stołu

page-join-heading = Dołącz do stołu
page-join-code = Kod albo link z zaproszenia
page-join-go = Zobacz stół
page-join-title = Stół: { $game }
page-join-seats = Kto tu siedzi
page-join-rules = Jak się gra
page-join-preset = Zasady: { $preset }.
page-join-unlike =
    { $mine ->
        [yes] Inaczej niż w twoich zasadach ({ $preset }): { $said }.
       *[other] Inaczej niż w zasadach „{ $preset }”: { $said }.
    }
page-join-sit = Usiądź
page-join-back = Wróć do mojego stołu
page-seat-free = wolne
page-seat-for = wolne, dla: { $name }
page-join-where = Twoje miejsce
page-seat-you = Ty
page-seat-bot = bot

## Stół, który czeka na graczy

page-waiting-title =
    { $count ->
        [one] Brakuje { $count } gracza
        [few] Brakuje { $count } graczy
       *[many] Brakuje { $count } graczy
    }
page-waiting-how = Wyślij ten link tym, z którymi chcesz grać. Kto go otworzy, może usiąść, dopóki jest wolne miejsce.
page-waiting-link = Zaproszenie
page-waiting-code = Albo wpisz ten kod na stronie głównej
page-waiting-qr = Zaproszenie jako kod QR
page-waiting-share = Zagraj ze mną: { $game }
page-waiting-watch = Link do oglądania, bez miejsca przy stole
page-waiting-watch-share = Obejrzyj nasz stół: { $game }
page-waiting-here-only = Nikt inny nie otworzy tego linku: prowadzi tylko do tego komputera. Uruchom serwer poleceniem chiliad serve --lan, aby wpuścić innych z tej samej sieci.
page-waiting-network = Link powyżej działa w tej samej sieci: twoja strona jest otwarta pod adresem, który działa tylko na tym komputerze.
page-waiting-asked = Zaproszeni do kolejnej partii: { $names }. Link jest dla innych.
page-waiting-cancel = Anuluj ten stół
page-join-watch = Oglądaj ten stół
page-waiting-fair = Uczciwe rozdanie: ten stół zobowiązał się do
page-waiting-fill-hint = Nie musisz czekać:
page-waiting-fill =
    { $count ->
        [one] Daj wolne miejsce botowi
        [few] Daj wolne miejsca botom
       *[many] Daj wolne miejsca botom
    }
page-waiting-fill-ask = Partia zacznie się od razu i nikt więcej nie będzie mógł usiąść.
page-copy = Kopiuj
page-copied = Skopiowane
page-share = Udostępnij

## Nowy stół

page-new-title = Nowy stół
page-new-game = Gra
page-new-game-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
page-new-seats = Kto gra
page-new-seat = Miejsce { $seat }
page-new-bot = Bot, { $said }
page-bot-said = { $title }: { $said }. Przy stole: { $names }.
page-bot-learned = Po lekcjach to dobry poziom na początek.
page-opponents =
    { $seats ->
        [2] Rywal
       *[other] Rywale
    }
page-new-friend = Ktoś zaproszony
page-new-friend-hint = Gdy tylko stół będzie otwarty, dostaniesz link do wysłania.
page-new-pace = Jak szybko grają boty
# $pace (String) quick, normal, slow
page-new-pace-choice =
    { $pace ->
        [quick] Szybko
        [slow] Powoli, żeby zdążyć wysłuchać lub zobaczyć
       *[normal] Jak ludzie
    }
page-preset = Zasady
page-ask-title = Jak w to grasz?
page-ask-mine = Twoje zasady
page-ask-none = Bez wyboru gra się według zasad „{ $preset }”.
page-ask-kept = Tak będzie przy twoich nowych stołach. Możesz to zmienić tutaj, przy zakładaniu stołu i w ustawieniach.
page-ask-compare = Porównaj je
page-new-options =
    { $count ->
        [0] Poszczególne zasady
        [one] Poszczególne zasady: { $count } zmieniona
        [few] Poszczególne zasady: { $count } zmienione
       *[many] Poszczególne zasady: { $count } zmienionych
    }
page-option-differs = Zmienione. { $preset }: { $said }.
page-option-back = Przywróć
page-option-back-named = Przywróć: { $option }
page-option-number = liczba
page-number-between = Liczba od { $low } do { $high }
page-new-more =
    { $stakes ->
        [yes] Zegar, nieobecność, widzowie, stawki
       *[no] Zegar, nieobecność, widzowie
    }
page-new-clock = Zegar
page-clock =
    { $clock ->
        [relaxed] Zegar spokojny: 30 sekund na każdy ruch i 15 minut więcej na całą partię.
        [fast] Zegar szybki: 10 sekund na każdy ruch i 3 minuty więcej na całą partię.
       *[none] Bez zegara.
    }
page-new-absent = Gdy kogoś nie ma
page-new-absent-choice =
    { $absent ->
        [bot] Gra za niego bot, aż wróci
       *[vote] Inni głosują: czekać, wpuścić bota czy przerwać
    }
page-new-grace = Ile najpierw czekać
page-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
page-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
page-new-spectators = Inni mogą patrzeć
page-new-spectators-hint = Kto ma link dla widzów, widzi, co leży na stole, ale niczyich kart na ręce.
page-new-stakes-title = Stawki
# $stakes (String) yes, no: whether the loser owes the winner something
page-new-stakes-choice =
    { $stakes ->
        [yes] O stawkę
       *[no] Bez stawek
    }
page-new-stakes = Mała stawka
page-stakes-said = Stawki: { $small } i { $large }. Tylko się je liczy, tu się nigdy nie płaci.
page-new-open = Otwórz stół
page-new-begin = Zaczynamy

## Zasady

page-rules-title = Zasady: { $game }
page-rules-contents = Spis treści
page-rules-read = Przeczytaj te zasady
page-rules-differ =
    { $count ->
        [one] { $count } zasada jest tu zmieniona.
        [few] { $count } zasady są tu zmienione.
       *[many] { $count } zasad jest tu zmienionych.
    }
# Beside a rule that differs from the preset.
page-rules-changed = zmieniona

## Ustawienia

page-settings = Ustawienia
page-settings-theme = Kolory strony
page-settings-theme-auto = Jak w systemie
page-settings-theme-light = Jasne
page-settings-theme-dark = Ciemne
page-settings-cards = Karty
page-settings-cardPoints = Punkty na kartach
page-settings-fourColours = Cztery barwy: kara niebieskie, trefle zielone
page-settings-largeIndex = Duże znaki
page-settings-suitLetters = Litera przy każdym kolorze
page-settings-sort = Układ kart na ręce w tysiącu
page-settings-sort-suit = Według koloru
page-settings-sort-rank = Według wysokości
page-settings-sort-deal = Jak przyszły
page-settings-play = Gra
page-settings-autoPlay = Jedyną możliwą kartę zagraj za mnie
page-settings-preset = Zasady gry { $name } przy nowych stołach
page-settings-motion = Ruch
page-settings-motion-auto = Jak w systemie
page-settings-motion-on = Karty się ruszają
page-settings-motion-off = Nic się nie rusza
page-settings-speech = Co słyszy czytnik ekranu
page-settings-speech-all = Wszystko, co się dzieje
page-settings-speech-mine = Co dotyczy mnie, i wyniki
page-settings-speech-off = Tylko odpowiedzi na moje klawisze
page-settings-listen = Szybkość czytnika ekranu
page-settings-listen-normal = Zwykła
page-settings-listen-fast = Duża
page-settings-listen-fastest = Bardzo duża
page-settings-botsWait = Boty czekają, aż usłyszę, co się stało
page-settings-keyboard = Klawiatura
page-settings-keys = Skróty jednoliterowe
page-settings-keyHints = Klawisze widać na przyciskach
page-settings-kept = Ustawienia zapisują się tylko w tej przeglądarce.

## Pomoc i klawisze

page-help = Pomoc i klawisze
page-help-touch = Palcem
page-help-touch-tap = Dotknij karty, aby jej użyć: zagrasz ją, oddasz lub wybierzesz. Gdy jest wybór, dotknij odpowiedzi, która się pojawi.
page-help-touch-drag = Albo przeciągnij ją na miejsce: na środek, do gracza, do grupy, na stos.
page-help-touch-why = Dotknij przygaszonej karty, aby przeczytać, dlaczego teraz nie można jej użyć.
page-help-touch-menu = Trzy kropki nad stołem to cała reszta: tabela wyników, zasady, układanie kart, odejście.
page-help-keys = Klawisze
page-help-begin = Jak zacząć
# $new (String) what the link is called: page-new-title
page-help-play = Na stronie głównej gra z botami zaczyna się od razu rozdaniem; ich poziom wybierasz tuż obok. „{ $new }” pozwala wybrać zasady i graczy, także znajomych.
# $join (String) the heading: page-join-heading
page-help-join = Masz od znajomego kod lub link: wpisz go w części „{ $join }” albo otwórz link.
page-help-score = Żeby zapisywać wyniki gry prawdziwymi kartami: „{ $score }” na pierwszej stronie, pod grą.
page-help-there = Co przy stole robią palce i klawisze, zobaczysz tutaj, gdy tylko przy nim usiądziesz.
page-help-more = Więcej
page-help-reader = Z czytnikiem ekranu: wśród kart i przycisków klawisze działają od razu; gdzie indziej przytrzymaj Alt z literą. Tab wyprowadza z kart; Esc przerywa mowę.
page-about = Chiliad to wolne oprogramowanie. Karty rozdaje przypadek; po skończonej partii można sprawdzić, jak było tasowane każde rozdanie.
page-keys-everywhere = Wszędzie
page-keys-are-off = Skróty jednoliterowe są w ustawieniach wyłączone; pozostałe klawisze działają.
page-key-help = Pomoc i klawisze
page-key-silence = Przerwij czytanie i pomiń zaległe komunikaty
page-key-repeat = Powtórz ostatni komunikat
page-key-earlier = Powiedz poprzedni komunikat
page-key-later = Powiedz następny komunikat
page-quiet = Cisza.
page-history-none = Nic jeszcze nie powiedziano.
page-history-first = Wcześniej nic nie powiedziano.
page-history-last = To był ostatni komunikat.
# Between two keys that do the same.
page-keys-or = lub
page-keys-space = Spacja
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
page-problems-link = Zadania
page-score-link = Zapisuj wyniki gry prawdziwymi kartami
