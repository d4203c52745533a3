### Karta wyników w terminalu: chiliad score.

command-score = prowadzi zapis gry prawdziwymi kartami
    .long = Prowadzi zapis gry, w którą gracie prawdziwymi kartami: pyta, kto co zrobił w rozdaniu, rozlicza je według zasad i od razu zapisuje w pliku. Każde wcześniejsze rozdanie można poprawić; wszystko po nim rozlicza się na nowo.
help-score-file = plik karty; jeśli już jest, zapis biegnie dalej; bez niego nowy plik w folderze danych
help-score-names = gracze zgodnie z ruchem wskazówek zegara, po przecinku: Ala,Bo,Cem; inaczej padnie pytanie
score-help =
    Odpowiadaj na kolejne pytania albo na kilka naraz, ze spacjami. Liczba może być sumą: 10+15+20.
    Przy każdym pytaniu: wyniki, popraw 3, wstaw 3, usuń 3 (rozdanie o tym numerze), rozdający 3 Bo, imiona A,B,C, zasady OPCJA=WARTOŚĆ, cofnij, ponów, koniec.
verb-correct = popraw
verb-insert = wstaw
verb-remove = usuń usun skasuj
verb-dealer = rozdający rozdajacy
verb-names = imiona
verb-redo = ponów ponow
verb-count = policz
score-name = Imię gracza { $number }, zgodnie z ruchem wskazówek zegara:
# $names (String) gracze
score-first-dealer = Kto rozdaje pierwszy: { $names }?
score-player-again = Podaj imię gracza albo jego początek: { $names }.
score-number-again = Podaj liczbę albo sumę, na przykład 10+15+20.
score-yes-again = Podaj tak albo nie.
score-over = Partia skończona. Polecenie albo Enter, by wyjść:
score-not-understood = „{ $text }” nie jest poleceniem
score-which-deal = „{ $text }” nie jest numerem rozdania
score-nothing-to-undo = nie ma czego cofnąć
score-nothing-to-redo = nie ma czego ponowić
score-which-rules = Wpisz nazwę zestawu zasad albo opcje: zasady kurnik step=10
score-rules-changed = Zasady są zmienione.
score-who-dealt = Kto rozdawał: { $names }?
score-dropped = Nic się nie zmieniło.
score-refused-deal = Nic się nie zmieniło z powodu rozdania { $deal }: { $why }
score-changed = Rozdanie { $deal }, { $name }: było { $was }, jest { $now }.
score-changed-total = { $name }, suma: było { $was }, jest { $now }.
score-kept = Karta jest zapisana w { $path }.
score-input-ended = wejście się skończyło; karta jest zapisana w { $path }
score-interrupted = przerwano; karta jest zapisana w { $path }
score-verb-concede = Bomba
score-verb-blind = W ciemno
score-verb-redeal = Nieważne: cztery dziewiątki
score-verb-blocked = Blokada
score-verb-count = Policz karty
score-count-help = Wpisz każdą grupę, potem / i to, co zostało na ręce: KKK QQQs2 / 5 7. Kolor piszesz tylko przy Qs i Jd. Sam Enter kończy.
score-name-unusable = „{ $name }” nie może tu być imieniem gracza
score-enter-keeps = (Enter: { $was })

## Karta w innych rękach

sheet-file-separator = ;
sheet-file-dealer = Rozdający
sheet-file-declarer = Rozgrywający
sheet-file-ended = Wynik
sheet-file-score = { $name }: wynik
sheet-file-total = { $name }: suma
sheet-file-notes = { $name }: uwagi
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Suma: { $totals }.
