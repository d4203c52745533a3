### The lessons of Mille. Each is one deal or the beginning of one; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $rank-K is a rank: K, or kings. $player1 is the name of the other player:
### in all lessons Mila, a woman.

## Lesson 1: draw and discard

lesson-mille-turns = Dobieranie i odrzucanie
lesson-mille-turns-draw = Witaj! W tej pierwszej lekcji widzisz obie ręce. Zbiera się karty tej samej wysokości: trzy króle, cztery szóstki. Kolory prawie się nie liczą. Każda kolejka zaczyna się od nowej karty: dobierz ją.
lesson-mille-turns-discard = Dziesiątka: masz teraz dwie. Każda kolejka kończy się odrzuceniem: kładziesz kartę na stole tam, gdzie jest napis „Stos”. Oddaj kartę, która jest na ręce sama, na przykład { $card-7d_acc } albo { $card-8h_acc }.
lesson-mille-turns-pair = Takie masz dwie, a z trzecią byłaby grupa. Zatrzymuj pary i odrzuć kartę, która jest sama.
lesson-mille-turns-turn = { $player1 } też dobrała i odrzuciła. Twoja kolej: dobierz.
lesson-mille-turns-alone = Tylko jedna piątka: to jeszcze nie pomaga. Znów odrzuć kartę, która jest sama.
lesson-mille-turns-patience = Mille wymaga trochę cierpliwości. Dobierz następną kartę.
lesson-mille-turns-jack = Wiesz już, jak kończy się kolejka. Która karta jest ci najmniej potrzebna?
lesson-mille-turns-luck = Dobierz jeszcze raz. Twoje pary czekają na trzecią kartę.
lesson-mille-turns-set = Trzecia szóstka! Trzy karty jednej wysokości to grupa, a grupy dają punkty. Wyłóż trzy szóstki na stół.
lesson-mille-turns-set-first = Chwila, masz grupę! Najpierw wyłóż trzy szóstki: po odrzuceniu twoja kolejka się kończy.
lesson-mille-turns-ends = Twoja pierwsza grupa. Od teraz możesz dokładać do niej szóstki, nawet po jednej. Zakończ kolejkę odrzuceniem.
lesson-mille-turns-end = To jest sedno Mille: dobrać, wyłożyć, co się da, odrzucić. Kto pozbędzie się wszystkich kart, kończy rozdanie. Teraz: ile warte są karty i które liczą się najbardziej.

## Lesson 2: sets, and what cards are worth

lesson-mille-sets = Grupy i wartość kart
lesson-mille-sets-draw = Teraz widzisz tylko swoją rękę, jak w prawdziwym rozdaniu. Dobierz.
lesson-mille-sets-lay = Masz już dwie grupy! As jest wart 15 punktów, dziesiątki i figury po 10, małe karty po 5. Ale { $card-Jd } jest wart 50, a { $card-Qs } nawet 100. Wyłóż cztery walety i trzy dziewiątki.
lesson-mille-sets-lay-all = Wyłóż wszystkie naraz: każda karta na stole liczy się dla ciebie.
lesson-mille-sets-lay-first = Najpierw wyłóż grupy: cztery walety i trzy dziewiątki. Odrzucenie kończy kolejkę.
lesson-mille-sets-low = To 80 za walety i 15 za dziewiątki. Teraz odrzuć małą kartę, która jest sama: { $card-3c_acc } albo { $card-7s_acc }.
lesson-mille-sets-single = To też by się nadało. Ale piątkę na razie zostaw, a odrzuć { $card-3c_acc } albo { $card-7s_acc }.
lesson-mille-sets-pair = Zatrzymuj pary: trzecia karta daje grupę. Odrzuć kartę, która jest sama.
lesson-mille-sets-turn = Znów twoja kolej: dobierz.
lesson-mille-sets-again = Masz teraz parę piątek. Która karta jest jeszcze sama?
lesson-mille-sets-third = Dalej: dobierz.
lesson-mille-sets-add = Jeszcze jeden { $card-Jd }! W Mille gra się dwiema taliami, więc każda karta jest w nich dwa razy. Dołóż go do waletów: 50 punktów więcej.
lesson-mille-sets-add-first = Najpierw dołóż waleta do grupy: na stole to dla ciebie 50 punktów.
lesson-mille-sets-cheap = Na ręce zostały same pary. Wtedy trzeba oddać tanią kartę: odrzuć piątkę.
lesson-mille-sets-cheap-four = Czwórka kosztuje tyle samo, 5 punktów. Ale tym razem oddaj piątkę.
lesson-mille-sets-cheap-high = Ta karta jest warta dwa razy tyle co piątka. Oddaj piątkę.
lesson-mille-sets-once-more = Jeszcze jedna kolejka: dobierz.
lesson-mille-sets-queens = Trzy damy: wyłóż je.
lesson-mille-sets-queens-first = Najpierw wyłóż trzy damy.
lesson-mille-sets-alone = I karta, która jest sama: druga piątka.
lesson-mille-sets-end = 130 za walety, 15 za dziewiątki, 30 za damy: 175 punktów. Na końcu rozdania odejmuje się karty, które zostały na ręce. Nie zostań więc z taką kartą jak { $card-Qs }! Teraz: jak zdobyć cały stos.

## Lesson 3: taking the pack

lesson-mille-pack = Branie stosu
lesson-mille-pack-draw = To rozdanie już trochę trwa. Zacznij kolejkę od dobrania.
lesson-mille-pack-fives = Trzy piątki: wyłóż je.
lesson-mille-pack-fives-first = Najpierw wyłóż trzy piątki.
lesson-mille-pack-alone = Teraz odrzuć jedyną kartę, która jest sama, { $card-7s_acc }. Zobaczysz, do czego są pary.
lesson-mille-pack-alone-pair = Takie masz dwie. Trzymaj je razem: para może zdobyć stos.
lesson-mille-pack-take = { $player1 } odrzuciła { $card-4h_acc }, a ty masz dwie czwórki! Wyłóż je razem z nią, a cały stos jest twój: dziewięć kart zamiast jednej. Weź go.
lesson-mille-pack-take-draw = Dobranie to jedna karta, stos to dziewięć. Weź go dwiema czwórkami.
lesson-mille-pack-sets = Trzy czwórki leżą na stole, a reszta stosu jest na twojej ręce. Masz teraz grupę waletów i grupę dziesiątek: wyłóż obie.
lesson-mille-pack-sets-whole = Wyłóż całą grupę: trzy walety albo trzy dziesiątki.
lesson-mille-pack-sets-first = Najpierw wyłóż walety i dziesiątki.
lesson-mille-pack-safe = Teraz ostrożnie: { $player1 } może wziąć stos tak samo, jeśli ma parę do twojej odrzuconej karty. { $card-7s } jest bezpieczna: już tam leżała i nie była jej potrzebna. { $card-Qc } też się nadaje: swoje damy już wyłożyła.
lesson-mille-pack-turn = Odrzuciła siódemkę, a ty nie masz pary siódemek. Więc dobierz.
lesson-mille-pack-add = Czwórka do twojej grupy: dołóż ją.
lesson-mille-pack-add-first = Najpierw dołóż czwórkę do grupy.
lesson-mille-pack-end = Zapamiętaj: stos otwierają dwie karty z ręki, obie tej samej wysokości co karta na wierzchu. Dwójka żadnej z nich nie zastąpi, a grupy na stole nie pomogą. Gdy na wierzchu leży dwójka, potrzeba dwóch dwójek. Duży stos to szansa, ale to, czego nie wyłożysz, liczy się na minus. Teraz dwójki, które mogą być każdą kartą.

## Lesson 4: twos are wild

lesson-mille-wilds = Dwójki są jokerami, a natural podwaja
lesson-mille-wilds-draw = Masz na stole cztery grupy, warte 250 punktów, a na ręce tylko cztery karty. Dobierz.
lesson-mille-wilds-wild = { $card-2h }! Dwójka jest warta 20 punktów i jest jokerem: zastępuje każdą kartę, więc dwie szóstki i dwójka to grupa. Ale kto kończy bez dwójki w swoich grupach, ma natural i wszystkie jego punkty liczą się podwójnie. Niewiele ci brakuje: odrzuć dwójkę.
lesson-mille-wilds-wild-lay = Wolno tak i często to dobry ruch. Ale z dwójką w roli jokera nie ma naturala i 250 punktów się nie podwoi. Odrzuć { $card-2h_acc }.
lesson-mille-wilds-wild-pair = Zatrzymaj pary: brakuje im tylko jednej karty. Odrzuć { $card-2h_acc }.
lesson-mille-wilds-turn = { $player1 } też dobrała dwójkę i jej użyła: dwie ósemki i dwójka. Twoimi dwiema czwórkami można wziąć stos, ale jego karty znów zapełniłyby ci rękę, a ty chcesz się pozbyć kart. Dlatego dobierz.
lesson-mille-wilds-turn-take = Czwórkami można wziąć stos, ale jego karty znów zapełniłyby ci rękę. Chcesz się pozbyć kart: dobierz.
lesson-mille-wilds-add = { $card-Jd }, 50 punktów! Dołóż go do waletów.
lesson-mille-wilds-add-first = Najpierw dołóż waleta do grupy.
lesson-mille-wilds-cheap = Teraz trzeba oddać jedną kartę. Czwórki i szóstki są tyle samo warte, ale { $player1 } już odrzuciła czwórkę. Odrzuć swoją.
lesson-mille-wilds-cheap-six = Zatrzymaj obie szóstki i oddaj czwórkę.
lesson-mille-wilds-few = Zostały trzy karty. Dobierz.
lesson-mille-wilds-useless = Nie pomaga. Odrzuć cokolwiek, byle nie szóstkę.
lesson-mille-wilds-useless-pair = Tylko nie szóstki! Czekają na trzecią.
lesson-mille-wilds-hope = I jeszcze raz. Gdy talon się skończy, tasuje się stos bez wierzchniej karty i on staje się nowym talonem.
lesson-mille-wilds-sixes = Trzecia szóstka! Wyłóż szóstki.
lesson-mille-wilds-sixes-first = Najpierw wyłóż trzy szóstki. Potem ostatnia karta zakończy rozdanie.
lesson-mille-wilds-out = Została jedna karta. Odrzuć ją i kończysz.
lesson-mille-wilds-end = Twoje grupy to 315 punktów, a natural je podwaja: 630 i gwiazdka na arkuszu. Jeśli wygrasz partię, za każdą gwiazdkę dostaniesz tyle, co za samą wygraną. Wszystkie osiem kart jednej wysokości bez dwójki to też natural. A 2-2-2 to grupa jak każda inna. Ostatnia lekcja: jak kończy się partia i kto płaci.

## Lesson 5: going out, and the end of a match

lesson-mille-out = Koniec, kapelusz i kto płaci
lesson-mille-out-draw = Partia toczy się do 1200 punktów. Masz 1005, a { $player1 } ma 755, więc to rozdanie może rozstrzygnąć. Dobierz.
lesson-mille-out-hurry = Pospiesz się: rozdanie kończy się, gdy ktoś nie ma już kart. Wyłóż cztery grupy: damy, dziesiątki, szóstki i asa z obiema dwójkami. W grupie może być dowolnie wiele dwójek, jeśli jest w niej choć jedna karta jej wysokości.
lesson-mille-out-hurry-jack = Walet też by pasował, ale as jest wart więcej: dwójki połóż do niego, to { $card-Ah }.
lesson-mille-out-hurry-whole = Każdą grupę wyłóż w całości: wszystkie damy, wszystkie dziesiątki, wszystkie szóstki i { $card-Ah } z obiema dwójkami.
lesson-mille-out-hurry-first = Jeszcze nie! Najpierw wyłóż wszystkie cztery grupy: odrzucenie kończy kolejkę.
lesson-mille-out-discard = Po tym odrzuceniu zostaną dwie karty. Może to być każda z trzech.
lesson-mille-out-turn = { $player1 } właśnie wyłożyła pierwszą grupę i ma dużo kart. Dobierz.
lesson-mille-out-queen = Dama: dołóż ją do grupy.
lesson-mille-out-queen-first = Najpierw dołóż damę do grupy.
lesson-mille-out-last = Została jedna karta! Dobierz.
lesson-mille-out-ten = Pasuje do dziesiątek. Dołóż ją.
lesson-mille-out-ten-first = Najpierw dołóż dziesiątkę do grupy, a potem odrzuć ostatnią kartę.
lesson-mille-out-out = A teraz ostatnia karta: kończysz.
lesson-mille-out-end = Zdobywasz 250. Karty, które zostały na ręce ({ $player1 }), były warte więcej niż grupa: 120 poniżej zera, a to nazywa się kapelusz. Wygrywasz 1255 do 635, a ona płaci: 3 za partię, 3 za kapelusz i po 1 za każdą setkę różnicy między wynikami, zaokrąglonymi do 1300 i 600: 7. Razem 13 małych stawek. A teraz siadaj do stołu: początkujący już czekają.
