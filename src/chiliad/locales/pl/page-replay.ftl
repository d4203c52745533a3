### Powtórka, tabela wyników i sprawdzenie rozdania w przeglądarce. Zmienne są objaśnione w en/page-replay.ftl.

## Powtórka

replay-heading = Powtórka
replay-title = { $game }: { $names }
replay-none = Nie ma takiej powtórki
replay-won = Wygrywa { $name }
replay-total = { $name } { $total }
replay-where =
    { $part ->
        [0] Rozdanie { $deal }, przed pierwszą { $kind ->
            [trick] lewą
           *[turn] kolejką
        }, krok { $step } z { $steps }.
       *[other] Rozdanie { $deal }, { $kind ->
            [trick] lewa
           *[turn] kolejka
        } { $part }, krok { $step } z { $steps }.
    }
replay-place =
    { $part ->
        [0] Rozdanie { $deal }
       *[other] Rozdanie { $deal }, { $kind ->
            [trick] lewa
           *[turn] kolejka
        } { $part }
    }

replay-controls = Tam i z powrotem
replay-forward = Dalej
replay-back = Wstecz
replay-play = Odtwarzaj powoli
replay-pause = Pauza
replay-part-forward =
    { $kind ->
        [trick] Następna lewa
       *[turn] Następna kolejka
    }
replay-part-back =
    { $kind ->
        [trick] Poprzednia lewa
       *[turn] Poprzednia kolejka
    }
replay-deal-forward = Następne rozdanie
replay-deal-back = Poprzednie rozdanie
replay-step = Krok tego rozdania
replay-deal = Rozdanie
replay-part =
    { $kind ->
        [trick] Lewa
       *[turn] Kolejka
    }
replay-part-none =
    { $kind ->
        [trick] Początek
       *[turn] Początek
    }
replay-part-option =
    { $kind ->
        [trick] Lewa { $number }
       *[turn] Kolejka { $number }
    }
replay-eyes = Widok
replay-eyes-public = Widzowie
replay-eyes-all = Wszystkie karty
replay-eyes-now = Widok: { $who }.

replay-more = Ta powtórka
replay-link = Link do tej chwili (rozdanie { $deal }, krok { $step })
replay-record = Pobierz zapis
replay-check = Czy rozdanie było uczciwe?
replay-start = Zacznij stąd…
replay-start-over = Tu partia jest już skończona: cofnij się o krok.
replay-start-why = Dostaniesz własny stół, który zaczyna się od tej chwili. Pozostałe miejsca zajmą boty; karty, które mają przyjść, będą potasowane na nowo.
replay-start-seat = Za kogo grasz
replay-start-bot = Boty
replay-start-go = Graj od tego miejsca

replay-keys = W powtórce
replay-key-forward = Dalej
replay-key-back = Wstecz
replay-key-trick-forward = Następna lewa
replay-key-trick-back = Poprzednia lewa
replay-key-turn-forward = Następna kolejka
replay-key-turn-back = Poprzednia kolejka
replay-key-deal-forward = Następne rozdanie
replay-key-deal-back = Początek rozdania, poprzednie rozdanie
replay-key-first = Początek partii
replay-key-last = Koniec partii
replay-key-play = Odtwarzaj powoli, pauza
replay-key-eyes = Inny widok
replay-key-where = Gdzie jesteśmy i czyja kolej
replay-key-line-forward = Następny wiersz przebiegu gry
replay-key-line-back = Poprzedni wiersz przebiegu gry

## Czy rozdanie było uczciwe

check-title = Czy rozdanie było uczciwe?
check-busy = Sprawdzam…
check-verdict =
    { $state ->
        [right] { $cards ->
            [one] Tak: { $cards } karta jest taka, jak wynika z sekretu i soli
            [few] Tak: wszystkie { $cards } karty są takie, jak wynika z sekretu i soli
           *[many] Tak: wszystkie karty ({ $cards }) są takie, jak wynika z sekretu i soli
        }
        [wrong] Nie: ta partia nie zgadza się ze swoim dowodem
        [no-proof] Ta partia nie ma dowodu uczciwego rozdania
        [not-shown] Sekret nie jest jeszcze pokazany
        [no-cards] Nie da się sprawdzić: nie ma żadnej karty do porównania
        [bad-proof] Nie: dowód tej partii jest niepełny
        [unknown-game] Ta strona nie zna zasad tej gry: partię sprawdza chiliad verify
       *[unreadable] To nie jest zapis, który da się odczytać
    }
check-of-file = Sprawdzony twój plik: { $file }.
check-good = Zgadza się:
check-bad = Nie zgadza się:
check-commitment-right = Sekret zgadza się ze zobowiązaniem, które serwer pokazał przed pierwszym rozdaniem.
check-commitment-wrong = Sekret nie zgadza się ze zobowiązaniem, które pokazał serwer.
check-dealer-right = Pierwszy rozdający wynika z sekretu i soli.
check-dealer-wrong = Pierwsze rozdawało miejsce { $stated }, a powinno było miejsce { $wanted }.
check-cards-right =
    { $cards ->
        [one] { $cards } karta z { $deals ->
            [one] { $deals } rozdania
            [few] { $deals } rozdań
           *[many] { $deals } rozdań
        } wylosowana tu ponownie: ta sama.
        [few] { $cards } karty z { $deals ->
            [one] { $deals } rozdania
            [few] { $deals } rozdań
           *[many] { $deals } rozdań
        } wylosowane tu ponownie, jedna po drugiej: wszystkie te same.
       *[many] { $cards } kart z { $deals ->
            [one] { $deals } rozdania
            [few] { $deals } rozdań
           *[many] { $deals } rozdań
        } wylosowanych tu ponownie, jedna po drugiej: wszystkie te same.
    }
check-card-wrong = Rozdanie { $deal }: w zapisie jest { $stated }, a z sekretu i soli wynika { $wanted }. Tego, co w tym rozdaniu następuje potem, nie porównano.
check-card-impossible = Rozdanie { $deal }: { $stated } nie mogło tam przyjść. Tego, co w tym rozdaniu następuje potem, nie porównano.
check-noted-right = To jest zobowiązanie, które ta przeglądarka zanotowała, zanim zaczęło się rozdawanie.
check-noted-wrong = To inne zobowiązanie niż to, które ta przeglądarka zanotowała, zanim zaczęło się rozdawanie.
check-salt-right = Sól tej przeglądarki jest wśród soli.
check-salt-wrong = Soli tej przeglądarki nie ma wśród soli.
check-noted-none = Ta przeglądarka nie zanotowała o tej partii niczego. Jeśli jednak to w niej grasz przy tym stole i od tego czasu jej pamięć nie była czyszczona, nie ufaj tej partii: notatka powinna tu być.
check-since = Ta partia została podjęta z innej w rozdaniu { $deal }. Karty sprzed tego miejsca nie pochodzą z tego tasowania.
check-skipped = Nie porównano, bo nie było z czym: rozdania { $deals }.

check-how-title = Jak to działa
check-how-commit = Przed partią serwer losuje sekret i pokazuje zobowiązanie: odcisk, który nie pasuje do żadnego innego sekretu i niczego nie zdradza. Od tej chwili nie może już wybrać innego.
check-how-salt = Potem przeglądarka każdego gracza dodaje sól, liczbę losową, której serwer nie mógł wcześniej znać.
check-how-deal = Każda karta wynika z sekretu i soli razem, według reguły, którą może zastosować każdy. Kart nie mógł wybrać ani serwer, ani żaden z graczy, bo nikt nie znał jednego i drugiego.
check-how-show = Po skończonej partii sekret jest pokazany i każdą kartę można wylosować ponownie. Ta strona właśnie to zrobiła, w twojej przeglądarce.
check-how-not = Czego to nie pokaże: że nikt nie podglądał. Kto prowadzi serwer, zna sekret i może poznać karty, tak jak zajrzeć może ten, kto rozdaje ręcznie. A gdy wszyscy pozostali są botami, przeciw sekretowi serwera stoi tylko twoja sól; to wystarczy.

check-figures = Liczby
check-commitment = Zobowiązanie
check-commitment-wanted = Zobowiązanie do pokazanego sekretu
check-secret = Sekret
check-secret-none = niepokazany
check-salt = Sól miejsca { $seat }
check-salt-none = brak: bot albo nic nie dodano

check-worked = Pierwsze karty, krok po kroku
check-worked-how = HMAC-SHA256 z sekretem jako kluczem, obliczony z soli, rozdania i miejsca karty, daje bajty; pierwsze dwa to liczba od 0 do 65535. Reszta z dzielenia jej przez liczbę kart, które mogą przyjść, mówi, która to z nich, licząc od asa w dół do dwójki. Liczbę, przez którą jedne karty byłyby bardziej prawdopodobne niż inne, losuje się ponownie.
check-column-for = Dla
check-column-below = Ile kart może przyjść
check-column-bytes = Bajty
check-column-number = Liczba
check-column-gives = Daje
check-for-dealer = pierwszy rozdający
check-for-card = karta { $number } rozdania { $deal }
check-again = ponownie
check-seat = miejsce { $seat }

check-yourself = Sprawdź to bez tej strony
check-browser = Co tu sprawdzono: zobowiązanie, pierwszego rozdającego i każdą kartę rozdaną lub dobraną. Czego nie: czy każdy ruch był dozwolony, i samej tej strony, która przyszła ze sprawdzanego serwera.
check-verify = Kto nie ufa nikomu, pobiera zapis i sprawdza wszystko na własnym komputerze, także zasady i wyniki:
check-verify-file = PLIK
check-replay = Do powtórki
check-file = Sprawdź własny zapis
check-file-hint = Pobrany plik, .mille albo .tysiac. Zostaje na twoim urządzeniu.
check-file-large = Ten plik jest za duży jak na zapis.
