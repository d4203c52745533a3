### Stół w przeglądarce. O tym, co się dzieje, mówią terminal-*.ftl, o co program pyta, desk.ftl. Zmienne są objaśnione
### w en/page-table.ftl.
###
### $rank jest tu w dopełniaczu liczby mnogiej: grupa królów. $card i $name stoją w mianowniku; $name może też być
### słowem table-you, dlatego przy nim raczej dwukropek niż czasownik.

table-comma = ,{" "}
table-semicolon = ;{" "}

## Miejsca

table-you = Ty
table-you-within = ty
table-on-turn =
    { $who ->
        [you] (masz ruch)
       *[other] (ma ruch)
    }
table-dealer = rozdający
table-bot = bot
table-away = nie odpowiada
table-stand-in = gra bot
table-declarer = rozgrywający
table-barrel =
    { $left ->
        [one] beczka: jeszcze { $left } rozdanie
        [few] beczka: jeszcze { $left } rozdania
       *[many] beczka: jeszcze { $left } rozdań
    }
table-cards-held =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
table-few =
    { $count ->
        [one] ostatnia karta!
        [few] już tylko { $count } karty!
       *[many] już tylko { $count } kart!
    }
table-clock = pozostały czas
table-passed = pas
table-has-bid = licytuje { $points }
table-says-marriage =
    { $suit ->
        [s] Meldunek pik ♠, { $points }
        [h] Meldunek kier ♥, { $points }
        [d] Meldunek karo ♦, { $points }
       *[c] Meldunek trefl ♣, { $points }
    }
table-says-contract = Kontrakt { $points }
table-points-made =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-made-of = zdobyte { $points } przy kontrakcie { $contract }
table-tricks =
    { $count ->
        [0] bez lewy
        [one] { $count } lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
table-marriage-made = meldunek { $sign } { $points }
table-total = suma { $points }
table-laid = na stole { $points }
table-stars =
    { $count ->
        [one] { $stars } { $count } natural
        [few] { $stars } { $count } naturale
       *[many] { $stars } { $count } naturali
    }
table-chapeaux =
    { $count ->
        [one] { $count } kapelusz
        [few] { $count } kapelusze
       *[many] { $count } kapeluszy
    }
table-gift = { $name } daje: { $card }

## Co stoi nad stołem

table-heading = { $game }, rozdanie { $deal }
table-your-turn = Twoja kolej
table-turn-of = Gra { $name }
table-phase =
    { $phase ->
        [between] Po rozdaniu
        [over] Koniec partii
        [stopped] Przerwano
       *[playing] Gra trwa
    }
table-phase-waiting = Czekamy na graczy
table-target = do { $points }
table-trump = Atut: { $suit }
table-trump-short = Atut
table-trump-none = jeszcze bez atutu
table-undo = Cofnij
table-undo-none = Nie ma czego cofnąć.
table-undo-ask = Poproś o cofnięcie
table-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu. Zgody: { $agreed } z { $of }.
table-undo-mine = Prosisz o cofnięcie ostatniego ruchu. Zgody: { $agreed } z { $of }.
table-undo-yes = Zgadzam się
table-undo-no = Nie zgadzam się
table-undo-withdraw = Zostaw, jak jest
table-hint = Podpowiedź
table-hint-ask = Poproś o podpowiedzi
table-hint-none = Podpowiedź dotyczy własnej decyzji, gdy jest wybór.
table-hint-thinking = Podpowiedź zaraz będzie.
table-hint-moves = Najlepsze ruchy
table-hint-move = Ruch
table-hint-close = Zamknij podpowiedź
table-hint-asked = { $name } pyta, czy w tej partii wolno korzystać z podpowiedzi. Zgody: { $agreed } z { $of }.
table-hint-mine = Pytasz, czy w tej partii wolno korzystać z podpowiedzi. Zgody: { $agreed } z { $of }.
table-hint-yes = Wolno
table-hint-no = Bez podpowiedzi
table-hint-withdraw = Gram bez podpowiedzi
table-hint-stop = Bez podpowiedzi do końca partii
table-hint-card = karta z podpowiedzi
table-log = Przebieg gry
table-menu = Wszystkie czynności
table-menu-log = Przebieg gry: pokaż lub ukryj
table-menu-sheet = Tabela wyników
table-real-cards = Graj dalej prawdziwymi kartami
table-keeper =
    { $who ->
        [you] Gra toczy się dalej prawdziwymi kartami; zapis wyników prowadzisz ty.
       *[other] Gra toczy się dalej prawdziwymi kartami; zapis wyników prowadzi { $name }.
    }
table-keeper-open = Otwórz zapis wyników
table-menu-rules = Zasady przy tym stole
table-menu-watch = Link do oglądania…
table-menu-leave = Odejdź od stołu…
table-menu-stop = Przerwij partię…
table-menu-more = Więcej…
table-leave-title = Odejść od stołu?
table-leave-ask = Dalej gra za ciebie bot. Możesz wrócić w każdej chwili: otwórz stół ze strony głównej.
table-leave-alone = Stół czeka bez zmian, aż wrócisz; znajdziesz go na stronie głównej.
table-leave-yes = Odejdź
table-leave-no = Zostań
table-stop-title = Przerwać partię teraz?
table-stop-ask = Partia kończy się tutaj, niedokończona, z obecnymi wynikami. Nie da się jej wznowić.
table-stop-yes = Przerwij partię
table-no-table = Nie ma takiego stołu
page-outdated = Ta strona jest nieaktualna
page-load-again = Wczytaj stronę ponownie

## Moje karty

table-my-hand = Twoja ręka
table-hand =
    { $count ->
        [one] Twoja ręka, { $count } karta
        [few] Twoja ręka, { $count } karty
       *[many] Twoja ręka, { $count } kart
    }
table-card-points =
    { $points ->
        [one] { $card }, { $points } punkt
        [few] { $card }, { $points } punkty
       *[many] { $card }, { $points } punktów
    }
table-can =
    { $verb ->
        [play] można zagrać
        [marry] można zagrać lub zameldować
        [give] można oddać
        [lay] można wyłożyć
        [wild] można wyłożyć jako jokera
        [take] można nią wziąć stos
       *[discard] można odrzucić
    }
table-can-be-used = można użyć
table-marriage-half = połowa meldunku za { $points }
table-fresh = nowa karta
table-sorted =
    { $sort ->
        [suit] Karty według koloru.
        [rank] Karty według wysokości.
       *[deal] Karty tak, jak przyszły.
    }
table-not-your-turn = To nie twoja kolej.
table-none-legal = Teraz nie można użyć żadnej karty.
table-not-now = Nie teraz.
table-nobodys-turn = Teraz nikt nie ma ruchu.
table-next-key = Koniec rozdania. Naciśnij N, aby zacząć następne.
table-next-press = Naciśnij N, aby zacząć następne rozdanie.
table-deal-goes-on = Rozdanie jeszcze trwa.
table-waits-for = Teraz gra { $name }…
table-select-rank =
    { $count ->
        [one] Zaznacz komplet { $rank } ({ $count })
        [few] Zaznacz komplet { $rank } ({ $count })
       *[many] Zaznacz komplet { $rank } ({ $count })
    }

## Tysiąc

table-talon = Musik
# While the declarer gives cards away: they still lie open. $who (String) you, other
table-talon-taken =
    { $who ->
        [you] Musik, już w twojej ręce
       *[other] Musik, już w ręce gracza { $name }
    }
table-trick = Lewa
table-last-trick = Poprzednia lewa
table-call =
    { $verb ->
        [bid] Odzywka
       *[contract] Kontrakt
    }
table-call-this =
    { $verb ->
        [bid] Licytuj { $points }
       *[contract] Kontrakt { $points }
    }
# What may be bid or named. $one (String) yes: nothing else than $low
table-call-range =
    { $one ->
        [yes] Możliwe tylko { $low }
       *[no] Wielokrotność { $step } od { $low } do { $high }
    }
# Enter in the number nobody has chosen yet. $verb (String) bid, contract
table-call-sure =
    { $verb ->
        [bid] Licytujesz { $points }? Naciśnij Enter jeszcze raz.
       *[contract] Kontrakt { $points }? Naciśnij Enter jeszcze raz.
    }
# Said where the keys stand in the hand and a number is asked for.
table-call-key = Naciśnij B, aby podać liczbę.
# Said once, when the focus first comes to the cards or the buttons for a move.
table-leave-cards = Tab wyprowadza z kart; tam litery działają z Alt. F1 pokazuje klawisze.
# P pressed once.
table-pass-sure = Pasujesz? Naciśnij P jeszcze raz.
# The groups of buttons, for the ear.
table-moves = Co możesz zrobić
table-onward = Co dalej
table-tools = Narzędzia stołu
table-less = O { $step } mniej
table-more = O { $step } więcej
table-quick = Ustaw:
table-give-who = Kto dostaje: { $card }?
table-give-group = Kto dostaje kartę
table-give-place = Karta dla: { $name }
table-give-choose = Najpierw wybierz kartę dla gracza { $name }.
table-cancel = Anuluj
table-marriage-group = Meldunek
table-marry-suit =
    { $suit ->
        [s] Zamelduj piki ♠, { $points }
        [h] Zamelduj kiery ♥, { $points }
        [d] Zamelduj kara ♦, { $points }
       *[c] Zamelduj trefle ♣, { $points }
    }
table-play-plain = Tylko zagraj: { $card }
table-marry-or-play = { $card }: zameldować za { $points }?
table-which-move = Co robisz z kartą { $card }?
table-concede = { $what }…
table-concede-no = Gram dalej

## Mille

table-board = Stół
table-stock-and-pack = Talon i stos
table-stock = Talon: { $count }
table-pack = Stos: { $count }
table-pack-said =
    { $count ->
        [0] Stos jest pusty.
        [one] Stos: { $count } karta, { $card }.
        [few] Stos: { $count } karty, na wierzchu { $card }.
       *[many] Stos: { $count } kart, na wierzchu { $card }.
    }
table-pack-look = obejrzyj
# The same button for the ear.
table-pack-look-title = Obejrzyj stos
table-take = Weź stos
table-take-which = Którymi kartami bierzesz stos?
table-lay =
    { $count ->
        [one] Wyłóż kartę
        [few] Wyłóż { $count } karty
       *[many] Wyłóż { $count } kart
    }
table-lay-none = Najpierw zaznacz karty do wyłożenia.
table-lay-mixed = { $cards }: to nie jest grupa.
table-would-lay =
    { $new ->
        [yes] Zaznaczone na nową grupę: { $cards }.
       *[no] Zaznaczone do twojej grupy { $rank }: { $cards }.
    }
table-would-discard = Zaznaczona karta: { $card }. Odrzucenie jej kończy twoją kolejkę.
# Where cards may be laid that fit several sets. $places (String) table-lay-to, several
table-lay-where = Do której grupy? { $places }.
# The same, of one card that can be discarded too. $card (String)
table-lay-or-discard = { $card }: odrzucić czy dołożyć do grupy? { $places }.
# The buttons with these places.
table-lay-group = Gdzie wyłożyć
table-lay-to =
    { $new ->
        [yes] jako nowa grupa { $rank }
       *[no] do grupy { $rank }
    }
table-discard = Odrzuć
table-discard-one = Najpierw zaznacz kartę, którą chcesz odrzucić.
table-discard-sure = Odrzucić tę kartę: { $card }? Naciśnij X jeszcze raz.
table-discard-many = Zaznacz tylko jedną kartę do odrzucenia; teraz zaznaczonych: { $count }.
table-unselect = Odznacz
table-unselected = Nic nie jest zaznaczone.
table-offers = Co możesz wyłożyć
table-sets-of =
    { $who ->
        [you] Twoje grupy
       *[other] Grupy gracza { $name }
    }
table-no-sets = jeszcze bez grup
table-add-title = Dołóż do grupy { $rank }
table-wilds =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    }
table-lies =
    { $lies ->
        [seven] siedem!
       *[eight] ★ osiem
    }
table-set = grupa { $rank }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }{ $wilds ->
        [0] {""}
        [one] , w tym { $wilds } joker
        [few] , w tym { $wilds } jokery
       *[many] , w tym { $wilds } jokerów
    }{ $lies ->
        [seven] , siedem w jednym stosiku
        [eight] , osiem odwróconych, natural
       *[open] {""}
    }, { $points } punktów ({ $cards })
table-known =
    { $count ->
        [one] na pewno ma: { $cards }
        [few] na pewno ma: { $cards }
       *[many] na pewno ma: { $cards }
    }
table-known-count =
    { $count ->
        [one] { $count } znana karta
        [few] { $count } znane karty
       *[many] { $count } znanych kart
    }

## Koniec rozdania i partii

table-deal-over = Koniec rozdania { $deal }
table-match-won =
    { $who ->
        [you] Wygrywasz partię!
       *[other] { $name } wygrywa partię
    }
table-stopped = Partia przerwana
table-column-deal = Nr
table-column-points = Punkty
table-column-score = Wynik
table-column-total = Suma
table-column-way = Droga do { $target }
table-how-counted = Jak to policzono
table-left-you = Zostaje ci na ręce
table-left-other = { $name } ma jeszcze na ręce
table-next-deal = Następne rozdanie
table-next-waits = Następne rozdanie zacznie się, gdy tylko zechce tego któryś z graczy.
table-replay = Powtórka
table-again = Zagraj jeszcze raz
table-again-with = { $name } gra jeszcze raz: zagraj też
table-suggest =
    { $result ->
        [won] Trzy wygrane z rzędu na poziomie „{ $level }”: może teraz ciekawszy będzie „{ $other }”.
       *[lost] Trzy przegrane z rzędu na poziomie „{ $level }”: może na razie ciekawszy będzie „{ $other }”.
    }
table-suggest-go = Zagraj na poziomie „{ $other }”
table-home = Strona główna
table-sheet-empty = Żadne rozdanie jeszcze się nie skończyło.

## Kogo nie ma

table-watching = Tylko patrzysz. Kart na rękach nie widać.
table-my-stand-in = Gra za ciebie bot.
table-back = Wracam do gry
table-is-away = { $name } nie odpowiada. Chwilę czekamy.
table-is-here = { $name } już jest.
table-is-held = { $name } nie gra; w zastępstwie gra bot.
table-vote = Głosowanie
table-vote-ask = { $name } nie odpowiada. Co dalej? Głosy: { $cast } z { $of }.
table-vote-choice =
    { $choice ->
        [wait] Czekać
        [bot] Niech gra bot
       *[stop] Przerwać i podliczyć
    }

## Odpowiedzi na klawisze

table-say-hand =
    { $count ->
        [one] { $count } karta: { $cards }.
        [few] { $count } karty: { $cards }.
       *[many] { $count } kart: { $cards }.
    }
# Cards that have come since my last turn.
table-say-fresh =
    { $count ->
        [one] Nowa: { $cards }.
        [few] Nowe: { $cards }.
       *[many] Nowe: { $cards }.
    }
table-hand-none = Nie masz kart na ręce.
table-say-played = { $name }: { $card }
table-say-nothing = Na stole nic nie leży.
table-say-talon = Musik: { $cards }.
table-say-talon-hidden = Musik leży zakryty.
table-say-last = Poprzednia lewa: { $cards }. { $who ->
        [you] Lewa jest twoja
       *[other] Bierze { $name }
    }, punkty: { $points }.
table-last-none = Nie było jeszcze żadnej lewy.
table-say-contract =
    { $who ->
        [you] Twój kontrakt { $points }
       *[other] { $name }: kontrakt { $points }
    }, zdobyte dotąd { $made }
table-say-bid = { $name }: { $points }
table-say-no-bid = { $name }: jeszcze nie licytuje
table-say-passed = { $name }: pas
table-say-score = { $name }: { $points } w tym rozdaniu, suma { $total }
table-say-total = { $name }: suma { $total }
table-say-marks = { $name }: { $marks }.
table-say-mark-concessions = bomby { $concessions } z { $free }
table-say-mark-empty = rozdania bez punktu { $empty } z { $free }
table-say-mark-barrel = na beczce, pozostałe rozdania: { $left }
# The pack but for its top card.
table-say-under = Niżej: { $cards }.
table-say-stock = Talon: { $stock }.
# $whose (String) table-sets-of; $count (Number) sets
table-say-sets =
    { $count ->
        [0] { $whose }: brak.
       *[other] { $whose }: { $sets }.
    }
table-say-score-mille = { $name }: suma { $total }, na stole { $laid }.
table-say-held-points = Na twojej ręce: { $points }.
table-say-stars = { $name }: gwiazdki { $stars }, kapelusze { $chapeaux }.
table-last-none-mille = Przeciwnik nie miał jeszcze ruchu.
# Contract points still missing. $left (Number)
table-say-left =
    { $left ->
        [0] Kontrakt jest zrobiony.
        [one] Brakuje { $left } punktu.
        [few] Brakuje { $left } punktów.
       *[many] Brakuje { $left } punktów.
    }
table-say-dealer = Rozdający: { $name }.
table-say-held =
    { $count ->
        [one] { $name }: { $count } karta
        [few] { $name }: { $count } karty
       *[many] { $name }: { $count } kart
    }
table-say-no-clock = Gra bez zegara.
# $move, $bank (String) page-seconds or page-minutes
table-say-move-time = { $name }: { $move } na ten ruch, { $bank } w zapasie
table-say-bank-time = { $name }: { $bank } w zapasie
# $name (String) the preset; $differs (String) options that differ from it
table-say-rules = Zasady: { $name }.
table-say-rules-differ = Zasady: { $name }. Inaczej tutaj: { $differs }.
table-say-option = { $option }: { $value }
table-say-why-none = { $card }: można użyć tej karty.
# One of several things, by its number. $what (String)
table-say-place = { $place } z { $count }: { $what }
table-say-no-sets = Na stole nie ma grup.
table-say-offers = { $offers }. Shift+Tab prowadzi do przycisków.
table-say-no-offers = Teraz nie możesz nic wyłożyć.

## Co robią klawisze, na liście klawiszy i w menu

table-keys = Przy stole
table-key-next = Następna karta
table-key-previous = Poprzednia karta
table-key-first = Pierwsza karta
table-key-last = Ostatnia karta
table-key-legal = Następna karta do użycia
table-key-legal-back = Poprzednia karta do użycia
table-key-play = Zagraj kartę albo ją oddaj
table-key-marry = Zamelduj tą kartą
table-key-pass = Pas
table-key-cancel = Anuluj
table-key-contract = Odzywki i kontrakt; do licytacji
table-key-hand = Moje karty
table-key-trick = Lewa albo musik na stole
table-key-trump = Atut
table-key-scores = Wyniki
table-key-marks = Beczka, bomby, rozdania bez punktu
table-key-turn = Czyja kolej
table-key-last-trick = Poprzednia lewa
table-key-sort-suit = Ułóż według koloru
table-key-sort-rank = Ułóż według wysokości
table-key-sort-deal = Ułóż tak, jak przyszły
table-key-undo = Cofnij
table-key-hint = Podpowiedź
table-key-deal = Następne rozdanie
table-key-select = Zaznacz kartę
table-key-draw = Dobierz kartę
table-key-take = Weź stos
table-key-lay = Wyłóż, co zaznaczone
table-key-discard = Odrzuć zaznaczoną kartę, a bez zaznaczenia bieżącą
table-key-unselect = Odznacz wszystko
table-key-pack = Stos i talon
table-key-sets = Grupy na stole
table-key-stars = Gwiazdki i kapelusze
table-key-last-turn = Ostatnia kolejka przeciwnika
table-key-concede = Rzuć bombę albo odpisz kontrakt
table-key-why = Dlaczego nie można użyć karty
table-key-dealer = Kto rozdawał
table-key-others = Ile kart mają inni
table-key-clock = Pozostały czas
table-key-rules = Powiedz zasady przy tym stole
table-key-talk = Rozmowa przy stole
table-key-card = Lewa, także poprzednia, karta po karcie
table-key-card-back = Karta przed nią
table-key-set = Grupy, jedna po drugiej
table-key-set-back = Grupa przed nią
table-key-offers = Co możesz wyłożyć
table-key-use = Użyj karty
table-key-moves = Co możesz zrobić
table-key-buttons = Do przycisków z ruchami
table-key-table = Co jest na stole
table-key-each = Co jest na stole, po kolei
table-key-each-back = Poprzednie

replay-hand =
    { $count ->
        [one] { $name }, na ręce { $count } karta
        [few] { $name }, na ręce { $count } karty
       *[many] { $name }, na ręce { $count } kart
    }
replay-deal-option = Rozdanie { $deal }

## Tabela wyników

sheet-caption = Tabela wyników
sheet-column-contract = Kontrakt
sheet-go = Przejdź do rozdania { $deal }
sheet-of-deal = Rozdanie { $deal }
sheet-running = , suma { $total }
sheet-total = Suma
sheet-wins = wygrywa
sheet-payment = Kto komu płaci
sheet-in-words = Rozdanie po rozdaniu, słowami

## The family of Tysiac

# Beside a name: only contracts of their own add to this total.
table-locked = wynik zablokowany
# Beside a name. $count (Number) falls from the barrel, $most (Number) the one that makes the total 0
table-falls = upadki: { $count } z { $most }
table-has-bid-blind = licytuje { $points } w ciemno
table-says-aces = Cztery asy, { $points }
table-aces-made = cztery asy { $points }
# In the name of an ace where all four are in hand.
table-aces-part = jeden z czterech asów za { $points } punktów
table-aces-declare = Zamelduj cztery asy, { $points }
table-aces-or-play = { $card }: zameldować cztery asy za { $points }?
table-aces-group = Cztery asy
# Shift+B pressed once. $bid (String) desk-blind
table-blind-sure = { $bid }? Naciśnij Shift+B jeszcze raz.
table-say-bid-blind = { $name }: { $points } w ciemno
# Shift+N pressed once.
table-redeal-sure = Prosisz o nowe rozdanie? Naciśnij Shift+N jeszcze raz.
table-blind-none = Teraz nie można licytować w ciemno.
table-redeal-none = Teraz nie możesz prosić o nowe rozdanie.
# Above the table. $number (Number) of the golden deals this is, $count (Number) how many there are
table-golden = Złote rozdanie { $number } z { $count }: liczy się podwójnie
# Above the table, beside the contract.
table-blind = W ciemno: kontrakt liczy się podwójnie
# The same in brief.
table-doubled = ×2
# Nothing is counted of the players.
table-marks-none = niczego się nie liczy
table-key-blind = Licytuj w ciemno
table-key-redeal = Poproś o nowe rozdanie, z czterema dziewiątkami

## Tysiac for two and four players

# One of the two talons of two players. $number (Number) 1 or 2
table-talon-number = Musik { $number }
table-talons = Dwa musiki
table-say-talons-hidden = Oba musiki leżą zakryte.
table-lay-away-sure = Odłożyć: { $card }?
table-lay-away-group = Odłóż kartę
# Of four players the dealer: beside the name
table-sits-out = pauzuje
table-say-sits-out =
    { $who ->
        [you] Pauzujesz
       *[other] { $name } pauzuje
    }
# The cards that one of two players has laid away, seen by that player alone
table-laid-away = Odłożone: { $cards }
table-key-take-first = Weź musik 1
table-key-take-second = Weź musik 2

table-talk-none =
    { $why ->
        [off] Rozmowa przy stole jest wyłączona w ustawieniach.
       *[alone] Nie ma tu z kim rozmawiać.
    }
