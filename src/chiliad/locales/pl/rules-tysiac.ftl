### Zasady gry w Tysiąca, jeden komunikat na punkt. Zmienne są objaśnione w en/rules-tysiac.ftl.

## Słowniczek (te same słowa we wszystkich plikach; wspólne dla obu gier są w rules-mille.ftl):
## auction – licytacja; bid – licytować, odzywka; pass – pas, pasować; declarer – rozgrywający; defender – obrońca;
## talon – musik; contract – kontrakt; raise – podnieść; concede, concession – rzucić bombę, bomba;
## trick – lewa; lead – wyjść (w kartę); follow suit – dołożyć do koloru; beat – przebić; trump – atut;
## marriage – meldunek; declare – zameldować; barrel – beczka (wejść na beczkę, spaść z beczki);
## empty hand – rozdanie bez punktu; penalty – kara;
## as, król, dama, walet, dziesiątka, dziewiątka; pik, kier, karo, trefl.

t1 =
    { $players ->
        [2] Dwóch graczy używa 24 kart
        [4] Czterech graczy, z których w każdym rozdaniu gra trzech (T42), używa 24 kart
       *[other] Trzech graczy używa 24 kart
    }: w każdym kolorze as, 10, król, dama, walet i 9. Takie jest też ich starszeństwo, od
    najstarszego asa do najmłodszej 9, zarówno w atutach, jak i w każdym innym kolorze. Uwaga: 10 bije króla.
    .title = Gracze i karty
    .source = Sala gier

t2 =
    W lewach as jest wart 11 punktów, 10 jest warta 10, król 4, dama 3, walet 2, a 9 nic: razem 120 punktów.
    .title = Ile warte są karty
    .source = Zaginęło w tekście źródłowym, uzupełnione z ogłoszonych zasad; sala gier podaje 120

t3 =
    Król i dama jednego koloru to meldunek. Zameldowany (T16) jest wart 100 punktów w kierach, 80 w karach, 60 w
    treflach i 40 w pikach: razem 280, a z kartami 400.
    .title = Ile warte są meldunki
    .source = Zaginęło w tekście źródłowym, uzupełnione z ogłoszonych zasad

t4 =
    Pierwszego rozdającego wyznacza los; potem rozdaje się po kolei, zgodnie z ruchem wskazówek zegara. { $players ->
        [2] Każdy gracz dostaje 10 kart, a 2 i jeszcze 2 odkłada się zakryte jako dwa musiki.
        [4] Każdy gracz prócz rozdającego dostaje 7 kart, a 3 odkłada się zakryte jako musik.
       *[other] Każdy gracz dostaje 7 kart, a 3 odkłada się zakryte jako musik.
    }
    .title = Rozdanie
    .source = Sala gier; wybór przez losowanie ustalono tutaj

t5 =
    { $opening ->
        [hundred] Licytację otwiera gracz siedzący za rozdającym i musi licytować 100, ani mniej, ani więcej.
       *[any] Licytację otwiera gracz siedzący za rozdającym i musi licytować: 100 lub więcej, wielokrotność { $step }.
    }
    .title = Otwarcie licytacji
    .source = Sala gier; odzywka równa 100 to opcja z ogłoszonych zasad

t6 =
    Potem każdy po kolei, zgodnie z ruchem wskazówek zegara, licytuje wyżej, znów wielokrotność { $step }, albo pasuje.
    Wolno przeskakiwać. Kto spasował, nie bierze już udziału w licytacji.
    .title = Licytowanie i pasowanie
    .source = Sala gier; wielokrotności 10 to opcja z ogłoszonych zasad

t7 =
    Licytacja kończy się, gdy wszyscy prócz jednego spasowali. Ten jeden jest rozgrywającym, a ostatnia odzywka
    kontraktem: tyle punktów trzeba zdobyć. { $players ->
        [2] Drugi to obrońca. Obaj spasować nie mogą, bo pierwszy już licytował.
       *[other] Dwaj pozostali to obrońcy. Wszyscy trzej spasować nie mogą, bo pierwszy już licytował.
    }
    .title = Rozgrywający
    .source = Sala gier

t8 =
    { $bid_limit ->
        [any_marriage]
            Bez meldunku na ręce możesz licytować najwyżej 120. Z meldunkiem, obojętnie którym, możesz licytować do 400.
            Liczą się karty na ręce przed wzięciem musika.
        [none] Cokolwiek masz na ręce, możesz licytować do 400.
       *[held_marriages]
            Bez meldunku na ręce możesz licytować najwyżej 120. Z meldunkami możesz licytować 120 i tyle, ile są warte,
            ale nigdy więcej niż 400: 160 z pikami, 220 z kierami, 260 z jednymi i drugimi, 360 z kierami, karami i
            treflami. Liczą się karty na ręce przed wzięciem musika.
    }
    .title = Jak wysoko wolno licytować
    .source = Sala gier, co do 120 bez meldunku; granice z meldunkami ustalono tutaj

t9 =
    { $players ->
        [2]
            { $concession ->
                [no]
                    Rozgrywający wybiera jeden z dwóch musików, których nikt nie widział, odkrywa jego dwie karty, tak
                    że widzą je wszyscy, i bierze je na rękę.
               *[other]
                    Rozgrywający wybiera jeden z dwóch musików, których nikt nie widział, odkrywa jego dwie karty, tak
                    że widzą je wszyscy, i bierze je na rękę. Teraz, zanim odłoży kartę, może rzucić bombę (T22).
            }
       *[other]
            { $concession ->
                [no] Rozgrywający odkrywa trzy karty musika, tak że widzą je wszyscy, i bierze je na rękę.
               *[other]
                    Rozgrywający odkrywa trzy karty musika, tak że widzą je wszyscy, i bierze je na rękę. Teraz, zanim
                    odda
                    komukolwiek kartę, może rzucić bombę (T22).
            }
    }
    .title = Musik
    .source = Sala gier

t10 =
    { $players ->
        [2]
            Rozgrywający odkłada dwie karty, z musika albo nie, zakryte: nikt inny ich nie widzi. Obaj mają wtedy po 10
            kart.
       *[other]
            Rozgrywający oddaje każdemu z dwóch przeciwników po jednej karcie, z musika albo nie, zakrytą: widzi ją
            tylko ten, kto ją dostaje. Wszyscy mają wtedy po 8 kart.
    }
    .title =
        { $players ->
            [2] Odkładanie dwóch kart
           *[other] Oddawanie kart
        }
    .source = Sala gier; że karty oddaje się zakryte, ustalono tutaj

t11 =
    { $raise_limit ->
        [held_marriages]
            Potem rozgrywający może podnieść kontrakt do wyższej wielokrotności { $step }: najwyżej do 120 i tyle, ile
            są
            warte meldunki { $players ->
                [2] w dziesięciu kartach, które mu zostały
               *[other] w ośmiu kartach, które mu zostały
            }, ale nigdy ponad 400. To, co wylicytowano, jest ważne
            zawsze, nawet jeśli jest wyższe.
       *[other]
            Potem rozgrywający może podnieść kontrakt do dowolnej wyższej wielokrotności { $step }, najwyżej do 400,
            albo
            zostawić go bez zmiany.
    }
    .title = Podnoszenie kontraktu
    .source = Sala gier; ograniczenie według meldunków to opcja, którą mają też ogłoszone zasady

t12 =
    W pierwszą lewę wychodzi rozgrywający, w każdą następną ten, kto wziął poprzednią. Lewę bierze najstarszy atut;
    jeśli nie ma w niej atutu, najstarsza karta koloru wyjścia.
    .title = Lewy
    .source = Sala gier

t13 =
    { $must_trump ->
        [no]
            Dokładaj do koloru, jeśli możesz: kto ma karty koloru wyjścia, musi zagrać jedną z nich. Kto ich nie ma,
            może zagrać dowolną kartę.
       *[yes]
            Dokładaj do koloru, jeśli możesz: kto ma karty koloru wyjścia, musi zagrać jedną z nich. Kto ich nie ma,
            musi zagrać atut, jeśli jest kolor atutowy i ma atut na ręce. Kto nie ma ani jednego, ani drugiego, może
            zagrać dowolną kartę.
    }
    .title = Dokładanie do koloru
    .source = Ustalono tutaj

t14 =
    { $must_beat ->
        [yes]
            { $must_trump ->
                [no]
                    Jeśli dokładasz do koloru, przebij najstarszą kartę lewy, o ile możesz: spośród kart, które wolno ci
                    zagrać, musisz zagrać taką, która ją przebija, jeśli ją masz. Gdy lewę bije już atut, a ty dokładasz
                    do innego koloru, żadna twoja karta go nie przebije i wybierasz swobodnie. Kto nie może dołożyć do
                    koloru, nie ma tego obowiązku.
               *[yes]
                    Przebij najstarszą kartę lewy, o ile możesz: spośród kart, które zostawia ci obowiązek dokładania do
                    koloru lub zagrania atutu, musisz zagrać taką, która ją przebija, jeśli ją masz. Gdy lewę bije już
                    atut, a ty dokładasz do innego koloru, żadna twoja karta go nie przebije i wybierasz swobodnie.
            }
       *[no]
            Nie ma obowiązku przebijania. Z kart, które wolno ci zagrać (T13), możesz wybrać dowolną, wysoką albo niską.
    }
    .title = Przebijanie
    .source = Ustalono tutaj; ogłoszone zasady mówią i tak, i tak

t15 =
    { $must_trump ->
        [no] Kto nie może dołożyć do koloru, nie musi grać atutu.
       *[yes] Kto nie może dołożyć do koloru, musi zagrać atut, nawet do lewy, którą bije już starszy atut.
    }
    .title = Zagranie atutu
    .source = Ustalono tutaj; ogłoszone zasady mówią i tak, i tak

t16 =
    Jeśli wychodzisz w lewę i masz na ręce króla i damę jednego koloru, możesz wyjść jedną z tych kart i zameldować.
    Meldunek liczy ci się od razu, obojętnie kto weźmie lewę. Meldować mogą także obrońcy. Nikt nie musi meldować.
    .title = Meldowanie
    .source = Sala gier

t17 =
    Kolor zameldowany jest atutem już od tej lewy, dopóki nie zastąpi go inny meldunek. Przed pierwszym meldunkiem w
    rozdaniu atutu nie ma.
    .title = Atut
    .source = Sala gier

t18 =
    { $first_trick_marriage ->
        [yes] Zameldować można także przy wyjściu w pierwszą lewę.
       *[no]
            { $ace_marriage ->
                [yes] Przy wyjściu w pierwszą lewę meldować nie wolno.
               *[no]
                    { $players ->
                        [2] Przy wyjściu w pierwszą lewę meldować nie wolno.
                       *[other]
                            Przy wyjściu w pierwszą lewę meldować nie wolno. Dlatego nikt nie może zdobyć w rozdaniu
                            więcej niż 360 punktów: wszystkie cztery meldunki zajmują całą rękę, a już pierwsza zagrana
                            karta psuje jeden z nich.
                    }
            }
    }
    .title = Meldunek w pierwszej lewie
    .source = Sala gier; odwrotność to opcja z ogłoszonych zasad

t19 =
    Meldując, musisz mieć na ręce obie karty. Gdy zagrasz króla lub damę bez meldowania, ten meldunek przepada.
    .title = Stracony meldunek
    .source = Sala gier

t20 =
    Punkty rozgrywającego, z lew i meldunków, bierze się dokładnie, bez zaokrąglania. Jeśli wystarczają na kontrakt,
    rozgrywający zapisuje kontrakt i nic ponadto; jeśli nie, tyle samo traci. Przy kontrakcie 140 za 153 punkty zapisuje
    się +140, a za 139 punktów −140.
    .title = Wynik rozgrywającego
    .source = Sala gier

t21 =
    { $step ->
        [10]
            Każdy obrońca zapisuje to, co sam zdobył w lewach i meldunkach, w zaokrągleniu do najbliższych 10: 4 punkty
            liczą się jako 0, 5 jako 10, 14 jako 10, a 15 jako 20. Nie ma znaczenia, co się stało z kontraktem.
       *[5]
            Każdy obrońca zapisuje to, co sam zdobył w lewach i meldunkach, w zaokrągleniu do najbliższych 5: 2 punkty
            liczą się jako 0, 3 jako 5, 7 jako 5, a 8 jako 10. Nie ma znaczenia, co się stało z kontraktem.
    }
    .title = Wynik obrońców
    .source = Sala gier; zaokrąglanie do 10 to opcja z ogłoszonych zasad

t22 =
    { $concession ->
        [bomb]
            Po pokazaniu musika, { $players ->
                [2] a przed odłożeniem karty
               *[other] a przed oddaniem karty
            } rozgrywający może rzucić bombę, to znaczy zrezygnować z
            rozgrywki. Zapisuje wtedy 0. Pierwsza bomba gracza w partii { $players ->
                [2] nic nie daje drugiemu; za każdą następną drugi zapisuje 60.
                [4] nic nie daje pozostałym; za każdą następną każdy z nich zapisuje 40, pauzujący też.
               *[other] nic nie daje pozostałym; za każdą następną każdy z nich zapisuje 60.
            }
        [bomb_home]
            Po pokazaniu musika, { $players ->
                [2] a przed odłożeniem karty
               *[other] a przed oddaniem karty
            } rozgrywający może rzucić bombę, to znaczy zrezygnować z
            rozgrywki. { $players ->
                [2] Drugi zapisuje wtedy 60.
                [4] Każdy z pozostałych zapisuje wtedy 40, pauzujący też.
               *[other] Każdy z pozostałych zapisuje wtedy 60.
            } Pierwsza bomba gracza w partii jest darmowa i rozgrywający
            zapisuje 0; każda następna kosztuje go kontrakt, czyli ostatnią odzywkę.
        [write_off]
            Po pokazaniu musika, { $players ->
                [2] a przed odłożeniem karty
               *[other] a przed oddaniem karty
            } rozgrywający może odpisać kontrakt, to znaczy zrezygnować z
            rozgrywki, chyba że jest na beczce. Traci wtedy kontrakt, czyli ostatnią odzywkę, a każdy obrońca zapisuje
            jego połowę, zaokrągloną w górę do wielokrotności { $step }: { $step ->
                [10] 50 przy kontrakcie 100, 60 przy 110 lub 120, 70 przy 130 lub 140.
               *[5] 50 przy kontrakcie 100, 55 przy 105 lub 110, 65 przy 125 lub 130.
            }
            Rozdanie, którego nie rozegrano, nie jest dla nikogo rozdaniem bez lewy.
        [no] Rozgrywający nie może rzucić bomby: każde rozdanie się rozgrywa.
       *[award]
            { $step ->
                [10]
                    Po pokazaniu musika, { $players ->
                        [2] a przed odłożeniem karty
                       *[other] a przed oddaniem karty
                    } rozgrywający może rzucić bombę, to znaczy zrezygnować z
                    rozgrywki, chyba że jest na beczce. Zapisuje wtedy 0, a każdy obrońca połowę kontraktu, zaokrągloną
                    w
                    górę do wielokrotności 10, lecz nie mniej niż 60: 60 przy kontrakcie od 100 do 120, 70 przy 130 lub
                    140, 110 przy 210 lub 220, 200 przy 400. Kontraktem jest ostatnia odzywka. Rozdanie zakończone bombą
                    nie jest dla nikogo rozdaniem bez punktu.
               *[5]
                    Po pokazaniu musika, { $players ->
                        [2] a przed odłożeniem karty
                       *[other] a przed oddaniem karty
                    } rozgrywający może rzucić bombę, to znaczy zrezygnować z
                    rozgrywki, chyba że jest na beczce. Zapisuje wtedy 0, a każdy obrońca połowę kontraktu, zaokrągloną
                    w
                    górę do wielokrotności 5, lecz nie mniej niż 60: 60 przy kontrakcie od 100 do 120, 65 przy 125 lub
                    130, 70 przy 135 lub 140, 110 przy 215, 200 przy 400. Kontraktem jest ostatnia odzywka. Rozdanie
                    zakończone bombą nie jest dla nikogo rozdaniem bez punktu.
            }
    }
    .title = Bomba
    .source = Sala gier; inne bomby z polskich zasad, odpisywanie z rosyjskich; że nie jest to rozdanie bez punktu, ustalono tutaj

t23 =
    { $concession ->
        [award]
            Dwie bomby w partii są darmowe; trzecia kosztuje gracza 120 punktów. Potem liczy się od nowa, tak że
            kosztuje
            co trzecia.
       *[other] Kara za trzecią bombę w tej grze nie obowiązuje.
    }
    .title = Trzecia bomba
    .source = Sala gier; liczenie od nowa ustalono tutaj

t24 =
    { $empty_hand ->
        [tricks]
            Kto w rozegranym rozdaniu nie weźmie ani jednej lewy, także rozgrywający, ma rozdanie puste, ilekolwiek ma w
            nim punktów. Dwa takie rozdania w partii są darmowe; trzecie kosztuje gracza 120 punktów i liczy się od
            nowa.
            Na beczce się ich nie liczy.
        [no] Liczenie rozdań bez punktu w tej grze nie obowiązuje.
       *[points]
            Kto w rozegranym rozdaniu nie zdobędzie ani jednego punktu, także rozgrywający, ma rozdanie bez punktu. 2
            punkty zaokrąglone do 0 to nie rozdanie bez punktu. Dwa takie rozdania w partii są darmowe; trzecie kosztuje
            gracza 120 punktów i liczy się od nowa. Na beczce się ich nie liczy.
    }
    .title = Rozdanie bez punktu
    .source = Sala gier; liczenie według lew z rosyjskich zasad; liczenie od nowa ustalono tutaj

t25 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [yes]
                    Suma { $barrel } lub więcej po rozdaniu staje się { $barrel }, jakkolwiek jest wysoka, chyba że
                    wygrywa (T31): gracz jest na beczce. Rozdanie, które go tam zaprowadziło, nie jest żadnym z trzech,
                    o
                    których mówi T28. Wszędzie, gdzie zasady mówią „na beczce”, chodzi o stan przed rozdaniem.
               *[no]
                    Suma od { $barrel } do { $last } po rozdaniu staje się { $barrel }: gracz jest na beczce. Rozdanie,
                    które go tam zaprowadziło, nie jest żadnym z trzech, o których mówi T28. Wszędzie, gdzie zasady
                    mówią
                    „na beczce”, chodzi o stan przed rozdaniem.
            }
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Wejście na beczkę
    .source = Sala gier; że samo to rozdanie się nie liczy, ustalono tutaj

t26 =
    { $endgame ->
        [barrel]
            Żeby zejść z beczki i wygrać, trzeba jako rozgrywający zrobić kontrakt co najmniej 120 w jednym z trzech
            następnych rozdań. Liczy się kontrakt ostateczny, po podniesieniu.
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Zejście z beczki
    .source = Sala gier; że liczy się kontrakt ostateczny, ustalono tutaj

t27 =
    { $endgame ->
        [barrel]
            Na beczce punkty zdobyte w obronie nic nie dodają, podobnie jak to, co przypada za cudzą bombę. Zrobiony
            kontrakt poniżej 120 niczego nie zmienia i zużywa jedno z trzech rozdań. Niezrobiony kontrakt, jakikolwiek,
            zostaje odjęty, a gracz spada z beczki { $third_fall_resets ->
                [yes] i ma upadek (T39).
               *[no] bez dalszej kary, nawet w trzecim rozdaniu.
            } Na beczce nie wolno rzucić
            bomby.
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Co się liczy na beczce
    .source = Ustalono tutaj

t28 =
    { $endgame ->
        [barrel]
            Po trzech rozdaniach rozegranych na beczce bez powodzenia gracz traci 120 punktów, ma odtąd { $fallen } i
            spada z beczki.
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Trzy rozdania na beczce
    .source = Sala gier, co do trzech rozdań; karę ustalono tutaj, mają ją też rosyjskie zasady

t29 =
    { $endgame ->
        [barrel]
            { $conceded_deal_uses_barrel ->
                [yes] Rozdanie, które ktoś inny kończy bombą, zużywa jedno z trzech rozdań, jak każde inne.
               *[no] Rozdanie, które ktoś inny kończy bombą, nie zużywa żadnego z trzech rozdań.
            }
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Cudza bomba a beczka
    .source = Ustalono tutaj; według rosyjskich zasad takie rozdanie się liczy

t30 =
    { $endgame ->
        [barrel]
            { $barrel_exclusive ->
                [yes]
                    Na beczce może być tylko jeden gracz. Kto na nią wchodzi, zrzuca tego, kto na niej był, a zrzucony
                    traci 120 punktów, jeden raz. Z kilku, którzy wchodzą w tym samym rozdaniu, zostaje ten, kto ma
                    największą sumę, zanim stanie się ona { $barrel }, a pozostali mają { $fallen }; przy równych sumach
                    zostaje
                    rozgrywający, a jeśli żaden nim nie jest, ten, kto siedzi pierwszy za rozdającym.
               *[no] Na beczce może być kilku graczy jednocześnie.
            }
       *[other] Beczki nie ma: ta zasada w tej grze nie obowiązuje.
    }
    .title = Kilku na beczce
    .source = Ustalono tutaj; beczka dla jednego to opcja z ogłoszonych zasad

t31 =
    { $barrel_required ->
        [yes]
            Wygrać może tylko gracz, który jest na beczce: jako rozgrywający, robiąc kontrakt co najmniej 120 (T26), z
            którym ma { $target } lub więcej. Każda inna suma { $target } lub więcej staje się { $barrel } (T25).
       *[no]
            { $endgame ->
                [barrel]
                    Suma { $target } lub więcej wygrywa partię, także bez wchodzenia na beczkę i także w obronie.
                [lock]
                    Suma { $target } lub więcej wygrywa partię, także w obronie, jeśli gracz nie był za progiem (T38).
               *[none] Suma { $target } lub więcej wygrywa partię, także w obronie.
            } { $winner_first ->
                [declarer]
                    Jeśli kilku graczy osiąga ją w jednym rozdaniu, wygrywa rozgrywający, o ile jest wśród nich; jeśli
                    nie, większa suma, a przy równych sumach ten, kto siedzi pierwszy za rozdającym.
               *[total]
                    Jeśli dwóch graczy osiąga ją w jednym rozdaniu, wygrywa większa suma; przy równych sumach
                    rozgrywający, a jeśli żaden nim nie jest, ten, kto siedzi pierwszy za rozdającym.
            }
    }
    .title = Wygrana
    .source = Sala gier; co się dzieje, gdy dwóch dochodzi naraz, ustalono tutaj, a rozgrywający jest pierwszy jak w Kurniku

t32 =
    { $endgame ->
        [barrel]
            Rozdanie rozlicza się w tej kolejności: wyniki; { $concession ->
                [award] kary za bomby i rozdania bez punktu
               *[other] kary, jeśli jakieś są
            }; trzy rozdania na
            beczce;
            wygrana; potem sumy z zakresu beczki stają się { $barrel }. To ostatnie robi się także w rozdaniu
            wygrywającym, u graczy, którzy nie wygrali.
            { $barrel_exclusive ->
                [yes] Wtedy też nowy zrzuca tego, kto był na beczce (T30).
               *[no] {""}
            }
       *[other] Rozdanie rozlicza się w tej kolejności: wyniki; kary, jeśli jakieś są; wygrana.
    }
    .title = Kolejność rozliczania
    .source = Ustalono tutaj

t33 =
    Suma może spaść poniżej zera, dowolnie nisko.
    .title = Sumy ujemne
    .source = Ustalono tutaj

t34 =
    { $ace_marriage ->
        [yes]
            Jeśli wychodzisz w lewę i masz na ręce wszystkie cztery asy, możesz wyjść jednym z nich i je zameldować.
            Liczą
            ci się od razu jako 200 punktów, obojętnie kto weźmie lewę, a atutu nie zmieniają. Poza tym są jak meldunek:
            liczą się na kontrakt i w obronie, podnoszą granice z T8 i T11, a T18 dotyczy także ich. Gdy zagrasz asa bez
            meldowania, asy przepadają.
       *[no] Meldowanie czterech asów w tej grze nie obowiązuje.
    }
    .title = Cztery asy
    .source = Opcja z ogłoszonych zasad: 1000cardgame.com, 1xGames i rosyjskie programy

t35 =
    { $redeal_four_nines ->
        [yes]
            Gracz, któremu rozdano wszystkie cztery dziewiątki, może zamiast pierwszej odzywki lub pasa poprosić o nowe
            rozdanie, także ten, kto otwiera. Rozdanie jest wtedy nieważne: niczego się nie zapisuje ani nie liczy i
            rozdaje jeszcze raz ten sam gracz. Po odzywce lub pasie to prawo przepada. { $players ->
                [2] Dziewiątka z musika się nie liczy.
               *[other] Dziewiątka z musika albo od rozgrywającego się nie liczy.
            } Dziewiątek się nie pokazuje.
       *[no] Nowe rozdanie za cztery dziewiątki w tej grze nie obowiązuje.
    }
    .title = Nowe rozdanie za cztery dziewiątki
    .source = Kurnik, 1000cardgame.com i rosyjskie zasady; że liczą się tylko dziewiątki rozdane, ustalono tutaj

t36 =
    { $blind_bid ->
        [yes]
            Gracz, który otwiera, może licytować 120 w ciemno, nie oglądając kart, jeśli ma co najmniej 240 punktów i
            nikt
            nie jest na beczce. Jeśli ktoś zalicytuje wyżej, rozdanie jest zwyczajne. Jeśli wszyscy inni spasują,
            kontrakt
            pozostaje 120, a bomby rzucić nie wolno; zrobiony daje 240, niezrobiony kosztuje 240. Obrońcy zapisują swoje
            jak zawsze. Kto ma cztery dziewiątki, nie licytuje w ciemno tam, gdzie obowiązuje T35.
       *[no] Licytacja w ciemno w tej grze nie obowiązuje.
    }
    .title = W ciemno
    .source = 1000cardgame.com i rosyjskie programy; że kontraktu się nie podnosi, ustalono tutaj

t37 =
    { $golden_deal ->
        [yes]
            { $players ->
                [2] Pierwsze dwa rozdania
                [4] Pierwsze cztery rozdania
               *[other] Pierwsze trzy rozdania
            } partii są złote: nie ma licytacji, a T35 i T36 nie obowiązują. Rozgrywającym jest gracz
            siedzący za rozdającym; { $players ->
                [2] wybiera musik, odkłada dwie karty
               *[other] bierze musik, oddaje karty
            } i gra dokładnie za 120: kontraktu podnieść nie może, bomby
            rzucić też nie. Wyniki się podwajają: 120 rozgrywającego liczy się jako 240, na plus albo na minus, a
            zaokrąglone punkty obrońców dwa razy. Kar się nie podwaja.
       *[no] Złote rozdania w tej grze nie obowiązują.
    }
    .title = Złote rozdania
    .source = 1000cardgame.com i rosyjskie programy

t38 =
    { $endgame ->
        [lock]
            Gracz, który ma przed rozdaniem { $locked } lub więcej, a więc do wygranej brakuje mu najwyżej
            { $lock_width }, jest za progiem i zyskuje tylko jako rozgrywający: punkty zdobyte w obronie i to, co
            przypada
            za cudzą bombę, nic nie dodają. Straty liczą się w całości, a poniżej { $locked } gracz znów jest wolny. Za
            progiem może być dowolnie wielu graczy.
       *[other] Próg w tej grze nie obowiązuje.
    }
    .title = Próg
    .source = Kurnik i inne polskie zasady

t39 =
    { $third_fall_resets ->
        [yes]
            Zejść z beczki bez wygranej to upadek: po trzech rozdaniach, z niezrobionym kontraktem albo gdy zrzuca kto
            inny; jedno rozdanie to najwyżej jeden upadek. Po trzecim upadku suma gracza staje się 0, jakakolwiek by
            była, i liczy się od nowa. { $barrel_exclusive ->
                [yes] Kto na nią wchodzi, lecz nie zostaje (T30), nie ma upadku.
               *[no] {""}
            } Robi się to na samym końcu kolejności z T32.
       *[no] Kara za trzeci upadek w tej grze nie obowiązuje.
    }
    .title = Trzeci upadek
    .source = Rosyjskie zasady

t40 =
    { $dump_truck ->
        [plus] Jeśli po rozdaniu suma gracza zmieni się na dokładnie 555, staje się 0. Robi się to po wszystkim innym.
        [both]
            Jeśli po rozdaniu suma gracza zmieni się na dokładnie 555 albo −555, staje się 0. Robi się to po wszystkim
            innym.
       *[no] Wywrotka w tej grze nie obowiązuje.
    }
    .title = Wywrotka
    .source = Rosyjskie zasady

t41 =
    { $players ->
        [2]
            We dwóch gra się dziesięć lew po dwie karty. Musika, którego nie wybrano, nie pokazuje się nigdy, nawet po
            rozdaniu, ani też dwóch odłożonych kart.
            { $leftovers ->
                [nobody] Punkty tych czterech kart nie liczą się nikomu.
               *[last_trick]
                    Kto bierze ostatnią lewę, dostaje też punkty tych czterech kart, zanim się sprawdzi, czy kontrakt
                    jest wykonany: za niewybrane asa i 9 oraz odłożone króla i waleta 17 punktów. Po bombie nie dostaje
                    ich nikt. { $empty_hand ->
                        [points] Dopiero potem sprawdza się, kto ma rozdanie bez punktu (T24).
                       *[other] {""}
                    }
            }
       *[other] Zasady dla dwóch graczy w tej grze nie obowiązują.
    }
    .title = We dwóch
    .source = Kurnik, polskie zasady i Elten; że pozostałe karty są zakryte, według zagraj

t42 =
    { $players ->
        [4]
            Każdy po kolei rozdaje i pauzuje; trzej pozostali grają według T5 do T21. Pauzujący nie ma kart i nie
            zdobywa punktów.
            { $empty_hand ->
                [no] {""}
               *[other] Nie jest to dla niego rozdanie bez punktu (T24).
            } { $endgame ->
                [barrel] Rozdanie, w którym pauzuje, nie jest żadnym z trzech na beczce (T28).
               *[other] {""}
            }
            { $sitter ->
                [talon]
                    Za musik w chwili rozdania zapisuje 50 za każdego asa i tyle, ile jest wart meldunek, który w nim
                    leży, także po bombie i nigdy podwójnie: 130 za asa z królem i damą karo. Kto zyskuje tylko jako
                    rozgrywający, nie zapisuje za to nic.
                    Te punkty mogą dać wygraną, tak jak punkty obrońcy.
               *[nothing] Musik nic mu nie daje.
            }
       *[other] Zasady dla czterech graczy w tej grze nie obowiązują.
    }
    .title = We czterech
    .source = Rosyjskie zasady, za musik Kurnik; kto zyskuje tylko jako rozgrywający, ustalono tutaj
