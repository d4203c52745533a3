### Stół w przeglądarce i w terminalu: o co program pyta, co mówią przyciski, skąd bierze się granica. Zmienne są objaśnione w
### en/desk.ftl. Karty stoją zawsze w mianowniku, wysokość ({ $rank }) w dopełniaczu liczby mnogiej (grupa królów).

## O co program pyta w Tysiącu

desk-ask-opening = Musisz otworzyć licytację. Licytuj od { $low } do { $high }.
desk-ask-opening-only = Musisz otworzyć licytację. Licytuj { $points }.
desk-ask-bid = Licytuj od { $low } do { $high } albo spasuj.
desk-ask-bid-only = Licytuj { $points } albo spasuj.
desk-ask-pass = Możesz tylko spasować: z tymi kartami nie wolno licytować wyżej.
desk-ask-give =
    { $concession ->
        [bomb] Oddaj każdemu z pozostałych po jednej karcie albo rzuć bombę.
        [write_off] Oddaj każdemu z pozostałych po jednej karcie albo odpisz kontrakt.
       *[other] Oddaj każdemu z pozostałych po jednej karcie albo rzuć bombę.
    }
desk-ask-give-only = Oddaj każdemu z pozostałych po jednej karcie.
desk-ask-give-other = Teraz karta, którą dostanie { $receiver }.
desk-ask-talon = Wybierz musik, 1 albo 2; nikt nie widział żadnego.
desk-ask-lay-away =
    { $concession ->
        [bomb] Odłóż dwie zakryte karty albo rzuć bombę.
        [write_off] Odłóż dwie zakryte karty albo odpisz kontrakt.
       *[other] Odłóż dwie zakryte karty albo rzuć bombę.
    }
desk-ask-lay-away-only = Odłóż dwie zakryte karty.
desk-ask-lay-away-other = Odłóż jeszcze jedną kartę.
desk-ask-contract = Ustal kontrakt: od { $low } do { $high }.
desk-ask-contract-only = Ustal kontrakt: { $points }.
desk-ask-lead = Wychodzisz: zagraj dowolną kartę.
desk-ask-lead-marriage = Wychodzisz: zagraj dowolną kartę albo zamelduj królem lub damą.
desk-ask-play = Twoja kolej: zagraj kartę.
desk-ask-only = Można zagrać tylko { $card_acc }.

## O co program pyta w Mille

desk-ask-draw = Dobierz kartę.
desk-ask-take = Dobierz kartę albo weź stos, na wierzchu { $top }.
desk-ask-take-or-blocked = Nie ma już czego dobrać. Weź stos, na wierzchu { $top }, albo zakończ rozdanie.
desk-ask-take-or-stalemate = Talon jest pusty, a odkąd potasowano stos, nikt nie wyłożył karty. Weź stos, na wierzchu { $top }, albo zakończ rozdanie.
desk-ask-two = Dobierz kartę albo weź na rękę odkrytą dwójkę: { $top }.
desk-ask-two-or-take = Dobierz kartę, weź odkrytą dwójkę ({ $top }) na rękę albo weź ją parą dwójek.
desk-ask-blocked = Nie ma już czego dobrać: rozdanie się kończy.
desk-ask-stalemate = Talon jest pusty, a odkąd potasowano stos, nikt nie wyłożył karty: rozdanie się kończy.
desk-ask-complete = Najpierw uzupełnij grupę { $rank }.
desk-ask-meld = Wykładaj karty albo odrzuć jedną, żeby zakończyć kolejkę.
desk-ask-discard = Odrzuć kartę, żeby zakończyć kolejkę.

## Co mówią przyciski

desk-pass = Pas
desk-concede = Rzuć bombę
desk-bomb = Rzuć bombę
desk-write-off = Odpisz kontrakt
desk-bid = Licytuj { $points }
desk-contract = Kontrakt { $points }
desk-give = Oddaj { $card_acc }: { $receiver }
desk-take-talon = Weź musik { $number }
desk-lay-away = Odłóż { $card_acc }
desk-play = Zagraj { $card_acc }
desk-marry = Zamelduj, wychodząc { $card_ins }, punkty: { $points }
desk-draw = Dobierz kartę
desk-take = Weź stos, z ręki: { $cards }
desk-pick = Weź resztę stosu
desk-uptwo = Weź { $card_acc }
desk-blocked = Zakończ rozdanie
desk-lay = Wyłóż: { $cards }
desk-add = Do grupy { $rank }: { $cards }
desk-discard = Odrzuć { $card_acc }

## Koniec rozdania w kilku słowach

desk-headline-made =
    { $who ->
        [you] Kontrakt wykonany: +{ $points }
       *[other] { $name } wykonuje kontrakt: +{ $points }
    }
desk-headline-failed =
    { $who ->
        [you] Kontrakt przegrany: −{ $points }
       *[other] { $name } przegrywa kontrakt: −{ $points }
    }
desk-headline-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Rzucasz bombę
               *[other] { $name } rzuca bombę
            }
        [write_off]
            { $who ->
                [you] Odpisujesz kontrakt
               *[other] { $name } odpisuje kontrakt
            }
       *[other]
            { $who ->
                [you] Rzucasz bombę
               *[other] { $name } rzuca bombę
            }
    }
desk-headline-out =
    { $who ->
        [you] Kończysz: +{ $score }
       *[other] { $name } kończy: +{ $score }
    }
desk-headline-blocked = Rozdanie zablokowane
desk-left =
    { $who ->
        [you] Na ręce zostają ci: { $cards }.
       *[other] { $name } zostaje z kartami na ręce: { $cards }.
    }

## Co daje bomba

desk-concede-bid = Twoja odzywka { $contract } przepada.
desk-concede-free =
    { $left ->
        [0] Nic cię to nie kosztuje; następna bomba kosztuje { $penalty }.
        [one] Nic cię to nie kosztuje; jeszcze { $left } będzie darmowa, potem jedna kosztuje { $penalty }.
        [few] Nic cię to nie kosztuje; jeszcze { $left } będą darmowe, potem jedna kosztuje { $penalty }.
       *[many] Nic cię to nie kosztuje; jeszcze { $left } będzie darmowych, potem jedna kosztuje { $penalty }.
    }
desk-concede-costs = Kosztuje cię to { $points }: masz potem { $total }.
desk-concede-gains =
    { $points ->
        [0] { $name } nie dostaje nic: suma dalej { $total }.
       *[other] { $name } dostaje { $points }: suma { $total }.
    }
desk-concede-wins = W ten sposób { $name } wygrywa partię.

## Skąd bierze się granica odzywek i kontraktów

desk-why-opening = Pierwsza odzywka to { $least } lub więcej.
desk-why-no-marriage = Bez meldunku na ręce najwyżej { $limit }.
desk-why-marriages = Masz { $marriages }: do { $limit }.
desk-why-sum = Do { $limit }: { $base } z każdymi kartami + { $marriages }.
desk-why-most = Do { $limit }: z żadnymi kartami nie wolno wyżej.
desk-why-free = Według zasad tego stołu z każdymi kartami wolno do { $limit }.
desk-why-bid-stands = Z tymi kartami nie wolno podnieść kontraktu.
desk-marriage =
    { $suit ->
        [s] meldunek w pikach
        [h] meldunek w kierach
        [d] meldunek w karach
       *[c] meldunek w treflach
    }
desk-and = { $list } i { $item }
desk-marriage-worth = { $points } ({ $marriage })
desk-plus = { $list } + { $item }
desk-sentences = { $first } { $second }

## The family of rules

# The viewer has not looked at the cards yet. $points (Number) the blind bid, $least (Number) the bid that looks at them
desk-ask-blind = Nie znasz jeszcze swoich kart. Zalicytuj { $points } w ciemno albo zalicytuj { $least } i spójrz na nie.
desk-ask-redeal = Masz cztery dziewiątki i możesz poprosić o nowe rozdanie.
desk-ask-contract-fixed = Kontrakt zostaje { $points }: potwierdź go i wychodź.
desk-ask-lead-aces = Wychodzisz: zagraj dowolną kartę albo zamelduj cztery asy jednym z nich.
desk-ask-lead-aces-or-marriage = Wychodzisz: zagraj dowolną kartę albo zamelduj cztery asy lub parę.
desk-blind = Licytuj { $points } w ciemno
desk-redeal = Poproś o nowe rozdanie
desk-aces = Zamelduj cztery asy, wyjdź { $card_ins }: { $points } punktów
desk-headline-void = Nowe rozdanie
# Why the viewer’s own cards are not shown. $count (Number) cards; $bid (String) yes, no: whether they have bid blind
desk-unseen =
    { $bid ->
        [yes]
            { $count ->
                [one] Twoja { $count } karta leży zakryta, dopóki ktoś nie przebije licytacji w ciemno albo nie weźmiesz musiku.
                [few] Twoje { $count } karty leżą zakryte, dopóki ktoś nie przebije licytacji w ciemno albo nie weźmiesz musiku.
               *[many] Twoje karty ({ $count }) leżą zakryte, dopóki ktoś nie przebije licytacji w ciemno albo nie weźmiesz musiku.
            }
       *[no]
            { $count ->
                [one] Twoja { $count } karta leży zakryta: możesz licytować w ciemno.
                [few] Twoje { $count } karty leżą zakryte: możesz licytować w ciemno.
               *[many] Twoje karty ({ $count }) leżą zakryte: możesz licytować w ciemno.
            }
    }
desk-why-opening-exact = Pierwsza odzywka to dokładnie { $least }.
desk-why-golden = Złote rozdanie gra się za { $points }.
desk-why-blind = Rozdanie licytowane w ciemno gra się za { $points }.
# As desk-marriage, in the same places.
desk-four-aces = cztery asy
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
desk-concede-first =
    { $others ->
        [1] Nic cię to nie kosztuje; za następną bombę przeciwnik dostanie { $award }.
       *[other] Nic cię to nie kosztuje; za następną bombę każdy z pozostałych dostanie { $award }.
    }
desk-concede-first-home = Nic cię to nie kosztuje; następna bomba będzie kosztować tyle, ile kontrakt.
desk-concede-again = Nic cię to nie kosztuje.
desk-concede-becomes =
    { $who ->
        [you] Twój wynik będzie wynosił { $total }.
       *[other] { $name } będzie mieć { $total }.
    }
