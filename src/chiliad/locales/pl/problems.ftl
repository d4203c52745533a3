# Zadania: decyzje, których najlepszy ruch jest znany (chiliad problems i przy stole).

command-problems = zadania ze znanym najlepszym ruchem: rozwiązywanie, lista, tworzenie, sprawdzanie
    .long = Zadania, których najlepszy ruch jest znany. „chiliad problems GRA” zadaje je jedno po drugim; ze słowem list, make lub check przed nazwą gry program wypisuje je, tworzy lub sprawdza.
help-problems-words = słowo ({ $words }) albo nic, potem gra: { $known }
help-problems-theme = tylko zadania na ten temat; „chiliad problems list GRA” wymienia tematy
help-problems-level = tylko zadania, które rozwiązuje najsłabszy z poziomów: ten
help-problems-file = zadania z tego pliku zamiast tych, które są w grze
help-problems-count = make: ile zadań
help-problems-seed = make: liczba, z której wynikają wszystkie rozdania i wybory
help-problems-out = make: plik; jeśli są w nim już zadania z tego samego polecenia, tworzenie idzie dalej
metavar-file = PLIK
problems-progress = zadania

problems-of-another-command = { $path } ma zadania z innego polecenia
unknown-theme =
    nie ma tematu „{ $text }”, są tylko: { $known }{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }
unknown-level =
    nie ma poziomu „{ $text }”, są tylko: { $known }{ $near ->
        [none] {""}
       *[other] ; może chodzi o { $near }
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] Do gry { $game } nie ma takich zadań.
        [one] { $count } zadanie do gry { $game }:
        [few] { $count } zadania do gry { $game }:
       *[many] { $count } zadań do gry { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = udowodnione
problem-proof-judged = ocenione
problems-checked =
    { $count ->
        [one] Sprawdzono { $count } zadanie;
        [few] Sprawdzono { $count } zadania;
       *[many] Sprawdzono { $count } zadań;
    } { $faults ->
        [0] wszystko się zgadza
        [one] { $faults } jest błędne
        [few] { $faults } są błędne
       *[many] { $faults } jest błędnych
    }
problems-solved-by = { $bot } rozwiązuje { $count } ({ $percent }%)
problem-fault-decision = { $id }: zapis nie kończy się przed decyzją z co najmniej trzema ruchami
problem-fault-greedy = { $id }: bot greedy znajduje najlepszy ruch
problem-fault-proof = { $id }: udowodnione są inne ruchy
problem-fault-judgement = { $id }: ocena wskazuje inny ruch albo żaden
problem-fault-theme = { $id }: temat jest inny

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = Do gry { $game } nie ma takich zadań.
problems-greeting =
    { $count ->
        [one] { $count } zadanie do gry { $game }; rozwiązane: { $solved }.
        [few] { $count } zadania do gry { $game }; rozwiązane: { $solved }.
       *[many] { $count } zadań do gry { $game }; rozwiązane: { $solved }.
    }
problems-greeting-help = Znajdź najlepszy ruch i wpisz go jak przy stole; „?” wymienia ruchy, „hint” podaje temat, „q” kończy.
problems-all-done = To już wszystkie zadania tego rodzaju. Te z błędną odpowiedzią wrócą następnym razem.
problems-left = Rozwiązane: { $solved } z { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Zadanie { $id }. Rozwiązuje je poziom „{ $level }”.
problem-hint = Temat: { $theme }.
problem-ask-next = Enter: następne zadanie; c: wszystkie karty; q: koniec.
problem-right = Dobrze.
problem-wrong = To nie jest najlepszy ruch.
problem-best =
    { $count ->
        [one] Najlepszy ruch: { $moves }.
        [few] Najlepszy jest każdy z tych ruchów: { $moves }.
       *[many] Najlepszy jest każdy z tych ruchów: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Twoje karty: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = To jest udowodnione: kontrakt będzie zrobiony bez względu na to, co inni mają i co zagrają. Żaden inny ruch tego nie zapewnia.
problem-known-proved-fails = To jest udowodnione: kontrakt upadnie bez względu na to, co inni mają i co zagrają. Żaden inny ruch tego nie zapewnia.
problem-known-judged-makes = W 95 na 100 układów kart, które mogą mieć inni, żaden inny ruch nie daje więcej, a każdy inny robi kontrakt w co najmniej 50 na 100 układów mniej.
problem-known-judged-fails = W 95 na 100 układów kart, które mogą mieć inni, żaden inny ruch nie daje więcej, a po każdym innym kontrakt upada w co najmniej 50 na 100 układów mniej.
problem-known-gift = Po oddaniu właściwych kart kontrakt jest zrobiony w co najmniej 95 na 100 układów, które mogą mieć inni. Bomba nic nie daje.
problem-known-concede = Cokolwiek oddasz, kontrakt upada w co najmniej 95 na 100 układów, które mogą mieć inni.
problem-known-wins = To jest udowodnione: partię można wygrać w tej turze bez względu na to, co ma rywal. Żaden inny ruch na to nie pozwala.
problem-known-points = Jest najlepszy w co najmniej 95 na 100 rąk, które może mieć rywal, średnio o co najmniej 10 punktów.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = zgłoszenie meldunku
problem-theme-hold-marriage = wstrzymanie się z meldunkiem
problem-theme-draw-trumps = ściąganie atutów
problem-theme-cash-winner = wzięcie pewnej lewy
problem-theme-give-up-lead = oddanie wyjścia
problem-theme-take-trick = wzięcie lewy
problem-theme-cheapest-winner = czym wziąć lewę
problem-theme-hold-up = zostawienie lewy innym
problem-theme-points-to-partner = punkty dla drugiego obrońcy
problem-theme-save-points = nieoddawanie punktów w lewie
problem-theme-discard = której karty się pozbyć
problem-theme-play-on = gra zamiast bomby
problem-theme-gifts = które karty oddać
problem-theme-concede = bomba w straconym rozdaniu
problem-theme-go-out = zakończenie rozdania i wygrana
problem-theme-go-out-natural = zakończenie bez jokerów i wygrana
problem-theme-take-pack = wzięcie stosu
problem-theme-draw = zostawienie stosu
problem-theme-up-card-two = wzięcie odkrytej dwójki
problem-theme-lay = wyłożenie kart już teraz
problem-theme-twos = użycie dwójek
problem-theme-hold = zatrzymanie kart na ręce
problem-theme-keep-two = zatrzymanie dwójki
problem-theme-keep-pair = zatrzymanie pary
problem-theme-dear-discard = pozbycie się drogiej karty
problem-theme-safe-discard = odrzucenie, z którego rywal nie skorzysta
