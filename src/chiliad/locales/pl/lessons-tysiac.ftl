### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Branie lew
lesson-tysiac-tricks-lead = Witaj! W tej pierwszej lekcji widzisz karty wszystkich graczy. Ty zaczynasz: połóż na stole { $card-Ac_acc }. { $player1 } i { $player2 } też muszą dołożyć trefla, jeśli go mają. Najwyższy trefl zabiera wszystkie trzy karty. To jest lewa.
lesson-tysiac-tricks-lead-ace = Ten as też by wygrał. Ale zacznij, proszę, od trefli: potem może wygrać twoja dziesiątka trefl.
lesson-tysiac-tricks-lead-nine = Dziewiątka jest najniższa: inni by ją przebili. Wyjdź { $card-Ac_ins }.
lesson-tysiac-tricks-lead-other = Zacznij kartą, której nikt nie pobije: najwyższy trefl to { $card-Ac }.
lesson-tysiac-tricks-ten = Lewa jest twoja, a kto bierze lewę, wychodzi do następnej. Kolejność to as, dziesiątka, król, dama, walet, dziewiątka. Tak, dziesiątka jest zaraz po asie! Teraz najwyższy trefl to { $card-Tc }. Wyjdź nim.
lesson-tysiac-tricks-ten-other = Zostań jeszcze przy treflach: asa już nie ma, więc nikt nie pobije karty { $card-Tc }.
lesson-tysiac-tricks-values = { $player1 } nie miała już trefla, więc wyrzuciła karo. Taka karta nigdy nie wygrywa. Po co brać lewy? Karty to punkty: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Wyjdź teraz { $card-Ah_ins }.
lesson-tysiac-tricks-values-other = Najpierw kiery: { $card-Ah } jest nie do pobicia, a potem przyjdzie kolej na dziesiątkę kier.
lesson-tysiac-tricks-again = 11 za asa i 4 za króla. Teraz twoja dziesiątka jest najwyższym kierem: weź następną lewę, { $card-Th_ins }.
lesson-tysiac-tricks-again-other = Jeszcze nie. { $card-Th } jest teraz nie do pobicia: wyjdź tą kartą.
lesson-tysiac-tricks-losing = Nikt nie bierze wszystkich lew. Asa pik ma { $player1 }. Wyjdź { $card-Ks_ins } i oddaj tę lewę: potem twoja dziesiątka będzie najwyższym pikiem.
lesson-tysiac-tricks-losing-ace = Zachowaj { $card-Ad_acc } na później: to pewna lewa. Najpierw wyciągnij asa pik swoim królem.
lesson-tysiac-tricks-losing-nine = Gdy wyjdziesz dziewiątką, { $player1 } weźmie damą, a as jej zostanie. Wyjdź { $card-Ks_ins }.
lesson-tysiac-tricks-losing-other = As, którego ma { $player1 }, zabrałby ci dziesiątkę, a to 10 punktów. Król kosztuje tylko 4.
lesson-tysiac-tricks-follow = Lewę wzięła { $player1 }, więc ona wychodzi: { $card-Qs }. Masz piki, więc musisz dołożyć pika. To nazywa się dokładaniem do koloru i jest pierwszą zasadą gry. Który z twoich pików wygrywa?
lesson-tysiac-tricks-follow-nine = Wolno ci zagrać dziewiątkę, ale wtedy lewę bierze { $player1 }. { $card-Ts } bije jej damę.
lesson-tysiac-tricks-last = Dobrze zagrane. Obie twoje ostatnie karty są teraz najwyższe w swoim kolorze. Wyjdź, którą chcesz.
lesson-tysiac-tricks-final = I ostatnia.
lesson-tysiac-tricks-end = To było całe rozdanie! Wszystkie karty to razem 120 punktów, a 103 są twoje. Zapowiedź wynosiła 100, więc dostajesz 100; pozostali dostają swoje punkty, zaokrąglone do 5. Teraz poznasz króla i damę w parze.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = Meldunek ustala atut
lesson-tysiac-marriage-first = Od teraz widzisz tylko swoje karty. Masz króla i damę kier. To meldunek, wart 100 punktów, jeśli wyjdziesz jedną z tych kart i go zameldujesz. W pierwszej lewie jeszcze nie wolno, więc zacznij { $card-As_ins }.
lesson-tysiac-marriage-first-other = Musisz wziąć tę lewę, żeby wyjść do następnej. Pewnie bierze ją tylko { $card-As }.
lesson-tysiac-marriage-declare = Teraz wolno: wyjdź { $card-Qh_ins } i zamelduj. Od razu masz 100 punktów, a kiery stają się atutem. Atut bije każdą kartę innych kolorów.
lesson-tysiac-marriage-declare-king = Król też by się nadał, ale jeśli ktoś weźmie tę lewę, dama oddaje o punkt mniej. Zamelduj { $card-Qh_ins }.
lesson-tysiac-marriage-declare-silent = Zagrany bez zgłoszenia meldunek przepada. Wybierz ruch, który melduje: { $card-Qh }.
lesson-tysiac-marriage-declare-other = Najpierw meldunek: na ręce czeka 100 punktów.
lesson-tysiac-marriage-cheap = { $player1 } wzięła lewę, { $card-Ah_ins }, ale twoje 100 punktów zostaje. Teraz wychodzi { $card-Ts_ins }. Musisz dołożyć pika, a wygrać nie możesz: zagraj tańszego.
lesson-tysiac-marriage-cheap-king = Dziesiątka bije króla, więc { $player1 } miałaby jeszcze 4 punkty. { $card-9s } nic cię nie kosztuje.
lesson-tysiac-marriage-trump = Nie masz kar. Wtedy musisz zagrać atut, jeśli go masz. Nawet mały atut bije { $card-Ad_acc }!
lesson-tysiac-marriage-trump-high = To też by wygrało, ale wystarczy { $card-9h }. Wysokie atuty zachowaj na później.
lesson-tysiac-marriage-highest = Jej as za twoją dziewiątkę! Wszystkie wyższe piki już zagrano, więc teraz wygrywa { $card-Ks }. Wyjdź tą kartą.
lesson-tysiac-marriage-highest-nine = Za chwilę. Najpierw pewna lewa: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Zachowaj atuty: będą ci potrzebne, żeby znów wyjść. { $card-Ks } też jest kartą pewną.
lesson-tysiac-marriage-loser = Jedna z twoich kart nie wygra: { $card-9c }. Wyjdź nią teraz, póki masz atuty, żeby wrócić do gry.
lesson-tysiac-marriage-loser-trump = Zatrzymaj jeszcze dwa atuty. Wyjdź { $card-9c_ins }: cokolwiek potem zagrają, przebijesz to.
lesson-tysiac-marriage-back = { $player2 } wychodzi { $card-Kd_ins }, a ty masz same atuty. Weź lewę którymkolwiek.
lesson-tysiac-marriage-final = Twojego ostatniego atutu nikt nie zatrzyma.
lesson-tysiac-marriage-end = 177 punktów: 100 za meldunek i 77 z lew. Za kara jest 80, za trefle 60, za piki 40. Kontrakt wynosił 150, więc wystarczyło. Drugi meldunek w tym samym rozdaniu zmienia atu na swój kolor. Co to jest kontrakt i skąd się bierze, zobaczysz teraz.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Licytacja, musik i oddawanie kart
lesson-tysiac-auction-bid = Każde rozdanie zaczyna się od licytacji: kto obieca najwięcej punktów, gra sam przeciw dwóm pozostałym. { $player1 }, obok rozdającego, musi otworzyć za 100. Masz meldunek i dwa asy: licytuj 105.
lesson-tysiac-auction-bid-pass = Masz na to zbyt dobre karty: meldunek to 100 punktów, a dwa asy biorą lewy. Licytuj 105.
lesson-tysiac-auction-bid-high = Podnoś małymi krokami: teraz wystarczy 105, a obietnicę możesz podnieść później.
lesson-tysiac-auction-give = Dwoje spasowało, więc licytacja się skończyła i rozgrywasz. Bierzesz musik, trzy karty ze środka. Oddaj po jednej karcie pozostałym: { $card-Jc_acc } dostaje { $player1 }, a { $card-Jd_acc } dostaje { $player2 }.
lesson-tysiac-auction-give-concede = Rzucić bombę to znaczy poddać rozdanie. Z takimi kartami nie trzeba: oddaj dwa walety.
lesson-tysiac-auction-give-marriage = To zepsułoby twój meldunek i 100 punktów by przepadło.
lesson-tysiac-auction-give-ace = As to pewna lewa i 11 punktów. Zachowaj go.
lesson-tysiac-auction-give-heart = Kiery będą atutem: zachowaj wszystkie.
lesson-tysiac-auction-give-swapped = Dobra karta, ale nie dla tej osoby: { $card-Jc_acc } dostaje { $player1 }, a { $card-Jd_acc } dostaje { $player2 }.
lesson-tysiac-auction-give-other = Ta karta przyda się tobie. Najtańsze są { $card-Jc } i { $card-Jd }.
lesson-tysiac-auction-contract = Teraz podaj kontrakt: punkty, które musisz zdobyć. W licytacji granicą było 220, wszystkie karty i twój meldunek; teraz, gdy musik jest znany, jest nią 400. Twoje asy i meldunek to razem 122, więc powiedz 120.
lesson-tysiac-auction-contract-low = Możesz obiecać więcej. Zapisujesz tylko kontrakt, bez względu na to, ile punktów zdobędziesz. Podaj 120.
lesson-tysiac-auction-contract-high = Odważnie. Jeśli zdobędziesz mniej niż kontrakt, tracisz go w całości. Podaj 120.
lesson-tysiac-auction-ace = Zdobędziesz 120, zapiszesz 120. Zdobędziesz mniej, stracisz 120. Zacznij od pewnej lewy: { $card-As }.
lesson-tysiac-auction-ace-diamond = Ten as będzie następny. Najpierw zagraj, proszę, { $card-As_acc }.
lesson-tysiac-auction-ace-other = Ktoś mógłby pobić tę kartę. { $card-As } wygrywa na pewno.
lesson-tysiac-auction-second = Weź też lewę drugim asem, zanim pojawi się atut.
lesson-tysiac-auction-second-marriage = Za chwilę! Dopóki nie ma atutu, nikt ci nie przebije karty { $card-Ad }. Najpierw wyjdź nią.
lesson-tysiac-auction-second-other = Najpierw druga pewna lewa: { $card-Ad }.
lesson-tysiac-auction-declare = Teraz meldunek. Wyjdź { $card-Qh_ins } i zamelduj.
lesson-tysiac-auction-declare-king = Jeśli ktoś weźmie lewę, dama kosztuje mniej. Zamelduj { $card-Qh_ins }.
lesson-tysiac-auction-declare-silent = Musisz go zgłosić, inaczej 100 punktów przepada. Wybierz ruch, który melduje: { $card-Qh }.
lesson-tysiac-auction-declare-other = Bez meldunku nie dojdziesz do 120. Zamelduj teraz.
lesson-tysiac-auction-queen = { $player2 } wziął lewę i wychodzi { $card-Td_ins }. Masz jedno karo, więc wyboru nie ma.
lesson-tysiac-auction-low = Wychodzi atutem, a dziesiątki nie pobijesz. Zagraj najniższego kiera.
lesson-tysiac-auction-low-other = Dziesiątka i tak wygra. { $card-9h } niczego nie oddaje.
lesson-tysiac-auction-trump = Nie masz już kar: przebij, jak najtaniej.
lesson-tysiac-auction-trump-king = Wystarczy { $card-Jh }. Król weźmie jeszcze jedną lewę.
lesson-tysiac-auction-king = Twój król to ostatni atut w grze: wyjdź nim.
lesson-tysiac-auction-king-club = As trefl jest jeszcze w grze. Najpierw pewna lewa: { $card-Kh }.
lesson-tysiac-auction-end = Masz 143 punkty, a zapisujesz 120: swój kontrakt, ani więcej, ani mniej. Inni zapisują swoje punkty, zaokrąglone do pięciu. A co, jeśli kontrakt się nie uda?

## Lesson 4: a contract that fails

lesson-tysiac-failing = Kontrakt, który się nie udaje
lesson-tysiac-failing-pass = { $player1 } otworzyła za 100, a { $player2 } spasował. Nie masz meldunku, a same karty to tylko 120 punktów na was troje. Spasuj i tym razem zagraj przeciwko niej.
lesson-tysiac-failing-pass-bid = Bez meldunku to za dużo: trzeba by wziąć prawie wszystkie lewy. Spasuj.
lesson-tysiac-failing-little = { $player1 } dała ci { $card-9d_acc } i podniosła kontrakt do 140. Teraz { $player2 } jest twoim partnerem: jeśli zdobędzie mniej, straci 140. Wychodzi { $card-Ad_ins }, którego nikt nie pobije. Daj jej jak najmniej.
lesson-tysiac-failing-little-ten = To prezent, 10 punktów! { $card-9d } nie jest nic warta.
lesson-tysiac-failing-little-king = Król to dla niej 4 punkty. { $card-9d } nie jest nic warta.
lesson-tysiac-failing-cheap = Meldunek: 60 punktów dla niej, a atutem są trefle. Trefli nie masz, więc możesz wyrzucić dowolną kartę. Lewa jest jej, więc daj tanią: { $card-Js }.
lesson-tysiac-failing-cheap-other = Lewa jest jej, a ta karta daje jej więcej punktów niż { $card-Js }.
lesson-tysiac-failing-fatten = Patrz: { $player2 } nie miał kar i przebił. Ta lewa jest wasza! Teraz zrób odwrotnie i dołóż jak najwięcej punktów.
lesson-tysiac-failing-fatten-king = Tę lewę bierze { $player2 }, więc twoje punkty są tu bezpieczne. Dołóż { $card-Td_acc }, bo później może ją wziąć { $player1 }.
lesson-tysiac-failing-ace = { $player2 } wychodzi { $card-Qh_ins }, a po tobie gra { $player1 }. Weź lewę najcenniejszą kartą.
lesson-tysiac-failing-ace-other = Zagraj { $card-Ah_acc }: żaden kier go nie pobije, a to od razu 11 punktów dla was.
lesson-tysiac-failing-lead = Teraz ty wychodzisz. Możliwe, że { $player1 } nie ma już kierów. Wtedy kier zabierze jej atut. Spróbuj { $card-Kh_ins }.
lesson-tysiac-failing-lead-ten = Jeśli ją przebije, dziesiątka będzie jej. Król to tańsza przynęta.
lesson-tysiac-failing-lead-other = Wyjdź kierem: jeśli już ich nie ma, straci atut.
lesson-tysiac-failing-spade = Udało się. A teraz { $player2 } pobił asem { $card-Qs_acc }. Masz tylko jednego pika.
lesson-tysiac-failing-any = Pików już nie masz: zagraj dowolną kartę.
lesson-tysiac-failing-end = { $player1 } zdobyła 133 punkty, o siedem za mało: traci 140. Twoje punkty zostają twoje. Miała inne wyjście: po obejrzeniu musiku mogła się poddać. To się nazywa rzucić bombę. Wtedy nikt nie gra, ona nic nie zapisuje, a każde z was dostaje połowę tego, co licytowała, ale co najmniej 60. Dwa razy w partii nic to nie kosztuje. Każdy trzeci raz kosztuje 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = Beczka i wygrana
lesson-tysiac-barrel-bid = Partia toczy się do 1000. Kto dojdzie do 880, siedzi na beczce, jak ty teraz: wynik stoi na 880, a wygrać można tylko kontraktem za co najmniej 120. Otwórz za 100.
lesson-tysiac-barrel-bid-high = Na początek wystarczy 100. Podniesiesz, gdy zobaczysz musik.
lesson-tysiac-barrel-give = Oboje pasują, a w musiku jest { $card-Ah }! Oddaj to, co nic nie jest warte: { $card-9s_acc } dostaje { $player1 }, a { $card-9d_acc } dostaje { $player2 }.
lesson-tysiac-barrel-give-marriage = Tylko nie meldunek: to 100 punktów.
lesson-tysiac-barrel-give-heart = Kiery będą atutem. Zachowaj wszystkie.
lesson-tysiac-barrel-give-ace = As jest za dobry, żeby go oddać.
lesson-tysiac-barrel-give-swapped = Prawie: { $card-9s_acc } dostaje { $player1 }, a { $card-9d_acc } dostaje { $player2 }.
lesson-tysiac-barrel-give-other = Oddaj obie dziewiątki: nie są warte ani punktu.
lesson-tysiac-barrel-contract = Teraz podnieś kontrakt do 120. Na beczce mniej nie wystarczy. Masz na to trzy rozdania, a jedno już minęło. To, co zdobędziesz w nich jako obrońca, się nie liczy.
lesson-tysiac-barrel-contract-low = Za mało: poniżej 120 zostajesz na beczce i tracisz jedno z trzech rozdań.
lesson-tysiac-barrel-contract-high = 880 i 120 to 1000. Więcej nie trzeba, więc nie ryzykuj.
lesson-tysiac-barrel-ace = Wyjdź { $card-Ah_ins }. Wygra i ściągnie kiery, które mogłyby potem przebić twoje karty.
lesson-tysiac-barrel-ace-spade = Piki mogą poczekać. Zacznij { $card-Ah_ins }, który ściąga kiery z innych rąk.
lesson-tysiac-barrel-ace-other = { $card-Ah } to najpewniejsza karta: nikt jej nie pobije.
lesson-tysiac-barrel-declare = Teraz zamelduj, królem albo damą.
lesson-tysiac-barrel-declare-silent = Zgłoś meldunek, inaczej 100 punktów przepada.
lesson-tysiac-barrel-declare-other = Najpierw meldunek: to prawie wszystko, czego ci trzeba.
lesson-tysiac-barrel-free = Cel jest blisko, a wszystkie kiery są twoje: brakujące lewy przyjdą. Resztę kart zagraj, jak chcesz.
lesson-tysiac-barrel-end = Wygrywasz z 1000 punktów! Trzy rozdania bez takiego kontraktu kosztowałyby cię 120. Jeszcze jedno: kto w rozdaniu nie zdobędzie ani punktu, ma pustą rękę, a każda trzecia pusta ręka kosztuje 120. Siadaj do stołu: początkujący już czekają.
