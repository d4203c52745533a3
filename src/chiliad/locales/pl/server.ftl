### Stół w przeglądarce: co mówi serwer poza samą grą. Zmienne są objaśnione w en/server.ftl.

language-name = Polski

## Co dzieje się przy stole

event-sat =
    { $who ->
        [you] Siadasz do stołu.
       *[other] { $name } siada do stołu.
    }
event-stand-in =
    { $why ->
        [left]
            { $who ->
                [you] Odchodzisz od stołu; gra za ciebie bot.
               *[other] { $name } odchodzi od stołu; dalej gra bot.
            }
        [time]
            { $who ->
                [you] Twój czas minął; gra za ciebie bot.
               *[other] { $name } nie ma już czasu; dalej gra bot.
            }
       *[absent]
            { $who ->
                [you] Brak twojej odpowiedzi; gra za ciebie bot.
               *[other] { $name } nie odpowiada; dalej gra bot.
            }
    }
event-back =
    { $who ->
        [you] Wracasz; to znów twoje miejsce.
       *[other] { $name } wraca.
    }
event-again =
    { $who ->
        [you] Proponujesz następną partię.
       *[other] { $name } proponuje następną partię.
    }
event-real-cards =
    { $shared ->
        [yes] { $who ->
            [you] Udostępniasz zapis wyników: pozostali mogą go śledzić stąd.
           *[other] { $name } udostępnia zapis wyników: można go śledzić stąd.
        }
       *[no] { $who ->
            [you] Grasz dalej prawdziwymi kartami i prowadzisz zapis wyników.
           *[other] { $name } gra dalej prawdziwymi kartami i prowadzi zapis wyników.
        }
    }
event-undone =
    { $who ->
        [you] Cofasz swój ostatni ruch.
       *[other] { $name } cofa ostatni ruch.
    }
event-undo-asked =
    { $who ->
        [you] Prosisz o cofnięcie ostatniego ruchu.
       *[other] { $name } prosi o cofnięcie ostatniego ruchu.
    }
event-undo-answered =
    { $choice ->
        [yes] { $who ->
            [you] Zgadzasz się na to.
           *[other] { $name } zgadza się na to.
        }
        [no] { $who ->
            [you] Nie zgadzasz się: ruch zostaje.
           *[other] { $name } nie zgadza się: ruch zostaje.
        }
       *[withdrawn] { $who ->
            [you] Rezygnujesz z cofnięcia ruchu.
           *[other] { $name } rezygnuje z cofnięcia ruchu.
        }
    }
event-hint-asked =
    { $who ->
        [you] Pytasz, czy w tej partii wolno korzystać z podpowiedzi.
       *[other] { $name } pyta, czy w tej partii wolno korzystać z podpowiedzi.
    }
event-hint-answered =
    { $choice ->
        [yes] { $who ->
            [you] Zgadzasz się na podpowiedzi.
           *[other] { $name } zgadza się na podpowiedzi.
        }
        [no] { $who ->
            [you] Nie zgadzasz się: bez podpowiedzi.
           *[other] { $name } nie zgadza się: bez podpowiedzi.
        }
       *[withdrawn] { $who ->
            [you] Wycofujesz to: bez podpowiedzi.
           *[other] { $name } wycofuje to: bez podpowiedzi.
        }
    }
event-hinted = { $name } korzysta z podpowiedzi.
event-wait = Stół czeka, aż wróci { $name }.
event-vote-called = { $name } nie odpowiada. Czekać, wpuścić bota czy przerwać i podliczyć?
event-voted =
    { $choice ->
        [wait] { $who ->
            [you] Głosujesz za czekaniem.
           *[other] { $name } głosuje za czekaniem.
        }
        [bot] { $who ->
            [you] Głosujesz za botem.
           *[other] { $name } głosuje za botem.
        }
       *[stop] { $who ->
            [you] Głosujesz za przerwaniem.
           *[other] { $name } głosuje za przerwaniem.
        }
    }
event-stopped =
    { $why ->
        [vote] Partia zostaje przerwana; liczy się to, co jest.
        [all-left] Wszyscy odeszli; partia zostaje przerwana; liczy się to, co jest.
        [host-left] Stół zostaje zamknięty.
        [too-long] Dziennik tego stołu urósł za bardzo; partia zostaje przerwana; liczy się to, co jest.
       *[host] Partia zostaje przerwana; liczy się to, co jest.
    }

## Gry, boty, warianty, opcje

game-mille = Mille
about-mille = Remik dla dwojga z Montrealu: dwie talie, a dwójki są jokerami. Wykładasz grupy, walczysz o stos odrzuconych kart i grasz do 1200.
stakes-mille = Przegrany płaci małą stawkę za każde sto punktów różnicy, a dużą za wygraną, naturale i kapelusze.
game-tysiac = Tysiąc
about-tysiac = Polska gra na lewy dla dwóch, trzech lub czterech osób: licytacja, musik i meldunki, które robią atut. Wygrywa, kto pierwszy osiągnie 1000.
bot-random = gra byle co: na początek
    .name = losowy
bot-greedy = gra rozsądnie: dobry rywal
    .name = rozsądny
bot-thumb = gra według prostych zasad: miara dla programów
    .name = proste zasady
bot-flat32 = rozgrywa każdą kartę w 32 możliwych rozkładach: miara dla programów
    .name = 32 rozkłady
bot-pimc20 = oblicza każdą kartę w 20 odkrytych rozkładach: miara dla programów
    .name = 20 rozkładów
bot-tuned = ocenia karty stałymi liczbami: miara dla programów
    .name = stałe liczby
bot-halving100 = rozgrywa każdą możliwość 100 razy: miara dla programów
    .name = 100 prób
bot-expert-stakes = przemyśla każdą decyzję, z myślą o zapłacie na końcu
    .name = ekspert na stawki
bot-beginner = dopiero się uczy; zna zasady, gra tym, co ma w ręce, i nie pamięta, co już zeszło
    .name = początkujący
bot-casual = gra dla zabawy; pamięta ważne karty i decyduje na wyczucie
    .name = niedzielny
bot-club = gra solidnie; liczy karty, które zeszły, i dobrze ocenia rękę
    .name = klubowy
bot-strong = gra o zwycięstwo; dochodzi, kto ma jakie karty, i mało oddaje za darmo
    .name = silny
bot-expert = przemyśla każdą decyzję; trudniejszego rywala tu nie ma
    .name = ekspert

preset-pagat = Według pagat.com: sumy zaokrągla się osobno, potem liczy się różnicę; skunks podwaja wszystko.
    .name = Pagat
preset-wikipedia = Jak w Wikipedii: różnicę zaokrągla się w górę; skunks kosztuje jeszcze jedną dużą stawkę i niczego nie podwaja.
    .name = Wikipedia
preset-progressive = Każdy następny natural i kapelusz kosztuje więcej niż poprzedni.
    .name = Montreal, progresywnie
preset-playroom = Zasady sali gier dla niewidomych, z której pochodzi ta gra.
    .name = Sala gier
preset-kurnik = Jak na kurnik.pl: co 10, z obowiązkiem przebijania i bombami; od 800 zyskuje tylko rozgrywający.
    .name = Kurnik
preset-polish = Jak w polskich opisach gry: podobnie do Kurnika, ale kontrakt wolno podnosić dowolnie, a każda bomba daje innym 60.
    .name = Polskie
preset-russian = Jak w rosyjskich opisach gry: wygrywa się tylko z beczki, na której mieści się jeden gracz; trzeci upadek albo 555 zeruje sumę.
    .name = Rosyjskie

games-usual = tysiac
presets-usual = kurnik polish
option-number = { $number }
option-differs = { $title }: { $said }
options-apart = ;{" "}
options-differ =
    { $more ->
        [0] { $named }
        [one] { $named }; i jeszcze { $more } różnica
        [few] { $named }; i jeszcze { $more } różnice
       *[many] { $named }; i jeszcze { $more } różnic
    }
option-target = Ile punktów kończy partię
option-natural_required = Kto może zakończyć i wygrać partię
    .no = każdy
    .yes = tylko kto ma natural
option-max_wilds = Dwójki-jokery w jednej grupie
    .none = dowolnie wiele
option-step = Krok licytacji i zaokrąglania
    .v5 = 5
    .v10 = 10
option-opening = Pierwsza odzywka
    .any = 100 lub więcej
    .hundred = dokładnie 100
option-bid_limit = Jak wysoko wolno licytować
    .held_marriages = 120 i wartość meldunków na ręce
    .any_marriage = 120, z dowolnym meldunkiem 400
    .none = 400 z każdymi kartami
option-raise_limit = Jak wysoko wolno podnieść kontrakt
    .v400 = do 400
    .held_marriages = 120 i wartość zatrzymanych meldunków
option-must_beat = Czy trzeba przebić najstarszą kartę na stole
    .no = nie
    .yes = tak, o ile można
option-must_trump = Czy bez koloru wyjścia trzeba zagrać atut
    .no = nie
    .yes = tak, o ile można
option-first_trick_marriage = Meldunek przy wyjściu w pierwszą lewę
    .no = nie wolno
    .yes = wolno
option-ace_marriage = Meldowanie czterech asów za 200
    .no = nie wolno
    .yes = wolno
option-redeal_four_nines = Nowe rozdanie za cztery dziewiątki
    .no = nie
    .yes = tak, gdy gracz o nie poprosi
option-blind_bid = Licytacja 120 w ciemno
    .no = nie wolno
    .yes = wolno, liczy się podwójnie
option-golden_deal = Pierwsze rozdania partii
    .no = są jak wszystkie inne
    .yes = są złote: bez licytacji, podwójnie
option-concession = Bomba
    .award = połowa dla innych, co trzecia kosztuje 120
    .bomb = pierwsza nic, każda następna po 60 dla pozostałych (we czterech po 40)
    .bomb_home = po 60 dla pozostałych (we czterech po 40), od drugiej kosztuje też kontrakt
    .write_off = kosztuje kontrakt, połowa dla innych
    .no = nie wolno
option-empty_hand = Co liczy się jako puste rozdanie
    .points = rozdanie bez punktu
    .tricks = rozdanie bez lewy
    .no = nic: nie liczy się
option-endgame = Tuż przed wygraną
    .barrel = beczka
    .lock = próg: zyskuje tylko rozgrywający
    .none = ani jedno, ani drugie
option-lock_width = Próg: ile punktów przed wygraną
option-barrel_required = Kto może wygrać
    .no = każdy
    .yes = tylko gracz na beczce
option-barrel_exclusive = Beczka
    .no = mieści kilku graczy
    .yes = mieści jednego: kto wchodzi, zrzuca poprzednika
option-conceded_deal_uses_barrel = Rozdanie z cudzą bombą
    .no = nie liczy się jako rozdanie na beczce
    .yes = liczy się jako rozdanie na beczce
option-third_fall_resets = Trzeci upadek z beczki
    .no = jest jak inne
    .yes = zeruje sumę
option-dump_truck = Wywrotka: co zmienia się na 0
    .no = nic
    .plus = suma 555
    .both = suma 555 albo −555
option-winner_first = Gdy kilku wygrywa w jednym rozdaniu
    .total = wygrywa najwyższa suma
    .declarer = wygrywa rozgrywający, jeśli jest wśród nich
option-players = Ilu graczy
    .v2 = 2
    .v3 = 3
    .v4 = 4
option-leftovers = Cztery karty, które zostają, we dwóch
    .last_trick = dostaje, kto bierze ostatnią lewę
    .nobody = nie liczą się nikomu
option-sitter = Pauzujący, we czterech
    .nothing = nie zapisuje nic
    .talon = zapisuje za asy i meldunek w musiku

## What a messenger shows of an invitation

preview-title = { $name } zaprasza: { $game }
preview-said = Otwórz link, wpisz imię i siadaj do gry. Bez konta i bez instalowania.

## Trener

coach-again = Wybierz jeszcze raz, aby mimo to tak zagrać.
guide-examples-hint = Każdy to część rozdania, które naprawdę rozegrano, według zasad „{ $preset }” i przy { $players } graczach.
