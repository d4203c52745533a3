### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = Weź stos, na wierzchu { $card }
hint-mille-lay-discard = Wyłóż: { $cards }, potem odrzuć { $card_acc }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = Wyłóż grupy: { $ranks }
hint-mille-lay-ranks-discard = Wyłóż grupy: { $ranks }, potem odrzuć { $card_acc }

## The beginning of a turn

reason-mille-two = Dwójka jest jokerem: pasuje do każdej grupy i jest warta { $points }.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] Stos daje ci { $count } kartę wartości { $points }; od razu do wyłożenia jest { $fit }.
        [few] Stos daje ci { $count } karty wartości { $points }; od razu do wyłożenia jest { $fit }.
       *[many] Stos daje ci { $count } kart wartości { $points }; od razu do wyłożenia jest { $fit }.
    }
reason-mille-take-lays = Biorąc go, od razu wykładasz { $points } punktów.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] Stos to tylko wierzchnia karta, a kosztuje parę z ręki.
        [one] Pod wierzchnią kartą leży tylko { $count } karta, a stos kosztuje parę z ręki.
        [few] Pod wierzchnią kartą leżą tylko { $count } karty, a stos kosztuje parę z ręki.
       *[many] Pod wierzchnią kartą leży tylko { $count } kart, a stos kosztuje parę z ręki.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] Stos daje ci { $count } kartę, a niepasujących do niczego jest { $misfit }.
        [few] Stos daje ci { $count } karty, a niepasujących do niczego jest { $misfit }.
       *[many] Stos daje ci { $count } kart, a niepasujących do niczego jest { $misfit }.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] { $name } ma już tylko { $count } kartę: karty na twojej ręce mogą wkrótce liczyć się na minus.
        [few] { $name } ma już tylko { $count } karty: karty na twojej ręce mogą wkrótce liczyć się na minus.
       *[many] { $name } ma już tylko { $count } kart: karty na twojej ręce mogą wkrótce liczyć się na minus.
    }
reason-mille-stock =
    { $count ->
        [one] W talonie jest już tylko { $count } karta.
        [few] W talonie jest już tylko { $count } karty.
       *[many] W talonie jest już tylko { $count } kart.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = Kończysz rozdanie i zapisujesz { $points }.
reason-mille-out-natural = Kończysz bez jokerów: wszystko liczy się podwójnie, punkty: { $points }, i gwiazdka.
reason-mille-chapeau = { $name } nie ma nic na stole i spada poniżej zera: kapelusz.
reason-mille-eight = Masz wtedy wszystkie osiem { $rank } bez jokera: liczą się podwójnie, i gwiazdka.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = Jeśli { $name } skończy, zapiszesz { $after } zamiast { $before }: bez kapelusza.
reason-mille-lays = Na stół trafia o { $points } punktów więcej; na ręce liczyłyby się na minus.
reason-mille-no-wild = Bez jokera na stole zakończenie rozdania podwaja wszystkie twoje punkty.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = Para { $rank } na ręce może jeszcze wziąć stos; takich kart w grze: { $count }.

## What to discard

reason-mille-safe = { $name } nie może mieć pary { $rank }: stos jest bezpieczny.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] Gdy odrzucisz { $card_acc }, { $name } może wziąć stos z { $count } karty w { $percent }% przypadków, a gdy { $other_acc }, w { $other_percent }%.
        [few] Gdy odrzucisz { $card_acc }, { $name } może wziąć stos z { $count } kart w { $percent }% przypadków, a gdy { $other_acc }, w { $other_percent }%.
       *[many] Gdy odrzucisz { $card_acc }, { $name } może wziąć stos z { $count } kart w { $percent }% przypadków, a gdy { $other_acc }, w { $other_percent }%.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } nie może mieć pary { $rank }: stos z { $count } karty jest bezpieczny; gdy odrzucisz { $other_acc }, można go wziąć w { $other_percent }% przypadków.
        [few] { $name } nie może mieć pary { $rank }: stos z { $count } kart jest bezpieczny; gdy odrzucisz { $other_acc }, można go wziąć w { $other_percent }% przypadków.
       *[many] { $name } nie może mieć pary { $rank }: stos z { $count } kart jest bezpieczny; gdy odrzucisz { $other_acc }, można go wziąć w { $other_percent }% przypadków.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } może wziąć stos z { $count } karty tylko w { $percent }% przypadków.
        [few] { $name } może wziąć stos z { $count } kart tylko w { $percent }% przypadków.
       *[many] { $name } może wziąć stos z { $count } kart tylko w { $percent }% przypadków.
    }
reason-mille-single = Z żadną kartą na ręce nie łączy się { $card }.
# $name (String) the other player
reason-mille-discarded-before = { $name } zrzuca już takie karty i ma parę { $rank } w { $percent }% przypadków.
# $rank (String) the rank of the set
reason-mille-fits-set = Natomiast { $card_acc } można jeszcze dołożyć do twojej grupy.
reason-mille-breaks-pair = Natomiast odrzucając { $card_acc }, rozbijasz parę.
reason-mille-useless = { $card } do niczego się nie przyda: więcej { $rank } już nie przyjdzie.
reason-mille-dear = Gdy { $name } zakończy rozdanie, { $card } na ręce kosztuje { $points }, a { $other } tylko { $other_points }.
