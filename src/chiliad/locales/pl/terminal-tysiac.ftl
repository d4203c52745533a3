### Stół Tysiąca w terminalu. Zmienne są objaśnione w en/terminal.ftl i en/terminal-tysiac.ftl.

## Co się dzieje

tysiac-dealt-talon = Musik, zakryty: { $cards }.
tysiac-bids =
    { $who ->
        [you] Licytujesz { $points }.
       *[other] { $name } licytuje { $points }.
    }
tysiac-passes =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
tysiac-talon =
    { $who ->
        [you] Rozgrywasz za { $bid }. Musik: { $cards }.
       *[other] { $name } rozgrywa za { $bid }. Musik: { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] Rzucasz bombę przy { $contract }.
               *[other] { $name } rzuca bombę przy { $contract }.
            }
        [write_off]
            { $who ->
                [you] Odpisujesz kontrakt { $contract }.
               *[other] { $name } odpisuje kontrakt { $contract }.
            }
       *[other]
            { $who ->
                [you] Rzucasz bombę przy { $contract }.
               *[other] { $name } rzuca bombę przy { $contract }.
            }
    }
tysiac-gives-you = Dostajesz kartę od gracza { $name }: { $card_acc }.
tysiac-gives-hidden = { $receiver } dostaje kartę od gracza { $name }.
tysiac-gives =
    { $who ->
        [you] { $receiver } dostaje od ciebie { $card_acc }.
       *[other] { $receiver } dostaje od gracza { $name }: { $card_acc }.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] Podnosisz kontrakt do { $points }.
               *[other] { $name } podnosi kontrakt do { $points }.
            }
       *[no]
            { $who ->
                [you] Twój kontrakt: { $points }.
               *[other] { $name }, kontrakt: { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] Wychodzisz { $card_ins }.
       *[other] { $name } wychodzi { $card_ins }.
    }
tysiac-plays =
    { $who ->
        [you] Zagrywasz { $card_acc }.
       *[other] { $name } zagrywa { $card_acc }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] Wychodzisz { $card_ins } i meldujesz piki, { $points } punktów. Atutem są piki.
               *[other] { $name } wychodzi { $card_ins } i melduje piki, { $points } punktów. Atutem są piki.
            }
        [h]
            { $who ->
                [you] Wychodzisz { $card_ins } i meldujesz kiery, { $points } punktów. Atutem są kiery.
               *[other] { $name } wychodzi { $card_ins } i melduje kiery, { $points } punktów. Atutem są kiery.
            }
        [d]
            { $who ->
                [you] Wychodzisz { $card_ins } i meldujesz kara, { $points } punktów. Atutem są kara.
               *[other] { $name } wychodzi { $card_ins } i melduje kara, { $points } punktów. Atutem są kara.
            }
       *[c]
            { $who ->
                [you] Wychodzisz { $card_ins } i meldujesz trefle, { $points } punktów. Atutem są trefle.
               *[other] { $name } wychodzi { $card_ins } i melduje trefle, { $points } punktów. Atutem są trefle.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $points ->
                [one]
                    { $who ->
                        [you] Bierzesz ostatnią lewę, { $points } punkt: razem { $made }.
                       *[other] { $name } bierze ostatnią lewę, { $points } punkt: razem { $made }.
                    }
                [few]
                    { $who ->
                        [you] Bierzesz ostatnią lewę, { $points } punkty: razem { $made }.
                       *[other] { $name } bierze ostatnią lewę, { $points } punkty: razem { $made }.
                    }
               *[many]
                    { $who ->
                        [you] Bierzesz ostatnią lewę, { $points } punktów: razem { $made }.
                       *[other] { $name } bierze ostatnią lewę, { $points } punktów: razem { $made }.
                    }
            }
       *[no]
            { $points ->
                [one]
                    { $who ->
                        [you] Bierzesz lewę, { $points } punkt: dotąd { $made }.
                       *[other] { $name } bierze lewę, { $points } punkt: dotąd { $made }.
                    }
                [few]
                    { $who ->
                        [you] Bierzesz lewę, { $points } punkty: dotąd { $made }.
                       *[other] { $name } bierze lewę, { $points } punkty: dotąd { $made }.
                    }
               *[many]
                    { $who ->
                        [you] Bierzesz lewę, { $points } punktów: dotąd { $made }.
                       *[other] { $name } bierze lewę, { $points } punktów: dotąd { $made }.
                    }
            }
    }

## Co przyniosło rozdanie

tysiac-scored-made =
    { $who ->
        [you] Zdobywasz { $points } przy kontrakcie { $contract }: plus { $contract }.
       *[other] { $name } zdobywa { $points } przy kontrakcie { $contract }: plus { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] Zdobywasz { $points }, mniej niż kontrakt { $contract }: minus { $contract }.
       *[other] { $name } zdobywa { $points }, mniej niż kontrakt { $contract }: minus { $contract }.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Twoja bomba: nic nie zapisujesz.
               *[other] { $name } za swoją bombę nic nie zapisuje.
            }
        [write_off]
            { $who ->
                [you] Odpisujesz kontrakt: nic nie zapisujesz.
               *[other] { $name } odpisuje kontrakt i nic nie zapisuje.
            }
       *[other]
            { $who ->
                [you] Twoja bomba: nic nie zapisujesz.
               *[other] { $name } za swoją bombę nic nie zapisuje.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] Zdobywasz { $points }, ale kontrakt { $contract } nie daje zejść z beczki: zero punktów.
       *[other] { $name } zdobywa { $points }, ale kontrakt { $contract } nie daje zejść z beczki: zero punktów.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] Siedzisz na beczce i nie rozgrywasz: zero punktów.
       *[other] { $name } siedzi na beczce i nie rozgrywa: zero punktów.
    }
tysiac-scored-award =
    { $who ->
        [you] Tyle dostajesz za cudzą bombę: plus { $score }.
       *[other] Tyle { $name } dostaje za cudzą bombę: plus { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] Zdobywasz { $points } w obronie: plus { $score }.
       *[other] { $name } zdobywa { $points } w obronie: plus { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] Zdobywasz { $points } w obronie, po zaokrągleniu plus { $score }.
       *[other] { $name } zdobywa { $points } w obronie, po zaokrągleniu plus { $score }.
    }
tysiac-counted-concessions =
    { $who ->
        [you] To twoja bomba { $count } z { $free } darmowych.
       *[other] { $name }: to bomba { $count } z { $free } darmowych.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Zero: to twoje rozdanie bez punktu, { $count } z { $free } darmowych.
       *[other] { $name }, zero: rozdanie bez punktu, { $count } z { $free } darmowych.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] O jedną bombę za dużo: tracisz { $penalty }.
       *[other] O jedną bombę za dużo: { $name } traci { $penalty }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] O jedno rozdanie bez punktu za dużo: tracisz { $penalty }.
       *[other] O jedno rozdanie bez punktu za dużo: { $name } traci { $penalty }.
    }
tysiac-barrel-stops =
    { $who ->
        [you] Twój wynik zatrzymuje się na { $total }: z tych punktów { $lost } się nie liczy.
       *[other] { $name } zatrzymuje się na { $total }: z tych punktów { $lost } się nie liczy.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] Wchodzisz na beczkę, masz { $total } i { $deals } rozdanie, żeby z niej wygrać.
               *[other] { $name } wchodzi na beczkę, ma { $total } i { $deals } rozdanie, żeby z niej wygrać.
            }
        [few]
            { $who ->
                [you] Wchodzisz na beczkę, masz { $total } i { $deals } rozdania, żeby z niej wygrać.
               *[other] { $name } wchodzi na beczkę, ma { $total } i { $deals } rozdania, żeby z niej wygrać.
            }
       *[many]
            { $who ->
                [you] Wchodzisz na beczkę, masz { $total } i { $deals } rozdań, żeby z niej wygrać.
               *[other] { $name } wchodzi na beczkę, ma { $total } i { $deals } rozdań, żeby z niej wygrać.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] Zostajesz na beczce, masz jeszcze { $left } rozdanie.
               *[other] { $name } zostaje na beczce, ma jeszcze { $left } rozdanie.
            }
        [few]
            { $who ->
                [you] Zostajesz na beczce, masz jeszcze { $left } rozdania.
               *[other] { $name } zostaje na beczce, ma jeszcze { $left } rozdania.
            }
       *[many]
            { $who ->
                [you] Zostajesz na beczce, masz jeszcze { $left } rozdań.
               *[other] { $name } zostaje na beczce, ma jeszcze { $left } rozdań.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] To twoje ostatnie rozdanie na beczce: tracisz { $penalty } i spadasz z niej.
       *[other] { $name } ma za sobą ostatnie rozdanie na beczce: traci { $penalty } i spada z niej.
    }
tysiac-barrel-left =
    { $who ->
        [you] Spadasz z beczki.
       *[other] { $name } spada z beczki.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] Ktoś inny zajmuje beczkę: tracisz { $penalty } i spadasz z niej.
       *[other] Ktoś inny zajmuje beczkę: { $name } traci { $penalty } i spada z niej.
    }

## Co leży odkryte

tysiac-table-dealer =
    { $who ->
        [you] Rozdajesz ty.
       *[other] Rozdaje { $name }.
    }
tysiac-table-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name }: pas.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] Jeszcze nie licytujesz.
               *[other] { $name } jeszcze nie licytuje.
            }
       *[other]
            { $who ->
                [you] Licytujesz { $points }.
               *[other] { $name } licytuje { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] Rozgrywasz za { $points }. Musik: { $cards }.
       *[other] { $name } rozgrywa za { $points }. Musik: { $cards }.
    }
tysiac-table-trump =
    { $suit ->
        [s] Atut: pik.
        [h] Atut: kier.
        [d] Atut: karo.
        [c] Atut: trefl.
       *[none] Atutu jeszcze nie ma.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] Masz zdobyte { $points } i na ręce { $count } kartę.
               *[other] { $name } ma zdobyte { $points } i na ręce { $count } kartę.
            }
        [few]
            { $who ->
                [you] Masz zdobyte { $points } i na ręce { $count } karty.
               *[other] { $name } ma zdobyte { $points } i na ręce { $count } karty.
            }
       *[many]
            { $who ->
                [you] Masz zdobyte { $points } i na ręce { $count } kart.
               *[other] { $name } ma zdobyte { $points } i na ręce { $count } kart.
            }
    }
tysiac-table-empty = Na stole nie ma żadnej karty.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] Na stole: { $items }. Atut: pik.
        [h] Na stole: { $items }. Atut: kier.
        [d] Na stole: { $items }. Atut: karo.
        [c] Na stole: { $items }. Atut: trefl.
       *[none] Na stole: { $items }. Bez atutu.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] Siedzisz na beczce, masz jeszcze { $left } rozdanie.
               *[other] { $name } siedzi na beczce, ma jeszcze { $left } rozdanie.
            }
        [few]
            { $who ->
                [you] Siedzisz na beczce, masz jeszcze { $left } rozdania.
               *[other] { $name } siedzi na beczce, ma jeszcze { $left } rozdania.
            }
       *[many]
            { $who ->
                [you] Siedzisz na beczce, masz jeszcze { $left } rozdań.
               *[other] { $name } siedzi na beczce, ma jeszcze { $left } rozdań.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] Twoje bomby: { $concessions } z { $free } darmowych. Rozdania bez punktu: { $empty } z { $free }.
       *[other] { $name }, bomby: { $concessions } z { $free } darmowych. Rozdania bez punktu: { $empty } z { $free }.
    }

## Tabela wyników

tysiac-sheet-ended =
    { $how ->
        [made] zrobiony
        [failed] niezrobiony
       *[conceded] bomba
    }
tysiac-sheet-declarer = rozgrywający
tysiac-sheet-locked = wynik zablokowany
tysiac-sheet-barrel =
    { $left ->
        [one] na beczce, jeszcze { $left } rozdanie
        [few] na beczce, jeszcze { $left } rozdania
       *[many] na beczce, jeszcze { $left } rozdań
    }
# B jak bomba.
tysiac-sheet-concession-sign = B
tysiac-sheet-concessions =
    { $count ->
        [0] bomba, która kosztowała punkty
        [one] { $count } bomba
        [few] { $count } bomby
       *[many] { $count } bomb
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] rozdanie bez punktu, które kosztowało punkty
        [one] { $count } rozdanie bez punktu
        [few] { $count } rozdania bez punktu
       *[many] { $count } rozdań bez punktu
    }
legend-made = kontrakt zrobiony
legend-failed = kontrakt niezrobiony
legend-conceded = bomba
# Beside an underlined figure.
legend-declarer = wynik rozgrywającego
legend-barrel = na beczce: kreska za każde pozostałe rozdanie
legend-concessions = bomby do tej pory; ! kosztowała punkty
legend-empty_hands =
    { $how ->
        [tricks] rozdania bez lewy do tej pory; trzecie, z !, kosztuje { $penalty }
       *[points] rozdania bez punktu do tej pory; trzecie, z !, kosztuje { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = Beczka: wynik nie przekracza { $barrel }, chyba że wygrywa. Kto na niej siedzi, ma trzy rozdania na kontrakt za co najmniej 120; jeśli go nie zrobi, traci 120 punktów.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Twoje karty leżą zakryte: zanim na nie spojrzysz, możesz zalicytować { $points } w ciemno.
       *[other] { $name } jeszcze nie patrzy na te karty i może zalicytować { $points } w ciemno.
    }
tysiac-bids-blind =
    { $who ->
        [you] Licytujesz { $points } w ciemno.
       *[other] { $name } licytuje { $points } w ciemno.
    }
tysiac-hand-seen =
    { $who ->
        [you] Patrzysz na swoje karty: { $cards }.
       *[other] { $name } patrzy na swoje karty: { $cards }.
    }
tysiac-hand-looked-at = { $name } patrzy teraz na swoje karty.
tysiac-redealt =
    { $who ->
        [you] Masz cztery dziewiątki i prosisz o nowe rozdanie.
       *[other] { $name } ma cztery dziewiątki i prosi o nowe rozdanie.
    }
tysiac-talon-golden =
    { $who ->
        [you] Złote rozdanie, bez licytacji: jego wynik liczy się podwójnie. Rozgrywasz za { $bid }. Musik: { $cards }.
       *[other] Złote rozdanie, bez licytacji: jego wynik liczy się podwójnie. { $name } rozgrywa za { $bid }. Musik: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] Rozgrywasz za { $bid } w ciemno: kontrakt liczy się podwójnie. Musik: { $cards }.
       *[other] { $name } rozgrywa za { $bid } w ciemno: kontrakt liczy się podwójnie. Musik: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] Wychodzisz { $card_ins } i meldujesz cztery asy, { $points } punktów.
       *[other] { $name } wychodzi { $card_ins } i melduje cztery asy, { $points } punktów.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] Rozdanie unieważnione: nikt nic nie zapisuje, rozdajesz jeszcze raz.
       *[other] Rozdanie unieważnione: nikt nic nie zapisuje, jeszcze raz rozdaje { $name }.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] Zdobywasz { $points } przy kontrakcie { $contract }, który liczy się podwójnie: plus { $score }.
       *[other] { $name } zdobywa { $points } przy kontrakcie { $contract }, który liczy się podwójnie: plus { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] Zdobywasz { $points }, mniej niż kontrakt { $contract }, który liczy się podwójnie: minus { $score }.
       *[other] { $name } zdobywa { $points }, mniej niż kontrakt { $contract }, który liczy się podwójnie: minus { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] Zdobywasz { $points } w obronie; { $rounded } podwojone: plus { $score }.
       *[other] { $name } zdobywa { $points } w obronie; { $rounded } podwojone: plus { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] Twoja bomba: minus { $points }.
               *[other] { $name } za swoją bombę: minus { $points }.
            }
        [write_off]
            { $who ->
                [you] Odpisujesz kontrakt: minus { $points }.
               *[other] { $name } odpisuje kontrakt: minus { $points }.
            }
       *[other]
            { $who ->
                [you] Twoja bomba: minus { $points }.
               *[other] { $name } za swoją bombę: minus { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] Nic nie dostajesz: to pierwsza bomba tego gracza.
       *[other] { $name } nic nie dostaje: to pierwsza bomba tego gracza.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Twój wynik jest zablokowany, a nie rozgrywasz: zero punktów.
       *[other] { $name } ma zablokowany wynik i nie rozgrywa: zero punktów.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] To twoja pierwsza bomba: za następną przeciwnik dostanie { $award }.
               *[other] { $name }: to pierwsza bomba, za następną przeciwnik dostanie { $award }.
            }
       *[other]
            { $who ->
                [you] To twoja pierwsza bomba: za następną każdy z pozostałych dostanie { $award }.
               *[other] { $name }: to pierwsza bomba, za następną każdy z pozostałych dostanie { $award }.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] To twoja pierwsza bomba: następna będzie kosztować tyle, ile kontrakt.
       *[other] { $name }: to pierwsza bomba, następna będzie kosztować tyle, ile kontrakt.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Ani jednej lewy: to twoje puste rozdanie, { $count } z { $free } darmowych.
       *[other] { $name }, ani jednej lewy: puste rozdanie, { $count } z { $free } darmowych.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] Osiągasz { $reached }, ale wygrać można tylko z beczki: twój wynik zatrzymuje się na { $total }.
       *[other] { $name } osiąga { $reached }, ale wygrać można tylko z beczki: wynik zatrzymuje się na { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] To twój upadek z beczki numer { $count }; upadek numer { $most } zeruje wynik.
       *[other] { $name }: to upadek z beczki numer { $count }; upadek numer { $most } zeruje wynik.
    }
tysiac-fall-last =
    { $who ->
        [you] To twój upadek z beczki numer { $count }: twój wynik spada do 0.
       *[other] { $name }: to upadek z beczki numer { $count }, wynik spada do 0.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] Twój wynik to dokładnie { $total }: spada do 0.
       *[other] { $name } ma dokładnie { $total }: wynik spada do 0.
    }
tysiac-locked =
    { $who ->
        [you] Twój wynik jest teraz zablokowany: powiększą go tylko własne kontrakty.
       *[other] { $name } ma teraz zablokowany wynik: powiększą go tylko własne kontrakty.
    }
tysiac-unlocked =
    { $who ->
        [you] Twój wynik nie jest już zablokowany.
       *[other] { $name } nie ma już zablokowanego wyniku.
    }
tysiac-table-blind =
    { $who ->
        [you] Licytujesz { $points } w ciemno.
       *[other] { $name } licytuje { $points } w ciemno.
    }
tysiac-table-doubled-blind = Kontrakt wylicytowano w ciemno, liczy się podwójnie.
tysiac-table-doubled-golden = To złote rozdanie: jego wynik liczy się podwójnie.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] Zostało { $left } złote rozdanie.
        [few] Zostały { $left } złote rozdania.
       *[many] Zostało { $left } złotych rozdań.
    }
tysiac-standing-locked =
    { $who ->
        [you] Twój wynik jest zablokowany: powiększą go tylko własne kontrakty.
       *[other] { $name } ma zablokowany wynik: powiększą go tylko własne kontrakty.
    }
tysiac-standing-falls =
    { $who ->
        [you] Twoje upadki z beczki: { $count }; upadek numer { $most } zeruje wynik.
       *[other] { $name }, upadki z beczki: { $count }; upadek numer { $most } zeruje wynik.
    }
tysiac-standing-concessions =
    { $who ->
        [you] Twoje bomby: { $concessions } z { $free } darmowych.
       *[other] { $name }, bomby: { $concessions } z { $free } darmowych.
    }
tysiac-standing-empty =
    { $who ->
        [you] Twoje puste rozdania: { $empty } z { $free }.
       *[other] { $name }, puste rozdania: { $empty } z { $free }.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = liczy się podwójnie
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] upadek z beczki, który wyzerował wynik
        [one] { $count } upadek z beczki
        [few] { $count } upadki z beczki
       *[many] { $count } upadków z beczki
    }
legend-doubled = liczy się podwójnie: złote albo w ciemno
legend-falls = upadki z beczki do tej pory; ! wyzerował wynik
legend-locked = wynik zablokowany: powiększają go tylko własne kontrakty
tysiac-sheet-rests = rozdaje i pauzuje
legend-rests = rozdaje i pauzuje

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = Musik { $number }, zakryty: { $cards }.
tysiac-won =
    { $who ->
        [you] Rozgrywasz za { $bid } i wybierasz jeden z dwóch musików.
       *[other] { $name } rozgrywa za { $bid } i wybiera jeden z dwóch musików.
    }
tysiac-won-golden =
    { $who ->
        [you] Złote rozdanie, bez licytacji: jego wynik liczy się podwójnie. Rozgrywasz za { $bid } i wybierasz jeden z dwóch musików.
       *[other] Złote rozdanie, bez licytacji: jego wynik liczy się podwójnie. { $name } rozgrywa za { $bid } i wybiera jeden z dwóch musików.
    }
tysiac-won-blind =
    { $who ->
        [you] Rozgrywasz za { $bid } w ciemno: kontrakt liczy się podwójnie. Wybierasz jeden z dwóch musików.
       *[other] { $name } rozgrywa za { $bid } w ciemno: kontrakt liczy się podwójnie. { $name } wybiera jeden z dwóch musików.
    }
tysiac-takes =
    { $who ->
        [you] Bierzesz musik { $number }: { $cards }.
       *[other] { $name } bierze musik { $number }: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] Odkładasz zakrytą kartę: { $card }.
       *[other] { $name } odkłada zakrytą kartę: { $card }.
    }
tysiac-lays-away-hidden = { $name } odkłada zakrytą kartę.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] Za karty poza grą dostajesz jeszcze { $points }: razem { $made }.
       *[other] Za karty poza grą { $name } dostaje jeszcze { $points }: razem { $made }.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] Pauzujesz w tym rozdaniu: bez punktów.
       *[other] { $name } pauzuje w tym rozdaniu: bez punktów.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] Pauzujesz w tym rozdaniu; za musik: plus { $score }.
       *[other] { $name } pauzuje w tym rozdaniu; za musik: plus { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] Pauzujesz w tym rozdaniu; { $bonus } za musik i { $award } za cudzą bombę: plus { $score }.
       *[other] { $name } pauzuje w tym rozdaniu; { $bonus } za musik i { $award } za cudzą bombę: plus { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] Rozdajesz i pauzujesz.
       *[other] { $name } rozdaje i pauzuje.
    }
tysiac-table-laid-away =
    { $who ->
        [you] Odłożone przez ciebie: { $cards }.
       *[other] { $name } ma odłożone: { $cards }.
    }
tysiac-score-declarer = Kto rozgrywał: { $names }?
    .brief = Rozgrywa
tysiac-score-contract = Za ile?
    .brief = Kontrakt
tysiac-score-points = { $name }, punkty z kart i meldunków:
    .brief = { $name }
    .hint = Do wyboru: reszta z kart, sama i z meldunkami.
tysiac-score-trick = { $name }: jest jakaś lewa? (tak, nie)
    .brief = { $name }, lewa
tysiac-score-talon = Trzy karty talonu:
    .brief = Talon
