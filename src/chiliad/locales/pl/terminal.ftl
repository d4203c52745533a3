### Stół w terminalu. Zmienne są objaśnione w en/terminal.ftl.
###
### $rank jest tu zawsze w dopełniaczu liczby mnogiej (grupa królów, osiem dam) albo literą (grupa K, osiem Q).
### $card_acc i $card_ins to karta w bierniku i narzędniku; $card stoi w mianowniku, tak jak $name, które się nie odmienia.

## Karty i wyliczenia

card-named =
    { $rank ->
        [A] as
        [K] król
        [Q] dama
        [J] walet
        [T] dziesiątka
        [9] dziewiątka
        [8] ósemka
        [7] siódemka
        [6] szóstka
        [5] piątka
        [4] czwórka
        [3] trójka
       *[2] dwójka
    } { $suit ->
        [s] pik
        [h] kier
        [d] karo
       *[c] trefl
    }
    .acc =
        { $rank ->
            [A] asa
            [K] króla
            [Q] damę
            [J] waleta
            [T] dziesiątkę
            [9] dziewiątkę
            [8] ósemkę
            [7] siódemkę
            [6] szóstkę
            [5] piątkę
            [4] czwórkę
            [3] trójkę
           *[2] dwójkę
        } { $suit ->
            [s] pik
            [h] kier
            [d] karo
           *[c] trefl
        }
    .ins =
        { $rank ->
            [A] asem
            [K] królem
            [Q] damą
            [J] waletem
            [T] dziesiątką
            [9] dziewiątką
            [8] ósemką
            [7] siódemką
            [6] szóstką
            [5] piątką
            [4] czwórką
            [3] trójką
           *[2] dwójką
        } { $suit ->
            [s] pik
            [h] kier
            [d] karo
           *[c] trefl
        }
rank-named =
    { $rank ->
        [A] asów
        [K] królów
        [Q] dam
        [J] waletów
        [T] dziesiątek
        [9] dziewiątek
        [8] ósemek
        [7] siódemek
        [6] szóstek
        [5] piątek
        [4] czwórek
        [3] trójek
       *[2] dwójek
    }
join-cards = { $list } { $item }
join-names = { $list }, { $item }
join-groups = { $list }, { $item }
join-named-groups = { $list }; { $item }
join-items = { $list }; { $item }
group-count = { $cards } ({ $count })

## Miejsca

bot-name =
    { $bot ->
        [beginner]
            { $place ->
                [0] Mila
                [1] Leo
               *[2] Nico
            }
        [casual]
            { $place ->
                [0] Rita
                [1] Oskar
               *[2] Dora
            }
        [club]
            { $place ->
                [0] Klara
                [1] Wiktor
               *[2] Irena
            }
        [strong]
            { $place ->
                [0] Emil
                [1] Zofia
               *[2] Gustaw
            }
        [expert]
            { $place ->
                [0] Tamara
                [1] Feliks
               *[2] Judyta
            }
       *[other]
            { $seat ->
                [0] Ada
                [1] Boris
               *[2] Cleo
            }
    }
default-name = Gość
seat-called =
    { $who ->
        [you] ty
       *[other] { $name }
    }

## Słowa, które można wpisać, rozdzielone odstępami; angielskie są rozumiane w każdym języku

verb-help = ? pomoc
verb-hand = h ręka reka karty
verb-table = c stół stol
verb-scores = s wyniki punkty
verb-last = l lewa ostatnia
verb-rules = r zasady reguły reguly
verb-undo = u cofnij
verb-hint = y podpowiedź podpowiedz
verb-quit = q wyjdź wyjdz koniec
verb-bid = b licytuj licytuję licytuje
verb-pass = p pas pasuj pasuję pasuje
verb-concede = bomba bombka odpisz odpisuję
verb-give = g daj daję daje oddaj oddaję oddaje
verb-contract = kontrakt
verb-play = zagraj zagrywam graj gram
verb-marry = m meldunek melduj melduję melduje zamelduj
verb-aces = asy
verb-blind = ciemno
verb-redeal = rozdaj
verb-draw = d dobierz dobieram
verb-take = t weź wez biorę biore bierz stos pakiet
verb-uptwo = dwójka dwojka
verb-lay = wyłóż wyloz wykładam wykladam dołóż doloz dokładam dokladam
verb-discard = odrzuć odrzuc odrzucam wyrzuć wyrzuc wyrzucam zrzuć zrzuc
verb-blocked = blokada
word-yes = t tak y yes
word-no = n nie nowa no new
filler = dla do to
card-letters = A=A K=K D=Q W=J p=s ki=h ka=d t=c

## Początek

ask-game = Która gra: { $games }?
ask-game-again = Wpisz nazwę gry albo jej początek: { $games }.
level-choice = { $number } { $title }: { $said }
ask-level = Jaki poziom: { $levels }? (nazwa lub numer; Enter: { $usual })
ask-level-again = Wpisz jeden z nich albo jego numer: { $levels }.
ask-resume =
    { $deals ->
        [one] Jest niedokończona partia, rozpoczęta { $name }, { $deals } rozdanie. Grasz dalej? (tak, nie)
        [few] Jest niedokończona partia, rozpoczęta { $name }, { $deals } rozdania. Grasz dalej? (tak, nie)
       *[many] Jest niedokończona partia, rozpoczęta { $name }, { $deals } rozdań. Grasz dalej? (tak, nie)
    }
resume-choice =
    { $deals ->
        [one] { $number }: rozpoczęta { $name }, { $deals } rozdanie
        [few] { $number }: rozpoczęta { $name }, { $deals } rozdania
       *[many] { $number }: rozpoczęta { $name }, { $deals } rozdań
    }
ask-resume-which = To są niedokończone partie. Którą grasz dalej? (od 1 do { $count } albo nowa)
match-held = Ta partia jest właśnie grana w innym terminalu (proces { $pid }, od { $since }).
ask-held = Oglądasz ją (o), przejmujesz (p), czy zostawiasz (Enter)?
word-watch = o oglądam ogladam oglądaj ogladaj w watch
word-take-over = p przejmuję przejmuje przejmij t take
watching = Oglądasz. Ctrl-C kończy.
taken-over-here = Partia jest teraz tutaj. Drugi terminal zakończy się, gdy tylko coś w nim wpiszesz.
unreadable-matches =
    { $count ->
        [one] Jednej partii w twoim folderze nie da się odczytać i zostaje, jak jest: { $names }. chiliad verify powie, co z nią nie tak.
        [few] { $count } partii w twoim folderze nie da się odczytać i zostają, jak są: { $names }. chiliad verify powie, co z nimi nie tak.
        [many] { $count } partii w twoim folderze nie da się odczytać i zostają, jak są: { $names }. chiliad verify powie, co z nimi nie tak.
       *[other] { $count } partii w twoim folderze nie da się odczytać i zostają, jak są: { $names }. chiliad verify powie, co z nimi nie tak.
    }
greeting =
    { $target ->
        [0] { $game }, wariant „{ $preset }”.
       *[other] { $game }, wariant „{ $preset }”, do { $target }.
    }
greeting-seat =
    { $who ->
        [you] Miejsce { $seat }: { $name }, czyli ty.
       *[other] Miejsce { $seat }: { $name }, bot ({ $bot }).
    }
greeting-help = Wpisz ?, żeby zobaczyć, co możesz zrobić, a q, żeby wyjść i dokończyć kiedy indziej.

## Rozdanie

replay-seat =
    { $bot ->
        [none] Miejsce { $seat }: { $name }.
       *[other] Miejsce { $seat }: { $name }, bot ({ $bot }).
    }
deal-begins =
    { $who ->
        [you] Rozdanie { $number }. Rozdajesz ty.
       *[other] Rozdanie { $number }. Rozdaje { $name }.
    }
dealt =
    { $who ->
        [you] Dostajesz: { $cards }.
       *[other] { $name } dostaje: { $cards }.
    }
your-hand = Na ręce: { $cards }.
deal-ended = Rozdanie { $number } skończone.
deal-stuck = To rozdanie trwa już { $limit } akcji i nie da się go dograć. Partia zostaje zapisana tak, jak jest.
standing =
    { $who ->
        [you] Twoja suma: { $total }.
       *[other] { $name }, suma: { $total }.
    }
match-won =
    { $who ->
        [you]
            { $deals ->
                [one] Koniec partii po { $deals } rozdaniu. Wygrywasz!
                [few] Koniec partii po { $deals } rozdaniach. Wygrywasz!
               *[many] Koniec partii po { $deals } rozdaniach. Wygrywasz!
            }
       *[other]
            { $deals ->
                [one] Koniec partii po { $deals } rozdaniu. Wygrywa { $name }.
                [few] Koniec partii po { $deals } rozdaniach. Wygrywa { $name }.
               *[many] Koniec partii po { $deals } rozdaniach. Wygrywa { $name }.
            }
    }
match-kept = Partia jest zapisana w { $path }.
level-suggested =
    { $result ->
        [won] Trzy wygrane z rzędu na poziomie „{ $level }”: może teraz ciekawszy będzie „{ $other }”. Następnym razem: chiliad play { $game } --bots { $bot }
       *[lost] Trzy przegrane z rzędu na poziomie „{ $level }”: może na razie ciekawszy będzie „{ $other }”. Następnym razem: chiliad play { $game } --bots { $bot }
    }
left = Partia jest zapisana w { $path }; chiliad play zaproponuje grać dalej.

## O co program pyta przy każdym stole

choice = { $number }: { $said } ({ $typed })
ask-enter = { $prompt } (Enter)
ask-enter-for = { $prompt } (Enter: { $choice })
ask-cards = { $prompt } Do wyboru: { $cards }.
ask-sure = Na pewno? (tak, nie)
choice-any-card = { $choice } (może być każda inna karta)
choice-or-cards = { $choice } (albo { $cards })
you-may =
    { $more ->
        [0] Możesz: { $choices }.
        [one] Możesz: { $choices }; i jeszcze { $more } rzecz, którą pokazuje ?.
        [few] Możesz: { $choices }; i jeszcze { $more } rzeczy, które pokazuje ?.
       *[many] Możesz: { $choices }; i jeszcze { $more } rzeczy, które pokazuje ?.
    }
help-everywhere = Poza tym: h karty na ręce, c co leży na stole, s wyniki, l ostatnia lewa lub kolejka, r zasady (r 14: punkt 14), u cofnij, y podpowiedź, q wyjście.
help-typing = Ruchy wpisuje się tak, jak stoją na liście, karty tak: Kp, 10ki, aka (A as, K król, D dama, W walet; p pik, ki kier, ka karo, t trefl), albo po angielsku: Ks, 10h, ad. Sam Enter robi to, co nie zostawia wyboru.
help-tysiac = Karty pisze się tak: Kp, 10ki, aka (A as, K król, D dama, W walet; p pik, ki kier, ka karo, t trefl), albo po angielsku: Ks, 10h, ad. Odzywka to liczba, także taka, której nie ma na liście. Sam Enter robi to, co nie zostawia wyboru.
help-mille = Karty pisze się tak: Kp, 10ki, 2ka (A as, K król, D dama, W walet; p pik, ki kier, ka karo, t trefl), albo po angielsku: Ks, 10h, 2d; grupy jako KKK, DD2 albo K, czyli wszystkie króle; kilka naraz: wyłóż KKK DD2. Sam Enter robi to, co nie zostawia wyboru.
taken-back = Cofnięte.
nothing-to-take-back = W tym rozdaniu nie ma czego cofnąć.
hint-wait = Chwileczkę…
hint-others = Inne ruchy:
nothing-yet = Jeszcze nic.
rules-pointer = Wszystkie zasady: chiliad rules { $game }. Jeden punkt: r i jego numer.
rules-title = { $number } { $title }
sheet-deal = Rozdanie { $number }: { $items }
sheet-item = { $name } { $score }, suma { $total }

## Odpowiedzi, których nie da się zrozumieć tak, jak są

not-understood = „{ $text }” jest niezrozumiałe; ? pokazuje, co możesz zrobić
nothing-typed = Jest wybór: wpisz coś albo ?, żeby zobaczyć listę
no-such-choice =
    { $count ->
        [one] Nie ma możliwości { $number }, jest tylko { $count }
        [few] Nie ma możliwości { $number }, są { $count }
       *[many] Nie ma możliwości { $number }, jest ich { $count }
    }
list-first = Numery liczą się na liście, którą pokazuje ?: najpierw wpisz ?, potem numer
which-move = „{ $text }” może znaczyć kilka ruchów: wpisz numer z listy, którą pokazuje ?
needs-more =
    { $verb ->
        [give] Co i komu? Na przykład: daj Ks 1
        [talon] Który musik? Na przykład: weź 1
        [lay] Co wyłożyć? Na przykład: wyłóż KKK
        [discard] Którą kartę odrzucić? Na przykład: odrzuć 5h
        [bid] Ile? Na przykład: licytuj 120
        [contract] Ile? Na przykład: kontrakt 140
        [play] Którą kartę? Na przykład: zagraj Ks
        [marry] Którą kartą? Na przykład: meldunek Ks
        [aces] Którym asem? Na przykład: asy As
       *[other] Którą kartę? Na przykład: { $verb } Ks
    }
one-card-only = Tylko jedną kartę
give-one-card = Podaj jedną kartę i kto ją dostaje, na przykład: daj Ks 1
give-to-whom = Kto dostaje { $card }? Na przykład: daj { $typed } { $first }
unknown-receiver = „{ $text }” to tu nikt: podaj { $first } albo { $second }, albo numer miejsca
one-rank-a-set = „{ $text }” to więcej niż jedna wysokość: w grupie jest jedna wysokość i ewentualnie dwójki
too-few-held =
    { $count ->
        [0] Nie masz na ręce { $rank }
        [one] Z { $rank } masz na ręce tylko { $count } kartę
        [few] Z { $rank } masz na ręce tylko { $count } karty
       *[many] Z { $rank } masz na ręce tylko { $count } kart
    }
which-set = Do której grupy ma iść { $card }? Podaj wysokość, na przykład: wyłóż 7 2d
take-how-many = Z { $rank } masz na ręce tyle kart: { $count }. Podaj, iloma bierzesz, na przykład: weź { $typed }
lay-or-discard = Kartę { $card } możesz wyłożyć albo odrzucić: napisz, co z nią zrobić
which-card =
    { $count ->
        [0] Nie masz na ręce { $rank }
       *[other] Z { $rank } masz na ręce kilka kart: podaj którą, razem z kolorem
    }

## Odmowy, skierowane do osoby, która się pomyliła

you-not-in-hand = Nie masz takiej karty: { $card }
you-not-your-turn = To nie twoja kolej
you-must-open =
    { $exact ->
        [yes] Musisz otworzyć licytację: { $least }
       *[no] Musisz otworzyć licytację: { $least } lub więcej
    }
you-bid-over-limit = Z tymi kartami możesz licytować najwyżej { $limit }
you-must-give-first = Najpierw musisz oddać po jednej karcie każdemu z pozostałych
you-must-take-first = Najpierw musisz wziąć jeden z dwóch musików
you-taken-already = Musik już wzięto
you-must-lay-first = Najpierw musisz odłożyć dwie karty
you-laying-over = Dwie karty już odłożono
you-no-such-talon = Są dwa musiki, 1 i 2
you-given-already = Ten gracz ma już od ciebie kartę
you-must-name-contract = Najpierw musisz podać kontrakt
you-marriage-not-held = Nie masz króla i damy tego koloru
you-must-follow-suit =
    { $suit ->
        [s] Musisz dołożyć do koloru pik
        [h] Musisz dołożyć do koloru kier
        [d] Musisz dołożyć do koloru karo
       *[c] Musisz dołożyć do koloru trefl
    }
you-must-trump =
    { $suit ->
        [s] Masz kartę { $held } i musisz zagrać atut: pik
        [h] Masz kartę { $held } i musisz zagrać atut: kier
        [d] Masz kartę { $held } i musisz zagrać atut: karo
       *[c] Masz kartę { $held } i musisz zagrać atut: trefl
    }
you-must-beat = Masz kartę { $held } i musisz przebić: na stole jest { $best }
you-must-draw-first = Najpierw musisz dobrać kartę albo wziąć stos
you-already-drew = W tej kolejce karta jest już dobrana
you-no-pair =
    { $needed ->
        [one] Na wierzchu leży { $card }: żeby wziąć stos, musisz wyłożyć z ręki { $needed } kartę tej wysokości
        [few] Na wierzchu leży { $card }: żeby wziąć stos, musisz wyłożyć z ręki { $needed } karty tej wysokości
       *[many] Na wierzchu leży { $card }: żeby wziąć stos, musisz wyłożyć z ręki { $needed } kart tej wysokości
    }
you-set-needs-three =
    { $needed ->
        [one] Do nowej grupy { $rank } potrzebna jest { $needed } karta, wliczając dwójki
        [few] Do nowej grupy { $rank } potrzebne są { $needed } karty, wliczając dwójki
       *[many] Do nowej grupy { $rank } potrzeba { $needed } kart, wliczając dwójki
    }
you-must-pick-up = Najpierw musisz wziąć na rękę resztę stosu

## Jak się odchodzi od stołu

input-ended = wejście się skończyło; partia jest zapisana w { $path }
input-ended-at-once = wejście się skończyło, zanim zaczęła się partia
stopped-by-person = przerwano; partia jest zapisana w { $path }
stopped-at-once = przerwano, zanim zaczęła się partia
stopped-by-system = system kończy ten program; partia jest zapisana w { $path }
terminal-closed = terminal został zamknięty; partia jest zapisana w { $path }
taken-over = inny terminal przejął tę partię i tam toczy się dalej; jest zapisana w { $path }
name-cannot-be = „{ $text }” nie może tu być imieniem: od jednej do 40 liter i nie bot:
