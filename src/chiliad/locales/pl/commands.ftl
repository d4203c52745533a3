### Wiersz poleceń. Zmienne są objaśnione w en/commands.ftl.

about = Mille i Tysiąc, dwie gry w karty: można w nie grać, liczyć wyniki i sprawdzać zapisy partii.
version = chiliad { $version }
usage-commands = chiliad [--lang JĘZYK] POLECENIE …

help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-more = chiliad POLECENIE --help mówi więcej o danym poleceniu.
help-help = pokazuje tę stronę
help-version = pokazuje wersję
help-lang = język programu: { $known }; bez tej opcji rozstrzyga CHILIAD_LANG albo język systemu
help-json = wypisuje JSON, do czytania przez program
help-game = gra: { $known }
help-preset = wariant zasad: { $presets }
help-option = opcja zasad inna niż w wariancie, jako KLUCZ=WARTOŚĆ; można podać kilka razy
help-workers = ile procesów pracuje naraz; bez tej opcji wszystkie rdzenie
help-seed = liczba, z której wynika cały przypadek; ta sama daje te same karty
help-file = zapis partii (.mille lub .tysiac) albo - czyli standardowe wejście
help-files = zapisy partii (.mille lub .tysiac), foldery z nimi, wzorce (*.mille) albo - czyli standardowe wejście

metavar-lang = JĘZYK
metavar-preset = WARIANT
metavar-option = KLUCZ=WARTOŚĆ
metavar-number = N
metavar-bots = NAZWY
metavar-budget = LIMIT
metavar-name = IMIĘ
metavar-seat = MIEJSCE
metavar-folder = KATALOG
metavar-points = PUNKTY
metavar-host = ADRES
metavar-url = URL

# The games’ names as they may be typed, with blanks between; mille and tysiac are understood in every language.
word-mille = mille
word-tysiac = tysiąc

command-serve = otwiera stoły do gry w przeglądarce
    .long = Udostępnia przeglądarkom stoły do gry, aż do Ctrl-C. Domyślnie dostęp jest tylko z tego komputera, a stoły zapisują się w osobnym pliku; docs/serve.md mówi, jak mogą przyjść przyjaciele.
command-play = partia w tym terminalu
    .long = Partia przeciwko botom, wiersz po wierszu. Zapisuje się na dysku w trakcie gry; wyjść można w każdej chwili, a przy następnym uruchomieniu program proponuje grać dalej. Z --seed, --seat, --bots, --stakes lub opcją zasad zaczyna się za to nową partię.
command-rules = zasady gry, z obowiązującymi opcjami
    .long = Wypisuje grę w skrócie i jej ponumerowane zasady, w podanym wariancie i z podanymi opcjami.
help-rules-examples = wypisuje zamiast tego przykłady gry
help-rules-glossary = wypisuje zamiast tego słowa gry
help-rules-presets = wypisuje zamiast tego, czym różnią się warianty
command-payout = ile płaci przegrany partii Mille
    .long = Oblicza wypłatę na koniec partii Mille z samych sum.
command-settle = wyniki rozdania, z samych liczb
    .long = Czyta liczby z rozdania w formacie JSON ze standardowego wejścia i wypisuje wyniki. Postać danych opisuje docs/commands.md.
command-verify = sprawdza zapisy, rozgrywając je na nowo
    .long = Rozgrywa każdy zapis na nowo i wypisuje „ok PLIK” albo pierwszy błąd: rozdanie, akcję, powód. Jeśli zapis ma dowód uczciwego rozdania, karty muszą być takie, jak wynika z jego sekretu i soli. Kod wyjścia jest 0 tylko wtedy, gdy wszystkie są dobre.
command-backup = zapisuje wszystkie stoły serwera w pliku
    .long = Zapisuje wszystkie stoły, gości i partie w jednym pliku, także podczas pracy serwera. Plik zawiera sekrety uczciwych rozdań: nie udostępniaj go.
command-restore = przywraca stoły z kopii zapasowej
    .long = Przywraca wszystkie stoły z kopii zapasowej do pustej bazy danych. W tym czasie nie może z niej korzystać żaden serwer.
command-replay = opowiada zapis słowami
    .long = Opowiada, co działo się w zapisanej partii, akcja po akcji.
command-sheet = karta wyników z zapisu
    .long = Wypisuje kartę wyników z zapisu jak na papierze: punkty, sumy, znaki i kto komu płaci.
command-stats = liczby graczy z wielu zapisów
    .long = Liczy, co zrobili gracze z tych zapisów: wygrane partie, wyniki, kontrakty albo gwiazdki i inne. Z --player porównuje też jednego gracza z każdym rywalem.
command-redact = zapis tak, jak wolno go widzieć z jednego miejsca
    .long = Wypisuje zapis z ?? zamiast każdej karty, której nie było widać z danego miejsca albo której nie widziała publiczność.
command-solve = ile warta jest każda karta, gdy znane są wszystkie
    .long = Wypisuje, do czego prowadzi każda dozwolona akcja, jeśli wszystkie karty są znane i wszyscy grają najlepiej, jak można. Mówi, ile warta była pozycja, a nie co gracz mógł widzieć.
command-selfplay = boty rozgrywają całe partie
    .long = Boty rozgrywają partie, a każda jest zapisywana, od KATALOG/000001. To samo ziarno daje te same bajty, niezależnie od liczby procesów.
command-arena = mierzy siłę botów w grze przeciwko sobie
    .long = Boty rozgrywają partie w blokach: w każdym bloku te same karty przy wszystkich rozmieszczeniach graczy. Program podaje, jaką część partii wygrał każdy z nich, z 95-procentowym przedziałem po blokach. To samo ziarno daje te same partie, niezależnie od liczby procesów.
command-hint = co bot zrobiłby na końcu zapisu
    .long = Pyta bota, co najlepiej zrobić z miejsca, na które przypada ruch na końcu zapisu, i wypisuje porównane zagrania z ich wartością. Bot widzi to, co było widać z tego miejsca, i nic więcej.
command-analyse = ile kosztowała każda decyzja w zapisie
    .long = Pyta bota o każdą decyzję, w której był wybór, i wypisuje, o ile zagranie było gorsze od najlepszego, jakie zna bot, z sumami dla rozdań i miejsc.
command-bench = jak szybkie są silniki
    .long = Mierzy losową grę przez całe rozdania na jednym rdzeniu i wypisuje sumę kontrolną ustalonego przebiegu.
command-perft = liczy, na ile sposobów może przebiec rozdanie
    .long = Liczy ciągi akcji od rozdanej pozycji, według głębokości.
command-completion = wypisuje to, co każe powłoce uzupełniać polecenia
    .long = Wypisuje skrypt dla bash, zsh lub tcsh, który po naciśnięciu Tab uzupełnia polecenia i opcje. docs/commands.md mówi, gdzie go umieścić.

help-serve-host = adres, pod którym program czeka: 0.0.0.0 wpuszcza każdego, kto może połączyć się z tym komputerem; bez tej opcji tylko ten komputer
help-serve-lan = wpuść przeglądarki z tej samej sieci: pokazuje potrzebny adres i jego kod QR
help-serve-port = port, na którym program czeka, 0 oznacza dowolny; bez tej opcji 8000 albo najbliższy wolny
help-serve-database = gdzie zapisywać stoły: sqlite:////katalog/plik.db albo postgresql://użytkownik:hasło@serwer/nazwa; bez tej opcji CHILIAD_DATABASE albo osobny plik
help-backup-file = plik, który ma powstać
help-restore-file = plik zapisany przez chiliad backup
help-restore-force = zastąp to, co jest w bazie danych
help-serve-public-url = od czego zaczynają się linki, gdy przed serwerem stoi proxy: https://cards.example.org
help-serve-open = otworzyć przeglądarkę czy nie (domyślnie nie)
help-play-game = gra ({ $known }); jeśli jej nie podasz, program zapyta
help-play-bots = poziom wszystkich botów albo po jednym na każde z pozostałych miejsc, po kolei, rozdzielone przecinkami (beginner, casual, club, strong, expert; domyślnie club)
help-think = ile bot może myśleć nad decyzją: 50ms albo nodes:20000, czyli tyle pozycji lub rozgrywek próbnych; domyślnie tyle, ile jego poziom
help-play-seat = twoje miejsce, od 0
help-play-name = twoje imię, takie jak ma być w zapisie
help-play-stakes = mała stawka w Mille, liczba całkowita; duża jest trzy razy większa
help-play-names = karty słowami: król pik
help-play-ascii = karty zwykłymi literami: Ks
help-play-fresh = nowa partia, bez pytania o niedokończone
help-replay-seat = opowiada tak, jak było widać z tego miejsca
help-replay-deal = tylko to rozdanie, licząc od 1
help-redact-seat = miejsce albo "public" (publiczność)
help-solve-deal = rozdanie, licząc od 1; domyślnie ostatnie
help-solve-step = pozycja po tylu wierszach akcji rozdania; domyślnie po wszystkich
help-selfplay-games = ile partii; domyślnie 10
help-selfplay-bots = po jednym bocie na miejsce, rozdzielone przecinkami; jedna nazwa obejmuje wszystkie miejsca; domyślnie wszędzie greedy
help-selfplay-out = katalog na zapisy
help-selfplay-force = zapisuje do katalogu, nawet jeśli są w nim już zapisy
help-selfplay-deals = po tylu rozdaniach partia zostaje niedokończona
help-payout-winner = suma wygranego
help-payout-loser = suma przegranego
help-payout-naturals = ile naturali (gwiazdek) ma wygrany
help-payout-chapeaux = ile kapeluszy (chapeaux) ma przegrany
help-payout-small = mała stawka
help-payout-target = suma, do której grano
help-sheet-words = zdania zamiast tabeli
help-sheet-csv = wiersz na rozdanie, jako CSV dla arkusza kalkulacyjnego
help-sheet-summary = kilka wierszy do wysłania komuś
help-stats-player = tylko ten gracz, według imienia w zapisach (bot jako bot:club), i przeciw każdemu z rywali
stats-nothing = Nie ma tu czego liczyć.
stats-more-players =
    { $count ->
        [one] I jeszcze { $count } gracz: liczby pokaże --player IMIĘ.
        [few] I jeszcze { $count } gracze: liczby każdego pokaże --player IMIĘ.
       *[many] I jeszcze { $count } graczy: liczby każdego pokaże --player IMIĘ.
    }
help-settle-lines = jeden obiekt w wierszu na wejściu, jeden w wierszu na wyjściu
help-completion-shell = powłoka: bash, zsh lub tcsh

## Co może być nie tak z wierszem poleceń

unknown-command = nie ma polecenia „{ $text }”; może chodzi o { $near }
unknown-argument = „{ $text }” nic tu nie znaczy
missing-argument = brakuje { $name }
bad-argument = argument { $name } nie ma wartości albo ma taką, której nie przyjmuje
option-without-value = „{ $text }” nie ma postaci KLUCZ=WARTOŚĆ
number-too-low = { $name } nie może być równe { $number }: najmniej { $low }
number-too-high = { $name } nie może być równe { $number }: najwyżej { $high }
wrong-bot-count =
    { $wanted ->
        [one] potrzebny jest tu { $wanted } bot, a podano: { $found }
        [few] potrzebne są tu { $wanted } boty, a podano: { $found }
       *[many] potrzeba tu { $wanted } botów, a podano: { $found }
    }
not-both = { $first } i { $second } nie mogą wystąpić razem
no-such-deal =
    { $count ->
        [one] nie ma rozdania { $number }: w zapisie jest { $count }
        [few] nie ma rozdania { $number }: w zapisie są { $count }
       *[many] nie ma rozdania { $number }: w zapisie jest ich { $count }
    }
no-such-line = nie ma wiersza { $number }: ostatni w rozdaniu ma numer { $count }
folder-has-records = w { $path } są już zapisy; --force je nadpisuje
no-records-there = w { $path } nie ma zapisów
input-twice = - można podać tylko raz: standardowe wejście jest jedno
bad-public-url = „{ $text }” nie jest adresem, od którego mogą się zaczynać linki; jest nim na przykład https://cards.example.org
no-payment = w grze { $game } nie ma wypłaty
no-solver = pozycji gry { $game } nie można rozwiązać
unknown-shell = nie ma uzupełniania dla „{ $text }”: { $known }
payout-below-target = zwycięzca ma co najmniej { $target }, więc { $winner } nie może być jego wynikiem
payout-below-loser = wygrywa wyższy wynik: { $winner } do { $loser } wygrywa tylko z --option natural_required=yes
payout-level = remis nie kończy partii Mille: gra się kolejne rozdanie
payout-no-natural = przy natural_required zwycięzca ma co najmniej jeden natural: dodaj --naturals

## Co kończy polecenie przed czasem

interrupted = przerwano
system-refuses =
    { $path ->
        [none] wejście lub wyjście zawiodło: { $reason }
       *[other] system nie pozwala czytać lub pisać { $path }: { $reason }
    }

## Co mówią polecenia

serve-ready = Stół jest otwarty pod adresem { $url } (Ctrl-C go zamyka).
serve-network = Inni w tej samej sieci, na przykład drugi telefon, znajdą go pod { $url }
serve-network-who = Ten adres może otworzyć każdy w tej sieci; z zewnątrz nikt, chyba że router przekierowuje port.
serve-port-taken = Port { $port } jest zajęty, więc działa inny.
serve-no-page = Strona nie jest zbudowana: programy mogą grać, przeglądarki nie zobaczą nic. W kopii kodu źródłowego buduje ją make play.
serve-open-yourself = Nie udało się tu otworzyć żadnej przeglądarki: otwórz ten adres ręcznie.
serve-stopped = Zamknięto. Stoły są zapisane.
backup-done = Zapisano w { $path }. Stoły: { $count }.
restore-done = Przywrócono z { $path }. Stoły: { $count }.

rules-preset = Wariant: { $preset }
rules-option = Przy { $key } = { $value }
rules-value = { $points }: { $cards }
rules-hand = Twoje karty: { $cards }
rules-term = { $name }: { $meaning }
deal-unfinished-here = Tu rozdanie się urywa.
deal-typed = Wynik wpisano ręcznie; kart nie znamy.
bad-seat-given = „{ $text }” nie jest miejscem w tej grze ani public
no-player-called = w tych zapisach nikt nie nazywa się „{ $text }”; najbliższe imię to „{ $near }”
already-a-view = ten zapis jest już widokiem z jednego miejsca i nie można go opowiedzieć nikomu innemu
cards-not-known = ten zapis jest widokiem: zakryte karty nie są znane, więc niczego nie można rozwiązać
solved-declarer_points = Gra miejsce { $seat }. Punkty rozgrywającego na końcu, jeśli wszyscy grają najlepiej, jak można:
selfplay-progress = { $done } z { $total }
selfplay-matches =
    { $matches ->
        [one] { $matches } partia, liczba rozdań: { $deals }.
        [few] { $matches } partie, średnia liczba rozdań: { $deals }.
       *[many] { $matches } partii, średnia liczba rozdań: { $deals }.
    }
selfplay-seat = Miejsce { $seat }, { $bot }: wygrane { $won }, średnia suma { $total }.
selfplay-unfinished =
    { $count ->
        [one] { $count } partia pozostała niedokończona.
        [few] { $count } partie pozostały niedokończone.
       *[many] { $count } partii pozostało niedokończonych.
    }
selfplay-seed = Te same partie jeszcze raz: --seed { $seed }
settled-score = Miejsce { $seat } zapisuje { $score }.
settled-total = Miejsce { $seat } ma teraz { $total }.
settled-stars =
    { $count ->
        [one] Miejsce { $seat } dostaje { $count } gwiazdkę.
        [few] Miejsce { $seat } dostaje { $count } gwiazdki.
       *[many] Miejsce { $seat } dostaje { $count } gwiazdek.
    }
settled-chapeaux = Miejsce { $seat } dostaje kapelusz.
settled-winner = Wygrywa miejsce { $seat }.

## Co mówią polecenia o dowodzie uczciwego rozdania

fair-checked =
    { $cards ->
        [one] rozdanie jest takie, jak wynika z sekretu i soli ({ $cards } karta)
        [few] rozdanie jest takie, jak wynika z sekretu i soli ({ $cards } karty)
       *[many] rozdanie jest takie, jak wynika z sekretu i soli ({ $cards } kart)
    }
fair-checked-since =
    { $cards ->
        [one] od rozdania { $deal }, gdzie partię podjęto na nowo, karty są takie, jak wynika z sekretu i soli ({ $cards } karta)
        [few] od rozdania { $deal }, gdzie partię podjęto na nowo, karty są takie, jak wynika z sekretu i soli ({ $cards } karty)
       *[many] od rozdania { $deal }, gdzie partię podjęto na nowo, karty są takie, jak wynika z sekretu i soli ({ $cards } kart)
    }
fair-not-shown = sekret nie jest jeszcze pokazany, więc rozdania nie da się sprawdzić
fair-no-cards = nie ma żadnej karty do porównania, więc rozdania nie da się sprawdzić

## Co może być nie tak z liczbami rozdania

too-long =
    { $limit ->
        [one] to jest dłuższe niż { $limit } znak
        [few] to jest dłuższe niż { $limit } znaki
       *[many] to jest dłuższe niż { $limit } znaków
    }
bad-json = to nie jest JSON: wiersz { $line }, kolumna { $column }
not-an-object = potrzebny jest tu jeden obiekt JSON
key-twice = „{ $key }” występuje dwa razy
not-yes-or-no = { $key } musi mieć wartość true albo false
figure-out-of-bounds = { $key } wykracza poza granice: od { $low } do { $high }
# $key (String) of the object; $step (Number)
figure-not-a-step = { $key } musi być wielokrotnością { $step }
score-of-out = gracz na miejscu { $seat } wyszedł z kart, a to daje co najmniej { $least }
    .named = { $name } wychodzi z kart, a to daje co najmniej { $least }
count-hand-needed = kto nie wyszedł, ma karty na ręce: policz, co zostało
count-hand-of-out = kto wyszedł, nie ma już kart na ręce
# $points (Number) those of a hand, or of both hands
left-impossible = pozostałe karty nie mogą dać razem { $points }
# $kind (String) a rank, or the queen of spades or jack of diamonds; $dearer (String) the card that is not counted with
# its rank, or none; $most (Number) in two packs; $count (Number) in the figures
too-many-of-kind =
    { $dearer ->
        [none] { $kind }: w dwóch taliach jest ich { $most }, w tych danych { $count }
       *[other] { $kind } bez { $dearer }: w dwóch taliach jest ich { $most }, w tych danych { $count }
    }
points-conceded = rozdanie zakończone bombą nie jest rozgrywane: nie ma w nim punktów, lew ani meldunków
points-too-many = w rozdaniu można zdobyć najwyżej { $limit } punktów, a tych jest razem { $total }
points-no-marriages = punktów jest razem { $total }: 120 za karty, a reszta musi pochodzić z różnych meldunków ({ $worth })
points-no-leftovers = punktów jest razem { $total }: 120 za karty, bez czterech kart poza grą, a reszta musi pochodzić z różnych meldunków ({ $worth })
points-no-tricks = żadne lewy i meldunki nie dają graczom takich punktów: { $points }
dealer-not-declarer = miejsce { $seat } rozdaje i pauzuje, więc nie może być rozgrywającym
    .named = { $name } rozdaje i pauzuje, więc nie może rozgrywać
declarer-not-opener = rozgrywającym w tym rozdaniu może być tylko miejsce { $seat }, następne po rozdającym
    .named = rozgrywać to rozdanie może tylko { $name }: to miejsce następne po rozdającym
dealer-has-none = miejsce { $seat } rozdaje i pauzuje: w { $key } nic mu nie przypada
    .named = { $name } rozdaje i pauzuje: { $key } nie ma tu nic do wpisania
void-and-more = unieważnione rozdanie nie ma klucza { $key }
not-marriages = meldunki to pary miejsca i koloru, na przykład [[0, "h"]]
marriage-twice = meldunek w kolorze { $suit } podano dwa razy
tricks-sum = lew jest razem { $found }, a w rozdaniu jest ich { $wanted }

## Pomiary

help-depth = na ile akcji w głąb
perft-depth = głębokość { $depth }: { $count }
bench-speed = { $game }: { $actions } mln akcji na sekundę, { $deals } tys. rozdań na sekundę, na jednym rdzeniu
bench-rollouts = { $game }: { $one } tys. symulacji na sekundę od połowy rozdania, każda { $time } µs, na jednym rdzeniu; na { $cores } rdzeniach { $all } tys. ({ $ratio } raza tyle co na jednym)
bench-solver = { $game }: całe rozdanie ze wszystkimi znanymi kartami rozwiązywane jest w { $exact } ms, a pytanie, czy da się je wygrać, w { $goal } ms (mediana, liczba rozdań: { $deals }, jeden rdzeń)
bench-ratio = { $game }: { $ratio } razy tyle, co { $rival } w OpenSpiel ({ $actions } mln akcji na sekundę)
bench-no-rival = { $game }: nie zainstalowano OpenSpiel, więc nie ma z czym porównać
bench-signature-preset = sygnatura { $game }, { $preset }: { $signature }
bench-signature = sygnatura: { $signature }
