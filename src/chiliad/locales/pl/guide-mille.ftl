### Krótko o grze Mille, przed numerowanymi zasadami. Zmienne są te same co w rules-mille.ftl.

guide-mille-aim =
    Zdobądź { $target } punktów przed przeciwnikiem. Punkty dają grupy kart tej samej wysokości, które wykładasz na stół.
guide-mille-steps = Kolejka
guide-mille-step1 =
    Dobierz wierzchnią kartę talonu. Albo weź cały stos: w tym celu wyłóż z ręki dwie karty tej samej wysokości co jego
    wierzchnia karta, razem z nią.
guide-mille-step2 =
    { $max_wilds ->
        [0] Wyłóż, co chcesz: nowe grupy z trzech lub więcej kart tej samej wysokości i karty do swoich grup.
       *[other]
            Wyłóż, co chcesz: nowe grupy z trzech lub więcej kart tej samej wysokości i karty do swoich grup. Dwójka jest
            jokerem: może zastąpić kartę każdej innej wysokości.
    }
guide-mille-step3 = Odrzuć jedną kartę na stos. Potem kolej na przeciwnika.
guide-mille-note1 =
    Rozdanie kończy się, gdy jeden z graczy nie ma już kart. Karty w twoich grupach dodaje się, karty, które zostały ci
    na ręce, odejmuje się.
guide-mille-note2 = Jeśli wychodzisz z kart i żadnej dwójki nie użyto jako jokera, to natural: wszystkie twoje punkty z rozdania liczą się podwójnie.
guide-mille-note3 =
    { $natural_required ->
        [yes]
            Partia kończy się po rozdaniu, w którym gracz mający natural ma { $target } punktów lub więcej. Z takich
            graczy wygrywa ten, kto ma więcej punktów.
       *[no] Partia kończy się po rozdaniu, w którym któryś z graczy ma { $target } punktów lub więcej. Wygrywa większa suma.
    }

## Ile warte są karty

guide-mille-value-queen-of-spades = dama pik
guide-mille-value-jack-of-diamonds = walet karo
guide-mille-value-two = dwójki
guide-mille-value-ace = asy
guide-mille-value-ten = króle, dziesiątki, pozostałe damy i walety
guide-mille-value-low = od 3 do 9

## Rysunek

guide-mille-picture = Stół, jaki widzisz w środku rozdania.
guide-mille-zone-their-sets = Grupy przeciwnika
guide-mille-zone-stock = Talon
guide-mille-zone-pack = Stos
guide-mille-zone-sets = Twoje grupy
guide-mille-zone-hand = Twoje karty

## Przykłady: co się dzieje, mówi sam program

guide-mille-example-take = Przeciwnik zaraz odrzuci kartę. Masz na ręce dwie damy.
    .title = Branie stosu
    .why =
        Parę i wierzchnią kartę wykłada się od razu jako grupę, a reszta stosu idzie na twoją rękę (M8, M9). Od tej
        chwili obaj gracze wiedzą, jakie to karty.
guide-mille-example-out = Masz trzy asy, cztery pary i trzy dwójki, a dobierasz czwartą dwójkę.
    .title = Jokery, wyjście z kart i kapelusz
    .why =
        Każda dwójka robi z pary grupę (M13). Po odrzuceniu nie masz już kart: to wyjście z kart i nic się nie odejmuje
        (M18, M21). Przeciwnik ma na ręce więcej, niż wyłożył, więc spada poniżej zera: to kapelusz (M25).
guide-mille-example-natural = Na stole nie masz jeszcze nic, na ręce cztery grupy i parę asów, a dobierasz asa.
    .title = Natural za wyjście z kart
    .why = W żadnej grupie nie ma dwójki: wszystkie twoje punkty liczą się podwójnie i dostajesz gwiazdkę (M23).
guide-mille-example-eight = W twojej grupie leży siedem piątek. Masz na ręce jedną kartę i dobierasz ostatnią piątkę.
    .title = Wszystkie osiem kart jednej wysokości
    .why = Grupa ze wszystkich ośmiu kart bez jokera to natural: liczy się podwójnie i daje gwiazdkę (M22).

## Czym różnią się warianty. Komunikat mówi, co robi wariant ($payment); .title to, co się porównuje.

guide-mille-pays-winning = duża stawka
    .title = Za wygraną
guide-mille-pays-stars =
    { $payment ->
        [progressive] za pierwszą jedna duża stawka, za drugą dwie, za trzecią trzy…
       *[other] duża stawka za każdą
    }
    .title = Za gwiazdki wygrywającego
guide-mille-pays-chapeaux =
    { $payment ->
        [progressive] za pierwszy jedna duża stawka, za drugi dwie, za trzeci trzy…
       *[other] duża stawka za każdy
    }
    .title = Za kapelusze przegrywającego
guide-mille-pays-difference =
    { $payment ->
        [wikipedia] mała stawka za każde 100 punktów, różnicę zaokrągla się w górę
       *[other] mała stawka za każde 100 punktów, najpierw zaokrągla się każdą sumę
    }
    .title = Za różnicę
guide-mille-pays-skunk =
    { $payment ->
        [pagat] wszystko podwójnie
       *[other] jeszcze jedna duża stawka
    }
    .title = Za skunksa
guide-mille-pays-below-zero =
    { $payment ->
        [pagat] wszystko potrójnie
       *[other] jeszcze jedna duża stawka
    }
    .title = Gdy suma przegrywającego jest poniżej zera
# $winner, $loser (Number): sumy; $stars, $chapeaux (Number); $small (Number) mała stawka; $amount (Number) wypłata
guide-mille-pays-example = { $amount }
    .title = Przykład: { $winner } do { $loser }, gwiazdki wygrywającego { $stars }, kapelusze przegrywającego { $chapeaux }, mała stawka { $small }
