### Co może być nie tak: jedno zdanie na każdy błąd, bez kropki na końcu. Zmienne są objaśnione w en/errors.ftl.

## Słowa, których nie da się odczytać

bad-card = „{ $text }” nie jest kartą
hidden-card = zakrytej karty (??) tu być nie może
wrong-card-count =
    { $count ->
        [one] potrzebna jest tu { $count } karta, a podano: { $found }
        [few] potrzebne są tu { $count } karty, a podano: { $found }
       *[many] potrzeba tu { $count } kart, a podano: { $found }
    }
bad-action = „{ $text }” nie jest akcją
bad-seat = „{ $text }” to miejsce, którego nie ma, albo własne
bad-number = „{ $text }” nie jest liczbą
bad-rank = „{ $text }” nie jest wysokością karty
bad-call = odzywką ani kontraktem nie może być { $number }
unknown-language = nie ma tu języka „{ $text }”, są tylko: { $known }
unknown-bot =
    nie ma tu bota „{ $text }”, są tylko: { $known }{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }
unknown-game =
    nie ma tu gry „{ $game }”, są tylko: { $known }{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }
broken-game = gry „{ $game }” z pakietu { $package } nie można wczytać: { $reason }
broken-bot = bota „{ $bot }” z pakietu { $package } nie można wczytać: { $reason }
bad-budget = „{ $text }” nie jest limitem: wpisz 50ms dla czasu albo nodes:20000 dla liczby pozycji
budget-too-large = nikt tak długo nie czeka na ruch: limit to najwyżej { $milliseconds }ms albo nodes:{ $nodes }
game-name-taken = jest już gra „{ $game }”
no-rollouts = gra „{ $game }” nie ma rozgrywek próbnych: jej pakiet ich nie zawiera
no-balance = gra „{ $game }” nie ma bilansu szczęścia i umiejętności: jej pakiet go nie zawiera
no-balance-of-seats = nie ma bilansu szczęścia i umiejętności dla tylu graczy ({ $seats }), tylko dla { $valued }
no-whole-deal = żadne rozdanie jeszcze się nie skończyło: nie ma o czym pisać
balance-of-view = ten zapis jest widokiem jednego miejsca: bilans wymaga wszystkich kart
balance-of-typed = wynik jednego rozdania wpisano bez kart: bilans wymaga wszystkich kart
no-arrays = gra „{ $game }” nie ma tablic obserwacji: jej pakiet ich nie zawiera
no-problems = do gry { $game } nie ma zadań
no-such-problem = nie ma takiego zadania
bad-problems = wiersz { $line } pliku nie jest zadaniem
problems-of-another-game = plik ma zadania do innej gry niż { $game }
unknown-preset =
    nie ma tu wariantu „{ $preset }”, są tylko: { $known }{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }
unknown-option = nie ma opcji „{ $key }”; może chodzi o { $near }
bad-option-value = opcja { $key } nie może mieć wartości „{ $value }”, tylko: { $allowed }
options-disagree = opcje { $key } = { $value } i { $other } = { $other_value } wykluczają się

## Otoczenie

extra-missing = do tego potrzeba więcej pakietów: pip install "chiliad[{ $extra }]"
cannot-write = nie można zapisać { $path }: { $reason }
worker-ended = jeden z procesów tego polecenia został zakończony z zewnątrz, może z braku pamięci: mniej --workers potrzebuje jej mniej
arena-worker-ended = jeden z procesów tej serii został zakończony z zewnątrz, może z braku pamięci: mniej --workers potrzebuje jej mniej; to samo polecenie podejmie partie z { $path }
cannot-read = nie można odczytać pliku: { $problem }
storage-unavailable = stołów nie można zapisać ani odczytać: { $reason }
storage-newer = tę bazę danych zapisał nowszy Chiliad (wersja { $found }; ten zna { $known }): zaktualizuj program
storage-in-use = tej bazy danych używa już inny Chiliad: zatrzymaj go albo podaj temu inną przez --database
restore-not-empty = w tej bazie danych są już stoły: podaj pustą albo --force, co je usunie
no-backup = plik nie jest kompletną kopią zapisaną przez chiliad backup
cannot-listen = pod adresem { $address } nie da się nikogo obsłużyć: { $reason }
bad-database-url = bazę danych podaje się jako sqlite:////katalog/plik.db albo postgresql://użytkownik:hasło@serwer/nazwa

## Zapis: plik i jego nagłówek

file-too-large =
    { $limit ->
        [one] plik jest dłuższy niż { $limit } bajt
        [few] plik jest dłuższy niż { $limit } bajty
       *[many] plik jest dłuższy niż { $limit } bajtów
    }
bad-utf8 = plik nie jest tekstem UTF-8: bajt { $at } jest zły
binary-file = to nie jest plik tekstowy: znak { $at } jest zerem
bad-toml =
    { $line ->
        [0] plik nie jest w formacie TOML: { $text }
       *[other] plik nie jest w formacie TOML, wiersz { $line }: { $text }
    }
toml-too-deep =
    { $limit ->
        [one] tabele, listy lub klucze z kropkami mają więcej niż { $limit } poziom
        [few] tabele, listy lub klucze z kropkami mają więcej niż { $limit } poziomy
       *[many] tabele, listy lub klucze z kropkami mają więcej niż { $limit } poziomów
    }
toml-too-big = w pliku jest więcej kluczy, tabel lub wartości, niż może mieć zapis
bad-format = format to „{ $format }”, a czytać można tylko „{ $wanted }”
wrong-extension = nazwa pliku kończy się na { $extension }, a powinna na { $wanted }
missing-key = brakuje { $key }
bad-key =
    „{ $key }” nie może tu być kluczem{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }
bad-type =
    { $wanted ->
        [string] { $key } musi być tekstem w cudzysłowie
        [strings] { $key } musi być listą tekstów
        [number] { $key } musi być liczbą całkowitą
        [numbers] { $key } musi być listą liczb całkowitych
        [table] { $key } musi być tabelą
       *[tables] { $key } musi być listą tabel
    }
number-too-big = { $key } wykracza poza granice: najwyżej { $limit }, z dowolnym znakiem
wrong-number-count =
    { $wanted ->
        [one] { $key } musi mieć { $wanted } liczbę, a ma ich { $count }
        [few] { $key } musi mieć { $wanted } liczby, a ma ich { $count }
       *[many] { $key } musi mieć { $wanted } liczb, a ma ich { $count }
    }
wrong-player-count =
    { $wanted ->
        [one] w tej grze jest { $wanted } gracz, a podano: { $count }
        [few] w tej grze jest { $wanted } graczy, a podano: { $count }
       *[many] w tej grze jest { $wanted } graczy, a podano: { $count }
    }
bad-name = imię na miejscu { $seat } jest dłuższe niż { $limit } znaków albo ma znaki, których w imieniu być nie może
too-many-deals =
    { $limit ->
        [one] w zapisie może być najwyżej { $limit } rozdanie
        [few] w zapisie mogą być najwyżej { $limit } rozdania
       *[many] w zapisie może być najwyżej { $limit } rozdań
    }

## Zapis: rozdanie, jego liczby, wynik

game-is-over = partia była skończona przed tym rozdaniem: wygrało miejsce { $winner }
bad-dealer = nie ma miejsca { $dealer }, które mogłoby rozdawać: miejsc w tej grze jest { $seats }
wrong-dealer = rozdaje miejsce { $wanted }, nie { $dealer }
before-disagrees = w before { $key } ma wartość { $stated }, a musi mieć { $wanted }
before-game-over = przed rozdaniem ktoś już wygrał
before-inside-barrel = jedna z sum leży w zakresie beczki, gdzie przed rozdaniem żadnej być nie może
before-bad-counter = jeden z liczników ma wartość, jakiej przed rozdaniem mieć nie może
before-barrel-shared = na beczce może być tylko jeden gracz
total-impossible = taka suma nie może powstać
counter-impossible = tylu gwiazdek ani kapeluszy nie da się zebrać
game-over = przed rozdaniem ktoś już wygrał
line-too-long =
    { $limit ->
        [one] wiersz jest dłuższy niż { $limit } znak
        [few] wiersz jest dłuższy niż { $limit } znaki
       *[many] wiersz jest dłuższy niż { $limit } znaków
    }
comment-too-long =
    { $limit ->
        [one] komentarz jest dłuższy niż { $limit } znak
        [few] komentarz jest dłuższy niż { $limit } znaki
       *[many] komentarz jest dłuższy niż { $limit } znaków
    }
deal-is-over = rozdanie skończyło się przed tą akcją
too-many-actions =
    { $limit ->
        [one] w rozdaniu może być najwyżej { $limit } akcja
        [few] w rozdaniu mogą być najwyżej { $limit } akcje
       *[many] w rozdaniu może być najwyżej { $limit } akcji
    }
broken-invariant = ta pozycja jest niemożliwa (test { $number }): prosimy to zgłosić
deal-unfinished = tylko ostatnie rozdanie może się urywać
figures-too-early = { $key } można podać dopiero po skończonym rozdaniu
typed-and-actions = rozdanie ma albo ruchy, albo wpisane wyniki, nie jedno i drugie
no-deal-on-sheet = na karcie nie ma rozdania { $number }: jest ich { $count }
sheet-answer = „{ $text }” nie odpowiada na to pytanie
sheet-rest-unanswered = nie wszystko, co następuje, było już podane: podaj następną odpowiedź
number-out-of-bounds = { $number } wykracza poza granice: potrzebna liczba od { $low } do { $high }
number-not-a-step = { $number } nie jest wielokrotnością { $step }
no-such-evening = nie ma wspólnego wieczoru o tym kodzie
pen-elsewhere = kto inny ma pióro
evening-changed = wieczór zmieniono tymczasem gdzie indziej
evening-over = ten wieczór jest już zakończony
sheet-deal-refused = rozdanie { $deal }: { $why }
sheet-deal-played = rozdanie { $deal } rozegrano przy stole: nie można zmienić ani jego, ani tego, co było przed nim
sheet-figure-missing =
    przy tych zasadach liczy się { $figure ->
        [tricks] to, kto nie wziął żadnej lewy
        [talon] to, jakie karty były w talonie
       *[other] { $figure }
    }, a nikt tego nie zapisał (rozdania: { $deals }): usuń je, zmień zasady i wpisz je jeszcze raz
record-begins-midway = ten zapis zaczyna się w środku partii, a karta wyników zaczyna się od początku
sheet-empty = na karcie nie ma jeszcze żadnego rozdania: otwórz zamiast tego nowy stół
sheet-record-refused =
    { $deal ->
        [0] Nie można otworzyć pliku: { $why }
       *[other]
            { $action ->
                [0] Rozdanie { $deal }: { $why }
               *[other] Rozdanie { $deal }, wiersz { $action }: { $why }
            }
    }
figures-needed = bez liczb rozdania nie da się ustalić tego, co zakryte
wrong-points = jako punkty podano { $stated }, a jest { $wanted }
wrong-scores = jako wyniki podano { $stated }, a jest { $wanted }
wrong-totals = jako sumy podano { $stated }, a jest { $wanted }
result-missing = partia jest skończona, wygrało miejsce { $winner }, a rezultatu brakuje
result-too-early = partia nie jest skończona i nie ma rezultatu
wrong-winner = jako wygrane podano miejsce { $stated }, a jest { $wanted }
bad-stakes = duża stawka, { $large }, ma być { $times } razy większa niż mała, { $small }
wrong-payment = jako wypłatę podano { $stated }, a jest { $wanted }
already-redacted =
    { $seat ->
        [-1] ten zapis jest widokiem dla publiczności i nie można go pokazać nikomu innemu
       *[other] ten zapis jest widokiem z miejsca { $seat } i nie można go pokazać nikomu innemu
    }

## Zapis: dowód tasowania

bad-shuffle = tasowanie nie ma postaci „{ $wanted }”
commitment-does-not-match = zobowiązanie nie pasuje do sekretu: tu jest { $stated }, a z sekretu wynika { $wanted }
secret-not-shown = partia jest skończona, a sekret jej tasowania nie jest pokazany
dealer-does-not-match = pierwsze rozdawało miejsce { $stated }, a z sekretu i soli wynika miejsce { $wanted }
shuffle-does-not-match = tu jest „{ $stated }”, a z sekretu i soli wynika „{ $wanted }”

## Partia

record-is-a-view = ten zapis jest widokiem jednego gracza i nie można grać go dalej
nobody-to-act = na końcu tego zapisu nikt nie ma ruchu
hint-for-another = ruch przypada na miejsce { $seat }, a ten zapis jest widokiem innego miejsca
match-over = partia jest skończona
no-score-sheet = rozdań gry { $game } nie można rozliczyć z liczb
match-stopped = partia została przerwana
deal-not-over = rozdanie jeszcze się nie skończyło
no-deal-yet = nie zaczęło się jeszcze żadne rozdanie
deal-too-long =
    { $limit ->
        [one] w rozdaniu może być najwyżej { $limit } akcja
        [few] w rozdaniu mogą być najwyżej { $limit } akcje
       *[many] w rozdaniu może być najwyżej { $limit } akcji
    }
not-your-turn = kolej na miejsce { $turn }, nie na miejsce { $seat }

## Odmowy w obu grach

no-such-action = nie ma takiej akcji
deal-over = rozdanie jest skończone
not-in-play = rozwiązać można tylko pozycję z rozgrywki, w której ktoś ma zagrać kartę
only-three-solved = rozwiązać można tylko rozdania gry we trzech
not-in-hand = gracz na miejscu { $seat } nie ma takiej karty: { $card }
not-dealt-yet = karty są jeszcze rozdawane
deal-done = karty są już rozdane
deal-line-order =
    { $expected ->
        [talon] teraz rozdaje się musik
        [up] teraz odkrywa się kartę, która zaczyna stos
       *[other] teraz rozdaje się karty na miejsce { $expected }
    }

## Odmowy w Mille

chance-to-draw = najpierw musi przyjść dobierana karta
not-for-chance = teraz nie rozdaje się ani nie dobiera żadnej karty
not-in-stock = w talonie nie ma już takiej karty: { $card }
must-draw-first = gracz na miejscu { $seat } musi najpierw dobrać kartę albo wziąć stos
already-drew = gracz na miejscu { $seat } w tej kolejce już dobierał
nothing-to-draw = nie ma już czego dobrać
stalemate = odkąd talon powstał z stosu, nikt nie wyłożył karty, więc stosu nie tasuje się ponownie
not-blocked = rozdanie nie jest zablokowane: jest co dobierać
pack-empty = w stosie nie ma żadnej karty
no-pair =
    { $needed ->
        [one] na wierzchu leży { $card }: żeby wziąć stos, gracz na miejscu { $seat } musi wyłożyć z ręki { $needed } kartę tej wysokości
        [few] na wierzchu leży { $card }: żeby wziąć stos, gracz na miejscu { $seat } musi wyłożyć z ręki { $needed } karty tej wysokości
       *[many] na wierzchu leży { $card }: żeby wziąć stos, gracz na miejscu { $seat } musi wyłożyć z ręki { $needed } kart tej wysokości
    }
no-uptwo = tak można wziąć tylko odkrytą dwójkę; może to zrobić ten, kto nie rozdawał, w swojej pierwszej kolejce
not-taking = nikt nie bierze teraz stosu
wild-cannot-take = przy braniu stosu dwójka nie może zastąpić brakujących { $rank }
take-incomplete =
    { $needed ->
        [one] najpierw trzeba do wierzchniej karty stosu wyłożyć do grupy { $rank } { $needed } kartę z ręki
        [few] najpierw trzeba do wierzchniej karty stosu wyłożyć do grupy { $rank } { $needed } karty z ręki
       *[many] najpierw trzeba do wierzchniej karty stosu wyłożyć do grupy { $rank } { $needed } kart z ręki
    }
must-pick-up = gracz na miejscu { $seat } musi najpierw wziąć na rękę resztę stosu
set-incomplete =
    { $needed ->
        [one] w grupie { $rank } musi najpierw być { $needed } karta
        [few] w grupie { $rank } muszą najpierw być { $needed } karty
       *[many] w grupie { $rank } musi najpierw być { $needed } kart
    }
set-needs-three =
    { $needed ->
        [one] do nowej grupy { $rank } potrzebna jest { $needed } karta, a na ręce jest ich za mało
        [few] do nowej grupy { $rank } potrzebne są { $needed } karty, a na ręce jest ich za mało
       *[many] do nowej grupy { $rank } potrzeba { $needed } kart, a na ręce jest ich za mało
    }
wild-in-twos = w grupie dwójek dwójka nie jest jokerem
wild-needs-natural = zanim do grupy { $rank } dołączy joker, musi w niej być karta naturalna
closed-set = w grupie { $rank } jest wszystkie osiem kart i jest ona zamknięta dla jokerów
too-many-wilds =
    { $most ->
        [one] w grupie może być najwyżej { $most } joker
        [few] w grupie mogą być najwyżej { $most } jokery
       *[many] w grupie może być najwyżej { $most } jokerów
    }
wrong-rank = karta { $card } nie pasuje do grupy { $rank }
which-set-is-meant = { $card } pasuje do więcej niż jednej grupy: podaj wysokość
bad-set = „{ $text }” nie jest grupą
bad-hand = gracz na miejscu { $seat } musi mieć karty na ręce wtedy i tylko wtedy, gdy nie wyszedł z kart
too-many-copies = tej karty są tylko dwa egzemplarze: { $card }

## Odmowy w Tysiącu

card-dealt-twice = tę kartę rozdano dwa razy: { $card }
auction-not-over = licytacja jeszcze trwa
auction-over = licytacja jest skończona
must-open =
    { $exact ->
        [yes] gracz na miejscu { $seat } musi otworzyć licytację: { $least }
       *[no] gracz na miejscu { $seat } musi otworzyć licytację: { $least } lub więcej
    }
bid-too-low = trzeba licytować { $least } lub więcej
bid-not-a-step = licytuje się tylko wielokrotności { $step }
bid-over-limit = z tymi kartami gracz na miejscu { $seat } może licytować najwyżej { $limit }
concede-too-late = bombę można rzucić tylko przed oddaniem pierwszej karty
concede-on-barrel = na beczce nie można rzucić bomby
must-give-first = gracz na miejscu { $seat } musi najpierw oddać po jednej karcie każdemu z pozostałych
must-take-first = gracz na miejscu { $seat } musi najpierw wziąć jeden z dwóch musików
taken-already = musik jest już wzięty
must-lay-first = gracz na miejscu { $seat } musi najpierw odłożyć dwie karty
laying-over = dwie karty są już odłożone
no-such-talon = są dwa musiki, 1 i 2
giving-over = karty są już oddane
given-already = gracz na miejscu { $receiver } dostał już kartę
must-name-contract = gracz na miejscu { $seat } musi najpierw podać kontrakt
contract-named = kontrakt jest już podany
contract-below-bid = kontrakt nie może być niższy niż odzywka, { $least }
contract-not-a-step = kontrakt musi być wielokrotnością { $step }
contract-over-limit = kontrakt może wynosić najwyżej { $limit }
marriage-not-leading = melduje się tylko przy wyjściu w lewę
marriage-first-trick = przy wyjściu w pierwszą lewę meldować nie wolno
marriage-other-card = melduje się królem lub damą tego koloru, a nie tą kartą: { $card }
marriage-not-held = gracz na miejscu { $seat } nie ma króla i damy tego koloru
must-follow-suit =
    { $suit ->
        [s] gracz na miejscu { $seat } ma kartę { $held } i musi dołożyć do koloru pik
        [h] gracz na miejscu { $seat } ma kartę { $held } i musi dołożyć do koloru kier
        [d] gracz na miejscu { $seat } ma kartę { $held } i musi dołożyć do koloru karo
       *[c] gracz na miejscu { $seat } ma kartę { $held } i musi dołożyć do koloru trefl
    }
must-trump =
    { $suit ->
        [s] gracz na miejscu { $seat } ma kartę { $held } i musi zagrać atut: pik
        [h] gracz na miejscu { $seat } ma kartę { $held } i musi zagrać atut: kier
        [d] gracz na miejscu { $seat } ma kartę { $held } i musi zagrać atut: karo
       *[c] gracz na miejscu { $seat } ma kartę { $held } i musi zagrać atut: trefl
    }
must-beat = gracz na miejscu { $seat } ma kartę { $held } i musi przebić: na stole jest { $best }
opening-is-hundred = pierwsza odzywka to dokładnie { $least }
no-four-nines = o nowe rozdanie może prosić tylko gracz, któremu rozdano wszystkie cztery dziewiątki
not-first-call = o nowe rozdanie można prosić tylko zamiast pierwszej odzywki
blind-not-offered = w tym rozdaniu nie można licytować w ciemno
concession-off = według tych zasad nie można rzucić bomby
contract-fixed = to rozdanie trzeba grać za { $least }
no-four-aces = cztery asy melduje tylko ten, kto ma wszystkie

## Stół w przeglądarce

no-guest = nikogo takiego tu nie znamy: najpierw podaj imię
no-seat-here = nie masz miejsca przy tym stole
no-such-table = nie ma takiego stołu
no-such-link = ten link lub kod nie prowadzi donikąd albo już stracił ważność
no-such-step = nie ma kroku { $number }, od którego można zacząć, są tylko od { $first } do { $last }
no-deal-there = nie ma tu rozdania { $number }, jest ich tylko { $count }
no-such-page = nie ma takiej strony
page-not-built = strona nie jest zbudowana; zobacz docs/serve.md
too-many-tables = masz już tyle niedokończonych stołów: { $limit }. Dokończ jeden z nich albo go przerwij
server-full = na tym serwerze nie zmieści się więcej stołów (jest ich { $limit }); spróbuj ponownie za jakiś czas
too-many-streams = ten stół jest otwarty w zbyt wielu miejscach ({ $limit })
too-many-requests = za dużo zapytań: w ciągu minuty może ich być najwyżej { $limit }; odczekaj chwilę
too-much-talk = na razie wystarczy: w ciągu minuty można powiedzieć najwyżej tyle zwrotów: { $limit }; odczekaj chwilę
header-too-large = nagłówek zapytania ma ponad { $limit } kB
request-too-slow = zapytanie nie dotarło na czas
too-many-connections = z twojej sieci jest za dużo połączeń ({ $limit }): zamknij część stron albo odczekaj chwilę
server-busy = serwer ma teraz tyle pracy, ile może unieść; spróbuj ponownie za chwilę
table-too-long = dziennik tego stołu urósł tak, że nie można grać dalej
table-asleep = w tej chwili nie udało się zapisać stołu; spróbuj ponownie
table-unreadable = stołu { $table } nie da się odczytać
late-command = gra poszła tymczasem dalej
revision-unknown = stół nie ma jeszcze rewizji { $number }, tylko { $last }
another-tab = ten stół jest otwarty w nowszej karcie przeglądarki i gra się tam
table-full = wszystkie miejsca są zajęte
seat-taken = miejsce { $seat } jest zajęte
name-taken = przy tym stole siedzi już { $name }: wybierz inne imię
name-cannot-stand = „{ $text }” nie może tu być imieniem: od jednej do 40 liter, bez klamer i nie bot:
bad-seats =
    { $count ->
        [one] przy stole podaje się { $count } miejsce: jedno „me”, pozostałe „open” albo „bot:” i nazwa bota
        [few] przy stole podaje się { $count } miejsca: jedno „me”, pozostałe „open” albo „bot:” i nazwa bota
       *[many] przy stole podaje się { $count } miejsc: jedno „me”, pozostałe „open” albo „bot:” i nazwa bota
    }
host-only = to może zrobić tylko ten, kto otworzył stół
match-not-begun = partia jeszcze się nie zaczęła
nothing-to-undo = nie ma już nic, co można by cofnąć
undo-asked-already = pozostali gracze zostali już zapytani
undo-refused = ruch zostaje: prośba o cofnięcie została odrzucona lub wycofana
undo-needs-all = żeby się na to zgodzić, wszyscy gracze muszą być przy stole
nobody-asks-to-undo = żaden gracz nie pyta cię o cofnięcie ruchu
unknown-lesson = nie ma lekcji „{ $lesson }”, są tylko: { $known }
no-lessons = gra { $game } nie ma jeszcze lekcji
lesson-free = tu graj, co chcesz: każdy ruch jest dobry
lesson-waits = teraz nie można zagrać w tej lekcji
hint-no-choice = podpowiedź pomaga tylko tam, gdzie jest wybór
coach-warns = trener ostrzega: wyślij ruch jeszcze raz, aby mimo to go wykonać
hint-in-lesson = podpowiedzi są w partiach: w lekcji tekst nad kartami mówi, co zrobić
lesson-other-move = w tej lekcji trzeba wykonać inny ruch
lesson-changed = ta lekcja nie jest już tą, którą rozpoczęto: Chiliad ma jej nowszą wersję. Zacznij ją od nowa
hint-asked-already = pozostali gracze zostali już zapytani o podpowiedzi
hint-refused = nie było zgody na podpowiedzi; można zapytać znowu w następnym rozdaniu
hint-needs-all = żeby się zgodzić na podpowiedzi, wszyscy gracze muszą być przy stole
hint-not-ready = podpowiedź nie jest jeszcze gotowa: poproś znowu za chwilę
nobody-asks-for-hints = żaden gracz nie pyta cię o podpowiedzi
no-vote = nie ma nad czym głosować
unknown-choice = „{ $text }” nie jest tu możliwe, tylko: { $known }
unknown-phrase = nie ma tu zwrotu „{ $text }”, są tylko: { $known }
stop-alone-only = partii z innymi ludźmi nikt nie może przerwać sam: odejdź, a dalej zagra bot
stand-in-plays = na twoim miejscu gra bot; najpierw daj znać, że wracasz
match-not-over = partia jeszcze się nie skończyła
report-on-a-part = ta partia nie ma raportu: zaczęła się od pewnego miejsca innej partii, której pierwsze rozdania mógł rozegrać ktoś inny
report-without-workers = ten serwer nie robi raportów: nie ma do tego procesów
report-failed = nie udało się zrobić raportu z tej partii; błąd został odnotowany
commitment-gone = to zobowiązanie jest nieznane albo już zużyte: poproś o nowe
commitment-needed = podaj zobowiązanie, na które odpowiada ta sól: daje je POST /api/commitments
commitment-differs = ten stół ma inne zobowiązanie: zapytaj o nie i wybierz nową sól
client-too-old = ta strona jest starsza niż serwer: wczytaj ją ponownie (program: używaj wersji { $protocol } protokołu)
protocol-unknown = ten serwer używa wersji { $protocol } protokołu
wrong-origin = to przysłała strona z innej witryny
method-not-allowed = tego nie da się tu zrobić w ten sposób
request-too-large = zapytanie jest za duże
not-json = zapytanie nie jest w formacie JSON
bad-request = zapytanie jest niezrozumiałe: { $text }
internal-fault = coś poszło tu nie tak; zostało to odnotowane i nic się nie zmieniło

## Devices

no-such-device = nie masz takiego urządzenia
bad-page = „{ $text }” nie jest początkiem strony listy
no-such-device-link = tego linku nie da się już użyć: utwórz nowy na swoim drugim urządzeniu
# $name (String) the guest
same-guest-already = to urządzenie ma już miejsce gracza { $name }
# $mine (String) who one is here, $name (String) whose seat it is
another-guest = na tym urządzeniu nazywasz się { $mine }, a to jest miejsce gracza { $name }: najpierw powiedz, czy mają się stać jednym
# $count (Number) tables
both-at-one-table =
    { $count ->
        [one] oboje siedzicie przy tym samym stole, więc nie da się was połączyć
        [few] oboje siedzicie przy tych samych { $count } stołach, więc nie da się was połączyć
       *[many] oboje siedzicie przy tych samych { $count } stołach, więc nie da się was połączyć
    }
# $limit (Number) devices
too-many-devices = to byłoby więcej niż { $limit } urządzeń: najpierw wyloguj któreś
# $text (String) the word
recovery-word-unknown = „{ $text }” nie jest słowem żadnego kodu odzyskiwania: sprawdź pisownię
# $count (Number) words
recovery-words-count = kod odzyskiwania to słowa z naszej listy, jest ich { $count }: sprawdź pisownię
no-such-recovery-code = nikt nie ma takiego kodu odzyskiwania: może zastąpił go nowszy
passkeys-not-offered = pod tym adresem nie ma kluczy dostępu
passkey-too-late = trwało to za długo albo odpowiedź już była: spróbuj jeszcze raz
passkey-refused = ta odpowiedź klucza dostępu nie jest tu ważna: spróbuj jeszcze raz
passkey-cloned = wygląda na to, że ktoś używa kopii tego klucza dostępu, więc nikogo on nie wpuści: usuń go na urządzeniu, na którym masz dostęp
no-such-passkey = ten klucz dostępu donikąd tu nie prowadzi: może został usunięty
passkey-known = ten klucz dostępu już tu jest
# $limit (Number) passkeys
too-many-passkeys = kluczy dostępu byłoby więcej niż { $limit }: najpierw usuń któryś
push-not-offered = ten serwer nie powiadamia, gdy strona jest zamknięta
push-address = to nie jest adres usługi powiadomień
# $name (String) the guest
forget-name-differs = aby cię zapomnieć, potrzebujemy potwierdzenia twoim imieniem: { $name }
