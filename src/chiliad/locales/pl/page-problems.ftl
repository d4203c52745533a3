# Strona z zadaniami.

# $game (String) a game
problems-title = Zadania do gry { $game }
# $place, $count (Number); $level (String) the weakest level of the bots that solves it
problems-place = Zadanie { $place } z { $count }. Rozwiązuje je poziom „{ $level }”.
problems-slip = Z twojej partii: { $day }
problems-solved = Rozwiązane: { $solved } z { $count }
problems-done = To już wszystkie zadania. Te z błędną odpowiedzią wrócą następnym razem.
problems-next = Następne zadanie
problems-hands = Pokaż wszystkie karty
problems-keys = Klawisze zadań
problems-key-next = następne zadanie
