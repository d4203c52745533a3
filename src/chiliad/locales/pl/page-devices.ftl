### Moje urządzenia, na stronie. Zmienne są objaśnione w en/page-devices.ftl.

devices-stranger = Na tym urządzeniu nie masz jeszcze imienia. Jeśli masz miejsce na innym, utwórz tam link; jeśli nie zostało ci żadne, wpisz kod odzyskiwania. Aby grać, otwórz stół na pierwszej stronie: tam wybierzesz imię.
devices-other = To miejsce na innym urządzeniu
devices-other-hint = Dostaniesz link i kod QR na telefon, tablet albo komputer. Będą tam też wszystkie twoje stoły.
devices-other-make = Utwórz link
devices-other-how = Otwórz ten link na swoim drugim urządzeniu. Działa raz, przez pięć minut. Nie dawaj go nikomu innemu: kto go otworzy, gra jako ty.
devices-other-link = Link na twoje drugie urządzenie
devices-other-qr = Kod QR z linkiem na twoje drugie urządzenie
devices-other-waits = Czekam na drugie urządzenie…
devices-other-done = Gotowe. Nowe urządzenie na liście: { $name }.
devices-other-gone = Ten link już nie działa.
devices-other-again = Utwórz następny link
devices-list = Gdzie masz dostęp
devices-here = to urządzenie
devices-when = Dodano: { $added }. Ostatnio używane: { $seen }.
devices-alike = { $name } ({ $number })
devices-sign-out = Wyloguj
devices-sign-out-of = Wyloguj: { $name }
devices-signed-out = Wylogowano: { $name }.
devices-signed-out-here = To urządzenie jest wylogowane.
devices-others-out = Wyloguj wszystkie inne
devices-others-sure = Wszystkie urządzenia oprócz tego stracą twoje miejsca. Jeśli któreś miał ktoś inny, utwórz też nowy kod odzyskiwania.
devices-others-keyed = Klucze dostępu pozostają ważne: kto ma twój klucz, może z nim wrócić. Usuń go poniżej.
devices-others-done =
    { $count ->
        [one] Wylogowano jedno urządzenie.
        [few] Wylogowano { $count } urządzenia.
       *[many] Wylogowano { $count } urządzeń.
    }
devices-here-out = Wylogować tutaj?
devices-here-sure = To urządzenie straci twoje miejsca; twoje stoły zostaną.
devices-here-last = To twoje ostatnie urządzenie, a kodu odzyskiwania nie masz: powrotu by nie było.
devices-code = Kod odzyskiwania
devices-code-hint = Pięć słów, z którymi wrócisz, gdy nie zostanie ci żadne urządzenie. Zapisz je: kto je ma, może grać jako ty.
devices-code-none = Nie masz go jeszcze.
devices-code-made = Twój kod utworzono: { $date }.
devices-code-make = Utwórz kod
devices-code-new = Utwórz nowy kod
devices-code-sure = Kod, który masz teraz, przestanie działać.
devices-code-words = Twoje pięć słów
devices-code-once = Zobaczysz je tylko teraz.
devices-passkeys = Klucze dostępu
devices-passkeys-hint = Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł i prosi o palec, twarz albo PIN. Wrócisz z nim bez pisania.
devices-passkey-make = Zachowaj moje miejsce kluczem dostępu
devices-passkey-made = Twoje miejsce ma już klucz dostępu.
devices-passkey-when = Utworzono: { $made }. Ostatnio używany: { $used }.
devices-passkey-unused = Utworzono: { $made }. Jeszcze nieużywany.
devices-passkey-remove = Usuń
devices-passkey-remove-of = Usuń klucz dostępu, urządzenie: { $name }
devices-passkey-removed = Klucz dostępu usunięty.
devices-passkey-return = Wróć z kluczem dostępu
devices-passkey-back = Mam klucz dostępu
devices-passkey-stopped = Nic się nie zmieniło: przeglądarka nie dostała klucza dostępu.
devices-passkey-there = To urządzenie ma już klucz dostępu do twojego miejsca.
devices-back = Wróć z kodem odzyskiwania
devices-back-words = Twoje pięć słów
devices-back-go = Wróć
devices-arrive = Twoje miejsce na tym urządzeniu
devices-arrive-ask = Ten link utworzył gracz { $name }. To urządzenie dostanie te same miejsca przy wszystkich stołach.
devices-arrive-yes = Graj tu jako { $name }
devices-arrive-same = Na tym urządzeniu grasz już jako { $name }.
devices-arrived = Na tym urządzeniu grasz teraz jako { $name }.
devices-merge-ask = Na tym urządzeniu grasz jako { $mine }. Jeśli pójdziesz dalej, z gracza { $mine } zrobi się { $name }: przejdą wszystkie stoły i urządzenia, a gracza { $mine } już nie będzie. Tego nie da się cofnąć.
devices-merge-warn = Zrób to tylko, jeśli { $name } to ty: kto gra jako { $name }, dostanie twoje miejsca.
devices-merge-no = Zostań przy imieniu { $mine }
devices-merge-yes = Graj jako { $name }
devices-kept = Co ten serwer o tobie przechowuje
devices-export = Zapisz to wszystko w pliku
devices-forget = Zapomnij mnie…
devices-forget-title = Zapomnieć, kim jest { $name }?
devices-forget-ask = Usuniemy twoje imię, urządzenia, kod odzyskiwania i stoły, przy których nie siedzi nikt inny. Odejdziesz od swoich partii; ci, z którymi grasz, zobaczą odtąd „gracz”. Tego nie da się cofnąć.
devices-forget-yes = Usuń to wszystko
devices-forgotten = Serwer już cię nie pamięta.
devices-offer = Chcesz znaleźć swoje miejsce na każdym urządzeniu?
