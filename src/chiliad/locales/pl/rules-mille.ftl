### Zasady gry Mille, jeden komunikat na punkt. Zmienne są objaśnione w en/rules-mille.ftl.

## Słowniczek (te same słowa we wszystkich plikach):
## deal – rozdanie; match, game – partia; game (which one) – gra; turn – kolejka; hand – karty na ręce, ręka;
## stock – talon; pack – stos; turned-up card – odkryta karta; draw – dobrać; discard – odrzucić;
## meld, lay – wyłożyć; add – dołożyć; set – grupa; rank – wysokość; suit – kolor;
## wild (2) – joker, dwójka-joker; natural card – karta naturalna; a natural (bonus) – natural;
## star – gwiazdka; go out – wyjść z kart; blocked deal – zablokowane rozdanie; chapeau – kapelusz; mark – kreska;
## skunk – skunks; score – wynik (to score – zapisać); total – suma; payment – wypłata; stake – stawka;
## preset – wariant; option – opcja; record – zapis; seat – miejsce.

m1 =
    Dwóch graczy używa dwóch zwykłych talii po 52 karty, potasowanych razem, bez jokerów: to 104 karty, każda w dwóch
    egzemplarzach. Kolory są ważne tylko przy Q♠ i J♦, które są więcej warte (M2); w samej grze te dwie karty nie mają
    żadnej szczególnej mocy.
    .title = Karty
    .source = Pagat i Wikipedia

m2 =
    Każda Q♠ jest warta 100 punktów, a każdy J♦ 50. Dwójka jest warta 20 i jest jokerem (M13). As jest wart 15. Króle,
    pozostałe damy, pozostałe walety i dziesiątki są warte po 10, karty od 3 do 9 po 5. Wszystkie 104 karty razem są
    warte 1140.
    .title = Ile warte są karty
    .source = Pagat, który w ostatnim wierszu podaje „2 do 9”, a ma na myśli 3 do 9; tabela z Wikipedii zaginęła w tekście źródłowym

m3 =
    Pierwszego rozdającego wyznacza los; potem gracze rozdają na zmianę. Rozdający daje każdemu 15 kart, po jednej,
    zaczynając od przeciwnika. Następną kartę odkrywa: zaczyna ona stos kart odrzuconych, zwany krótko stosem. Pozostałe 73
    karty leżą zakryte jako talon. Pierwszy gra ten, kto nie rozdawał.
    .title = Rozdanie
    .source = Pagat; kto dostaje pierwszą kartę, ustalono tutaj

m4 =
    Kolejka gracza ma trzy części, zawsze w tym porządku: dobierz (M5), wyłóż, ile chcesz (M6), odrzuć jedną kartę (M7).
    Wykłada się po dobraniu, a przed odrzuceniem, nigdy kiedy indziej. Potem kolej na przeciwnika.
    .title = Kolejka
    .source = Pagat i Wikipedia

m5 =
    Na początku swojej kolejki weź na rękę wierzchnią kartę talonu. Zamiast tego możesz wziąć cały stos, jeśli ci
    wolno (M8), albo, w pierwszej kolejce rozdania, odkrytą kartę, jeśli jest dwójką (M11).
    .title = Dobieranie
    .source = Pagat i Wikipedia

m6 =
    Po dobraniu możesz wykładać na stół nowe grupy i dokładać karty do swoich grup: ile chcesz i w dowolnej kolejności.
    Nigdy nie musisz, wyjąwszy parę, którą bierze się stos (M8). Nie musisz też wykładać wszystkich kart tej samej
    wysokości: z pięciu dziesiątek możesz wyłożyć trzy, a dwie zatrzymać.
    .title = Wykładanie
    .source = Pagat

m7 =
    Na koniec kolejki połóż jedną kartę z ręki odkrytą na wierzchu stosu. Może to być każda karta, także dwójka i
    karta dopiero co dobrana. Dopóki po wyłożeniu zostają ci karty na ręce, jedną musisz odrzucić.
    .title = Odrzucanie
    .source = Pagat; że wolno odrzucić każdą kartę, ustalono tutaj

m8 =
    Stos możesz wziąć tylko wtedy, gdy od razu wyłożysz z ręki dwie karty tej samej wysokości co jego wierzchnia
    karta, jako grupę razem z nią. Możesz wyłożyć ich więcej niż dwie. Dwójka nie może tu zastąpić żadnej z nich, a
    grupa tej wysokości leżąca już przed tobą nie zastępuje pary: także wtedy musisz mieć dwie takie karty na ręce i
    dołączają one do tej grupy.
    .title = Branie stosu
    .source = Pagat i Wikipedia

m9 =
    Gdy wierzchnia karta i para do niej leżą na stole, reszta stosu idzie na twoją rękę i jeszcze w tej samej kolejce
    możesz z niej wykładać. Samej wierzchniej karty wziąć nie można. Od tej chwili obaj gracze wiedzą, jakie to były
    karty.
    .title = Reszta stosu
    .source = Pagat i Wikipedia

m10 =
    Dwójkę z wierzchu stosu bierze się tylko dwiema dwójkami z ręki albo większą ich liczbą. Powstaje z nich grupa
    dwójek naturalnych.
    .title = Odrzucona dwójka
    .source = Pagat i Wikipedia

m11 =
    Jeśli karta odkryta przy rozdaniu jest dwójką, gracz, który nie rozdawał, może wziąć ją na rękę zamiast dobierać,
    ale tylko w swojej pierwszej kolejce; nie potrzebuje pary i nie musi jej wykładać. Stos jest wtedy pusty, dopóki
    ten gracz czegoś nie odrzuci.
    .title = Odkryta dwójka
    .source = Pagat i Wikipedia

m12 =
    Grupa to trzy karty tej samej wysokości lub więcej. Każdej wysokości masz najwyżej jedną grupę: karty wysokości,
    którą masz już na stole, dołączają do tamtej grupy.
    .title = Grupy
    .source = Pagat i Wikipedia

m13 =
    { $max_wilds ->
        [0]
            Żadna dwójka nie może zastępować innej karty: w każdej grupie są tylko karty naturalne. 2-2-2 to naturalna
            grupa dwójek.
       *[other]
            Dwójka jest jokerem: może zastąpić kartę każdej innej wysokości, jak w 8-8-2, Q-2-2 czy 6-6-6-2-2. W każdej
            grupie musi być przynajmniej jedna karta naturalna, czyli właściwej jej wysokości. 2-2-2 to naturalna grupa
            dwójek; same dwójki nigdy nie zastępują kart innej wysokości.
    }
    .title = Dwójki jako jokery
    .source = Pagat i Wikipedia

m14 =
    { $max_wilds ->
        [none] W grupie może być dowolnie wiele dwójek-jokerów.
        [0] W grupie nie może być ani jednej dwójki-jokera.
        [one] W grupie może być najwyżej { $max_wilds } dwójka-joker.
        [few] W grupie mogą być najwyżej { $max_wilds } dwójki-jokery.
       *[many] W grupie może być najwyżej { $max_wilds } dwójek-jokerów.
    }
    .title = Ile dwójek-jokerów
    .source = Żadne źródło nie podaje granicy; to nasza opcja

m15 =
    Dwójka-joker, która leży na stole, nie rusza się już nigdy: ani do innej grupy, ani z powrotem na rękę. Dokładasz
    tylko do własnych grup, nigdy do grup przeciwnika.
    .title = Co leży, to leży
    .source = Pagat

m16 =
    Gdy wyłożysz siedem kart naturalnych jednej wysokości, a nie ma między nimi jokera, zsuwa się je w jeden stosik na
    ostrzeżenie, że ósma da natural. Osiem kart odwraca się. Grupa ośmiu kart naturalnych bez jokera jest zamknięta:
    żaden joker nie może już do niej dołączyć.
    .title = Stosiki z siedmiu i z ośmiu kart
    .source = Wikipedia; że ósemka jest zamknięta, ustalono tutaj

m17 =
    Kto ma na ręce już tylko dwie karty albo jedną, mówi to głośno. Tutaj program mówi to za obu graczy.
    .title = Ostatnie dwie karty i ostatnia
    .source = Wikipedia

m18 =
    Rozdanie kończy się, gdy jeden z graczy nie ma już kart. To się nazywa wyjść z kart: albo wszystkie karty są
    wyłożone, albo wszystkie prócz jednej, a ta jest odrzucona.
    .title = Wyjście z kart
    .source = Pagat i Wikipedia

m19 =
    Jeśli trzeba dobrać kartę, a talon jest pusty, tasuje się wszystkie karty stosu prócz wierzchniej i one stają się
    nowym talonem. Wierzchnia karta zostaje jako stos. Przy pacie (M20) stosu nie tasuje się ponownie.
    .title = Gdy talon się skończy
    .source = Pagat

m20 =
    Jeśli trzeba dobrać, talon jest pusty, a w stosie jest najwyżej jedna karta, gracz może ją jeszcze wziąć, mając
    parę (M8). Jeśli jej nie weźmie, rozdanie jest zablokowane i skończone. Blokuje je także pat: talon zrobiony z
    stosu został dobrany do końca, a odkąd powstał, nikt nie wyłożył karty (kto bierze stos, wykłada karty). Wtedy
    stosu nie tasuje się ponownie: gracz go bierze albo rozdanie jest zablokowane. W zablokowanym rozdaniu obaj gracze
    zapisują wartość swoich grup pomniejszoną o wartość kart na ręce. Naturale z ośmiu kart i ich gwiazdki się liczą
    (M22), ale nie ma ani naturalu za wyjście z kart, ani kapelusza. Partia może się skończyć zablokowanym rozdaniem tak
    samo jak każdym innym.
    .title = Zablokowane rozdanie
    .source = Ustalono tutaj

m21 =
    Twój wynik w rozdaniu to wartość twoich grup pomniejszona o wartość kart, które zostały ci na ręce. Kto wyszedł z
    kart, nie odejmuje niczego. Jeden gracz wychodzi z kart, mając grupy za 140: +140. Drugi ma na stole 235, a na ręce
    60: +175.
    .title = Wynik rozdania
    .source = Pagat i Wikipedia

m22 =
    Wszystkie osiem kart jednej wysokości w jednej grupie, bez żadnego jokera, to natural. Karty tej grupy liczą się
    podwójnie i dostajesz za nią gwiazdkę, nawet jeśli to nie ty wychodzisz z kart. Osiem dwójek to też natural i liczy
    się za 320. Grupa, w której jest choć jeden joker, nie jest naturalem, choćby miała wszystkie osiem kart
    swojej wysokości.
    .title = Natural z ośmiu kart
    .source = Pagat i Wikipedia

m23 =
    Jeśli wychodzisz z kart i w żadnej z twoich grup nie ma dwójki użytej jako joker, to też jest natural: wszystkie
    twoje punkty liczą się podwójnie i dostajesz gwiazdkę. Dwójki w grupie dwójek nie są jokerami.
    .title = Natural za wyjście z kart
    .source = Pagat i Wikipedia

m24 =
    Jeśli wychodzisz bez jokerów i masz do tego grupy po osiem kart, masz wszystkie te naturale naraz: karty z
    grupy ośmiu liczą się czterokrotnie, pozostałe twoje karty podwójnie, a za każdy natural dostajesz gwiazdkę.
    .title = Oba naturale
    .source = Pagat

m25 =
    Jeśli gracz, który nie wyszedł z kart, ma w rozdaniu wynik poniżej zera, jest to kapelusz (po francusku „chapeau”):
    wynik bierze się w kółko, a przeciwnik dostaje kreskę. Wynik 0 nie jest kapeluszem. Grupy po osiem kart podwaja się,
    zanim się to oceni.
    .title = Kapelusz
    .source = Pagat i Wikipedia

m26 =
    { $natural_required ->
        [yes]
            Partia kończy się po pierwszym rozdaniu, po którym gracz mający natural (M28) ma { $target } punktów lub
            więcej. Spośród takich graczy wygrywa ten, kto ma większą sumę, obojętnie, czy wyszedł z kart. Liczy się
            tylko stan po rozdaniu: kto raz osiągnął { $target }, ale znów spadł poniżej, ten ich nie osiągnął.
       *[no]
            Partia kończy się po pierwszym rozdaniu, po którym jeden z graczy albo obaj mają { $target } punktów lub
            więcej. Wygrywa większa suma, a może ją mieć także ten, kto nie wyszedł z kart. Liczy się tylko stan po
            rozdaniu: kto raz osiągnął { $target }, ale znów spadł poniżej, ten ich nie osiągnął.
    }
    .title = Koniec partii
    .source = Pagat i Wikipedia

m27 =
    { $natural_required ->
        [yes]
            Jeśli obaj gracze mają { $target } lub więcej, obaj mają natural, a ich sumy są równe, gra się dalej,
            rozdanie po rozdaniu, aż partia skończy się czyjąś wygraną.
       *[no]
            Jeśli obaj gracze mają { $target } lub więcej, a ich sumy są równe, gra się dalej, rozdanie po rozdaniu, aż
            partia skończy się czyjąś wygraną.
    }
    .title = Równe sumy
    .source = Ustalono tutaj

m28 =
    { $natural_required ->
        [yes]
            Zakończyć i wygrać partię może tylko gracz, który ma w niej przynajmniej jeden natural, nawet przeciwko
            większej sumie; za różnicę nic się wtedy nie płaci. Wystarczy dowolna gwiazdka z tej partii, obojętnie z
            którego rozdania.
       *[no] Partię można wygrać bez naturalu. Gwiazdki liczą się tylko przy wypłacie.
    }
    .title = Wygrana bez naturalu
    .source = Pagat, jako odmiana; że wystarczy dowolna gwiazdka z partii, ustalono tutaj

m29 =
    Gracze mogą się umówić na dwie stawki, małą i trzy razy większą dużą: 1 i 3, 2 i 6 albo 3 i 9. Program oblicza
    tylko, ile byłby winien przegrany; żadne pieniądze nie przechodzą z rąk do rąk.
    .title = Stawki
    .source = Pagat

m30 =
    { $payment ->
        [pagat]
            Wygrany dostaje dużą stawkę za wygraną, dużą stawkę za każdą swoją gwiazdkę, dużą stawkę za każdy kapelusz
            przegranego i małą stawkę za każde 100 punktów różnicy, przy czym każdą z sum najpierw zaokrągla się do
            najbliższej setki. Za gwiazdki przegranego i kapelusze wygranego nic się nie płaci. Jeśli suma przegranego,
            przed zaokrągleniem, wynosi co najmniej 0, a mniej niż { $half }, jest to skunks i wszystko się podwaja;
            jeśli jest poniżej 0, wszystko się potraja.
       *[other] Wypłata według Pagat w tej grze nie obowiązuje.
    }
    .title = Wypłata według Pagat
    .source = Pagat

m31 =
    { $payment ->
        [wikipedia]
            Wygrany dostaje dużą stawkę za wygraną i za każdą kreskę: jedną za każdą swoją gwiazdkę, jedną za każdy
            kapelusz przegranego i jeszcze jedną, jeśli suma przegranego jest mniejsza niż { $half } (skunks, także
            poniżej 0). Do tego dochodzi mała stawka za każde 100 punktów różnicy, zaokrąglonej w górę do pełnej setki.
            Za gwiazdki przegranego i kapelusze wygranego nic się nie płaci.
       *[other] Wypłata według Wikipedii w tej grze nie obowiązuje.
    }
    .title = Wypłata według Wikipedii
    .source = Wikipedia

m32 =
    { $payment ->
        [progressive]
            Wygrany dostaje dużą stawkę za wygraną. Za swoją pierwszą gwiazdkę dostaje jedną dużą stawkę, za drugą dwie,
            za trzecią trzy i tak dalej; za kapelusze przegranego tak samo. Do tego dochodzi mała stawka za każde 100
            punktów różnicy, przy czym każdą z sum najpierw zaokrągla się do najbliższej setki. Jeśli suma przegranego,
            przed zaokrągleniem, jest mniejsza niż { $half } (także poniżej 0), skunks kosztuje jeszcze jedną dużą
            stawkę. Za gwiazdki przegranego i kapelusze wygranego nic się nie płaci.
       *[other] Wypłata progresywna w tej grze nie obowiązuje.
    }
    .title = Wypłata progresywna
    .source = Pagat, jako odmiana; że suma poniżej 0 to zwykły skunks, ustalono tutaj

m33 =
    { $payment ->
        [wikipedia]
            Zaokrągla się tylko różnicę, zawsze w górę: 586 punktów liczy się jako 600, a 1 punkt jako 100. Wypłatę
            można obliczyć dla dowolnych liczb całkowitych, choć w grze powstają tylko wielokrotności 5.
       *[other]
            Sumy zaokrągla się do najbliższej setki, a 50 idzie w górę, także poniżej zera: 649 daje 600, 650 daje 700,
            −50 daje 0, a −150 daje −100. Wypłatę można obliczyć dla dowolnych liczb całkowitych, choć w grze powstają
            tylko wielokrotności 5.
    }
    .title = Zaokrąglanie
    .source = Pagat i Wikipedia, każde dla swojej wypłaty; sumy ujemne ustalono tutaj
