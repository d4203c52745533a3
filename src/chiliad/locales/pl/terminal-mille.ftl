### Stół Mille w terminalu. Zmienne są objaśnione w en/terminal.ftl i en/terminal-mille.ftl.

## Co się dzieje

mille-up = Odkryta karta: { $card }.
mille-new-stock = Talon się skończył: stos, prócz wierzchniej karty, zostaje potasowany i staje się nowym talonem.
mille-draws =
    { $who ->
        [you] Dobierasz { $card_acc }.
       *[other] { $name } dobiera { $card_acc }.
    }
mille-draws-hidden =
    { $who ->
        [you] Dobierasz kartę.
       *[other] { $name } dobiera kartę.
    }
mille-uptwo =
    { $who ->
        [you] Bierzesz odkrytą { $card_acc }.
       *[other] { $name } bierze odkrytą { $card_acc }.
    }
mille-takes =
    { $who ->
        [you] Bierzesz stos i z { $top_ins } wykładasz: { $cards }.
       *[other] { $name } bierze stos i z { $top_ins } wykłada: { $cards }.
    }
mille-picks-up =
    { $count ->
        [one]
            { $who ->
                [you] Bierzesz na rękę { $count } kartę: { $cards }.
               *[other] { $name } bierze na rękę { $count } kartę: { $cards }.
            }
        [few]
            { $who ->
                [you] Bierzesz na rękę { $count } karty: { $cards }.
               *[other] { $name } bierze na rękę { $count } karty: { $cards }.
            }
       *[many]
            { $who ->
                [you] Bierzesz na rękę { $count } kart: { $cards }.
               *[other] { $name } bierze na rękę { $count } kart: { $cards }.
            }
    }
mille-lays =
    { $who ->
        [you] Wykładasz: { $cards }.
       *[other] { $name } wykłada: { $cards }.
    }
mille-adds =
    { $count ->
        [one]
            { $who ->
                [you] Dokładasz do swojej grupy { $rank }: { $cards }. Jest w niej { $count } karta.
               *[other] { $name } dokłada do swojej grupy { $rank }: { $cards }. Jest w niej { $count } karta.
            }
        [few]
            { $who ->
                [you] Dokładasz do swojej grupy { $rank }: { $cards }. Są w niej { $count } karty.
               *[other] { $name } dokłada do swojej grupy { $rank }: { $cards }. Są w niej { $count } karty.
            }
       *[many]
            { $who ->
                [you] Dokładasz do swojej grupy { $rank }: { $cards }. Jest w niej { $count } kart.
               *[other] { $name } dokłada do swojej grupy { $rank }: { $cards }. Jest w niej { $count } kart.
            }
    }
mille-discards =
    { $who ->
        [you] Odrzucasz { $card_acc }.
       *[other] { $name } odrzuca { $card_acc }.
    }
mille-pile-seven =
    { $who ->
        [you] Twoje siedem { $rank } leży w jednym stosiku.
       *[other] Uwaga: { $name } ma siedem { $rank } w jednym stosiku.
    }
mille-pile-eight =
    { $who ->
        [you] Odwracasz swoje osiem { $rank }: natural.
       *[other] { $name } odwraca swoje osiem { $rank }: natural.
    }
mille-few-cards =
    { $count ->
        [one]
            { $who ->
                [you] Masz już tylko { $count } kartę.
               *[other] { $name } ma już tylko { $count } kartę.
            }
        [few]
            { $who ->
                [you] Masz już tylko { $count } karty.
               *[other] { $name } ma już tylko { $count } karty.
            }
       *[many]
            { $who ->
                [you] Masz już tylko { $count } kart.
               *[other] { $name } ma już tylko { $count } kart.
            }
    }
mille-out =
    { $who ->
        [you] Kończysz!
       *[other] { $name } kończy.
    }
mille-blocked = Nie ma już czego dobrać: rozdanie jest zablokowane.
mille-stalemate = Odkąd potasowano stos, nikt nie wyłożył karty, więc nie tasuje się go ponownie: rozdanie jest zablokowane.

## Co przyniosło rozdanie (w Mille punkty są wielokrotnościami 5: zawsze „punktów”)

mille-scored =
    { $who ->
        [you] Masz { $laid } punktów w grupach i { $hand } na ręce.
       *[other] { $name } ma { $laid } punktów w grupach i { $hand } na ręce.
    }
mille-scored-out =
    { $who ->
        [you] Kończysz, mając { $laid } punktów w grupach.
       *[other] { $name } kończy, mając { $laid } punktów w grupach.
    }
mille-eight-set =
    { $who ->
        [you] Twoje osiem { $rank } bez jokera liczy się podwójnie, o { $points } więcej: gwiazdka.
       *[other] { $name } ma osiem { $rank } bez jokera, liczą się podwójnie, o { $points } więcej: gwiazdka.
    }
mille-out-natural =
    { $who ->
        [you] Kończysz bez jokerów: wszystkie twoje punkty podwójnie i gwiazdka.
       *[other] { $name } kończy bez jokerów: wszystkie punkty podwójnie i gwiazdka.
    }
mille-score =
    { $who ->
        [you] Zapisujesz { $score }.
       *[other] { $name } zapisuje { $score }.
    }
mille-chapeau =
    { $who ->
        [you] Poniżej zera: dostajesz kapelusz, a { $other } kreskę.
       *[other] Poniżej zera: { $name } dostaje kapelusz, a { $other } kreskę.
    }

## Wypłata; kwoty są w jednostkach stawki

payment-head =
    { $me ->
        [payer] Płacisz, { $payee } dostaje:
        [payee] { $payer } płaci, ty dostajesz:
       *[no] { $payer } płaci, { $payee } dostaje:
    }
payment-head-plain = Przegrany płaci wygranemu:
payment-game = { $amount } za partię
payment-difference = { $amount } za różnicę sum
payment-naturals =
    { $count ->
        [one] { $amount } za { $count } natural
        [few] { $amount } za { $count } naturale
       *[many] { $amount } za { $count } naturali
    }
payment-chapeaux =
    { $count ->
        [one] { $amount } za { $count } kapelusz
        [few] { $amount } za { $count } kapelusze
       *[many] { $amount } za { $count } kapeluszy
    }
payment-skunk = { $amount } za skunksa
payment-times =
    { $times ->
        [3] wszystko razy { $times }, bo przegrany jest poniżej zera
       *[other] wszystko razy { $times }, za skunksa
    }
payment-total-plain = Razem przegrany płaci wygranemu { $amount } (mała stawka { $small }).
payment-total =
    { $me ->
        [payer] Razem płacisz, a { $payee } dostaje { $amount } (mała stawka { $small }).
        [payee] Razem { $payer } płaci, a ty dostajesz { $amount } (mała stawka { $small }).
       *[no] Razem { $payer } płaci, a { $payee } dostaje { $amount } (mała stawka { $small }).
    }

## Co leży odkryte

mille-table-top =
    { $count ->
        [one] Stos: { $card }, { $count } karta. Talon: { $stock }.
        [few] Stos: { $count } karty, na wierzchu { $card }. Talon: { $stock }.
       *[many] Stos: { $count } kart, na wierzchu { $card }. Talon: { $stock }.
    }
mille-table-no-pack = Nie ma stosu. Talon: { $stock }.
mille-table-pack = W stosie: { $cards }.
mille-table-held =
    { $count ->
        [one]
            { $who ->
                [you] Masz na ręce { $count } kartę. Na stole masz:
               *[other] { $name } ma na ręce { $count } kartę, a na stole:
            }
        [few]
            { $who ->
                [you] Masz na ręce { $count } karty. Na stole masz:
               *[other] { $name } ma na ręce { $count } karty, a na stole:
            }
       *[many]
            { $who ->
                [you] Masz na ręce { $count } kart. Na stole masz:
               *[other] { $name } ma na ręce { $count } kart, a na stole:
            }
    }
mille-table-set =
    { $lies ->
        [seven] - grupa { $rank }: { $cards } (siedem, w jednym stosiku)
        [eight] - grupa { $rank }: { $cards } (osiem, odwrócone)
       *[open]
            { $wilds ->
                [0] - grupa { $rank }: { $cards }
                [one] - grupa { $rank }: { $cards } ({ $wilds } joker)
                [few] - grupa { $rank }: { $cards } ({ $wilds } jokery)
               *[many] - grupa { $rank }: { $cards } ({ $wilds } jokerów)
            }
    }
mille-table-no-sets = - jeszcze nic
mille-table-known =
    { $who ->
        [you] Wiadomo, że masz na ręce: { $cards }.
       *[other] Wiadomo, że { $name } ma na ręce: { $cards }.
    }
mille-standing-marks =
    { $who ->
        [you] Twoje gwiazdki: { $stars }. Twoje kapelusze: { $chapeaux }.
       *[other] { $name }, gwiazdki: { $stars }. Kapelusze: { $chapeaux }.
    }
mille-sheet-item =
    { $circled ->
        [yes] { $name } ({ $score }) kapelusz, suma { $total }
       *[no]
            { $stars ->
                [0] { $name } { $score }, suma { $total }
                [one] { $name } { $score } i { $stars } gwiazdka, suma { $total }
                [few] { $name } { $score } i { $stars } gwiazdki, suma { $total }
               *[many] { $name } { $score } i { $stars } gwiazdek, suma { $total }
            }
    }

## Tabela wyników

mille-sheet-circled = (kapelusz)
mille-sheet-stars =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[many] { $count } gwiazdek
    }
mille-sheet-naturals = Naturale
mille-sheet-chapeaux = Kapelusze
legend-star = natural
legend-circle = kapelusz: poniżej zera, gdy z kart wyszedł przeciwnik
mille-score-out = Kto wyszedł: { $names }, czy blokada?
    .brief = Wyjście
mille-score-points = { $name }, wynik rozdania:
    .brief = { $name }
mille-score-stars = { $name }, ile gwiazdek (naturali)? (Enter: żadnej)
    .brief = { $name }, gwiazdki
mille-score-cards = { $name }, karty:
    .brief = { $name }
mille-score-sets = Grupy na stole
mille-score-hand =
    { $left ->
        [0] Zostało na ręce
       *[other] Zostało na ręce: poprzednio { $left } pkt
    }
mille-score-counted =
    { $stars ->
        [0] Na razie { $score }
        [one] Na razie { $score }, { $stars } gwiazdka
        [few] Na razie { $score }, { $stars } gwiazdki
       *[many] Na razie { $score }, { $stars } gwiazdek
    }
